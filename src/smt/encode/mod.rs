//! Formulas to clauses: Tseitin's definitions, one direction at a time (Plaisted and Greenbaum).
//!
//! Every formula has at most one variable. A definition is a consequence of nothing: `v -> F` (or `F -> v`) constrains
//! only the fresh `v`, so definitions are global and stay when scopes close. Which directions exist is kept per formula;
//! what a later use needs beyond them is added then. Work goes through a queue, not the call stack.

mod arith;
mod bv;
mod euf;
mod float;
mod opaque;

use super::candidate::Demands;
use super::combine::Combined;
use super::sat::{Lit, SatSolver, Var};
use crate::arith::{Arith, Column};
use crate::cc::{Node, Symbol};
use crate::options::BvMode;
use crate::polarity::flip;
pub use crate::polarity::{BOTH, NEGATIVE, POSITIVE};
use crate::theory::Theory;
use eufonium_base::{HashMap, HashSet, Rat};
use eufonium_ir::{FuncId, LinExpr, Op, Rel, Sort, Term, TermPool};

#[derive(Clone, Copy, Debug)]
struct Entry {
    lit: Lit,
    defined: u8,
}

/// The part of the solver that the encoder writes to.
pub struct Target<'a> {
    /// The search.
    pub sat: &'a mut dyn SatSolver,
    /// The theories.
    pub theory: &'a mut Combined,
}

/// The tables from terms to variables, columns and nodes.
#[derive(Debug, Default)]
pub struct Encoder {
    formulas: HashMap<Term, Entry>,
    terms_of_vars: HashMap<Var, Term>,
    queue: Vec<(Term, u8)>,
    /// Formulas that hold always and are still to be asserted: definitions of `ite`, `div` and the like.
    axioms: Vec<Term>,
    columns: HashMap<Term, Column>,
    terms_of_columns: HashMap<Column, Term>,
    nodes: HashMap<Term, Node>,
    symbols: HashMap<EufSymbol, Symbol>,
    shared: Vec<Term>,
    /// Arithmetic equalities of which the closure is to be told, with their variables.
    unlinked: Vec<(Term, Var)>,
    /// Arithmetic equalities between terms that the closure does not know, by side.
    waiting: HashMap<Term, Vec<(Term, Var)>>,
    applications: Vec<Term>,
    mixed_applications: Vec<Term>,
    closure_constants: Vec<Term>,
    bits: bv::BitLevel,
    arrays: Vec<Term>,
    datatypes: Vec<Term>,
    products: Vec<Term>,
    conversions: bool,
    /// Equalities between shared terms that every model decides.
    interface: HashSet<Var>,
    /// What the closure's own variables say: those that are tied to another formula by clauses.
    aliases: HashMap<Var, Alias>,
    /// Equalities of arrays and datatypes, in the order they were met.
    equalities: Vec<Term>,
    /// Functions that theories made for their lemmas.
    internal: HashSet<FuncId>,
    opaque: bool,
    bv_mode: BvMode,
}

/// The meaning of a variable of the closure's own.
#[derive(Clone, Copy, Debug)]
pub enum Alias {
    /// That of a formula.
    Formula(Term),
    /// That two terms are equal.
    Equality(Term, Term),
}

/// What a symbol of the closure stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum EufSymbol {
    /// A declared function or an operator on arrays or datatypes, with the sort of the result.
    Op(Op, Sort),
    /// A term of which the closure knows nothing but its name.
    Name(Term),
}

impl Encoder {
    /// Empty tables. The arguments are [`SolverOptions::abstract_bits_from`](super::SolverOptions::abstract_bits_from) and
    /// [`SolverOptions::words`](super::SolverOptions::words).
    pub fn new(abstract_from: u32, bv_mode: BvMode) -> Encoder {
        Encoder { bits: bv::BitLevel::new(abstract_from), bv_mode, ..Encoder::default() }
    }

    /// The literal for a formula whose value matters in the given direction. Clauses that define it are added.
    pub fn literal(
        &mut self,
        pool: &mut TermPool,
        target: &mut Target<'_>,
        formula: Term,
        polarity: u8,
    ) -> Lit {
        let lit = self.require(pool, target, formula, polarity);
        self.drain(pool, target);
        lit
    }

