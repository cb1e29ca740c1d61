//! Several modules as one, as a linker makes a program of them.
//!
//! What a name means is decided first, over all modules (`symbols`); then every module is copied, each use of a name being what the name
//! means (`copy`, `types`). Symbols that are local to their modules stay apart; they keep their names, as what is known of a function
//! by its name (`reach_error`) is known of local ones too, and ids tell them apart. Lists for the linker (`llvm.global_ctors`) are put one behind the other. Metadata is
//! kept, so that places name the file that they are in.
//!
//! Declarations need not fit: a use of a name is the address of what it means, and calls are fitted when they are lowered. Source: LLVM's language reference on
//! linkage, comdats and aliases, and what `llvm-link` does.
//!
//! Invariant: the result has no [`Constant::Alias`] and no two definitions that other modules could name alike.
//! Deliberately absent: an alias of a weak definition that another module replaces stands for the replacement, where an assembler would
//! keep both; `largest` comdats; archives of object files.

mod copy;
pub(crate) mod library;
mod symbols;
#[cfg(test)]
mod tests;
mod types;

use self::copy::Symbols;
pub use self::symbols::{Interface, interface};

use self::symbols::{Item, Table};
use super::module::{
    AliasId, Constant, DataLayout, FuncId, Function, Global, GlobalId, Label, LabelId, Linkage, MetaId,
    Module, Type, TypeId,
};
use eufonium_base::error::{InputError, Span};
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{HashMap, HashSet};

/// Links modules, each with the name of its file. One module is left as it is.
///
/// # Errors
/// A symbol is defined twice, layouts or targets differ, or an alias stands for itself.
pub fn link(mut modules: Vec<(String, Module)>) -> Result<Module, InputError> {
    if modules.len() <= 1 {
        return Ok(modules.pop().map_or_else(empty, |(_, module)| module));
    }
    let into = Module {
        layout: fitting(&modules)?,
        has_layout: true,
        triple: modules.iter().find_map(|(_, module)| module.triple.clone()),
        source: modules.iter().find_map(|(_, module)| module.source.clone()),
        relaxed: modules.iter().any(|(_, module)| module.relaxed),
        assembly: modules.iter().flat_map(|(_, module)| module.assembly.clone()).collect(),
        inputs: modules.iter().map(|(name, _)| name.clone()).collect(),
        ..empty()
    };
    let table = symbols::table(&modules)?;
    let mut linker = Linker {
        modules: &modules,
        table,
        into,
        places: vec![],
        targets: HashMap::default(),
        open: HashSet::default(),
        cycle: None,
    };
    linker.run()?;
    Ok(linker.into)
}

/// A module with nothing in it.
fn empty() -> Module {
    Module {
        source: None,
        layout: super::layout::standard(),
        has_layout: false,
        triple: None,
        types: Default::default(),
        globals: IdVec::new(),
        functions: IdVec::new(),
        aliases: IdVec::new(),
        labels: IdVec::new(),
        comdats: HashMap::default(),
        inputs: vec![],
        relaxed: false,
        assembly: vec![],
        metadata: IdVec::new(),
    }
}

/// The layout that all modules have which say one. Targets must agree but for their vendors.
fn fitting(modules: &[(String, Module)]) -> Result<DataLayout, InputError> {
    let layouts = modules.iter().filter(|(_, module)| module.has_layout).map(|(name, m)| (name, &m.layout));
    let layout = agreeing("the data layout", layouts)?;
    let targets = modules.iter().filter_map(|(name, m)| Some((name, target(m.triple.as_deref()?))));
    agreeing("the target", targets)?;
    Ok(layout.cloned().unwrap_or_else(super::layout::standard))
}

/// The one value that all have, each with the name of its file; none if there are none.
fn agreeing<'a, T: PartialEq>(
    what: &str,
    mut all: impl Iterator<Item = (&'a String, T)>,
) -> Result<Option<T>, InputError> {
    let Some((first, value)) = all.next() else { return Ok(None) };
    match all.find(|(_, other)| *other != value) {
        None => Ok(Some(value)),
        Some((other, _)) => {
            let message = format!("{what} differs from that of {first}");
            Err(InputError::malformed(Span::default(), message).in_file(Some(other)))
        }
    }
}

