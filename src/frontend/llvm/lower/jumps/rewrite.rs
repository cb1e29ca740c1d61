//! One function with its jumps: calls that may come back by a jump, and places where a jump may go on.
//!
//! Behind each call that a jump may leave, a branch asks whether it did. If so, a chain of comparisons finds the place of this function
//! that the number means, of those that the call may come after; otherwise the function returns with the jump as it came. A place goes on in a block
//! of its own, whose parameter is the result of `setjmp`: zero, or what the jump brings.
//!
//! Invariant: which places a call may come after is a fixpoint that also follows the jumps themselves, so no jump is lost. Values that a place no
//! longer dominates are put into memory afterwards (`repair`).

use super::locals::{Locals, Slots};
use super::{BITS, Jumping, Jumps, repair};
use crate::llvm::lower::{Context, debug};
use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::build::word;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{
    BinaryOp, Block, BlockId, CompareOp, Function, FunctionId, GlobalId, Instr, Loc, Op, Operand, Target,
    Terminator, Type, ValueId,
};
use std::collections::BTreeSet;

/// What the functions of a program share.
pub(super) struct Rest<'a> {
    pub jumps: Jumps,
    pub counter: GlobalId,
    pub jumping: &'a Jumping,
    /// Whether runs start here.
    pub is_entry: bool,
}

/// Places by number.
type Places = BTreeSet<usize>;

/// Where `setjmp` is called.
struct Place {
    /// The number of its environment.
    token: Operand,
    /// The block that goes on; its parameter is the result.
    after: BlockId,
    /// The block to which jumps lead; its parameter is what they bring.
    resume: BlockId,
}

/// The function with its jumps.
pub(super) fn rewrite(context: &mut Context, id: FunctionId, rest: &Rest) -> Function {
    let function = context.program.functions[id].clone();
    let sites = sites(&function, rest.jumps);
    let before = places_before(&function, &sites, rest);
    let locals = Locals::new(context, id, &function, &sites, &before);
    let leaves = !rest.is_entry && rest.jumping.get(id).copied().unwrap_or(false);
    let mut rewrite = Rewrite {
        context,
        function,
        rest,
        leaves,
        sites,
        start: vec![],
        places: vec![],
        unwinds: HashMap::default(),
        continued: HashMap::default(),
    };
    rewrite.prepare();
    let slots = locals.slots(rewrite.context, &mut rewrite.function, &mut rewrite.start);
    for block in before.keys() {
        rewrite.block(block, &before[block], &slots);
    }
    for number in 0..rewrite.places.len() {
        rewrite.resume(number, &slots);
    }
    let Rewrite { mut function, start, continued, .. } = rewrite;
    let entry = function.entry;
    function.blocks[entry].instrs.splice(0..0, start);
    repair::repair(context, &mut function, &continued);
    debug::drop_undominated(&mut function);
    function
}

/// The calls of `setjmp`, in order.
fn sites(function: &Function, jumps: Jumps) -> Vec<(BlockId, usize)> {
    let mut found = vec![];
    for (id, block) in function.blocks.iter() {
        for (index, instr) in block.instrs.iter().enumerate() {
            if matches!(instr.op, Op::Call { callee, .. } if callee == jumps.set) {
                found.push((id, index));
            }
        }
    }
    found
}

/// For each block, by the index of each call that a jump may leave, the places that may have been passed.
pub(super) type Before = IdVec<BlockId, HashMap<usize, Places>>;

fn places_before(function: &Function, sites: &[(BlockId, usize)], rest: &Rest) -> Before {
    let cfg = Cfg::new(function);
    let mut entering: IdVec<BlockId, Places> = function.blocks.keys().map(|_| Places::new()).collect();
    let mut before: Before = function.blocks.keys().map(|_| HashMap::default()).collect();
    let mut after: Vec<Places> = (0..sites.len()).map(|number| Places::from([number])).collect();
    let grow = |known: &mut Places, more: &Places| {
        let size = known.len();
        known.extend(more);
        known.len() > size
    };
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for id in cfg.order() {
            let mut passed = entering[*id].clone();
            for (index, instr) in function.blocks[*id].instrs.iter().enumerate() {
                let Op::Call { callee, .. } = instr.op else { continue };
                if callee == rest.jumps.set {
                    let number = sites.iter().position(|site| *site == (*id, index));
                    passed.extend(&after[number.expect("all sites are listed")]);
                } else if rest.jumping.get(callee).copied().unwrap_or(false) {
                    for number in &passed {
                        changed |= grow(&mut after[*number], &passed);
                    }
                    before[*id].insert(index, passed.clone());
                }
            }
            for next in cfg.successors(*id) {
                changed |= grow(&mut entering[*next], &passed);
            }
        }
    }
    before
}

