//! The names within a function: locals and blocks, both of which may be mentioned before they are defined.
//!
//! Invariant: a local gets its id where it is defined, so ids are in the order of the text. A local that is mentioned
//! earlier gets a provisional id from [`FORWARD`] on, and the instruction is noted; [`Scope::finish`] replaces those. A
//! block that is mentioned gets a label; all targets are labels until the end. Unnamed locals and blocks share one
//! sequence of numbers.

use super::cursor::{Result, malformed};
use super::lexer::{Name, Token};
use crate::llvm::module::{Block, BlockId, Instr, Local, LocalId, TypeId, Types, Value};
use crate::llvm::rules::{check_flow, show};
use crate::llvm::visit::{blocks_mut, operands_mut};
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{HashMap, InputError, Span};

/// The first provisional id.
const FORWARD: usize = 1 << 31;

/// A local that was mentioned before its definition.
struct Forward {
    span: Span,
    name: String,
    ty: TypeId,
    id: Option<LocalId>,
}

/// A block that was mentioned or defined.
struct Label {
    span: Span,
    name: String,
    id: Option<BlockId>,
}

/// A function that is being read.
pub(super) struct Scope<'a> {
    pub(super) locals: IdVec<LocalId, Local>,
    pub(super) blocks: IdVec<BlockId, Block>,
    /// The type that `ret` must have.
    pub(super) result: TypeId,
    /// The block that instructions go to; none behind a terminator.
    pub(super) current: Option<BlockId>,
    named: HashMap<Name<'a>, LocalId>,
    forward: Vec<Forward>,
    /// Instructions with provisional ids.
    unfinished: Vec<(BlockId, usize)>,
    /// Whether the instruction being read has some.
    provisional: bool,
    label_ids: HashMap<Name<'a>, usize>,
    labels: Vec<Label>,
    /// Edges to landing pads, the targets as labels.
    pub(super) unwinding: Vec<(BlockId, BlockId)>,
    next_number: u32,
}

impl<'a> Scope<'a> {
    pub(super) fn new(result: TypeId) -> Self {
        Scope {
            locals: IdVec::new(),
            blocks: IdVec::new(),
            result,
            current: None,
            named: HashMap::default(),
            forward: Vec::new(),
            unfinished: Vec::new(),
            provisional: false,
            label_ids: HashMap::default(),
            labels: Vec::new(),
            unwinding: Vec::new(),
            next_number: 0,
        }
    }

