//! The structure of programs: what every pass may rely on and must keep.
//!
//! Ids are in range; every operand, argument and result has the type that its operator says; a value is defined once, and
//! where it is used its definition has been passed on every way there (a use in a block that is not reached is always
//! fine); jumps give as many values as the block has parameters; the entry block has no parameters and no jump leads to it;
//! constants of a switch differ; parts of globals are ascending and inside. The first defect is described with its place.

mod types;

use super::cfg::Cfg;
use super::dominators::Dominators;
use super::{
    Block, BlockId, ContextId, Function, Global, Initial, Operand, Part, Program, Target, Terminator, Type,
    ValueId, print,
};
use eufonium_base::HashSet;
use eufonium_base::ids::{Id, IdVec};

type Result = std::result::Result<(), String>;

/// Checks the structure of a program.
///
/// # Errors
/// A description of the first defect.
pub fn validate(program: &Program) -> Result {
    if !(8..=64).contains(&program.pointer_bits) || !program.pointer_bits.is_multiple_of(8) {
        return Err(format!("pointers of {} bits", program.pointer_bits));
    }
    contexts(program)?;
    for global in program.globals.values() {
        initial(program, global).map_err(|e| format!("global {}: {e}", global.name))?;
    }
    if program.entry.is_some_and(|f| program.functions.get(f).is_none()) {
        return Err("the entry is no function".into());
    }
    for f in program.functions.values() {
        Checker::new(program, f).check().map_err(|e| format!("function {}: {e}", f.name))?;
    }
    Ok(())
}

/// The empty chain first, each other one after what it extends.
fn contexts(program: &Program) -> Result {
    for (id, context) in program.contexts.iter() {
        let known = match context.call {
            None => id.index() == 0,
            Some((outer, site)) => outer < id && program.sites.get(site).is_some(),
        };
        if !known {
            return Err(format!("context {} is no chain of calls", id.index()));
        }
    }
    if program.contexts.is_empty() { Err("there is no empty context".into()) } else { Ok(()) }
}

fn initial(program: &Program, global: &Global) -> Result {
    if !global.align.is_power_of_two() {
        return Err(format!("the alignment {} is no power of two", global.align));
    }
    if global.variable.is_some_and(|v| program.variables.get(v).is_none()) {
        return Err("its variable does not exist".into());
    }
    let Initial::Parts(parts) = &global.init else { return Ok(()) };
    let mut end = 0;
    for (at, part) in parts {
        let size = match part {
            Part::Bytes(bytes) => bytes.len() as u64,
            Part::Word(bits) if bits.width().is_multiple_of(8) => u64::from(bits.width() / 8),
            Part::Word(bits) => return Err(format!("a part of {} bits", bits.width())),
            Part::Address(Operand::Global(g), _) if program.globals.get(*g).is_none() => {
                return Err("the address of a global that does not exist".into());
            }
            Part::Address(Operand::Function(f), _) if program.functions.get(*f).is_none() => {
                return Err("the address of a function that does not exist".into());
            }
            Part::Address(Operand::Value(_) | Operand::Const(_), _) => {
                return Err("an address that is not constant".into());
            }
            Part::Address(..) => u64::from(program.pointer_bits / 8),
        };
        if *at < end || at.checked_add(size).is_none_or(|end| end > global.size) {
            return Err(format!("the part at {at} overlaps another one or leaves the object"));
        }
        end = at + size;
    }
    Ok(())
}

/// Where a value is defined.
#[derive(Clone, Copy, Debug)]
enum Definition {
    /// A parameter of the function.
    Entry,
    /// Before the instruction with this position of the block; parameters of the block have 0.
    Block(BlockId, usize),
}

/// What dominates what.
struct Flow {
    cfg: Cfg,
    dominators: Dominators,
}

/// Checks one function.
struct Checker<'a> {
    program: &'a Program,
    function: &'a Function,
    definitions: IdVec<ValueId, Option<Definition>>,
}

impl<'a> Checker<'a> {
    fn new(program: &'a Program, function: &'a Function) -> Self {
        let definitions = function.values.keys().map(|_| None).collect();
        Checker { program, function, definitions }
    }

    fn check(mut self) -> Result {
        let f = self.function;
        let Some(entry) = f.blocks.get(f.entry) else { return Err("there is no entry block".into()) };
        if !entry.params.is_empty() {
            return Err("the entry block has parameters".into());
        }
        f.values.values().try_for_each(|v| types::sound(v.ty))?;
        self.define_all()?;
        for (id, block) in f.blocks.iter() {
            self.targets(block).map_err(|e| format!("block b{}: {e}", id.index()))?;
        }
        let cfg = Cfg::new(f);
        let flow = Flow { dominators: Dominators::new(f, &cfg), cfg };
        for (id, block) in f.blocks.iter() {
            self.block(id, block, &flow).map_err(|e| format!("block b{}: {e}", id.index()))?;
        }
        Ok(())
    }

