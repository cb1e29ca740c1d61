//! The theories as one client of the search.
//!
//! Each variable is an atom of the congruence closure, of arithmetic, of both (an equality between arithmetic terms that
//! also stand under functions), or of none. The closure speaks first, since it is cheap; arithmetic is asked only when
//! the closure has nothing to say, so that the literals implied in one check come from one theory, which is then the one
//! to explain them.

use super::arith::Arith;
use super::cc::Cc;
use super::sat::{Lit, Var};
use super::theory::{Certificate, Effort, Theory, TheoryOut};
use eufonium_base::ids::{Id, IdVec};

const CC: u8 = 1;
const ARITH: u8 = 2;

#[derive(Clone, Copy, Debug, Default)]
struct AtomInfo {
    /// Which theories listen.
    owners: u8,
    /// Which theory implied the variable's literal, by sign: the search asks for both when they clash.
    implied_by: [u8; 2],
    /// The literal of the variable that is on the trail.
    asserted: Option<Lit>,
}

/// Congruence closure and arithmetic together.
pub struct Combined {
    /// Equality and uninterpreted functions.
    pub cc: Cc,
    /// Linear arithmetic.
    pub arith: Arith,
    atoms: IdVec<Var, AtomInfo>,
    trail: Vec<Var>,
    levels: Vec<usize>,
}

impl Combined {
    /// Two theories without atoms.
    pub fn new(cc: Cc, arith: Arith) -> Self {
        Combined { cc, arith, atoms: IdVec::new(), trail: Vec::new(), levels: Vec::new() }
    }

    fn info(&mut self, var: Var) -> &mut AtomInfo {
        self.atoms.ensure(var, AtomInfo::default());
        &mut self.atoms[var]
    }

    /// Literals of `var` are told to the congruence closure from now on.
    pub fn listen_cc(&mut self, var: Var) {
        self.info(var).owners |= CC;
    }
    /// Whether literals of `var` are told to the congruence closure.
    pub fn is_cc_atom(&self, var: Var) -> bool {
        self.atoms.get(var).is_some_and(|info| info.owners & CC != 0)
    }
    /// Literals of `var` are told to arithmetic from now on.
    pub fn listen_arith(&mut self, var: Var) {
        self.info(var).owners |= ARITH;
    }
    /// Forgets variables that the search has retired.
    pub fn forget(&mut self, vars: &[Var]) {
        for &var in vars {
            *self.info(var) = AtomInfo::default();
        }
    }

    /// Keeps what is news to the search (or contradicts it) and remembers who said so.
    fn claim(&mut self, owner: u8, from: usize, out: &mut TheoryOut) {
        let mut kept = from;
        for i in from..out.implied.len() {
            let lit = out.implied[i];
            let info = self.info(lit.var());
            if info.asserted != Some(lit) {
                info.implied_by[usize::from(lit.is_negated())] = owner;
                out.implied[kept] = lit;
                kept += 1;
            }
        }
        out.implied.truncate(kept);
    }
}

impl Theory for Combined {
    fn is_atom(&self, var: Var) -> bool {
        self.atoms.get(var).is_some_and(|info| info.owners != 0)
    }

    fn assert(&mut self, lit: Lit) {
        let info = &mut self.atoms[lit.var()];
        info.asserted = Some(lit);
        let owners = info.owners;
        self.trail.push(lit.var());
        if owners & CC != 0 {
            self.cc.assert(lit);
        }
        if owners & ARITH != 0 {
            self.arith.assert(lit);
        }
    }

    fn check(&mut self, effort: Effort, out: &mut TheoryOut) {
        let from = out.implied.len();
        self.cc.check(effort, out);
        self.claim(CC, from, out);
        if out.implied.len() > from || !out.lemmas.is_empty() {
            return;
        }
        let first_new = out.num_vars;
        self.arith.check(effort, out);
        for var in first_new..out.num_vars {
            self.listen_arith(Var::from_usize(var));
        }
        self.claim(ARITH, from, out);
    }

    fn explain(&mut self, lit: Lit, clause: &mut Vec<Lit>) -> Certificate {
        match self.atoms[lit.var()].implied_by[usize::from(lit.is_negated())] {
            CC => self.cc.explain(lit, clause),
            _ => self.arith.explain(lit, clause),
        }
    }

    fn push_level(&mut self) {
        self.levels.push(self.trail.len());
        self.cc.push_level();
        self.arith.push_level();
    }

    fn backtrack(&mut self, level: usize) {
        if level >= self.levels.len() {
            return;
        }
        for var in self.trail.drain(self.levels[level]..) {
            self.atoms[var].asserted = None;
        }
        self.levels.truncate(level);
        self.cc.backtrack(level);
        self.arith.backtrack(level);
    }

    fn suggest_phase(&self, var: Var) -> Option<bool> {
        match self.atoms.get(var)?.owners {
            0 => None,
            CC => self.cc.suggest_phase(var),
            _ => self.arith.suggest_phase(var),
        }
    }

    fn save_model(&mut self) {
        self.cc.save_model();
        self.arith.save_model();
    }
}
