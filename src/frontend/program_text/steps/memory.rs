//! The objects of a run, with the bytes that they hold and the cells that are shown of them.

mod text;

use super::{Cell, Change, Object, Whose};
use eufonium_base::ids::Id;
use eufonium_base::{Bits, HashMap, HashSet};
use eufonium_ir::program::eval::Value;
use eufonium_ir::program::eval::events::{Effect, ObjectKind};
use eufonium_ir::program::shape::{Part, Shape, ShapeId};
use eufonium_ir::program::{Program, SourceType, VariableId};
use std::collections::{BTreeMap, BTreeSet};
use text::text_of;

/// So many parts of an object are shown before they have values.
const SHOWN: usize = 16;
/// So many global variables are shown at the start; others when they are written.
const GLOBALS: usize = 64;
/// Longer operations are not followed byte by byte.
const LONGEST: u64 = 1 << 16;

/// An object that exists.
#[derive(Debug)]
struct Live {
    size: u64,
    kind: ObjectKind,
    depth: u32,
    zeroed: bool,
    bytes: HashMap<u64, u8>,
    shape: Option<ShapeId>,
    variable: Option<VariableId>,
    /// Its position among those that are shown, once it is.
    shown: Option<usize>,
    /// Its cells by where they start, with their sizes.
    cells: BTreeMap<u64, (u64, usize)>,
}

#[derive(Debug)]
pub(super) struct Memory<'a> {
    program: &'a Program,
    live: BTreeMap<u64, Live>,
    /// Variables that are values: their objects, by the call that they belong to.
    values: BTreeMap<(u32, VariableId), (usize, usize)>,
    objects: Vec<Object>,
    cells: Vec<Cell>,
    changes: Vec<Change>,
    /// Variables that have a place in memory.
    placed: HashSet<VariableId>,
    heap: usize,
    /// What is shown of each cell.
    shown: Vec<(String, Option<usize>)>,
    /// Whether something was written since changes were asked for.
    wrote: bool,
    /// What was copied last.
    copy: Option<String>,
}

impl<'a> Memory<'a> {
    pub(super) fn new(program: &'a Program) -> Self {
        let (live, values) = (BTreeMap::new(), BTreeMap::new());
        let (objects, cells, changes) = (Vec::new(), Vec::new(), Vec::new());
        Memory {
            program,
            live,
            values,
            objects,
            cells,
            changes,
            placed: HashSet::default(),
            heap: 0,
            shown: vec![],
            wrote: false,
            copy: None,
        }
    }

    pub(super) fn finish(self) -> (Vec<Object>, Vec<Cell>) {
        (self.objects, self.cells)
    }

    /// What changed since this was asked.
    pub(super) fn take(&mut self) -> Vec<Change> {
        self.wrote = false;
        std::mem::take(&mut self.changes)
    }

    /// Whether something was written since changes were asked for.
    pub(super) fn wrote(&self) -> bool {
        self.wrote
    }

    pub(super) fn effect(&mut self, effect: &Effect, depth: u32) {
        match effect {
            Effect::Made { start, size, kind, zeroed } => self.made(*start, *size, *kind, *zeroed, depth),
            Effect::Declared { variable, start, size } => self.declared(*variable, *start, *size, depth),
            Effect::Wrote { start, bytes } => self.write(*start, bytes),
            Effect::Filled { start, length, byte } => {
                self.write(*start, &vec![*byte; (*length).min(LONGEST) as usize]);
            }
            Effect::Copied { to, from, length } => self.copied(*to, *from, (*length).min(LONGEST)),
            Effect::Freed { start } => self.gone(*start),
            Effect::Stored { .. } => {}
        }
    }

    fn made(&mut self, start: u64, size: u64, kind: ObjectKind, zeroed: bool, depth: u32) {
        let variable = match kind {
            ObjectKind::Global(id) => self.program.globals[id].variable,
            _ => None,
        };
        let shape = variable.and_then(|v| self.program.shapes.of(v));
        let (bytes, cells) = (HashMap::default(), BTreeMap::new());
        self.placed.extend(variable);
        let live = Live { size, kind, depth, zeroed, bytes, shape, variable, shown: None, cells };
        self.live.insert(start, live);
        if matches!(kind, ObjectKind::Heap | ObjectKind::Outside) {
            self.show_object(start);
        }
    }

    /// Shows global variables that may change.
    pub(super) fn show_globals(&mut self) {
        let shown = |live: &Live| match live.kind {
            ObjectKind::Global(id) => live.variable.is_some() && !self.program.globals[id].constant,
            _ => false,
        };
        let starts: Vec<u64> =
            self.live.iter().filter(|(_, live)| shown(live)).map(|(start, _)| *start).take(GLOBALS).collect();
        for start in starts {
            self.show_object(start);
        }
    }