/// What of a target triple tells programs apart.
fn target(triple: &str) -> String {
    let mut parts: Vec<&str> = triple.split('-').collect();
    if let [machine, ..] = &mut parts[..]
        && matches!(*machine, "i386" | "i486" | "i586" | "i686")
    {
        *machine = "i386";
    }
    parts.retain(|part| !matches!(*part, "pc" | "unknown" | "redhat" | "suse" | "linux" | ""));
    parts.join("-")
}

/// What the ids of a module are in the result.
struct Places {
    types: IdVec<TypeId, TypeId>,
    /// Where what is copied is.
    functions: IdVec<FuncId, Option<FuncId>>,
    globals: IdVec<GlobalId, Option<GlobalId>>,
    /// Blocks of functions that are copied.
    labels: IdVec<LabelId, Option<LabelId>>,
    /// The number of the first node.
    metadata: usize,
}

struct Linker<'a> {
    modules: &'a [(String, Module)],
    table: Table,
    into: Module,
    places: Vec<Places>,
    /// What aliases stand for, once that is known.
    targets: HashMap<(usize, AliasId), Constant>,
    /// Aliases that are being followed.
    open: HashSet<(usize, AliasId)>,
    /// An alias that stands for itself.
    cycle: Option<(usize, AliasId)>,
}

/// A module as it is copied.
struct View<'l, 'a> {
    linker: &'l mut Linker<'a>,
    module: usize,
}

impl Symbols for View<'_, '_> {
    fn ty(&self, id: TypeId) -> TypeId {
        self.linker.places[self.module].types[id]
    }
    fn global(&mut self, id: GlobalId) -> Constant {
        self.linker.address(self.module, Item::Global(id))
    }
    fn function(&mut self, id: FuncId) -> Constant {
        self.linker.address(self.module, Item::Function(id))
    }
    fn alias(&mut self, id: AliasId) -> Constant {
        self.linker.address(self.module, Item::Alias(id))
    }
    fn label(&mut self, id: LabelId) -> Constant {
        let kept = self.linker.places[self.module].labels[id];
        kept.map_or_else(|| Constant::Other("blockaddress".to_string()), Constant::Label)
    }
    fn node(&self, id: MetaId) -> Option<MetaId> {
        Some(MetaId::from_usize(self.linker.places[self.module].metadata + id.index()))
    }
}

