//! The machine: frames, values, choices, and the loop that drives them.

use super::bounded::LastBounds;
use super::choices::{Choice, Choices, Contents, Place, Source};
use super::code::Code;
use super::entry::{Entries, Entry};
use super::events::{Effect, ObjectKind};
use super::given::Given;
use super::memory::{Memory, Owner, Plan};
use super::shade::Shade;
use super::shades::{Kept, Shades};
use super::value::{Slot, Value};
use super::watch::Watch;
use super::{End, Limits, Near, Outside, Run};
use crate::program::ranges::Range;
use crate::program::{
    BlockId, FunctionId, GlobalId, Initial, Loc, Operand, Origin, Part, Program, SiteId, SiteKind, Type,
    ValueId, first_address,
};
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{Bits, HashMap, meter};
use std::rc::Rc;
use std::time::Instant;

/// What a step of a run costs by the meter, and a [quick](super::quick) one; what its start does, and what each global variable does then.
const STEP: u64 = 14;
pub(super) const QUICK: u64 = 3;
pub(super) const START: u64 = 384;
const GLOBAL: u64 = 64;
/// Objects begin behind a multiple of this.
const PAGE: u64 = 0x1000;
/// The distance of functions.
const FUNCTION: u64 = 16;
/// After so many steps limits are looked at.
const LOOKS: u64 = 1 << 18;

/// Why the run cannot go on; the place is added where it is known.
#[derive(Clone, Debug)]
pub(super) enum Halt {
    End(End),
    Undefined(&'static str),
    Unmodelled(SiteId),
}

/// A limit is exceeded.
pub(super) const FUEL: Halt = Halt::End(End::OutOfFuel);

pub(super) type Step<T = ()> = Result<T, Halt>;

/// A function that is running.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) function: FunctionId,
    /// Where its values start.
    pub(super) base: usize,
    pub(super) block: BlockId,
    /// The next instruction of the block.
    pub(super) next: usize,
    /// How long the path of the caller is.
    pub(super) path: usize,
    /// How many objects of callers there are.
    pub(super) owned: usize,
}

pub(super) struct Machine<'a, W> {
    pub(super) program: &'a Program,
    pub(super) code: &'a Code<'a>,
    pub(super) watch: &'a mut W,
    pub(super) memory: Memory,
    pub(super) choices: &'a mut dyn Choices,
    pub(super) frames: Vec<Frame>,
    pub(super) entries: Vec<Entry>,
    /// Where the values of the running function start.
    pub(super) base: usize,
    /// The calls that led to the running function.
    pub(super) path: Vec<SiteId>,
    /// Objects of the functions that are running, by address.
    pub(super) owned: Vec<u64>,
    pub(super) globals: IdVec<GlobalId, u64>,
    /// The pointers that the world outside was given.
    pub(super) escaped: Vec<Given>,
    /// How often the world outside has written, by the place of that.
    pub(super) clobbers: HashMap<(Rc<[SiteId]>, SiteId), usize>,
    /// The arguments of the program by where they start, in the order in which they are made. Records speak of them alone, so runs that go on from a
    /// snapshot, which are not recorded, know none.
    pub(super) arguments: HashMap<u64, usize>,
    pub(super) limits: Limits,
    pub(super) steps: u64,
    /// What they cost by the meter.
    spent: u64,
    /// After how many steps limits are looked at.
    pub(super) next_look: u64,
    pub(super) results: Vec<Value>,
    /// The values that running functions hold, by the place where they are (`leaks`).
    pub(super) held: HashMap<(FunctionId, BlockId, usize), Rc<[ValueId]>>,
    /// How many steps there were before the instruction that is done, and before the one whose choice ended the run.
    began: u64,
    pub(super) ended_at: Option<u64>,
    /// The access that was outside of objects.
    pub(super) outside: Option<Outside>,
    /// The object that was lost, when that was asked about last.
    pub(super) lost: Option<Near>,
    pub(super) shades: Shades,
    /// The ranges of results of libraries.
    pub(super) ranges: Vec<Range>,
    /// The bounds of a function that were found last.
    pub(super) last_bounds: LastBounds,
}

/// The function at an address.
pub(super) fn function_at(program: &Program, address: u64) -> Option<FunctionId> {
    let at =
        address.checked_sub(first_address(program.pointer_bits)).filter(|at| at.is_multiple_of(FUNCTION))?
            / FUNCTION;
    (at < program.functions.len() as u64).then(|| FunctionId::from_usize(at as usize))
}

