//! Linear arithmetic over reals and integers: a simplex on bounds, with cuts and branches for the integers.
//!
//! The theory works on columns (variables and linear forms), knows no terms, and hears only bounds: an equality is two
//! of them, a disequality is split by whoever encodes it. Dutertre and de Moura, "A fast linear-arithmetic solver for
//! DPLL(T)" (CAV 2006) is the frame; each technique has its file and names its source there.
//!
//! Tableau and values live as long as the theory, over all searches; bounds alone are backtracked. No check costs time in
//! proportion to all rows or columns, except the integer techniques that say so. What a search adds (atoms of branches
//! and cuts, rows of cuts) is handed out by [`Arith::take_local_vars`] and removed by [`Arith::retire_atoms`].
//!
//! Absent: nonlinear terms, optimisation, disequalities, quantifiers.

mod atoms;
mod bounds;
mod delta;
mod explain;
mod farkas;
mod int;
mod interface;
mod lp;
mod model;
mod options;
mod propagate;
mod simplex;
mod tableau;
#[cfg(test)]
mod tests;
mod values;

pub use atoms::BoundMeaning;
pub use delta::Delta;
pub use farkas::{Inequality, verify_farkas};
pub use interface::ImpliedEquality;
pub use options::ArithOptions;
pub use tableau::Column;

use crate::sat::{Lit, Var};
use crate::self_checks::Occasions;
use crate::theory::{Certificate, Effort, Lemma, Theory, TheoryOut};
use atoms::{AtomId, Atoms};
use bounds::{Bound, Side};
use eufonium_base::{HashMap, Rat, Stats, meter};
use lp::Lp;
use propagate::Propagator;
use simplex::Feasibility;

/// What a literal costs by the meter that becomes a bound and is undone, with what it implies at once.
const BOUND_STEPS: u64 = 60;

/// Where things stood when a level was opened.
#[derive(Debug)]
struct Level {
    asserted: usize,
    head: usize,
    bounds: usize,
    reasons: usize,
}

eufonium_base::counters! {
    /// What the theory counts.
    #[derive(Debug, Default)]
    struct Counters in "" {
        /// Checks.
        checks,
        /// Bounds that contradict each other.
        bound_conflicts,
        /// Rows that cannot be repaired.
        row_conflicts,
    }
}

/// The theory of linear arithmetic.
#[derive(Debug, Default)]
pub struct Arith {
    options: ArithOptions,
    lp: Lp,
    atoms: Atoms,
    propagator: Propagator,
    int: int::IntState,
    model: model::SavedModel,
    interface: interface::Interface,
    /// Literals in the order heard; those before `head` have been made bounds.
    asserted: Vec<Lit>,
    head: usize,
    levels: Vec<Level>,
    /// Atoms made since the last check: existing bounds may decide them.
    fresh_atoms: Vec<AtomId>,
    /// Variables of atoms whose axioms were not yet taken; some may have been retired.
    without_axioms: Vec<Var>,
    local_vars: Vec<Var>,
    counters: Counters,
    self_checks: Occasions,
}

impl Arith {
    /// A theory without columns.
    pub fn new(options: ArithOptions) -> Arith {
        let int = int::IntState::new(options.seed);
        Arith { options, int, ..Arith::default() }
    }

    /// A new variable.
    pub fn new_var(&mut self, is_int: bool) -> Column {
        self.lp.new_var(is_int)
    }

    /// The column of the linear form `sum coefficient * column`. Equal forms have one column; a form that is just a
    /// column is that column; the empty form is a column that is always 0. The column is an integer one if all its
    /// variables and coefficients are integers. Between searches only.
    pub fn new_row(&mut self, terms: &[(Column, Rat)]) -> Column {
        self.lp.column_of(terms, false).0
    }

    /// The variable now stands for `column <= bound` (`column < bound` if `strict`), its negation for the opposite.
    ///
    /// # Panics
    /// If the variable is an atom already.
    pub fn new_atom(&mut self, var: Var, column: Column, bound: Rat, strict: bool) {
        let key = if !self.lp.info[column].is_int {
            Delta::new(bound, if strict { Rat::MINUS_ONE } else { Rat::ZERO })
        } else if strict {
            Delta::from(&bound.ceil() - &Rat::ONE)
        } else {
            Delta::from(bound.floor())
        };
        let atom = self.atoms.insert(var, column, key);
        self.fresh_atoms.push(atom);
        self.without_axioms.push(var);
    }

