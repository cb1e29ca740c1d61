//! Probes: places of the source that stay places through all passes.
//!
//! A probe is an assertion of a choice, of a check of its own ([`CheckKind::Bound`]: no property). Passes preserve which checks runs
//! violate, so they keep the probe wherever a run comes to its place, in each copy of the code, and drop it only where none does; what is
//! dropped is unreachable. Before it the variables of the source are read that can be, so that their values reach the place whatever
//! becomes of memory. Afterwards [`settle`] takes the choices away: a place becomes the start of a block, with the values that
//! variables hold there.
//!
//! Preserves: which other checks runs violate. Reads are of whole objects that the function allocates and whose lives nothing ends, and of
//! globals, so that no run ends at one.

use eufonium_base::ids::Id;
use eufonium_base::{Bits, HashMap, HashSet};
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::dominators::Dominators;
use eufonium_ir::program::names::{Named, Names};
use eufonium_ir::program::{
    Block, BlockId, Check, CheckId, CheckKind, Declared, FileId, Function, FunctionId, GlobalId, Instr, Loc,
    Op, Operand, Origin, Program, Site, SiteKind, SourceType, Target, Terminator, Type, VariableId,
};
use std::collections::BTreeMap;
use std::ops::Range;

/// Most globals that are read at a place.
const MOST_GLOBALS: usize = 16;
/// Most local variables that are read at a place.
const MOST_LOCALS: usize = 32;

/// Of what kind a place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlaceKind {
    /// The start of a function, behind what sets its parameters.
    Entry,
    /// The head of a loop.
    Loop,
    /// A line that was asked for.
    Line,
    /// The end of a function.
    End,
    /// The start of a block: of interest is only whether it is reached.
    Block,
}

/// A place of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// What it is.
    pub kind: PlaceKind,
    /// The function that holds it.
    pub function: String,
    /// Where it is: for a loop its statement, for the start of a function its definition.
    pub at: Loc,
    /// The lines of the code that is reached if the place is, where only that is of interest.
    pub lines: Vec<Loc>,
}

/// Which places are of interest.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The files; all if there are none.
    pub files: Vec<FileId>,
    /// The start of each function.
    pub entries: bool,
    /// The head of each loop.
    pub loops: bool,
    /// The end of each function.
    pub ends: bool,
    /// The start of each block.
    pub blocks: bool,
    /// Lines.
    pub lines: Vec<(FileId, u32)>,
}

/// The places of a program, by their checks: the first place has the check `first`, and so on.
#[derive(Clone, Debug)]
pub struct Places {
    /// The first check that is one of a place.
    pub first: CheckId,
    /// The places.
    pub list: Vec<Place>,
}

impl Places {
    /// The checks that are those of places.
    pub fn checks(&self) -> Range<CheckId> {
        self.first..CheckId::from_usize(self.first.index() + self.list.len())
    }
}

/// A place in a program whose probes are settled.
#[derive(Clone, Debug)]
pub struct Settled {
    /// Which place, in [`Places::list`].
    pub place: usize,
    /// The function.
    pub function: FunctionId,
    /// The block that begins there.
    pub block: BlockId,
    /// The variables with the values that they hold there.
    pub named: Named,
}

impl Wanted {
    fn is_of_interest(&self, at: Option<Loc>) -> Option<Loc> {
        at.filter(|at| at.line > 0 && (self.files.is_empty() || self.files.contains(&at.file)))
    }
}

