//! Times in which no server ran: nobody's clock runs then.

use std::sync::{Arc, PoisonError, RwLock};

use steading_store::Outage;

/// All outages, the earliest first. They stand in the store; this is what was read of them last.
#[derive(Default)]
pub(crate) struct Outages(RwLock<Arc<[Outage]>>);

impl Outages {
    pub(crate) fn known(&self) -> Arc<[Outage]> {
        Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn replace(&self, outages: Vec<Outage>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = outages.into();
    }
}

/// How long people had between two times.
pub(crate) fn running_time(outages: &[Outage], from: i64, to: i64) -> i64 {
    let later = outages.partition_point(|outage| outage.ended <= from);
    let overlaps = outages[later..].iter().map(|outage| outage.ended.min(to) - outage.began.max(from));
    (to - from).max(0) - overlaps.filter(|&overlap| overlap > 0).sum::<i64>()
}

/// When people have had so much time, from a moment on.
pub(crate) fn after_running(outages: &[Outage], from: i64, time: i64) -> i64 {
    let later = outages.partition_point(|outage| outage.ended <= from);
    outages[later..].iter().fold(from + time, |end, outage| {
        if outage.began < end { end + outage.ended - outage.began.max(from) } else { end }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_runs_only_outside_of_outages() {
        let outages = [(10, 20), (30, 35), (100, 200)].map(|(began, ended)| Outage { began, ended });
        for (from, to, time) in [
            (0, 10, 10),
            (0, 15, 10),
            (0, 25, 15),
            (12, 18, 0),
            (15, 40, 15),
            (20, 30, 10),
            (40, 90, 50),
            (0, 300, 185),
            (50, 40, 0),
        ] {
            assert_eq!(running_time(&outages, from, to), time, "{from} to {to}");
        }
        // A deadline on the edge of an outage passes before it.
        for (from, time, end) in
            [(0, 10, 10), (0, 11, 21), (0, 20, 30), (0, 21, 36), (15, 1, 21), (40, 50, 90), (40, 61, 201)]
        {
            assert_eq!(after_running(&outages, from, time), end, "{time} from {from}");
            assert_eq!(running_time(&outages, from, end), time, "{time} from {from}");
        }
    }
}
