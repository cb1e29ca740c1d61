//! Smart constructors of the Boolean layer, equality and quantifiers, and the rebuilding of a term with new arguments.
//!
//! Normal form: conjunctions and disjunctions are sorted and free of duplicates, complements and constants; small nested
//! ones are flattened (only small ones, so that a chain of a million is built in linear time). Negation never stands on
//! a constant, a negation, or an equality's argument of sort Bool.

use super::op::Op;
use super::pool::{Term, TermPool};
use super::sort::{Sort, SortKind};
use super::visit;
use eufonium_base::Bits;
use smallvec::SmallVec;

/// Nested conjunctions with up to this many arguments are flattened into their parent.
const FLATTEN_LIMIT: usize = 16;

impl TermPool {
    /// A Boolean constant.
    pub fn bool(&self, value: bool) -> Term {
        if value { self.tt() } else { self.ff() }
    }

    /// Negation of a formula.
    pub fn not(&mut self, t: Term) -> Term {
        match self.op(t) {
            Op::True => self.ff(),
            Op::False => self.tt(),
            Op::Not => self.arg(t, 0),
            _ => self.intern(Op::Not, Sort::BOOL, &[t]),
        }
    }

    /// Whether two formulas are syntactic complements of each other.
    pub fn are_complements(&self, a: Term, b: Term) -> bool {
        (self.op(a) == Op::Not && self.arg(a, 0) == b) || (self.op(b) == Op::Not && self.arg(b, 0) == a)
    }

    /// The formula under a negation, and whether there was one.
    pub fn strip_not(&self, t: Term) -> (Term, bool) {
        if self.op(t) == Op::Not { (self.arg(t, 0), true) } else { (t, false) }
    }

    fn junction(&mut self, op: Op, parts: &[Term]) -> Term {
        let (unit, zero) = if op == Op::And { (self.tt(), self.ff()) } else { (self.ff(), self.tt()) };
        let mut args: SmallVec<[Term; 16]> = SmallVec::new();
        for &t in parts {
            debug_assert!(self.sort(t).is_bool(), "a junction joins formulas");
            if t == zero {
                return zero;
            } else if self.op(t) == op && self.args(t).len() <= FLATTEN_LIMIT {
                args.extend_from_slice(self.args(t));
            } else if t != unit {
                args.push(t);
            }
        }
        args.sort_unstable();
        args.dedup();
        // A negation is created after its argument: look for each negation's argument in the sorted list.
        let clash =
            args.iter().any(|&t| self.op(t) == Op::Not && args.binary_search(&self.arg(t, 0)).is_ok());
        match (clash, args.as_slice()) {
            (true, _) => zero,
            (_, []) => unit,
            (_, [t]) => *t,
            (_, args) => self.intern(op, Sort::BOOL, args),
        }
    }

    /// Conjunction of any number of formulas.
    pub fn and(&mut self, parts: &[Term]) -> Term {
        self.junction(Op::And, parts)
    }
    /// Disjunction of any number of formulas.
    pub fn or(&mut self, parts: &[Term]) -> Term {
        self.junction(Op::Or, parts)
    }
    /// Conjunction of two formulas.
    pub fn and2(&mut self, a: Term, b: Term) -> Term {
        self.and(&[a, b])
    }
    /// Disjunction of two formulas.
    pub fn or2(&mut self, a: Term, b: Term) -> Term {
        self.or(&[a, b])
    }
    /// `a` implies `b`.
    pub fn implies(&mut self, a: Term, b: Term) -> Term {
        let na = self.not(a);
        self.or(&[na, b])
    }
    /// Exclusive disjunction.
    pub fn xor(&mut self, a: Term, b: Term) -> Term {
        let eq = self.eq(a, b);
        self.not(eq)
    }
    /// Negations of all formulas.
    pub fn not_all(&mut self, parts: &[Term]) -> Vec<Term> {
        parts.iter().map(|&t| self.not(t)).collect()
    }

    /// Equality of two terms of one sort.
    pub fn eq(&mut self, a: Term, b: Term) -> Term {
        debug_assert_eq!(self.sort(a), self.sort(b), "an equality joins terms of one sort");
        if a == b {
            return self.tt();
        }
        match self.sort(a) {
            Sort::BOOL => self.iff(a, b),
            s if s.is_arith() => self.arith_eq(a, b),
            s => match self.sort_kind(s) {
                SortKind::BitVec(_) => self.bv_eq(a, b),
                SortKind::Float(..) | SortKind::Rounding => self.float_eq(a, b),
                SortKind::Array(..) => self.array_eq(a, b),
                SortKind::Datatype(_) => self.datatype_eq(a, b),
                _ => self.eq_node(a, b),
            },
        }
    }

