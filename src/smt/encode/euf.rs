//! Terms to nodes of the congruence closure.
//!
//! Arithmetic terms get a node only when they stand under a function (they are *shared* then); formulas likewise. The
//! arithmetic side of an equality between shared terms is encoded by bounds, the other side is told to the closure.

use super::{Alias, BOTH, Encoder, EufSymbol, Target};
use crate::cc::{Node, Symbol};
use crate::options::BvMode;
use crate::sat::{Lit, Var};
use crate::{array, datatype};
use eufonium_base::Rat;
use eufonium_ir::{LinExpr, Op, Sort, Term, TermPool};

/// Whether the closure sees a term as a function applied to arguments.
pub(super) fn is_application(pool: &TermPool, t: Term) -> bool {
    match pool.op(t) {
        Op::App(_) | Op::Construct(_) => !pool.args(t).is_empty(),
        Op::Select | Op::Store | Op::ConstArray | Op::Field(..) | Op::Is(_) => true,
        Op::RealOfFloat | Op::FloatOfReal(_) => true,
        _ => false,
    }
}

/// Whether a term is a number or a bit-vector constant.
fn is_value(pool: &TermPool, t: Term) -> bool {
    matches!(pool.op(t), Op::Num(_) | Op::Bits(_))
}

impl Encoder {
    /// The node of a term; arguments first, without recursion.
    pub(super) fn node(&mut self, pool: &mut TermPool, target: &mut Target<'_>, t: Term) -> Node {
        let mut stack = vec![t];
        while let Some(&t) = stack.last() {
            if self.nodes.contains_key(&t) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            match pool.op(t) {
                _ if self.is_application(pool, t) => {
                    stack.extend(pool.args(t).iter().filter(|a| !self.nodes.contains_key(a)));
                }
                // Applications within a sum get their nodes first, so that sharing the sum need not nest.
                Op::Add | Op::Mul => {
                    let e = LinExpr::of(pool, t);
                    let parts = e.terms.iter().map(|(part, _)| *part).filter(|part| *part != t);
                    stack.extend(
                        parts.filter(|a| self.is_application(pool, *a) && !self.nodes.contains_key(a)),
                    );
                }
                _ => {}
            }
            if stack.len() == before {
                stack.pop();
                self.make_node(pool, target, t);
            }
        }
        self.nodes[&t]
    }

    pub(super) fn symbol(&mut self, target: &mut Target<'_>, key: EufSymbol) -> Symbol {
        *self.symbols.entry(key).or_insert_with(|| target.theory.cc.new_symbol())
    }

    /// Makes the node of a term whose arguments have theirs.
    fn make_node(&mut self, pool: &mut TermPool, target: &mut Target<'_>, t: Term) {
        let sort = pool.sort(t);
        let node = match pool.op(t) {
            Op::True => target.theory.cc.true_node(),
            Op::False => target.theory.cc.false_node(),
            // Numerals are different numbers, constructors without fields different trees.
            Op::Bits(_) if self.bv_mode == BvMode::Uninterpreted && pool.width(t) == 1 => {
                self.bit_node(pool, target, t)
            }
            Op::Num(_) | Op::Bits(_) | Op::Construct(_) if pool.args(t).is_empty() => {
                let symbol = self.symbol(target, EufSymbol::Name(t));
                target.theory.cc.value_node(symbol)
            }
            op if self.is_opaque_operator(pool, op, t) => self.opaque_node(pool, target, op, t),
            op if is_application(pool, t) => {
                let symbol = self.symbol(target, EufSymbol::Op(op, sort));
                let args: Vec<Node> = pool.args(t).iter().map(|a| self.nodes[a]).collect();
                if pool.as_app(t).is_none_or(|f| !self.internal.contains(&f)) {
                    self.applications.push(t);
                }
                let has_bits =
                    |s: Sort| self.bv_mode != BvMode::Uninterpreted && pool.word_width(s).is_some();
                if pool.args(t).iter().any(|a| pool.sort(*a).is_arith() || has_bits(pool.sort(*a))) {
                    self.mixed_applications.push(t);
                }
                target.theory.cc.node(symbol, &args)
            }
            _ => {
                let symbol = self.symbol(target, EufSymbol::Name(t));
                target.theory.cc.node(symbol, &[])
            }
        };
        self.nodes.insert(t, node);
        self.note_structure(pool, t);
        if pool.as_constant(t).is_some() && !sort.is_bool() && !sort.is_arith() {
            self.closure_constants.push(t);
        }
        if sort.is_arith() {
            self.share(pool, target, t, node);
        } else if pool.word_width(sort).is_some() {
            match self.bv_mode {
                BvMode::Uninterpreted => self.settle_opaque(pool, target, t),
                BvMode::BitBlast | BvMode::UninterpretedOperators => self.share_bits(pool, t),
            }
        } else if sort.is_bool() {
            // The formula and the node agree. Predicates are linked when they get their variable.
            let lit = self.require(pool, target, t, BOTH);
            target.sat.demand(lit.var());
            if !self.is_application(pool, t) && !matches!(pool.op(t), Op::True | Op::False) {
                self.link_formula(target, lit, t, node);
            }
        } else if pool.op(t) == Op::Ite {
            self.axiom_ite(pool, t);
        }
    }