    fn declared(&mut self, variable: VariableId, start: u64, size: u64, depth: u32) {
        let shape = self.program.shapes.of(variable);
        let Some(live) = self.live.get_mut(&start) else { return };
        if live.variable.is_none() {
            (live.variable, live.shape, live.depth) = (Some(variable), shape, depth);
        }
        if live.size == size {
            self.placed.insert(variable);
            self.show_object(start);
        }
    }

    /// Functions that were deeper have ended.
    pub(super) fn leave(&mut self, depth: u32) {
        let ended = |live: &Live| live.kind == ObjectKind::Stack && live.depth > depth;
        let starts: Vec<u64> =
            self.live.iter().filter(|(_, live)| ended(live)).map(|(start, _)| *start).collect();
        starts.into_iter().for_each(|start| self.gone(start));
        let first = self.values.range((depth + 1, VariableId::from_usize(0))..).map(|(key, _)| *key);
        for key in first.collect::<Vec<_>>() {
            if let Some((object, _)) = self.values.remove(&key) {
                self.changes.push(Change::Gone(object));
            }
        }
    }

    fn gone(&mut self, start: u64) {
        if let Some(shown) = self.live.remove(&start).and_then(|live| live.shown) {
            self.changes.push(Change::Gone(shown));
        }
    }

    fn show_object(&mut self, start: u64) {
        let (program, number) = (self.program, self.heap + 1);
        let Some(live) = self.live.get_mut(&start) else { return };
        if live.shown.is_some() {
            return;
        }
        let whose = match live.kind {
            ObjectKind::Global(_) => Whose::Global,
            ObjectKind::Stack => Whose::Local(live.depth),
            ObjectKind::Heap => Whose::Heap,
            ObjectKind::Outside => Whose::Outside,
        };
        let name = match (live.variable, live.kind) {
            (Some(variable), _) => program.variables[variable].name.clone(),
            (None, ObjectKind::Global(id)) => text_of(program, id, live),
            (None, ObjectKind::Stack) => "local".into(),
            (None, ObjectKind::Heap | ObjectKind::Outside) => {
                self.heap = number;
                let owner = if live.kind == ObjectKind::Heap { "heap" } else { "outside" };
                format!("{owner}#{number}")
            }
        };
        let ty = live.shape.map_or(String::new(), |shape| program.shapes.type_name(shape));
        live.shown = Some(self.objects.len());
        self.changes.push(Change::Made(self.objects.len()));
        self.objects.push(Object { name, ty, size: live.size, whose });
        self.show_parts(start);
    }

    /// Shows the first parts of an object, with their values if they have some.
    fn show_parts(&mut self, start: u64) {
        let live = &self.live[&start];
        let Some(shape) = live.shape else { return };
        let size = self.program.shapes.get(shape).size.max(1);
        let copies = (live.size / size).clamp(1, SHOWN as u64);
        let parts = self.program.shapes.parts(shape, SHOWN);
        let offsets: Vec<u64> = (0..copies)
            .flat_map(|i| parts.iter().map(move |part| i * size + part.offset))
            .take(SHOWN)
            .collect();
        offsets.into_iter().for_each(|offset| self.refresh(start, offset));
    }

    /// The part of an object that holds a byte, if its shape has a name for it.
    fn part(&self, live: &Live, offset: u64) -> Option<Part> {
        let shape = live.shape?;
        let size = self.program.shapes.get(shape).size;
        if size == 0 || live.size < 2 * size {
            return self.program.shapes.part(shape, offset);
        }
        // Several one behind the other.
        let (index, inside) = (offset / size, offset % size);
        let part = self.program.shapes.part(shape, inside)?;
        let path = format!("[{index}]{}", part.path);
        Some(Part { path, offset: index * size + part.offset, ..part })
    }

    fn write(&mut self, start: u64, bytes: &[u8]) {
        (self.wrote, self.copy) = (true, None);
        let Some((object, live)) = self.live.range_mut(..=start).next_back() else { return };
        let (object, offset) = (*object, start - *object);
        if offset + bytes.len() as u64 > live.size {
            return;
        }
        live.bytes.extend(bytes.iter().enumerate().map(|(i, byte)| (offset + i as u64, *byte)));
        self.changed(object, offset, bytes.len() as u64);
    }

    fn copied(&mut self, to: u64, from: u64, length: u64) {
        let Some((object, live)) = self.live.range(..=from).next_back() else { return };
        let offset = from - object;
        let byte = |at: u64| live.bytes.get(&at).copied().or(live.zeroed.then_some(0));
        let bytes: Option<Vec<u8>> = (offset..offset + length).map(byte).collect();
        let copy = self.whole_at(from, length);
        if let Some(bytes) = bytes {
            self.write(to, &bytes);
        }
        self.copy = copy;
    }

