//! Which exceptions a handler catches: what typeinfo says of types, and what landing pads are entered for.
//!
//! Typeinfo of classes names their bases (Itanium C++ ABI 2.9.5), so whether one class is derived from another one, and where it lies in it, is read
//! off the module, and off the models (`models/typeinfo.c`) for types of the language and exceptions of the library. A class that is only declared has bases
//! that nobody knows.
//!
//! Invariant: [`Match::Unknown`] wherever another answer would be a guess: bases of unknown classes, virtual bases (whose place only objects
//! know), pointers to members, null pointers, pointers to pointers.
//!
//! Source: Itanium C++ ABI 2.9.5 (typeinfo); Itanium C++ ABI: Exception Handling 2.5.1; C++17 18.3 (which handlers match).

use crate::llvm::module::{
    Block, BlockId, Clause, Constant, FuncId, Global, GlobalId, InstrKind, Module, Operand, TypeId, Value,
};
use eufonium_base::HashMap;
use std::collections::BTreeSet;

#[cfg(test)]
mod tests;

/// A type, by the name of its typeinfo; those that several files have of one name apart.
pub(super) type Key = String;

/// How deep classes are looked for bases.
const DEPTH: u32 = 32;
/// What is known of a type.
enum Shape {
    /// It is like no other one.
    Plain,
    /// A class with its bases, if they are known.
    Class(Option<Vec<Base>>),
    /// A pointer: which qualifiers its target has, and that target.
    Pointer(u64, Key),
    /// Nothing.
    Unknown,
}

struct Base {
    class: Key,
    /// Where it is; of a virtual one only objects know it.
    offset: Option<i64>,
    public: bool,
}

/// Whether a handler for a type catches an exception.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Match {
    /// It is given a part of the object, so many bytes behind its start.
    Yes(i64),
    No,
    Unknown,
}

/// What becomes of an exception at a landing pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It lands, with a selector and the place of the part that the handler is for.
    Lands { selector: i64, offset: i64 },
    /// It leaves the function.
    Leaves,
    /// It is not known.
    Unknown(String),
}

/// What is decided of all landing pads.
pub(super) struct Entering {
    /// By the block, for each thrown type in order what becomes of it.
    pub pads: HashMap<(FuncId, BlockId), Vec<Outcome>>,
    /// The numbers of caught types by their typeinfo.
    selectors: HashMap<GlobalId, i64>,
}

impl Entering {
    /// The number of a type that is caught somewhere; zero for others, which selectors never are.
    pub fn selector(&self, typeinfo: Option<GlobalId>) -> i64 {
        typeinfo.and_then(|id| self.selectors.get(&id)).copied().unwrap_or(0)
    }
}

/// The selector of a handler for everything.
const ANY: i64 = 1;
/// The selector of a specification that an exception violates.
const FILTER: i64 = -1;

/// What all landing pads of a module are entered for, of these types.
pub(super) fn entering(module: &Module, thrown: &[Key]) -> Entering {
    let infos = Typeinfos::new(module);
    let pads = || {
        module.functions.iter().flat_map(|(id, function)| {
            function.blocks.iter().filter_map(move |(block, body)| pad(body).map(|pad| ((id, block), pad)))
        })
    };
    let caught: BTreeSet<GlobalId> =
        pads().flat_map(|(_, (_, clauses))| clauses).filter_map(caught).collect();
    let mut selectors = HashMap::default();
    let mut numbers: HashMap<Key, i64> = HashMap::default();
    for id in caught {
        let next = ANY + 1 + numbers.len() as i64;
        selectors.insert(id, *numbers.entry(infos.key_of(id)).or_insert(next));
    }
    let mut entering = Entering { pads: HashMap::default(), selectors };
    for (place, (cleanup, clauses)) in pads() {
        let of = |thrown: &Key| infos.outcome(thrown, cleanup, clauses, &entering);
        let outcomes = thrown.iter().map(of).collect();
        entering.pads.insert(place, outcomes);
    }
    entering
}

/// The landing pad of a block.
pub(super) fn pad(block: &Block) -> Option<(bool, &[Clause])> {
    block.instrs.iter().find_map(|instr| match &instr.kind {
        InstrKind::LandingPad { cleanup, clauses } => Some((*cleanup, &clauses[..])),
        _ => None,
    })
}

fn caught(clause: &Clause) -> Option<GlobalId> {
    match clause {
        Clause::Catch(operand) => typeinfo(operand),
        Clause::Filter(_) => None,
    }
}

/// The typeinfo that an operand is the address of.
pub(super) fn typeinfo(operand: &Operand) -> Option<GlobalId> {
    match &operand.value {
        Value::Constant(constant) => root(constant).map(|(id, _)| id),
        _ => None,
    }
}

