//! Everybody who is connected: how many there may be, and whose place is given to somebody else.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::visit::Visit;

/// An address with fewer connections than this gets one more even when places become scarce.
const FEW: usize = 8;
/// One place in so many is kept for such addresses.
const RESERVE: usize = 8;

/// How many connections there may be.
#[derive(Debug, Clone, Copy)]
pub(super) struct Caps {
    pub(super) all: u32,
    pub(super) of_address: u32,
}

/// Everybody who is connected.
pub(super) struct Crowd {
    caps: Caps,
    inside: Mutex<Inside>,
}

/// The connections of one address, the oldest first.
type Group = BTreeMap<u64, Arc<Visit>>;

#[derive(Default)]
struct Inside {
    /// The number of the next connection.
    next: u64,
    all: usize,
    /// By address; without one, those of proxies.
    groups: HashMap<Option<IpAddr>, Group>,
}

impl Crowd {
    pub(super) fn new(caps: Caps) -> Crowd {
        Crowd { caps, inside: Mutex::default() }
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a connection in, if there is a place. One that only waits is sent away for it: the oldest of the same address if that has
    /// as many as it may, or else of the address that has the most.
    pub(super) fn enter(self: &Arc<Crowd>, address: Option<IpAddr>, visit: &Arc<Visit>) -> Option<Place> {
        let mut inside = self.inside();
        let own = inside.groups.get(&address).map_or(0, Group::len);
        if address.is_some() && own >= self.caps.of_address as usize && !inside.send_one_away(address) {
            return None;
        }
        let all = self.caps.all as usize;
        let places = if own < FEW { all } else { all - all / RESERVE };
        if inside.all >= places && !inside.send_one_of_the_busiest_away() {
            return None;
        }
        let number = inside.next;
        inside.next += 1;
        inside.all += 1;
        inside.groups.entry(address).or_default().insert(number, Arc::clone(visit));
        Some(Place { crowd: Arc::clone(self), address, number })
    }
}

impl Inside {
    /// Sends the oldest connection away that only waits; whether there is one.
    fn send_one_away(&mut self, address: Option<IpAddr>) -> bool {
        let waiting =
            self.groups.get(&address).and_then(|group| group.iter().find(|(_, visit)| visit.is_waiting()));
        let Some((&number, visit)) = waiting else { return false };
        visit.send_away();
        self.remove(address, number);
        true
    }

    /// The same for the address that has the most connections, of those that have one that only waits.
    fn send_one_of_the_busiest_away(&mut self) -> bool {
        let waiting = self.groups.iter().filter(|(_, group)| group.values().any(|visit| visit.is_waiting()));
        let busiest = waiting.max_by_key(|(_, group)| group.len()).map(|(address, _)| *address);
        busiest.is_some_and(|address| self.send_one_away(address))
    }

    fn remove(&mut self, address: Option<IpAddr>, number: u64) {
        let Some(group) = self.groups.get_mut(&address) else { return };
        if group.remove(&number).is_some() {
            self.all -= 1;
        }
        if group.is_empty() {
            self.groups.remove(&address);
        }
    }
}

/// The place of one connection, until it is dropped.
pub(super) struct Place {
    crowd: Arc<Crowd>,
    address: Option<IpAddr>,
    number: u64,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.crowd.inside().remove(self.address, self.number);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::super::visit::Busy;
    use super::*;

    struct Door(Arc<Crowd>);

    impl Door {
        fn new(all: u32, of_address: u32) -> Door {
            Door(Arc::new(Crowd::new(Caps { all, of_address })))
        }

        fn enter(&self, address: [u8; 4]) -> Option<(Arc<Visit>, Place)> {
            let visit = Visit::new(Duration::from_secs(10));
            let place = self.0.enter(Some(address.into()), &visit)?;
            Some((visit, place))
        }

        fn count(&self, address: [u8; 4]) -> usize {
            self.0.inside().groups.get(&Some(address.into())).map_or(0, Group::len)
        }
    }

    fn busy(visit: &Arc<Visit>) -> Busy {
        Busy::new(Arc::clone(visit), Duration::from_secs(10))
    }

    const GREEDY: [u8; 4] = [10, 0, 0, 1];
    const MODEST: [u8; 4] = [10, 0, 0, 2];

    #[test]
    fn an_address_has_so_many_places_and_loses_those_where_it_only_waits() {
        let door = Door::new(100, 3);
        let mut visits: Vec<_> = (0..5).map(|_| door.enter(GREEDY).unwrap()).collect();
        assert_eq!(door.count(GREEDY), 3, "the oldest two were sent away");
        let all_busy: Vec<_> = visits[2..].iter().map(|(visit, _)| busy(visit)).collect();
        assert!(door.enter(GREEDY).is_none(), "all are in use");
        assert!(door.enter(MODEST).is_some());
        drop(all_busy);
        assert!(door.enter(GREEDY).is_some());
        visits.clear();
        assert!(door.0.inside().groups.is_empty());
        assert_eq!(door.0.inside().all, 0);
    }

    #[test]
    fn the_last_places_are_for_those_who_have_few() {
        let door = Door::new(80, 1000);
        let visits: Vec<_> =
            std::iter::repeat_with(|| door.enter(GREEDY)).take(70).map(Option::unwrap).collect();
        let all_busy: Vec<_> = visits.iter().map(|(visit, _)| busy(visit)).collect();
        assert!(door.enter(GREEDY).is_none(), "the reserve is not for whoever has seventy");
        let modest: Vec<_> = (0..FEW).map(|_| door.enter(MODEST).unwrap()).collect();
        let these_too: Vec<_> = modest.iter().map(|(visit, _)| busy(visit)).collect();
        assert!(door.enter(MODEST).is_none());
        drop((all_busy, these_too));
        let _one_more = door.enter(GREEDY).expect("one that waits makes room");
        assert_eq!((door.count(GREEDY), door.count(MODEST)), (70, FEW));
    }

    #[test]
    fn when_all_places_are_taken_the_busiest_address_loses_one_where_it_waits() {
        let door = Door::new(8, 1000);
        let others: Vec<_> = (10..13).map(|last| door.enter([10, 0, 0, last]).unwrap()).collect();
        let greedy: Vec<_> = (0..5).map(|_| door.enter(GREEDY).unwrap()).collect();
        let modest = door.enter(MODEST).unwrap();
        assert_eq!((door.count(GREEDY), door.count(MODEST)), (4, 1));
        assert_eq!(door.0.inside().all, 8);
        drop((others, greedy, modest));
        assert_eq!(door.0.inside().all, 0);
    }
}
