//! Cubes and frames.

use super::Small;
use crate::cube::Cube;
use crate::frames::Frames;
use eufonium_ir::Term;
use eufonium_testing::Rng;

/// Different literals over the states.
fn literals(s: &mut Small) -> Vec<Term> {
    let [x, y, z] = s.x;
    let (three, four) = (s.value(3), s.value(4));
    let less = s.pool.bv_ult(x, y);
    let flag = s.flags[0];
    vec![s.eq(x, y), s.ne(y, z), less, flag, s.pool.not(flag), s.eq(z, three), s.ne(z, four)]
}

fn cube_of(s: &mut Small, system: &mut crate::system::System, lits: &[Term]) -> Cube {
    Cube::new(&mut s.pool, system, lits.to_vec())
}

#[test]
fn cubes_are_sorted_and_know_their_next() {
    let mut s = Small::new();
    let mut system = s.system();
    let all = literals(&mut s);
    let turned: Vec<Term> = all.iter().rev().chain(&all).copied().collect();
    let cube = cube_of(&mut s, &mut system, &turned);
    assert_eq!(cube, cube_of(&mut s, &mut system, &all));
    assert!(cube.lits.is_sorted() && cube.lits.len() == all.len());
    for (&now, &next) in cube.lits.iter().zip(&cube.next) {
        assert_eq!(next, system.primed(&mut s.pool, now));
        assert_ne!(next, now);
    }
    let part = cube.keeping(|i| i % 2 == 1);
    let kept: Vec<Term> = cube.lits.iter().skip(1).step_by(2).copied().collect();
    assert_eq!(part, cube_of(&mut s, &mut system, &kept));
    let clause = part.negation(&mut s.pool);
    let mut parts = s.pool.disjuncts(clause);
    parts.sort_unstable();
    let mut expected = s.pool.not_all(&kept);
    expected.sort_unstable();
    assert_eq!(parts, expected);
    assert_eq!(cube.keeping(|_| false).negation(&mut s.pool), s.pool.ff(), "the empty cube has all states");
}

#[test]
fn subsumption_is_inclusion_of_literals() {
    let mut s = Small::new();
    let mut system = s.system();
    let all = literals(&mut s);
    let subset = |code: usize| -> Vec<Term> {
        all.iter().enumerate().filter(|(i, _)| code >> i & 1 == 1).map(|(_, t)| *t).collect()
    };
    let cubes: Vec<Cube> =
        (0..1 << all.len()).map(|code| cube_of(&mut s, &mut system, &subset(code))).collect();
    for (a, first) in cubes.iter().enumerate() {
        for (b, second) in cubes.iter().enumerate() {
            assert_eq!(first.subsumes(second), a & b == a, "{a:b} and {b:b}");
        }
    }
}

/// Random blocked cubes against a list that forgets nothing.
#[test]
fn frames_forget_only_what_is_superfluous() {
    let mut s = Small::new();
    let mut system = s.system();
    let all = literals(&mut s);
    for seed in 0..60 {
        let mut rng = Rng::new(seed);
        let mut frames = Frames::default();
        let mut blocked: Vec<(Cube, usize)> = Vec::new();
        frames.open();
        for _ in 0..60 {
            if rng.below(12) == 0 {
                frames.open();
            }
            let lits: Vec<Term> = all.iter().copied().filter(|_| rng.below(5) < 2).collect();
            let (cube, level) = (cube_of(&mut s, &mut system, &lits), 1 + rng.below(frames.top()));
            let expected = blocked.iter().any(|(other, at)| *at >= level && other.subsumes(&cube));
            assert_eq!(frames.blocks(&cube, level), expected);
            if !expected && lits.len() > 1 {
                frames.block(cube.clone(), level);
                blocked.push((cube, level));
                assert!(frames.at(level).contains(&blocked[blocked.len() - 1].0));
            }
            check_frames(&frames);
        }
        assert_eq!(frames.count(), blocked.len());
    }
}

/// A cube stands at one level, and none at its level or above subsumes it.
fn check_frames(frames: &Frames) {
    assert_eq!(frames.sizes().len(), frames.top());
    for level in 1..=frames.top() {
        assert_eq!(frames.sizes()[level - 1], frames.at(level).len());
        for cube in frames.at(level) {
            assert_eq!(frames.from(level).filter(|other| other.subsumes(cube)).count(), 1);
        }
    }
}
