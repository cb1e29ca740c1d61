//! Pushing lemmas to the next frame; a frame that loses all of them is an invariant.

use crate::Engine;
use crate::solver::Halt;

impl Engine<'_> {
    /// Pushes all lemmas as far as they go. The number of a frame whose states are all that are reachable, if there is one.
    pub(crate) fn propagate(&mut self) -> Result<Option<usize>, Halt> {
        for level in 1..self.frames.top() {
            let mut lemmas = self.frames.at(level).to_vec();
            lemmas.sort_by_key(|lemma| lemma.cube.len());
            for lemma in lemmas {
                // It may have been made superfluous since.
                if !self.frames.at(level).iter().any(|l| l.cube == lemma.cube) {
                    continue;
                }
                let blocked = self.is_blocked(level + 1, &lemma.cube, false)?;
                self.end_query(level + 1);
                if blocked {
                    self.stats.pushed += 1;
                    let core = self.core.clone();
                    self.add_lemma(level + 1, core);
                }
            }
            if self.frames.at(level).is_empty() {
                return Ok(Some(level));
            }
        }
        Ok(None)
    }
}
