//! Parts of objects become values: parameters where definitions meet, then one walk over the dominator tree.

use super::objects::{Objects, Span};
use super::parts::{Part, Parts};
use super::plan::Plan;
use super::words;
use crate::program::passes::construct::{self, Current, Params, Rename, Variable};
use crate::program::passes::rewrite::{Emitter, Replacements, as_u64, clear_unreached, truth};
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::dominators::Dominators;
use eufonium_ir::program::{BlockId, Function, FunctionId, Instr, Op, Operand, Program};

/// Rewrites a function.
pub(super) fn run(program: &mut Program, id: FunctionId, cfg: &Cfg, objects: &Objects, parts: &Parts) {
    let plan = Plan::new(program, objects, parts);
    let function = &mut program.functions[id];
    clear_unreached(function, cfg);
    let tree = Dominators::new(function, cfg);
    let params = construct::place_params(function, cfg, &tree, &sites(function, cfg, &plan));
    let entry = function.entry;
    let current = Current::new(parts.list.len());
    let replaced = Replacements::new(function);
    construct::walk(&tree, entry, &mut Renamer { function, plan, params, replaced, current });
}

/// Where each part is defined and read.
fn sites(function: &Function, cfg: &Cfg, plan: &Plan) -> Vec<Variable> {
    let mut variables: Vec<Variable> = plan.parts.list.iter().map(|part| Variable::new(part.ty)).collect();
    for part in plan.globals() {
        variables[part].defines(function.entry);
    }
    for id in cfg.order() {
        for instr in &function.blocks[*id].instrs {
            let (reads, writes) = plan.touched(function, instr);
            variables[reads].iter_mut().for_each(|v| v.reads(*id));
            variables[writes].iter_mut().for_each(|v| v.defines(*id));
        }
    }
    variables
}

struct Renamer<'a> {
    function: &'a mut Function,
    plan: Plan<'a>,
    params: Params,
    replaced: Replacements,
    /// The value of each part here.
    current: Current,
}

impl Rename for Renamer<'_> {
    fn current(&mut self) -> &mut Current {
        &mut self.current
    }

    fn block(&mut self, id: BlockId) {
        let instrs = std::mem::take(&mut self.function.blocks[id].instrs);
        let mut out = Vec::with_capacity(instrs.len());
        if id == self.function.entry {
            self.begin(&mut out);
        }
        for i in 0..self.params[id].len() {
            let (part, value) = self.params[id][i];
            self.write(part, Operand::Value(value), &mut out, None);
        }
        for instr in instrs {
            self.instr(instr, &mut out);
        }
        let block = &mut self.function.blocks[id];
        block.instrs = out;
        self.replaced.resolve_terminator(&mut block.terminator);
        self.current.pass(&mut block.terminator, &self.params);
    }
}