/// Puts probes at the places that are wanted.
pub fn insert(program: &mut Program, wanted: &Wanted) -> Places {
    let mut places = Places { first: CheckId::from_usize(program.checks.len()), list: Vec::new() };
    let site = program.sites.push(Site { kind: SiteKind::External("a probe".into()), at: None });
    let context = eufonium_ir::program::ContextId::from_usize(0);
    let origin = Origin { site, context };
    let globals = globals(program);
    for id in program.functions.keys() {
        let function = &program.functions[id];
        if function.dispatches || wanted.is_of_interest(function.at).is_none() {
            continue;
        }
        let found = Finder { function, wanted }.places();
        let locals = Locals::new(program, function);
        for (block, mut of_block) in found {
            // From the last place on, so that positions stay what they are.
            of_block.sort_by_key(|(position, place)| (*position, place.kind));
            for (position, place) in of_block.into_iter().rev() {
                let mut reads = Vec::new();
                if place.kind != PlaceKind::Block {
                    reads = locals.at(block, position, place.kind);
                    reads.extend(globals.iter().cloned());
                }
                let at = Some(place.at);
                let check = program.checks.push(Check {
                    property: CheckKind::Bound,
                    message: "a probe".into(),
                    at,
                    function: place.function.clone(),
                });
                places.list.push(place);
                let function = &mut program.functions[id];
                let mut new = Vec::new();
                for (variable, address, ty) in reads {
                    let value = function.value(ty);
                    let load = Op::Load { address, to: Declared::Bytes(0) };
                    let name = Op::Name { variable, value: Operand::Value(value) };
                    new.push(Instr { defs: vec![value], op: load, at });
                    new.push(Instr { defs: vec![], op: name, at });
                }
                let chosen = function.value(Type::Int(1));
                new.push(Instr { defs: vec![chosen], op: Op::Havoc(origin), at });
                let op = Op::Assert { condition: Operand::Value(chosen), check };
                new.push(Instr { defs: vec![], op, at });
                function.blocks[block].instrs.splice(position..position, new);
            }
        }
    }
    places
}

/// The word of a variable, if it is one that can be read as a whole.
fn word_of(ty: &SourceType) -> Option<Type> {
    match ty {
        SourceType::Int { bits, .. } if bits % 8 == 0 => Some(Type::Int(*bits)),
        SourceType::Bool => Some(Type::Int(8)),
        _ => None,
    }
}

/// The globals of the source that may be read anywhere.
fn globals(program: &Program) -> Vec<(VariableId, Operand, Type)> {
    let read = |(id, global): (GlobalId, &eufonium_ir::program::Global)| {
        let variable = global.variable.filter(|_| !global.constant)?;
        let ty = word_of(&program.variables[variable].ty)?;
        let Type::Int(bits) = ty else { return None };
        (global.size == u64::from(bits / 8)).then_some((variable, Operand::Global(id), ty))
    };
    program.globals.iter().filter_map(read).take(MOST_GLOBALS).collect()
}

/// The places of a function.
struct Finder<'a> {
    function: &'a Function,
    wanted: &'a Wanted,
}

impl Finder<'_> {
    /// By block: before which instruction, and what.
    fn places(&self) -> BTreeMap<BlockId, Vec<(usize, Place)>> {
        let cfg = Cfg::new(self.function);
        let mut out: BTreeMap<BlockId, Vec<(usize, Place)>> = BTreeMap::new();
        for id in cfg.order() {
            let block = &self.function.blocks[*id];
            let mut add = |position: usize, kind: PlaceKind, at: Loc, lines: Vec<Loc>| {
                let place = Place { kind, function: self.name(), at, lines };
                out.entry(*id).or_default().push((position, place));
            };
            if self.wanted.blocks
                && let lines = self.lines(block)
                && let Some(first) = lines.first()
            {
                add(0, PlaceKind::Block, *first, lines.clone());
            }
            if self.wanted.loops
                && let Some(at) = self.wanted.is_of_interest(block.loop_at)
            {
                add(0, PlaceKind::Loop, at, vec![]);
            }
            if self.wanted.entries
                && *id == self.function.entry
                && let Some(at) = self.wanted.is_of_interest(self.function.at)
            {
                add(self.prologue(block), PlaceKind::Entry, at, vec![]);
            }
            if self.wanted.ends
                && matches!(block.terminator, Terminator::Return(_))
                && let Some(at) = self.wanted.is_of_interest(block.at.or(self.function.at))
            {
                add(block.instrs.len(), PlaceKind::End, at, vec![]);
            }
            let mut before = None;
            let places = block.instrs.iter().map(instr_at).chain([block.at]);
            for (position, at) in places.enumerate() {
                let Some(at) = at.filter(|at| at.line > 0) else { continue };
                let here = (at.file, at.line);
                if before != Some(here) && self.wanted.lines.contains(&here) {
                    add(position, PlaceKind::Line, Loc { column: 0, ..at }, vec![]);
                }
                before = Some(here);
            }
        }
        out
    }

    fn name(&self) -> String {
        self.function.name.clone()
    }

    /// The lines of a block that are of interest.
    fn lines(&self, block: &Block) -> Vec<Loc> {
        let places = block.instrs.iter().map(instr_at).chain([block.at]);
        let mut lines: Vec<Loc> = places.filter_map(|at| self.wanted.is_of_interest(at)).collect();
        lines.dedup_by_key(|at| (at.file, at.line));
        lines
    }

    /// How many instructions of the entry make room for variables and set parameters.
    fn prologue(&self, block: &Block) -> usize {
        let is_param = |o: &Operand| matches!(o, Operand::Value(v) if self.function.params.contains(v));
        let belongs = |i: &Instr| match &i.op {
            Op::Alloc { .. } | Op::Declare { .. } | Op::Name { .. } | Op::BeginLife(_) => true,
            Op::Store { value, .. } => is_param(value) || i.at.is_none(),
            Op::Cast { value, .. } => is_param(value),
            _ => false,
        };
        block.instrs.iter().take_while(|i| belongs(i)).count()
    }
}

