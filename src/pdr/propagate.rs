//! Pushing lemmas to the next frame; a frame that loses all of them is an invariant.

use crate::frames::{Lemma, State};
use crate::model::Model;
use crate::solver::Halt;
use crate::{Engine, events};

impl Engine<'_> {
    /// Pushes all lemmas as far as they go. The number of a frame whose states are all that are reachable, if there is one.
    pub(crate) fn propagate(&mut self) -> Result<Option<usize>, Halt> {
        for level in 1..self.frames.top() {
            let mut lemmas: Vec<Lemma> = self.frames.at(level).to_vec();
            lemmas.sort_by_key(|lemma| lemma.cube.cube.len());
            for lemma in lemmas {
                self.push(level, &lemma)?;
            }
            if self.frames.at(level).is_empty() {
                return Ok(Some(level));
            }
        }
        Ok(None)
    }

    /// Pushes a lemma to the next frame, if it is still there and can be.
    fn push(&mut self, level: usize, lemma: &Lemma) -> Result<(), Halt> {
        let Some(place) = self.frames.place(level, &lemma.cube.cube) else { return Ok(()) };
        if !self.frames.may_move(level, place) {
            return Ok(());
        }
        if self.is_blocked(level + 1, &lemma.cube.cube, false)? {
            self.end_query(level + 1);
            self.stats.pushed += 1;
            let core = self.core.clone();
            events::Pushed::trace(|| events::Pushed { level: level as u64 + 1, cube: self.text(&core) });
            self.add_lemma(level + 1, core, None);
        } else {
            let state = self.witness(level);
            self.end_query(level + 1);
            self.frames.refuse(level, place, state);
        }
        Ok(())
    }

    /// The state of a frame that the model of the last query about a cube has. What the query left open satisfies no lemma, so it may
    /// have any value.
    pub(crate) fn witness(&self, frame: usize) -> State {
        let solver = &self.solvers[frame];
        State::new(self.model.latches.len(), |latch| solver.value(Model::latch_var(latch)).unwrap_or(false))
    }
}
