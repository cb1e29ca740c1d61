//! Debug information: places, variables and their types, starts of loops.
//!
//! Source: LLVM, "Source Level Debugging with LLVM". A path stays as the compiler was given it if it is relative to the folder of
//! the compilation. Chains of nodes (scopes, types) are followed for a limited number of steps, as malformed metadata may be
//! cyclic. Variables that are described piece by piece or by computations are left out.

use super::function::Lowering;
use super::intrinsics::Args;
use super::shapes::Shaping;
use crate::llvm::module::{self as llvm, Constant, MetaField, MetaId, MetaNode, Metadata, Module, Value};
use eufonium_base::HashMap;
use eufonium_base::error::InputError;
use eufonium_base::ids::IdVec;
use eufonium_ir::float::Format;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::dominators::Dominators;
use eufonium_ir::program::{
    Block, BlockId, Declared, FileId, Function, Instr, Loc, Op, Operand, Program, SourceType, Type, ValueId,
    Variable, VariableId,
};
use std::sync::Arc;

/// Longer chains of scopes or types are cut.
pub(super) const MAX_CHAIN: usize = 256;
/// Types of more parts may hold anything.
const MAX_PARTS: usize = 4096;

/// What was read of the metadata so far.
#[derive(Default)]
pub(super) struct Tables {
    files: HashMap<String, FileId>,
    scopes: HashMap<MetaId, Option<FileId>>,
    locations: HashMap<MetaId, Option<Loc>>,
    variables: HashMap<MetaId, Option<VariableId>>,
    shapes: Shaping,
    /// The folder of the compilation, once it was looked for.
    folder: Option<String>,
}

impl Tables {
    /// The place that a `DILocation` gives.
    pub fn location(&mut self, module: &Module, program: &mut Program, id: MetaId) -> Option<Loc> {
        if let Some(known) = self.locations.get(&id) {
            return *known;
        }
        let at = module.metadata.get(id).and_then(|node| self.location_of(module, program, node));
        self.locations.insert(id, at);
        at
    }

    fn location_of(&mut self, module: &Module, program: &mut Program, node: &MetaNode) -> Option<Loc> {
        (node.kind() == Some("DILocation")).then_some(())?;
        let line = number(node, "line");
        // Code without counterpart in the source has line 0.
        (line > 0).then_some(())?;
        let file = self.file_of(module, program, node.meta("scope")?)?;
        Some(Loc { file, line, column: number(node, "column") })
    }

    /// Where a function is defined.
    pub fn function(&mut self, module: &Module, program: &mut Program, id: MetaId) -> Option<Loc> {
        let node = module.metadata.get(id)?;
        let file = self.file_of(module, program, &Metadata::Node(id))?;
        Some(Loc { file, line: number(node, "line"), column: 0 })
    }

    /// The start of a loop, the first place in its node.
    pub fn loop_start(&mut self, module: &Module, program: &mut Program, id: MetaId) -> Option<Loc> {
        let MetaNode::Tuple(parts) = module.metadata.get(id)? else { return None };
        parts.iter().find_map(|part| self.location_of(module, program, module.node(part)?))
    }

    /// The file of a scope.
    fn file_of(&mut self, module: &Module, program: &mut Program, scope: &Metadata) -> Option<FileId> {
        if let Metadata::Node(id) = scope {
            if let Some(known) = self.scopes.get(id) {
                return *known;
            }
            let file = self.search_file(module, program, scope);
            self.scopes.insert(*id, file);
            return file;
        }
        self.search_file(module, program, scope)
    }

    fn search_file(&mut self, module: &Module, program: &mut Program, scope: &Metadata) -> Option<FileId> {
        let mut scope = scope;
        for _ in 0..MAX_CHAIN {
            let node = module.node(scope)?;
            let file = if node.kind() == Some("DIFile") {
                Some(node)
            } else {
                node.meta("file").and_then(|f| module.node(f))
            };
            if let Some(file) = file.filter(|file| file.kind() == Some("DIFile")) {
                let path = self.path(module, file)?;
                let id = *self.files.entry(path.clone()).or_insert_with(|| program.files.push(path));
                return Some(id);
            }
            scope = node.meta("scope")?;
        }
        None
    }

