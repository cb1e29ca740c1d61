//! What a function's blocks of attachments and names say.

use super::ops::Ops;
use super::stream::Block;
use super::values::Def;
use super::{Reader, Result};
use crate::llvm::module::{BlockId, FuncId, LocalId};
use eufonium_base::HashSet;
use eufonium_base::ids::Id;

/// What has a name by the table of names.
#[derive(Default)]
pub(super) struct Named {
    locals: HashSet<LocalId>,
    blocks: HashSet<BlockId>,
}

impl<'s> Reader<'s> {
    /// `[instruction, (kind, node)...]`, or without the instruction for the function.
    pub(super) fn attachments(&mut self, function: FuncId, block: &'s Block) -> Result<()> {
        for record in self.stream.records(block).filter(|record| record.code == 11) {
            let mut ops = Ops::new(self.stream, record);
            let place = if ops.len() % 2 == 1 {
                let n = ops.index()?;
                match self.body().order.get(n) {
                    Some(place) => Some(*place),
                    None => return ops.fail("metadata that is attached to no instruction"),
                }
            } else {
                None
            };
            while ops.len() > 0 {
                let kind = self.kinds.get(&ops.take()?).map_or("", String::as_str);
                let (debug, looped) = (kind == "dbg", kind == "llvm.loop");
                if kind == "nosanitize"
                    && let Some((block, n)) = place
                {
                    self.body().blocks[block].instrs[n].nosanitize = true;
                }
                if !debug && !looped {
                    ops.take()?;
                    continue;
                }
                let node = self.node_id(&mut ops)?;
                match place {
                    None if debug => self.functions[function].debug = Some(node),
                    None => {}
                    Some((block, n)) => {
                        let instr = &mut self.body().blocks[block].instrs[n];
                        if debug {
                            instr.debug = Some(node);
                        } else {
                            instr.loop_node = Some(node);
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// The names of locals and blocks.
    pub(super) fn symbols(&mut self, block: &'s Block, named: &mut Named) -> Result<()> {
        for record in self.stream.records(block) {
            let mut ops = Ops::new(self.stream, record);
            let n = ops.index()?;
            let name = ops.text();
            match record.code {
                1 => {
                    let Some(Def::Local(id)) = self.values.get(n).map(|slot| &slot.def) else {
                        return ops.fail("the name of no local");
                    };
                    let id = *id;
                    self.body().locals[id].name = name;
                    named.locals.insert(id);
                }
                2 if n < self.body().blocks.len() => {
                    let id = BlockId::from_usize(n);
                    self.body().blocks[id].name = name;
                    named.blocks.insert(id);
                }
                _ => return ops.fail("the name of no block"),
            }
        }
        Ok(())
    }

    /// Numbers what has no name, as the text does.
    pub(super) fn number_unnamed(&mut self, named: &Named) {
        let body = self.body();
        let mut next = 0;
        let mut number = |name: &mut String| {
            *name = next.to_string();
            next += 1;
        };
        for id in (0..body.params).map(LocalId::from_usize).filter(|id| !named.locals.contains(id)) {
            number(&mut body.locals[id].name);
        }
        let blocks: Vec<BlockId> = body.blocks.keys().collect();
        for id in blocks {
            if !named.blocks.contains(&id) {
                number(&mut body.blocks[id].name);
            }
            let results = body.blocks[id].instrs.iter().filter_map(|instr| instr.result);
            for local in results.filter(|local| !named.locals.contains(local)) {
                number(&mut body.locals[local].name);
            }
        }
    }
}