    /// Files a term of an array or datatype, and what reads one, with the axioms that hold of it from the start.
    fn note_structure(&mut self, pool: &mut TermPool, t: Term) {
        let sort = pool.sort(t);
        if pool.op(t) == Op::Select || pool.as_array(sort).is_some() {
            self.arrays.push(t);
        }
        if matches!(pool.op(t), Op::Field(..) | Op::Is(_)) || pool.as_datatype(sort).is_some() {
            self.datatypes.push(t);
            self.opaque = true;
        }
        if matches!(pool.op(t), Op::RealOfFloat | Op::FloatOfReal(_)) {
            self.conversions = true;
            self.opaque = true;
        }
        array::axioms(pool, t, self.bv_mode, &mut self.axioms);
        datatype::axioms(pool, t, &mut self.axioms);
    }

    /// A formula under a function: a node that is true or false with the formula. A negation, and a formula that is an
    /// atom of the closure already, get a variable of their own for it.
    fn link_formula(&mut self, target: &mut Target<'_>, lit: Lit, formula: Term, node: Node) {
        let var = if lit.is_negated() || target.theory.is_cc_atom(lit.var()) {
            let own = target.sat.new_var();
            target.sat.add_clause(&[own.negative(), lit], 0);
            target.sat.add_clause(&[own.positive(), !lit], 0);
            target.sat.demand(own);
            self.aliases.insert(own, Alias::Formula(formula));
            own
        } else {
            lit.var()
        };
        target.theory.cc.new_predicate(var, node);
        target.theory.listen_cc(var);
    }

    /// An arithmetic term that the closure knows: it needs a column, for its value.
    fn share(&mut self, pool: &mut TermPool, target: &mut Target<'_>, t: Term, node: Node) {
        if pool.as_num(t).is_some() {
            return;
        }
        target.theory.cc.share(node);
        let e = LinExpr::of(pool, t);
        for (part, _) in &e.terms {
            self.column(pool, target, *part);
        }
        self.shared.push(t);
        self.unlinked.extend(self.waiting.remove(&t).into_iter().flatten());
    }

    /// An equality of an uninterpreted sort.
    pub(super) fn register_equality(
        &mut self,
        pool: &mut TermPool,
        target: &mut Target<'_>,
        t: Term,
        var: Var,
    ) {
        let (a, b) = (pool.arg(t, 0), pool.arg(t, 1));
        if self.bv_mode == BvMode::Uninterpreted && self.register_bit(pool, target, a, b, var) {
            return;
        }
        if pool.as_array(pool.sort(a)).is_some() || pool.as_datatype(pool.sort(a)).is_some() {
            self.equalities.push(t);
        }
        let (a, b) = (self.node(pool, target, a), self.node(pool, target, b));
        target.theory.cc.new_equality(var, a, b);
        target.theory.listen_cc(var);
    }

