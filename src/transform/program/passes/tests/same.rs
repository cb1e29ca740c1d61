//! Two programs run with the same choices.

use crate::base::{Bits, HashMap};
use crate::ir::program::eval::{self, Choice, Choices, End, Limits, Run, Source, Value};
use crate::ir::program::{Program, SiteId, SiteKind, Type};
use std::hash::{Hash, Hasher};

/// What must be the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// The violated check, and the results of the entry function.
    Results,
    /// The violated check; a run that returned may end silently.
    Violations,
}

/// Choices by place and count; what was not written consists of equal bytes for each place.
#[derive(Debug, Default)]
struct Hashed {
    seed: u64,
    counts: HashMap<(Vec<SiteId>, SiteId), u64>,
}

impl Hashed {
    fn number(&self, of: impl Hash) -> u64 {
        let mut hasher = fxhash::FxHasher64::default();
        (self.seed, of).hash(&mut hasher);
        let number = hasher.finish();
        (number ^ number >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 7
    }
}

impl Choices for Hashed {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        let path = choice.path.to_vec();
        let (number, contents) = match choice.source {
            Source::Site(site) if program.sites[site].kind != SiteKind::Uninitialised => {
                let count = self.counts.entry((path.clone(), site)).or_insert(0);
                *count += 1;
                let count = *count;
                (self.number((path, site, count)), false)
            }
            Source::Site(site) | Source::Contents(site, _) => (self.number((path, site)), true),
            Source::Global(..) => (0, true),
            Source::Parameter(i) => (self.number(i), false),
        };
        let width = match choice.ty {
            Type::Array { element, .. } => element,
            ty => program.bits(ty),
        };
        let bits = match (contents, number % 3) {
            (true, _) => Bits::from_fn(width, |i| number >> (i % 8) & 1 == 1),
            (false, 0) => Bits::from_u64(number >> 2 & 3, width),
            (false, _) => Bits::from_u64(number >> 2, width),
        };
        match choice.ty {
            Type::Array { .. } => Value::Array(eval::Array::new(bits)),
            Type::Pointer => Value::zero(program, choice.ty),
            Type::Int(_) => Value::Word(bits),
        }
    }
}

/// A run with the choices of a seed.
pub fn run(program: &Program, seed: u64) -> Run {
    let mut choices = Hashed { seed, ..Hashed::default() };
    eval::run(program, &mut choices, &Limits { steps: 20_000, memory: 1 << 22 })
}

/// Whether a program does what another one did, unless that was undefined or took too long.
pub fn compare(before: &Program, after: &Program, seed: u64, check: Check) -> Result<(), String> {
    let expected = run(before, seed);
    let found = run(after, seed);
    let same = match (&expected.end, &found.end) {
        (End::Undefined { .. } | End::OutOfFuel | End::Unmodelled { .. }, _) => true,
        (End::Exit, End::Exit) => check != Check::Results || expected.results == found.results,
        (End::Exit | End::Silent, End::Exit | End::Silent) => check != Check::Results,
        (a, b) => a == b,
    };
    if same || (expected.end == End::Silent && found.end == End::Silent) {
        Ok(())
    } else {
        Err(format!("{:?} {:?} became {:?} {:?}", expected.end, expected.results, found.end, found.results))
    }
}
