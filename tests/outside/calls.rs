//! Random calls: of the outside, of functions of the program, through pointers of their type and of other types.

use super::expressions::Variable;
use super::generate::Writer;
use super::program::Function;
use super::program::Statement::{self, Line};
use super::program::Ty::{self, *};

impl Writer<'_> {
    /// A call whose result becomes a variable.
    pub fn call(
        &mut self,
        callee: &str,
        result: Ty,
        params: &[Ty],
        mut guards: Vec<String>,
    ) -> Vec<Statement> {
        let mut args = vec![];
        for ty in params {
            let value = self.value(*ty);
            guards.extend(value.guards);
            args.push(value.text);
        }
        let call = format!("{callee}({})", args.join(", "));
        if result == Void || self.rng.chance(15) {
            return self.guarded(&guards, format!("{call};"));
        }
        let name = self.fresh("r");
        self.scope.push(Variable::new(&name, result));
        guards.dedup();
        let line = match (guards.is_empty(), result) {
            (true, _) => format!("{} {name} = {call};", result.c()),
            (false, S) => format!("S {name} = {{0}}; if ({}) {name} = {call};", guards.join(" && ")),
            (false, _) => format!("{} {name} = 0; if ({}) {name} = {call};", result.c(), guards.join(" && ")),
        };
        vec![Line(line)]
    }

    pub fn call_outside(&mut self) -> Vec<Statement> {
        let external = self.rng.below(self.program.externals.len() as u64) as usize;
        let external = self.program.externals[external].clone();
        let params: Vec<Ty> = external.params.iter().map(|p| p.ty).collect();
        self.call(&external.name, external.result, &params, vec![])
    }

    pub fn call_defined(&mut self) -> Vec<Statement> {
        let known = self.program.functions.iter().filter(|f| f.name != "@sum");
        let known: Vec<(String, String)> = known.map(|f| (f.name.clone(), f.head.clone())).collect();
        if known.is_empty() || self.loops > 1 {
            return self.assign();
        }
        let (name, head) = known[self.rng.below(known.len() as u64) as usize].clone();
        let (result, params) = signature(&head);
        self.tag("call of a defined function");
        self.call(&name, result, &params, vec![])
    }

    pub fn call_pointer(&mut self) -> Vec<Statement> {
        let (ty, result, params) = self.rng.pick(&[
            (FnInt, Int, &[Int][..]),
            (FnVoid, Void, &[]),
            (FnPtr, Void, &[IntPtr]),
            (FnStruct, Int, &[SPtr]),
        ]);
        let callee = self.value(ty);
        if callee.text == "0" {
            return self.call_outside();
        }
        self.tag("call through a pointer");
        let mut guards = callee.guards;
        guards.push(callee.text.clone());
        self.call(&callee.text, result, params, guards)
    }

    /// A call through a pointer to another type of function.
    pub fn call_cast(&mut self) -> Vec<Statement> {
        let others: Vec<(String, Ty, Vec<Ty>)> = self
            .program
            .functions
            .iter()
            .filter(|f| f.name != "@sum")
            .map(|f| (f.name.clone(), signature(&f.head)))
            .filter(|(_, (result, params))| {
                !matches!(result, S) && params.iter().all(|p| !matches!(p, S | U))
            })
            .map(|(name, (result, params))| (name, result, params))
            .collect();
        if others.is_empty() {
            return self.call_outside();
        }
        let (name, result, params) = others[self.rng.below(others.len() as u64) as usize].clone();
        let count = params.len();
        // What a register happens to hold is no pointer that an alarm should rest on.
        let needed = params.iter().any(|ty| ty.target().is_some() || ty.is_function());
        let (ty, with, params): (&str, Ty, Vec<Ty>) = match self.rng.below(5) {
            0 => {
                self.tag("cast call with more arguments");
                let params = [Int, Int, Int, Int][..count + 1].to_vec();
                ("int", if result == Void { Void } else { Int }, params)
            }
            1 if !needed => {
                self.tag("cast call without arguments");
                ("void", Void, vec![])
            }
            2 if result == Void => {
                self.tag("cast call of void as int");
                ("int", Int, vec![Int; count])
            }
            3 => {
                self.tag("cast call with other pointers");
                ("void", Void, vec![VoidPtr; count])
            }
            _ => {
                self.tag("cast call as variadic");
                ("int", if result == Void { Void } else { Int }, vec![Int; count])
            }
        };
        let variadic = if self.rng.chance(30) && !params.is_empty() { ", ..." } else { "" };
        let types: Vec<&str> = params.iter().map(|p| p.c()).collect();
        let types = if types.is_empty() { "void".to_string() } else { types.join(", ") };
        let callee = format!("(({ty} (*)({types}{variadic})){name})");
        self.call(&callee, with, &params, vec![])
    }

    pub fn variadic(&mut self) -> Vec<Statement> {
        let name = "@sum".to_string();
        // Most verdicts on such programs would be the same complaint.
        if self.rng.chance(85) {
            return self.assign();
        }
        if !self.program.functions.iter().any(|f| f.name == name) {
            self.tag("variadic function");
            let lines = [
                "__builtin_va_list list; int sum = 0;",
                "__builtin_va_start(list, n);",
                "for (int i = 0; i < n; i++) sum = (int)((unsigned)sum + __builtin_va_arg(list, unsigned));",
                "__builtin_va_end(list);",
            ];
            let mut body: Vec<Statement> = lines.iter().map(|l| Line(l.to_string())).collect();
            body.push(Statement::Fixed("return sum;".into()));
            let head = "int @sum(int n, ...)".to_string();
            let function = Function { name: name.clone(), is_static: true, head, ty: None, body };
            self.program.functions.push(function);
        }
        let count = self.rng.below(3);
        let mut guards = vec![];
        let mut args = vec![count.to_string()];
        for _ in 0..count {
            let value = self.integer(1);
            guards.extend(value.guards);
            args.push(value.text);
        }
        let result = self.fresh("r");
        self.scope.push(Variable::new(&result, Int));
        let condition = if guards.is_empty() { "1".to_string() } else { guards.join(" && ") };
        vec![Line(format!("int {result} = 0; if ({condition}) {result} = {name}({});", args.join(", ")))]
    }
}

/// The result and the parameters of a head that `function` made.
fn signature(head: &str) -> (Ty, Vec<Ty>) {
    let all = [
        Void, Int, Unsigned, Long, Short, Char, Byte, IntPtr, CharPtr, IntPtrPtr, VoidPtr, S, T, U, SPtr,
        TPtr, FnInt, FnVoid, FnPtr, FnStruct,
    ];
    let find = |text: &str| all.iter().copied().find(|t| t.c() == text.trim()).unwrap_or(Int);
    let (before, rest) = head.split_once('@').unwrap_or((head, ""));
    let result = find(before);
    let inside = rest.split_once('(').map_or("", |(_, r)| r.trim_end_matches(')'));
    let params = inside.split(", ").filter(|p| *p != "void" && !p.is_empty() && *p != "...");
    let params = params
        .map(|p| find(p.rsplit_once(' ').map_or(p, |(ty, name)| if name.starts_with('*') { p } else { ty })));
    (result, params.collect())
}