    /// The equality as it stands, for axioms about constructions and for those who read operators as uninterpreted
    /// functions. Identical sides and two constants are decided, formulas and numbers are compared as in
    /// [`TermPool::eq`], and an equality with the bit 0 is the negation of that with 1.
    pub fn raw_eq(&mut self, a: Term, b: Term) -> Term {
        let bits = |t: Term| self.as_bits(t);
        match (bits(a), bits(b)) {
            _ if a == b => self.tt(),
            _ if self.sort(a).is_bool() || self.sort(a).is_arith() => self.eq(a, b),
            (Some(_), Some(_)) => self.ff(),
            (Some(k), None) | (None, Some(k)) if k.width() == 1 && k.is_zero() => {
                let other = if self.as_bits(a).is_some() { b } else { a };
                let one = self.bits(Bits::one(1));
                let set = self.eq_node(other, one);
                self.not(set)
            }
            _ => self.eq_node(a, b),
        }
    }

    /// The node of an equality, sorted by id, for constructors that have normalised the sides.
    pub(super) fn eq_node(&mut self, a: Term, b: Term) -> Term {
        let pair = if a < b { [a, b] } else { [b, a] };
        self.intern(Op::Eq, Sort::BOOL, &pair)
    }

    fn iff(&mut self, a: Term, b: Term) -> Term {
        let ((a, na), (b, nb)) = (self.strip_not(a), self.strip_not(b));
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        let negate = na != nb;
        let positive = match self.op(a) {
            _ if a == b => self.tt(),
            Op::True => b,
            Op::False => self.not(b),
            _ => self.intern(Op::Eq, Sort::BOOL, &[a, b]),
        };
        if negate { self.not(positive) } else { positive }
    }

    /// Pairwise difference of terms of one sort.
    pub fn distinct(&mut self, terms: &[Term]) -> Term {
        let mut parts = Vec::with_capacity(terms.len() * terms.len().saturating_sub(1) / 2);
        for (i, &a) in terms.iter().enumerate() {
            for &b in &terms[..i] {
                let eq = self.eq(a, b);
                parts.push(self.not(eq));
            }
        }
        self.and(&parts)
    }

    /// `if c then a else b`; `a` and `b` have one sort.
    pub fn ite(&mut self, c: Term, a: Term, b: Term) -> Term {
        debug_assert_eq!(self.sort(a), self.sort(b), "the branches of an ite have one sort");
        let (c, negated) = self.strip_not(c);
        let (a, b) = if negated { (b, a) } else { (a, b) };
        // A branch that asks the same question again has its answer.
        let a = if self.op(a) == Op::Ite && self.arg(a, 0) == c { self.arg(a, 1) } else { a };
        let b = if self.op(b) == Op::Ite && self.arg(b, 0) == c { self.arg(b, 2) } else { b };
        match self.op(c) {
            _ if a == b => return a,
            Op::True => return a,
            Op::False => return b,
            _ => {}
        }
        let sort = self.sort(a);
        if self.as_bv(sort).is_some() {
            return self.bv_ite(c, a, b);
        }
        if self.as_float(sort).is_some() {
            return self.float_ite(c, a, b);
        }
        if !sort.is_bool() {
            return self.intern(Op::Ite, sort, &[c, a, b]);
        }
        let (tt, ff) = (self.tt(), self.ff());
        if a == tt || a == c {
            self.or(&[c, b])
        } else if b == ff || b == c {
            self.and(&[c, a])
        } else if a == ff {
            let nc = self.not(c);
            self.and(&[nc, b])
        } else if b == tt {
            let nc = self.not(c);
            self.or(&[nc, a])
        } else if self.are_complements(a, b) {
            self.eq(c, a)
        } else {
            self.intern(Op::Ite, Sort::BOOL, &[c, a, b])
        }
    }

    /// Universal closure of `body` over those of `vars` that occur in it. They must be constants that no other binder uses.
    pub fn forall(&mut self, vars: &[Term], body: Term) -> Term {
        self.quantifier(Op::Forall, vars, body)
    }

    /// Existential closure of `body` over those of `vars` that occur in it. They must be constants that no other binder uses.
    pub fn exists(&mut self, vars: &[Term], body: Term) -> Term {
        self.quantifier(Op::Exists, vars, body)
    }

    fn quantifier(&mut self, op: Op, vars: &[Term], body: Term) -> Term {
        debug_assert!(vars.iter().all(|v| self.as_constant(*v).is_some()), "a binder binds constants");
        if vars.is_empty() || matches!(self.op(body), Op::True | Op::False) {
            return body;
        }
        // Sorts have values, so a variable that does not occur says nothing.
        let occurring = visit::constants(self, &[body]);
        let occurs = |v: &Term| occurring.binary_search(v).is_ok();
        let mut args: SmallVec<[Term; 16]> = vars.iter().copied().filter(occurs).collect();
        if args.is_empty() {
            return body;
        }
        args.push(body);
        self.intern(op, Sort::BOOL, &args)
    }