struct Rewrite<'a, 'm> {
    context: &'a mut Context<'m>,
    function: Function,
    rest: &'a Rest<'a>,
    /// Whether jumps may leave the function: then it has two further results.
    leaves: bool,
    sites: Vec<(BlockId, usize)>,
    /// What is done first in the function.
    start: Vec<Instr>,
    places: Vec<Place>,
    /// The blocks that find out where a jump goes, by the places that it may mean.
    unwinds: HashMap<Places, BlockId>,
    /// The results of calls that a jump may leave, and the blocks where they are there.
    continued: HashMap<ValueId, BlockId>,
}

/// Adds an instruction that defines a value.
pub(super) fn define(
    function: &mut Function,
    to: &mut Vec<Instr>,
    op: Op,
    ty: Type,
    at: Option<Loc>,
) -> Operand {
    let value = function.value(ty);
    to.push(Instr { defs: vec![value], op, at });
    Operand::Value(value)
}

/// Adds an instruction that defines nothing.
pub(super) fn effect(to: &mut Vec<Instr>, op: Op, at: Option<Loc>) {
    to.push(Instr { defs: vec![], op, at });
}

fn jump(block: BlockId, args: Vec<Operand>) -> Terminator {
    Terminator::Jump(Target { block, args })
}

impl Rewrite<'_, '_> {
    /// Whether a call of this function may come back by a jump.
    fn may_jump(&self, callee: FunctionId) -> bool {
        self.rest.jumping.get(callee).copied().unwrap_or(false)
    }

    fn new_block(&mut self, params: &[Type], at: Option<Loc>) -> BlockId {
        let params = params.iter().map(|ty| self.function.value(*ty)).collect();
        let terminator = Terminator::Stop;
        self.function.blocks.push(Block { params, instrs: vec![], terminator, at, loop_at: None })
    }

    fn finish(&mut self, id: BlockId, instrs: Vec<Instr>, terminator: Terminator, at: Option<Loc>) {
        let block = &mut self.function.blocks[id];
        (block.instrs, block.terminator, block.at) = (instrs, terminator, at);
    }

    /// Takes numbers for all places, and adds the results that say where a jump goes.
    fn prepare(&mut self) {
        if self.leaves {
            self.function.results.extend([Type::Int(BITS), Type::Int(32)]);
        }
        let at = self.function.at;
        let (counter, count) = (Operand::Global(self.rest.counter), self.sites.len() as u64);
        if count == 0 {
            return;
        }
        let load = Op::load(counter.clone());
        let base = define(&mut self.function, &mut self.start, load, Type::Int(BITS), at);
        for number in 1..=count {
            let (a, b) = (base.clone(), word(number, BITS));
            let sum = Op::Binary { op: BinaryOp::Add, a, b, nsw: false, nuw: false };
            let token = define(&mut self.function, &mut self.start, sum, Type::Int(BITS), at);
            if number == count {
                let value = token.clone();
                effect(&mut self.start, Op::Store { address: counter.clone(), value }, at);
            }
            let (after, resume) = (self.new_block(&[], at), self.new_block(&[Type::Int(32)], at));
            self.places.push(Place { token, after, resume });
        }
    }

    /// Cuts a block at its calls.
    fn block(&mut self, id: BlockId, before: &HashMap<usize, Places>, slots: &Slots) {
        let block = &mut self.function.blocks[id];
        let instrs = std::mem::take(&mut block.instrs);
        let (end, at) = (std::mem::replace(&mut block.terminator, Terminator::Stop), block.at);
        let (mut here, mut done) = (id, vec![]);
        for (index, instr) in instrs.into_iter().enumerate() {
            let at = instr.at;
            let (terminator, next) = match instr.op {
                Op::Call { callee, .. } if callee == self.rest.jumps.set => {
                    let site = self.sites.iter().position(|site| *site == (id, index));
                    self.set(site.expect("all sites are listed"), instr, &mut done, slots)
                }
                Op::Call { callee, .. } if self.may_jump(callee) => {
                    let places = before.get(&index).cloned().unwrap_or_default();
                    let unwind = self.unwind(places);
                    let direct = callee == self.rest.jumps.jump;
                    if direct {
                        self.jump(instr, &mut done, unwind)
                    } else {
                        self.left(instr, &mut done, unwind)
                    }
                }
                _ => {
                    done.push(instr);
                    continue;
                }
            };
            self.finish(here, std::mem::take(&mut done), terminator, at);
            here = next;
        }
        let end = match end {
            Terminator::Return(mut values) if self.leaves => {
                values.extend([word(0, BITS), word(0, 32)]);
                Terminator::Return(values)
            }
            other => other,
        };
        self.finish(here, done, end, at);
    }

    /// A call of `setjmp`: stores the number of the place, and keeps what local variables hold.
    fn set(
        &mut self,
        number: usize,
        instr: Instr,
        done: &mut Vec<Instr>,
        slots: &Slots,
    ) -> (Terminator, BlockId) {
        let Op::Call { args, .. } = instr.op else { unreachable!("the caller has looked") };
        let Place { token, after, .. } = &self.places[number];
        let (address, value, after) = (args[0].clone(), token.clone(), *after);
        effect(done, Op::Store { address, value }, instr.at);
        slots.keep(number, &mut self.function, done, instr.at);
        self.function.blocks[after].params = instr.defs;
        (jump(after, vec![word(0, 32)]), after)
    }

