//! Linking: definitions of one module for what another one only declares.
//!
//! What is taken over brings along what it names: types, globals, other functions. Functions that both modules can name are the same; a
//! definition that is there stays. Objects and functions that are local to the second module stay apart. Metadata is left behind.
//! The second module is trusted: its types nest as deep as the machine's stack allows.
//!
//! Deliberately absent: globals that both modules define or declare, aliases, weak definitions.

use super::module::{
    Constant, FuncId, Function, GlobalId, Instr, InstrKind, Module, Operand, Type, TypeId, Value,
};
use super::visit::{operands_mut, types_mut};
use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;

/// Takes over the functions of `from` for these functions of `into`, which have no definition: pairs of the one in `into` and the one in
/// `from`. The functions that got a definition, these among them.
pub(super) fn link(into: &mut Module, from: &Module, wanted: &[(FuncId, FuncId)]) -> Vec<FuncId> {
    let named = into.functions.iter().filter(|(_, f)| !f.local).map(|(id, f)| (f.name.clone(), id));
    let mut linker = Linker {
        named: named.collect(),
        into,
        from,
        types: HashMap::default(),
        globals: HashMap::default(),
        functions: wanted.iter().map(|(to, of)| (*of, *to)).collect(),
        queue: wanted.to_vec(),
    };
    let mut defined = vec![];
    while let Some((to, of)) = linker.queue.pop() {
        linker.body(to, of);
        defined.push(to);
    }
    defined
}

struct Linker<'a> {
    into: &'a mut Module,
    from: &'a Module,
    /// The functions of the first module that others can name.
    named: HashMap<String, FuncId>,
    types: HashMap<TypeId, TypeId>,
    globals: HashMap<GlobalId, GlobalId>,
    functions: HashMap<FuncId, FuncId>,
    /// Functions whose bodies are missing.
    queue: Vec<(FuncId, FuncId)>,
}