/// The variable that an address is of or leads into, and whether it is its start.
fn root(constant: &Constant) -> Option<(GlobalId, bool)> {
    match constant {
        Constant::Global(id) => Some((*id, true)),
        Constant::Expr(kind) => match &**kind {
            InstrKind::Cast { value: Operand { value: Value::Constant(inner), .. }, .. } => root(inner),
            InstrKind::GetElementPtr { base: Operand { value: Value::Constant(inner), .. }, .. } => {
                root(inner).map(|(id, _)| (id, false))
            }
            _ => None,
        },
        _ => None,
    }
}

/// What a module says of types.
pub(super) struct Typeinfos<'m> {
    module: &'m Module,
    own: HashMap<Key, &'m Global>,
}

impl<'m> Typeinfos<'m> {
    pub fn new(module: &'m Module) -> Self {
        let mut infos = Typeinfos { module, own: HashMap::default() };
        for (id, global) in module.globals.iter().filter(|(_, g)| g.name.starts_with("_ZTI")) {
            infos.own.insert(infos.key_of(id), global);
        }
        infos
    }

    fn key_of(&self, id: GlobalId) -> Key {
        let global = &self.module.globals[id];
        match global.is_local() {
            true => format!("{} {id:?}", global.name),
            false => global.name.clone(),
        }
    }

    /// The type whose typeinfo an operand is the address of, if it is one.
    pub fn key(&self, operand: &Operand) -> Option<Key> {
        let Value::Constant(constant) = &operand.value else { return None };
        let (id, start) = root(constant)?;
        (start && self.module.globals[id].name.starts_with("_ZTI")).then(|| self.key_of(id))
    }

    /// Whether it is a type of pointers, by the first letter of its name.
    pub fn is_pointer(&self, key: &Key) -> bool {
        key.starts_with("_ZTIP")
    }

    fn shape(&self, key: &Key) -> Shape {
        let Some(Constant::Aggregate(fields)) = self.own.get(key).and_then(|global| global.init.as_ref())
        else {
            return by_name(key);
        };
        let table = fields.first().and_then(|(_, table)| root(table));
        let table = table.map_or("", |(id, _)| &self.module.globals[id].name);
        let Some(kind) = table.strip_prefix("_ZTVN10__cxxabiv1") else { return Shape::Unknown };
        match kind.trim_start_matches(|c: char| c.is_ascii_digit()) {
            "__class_type_infoE" => Shape::Class(Some(vec![])),
            "__si_class_type_infoE" => Shape::Class(self.single(fields)),
            "__vmi_class_type_infoE" => Shape::Class(self.several(fields)),
            "__pointer_type_infoE" => match (number(fields.get(2)), self.field(fields.get(3))) {
                (Some(flags), Some(target)) if flags & !7 == 0 => Shape::Pointer(flags as u64, target),
                _ => Shape::Unknown,
            },
            "__enum_type_infoE"
            | "__array_type_infoE"
            | "__function_type_infoE"
            | "__fundamental_type_infoE" => Shape::Plain,
            _ => Shape::Unknown,
        }
    }

    fn field(&self, field: Option<&(TypeId, Constant)>) -> Option<Key> {
        root(&field?.1).filter(|(_, start)| *start).map(|(id, _)| self.key_of(id))
    }

    fn single(&self, fields: &[(TypeId, Constant)]) -> Option<Vec<Base>> {
        Some(vec![Base { class: self.field(fields.get(2))?, offset: Some(0), public: true }])
    }

    /// Flags, the number of bases, and for each its typeinfo and where it is, above eight flags.
    fn several(&self, fields: &[(TypeId, Constant)]) -> Option<Vec<Base>> {
        let count = usize::try_from(number(fields.get(3))?).ok()?;
        (0..count)
            .map(|n| {
                let class = self.field(fields.get(4 + 2 * n))?;
                let place = number(fields.get(5 + 2 * n))?;
                let (is_virtual, public) = (place & 1 != 0, place & 2 != 0);
                Some(Base { class, offset: (!is_virtual).then_some(place >> 8), public })
            })
            .collect()
    }

    fn outcome(&self, thrown: &Key, cleanup: bool, clauses: &[Clause], entering: &Entering) -> Outcome {
        for clause in clauses {
            match clause {
                Clause::Catch(operand) => match self.caught_by(thrown, operand) {
                    Match::Yes(offset) => {
                        let selector = typeinfo(operand).map_or(ANY, |id| entering.selector(Some(id)));
                        return Outcome::Lands { selector, offset };
                    }
                    Match::No => {}
                    Match::Unknown => return self.undecided(thrown, operand),
                },
                Clause::Filter(allowed) => match self.allowed(thrown, allowed) {
                    Some(true) => {}
                    Some(false) => return Outcome::Lands { selector: FILTER, offset: 0 },
                    None => return self.undecided(thrown, allowed),
                },
            }
        }
        if cleanup { Outcome::Lands { selector: 0, offset: 0 } } else { Outcome::Leaves }
    }