impl Renamer<'_> {
    fn get(&self, part: usize) -> Operand {
        self.current.get(part).cloned().expect("a part is read where its object exists")
    }

    /// From here on a part has this value, and so have the variables in it.
    fn write(&mut self, part: usize, value: Operand, out: &mut Vec<Instr>, like: Option<&Instr>) {
        for variable in &self.plan.variables[part] {
            let op = Op::Name { variable: *variable, value: value.clone() };
            out.push(Instr { defs: vec![], op, at: like.and_then(|i| i.at) });
        }
        self.current.set(part, value);
    }

    /// Globals hold what they hold at the start.
    fn begin(&mut self, out: &mut Vec<Instr>) {
        let parts: Vec<usize> = self.plan.globals().collect();
        for part in parts {
            let (mut value, distance) = self.plan.starts[part].clone().expect("it is known");
            if distance != 0 {
                value = Emitter { function: self.function, out, at: None }.offset(&value, distance);
            }
            self.write(part, value, out, None);
        }
    }

    fn instr(&mut self, mut instr: Instr, out: &mut Vec<Instr>) {
        self.replaced.resolve_op(&mut instr.op);
        if let Some(address) = address_of(&instr)
            && self.plan.objects.promoted(&address).is_some()
        {
            self.access(&instr, out);
        } else if let Op::CopyMemory { to, from, length } = &instr.op
            && self.plan.objects.promoted(from).is_some()
        {
            self.copy_out(&instr, to, from, as_u64(length), out);
        } else {
            out.push(instr);
        }
    }

    /// Replaces an instruction on an object that becomes values.
    fn access(&mut self, instr: &Instr, out: &mut Vec<Instr>) {
        match &instr.op {
            Op::Alloc { origin, .. } => {
                let (_, parts) = self.plan.touched(self.function, instr);
                for part in parts {
                    let ty = self.plan.parts.list[part].ty;
                    let mut emit = Emitter { function: self.function, out, at: instr.at };
                    let value = emit.define(Op::Havoc(*origin), ty);
                    self.current.set(part, value);
                }
            }
            Op::Load { address, .. } => {
                let span = self.plan.word(self.function, address, &Operand::Value(instr.defs[0]));
                let span = span.expect("the address is that of an object that becomes values");
                let values: Vec<Operand> = self.plan.parts.within(span).map(|p| self.get(p)).collect();
                let emit = Emitter { function: self.function, out, at: instr.at };
                let value = words::join(emit, &self.plan, span, values);
                self.replaced.set(instr.defs[0], value);
            }
            Op::Store { address, value } => {
                let span = self.plan.word(self.function, address, value);
                let span = span.expect("the address is that of an object that becomes values");
                for part in self.plan.parts.within(span) {
                    let emit = Emitter { function: self.function, out, at: instr.at };
                    let word = words::split(emit, &self.plan, span, part, value);
                    self.write(part, word, out, Some(instr));
                }
            }
            Op::SetMemory { byte, .. } => {
                for part in self.plan.touched(self.function, instr).1 {
                    let ty = self.plan.parts.list[part].ty;
                    let emit = Emitter { function: self.function, out, at: instr.at };
                    let word = words::repeat(emit, byte, ty);
                    self.write(part, word, out, Some(instr));
                }
            }
            Op::CopyMemory { to, from, length } => self.copy_in(instr, to, from, as_u64(length), out),
            Op::IsValid { .. } | Op::IsWritable(_) => self.replaced.set(instr.defs[0], truth(true)),
            _ => {}
        }
    }

    /// A copy into an object that becomes values.
    fn copy_in(
        &mut self,
        instr: &Instr,
        to: &Operand,
        from: &Operand,
        length: Option<u64>,
        out: &mut Vec<Instr>,
    ) {
        let Some(target) = self.plan.span(to, length) else { return };
        let parts = self.plan.parts.within(target);
        let source = self.plan.span(from, length);
        let mut values = Vec::with_capacity(parts.len());
        for part in parts.clone() {
            let Part { span, ty } = self.plan.parts.list[part].clone();
            let ahead = span.start - target.start;
            values.push(match source {
                Some(source) => {
                    let start = source.start + ahead;
                    let same = Span { object: source.object, start, end: start + span.end - span.start };
                    let mut parts = self.plan.parts.within(same);
                    self.get(parts.next().expect("cuts are carried over copies"))
                }
                None => {
                    let mut emit = Emitter { function: self.function, out, at: instr.at };
                    let address = emit.offset(from, words::distance(ahead));
                    emit.define(Op::load(address), ty)
                }
            });
        }
        for (part, value) in parts.zip(values) {
            self.write(part, value, out, Some(instr));
        }
    }

    /// A copy from an object that becomes values into memory.
    fn copy_out(
        &mut self,
        instr: &Instr,
        to: &Operand,
        from: &Operand,
        length: Option<u64>,
        out: &mut Vec<Instr>,
    ) {
        let Some(source) = self.plan.span(from, length) else { return };
        for part in self.plan.parts.within(source) {
            let ahead = self.plan.parts.list[part].span.start - source.start;
            let value = self.get(part);
            let mut emit = Emitter { function: self.function, out, at: instr.at };
            let address = emit.offset(to, words::distance(ahead));
            emit.effect(Op::Store { address, value });
        }
    }
}

/// The address on which an instruction works first, which decides what becomes of it.
fn address_of(instr: &Instr) -> Option<Operand> {
    match &instr.op {
        Op::Alloc { .. } => Some(Operand::Value(instr.defs[0])),
        Op::Copy(address)
        | Op::Offset { base: address, .. }
        | Op::Load { address, .. }
        | Op::Store { address, .. }
        | Op::SetMemory { to: address, .. }
        | Op::CopyMemory { to: address, .. }
        | Op::IsValid { address, .. }
        | Op::IsWritable(address)
        | Op::BeginLife(address)
        | Op::EndLife(address)
        | Op::Declare { address, .. }
        | Op::Name { value: address, .. } => Some(address.clone()),
        _ => None,
    }
}
