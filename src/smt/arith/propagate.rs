//! Bound propagation to existing atoms.
//!
//! Two sources: an asserted bound implies the atoms of the same column that it passes in the sorted list (each is passed
//! once on a branch of the search); a short row whose other columns are bounded implies a bound of the remaining one, if
//! that decides an atom. Implied bounds are not asserted here: the search asserts the literals it takes over. The
//! reasons of row implications are copied at once (literals and multipliers), since the row may have been pivoted away
//! when an explanation is asked for.

use super::atoms::{AtomId, Atoms, Reason};
use super::bounds::Side;
use super::delta::Delta;
use super::lp::Lp;
use super::options::ArithOptions;
use super::tableau::{Column, RowId};
use crate::sat::Lit;
use crate::theory::Certificate;
use eufonium_base::ids::Id;
use eufonium_base::{Rat, meter};

/// What a look at a bound costs by the meter.
const LOOK_STEPS: usize = 2;
/// What a bound costs with its part in a sum.
const SUM_STEPS: usize = 12;

/// Work for propagation, and the reasons of what was implied.
#[derive(Debug, Default)]
pub struct Propagator {
    /// Literals and multipliers of row explanations; the first entry of each stands for the implied literal.
    arena: Vec<(Option<Lit>, Rat)>,
    touched: Vec<RowId>,
    is_touched: Vec<bool>,
    /// Literals implied so far.
    pub count: u64,
}

/// A bound that the other columns of a row imply for the column of the entry `index`.
struct ImpliedBound {
    row: RowId,
    index: usize,
    side: Side,
    value: Delta,
}

impl Propagator {
    /// The size of the store of reasons, to be given to [`Propagator::undo`].
    pub fn mark(&self) -> usize {
        self.arena.len()
    }

    /// Forgets reasons that were stored since `mark`.
    pub fn undo(&mut self, mark: usize) {
        self.arena.truncate(mark);
    }

    /// Notes the rows of a column whose bound has become tighter.
    pub fn touch(&mut self, lp: &Lp, column: Column, options: &ArithOptions) {
        let cells = lp.tableau.cells(column);
        if cells.len() > options.max_occurrences {
            return;
        }
        meter::spend_len(2 * LOOK_STEPS * cells.len());
        for cell in cells {
            if lp.tableau.entries(cell.row).len() > options.max_row {
                continue;
            }
            let index = cell.row.index();
            if self.is_touched.len() <= index {
                self.is_touched.resize(index + 1, false);
            }
            if !std::mem::replace(&mut self.is_touched[index], true) {
                self.touched.push(cell.row);
            }
        }
    }

    /// Drops the noted rows.
    pub fn clear_touched(&mut self) {
        for row in self.touched.drain(..) {
            self.is_touched[row.index()] = false;
        }
    }

    /// Implies the atoms that the change of a bound from `old` passes.
    pub fn bound_implies(
        &mut self,
        lp: &Lp,
        atoms: &mut Atoms,
        column: Column,
        side: Side,
        old: Option<&Delta>,
        out: &mut Vec<Lit>,
    ) {
        let bound = lp.bounds.get(column, side).expect("the bound has just been set");
        let range = passed(atoms, column, side, &bound.value, old);
        for i in range {
            let id = atoms.of_column(column)[i];
            self.imply(atoms, id, side, Reason::Bound(bound.lit), out);
        }
    }

    /// Implies an atom that the bounds of its column decide already.
    pub fn fresh_atom(&mut self, lp: &Lp, atoms: &mut Atoms, id: AtomId, out: &mut Vec<Lit>) {
        let atom = atoms.get(id);
        let (column, key) = (atom.column, atom.key.clone());
        if let Some(upper) = lp.bounds.get(column, Side::Upper).filter(|b| b.value <= key) {
            self.imply(atoms, id, Side::Upper, Reason::Bound(upper.lit), out);
        } else if let Some(lower) = lp.bounds.get(column, Side::Lower).filter(|b| b.value > key) {
            self.imply(atoms, id, Side::Lower, Reason::Bound(lower.lit), out);
        }
    }

    fn imply(&mut self, atoms: &mut Atoms, id: AtomId, side: Side, reason: Reason, out: &mut Vec<Lit>) {
        let atom = atoms.get_mut(id);
        if atom.assigned.is_none() {
            let lit = Lit::new(atom.var, side == Side::Lower);
            atom.reasons[usize::from(lit.is_negated())] = Some(reason);
            out.push(lit);
            self.count += 1;
        }
    }

    /// Propagates over the noted rows, in at most `budget` looks at entries.
    pub fn rows_imply(&mut self, lp: &Lp, atoms: &mut Atoms, mut budget: usize, out: &mut Vec<Lit>) {
        for i in 0..self.touched.len() {
            let row = self.touched[i];
            let length = lp.tableau.entries(row).len();
            if length > budget {
                break;
            }
            budget -= length;
            self.row_implies(lp, atoms, row, Side::Upper, out);
            self.row_implies(lp, atoms, row, Side::Lower, out);
        }
        self.clear_touched();
    }

