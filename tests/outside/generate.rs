//! Random programs: the outside, globals, functions, `main`. Expressions and statements are beside this file.
//!
//! A program calls functions that are written before, so only what the outside calls back recurs. Undefined behavior is rare
//! by construction (guards, masks); how often it is allowed is the risk.

use super::expressions::{Guarded, Variable};
use super::program::Ty::{self, *};
use super::program::{External, Function, Global, Param, Program, Statement};
use super::rng::Rng;

/// How many of a hundred conditions, bounds and precautions are left out.
#[derive(Clone, Copy, Debug)]
pub struct Risk {
    /// That pointers point to objects and indices are within bounds.
    pub access: u64,
    /// That results of signed arithmetic are small.
    pub arithmetic: u64,
    /// That memory is freed once.
    pub free: u64,
}

impl Risk {
    /// What makes violations of this property likely, and nothing else.
    pub fn of(property: &str) -> Risk {
        let few = Risk { access: 2, arithmetic: 2, free: 1 };
        match property {
            "valid-deref" => Risk { access: 10, ..few },
            "no-overflow" => Risk { arithmetic: 60, ..few },
            "valid-free" | "valid-memcleanup" | "valid-memtrack" => Risk { free: 15, ..few },
            _ => few,
        }
    }
}

/// What is being written.
pub struct Writer<'a> {
    pub rng: &'a mut Rng,
    pub program: Program,
    pub risk: Risk,
    pub scope: Vec<Variable>,
    /// Comparisons of places with earlier values of them.
    pub snapshots: Vec<Guarded>,
    /// The function that is being written.
    pub current: String,
    pub result: Ty,
    pub names: usize,
    /// How many statements are left.
    pub budget: u32,
    pub loops: u32,
}

/// A random program.
pub fn program(rng: &mut Rng, risk: Risk) -> Program {
    let mut writer = Writer {
        rng,
        program: Program::default(),
        risk,
        scope: vec![],
        snapshots: vec![],
        current: String::new(),
        result: Int,
        names: 0,
        budget: 0,
        loops: 0,
    };
    writer.outside();
    writer.globals();
    writer.functions();
    writer.program
}

