//! The hero cards and their guilds.

use steading_game::{Amount, Step, Thing};

use super::of_each;
use crate::{Data, Guild, HeroId};

pub(super) fn things(data: &Data) -> impl Iterator<Item = Thing> {
    Guild::ALL.into_iter().map(|guild| of_guild(data, guild)).chain(HeroId::all().map(|id| card(data, id)))
}

fn of_guild(data: &Data, guild: Guild) -> Thing {
    let cards = HeroId::all().filter(|&hero| data.hero(hero).guild == guild).count();
    Thing::new("guild", guild.id(), steading_game::Origin::Printed)
        .named(guild.key())
        .ruled("SE-12.1")
        .copies(cards as u32)
}

fn card(data: &Data, id: HeroId) -> Thing {
    let card = data.hero(id);
    let mut thing = Thing::new("hero", data.hero_id(id).to_owned(), card.origin.into())
        .named(card.key)
        .ruled("SE-8.2")
        .copies(1u32)
        .number("points", card.points.number())
        .word("guild", card.guild.key())
        .word("monster", card.monster.key())
        .costs(of_each(card.cost));
    if let Some(each) = card.points.each() {
        thing = thing.word("each", each);
    }
    if card.bonus_settlers > 0 {
        let brings = [Amount::of(card.bonus_settlers, "bonus_settler")];
        thing = thing.does([Step::new("verb-invite").taking(brings)]);
    }
    thing
}
