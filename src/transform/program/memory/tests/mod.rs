//! Programs before and after: the same choices lead to the same end.

mod cases;
mod generate;
mod members;

use super::*;
use eufonium_base::Bits;
use eufonium_base::ids::Id;
use eufonium_ir::program::eval::{
    Array, Choice, Choices, End, Layout, Limits, Order, Place, Run, Source, Value, run, trace,
};
use eufonium_ir::program::{SiteId, SiteKind, Type, print, validate};

/// Values that follow from the site, the path and how often they were asked for; ones where nothing was written.
struct Keyed {
    count: HashMap<(Vec<SiteId>, SiteId), u64>,
    seed: u64,
    layout: Option<Layout>,
    /// Whether a word was chosen that the numbers of addresses decide.
    numbers: bool,
}

impl Choices for Keyed {
    fn places(&self) -> bool {
        self.layout.is_some()
    }
    fn place(&mut self, place: Place<'_>) -> Option<u64> {
        self.layout.as_mut()?.place(place)
    }
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        let ones = |ty: Type| match ty {
            Type::Array { element, .. } => Value::Array(Array::new(Bits::ones(element))),
            ty => Value::Word(Bits::ones(program.bits(ty))),
        };
        let Source::Site(site) = choice.source else { return ones(choice.ty) };
        self.numbers |= matches!(program.sites[site].kind, SiteKind::Address { .. });
        let unknown = matches!(
            program.sites[site].kind,
            SiteKind::Uninitialised | SiteKind::Initial { .. } | SiteKind::Address { .. }
        );
        if unknown || matches!(choice.ty, Type::Array { .. }) {
            return ones(choice.ty);
        }
        let count = self.count.entry((choice.path.to_vec(), site)).or_default();
        *count += 1;
        let mut hash = self.seed ^ (site.index() as u64) << 8 ^ *count << 3;
        for call in choice.path {
            hash = hash.wrapping_mul(31).wrapping_add(call.index() as u64);
        }
        hash = hash.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
        Value::Word(Bits::from_u64(hash, program.bits(choice.ty)))
    }
}

/// A run, and whether it depends on numbers of addresses.
fn end(program: &Program, seed: u64) -> (Run, bool) {
    let limits = Limits { steps: 200_000, ..Limits::default() };
    let mut keyed = Keyed { count: HashMap::default(), seed, layout: None, numbers: false };
    let run = run(program, &mut keyed, &limits);
    (run, keyed.numbers)
}

fn end_in(program: &Program, seed: u64, layout: Layout) -> Run {
    let limits = Limits { steps: 200_000, ..Limits::default() };
    let mut keyed = Keyed { count: HashMap::default(), seed, layout: Some(layout), numbers: false };
    run(program, &mut keyed, &limits)
}

/// The pure form of a valid program; `None` if something has no model.
fn pure(program: &Program, options: MemoryOptions) -> Option<Program> {
    validate::validate(program).unwrap_or_else(|e| panic!("{e}\n{}", print::program(program)));
    made_pure(program.clone(), program, options)
}

/// One of the forms, in which copies of variable length may be operators, all fields variables, and short arrays arrays.
fn options_of(seed: u64) -> MemoryOptions {
    // What follows where objects are held decides nothing.
    let kept = [KeptArrays::Tables, KeptArrays::None, KeptArrays::Indexed][seed as usize / 2 % 3];
    MemoryOptions { ranges: seed.is_multiple_of(2), kept, ..fields_of(!seed.is_multiple_of(3)) }
}

fn fields_of(all_fields: bool) -> MemoryOptions {
    let fields = if all_fields { FieldVariables::All } else { FieldVariables::default() };
    MemoryOptions { fields, ..MemoryOptions::default() }
}

fn made_pure(mut result: Program, program: &Program, options: MemoryOptions) -> Option<Program> {
    memory_to_values(&mut result, &options).ok()?;
    validate::validate(&result).unwrap_or_else(|e| {
        panic!("{e}\n{}\n{}", print::program(program), print::program(&result));
    });
    assert!(result.is_pure());
    Some(result)
}

