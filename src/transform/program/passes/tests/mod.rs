//! Every pass on random programs: the result is valid and does what the program did, for the same choices.

mod generate;
mod objects;
mod owned;
mod ranges;
mod reach;
mod rules;
mod same;
mod slots;
mod small;
mod tables;
mod unroll;

use super::*;
use eufonium_base::Bits;
use eufonium_base::ids::Id;
use eufonium_ir::program::eval::End;
use eufonium_ir::program::{CheckKind, Op, Operand, Program, Type, validate};
use same::{Check, compare};

/// Applies a pass to random programs and compares runs.
fn preserves(pass: impl Fn(&mut Program), count: u64, check: Check) {
    for seed in 0..count {
        for pure in [false, true] {
            let program = generate::program(seed, pure);
            validate::validate(&program)
                .unwrap_or_else(|e| panic!("seed {seed} pure {pure}: the program: {e}"));
            let mut changed = program.clone();
            pass(&mut changed);
            let shown = || eufonium_ir::program::print::program(&changed);
            validate::validate(&changed)
                .unwrap_or_else(|e| panic!("seed {seed} pure {pure}: {e}\n{}", shown()));
            for choices in 0..8 {
                if let Err(e) = compare(&program, &changed, choices, check) {
                    let before = eufonium_ir::program::print::program(&program);
                    panic!("seed {seed} pure {pure} choices {choices}: {e}\n{before}\n----\n{}", shown());
                }
            }
        }
    }
}

const COUNT: u64 = 100;

#[test]
fn random_programs_are_worth_something() {
    let (mut ends, mut violations, mut undefined) = (0, 0, 0);
    for seed in 0..COUNT {
        let program = generate::program(seed, seed % 2 == 0);
        for choices in 0..8 {
            match same::run(&program, choices).end {
                eufonium_ir::program::eval::End::Violation(_) => violations += 1,
                eufonium_ir::program::eval::End::Exit | eufonium_ir::program::eval::End::Silent => ends += 1,
                _ => undefined += 1,
            }
        }
    }
    assert!(
        ends > COUNT && violations > COUNT / 2 && undefined < 3 * COUNT,
        "{ends} {violations} {undefined}"
    );
}

#[test]
fn execute_preserves_runs() {
    let executed = std::cell::Cell::new(0);
    let options = execute::ExecuteOptions { ends_outside: true, most_steps: 50_000, ..Default::default() };
    preserves(
        |p| {
            let done = execute::execute(p, &options) != super::unroll::Unrolled::Nothing;
            executed.set(executed.get() + u64::from(done));
        },
        4 * COUNT,
        Check::Violations,
    );
    assert!(executed.get() > COUNT / 4, "{}", executed.get());
}

#[test]
fn scalars_preserve_runs() {
    let replaced = std::cell::Cell::new(0);
    preserves(
        |p| {
            replaced.set(replaced.get() + u64::from(scalars::replace_elements(p)));
            assert!(!scalars::replace_elements(p), "all that can be replaced is");
        },
        40 * COUNT,
        Check::Results,
    );
    // Few loops go round with an array and one place of it.
    assert!(replaced.get() > COUNT / 5, "{}", replaced.get());
}

#[test]
fn execute_start_preserves_runs() {
    let mut started = 0;
    for seed in 0..20 * COUNT {
        let mut program = generate::program(seed, false);
        inline::inline(
            &mut program,
            &inline::InlineOptions { mode: inline::InlineMode::All, most_instrs: 5_000 },
        );
        settle_start(&mut program, seed);
        let options = execute::ExecuteOptions {
            ends_outside: true,
            most_steps: 2_000,
            most_paths: 20,
            least_start: 8,
            least_each: 0,
            ..Default::default()
        };
        let mut changed = program.clone();
        if !execute::execute_start(&mut changed, &options) {
            continue;
        }
        started += 1;
        let shown = |p: &Program| eufonium_ir::program::print::program(p);
        validate::validate(&changed).unwrap_or_else(|e| panic!("seed {seed}: {e}\n{}", shown(&changed)));
        for choices in 0..8 {
            if let Err(e) = compare(&program, &changed, choices, Check::Violations) {
                panic!("seed {seed}, {choices}: {e}\n{}\n----\n{}", shown(&program), shown(&changed));
            }
        }
    }
    assert!(started > COUNT / 4, "{started}");
}

