//! What the world outside does in a run: for each call of one of its functions what it writes, whom it calls and what it returns.
//!
//! What was written is known only when it is read, maybe long after the call that wrote it; it is put to that call. A result belongs to the last
//! call of the function at the same depth, since calls nest: what is called back may call the outside again.

use super::{Base, Content, Place};
use crate::llvm::lower::named::{self, CALLBACKS, Gift, START};
use eufonium_base::{Bits, HashMap};
use eufonium_ir::program::eval::contact::{Contact, Known, Road};
use eufonium_ir::program::eval::events::{Event, EventKind, Record};
use eufonium_ir::program::eval::{Source, Value};
use eufonium_ir::program::{FunctionId, GlobalId, Op, Operand, Program, SiteId, SiteKind, Type};
use std::collections::{BTreeMap, BTreeSet};

/// What the world outside does in a run.
#[derive(Debug, Default)]
pub struct Script {
    /// What is done from the start, what is done instead of `main`, then the calls in order.
    pub blocks: Vec<Block>,
    /// For each function, its calls.
    pub calls: BTreeMap<String, Vec<Call>>,
    /// Sizes of the objects that the outside made, by the numbers of the pointers to them.
    pub(super) made: BTreeMap<usize, u64>,
    pub(super) views: Vec<Vec<Known>>,
    /// What the outside had from the start.
    pub(super) had: Vec<Operand>,
    /// What it wrote, for each time.
    pub(super) written: Vec<Vec<Written>>,
    /// The contents of globals that are defined elsewhere.
    pub globals: BTreeMap<GlobalId, Vec<(u64, u8)>>,
    /// What of it cannot be done to the compiled program.
    pub shortfalls: Vec<&'static str>,
}

/// A call of a function of the outside.
#[derive(Debug)]
pub struct Call {
    /// What it does.
    pub block: usize,
    /// What it returns, if that is one word.
    pub(super) result: Option<Content>,
    /// The type of the result.
    pub ty: Option<Type>,
    /// Whether the program treats it as one of the outside even if the C library has a function of that name.
    pub is_outside: bool,
    depth: u32,
}

/// A pointer that comes with a call.
#[derive(Clone, Copy, Debug)]
pub(super) struct Given {
    /// The position of an argument.
    pub(super) argument: u32,
    /// How far behind that argument the pointer lies, if it is not the argument.
    pub(super) offset: Option<i64>,
    /// The number of the pointer.
    pub(super) number: usize,
}

/// What is done at one time.
#[derive(Debug, Default)]
pub struct Block {
    /// The arguments that are pointers the outside was given: their positions, and their numbers.
    pub(super) given: Vec<Given>,
    pub(super) steps: Vec<Step>,
}

#[derive(Debug)]
pub(super) enum Step {
    /// The objects of a view are found.
    View(usize),
    /// What was written this time.
    Write(usize),
    /// A function is called.
    Call { callee: Base, args: Vec<Content> },
}

/// A byte or a pointer that was written.
#[derive(Clone, Debug)]
pub(super) struct Written {
    pub(super) base: Base,
    pub(super) offset: u64,
    pub(super) content: Result<u8, Content>,
}

/// A time at which an object was overwritten.
#[derive(Clone, Copy)]
struct Epoch {
    written: usize,
    base: Base,
    block: usize,
}

struct Writer<'a> {
    program: &'a Program,
    script: Script,
    /// Pointers that were given so far, and those that are given to the next call.
    given: usize,
    pending: Vec<Given>,
    /// For pointers given by arguments, the block of the call.
    captured: HashMap<usize, usize>,
    /// Whether a pointer was given that is no argument of a call, or of one that leaves no trace.
    forgets: bool,
    /// For objects by their start, when they were overwritten last.
    epochs: HashMap<u64, Epoch>,
    globals: HashMap<u64, GlobalId>,
    made: HashMap<u64, usize>,
    /// Functions that are called with what they may reach.
    writers: BTreeSet<&'a str>,
    /// Which case of a pointer of the outside was chosen last, and by whom; and which function if that is one with a name.
    chosen: Option<(String, Gift, Option<FunctionId>)>,
    /// Arguments of the next call from outside.
    args: Vec<Content>,
    /// The function that is to be called from outside.
    callee: Option<Base>,
    /// The blocks of the calls that call back, by depth.
    open: Vec<(u32, usize)>,
}

/// The block of what is done from the start, and of what is done instead of `main`.
pub(super) const AT_START: usize = 0;
pub(super) const AS_MAIN: usize = 1;