impl Writer<'_> {
    pub fn tag(&mut self, tag: &'static str) {
        self.program.tags.insert(tag);
    }

    pub fn fresh(&mut self, letter: &str) -> String {
        self.names += 1;
        format!("{letter}{}", self.names)
    }

    fn outside(&mut self) {
        for i in 0..2 + self.rng.below(3) {
            let result = self.rng.pick(&[Void, Int, Int, IntPtr, IntPtr, SPtr, SPtr, FnInt, Long, IntPtrPtr]);
            let mut params = vec![];
            for _ in 0..self.rng.below(4) {
                let types = [
                    Int, IntPtr, IntPtr, SPtr, SPtr, CharPtr, VoidPtr, IntPtrPtr, TPtr, FnInt, FnVoid, FnPtr,
                    FnStruct,
                ];
                let ty = self.rng.pick(&types);
                let is_const = ty.target().is_some() && ty != IntPtrPtr && self.rng.chance(25);
                if is_const {
                    self.tag("external function with a const pointer");
                } else if ty.target().is_some() {
                    self.tag("external function with a pointer");
                } else if ty != Int {
                    self.tag("external function with a callback");
                }
                params.push(Param { ty, is_const });
            }
            if result.target().is_some() {
                self.tag("external function returns a pointer");
            } else if result == FnInt {
                self.tag("external function returns a function");
            }
            self.program.externals.push(External { name: format!("@e{i}"), result, params });
        }
        for i in 0..self.rng.below(3) {
            let ty = self.rng.pick(&[Int, IntPtr, IntPtr, SPtr, S, FnInt]);
            let volatile = ty == Int && self.rng.chance(20);
            self.tag(if volatile { "volatile external global" } else { "external global" });
            let count = (ty == Int && self.rng.chance(30)).then_some(3);
            let qualifiers = if volatile { "volatile " } else { "" }.to_string();
            let name = format!("@x{i}");
            self.program.outside.push(Global { name, ty, count, qualifiers, value: None });
        }
    }

    fn globals(&mut self) {
        for i in 0..2 + self.rng.below(3) {
            let ty = self.rng.pick(&[Int, Int, Int, IntPtr, IntPtr, SPtr, S, T, U, FnInt, Char]);
            let name = format!("@g{i}");
            let count = (ty == Int && self.rng.chance(25)).then(|| 2 + self.rng.below(3));
            let is_const = ty == Int && self.rng.chance(20);
            let is_static = self.rng.chance(50);
            self.tag(if is_static { "static global" } else { "global" });
            let mut qualifiers = if is_static { "static " } else { "" }.to_string();
            if is_const {
                self.tag("const global");
                qualifiers += "const ";
            }
            let ints: Vec<String> = self
                .program
                .globals
                .iter()
                .filter(|g| g.ty == Int && g.count.is_none() && !g.is_const())
                .map(|g| g.name.clone())
                .collect();
            let value = match ty {
                Int if count.is_some() => {
                    let numbers: Vec<String> =
                        (0..count.unwrap_or(0)).map(|_| self.number().to_string()).collect();
                    Some(format!("{{{}}}", numbers.join(", ")))
                }
                Int => Some(self.number().to_string()),
                IntPtr if !ints.is_empty() && self.rng.chance(50) => {
                    Some(format!("&{}", ints[self.rng.below(ints.len() as u64) as usize]))
                }
                _ => None,
            };
            self.program.globals.push(Global { name, ty, count, qualifiers, value });
        }
    }

    /// What all functions see.
    fn outer_scope(&mut self) {
        self.scope.clear();
        self.snapshots.clear();
        for global in self.program.outside.iter().chain(&self.program.globals) {
            let mut variable = Variable::new(&global.name, global.ty);
            variable.count = global.count;
            variable.writable = !global.is_const();
            variable.addressable = !global.is_const() && !global.is_volatile();
            self.scope.push(variable);
        }
    }

    fn functions(&mut self) {
        for i in 0..1 + self.rng.below(4) {
            let named: &[(Ty, Ty, &[Ty])] = &[
                (FnInt, Int, &[Int]),
                (FnVoid, Void, &[]),
                (FnPtr, Void, &[IntPtr]),
                (FnStruct, Int, &[SPtr]),
            ];
            let is_static = self.rng.chance(60);
            let name = format!("@f{i}");
            let (ty, result, params) = if self.rng.chance(60) {
                let (ty, result, params) = self.rng.pick(named);
                (Some(ty), result, params.to_vec())
            } else {
                let result = self.rng.pick(&[Void, Int, IntPtr, S, SPtr]);
                let count = self.rng.below(3);
                let params =
                    (0..count).map(|_| self.rng.pick(&[Int, IntPtr, S, SPtr, FnInt, U, Char])).collect();
                (None, result, params)
            };
            // What the outside could name, its runner must know how to call.
            let is_static = is_static || ty.is_none();
            self.function(name, is_static, ty, result, &params, 2 + (i % 2) as u32);
        }
        let length = 6 + self.rng.below(8) as u32;
        self.function("@main".into(), false, None, Int, &[], length);
    }

    fn function(
        &mut self,
        name: String,
        is_static: bool,
        ty: Option<Ty>,
        result: Ty,
        params: &[Ty],
        length: u32,
    ) {
        self.outer_scope();
        let mut declared = vec![];
        for (i, ty) in params.iter().enumerate() {
            self.scope.push(Variable::new(&format!("a{i}"), *ty));
            declared.push(format!("{} a{i}", ty.c()));
            if *ty == S || *ty == U {
                self.tag("structure by value");
            }
        }
        if result == S {
            self.tag("structure by value");
        }
        let declared = if declared.is_empty() { "void".into() } else { declared.join(", ") };
        let head = format!("{} {name}({declared})", result.c());
        self.current = name.clone();
        self.result = result;
        self.budget = length * 3;
        let mut body = self.block(length);
        body.extend(self.end());
        self.program.functions.push(Function { name, is_static, head, ty, body });
    }

    /// The value of the function that is being written.
    fn end(&mut self) -> Vec<Statement> {
        if self.result == Void {
            return vec![];
        }
        let value = self.value(self.result);
        let zero = if self.result == S { "(S){0}" } else { "0" };
        let mut statements = vec![];
        if !value.guards.is_empty() {
            statements.push(Statement::Line(format!(
                "if ({}) return {};",
                value.guards.join(" && "),
                value.text
            )));
        } else {
            statements.push(Statement::Line(format!("return {};", value.text)));
        }
        statements.push(Statement::Fixed(format!("return {zero};")));
        statements
    }
}
