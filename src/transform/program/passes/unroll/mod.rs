//! Loops whose trips are counted by constants become what they do: one copy of their body for each trip.
//!
//! A loop is copied if a simulation of its trips (`simulate`) ends, and the same holds for all loops inside of the copies: what is
//! left has no loop there. With [`UnrollOptions::partial`] the loops inside may stay, for a later round that knows more of them. So indices become constants, objects that are accessed by them become values, and a violation is a
//! question about formulas without recursion. Loops are tried from the outermost on, within a number of instructions.
//!
//! A trip that certainly accesses what is outside of its object is the last one. Such an access is a violation of a check that is added, or
//! ends the run, as the options say.
//!
//! With [`UnrollOptions::at_most`] loops whose trips nothing counts are copied for so many, and a run that goes on violates a check of its
//! own, of the kind [`CheckKind::Bound`]: the unwinding assertions of bounded model checkers (Clarke, Kroening and Lerda, "A tool for checking
//! ANSI-C programs", TACAS 2004). Without a violation of it, what holds for the copies holds for the program.
//!
//! Preserves: which checks runs violate, but for runs with undefined behaviour, and up to the violation of a bound; the copies are not heads
//! of loops of the source. Deliberately absent: loops in which the life of an object begins.

mod copy;
mod simulate;

use eufonium_base::HashSet;
use eufonium_base::ids::Id;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{BlockId, Check, CheckId, CheckKind, Function, Op, Program};
use simulate::{Places, Simulation, Trip};

eufonium_base::options! {
    /// How much may be copied.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct UnrollOptions {
        /// The most trips of one loop.
        pub most_trips: usize = 300,
    }
    inside {
        /// The most instructions that the copies of all loops of a function have.
        pub most_instrs: usize = 24_000,
        /// An access outside of its object ends the run silently instead of being a violation.
        pub ends_outside: bool = false,
        /// Loops that are not unrolled may stay in the copies of one that is.
        pub partial: bool = false,
        /// Loops whose trips are not counted by constants are copied for so many trips; a run that goes on violates a bound.
        pub at_most: Option<usize> = None,
    }
}

/// What became of the loops of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Unrolled {
    /// They are as they were.
    Nothing,
    /// Some are gone.
    Some,
    /// Some are gone, and the new check, which is violated where a trip accesses what is outside of its object, bounds them.
    Bounded,
    /// Some are gone, and a check of the kind [`CheckKind::Bound`] is violated where a run would go on in one of them.
    Open,
}

/// The number of loops of all functions.
pub fn count_loops(program: &Program) -> usize {
    let loops = |f: &Function| Loops::new(f, &Cfg::new(f)).heads().len();
    program.functions.values().map(loops).sum()
}

/// How many instructions may be walked over for one function: each loop costs a walk over the whole.
const EFFORT: usize = 20_000_000;
/// How many instructions are simulated for one loop before those inside are no longer run through.
const SIMULATED: usize = 100_000;
/// To simulate an instruction costs as much as to walk over so many.
const SIMULATION: usize = 10;

/// Unrolls loops of all functions.
pub fn unroll(program: &mut Program, options: &UnrollOptions) -> Unrolled {
    let bound = options.at_most.map(|_| further(program));
    let outside = CheckId::from_usize(program.checks.len());
    let mut changed = false;
    for id in program.functions.keys() {
        let mut state =
            State { options, bound, left: options.most_instrs, effort: EFFORT, refused: HashSet::default() };
        while let Some(function) = state.next(program, &program.functions[id]) {
            program.functions[id] = function;
            changed = true;
        }
    }
    let uses = |program: &Program, check: CheckId| {
        let is_it = |op: &Op| matches!(op, Op::Assert { check: used, .. } if *used == check);
        program.instrs().any(|instr| is_it(&instr.op))
    };
    let leaves_out = uses(program, outside);
    if leaves_out {
        bounded(program);
    }
    if bound.is_some_and(|bound| uses(program, bound)) {
        return Unrolled::Open;
    }
    if leaves_out {
        return Unrolled::Bounded;
    }
    if changed { Unrolled::Some } else { Unrolled::Nothing }
}

/// Adds the check that a copy violates where it accesses what is outside of its object.
pub(super) fn bounded(program: &mut Program) {
    let message = "an access outside of its object".to_string();
    let function = String::new();
    program.checks.push(Check { property: CheckKind::Unsupported, message, at: None, function });
}

/// Adds the check that a run violates which goes on in a loop that was copied for some trips only.
fn further(program: &mut Program) -> CheckId {
    let message = "a loop goes on".to_string();
    let function = String::new();
    program.checks.push(Check { property: CheckKind::Bound, message, at: None, function })
}