    fn path(&mut self, module: &Module, file: &MetaNode) -> Option<String> {
        let name = file.string("filename")?;
        let folder = file.string("directory").unwrap_or("");
        let compiled_in = self.folder.get_or_insert_with(|| compilation_folder(module));
        if name.starts_with('/') || folder.is_empty() || folder == compiled_in.as_str() {
            return Some(name.to_string());
        }
        Some(format!("{}/{name}", folder.trim_end_matches('/')))
    }

    /// The variable of a `DILocalVariable` or `DIGlobalVariable`.
    fn variable(&mut self, module: &Module, program: &mut Program, meta: &Metadata) -> Option<VariableId> {
        let id = match meta {
            Metadata::Node(id) => Some(*id),
            _ => None,
        };
        if let Some(known) = id.and_then(|id| self.variables.get(&id)) {
            return *known;
        }
        let variable = self.new_variable(module, program, meta);
        if let Some(id) = id {
            self.variables.insert(id, variable);
        }
        variable
    }

    fn new_variable(
        &mut self,
        module: &Module,
        program: &mut Program,
        meta: &Metadata,
    ) -> Option<VariableId> {
        let node = module.node(meta)?;
        let name = node.string("name")?.to_string();
        let file = self.file_of(module, program, meta);
        let at = file.map(|file| Loc { file, line: number(node, "line"), column: 0 });
        let ty = source_type(module, node.meta("type"));
        let function = node.meta("scope").and_then(|scope| function_of(module, scope));
        let shape = self.shapes.of(module, program, node.meta("type"));
        let variable = program.variables.push(Variable { name, ty, function, at });
        if let Some(shape) = shape {
            Arc::make_mut(&mut program.shapes).describe(variable, shape);
        }
        Some(variable)
    }

    /// The variable that a global holds.
    pub fn global_variable(
        &mut self,
        module: &Module,
        program: &mut Program,
        nodes: &[MetaId],
    ) -> Option<VariableId> {
        nodes.iter().find_map(|id| {
            let node = module.metadata.get(*id)?;
            match node.kind() {
                Some("DIGlobalVariable") => self.variable(module, program, &Metadata::Node(*id)),
                Some("DIGlobalVariableExpression") => {
                    let plain = node.meta("expr").is_none_or(|expr| is_plain(module, expr));
                    plain.then_some(())?;
                    self.variable(module, program, node.meta("var")?)
                }
                _ => None,
            }
        })
    }
}

impl Lowering<'_, '_> {
    /// A record `#dbg_...`.
    pub fn debug_record(&mut self, kind: &str, args: &[Metadata]) -> Result<(), InputError> {
        let at = args.last().and_then(|last| match last {
            Metadata::Node(id) => {
                self.context.debug.location(self.context.module, &mut self.context.program, *id)
            }
            _ => None,
        });
        self.build.set_loc(at.or(self.at));
        self.describe(kind, args.iter().collect())?;
        self.build.set_loc(self.at);
        Ok(())
    }

    /// A call of `llvm.dbg....`.
    pub fn debug_call(&mut self, name: &str, args: &Args) -> Result<(), InputError> {
        let metadata = args.iter().filter_map(|(arg, _)| match &arg.value {
            Value::Metadata(metadata) => Some(metadata),
            _ => None,
        });
        let metadata = metadata.collect();
        let name = name.strip_prefix("dbg.").unwrap_or(name);
        self.describe(name, metadata)
    }

