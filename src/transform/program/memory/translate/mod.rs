//! Functions with memory to drafts: the same blocks without operators of memory, in which regions are variables.
//!
//! A [`Step`] reads or sets a variable, or is an instruction of the pure program. `rename` turns variables into values. The values of
//! the function keep their numbers; pointers among them become words.

mod access;
mod alloc;
mod elements;
mod fields;
mod leaks;
pub(super) mod numbers;
mod operators;
mod outside;
mod ranges;
mod strings;
mod terminators;
mod traces;

use super::addresses::Addresses;
use super::elements::{Elements, Few};
use super::fields::Fields;
use super::layout::{Layout, RegionId};
use super::numbered::Numbered;
use super::objects::Objects;
use super::points_to::{Definitions, Element, PointsTo};
use super::strings::Strings;
use super::terminators::{self as zeros, Terminators};
use super::validity::{Bases, Validity};
use super::variables::{Role, Variables};
use super::{FieldVariables, KeptArrays, MemoryOptions, Track, Unsupported};
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{Bits, HashMap, meter};
use eufonium_ir::program::build::word;
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::dominators::Dominators;
use eufonium_ir::program::{
    BinaryOp, BlockId, CompareOp, ContextId, Function, FunctionId, Home, Instr, Loc, Op, Operand, Origin,
    Program, Site, SiteId, SiteKind, Target, Terminator, Type, ValueId, VariableId,
};
use std::ops::Range;
use traces::Traces;

/// What an instruction that is written costs by the meter, with all that led to it.
const EMIT_STEPS: u64 = 100;

/// What translation of all functions needs.
pub(super) struct Plan<'a> {
    pub program: &'a Program,
    pub points: &'a PointsTo,
    pub objects: &'a Objects,
    pub layout: &'a Layout,
    pub track: Track,
    /// Whether copies and fills of variable length are operators.
    pub ranges: bool,
    /// The types of the variables: the regions of the layout in order, the mark of allocation, what validity needs.
    pub types: IdVec<RegionId, Type>,
    /// Regions in whose place there are variables for their elements.
    pub elements: HashMap<RegionId, Elements>,
    /// How many arrays of few elements are kept.
    pub kept: usize,
    /// Fields that have variables beside regions.
    pub fields: Fields,
    /// The fields of the traces of nodes.
    pub trace_fields: Fields,
    /// What regions hold in the machine.
    pub traces: Traces,
    /// What the variables hold.
    pub roles: IdVec<RegionId, Role>,
    /// The next free address.
    pub mark: RegionId,
    /// Objects that have numbers in place of addresses.
    pub numbered: Numbered,
    /// Regions that hold only zeros before they are written, also in objects that do not exist yet.
    pub zero: IdVec<RegionId, bool>,
    /// What is kept about the lives of objects.
    pub validity: Validity,
    /// Nodes of which only the first and the last zero are kept.
    pub terminators: HashMap<Element, Terminators>,
    /// Where pointers to strings are that a system gave.
    pub strings: Strings,
    /// The address of an object of the heap that was chosen and is not freed, 0 if there is none; if objects that are left matter.
    pub watched: Option<RegionId>,
    /// The variables that say at which index of a table it was stored last.
    pub holders: HashMap<RegionId, RegionId>,
    /// Where the numbers of addresses are looked at.
    pub addresses: Addresses<'a>,
}

