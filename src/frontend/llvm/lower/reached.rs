//! What runs of a module may come to, as far as names say: functions and globals that are named from the entry and the constructors on.
//!
//! Where the outside may call what it can name, a function without a definition reaches all that is not local to the module.
//! Deliberately absent: which functions a pointer may mean (all that are named count), and code that no jump leads to.

use super::known::is_unknown;
use super::{LowerOptions, Outside, sections};
use crate::llvm::module::{Constant, FuncId, GlobalId, Module};
use crate::llvm::visit::constants;
use eufonium_base::HashSet;

/// The lists of functions that run before and after the entry.
const LISTS: [&str; 2] = ["llvm.global_ctors", "llvm.global_dtors"];

/// The functions and globals that are reached.
pub(super) struct Reached<'m> {
    module: &'m Module,
    pub(super) functions: HashSet<FuncId>,
    pub(super) globals: HashSet<GlobalId>,
    /// Functions whose instructions were not looked at yet.
    open: Vec<FuncId>,
}

impl<'m> Reached<'m> {
    /// Follows names from the entry.
    pub(super) fn new(module: &'m Module, options: &LowerOptions) -> Self {
        let (functions, globals) = (HashSet::default(), HashSet::default());
        let mut reached = Reached { module, functions, globals, open: vec![] };
        for (id, function) in module.functions.iter() {
            if function.name == options.entry {
                reached.function(id);
            }
        }
        for (id, global) in module.globals.iter() {
            if LISTS.contains(&&*global.name) || sections::is_table(global) {
                reached.global(id);
            }
        }
        reached.follow();
        let calls_out = reached.functions.iter().any(|id| is_unknown(&module.functions[*id], options));
        if options.outside == Outside::Any && calls_out {
            let open = module.functions.iter().filter(|(_, f)| !f.is_local()).map(|(id, _)| id);
            open.for_each(|id| reached.function(id));
            let open = module.globals.iter().filter(|(_, global)| !global.is_local()).map(|(id, _)| id);
            open.for_each(|id| reached.global(id));
            reached.follow();
        }
        reached
    }

    fn follow(&mut self) {
        while let Some(id) = self.open.pop() {
            for instr in self.module.functions[id].blocks.values().flat_map(|block| &block.instrs) {
                constants(&instr.kind, &mut |constant| self.constant(constant));
            }
        }
    }

    fn function(&mut self, id: FuncId) {
        if self.functions.insert(id) {
            self.open.push(id);
        }
    }

    fn global(&mut self, id: GlobalId) {
        if !self.globals.insert(id) {
            return;
        }
        let global = &self.module.globals[id];
        if let Some(init) = &global.init {
            self.constant(init);
        }
        sections::members(self.module, global).for_each(|member| self.global(member));
    }

    fn constant(&mut self, constant: &Constant) {
        match constant {
            Constant::Function(id) => self.function(*id),
            Constant::Global(id) => self.global(*id),
            Constant::Aggregate(elements) => elements.iter().for_each(|(_, element)| self.constant(element)),
            Constant::Expr(kind) => constants(kind, &mut |constant| self.constant(constant)),
            _ => {}
        }
    }
}