/// A run that has ended, and what the machine knows besides.
pub(super) struct Ended {
    pub(super) run: Run,
    pub(super) shades: Shades,
    /// What it cost, in steps of the meter.
    pub(super) cost: u64,
}

/// Runs a program from its entry.
pub(super) fn run<W: Watch>(
    code: &Code<'_>,
    choices: &mut dyn Choices,
    limits: &Limits,
    watch: &mut W,
    kept: Kept,
) -> Ended {
    let mut machine = Machine::new(code, (choices, watch), limits, kept);
    let end = machine.run();
    Ended { run: machine.ended(end), shades: machine.shades, cost: machine.spent }
}

/// Starting and ending.
impl<'a, W: Watch> Machine<'a, W> {
    pub(super) fn new(
        code: &'a Code<'a>,
        (choices, watch): (&'a mut dyn Choices, &'a mut W),
        limits: &Limits,
        kept: Kept,
    ) -> Self {
        let program = code.program();
        // Data lies behind the functions.
        let first = first_address(program.pointer_bits);
        let behind = (first + FUNCTION * program.functions.len() as u64).next_multiple_of(PAGE);
        Machine {
            program,
            code,
            watch,
            memory: Memory::new(program.pointer_bits, (first, behind), limits.memory),
            choices,
            frames: Vec::new(),
            entries: Vec::new(),
            base: 0,
            path: Vec::new(),
            owned: Vec::new(),
            globals: IdVec::new(),
            escaped: Vec::new(),
            clobbers: HashMap::default(),
            arguments: HashMap::default(),
            limits: *limits,
            next_look: limits.steps.min(LOOKS),
            steps: 0,
            spent: 0,
            results: Vec::new(),
            held: HashMap::default(),
            began: 0,
            ended_at: None,
            outside: None,
            lost: None,
            shades: Shades::new(kept),
            ranges: Vec::new(),
            last_bounds: LastBounds::default(),
        }
    }

    /// Runs from the start.
    pub(super) fn run(&mut self) -> End {
        match self.start() {
            Ok(()) => self.go(),
            Err(halt) => self.end(halt, None),
        }
    }

    /// The run, which has ended.
    pub(super) fn ended(&mut self, end: End) -> Run {
        self.watch.ended(&end);
        let results = std::mem::take(&mut self.results);
        Run { end, steps: self.steps, results, outside: self.outside.take(), lost: self.lost.take() }
    }

    fn start(&mut self) -> Step {
        self.spend(START + GLOBAL * self.program.globals.len() as u64);
        for (id, global) in self.program.globals.iter() {
            let plan = Plan {
                size: global.size,
                align: global.align,
                owner: if global.constant { Owner::Constant } else { Owner::Program },
                zeroed: global.init != Initial::Any,
                source: Source::Global(id, 0),
                path: Rc::from([]),
            };
            let (size, zeroed) = (plan.size, plan.zeroed);
            let start = self.new_object(plan)?;
            self.globals.push(start);
            self.watch.memory(self.shades.at, &|| Effect::Made {
                start,
                size,
                kind: ObjectKind::Global(id),
                zeroed,
            });
            self.watch.global(id, start);
        }
        for (id, global) in self.program.globals.iter() {
            let Initial::Parts(parts) = &global.init else { continue };
            for (offset, part) in parts {
                self.initialise(self.globals[id], *offset, part)?;
            }
        }
        for known in &self.program.outside {
            let (address, _) = self.pointer(known)?;
            self.escape(address);
        }
        let elsewhere = self.program.globals.iter().filter(|(_, global)| global.init == Initial::Any);
        let starts: Vec<u64> = elsewhere.map(|(id, _)| self.globals[id]).collect();
        self.limit_contents(&starts);
        let entry = self.program.entry.expect("a program that runs has an entry");
        self.enter(entry, Entries::new(), self.path.len())?;
        let function = &self.program.functions[entry];
        for (i, v) in function.params.iter().enumerate() {
            let slot = self.choose(&[], Source::Parameter(i), function.values[*v].ty, function.at);
            self.watch.parameter(*v);
            self.set(*v, slot);
        }
        Ok(())
    }

    fn initialise(&mut self, start: u64, offset: u64, part: &Part) -> Step {
        let at = start + offset;
        match part {
            Part::Bytes(bytes) => self.poke(at, bytes, None),
            Part::Word(bits) => self.poke(at, &self.bytes(bits), None),
            Part::Address(base, plus) => {
                let base = self.operand(base);
                let address = base.value.word();
                let plus = Bits::from_u64(*plus as u64, address.width());
                self.poke_pointer(at, &self.bytes(&address.add(&plus)), base.shade)
            }
        }
    }

