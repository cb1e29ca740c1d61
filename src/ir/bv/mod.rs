//! Smart constructors of bit-vectors: a word-level rewriter.
//!
//! A constructor brings its arguments into normal form (nested sums, products, junctions and concatenations are opened,
//! sorted and collected; constants are folded), then tries the rules of the operator in order; what no rule changes
//! becomes a node. The normal forms:
//!
//! * sums (`sum`): distinct monomials `k * t` with constant coefficients modulo `2^width`, sorted by id, the constant last;
//! * products (`product`): the constant first. `2^k * t` is `t[..]` before `k` zeros: wires instead of adders, and
//!   visible to the rules of slices; sums read that form as the monomial it is;
//! * junctions (`bitwise`): flat, sorted, without duplicates, complements and neutral constants, the constant last;
//!   masks are concatenations;
//! * concatenations (`slice`): flat, with neighbours joined where they are one constant, one slice or one extension;
//! * equalities (`equal`): solved for a variable where linear, cut into slices where concatenations meet;
//! * orders (`compare`): `bv_ult` and `bv_slt` only, equalities or bits where these say the same.
//!
//! **Termination and cost.** The measure of a term is the tuple of the total widths of its divisions; of its products of
//! unknowns and shifts by unknowns; of its multiples (but for `-1`) and orders; of its sums; of its junctions and choices;
//! of its equalities, extensions, complements and slices, these weighed by the width of what they are applied to. A rule
//! lowers the first component that it changes; the linear rules of equality, which may not, give a normal form that
//! they leave alone. A rule looks at a bounded number of levels and arguments, and uses an operand twice only as slices
//! or behind wires. Independently of all that, rules fire only `NESTING` deep inside one another; beyond that a constructor makes
//! a plain node. So neither native recursion nor the work of a constructor depends on the depth of terms.
//!
//! Every rule is a function with an identifier in its operator's table. The tests compare each firing of each rule with the
//! operator's meaning on all assignments at small widths, and fail if a rule never fires.
//!
//! Sources: the rules that the literature on word-level preprocessing lists (Brinkmann and Drechsler, "RTL-datapath
//! verification using integer linear programming", 2002; Brummayer and Biere, "Local two-level and-inverter graph
//! minimization without blowup", 2006, for the junctions; Franzén, "Efficient solving of the satisfiability modulo bit-vectors
//! problem", 2010). Absent: rules that need to know how often a term is used, and distribution over sums.

mod bitwise;
mod choose;
mod compare;
mod derived;
mod divide;
mod equal;
mod fold;
mod overflow;
mod product;
mod shift;
mod slice;
mod sum;
#[cfg(test)]
mod tests;

pub(super) use fold::{Folded, fold};

use super::op::Op;
use super::pool::{Term, TermPool};
use super::sort::Sort;
use eufonium_base::Bits;

/// How deep rules may fire inside one another.
const NESTING: u32 = 12;

/// Nested sums, products, junctions and concatenations with up to this many arguments are opened.
const FLAT: usize = 32;

/// A rewrite rule: the term that equals `op(args)`, if the rule matches.
struct Rule {
    /// A name for traces and tests.
    id: &'static str,
    apply: fn(&mut TermPool, Op, &[Term]) -> Option<Term>,
}

/// A table of rules named like their functions.
macro_rules! rules {
    ($($name:ident),* $(,)?) => {
        pub(in crate::bv) const RULES: &[crate::bv::Rule] = &[$(crate::bv::Rule { id: stringify!($name), apply: $name }),*];
    };
}
use rules;

/// The tables of all operators.
#[cfg(test)]
fn tables() -> impl Iterator<Item = &'static Rule> {
    [
        bitwise::RULES,
        bitwise::xor::RULES,
        bitwise::not::RULES,
        choose::RULES,
        compare::RULES,
        compare::unsigned::RULES,
        compare::signed::RULES,
        divide::RULES,
        equal::RULES,
        product::RULES,
        shift::RULES,
        slice::extract::RULES,
        slice::extension::RULES,
        sum::RULES,
    ]
    .into_iter()
    .flatten()
}

impl TermPool {
    /// What the first rule that matches makes of `op(args)`.
    fn rewrite(&mut self, rules: &[Rule], op: Op, args: &[Term]) -> Option<Term> {
        if self.rewriting >= NESTING {
            return None;
        }
        self.rewriting += 1;
        let result = rules.iter().find_map(|rule| {
            let result = (rule.apply)(self, op, args)?;
            tracing::trace!(rule = rule.id, "fired");
            #[cfg(test)]
            tests::record(rule.id, op, args, result);
            Some(result)
        });
        self.rewriting -= 1;
        result
    }

    /// The term `op(args)` of normalised arguments: a constant, what the rules say, or a node.
    fn bv_node(&mut self, rules: &[Rule], op: Op, args: &[Term]) -> Term {
        if args.iter().all(|a| self.as_bits(*a).is_some()) {
            let values: Vec<&Bits> = args.iter().filter_map(|a| self.as_bits(*a)).collect();
            return match fold(op, &values) {
                Folded::Bits(bits) => self.bits(bits),
                Folded::Bool(b) => self.bool(b),
            };
        }
        match self.rewrite(rules, op, args) {
            Some(t) => t,
            None => self.bv_intern(op, args),
        }
    }