/// The place of an instruction that does something: what makes room for variables belongs to no line.
fn instr_at(instr: &Instr) -> Option<Loc> {
    match instr.op {
        Op::Alloc { .. } | Op::Declare { .. } | Op::Name { .. } => None,
        _ => instr.at,
    }
}

/// The local variables of a function that can be read.
struct Locals {
    tree: Dominators,
    list: Vec<Local>,
}

/// A local variable that can be read.
struct Local {
    variable: VariableId,
    address: Operand,
    /// Its word.
    ty: Type,
    /// Where it is declared.
    declared: (BlockId, usize),
    /// Whether it holds a parameter.
    is_param: bool,
}

impl Locals {
    fn new(program: &Program, function: &Function) -> Self {
        let cfg = Cfg::new(function);
        let (mut sizes, mut ended, mut set) = (HashMap::default(), HashSet::default(), HashSet::default());
        for instr in function.instrs() {
            match &instr.op {
                Op::Alloc { size: Operand::Const(size), .. } => {
                    sizes.insert(instr.defs[0], size.as_u64());
                }
                Op::EndLife(Operand::Value(object)) | Op::BeginLife(Operand::Value(object)) => {
                    ended.insert(*object);
                }
                Op::Store { address: Operand::Value(object), value: Operand::Value(v) }
                    if function.params.contains(v) =>
                {
                    set.insert(*object);
                }
                _ => {}
            }
        }
        let mut list = Vec::new();
        for block in cfg.order() {
            for (place, instr) in function.blocks[*block].instrs.iter().enumerate() {
                let Op::Declare { variable, address } = &instr.op else { continue };
                let Some(ty) = word_of(&program.variables[*variable].ty) else { continue };
                let (Operand::Value(object), Type::Int(bits)) = (address, ty) else { continue };
                let whole = sizes.get(object) == Some(&Some(u64::from(bits / 8)));
                if whole && !ended.contains(object) {
                    list.push(Local {
                        variable: *variable,
                        address: address.clone(),
                        ty,
                        declared: (*block, place),
                        is_param: set.contains(object),
                    });
                }
            }
        }
        Locals { tree: Dominators::new(function, &cfg), list }
    }

