//! What a viewer is shown of a table. Hidden things leave the server only through `view`, `seen_by` and `shows_score` of the
//! games; whose turn it is holds none.

use std::collections::BTreeMap;

use serde_json::value::RawValue;
use steading_game::{AnyMoment, AnyVisit, Score, Seat, SeatSet, Setup, Told, Viewer};
use steading_protocol::server::{
    GameState, Moment, PersonInfo, ResultInfo, SeatInfo, StoryLine, TableInfo, TakeBackOffer,
};
use steading_protocol::terms::Terms;
use steading_store::{Status, TableRow};

use crate::look::{Page, Wants};
use crate::table::Table;
use crate::{ids, names};

/// The most lines of the story at a time. Together with the way to the first of them from a state that is kept, they are gone
/// through where they are asked for.
const STORY_LINES: usize = 250;

/// The version of the rules that new tables are played by, if it is another one than that of this table.
pub(crate) fn current_rules(row: &TableRow) -> Option<u32> {
    let current = steading_catalog::find(&row.game).map(|game| game.info().rules_version);
    current.filter(|current| *current != row.rules)
}

/// The readings of the booklet's words that are not as printed at a table.
pub(crate) fn readings(row: &TableRow, terms: &Terms) -> BTreeMap<&'static str, String> {
    let options = terms.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let setup = steading_catalog::find(&row.game)
        .and_then(|game| game.info().setup_by(row.rules, terms.players, options).ok());
    let otherwise = setup.iter().flat_map(Setup::read_otherwise);
    otherwise.map(|(name, value)| (name, value.to_string())).collect()
}

/// The seats of a set, as numbers.
pub(crate) fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