impl<'a> Plan<'a> {
    /// The variables of a layout.
    ///
    /// # Errors
    /// Those of [`Validity::new`].
    pub fn new(
        program: &'a Program,
        options: &MemoryOptions,
        graph: &CallGraph,
        (points, objects, layout): (&'a PointsTo, &'a Objects, &'a Layout),
    ) -> Result<Self, Unsupported> {
        let (index, track) = (program.pointer_bits, options.track);
        let mut variables = Variables { types: IdVec::new(), roles: IdVec::new() };
        for region in layout.regions.values() {
            let ty = match region.scalar {
                true => Type::Int(8 * region.width),
                false => Type::Array { index, element: 8 * region.width },
            };
            variables.add(ty, Role::Region);
        }
        let mark = variables.add(Type::Int(index), Role::Mark);
        let of_memory = (points, objects, layout);
        let mut addresses = Addresses::new(program, points, objects);
        let numbered = Numbered::declare(program, objects, &mut variables);
        let validity = match track {
            Track::Memory => Validity::new(program, graph, of_memory, &numbered, &mut variables)?,
            _ => Validity::default(),
        };
        let asked = track == Track::Memory && leaks::asks(program);
        let watched = asked.then(|| variables.add(Type::Int(index), Role::Word));
        let zero = |r: &super::layout::Region| super::start::is_zero(program, objects, points, r.node);
        let zero = layout.regions.values().map(zero).collect();
        addresses.declare(&mut variables);
        let fields = match options.fields {
            FieldVariables::Never => Fields::default(),
            which => super::fields::declare(program, of_memory, which == FieldVariables::All, &mut variables),
        };
        // A member array is not all of an object.
        let mut terminators = match options.terminators && !options.members {
            true => zeros::declare(program, of_memory, (&validity, &fields), &mut variables),
            false => HashMap::default(),
        };
        let is_whole = |node| !terminators.contains_key(&node);
        let (elements, kept) = super::elements::declare(
            program,
            of_memory,
            (&fields, &is_whole),
            Few { most: options.elements, kept: options.kept },
            &mut variables,
        );
        let has_elements = |region| elements.contains_key(&region);
        let holders = match options.kept == KeptArrays::Tables && asked {
            true => leaks::declare_holders(of_memory, has_elements, index, &mut variables),
            false => HashMap::default(),
        };
        let traces = traces::declare(program, &addresses, of_memory, has_elements, &mut variables);
        // What the machine has in place of our numbers is followed byte by byte.
        terminators.retain(|node, _| layout.of_node(*node).iter().all(|region| !traces.contains_key(region)));
        let trace_fields = traces::declare_fields(&fields, &traces, &mut variables);
        let Variables { types, roles } = variables;
        Ok(Plan {
            program,
            points,
            objects,
            layout,
            track,
            ranges: options.ranges,
            types,
            elements,
            kept,
            fields,
            trace_fields,
            traces,
            roles,
            mark,
            numbered,
            zero,
            watched,
            holders,
            addresses,
            terminators,
            strings: if validity.bounds.is_empty() {
                Strings::default()
            } else {
                Strings::new(program, points, objects)
            },
            validity,
        })
    }

    /// Where the objects are that have one address.
    pub fn homes(&self) -> Vec<Home> {
        let whole = self.objects.list.values().filter(|object| object.part.is_none());
        let fixed = whole.filter_map(|object| {
            // A number is one word that leads to the object, whatever its size.
            let numbered = self.numbered.of(object.cell.node).is_some();
            let size = if numbered { Some(1) } else { object.size };
            Some(Home { of: object.placed, start: object.address?, size })
        });
        fixed.collect()
    }
    /// The function to whose runs a variable belongs.
    pub fn owner(&self, region: RegionId) -> Option<FunctionId> {
        match self.roles[region] {
            Role::Region => self.objects.owner(self.points, self.layout.regions[region].node),
            Role::Shadow(region) | Role::Traces(region) | Role::Element(region, _) => {
                self.objects.owner(self.points, self.layout.regions[region].node)
            }
            Role::FirstZero(node) | Role::BehindZeros(node) => self.objects.owner(self.points, node),
            Role::Last(function) => Some(function),
            _ => None,
        }
    }
    /// The operand of the pure program: addresses are words.
    pub fn plain(&self, operand: &Operand) -> Operand {
        let address = match operand {
            Operand::Value(_) | Operand::Const(_) => return operand.clone(),
            Operand::Null => 0,
            Operand::Global(g) => self.objects.global_address(*g),
            Operand::Function(f) => self.objects.function_address(*f),
        };
        word(address, self.program.pointer_bits)
    }
    /// The type in the pure program.
    pub fn pure(&self, ty: Type) -> Type {
        match ty {
            Type::Pointer => Type::Int(self.program.pointer_bits),
            other => other,
        }
    }
}

/// A step of a draft.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// An instruction. Calls do not have the variables among their arguments and results yet.
    Instr(Instr),
    /// The value stands for the variable's contents.
    Get(ValueId, RegionId),
    /// The variable has these contents from here on.
    Set(RegionId, Operand),
}