    /// Asserts a formula, under a guard literal if it belongs to a scope: the clauses hold when `guard` is true.
    pub fn assert(
        &mut self,
        pool: &mut TermPool,
        target: &mut Target<'_>,
        formula: Term,
        guard: Option<Lit>,
    ) {
        let mut stack = vec![formula];
        let mut seen = HashSet::default();
        while let Some(t) = stack.pop() {
            if !seen.insert(t) {
                continue;
            }
            let (base, negated) = pool.strip_not(t);
            let mut clause: Vec<Lit> = guard.iter().map(|g| !*g).collect();
            match (pool.op(base), negated) {
                (Op::And, false) => stack.extend(pool.args(base).iter().rev()),
                (Op::Or, true) => {
                    let parts = pool.args(base).to_vec();
                    stack.extend(parts.into_iter().rev().map(|a| pool.not(a)));
                }
                (Op::Or, false) | (Op::And, true) => {
                    let parts = pool.args(base).to_vec();
                    for a in parts {
                        let a = if negated { pool.not(a) } else { a };
                        clause.push(self.require(pool, target, a, POSITIVE));
                    }
                    target.sat.add_clause(&clause, 0);
                }
                _ => {
                    clause.push(self.require(pool, target, t, POSITIVE));
                    target.sat.add_clause(&clause, 0);
                }
            }
            self.drain(pool, target);
        }
    }

    /// The literal that a formula has, if it was ever encoded.
    pub fn existing(&self, pool: &TermPool, formula: Term) -> Option<Lit> {
        let (base, negated) = pool.strip_not(formula);
        self.formulas.get(&base).map(|e| e.lit.xor(negated))
    }

    /// The formula that a literal stands for; `None` for guards and variables made in the search.
    pub fn term_of(&self, pool: &mut TermPool, lit: Lit) -> Option<Term> {
        let t = *self.terms_of_vars.get(&lit.var())?;
        Some(if lit.is_negated() { pool.not(t) } else { t })
    }

    /// What a variable says that the closure has for itself.
    pub fn alias(&self, var: Var) -> Option<Alias> {
        self.aliases.get(&var).copied()
    }

    /// The atom that arithmetic made in the search (a branch, a cut) and that `lit` says, as a formula.
    pub fn local_term(&self, pool: &mut TermPool, arith: &Arith, lit: Lit) -> Option<Term> {
        if !arith.is_atom(lit.var()) {
            return None;
        }
        let meaning = arith.bound_of(lit);
        let mut e = LinExpr::constant(-meaning.bound);
        for (column, c) in arith.definition(meaning.column) {
            e.add_assign(&LinExpr::scaled(*self.terms_of_columns.get(&column)?, c));
        }
        let e = if meaning.is_upper { e } else { e.scale(&Rat::MINUS_ONE) };
        Some(e.to_atom(pool, if meaning.strict { Rel::Lt } else { Rel::Le }))
    }

    /// Whether a construct was met that is treated as an unknown term, so that a model must be evaluated to be believed.
    pub fn has_opaque(&self) -> bool {
        self.opaque || !self.arrays.is_empty()
    }

    fn require(&mut self, pool: &mut TermPool, target: &mut Target<'_>, formula: Term, polarity: u8) -> Lit {
        let (base, negated) = pool.strip_not(formula);
        let polarity = flip(polarity, negated);
        if let Some(entry) = self.formulas.get_mut(&base) {
            let missing = polarity & !entry.defined;
            if missing != 0 {
                entry.defined |= missing;
                let entry = *entry;
                self.queue.push((base, missing));
                self.declare_default(pool, target, base, entry);
            }
            return self.formulas[&base].lit.xor(negated);
        }
        let lit = target.sat.new_var().positive();
        let entry = Entry { lit, defined: polarity };
        self.formulas.insert(base, entry);
        self.declare_default(pool, target, base, entry);
        self.terms_of_vars.insert(lit.var(), base);
        self.queue.push((base, polarity));
        // Atoms are registered when they are made, so that the theories know of every literal handed out.
        self.register_atom(pool, target, base, lit.var());
        lit.xor(negated)
    }

    /// A variable that stands for a gate and is defined in one direction need not be decided unless it is used.
    fn declare_default(&self, pool: &TermPool, target: &mut Target<'_>, base: Term, entry: Entry) {
        let gate = match pool.op(base) {
            Op::And | Op::Or | Op::Ite => true,
            Op::Eq => {
                let sort = pool.sort(pool.arg(base, 0));
                sort.is_bool() || sort.is_arith() && !target.theory.is_cc_atom(entry.lit.var())
            }
            _ => false,
        };
        if gate {
            target.sat.set_default(!entry.lit, entry.defined == POSITIVE);
            target.sat.set_default(entry.lit, entry.defined == NEGATIVE);
        }
    }

