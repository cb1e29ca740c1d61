//! Random places and values: what is in scope, and what is reached from there through pointers and fields.
//!
//! A place or value comes with the conditions under which it is defined (pointers on the way that are not null).

use super::generate::Writer;
use super::program::Ty::{self, *};

/// A variable in scope.
#[derive(Clone, Debug)]
pub struct Variable {
    pub name: String,
    pub ty: Ty,
    /// The number of elements of an array.
    pub count: Option<u64>,
    pub writable: bool,
    /// Whether a pointer was not null when it was declared, and is not assigned to.
    pub points: bool,
    /// Whether its address may be taken.
    pub addressable: bool,
}

impl Variable {
    pub fn new(name: &str, ty: Ty) -> Variable {
        let name = name.to_string();
        Variable { name, ty, count: None, writable: true, points: false, addressable: true }
    }
}

/// C with the conditions for it.
#[derive(Clone, Debug)]
pub struct Guarded {
    pub text: String,
    pub guards: Vec<String>,
}

impl Guarded {
    pub fn plain(text: impl Into<String>) -> Guarded {
        Guarded { text: text.into(), guards: vec![] }
    }
    fn with(&self, text: String) -> Guarded {
        Guarded { text, guards: self.guards.clone() }
    }
    fn through(&self, text: String) -> Guarded {
        let mut guards = self.guards.clone();
        guards.push(self.text.clone());
        Guarded { text, guards }
    }
}

#[derive(Clone, Debug)]
pub struct Place {
    pub at: Guarded,
    pub ty: Ty,
    pub writable: bool,
    pub addressable: bool,
    depth: u32,
}

