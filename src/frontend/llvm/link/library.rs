//! Linking with a library: definitions of one module for what another one only declares, as many as are needed.
//!
//! What is taken over brings along what it names: types, globals, other functions. Functions that both modules can name are the same; a
//! definition that is there stays. So are variables of one type, or of pointers, and those of C++, whose names no program has by chance; one that the first
//! module only declares gets its contents from the second, and what is said of their type.
//! Objects and functions that are local to the second module stay apart. Metadata is left behind.
//! The second module is trusted: it has no aliases that another module may replace, and takes no addresses of blocks.

use super::copy::{self, Symbols};
use super::types;
use crate::llvm::module::{
    AliasId, Constant, FuncId, Function, Global, GlobalId, LabelId, MetaId, Module, Type, TypeId,
};
use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;

/// Takes over the functions of `from` for these functions of `into`, which have no definition: pairs of the one in `into` and the one in
/// `from`; and these others of `from`, which `into` need not name, and these variables. The functions that got a definition, these among them.
pub(crate) fn link(
    into: &mut Module,
    from: &Module,
    wanted: &[(FuncId, FuncId)],
    others: &[FuncId],
    variables: &[GlobalId],
) -> Vec<FuncId> {
    let named = into.functions.iter().filter(|(_, f)| !f.is_local()).map(|(id, f)| (f.name.clone(), id));
    let named = named.collect();
    let types = types::import(&mut into.types, &from.types);
    let mut linker = Linker {
        named,
        into,
        from,
        types,
        globals: HashMap::default(),
        functions: wanted.iter().map(|(to, of)| (*of, *to)).collect(),
        queue: wanted.to_vec(),
    };
    for id in others {
        linker.function(*id);
    }
    for id in variables {
        linker.global(*id);
    }
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
    types: IdVec<TypeId, TypeId>,
    globals: HashMap<GlobalId, GlobalId>,
    functions: HashMap<FuncId, FuncId>,
    /// Functions whose bodies are missing.
    queue: Vec<(FuncId, FuncId)>,
}

impl Symbols for Linker<'_> {
    fn ty(&self, id: TypeId) -> TypeId {
        self.types[id]
    }

    fn global(&mut self, id: GlobalId) -> Constant {
        if let Some(known) = self.globals.get(&id) {
            return Constant::Global(*known);
        }
        let mut global = self.from.globals[id].clone();
        global.ty = self.ty(global.ty);
        global.debug.clear();
        let (init, ty) = (global.init.take(), global.ty);
        let (new, is_defined) = match self.shared(&global) {
            Some(there) => (there, self.into.globals[there].init.is_some()),
            None => (self.into.globals.push(global), false),
        };
        self.globals.insert(id, new);
        if !is_defined {
            self.into.globals[new].ty = ty;
            self.into.globals[new].init = init.map(|init| copy::constant(self, init));
        }
        Constant::Global(new)
    }

    fn function(&mut self, id: FuncId) -> Constant {
        if let Some(known) = self.functions.get(&id) {
            return Constant::Function(*known);
        }
        let source = &self.from.functions[id];
        let there = if source.is_local() { None } else { self.named.get(&source.name).copied() };
        let new = there.unwrap_or_else(|| self.declared(source));
        self.functions.insert(id, new);
        if source.is_defined() && !self.into.functions[new].is_defined() {
            self.queue.push((new, id));
        }
        Constant::Function(new)
    }

    fn alias(&mut self, id: AliasId) -> Constant {
        copy::constant(self, self.from.aliases[id].target.clone())
    }

    fn label(&mut self, _: LabelId) -> Constant {
        Constant::Other("blockaddress".to_string())
    }

    fn node(&self, _: MetaId) -> Option<MetaId> {
        None
    }
}

impl Linker<'_> {
    /// The variable of the first module that is this one of the second.
    fn shared(&self, global: &Global) -> Option<GlobalId> {
        let is_pointer = |ty| matches!(self.into.types.resolve(ty).1, Type::Pointer(_));
        let fits = |ty| ty == global.ty || is_pointer(ty) && is_pointer(global.ty);
        let is_of_library = |other: &Global| global.name.starts_with("_Z") && other.init.is_none();
        let same = |other: &Global| {
            let fits = fits(other.ty) || is_of_library(other);
            !other.is_local() && other.name == global.name && fits
        };
        let mut others = self.into.globals.iter().filter(|_| !global.is_local());
        others.find(|(_, other)| same(other)).map(|(id, _)| id)
    }

    /// A new function without a body.
    fn declared(&mut self, source: &Function) -> FuncId {
        let mut function = source.clone();
        function.blocks = IdVec::new();
        copy::header(self, &mut function);
        self.into.functions.push(function)
    }

    /// Gives a function the definition of another one; its place stays.
    fn body(&mut self, to: FuncId, of: FuncId) {
        let mut function = self.from.functions[of].clone();
        copy::header(self, &mut function);
        copy::body(self, &mut function);
        let declared = &mut self.into.functions[to];
        (function.span, function.input) = (declared.span, declared.input);
        function.name = std::mem::take(&mut declared.name);
        *declared = function;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::llvm::module::Type;
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
        link(&mut into, &from, &[(to, of)], &[], &[]);
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
    #[test]
    fn variables_of_one_name_and_type_are_the_same() {
        let from = read_module(
            b"@place = global i32 1\n@text = global i8* null\n@kept = global i32 3\n\
              define i32 @wanted() { %p = load i8*, i8** @text %a = load i32, i32* @place\n\
              %b = load i32, i32* @kept %c = add i32 %a, %b ret i32 %c }",
        )
        .expect("a module");
        // One that is declared, one of another type, one that is defined, and none.
        let cases = [
            ("@place = external global i32", "place", 1, true),
            ("@place = external global i64", "place", 2, false),
            ("@place = global i32 7", "place", 1, true),
            ("@place = internal global i32 7", "place", 2, true),
            ("@other = external global i32", "place", 1, true),
        ];
        for (global, name, count, defined) in cases {
            let text = format!("{global}\ndeclare i32 @wanted()\n");
            let mut into = read_module(text.as_bytes()).expect("a module");
            let (to, of) = (find(&into, "wanted"), find(&from, "wanted"));
            link(&mut into, &from, &[(to, of)], &[], &[]);
            let named: Vec<_> = into.globals.values().filter(|g| g.name == name).collect();
            assert_eq!(named.len(), count, "{global}");
            assert_eq!(named[0].init.is_some(), defined, "{global}");
            let seven = |g: &&Global| matches!(&g.init, Some(Constant::Int(n)) if n.as_u64() == Some(7));
            assert_eq!(named.iter().any(seven), global.ends_with('7'), "{global}");
        }
    }
}
