//! What is known of the trips through a loop, one after the other, as far as constants tell.
//!
//! Constant propagation along the edges that may be taken (Wegman and Zadeck, TOPLAS 1991), once for each trip: the parameters of the
//! head are what the trip before passes to them. Words that are constant are known, and pointers that lie a constant distance behind
//! another one, so the ends of objects are seen: an access outside of its object is undefined, and ends the run. What is in
//! memory is not known, but for constants. Loops inside are run through in the same way where that tells which trip is their last one;
//! otherwise they are passed once, with nothing known of the parameters of their heads.

use crate::program::passes::fold::{self, Simpler};
use crate::program::passes::rewrite::as_u64;
use eufonium_base::ids::IdVec;
use eufonium_base::{Bits, HashMap, HashSet};
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::contents::Content;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{
    BlockId, CompareOp, Function, Instr, Op, Operand, Program, Target, Terminator, Type, ValueData, ValueId,
};

/// What is known of a value: a constant word, or a pointer so many bytes behind another one, which is null, a global, a function, or a
/// value from before the loop.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Fact {
    Word(Bits),
    Place(Operand, i64),
}

impl Fact {
    /// The operand that it is, if no operator is needed for it.
    pub fn operand(&self) -> Option<Operand> {
        match self {
            Fact::Word(bits) => Some(Operand::Const(bits.clone())),
            Fact::Place(base, 0) => Some(base.clone()),
            Fact::Place(..) => None,
        }
    }
}

/// What is known of several values.
pub(super) type Facts = Vec<Option<Fact>>;

/// How a block ends in a trip.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum End {
    /// With its terminator, by any of its targets.
    Any,
    /// With its terminator, by this one of its targets.
    Only(usize),
    /// The run ends after so many instructions.
    After(usize),
    /// What comes after so many instructions accesses bytes outside of its object.
    Outside(usize),
}

impl End {
    /// The end of a block that has one or the other in different trips, if that can be said.
    fn or(&self, other: &End) -> Option<End> {
        match (self, other) {
            (a, b) if a == b => Some(a.clone()),
            (End::Any | End::Only(_), End::Any | End::Only(_)) => Some(End::Any),
            _ => None,
        }
    }
}

/// One trip: what is known at the head, and the blocks that may be reached, in reverse postorder.
#[derive(Debug)]
pub(super) struct Trip {
    pub params: Facts,
    pub blocks: Vec<(BlockId, End)>,
}

/// What is known of the values of a function wherever they are defined: where pointers lead, and the sizes of objects.
pub(super) struct Places<'a> {
    program: &'a Program,
    function: &'a Function,
    facts: IdVec<ValueId, Option<Fact>>,
    sizes: HashMap<ValueId, u64>,
}

impl<'a> Places<'a> {
    pub fn new(program: &'a Program, function: &'a Function, cfg: &Cfg) -> Self {
        let itself = |(value, data): (ValueId, &ValueData)| {
            (data.ty == Type::Pointer).then_some(Fact::Place(Operand::Value(value), 0))
        };
        let facts = function.values.iter().map(itself).collect();
        let mut places = Places { program, function, facts, sizes: HashMap::default() };
        let instrs = cfg.order().iter().flat_map(|b| &function.blocks[*b].instrs);
        for instr in instrs {
            match (&instr.op, &instr.defs[..]) {
                (Op::Alloc { size, .. }, [object]) => {
                    places.sizes.extend(as_u64(size).map(|size| (*object, size)));
                }
                (Op::Offset { base, constant, scaled, .. }, [def]) if scaled.is_empty() => {
                    if let Some(Fact::Place(base, start)) = places.fact(base)
                        && let Some(offset) = start.checked_add(*constant)
                    {
                        places.facts[*def] = Some(Fact::Place(base, offset));
                    }
                }
                _ => {}
            }
        }
        places
    }

    fn fact(&self, operand: &Operand) -> Option<Fact> {
        match operand {
            Operand::Value(value) => self.facts[*value].clone(),
            Operand::Const(bits) => Some(Fact::Word(bits.clone())),
            address => Some(Fact::Place(address.clone(), 0)),
        }
    }

    /// The size of the object that starts at a pointer.
    fn size(&self, base: &Operand) -> Option<u64> {
        match base {
            Operand::Global(global) => Some(self.program.globals[*global].size),
            Operand::Value(value) => self.sizes.get(value).copied(),
            _ => None,
        }
    }
}