    /// Notes where a variable lives, or which value it has.
    fn describe(&mut self, kind: &str, args: Vec<&Metadata>) -> Result<(), InputError> {
        let [Metadata::Value(value), variable, expression, ..] = &args[..] else { return Ok(()) };
        let module = self.context.module;
        if !is_plain(module, expression) || matches!(&value.value, Value::Metadata(_) | Value::Asm(_)) {
            return Ok(());
        }
        if let Value::Constant(constant) = &value.value
            && matches!(constant, Constant::Undef)
        {
            return Ok(());
        }
        let Some(variable) = self.context.debug.variable(module, &mut self.context.program, variable) else {
            return Ok(());
        };
        // A description may speak of a value that is not there yet.
        let words = match &value.value {
            Value::Local(local) => self.defined(*local),
            _ => Some(self.words(value)?),
        };
        let Some([word]) = words.as_deref() else { return Ok(()) };
        let word: Operand = word.clone();
        match kind {
            "declare" | "addr" if self.build.type_of(&word) == Type::Pointer => {
                self.build.effect(Op::Declare { variable, address: word });
            }
            "value" | "assign" => self.build.effect(Op::Name { variable, value: word }),
            _ => {}
        }
        Ok(())
    }
}

/// Drops descriptions in places that the described value does not dominate: LLVM does not ask that of them.
pub(super) fn drop_undominated(function: &mut Function) {
    let mut home: IdVec<ValueId, BlockId> = function.values.values().map(|_| function.entry).collect();
    for (id, block) in function.blocks.iter() {
        block.defined().for_each(|value| home[*value] = id);
    }
    let described = |instr: &Instr| match &instr.op {
        Op::Name { value: Operand::Value(value), .. }
        | Op::Declare { address: Operand::Value(value), .. } => Some(home[*value]),
        _ => None,
    };
    let elsewhere = |(id, block): (BlockId, &Block)| {
        block.instrs.iter().filter_map(described).any(|home| home != id && home != function.entry)
    };
    if !function.blocks.iter().any(elsewhere) {
        return;
    }
    let cfg = Cfg::new(function);
    let dominators = Dominators::new(function, &cfg);
    for id in function.blocks.keys() {
        let dominates = |home: BlockId| home == id || (cfg.is_reached(id) && dominators.dominates(home, id));
        function.blocks[id].instrs.retain(|instr| described(instr).is_none_or(dominates));
    }
}

pub(super) fn number(node: &MetaNode, field: &str) -> u32 {
    node.number(field).and_then(|n| u32::try_from(n).ok()).unwrap_or(0)
}

/// Whether an expression is the value itself.
fn is_plain(module: &Module, expression: &Metadata) -> bool {
    match module.node(expression) {
        Some(MetaNode::Special { kind, fields }) => kind == "DIExpression" && fields.is_empty(),
        _ => false,
    }
}

fn compilation_folder(module: &Module) -> String {
    let unit = module.metadata.values().find(|node| node.kind() == Some("DICompileUnit"));
    let file = unit.and_then(|unit| unit.meta("file")).and_then(|file| module.node(file));
    file.and_then(|file| file.string("directory")).unwrap_or("").to_string()
}

/// The name of the function that a scope belongs to.
fn function_of(module: &Module, scope: &Metadata) -> Option<String> {
    let mut scope = scope;
    for _ in 0..MAX_CHAIN {
        let node = module.node(scope)?;
        if node.kind() == Some("DISubprogram") {
            return node.string("name").map(str::to_string);
        }
        scope = node.meta("scope")?;
    }
    None
}