    fn drain(&mut self, pool: &mut TermPool, target: &mut Target<'_>) {
        loop {
            if self.settle_leaves(pool, target) {
                continue;
            }
            if let Some((t, polarity)) = self.queue.pop() {
                self.define(pool, target, t, polarity);
                continue;
            }
            if let Some((t, var)) = self.unlinked.pop() {
                self.link_equality(pool, target, t, var);
                continue;
            }
            let Some(axiom) = self.axioms.pop() else {
                self.demand_conditions(target);
                return;
            };
            // An axiom is a clause or a literal; its parts go through the queue above.
            let (base, negated) = pool.strip_not(axiom);
            let parts =
                if pool.op(base) == Op::Or && !negated { pool.args(base).to_vec() } else { vec![axiom] };
            let clause: Vec<Lit> =
                parts.into_iter().map(|a| self.require(pool, target, a, POSITIVE)).collect();
            target.sat.add_clause(&clause, 0);
        }
    }

    /// Adds the clauses of a gate for the given directions.
    fn define(&mut self, pool: &mut TermPool, target: &mut Target<'_>, t: Term, polarity: u8) {
        let v = self.formulas[&t].lit;
        match pool.op(t) {
            Op::True => target.sat.add_clause(&[v], 0),
            Op::False => target.sat.add_clause(&[!v], 0),
            Op::And => self.define_junction(pool, target, t, v, polarity, false),
            Op::Or => self.define_junction(pool, target, t, v, polarity, true),
            Op::Eq if pool.sort(pool.arg(t, 0)).is_bool() => self.define_iff(pool, target, t, v, polarity),
            Op::Eq if pool.sort(pool.arg(t, 0)).is_arith() => {
                self.define_arith_eq(pool, target, t, v, polarity)
            }
            Op::Ite => self.define_ite(pool, target, t, v, polarity),
            op if self.is_bit_atom(pool, op, t) => self.define_bit_atom(pool, target, t, v, polarity),
            Op::Eq | Op::Le | Op::Lt | Op::App(_) | Op::Select | Op::Field(..) | Op::Is(_) => {}
            Op::BvUlt | Op::BvSlt => {}
            op => unreachable!("a formula has a Boolean operator, not {op:?}"),
        }
    }

    /// A conjunction, or with `dual` a disjunction: its negation is the conjunction of the negations.
    fn define_junction(
        &mut self,
        pool: &mut TermPool,
        target: &mut Target<'_>,
        t: Term,
        v: Lit,
        polarity: u8,
        dual: bool,
    ) {
        let v = v.xor(dual);
        let mut all = vec![v];
        let parts = pool.args(t).to_vec();
        for a in parts {
            let a = self.require(pool, target, a, polarity).xor(dual);
            if flip(polarity, dual) & POSITIVE != 0 {
                target.sat.add_clause(&[!v, a], 0);
            }
            all.push(!a);
        }
        if flip(polarity, dual) & NEGATIVE != 0 {
            target.sat.add_clause(&all, 0);
        }
    }

    fn define_iff(&mut self, pool: &mut TermPool, target: &mut Target<'_>, t: Term, v: Lit, polarity: u8) {
        let a = self.require(pool, target, pool.arg(t, 0), BOTH);
        let b = self.require(pool, target, pool.arg(t, 1), BOTH);
        if polarity & POSITIVE != 0 {
            target.sat.add_clause(&[!v, !a, b], 0);
            target.sat.add_clause(&[!v, a, !b], 0);
        }
        if polarity & NEGATIVE != 0 {
            target.sat.add_clause(&[v, a, b], 0);
            target.sat.add_clause(&[v, !a, !b], 0);
        }
    }

    fn define_ite(&mut self, pool: &mut TermPool, target: &mut Target<'_>, t: Term, v: Lit, polarity: u8) {
        let c = self.require(pool, target, pool.arg(t, 0), BOTH);
        let a = self.require(pool, target, pool.arg(t, 1), polarity);
        let b = self.require(pool, target, pool.arg(t, 2), polarity);
        if polarity & POSITIVE != 0 {
            target.sat.add_clause(&[!v, !c, a], 0);
            target.sat.add_clause(&[!v, c, b], 0);
            target.sat.add_clause(&[!v, a, b], 0);
        }
        if polarity & NEGATIVE != 0 {
            target.sat.add_clause(&[v, !c, !a], 0);
            target.sat.add_clause(&[v, c, !b], 0);
            target.sat.add_clause(&[v, !a, !b], 0);
        }
    }

    fn register_atom(&mut self, pool: &mut TermPool, target: &mut Target<'_>, t: Term, var: Var) {
        match pool.op(t) {
            Op::Le | Op::Lt => self.register_bound(pool, target, t, var),
            Op::Eq if pool.sort(pool.arg(t, 0)).is_arith() => self.unlinked.push((t, var)),
            Op::Eq if self.is_bit_atom(pool, Op::Eq, t) => self.unlinked.push((t, var)),
            Op::Eq if !pool.sort(pool.arg(t, 0)).is_bool() => self.register_equality(pool, target, t, var),
            _ if self.is_application(pool, t) => self.register_predicate(pool, target, t, var),
            Op::Forall | Op::Exists => panic!("quantifiers are refused before the solver"),
            _ => {}
        }
    }