/// The state of the simulation of one loop.
pub(super) struct Simulation<'a> {
    places: &'a Places<'a>,
    program: &'a Program,
    function: &'a Function,
    loops: &'a Loops,
    head: BlockId,
    /// The blocks of the loop in reverse postorder.
    blocks: &'a [BlockId],
    /// What is known now of values that the loop defines.
    facts: HashMap<ValueId, Option<Fact>>,
    /// What comes into a block of the loop in this trip.
    incoming: HashMap<BlockId, Facts>,
    /// How many instructions may be simulated before loops inside are no longer run through.
    left: usize,
}

/// How deep the loops inside lie at most that are run through: each level is walked over twice.
const DEEPEST: usize = 6;

impl<'a> Simulation<'a> {
    pub fn new(
        places: &'a Places<'a>,
        (cfg, loops): (&Cfg, &'a Loops),
        head: BlockId,
        blocks: &'a [BlockId],
        left: usize,
    ) -> Self {
        let (program, function) = (places.program, places.function);
        let (facts, incoming) = (HashMap::default(), HashMap::default());
        let mut simulation =
            Simulation { places, program, function, loops, head, blocks, facts, incoming, left };
        for block in blocks {
            let defined = function.blocks[*block].defined();
            simulation.facts.extend(defined.map(|value| (*value, None)));
        }
        for from in cfg.predecessors(head).iter().filter(|from| !loops.contains(head, **from)) {
            let targets = function.blocks[*from].terminator.targets();
            targets.into_iter().filter(|t| t.block == head).for_each(|target| simulation.flow(target));
        }
        simulation
    }

    /// The next trip; none if the loop is left for good.
    pub fn trip(&mut self) -> Option<Trip> {
        let params = self.incoming.remove(&self.head)?;
        self.incoming.clear();
        let blocks = self.walk(self.head, params.clone(), self.blocks, 0);
        Some(Trip { params, blocks })
    }

    /// Walks once over the blocks of a loop, from its head on.
    fn walk(
        &mut self,
        head: BlockId,
        params: Facts,
        blocks: &[BlockId],
        depth: usize,
    ) -> Vec<(BlockId, End)> {
        let loops = self.loops;
        self.incoming.insert(head, params);
        let mut ends = Vec::new();
        let mut walked: HashSet<BlockId> = HashSet::default();
        for block in blocks {
            if walked.contains(block) {
                continue;
            }
            let Some(facts) = self.incoming.remove(block) else { continue };
            if *block != head && loops.is_head(*block) {
                let inner: Vec<BlockId> =
                    blocks.iter().copied().filter(|b| loops.contains(*block, *b)).collect();
                ends.extend(self.inner(*block, facts, &inner, depth + 1));
                walked.extend(inner);
                continue;
            }
            let function = self.function;
            self.facts.extend(function.blocks[*block].params.iter().copied().zip(facts));
            self.left = self.left.saturating_sub(function.blocks[*block].instrs.len() + 1);
            ends.push((*block, self.block(*block)));
        }
        ends
    }

    /// Passes a loop inside. What is known behind it is what its last trip leaves, if it can be told which one that is.
    fn inner(
        &mut self,
        head: BlockId,
        facts: Facts,
        blocks: &[BlockId],
        depth: usize,
    ) -> Vec<(BlockId, End)> {
        let before = self.incoming.clone();
        let any = vec![None; facts.len()];
        if depth <= DEEPEST
            && let Some(ends) = self.run_inner(head, facts, blocks, depth)
        {
            return ends;
        }
        self.incoming = before;
        let ends = self.walk(head, any, blocks, depth);
        self.incoming.remove(&head);
        ends
    }

    /// Runs through a loop inside, trip by trip, if it is known which trip is the last one: how its blocks end in any of the trips.
    fn run_inner(
        &mut self,
        head: BlockId,
        mut params: Facts,
        blocks: &[BlockId],
        depth: usize,
    ) -> Option<Vec<(BlockId, End)>> {
        let before = std::mem::take(&mut self.incoming);
        let mut ends: HashMap<BlockId, End> = HashMap::default();
        while self.left > 0 {
            for (block, end) in self.walk(head, params.clone(), blocks, depth) {
                let known = ends.entry(block).or_insert_with(|| end.clone());
                *known = known.or(&end)?;
            }
            match self.incoming.remove(&head) {
                Some(next) if self.incoming.is_empty() && next != params => params = next,
                Some(_) => return None,
                None => {
                    let exits = std::mem::replace(&mut self.incoming, before);
                    let goes = |to: &BlockId| ends.contains_key(to) || exits.contains_key(to);
                    let ends: Vec<(BlockId, End)> =
                        blocks.iter().filter_map(|b| Some((*b, ends.get(b)?.clone()))).collect();
                    if !ends
                        .iter()
                        .all(|(block, end)| *end != End::Any || self.targets(*block).all(|to| goes(&to)))
                    {
                        return None;
                    }
                    exits.into_iter().for_each(|(block, facts)| self.join(block, facts));
                    return Some(ends);
                }
            }
        }
        None
    }

    fn targets(&self, block: BlockId) -> impl Iterator<Item = BlockId> + use<'a> {
        self.function.blocks[block].terminator.targets().into_iter().map(|target| target.block)
    }