/// A function whose instructions are in `steps`, by block.
#[derive(Clone)]
pub(super) struct Draft {
    pub function: Function,
    pub steps: IdVec<BlockId, Vec<Step>>,
}

/// Translates one function. Blocks that are not reached become empty.
pub(super) fn translate(plan: &Plan<'_>, id: FunctionId, sites: &mut Sites) -> Draft {
    let source = &plan.program.functions[id];
    let mut function = source.clone();
    for value in function.values.keys().collect::<Vec<_>>() {
        function.values[value].ty = plan.pure(source.values[value].ty);
    }
    for ty in &mut function.results {
        *ty = plan.pure(*ty);
    }
    for block in source.blocks.keys() {
        function.blocks[block].instrs.clear();
        function.blocks[block].terminator = Terminator::Stop;
    }
    let cfg = Cfg::new(source);
    let mut writer = Writer {
        plan,
        id,
        source,
        definitions: Definitions::new(source),
        draft: Draft { function, steps: source.blocks.keys().map(|_| vec![]).collect() },
        sites,
        current: source.entry,
        at: None,
        dominators: Dominators::new(source, &cfg),
        block: source.entry,
        not_null: HashMap::default(),
        variables: operators::variables(plan, id),
        bases: Bases::default(),
        companions: HashMap::default(),
        reals: HashMap::default(),
        reach: None,
    };
    writer.declare_bases();
    writer.declare_reals();
    for block in cfg.order() {
        writer.block(*block);
    }
    writer.draft
}

/// Sites that are made here.
pub(super) struct Sites {
    /// How many the program has already.
    pub first: usize,
    /// The new ones.
    pub new: Vec<Site>,
}

impl Sites {
    /// The origin of a choice that no instruction of the source makes.
    pub fn origin(&mut self, kind: SiteKind, at: Option<Loc>) -> Origin {
        self.new.push(Site { kind, at });
        let site = SiteId::from_usize(self.first + self.new.len() - 1);
        Origin { site, context: ContextId::from_usize(0) }
    }
}

/// Writes the draft of one function.
pub(super) struct Writer<'a, 'b> {
    pub plan: &'a Plan<'a>,
    pub id: FunctionId,
    pub source: &'a Function,
    pub definitions: Definitions<'a>,
    pub draft: Draft,
    sites: &'b mut Sites,
    current: BlockId,
    at: Option<Loc>,
    dominators: Dominators,
    /// The block of the source that is translated.
    block: BlockId,
    /// Values that are not null in what this block dominates.
    not_null: HashMap<ValueId, BlockId>,
    /// Variables of the source that a scalar region holds.
    variables: HashMap<RegionId, VariableId>,
    /// The bases of pointers that carry them.
    pub bases: Bases,
    /// The real numbers of values for which they are any word.
    companions: HashMap<ValueId, Operand>,
    /// For words that may be addresses: what they are in the machine, where that is followed.
    reals: HashMap<ValueId, Operand>,
    /// The addresses of the objects one of which the access that is being written goes to, if these are known.
    reach: Option<Vec<Range<u64>>>,
}

impl Writer<'_, '_> {
    fn block(&mut self, block: BlockId) {
        let source = &self.source.blocks[block];
        (self.current, self.block) = (block, block);
        let params = if block == self.source.entry { &self.source.params } else { &source.params };
        params.iter().for_each(|param| self.companion(*param));
        for instr in &source.instrs {
            self.at = instr.at;
            self.instr(instr);
        }
        let mut terminator = source.terminator.clone();
        for (target, source) in terminator.targets_mut().into_iter().zip(source.terminator.targets()) {
            self.jump_bases(source, target);
            self.jump_reals(source, target);
        }
        if let (Terminator::Return(values), Terminator::Return(source)) =
            (&mut terminator, &source.terminator)
        {
            self.end_lives();
            self.return_bases(source, values);
        }
        for operand in terminator.operands_mut() {
            *operand = self.plan.plain(operand);
        }
        if let Terminator::Switch { value, .. } = &mut terminator
            && self.plan.addresses.taint(self.id, value).address
        {
            *value = self.real_number(&value.clone());
        }
        // Loops of copies may have ended the block and begun others.
        let last = &mut self.draft.function.blocks[self.current];
        (last.terminator, last.at) = (terminator, source.at);
    }

