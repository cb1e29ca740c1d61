//! From a cube that is blocked to a smaller one that is: literals are dropped one by one.
//!
//! Where a literal cannot be dropped because some state leads into the larger cube, that state, a *counterexample to
//! generalisation*, may itself be blocked one frame below; else the cube is joined with it.
//!
//! Aaron Bradley, "SAT-based model checking without unrolling" (VMCAI 2011); Zyad Hassan, Aaron Bradley and Fabio Somenzi, "Better
//! generalization in IC3" (FMCAD 2013); the order of literals as in Yuheng Su and others, "The rIC3
//! Hardware Model Checker" (CAV 2025).

use crate::query::Target;
use crate::solver::Halt;
use crate::{Engine, PdrOptions};
use eufonium_smt::sat::Lit;

/// What may be done about counterexamples to generalisation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// How many are blocked for one literal.
    pub(crate) ctgs: usize,
    /// How many of those lie above one another.
    pub(crate) depth: usize,
}

impl Effort {
    /// For obligations.
    pub(crate) fn whole(options: &PdrOptions) -> Effort {
        Effort { ctgs: options.ctgs, depth: options.ctg_depth }
    }
}

impl Engine<'_> {
    /// A part of a cube that no state of the frame before leads into, of which the same is true.
    pub(crate) fn generalize(
        &mut self,
        frame: usize,
        mut cube: Vec<Lit>,
        effort: Effort,
    ) -> Result<Vec<Lit>, Halt> {
        let mut order = cube.clone();
        self.activity.sort_rising(&mut order);
        let mut needed: Vec<Lit> = Vec::new();
        for l in order {
            if cube.len() == 1 {
                break;
            }
            let Some(at) = cube.iter().position(|&m| m == l) else { continue };
            let mut smaller = cube.clone();
            smaller.remove(at);
            self.stats.drops_tried += 1;
            if self.shrink(frame, &mut smaller, &needed, effort)? {
                self.stats.drops_done += 1;
                cube = smaller;
            } else {
                needed.push(l);
            }
        }
        Ok(cube)
    }

    /// Whether the cube, or a part of it with all of `needed`, is blocked; then it becomes that part.
    fn shrink(
        &mut self,
        frame: usize,
        cube: &mut Vec<Lit>,
        needed: &[Lit],
        effort: Effort,
    ) -> Result<bool, Halt> {
        let mut ctgs = 0;
        loop {
            if self.model.meets_init(cube) {
                return Ok(false);
            }
            let blocked = self.is_blocked(frame, cube, true)?;
            if blocked {
                self.end_query(frame);
                cube.clone_from(&self.core);
                return Ok(true);
            }
            if effort.depth == 0 {
                self.end_query(frame);
                return Ok(false);
            }
            let solver = &self.solvers[frame - 1];
            let agrees =
                |l: &Lit| solver.value(eufonium_base::ids::Id::index(l.var())) == Some(!l.is_negated());
            let joined: Vec<Lit> = cube.iter().copied().filter(agrees).collect();
            let ctg = if ctgs < effort.ctgs && frame > 1 {
                Some(self.predecessor(frame - 1, Target::Cube(cube)))
            } else {
                None
            };
            self.end_query(frame);
            if let Some(ctg) = ctg
                && !self.model.meets_init(&ctg.cube)
                && self.is_ctg_blocked(frame - 1, &ctg.cube, effort)?
            {
                ctgs += 1;
                continue;
            }
            ctgs = 0;
            if joined.len() == cube.len() || needed.iter().any(|l| !joined.contains(l)) {
                return Ok(false);
            }
            *cube = joined;
        }
    }

    /// Tries to block a counterexample to generalisation.
    fn is_ctg_blocked(&mut self, frame: usize, cube: &[Lit], effort: Effort) -> Result<bool, Halt> {
        let blocked = self.is_blocked(frame, cube, true)?;
        self.end_query(frame);
        if !blocked {
            return Ok(false);
        }
        self.stats.ctgs += 1;
        let core = self.core.clone();
        let cube = self.generalize(frame, core, Effort { depth: effort.depth - 1, ..effort })?;
        self.learn(frame, cube)?;
        Ok(true)
    }
}
