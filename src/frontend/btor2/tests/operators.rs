//! Each operator against arithmetic on machine words, at small widths, on all values: with unknown arguments, with constant
//! ones, and inverted ones.

use super::{file, model, number, word};
use crate::btor2::operators::{Meaning, TABLE};
use eufonium_ir::{Evaluator, TermPool};

fn mask(width: u32) -> u64 {
    (1 << width) - 1
}
fn signed(n: u64, width: u32) -> i64 {
    if n >> (width - 1) & 1 == 1 { n as i64 - (1 << width) } else { n as i64 }
}
fn out_of_range(n: i64, width: u32) -> u64 {
    let half = 1 << (width - 1);
    u64::from(n < -half || n >= half)
}

/// The result of an operator of one or two arguments of a width, before it is cut to the width of the result.
fn oracle(name: &str, w: u32, a: u64, b: u64) -> u64 {
    let (m, sa, sb) = (mask(w), signed(a, w), signed(b, w));
    let bit = u64::from;
    match name {
        "add" => a + b,
        "and" => a & b,
        "dec" => a.wrapping_sub(1),
        "eq" | "iff" => bit(a == b),
        "implies" => bit(a == 0 || b == 1),
        "inc" => a + 1,
        "mul" => a * b,
        "nand" => !(a & b),
        "neg" => a.wrapping_neg(),
        "neq" => bit(a != b),
        "nor" => !(a | b),
        "not" => !a,
        "or" => a | b,
        "redand" => bit(a == m),
        "redor" => bit(a != 0),
        "redxor" => u64::from(a.count_ones()),
        "rol" => (0..b % u64::from(w)).fold(a, |a, _| (a << 1 | a >> (w - 1)) & m),
        "ror" => (0..b % u64::from(w)).fold(a, |a, _| a >> 1 | (a & 1) << (w - 1)),
        "saddo" => out_of_range(sa + sb, w),
        "sdiv" if b == 0 => {
            if sa < 0 {
                1
            } else {
                m
            }
        }
        "sdiv" => (sa / sb) as u64,
        "sdivo" => {
            if b == 0 {
                0
            } else {
                out_of_range(sa / sb, w)
            }
        }
        "sgt" => bit(sa > sb),
        "sgte" => bit(sa >= sb),
        "sll" => {
            if b >= u64::from(w) {
                0
            } else {
                a << b
            }
        }
        "slt" => bit(sa < sb),
        "slte" => bit(sa <= sb),
        "smod" | "srem" | "urem" if b == 0 => a,
        // The remainder with the sign of the divisor.
        "smod" => (sa - sb * (sa as f64 / sb as f64).floor() as i64) as u64,
        "smulo" => out_of_range(sa * sb, w),
        "sra" => (sa >> b.min(63)) as u64,
        "srem" => (sa % sb) as u64,
        "srl" => {
            if b >= u64::from(w) {
                0
            } else {
                a >> b
            }
        }
        "ssubo" => out_of_range(sa - sb, w),
        "sub" => a.wrapping_sub(b),
        "uaddo" => bit(a + b > m),
        "udiv" => a.checked_div(b).unwrap_or(m),
        "udivo" => 0,
        "ugt" => bit(a > b),
        "ugte" => bit(a >= b),
        "ult" => bit(a < b),
        "ulte" => bit(a <= b),
        "umulo" => bit(a * b > m),
        "urem" => a % b,
        "usubo" => bit(a < b),
        "xnor" => !(a ^ b),
        "xor" => a ^ b,
        other => panic!("no meaning of {other} in the test"),
    }
}

/// A system of two inputs of width `w` and a state whose next value is the line `8`, of width `r`.
fn system_of(w: u32, r: u32, line: &str) -> String {
    format!(
        "1 sort bitvec {w}\n2 sort bitvec {r}\n3 input 1 a\n4 input 1 b\n8 {line}\n9 state 2\n10 next 2 9 8\n"
    )
}

/// Compares line 8 with what is expected for all values of the inputs.
fn compare(w: u32, r: u32, line: &str, expected: impl Fn(u64, u64) -> u64) {
    let mut pool = TermPool::new();
    let file = file(&mut pool, &system_of(w, r, line));
    let (inputs, next) = (file.system.input_terms(), file.system.states[0].next);
    for a in 0..=mask(w) {
        for b in 0..=mask(w) {
            let model = model(&pool, &inputs, &[word(a, w), word(b, w)]);
            let found = number(&Evaluator::new(&model).eval(&pool, next));
            assert_eq!(found, expected(a, b) & mask(r), "{line}, width {w}, {a} {b}");
        }
    }
}