    /// Makes second parameters of blocks for those that have one, of these types.
    pub fn second_params(
        &mut self,
        second: impl Fn(&Self, ValueId) -> Option<Type>,
    ) -> Vec<(ValueId, Operand)> {
        let source = self.source;
        let params = source.blocks.iter().flat_map(|(id, block)| block.params.iter().map(move |p| (id, *p)));
        let mut made = Vec::new();
        for (block, param) in params {
            if let Some(ty) = second(self, param) {
                let value = self.draft.function.value(ty);
                self.draft.function.blocks[block].params.push(value);
                made.push((param, Operand::Value(value)));
            }
        }
        made
    }

    pub fn bits(&self) -> u32 {
        self.plan.program.pointer_bits
    }
    pub fn address(&self, n: u64) -> Operand {
        word(n, self.bits())
    }
    fn step(&mut self, step: Step) {
        meter::spend(EMIT_STEPS);
        self.draft.steps[self.current].push(step);
    }
    pub fn emit(&mut self, defs: Vec<ValueId>, op: Op) {
        let at = self.at;
        self.step(Step::Instr(Instr { defs, op, at }));
    }
    pub fn define(&mut self, op: Op, ty: Type) -> Operand {
        let value = self.draft.function.value(ty);
        self.emit(vec![value], op);
        Operand::Value(value)
    }
    pub fn binary(&mut self, op: BinaryOp, a: Operand, b: Operand) -> Operand {
        let ty = self.draft.function.type_of(&a);
        self.define(Op::Binary { op, a, b, nsw: false, nuw: false }, ty)
    }
    pub fn add(&mut self, a: Operand, bytes: u64) -> Operand {
        match (&a, bytes) {
            (_, 0) => a,
            (Operand::Const(bits), _) => Operand::Const(bits.add(&Bits::from_u64(bytes, bits.width()))),
            _ => {
                let bytes = self.address(bytes);
                self.binary(BinaryOp::Add, a, bytes)
            }
        }
    }
    pub(super) fn is(&mut self, op: CompareOp, a: Operand, b: Operand) -> Operand {
        self.define(Op::Compare { op, a, b }, Type::Int(1))
    }
    pub fn select(&mut self, condition: Operand, then: Operand, otherwise: Operand) -> Operand {
        let ty = self.draft.function.type_of(&then);
        self.define(Op::Select { condition, then, otherwise }, ty)
    }
    fn assume(&mut self, op: CompareOp, a: Operand, b: Operand) {
        let condition = self.define(Op::Compare { op, a, b }, Type::Int(1));
        self.emit(vec![], Op::Assume(condition));
    }
    /// The contents of a variable.
    pub fn get(&mut self, region: RegionId) -> Operand {
        let value = self.draft.function.value(self.plan.types[region]);
        self.step(Step::Get(value, region));
        Operand::Value(value)
    }
    /// Changes the contents of a variable; says so to those who follow variables of the source.
    pub fn set(&mut self, region: RegionId, value: Operand) {
        self.step(Step::Set(region, value.clone()));
        if let Some(variable) = self.variables.get(&region) {
            self.emit(vec![], Op::Name { variable: *variable, value });
        }
    }
    pub(super) fn havoc(&mut self, kind: SiteKind, ty: Type) -> Operand {
        let origin = self.sites.origin(kind, self.at);
        self.define(Op::Havoc(origin), ty)
    }
    /// A new block after the current ones, with parameters of these types.
    fn new_block(&mut self, params: &[Type]) -> (BlockId, Vec<Operand>) {
        let function = &mut self.draft.function;
        let params: Vec<ValueId> = params.iter().map(|ty| function.value(*ty)).collect();
        let operands = params.iter().map(|v| Operand::Value(*v)).collect();
        let at = self.at;
        let block = eufonium_ir::program::Block {
            params,
            instrs: vec![],
            terminator: Terminator::Stop,
            at,
            loop_at: None,
        };
        self.draft.steps.push(vec![]);
        (function.blocks.push(block), operands)
    }
    fn terminate(&mut self, terminator: Terminator) {
        let block = &mut self.draft.function.blocks[self.current];
        (block.terminator, block.at) = (terminator, self.at);
    }
    fn jump(&mut self, block: BlockId, args: Vec<Operand>) {
        self.terminate(Terminator::Jump(Target { block, args }));
    }
}
