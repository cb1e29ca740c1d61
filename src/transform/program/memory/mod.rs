//! Programs with memory to pure programs: the contents of memory become values.
//!
//! Steps, each in its file: which objects pointers may reach (`points_to`), what exists once and gets a fixed address (`objects`), which of these addresses a pointer may have (`candidates`), how the
//! contents of each class of objects become words and arrays of words (`layout`, which argues exactness; `elements` for arrays of few, `fields` for what lies beside arrays, `numbered` for records), operators of
//! memory to reads and writes of variables (`translate`), what functions must be given and give back (`interface`), variables to
//! values in SSA form (`rename`), what memory holds at first (`start`), and which objects are alive, where that is asked (`validity`).
//!
//! What is preserved, with [`Track::Memory`]: for each run of the program there is a run of the result with the same choices at all
//! origins of the source and the same end, and each run of the result is one of the program, or one in which the program's
//! behaviour is undefined; but where any bytes are copied to a part of an object, and copies are no operators of the result, all of the
//! object may change (`translate/ranges`). Addresses are numbers of this pass' choosing; where a program looks at more of them than what all layouts
//! have in common, it sees real numbers, which are unknowns (`addresses`). Runs that need more than half of the address space end silently. With the other levels contents are any: more runs.
//!
//! Choices made here (what was never written, what is not tracked) have sites of their own. The choice of an object's
//! contents keeps its origin where the object becomes one word.
//!
//! After SeaHorn: Gurfinkel, Kahsai, Komuravelli, Navas, "The SeaHorn verification framework" (CAV 2015), section 4, and
//! Gurfinkel and Navas (SAS 2017).

mod addresses;
mod assume;
mod candidates;
mod copies;
mod data;
mod elements;
mod fields;
mod interface;
mod layout;
mod members;
mod numbered;
mod objects;
mod parts;
pub mod points_to;
mod rename;
mod start;
mod strings;
mod terminators;
#[cfg(test)]
mod tests;
mod translate;
mod validity;
mod variables;

pub use addresses::compares_dangling;
pub use assume::{AssumedValid, assume_valid_accesses};
pub use layout::{Region, RegionId};
pub use members::{forget_members, separate_members};
pub use terminators::checks_accesses;

use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::{Function, FunctionId, Loc, Op, Operand, Program};
use interface::Interfaces;
use rename::{Entry, Make, rename};
use start::Start;
use thiserror::Error;
use translate::{Draft, Plan, Sites, Step, translate};

/// What of memory is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Track {
    /// Values that are not in memory. Pointers and contents are any.
    Registers,
    /// Pointers too. Contents are any.
    Pointers,
    /// Everything.
    #[default]
    Memory,
}

eufonium_base::option_names! { Track { Registers = "reg", Pointers = "ptr", Memory = "mem" } }

/// Which fields of objects with arrays become variables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FieldVariables {
    /// None.
    Never,
    /// Those that types tell from arrays.
    #[default]
    Typed,
    /// All places that are accessed as such.
    All,
}

eufonium_base::option_names! { FieldVariables { Never = "never", Typed = "typed", All = "all" } }

/// Arrays that stay arrays, however few elements they have: what is said of an element is said of all of them alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KeptArrays {
    /// None.
    #[default]
    None,
    /// Tables of pointers to objects that a loop makes; where objects may be left it is kept at which index the watched one was stored last.
    Tables,
    /// Those that the program indexes and changes.
    Indexed,
}

/// How memory becomes values.
#[derive(Clone, Copy, Debug)]
pub struct MemoryOptions {
    /// What is kept.
    pub track: Track,
    /// Arrays of at most so many elements become a variable for each.
    pub elements: usize,
    /// Which fields of objects with arrays become variables.
    pub fields: FieldVariables,
    /// Copies and fills of variable length are operators of the result, not loops.
    pub ranges: bool,
    /// Objects without arrays that are allocated at run time have numbers in place of addresses.
    pub numbers: bool,
    /// Member arrays are apart from their structures, as [`separate_members`] left them.
    pub members: bool,
    /// Which arrays stay arrays, however few elements they have.
    pub kept: KeptArrays,
    /// Of arrays of bytes only where the first and the last zero are is kept; in programs that check that accesses are valid.
    pub terminators: bool,
}

impl Default for MemoryOptions {
    fn default() -> Self {
        MemoryOptions {
            track: Track::default(),
            elements: 16,
            fields: FieldVariables::default(),
            ranges: false,
            numbers: true,
            members: false,
            kept: KeptArrays::default(),
            terminators: false,
        }
    }
}

/// What has been done.
#[derive(Clone, Debug, Default)]
pub struct MemoryReport {
    /// The regions.
    pub regions: IdVec<RegionId, Region>,
    /// The number of globals and places of allocation.
    pub objects: usize,
    /// The nodes of which only the first and the last zero are kept.
    pub texts: usize,
    /// The arrays that would not be some if none were kept, and the tables of pointers with a holder for what is left.
    pub kept: usize,
    /// What some runs of the program may do that the result does not; its violations are those of the program all the same.
    pub unproved: Option<Unsupported>,
}

