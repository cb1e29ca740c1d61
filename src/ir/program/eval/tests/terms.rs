//! Intervals of choices against all of their values.

use crate::program::eval::terms::{Residue, Terms};
use crate::program::eval::word;
use crate::program::{BinaryOp, CastOp, CompareOp};
use BinaryOp::*;
use eufonium_base::Bits;
use quickcheck::QuickCheck;

/// What a run does with the terms of its choice, replayed on numbers.
#[derive(Clone, Copy, Debug)]
enum Did {
    Binary { op: BinaryOp, number: u64, left: bool, flags: [bool; 2] },
    Cast { op: CastOp, to: u32 },
    Compare { op: CompareOp, number: u64 },
}

/// The value of a step for a value of the last one, or what is undefined.
fn replay(did: Did, x: &Bits) -> Result<Bits, &'static str> {
    match did {
        Did::Binary { op, number, left, flags: [nsw, nuw] } => {
            let known = Bits::from_u64(number, x.width());
            let (a, b) = if left { (x, &known) } else { (&known, x) };
            word::binary(op, a, b, nsw, nuw)
        }
        Did::Cast { op, to } => Ok(word::cast(op, x, to)),
        Did::Compare { op, number } => {
            let holds = word::compare(op, x, &Bits::from_u64(number, x.width()));
            Ok(Bits::from_u64(u64::from(holds), 1))
        }
    }
}

fn step(bytes: &mut impl Iterator<Item = u8>, width: u32) -> Did {
    let mut next = || bytes.next().unwrap_or(0);
    let (kind, detail, small) = (next(), next(), next());
    let number = match small % 3 {
        0 => u64::from(small / 3 % 12),
        1 => u64::from(small / 3 % 12).wrapping_neg(),
        _ => u64::from(detail) * 257,
    } & (u64::MAX >> (64 - width));
    const OPS: [BinaryOp; 13] = [Add, Sub, Mul, UDiv, URem, SDiv, SRem, Shl, LShr, AShr, And, Or, Xor];
    match kind % 8 {
        0 | 1 => Did::Compare { op: CompareOp::ALL[usize::from(detail) % 10], number },
        2 if width == 8 => {
            let op = [CastOp::ZeroExtend, CastOp::SignExtend][usize::from(detail) % 2];
            Did::Cast { op, to: 16 }
        }
        2 => Did::Cast { op: CastOp::Truncate, to: 8 },
        _ => {
            let op = OPS[usize::from(detail) % OPS.len()];
            Did::Binary { op, number, left: kind & 8 == 0, flags: [kind & 16 == 0, kind & 32 == 0] }
        }
    }
}

#[test]
fn all_values_of_an_interval_go_the_same_way() {
    QuickCheck::new().tests(20_000).max_tests(20_000).quickcheck(goes_the_same_way as fn(u8, Vec<u8>));
}

/// Choices of eight bits: each value in the final intervals does what the value of the run did, and gives the values of the terms.
fn goes_the_same_way(at: u8, bytes: Vec<u8>) {
    let mut terms = Terms::new(true);
    let (mut term, mut value) = (terms.choose(u64::from(at), 8), Bits::from_u64(u64::from(at), 8));
    let (mut done, mut ends) = (vec![], None);
    let mut bytes = bytes.into_iter().peekable();
    while bytes.peek().is_some() {
        let did = step(&mut bytes, terms.width(term));
        let Ok(after) = replay(did, &value) else { break };
        let next = match did {
            Did::Compare { op, number } => {
                terms.compare(op, term, number);
                done.push(did);
                continue;
            }
            Did::Cast { op, to } => terms.cast(op, term, to),
            Did::Binary { op, number, left, flags } => terms.binary(op, (term, number), left, flags),
        };
        let Some(next) = next else {
            terms.fix(term);
            ends = Some(did);
            break;
        };
        done.push(did);
        (term, value) = (next, after);
    }
    let inside = |c: u64| terms.choices[0].low <= c && c <= terms.choices[0].high;
    assert!(inside(u64::from(at)), "{terms:?}");
    let way = |c: u64| {
        let mut x = Bits::from_u64(c, 8);
        let mut way = vec![];
        // Remainders in the order in which they became choices.
        for did in &done {
            match (did, replay(*did, &x)) {
                (Did::Compare { .. }, result) => way.push(result),
                (_, Ok(result)) => x = result,
                (_, undefined) => way.push(undefined),
            }
        }
        (way, x)
    };
    let residues = |c: u64| -> Option<Vec<u64>> {
        // The remainder of a value is what the term of it would be: it is told by the distance from the value of the run.
        terms.choices[1..]
            .iter()
            .map(|r| {
                let Residue { choice, modulus, rising } = r.residue?;
                if choice != 0 {
                    return None;
                }
                let apart = (i128::from(c) - i128::from(at)) * if rising { 1 } else { -1 };
                Some((i128::from(r.at) + apart).rem_euclid(i128::from(modulus)) as u64)
            })
            .collect()
    };
    let expected = way(u64::from(at)).0;
    for c in (0..=255).filter(|c| inside(*c)) {
        let Some(rests) = residues(c) else { return };
        let same = rests.iter().zip(&terms.choices[1..]).all(|(rest, r)| r.low <= *rest && *rest <= r.high);
        if !same {
            continue;
        }
        let (found, x) = way(c);
        assert_eq!(found, expected, "{c} instead of {at}: {done:?} {ends:?} {terms:?}");
        let root = terms.choice(term);
        let argument = if root == 0 { c } else { rests[root - 1] };
        assert_eq!(x.as_u64(), Some(terms.value(term, argument)), "{c}: {done:?} {terms:?}");
        let is_other = terms.is_fixed(term) && x != value;
        assert!(!is_other, "{c}: the term has several values, {done:?} {terms:?}");
    }
}
