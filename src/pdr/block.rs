//! Blocking: obligations are discharged at the lowest frame first, each by a lemma or by its predecessor.
//!
//! Niklas Een, Alan Mishchenko and Robert Brayton, "Efficient implementation of property directed reachability" (FMCAD 2011).

use crate::cube::Signed;
use crate::frames::State;
use crate::generalize::Effort;
use crate::query::{Predecessor, Target};
use crate::queue::{Pob, PobId};
use crate::solver::Halt;
use crate::{Engine, events};
use eufonium_base::ids::Id;
use eufonium_smt::sat::Lit;

impl Engine<'_> {
    /// Blocks all violations at the highest frame; an obligation with an initial state if there is a trace to one.
    pub(crate) fn secure(&mut self) -> Result<Option<PobId>, Halt> {
        loop {
            if let Some(id) = self.discharge()? {
                return Ok(Some(id));
            }
            let Some(found) = self.violation()? else { return Ok(None) };
            let top = self.frames.top();
            if let Some(id) = self.oblige(top, found, None) {
                return Ok(Some(id));
            }
        }
    }

    /// Adds an obligation; answers with it if it has an initial state.
    fn oblige(&mut self, frame: usize, found: Predecessor, next: Option<PobId>) -> Option<PobId> {
        let initial = self.model.meets_init(&found.cube);
        let depth = next.map_or(0, |next| self.queue.pobs[next].depth + 1);
        let cube = Signed::new(found.cube);
        let id = self.queue.pobs.push(Pob { cube, inputs: found.inputs, next, depth });
        events::Obligation::trace(|| events::Obligation {
            obligation: id.index() as u64,
            next: next.map(|next| next.index() as u64),
            level: frame as u64,
            depth: depth as u64,
            cube: self.text(&self.queue.pobs[id].cube.cube),
        });
        if initial {
            return Some(id);
        }
        self.queue.push(frame, id);
        None
    }

    fn discharge(&mut self) -> Result<Option<PobId>, Halt> {
        while let Some((frame, id)) = self.queue.pop(self.frames.top()) {
            self.stats.obligations += 1;
            self.report();
            let cube = self.queue.pobs[id].cube.clone();
            if let Some(level) = self.frames.blocked_at(frame, &cube) {
                self.queue.push(level + 1, id);
                continue;
            }
            if self.is_blocked(frame, &cube.cube, true)? {
                self.end_query(frame);
                let core = self.core.clone();
                let lemma = self.generalize(frame, core, Effort::whole(&self.options))?;
                let level = self.learn(frame, lemma)?;
                self.queue.push(level + 1, id);
            } else {
                let found = self.predecessor(frame - 1, Target::Cube(&cube.cube));
                self.end_query(frame);
                self.queue.push(frame, id);
                if let Some(initial) = self.oblige(frame - 1, found, Some(id)) {
                    return Ok(Some(initial));
                }
            }
        }
        Ok(None)
    }

    /// Adds a lemma at the highest frame that it holds at, which is at least `frame`; answers with that frame.
    pub(crate) fn learn(&mut self, mut frame: usize, mut cube: Vec<Lit>) -> Result<usize, Halt> {
        let mut witness = None;
        while frame < self.frames.top() {
            let blocked = self.is_blocked(frame + 1, &cube, true)?;
            if !blocked {
                witness = Some(self.witness(frame));
            }
            self.end_query(frame + 1);
            if !blocked {
                break;
            }
            cube.clone_from(&self.core);
            frame += 1;
        }
        self.stats.lemmas += 1;
        self.activity.bump(&cube);
        events::Lemma::trace(|| events::Lemma { level: frame as u64, cube: self.text(&cube) });
        self.add_lemma(frame, cube, witness);
        Ok(frame)
    }

    /// Adds a lemma to frames and solvers.
    pub(crate) fn add_lemma(&mut self, frame: usize, cube: Vec<Lit>, witness: Option<State>) {
        if let Some(before) = self.frames.add(frame, cube.as_slice().into(), witness) {
            for solver in &mut self.solvers[before + 1..=frame] {
                solver.block(&cube);
            }
        }
    }
}
