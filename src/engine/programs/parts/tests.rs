//! Programs by their parts: verdicts are those of the programs, and each proof is one of its part.

use super::super::again::Again;
use super::super::assumed::carried;
use super::super::test_programs;
use super::*;
use eufonium_ir::program::CheckKind;

/// Counted work for one program.
const LIMIT: u64 = 1_500_000;

#[test]
fn parts_are_as_safe_as_the_program() {
    let (mut safe, mut violated, mut by_runs) = (0, 0, 0);
    // Every second one: they are many, and each is solved in parts.
    for (name, program, is_safe) in test_programs::with_calls().into_iter().step_by(2) {
        let all = checks(&program);
        if all.len() < 2 {
            continue;
        }
        let options = ProgramOptions::default();
        let mut pool = TermPool::new();
        let stop = Stop::with_limits(None, Some(LIMIT));
        match Parts::new(program.clone(), options.clone(), &all, Monitor::new()).solve(&mut pool, &stop).0 {
            Outcome::Safe(ProgramProof { invariants, runs }) => {
                assert!(is_safe, "{name}");
                let of_runs = |all: &AllRuns| all.of.as_ref().expect("it is of a part").0.clone();
                let parts = invariants.iter().map(|proof| proof.of.clone().expect("it is of a part"));
                let proven = parts.chain(runs.iter().map(of_runs)).flat_map(|part| part.checks);
                assert!(proven.collect::<HashSet<_>>().len() == all.len(), "{name}: a check has no proof");
                for all in &runs {
                    all.check(&program, &Stop::never()).unwrap_or_else(|e| panic!("{name}: {e}"));
                    by_runs += 1;
                }
                for proof in &invariants {
                    let own = proof.of.as_ref().expect("it is of a part").of(&program);
                    let again = Again::new(&mut pool, &own, &options, proof.recipe, &mut Stats::new())
                        .unwrap_or_else(|| panic!("{name}: the clauses cannot be made again"));
                    let (from, to) = (&proof.encoded.system, &again.encoded.system);
                    let invariant = carried(&mut pool, from, to, &proof.invariant).expect("they are alike");
                    assert!(again.accepts(&mut pool, &invariant, &Stop::never()), "{name}");
                }
                safe += 1;
            }
            Outcome::Unsafe(violation) => {
                assert!(!is_safe, "{name}");
                assert_eq!(program.checks[violation.check].property, CheckKind::Reach, "{name}");
                violated += 1;
            }
            Outcome::Unknown(_) => {}
        }
    }
    assert!(safe >= 10 && violated >= 10, "{safe} were safe and {violated} were not");
    assert!(by_runs >= 5, "{by_runs} parts were proven by their runs");
}

#[test]
fn the_checks_that_passes_decide_belong_to_the_first_part() {
    let (_, program, _) =
        test_programs::with_calls().into_iter().find(|(_, p, _)| checks(p).len() > 2).expect("there is one");
    let all = checks(&program);
    let parts = Parts::new(program.clone(), ProgramOptions::default(), &all[1..], Monitor::new());
    assert_eq!(parts.open[0], [all[1], all[0]]);
    assert_eq!(parts.open.iter().map(Vec::len).sum::<usize>(), all.len());
    for grants in [false, true] {
        let own = Part { checks: all[..1].to_vec(), grants }.of(&program);
        assert_eq!(checks(&own), all[..1]);
        let gone = if grants { 0 } else { all.len() - 1 };
        assert_eq!(own.instrs().count() + gone, program.instrs().count());
    }
}

#[test]
fn checks_that_passes_made_are_of_no_part() {
    let (_, program, _) =
        test_programs::with_calls().into_iter().find(|(_, p, _)| checks(p).len() > 2).expect("there is one");
    let all = checks(&program);
    let made = [CheckId::from_usize(program.checks.len()), CheckId::from_usize(program.checks.len() + 2)];
    let left = [&all[1..], &made].concat();
    let parts = Parts::new(program, ProgramOptions::default(), &left, Monitor::new());
    assert_eq!(parts.open.concat().into_iter().collect::<HashSet<_>>(), all.into_iter().collect());
}

#[test]
fn checks_of_each_kind_are_a_part_first() {
    let (_, mut program, _) =
        test_programs::with_calls().into_iter().find(|(_, p, _)| checks(p).len() > 2).expect("there is one");
    let all = checks(&program);
    program.checks[all[1]].property = CheckKind::MemTrack;
    let parts = Parts::new(program.clone(), ProgramOptions::default(), &all, Monitor::new());
    let others: Vec<CheckId> = all.iter().copied().filter(|check| *check != all[1]).collect();
    let leaks = |part: &Vec<CheckId>| part.contains(&all[1]);
    assert_eq!(parts.open.iter().filter(|part| leaks(part)).collect::<Vec<_>>(), [&all[1..2]]);
    assert_eq!(parts.open.iter().filter(|part| !leaks(part)).collect::<Vec<_>>(), [&others]);
    // Without the others, with them, and then in smaller parts.
    let rounds = [parts.first, parts.first.next(false), parts.first.next(false).next(false)];
    assert_eq!(
        rounds.map(|round| (round.by_kind, round.grants)),
        [(true, false), (true, true), (false, false)]
    );
    assert_eq!(rounds[2], Parts::new(program, ProgramOptions::default(), &others, Monitor::new()).first);
}
