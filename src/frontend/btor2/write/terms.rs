//! Terms as lines.

use super::Writer;
use eufonium_ir::{Op, Term};

impl Writer<'_> {
    /// The identifier of a term, which is written with all that it is made of unless it is there.
    pub(super) fn term(&mut self, root: Term) -> Result<u64, String> {
        let mut stack = vec![root];
        while let Some(&t) = stack.last() {
            if self.ids.contains_key(&t) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            stack.extend(self.pool.args(t).iter().filter(|a| !self.ids.contains_key(a)));
            if stack.len() == before {
                let id = self.node(t)?;
                self.ids.insert(t, id);
                stack.pop();
            }
        }
        Ok(self.ids[&root])
    }

    /// Writes a term whose arguments are written.
    fn node(&mut self, t: Term) -> Result<u64, String> {
        let sort = self.sort(self.pool.sort(t))?;
        let args: Vec<u64> = self.pool.args(t).iter().map(|a| self.ids[a]).collect();
        let text = match self.pool.op(t) {
            Op::True => format!("one {sort}"),
            Op::False => format!("zero {sort}"),
            Op::Bits(_) => return self.constant(t, sort),
            Op::Extract(high, low) => format!("slice {sort} {} {high} {low}", args[0]),
            Op::SignExtend(more) => format!("sext {sort} {} {more}", args[0]),
            Op::Concat => return self.concat(t, &args),
            op @ (Op::And | Op::Or | Op::BvAnd | Op::BvOr | Op::BvXor | Op::BvAdd | Op::BvMul) => {
                let name = name(op).expect("it has a name");
                return Ok(self.chain(name, sort, &args));
            }
            op => match name(op) {
                Some(name) => {
                    let args: String = args.iter().map(|a| format!(" {a}")).collect();
                    format!("{name} {sort}{args}")
                }
                None => return Err(self.inexpressible(t)),
            },
        };
        Ok(self.line(&text, ""))
    }

    fn constant(&mut self, t: Term, sort: u64) -> Result<u64, String> {
        let bits = self.pool.as_bits(t).expect("a constant has a value");
        let text = match bits.to_string() {
            _ if bits.is_zero() => format!("zero {sort}"),
            _ if bits.is_one() => format!("one {sort}"),
            _ if bits.is_ones() => format!("ones {sort}"),
            text => format!("const {sort} {}", text.trim_start_matches("#b")),
        };
        Ok(self.line(&text, ""))
    }

    /// An operator of two arguments applied to more.
    fn chain(&mut self, name: &str, sort: u64, args: &[u64]) -> u64 {
        let (first, rest) = args.split_first().expect("a junction has arguments");
        rest.iter().fold(*first, |left, right| self.line(&format!("{name} {sort} {left} {right}"), ""))
    }

    /// A concatenation of two or more: from the low end, so that the sorts in between are those of suffixes.
    fn concat(&mut self, t: Term, ids: &[u64]) -> Result<u64, String> {
        let parts = self.pool.args(t).to_vec();
        let (mut low, mut width) = match (ids.last(), parts.last()) {
            (Some(id), Some(part)) => (*id, self.pool.width(*part)),
            _ => unreachable!("a concatenation has parts"),
        };
        for (part, high) in parts.iter().zip(ids).rev().skip(1) {
            width += self.pool.width(*part);
            let sort = self.pool.bv_sort(width);
            let sort = self.sort(sort)?;
            low = self.line(&format!("concat {sort} {high} {low}"), "");
        }
        Ok(low)
    }

    fn inexpressible(&self, t: Term) -> String {
        match (self.pool.op(t), self.pool.as_app(t)) {
            (_, Some(f)) => format!("`{}` is no state or input of the system", self.pool.func(f).name),
            (Op::Forall | Op::Exists, _) => "BTOR2 has no quantifiers".to_owned(),
            (op, _) => format!("BTOR2 has no operator {op:?}"),
        }
    }
}

/// The format's name of an operator that has one.
fn name(op: Op) -> Option<&'static str> {
    Some(match op {
        Op::Not | Op::BvNot => "not",
        Op::And | Op::BvAnd => "and",
        Op::Or | Op::BvOr => "or",
        Op::Eq => "eq",
        Op::Ite => "ite",
        Op::BvXor => "xor",
        Op::BvAdd => "add",
        Op::BvMul => "mul",
        Op::BvUdiv => "udiv",
        Op::BvUrem => "urem",
        Op::BvShl => "sll",
        Op::BvLshr => "srl",
        Op::BvAshr => "sra",
        Op::BvUlt => "ult",
        Op::BvSlt => "slt",
        Op::Select => "read",
        Op::Store => "write",
        _ => return None,
    })
}
