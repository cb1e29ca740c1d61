//! What each name means in several modules.
//!
//! A definition wins over declarations, a strong one over `common` and `weak` ones, a `common` one over `weak` ones; of several `common` ones the
//! largest counts, of several `weak` ones the first. A copy of what is defined elsewhere (`available_externally`) counts only where there is no
//! definition. Of a comdat one module's members are definitions, those of the others only declarations. Where nothing is defined, the
//! declaration that says most is kept. Source: LLVM's language reference; the linker of LLVM's own modules where that leaves something open.

use crate::llvm::lower::size_of;
use crate::llvm::module::{AliasId, Comdat, Constant, FuncId, GlobalId, Linkage, MetaNode, Module};
use eufonium_base::error::{InputError, Span};
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, HashSet};
use std::collections::BTreeSet;

/// A symbol of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Item {
    Function(FuncId),
    Global(GlobalId),
    Alias(AliasId),
}

/// A symbol as others see it.
struct Symbol<'a> {
    item: Item,
    name: &'a str,
    linkage: Linkage,
    is_defined: bool,
    comdat: Option<&'a str>,
    span: Span,
}

/// How much a symbol has to say about what its name means, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    WeaklyDeclared,
    Declared,
    Copy,
    Weak,
    Common,
    Strong,
}

/// What the symbols of a module mean.
struct Meanings {
    functions: IdVec<FuncId, (usize, Item)>,
    globals: IdVec<GlobalId, (usize, Item)>,
    aliases: IdVec<AliasId, (usize, Item)>,
}

/// What the symbols of all modules mean.
pub(super) struct Table {
    modules: Vec<Meanings>,
    /// Definitions that count as declarations.
    dropped: HashSet<(usize, Item)>,
    /// The members of groups that were dropped, local ones too.
    members: HashSet<(usize, Item)>,
    /// The greatest alignments of `common` variables.
    alignments: HashMap<(usize, Item), u32>,
}

impl Table {
    /// What a symbol means: one of the modules' symbols.
    pub(super) fn meaning(&self, module: usize, item: Item) -> (usize, Item) {
        let meanings = &self.modules[module];
        match item {
            Item::Function(id) => meanings.functions[id],
            Item::Global(id) => meanings.globals[id],
            Item::Alias(id) => meanings.aliases[id],
        }
    }
    /// Whether a symbol means itself.
    pub(super) fn is_kept(&self, module: usize, item: Item) -> bool {
        self.meaning(module, item) == (module, item)
    }
    /// Whether a definition counts as a declaration.
    pub(super) fn is_dropped(&self, module: usize, item: Item) -> bool {
        self.dropped.contains(&(module, item))
    }
    /// The alignment that a variable needs beyond its own.
    pub(super) fn alignment(&self, module: usize, id: GlobalId) -> Option<u32> {
        self.alignments.get(&(module, Item::Global(id))).copied()
    }
    /// Whether an element of a list goes with a group that was dropped: a constructor with what it belongs to.
    pub(super) fn is_element_dropped(&self, module: usize, element: &Constant) -> bool {
        let Constant::Aggregate(fields) = element else { return false };
        match fields.get(2) {
            Some((_, Constant::Global(id))) => self.members.contains(&(module, Item::Global(*id))),
            Some((_, Constant::Function(id))) => self.members.contains(&(module, Item::Function(*id))),
            _ => false,
        }
    }
}

/// The symbol that a name means so far.
struct Best<'a> {
    rank: Rank,
    module: usize,
    symbol: Symbol<'a>,
    /// The greatest alignment of `common` variables of the name.
    align: u32,
}

/// What a module defines for others, and what it wants of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Interface {
    /// The names that it defines.
    pub defined: BTreeSet<String>,
    /// The names that it needs and does not define, but for LLVM's own functions. What may be missing (`extern_weak`) is not needed.
    pub wanted: BTreeSet<String>,
}

