//! The element of an array at a place, as a word that is at hand where both are.

use super::Read;
use eufonium_base::ids::IdVec;
use eufonium_base::{Bits, HashMap};
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::dominators::Dominators;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{BinaryOp, BlockId, CompareOp, Function, Instr, Op, Operand, Type, ValueId};
use std::cmp::Reverse;

/// So many elements of one array that goes round are followed, at most.
const MOST_OF_ONE: usize = 8;
/// So many instructions and parameters are added for one family, and more for each of its reads.
const MOST: usize = 64;
const MOST_FOR_A_READ: usize = 8;

/// How control flows in a function, and where its values are defined.
pub(super) struct Ways {
    cfg: Cfg,
    dominators: Dominators,
    places: IdVec<ValueId, Option<Place>>,
}

/// In a block behind so many of its instructions; behind none are the parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Place {
    block: BlockId,
    behind: usize,
}

impl Ways {
    /// `None` where nothing goes round.
    pub(super) fn new(function: &Function) -> Option<Self> {
        let cfg = Cfg::new(function);
        if Loops::new(function, &cfg).heads().is_empty() {
            return None;
        }
        let mut places: IdVec<ValueId, Option<Place>> = function.values.keys().map(|_| None).collect();
        for &block in cfg.order() {
            let body = &function.blocks[block];
            body.params.iter().for_each(|value| places[*value] = Some(Place { block, behind: 0 }));
            for (number, instr) in body.instrs.iter().enumerate() {
                let place = Place { block, behind: number + 1 };
                instr.defs.iter().for_each(|value| places[*value] = Some(place));
            }
        }
        let start = Place { block: function.entry, behind: 0 };
        function.params.iter().for_each(|value| places[*value] = Some(start));
        Some(Ways { dominators: Dominators::new(function, &cfg), cfg, places })
    }

    /// The later of two places one of which is on all ways to the other.
    fn later(&self, a: Place, b: Place) -> Place {
        match (a.block == b.block, self.dominators.dominates(a.block, b.block)) {
            (true, _) => a.max(b),
            (false, true) => b,
            (false, false) => a,
        }
    }
}

/// A word as a value plus a constant, or as a constant.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Index {
    root: Option<ValueId>,
    offset: Bits,
}

impl Index {
    fn of(function: &Function, ways: &Ways, operand: &Operand, width: u32) -> Option<Index> {
        let (mut at, mut offset) = (operand.clone(), Bits::zero(width));
        loop {
            match &at {
                Operand::Const(bits) => return Some(Index { root: None, offset: offset.add(bits) }),
                Operand::Value(value) => {
                    let place = ways.places[*value]?;
                    let added = place.behind.checked_sub(1).and_then(|number| {
                        match &function.blocks[place.block].instrs[number].op {
                            Op::Binary { op: BinaryOp::Add, a, b: Operand::Const(c), .. } => Some((a, c)),
                            _ => None,
                        }
                    });
                    let Some((base, constant)) = added else {
                        return Some(Index { root: Some(*value), offset });
                    };
                    offset = offset.add(constant);
                    at = base.clone();
                }
                _ => return None,
            }
        }
    }
}

/// An element.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Cell {
    array: ValueId,
    index: Index,
}

/// A parameter for an element, and the block that it is one of.
struct Param {
    block: BlockId,
    value: ValueId,
    cell: Cell,
}

/// What a jump gives for a parameter: the block that jumps, which of its targets it is, and the word.
struct Argument {
    from: BlockId,
    target: usize,
    word: Operand,
}

/// Elements that are being found. The function gets values, nothing else is changed.
pub(super) struct Cells<'a> {
    function: &'a mut Function,
    ways: &'a Ways,
    known: HashMap<Cell, Operand>,
    params: Vec<Param>,
    /// For each parameter the arguments.
    args: Vec<Vec<Argument>>,
    /// What is computed behind a place, in order.
    added: HashMap<Place, Vec<Instr>>,
    /// How many instructions and parameters there are, and may be.
    count: usize,
    most: usize,
    /// How many elements of an array that goes round are followed.
    of_one: HashMap<ValueId, usize>,
}

/// What is known of an element.
enum Step {
    Is(Operand),
    /// This one has to be known before.
    Needs(Cell),
}

impl<'a> Cells<'a> {
    /// For so many reads.
    pub(super) fn new(function: &'a mut Function, ways: &'a Ways, reads: usize) -> Self {
        Cells {
            function,
            ways,
            known: HashMap::default(),
            params: Vec::new(),
            args: Vec::new(),
            added: HashMap::default(),
            count: 0,
            most: MOST + MOST_FOR_A_READ * reads,
            of_one: HashMap::default(),
        }
    }