impl Linker<'_> {
    fn ty(&mut self, id: TypeId) -> TypeId {
        if let Some(known) = self.types.get(&id) {
            return *known;
        }
        let ty = match self.from.types.get(id) {
            Type::Pointer(pointee) => Type::Pointer(pointee.map(|ty| self.ty(ty))),
            Type::Array(count, element) => Type::Array(*count, self.ty(*element)),
            Type::Vector(count, element) => Type::Vector(*count, self.ty(*element)),
            Type::Struct { fields, packed } => {
                Type::Struct { fields: fields.iter().map(|ty| self.ty(*ty)).collect(), packed: *packed }
            }
            Type::Named(name) => return self.named_type(id, name),
            Type::Function { result, params, variadic } => Type::Function {
                result: self.ty(*result),
                params: params.iter().map(|ty| self.ty(*ty)).collect(),
                variadic: *variadic,
            },
            plain => plain.clone(),
        };
        let new = self.into.types.intern(ty);
        self.types.insert(id, new);
        new
    }

    /// A named type gets a name of its own, before its definition, which may name it.
    fn named_type(&mut self, id: TypeId, name: &str) -> TypeId {
        let own = format!("{name} (linked)");
        let new = self.into.types.intern(Type::Named(own.clone()));
        self.types.insert(id, new);
        let definition = self.from.types.named.get(name).copied().flatten().map(|ty| self.ty(ty));
        self.into.types.named.insert(own, definition);
        new
    }

    fn global(&mut self, id: GlobalId) -> GlobalId {
        if let Some(known) = self.globals.get(&id) {
            return *known;
        }
        let mut global = self.from.globals[id].clone();
        global.ty = self.ty(global.ty);
        global.debug.clear();
        let init = global.init.take();
        let new = self.into.globals.push(global);
        self.globals.insert(id, new);
        self.into.globals[new].init = init.map(|init| self.constant(init));
        new
    }

    fn function(&mut self, id: FuncId) -> FuncId {
        if let Some(known) = self.functions.get(&id) {
            return *known;
        }
        let source = &self.from.functions[id];
        let there = if source.local { None } else { self.named.get(&source.name).copied() };
        let new = there.unwrap_or_else(|| self.declared(source));
        self.functions.insert(id, new);
        if !source.blocks.is_empty() && self.into.functions[new].blocks.is_empty() {
            self.queue.push((new, id));
        }
        new
    }

    /// A new function without a body.
    fn declared(&mut self, source: &Function) -> FuncId {
        let mut function = source.clone();
        function.blocks = IdVec::new();
        self.retype(&mut function);
        self.into.functions.push(function)
    }

    fn retype(&mut self, function: &mut Function) {
        function.result = self.ty(function.result);
        for param in &mut function.params {
            param.ty = self.ty(param.ty);
            param.byval = param.byval.map(|ty| self.ty(ty));
        }
        for local in function.locals.values_mut() {
            local.ty = self.ty(local.ty);
        }
        function.debug = None;
    }

    /// Gives a function the definition of another one; its place stays.
    fn body(&mut self, to: FuncId, of: FuncId) {
        let mut function = self.from.functions[of].clone();
        self.retype(&mut function);
        for block in function.blocks.values_mut() {
            block.instrs.iter_mut().for_each(|instr| self.instr(instr));
        }
        let declared = &mut self.into.functions[to];
        function.span = declared.span;
        function.name = std::mem::take(&mut declared.name);
        *declared = function;
    }

    fn instr(&mut self, instr: &mut Instr) {
        instr.debug = None;
        instr.loop_node = None;
        self.kind(&mut instr.kind);
    }

    fn kind(&mut self, kind: &mut InstrKind) {
        types_mut(kind, &mut |ty| *ty = self.ty(*ty));
        operands_mut(kind, &mut |operand| self.operand(operand));
    }

    fn operand(&mut self, operand: &mut Operand) {
        operand.ty = self.ty(operand.ty);
        if let Value::Constant(constant) = &mut operand.value {
            let old = std::mem::replace(constant, Constant::Null);
            *constant = self.constant(old);
        }
    }

    fn constant(&mut self, constant: Constant) -> Constant {
        match constant {
            Constant::Aggregate(parts) => {
                let part = |(ty, value)| (self.ty(ty), self.constant(value));
                Constant::Aggregate(parts.into_iter().map(part).collect())
            }
            Constant::Global(id) => Constant::Global(self.global(id)),
            Constant::Function(id) => Constant::Function(self.function(id)),
            Constant::Expr(mut kind) => {
                self.kind(&mut kind);
                Constant::Expr(kind)
            }
            plain => plain,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::llvm::text::read_module;

    fn find(module: &Module, name: &str) -> FuncId {
        module.functions.iter().find(|(_, f)| f.name == name).expect("a function of this name").0
    }

    #[test]
    fn what_a_definition_names_comes_along() {
        let mut into = read_module(
            b"%t = type { i8 }\n@table = global i32 1\n\
              define i32 @own(i32 %x) { ret i32 %x }\n\
              declare i32 @wanted(i32)\n\
              define i32 @main() { %r = call i32 @wanted(i32 3) ret i32 %r }",
        )
        .expect("a module");
        let from = read_module(
            b"%t = type { i32, %t* }\n@table = internal global %t { i32 7, %t* @table }\n\
              declare i32 @own(i32)\n declare i32 @unknown(i32)\n\
              define internal i32 @helper(%t* %p) { %v = load i32, i32* getelementptr (%t, %t* @table, i32 0, i32 0) ret i32 %v }\n\
              define i32 @other(i32 %x) { ret i32 %x }\n\
              define i32 @wanted(i32 %x) {\n %a = call i32 @own(i32 %x)\n %b = call i32 @helper(%t* @table)\n\
              %c = call i32 @unknown(i32 %b)\n ret i32 %c }",
        )
        .expect("a module");
        let (to, of) = (find(&into, "wanted"), find(&from, "wanted"));
        link(&mut into, &from, &[(to, of)]);
        let defined = |name: &str| !into.functions[find(&into, name)].blocks.is_empty();
        assert!(defined("wanted") && defined("helper") && defined("own"));
        assert!(!defined("unknown"));
        assert!(into.functions.values().all(|f| f.name != "other"));
        assert_eq!(into.functions.values().filter(|f| f.name == "own").count(), 1);
        assert_eq!(into.globals.values().filter(|g| g.name == "table").count(), 2);
        let table = into.globals.values().nth(1).expect("the one that came along");
        let (_, ty) = into.types.resolve(table.ty);
        assert!(matches!(ty, Type::Struct { fields, .. } if fields.len() == 2), "{ty:?}");
        let Some(Constant::Aggregate(parts)) = &table.init else { panic!("{:?}", table.init) };
        assert!(
            matches!(parts[1].1, Constant::Global(id) if into.globals[id].name == "table" && id != eufonium_base::ids::Id::from_usize(0))
        );
    }
}
