//! Copies of any bytes into objects that hold any bytes already.
//!
//! A new object of the stack or the heap holds any bytes. To copy into it from another one that nobody else looks at, before anything is
//! written or read, changes nothing; but a copy of variable length makes the analysis of memory take all words that it may reach for bytes. Harnesses
//! of proofs do so after each allocation (`memhavoc`).
//!
//! Preserves: every run, but that a copy that leaves its object no longer ends it. The choice of the contents becomes that of
//! the source, so that a violation is replayed in the source's program.
//! Deliberately absent: objects that were written, though the copy may write all of that anew.

use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{
    AllocKind, Block, BlockId, Function, Instr, Op, Operand, Origin, Program, Terminator, ValueId,
};

/// Most blocks between the making of an object and a copy into it.
const NEAR: usize = 64;

/// Removes such copies. Returns whether there were any.
pub fn fresh(program: &mut Program) -> bool {
    let mut changed = false;
    for function in program.functions.values_mut() {
        // A copy that goes may be all that stood before another one into the same object.
        loop {
            let idle = find(function);
            if idle.is_empty() {
                break;
            }
            remove(function, &idle);
            changed = true;
        }
    }
    changed
}

/// Removes copies, which are in the order of their places.
fn remove(function: &mut Function, idle: &[Idle]) {
    for Idle { object: (block, place), origin, .. } in idle {
        if let Op::Alloc { origin: own, .. } = &mut function.blocks[*block].instrs[*place].op {
            *own = *origin;
        }
    }
    for Idle { at: (block, place), .. } in idle.iter().rev() {
        function.blocks[*block].instrs.remove(*place);
    }
}

/// Where an instruction is.
type Place = (BlockId, usize);

/// A copy that changes nothing.
struct Idle {
    at: Place,
    /// Where the object is made that is copied to.
    object: Place,
    /// The choice of what is copied.
    origin: Origin,
}

fn find(function: &Function) -> Vec<Idle> {
    if !function.instrs().any(|instr| matches!(instr.op, Op::CopyMemory { .. })) {
        return vec![];
    }
    let cfg = Cfg::new(function);
    let view = View { function, cfg: &cfg, made: made(function), uses: uses(function) };
    let reached = function.blocks.iter().filter(|(block, _)| cfg.position(*block).is_some());
    let instrs = reached.flat_map(|(block, content)| {
        content.instrs.iter().enumerate().map(move |(place, instr)| (instr, (block, place)))
    });
    instrs.filter_map(|(instr, at)| view.idle(instr, at)).collect()
}

struct View<'a> {
    function: &'a Function,
    cfg: &'a Cfg,
    /// Where values are defined by instructions.
    made: HashMap<ValueId, Place>,
    /// How often values are used.
    uses: IdVec<ValueId, u32>,
}

fn made(function: &Function) -> HashMap<ValueId, Place> {
    let places = function.blocks.iter().flat_map(|(block, content)| {
        content.instrs.iter().enumerate().map(move |(place, instr)| (instr, (block, place)))
    });
    places.flat_map(|(instr, at)| instr.defs.iter().map(move |def| (*def, at))).collect()
}

fn uses(function: &Function) -> IdVec<ValueId, u32> {
    let mut uses: IdVec<ValueId, u32> = function.values.keys().map(|_| 0).collect();
    function.blocks.values().flat_map(Block::named).for_each(|value| uses[value] += 1);
    uses
}

impl View<'_> {
    fn instr(&self, (block, place): Place) -> &Instr {
        &self.function.blocks[block].instrs[place]
    }

    fn idle(&self, instr: &Instr, at: Place) -> Option<Idle> {
        let Op::CopyMemory { to, from, .. } = &instr.op else { return None };
        let source = from.as_value().filter(|value| self.uses[*value] == 1)?;
        let Op::Alloc { kind: AllocKind::Stack, origin, .. } = self.instr(*self.made.get(&source)?).op else {
            return None;
        };
        let object = self.object(to)?;
        self.is_untouched(object, at).then_some(Idle { at, object, origin })
    }

    /// Where the object is made that a pointer leads to if it is not null, if it holds any bytes at first.
    fn object(&self, pointer: &Operand) -> Option<Place> {
        let value = pointer.as_value()?;
        if let Some(at) = self.new_object(value) {
            return Some(at);
        }
        let sources = match self.made.get(&value) {
            Some(at) => match &self.instr(*at).op {
                Op::Copy(source) => vec![source],
                Op::Select { then, otherwise, .. } => vec![then, otherwise],
                _ => return None,
            },
            None => self.arguments(value)?,
        };
        let sources = sources.into_iter().filter(|source| **source != Operand::Null);
        let mut made = sources.map(|source| self.new_object(source.as_value()?));
        let first = made.next()??;
        made.all(|other| other == Some(first)).then_some(first)
    }

    /// Where a value is made, if it is the pointer to a new object that holds any bytes.
    fn new_object(&self, value: ValueId) -> Option<Place> {
        let at = *self.made.get(&value)?;
        let is_new = matches!(self.instr(at).op, Op::Alloc { kind: AllocKind::Stack | AllocKind::Heap, .. });
        is_new.then_some(at)
    }

    /// What the edges to a block give for one of its parameters.
    fn arguments(&self, param: ValueId) -> Option<Vec<&Operand>> {
        let mut blocks = self.function.blocks.iter();
        let (block, place) =
            blocks.find_map(|(id, b)| Some((id, b.params.iter().position(|p| *p == param)?)))?;
        let before = self.cfg.predecessors(block).iter().map(|b| &self.function.blocks[*b].terminator);
        let targets = before.flat_map(Terminator::targets).filter(|target| target.block == block);
        Some(targets.map(|target| &target.args[place]).collect())
    }

    /// Whether no object is accessed between the making of an object and an instruction, on any path.
    fn is_untouched(&self, object: Place, at: Place) -> bool {
        // Blocks that are walked as a whole; that of the copy is so if there is a way back to it.
        let mut seen = vec![];
        let mut open = vec![at];
        while let Some((block, end)) = open.pop() {
            let made = (block == object.0 && object.1 < end).then_some(object.1);
            let start = made.map_or(0, |place| place + 1);
            if self.function.blocks[block].instrs[start..end].iter().any(|instr| may_access(&instr.op)) {
                return false;
            }
            if made.is_some() {
                continue;
            }
            for before in self.cfg.predecessors(block) {
                if !seen.contains(before) {
                    seen.push(*before);
                    open.push((*before, self.function.blocks[*before].instrs.len()));
                }
            }
            if seen.len() > NEAR {
                return false;
            }
        }
        true
    }
}

/// Whether it may change what objects hold, or look at it, or let others know of them.
fn may_access(op: &Op) -> bool {
    !matches!(
        op,
        Op::Copy(_)
            | Op::Binary { .. }
            | Op::Compare { .. }
            | Op::Cast { .. }
            | Op::Float { .. }
            | Op::Select { .. }
            | Op::Havoc(_)
            | Op::Assume(_)
            | Op::Assert { .. }
            | Op::Name { .. }
            | Op::Declare { .. }
            | Op::Offset { .. }
            | Op::Alloc { .. }
            | Op::IsValid { .. }
            | Op::IsFreeable(_)
            | Op::Room(_)
            | Op::IsWritable(_)
            | Op::BeginLife(_)
            | Op::EndLife(_)
            | Op::Watch(_)
            | Op::IsWatched(_)
            | Op::Precedes { .. }
            | Op::Keep(_)
    )
}