/// What a module defines for others, and what it wants of them.
pub fn interface(module: &Module) -> Interface {
    let mut interface = Interface::default();
    for symbol in symbols(module).filter(|s| s.linkage != Linkage::Local && !s.name.starts_with("llvm.")) {
        match rank(&symbol) {
            Rank::Weak | Rank::Common | Rank::Strong => interface.defined.insert(symbol.name.to_owned()),
            Rank::Declared => interface.wanted.insert(symbol.name.to_owned()),
            Rank::WeaklyDeclared | Rank::Copy => false,
        };
    }
    interface.wanted = &interface.wanted - &interface.defined;
    interface
}

/// Finds out what all names mean.
///
/// # Errors
/// A name has two strong definitions, or a comdat is of a kind that is not handled.
pub(super) fn table(modules: &[(String, Module)]) -> Result<Table, InputError> {
    let lost = lost_groups(modules)?;
    let (mut dropped, mut members) = (HashSet::default(), HashSet::default());
    let mut best: HashMap<&str, Best<'_>> = HashMap::default();
    for (number, (_, module)) in modules.iter().enumerate() {
        for symbol in symbols(module) {
            let is_lost = symbol.comdat.is_some_and(|group| lost[number].contains(group));
            if is_lost {
                members.insert((number, symbol.item));
            }
            if symbol.linkage == Linkage::Local {
                continue;
            }
            if is_lost && symbol.is_defined {
                dropped.insert((number, symbol.item));
            }
            let rank = if is_lost { Rank::Declared } else { rank(&symbol) };
            let align = if rank == Rank::Common { alignment(module, symbol.item) } else { 0 };
            let new = Best { rank, module: number, symbol, align };
            match best.remove(new.symbol.name) {
                None => best.insert(new.symbol.name, new),
                Some(known) => best.insert(new.symbol.name, better(modules, known, new)?),
            };
        }
    }
    Ok(Table {
        modules: modules.iter().enumerate().map(|(number, (_, m))| meanings(m, number, &best)).collect(),
        dropped,
        members,
        alignments: best
            .values()
            .filter(|best| best.rank == Rank::Common && best.align > 0)
            .map(|best| ((best.module, best.symbol.item), best.align))
            .collect(),
    })
}

/// Which of two symbols of one name is meant.
fn better<'a>(modules: &[(String, Module)], known: Best<'a>, new: Best<'a>) -> Result<Best<'a>, InputError> {
    if (known.rank, new.rank) == (Rank::Strong, Rank::Strong) {
        return Err(defined_twice(modules, &known, &new));
    }
    let align = known.align.max(new.align);
    let says = |best: &Best<'_>| says(&modules[best.module].1, best.symbol.item);
    let says_more = || match new.rank {
        Rank::WeaklyDeclared | Rank::Declared | Rank::Common => says(&new) > says(&known),
        Rank::Copy | Rank::Weak | Rank::Strong => false,
    };
    let wins = new.rank > known.rank || new.rank == known.rank && says_more();
    Ok(Best { align, ..if wins { new } else { known } })
}

fn meanings(module: &Module, number: usize, best: &HashMap<&str, Best<'_>>) -> Meanings {
    let (functions, globals, aliases) = (IdVec::new(), IdVec::new(), IdVec::new());
    let mut meanings = Meanings { functions, globals, aliases };
    for symbol in symbols(module) {
        let means = match symbol.linkage {
            Linkage::Local => (number, symbol.item),
            _ => {
                let best = &best[symbol.name];
                (best.module, best.symbol.item)
            }
        };
        match symbol.item {
            Item::Function(_) => drop(meanings.functions.push(means)),
            Item::Global(_) => drop(meanings.globals.push(means)),
            Item::Alias(_) => drop(meanings.aliases.push(means)),
        }
    }
    meanings
}

/// All symbols of a module, each kind in order.
fn symbols(module: &Module) -> impl Iterator<Item = Symbol<'_>> {
    let functions = module.functions.iter().map(|(id, f)| Symbol {
        item: Item::Function(id),
        name: &f.name,
        linkage: f.linkage,
        is_defined: f.is_defined(),
        comdat: f.comdat.as_deref(),
        span: f.span,
    });
    let globals = module.globals.iter().map(|(id, g)| Symbol {
        item: Item::Global(id),
        name: &g.name,
        linkage: g.linkage,
        is_defined: g.init.is_some(),
        comdat: g.comdat.as_deref(),
        span: g.span,
    });
    let aliases = module.aliases.iter().map(|(id, a)| Symbol {
        item: Item::Alias(id),
        name: &a.name,
        linkage: a.linkage,
        is_defined: true,
        comdat: comdat_of(module, &a.target),
        span: a.span,
    });
    functions.chain(globals).chain(aliases)
}