    /// The name that a definition has: the one that stands there, or the next number.
    fn definition_name(&mut self, token: Option<&Token<'a>>) -> Result<Name<'a>> {
        let name = match token {
            Some(token) => token.name()?,
            None => Name::Number(self.next_number),
        };
        if let (Name::Number(n), span) = (&name, token.map_or(Span::default(), |token| token.span)) {
            if *n < self.next_number {
                return malformed(span, format!("the next number is {}, not {n}", self.next_number));
            }
            self.next_number = n
                .checked_add(1)
                .ok_or_else(|| InputError::malformed(span, "the number does not fit into 32 bits"))?;
        }
        Ok(name)
    }

    /// Defines a local; without a token it is numbered. `span` is for complaints about an unnamed one.
    pub(super) fn define(
        &mut self,
        token: Option<&Token<'a>>,
        span: Span,
        ty: TypeId,
        types: &Types,
    ) -> Result<LocalId> {
        let name = self.definition_name(token)?;
        let id = self.locals.push(Local { name: name.to_text(), ty });
        match self.named.insert(name, id) {
            None => Ok(id),
            Some(old) if old.index() >= FORWARD => {
                let forward = &mut self.forward[old.index() - FORWARD];
                if forward.ty != ty {
                    let (used, defined) = (show(types, forward.ty), show(types, ty));
                    let message = format!("%{} has type {defined}, not {used}", forward.name);
                    return malformed(forward.span, message);
                }
                forward.id = Some(id);
                Ok(id)
            }
            Some(_) => {
                let name = &self.locals[id].name;
                malformed(token.map_or(span, |token| token.span), format!("%{name} is defined twice"))
            }
        }
    }

    /// A local where it is used with the type.
    pub(super) fn mention(&mut self, token: &Token<'a>, ty: TypeId, types: &Types) -> Result<LocalId> {
        let name = token.name()?;
        let id = match self.named.get(&name) {
            Some(id) => *id,
            None => {
                let id = LocalId::from_usize(FORWARD + self.forward.len());
                let forward = Forward { span: token.span, name: name.to_text(), ty, id: None };
                self.forward.push(forward);
                self.named.insert(name, id);
                id
            }
        };
        self.provisional |= id.index() >= FORWARD;
        let known = match id.index().checked_sub(FORWARD) {
            Some(n) => self.forward[n].ty,
            None => self.locals[id].ty,
        };
        if known != ty {
            let message =
                format!("{} has type {}, not {}", token.show(), show(types, known), show(types, ty));
            return malformed(token.span, message);
        }
        Ok(id)
    }

    fn label_index(&mut self, name: Name<'a>, span: Span) -> usize {
        if let Some(n) = self.label_ids.get(&name) {
            return *n;
        }
        self.labels.push(Label { span, name: name.to_text(), id: None });
        self.label_ids.insert(name, self.labels.len() - 1);
        self.labels.len() - 1
    }

    /// A block where control may go to.
    pub(super) fn label(&mut self, token: &Token<'a>) -> Result<BlockId> {
        let name = token.name()?;
        Ok(BlockId::from_usize(self.label_index(name, token.span)))
    }

    /// Starts a block; without a token it is numbered.
    pub(super) fn begin(&mut self, token: Option<&Token<'a>>, span: Span) -> Result<()> {
        let name = self.definition_name(token)?;
        let id = self.blocks.push(Block { name: name.to_text(), instrs: Vec::new() });
        let index = self.label_index(name, span);
        let label = &mut self.labels[index];
        if label.id.replace(id).is_some() {
            return malformed(span, format!("the block `{}` is defined twice", label.name));
        }
        self.current = Some(id);
        Ok(())
    }

    /// Appends an instruction to the current block, which is begun if there is none.
    pub(super) fn append(&mut self, instr: Instr) -> Result<()> {
        if self.current.is_none() {
            self.begin(None, instr.span)?;
        }
        let block = self.current.expect("a block was begun");
        if std::mem::take(&mut self.provisional) {
            self.unfinished.push((block, self.blocks[block].instrs.len()));
        }
        self.blocks[block].instrs.push(instr);
        Ok(())
    }

    /// Notes that the current block may unwind to a label.
    pub(super) fn unwinds_to(&mut self, label: BlockId) {
        let block = self.current.expect("an instruction stands in a block");
        self.unwinding.push((block, label));
    }

    /// Replaces provisional ids and labels, and checks the flow of control.
    pub(super) fn finish(&mut self) -> Result<()> {
        if let Some(missing) = self.forward.iter().find(|forward| forward.id.is_none()) {
            return malformed(missing.span, format!("undefined local %{}", missing.name));
        }
        if let Some(missing) = self.labels.iter().find(|label| label.id.is_none()) {
            return malformed(missing.span, format!("undefined block %{}", missing.name));
        }
        let forward = &self.forward;
        for (block, n) in &self.unfinished {
            operands_mut(&mut self.blocks[*block].instrs[*n].kind, &mut |operand| {
                if let Value::Local(id) = &mut operand.value
                    && let Some(n) = id.index().checked_sub(FORWARD)
                {
                    *id = forward[n].id.expect("checked above");
                }
            });
        }
        let labels = &self.labels;
        let place = |id: &mut BlockId| *id = labels[id.index()].id.expect("checked above");
        let ids: Vec<BlockId> = self.blocks.keys().collect();
        for id in ids {
            for instr in &mut self.blocks[id].instrs {
                blocks_mut(&mut instr.kind, &mut { place });
            }
        }
        self.unwinding.iter_mut().for_each(|(_, to)| place(to));
        check_flow(&self.blocks, &self.unwinding).or_else(|(span, message)| malformed(span, message))
    }
}
