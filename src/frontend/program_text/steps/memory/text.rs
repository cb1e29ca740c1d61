//! What is in memory in words: values with what they point to, assignments, writes that no assignment told of, names of places.

use super::{Live, Memory};
use crate::program_text::steps::{Cell, Change, Object, Whose, show};
use crate::program_text::words;
use eufonium_ir::program::eval::events::ObjectKind;
use eufonium_ir::program::eval::{Value, function_at};
use eufonium_ir::program::{GlobalId, Program, SourceType, VariableId};

/// Characters of a constant text that are shown.
const TEXT: usize = 40;

impl Memory<'_> {
    /// A value in words, with the object that it points to.
    pub(super) fn value(&mut self, value: &Value, ty: &SourceType) -> (String, Option<usize>) {
        let (SourceType::Pointer, Some(address)) = (ty, value.number()) else {
            return (show(value, Some(ty)), None);
        };
        if address == 0 {
            return ("NULL".into(), None);
        }
        if let Some(function) = function_at(self.program, address) {
            return (self.program.functions[function].name.clone(), None);
        }
        let found = self.live.range(..=address).next_back().map(|(start, live)| (*start, live.size));
        match found.filter(|(start, size)| address - start <= *size) {
            Some((start, _)) => self.address(start, address - start),
            None => (format!("dangling {address:#x}"), None),
        }
    }

    fn address(&mut self, start: u64, offset: u64) -> (String, Option<usize>) {
        self.show_object(start);
        let live = &self.live[&start];
        let path = match offset {
            0 => String::new(),
            _ if offset == live.size => " (behind the end)".into(),
            _ => match self.part(live, offset).filter(|part| part.offset == offset) {
                Some(part) => part.path,
                None => format!("[byte {offset}]"),
            },
        };
        let name = live.shown.map_or("?", |shown| self.objects[shown].name.as_str());
        let text = match (live.kind, live.variable) {
            // What has no name in the source is named as the pointer to it.
            (ObjectKind::Global(_) | ObjectKind::Heap | ObjectKind::Outside, None) if offset == 0 => {
                name.to_owned()
            }
            _ => format!("&{name}{path}"),
        };
        (text, live.shown)
    }

    /// A value without a type.
    pub(in super::super) fn shown(&self, value: &Value) -> String {
        let pointer = value.number().filter(|at| *at > 0xffff).and_then(|address| {
            let (start, live) = self.live.range(..=address).next_back()?;
            let name = live.shown.map(|shown| self.objects[shown].name.as_str())?;
            let plain = live.variable.is_none();
            (address == *start).then(|| if plain { name.to_owned() } else { format!("&{name}") })
        });
        pointer.unwrap_or_else(|| show(value, None))
    }

    /// The words for an assignment to a variable: where, and what.
    pub(in super::super) fn assigned(
        &mut self,
        variable: VariableId,
        offset: Option<u64>,
        value: &Value,
        depth: u32,
    ) -> Option<(String, String)> {
        let size = match value {
            Value::Word(bits) => Some(u64::from(bits.width() / 8)),
            Value::Array(_) => None,
        };
        let (name, ty) = words::part(self.program, variable, offset, size);
        let (text, target) = self.value(value, &ty);
        if self.placed.contains(&variable) {
            return Some((name, text));
        }
        // It has no place in memory.
        let whose = match self.program.variables[variable].function {
            Some(_) => Whose::Local(depth),
            None => Whose::Global,
        };
        let (_, cell) = *self.values.entry((depth, variable)).or_insert_with(|| {
            let object = self.objects.len();
            let ty = self.program.shapes.of(variable);
            let ty = ty.map_or(String::new(), |shape| self.program.shapes.type_name(shape));
            self.objects.push(Object { name: name.clone(), ty, size: 0, whose });
            self.cells.push(Cell { object, offset: 0, path: String::new() });
            self.shown.push((String::new(), None));
            self.changes.push(Change::Made(object));
            (object, self.cells.len() - 1)
        });
        self.wrote = true;
        self.changes.push(Change::Set(cell, text.clone(), target));
        Some((name, text))
    }

    /// What is at a place, as far as a part with this size has a name.
    pub(super) fn whole_at(&self, start: u64, length: u64) -> Option<String> {
        let (object, live) = self.live.range(..=start).next_back()?;
        let (offset, name) = (start - object, &self.objects[live.shown?].name);
        if offset == 0 && length == live.size && live.variable.is_some() {
            return Some(name.clone());
        }
        let path = self.program.shapes.path(live.shape?, offset, length)?;
        Some(format!("{name}{path}"))
    }

    /// The words for a write that no assignment told of.
    pub(in super::super) fn stored(&mut self, start: u64, length: u64) -> Option<String> {
        if !self.wrote {
            return None;
        }
        let (object, live) = self.live.range(..=start).next_back()?;
        let offset = start - object;
        let shown = live.shown?;
        if let (Some(to), Some(from)) = (self.whole_at(start, length), self.copy.take()) {
            return Some(format!("{to} = {from}"));
        }
        let live = self.live.range(..=start).next_back()?.1;
        match live.cells.get(&offset) {
            Some((size, cell)) if *size == length => {
                let (object, path) = (&self.objects[shown].name, &self.cells[*cell].path);
                Some(format!("{object}{path} = {}", self.shown[*cell].0))
            }
            _ => {
                let place = self.whole_at(start, length).unwrap_or_else(|| self.objects[shown].name.clone());
                Some(format!("{length} bytes of {place} are written"))
            }
        }
    }
}

/// What a constant without a name is called: its text, if it is one.
pub(super) fn text_of(program: &Program, id: GlobalId, live: &Live) -> String {
    let global = &program.globals[id];
    let end = live.size.saturating_sub(1).min(TEXT as u64);
    let text: Option<String> = (0..end)
        .map(|at| {
            live.bytes.get(&at).map(|byte| char::from(*byte)).filter(|c| c.is_ascii_graphic() || *c == ' ')
        })
        .collect();
    match text {
        Some(text) if global.constant && live.size > 1 => format!("\"{text}\""),
        _ => global.name.clone(),
    }
}