    /// Shows anew what bytes of an object are.
    fn changed(&mut self, object: u64, offset: u64, length: u64) {
        let Some(live) = self.live.get(&object) else { return };
        if live.shown.is_none() {
            match live.kind {
                ObjectKind::Global(_) if self.objects.is_empty() => return,
                // It is declared later, or has no name in the source.
                ObjectKind::Stack => return,
                _ => self.show_object(object),
            }
        }
        let live = &self.live[&object];
        let mut places = BTreeSet::new();
        let mut at = offset;
        while at < offset + length && places.len() < SHOWN.max(64) {
            match self.part(live, at) {
                Some(part) => {
                    places.insert(part.offset);
                    at = part.offset + part.size.max(1);
                }
                None => {
                    // Bytes without a name are shown as they were written.
                    places.insert(at);
                    at = offset + length;
                }
            }
        }
        for place in places {
            self.refresh_as(object, place, offset + length - place.min(offset + length));
        }
    }

    fn refresh(&mut self, object: u64, offset: u64) {
        self.refresh_as(object, offset, 0);
    }

    /// Shows the cell at an offset; of `length` bytes if nothing gives it another size.
    fn refresh_as(&mut self, object: u64, offset: u64, length: u64) {
        let live = &self.live[&object];
        let part = self.part(live, offset);
        let (start, size, path, ty, pointee) = match part {
            Some(part) => {
                let pointee = match &self.program.shapes.get(part.shape).shape {
                    Shape::Pointer(pointee) => *pointee,
                    _ => None,
                };
                (part.offset, part.size, part.path, self.program.shapes.source_type(part.shape), pointee)
            }
            None if length == 0 || length > 16 => return,
            None => {
                let ty = live.variable.filter(|_| offset == 0 && length == live.size);
                let ty = ty.map(|v| self.program.variables[v].ty.clone());
                let path = if offset == 0 && length == live.size {
                    String::new()
                } else {
                    format!("[byte {offset}]")
                };
                (offset, length, path, ty.unwrap_or(SourceType::Other(String::new())), None)
            }
        };
        let value = word(self.program, live, start, size);
        if let (Some(address), Some(pointee)) = (value.as_ref().and_then(Bits::as_u64), pointee) {
            self.give_shape(address, pointee);
        }
        let (text, target) = match value {
            Some(bits) => self.value(&Value::Word(bits), &ty),
            None => ("?".into(), None),
        };
        let cell = self.cell(object, start, size, path);
        if self.shown[cell].0 != text || self.shown[cell].1 != target {
            self.shown[cell] = (text.clone(), target);
            self.changes.push(Change::Set(cell, text, target));
        }
    }

    fn cell(&mut self, object: u64, offset: u64, size: u64, path: String) -> usize {
        let live = self.live.get_mut(&object).expect("it exists");
        if let Some((known, cell)) = live.cells.get(&offset)
            && *known == size
        {
            return *cell;
        }
        let cell = self.cells.len();
        live.cells.insert(offset, (size, cell));
        self.cells.push(Cell { object: live.shown.expect("it is shown"), offset, path });
        self.shown.push((String::new(), None));
        cell
    }

    /// Objects of the heap are what the first pointer with a type says.
    fn give_shape(&mut self, address: u64, pointee: ShapeId) {
        let named = self.program.shapes.get(pointee);
        let Some(live) = self.live.get_mut(&address) else { return };
        let fits = named.size > 0 && live.size >= named.size;
        // Pointers to characters lead to anything.
        let is_plain = named.size == 1 && live.size > 1 && !live.bytes.is_empty();
        if live.shape.is_some() || live.variable.is_some() || !fits || is_plain {
            return;
        }
        live.shape = Some(pointee);
        if let (Some(shown), false) = (live.shown, named.name.is_empty()) {
            self.objects[shown].ty.clone_from(&named.name);
        }
        if live.shown.is_some() && live.cells.is_empty() {
            self.show_parts(address);
        }
    }
}

/// A word of an object, if all its bytes have values.
fn word(program: &Program, live: &Live, start: u64, size: u64) -> Option<Bits> {
    let byte = |at: u64| live.bytes.get(&at).copied().or(live.zeroed.then_some(0));
    let mut bytes: Vec<u8> = (start..start + size.min(64)).map(byte).collect::<Option<_>>()?;
    if !program.little_endian {
        bytes.reverse();
    }
    let width = 8 * bytes.len() as u32;
    Some(Bits::from_fn(width, |i| bytes[(i / 8) as usize] >> (i % 8) & 1 == 1))
}