    fn define_all(&mut self) -> Result {
        let f = self.function;
        for v in &f.params {
            self.define(*v, Definition::Entry)?;
        }
        for (id, block) in f.blocks.iter() {
            for v in &block.params {
                self.define(*v, Definition::Block(id, 0))?;
            }
            for (i, instr) in block.instrs.iter().enumerate() {
                for v in &instr.defs {
                    self.define(*v, Definition::Block(id, i + 1))?;
                }
            }
        }
        Ok(())
    }

    fn define(&mut self, v: ValueId, definition: Definition) -> Result {
        if self.definitions.get(v).is_none() {
            return Err(format!("%{} is no value of the function", v.index()));
        }
        match self.definitions[v].replace(definition) {
            Some(_) => Err(format!("%{} is defined twice", v.index())),
            None => Ok(()),
        }
    }

    fn targets(&self, block: &Block) -> Result {
        for Target { block, args } in block.terminator.targets() {
            let Some(target) = self.function.blocks.get(*block) else {
                return Err(format!("a jump to b{}, which does not exist", block.index()));
            };
            if *block == self.function.entry {
                return Err("a jump to the entry block".into());
            }
            if target.params.len() != args.len() {
                return Err(format!("{} values for the parameters of b{}", args.len(), block.index()));
            }
        }
        Ok(())
    }

    fn block(&self, id: BlockId, block: &Block, flow: &Flow) -> Result {
        for (i, instr) in block.instrs.iter().enumerate() {
            let used = instr.op.operands().into_iter().try_for_each(|o| self.used(o, id, i, flow));
            used.and_then(|()| types::instr(self.program, self.function, instr))
                .map_err(|e| format!("`{}`: {e}", print::instr(self.program, self.function, instr)))?;
        }
        let end = block.instrs.len();
        let operands = block.terminator.operands();
        let used = operands.into_iter().try_for_each(|o| self.used(o, id, end, flow));
        used.and_then(|()| self.terminator(&block.terminator))
            .map_err(|e| format!("`{}`: {e}", print::terminator(self.program, &block.terminator)))
    }

    /// Whether the operand exists and is defined at this place of a block.
    fn used(&self, operand: &Operand, block: BlockId, at: usize, flow: &Flow) -> Result {
        let v = match operand {
            Operand::Value(v) => *v,
            Operand::Global(g) if self.program.globals.get(*g).is_none() => {
                return Err("a global that does not exist".into());
            }
            Operand::Function(f) if self.program.functions.get(*f).is_none() => {
                return Err("a function that does not exist".into());
            }
            _ => return Ok(()),
        };
        let Some(definition) = self.definitions.get(v) else {
            return Err(format!("%{} is no value of the function", v.index()));
        };
        let before = match definition {
            _ if !flow.cfg.is_reached(block) => true,
            None => false,
            Some(Definition::Entry) => true,
            Some(Definition::Block(home, after)) if *home == block => *after <= at,
            Some(Definition::Block(home, _)) => {
                flow.cfg.is_reached(*home) && flow.dominators.dominates(*home, block)
            }
        };
        if before { Ok(()) } else { Err(format!("%{} is not defined on every way here", v.index())) }
    }

    fn terminator(&self, terminator: &Terminator) -> Result {
        let f = self.function;
        for target in terminator.targets() {
            for (arg, param) in target.args.iter().zip(&f.blocks[target.block].params) {
                types::expect(f, arg, f.values[*param].ty)?;
            }
        }
        match terminator {
            Terminator::Branch { condition, .. } => types::expect(f, condition, Type::Int(1)),
            Terminator::Switch { value, cases, .. } => {
                let mut seen = HashSet::default();
                for (case, _) in cases {
                    types::expect(f, value, Type::Int(case.width()))?;
                    if !seen.insert(case) {
                        return Err(format!("the case {} occurs twice", case.to_rat()));
                    }
                }
                Ok(())
            }
            Terminator::Return(values) if values.len() != f.results.len() => {
                Err(format!("{} values for {} results", values.len(), f.results.len()))
            }
            Terminator::Return(values) => {
                values.iter().zip(&f.results).try_for_each(|(v, ty)| types::expect(f, v, *ty))
            }
            Terminator::Jump(_) | Terminator::Stop => Ok(()),
        }
    }
}

/// Whether the context and site exist.
fn origin_exists(program: &Program, site: super::SiteId, context: ContextId) -> bool {
    program.sites.get(site).is_some() && program.contexts.get(context).is_some()
}

#[cfg(test)]
mod tests;
