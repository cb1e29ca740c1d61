//! Two programs run with the same choices.

use crate::program::passes::mixed::Mixed;
use eufonium_base::{Bits, HashMap};
use eufonium_ir::program::eval::{self, Choice, Choices, End, Limits, Run, Source, Value};
use eufonium_ir::program::{Program, SiteId, SiteKind, Type};
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
            Source::Escaped(_) => (0, false),
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

/// The steps of a run.
const STEPS: u64 = 20_000;

/// A run with the choices of a seed.
pub fn run(program: &Program, seed: u64) -> Run {
    run_longer(program, seed, STEPS)
}

fn run_longer(program: &Program, seed: u64, steps: u64) -> Run {
    let mut choices = Hashed { seed, ..Hashed::default() };
    eval::run(program, &mut choices, &Limits { steps, memory: 1 << 24, ..Limits::default() })
}

/// Whether a program does what another one did, unless that was undefined or took too long.
pub fn compare(before: &Program, after: &Program, seed: u64, check: Check) -> Result<(), String> {
    let expected = run(before, seed);
    // Lowering takes more steps for the same.
    let found = run_longer(after, seed, 8 * STEPS);
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

/// Choices of a seed in a program with mixed semantics: the calls that were entered for good come before the path.
struct Entering<'a> {
    choices: Hashed,
    mixed: &'a Mixed,
    entered: Vec<SiteId>,
    /// What the next choices between calls are; then 0.
    plan: &'a [bool],
    asked: usize,
}

impl Choices for Entering<'_> {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        if let Source::Site(site) = choice.source
            && let Some((_, call)) = self.mixed.choices.iter().find(|(s, _)| *s == site)
        {
            let enter = self.plan.get(self.asked).copied().unwrap_or(false);
            self.asked += 1;
            if enter {
                self.entered.extend(choice.path);
                self.entered.push(call.site);
            }
            return Value::Word(if enter { Bits::one(1) } else { Bits::zero(1) });
        }
        let path: Vec<SiteId> = self.entered.iter().chain(choice.path).copied().collect();
        self.choices.choose(program, Choice { path: &path, ..choice })
    }
}

/// Whether some decisions between calls make the transformed program violate what the run of the first one violates, and none
/// makes it violate anything else. Tells whether there was a violation.
pub fn compare_mixed(before: &Program, after: &Program, mixed: &Mixed, seed: u64) -> Result<bool, String> {
    let expected = match run(before, seed).end {
        End::Violation(check) => Some(check),
        End::Exit | End::Silent => None,
        _ => return Ok(false),
    };
    let mut found = None;
    let mut plans: Vec<Vec<bool>> = vec![vec![]];
    let mut runs = 0;
    while let Some(plan) = plans.pop() {
        runs += 1;
        if runs > 600 {
            return Ok(false);
        }
        let choices = Hashed { seed, ..Hashed::default() };
        let mut choices = Entering { choices, mixed, entered: vec![], plan: &plan, asked: 0 };
        let run = eval::run(
            after,
            &mut choices,
            &Limits { steps: 8 * STEPS, memory: 1 << 24, ..Limits::default() },
        );
        let asked = choices.asked;
        match run.end {
            End::Violation(check) if expected == Some(check) => found = expected,
            End::Exit | End::Silent => {}
            End::Violation(check) => return Err(format!("{check:?} is violated, not {expected:?}")),
            _ => return Ok(false),
        }
        // Each choice after the plan could be 1 instead.
        for one in plan.len()..asked {
            let mut other = plan.clone();
            other.resize(one, false);
            other.push(true);
            plans.push(other);
        }
    }
    if found == expected { Ok(expected.is_some()) } else { Err(format!("{expected:?} is not violated")) }
}