/// Makes most choices of the first blocks of the entry function numbers.
fn settle_start(program: &mut Program, seed: u64) {
    let entry = program.entry.expect("there is an entry");
    let function = &mut program.functions[entry];
    let order: Vec<_> = eufonium_ir::program::cfg::Cfg::new(function).order().to_vec();
    let first = order.len() * (seed % 4) as usize / 4;
    for (place, block) in order.into_iter().take(first).enumerate() {
        for instr in &mut function.blocks[block].instrs {
            let Op::Havoc(_) = instr.op else { continue };
            if let Type::Int(width) = function.values[instr.defs[0]].ty {
                let number = Bits::from_u64((seed + place as u64) % 3, width);
                instr.op = Op::Copy(Operand::Const(number));
            }
        }
    }
}

#[test]
fn promote_preserves_runs() {
    preserves(|p| _ = promote::promote(p), COUNT, Check::Results);
}

#[test]
fn simplify_cfg_preserves_runs() {
    preserves(|p| _ = simplify_cfg::simplify_cfg(p), COUNT, Check::Results);
}

/// Jumps with constants, which decide branches: half of the words that are passed become small numbers.
fn settle_arguments(program: &mut Program, seed: u64) {
    let mut place = seed;
    for function in program.functions.values_mut() {
        let types: Vec<Type> = function.values.values().map(|v| v.ty).collect();
        for block in function.blocks.values_mut() {
            for operand in block.terminator.targets_mut().into_iter().flat_map(|to| &mut to.args) {
                let width = match operand {
                    Operand::Value(value) => match types[value.index()] {
                        Type::Int(width) => width,
                        _ => continue,
                    },
                    Operand::Const(bits) => bits.width(),
                    _ => continue,
                };
                place = place.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                if place >> 40 & 1 == 0 {
                    *operand = Operand::Const(Bits::from_u64(place >> 41 & 1, width));
                }
            }
        }
    }
}

#[test]
fn decided_jumps_preserve_runs() {
    let mut passed = 0;
    for seed in 0..3 * COUNT {
        let mut program = generate::program(seed, seed % 2 == 0);
        settle_arguments(&mut program, seed);
        validate::validate(&program).unwrap_or_else(|e| panic!("seed {seed}: the program: {e}"));
        let mut changed = program.clone();
        simplify_cfg::simplify_cfg(&mut changed);
        let shown = |p: &Program| eufonium_ir::program::print::program(p);
        validate::validate(&changed).unwrap_or_else(|e| panic!("seed {seed}: {e}\n{}", shown(&changed)));
        passed += u64::from(shown(&program) != shown(&changed));
        for choices in 0..8 {
            if let Err(e) = compare(&program, &changed, choices, Check::Results) {
                panic!("seed {seed}, {choices}: {e}\n{}\n----\n{}", shown(&program), shown(&changed));
            }
        }
    }
    assert!(passed > COUNT / 2, "{passed}");
}

#[test]
fn fold_preserves_runs() {
    preserves(|p| _ = fold::fold(p), COUNT, Check::Results);
}

#[test]
fn narrow_preserves_runs() {
    let narrowed = std::cell::Cell::new(0);
    preserves(|p| narrowed.set(narrowed.get() + u64::from(narrow::narrow(p))), COUNT, Check::Results);
    assert!(narrowed.get() > COUNT / 4, "{}", narrowed.get());
}

#[test]
fn dce_preserves_runs() {
    preserves(|p| _ = dce::dce(p), COUNT, Check::Results);
}

#[test]
fn inline_preserves_runs() {
    let options = inline::InlineOptions { mode: inline::InlineMode::All, most_instrs: 5_000 };
    preserves(|p| _ = inline::inline(p, &options), COUNT, Check::Results);
}

#[test]
fn unroll_preserves_runs() {
    let unrolled = std::cell::Cell::new(0);
    let pass = |p: &mut Program| {
        prepare(p, &PassOptions { keep_all: true, ..PassOptions::default() });
        let partial = unrolled.get() % 2 == 1;
        let options = super::unroll::UnrollOptions { ends_outside: true, partial, ..Default::default() };
        let changed = super::unroll::unroll(p, &options) != super::unroll::Unrolled::Nothing;
        unrolled.set(unrolled.get() + u64::from(changed));
    };
    preserves(pass, 2 * COUNT, Check::Results);
    assert!(unrolled.get() > COUNT / 4, "{}", unrolled.get());
}