/// The group of what an alias stands for.
fn comdat_of<'a>(module: &'a Module, target: &Constant) -> Option<&'a str> {
    match target {
        Constant::Function(id) => module.functions[*id].comdat.as_deref(),
        Constant::Global(id) => module.globals[*id].comdat.as_deref(),
        _ => None,
    }
}

fn rank(symbol: &Symbol<'_>) -> Rank {
    match (symbol.linkage, symbol.is_defined) {
        (Linkage::ExternWeak, _) => Rank::WeaklyDeclared,
        (_, false) => Rank::Declared,
        (Linkage::AvailableExternally, true) => Rank::Copy,
        (Linkage::Weak | Linkage::Appending, true) => Rank::Weak,
        (Linkage::Common, true) => Rank::Common,
        (Linkage::External | Linkage::Local, true) => Rank::Strong,
    }
}

/// For symbols of equal rank how much they say: variables their size; declarations of functions whether they have a prototype and debug information.
fn says(module: &Module, item: Item) -> (u64, bool) {
    match item {
        Item::Global(id) => {
            (size_of(module, module.globals[id].ty).unwrap_or(0), !module.globals[id].debug.is_empty())
        }
        Item::Function(id) => {
            let function = &module.functions[id];
            let has_prototype = !(function.params.is_empty() && function.variadic);
            (u64::from(has_prototype), function.debug.is_some())
        }
        Item::Alias(_) => (0, false),
    }
}

fn alignment(module: &Module, item: Item) -> u32 {
    match item {
        Item::Global(id) => module.globals[id].align.unwrap_or(0),
        Item::Function(_) | Item::Alias(_) => 0,
    }
}

/// For each module the groups whose members are definitions in an earlier one.
fn lost_groups(modules: &[(String, Module)]) -> Result<Vec<HashSet<String>>, InputError> {
    let mut owners: HashMap<&str, usize> = HashMap::default();
    let mut lost = vec![HashSet::default(); modules.len()];
    for (number, (name, module)) in modules.iter().enumerate() {
        for symbol in symbols(module) {
            let Some(group) = symbol.comdat.filter(|_| symbol.is_defined) else { continue };
            let kind = module.comdats.get(group).copied().unwrap_or(Comdat::Any);
            if kind == Comdat::NoDeduplicate || *owners.entry(group).or_insert(number) == number {
                continue;
            }
            if kind == Comdat::Largest {
                let message = format!("`{group}` is a comdat of which the largest counts");
                return Err(InputError::unsupported(symbol.span, message).in_file(Some(name)));
            }
            lost[number].insert(group.to_owned());
        }
    }
    Ok(lost)
}

fn defined_twice(modules: &[(String, Module)], first: &Best<'_>, second: &Best<'_>) -> InputError {
    let place = |best: &Best<'_>| {
        let (name, module) = &modules[best.module];
        (name, line(module, best.symbol.item).unwrap_or(best.symbol.span))
    };
    let ((other, at), (name, span)) = (place(first), place(second));
    let line = if at.line > 0 { format!(", line {}", at.line) } else { String::new() };
    let message = format!("`{}` is defined here and in {other}{line}", second.symbol.name);
    InputError::malformed(span, message).in_file(Some(name))
}

/// Where the source defines a symbol, as debug information says.
fn line(module: &Module, item: Item) -> Option<Span> {
    let nodes: Vec<_> = match item {
        Item::Function(id) => module.functions[id].debug.into_iter().collect(),
        Item::Global(id) => module.globals[id].debug.clone(),
        Item::Alias(_) => vec![],
    };
    let line = nodes.into_iter().find_map(|id| {
        let node = module.metadata.get(id)?;
        let node = node.meta("var").and_then(|var| module.node(var)).unwrap_or(node);
        MetaNode::number(node, "line")
    });
    let line = u32::try_from(line?).ok().filter(|line| *line > 0)?;
    Some(Span { line, column: 1 })
}
