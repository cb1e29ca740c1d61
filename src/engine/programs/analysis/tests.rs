//! What is claimed about places holds in runs that come there: the program with its probes is run, and a probe whose choice is 0 ends
//! the run with the values that its variables have just been read with.

use super::super::test_programs;
use super::reader::{integer, key};
use super::*;
use eufonium_base::Bits;
use eufonium_base::ids::Id;
use eufonium_ir::program::eval::events::EventKind;
use eufonium_ir::program::eval::{self, Choice, Choices, End, Guess, Limits, Source, Value as Word};
use eufonium_ir::program::{CheckKind, Type};
use eufonium_ir::program::{SiteId, SiteKind};
use eufonium_ir::visit;
use eufonium_ir::{Model, Value};

/// The work that the analysis of a program may take, some seconds of a build for tests; what stands when it ends is compared all the same.
const WORK: u64 = 1_000_000;

/// A program of `tests/programs`.
fn program(name: &str) -> Program {
    test_programs::read(name, &[CheckKind::Reach])
}

fn everywhere() -> Wanted {
    Wanted { entries: true, loops: true, ends: true, blocks: true, ..Wanted::default() }
}

fn analysis(pool: &mut TermPool, program: &Program, wanted: Wanted, quick: bool) -> ProgramAnalysis {
    let options = ProgramAnalysisOptions {
        program: ProgramOptions {
            quick_above: if quick { 0 } else { usize::MAX },
            ..ProgramOptions::default()
        },
        analysis: AnalysisOptions::default(),
        wanted,
        runs: false,
    };
    analyze_program(pool, program, &options, &Stop::with_limits(None, Some(WORK)))
}

/// Chooses at random; of the probes, the one at number `left` ends the run.
struct Random {
    guess: Guess,
    probe: SiteId,
    left: u64,
}

impl Choices for Random {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Word {
        if matches!(choice.source, Source::Site(site) if site == self.probe) {
            self.left = self.left.saturating_sub(1);
            return Word::Word(Bits::from_u64(u64::from(self.left > 0), 1));
        }
        match choice.ty {
            Type::Int(width) => Word::Word(self.guess.value(width, &[])),
            ty => Word::zero(program, ty),
        }
    }
}

/// Runs a program `runs` times and compares each end at a place with what is claimed of it; how many there were.
fn compare(name: &str, runs: u64, quick: bool) -> u64 {
    let program = program(name);
    let mut pool = TermPool::new();
    let found = analysis(&mut pool, &program, everywhere(), quick);
    if let Some(why) = &found.why_nothing {
        println!("{name}: not compared: {why}");
        return 0;
    }
    let mut probed = program.clone();
    let places = probes::insert(&mut probed, &everywhere());
    let probe = probed.sites.iter().find(|(_, s)| s.kind == SiteKind::External("a probe".into()));
    let probe = probe.expect("there are probes").0;
    let mut ends = 0;
    for seed in 0..runs {
        let mut choices = Random { guess: Guess::new(seed, &[]), probe, left: 1 + seed * seed % 97 };
        let limits = Limits { steps: 20_000, ..Limits::default() };
        let (run, record) = eval::trace(&probed, &mut choices, &limits);
        let check = match run.end {
            End::Violation(check) | End::Unsupported(check) => check,
            _ => continue,
        };
        if let Some((_, state)) = found.checks.iter().find(|(c, _)| *c == check) {
            assert_ne!(*state, CheckState::Proven, "{name}: check {check:?} is violated");
            continue;
        }
        let Some(place) = check.index().checked_sub(places.first.index()) else { continue };
        let place = &places.list[place];
        ends += 1;
        for at in &place.lines {
            assert!(!found.unreached.contains(at), "{name}: line {} is reached", at.line);
        }
        let Some(claimed) = found.places.iter().find(|p| key(&p.place) == key(place)) else { continue };
        assert!(!claimed.unreached, "{name}: {place:?} is reached");
        let mut model = Model::new();
        let mut known: HashSet<Term> = HashSet::default();
        for event in record.events.iter().rev().take_while(|e| {
            matches!(e.kind, EventKind::Assign { .. } | EventKind::Violation(_) | EventKind::Choice(..))
        }) {
            let EventKind::Assign { variable, offset: None, value: Word::Word(word) } = &event.kind else {
                continue;
            };
            let Some(term) = found.variables.get(variable) else { continue };
            let (_, signed) = integer(&program.variables[*variable].ty).expect("it is an integer");
            let n = if signed { word.to_rat_signed() } else { word.to_rat() };
            if known.insert(*term) {
                model.set(pool.as_constant(*term).expect("it is a constant"), Value::Num(n));
            }
        }
        for fact in &claimed.facts {
            if visit::constants(&pool, &[*fact]).iter().all(|c| known.contains(c)) {
                assert!(
                    Evaluator::new(&model).holds(&pool, *fact),
                    "{name} {place:?}: {}",
                    eufonium_ir::print::term(&pool, *fact)
                );
            }
        }
    }
    ends
}

#[test]
fn runs_are_inside_of_what_is_claimed() {
    for quick in [false, true] {
        let mut ends = 0;
        for name in test_programs::modules().iter().skip(usize::from(quick)).step_by(23) {
            ends += compare(name, 40, quick);
        }
        assert!(ends > 100, "{ends} ends at places");
    }
}

#[test]
fn a_loop_has_its_invariant() {
    let program = program("array_loop_safe.ll");
    let mut pool = TermPool::new();
    for quick in [false, true] {
        let found = analysis(&mut pool, &program, everywhere(), quick);
        assert!(found.checks.iter().all(|(_, state)| *state != CheckState::Violated));
        assert!(found.places.iter().any(|p| p.place.kind == PlaceKind::Loop && !p.facts.is_empty()));
    }
}

/// The number of a function is another one in another layout.
#[test]
fn nothing_is_claimed_of_numbers_of_addresses() {
    let program = program("named_functions_unsafe.ll");
    let mut pool = TermPool::new();
    let found = analysis(&mut pool, &program, everywhere(), false);
    let name = |variable: &VariableId| program.variables[*variable].name.as_str();
    let claimed: Vec<&str> = found.variables.keys().map(name).collect();
    assert!(claimed.contains(&"x") && !claimed.contains(&"number"), "{claimed:?}");
}