    /// What is left of the instructions that may be simulated.
    pub fn left(&self) -> usize {
        self.left
    }

    /// What is known at the head of the next trip.
    pub fn next(&self) -> Option<&Facts> {
        self.incoming.get(&self.head)
    }

    fn block(&mut self, id: BlockId) -> End {
        let function = self.function;
        let block = &function.blocks[id];
        for (place, instr) in block.instrs.iter().enumerate() {
            if !self.is_inside(instr) {
                return End::Outside(place);
            }
            let condition = match &instr.op {
                Op::Assume(condition) | Op::Assert { condition, .. } => self.fact(condition),
                _ => None,
            };
            if condition == Some(Fact::Word(Bits::zero(1))) {
                return End::After(place + 1);
            }
            let fact = self.value(instr);
            if let [def] = instr.defs[..] {
                self.facts.insert(def, fact);
            }
        }
        self.terminator(&block.terminator)
    }

    fn terminator(&mut self, terminator: &Terminator) -> End {
        let word = |this: &Self, operand: &Operand| match this.fact(operand) {
            Some(Fact::Word(bits)) => Some(bits),
            _ => None,
        };
        let only = match terminator {
            Terminator::Branch { condition, .. } => {
                word(self, condition).map(|bits| usize::from(bits.is_zero()))
            }
            Terminator::Switch { value, cases, .. } => word(self, value)
                .map(|bits| cases.iter().position(|(case, _)| *case == bits).unwrap_or(cases.len())),
            _ => None,
        };
        for (number, target) in terminator.targets().into_iter().enumerate() {
            if only.is_none_or(|only| only == number) {
                self.flow(target);
            }
        }
        only.map_or(End::Any, End::Only)
    }

    /// Control may go to a target.
    fn flow(&mut self, target: &Target) {
        let args: Facts = target.args.iter().map(|arg| self.fact(arg)).collect();
        self.join(target.block, args);
    }

    /// A block may be entered with these facts about its parameters.
    fn join(&mut self, block: BlockId, facts: Facts) {
        match self.incoming.get_mut(&block) {
            Some(known) => {
                for (known, fact) in known.iter_mut().zip(facts) {
                    if *known != fact {
                        *known = None;
                    }
                }
            }
            None => _ = self.incoming.insert(block, facts),
        }
    }

    fn fact(&self, operand: &Operand) -> Option<Fact> {
        if let Operand::Value(value) = operand
            && let Some(fact) = self.facts.get(value)
        {
            return fact.clone();
        }
        self.places.fact(operand)
    }

    /// What is known of the one value that an instruction defines.
    fn value(&self, instr: &Instr) -> Option<Fact> {
        let [def] = instr.defs[..] else { return None };
        match &instr.op {
            Op::Offset { base, constant, scaled, .. } => self.offset(base, *constant, scaled),
            Op::Load { address, .. } => self.constant(address, self.function.values[def].ty),
            Op::Compare { op, a, b } => {
                let pointers =
                    self.compare(*op, a, b).map(|equal| Fact::Word(Bits::from_u64(equal.into(), 1)));
                pointers.or_else(|| self.simplified(&instr.op, def))
            }
            Op::Select { condition, then, otherwise } => match self.fact(condition) {
                Some(Fact::Word(bits)) => self.fact(if bits.is_zero() { otherwise } else { then }),
                _ => self.fact(then).filter(|fact| self.fact(otherwise).as_ref() == Some(fact)),
            },
            Op::Copy(operand) => self.fact(operand),
            Op::Binary { .. } | Op::Cast { .. } | Op::Float { .. } => self.simplified(&instr.op, def),
            _ => None,
        }
    }

