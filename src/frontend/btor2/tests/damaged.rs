//! Damaged texts are refused with their place, or read; nothing panics.

use super::Dice;
use crate::frontend::btor2::{read, witness};
use crate::ir::TermPool;
use quickcheck::QuickCheck;

const FILE: &str = "; all kinds of lines\n1 sort bitvec 1\n2 sort bitvec 3\n3 sort array 2 1\n4 sort array 1 3\n5 input 1 i\n6 input 2\n\
    7 state 3 mem\n9 zero 1\n10 state 3 m\n11 init 3 10 9\n12 state 2 x ; word\n13 ones 2\n14 init 2 12 13\n\
    15 add 2 12 -6\n16 next 2 12 15\n17 slice 1 12 2 2\n18 uext 2 17 2\n19 write 3 10 18 5\n20 next 3 10 19\n21 constd 2 -4\n\
    22 consth 2 7\n23 const 2 010\n24 rol 2 21 22\n25 eq 1 24 23\n26 concat 2 25 15\n27 justice 2 25 -25\n28 smulo 1 12 6\n\
    29 bad 28\n30 constraint -25\n31 state 1 free\n32 output 12\n33 ite 2 31 12 6\n34 read 1 10 33\n35 bad 34 b\n";
const WITNESS: &str = "sat\nb1\n#0\n0 [010] 1 mem#0\n1 [111] 0\n2 111 x#0\n3 0\n@0\n0 1 i@0\n1 010\n#1\n3 1\n0 [000] 1\n@1\n0 0\n.\n";
const PIECES: &[&str] = &[
    " ",
    "\n",
    "-",
    "0",
    "1",
    "9",
    "99999999999",
    "sort",
    "array",
    "bitvec",
    "init",
    "next",
    "state",
    ";",
    "\t",
    "[",
    "]",
    "#1",
    "@",
    ".",
    "\u{e9}",
    "\r\n",
    "concat",
    "sext",
    "justice",
    "sat",
    "b",
];

/// The text with pieces taken out, doubled, moved or put in.
fn damage(text: &str, seed: u64) -> Vec<u8> {
    let mut dice = Dice(seed);
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=dice.below(3) {
        let at = dice.below(bytes.len() as u64 + 1) as usize;
        let end = (at + dice.below(8) as usize).min(bytes.len());
        match dice.below(5) {
            0 => drop(bytes.drain(at..end)),
            1 => bytes.truncate(at),
            2 => {
                let copy = bytes[at..end].to_vec();
                bytes.splice(at..at, copy);
            }
            3 => bytes.insert(at, dice.below(256) as u8),
            _ => {
                let piece = PIECES[dice.below(PIECES.len() as u64) as usize];
                bytes.splice(at..end, piece.bytes());
            }
        }
    }
    bytes
}

#[test]
fn files() {
    fn reads(seed: u64) -> bool {
        let mut pool = TermPool::new();
        match read(&mut pool, &damage(FILE, seed)) {
            Ok(file) => {
                file.system.check_invariants(&pool);
                true
            }
            Err(error) => error.span.line >= 1 && error.span.column >= 1,
        }
    }
    super::file(&mut TermPool::new(), FILE);
    QuickCheck::new().tests(3000).quickcheck(reads as fn(u64) -> bool);
}

#[test]
fn witnesses() {
    let mut pool = TermPool::new();
    let file = super::file(&mut pool, FILE);
    assert!(witness::read(&pool, &file, WITNESS.as_bytes()).is_ok());
    for seed in 0..3000 {
        match witness::read(&pool, &file, &damage(WITNESS, seed * 977)) {
            Ok(trace) => {
                assert_eq!(trace.start.len(), file.system.states.len());
                assert!(trace.inputs.iter().all(|row| row.len() == file.system.inputs.len()));
                let terms = file.system.input_terms();
                let fit = |row: &Vec<_>| {
                    row.iter()
                        .zip(&terms)
                        .all(|(v, t): (&crate::ir::Value, _)| v.has_sort(&pool, pool.sort(*t)))
                };
                assert!(trace.inputs.iter().all(fit));
            }
            Err(error) => assert!(error.span.line >= 1 && error.span.column >= 1, "{error}"),
        }
    }
}