    /// Finds what is read; `None` if that cannot be for one of the reads.
    pub(super) fn resolve_all(mut self, reads: Vec<Read>) -> Option<Resolved> {
        let mut resolved = Vec::with_capacity(reads.len());
        for read in reads {
            let cell = self.cell(read.array, &read.index)?;
            let element = self.resolve(cell)?;
            resolved.push((read, element));
        }
        // Arguments of parameters may need more parameters.
        while let Some(param) = self.params.get(self.args.len()) {
            let (block, cell) = (param.block, param.cell.clone());
            let args = self.arguments(block, &cell)?;
            self.args.push(args);
        }
        let mut added: Vec<(Place, Vec<Instr>)> = self.added.into_iter().collect();
        // From the last place of a block to the first, so that what is inserted moves no place that is still to come.
        added.sort_unstable_by_key(|(place, _)| Reverse(*place));
        Some(Resolved { params: self.params.into_iter().zip(self.args).collect(), added, reads: resolved })
    }

    fn cell(&self, array: ValueId, index: &Operand) -> Option<Cell> {
        let Type::Array { index: width, .. } = self.function.values[array].ty else { return None };
        Some(Cell { array, index: Index::of(self.function, self.ways, index, width)? })
    }

    /// What the jumps to a block give for an element of one of its parameters.
    fn arguments(&mut self, block: BlockId, cell: &Cell) -> Option<Vec<Argument>> {
        let mut args = Vec::new();
        for &from in self.ways.cfg.predecessors(block) {
            let count = self.function.blocks[from].terminator.targets().len();
            for number in 0..count {
                let there = {
                    let target = self.function.blocks[from].terminator.targets()[number];
                    if target.block != block {
                        continue;
                    }
                    self.before(block, &target.args, cell)?
                };
                args.push(Argument { from, target: number, word: self.resolve(there)? });
            }
        }
        Some(args)
    }

    /// The element that is one of a block where it is entered with these arguments.
    fn before(&self, block: BlockId, given: &[Operand], cell: &Cell) -> Option<Cell> {
        let params = &self.function.blocks[block].params;
        let argument = |value: ValueId| params.iter().position(|param| *param == value).map(|i| &given[i]);
        let array = match argument(cell.array) {
            Some(array) => array.as_value()?,
            None => cell.array,
        };
        match cell.index.root.and_then(argument) {
            Some(index) => self.moved(array, index, &cell.index.offset),
            None => Some(Cell { array, index: cell.index.clone() }),
        }
    }

    /// The element at a place plus a constant.
    fn moved(&self, array: ValueId, index: &Operand, by: &Bits) -> Option<Cell> {
        let mut cell = self.cell(array, index)?;
        cell.index.offset = cell.index.offset.add(by);
        Some(cell)
    }

    fn resolve(&mut self, cell: Cell) -> Option<Operand> {
        let mut open = vec![cell];
        while let Some(cell) = open.last() {
            if self.count > self.most {
                return None;
            }
            if !self.known.contains_key(cell) {
                let cell = cell.clone();
                match self.step(&cell)? {
                    Step::Is(element) => drop(self.known.insert(cell, element)),
                    Step::Needs(below) => {
                        open.push(below);
                        continue;
                    }
                }
            }
            if open.len() == 1 {
                return self.known.get(&open[0]).cloned();
            }
            open.pop();
        }
        None
    }

    /// What is defined later, the array or the place, is looked at first.
    fn step(&mut self, cell: &Cell) -> Option<Step> {
        let place = self.ways.places[cell.array]?;
        let chosen = match cell.index.root {
            Some(root) => Some(self.ways.places[root]?).filter(|at| self.ways.later(place, *at) != place),
            None => None,
        };
        if let Some(at) = chosen {
            match self.definition(at) {
                None => return self.param(at.block, cell).map(Step::Is),
                Some(Op::Select { condition, then, otherwise }) => {
                    let (then, otherwise) = (
                        self.moved(cell.array, &then, &cell.index.offset)?,
                        self.moved(cell.array, &otherwise, &cell.index.offset)?,
                    );
                    return self.either(cell, condition, then, otherwise);
                }
                Some(_) => {}
            }
        }
        match self.definition(place) {
            None if chosen.is_none() => self.param(place.block, cell).map(Step::Is),
            None => None,
            Some(op) => self.result(cell, op),
        }
    }

    /// An element of the array that an operator gives.
    fn result(&mut self, cell: &Cell, op: Op) -> Option<Step> {
        let same = |array| Cell { array, index: cell.index.clone() };
        match op {
            Op::Fill(word) => Some(Step::Is(word)),
            Op::Copy(Operand::Value(array)) => Some(self.at(same(array))),
            Op::Write { array: Operand::Value(array), index, value } => {
                self.written(cell, array, &index, value)
            }
            Op::Select { condition, then: Operand::Value(then), otherwise: Operand::Value(otherwise) } => {
                self.either(cell, condition, same(then), same(otherwise))
            }
            Op::Havoc(_) => {
                let index = self.index(cell)?;
                let read = Op::Read { array: Operand::Value(cell.array), index };
                self.compute(cell, read).map(Step::Is)
            }
            _ => None,
        }
    }

