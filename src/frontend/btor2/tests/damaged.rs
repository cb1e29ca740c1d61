//! Damaged texts are refused with their place, or read; nothing panics.

use super::Dice;
use crate::btor2::{read, witness};
use eufonium_ir::{TermPool, Value};
use quickcheck::QuickCheck;

const FILE: &str = "; all kinds of lines\n1 sort bitvec 1\n2 sort bitvec 3\n3 sort array 2 1\n4 sort array 1 3\n5 input 1 i\n6 input 2\n\
    7 state 3 mem\n9 zero 1\n10 state 3 m\n11 init 3 10 9\n12 ones 2\n13 state 2 x ; word\n14 init 2 13 12\n15 add 2 13 -6\n\
    16 next 2 13 15\n17 slice 1 13 2 2\n18 uext 2 17 2\n19 write 3 10 18 5\n20 next 3 10 19\n21 constd 2 -4\n22 consth 2 7\n\
    23 const 2 010\n24 rol 2 21 22\n25 eq 1 24 23\n26 sort bitvec 4\n27 concat 26 25 15\n28 justice 2 25 -25\n29 smulo 1 13 6\n\
    30 bad 29\n31 constraint -25\n32 state 1 free\n33 output 13\n34 ite 2 32 13 6\n35 read 1 10 34\n36 bad 35 b\n";
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
                let fit =
                    |row: &Vec<Value>| row.iter().zip(&terms).all(|(v, t)| v.has_sort(&pool, pool.sort(*t)));
                assert!(trace.inputs.iter().all(fit));
            }
            Err(error) => assert!(error.span.line >= 1 && error.span.column >= 1, "{error}"),
        }
    }
}