impl Linker<'_> {
    fn run(&mut self) -> Result<(), InputError> {
        for number in 0..self.modules.len() {
            self.reserve(number);
        }
        for number in 0..self.modules.len() {
            self.fill(number);
        }
        let Some((number, id)) = self.cycle else { return Ok(()) };
        let (name, module) = &self.modules[number];
        let alias = &module.aliases[id];
        let message = format!("the alias `{}` stands for itself", alias.name);
        Err(InputError::malformed(alias.span, message).in_file(Some(name)))
    }

    /// Makes room for what a module adds.
    fn reserve(&mut self, number: usize) {
        let Linker { modules, table, into, .. } = self;
        let (module, input) = (&modules[number].1, number as u32);
        let types = types::import(&mut into.types, &module.types);
        let functions = module.functions.iter().map(|(id, function)| {
            let kept = table.is_kept(number, Item::Function(id));
            kept.then(|| into.functions.push(Function { input, ..without_body(function) }))
        });
        let functions = functions.collect();
        let globals = module.globals.iter().map(|(id, global)| {
            let kept = table.is_kept(number, Item::Global(id));
            kept.then(|| into.globals.push(Global { input, init: None, ..global.clone() }))
        });
        let globals = globals.collect();
        let functions: IdVec<FuncId, Option<FuncId>> = functions;
        let labels = module.labels.values().map(|label| {
            let is_there = !table.is_dropped(number, Item::Function(label.function));
            let function = functions[label.function].filter(|_| is_there)?;
            Some(into.labels.push(Label { function, ..*label }))
        });
        let labels = labels.collect();
        let metadata = into.metadata.len();
        for node in module.metadata.values() {
            into.metadata.push(node.clone());
        }
        self.places.push(Places { types, functions, globals, labels, metadata });
    }

    /// Copies what a module adds.
    fn fill(&mut self, number: usize) {
        let module = &self.modules[number].1;
        for (id, source) in module.functions.iter() {
            let Some(new) = self.places[number].functions[id] else { continue };
            let is_there = !self.table.is_dropped(number, Item::Function(id));
            let mut function = if is_there { source.clone() } else { without_body(source) };
            let mut view = View { linker: self, module: number };
            copy::header(&view, &mut function);
            copy::body(&mut view, &mut function);
            self.into.functions[new] = Function { input: number as u32, ..function };
        }
        for (id, source) in module.globals.iter() {
            let Some(new) = self.places[number].globals[id] else { continue };
            if source.linkage == Linkage::Appending {
                self.list(new, &source.name);
                continue;
            }
            let init = source.init.clone().filter(|_| !self.table.is_dropped(number, Item::Global(id)));
            let mut view = View { linker: self, module: number };
            let init = init.map(|init| copy::constant(&mut view, init));
            let ty = view.ty(source.ty);
            let debug = source.debug.iter().filter_map(|node| view.node(*node)).collect();
            let align = self.table.alignment(number, id).or(source.align);
            let global = &mut self.into.globals[new];
            *global = Global { ty, init, debug, align, ..global.clone() };
        }
        for id in module
            .aliases
            .keys()
            .filter(|id| self.table.is_kept(number, Item::Alias(*id)))
            .collect::<Vec<_>>()
        {
            self.target(number, id);
        }
        for (id, node) in module.metadata.iter() {
            let mut node = node.clone();
            copy::node(&mut View { linker: self, module: number }, &mut node);
            let place = self.places[number].metadata + id.index();
            self.into.metadata[MetaId::from_usize(place)] = node;
        }
    }

    /// What the address of a symbol is.
    fn address(&mut self, module: usize, item: Item) -> Constant {
        let (module, item) = self.table.meaning(module, item);
        let kept = "what a name means is copied";
        match item {
            Item::Function(id) => Constant::Function(self.places[module].functions[id].expect(kept)),
            Item::Global(id) => Constant::Global(self.places[module].globals[id].expect(kept)),
            Item::Alias(id) => self.target(module, id),
        }
    }

    /// What an alias stands for.
    fn target(&mut self, module: usize, id: AliasId) -> Constant {
        if let Some(known) = self.targets.get(&(module, id)) {
            return known.clone();
        }
        if !self.open.insert((module, id)) {
            self.cycle = Some((module, id));
            return Constant::Null;
        }
        let target = self.modules[module].1.aliases[id].target.clone();
        let target = copy::constant(&mut View { linker: self, module }, target);
        self.open.remove(&(module, id));
        self.targets.insert((module, id), target.clone());
        target
    }

    /// The lists of this name in all modules as one, without what belongs to groups that were dropped.
    fn list(&mut self, new: GlobalId, name: &str) {
        let mut all = vec![];
        for (number, (_, module)) in self.modules.iter().enumerate() {
            let lists = module.globals.values().filter(|g| g.linkage == Linkage::Appending && g.name == name);
            for list in lists {
                let Some(Constant::Aggregate(elements)) = &list.init else { continue };
                for (ty, element) in elements {
                    if self.table.is_element_dropped(number, element) {
                        continue;
                    }
                    let mut view = View { linker: self, module: number };
                    all.push((view.ty(*ty), copy::constant(&mut view, element.clone())));
                }
            }
        }
        let element = all.first().map_or_else(|| self.into.types.intern(Type::Int(8)), |(ty, _)| *ty);
        let ty = self.into.types.intern(Type::Array(all.len() as u64, element));
        let global = &mut self.into.globals[new];
        (global.ty, global.init) = (ty, Some(Constant::Aggregate(all)));
        global.debug.clear();
    }
}

/// The declaration of a function.
fn without_body(function: &Function) -> Function {
    Function {
        name: function.name.clone(),
        params: function.params.clone(),
        comdat: function.comdat.clone(),
        locals: IdVec::new(),
        blocks: IdVec::new(),
        unwinding: vec![],
        ..*function
    }
}
