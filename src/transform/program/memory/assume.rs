//! Assumptions that accesses are valid.
//!
//! An access outside of objects ends a run of a program silently, but in the pure program it reads or writes an element like any
//! other, so the pure program has more runs. With these assumptions it has not.
//!
//! Preserves: what runs violate. Accesses of a global or of an object of the running function at a constant offset within it are
//! valid anyway.
//!
//! Of a pointer with any value nothing is known but that it may lead to an object, while in the pure program it leads to none. So a proof rests on
//! assumptions about those pointers alone that are made from objects of the program by offsets and choices between them.

use eufonium_base::ids::Id;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{AllocKind, Block, Function, Instr, Op, Operand, Program, Type, ValueId};

/// Which accesses are assumed to be valid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AssumedValid {
    /// None.
    #[default]
    None,
    /// Those by pointers that are made from objects of the program.
    OfObjects,
    /// All, so that what is proven says nothing of pointers from elsewhere.
    All,
}

/// Puts an assumption before each access of these that may be invalid.
pub fn assume_valid_accesses(program: &mut Program, which: AssumedValid) {
    if which == AssumedValid::None {
        return;
    }
    let (bits, sizes) = (program.pointer_bits, program.globals.values().map(|g| g.size).collect::<Vec<_>>());
    let whole = |ty: Type| u64::from(program.bits(ty).div_ceil(8));
    let widths: Vec<Vec<u64>> =
        program.functions.values().map(|f| f.values.values().map(|v| whole(v.ty)).collect()).collect();
    for (id, widths) in program.functions.keys().zip(&widths) {
        let function = &mut program.functions[id];
        let made = (which == AssumedValid::OfObjects).then(|| made_of_objects(function, &sizes));
        Assumer { function, bits, sizes: &sizes, widths, made }.run();
    }
}

struct Assumer<'a> {
    function: &'a mut Function,
    bits: u32,
    /// The sizes of the globals.
    sizes: &'a [u64],
    /// The bytes of each value.
    widths: &'a [u64],
    /// The pointers that accesses are assumed of, if not all.
    made: Option<Vec<bool>>,
}

/// Whether a pointer is made of addresses of objects of the program, where it is known of values.
fn is_made(made: &[bool], sizes: &[u64], pointer: &Operand) -> bool {
    match pointer {
        Operand::Value(v) => made[v.index()],
        // Of an array that is declared without a length nobody knows how long it is.
        Operand::Global(g) => sizes[g.index()] > 0,
        Operand::Null => true,
        Operand::Const(_) | Operand::Function(_) => false,
    }
}

/// For each value whether it is made of addresses of objects of the program: from offsets, and choices between them.
fn made_of_objects(function: &Function, sizes: &[u64]) -> Vec<bool> {
    // Everything may be, until something else goes into it.
    let mut made = vec![true; function.values.len()];
    for value in function.params.iter().chain(&function.blocks[function.entry].params) {
        made[value.index()] = false;
    }
    let mut changed = true;
    while changed {
        changed = false;
        let mut lose = |made: &mut Vec<bool>, value: ValueId| {
            changed |= std::mem::replace(&mut made[value.index()], false);
        };
        for block in function.blocks.values() {
            for instr in &block.instrs {
                let stays = match &instr.op {
                    Op::Alloc { kind, .. } => {
                        matches!(kind, AllocKind::Stack | AllocKind::Heap | AllocKind::ZeroedHeap)
                    }
                    Op::Offset { base, .. } => is_made(&made, sizes, base),
                    Op::Copy(a) => is_made(&made, sizes, a),
                    Op::Select { then, otherwise, .. } => {
                        is_made(&made, sizes, then) && is_made(&made, sizes, otherwise)
                    }
                    _ => false,
                };
                if !stays {
                    instr.defs.iter().for_each(|def| lose(&mut made, *def));
                }
            }
            for (param, given) in given(function, block) {
                if !is_made(&made, sizes, given) {
                    lose(&mut made, param);
                }
            }
        }
    }
    made
}