/// What the world outside does in a run.
pub fn script(program: &Program, record: &Record) -> Script {
    let sites = program.instrs();
    let clobbers = sites.filter_map(|i| match &i.op {
        Op::Clobber(origin) => outside_name(program, origin.site),
        _ => None,
    });
    let blocks = vec![Block::default(), Block::default()];
    let mut writer = Writer {
        program,
        script: Script { blocks, had: program.outside.clone(), ..Script::default() },
        given: program.outside.len(),
        pending: vec![],
        captured: HashMap::default(),
        forgets: false,
        epochs: HashMap::default(),
        globals: HashMap::default(),
        made: HashMap::default(),
        writers: clobbers.collect(),
        chosen: None,
        args: vec![],
        callee: None,
        open: vec![(0, AS_MAIN)],
    };
    record.events.iter().for_each(|event| writer.event(event));
    writer.script
}

fn outside_name(program: &Program, site: SiteId) -> Option<&str> {
    match &program.sites[site].kind {
        SiteKind::Outside(name) => Some(name),
        _ => None,
    }
}

impl Writer<'_> {
    fn event(&mut self, event: &Event) {
        match &event.kind {
            EventKind::Contact(contact) => self.contact(contact, event.depth),
            EventKind::Choice(Source::Site(site) | Source::Contents(site, _), ..)
                if self.program.sites[*site].kind == SiteKind::Uninitialised =>
            {
                self.fall_short("what was never written");
            }
            EventKind::Choice(Source::Site(site), ty, Value::Word(bits)) => {
                self.choice(event, *site, *ty, bits);
            }
            EventKind::Call(callee, _) => self.call(event, *callee),
            _ => {}
        }
    }

    fn contact(&mut self, contact: &Contact, depth: u32) {
        match contact {
            Contact::Global { id, start } => {
                self.globals.insert(*start, *id);
                let written = self.writing(AT_START);
                self.epochs.insert(*start, Epoch { written, base: Base::Global(*id), block: AT_START });
            }
            Contact::Given { argument } => self.take(*argument, None),
            Contact::Lent { argument, offset } => self.take(*argument, Some(*offset)),
            Contact::Made { start, size } => self.make(*start, *size),
            Contact::Called { site, known } => {
                let Some(name) = outside_name(self.program, *site) else { return };
                let block = self.begin(name.to_string(), depth);
                self.overwrite(block, known);
            }
            Contact::Wrote { start, offset, byte } => self.wrote(*start, *offset, *byte),
            Contact::WrotePointer { start, offset, address, known } => {
                let Some(epoch) = self.epochs.get(start).copied() else {
                    return self.copied_pointer(*address, known);
                };
                self.wrote_pointer(epoch, (epoch.base, *offset), *address, known);
            }
            Contact::Argument { .. } => {}
            Contact::Gives { site, address, known } => self.gives(*site, *address, known, depth),
        }
    }

    /// The next call comes with a pointer.
    fn take(&mut self, argument: Option<u32>, offset: Option<i64>) {
        let number = self.given;
        self.pending.extend(argument.map(|argument| Given { argument, offset, number }));
        self.forgets |= argument.is_none();
        self.given += 1;
    }

    /// A call begins: its block.
    fn begin(&mut self, name: String, depth: u32) -> usize {
        let block = self.script.blocks.len();
        let given = std::mem::take(&mut self.pending);
        let is_outside = self.writers.contains(name.as_str());
        self.captured.extend(given.iter().map(|given| (given.number, block)));
        self.script.blocks.push(Block { given, steps: vec![] });
        self.script.calls.entry(name).or_default().push(Call {
            block,
            result: None,
            ty: None,
            is_outside,
            depth,
        });
        self.open.retain(|(at, _)| *at < depth);
        self.open.push((depth, block));
        block
    }

    fn make(&mut self, start: u64, size: u64) {
        let number = self.given;
        self.given += 1;
        self.script.made.insert(number, size);
        self.made.insert(start, number);
        // What is in it is there from the start if no call made it.
        let block = self.open.last().map_or(AT_START, |(_, block)| *block);
        let written = self.writing(block);
        self.epochs.insert(start, Epoch { written, base: Base::Made(number), block });
    }

    fn view(&mut self, block: usize, known: &[Known]) -> usize {
        let view = self.script.views.len();
        self.script.views.push(known.to_vec());
        self.script.blocks[block].steps.push(Step::View(view));
        view
    }

    /// A step of a block that writes what is found out later.
    fn writing(&mut self, block: usize) -> usize {
        let written = self.script.written.len();
        self.script.written.push(vec![]);
        self.script.blocks[block].steps.push(Step::Write(written));
        written
    }

    fn overwrite(&mut self, block: usize, known: &[Known]) {
        let view = self.view(block, known);
        let written = self.writing(block);
        for (position, object) in known.iter().enumerate().filter(|(_, k)| k.size.is_some()) {
            let base = self.fixed(object).map_or(Base::Known(view, position), |(base, _)| base);
            self.epochs.insert(object.start, Epoch { written, base, block });
        }
    }

    fn wrote(&mut self, start: u64, offset: u64, byte: u8) {
        let Some(epoch) = self.epochs.get(&start) else { return };
        match (epoch.base, epoch.block) {
            (Base::Global(id), AT_START) => {
                self.script.globals.entry(id).or_default().push((offset, byte));
            }
            (base, _) => self.script.written[epoch.written].push(Written { base, offset, content: Ok(byte) }),
        }
    }

    /// Bytes that the outside wrote were copied, and are a pointer: those whose number is that of the pointer.
    fn copied_pointer(&mut self, address: u64, known: &[Known]) {
        let bytes = u64::from(self.program.pointer_bits / 8);
        let wanted = address.to_le_bytes();
        let epochs: Vec<Epoch> = self.epochs.values().copied().collect();
        for epoch in epochs {
            let written = &self.script.written[epoch.written];
            let byte = |base: Base, at: u64| {
                written.iter().find(|w| w.base == base && w.offset == at).and_then(|w| w.content.clone().ok())
            };
            let starts = written.iter().filter(|w| w.content == Ok(wanted[0])).map(|w| (w.base, w.offset));
            let is_it = |(base, at): &(Base, u64)| {
                (0..bytes).all(|i| byte(*base, at + i) == Some(wanted[i as usize]))
            };
            let Some((base, offset)) = starts.clone().find(is_it) else { continue };
            return self.wrote_pointer(epoch, (base, offset), address, known);
        }
    }

    /// A pointer was written, as it was known before.
    fn wrote_pointer(&mut self, epoch: Epoch, (base, offset): (Base, u64), address: u64, known: &[Known]) {
        let steps = &self.script.blocks[epoch.block].steps;
        let before = steps.iter().position(|s| matches!(s, Step::Write(w) if *w == epoch.written));
        match self.content(address, known, epoch.block, before.unwrap_or(0)) {
            Some(content) => {
                self.script.written[epoch.written].push(Written { base, offset, content: Err(content) });
            }
            None => self.fall_short("where a pointer that the outside wrote leads"),
        }
    }

    /// A base that is the same at any time, and the start of what is there.
    fn fixed(&self, known: &Known) -> Option<(Base, u64)> {
        if let Some(id) = self.globals.get(&known.start) {
            return Some((Base::Global(*id), known.start));
        }
        if let Some(number) = self.made.get(&known.start) {
            return Some((Base::Made(*number), known.start));
        }
        let Road::Given(number) = known.road else { return None };
        match self.program.outside.get(number)? {
            Operand::Global(id) => Some((Base::Global(*id), known.start)),
            Operand::Function(id) => Some((Base::Function(*id), known.start)),
            _ => None,
        }
    }

    /// A pointer as it is known in a block after this many steps.
    fn content(&self, address: u64, known: &[Known], block: usize, steps: usize) -> Option<Content> {
        if address == 0 {
            return Some(Content::Null);
        }
        let strictly = |k: &&Known| address >= k.start && address - k.start < k.size.unwrap_or(1);
        let object = known.iter().find(strictly).or_else(|| known.iter().find(|k| k.holds(address)))?;
        if let Some((base, start)) = self.fixed(object) {
            return Some(Content::Pointer(Place { base, offset: (address - start) as i64 }));
        }
        let place = |base, from: u64| {
            Some(Content::Pointer(Place { base, offset: address.wrapping_sub(from) as i64 }))
        };
        let views = self.script.blocks[block].steps[..steps].iter().filter_map(|step| match step {
            Step::View(view) => Some(*view),
            _ => None,
        });
        for view in views {
            let position = self.script.views[view].iter().position(|k| k.start == object.start);
            if let Some(position) = position {
                return place(Base::Known(view, position), object.start);
            }
        }
        match object.road {
            Road::Given(number) if self.captured.get(&number).is_some_and(|at| *at <= block) => {
                place(Base::Given(number), object.address)
            }
            _ => None,
        }
    }

    /// The block in which something happens at this depth.
    fn block_at(&self, depth: u32) -> usize {
        self.open.iter().rev().find(|(at, _)| *at <= depth).map_or(AS_MAIN, |(_, block)| *block)
    }

    fn choice(&mut self, event: &Event, site: SiteId, ty: Type, bits: &Bits) {
        self.chosen = None;
        let function = &self.program.functions[event.function].name;
        match &self.program.sites[site].kind {
            SiteKind::Argument if function == CALLBACKS || function == START => {
                self.args.push(Content::Word(bits.clone()));
            }
            SiteKind::External(name) => self.returned(&name.clone(), event.depth, ty, bits),
            SiteKind::Outside(name) if name == named::VOLATILE => {
                self.fall_short("what a volatile object holds");
            }
            SiteKind::Outside(name) => {
                let (name, Some(gift)) = (name.clone(), Gift::of(ty, bits)) else { return };
                if name != named::CALLER && !self.is_open(&name, event.depth) {
                    self.begin(name.clone(), event.depth);
                }
                let function = &self.program.functions[event.function];
                let named = match (gift, bits.as_u64()) {
                    (Gift::Named, Some(number)) => named::function_named(function, site, number),
                    _ => None,
                };
                self.chosen = Some((name, gift, named));
            }
            _ => {}
        }
    }

    fn last_call(&self, name: &str, depth: u32) -> Option<&Call> {
        self.script.calls.get(name)?.iter().rev().find(|call| call.depth == depth)
    }

    /// Whether a call of this function at this depth has begun and not yet returned anything.
    fn is_open(&self, name: &str, depth: u32) -> bool {
        let begun = self.last_call(name, depth).is_some_and(|call| call.result.is_none());
        begun && self.writers.contains(name)
    }

    /// A word that a function returns. Where calls do not say that they begin, their results do.
    fn returned(&mut self, name: &str, depth: u32, ty: Type, bits: &Bits) {
        if !self.is_open(name, depth) {
            if self.writers.contains(name) {
                return self.fall_short("a result of several words");
            }
            self.begin(name.to_string(), depth);
        }
        self.result(name, depth, ty, Content::Word(bits.clone()));
    }

    fn result(&mut self, name: &str, depth: u32, ty: Type, content: Content) {
        let calls = self.script.calls.get_mut(name);
        if let Some(call) = calls.and_then(|calls| calls.iter_mut().rev().find(|call| call.depth == depth)) {
            (call.result, call.ty) = (Some(content), Some(ty));
        }
    }

    /// The outside gives a pointer: the function that it calls, an argument of that, or a result.
    fn gives(&mut self, site: SiteId, address: u64, known: &[Known], depth: u32) {
        let Some(name) = outside_name(self.program, site).map(String::from) else { return };
        let is_argument = name == named::CALLER;
        let block = match self.last_call(&name, depth) {
            Some(call) if !is_argument => call.block,
            _ => self.block_at(depth),
        };
        let chosen = self.chosen.take().filter(|(chosen, ..)| *chosen == name);
        let (chosen, named) = chosen.map_or((None, None), |(_, gift, named)| (Some(gift), named));
        let fixed = |base| Some(Content::Pointer(Place { base, offset: 0 }));
        let content = match chosen {
            Some(Gift::Null) => Some(Content::Null),
            Some(Gift::Known) | None => {
                self.view(block, known);
                self.content(address, known, block, self.script.blocks[block].steps.len())
            }
            // What is declared to lead to a function is one of the outside where no object was made.
            Some(Gift::Own) if self.made.contains_key(&address) => fixed(Base::Made(self.made[&address])),
            Some(Gift::Named) => named.and_then(|id| fixed(Base::Function(id))),
            Some(Gift::Function | Gift::Own) => {
                self.outside_function().and_then(|id| fixed(Base::Function(id)))
            }
        };
        let Some(content) = content else { return self.fall_short("where a pointer from outside leads") };
        let moves = |place: &Place| matches!(place.base, Base::Given(_) | Base::Known(..));
        if self.forgets && matches!(&content, Content::Pointer(place) if moves(place)) {
            self.fall_short("what functions keep that change nothing");
        }
        match (is_argument, chosen, content) {
            (true, None, Content::Pointer(place)) => self.callee = Some(place.base),
            (true, _, content) => self.args.push(content),
            (false, _, content) => self.result(&name, depth, Type::Pointer, content),
        }
    }

    fn outside_function(&self) -> Option<FunctionId> {
        self.program.outside.iter().find_map(|operand| match operand {
            Operand::Function(id) if self.program.functions[*id].name == named::OUTSIDE => Some(*id),
            _ => None,
        })
    }

    /// A function is called; from outside, if the running function is one that stands for that.
    fn call(&mut self, event: &Event, callee: FunctionId) {
        let from = &self.program.functions[event.function].name;
        let base = match &**from {
            CALLBACKS => self.callee.take(),
            START => Some(Base::Function(callee)),
            _ => return,
        };
        if self.program.functions[callee].name == CALLBACKS {
            return;
        }
        let args = std::mem::take(&mut self.args);
        let block = if from == START { AS_MAIN } else { self.block_at(event.depth) };
        match base {
            Some(callee) => self.script.blocks[block].steps.push(Step::Call { callee, args }),
            None => self.fall_short("which function the outside calls"),
        }
    }

    fn fall_short(&mut self, what: &'static str) {
        if !self.script.shortfalls.contains(&what) {
            self.script.shortfalls.push(what);
        }
    }
}
