//! Conflicts: a row whose bounds contradict each other, as a clause with Farkas multipliers.
//!
//! All nonbasic columns of an irreparable row are at the bounds that block it, so the row's coefficients are the
//! multipliers. The sum misses zero by the amount of the violation; that surplus is spent on replacing bounds by weaker
//! ones that were asserted too, which gives more general clauses (as cvc5 does).

use super::atoms::Atoms;
use super::bounds::{Bound, Side};
use super::delta::Delta;
use super::lp::Lp;
use super::tableau::{ENTRY_STEPS, RowId};
use crate::sat::Lit;
use crate::theory::{Certificate, Lemma};
use eufonium_base::{Rat, meter};

/// How many weaker atoms of a column are looked at.
const WEAKENING_STEPS: usize = 8;

/// The conflict of a row whose basic column violates `side` and cannot be repaired.
pub fn row_conflict(lp: &Lp, atoms: &Atoms, row: RowId, side: Side, weaken: bool) -> Lemma {
    let basic = lp.tableau.basic(row);
    let b = lp.tableau.basic_coef(row);
    let bound = lp.bounds.value(basic, side).expect("the violated bound exists");
    let gap = bound.minus(lp.values.get(basic)).times(b);
    let mut surplus = if gap.is_positive() { gap } else { gap.times(&Rat::MINUS_ONE) };
    let entries = lp.tableau.entries(row);
    meter::spend_len(ENTRY_STEPS * entries.len());
    let mut clause = Vec::with_capacity(entries.len());
    let mut multipliers = Vec::with_capacity(entries.len());
    for entry in entries {
        let column = entry.column;
        let side = if column == basic { side } else { Lp::blocking_side(side, b, &entry.coef) };
        let bound = lp.bounds.get(column, side).expect("a blocking bound exists");
        let weight = entry.coef.abs();
        let mut lit = bound.lit;
        if weaken && let Some(weaker) = weaker_bound(lp, atoms, side, bound, &weight, &mut surplus) {
            lit = weaker;
        }
        clause.push(!lit);
        multipliers.push(weight);
    }
    Lemma { clause, certificate: Certificate::Farkas(multipliers) }
}

/// The weakest asserted literal near the bound that costs less than the surplus; reduces the surplus.
fn weaker_bound(
    lp: &Lp,
    atoms: &Atoms,
    side: Side,
    bound: &Bound,
    weight: &Rat,
    surplus: &mut Delta,
) -> Option<Lit> {
    let atom = atoms.get(atoms.of_var(bound.lit.var()).expect("a bound's literal is an atom"));
    let list = atoms.of_column(atom.column);
    let start = atoms.position(atom.column, &atom.key);
    let mut found = None;
    for step in 0..WEAKENING_STEPS {
        // Weaker upper bounds have greater keys, weaker lower bounds have smaller ones.
        let candidate = match side {
            Side::Upper => list.get(start + step),
            Side::Lower => start.checked_sub(step + 1).and_then(|i| list.get(i)),
        };
        let Some(&id) = candidate else { break };
        let candidate = atoms.get(id);
        let lit = Lit::new(candidate.var, side == Side::Lower);
        if candidate.assigned != Some(side == Side::Upper) {
            continue;
        }
        let cost = atoms.bound(lp, lit).2.minus(&bound.value).times(weight);
        let cost = if side == Side::Upper { cost } else { cost.times(&Rat::MINUS_ONE) };
        if cost >= *surplus {
            break;
        }
        if cost.is_positive() {
            found = Some((lit, cost));
        }
    }
    found.map(|(lit, cost)| {
        *surplus = surplus.minus(&cost);
        lit
    })
}

/// The conflict of a lower and an upper bound of one column.
pub fn bound_conflict(lower: Lit, upper: Lit) -> Lemma {
    Lemma { clause: vec![!lower, !upper], certificate: Certificate::Farkas(vec![Rat::ONE, Rat::ONE]) }
}