/// Compares line 8 with what is expected where the inputs are constants.
fn compare_constants(w: u32, r: u32, line: &str, expected: impl Fn(u64, u64) -> u64) {
    for a in 0..=mask(w) {
        for b in 0..=mask(w) {
            let text = system_of(w, r, line)
                .replace("3 input 1 a", &format!("3 constd 1 {a}"))
                .replace("4 input 1 b", &format!("4 constd 1 {b}"));
            let mut pool = TermPool::new();
            let next = file(&mut pool, &text).system.states[0].next;
            let value = match pool.as_bits(next) {
                Some(bits) => bits.as_u64().expect("the values are small"),
                None => u64::from(next == pool.tt()),
            };
            assert!(pool.as_bits(next).is_some() || next == pool.bool(value == 1), "{line} is folded");
            assert_eq!(value, expected(a, b) & mask(r), "{line}, width {w}, {a} {b}");
        }
    }
}

#[test]
fn operators_of_words() {
    for (name, meaning) in TABLE {
        for w in 1..=4 {
            let (r, unary) = match meaning {
                Meaning::Unary { .. } => (w, true),
                Meaning::Reduction(_) => (1, true),
                Meaning::Binary { .. } => (w, false),
                Meaning::Predicate { .. } | Meaning::Equality { .. } => (1, false),
                Meaning::Connective(_) if w == 1 => (1, false),
                _ => continue,
            };
            let m = mask(w);
            let line = |a: &str, b: &str| format!("{name} 2 {a}{}", if unary { "" } else { b });
            compare(w, r, &line("3", " 4"), |a, b| oracle(name, w, a, b));
            compare_constants(w, r, &line("3", " 4"), |a, b| oracle(name, w, a, b));
            compare(w, r, &line("-3", " 4"), |a, b| oracle(name, w, !a & m, b));
            compare(w, r, &line("3", " -4"), |a, b| oracle(name, w, a, if unary { b } else { !b & m }));
            compare(w, r, &line("3", " 3"), |a, _| oracle(name, w, a, a));
        }
    }
}

#[test]
fn operators_of_parts() {
    for w in 1..=4 {
        compare(w, 2 * w, "concat 2 3 4", |a, b| a << w | b);
        compare(w, 2 * w, "concat 2 3 -4", |a, b| a << w | (!b & mask(w)));
        for more in 0..3 {
            compare(w, w + more, &format!("uext 2 3 {more}"), |a, _| a);
            compare(w, w + more, &format!("sext 2 3 {more}"), |a, _| signed(a, w) as u64);
            compare(w, w + more, &format!("sext 2 -3 {more}"), |a, _| signed(!a & mask(w), w) as u64);
        }
        for low in 0..w {
            for high in low..w {
                compare(w, high - low + 1, &format!("slice 2 3 {high} {low}"), |a, _| a >> low);
            }
        }
    }
}

#[test]
fn choices_and_arrays() {
    let sorts = |w: u32| format!("11 sort bitvec 1\n12 sort array 1 1\n13 state 12 m{w}\n14 ult 11 3 4\n");
    for w in 1..=3 {
        let m = mask(w);
        // The lines stand in the place of line 8, which is the last one of them.
        let tail = |lines: &str, last: &str| format!("{}{lines}20 {last}", sorts(w));
        let check = |text: String, expected: &dyn Fn(u64, u64) -> u64| {
            let text =
                format!("1 sort bitvec {w}\n3 input 1 a\n4 input 1 b\n{text}\n21 state 1\n22 next 1 21 20\n");
            let mut pool = TermPool::new();
            let file = file(&mut pool, &text);
            let (inputs, next) = (file.system.input_terms(), file.system.states[1].next);
            for (a, b) in (0..=m).flat_map(|a| (0..=m).map(move |b| (a, b))) {
                let model = model(&pool, &inputs[..2], &[word(a, w), word(b, w)]);
                let found = number(&Evaluator::new(&model).eval(&pool, next));
                assert_eq!(found, expected(a, b) & m, "{text} {a} {b}");
            }
        };
        check(tail("", "ite 1 14 3 4"), &|a, b| a.min(b));
        check(tail("", "ite 1 -14 3 4"), &|a, b| a.max(b));
        // The model leaves the array open: all its elements are 0.
        check(tail("", "read 1 13 3"), &|_, _| 0);
        check(tail("16 write 12 13 3 4\n", "read 1 16 3"), &|_, b| b);
        check(tail("16 write 12 13 3 -4\n", "read 1 16 4"), &|a, b| if a == b { !b } else { 0 });
        check(tail("16 write 12 13 -3 4\n17 ite 12 14 16 13\n", "read 1 17 -3"), &|a, b| {
            if a < b { b } else { 0 }
        });
    }
}