    fn undecided(&self, thrown: &Key, caught: &Operand) -> Outcome {
        let caught = self.key(caught).unwrap_or_else(|| "an exception specification".to_string());
        Outcome::Unknown(format!("whether {caught} catches {thrown}"))
    }

    fn caught_by(&self, thrown: &Key, operand: &Operand) -> Match {
        if matches!(operand.value, Value::Constant(Constant::Null | Constant::Zero)) {
            return Match::Yes(0);
        }
        self.key(operand).map_or(Match::Unknown, |caught| self.matches(thrown, &caught))
    }

    /// Whether a specification allows a type.
    fn allowed(&self, thrown: &Key, operand: &Operand) -> Option<bool> {
        let entries = match &operand.value {
            Value::Constant(Constant::Aggregate(entries)) => &entries[..],
            Value::Constant(Constant::Zero | Constant::Undef) => &[],
            _ => return None,
        };
        for (ty, entry) in entries {
            let entry = Operand { ty: *ty, value: Value::Constant(entry.clone()) };
            match self.caught_by(thrown, &entry) {
                Match::Yes(_) => return Some(true),
                Match::No => {}
                Match::Unknown => return None,
            }
        }
        Some(false)
    }

    fn matches(&self, thrown: &Key, caught: &Key) -> Match {
        if thrown == caught {
            return Match::Yes(0);
        }
        match (self.shape(thrown), self.shape(caught)) {
            (Shape::Class(_), Shape::Class(_)) => self.part(thrown, caught),
            (Shape::Class(_) | Shape::Plain, Shape::Class(_) | Shape::Plain | Shape::Pointer(..)) => {
                Match::No
            }
            (Shape::Pointer(..), Shape::Class(_) | Shape::Plain) => Match::No,
            (Shape::Pointer(own, from), Shape::Pointer(other, to)) => {
                let converts = own & !other == 0;
                match self.pointee(&from, &to) {
                    Match::Yes(0) if converts => Match::Yes(0),
                    Match::Yes(0) | Match::No => Match::No,
                    // A null pointer has no parts.
                    _ => Match::Unknown,
                }
            }
            _ => Match::Unknown,
        }
    }

    /// Whether a pointer to one type converts to one to another type, but for qualifiers.
    fn pointee(&self, from: &Key, to: &Key) -> Match {
        if from == to || to == "_ZTIv" {
            return Match::Yes(0);
        }
        match (self.shape(from), self.shape(to)) {
            (Shape::Class(_), Shape::Class(_)) => self.part(from, to),
            (Shape::Class(_) | Shape::Plain, Shape::Class(_) | Shape::Plain) => Match::No,
            _ => Match::Unknown,
        }
    }

    /// Whether a class has another one as one public part.
    fn part(&self, class: &Key, wanted: &Key) -> Match {
        let mut search = Search::default();
        self.search(class, wanted, Some(0), true, DEPTH, &mut search);
        match (&search.found[..], search.unknown) {
            (_, true) => Match::Unknown,
            ([], _) => Match::No,
            ([(Some(offset), public)], _) => {
                if *public {
                    Match::Yes(*offset)
                } else {
                    Match::No
                }
            }
            ([(None, _)], _) => Match::Unknown,
            // Two parts of one class are ambiguous, but that a virtual one is found twice means nothing.
            (several, _) if several.iter().all(|(offset, _)| offset.is_some()) => Match::No,
            _ => Match::Unknown,
        }
    }

    fn search(
        &self,
        class: &Key,
        wanted: &Key,
        at: Option<i64>,
        public: bool,
        depth: u32,
        search: &mut Search,
    ) {
        let Shape::Class(Some(bases)) = self.shape(class) else {
            search.unknown = true;
            return;
        };
        if depth == 0 {
            search.unknown = true;
            return;
        }
        for base in bases {
            let offset = at.zip(base.offset).map(|(at, offset)| at + offset);
            let public = public && base.public;
            if base.class == *wanted {
                search.found.push((offset, public));
            } else {
                self.search(&base.class, wanted, offset, public, depth - 1, search);
            }
        }
    }
}

/// The parts that were found, with their places and whether they are public; and whether there may be others.
#[derive(Default)]
struct Search {
    found: Vec<(Option<i64>, bool)>,
    unknown: bool,
}

/// A type that the module does not define: one whose name is that of a class, or any.
fn by_name(key: &Key) -> Shape {
    let name = key.strip_prefix("_ZTI").unwrap_or("");
    match name.starts_with(|c: char| c.is_ascii_digit() || c == 'N' || c == 'S') {
        true => Shape::Class(None),
        false => Shape::Unknown,
    }
}

fn number(field: Option<&(TypeId, Constant)>) -> Option<i64> {
    match &field?.1 {
        Constant::Int(bits) => match bits.width() {
            width @ 1..=64 => bits.as_u64().map(|n| ((n << (64 - width)) as i64) >> (64 - width)),
            _ => None,
        },
        Constant::Zero => Some(0),
        _ => None,
    }
}