/// Compares the ends of runs of both forms. Returns how many were compared, and how many violated a check.
fn compare(checks: bool, most_without_model: u64) -> (u64, u64) {
    let (compared, violated, without) = compare_forms(|seed| {
        let program = generate::program(seed, checks, false);
        let pure = pure(&program, options_of(seed));
        (program, pure)
    });
    assert!(without * 100 <= runs().1 * most_without_model, "{without} have no model");
    (compared, violated)
}

#[test]
fn random_programs_have_copies_that_are_apart() {
    let (mut apart, mut copies) = (0, 0);
    for seed in 1..100 {
        let program = generate::program(seed, false, false);
        let graph = CallGraph::new(&program);
        let Ok((points, ..)) = copies::places(&program, &graph, &options_of(seed)) else { continue };
        for (id, function) in program.functions.iter() {
            let of_copies = function.instrs().filter(|i| matches!(i.op, Op::CopyMemory { .. }));
            for instr in of_copies {
                copies += 1;
                apart += u64::from(points_to::Ends::of(&points, id, &instr.op).is_some());
            }
        }
    }
    assert!(apart * 20 > copies, "{apart} of {copies}");
}

/// The first seed and their number.
fn runs() -> (u64, u64) {
    let number =
        |name: &str, default| std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default);
    (number("FIRST", 1), number("RUNS", 300))
}

/// Compares the ends of runs of both forms of programs. Returns how many were compared, how many violated a check, and how many programs have no other form.
fn compare_forms(forms: impl Fn(u64) -> (Program, Option<Program>)) -> (u64, u64, u64) {
    let (first, count) = runs();
    let (mut compared, mut violated, mut without) = (0, 0, 0);
    for seed in first..first + count {
        let (program, Some(pure)) = forms(seed) else {
            without += 1;
            continue;
        };
        for choices in 0..3 {
            let ((before, _), (after, numbers)) = (end(&program, choices), end(&pure, choices));
            if matches!(before.end, End::Undefined { .. } | End::OutOfFuel) {
                continue;
            }
            if after.end == End::OutOfFuel {
                // It takes more steps.
                continue;
            }
            if numbers || matches!(after.end, End::Unmodelled { .. }) {
                // What it looked at depends on the layout: the pure form has this run and others.
                continue;
            }
            compared += 1;
            violated += u64::from(matches!(before.end, End::Violation(_)));
            let same = (&before.end, &before.results) == (&after.end, &after.results);
            assert!(same, "seed {seed}, choices {choices}: {:?} {:?}", before.end, after.end);
        }
    }
    (compared, violated, without)
}

/// The form in which member arrays are apart, if some are.
fn with_members_apart(program: &Program, options: MemoryOptions) -> Option<Program> {
    let mut apart = program.clone();
    if !separate_members(&mut apart) {
        return None;
    }
    validate::validate(&apart).unwrap_or_else(|e| panic!("{e}\n{}", print::program(&apart)));
    made_pure(apart, program, MemoryOptions { members: true, ..options })
}

#[test]
fn programs_with_members_apart_end_in_the_same_way() {
    for checks in [false, true] {
        let (compared, violated, without) = compare_forms(|seed| {
            let program = generate::program_with_members(seed, checks);
            validate::validate(&program).unwrap_or_else(|e| panic!("{e}\n{}", print::program(&program)));
            let options = MemoryOptions { ranges: seed % 2 == 0, ..fields_of(seed % 3 != 0) };
            let pure = with_members_apart(&program, options);
            (program, pure)
        });
        assert!(compared > 100 && violated > 20, "{violated} of {compared}, {without} without");
    }
}

/// What is done quickly where nobody watches is what is done.
#[test]
fn runs_that_are_watched_are_the_same_runs() {
    let (first, count) = runs();
    let mut steps = 0;
    for (seed, choices) in (first..first + count).flat_map(|seed| (0..3).map(move |n| (seed, n))) {
        let program = generate::program(seed, seed % 2 == 0, seed % 3 == 0);
        let limits = Limits { steps: 20_000, ..Limits::default() };
        let keyed = || Keyed { count: HashMap::default(), seed: choices, layout: None, numbers: false };
        let quick = run(&program, &mut keyed(), &limits);
        let (watched, _) = trace(&program, &mut keyed(), &limits);
        assert_eq!(quick, watched, "seed {seed}, choices {choices}");
        steps += quick.steps;
    }
    assert!(steps > 10 * count, "{steps}");
}

