//! What depends on choices, as [terms](super::terms) of them, in the values and the memory of a run.
//!
//! Invariant: what the run has done is the same for all values in the intervals of the choices, if nothing else decided
//! ([`Machine::depend`]). A term that meets an operator without a term of its own is fixed, and all terms of its choice with it.

use super::machine::Machine;
use super::memory::Found;
use super::shade::Shade::{self, Plain, Term};
use super::watch::Watch;
use crate::program::{BinaryOp, CompareOp, Function, Instr, Op, Operand};

/// Steps that an operator on a term counts, for which bounds are searched, and its cost besides that of a step.
const SEARCH: u64 = 50;
/// If all values need more runs, the run is of no use.
const MOST_RUNS: f64 = 1e6;

impl<W: Watch> Machine<'_, W> {
    /// The shade of a choice that the run follows.
    pub(super) fn chosen_shade(&mut self, number: Option<u64>, width: u32) -> Shade {
        let terms = &mut self.shades.terms;
        match number {
            _ if !terms.on => self.any(),
            Some(number) if width <= 64 => Term(terms.choose(number, width)),
            _ => {
                // It keeps its place among the choices.
                terms.choose(0, 1);
                self.any()
            }
        }
    }

    /// A shade, without the name of what has one value.
    pub(super) fn fixed(&self, shade: Shade) -> Shade {
        match shade {
            Term(term) if self.shades.terms.is_fixed(term) => Plain,
            shade => shade,
        }
    }

    /// Goes on with the one value that the choice of a term has here.
    pub(super) fn fix(&mut self, term: u32) {
        let terms = &mut self.shades.terms;
        let choice = terms.choice(term);
        terms.fix(term);
        for entry in &mut self.entries {
            let shade = entry.shade_mut();
            if let Term(other) = *shade
                && terms.choice(other) == choice
            {
                *shade = Plain;
            }
        }
        self.check_runs();
    }

    fn check_runs(&mut self) {
        if self.shades.terms.runs > MOST_RUNS {
            self.depend("a choice among too many values");
        }
    }

    pub(super) fn fix_operand(&mut self, operand: &Operand) {
        if let Term(term) = self.shade_of(operand) {
            self.fix(term);
        }
    }

    /// The shade of what an operator makes of terms, and narrows what they are terms of. If there is none, no operand is a term afterwards.
    pub(super) fn followed(&mut self, f: &Function, instr: &Instr) -> Option<Shade> {
        let operands = instr.op.operands();
        let is_term = |operand: &&Operand| matches!(self.shade_of(operand), Term(_));
        if !operands.iter().any(is_term) {
            return None;
        }
        self.steps = self.steps.saturating_add(SEARCH);
        self.spend(SEARCH);
        let shade = match &instr.op {
            Op::Copy(a) | Op::Name { value: a, .. } => Some(self.shade_of(a)),
            Op::Cast { op, value } => {
                let to = self.program.bits(f.values[instr.defs[0]].ty);
                match self.shade_of(value) {
                    Term(term) => self.shades.terms.cast(*op, term, to).map(Term),
                    _ => None,
                }
            }
            Op::Binary { op, a, b, nsw, nuw } => self.followed_binary(*op, a, b, [*nsw, *nuw]),
            Op::Compare { op, a, b } => self.followed_comparison(*op, a, b),
            Op::Select { condition, then, otherwise } => {
                self.fix_operand(condition);
                let one = self.operand(condition).value.word().is_one();
                (self.shade_of(condition) == Plain).then(|| self.shade_of(if one { then } else { otherwise }))
            }
            _ => None,
        };
        self.check_runs();
        if shade.is_none() {
            operands.iter().for_each(|operand| self.fix_operand(operand));
        }
        shade.map(|shade| self.fixed(shade))
    }

    /// Of two operands one that is a term, the other known; and whether the term is the left one.
    fn term_and_number(&mut self, a: &Operand, b: &Operand) -> Option<(u32, u64, bool)> {
        if let (Term(x), Term(y)) = (self.shade_of(a), self.shade_of(b)) {
            self.fix(self.shades.terms.smaller(x, y));
        }
        let number = |operand: &Operand| self.operand(operand).value.number();
        match (self.shade_of(a), self.shade_of(b)) {
            (Term(term), Plain) => Some((term, number(b)?, true)),
            (Plain, Term(term)) => Some((term, number(a)?, false)),
            _ => None,
        }
    }

    fn followed_binary(&mut self, op: BinaryOp, a: &Operand, b: &Operand, flags: [bool; 2]) -> Option<Shade> {
        let (term, number, is_left) = self.term_and_number(a, b)?;
        self.shades.terms.binary(op, (term, number), is_left, flags).map(Term)
    }

    fn followed_comparison(&mut self, op: CompareOp, a: &Operand, b: &Operand) -> Option<Shade> {
        let (term, number, is_left) = self.term_and_number(a, b)?;
        self.shades.terms.compare(if is_left { op } else { op.swapped() }, term, number);
        Some(Plain)
    }

    /// The shade of a word in memory if it is a term as a whole. If there is none, none of its bytes is of a term afterwards.
    pub(super) fn followed_from_memory(&mut self, found: Found, offset: u64, length: u64) -> Option<Shade> {
        let parts: Vec<_> = (0..length).map(|i| self.memory.shade(found, offset + i)).collect();
        if let (Term(term), 0) = parts[0]
            && u64::from(self.shades.terms.width(term)) == 8 * length
            && parts.iter().zip(0..).all(|(part, i)| *part == (Term(term), i))
        {
            return Some(self.fixed(Term(term)));
        }
        for (shade, _) in parts {
            if let Term(term) = self.fixed(shade) {
                self.fix(term);
            }
        }
        None
    }
}