    fn end(&mut self, halt: Halt, at: Option<Loc>) -> End {
        match halt {
            Halt::End(end) => end,
            Halt::Undefined(what) => End::Undefined { what, at },
            Halt::Unmodelled(site) => {
                let what = match &self.program.sites[site].kind {
                    SiteKind::Unmodelled(why) => why.clone(),
                    SiteKind::Address { .. } => "it depends on the layout of memory".into(),
                    _ => String::new(),
                };
                End::Unmodelled { what, at }
            }
        }
    }

    /// Goes on until the run ends.
    pub(super) fn go(&mut self) -> End {
        loop {
            if W::IDLE {
                self.go_on_quickly();
            }
            if let Err((halt, at)) = self.go_on() {
                return self.end(halt, at);
            }
        }
    }

    /// Does the next instruction, or the end of the block.
    fn go_on(&mut self) -> Result<(), (Halt, Option<Loc>)> {
        let frame = self.frames.last().expect("the entry function ends the run when it returns");
        let function = &self.program.functions[frame.function];
        let from = frame.block;
        let block = &function.blocks[from];
        let instr = block.instrs.get(frame.next);
        let at = instr.map_or(block.at, |instr| instr.at);
        let before = self.steps;
        // If the run ends before it, it is the next one.
        self.charge(1).map_err(|halt| (halt, at))?;
        self.began = if instr.is_some() { before } else { self.steps };
        self.shades.at = at.or(self.shades.at);
        let done = match instr {
            Some(instr) => {
                self.frames.last_mut().expect("it runs").next += 1;
                self.step(function, instr)
            }
            None => self.terminate(function, from, &block.terminator),
        };
        done.map_err(|halt| (halt, at))
    }

    /// Counts work that is done next, if the limits allow it.
    pub(super) fn charge(&mut self, steps: u64) -> Step {
        let cost = STEP.saturating_mul(steps);
        self.spent = self.spent.saturating_add(cost);
        self.steps = self.steps.saturating_add(steps).min(self.limits.steps.saturating_add(1));
        if self.steps > self.next_look {
            self.look_at_limits()?;
        }
        // What is not done is not counted.
        meter::spend(cost);
        Ok(())
    }

    pub(super) fn spend(&mut self, cost: u64) {
        meter::spend(cost);
        self.spent = self.spent.saturating_add(cost);
    }

    #[cold]
    fn look_at_limits(&mut self) -> Step {
        let is_over = self.steps > self.limits.steps
            || self.spent / meter::STEPS_PER_UNIT > self.limits.work
            || self.limits.until.is_some_and(|end| Instant::now() >= end);
        if is_over {
            return Err(FUEL);
        }
        self.next_look = self.limits.steps.min(self.steps.saturating_add(LOOKS));
        Ok(())
    }
}

/// Objects.
impl<W: Watch> Machine<'_, W> {
    /// The address of a new object.
    pub(super) fn new_object(&mut self, plan: Plan) -> Step<u64> {
        let wanted = if self.choices.places() {
            let (objects, next) = self.memory.neighbours();
            let (source, size, align) = (plan.source, plan.size, plan.align);
            self.choices.place(Place { source, size, align, objects: &objects, next })
        } else {
            None
        };
        self.memory.allocate(plan, wanted).ok_or(FUEL)
    }

    /// From now on the object belongs to the running function.
    pub(super) fn own(&mut self, address: u64) {
        self.owned.push(address);
    }
}