#[test]
fn random_programs_end_in_the_same_way() {
    let (compared, violated) = compare(false, 0);
    assert!(compared > 600 && violated > 50, "{violated} of {compared}");
}

#[test]
fn checked_programs_end_in_the_same_way() {
    let (compared, violated) = compare(true, 20);
    assert!(compared > 600 && violated > 200, "{violated} of {compared}");
}

/// Whether fields get variables in random programs, so that the comparisons are about them too.
#[test]
fn random_programs_have_fields() {
    let reads = |program: &Program| {
        let instrs = program.functions.values().flat_map(|f| f.instrs());
        instrs.filter(|i| matches!(i.op, Op::Read { .. } | Op::Write { .. })).count()
    };
    let with = |seed: u64| {
        let program = generate::program(seed, seed.is_multiple_of(2), false);
        let [all, none] = [FieldVariables::All, FieldVariables::Never].map(|fields| {
            let mut pure = program.clone();
            memory_to_values(&mut pure, &MemoryOptions { fields, ..MemoryOptions::default() })
                .map(|_| reads(&pure))
        });
        all.is_ok() && all != none
    };
    let count = (0..100).filter(|seed| with(*seed)).count();
    // Objects that have numbers have none.
    assert!(count > 10, "{count} of 100");
}

/// Whether objects have numbers in random programs, so that the comparisons are about them too.
#[test]
fn objects_of_random_programs_have_numbers() {
    let with = |seed: u64| {
        let program = generate::program(seed, seed.is_multiple_of(2), false);
        let [numbers, addresses] = [true, false].map(|numbers| {
            let mut pure = program.clone();
            memory_to_values(&mut pure, &MemoryOptions { numbers, ..MemoryOptions::default() })
                .map(|_| print::program(&pure))
        });
        numbers.is_ok() && numbers != addresses
    };
    let count = (0..100).filter(|seed| with(*seed)).count();
    assert!(count > 20, "{count} of 100");
}

#[test]
fn levels_that_keep_less_are_pure_too() {
    for seed in 0..100 {
        for track in [Track::Registers, Track::Pointers] {
            let mut program = generate::program(seed, seed % 2 == 0, seed % 3 == 0);
            let report = memory_to_values(&mut program, &MemoryOptions { track, ..MemoryOptions::default() })
                .expect("all has a model");
            assert!(report.regions.is_empty() && program.is_pure());
            validate::validate(&program).unwrap_or_else(|e| panic!("{e}\n{}", print::program(&program)));
        }
    }
}

/// What the pure form decides without looking at the number of an address, it decides as the program does in every layout.
#[test]
fn what_is_decided_without_numbers_of_addresses_holds_in_all_layouts() {
    let (first, count) = runs();
    let (mut compared, mut violated, mut depend) = (0, 0, 0);
    for seed in first..first + count {
        let program = generate::program(seed, false, true);
        let pure = pure(&program, options_of(seed)).expect("all has a model");
        let (after, _) = end(&pure, seed);
        let orders = [Order::Ascending, Order::Descending, Order::Adjacent];
        let guessed = (0..6).map(|i| Order::Guessed(8 * seed + i));
        for order in orders.into_iter().chain(guessed) {
            let layout = Layout::new(order, &[0x120, 0x1000, 0x2000, 0x1234_5678]);
            let before = end_in(&program, seed, layout);
            match (&before.end, &after.end) {
                (End::Undefined { .. } | End::OutOfFuel, _) => {}
                (_, End::Unmodelled { .. }) => depend += 1,
                (b, a) => {
                    compared += 1;
                    violated += u64::from(matches!(b, End::Violation(_)));
                    let text = || format!("{}\n{}", print::program(&program), print::program(&pure));
                    assert!(b == a, "seed {seed}, {order:?}: {b:?} {a:?}\n{}", text());
                }
            }
        }
    }
    assert!(compared > 600 && violated > 100 && depend > 200, "{violated} of {compared}, {depend}");
}