    /// The term like `t` but with other arguments, in normal form.
    pub fn rebuild(&mut self, t: Term, args: &[Term]) -> Term {
        if self.args(t) == args {
            return t;
        }
        self.build(self.op(t), self.sort(t), args)
    }

    /// The term with this operator and these arguments, in normal form; of this sort, where the operator does not say. What is in the
    /// operator, as functions and numerals, is of this pool.
    pub fn build(&mut self, op: Op, sort: Sort, args: &[Term]) -> Term {
        match op {
            Op::True | Op::False | Op::Num(_) | Op::Bits(_) => self.intern(op, sort, &[]),
            Op::Not => self.not(args[0]),
            Op::And => self.and(args),
            Op::Or => self.or(args),
            Op::Eq => self.eq(args[0], args[1]),
            Op::Ite => self.ite(args[0], args[1], args[2]),
            Op::App(f) => self.app(f, args),
            Op::Add => self.add(args),
            Op::Mul => self.mul(args),
            Op::Le => self.le(args[0], args[1]),
            Op::Lt => self.lt(args[0], args[1]),
            Op::Div => self.div(args[0], args[1]),
            Op::IDiv => self.idiv(args[0], args[1]),
            Op::Mod => self.modulo(args[0], args[1]),
            Op::ToReal => self.to_real(args[0]),
            Op::ToInt => self.to_int(args[0]),
            op @ (Op::Forall | Op::Exists) => {
                let (body, vars) = args.split_last().expect("a quantifier has a body");
                self.quantifier(op, vars, *body)
            }
            Op::Word => self.word(args[0]),
            Op::OfWord => self.of_canonical(sort, args[0]),
            Op::Float(id) => self.float_op(self.float_operator(id), args),
            Op::RealOfFloat => self.real_of_float(args[0]),
            Op::FloatOfReal(rounding) => self.float_of_real(rounding, sort, args[0]),
            Op::Select => self.select(args[0], args[1]),
            Op::Store => self.store(args[0], args[1], args[2]),
            Op::ConstArray => self.const_array(sort, args[0]),
            Op::Construct(cons) => self.construct(cons, args),
            Op::Field(cons, i) => self.field(cons, i, args[0]),
            Op::Is(cons) => self.is_constructor(cons, args[0]),
            op => self.rebuild_bv(op, args),
        }
    }

    /// The term like `t` but with other arguments of the same sorts, as it stands: with its arguments in their places even
    /// where the normal form orders them, so that it is congruent to `t` when they are equal one by one. Junctions of
    /// formulas and arithmetic are in normal form.
    pub fn raw_rebuild(&mut self, t: Term, args: &[Term]) -> Term {
        if self.args(t) == args {
            return t;
        }
        let (op, sort) = (self.op(t), self.sort(t));
        match op {
            Op::Eq => self.raw_eq(args[0], args[1]),
            Op::Ite if sort.is_bool() || sort.is_arith() => self.rebuild(t, args),
            Op::Ite | Op::Select | Op::Store | Op::ConstArray => self.intern(op, sort, args),
            Op::BvMul | Op::BvAdd | Op::BvAnd | Op::BvOr | Op::BvXor => self.intern(op, sort, args),
            Op::BvNot | Op::BvUdiv | Op::BvUrem | Op::BvShl | Op::BvLshr | Op::BvAshr => {
                self.intern(op, sort, args)
            }
            Op::Concat | Op::Extract(..) | Op::SignExtend(_) | Op::BvUlt | Op::BvSlt => {
                self.intern(op, sort, args)
            }
            _ => self.rebuild(t, args),
        }
    }

    /// The conjuncts of a formula, nested conjunctions opened, in a deterministic order without duplicates.
    pub fn conjuncts(&self, t: Term) -> Vec<Term> {
        self.flatten(Op::And, t)
    }
    /// The disjuncts of a formula, nested disjunctions opened.
    pub fn disjuncts(&self, t: Term) -> Vec<Term> {
        self.flatten(Op::Or, t)
    }

    fn flatten(&self, op: Op, t: Term) -> Vec<Term> {
        let mut out = Vec::new();
        let mut seen = eufonium_base::HashSet::default();
        let mut stack = vec![t];
        while let Some(t) = stack.pop() {
            if !seen.insert(t) {
                continue;
            }
            if self.op(t) == op {
                stack.extend(self.args(t).iter().rev());
            } else if !(op == Op::And && t == self.tt() || op == Op::Or && t == self.ff()) {
                out.push(t);
            }
        }
        out
    }
}