    /// A call of `longjmp`.
    fn jump(&mut self, instr: Instr, done: &mut Vec<Instr>, unwind: BlockId) -> (Terminator, BlockId) {
        let (Op::Call { args, .. }, at) = (instr.op, instr.at) else { unreachable!("the caller has looked") };
        let function = &mut self.function;
        let target = define(function, done, Op::load(args[0].clone()), Type::Int(BITS), at);
        let known = Op::Compare { op: CompareOp::Ne, a: target.clone(), b: word(0, BITS) };
        let known = define(function, done, known, Type::Int(1), at);
        if let Some(check) = self.context.check_of_jump(known.clone(), at, &function.name) {
            effect(done, check, at);
        }
        effect(done, Op::Assume(known), at);
        let zero = Op::Compare { op: CompareOp::Eq, a: args[1].clone(), b: word(0, 32) };
        let condition = define(function, done, zero, Type::Int(1), at);
        let given = Op::Select { condition, then: word(1, 32), otherwise: args[1].clone() };
        let value = define(function, done, given, Type::Int(32), at);
        (jump(unwind, vec![target, value]), self.new_block(&[], at))
    }

    /// A call that a jump may leave.
    fn left(&mut self, mut instr: Instr, done: &mut Vec<Instr>, unwind: BlockId) -> (Terminator, BlockId) {
        let at = instr.at;
        let next = self.new_block(&[], at);
        self.continued.extend(instr.defs.iter().map(|value| (*value, next)));
        let results = [Type::Int(BITS), Type::Int(32)].map(|ty| self.function.value(ty));
        instr.defs.extend(results);
        done.push(instr);
        let [target, value] = results.map(Operand::Value);
        let jumps = Op::Compare { op: CompareOp::Ne, a: target.clone(), b: word(0, BITS) };
        let condition = define(&mut self.function, done, jumps, Type::Int(1), at);
        let then = Target { block: unwind, args: vec![target, value] };
        let otherwise = Target { block: next, args: vec![] };
        (Terminator::Branch { condition, then, otherwise }, next)
    }

    /// The block that finds out whether a jump goes to one of these places.
    fn unwind(&mut self, places: Places) -> BlockId {
        if let Some(known) = self.unwinds.get(&places) {
            return *known;
        }
        let at = self.function.at;
        let first = self.new_block(&[Type::Int(BITS), Type::Int(32)], at);
        self.unwinds.insert(places.clone(), first);
        let [target, value] = self.function.blocks[first].params[..] else { unreachable!("it has two") };
        let (target, value) = (Operand::Value(target), Operand::Value(value));
        let mut here = first;
        for number in places {
            let mut instrs = vec![];
            let Place { token, resume, .. } = &self.places[number];
            let (b, resume) = (token.clone(), *resume);
            let meant = Op::Compare { op: CompareOp::Eq, a: target.clone(), b };
            let condition = define(&mut self.function, &mut instrs, meant, Type::Int(1), at);
            let next = self.new_block(&[], at);
            let then = Target { block: resume, args: vec![value.clone()] };
            let otherwise = Target { block: next, args: vec![] };
            self.finish(here, instrs, Terminator::Branch { condition, then, otherwise }, at);
            here = next;
        }
        let (instrs, end) = self.out(target, value);
        self.finish(here, instrs, end, at);
        first
    }

    /// A jump to no place of this function.
    fn out(&mut self, target: Operand, value: Operand) -> (Vec<Instr>, Terminator) {
        let mut instrs = vec![];
        if self.leaves {
            let results = &self.function.results;
            let own = results[..results.len() - 2].iter().map(|ty| match ty {
                Type::Int(bits) => word(0, *bits),
                _ => Operand::Null,
            });
            return (instrs.clone(), Terminator::Return(own.chain([target, value]).collect()));
        }
        // What the program never gave out, may be an environment of who called it.
        let at = self.function.at;
        let mut alien = word(0, 1);
        if !self.context.starts_in_main() {
            let load = Op::load(Operand::Global(self.rest.counter));
            let last = define(&mut self.function, &mut instrs, load, Type::Int(BITS), at);
            let other = Op::Compare { op: CompareOp::Ugt, a: target, b: last };
            alien = define(&mut self.function, &mut instrs, other, Type::Int(1), at);
        }
        if let Some(check) = self.context.check_of_jump(alien, at, &self.function.name) {
            effect(&mut instrs, check, at);
        }
        (instrs, Terminator::Stop)
    }

    /// Where a jump goes on.
    fn resume(&mut self, number: usize, slots: &Slots) {
        let Place { after, resume, .. } = self.places[number];
        let (at, value) = (self.function.blocks[after].at, self.function.blocks[resume].params[0]);
        let mut instrs = vec![];
        slots.restore(number, self.context, &mut self.function, &mut instrs, at);
        self.finish(resume, instrs, jump(after, vec![Operand::Value(value)]), at);
    }
}
