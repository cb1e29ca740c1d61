//! Writes an SMT-LIB script of many small questions to one solver, as an engine asks them: formulas behind guards, and
//! `check-sat-assuming` on a handful of guards each time.
//!
//! ```text
//! cargo run --release --example stream -- lia 100000 1 > stream.smt2
//! ```
//!
//! The kinds are `lia`, `lra`, `euf` and `bv`; the last argument is the seed.

use std::fmt::Write;

/// The number of guarded formulas.
const FORMULAS: u64 = 200;
/// The number of declared constants.
const CONSTANTS: u64 = 20;
/// Width of bit-vectors.
const WIDTH: u64 = 16;

/// The generator of Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014).
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % n
    }
    fn choose<'a>(&mut self, options: &[&'a str]) -> &'a str {
        options[self.below(options.len() as u64) as usize]
    }
    fn constant(&mut self) -> String {
        format!("x{}", self.below(CONSTANTS))
    }
}

fn number(n: i64) -> String {
    if n < 0 { format!("(- {})", -n) } else { n.to_string() }
}

/// A comparison of a short sum with a small number.
fn linear(random: &mut Random) -> String {
    let mut sum = String::from("(+ 0");
    for _ in 0..=random.below(3) {
        let factor = random.choose(&["1", "1", "1", "2", "3", "(- 1)", "(- 2)"]);
        let _ = write!(sum, " (* {factor} {})", random.constant());
    }
    let bound = number(random.below(21) as i64 - 10);
    format!("({} {sum}) {bound})", random.choose(&["<=", ">=", "<", ">", "="]))
}

/// A term over a unary and a binary function.
fn application(random: &mut Random, depth: u32) -> String {
    match random.below(3) {
        _ if depth == 0 => random.constant(),
        0 => random.constant(),
        1 => format!("(f {})", application(random, depth - 1)),
        _ => format!("(g {} {})", application(random, depth - 1), application(random, depth - 1)),
    }
}

fn equality(random: &mut Random) -> String {
    let relation = random.choose(&["=", "=", "distinct"]);
    format!("({relation} {} {})", application(random, 2), application(random, 2))
}

fn word(random: &mut Random, depth: u32) -> String {
    match random.below(4) {
        0 => format!("(_ bv{} {WIDTH})", random.below(1 << WIDTH)),
        1..=2 if depth > 0 => {
            let op = random.choose(&["bvadd", "bvadd", "bvsub", "bvand", "bvor", "bvxor"]);
            format!("({op} {} {})", word(random, depth - 1), word(random, depth - 1))
        }
        _ => random.constant(),
    }
}

fn comparison(random: &mut Random) -> String {
    let relation = random.choose(&["bvult", "bvule", "bvslt", "=", "distinct"]);
    format!("({relation} {} {})", word(random, 1), word(random, 1))
}

/// The script, or `None` for a kind that does not exist.
fn script(kind: &str, questions: u64, seed: u64) -> Option<String> {
    let (logic, sort, atom): (&str, String, fn(&mut Random) -> String) = match kind {
        "lia" => ("QF_LIA", "Int".into(), linear),
        "lra" => ("QF_LRA", "Real".into(), linear),
        "euf" => ("QF_UF", "U".into(), equality),
        "bv" => ("QF_BV", format!("(_ BitVec {WIDTH})"), comparison),
        _ => return None,
    };
    let random = &mut Random(seed);
    let mut out = format!("(set-logic {logic})\n");
    if kind == "euf" {
        out.push_str("(declare-sort U 0)\n(declare-fun f (U) U)\n(declare-fun g (U U) U)\n");
    }
    for i in 0..CONSTANTS {
        let _ = writeln!(out, "(declare-const x{i} {sort})");
    }
    for i in 0..FORMULAS {
        let _ = writeln!(out, "(declare-const b{i} Bool)\n(assert (=> b{i} {}))", atom(random));
    }
    for _ in 0..questions {
        out.push_str("(check-sat-assuming (");
        for _ in 0..2 + random.below(7) {
            let _ = write!(out, " b{}", random.below(FORMULAS));
        }
        out.push_str("))\n");
    }
    Some(out)
}

/// Writes the script that the arguments ask for.
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [kind, questions, seed] = &args[..] else {
        eprintln!("usage: stream lia|lra|euf|bv QUESTIONS SEED");
        std::process::exit(2);
    };
    let (Ok(questions), Ok(seed)) = (questions.parse(), seed.parse()) else {
        eprintln!("the number of questions and the seed are numbers");
        std::process::exit(2);
    };
    match script(kind, questions, seed) {
        Some(text) => print!("{text}"),
        None => {
            eprintln!("there is no kind {kind}");
            std::process::exit(2);
        }
    }
}