/// A word of DWARF without its prefix; numbers where the text has them.
fn dwarf<'a>(node: &'a MetaNode, field: &str, prefix: &str, names: &[(i128, &'a str)]) -> Option<&'a str> {
    match node.field(field)? {
        MetaField::Word(word) => word.strip_prefix(prefix),
        MetaField::Number(n) => names.iter().find(|(number, _)| number == n).map(|(_, name)| *name),
        MetaField::Meta(_) => None,
    }
}

const TAGS: &[(i128, &str)] = &[
    (0x01, "array_type"),
    (0x02, "class_type"),
    (0x04, "enumeration_type"),
    (0x0d, "member"),
    (0x0f, "pointer_type"),
    (0x10, "reference_type"),
    (0x13, "structure_type"),
    (0x16, "typedef"),
    (0x17, "union_type"),
    (0x1c, "inheritance"),
    (0x26, "const_type"),
    (0x35, "volatile_type"),
    (0x37, "restrict_type"),
    (0x47, "atomic_type"),
];

const ENCODINGS: &[(i128, &str)] =
    &[(2, "boolean"), (4, "float"), (5, "signed"), (6, "signed_char"), (7, "unsigned"), (8, "unsigned_char")];

/// What the bits of a variable of a type mean.
pub(super) fn source_type(module: &Module, ty: Option<&Metadata>) -> SourceType {
    let mut name = None;
    let mut ty = ty;
    for _ in 0..MAX_CHAIN {
        let Some(node) = ty.and_then(|ty| module.node(ty)) else { break };
        name = name.or(node.string("name"));
        let tag = tag(node);
        match (node.kind(), tag) {
            (Some("DIBasicType"), _) => return basic_type(node, name.unwrap_or("?")),
            (_, Some("pointer_type" | "reference_type")) => return SourceType::Pointer,
            (_, Some("typedef" | "const_type" | "volatile_type" | "restrict_type" | "atomic_type")) => {
                ty = node.meta("baseType");
            }
            (_, Some("enumeration_type")) => {
                return match source_type_of_enumeration(module, node) {
                    Some(ty) => ty,
                    None => SourceType::Int { signed: false, bits: number(node, "size").max(1) },
                };
            }
            _ => break,
        }
    }
    SourceType::Other(name.unwrap_or("?").to_string())
}

/// For each parameter of a declared function what is in the constant object that it points to, if it does, as far as debug information
/// says; empty if it does not fit the parameters.
pub(super) fn constant_params(module: &Module, function: &llvm::Function) -> Vec<Option<Constants>> {
    let types = signature(module, function).and_then(<[_]>::split_first);
    let constants = |param: &Metadata| {
        points_to_constant(module, param).then(|| match holds_pointers(module, param) {
            true => Constants::Pointers,
            false => Constants::Numbers,
        })
    };
    types.map_or(vec![], |(_, params)| params.iter().map(constants).collect())
}

/// What is in a constant object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Constants {
    /// Nothing but numbers.
    Numbers,
    /// Pointers, or nobody knows what.
    Pointers,
}

/// Whether there may be pointers in what a type of pointers leads to.
fn holds_pointers(module: &Module, ty: &Metadata) -> bool {
    let mut inside = false;
    let mut waiting = vec![Some(ty)];
    for _ in 0..MAX_PARTS {
        let Some(next) = waiting.pop() else { return false };
        // Without a type it is `void`.
        let Some(node) = next.and_then(|ty| module.node(ty)) else { return true };
        match (node.kind(), tag(node)) {
            (Some("DIBasicType" | "DISubroutineType"), _) | (_, Some("enumeration_type")) => {}
            (_, Some("pointer_type" | "reference_type")) if inside => return true,
            (_, Some("pointer_type" | "reference_type")) => {
                inside = true;
                waiting.push(node.meta("baseType"));
            }
            (_, Some("structure_type" | "union_type")) => match node.meta("elements").map(|e| module.node(e))
            {
                Some(Some(MetaNode::Tuple(elements))) => waiting.extend(elements.iter().map(Some)),
                _ => return true,
            },
            _ => waiting.push(node.meta("baseType")),
        }
    }
    true
}

/// For the result and each parameter of a function what it points to, if that is said; `None` if debug information does not fit the
/// parameters.
pub(super) fn pointees(module: &Module, function: &llvm::Function) -> Option<Vec<Option<Declared>>> {
    let types = signature(module, function)?;
    Some(types.iter().map(|ty| pointee(module, module.node(ty)?)).collect())
}

/// The types of the result and the parameters, if they fit the parameters.
fn signature<'a>(module: &'a Module, function: &llvm::Function) -> Option<&'a [Metadata]> {
    let node = module.metadata.get(function.debug?)?;
    let ty = module.node(node.meta("type")?)?;
    let MetaNode::Tuple(types) = module.node(ty.meta("types")?)? else { return None };
    (types.len() == function.params.len() + 1).then_some(types)
}

