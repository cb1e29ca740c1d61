//! Random statements.

use super::expressions::{Guarded, Variable};
use super::generate::Writer;
use super::program::Statement::{self, Block, Line, Observe};
use super::program::Ty::*;

impl Writer<'_> {
    /// So many statements; what they declare goes out of scope.
    pub fn block(&mut self, length: u32) -> Vec<Statement> {
        let (scope, snapshots) = (self.scope.len(), self.snapshots.len());
        let mut body = vec![];
        for _ in 0..length {
            if self.budget == 0 {
                break;
            }
            self.budget -= 1;
            body.extend(self.statement());
            if self.rng.chance(30) {
                body.push(self.observe());
            }
        }
        self.scope.truncate(scope);
        self.snapshots.truncate(snapshots);
        body
    }

    /// A line under the conditions of its parts, of which some may be left out.
    pub fn guarded(&mut self, guards: &[String], line: String) -> Vec<Statement> {
        let mut guards: Vec<&String> = guards.iter().collect();
        guards.dedup();
        if guards.is_empty() || self.rng.chance(self.risk.access) {
            return vec![Line(line)];
        }
        let all: Vec<&str> = guards.iter().map(|g| g.as_str()).collect();
        vec![Line(format!("if ({}) {line}", all.join(" && ")))]
    }

    fn observe(&mut self) -> Statement {
        let point = self.program.points;
        self.program.points += 1;
        let value = if self.rng.chance(50) { self.snapshot_or_place() } else { self.integer(1) };
        Observe { point, guard: value.guards.join(" && "), value: value.text }
    }

    fn snapshot_or_place(&mut self) -> Guarded {
        if !self.snapshots.is_empty() && self.rng.chance(60) {
            self.tag("comparison with an earlier value");
            return self.snapshots[self.rng.below(self.snapshots.len() as u64) as usize].clone();
        }
        self.place(Int, false).map_or_else(|| self.integer(1), |p| p.at)
    }

    fn statement(&mut self) -> Vec<Statement> {
        match self.rng.below(100) {
            0..=15 => self.declare(),
            16..=19 => self.snapshot(),
            20..=33 => self.assign(),
            34..=55 => self.call_outside(),
            56..=63 => self.call_defined(),
            64..=67 => self.call_pointer(),
            68..=71 => self.call_cast(),
            72..=77 => self.branch(),
            78..=81 => self.repeat(),
            82..=84 => self.scope_block(),
            85..=88 => self.memory_function(),
            89..=91 => self.string(),
            92..=95 => self.allocate(),
            96..=97 => self.overlay(),
            _ => self.variadic(),
        }
    }

    pub fn declare(&mut self) -> Vec<Statement> {
        let ty = self.rng.pick(&[
            Int, Int, Int, IntPtr, IntPtr, SPtr, S, S, T, U, FnInt, Char, Short, IntPtrPtr, Unsigned, Long,
        ]);
        let name = self.fresh("v");
        let mut variable = Variable::new(&name, ty);
        let line = match ty {
            Int if self.rng.chance(25) => {
                let count = 2 + self.rng.below(3);
                self.tag("array");
                variable.count = Some(count);
                let first = self.number();
                format!("int {name}[{count}] = {{{first}}};")
            }
            Int if self.rng.chance(12) => {
                self.tag("const object");
                (variable.writable, variable.addressable) = (false, false);
                format!("const int {name} = {};", self.number())
            }
            Int if self.current == "@main" && self.rng.chance(10) => {
                self.tag("static local");
                format!("static int {name} = {};", self.number())
            }
            S | T | U => {
                self.tag("structure or union");
                let first = if ty == T { "0".to_string() } else { self.number().to_string() };
                format!("{} {name} = {{{first}}};", ty.c())
            }
            _ => {
                let value = self.value(ty);
                if value.guards.is_empty() {
                    variable.points =
                        value.text.starts_with('&') && ty.target().is_some() && self.rng.chance(60);
                    format!("{} {name} = {};", ty.c(), value.text)
                } else {
                    format!("{} {name} = ({}) ? {} : 0;", ty.c(), value.guards.join(" && "), value.text)
                }
            }
        };
        self.scope.push(variable);
        vec![Line(line)]
    }

    /// A variable with the present value of a place, which is compared later.
    fn snapshot(&mut self) -> Vec<Statement> {
        let ty = self.rng.pick(&[Int, Int, Int, IntPtr, SPtr]);
        let Some(place) = self.place(ty, false) else { return vec![] };
        let name = self.fresh("k");
        let mut guards = place.at.guards.clone();
        let text = place.at.text;
        let condition = guards.join(" && ");
        let line = if guards.is_empty() {
            format!("{} {name} = {text};", ty.c())
        } else {
            let known = self.fresh("d");
            guards.push(known.clone());
            format!("int {known} = {condition} && 1; {} {name} = {known} ? {text} : 0;", ty.c())
        };
        self.snapshots.push(Guarded { text: format!("({text} == {name})"), guards });
        vec![Line(line)]
    }

    pub fn assign(&mut self) -> Vec<Statement> {
        let ty = self.rng.pick(&[
            Int, Int, Int, Int, IntPtr, IntPtr, SPtr, Char, Byte, Short, Unsigned, Long, S, FnInt, IntPtrPtr,
            VoidPtr,
        ]);
        let Some(place) = self.place(ty, true) else { return self.declare() };
        let value = self.value(ty);
        let guards = [place.at.guards, value.guards].concat();
        if ty == S {
            self.tag("structure assigned");
        }
        let line = if ty == Int && self.rng.chance(15) {
            let plain = self.rng.chance(self.risk.arithmetic);
            if plain {
                format!("{}++;", place.at.text)
            } else {
                format!("{0} = (int)((unsigned){0} + 1u);", place.at.text)
            }
        } else {
            format!("{} = {};", place.at.text, value.text)
        };
        self.guarded(&guards, line)
    }

    fn branch(&mut self) -> Vec<Statement> {
        let condition = self.integer(1);
        let mut all = condition.guards.clone();
        all.push(condition.text);
        let first = self.block(2);
        let mut statements = vec![];
        match self.rng.below(4) {
            0 => {
                let body = self.block(2);
                let otherwise = Block { head: "else ".into(), body, tail: String::new() };
                statements.push(Block {
                    head: format!("if ({}) ", all.join(" && ")),
                    body: vec![],
                    tail: String::new(),
                });
                if let Some(Block { body, .. }) = statements.last_mut() {
                    *body = first;
                }
                // Both go together: an `else` alone is no statement.
                let both = Block {
                    head: String::new(),
                    body: [statements, vec![otherwise]].concat(),
                    tail: String::new(),
                };
                return vec![both];
            }
            1 => {
                self.tag("switch");
                let second = self.block(2);
                let case = |label: &str, body: Vec<Statement>| Block {
                    head: format!("{label}: "),
                    body,
                    tail: " break;".into(),
                };
                let number = self.number();
                let body = vec![case(&format!("case {number}"), first), case("default", second)];
                let place = self.place(Int, false).filter(|p| p.at.guards.is_empty());
                let on = place.map_or_else(|| "1".to_string(), |p| p.at.text);
                statements.push(Block { head: format!("switch ({on}) "), body, tail: String::new() });
            }
            _ => statements.push(Block {
                head: format!("if ({}) ", all.join(" && ")),
                body: first,
                tail: String::new(),
            }),
        }
        self.tag("branch");
        statements
    }

    fn repeat(&mut self) -> Vec<Statement> {
        if self.loops > 1 {
            return self.assign();
        }
        self.tag("loop");
        let name = self.fresh("i");
        let mut counter = Variable::new(&name, Int);
        counter.writable = false;
        counter.addressable = false;
        self.scope.push(counter);
        self.loops += 1;
        let body = self.block(2);
        self.loops -= 1;
        self.scope.pop();
        let count = 1 + self.rng.below(4);
        vec![Block {
            head: format!("for (int {name} = 0; {name} < {count}; {name}++) "),
            body,
            tail: String::new(),
        }]
    }

    /// A block whose variable is pointed to from outside of it, and no longer after it.
    fn scope_block(&mut self) -> Vec<Statement> {
        let pointers: Vec<String> = self
            .scope
            .iter()
            .filter(|v| v.ty == IntPtr && v.writable && !v.points && v.addressable)
            .map(|v| v.name.clone())
            .collect();
        if pointers.is_empty() {
            return self.declare();
        }
        self.tag("block scope");
        let pointer = pointers[self.rng.below(pointers.len() as u64) as usize].clone();
        let name = self.fresh("b");
        let first = format!("int {name} = {}; {pointer} = &{name};", self.number());
        self.scope.push(Variable::new(&name, Int));
        let mut body = vec![Line(first)];
        body.extend(self.block(3));
        self.scope.pop();
        if !self.rng.chance(self.risk.access) {
            body.push(Line(format!("{pointer} = 0;")));
        }
        vec![Block { head: String::new(), body, tail: String::new() }]
    }

    fn memory_function(&mut self) -> Vec<Statement> {
        if self.rng.chance(self.risk.free) {
            self.tag("free of any pointer");
            let ty = self.rng.pick(&[IntPtr, SPtr]);
            let pointer = self.value(ty);
            return self.guarded(&pointer.guards, format!("free({});", pointer.text));
        }
        let ty = self.rng.pick(&[Int, S, T, U, IntPtr]);
        let (Some(a), Some(b)) = (self.place(ty, true), self.place(ty, false)) else { return self.declare() };
        if !a.addressable || !b.addressable || a.at.text == b.at.text {
            return self.assign();
        }
        let guards = [a.at.guards.clone(), b.at.guards.clone()].concat();
        let (a, b) = (&a.at.text, &b.at.text);
        // Both may be the same object: that is no overlap that matters to any implementation, but not defined.
        let guards = [guards, vec![format!("&{a} != &{b}")]].concat();
        if self.rng.chance(50) {
            self.tag("memcpy");
            self.guarded(&guards, format!("memcpy(&{a}, &{b}, sizeof({}));", ty.c()))
        } else {
            self.tag("memset");
            let byte = self.rng.pick(&["0", "0", "1", "255"]);
            let byte = if matches!(ty, Int | U) { byte } else { "0" };
            self.guarded(&guards, format!("memset(&{a}, {byte}, sizeof({}));", ty.c()))
        }
    }

    fn string(&mut self) -> Vec<Statement> {
        self.tag("string");
        let (name, length) = (self.fresh("s"), self.fresh("n"));
        let text = self.rng.pick(&["", "a", "abc", "xyzzy"]);
        let other = self.rng.pick(&["b", "ab", "hello"]);
        let mut array = Variable::new(&name, Char);
        array.count = Some(8);
        let mut lines = vec![Line(format!("char {name}[8] = \"{text}\";"))];
        if self.rng.chance(50) {
            lines.push(Line(format!("strcpy({name}, \"{other}\");")));
        }
        self.scope.push(array);
        if self.rng.chance(50) {
            lines.extend(self.call_outside());
        }
        let measured = if self.rng.chance(70) {
            format!("strlen({name})")
        } else {
            format!("strcmp({name}, \"{other}\") == 0")
        };
        lines.push(Line(format!("{name}[7] = 0; int {length} = (int)({measured});")));
        let mut number = Variable::new(&length, Int);
        number.addressable = false;
        self.scope.push(number);
        lines
    }

    fn allocate(&mut self) -> Vec<Statement> {
        self.tag("malloc");
        let name = self.fresh("m");
        let (ty, c) = self.rng.pick(&[(IntPtr, "int"), (SPtr, "S")]);
        let count = 1 + self.rng.below(2);
        let exit = match self.result {
            Void => "return;",
            S => "return (S){0};",
            _ => "return 0;",
        };
        let size = format!("{count} * sizeof({c})");
        let line = format!("{c} *{name} = malloc({size}); if (!{name}) {exit} memset({name}, 0, {size});");
        let mut pointer = Variable::new(&name, ty);
        pointer.points = true;
        pointer.addressable = false;
        let begin = self.scope.len();
        self.scope.push(pointer);
        let mut lines = vec![Line(line)];
        if self.rng.chance(75) {
            self.budget += 2;
            lines.extend((0..2).flat_map(|_| self.statement()).collect::<Vec<_>>());
            lines.push(self.observe());
            self.tag("free");
            lines.push(Line(format!("free({name});")));
            if self.rng.chance(self.risk.free) {
                lines.push(Line(format!("free({name});")));
            }
            if !self.rng.chance(self.risk.free) {
                self.scope.remove(begin);
                // What an observation says of freed memory is no longer said.
                self.snapshots.retain(|s| {
                    !s.text.contains(name.as_str()) && !s.guards.iter().any(|g| g.contains(name.as_str()))
                });
            }
        }
        lines
    }

    /// A number seen as characters, through a union or a pointer.
    fn overlay(&mut self) -> Vec<Statement> {
        self.tag("bytes of a number");
        let Some(place) = self.place(Int, true).filter(|p| p.addressable) else { return self.declare() };
        let byte = self.integer(1);
        let guards = [place.at.guards.clone(), byte.guards].concat();
        let at = self.rng.below(4);
        let line = format!("((unsigned char *)&{})[{at}] = (unsigned char){};", place.at.text, byte.text);
        self.guarded(&guards, line)
    }
}