/// Something that has no model.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{what}")]
pub struct Unsupported {
    /// Where.
    pub at: Option<Loc>,
    /// What.
    pub what: String,
}

/// Makes a program pure; see the module.
///
/// # Errors
/// Accesses of words that are not whole bytes, programs that do not fit their address space, and,
/// where lives of objects matter, objects on the stack that a loop makes and a pointer survives. The program is as before.
pub fn memory_to_values(program: &mut Program, options: &MemoryOptions) -> Result<MemoryReport, Unsupported> {
    refuse(program)?;
    let graph = CallGraph::new(program);
    let (points, mut objects, layout) = copies::places(program, &graph, options)?;
    if options.numbers && options.track == Track::Memory {
        let nodes = numbered::choose(program, &points, &objects, &layout);
        objects.number(program, &points, &nodes)?;
    }
    let plan = Plan::new(program, options, &graph, (&points, &objects, &layout))?;
    let mut sites = Sites { first: program.sites.len(), new: vec![] };
    let drafts: IdVec<FunctionId, Draft> =
        program.functions.keys().map(|id| translate(&plan, id, &mut sites)).collect();
    let (functions, entry) = functions(&plan, &graph, drafts, &mut sites);
    let unproved = validity::entered_again(program, &points).map(|at| {
        let what = "a pointer to an object of a block that is entered again may be used".into();
        Unsupported { at, what }
    });
    let (texts, kept) = (plan.terminators.len(), plan.kept + plan.holders.len());
    let (objects, regions) = (objects.count(), layout.regions.clone());
    let report = MemoryReport { objects, regions, texts, kept, unproved };
    let homes = plan.homes();
    program.functions = functions;
    program.entry = entry;
    program.homes = homes;
    program.globals = IdVec::new();
    program.outside.clear();
    sites.new.into_iter().for_each(|site| {
        program.sites.push(site);
    });
    Ok(report)
}

/// Says what has no model.
fn refuse(program: &Program) -> Result<(), Unsupported> {
    for function in program.functions.values() {
        for instr in function.instrs() {
            let (at, whole) = (instr.at.or(function.at), |ty| program.bits(ty).is_multiple_of(8));
            let what = match &instr.op {
                Op::Load { .. } if !whole(function.values[instr.defs[0]].ty) => "a load of parts of bytes",
                Op::Store { value, .. } if !whole(function.type_of(value)) => "a store of parts of bytes",
                _ => continue,
            };
            return Err(Unsupported { at, what: what.into() });
        }
    }
    Ok(())
}

/// The pure functions. If the entry is called, runs start in a copy of it.
fn functions(
    plan: &Plan<'_>,
    graph: &CallGraph,
    mut drafts: IdVec<FunctionId, Draft>,
    sites: &mut Sites,
) -> (IdVec<FunctionId, Function>, Option<FunctionId>) {
    let start = Start::new(plan);
    let constants = constants(plan, &start, &drafts);
    let mut interfaces = Interfaces::new(plan, graph, &drafts);
    let mut entry = plan.program.entry;
    let called = entry.is_some_and(|e| drafts.keys().any(|f| graph.callees(f).contains(&e)));
    let mut result: IdVec<FunctionId, Option<Function>> = drafts.keys().map(|_| None).collect();
    let mut copy = None;
    if let Some(original) = entry.filter(|_| called) {
        copy = Some(drafts[original].clone());
        entry = Some(result.push(None));
    }
    for id in graph.components().iter().flatten().copied() {
        let recursive = graph.is_recursive(id);
        let how = if entry == Some(id) { Entry::Start } else { Entry::Called { recursive } };
        let mut make = |f: &mut Function, region| start.contents(f, region, sites);
        let how = (how, &mut make as Make<'_>);
        result[id] = Some(rename(plan, id, &mut drafts[id], &mut interfaces, &constants, how));
    }
    if let (Some(mut draft), Some(id)) = (copy, entry) {
        let mut make = |f: &mut Function, region| start.contents(f, region, sites);
        let how = (Entry::Start, &mut make as Make<'_>);
        result[id] = Some(rename(plan, id, &mut draft, &mut interfaces, &constants, how));
    }
    (result.values().cloned().map(|f| f.expect("each function has been renamed")).collect(), entry)
}

/// The variables that nobody sets and whose contents are known.
fn constants(
    plan: &Plan<'_>,
    start: &Start<'_>,
    drafts: &IdVec<FunctionId, Draft>,
) -> HashMap<RegionId, Operand> {
    let mut set: IdVec<RegionId, bool> = plan.types.keys().map(|_| false).collect();
    for step in drafts.values().flat_map(|d| d.steps.values()).flatten() {
        if let Step::Set(region, _) = step {
            set[*region] = true;
        }
    }
    let known = plan.types.keys().filter(|region| !set[*region]);
    known.filter_map(|region| Some((region, start.constant(region)?))).collect()
}
