//! The values of terms under all assignments to some variables: the meaning of the operators written down once more.

use eufonium_base::HashMap;
use eufonium_ir::{Op, Term, TermPool, visit};
use std::rc::Rc;

/// Values of words and formulas, one for each assignment.
type Column = Rc<Vec<u16>>;

/// The columns of the terms met so far. All variables have to be given.
pub(in crate::schema) struct Columns {
    rows: usize,
    memo: HashMap<Term, Column>,
}

fn mask(width: u32) -> u64 {
    (1 << width) - 1
}

fn signed(value: u64, width: u32) -> i64 {
    if value >> (width - 1) & 1 == 1 { value as i64 - (1i64 << width) } else { value as i64 }
}

impl Columns {
    /// All assignments to variables of together few bits.
    pub fn new(pool: &TermPool, vars: &[Term]) -> Columns {
        let width = |t: Term| if pool.sort(t).is_bool() { 1 } else { pool.width(t) };
        let bits: u32 = vars.iter().map(|v| width(*v)).sum();
        assert!(bits <= 16, "few assignments");
        let (rows, mut shift, mut memo) = (1usize << bits, 0, HashMap::default());
        for &v in vars {
            let column = (0..rows).map(|row| ((row >> shift) as u64 & mask(width(v))) as u16).collect();
            memo.insert(v, Rc::new(column));
            shift += width(v);
        }
        Columns { rows, memo }
    }

    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The values of a term.
    pub fn column(&mut self, pool: &TermPool, t: Term) -> Column {
        for t in visit::postorder(pool, &[t]) {
            if !self.memo.contains_key(&t) {
                let args: Vec<Column> = pool.args(t).iter().map(|a| self.memo[a].clone()).collect();
                let width = |t: &Term| if pool.sort(*t).is_bool() { 1 } else { pool.width(*t) };
                let widths: Vec<u32> = pool.args(t).iter().map(width).collect();
                let own = width(&t);
                assert!(own <= 16, "narrow words");
                let constant = pool.as_bits(t).and_then(|b| b.as_u64());
                let value = |row: usize| {
                    let values: Vec<u64> = args.iter().map(|c| u64::from(c[row])).collect();
                    constant.unwrap_or_else(|| meaning(pool.op(t), &values, &widths, own)) as u16
                };
                self.memo.insert(t, Rc::new((0..self.rows).map(value).collect()));
            }
        }
        self.memo[&t].clone()
    }

    /// Whether the disjunction of formulas is true under all assignments.
    pub fn valid(&mut self, pool: &TermPool, clause: &[Term]) -> bool {
        let columns: Vec<Column> = clause.iter().map(|t| self.column(pool, *t)).collect();
        (0..self.rows).all(|row| columns.iter().any(|c| c[row] == 1))
    }
}

fn meaning(op: Op, args: &[u64], widths: &[u32], width: u32) -> u64 {
    let a = args.first().copied().unwrap_or(0);
    let b = args.get(1).copied().unwrap_or(0);
    let full = mask(width);
    let sign = || signed(a, widths[0]);
    let shift = |n: u64| n.min(63) as u32;
    full & match op {
        Op::True => 1,
        Op::False => 0,
        Op::Not | Op::BvNot => !a,
        Op::And | Op::BvAnd => args.iter().fold(full, |x, y| x & y),
        Op::Or | Op::BvOr => args.iter().fold(0, |x, y| x | y),
        Op::BvXor => args.iter().fold(0, |x, y| x ^ y),
        Op::BvAdd => args.iter().fold(0u64, |x, y| x.wrapping_add(*y)),
        Op::BvMul => args.iter().fold(1u64, |x, y| x.wrapping_mul(*y)),
        Op::BvUdiv => a.checked_div(b).unwrap_or(full),
        Op::BvUrem => a.checked_rem(b).unwrap_or(a),
        Op::BvShl => a << shift(b),
        Op::BvLshr => a >> shift(b),
        Op::BvAshr => (sign() >> shift(b)) as u64,
        Op::Concat => args.iter().zip(widths).fold(0, |x, (y, w)| x << w | y),
        Op::Extract(_, low) => a >> low,
        Op::SignExtend(_) => sign() as u64,
        Op::Eq => u64::from(a == b),
        Op::BvUlt => u64::from(a < b),
        Op::BvSlt => u64::from(sign() < signed(b, widths[1])),
        Op::Ite => args[if a == 1 { 1 } else { 2 }],
        op => panic!("{op:?} is not interpreted"),
    }
}