/// The parameters of other blocks with what the jumps of a block give to them.
fn given<'a>(function: &'a Function, block: &'a Block) -> impl Iterator<Item = (ValueId, &'a Operand)> {
    let targets = block.terminator.targets().into_iter();
    targets.flat_map(|target| function.blocks[target.block].params.iter().copied().zip(&target.args))
}

impl Assumer<'_> {
    fn run(&mut self) {
        let places = self.places();
        for block in self.function.blocks.keys() {
            let instrs = std::mem::take(&mut self.function.blocks[block].instrs);
            let mut out = Vec::with_capacity(instrs.len());
            for instr in instrs {
                for (address, length) in self.accesses(&instr) {
                    if self.is_meant(&address) && !self.is_valid(&places, &address, &length) {
                        self.assume(&mut out, &instr, address, length);
                    }
                }
                out.push(instr);
            }
            self.function.blocks[block].instrs = out;
        }
    }

    /// Whether accesses by this pointer are assumed to be valid.
    fn is_meant(&self, address: &Operand) -> bool {
        self.made.as_ref().is_none_or(|made| is_made(made, self.sizes, address))
    }

    /// The bytes that an instruction touches.
    fn accesses(&self, instr: &Instr) -> Vec<(Operand, Operand)> {
        let bytes = |operand: &Operand| match operand {
            Operand::Value(v) => self.widths[v.index()],
            Operand::Const(word) => u64::from(word.width().div_ceil(8)),
            Operand::Null | Operand::Global(_) | Operand::Function(_) => u64::from(self.bits / 8),
        };
        let length = |n: u64| word(n, self.bits);
        match &instr.op {
            Op::Load { address, .. } => vec![(address.clone(), length(self.widths[instr.defs[0].index()]))],
            Op::Store { address, value } => vec![(address.clone(), length(bytes(value)))],
            Op::SetMemory { to, length, .. } => vec![(to.clone(), length.clone())],
            Op::CopyMemory { to, from, length } => {
                vec![(to.clone(), length.clone()), (from.clone(), length.clone())]
            }
            _ => vec![],
        }
    }

    /// For each value that points into an object of known size: the bytes before and from there on.
    fn places(&self) -> Vec<Option<(i64, i64)>> {
        let mut places: Vec<Option<(i64, i64)>> = vec![None; self.function.values.len()];
        for instr in self.function.instrs() {
            let Some(def) = instr.defs.first() else { continue };
            places[def.index()] = match &instr.op {
                Op::Alloc { kind: AllocKind::Stack, size: Operand::Const(size), .. } => {
                    size.as_u64().and_then(|size| i64::try_from(size).ok()).map(|size| (0, size))
                }
                Op::Offset { base, constant, scaled, .. } if scaled.is_empty() => {
                    self.place(&places, base).and_then(|(before, after)| {
                        Some((before.checked_add(*constant)?, after.checked_sub(*constant)?))
                    })
                }
                _ => None,
            };
        }
        places
    }

    fn place(&self, places: &[Option<(i64, i64)>], operand: &Operand) -> Option<(i64, i64)> {
        match operand {
            Operand::Value(v) => places[v.index()],
            Operand::Global(g) => i64::try_from(self.sizes[g.index()]).ok().map(|size| (0, size)),
            _ => None,
        }
    }

    fn is_valid(&self, places: &[Option<(i64, i64)>], address: &Operand, length: &Operand) -> bool {
        let Operand::Const(length) = length else { return false };
        let Some(length) = length.as_u64().and_then(|n| i64::try_from(n).ok()) else { return false };
        self.place(places, address).is_some_and(|(before, after)| before >= 0 && length <= after)
    }

    fn assume(&mut self, out: &mut Vec<Instr>, instr: &Instr, address: Operand, length: Operand) {
        let valid: ValueId = self.function.value(Type::Int(1));
        out.push(Instr { defs: vec![valid], op: Op::IsValid { address, length }, at: instr.at });
        out.push(Instr { defs: vec![], op: Op::Assume(Operand::Value(valid)), at: instr.at });
    }
}