    /// The result of an operator on words, by the rules for constants.
    fn simplified(&self, op: &Op, def: ValueId) -> Option<Fact> {
        let mut op = op.clone();
        for operand in op.operands_mut() {
            if let Some(Fact::Word(bits)) = self.fact(operand) {
                *operand = Operand::Const(bits);
            }
        }
        match fold::constant(self.program, self.function, &op, self.function.values[def].ty)? {
            Simpler::Is(operand) => self.fact(&operand),
            Simpler::Op(_) => None,
        }
    }

    fn offset(&self, base: &Operand, constant: i64, scaled: &[(Operand, i64)]) -> Option<Fact> {
        let Fact::Place(base, start) = self.fact(base)? else { return None };
        let mut offset = start.checked_add(constant)?;
        for (index, factor) in scaled {
            let Fact::Word(index) = self.fact(index)? else { return None };
            offset = offset.checked_add(fold::signed(&index)?.checked_mul(*factor)?)?;
        }
        Some(Fact::Place(base, offset))
    }

    /// The result of a comparison of pointers.
    fn compare(&self, op: CompareOp, a: &Operand, b: &Operand) -> Option<bool> {
        let (Fact::Place(first, x), Fact::Place(second, y)) = (self.fact(a)?, self.fact(b)?) else {
            return None;
        };
        let inside = |base: &Operand, offset: i64| {
            self.places
                .size(base)
                .is_some_and(|size| u64::try_from(offset).is_ok_and(|offset| offset <= size))
        };
        let equal = if first == second {
            x == y
        } else if (first == Operand::Null && x == 0 && inside(&second, y))
            || (second == Operand::Null && y == 0 && inside(&first, x))
        {
            false
        } else {
            return None;
        };
        let ordered = first == second && inside(&first, x) && inside(&second, y);
        match op {
            CompareOp::Eq => Some(equal),
            CompareOp::Ne => Some(!equal),
            CompareOp::Ult if ordered => Some(x < y),
            CompareOp::Ule if ordered => Some(x <= y),
            CompareOp::Ugt if ordered => Some(x > y),
            CompareOp::Uge if ordered => Some(x >= y),
            _ => None,
        }
    }

    /// Whether what an instruction accesses may lie in its objects.
    fn is_inside(&self, instr: &Instr) -> bool {
        let bytes =
            |operand: &Operand| u64::from(self.program.bits(self.function.type_of(operand)).div_ceil(8));
        match &instr.op {
            Op::Load { address, .. } => self.may_access(address, bytes(&Operand::Value(instr.defs[0]))),
            Op::Store { address, value } => self.may_access(address, bytes(value)),
            Op::SetMemory { to, length, .. } => self.may_access(to, self.length(length)),
            Op::CopyMemory { to, from, length } => {
                let length = self.length(length);
                self.may_access(to, length) && self.may_access(from, length)
            }
            _ => true,
        }
    }

    /// A length as far as it is known.
    fn length(&self, length: &Operand) -> u64 {
        match self.fact(length) {
            Some(Fact::Word(bits)) => bits.as_u64().unwrap_or(u64::MAX),
            _ => 0,
        }
    }

    fn may_access(&self, address: &Operand, length: u64) -> bool {
        let Some(Fact::Place(base, offset)) = self.fact(address) else { return true };
        if length == 0 {
            return true;
        }
        let end = u64::try_from(offset).ok().and_then(|offset| offset.checked_add(length));
        self.places.size(&base).is_none_or(|size| end.is_some_and(|end| end <= size))
    }

    /// What a constant object holds at an address.
    fn constant(&self, address: &Operand, ty: Type) -> Option<Fact> {
        let Fact::Place(Operand::Global(global), offset) = self.fact(address)? else { return None };
        let global = &self.program.globals[global];
        Some(match global.constant(offset, ty, self.program.word_layout())? {
            Content::Word(bits) => Fact::Word(bits),
            Content::Address(target, addend) => Fact::Place(target, addend),
        })
    }
}