    /// The definition of an element by two others.
    fn either(&mut self, cell: &Cell, condition: Operand, then: Cell, otherwise: Cell) -> Option<Step> {
        match (self.at(then), self.at(otherwise)) {
            (Step::Is(then), Step::Is(otherwise)) => {
                self.compute(cell, Op::Select { condition, then, otherwise }).map(Step::Is)
            }
            (needs @ Step::Needs(_), _) | (_, needs @ Step::Needs(_)) => Some(needs),
        }
    }

    /// An element, if it is known.
    fn at(&self, cell: Cell) -> Step {
        match self.known.get(&cell) {
            Some(element) => Step::Is(element.clone()),
            None => Step::Needs(cell),
        }
    }

    /// The element behind a write.
    fn written(&mut self, cell: &Cell, array: ValueId, at: &Operand, value: Operand) -> Option<Step> {
        let written = self.cell(array, at)?.index;
        if written == cell.index {
            return Some(Step::Is(value));
        }
        let below = match self.at(Cell { array, index: cell.index.clone() }) {
            Step::Is(below) => below,
            needs @ Step::Needs(_) => return Some(needs),
        };
        if written.root == cell.index.root || below == value {
            return Some(Step::Is(below));
        }
        let index = self.index(cell)?;
        let same = self.compute_word(cell, Op::Compare { op: CompareOp::Eq, a: index, b: at.clone() }, 1)?;
        let select = Op::Select { condition: same, then: value, otherwise: below };
        self.compute(cell, select).map(Step::Is)
    }

    /// The operator that defines what is defined at a place; `None` for parameters.
    fn definition(&self, place: Place) -> Option<Op> {
        let number = place.behind.checked_sub(1)?;
        Some(self.function.blocks[place.block].instrs[number].op.clone())
    }

    /// A parameter of a block for an element that is one where the array or its place is.
    fn param(&mut self, block: BlockId, cell: &Cell) -> Option<Operand> {
        if block == self.function.entry {
            return None;
        }
        let of_one = self.of_one.entry(cell.array).or_default();
        *of_one += 1;
        if *of_one > MOST_OF_ONE {
            return None;
        }
        self.count += 1;
        let value = self.function.value(Type::Int(self.element(cell.array)?));
        self.params.push(Param { block, value, cell: cell.clone() });
        Some(Operand::Value(value))
    }

    fn element(&self, array: ValueId) -> Option<u32> {
        match self.function.values[array].ty {
            Type::Array { element, .. } => Some(element),
            _ => None,
        }
    }

    /// The index of an element as a word.
    fn index(&mut self, cell: &Cell) -> Option<Operand> {
        let offset = Operand::Const(cell.index.offset.clone());
        let Some(root) = cell.index.root else { return Some(offset) };
        if cell.index.offset.is_zero() {
            return Some(Operand::Value(root));
        }
        let sum =
            Op::Binary { op: BinaryOp::Add, a: Operand::Value(root), b: offset, nsw: false, nuw: false };
        self.compute_word(cell, sum, cell.index.offset.width())
    }

    /// Computes an element where its array and its index are at hand.
    fn compute(&mut self, cell: &Cell, op: Op) -> Option<Operand> {
        let width = self.element(cell.array)?;
        self.compute_word(cell, op, width)
    }

    fn compute_word(&mut self, cell: &Cell, op: Op, width: u32) -> Option<Operand> {
        let of_array = self.ways.places[cell.array]?;
        let place = match cell.index.root {
            Some(root) => self.ways.later(of_array, self.ways.places[root]?),
            None => of_array,
        };
        let value = self.function.value(Type::Int(width));
        self.count += 1;
        let instrs = self.added.entry(place).or_default();
        instrs.push(Instr { defs: vec![value], op, at: None });
        Some(Operand::Value(value))
    }
}

/// What is to be changed.
pub(super) struct Resolved {
    params: Vec<(Param, Vec<Argument>)>,
    added: Vec<(Place, Vec<Instr>)>,
    reads: Vec<(Read, Operand)>,
}

impl Resolved {
    pub(super) fn apply(self, function: &mut Function) {
        for (read, element) in self.reads {
            function.blocks[read.block].instrs[read.number].op = Op::Copy(element);
        }
        for (place, instrs) in self.added {
            function.blocks[place.block].instrs.splice(place.behind..place.behind, instrs);
        }
        for (Param { block, value, .. }, args) in self.params {
            function.blocks[block].params.push(value);
            for Argument { from, target, word } in args {
                function.blocks[from].terminator.targets_mut()[target].args.push(word);
            }
        }
    }
}