/// Values.
impl<W: Watch> Machine<'_, W> {
    #[inline]
    pub(super) fn entry(&self, v: ValueId) -> &Entry {
        &self.entries[self.base + v.index()]
    }

    /// The same of an operand.
    pub(super) fn entry_of(&self, operand: &Operand) -> Entry {
        match operand {
            Operand::Value(v) => self.entry(*v).clone(),
            other => self.operand(other).into(),
        }
    }

    /// Where a global lies.
    pub(super) fn global(&self, id: GlobalId) -> u64 {
        self.globals[id]
    }

    #[inline]
    pub(super) fn set_entry(&mut self, v: ValueId, entry: Entry) {
        self.entries[self.base + v.index()] = entry;
    }

    pub(super) fn set(&mut self, v: ValueId, slot: Slot) {
        self.set_entry(v, slot.into());
    }

    fn address(&self, address: u64) -> Slot {
        Slot::word(Bits::from_u64(address, self.program.pointer_bits))
    }

    /// The address of what has a name.
    fn named(&self, address: u64) -> Slot {
        self.address(address).shaded(self.base(address))
    }

    pub(super) fn value_shade(&self, v: ValueId) -> Shade {
        self.fixed(self.entry(v).shade())
    }

    pub(super) fn operand(&self, operand: &Operand) -> Slot {
        match operand {
            Operand::Value(v) => self.entry(*v).slot(),
            Operand::Const(bits) => Slot::word(bits.clone()),
            Operand::Null => self.address(0),
            Operand::Global(g) => self.named(self.globals[*g]),
            Operand::Function(f) => {
                self.named(first_address(self.program.pointer_bits) + FUNCTION * f.index() as u64)
            }
        }
    }

    /// The function that is running.
    pub(super) fn running(&self) -> FunctionId {
        self.frames.last().expect("a function is running").function
    }

    /// The function at an address.
    pub(super) fn function_at(&self, address: u64) -> Option<FunctionId> {
        function_at(self.program, address)
    }

    /// A word that decides something.
    pub(super) fn decided(&mut self, operand: &Operand) -> Step<Bits> {
        let slot = self.operand(operand);
        match self.fixed(slot.shade) {
            Shade::Plain => {}
            Shade::Term(term) => self.fix(term),
            _ => self.depend("a value that is not fixed"),
        }
        Self::modelled(slot)
    }

    /// A word that is not a choice without a model.
    pub(super) fn modelled(slot: Slot) -> Step<Bits> {
        match (slot.value, slot.mark) {
            (_, Some(site)) => Err(Halt::Unmodelled(site)),
            (Value::Word(bits), None) => Ok(bits),
            (Value::Array(_), None) => Err(Halt::Undefined("an array decides")),
        }
    }

    /// Whether a choice is none, since runs compute what it is about.
    pub(super) fn is_exact(&self, origin: Origin) -> bool {
        matches!(self.program.sites[origin.site].kind, SiteKind::Exact | SiteKind::ExactNumber)
    }

    /// The value of a choice of the running function.
    pub(super) fn havoc(&mut self, origin: Origin, ty: Type, at: Option<Loc>) -> Slot {
        let length = self.path.len();
        self.path.extend(self.program.calls(origin.context));
        let path = std::mem::take(&mut self.path);
        let slot = self.choose(&path, Source::Site(origin.site), ty, at);
        self.path = path;
        self.path.truncate(length);
        slot
    }

    /// The calls that lead to a piece of code of the running function.
    pub(super) fn path_of(&self, origin: Origin) -> Rc<[SiteId]> {
        self.path.iter().copied().chain(self.program.calls(origin.context)).collect()
    }

    /// The value of a choice.
    pub(super) fn choose(&mut self, path: &[SiteId], source: Source, ty: Type, at: Option<Loc>) -> Slot {
        self.choose_contents(path, source, ty, None, at)
    }

    /// The value of a choice, which may be the contents of an object.
    pub(super) fn choose_contents(
        &mut self,
        path: &[SiteId],
        source: Source,
        ty: Type,
        contents: Option<Contents>,
        at: Option<Loc>,
    ) -> Slot {
        let pointees = match source {
            Source::Contents(..) | Source::Global(..) => self.pointees(source, contents),
            Source::Escaped(_) => self.reachable().pointers,
            Source::Site(_) | Source::Parameter(_) => vec![],
        };
        let choice = Choice { path, source, ty, pointees: &pointees, contents };
        let value = self.choices.choose(self.program, choice);
        let value = if value.fits(self.program, ty) { value } else { Value::zero(self.program, ty) };
        self.watch.chosen(source, ty, &value, at);
        if self.choices.ends_run() {
            (self.limits.steps, self.next_look) = (0, 0);
            self.ended_at.get_or_insert(self.began);
        }
        let site = match source {
            Source::Site(site) | Source::Contents(site, _) | Source::Escaped(site) => Some(site),
            Source::Global(..) | Source::Parameter(_) => None,
        };
        let unmodelled = |s: &SiteId| {
            matches!(self.program.sites[*s].kind, SiteKind::Unmodelled(_) | SiteKind::Address { .. })
        };
        self.shades.chosen.get_or_insert(source);
        let mark = site.filter(unmodelled);
        let number = value.number().filter(|_| mark.is_none() && matches!(ty, Type::Int(_)));
        let shade = self.chosen_shade(number, self.program.bits(ty));
        Slot { value, mark, shade }
    }
}