    /// Clauses that relate the atoms made since the last call to their neighbours on the same column.
    pub fn take_axioms(&mut self) -> Vec<Lemma> {
        let mut axioms = Vec::new();
        for var in std::mem::take(&mut self.without_axioms) {
            let Some(id) = self.atoms.of_var(var) else { continue };
            let atom = self.atoms.get(id);
            let list = self.atoms.of_column(atom.column);
            let start = self.atoms.position(atom.column, &atom.key);
            let place =
                start + list[start..].iter().position(|a| *a == id).expect("the column lists its atoms");
            let below = place.checked_sub(1).map(|i| (list[i], id));
            let above = list.get(place + 1).map(|next| (id, *next));
            for (small, great) in below.into_iter().chain(above) {
                let (small, great) = (self.atoms.get(small), self.atoms.get(great));
                axioms.push(explain::bound_conflict(small.var.positive(), great.var.negative()));
                if small.key == great.key {
                    axioms.push(explain::bound_conflict(great.var.positive(), small.var.negative()));
                }
            }
        }
        axioms
    }

    /// The linear form that a column stands for, over the variables made by [`Arith::new_var`].
    pub fn definition(&self, column: Column) -> Vec<(Column, Rat)> {
        self.lp.form_of(column)
    }

    /// Whether the column takes integer values only.
    pub fn is_int(&self, column: Column) -> bool {
        self.lp.info[column].is_int
    }

    /// What a literal of an atom says.
    pub fn bound_of(&self, lit: Lit) -> BoundMeaning {
        self.atoms.meaning(&self.lp, lit)
    }

    /// What `lit` says and about which form: the shape in which [`verify_farkas`] takes the *negations* of a clause's
    /// literals.
    pub fn inequality(&self, lit: Lit) -> Inequality {
        let meaning = self.bound_of(lit);
        Inequality { form: self.definition(meaning.column), meaning }
    }

    /// The variables made for branches and cuts since the last call. To be called after each search: the limits of
    /// splits count from here.
    pub fn take_local_vars(&mut self) -> Vec<Var> {
        self.int.start_search(self.lp.pivots);
        std::mem::take(&mut self.local_vars)
    }

    /// Forgets the atoms of these variables, and the rows that were made for them. Between searches only.
    pub fn retire_atoms(&mut self, vars: &[Var]) {
        assert!(self.levels.is_empty(), "atoms are retired between searches");
        let mut ids: Vec<AtomId> = vars.iter().filter_map(|v| self.atoms.of_var(*v)).collect();
        ids.sort_unstable();
        ids.dedup();
        let gone = |id: &AtomId| ids.binary_search(id).is_ok();
        self.fresh_atoms.retain(|id| !gone(id));
        if ids.iter().any(|id| self.atoms.get(*id).assigned.is_some()) {
            // A lasting bound may stem from a retired atom: replay the other ones at the next check.
            self.lp.undo_bounds(0);
            self.head = 0;
            let atoms = &self.atoms;
            self.asserted.retain(|lit| atoms.of_var(lit.var()).is_some_and(|id| !gone(&id)));
        }
        let columns: Vec<Column> = ids.iter().map(|id| self.atoms.get(*id).column).collect();
        ids.iter().for_each(|id| self.atoms.remove(*id));
        for column in columns {
            if self.lp.info[column].local && self.atoms.of_column(column).is_empty() {
                self.lp.remove_column(column);
            }
        }
        self.debug_check();
    }

    /// Counters.
    pub fn stats(&self) -> Stats {
        let mut stats = self.counters.figures();
        stats.add("pivots", self.lp.pivots);
        stats.add("implied", self.propagator.count);
        stats.add("columns", self.lp.info.len() as u64);
        stats.add("rows", self.lp.tableau.num_rows() as u64);
        self.int.report(&mut stats);
        stats
    }

    /// Recomputes the invariants of the linear system and of the atoms; cost: the size of the tableau.
    ///
    /// # Panics
    /// If one is broken.
    pub fn check_invariants(&self) {
        self.lp.check_invariants();
        self.atoms.check_invariants();
    }

    /// [`Arith::check_invariants`] in debug builds, on systems small enough.
    fn debug_check(&self) {
        if self.self_checks.take() || cfg!(debug_assertions) && self.lp.info.len() < 200 {
            self.check_invariants();
        }
    }

    /// Makes the bounds anew from the literals that were heard, and compares. Cost: their number, and that of the columns.
    fn check_bounds(&self) {
        let mut bounds: HashMap<(Column, Side), Delta> = HashMap::default();
        for &lit in &self.asserted[..self.head] {
            let (column, side, value) = self.atoms.bound(&self.lp, lit);
            let old = bounds.get(&(column, side));
            if old.is_none_or(|old| side.tighter(&value, old)) {
                bounds.insert((column, side), value);
            }
        }
        for column in self.lp.info.keys() {
            for side in [Side::Lower, Side::Upper] {
                let kept = self.lp.bounds.value(column, side);
                assert_eq!(kept, bounds.get(&(column, side)), "the bounds are those of the literals heard");
            }
        }
        for &lit in &self.asserted {
            let atom = self.atoms.of_var(lit.var()).expect("only atoms are asserted");
            let assigned = self.atoms.get(atom).assigned;
            assert_eq!(assigned, Some(!lit.is_negated()), "what was heard is assigned");
        }
    }

