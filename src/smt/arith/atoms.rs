//! Atoms: which SAT variable is which bound, sorted for each column.
//!
//! The positive literal of an atom with key `k` is `column <= k`; the negative one is `column >= k + 1` for integer
//! columns and `column >= k + delta` for real ones. So one sorted list of keys serves both directions: an upper bound `u`
//! makes the atoms with `key >= u` true, a lower bound `l` makes those with `key < l` false.

use super::bounds::Side;
use super::delta::Delta;
use super::lp::Lp;
use super::tableau::Column;
use crate::sat::{Lit, Var};
use eufonium_base::Rat;
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::typed_id;

typed_id! {
    /// An atom.
    AtomId
}

/// The meaning of a literal: `column <= bound` if `is_upper`, else `column >= bound`; strict ones exclude the bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoundMeaning {
    /// The column; see [`super::Arith::definition`].
    pub column: Column,
    /// The bound; an integer for integer columns.
    pub bound: Rat,
    /// Whether the column is bounded from above.
    pub is_upper: bool,
    /// Whether the bound itself is excluded; never for integer columns.
    pub strict: bool,
}

/// Why a literal was implied.
#[derive(Clone, Copy, Debug)]
pub enum Reason {
    /// A bound of the same column.
    Bound(Lit),
    /// This many entries of the arena of row explanations, from this one on.
    Row(u32, u32),
}

/// One atom.
#[derive(Debug)]
pub struct Atom {
    /// The variable.
    pub var: Var,
    /// The column it bounds.
    pub column: Column,
    /// The upper bound that its positive literal is.
    pub key: Delta,
    /// What the search said last and did not take back.
    pub assigned: Option<bool>,
    /// Why its literals (by [`Lit::is_negated`]) were implied; valid while they are. Both may be implied at a time: the
    /// integers between two rational bounds may be none.
    pub reasons: [Option<Reason>; 2],
    /// It was made in the search, which has to decide it.
    pub local: bool,
}

/// All atoms.
#[derive(Debug, Default)]
pub struct Atoms {
    atoms: IdVec<AtomId, Atom>,
    of_var: Vec<Option<AtomId>>,
    of_column: IdVec<Column, Vec<AtomId>>,
    free: Vec<AtomId>,
}

impl Atoms {
    /// The atom of a variable.
    #[inline]
    pub fn of_var(&self, var: Var) -> Option<AtomId> {
        self.of_var.get(var.index()).copied().flatten()
    }

    /// An atom by its number.
    #[inline]
    pub fn get(&self, atom: AtomId) -> &Atom {
        &self.atoms[atom]
    }

    /// An atom by its number.
    #[inline]
    pub fn get_mut(&mut self, atom: AtomId) -> &mut Atom {
        &mut self.atoms[atom]
    }

    /// The atoms of a column by ascending key.
    #[inline]
    pub fn of_column(&self, column: Column) -> &[AtomId] {
        self.of_column.get(column).map_or(&[], Vec::as_slice)
    }

    /// The position of the first atom of the column with a key not below `key`.
    pub fn position(&self, column: Column, key: &Delta) -> usize {
        self.of_column(column).partition_point(|a| self.atoms[*a].key < *key)
    }

    /// Adds an atom.
    ///
    /// # Panics
    /// If the variable has one.
    pub fn insert(&mut self, var: Var, column: Column, key: Delta) -> AtomId {
        if self.of_var.len() <= var.index() {
            self.of_var.resize(var.index() + 1, None);
        }
        assert!(self.of_var[var.index()].is_none(), "a variable is one atom only");
        self.of_column.ensure(column, Vec::new());
        let place = self.position(column, &key);
        let atom = Atom { var, column, key, assigned: None, reasons: [None; 2], local: false };
        let id = match self.free.pop() {
            Some(id) => {
                self.atoms[id] = atom;
                id
            }
            None => self.atoms.push(atom),
        };
        self.of_var[var.index()] = Some(id);
        self.of_column[column].insert(place, id);
        id
    }

    /// Forgets an atom.
    pub fn remove(&mut self, id: AtomId) {
        let atom = &self.atoms[id];
        self.of_var[atom.var.index()] = None;
        let start = self.position(atom.column, &atom.key);
        let list = &mut self.of_column[atom.column];
        let place = start + list[start..].iter().position(|a| *a == id).expect("the column lists its atoms");
        list.remove(place);
        self.free.push(id);
    }

    /// The bound that a literal is: column, side, value.
    #[inline]
    pub fn bound(&self, lp: &Lp, lit: Lit) -> (Column, Side, Delta) {
        let atom = &self.atoms[self.of_var(lit.var()).expect("the literal is of an arithmetic atom")];
        if lit.is_negated() {
            (atom.column, Side::Lower, next_key(lp.info[atom.column].is_int, &atom.key))
        } else {
            (atom.column, Side::Upper, atom.key.clone())
        }
    }

    /// Checks the sorting and the cross references; cost: the number of atoms.
    pub fn check_invariants(&self) {
        for (column, list) in self.of_column.iter() {
            for (i, id) in list.iter().enumerate() {
                let atom = &self.atoms[*id];
                assert_eq!(atom.column, column, "a column lists its own atoms");
                assert_eq!(self.of_var(atom.var), Some(*id), "variable and atom know each other");
                assert!(i == 0 || self.atoms[list[i - 1]].key <= atom.key, "atoms are sorted by key");
            }
        }
    }

    /// The meaning of a literal.
    pub fn meaning(&self, lp: &Lp, lit: Lit) -> BoundMeaning {
        let (column, side, value) = self.bound(lp, lit);
        let strict = !value.eps.is_zero();
        BoundMeaning { column, bound: value.re, is_upper: side == Side::Upper, strict }
    }
}

/// The least bound above an upper bound: what its negation says.
pub fn next_key(is_int: bool, key: &Delta) -> Delta {
    if is_int { Delta::from(&key.re + &Rat::ONE) } else { Delta::new(key.re.clone(), &key.eps + &Rat::ONE) }
}