    /// A predicate with arguments.
    pub(super) fn register_predicate(
        &mut self,
        pool: &mut TermPool,
        target: &mut Target<'_>,
        t: Term,
        var: Var,
    ) {
        let node = self.node(pool, target, t);
        target.theory.cc.new_predicate(var, node);
        target.theory.listen_cc(var);
    }

    /// Tells the closure of an arithmetic equality `x - y = 0` or `x = c`, or of one between bit-vectors, if one side is a term that it knows or should
    /// know; otherwise the equality waits until it does.
    pub(super) fn link_equality(&mut self, pool: &mut TermPool, target: &mut Target<'_>, t: Term, var: Var) {
        let Some((a, b)) = self.sides(pool, t) else { return };
        if ![a, b].iter().any(|x| !is_value(pool, *x) && self.is_closure_term(pool, *x)) {
            for side in [a, b].into_iter().filter(|x| !is_value(pool, *x)) {
                self.waiting.entry(side).or_default().push((t, var));
            }
            return;
        }
        let (a, b) = (self.node(pool, target, a), self.node(pool, target, b));
        if target.theory.cc.equality_atom(a, b).is_none() && !target.theory.is_cc_atom(var) {
            target.theory.cc.new_equality(var, a, b);
            target.theory.listen_cc(var);
            // The closure has to hear of it, so it is no mere definition.
            self.pin(target, var);
        }
    }

    fn is_closure_term(&self, pool: &TermPool, t: Term) -> bool {
        self.is_application(pool, t) || self.nodes.contains_key(&t)
    }

    /// The two terms whose equality an arithmetic equality states, if it has that shape and they are of one sort.
    fn sides(&self, pool: &mut TermPool, t: Term) -> Option<(Term, Term)> {
        let (lhs, rhs) = (pool.arg(t, 0), pool.arg(t, 1));
        if !pool.sort(lhs).is_arith() {
            return Some((lhs, rhs));
        }
        let e = LinExpr::of(pool, lhs);
        let zero = pool.as_num(rhs).is_some_and(Rat::is_zero);
        let (a, b) = match &e.terms[..] {
            [(x, c)] if c.is_one() => (*x, rhs),
            [(x, c), (y, d)] if c.is_one() && *d == Rat::MINUS_ONE && zero => (*x, *y),
            _ => return None,
        };
        // An integer and a real may be equal as numbers, but the closure knows no such equality.
        (pool.sort(a) == pool.sort(b)).then_some((a, b))
    }

    /// Makes the equality of two terms that the closure knows an atom of both sides, one that every model decides.
    /// `false` if it is one already.
    pub fn interface_equality(
        &mut self,
        pool: &mut TermPool,
        target: &mut Target<'_>,
        a: Term,
        b: Term,
    ) -> bool {
        let (na, nb) = (self.nodes[&a], self.nodes[&b]);
        let equal = if self.bv_mode == BvMode::Uninterpreted { pool.raw_eq(a, b) } else { pool.eq(a, b) };
        let lit = self.literal(pool, target, equal, BOTH);
        let var = target.theory.cc.equality_atom(na, nb).unwrap_or_else(|| {
            // The normal form joined the equality with another's, or folded it: a variable of its own, tied to it.
            let var = target.sat.new_var();
            target.sat.add_clause(&[var.negative(), lit], 0);
            target.sat.add_clause(&[var.positive(), !lit], 0);
            target.theory.cc.new_equality(var, na, nb);
            target.theory.listen_cc(var);
            self.aliases.insert(var, Alias::Equality(a, b));
            var
        });
        target.sat.demand(var);
        self.interface.insert(var)
    }
}