#[test]
fn copies_for_some_trips_preserve_runs_up_to_the_bound() {
    let (mut cut, mut whole) = (0, 0);
    for seed in 0..2 * COUNT {
        let mut program = generate::program(seed, false);
        prepare(&mut program, &PassOptions { keep_all: true, ..PassOptions::default() });
        let mut copies = program.clone();
        let at_most = Some(seed as usize % 3 + 1);
        let options = super::unroll::UnrollOptions { ends_outside: true, at_most, ..Default::default() };
        super::unroll::unroll(&mut copies, &options);
        validate::validate(&copies).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        for choices in 0..8 {
            match same::run(&copies, choices).end {
                End::Unsupported(check) if copies.checks[check].property == CheckKind::Bound => cut += 1,
                _ => {
                    whole += 1;
                    compare(&program, &copies, choices, Check::Results)
                        .unwrap_or_else(|e| panic!("seed {seed} choices {choices}: {e}"));
                }
            }
        }
    }
    assert!(cut > COUNT / 4 && whole > COUNT, "{cut} {whole}");
}

#[test]
fn small_passes_preserve_runs() {
    preserves(one_exit::one_exit, COUNT, Check::Results);
    preserves(lower_switch::lower_switch, COUNT, Check::Results);
    preserves(compact::compact, COUNT, Check::Results);
    preserves(|p| *p = super::reach::without_unreached(p).into_owned(), COUNT, Check::Results);
}

#[test]
fn slice_preserves_violations() {
    preserves(|p| _ = slice::slice(p), COUNT, Check::Violations);
}

#[test]
fn rematerialize_preserves_runs() {
    let changed = std::cell::Cell::new(0);
    preserves(
        |p| changed.set(changed.get() + u64::from(rematerialize::rematerialize(p))),
        COUNT,
        Check::Results,
    );
    assert!(changed.get() > COUNT / 4, "{}", changed.get());
}

#[test]
fn early_assumptions_preserve_violations() {
    let changed = std::cell::Cell::new(0);
    preserves(
        |p| {
            // Ways that end without a violation are assumptions then.
            slice::slice(p);
            simplify_cfg::simplify_cfg(p);
            changed.set(changed.get() + u64::from(early_assumptions::assume_early(p)));
        },
        4 * COUNT,
        Check::Violations,
    );
    assert!(changed.get() > COUNT / 10, "{}", changed.get());
}

#[test]
fn the_pipeline_preserves_violations() {
    let inlining = inline::InlineOptions { most_instrs: 5_000, ..Default::default() };
    for inline in [None, Some(inlining)] {
        for keep_all in [false, true] {
            let options = PassOptions { inline, keep_all, keep_names: keep_all };
            let check = if keep_all { Check::Results } else { Check::Violations };
            preserves(|p| prepare(p, &options), COUNT, check);
        }
    }
}

#[test]
fn mixed_semantics_preserve_violations() {
    let mut violations = 0;
    for seed in 0..COUNT {
        for pure in [false, true] {
            let program = generate::program(seed, pure);
            let mut changed = program.clone();
            let choices = mixed::mixed(&mut changed);
            validate::validate(&changed).unwrap_or_else(|e| panic!("seed {seed} pure {pure}: {e}"));
            let entry = program.entry.expect("there is an entry");
            let asserts = |f: &eufonium_ir::program::Function| {
                let mut instrs = f.instrs();
                instrs.any(|i| matches!(i.op, eufonium_ir::program::Op::Assert { .. }))
            };
            assert!(changed.functions.iter().all(|(id, f)| id == entry || !asserts(f)), "seed {seed}");
            for run in 0..4 {
                let found = same::compare_mixed(&program, &changed, &choices, run);
                violations += u64::from(found.unwrap_or_else(|e| panic!("seed {seed} pure {pure}: {e}")));
            }
        }
    }
    assert!(violations > COUNT / 4, "{violations}");
}

#[test]
fn passes_together_preserve_runs() {
    let all = |p: &mut Program| {
        for _ in 0..2 {
            simplify_cfg::simplify_cfg(p);
            promote::promote(p);
            fold::fold(p);
            simplify_cfg::simplify_cfg(p);
            dce::dce(p);
            let dispatchers = inline::InlineOptions::dispatchers(p);
            inline::inline(p, &dispatchers);
            inline::inline(p, &inline::InlineOptions { most_instrs: 5_000, ..Default::default() });
            promote::promote(p);
            fold::fold(p);
            simplify_cfg::simplify_cfg(p);
            dce::dce(p);
            compact::compact(p);
        }
    };
    preserves(all, 2 * COUNT, Check::Results);
}