    /// The node `op(args)`, as it is.
    fn bv_intern(&mut self, op: Op, args: &[Term]) -> Term {
        let width = match op {
            Op::BvUlt | Op::BvSlt | Op::Eq => return self.intern(op, Sort::BOOL, args),
            Op::Ite => self.width(args[1]),
            Op::Concat => args.iter().map(|a| self.width(*a)).sum(),
            Op::Extract(high, low) => high - low + 1,
            Op::SignExtend(n) => self.width(args[0]) + n,
            _ => self.width(args[0]),
        };
        let sort = self.bv_sort(width);
        self.intern(op, sort, args)
    }

    /// The constant 0.
    fn bv_zero(&mut self, width: u32) -> Term {
        self.bits(Bits::zero(width))
    }
    /// The constant of ones.
    fn bv_ones(&mut self, width: u32) -> Term {
        self.bits(Bits::ones(width))
    }
    /// Whether a term is a constant with a property.
    fn bits_are(&self, t: Term, property: impl Fn(&Bits) -> bool) -> bool {
        self.as_bits(t).is_some_and(property)
    }
    /// Whether no operator of bit-vectors or `ite` stands at the top of a term.
    fn is_bv_leaf(&self, t: Term) -> bool {
        matches!(
            self.op(t),
            Op::App(_) | Op::Select | Op::Field(..) | Op::IntToBv(_) | Op::Word | Op::Float(_)
        )
    }
    /// Whether a 1-bit term is 1.
    fn bit_is_set(&mut self, t: Term) -> Term {
        let one = self.bits(Bits::one(1));
        self.eq(t, one)
    }
    /// The top bit, as a formula.
    fn sign_is_set(&mut self, t: Term) -> Term {
        let top = self.width(t) - 1;
        let sign = self.extract(top, top, t);
        self.bit_is_set(sign)
    }
    /// The condition and the branches of an `ite` between constants.
    fn constant_choice(&self, t: Term) -> Option<(Term, Bits, Bits)> {
        if self.op(t) != Op::Ite {
            return None;
        }
        let (a, b) = (self.as_bits(self.arg(t, 1))?, self.as_bits(self.arg(t, 2))?);
        Some((self.arg(t, 0), a.clone(), b.clone()))
    }
    /// An `ite` between constants with a function applied to both.
    fn map_choice(&mut self, t: Term, f: impl Fn(&Bits) -> Bits) -> Option<Term> {
        let (c, a, b) = self.constant_choice(t)?;
        let (a, b) = (self.bits(f(&a)), self.bits(f(&b)));
        Some(self.ite(c, a, b))
    }

    /// The integer that a bit-vector is, read without sign.
    pub fn bv_to_int(&mut self, a: Term) -> Term {
        match self.as_bits(a) {
            Some(bits) => {
                let n = bits.to_rat();
                self.num(n, Sort::INT)
            }
            None => self.intern(Op::BvToInt, Sort::INT, &[a]),
        }
    }
    /// An integer modulo `2^width` as a bit-vector.
    pub fn int_to_bv(&mut self, width: u32, a: Term) -> Term {
        match self.as_num(a) {
            Some(n) => {
                let bits = Bits::from_rat(n, width);
                self.bits(bits)
            }
            None if self.op(a) == Op::BvToInt => {
                let inner = self.arg(a, 0);
                match width.checked_sub(self.width(inner)) {
                    Some(n) => self.zero_extend(n, inner),
                    None => self.extract(width - 1, 0, inner),
                }
            }
            None => {
                let sort = self.bv_sort(width);
                self.intern(Op::IntToBv(width), sort, &[a])
            }
        }
    }

    /// [`TermPool::rebuild`] for the operators of bit-vectors.
    pub(super) fn rebuild_bv(&mut self, op: Op, args: &[Term]) -> Term {
        match op {
            Op::BvNot => self.bv_not(args[0]),
            Op::BvAnd => self.bv_and(args),
            Op::BvOr => self.bv_or(args),
            Op::BvXor => self.bv_xor(args),
            Op::BvAdd => self.bv_add(args),
            Op::BvMul => self.bv_mul(args),
            Op::BvUdiv => self.bv_udiv(args[0], args[1]),
            Op::BvUrem => self.bv_urem(args[0], args[1]),
            Op::BvShl => self.bv_shl(args[0], args[1]),
            Op::BvLshr => self.bv_lshr(args[0], args[1]),
            Op::BvAshr => self.bv_ashr(args[0], args[1]),
            Op::Concat => self.concat(args),
            Op::Extract(high, low) => self.extract(high, low, args[0]),
            Op::SignExtend(n) => self.sign_extend(n, args[0]),
            Op::BvUlt => self.bv_ult(args[0], args[1]),
            Op::BvSlt => self.bv_slt(args[0], args[1]),
            Op::BvToInt => self.bv_to_int(args[0]),
            Op::IntToBv(width) => self.int_to_bv(width, args[0]),
            op => unreachable!("{op:?} is no operator of bit-vectors"),
        }
    }
}