    /// Makes the queued literals bounds. False if two of them contradict each other.
    fn assert_queued(&mut self, out: &mut TheoryOut) -> bool {
        let Arith { lp, atoms, propagator, options, .. } = self;
        while let Some(&lit) = self.asserted.get(self.head) {
            meter::spend(BOUND_STEPS);
            let (column, side, value) = atoms.bound(lp, lit);
            let old = lp.bounds.value(column, side);
            if old.is_some_and(|old| !side.tighter(&value, old)) {
                self.head += 1;
                continue;
            }
            if let Some(opposite) = lp.bounds.get(column, side.other())
                && side.tighter(&value, &opposite.value)
            {
                self.counters.bound_conflicts += 1;
                out.lemmas.push(explain::bound_conflict(lit, opposite.lit));
                return false;
            }
            self.head += 1;
            let old = old.cloned();
            if !value.eps.is_zero() {
                lp.values.strict.insert(column);
            }
            lp.bounds.set(column, side, Bound { value, lit });
            if options.propagate_bounds {
                propagator.bound_implies(lp, atoms, column, side, old.as_ref(), &mut out.implied);
            }
            if options.propagate_rows {
                propagator.touch(lp, column, options);
            }
            lp.bound_tightened(column);
        }
        true
    }

    /// Runs the simplex. True if all bounds hold.
    fn run_simplex(&mut self, effort: Effort, out: &mut TheoryOut) -> bool {
        let limit = match effort {
            Effort::Quick => self.options.quick_pivots,
            Effort::Final => self.options.final_pivots,
        };
        match self.lp.make_feasible(limit, out.stop.as_ref()) {
            Feasibility::Feasible => true,
            Feasibility::Infeasible(row, side) => {
                self.counters.row_conflicts += 1;
                self.int.on_conflict();
                out.lemmas.push(explain::row_conflict(&self.lp, &self.atoms, row, side, self.options.weaken));
                false
            }
            Feasibility::Limit => {
                out.gave_up |= effort == Effort::Final;
                false
            }
        }
    }
}

impl Theory for Arith {
    fn is_atom(&self, var: Var) -> bool {
        self.atoms.of_var(var).is_some()
    }

    fn assert(&mut self, lit: Lit) {
        let id = self.atoms.of_var(lit.var()).expect("only atoms are asserted");
        self.atoms.get_mut(id).assigned = Some(!lit.is_negated());
        self.asserted.push(lit);
    }

    fn check(&mut self, effort: Effort, out: &mut TheoryOut) {
        self.counters.checks += 1;
        for id in std::mem::take(&mut self.fresh_atoms) {
            self.propagator.fresh_atom(&self.lp, &mut self.atoms, id, &mut out.implied);
        }
        let feasible = self.assert_queued(out) && self.run_simplex(effort, out);
        let is_taken = self.self_checks.take();
        if is_taken {
            self.check_bounds();
        }
        if !feasible {
            self.propagator.clear_touched();
            return;
        }
        if is_taken {
            self.check_invariants();
        }
        self.propagator.rows_imply(&self.lp, &mut self.atoms, self.options.row_budget, &mut out.implied);
        if effort == Effort::Final {
            self.check_integers(out);
            self.debug_check();
        }
    }

    fn explain(&mut self, lit: Lit, clause: &mut Vec<Lit>) -> Certificate {
        let id = self.atoms.of_var(lit.var()).expect("only atoms are implied");
        let reason = self.atoms.get(id).reasons[usize::from(lit.is_negated())]
            .expect("an implied literal has a reason");
        self.propagator.explain(lit, reason, clause)
    }

    fn push_level(&mut self) {
        self.levels.push(Level {
            asserted: self.asserted.len(),
            head: self.head,
            bounds: self.lp.bounds.mark(),
            reasons: self.propagator.mark(),
        });
    }

    fn backtrack(&mut self, level: usize) {
        let Some(target) = self.levels.get(level) else { return };
        for lit in &self.asserted[target.asserted..] {
            let id = self.atoms.of_var(lit.var()).expect("atoms live while they are asserted");
            self.atoms.get_mut(id).assigned = None;
        }
        self.asserted.truncate(target.asserted);
        self.head = target.head;
        self.lp.undo_bounds(target.bounds);
        self.propagator.undo(target.reasons);
        self.levels.truncate(level);
    }

    fn suggest_phase(&self, var: Var) -> Option<bool> {
        let atom = self.atoms.get(self.atoms.of_var(var)?);
        let value = self.lp.values.get(atom.column);
        // A branch that the value lies between goes towards 0: where nothing bounds it, branches away from 0 have no end.
        let is_between = atom.local && *value > atom.key && value.re.floor() == atom.key.re;
        Some(if is_between { !atom.key.re.is_negative() } else { *value <= atom.key })
    }

    fn save_model(&mut self) {
        self.model.save(&mut self.lp, self.interface.columns());
    }
}
