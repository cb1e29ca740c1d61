//! Reachability by halving.
//!
//! A question is whether a path of exactly `2^n` steps, or of fewer, leads from one set of states to another one. While the
//! composition of the power connects them, a model is projected to its midpoint, a cube of which every state lies on an
//! abstract path; the first half is asked for, and from what it reaches of the midpoint the second one. If a half does
//! not exist, its power was strengthened: it connects no state of the sets that were asked, so the next midpoint is disjoint from
//! this one, or from what was reached of it.
//!
//! What is reached is a cube as well: from below, each of its states has a path from the first set. Answers of this kind
//! are kept, the others are in the relations.

use super::cubes::cube;
use super::power::{Answer, Kind};
use super::system::Place;
use super::{Engine, events};
use eufonium_ir::{Model, Reason, Term, TermPool, print};
use std::rc::Rc;

/// A set of states that is reached.
#[derive(Clone, Debug)]
pub(super) struct Reached {
    /// The states, at `Now`: a cube.
    pub target: Rc<[Term]>,
    /// The number of steps.
    pub steps: u64,
    /// How they are reached.
    pub path: Rc<Path>,
}

/// How states are reached: sets, each of whose states has a predecessor in the set before.
#[derive(Debug)]
pub(super) enum Path {
    /// Without a step.
    Stay,
    /// By a step from these states.
    Step(Rc<[Term]>),
    /// One after the other.
    Both(Rc<Path>, Rc<Path>),
}

impl Path {
    /// The sets from which steps are taken, in order.
    pub fn sources(&self) -> Vec<Rc<[Term]>> {
        let (mut out, mut stack) = (Vec::new(), vec![self]);
        while let Some(path) = stack.pop() {
            match path {
                Path::Stay => {}
                Path::Step(from) => out.push(Rc::clone(from)),
                Path::Both(first, second) => stack.extend([&**second, &**first]),
            }
        }
        out
    }
}

impl Engine<'_> {
    /// States of `to` that are reached from `from` by a path as the relation says; `None` if there are none.
    pub(super) fn reach(
        &mut self,
        pool: &mut TermPool,
        (kind, n): (Kind, usize),
        [from, to]: [&[Term]; 2],
    ) -> Result<Option<Reached>, Reason> {
        let key = (kind, n, pool.and(from), pool.and(to));
        if let Some(known) = self.reached.get(&key) {
            self.stats.cached += 1;
            return Ok(Some(known.clone()));
        }
        loop {
            if self.stop.tick(1) || self.stop.poll() {
                return Err(super::interrupted(self.stop, "stopped"));
            }
            let answer = self.tower.ask(pool, &self.system, (kind, n), [from, to], &mut self.stats)?;
            let Answer::Connected(model) = answer else { return Ok(None) };
            let found = if n == 0 {
                Some(self.bottom(pool, kind, [from, to], &model))
            } else if self.tower.is_short(pool, (kind, n), &model) {
                self.reach(pool, (kind, n - 1), [from, to])?
            } else {
                self.halves(pool, (kind, n), [from, to], &model)?
            };
            if let Some(found) = found {
                self.reached.insert(key, found.clone());
                return Ok(Some(found));
            }
        }
    }

    /// What a step reaches, or none.
    fn bottom(
        &mut self,
        pool: &mut TermPool,
        kind: Kind,
        [from, to]: [&[Term]; 2],
        model: &Model,
    ) -> Reached {
        let step = self.tower.composition((kind, 0));
        let to = self.system.moved(pool, to, &[(Place::Now, Place::Then)]);
        let formulas = [from, &step.parts, &to].concat();
        let hidden = [self.system.at(Place::Now), &step.hidden, &self.system.ts.input_terms()].concat();
        let target = cube(pool, model, &formulas, &hidden);
        let target = self.system.moved(pool, &target, &[(Place::Then, Place::Now)]);
        let (steps, path) = match kind {
            Kind::Exact => (1, Path::Step(from.into())),
            Kind::Less => (0, Path::Stay),
        };
        Reached { target: target.into(), steps, path: path.into() }
    }

    /// The two halves by the midpoint of a model, if both exist.
    fn halves(
        &mut self,
        pool: &mut TermPool,
        (kind, n): (Kind, usize),
        [from, to]: [&[Term]; 2],
        model: &Model,
    ) -> Result<Option<Reached>, Reason> {
        self.stats.midpoints += 1;
        let middle = self.midpoint(pool, (kind, n), [from, to], model);
        events::Midpoint::trace(|| {
            let states = pool.and(&middle);
            events::Midpoint { of: kind.name(), power: n as u64, states: print::term(pool, states) }
        });
        let Some(first) = self.reach(pool, (kind, n - 1), [from, &middle])? else { return Ok(None) };
        let Some(second) = self.reach(pool, (Kind::Exact, n - 1), [&first.target, to])? else {
            return Ok(None);
        };
        let path = Path::Both(first.path, second.path);
        Ok(Some(Reached { target: second.target, steps: first.steps + second.steps, path: path.into() }))
    }

    fn midpoint(
        &self,
        pool: &mut TermPool,
        power: (Kind, usize),
        [from, to]: [&[Term]; 2],
        model: &Model,
    ) -> Vec<Term> {
        let long = self.tower.composition(power);
        let to = self.system.moved(pool, to, &[(Place::Now, Place::Then)]);
        let formulas = [from, &long.parts, &to].concat();
        let (now, then) = (self.system.at(Place::Now), self.system.at(Place::Then));
        let hidden = [now, then, &long.hidden, &self.system.ts.input_terms()].concat();
        let middle = cube(pool, model, &formulas, &hidden);
        self.system.moved(pool, &middle, &[(Place::Mid, Place::Now)])
    }
}