/// What is left to do in a function.
struct State<'a> {
    options: &'a UnrollOptions,
    /// The check that a run violates which goes on behind the last copy of a trip.
    bound: Option<CheckId>,
    /// Instructions that may be copied.
    left: usize,
    /// Instructions that may be walked over.
    effort: usize,
    /// Heads of loops that stay.
    refused: HashSet<BlockId>,
}

/// A function with its graph.
struct Shape<'a> {
    function: &'a Function,
    cfg: Cfg,
    loops: Loops,
    places: Places<'a>,
}

impl<'a> Shape<'a> {
    fn new(program: &'a Program, function: &'a Function) -> Self {
        let cfg = Cfg::new(function);
        let (loops, places) = (Loops::new(function, &cfg), Places::new(program, function, &cfg));
        Shape { function, cfg, loops, places }
    }
}

impl State<'_> {
    /// The function with one more of its loops unrolled, with all loops inside.
    fn next(&mut self, program: &Program, function: &Function) -> Option<Function> {
        let shape = Shape::new(program, function);
        let left = self.left;
        for head in shape.loops.heads() {
            if self.refused.contains(head) {
                continue;
            }
            if let Some(function) = self.nest(program, &shape, *head) {
                return Some(function);
            }
            self.left = left;
            self.refused.insert(*head);
        }
        None
    }

    /// The function without the loop of this head and those in it, as far as they must go.
    fn nest(&mut self, program: &Program, shape: &Shape, head: BlockId) -> Option<Function> {
        let first = shape.function.blocks.len();
        let mut function = self.once(program, shape, head)?;
        let mut stays: HashSet<BlockId> = HashSet::default();
        loop {
            let shape = Shape::new(program, &function);
            let is_new = |h: &BlockId| h.index() >= first && !stays.contains(h);
            let Some(inner) = shape.loops.heads().iter().copied().find(is_new) else {
                self.refused.extend(stays);
                return Some(function);
            };
            match self.once(program, &shape, inner) {
                Some(unrolled) => function = unrolled,
                None if self.options.partial => _ = stays.insert(inner),
                None => return None,
            }
        }
    }

    /// The function with one loop unrolled.
    fn once(&mut self, program: &Program, shape: &Shape, head: BlockId) -> Option<Function> {
        let Shape { function, cfg, loops, places } = shape;
        self.effort = self.effort.checked_sub(function.values.len() + function.blocks.len())?;
        let blocks: Vec<BlockId> = cfg.order().iter().copied().filter(|b| loops.contains(head, *b)).collect();
        let entangled = |b: &BlockId| loops.is_head(*b) && loops.is_irreducible(*b);
        let lives = |b: &BlockId| function.blocks[*b].instrs.iter().any(|i| matches!(i.op, Op::BeginLife(_)));
        // Each trip has another object where a life begins in it, to which no pointer from the trip before leads.
        if blocks.iter().any(|b| entangled(b) || lives(b)) {
            return None;
        }
        let most = SIMULATED.min(self.effort / SIMULATION);
        let mut simulation = Simulation::new(places, (cfg, loops), head, &blocks, most);
        let trips = self.trips(function, &mut simulation);
        self.effort -= SIMULATION * (most - simulation.left());
        let (trips, further) = trips?;
        let mut function = (*function).clone();
        let outside = (!self.options.ends_outside).then(|| CheckId::from_usize(program.checks.len()));
        let ends = copy::Ends { outside, further: self.bound.filter(|_| further) };
        copy::copy(&mut function, (cfg, loops), head, &trips, &ends);
        Some(function)
    }

    /// The trips of a loop that are copied, if that is not too much, and whether runs go on behind them.
    fn trips(&mut self, function: &Function, simulation: &mut Simulation) -> Option<(Vec<Trip>, bool)> {
        let mut trips: Vec<Trip> = Vec::new();
        while let Some(trip) = simulation.trip() {
            let size: usize = trip.blocks.iter().map(|(b, _)| function.blocks[*b].instrs.len() + 1).sum();
            self.left = self.left.checked_sub(size)?;
            let next = simulation.next();
            // The same again and again.
            let is_the_same = next == Some(&trip.params);
            let goes_on = next.is_some();
            trips.push(trip);
            match self.options.at_most {
                Some(most) if goes_on && trips.len() > most => return Some((trips, true)),
                None if is_the_same || trips.len() > self.options.most_trips => return None,
                _ => {}
            }
        }
        Some((trips, false))
    }
}
