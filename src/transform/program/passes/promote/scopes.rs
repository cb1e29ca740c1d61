//! Objects that are accessed when they may be dead stay in memory.
//!
//! Where the marks of an object's life are such that no access comes after its end before its life begins again, they say
//! nothing; that is so for all variables that are accessed by name. A walk from each end over the blocks.

use super::objects::Objects;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{BlockId, Function, Instr, Op};

/// What happens to an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Event {
    Begins,
    Ends,
    Accessed,
}

/// Loses the objects that may be accessed after their ends.
pub(super) fn keep_dead(function: &Function, cfg: &Cfg, objects: &mut Objects) {
    let ends = |i: &Instr| matches!(i.op, Op::EndLife(_));
    if !function.instrs().any(ends) {
        return;
    }
    let mut events: IdVec<BlockId, Vec<(usize, Event)>> = function.blocks.keys().map(|_| vec![]).collect();
    for block in cfg.order() {
        events[*block] = function.blocks[*block].instrs.iter().flat_map(|i| happening(objects, i)).collect();
    }
    // The last walk that came to a block.
    let mut seen: IdVec<BlockId, usize> = function.blocks.keys().map(|_| 0).collect();
    let mut walk = 0;
    for block in cfg.order() {
        for (place, (object, event)) in events[*block].iter().enumerate() {
            if *event != Event::Ends || objects.list[*object].lost {
                continue;
            }
            walk += 1;
            let mut stack = vec![(*block, place + 1)];
            while let Some((at, from)) = stack.pop() {
                let next = events[at][from..].iter().find(|(o, e)| o == object && *e != Event::Ends);
                match next {
                    Some((_, Event::Accessed)) => objects.list[*object].lost = true,
                    Some(_) => {}
                    None => {
                        for next in cfg.successors(at) {
                            if std::mem::replace(&mut seen[*next], walk) != walk {
                                stack.push((*next, 0));
                            }
                        }
                    }
                }
            }
        }
    }
}

fn happening(objects: &Objects, instr: &Instr) -> Vec<(usize, Event)> {
    let (operands, event) = match &instr.op {
        Op::BeginLife(a) => (vec![a], Event::Begins),
        Op::EndLife(a) => (vec![a], Event::Ends),
        Op::Load { address: a, .. }
        | Op::Store { address: a, .. }
        | Op::SetMemory { to: a, .. }
        | Op::Room(a)
        | Op::IsValid { address: a, .. } => (vec![a], Event::Accessed),
        Op::CopyMemory { to, from, .. } => (vec![to, from], Event::Accessed),
        _ => return vec![],
    };
    operands.into_iter().filter_map(|o| Some((objects.place(o)?.object, event))).collect()
}
