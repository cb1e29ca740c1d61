//! What random runs find that chance alone does not, and what they leave alone.

use super::super::test_programs;
use super::*;
use eufonium_base::ids::Id;
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::{
    BinaryOp, Check, CheckKind, CompareOp, ContextId, Operand, Origin, Site, Terminator,
};

/// A program of `tests/programs`.
fn program(name: &str) -> Program {
    test_programs::read(name, &[CheckKind::Reach])
}

/// The search within so many units of work.
fn found(program: &Program, seed: u64) -> bool {
    search(program, seed, &Stop::with_limits(None, Some(10_000_000))).0.is_some()
}

/// Seven letters in a row, each among the many that a program compares with: one in millions of runs by chance.
#[test]
fn conditions_are_met_one_after_the_other() {
    let program = program("word_by_letter_unsafe.ll");
    for seed in 0..4 {
        assert!(found(&program, seed), "seed {seed}");
    }
}

/// A program that computes for millions of steps from any input, and fails for one.
fn computes_for_long() -> Program {
    let mut program = Program::new(64, true);
    let site = |kind| Site { kind, at: None };
    let input = program.sites.push(site(SiteKind::External("input".into())));
    let check = program.checks.push(Check {
        property: CheckKind::Reach,
        message: "seven".into(),
        at: None,
        function: "main".into(),
    });
    let ty = Type::Int(32);
    let mut b = FunctionBuilder::new("main", &[], &[]);
    let (head, body, done) = (b.new_block(&[ty, ty]), b.new_block(&[]), b.new_block(&[]));
    let number = b.havoc(Origin { site: input, context: ContextId::from_usize(0) }, ty);
    b.jump(head, vec![word(0, 32), number.clone()]);
    b.switch_to(head);
    let [round, sum]: [Operand; 2] = b.block_params(head).try_into().expect("there are two");
    let more = b.compare(CompareOp::Ult, round.clone(), word(300_000, 32));
    b.branch(more, body, done);
    b.switch_to(body);
    let product = b.binary(BinaryOp::Mul, sum, word(31, 32));
    let sum = b.binary(BinaryOp::Add, product, round.clone());
    let next = b.binary(BinaryOp::Add, round, word(1, 32));
    b.jump(head, vec![next, sum]);
    b.switch_to(done);
    let condition = b.compare(CompareOp::Ne, number, word(7, 32));
    b.effect(Op::Assert { condition, check });
    b.terminate(Terminator::Return(vec![]));
    program.entry = Some(program.functions.push(b.finish()));
    program
}

#[test]
fn some_runs_are_as_long_as_the_program_needs() {
    assert!(found(&computes_for_long(), 0));
}

#[test]
fn nothing_is_found_where_nothing_is() {
    for name in ["field_beside_array_safe.ll", "field_behind_array_safe.ll"] {
        let program = program(name);
        assert!(search(&program, 0, &Stop::with_limits(None, Some(300_000))).0.is_none(), "{name}");
    }
}

/// A run from where choices begin takes the same steps and jumps, and ends alike.
#[test]
fn runs_that_begin_at_the_first_choice_are_runs() {
    let program = program("reads_after_much_work_unsafe.ll");
    let limits = Limits { steps: BEFORE, ..Limits::default() };
    let code = Code::new(&program);
    let steps = eval::steps_before_end(&code, &mut Beginning::default(), &limits).expect("it chooses");
    assert!(steps > WORTH, "{steps}");
    let (numbers, mut coverage) = (constants(&program), Coverage::new(&program));
    let words = text::Dictionary::new(&program, &numbers);
    let mut beginning = Beginning::default();
    let start = Snapshot::new(&code, &mut beginning, (steps, &limits), &mut coverage).expect("it is there");
    let mut ends = 0;
    for seed in 0..200 {
        let random = |made| {
            let guess = Guess::new(seed, &numbers);
            Random { made, ..Random::new(guess, Style::Likely, Text::new(&words), vec![]) }
        };
        let (mut first, mut second) = (random(Made::default()), random(beginning.made.clone()));
        let mut fresh = coverage.clone();
        let whole = eval::run_covering(&code, &mut first, &limits, &mut fresh);
        let rest = start.run_covering(&code, &mut second, &limits, &mut coverage);
        assert_eq!((&whole, &first.words), (&rest, &second.words), "seed {seed}");
        let violations = [first.made, second.made].map(|made| made.violation(&program));
        assert_eq!(violations[0].is_some(), violations[1].is_some());
        assert_eq!(fresh.add_run(), coverage.add_run(), "seed {seed}: jumps");
        ends += u32::from(whole.end == End::Exit);
    }
    assert!(ends > 20, "{ends}");
    assert!(found(&program, 1), "the search begins there");
}

/// The same choices are made when a violation is replayed.
#[test]
fn violations_are_replayed() {
    let program = program("word_by_letter_unsafe.ll");
    let (violation, stats) = search(&program, 3, &Stop::never());
    let violation = violation.expect("there is a violation");
    let run = eval::run(&program, &mut violation.choices.clone(), &Limits::default());
    assert_eq!(run.end, End::Violation(violation.check));
    assert!(stats.get("runs.made") > 0);
}

/// What is kept of a run is as much as it needs to take the jumps for which it is kept.
#[test]
fn runs_are_kept_up_to_what_they_need() {
    let program = program("word_by_letter_unsafe.ll");
    let numbers = constants(&program);
    let words = text::Dictionary::new(&program, &numbers);
    let stop = Stop::never();
    let mut search = Search::new(&program, 0, (&numbers, &words), &stop);
    let limits = Limits { steps: SHORT, ..Limits::default() };
    let mut kept = 0;
    for seed in 0..40 {
        let random =
            |follows| Random::new(Guess::new(seed, &numbers), Style::Likely, Text::new(&words), follows);
        let mut choices = random(vec![]);
        search.make(&mut choices, &limits);
        let news = search.coverage.add_run();
        if news.is_empty() {
            continue;
        }
        let whole = choices.words.len();
        let needed = search.needed(choices.words, &news, (Guess::new(seed, &numbers), &limits));
        let mut takes = |most: usize| {
            let mut choices = random(needed[..most].to_vec());
            choices.most = most;
            search.coverage.aim(&news);
            search.make(&mut choices, &limits);
            search.coverage.takes(&news)
        };
        assert!(takes(needed.len()), "seed {seed}");
        assert!(needed.is_empty() || !takes(needed.len() - 1), "seed {seed}");
        kept += u32::from(needed.len() < whole);
    }
    assert!(kept > 0, "no run was longer than it needs");
}

#[test]
fn what_reads_text() {
    for (name, expected) in [("word_by_letter_unsafe.ll", false), ("arguments_unsafe.ll", true)] {
        assert_eq!(share(&program(name)) > 1, expected, "{name}");
    }
}