impl Table {
    /// What everybody may know about the table.
    pub(crate) fn info(&self) -> TableInfo {
        let resigned = self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.resigned);
        let seats = (0..).map(Seat).zip(&self.sitters).map(|(seat, sitter)| SeatInfo {
            person: sitter.person.as_ref().map(|id| PersonInfo {
                id: id.clone(),
                name: self.names.get(id).cloned().unwrap_or_default(),
            }),
            bot: sitter.bot.clone(),
            bot_name: (sitter.bot.is_some() && sitter.person.is_none())
                .then(|| names::of_bot(&self.row.id, seat)),
            resigned: resigned.contains(seat),
        });
        let status = self.status();
        TableInfo {
            id: self.row.id.clone(),
            game: self.row.game.clone(),
            rules: self.row.rules,
            current_rules: current_rules(&self.row),
            status: status.as_str(),
            public: self.row.public,
            host: self.row.host.clone(),
            terms: self.terms.clone(),
            readings: readings(&self.row, &self.terms),
            seats: seats.collect(),
            waiting: numbers(self.must_act()),
            commitment: ids::commitment(self.seed),
            seed: (status == Status::Finished).then(|| self.seed.to_string()),
            created: self.row.created,
            changed: self.row.changed,
        }
    }

    /// How the game stands for a viewer.
    pub(crate) fn state(&self, viewer: Viewer, wants: Wants, now: i64) -> Option<GameState> {
        let play = self.play.as_ref()?;
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Host => None,
        };
        let over = self.status() == Status::Finished;
        let acts = seat.filter(|&seat| !over && play.engine.may_act().contains(seat));
        let choices = acts.filter(|_| wants.choices).map(|seat| play.engine.legal_actions(seat));
        let actions = acts.filter(|_| wants.actions).map(|seat| play.engine.legal_notations(seat));
        let offer = play.offer.map(|offer| TakeBackOffer {
            seat: offer.seat,
            decisions: offer.decisions,
            waiting: numbers(offer.waiting),
        });
        Some(GameState {
            entries: self.entries(),
            ply: self.entries(),
            decisions: play.decisions(),
            seat,
            must_act: numbers(self.must_act()),
            absent: numbers(self.absent(now)),
            prompt: acts.filter(|_| wants.choices).map(|seat| play.engine.prompt(seat)),
            choices: choices.unwrap_or_default(),
            actions: actions.unwrap_or_default(),
            can_undo: seat.is_some_and(|seat| !over && play.engine.can_undo(seat)),
            view: wants.view.then(|| view(&*play.engine, viewer, wants.data)),
            scores: if wants.view { scores(&*play.engine, self.setup.players, viewer) } else { Vec::new() },
            clocks: play.clocks.shown(now),
            take_back: offer,
            result: self.result(),
        })
    }

    fn result(&self) -> Option<ResultInfo> {
        let (outcome, play) = (self.outcome()?, self.play.as_ref()?);
        Some(ResultInfo {
            places: outcome.places().to_vec(),
            scores: Seat::all(self.setup.players).map(|seat| play.engine.score(seat)).collect(),
            resigned: play.given_up,
        })
    }

    /// What happened in a part of the story, for a viewer; with the opening if that is asked for from the beginning. Of a long part
    /// come the last lines.
    pub(crate) fn story(&self, viewer: Viewer, page: Page) -> Vec<StoryLine> {
        let mut lines = Vec::new();
        if let Some(play) = &self.play {
            let first = if page.after == 0 { 0 } else { page.after as usize + 1 };
            let last = play.engine.decisions().min(page.until as usize);
            let first = first.max((last + 1).saturating_sub(STORY_LINES));
            play.engine.walk(first..=last, &mut |visit| lines.push(visited(viewer, &visit)));
        }
        lines
    }

    /// The game as it was after so many decisions, if it came to that.
    pub(crate) fn moment(&self, viewer: Viewer, decision: u32, data: bool) -> Option<Moment> {
        let play = self.play.as_ref()?;
        let of = play.engine.decisions() as u32;
        let mut found = None;
        play.engine.walk(decision as usize..=decision as usize, &mut |visit| {
            let moment = visit.after;
            let asked = match viewer {
                Viewer::Seat(seat) => Some(seat).filter(|&seat| moment.may_act().contains(seat)),
                Viewer::Host => moment.must_act().first(),
                Viewer::Spectator => None,
            };
            found = Some(Moment {
                decision,
                of,
                view: view(moment, viewer, data),
                line: visited(viewer, &visit),
                must_act: numbers(moment.must_act()),
                prompt: asked.map(|seat| moment.prompt(seat)),
                scores: scores(moment, self.setup.players, viewer),
            });
        });
        found
    }
}

/// The view, with the data files of an owner for whoever wants them.
fn view(moment: &dyn AnyMoment, viewer: Viewer, data: bool) -> Box<RawValue> {
    if data { moment.written_view(viewer) } else { moment.drawn_view(viewer) }
}

/// Everybody's points, as far as the viewer may know them.
fn scores(moment: &dyn AnyMoment, players: u8, viewer: Viewer) -> Vec<Option<Score>> {
    Seat::all(players).map(|seat| moment.score_seen(seat, viewer)).collect()
}

/// The line of the story for a decision that is gone through again.
fn visited(viewer: Viewer, visit: &AnyVisit<'_>) -> StoryLine {
    let (seat, action) = visit.made.as_ref().map(|(seat, action)| (*seat, action.as_str())).unzip();
    told_line(viewer, visit.decision as u32, seat, action, &*visit.events)
}

/// One line of the story. The words of a decision may tell more than its events, so only its player gets them.
pub(crate) fn told_line(
    viewer: Viewer,
    decision: u32,
    seat: Option<Seat>,
    action: Option<&str>,
    told: &dyn Told,
) -> StoryLine {
    let is_player = seat.is_some_and(|seat| viewer.is(seat));
    StoryLine {
        decision,
        seat,
        action: action.filter(|_| is_player).map(str::to_owned),
        events: told.seen_by(viewer),
    }
}
