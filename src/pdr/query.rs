//! Questions about a step: whether a cube can be reached from a frame, by what, and which part of a state leads there.

use crate::Engine;
use crate::cube::Cube;
use crate::solver::Halt;
use eufonium_base::ids::Id;
use eufonium_smt::sat::Lit;

/// Where a step is to lead.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Target<'a> {
    /// To a violation, here and now.
    Bad,
    /// Into a cube.
    Cube(&'a [Lit]),
}

/// States with inputs that lead to a target, and the inputs.
#[derive(Debug)]
pub(crate) struct Predecessor {
    pub(crate) cube: Cube,
    pub(crate) inputs: Box<[Lit]>,
}

impl Engine<'_> {
    /// Whether no state of frame `frame - 1` leads into the cube; if `strengthen`, none that is not in the cube. If so, a part of
    /// the cube of which that is true as well and which has no initial state is left in `self.core`. If not, the
    /// model can be read until [`Engine::end_query`], which is to be called in both cases.
    pub(crate) fn is_blocked(&mut self, frame: usize, cube: &[Lit], strengthen: bool) -> Result<bool, Halt> {
        self.stats.queries += 1;
        let Engine { model, solvers, activity, order, core, stop, .. } = self;
        let solver = &mut solvers[frame - 1];
        solver.begin();
        for &l in cube {
            solver.reach(model, model.next(l).var().index());
        }
        if let Some(guard) = model.guard {
            solver.reach(model, guard.var().index());
            solver.assume(guard);
        }
        if strengthen && frame > 1 {
            cube.iter().for_each(|l| solver.reach(model, l.var().index()));
            solver.assume_clause(cube.iter().map(|&l| !l));
        }
        order.clear();
        order.extend_from_slice(cube);
        activity.sort_falling(order);
        for &l in order.iter() {
            solver.assume(model.next(l));
        }
        if solver.solve(model, stop)? {
            return Ok(false);
        }
        core.clear();
        core.extend(cube.iter().copied().filter(|&l| solver.is_in_core(model.next(l))));
        if model.meets_init(core) {
            // The most active literal of the cube that no initial state has.
            let l = order.iter().copied().find(|&l| model.excludes_init(l));
            core.push(l.expect("cubes that are asked for have no initial state"));
            core.sort_unstable();
        }
        Ok(true)
    }

    /// Ends the last question about a cube at this frame.
    pub(crate) fn end_query(&mut self, frame: usize) {
        self.solvers[frame - 1].end();
    }

    /// A violation in the highest frame.
    pub(crate) fn violation(&mut self) -> Result<Option<Predecessor>, Halt> {
        let Some(bad) = self.model.bad else { return Ok(None) };
        self.stats.queries += 1;
        let top = self.frames.top();
        let solver = &mut self.solvers[top];
        solver.begin();
        solver.reach(&self.model, bad.var().index());
        solver.assume(bad);
        let found = solver.solve(&self.model, &self.stop)?;
        let predecessor = found.then(|| self.predecessor(top, Target::Bad));
        self.solvers[top].end();
        Ok(predecessor)
    }

    /// A part of the state in the model of a solver from which the inputs of the model lead to the target.
    pub(crate) fn predecessor(&mut self, solver: usize, target: Target<'_>) -> Predecessor {
        let Engine { model, solvers, justifier, targets, .. } = self;
        let values = &solvers[solver];
        targets.clear();
        targets.extend_from_slice(&model.constraints);
        match target {
            Target::Bad => targets.extend(model.bad),
            Target::Cube(cube) => {
                targets.extend(cube.iter().map(|&l| model.next(l)));
                targets.extend(model.guard);
            }
        }
        let mut state = Vec::new();
        let value = |var| values.value(var);
        justifier.latches(model, targets, value, &mut state);
        let inputs: Box<[Lit]> = justifier.inputs(model).collect();
        state.sort_unstable();
        Predecessor { cube: state.into(), inputs }
    }
}