/// The node with the types of the result and the parameters of a function. Nodes of one meaning are one node of the module.
pub(super) fn own_interface(module: &Module, function: &llvm::Function) -> Option<MetaId> {
    let node = module.metadata.get(function.debug?)?;
    types(module.node(node.meta("type")?)?)
}

/// The node with those of the functions to which a function returns pointers, if it does.
pub(super) fn returned_interface(module: &Module, function: &llvm::Function) -> Option<MetaId> {
    let mut node = module.node(signature(module, function)?.first()?)?;
    for _ in 0..MAX_CHAIN {
        if node.kind() == Some("DISubroutineType") {
            return types(node);
        }
        node = module.node(node.meta("baseType")?)?;
    }
    None
}

/// The node with the types that a type of functions names.
fn types(node: &MetaNode) -> Option<MetaId> {
    match node.meta("types")? {
        Metadata::Node(id) => Some(*id),
        _ => None,
    }
}

/// What a type of pointers leads to.
pub(super) fn pointee<'a>(module: &'a Module, mut node: &'a MetaNode) -> Option<Declared> {
    let mut inside = false;
    for _ in 0..MAX_CHAIN {
        match tag(node) {
            Some("pointer_type") if !inside => inside = true,
            Some("typedef" | "const_type" | "volatile_type" | "restrict_type" | "atomic_type") => {}
            _ if inside && node.kind() == Some("DISubroutineType") => return Some(Declared::Function),
            _ if inside => return Some(Declared::Bytes(u64::from(number(node, "size")) / 8)),
            _ => return None,
        }
        node = module.node(node.meta("baseType")?)?;
    }
    None
}

/// The type of the variable that a global holds.
pub(super) fn global_type<'m>(module: &'m Module, nodes: &[MetaId]) -> Option<&'m MetaNode> {
    nodes.iter().find_map(|id| {
        let node = module.metadata.get(*id)?;
        let variable = match node.kind() {
            Some("DIGlobalVariableExpression") => {
                node.meta("expr").is_none_or(|expr| is_plain(module, expr)).then_some(())?;
                module.node(node.meta("var")?)?
            }
            _ => node,
        };
        module.node(variable.meta("type")?)
    })
}

/// What kind of type a node describes, as DWARF names it.
pub(super) fn tag(node: &MetaNode) -> Option<&str> {
    dwarf(node, "tag", "DW_TAG_", TAGS)
}

fn points_to_constant(module: &Module, ty: &Metadata) -> bool {
    let mut ty = Some(ty);
    let mut inside = false;
    for _ in 0..MAX_CHAIN {
        let Some(node) = ty.and_then(|ty| module.node(ty)) else { return false };
        match tag(node) {
            Some("const_type") if inside => return true,
            Some("pointer_type") if !inside => inside = true,
            Some("typedef" | "const_type" | "volatile_type" | "restrict_type" | "atomic_type") => {}
            _ => return false,
        }
        ty = node.meta("baseType");
    }
    false
}

fn source_type_of_enumeration(module: &Module, node: &MetaNode) -> Option<SourceType> {
    let mut base = node.meta("baseType")?;
    for _ in 0..MAX_CHAIN {
        let node = module.node(base)?;
        if node.kind() == Some("DIBasicType") {
            return Some(basic_type(node, "?"));
        }
        base = node.meta("baseType")?;
    }
    None
}

fn basic_type(node: &MetaNode, name: &str) -> SourceType {
    let bits = number(node, "size").max(1);
    match dwarf(node, "encoding", "DW_ATE_", ENCODINGS) {
        Some("boolean") => SourceType::Bool,
        Some("float") if bits == 32 => SourceType::Float(Format::SINGLE),
        Some("float") if bits == 64 => SourceType::Float(Format::DOUBLE),
        Some("signed" | "signed_char") => SourceType::Int { signed: true, bits },
        Some("unsigned" | "unsigned_char" | "UTF" | "address") => SourceType::Int { signed: false, bits },
        _ => SourceType::Other(name.to_string()),
    }
}
