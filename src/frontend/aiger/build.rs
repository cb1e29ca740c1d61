//! From the sections of a file to a transition system.
//!
//! Gates of the text form come in any order: terms are made by a walk with a stack of its own, which finds cycles.

use super::Aiger;
use super::sections::{Literal, Sections};
use eufonium_base::{HashMap, InputError};
use eufonium_ir::{Input, Property, Sort, StateVar, Term, TermPool};

/// What a variable is.
#[derive(Clone, Copy)]
enum Variable {
    /// An input, a latch, or a gate whose term is made.
    Made(Term),
    /// The gate with this index, and whether the walk that makes its term is below it.
    Gate { gate: usize, open: bool },
}

struct Builder<'p, 's> {
    pool: &'p mut TermPool,
    sections: &'s Sections,
    variables: HashMap<u64, Variable>,
}

/// The system that the sections describe.
pub(super) fn build(pool: &mut TermPool, mut sections: Sections) -> Result<Aiger, InputError> {
    let mut symbols = std::mem::take(&mut sections.symbols);
    let mut builder = Builder { pool, sections: &sections, variables: HashMap::default() };
    let mut aiger = Aiger { system: Default::default(), warnings: Vec::new() };
    let system = &mut aiger.system;
    for (i, literal) in sections.inputs.iter().enumerate() {
        let name = symbols.remove(&(b'i', i as u64)).unwrap_or_default();
        let term = builder.declare(&name, 'i', i, *literal)?;
        system.inputs.push(Input { name, term, chooses: None });
    }
    for (i, latch) in sections.latches.iter().enumerate() {
        let name = symbols.remove(&(b'l', i as u64)).unwrap_or_default();
        let term = builder.declare(&name, 'l', i, latch.literal)?;
        system.states.push(StateVar { name, term, next: term, span: Some(latch.literal.span) });
    }
    for (i, gate) in sections.gates.iter().enumerate() {
        builder.define(gate[0], Variable::Gate { gate: i, open: false })?;
    }
    for (state, latch) in system.states.iter_mut().zip(&sections.latches) {
        state.next = builder.term(latch.next)?;
        match latch.reset.map_or(0, |reset| reset.code) {
            0 => system.init.push(builder.pool.not(state.term)),
            1 => system.init.push(state.term),
            _ => {}
        }
    }
    for literal in &sections.constraints {
        system.constraints.push(builder.term(*literal)?);
    }
    let by_outputs = sections.bads.is_empty() && !sections.has_justice;
    let (bads, letter) = if by_outputs { (&sections.outputs, b'o') } else { (&sections.bads, b'b') };
    for (i, literal) in bads.iter().enumerate() {
        let name = symbols.remove(&(letter, i as u64)).unwrap_or_default();
        system.properties.push(Property { name, bad: builder.term(*literal)?, span: Some(literal.span) });
    }
    builder.check_rest()?;
    aiger.warnings.extend(sections.liveness.iter().map(|(span, what)| (*span, (*what).to_owned())));
    if aiger.system.properties.is_empty() {
        let message = "the file has neither bad literals nor outputs: nothing is to be checked".to_owned();
        aiger.warnings.push((Default::default(), message));
    }
    Ok(aiger)
}

impl Builder<'_, '_> {
    /// A Boolean constant for an input or latch.
    fn declare(
        &mut self,
        name: &str,
        letter: char,
        number: usize,
        literal: Literal,
    ) -> Result<Term, InputError> {
        let name = if name.is_empty() { format!("{letter}{number}") } else { name.to_owned() };
        let term = self.pool.constant(name, Sort::BOOL);
        self.define(literal, Variable::Made(term))?;
        Ok(term)
    }

    fn define(&mut self, literal: Literal, variable: Variable) -> Result<(), InputError> {
        match self.variables.insert(literal.code / 2, variable) {
            None => Ok(()),
            Some(_) => {
                let message = format!("the variable of {} is already defined", literal.code);
                Err(InputError::malformed(literal.span, message))
            }
        }
    }

    /// The formula of a literal, if the gates below it have theirs.
    fn made(&mut self, literal: Literal) -> Option<Term> {
        let positive = match literal.code / 2 {
            0 => self.pool.ff(),
            variable => match self.variables.get(&variable)? {
                Variable::Made(term) => *term,
                _ => return None,
            },
        };
        Some(if literal.code % 2 == 1 { self.pool.not(positive) } else { positive })
    }

    /// The formula of a literal; makes those of the gates below it.
    fn term(&mut self, literal: Literal) -> Result<Term, InputError> {
        let mut stack = vec![literal];
        while let Some(&top) = stack.last() {
            if self.made(top).is_some() {
                stack.pop();
                continue;
            }
            let variable = top.code / 2;
            let Some(&Variable::Gate { gate, .. }) = self.variables.get(&variable) else {
                let message = format!("the variable of {} is not defined", top.code);
                return Err(InputError::malformed(top.span, message));
            };
            let [_, a, b] = self.sections.gates[gate];
            match (self.made(a), self.made(b)) {
                (Some(a), Some(b)) => {
                    let term = self.pool.and2(a, b);
                    self.variables.insert(variable, Variable::Made(term));
                    stack.pop();
                }
                // The gates below it are made when the walk is back, unless it is below itself.
                (a_made, _) => {
                    let missing = if a_made.is_none() { a } else { b };
                    self.variables.insert(variable, Variable::Gate { gate, open: true });
                    if self.is_open(missing) {
                        let message = format!("the gate of {} depends on itself", missing.code);
                        return Err(InputError::malformed(missing.span, message));
                    }
                    stack.push(missing);
                }
            }
        }
        Ok(self.made(literal).expect("the walk ends when it is made"))
    }

    /// Whether a literal is that of a gate on the way to which the walk is.
    fn is_open(&self, literal: Literal) -> bool {
        matches!(self.variables.get(&(literal.code / 2)), Some(Variable::Gate { open: true, .. }))
    }

    /// Checks the gates that nothing depends on.
    fn check_rest(&mut self) -> Result<(), InputError> {
        let sections = self.sections;
        for gate in &sections.gates {
            self.term(gate[0])?;
        }
        if !sections.bads.is_empty() || sections.has_justice {
            for output in &sections.outputs {
                self.term(*output)?;
            }
        }
        Ok(())
    }
}