    /// With `side` upper: each term is at least minus the greatest sum of the others; with lower: the mirror image.
    fn row_implies(&mut self, lp: &Lp, atoms: &mut Atoms, row: RowId, side: Side, out: &mut Vec<Lit>) {
        let entries = lp.tableau.entries(row);
        let mut unbounded = None;
        for (i, e) in entries.iter().enumerate() {
            if lp.bounds.get(e.column, term_side(side, &e.coef)).is_none() && unbounded.replace(i).is_some() {
                meter::spend_len(LOOK_STEPS * i);
                return;
            }
        }
        let targets = unbounded.map_or(0..entries.len(), |i| i..i + 1);
        if targets.clone().all(|i| atoms.of_column(entries[i].column).is_empty()) {
            return;
        }
        meter::spend_len(SUM_STEPS * entries.len());
        let mut sum = Delta::default();
        for (_, e) in entries.iter().enumerate().filter(|(i, _)| Some(*i) != unbounded) {
            let value = lp.bounds.value(e.column, term_side(side, &e.coef)).expect("all others are bounded");
            sum.add_assign(&value.times(&e.coef));
        }
        for i in targets {
            let e = &entries[i];
            if atoms.of_column(e.column).is_empty() {
                continue;
            }
            let own = lp.bounds.value(e.column, term_side(side, &e.coef)).map(|v| v.times(&e.coef));
            let rest = own.map_or_else(|| sum.clone(), |own| sum.minus(&own));
            let implied_side = term_side(side, &e.coef).other();
            let mut value = rest.over(&-&e.coef);
            if lp.info[e.column].is_int {
                value = Delta::from(if implied_side == Side::Upper { value.floor() } else { value.ceil() });
            }
            self.imply_range(lp, atoms, &ImpliedBound { row, index: i, side: implied_side, value }, out);
        }
    }

    fn imply_range(&mut self, lp: &Lp, atoms: &mut Atoms, implied: &ImpliedBound, out: &mut Vec<Lit>) {
        let ImpliedBound { row, index, side, value } = implied;
        let column = lp.tableau.entries(*row)[*index].column;
        let old = lp.bounds.value(column, *side);
        if old.is_some_and(|old| !side.tighter(value, old)) {
            return;
        }
        let mut reason = None;
        for i in passed(atoms, column, *side, value, old) {
            let id = atoms.of_column(column)[i];
            if atoms.get(id).assigned.is_none() {
                let reason = *reason.get_or_insert_with(|| self.store(lp, implied));
                self.imply(atoms, id, *side, reason, out);
            }
        }
    }

    /// Copies the bounds that imply a bound of an entry of a row.
    fn store(&mut self, lp: &Lp, implied: &ImpliedBound) -> Reason {
        let entries = lp.tableau.entries(implied.row);
        let target = &entries[implied.index];
        let start = self.arena.len();
        self.arena.push((None, target.coef.abs()));
        for e in entries.iter().filter(|e| e.column != target.column) {
            let same_sign = e.coef.is_negative() == target.coef.is_negative();
            let side = if same_sign { implied.side.other() } else { implied.side };
            let bound = lp.bounds.get(e.column, side).expect("the bounds of an implying row exist");
            self.arena.push((Some(bound.lit), e.coef.abs()));
        }
        Reason::Row(start as u32, (self.arena.len() - start) as u32)
    }

    /// The clause behind an implied literal, and its multipliers.
    pub fn explain(&self, lit: Lit, reason: Reason, clause: &mut Vec<Lit>) -> Certificate {
        clause.clear();
        clause.push(lit);
        match reason {
            Reason::Bound(bound) => {
                clause.push(!bound);
                Certificate::Farkas(vec![Rat::ONE, Rat::ONE])
            }
            Reason::Row(start, len) => {
                let entries = &self.arena[start as usize..(start + len) as usize];
                clause.extend(entries.iter().filter_map(|(lit, _)| *lit).map(|lit| !lit));
                Certificate::Farkas(entries.iter().map(|(_, m)| m.clone()).collect())
            }
        }
    }
}

/// The side of a column at which `coef * column` is greatest (`Upper`) or least (`Lower`).
fn term_side(side: Side, coef: &Rat) -> Side {
    if coef.is_negative() { side.other() } else { side }
}

/// The positions of the atoms that a bound decides and a weaker one did not.
fn passed(
    atoms: &Atoms,
    column: Column,
    side: Side,
    new: &Delta,
    old: Option<&Delta>,
) -> std::ops::Range<usize> {
    let end = |default: usize| old.map_or(default, |old| atoms.position(column, old));
    match side {
        Side::Upper => atoms.position(column, new)..end(atoms.of_column(column).len()),
        Side::Lower => end(0)..atoms.position(column, new),
    }
}