    /// Queues the definition of an `ite` of a sort other than Bool: the term equals the chosen branch.
    fn axiom_ite(&mut self, pool: &mut TermPool, t: Term) {
        let (c, a, b) = (pool.arg(t, 0), pool.arg(t, 1), pool.arg(t, 2));
        let nc = pool.not(c);
        for (unless, branch) in [(nc, a), (c, b)] {
            let raw = self.bv_mode == BvMode::Uninterpreted;
            let equal = if raw { pool.raw_eq(t, branch) } else { pool.eq(t, branch) };
            // Two bounds rather than an equality: no variable for the equality, and only one direction.
            let parts = if pool.sort(t).is_arith() {
                vec![pool.le(t, branch), pool.ge(t, branch)]
            } else {
                vec![equal]
            };
            for part in parts {
                let axiom = pool.or2(unless, part);
                self.axioms.push(axiom);
            }
        }
    }

    /// All terms of sort `Bool` that have a variable and are declared constants, with their literals.
    pub fn boolean_constants<'a>(&'a self, pool: &'a TermPool) -> impl Iterator<Item = (Term, Lit)> + 'a {
        self.formulas.iter().filter(|(t, _)| pool.as_constant(**t).is_some()).map(|(t, e)| (*t, e.lit))
    }
    /// All arithmetic terms with a column.
    pub fn columns(&self) -> impl Iterator<Item = (Term, Column)> + '_ {
        self.columns.iter().map(|(t, c)| (*t, *c))
    }
    /// The column of an arithmetic atom.
    pub fn column_of(&self, t: Term) -> Option<Column> {
        self.columns.get(&t).copied()
    }
    /// The node of a term.
    pub fn node_of(&self, t: Term) -> Option<Node> {
        self.nodes.get(&t).copied()
    }
    /// Applications with arguments that the closure knows, in the order they were met.
    pub fn applications(&self) -> &[Term] {
        &self.applications
    }
    /// Declared constants that the closure knows and no other theory values, in the order they were met.
    pub fn closure_constants(&self) -> &[Term] {
        &self.closure_constants
    }
    /// Those applications with arguments that another theory values.
    pub fn mixed_applications(&self) -> &[Term] {
        &self.mixed_applications
    }
    /// Terms of array sorts and reads that the closure knows, in the order they were met.
    pub fn arrays(&self) -> &[Term] {
        &self.arrays
    }
    /// Terms of datatypes, fields and testers that the closure knows, in the order they were met.
    pub fn datatypes(&self) -> &[Term] {
        &self.datatypes
    }
    /// Equalities of arrays and datatypes, in the order they were met.
    pub fn equalities(&self) -> &[Term] {
        &self.equalities
    }
    /// Products and quotients of terms that are no numerals, in the order they were met.
    pub fn products(&self) -> &[Term] {
        &self.products
    }
    /// Whether a conversion between real and floating-point numbers was met.
    pub fn has_conversions(&self) -> bool {
        self.conversions
    }
    /// Arithmetic terms that the closure knows too, in the order they were met.
    pub fn shared(&self) -> &[Term] {
        &self.shared
    }
    /// The terms that the closure knows, with their nodes.
    pub fn nodes(&self) -> impl Iterator<Item = (Term, Node)> + '_ {
        self.nodes.iter().map(|(t, n)| (*t, *n))
    }

    /// Does what a theory asks for. `true` if any of it is news to the search.
    pub fn satisfy(&mut self, pool: &mut TermPool, target: &mut Target<'_>, demands: &Demands) -> bool {
        self.internal.extend(&demands.internal);
        for &lemma in &demands.lemmas {
            self.add_lemma(pool, target, lemma);
        }
        let mut news = !demands.lemmas.is_empty();
        for &(a, b) in &demands.splits {
            news |= self.interface_equality(pool, target, a, b);
        }
        news
    }

    /// The arithmetic comparisons that have a variable, in no order.
    pub fn comparisons(&self, pool: &TermPool) -> impl Iterator<Item = Term> {
        self.formulas.keys().copied().filter(|t| matches!(pool.op(*t), Op::Le | Op::Lt))
    }

    /// Makes clauses of a formula that holds always.
    pub fn add_lemma(&mut self, pool: &mut TermPool, target: &mut Target<'_>, lemma: Term) {
        self.axioms.push(lemma);
        self.drain(pool, target);
    }
}