impl Writer<'_> {
    /// All places of a type, up to two pointers or fields away from a variable.
    pub fn places(&mut self, ty: Ty) -> Vec<Place> {
        let mut all: Vec<Place> = vec![];
        for variable in self.scope.clone() {
            let at = match variable.count {
                Some(count) => {
                    let index = self.index(count);
                    Guarded::plain(format!("{}[{index}]", variable.name))
                }
                None => Guarded::plain(variable.name.clone()),
            };
            let Variable { ty, writable, addressable, .. } = variable;
            let first = Place { at, ty, writable: writable && !variable.points, addressable, depth: 0 };
            let known = variable.points;
            let mut work = vec![(first, known)];
            while let Some((place, known)) = work.pop() {
                if place.depth < 3 {
                    let parts = self.parts(&place, known);
                    work.extend(parts.into_iter().map(|p| (p, false)));
                }
                all.push(place);
            }
        }
        all.retain(|p| p.ty == ty);
        all
    }

    fn index(&mut self, count: u64) -> String {
        let past = u64::from(self.rng.chance(self.risk.access));
        let number = self.rng.below(count + past).to_string();
        let numbers: Vec<String> =
            self.scope.iter().filter(|v| v.ty == Int && v.count.is_none()).map(|v| v.name.clone()).collect();
        if numbers.is_empty() || self.rng.chance(60) {
            return number;
        }
        self.tag("computed index");
        let name = &numbers[self.rng.below(numbers.len() as u64) as usize];
        format!("(unsigned){name} % {}", count + past)
    }

    fn parts(&mut self, place: &Place, known: bool) -> Vec<Place> {
        let text = &place.at.text;
        let depth = place.depth + 1;
        let field = |name: &str, ty, addressable| Place {
            at: place.at.with(format!("{text}.{name}")),
            ty,
            writable: place.writable,
            addressable: place.addressable && addressable,
            depth,
        };
        let element = self.rng.below(3);
        let s_fields = [("a", Int), ("c", Char), ("p", IntPtr), ("n", SPtr), ("f", FnInt)];
        match place.ty {
            S => {
                let mut parts: Vec<Place> = s_fields.iter().map(|(n, t)| field(n, *t, true)).collect();
                parts.push(field(&format!("v[{element}]"), Int, true));
                parts
            }
            T => {
                let fields = [("h", Short), ("s", S), ("q", SPtr), ("w", VoidPtr), ("l", Long)];
                let mut parts: Vec<Place> = fields.iter().map(|(n, t)| field(n, *t, true)).collect();
                parts.push(field("b", Int, false));
                parts.push(field("d", Unsigned, false));
                parts
            }
            U => vec![
                field("i", Int, true),
                field("u", Unsigned, true),
                field(&format!("b[{element}]"), Byte, true),
                field(&format!("h[{}]", element % 2), Short, true),
            ],
            IntPtr | IntPtrPtr | SPtr | TPtr => {
                let ty = place.ty.target().expect("it is a pointer");
                let at = if known {
                    place.at.with(format!("(*{text})"))
                } else {
                    place.at.through(format!("(*{text})"))
                };
                vec![Place { at, ty, writable: true, addressable: true, depth }]
            }
            _ => vec![],
        }
    }

    fn one<X: Clone>(&mut self, items: &[X]) -> Option<X> {
        (!items.is_empty()).then(|| items[self.rng.below(items.len() as u64) as usize].clone())
    }

    /// A place of this type; nearer ones more often.
    pub fn place(&mut self, ty: Ty, writable: bool) -> Option<Place> {
        let mut places = self.places(ty);
        places.retain(|p| !writable || p.writable);
        let near = self.rng.below(4) as u32;
        let some: Vec<Place> = places.iter().filter(|p| p.depth <= near).cloned().collect();
        let found = self.one(if some.is_empty() { &places } else { &some })?;
        if !found.at.guards.is_empty() {
            self.tag("access through a pointer");
        }
        Some(found)
    }

    /// A number that the outside may like as well.
    pub fn number(&mut self) -> i64 {
        let small = [0, 1, 2, 3, 5, 7, 10, -1, -2, 42, 100, 255];
        let number = self.rng.pick(&small);
        self.program.constants.insert(number);
        number
    }

    /// A value of a number type.
    pub fn integer(&mut self, depth: u32) -> Guarded {
        if depth == 0 || self.rng.chance(30) {
            return self.leaf();
        }
        let a = self.integer(depth - 1);
        let b = self.integer(depth - 1);
        let (x, y) = (&a.text, &b.text);
        let plain = self.rng.chance(self.risk.arithmetic);
        let text = match self.rng.below(14) {
            0 if plain => format!("({x} + {y})"),
            1 if plain => format!("({x} * {y})"),
            2 if plain => format!("({x} - {y})"),
            3 if plain => format!("(- {x})"),
            4 if plain => format!("({x} / {y})"),
            0 | 1 => format!("(({x} & 63) + ({y} & 63))"),
            2 => format!("(int)((unsigned){x} - (unsigned){y})"),
            3 => format!("(int)((unsigned){x} * 3u + 1u)"),
            4 => {
                self.tag("division");
                format!("(({x} & 255) / (({y} & 7) + 1))")
            }
            5 => {
                self.tag("shift");
                format!("(({x} & 255) << ({y} & 7))")
            }
            6 => {
                self.tag("shift");
                format!("({x} >> ({y} & 15))")
            }
            7 => format!("({x} < {y})"),
            8 => format!("({x} == {y})"),
            9 => format!("({x} ? {y} : {})", self.number()),
            10 => {
                self.tag("narrowing cast");
                let ty = self.rng.pick(&["signed char", "unsigned char", "short", "unsigned short"]);
                format!("(int)({ty}){x}")
            }
            11 => format!("({x} ^ {y})"),
            12 => format!("({x} | {y})"),
            _ => format!("(({x} & 1) && {y} > 0)"),
        };
        let mut guards = a.guards;
        guards.extend(b.guards);
        Guarded { text, guards }
    }

    fn leaf(&mut self) -> Guarded {
        match self.rng.below(10) {
            0..=2 => Guarded::plain(self.number().to_string()),
            3 => {
                let ty = self.rng.pick(&[Unsigned, Long, Short, Char, Byte]);
                match self.place(ty, false) {
                    Some(place) => {
                        Guarded { text: format!("(int){}", place.at.text), guards: place.at.guards }
                    }
                    None => Guarded::plain("1"),
                }
            }
            4 => self.comparison(),
            5 => {
                let snapshots = self.snapshots.clone();
                self.one(&snapshots).unwrap_or_else(|| Guarded::plain("0"))
            }
            _ => match self.place(Int, false) {
                Some(place) => place.at,
                None => Guarded::plain("2"),
            },
        }
    }

    /// A comparison of pointers.
    fn comparison(&mut self) -> Guarded {
        let ty = self.rng.pick(&[IntPtr, SPtr, FnInt]);
        let (a, b) = (self.value(ty), self.value(ty));
        self.tag("comparison of pointers");
        let text = if ty != FnInt && self.rng.chance(12) {
            self.tag("order of addresses");
            format!("((unsigned long){} < (unsigned long){})", a.text, b.text)
        } else if self.rng.chance(30) {
            format!("({} != 0)", a.text)
        } else {
            format!("({} == {})", a.text, b.text)
        };
        let mut guards = a.guards;
        guards.extend(b.guards);
        Guarded { text, guards }
    }

    /// A value of any type.
    pub fn value(&mut self, ty: Ty) -> Guarded {
        match ty {
            Int => self.integer(2),
            _ if ty.is_number() => {
                let value = self.integer(1);
                Guarded { text: format!("({}){}", ty.c(), value.text), guards: value.guards }
            }
            FnInt | FnVoid | FnPtr | FnStruct => self.function_value(ty),
            CharPtr => self.bytes(),
            VoidPtr => {
                let ty = self.rng.pick(&[IntPtr, SPtr, CharPtr]);
                self.value(ty)
            }
            S | T | U => match self.place(ty, false) {
                Some(place) => place.at,
                None => Guarded::plain(format!("({}){{0}}", ty.c())),
            },
            Void => Guarded::plain(""),
            _ => self.pointer(ty),
        }
    }

    fn function_value(&mut self, ty: Ty) -> Guarded {
        let here = self.current.clone();
        let names: Vec<String> = self
            .program
            .functions
            .iter()
            .filter(|f| f.ty == Some(ty) && f.name != here)
            .map(|f| f.name.clone())
            .collect();
        if let Some(name) = self.one(&names).filter(|_| self.rng.chance(70)) {
            self.tag("address of a function");
            return Guarded::plain(name);
        }
        match self.place(ty, false) {
            Some(place) => place.at,
            None => self.one(&names).map_or_else(|| Guarded::plain("0"), Guarded::plain),
        }
    }

    fn bytes(&mut self) -> Guarded {
        let ty = self.rng.pick(&[Int, Char, S]);
        match self.place(CharPtr, false).filter(|_| self.rng.chance(50)) {
            Some(place) => place.at,
            None => match self.place(ty, true).filter(|p| p.addressable) {
                Some(place) => {
                    self.tag("object as characters");
                    place.at.with(format!("(char *)&{}", place.at.text))
                }
                None => Guarded::plain("0"),
            },
        }
    }

    fn pointer(&mut self, ty: Ty) -> Guarded {
        let target = ty.target().expect("it is a pointer");
        match self.rng.below(20) {
            0..=1 => Guarded::plain("0"),
            2..=5 => match self.place(ty, false) {
                Some(place) => place.at,
                None => Guarded::plain("0"),
            },
            6 => {
                self.tag("pointer through an integer");
                let inner = self.pointer(ty);
                inner.with(format!("({})(unsigned long){}", ty.c(), inner.text))
            }
            7 => {
                let (a, b) = (self.pointer(ty), self.pointer(ty));
                let condition = self.integer(0);
                let text = format!("({} ? {} : {})", condition.text, a.text, b.text);
                let guards = [a.guards, b.guards, condition.guards].concat();
                Guarded { text, guards }
            }
            8 => {
                self.tag("pointer through an integer");
                let inner = self.pointer(ty);
                inner.with(format!("({})(((unsigned long){} + 8) - 8)", ty.c(), inner.text))
            }
            _ => {
                // What a const pointer was given to is not written to, but an object that is const itself has no other name.
                let mut places = self.places(target);
                places.retain(|p| p.addressable && p.writable);
                match self.one(&places) {
                    Some(place) => {
                        self.tag("address of a variable");
                        place.at.with(format!("&{}", place.at.text))
                    }
                    None => Guarded::plain("0"),
                }
            }
        }
    }
}