    /// Those that can be read at a place, each with its address and word; at the start of a function only parameters have values.
    fn at(&self, at: BlockId, position: usize, kind: PlaceKind) -> Vec<(VariableId, Operand, Type)> {
        let mut out: Vec<(VariableId, Operand, Type)> = Vec::new();
        for local in &self.list {
            let (block, place) = local.declared;
            let before = if block == at { place < position } else { self.tree.dominates(block, at) };
            let has_value = kind != PlaceKind::Entry || local.is_param;
            let is_new = out.iter().all(|(v, ..)| *v != local.variable);
            if before && has_value && is_new && out.len() < MOST_LOCALS {
                out.push((local.variable, local.address.clone(), local.ty));
            }
        }
        out
    }
}

/// Takes the choices of probes away: places become the starts of blocks. Places where only is asked whether they are reached
/// keep their assertions, whose conditions say nothing.
pub fn settle(program: &mut Program, places: &Places) -> Vec<Settled> {
    let mut out = Vec::new();
    for id in program.functions.keys() {
        let function = &mut program.functions[id];
        let mut found: Vec<(BlockId, usize, usize)> = Vec::new();
        let mut next = 0;
        while next < function.blocks.len() {
            let block = BlockId::from_usize(next);
            let place = split(function, block, places);
            next += usize::from(place.is_none_or(|(at, ..)| at != block));
            found.extend(place);
        }
        drop_choices(function, places);
        let cfg = Cfg::new(function);
        let names = Names::new(function, &cfg);
        for (block, place, position) in found {
            let Some(named) = names.at(block) else { continue };
            let mut named = named.clone();
            for instr in &function.blocks[block].instrs[..position] {
                if let Op::Name { variable, value } = &instr.op {
                    named.insert(*variable, value.clone());
                }
            }
            let owner = &places.list[place].function;
            named.retain(|variable, operand| {
                let is_own = program.variables[*variable].function.as_ref().is_none_or(|f| f == owner);
                is_own && matches!(function.type_of(operand), Type::Int(_))
            });
            out.push(Settled { place, function: id, block, named });
        }
    }
    out
}

/// Takes the first probe out of a block that is a place of its own, if there is one: the place, the block that begins with it, and how many
/// names that block begins with are those of the place.
fn split(function: &mut Function, id: BlockId, places: &Places) -> Option<(BlockId, usize, usize)> {
    let block = &function.blocks[id];
    let of_place = |i: &Instr| place_of(i, places).filter(|p| places.list[*p].kind != PlaceKind::Block);
    let position = block.instrs.iter().position(|i| of_place(i).is_some())?;
    let place = of_place(&block.instrs[position])?;
    let Op::Assert { condition: Operand::Value(chosen), .. } = block.instrs[position].op else {
        return None;
    };
    let plain = |i: &Instr| matches!(i.op, Op::Name { .. }) || i.defs.contains(&chosen);
    let is_start = id != function.entry && block.instrs[..position].iter().all(plain);
    let names = block.instrs[..position].iter().filter(|i| matches!(i.op, Op::Name { .. })).count();
    let at = block.at;
    let block = &mut function.blocks[id];
    if is_start {
        block.instrs.remove(position);
        block.instrs.retain(|i| !i.defs.contains(&chosen));
        return Some((id, place, names));
    }
    let mut rest = block.instrs.split_off(position);
    rest.remove(0);
    let terminator = std::mem::replace(&mut block.terminator, Terminator::Stop);
    let rest = Block { params: vec![], instrs: rest, terminator, at, loop_at: None };
    let rest = function.blocks.push(rest);
    function.blocks[id].terminator = Terminator::Jump(Target { block: rest, args: vec![] });
    Some((rest, place, 0))
}

fn place_of(instr: &Instr, places: &Places) -> Option<usize> {
    match &instr.op {
        Op::Assert { check, .. } => {
            check.index().checked_sub(places.first.index()).filter(|place| *place < places.list.len())
        }
        _ => None,
    }
}

/// Takes the choices away that are conditions of probes.
fn drop_choices(function: &mut Function, places: &Places) {
    for block in function.blocks.keys() {
        for instr in &mut function.blocks[block].instrs {
            if place_of(instr, places).is_some()
                && let Op::Assert { condition, .. } = &mut instr.op
            {
                *condition = Operand::Const(Bits::from_u64(1, 1));
            }
        }
    }
}
