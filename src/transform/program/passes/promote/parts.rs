//! The parts of objects: the coarsest cuts such that every access covers whole parts, also across copies.

use super::objects::{How, Objects, Span};
use eufonium_ir::program::contents::Content;
use eufonium_ir::program::{Operand, Program, Type};
use std::collections::BTreeSet;
use std::ops::Range;

/// The largest part in bytes, if no word of that size is accessed.
const WORD: u64 = 8;
/// Objects that are only copied from become values if they have no more words.
const FEW_WORDS: u64 = 8;
/// Objects with more cuts stay in memory.
const MOST_CUTS: usize = 260;
/// Rounds of carrying cuts over copies; objects that need more stay in memory.
const ROUNDS: usize = 16;

/// A part that is read somewhere.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub span: Span,
    pub ty: Type,
}

/// All parts, those of one object in ascending order and side by side.
#[derive(Debug, Default)]
pub(super) struct Parts {
    pub list: Vec<Part>,
    /// The parts of each object.
    ranges: Vec<Range<usize>>,
}

impl Parts {
    /// The parts of an object.
    pub fn of(&self, object: usize) -> Range<usize> {
        self.ranges[object].clone()
    }
    /// The parts in a span, which cuts none.
    pub fn within(&self, span: Span) -> Range<usize> {
        let range = self.of(span.object);
        let parts = &self.list[range.clone()];
        let first = parts.partition_point(|p| p.span.start < span.start);
        let last = parts.partition_point(|p| p.span.end <= span.end);
        range.start + first..range.start + last.max(first)
    }
}

/// What is known of the parts of one object on the way.
#[derive(Clone, Debug, Default)]
struct Cuts {
    at: BTreeSet<u64>,
    /// Starts of parts that are pointers.
    pointers: BTreeSet<u64>,
}

impl Cuts {
    /// The part of an object that begins at a cut, unless that is the last one.
    fn part(&self, program: &Program, object: usize, start: u64) -> Option<Part> {
        let end = *self.at.range(start + 1..).next()?;
        let bits = u32::try_from(8 * (end - start)).expect("parts that are read are short");
        let is_pointer = self.pointers.contains(&start);
        debug_assert!(!is_pointer || bits == program.pointer_bits);
        let ty = if is_pointer { Type::Pointer } else { Type::Int(bits) };
        Some(Part { span: Span { object, start, end }, ty })
    }
}

/// Cuts the objects; those that cannot be cut are lost.
pub(super) fn cut(program: &Program, objects: &mut Objects) -> Parts {
    leave_sources(objects);
    loop {
        let before = lost(objects);
        let cuts = close(objects);
        check(program, objects, &cuts);
        if lost(objects) == before {
            return collect(program, objects, &cuts);
        }
    }
}

/// Large objects that are only copied from stay in memory: a copy of any bytes is one step there, and many words otherwise.
fn leave_sources(objects: &mut Objects) {
    let mut is_used = vec![false; objects.list.len()];
    for (span, how) in &objects.accesses {
        is_used[span.object] |= !matches!(how, How::CopyFrom);
    }
    for (object, is_used) in objects.list.iter_mut().zip(is_used) {
        object.lost |= !is_used && object.size > FEW_WORDS * WORD;
    }
}

fn lost(objects: &Objects) -> usize {
    objects.list.iter().filter(|o| o.lost).count()
}

/// The cuts that accesses and copies demand.
fn close(objects: &mut Objects) -> Vec<Cuts> {
    let mut cuts = vec![Cuts::default(); objects.list.len()];
    for (span, how) in &objects.accesses {
        let cuts = &mut cuts[span.object];
        cuts.at.extend([span.start, span.end]);
        if let How::Load(Type::Pointer) | How::Store(Type::Pointer) = how {
            cuts.pointers.insert(span.start);
        }
    }
    divide(objects, &mut cuts);
    let mut rounds = 0;
    loop {
        let mut changed = false;
        for i in 0..objects.copies.len() {
            let (to, from) = objects.copies[i];
            if objects.list[to.object].lost || objects.list[from.object].lost {
                continue;
            }
            if carry(&mut cuts, to, from) | carry(&mut cuts, from, to) {
                changed = true;
                if rounds >= ROUNDS || cuts[to.object].at.len() > MOST_CUTS {
                    objects.list[to.object].lost = true;
                    objects.list[from.object].lost = true;
                }
            }
        }
        rounds += 1;
        if !changed {
            break;
        }
    }
    for (object, cuts) in objects.list.iter_mut().zip(&cuts) {
        object.lost |= cuts.at.len() > MOST_CUTS;
    }
    cuts
}

/// Cuts what only copies and settings of long ranges cover into words.
fn divide(objects: &Objects, cuts: &mut [Cuts]) {
    for (span, how) in &objects.accesses {
        let words = (span.end - span.start).div_ceil(WORD);
        if !matches!(how, How::CopyFrom) || objects.list[span.object].lost || words > MOST_CUTS as u64 {
            continue;
        }
        let at = &mut cuts[span.object].at;
        let known: Vec<u64> = at.range(span.start..=span.end).copied().collect();
        for pair in known.windows(2) {
            at.extend((pair[0] / WORD + 1..pair[1].div_ceil(WORD)).map(|word| word * WORD));
        }
    }
}

/// Carries the cuts and pointers in one span over to another one of the same length.
fn carry(cuts: &mut [Cuts], from: Span, to: Span) -> bool {
    let moved = |set: &BTreeSet<u64>, end: u64| -> Vec<u64> {
        set.range(from.start..end).map(|at| at - from.start + to.start).collect()
    };
    let at = moved(&cuts[from.object].at, from.end);
    let pointers = moved(&cuts[from.object].pointers, from.end);
    let target = &mut cuts[to.object];
    let before = target.at.len() + target.pointers.len();
    target.at.extend(at);
    target.pointers.extend(pointers);
    target.at.len() + target.pointers.len() > before
}

/// Objects are lost in which a pointer is cut or also accessed as an integer, or with a part that is too long.
fn check(program: &Program, objects: &mut Objects, cuts: &[Cuts]) {
    let size = u64::from(program.pointer_bits / 8);
    for (span, how) in &objects.accesses {
        let cuts = &cuts[span.object];
        let mut pointers = cuts.pointers.range(span.start..span.end);
        let fine = match how {
            How::Load(Type::Pointer) | How::Store(Type::Pointer) => {
                pointers.count() == 1 && cuts.at.range(span.start..span.end).count() == 1
            }
            How::Load(_) | How::Store(_) => pointers.next().is_none(),
            How::Set { zero } => *zero || pointers.next().is_none(),
            How::CopyFrom => is_covered(cuts, *span),
            How::CopyTo => true,
        };
        let is_whole = |p: &u64| cuts.at.range(p + 1..).next() == Some(&(p + size));
        let whole = cuts.pointers.range(span.start..span.end).all(is_whole);
        if !fine || !whole {
            objects.list[span.object].lost = true;
        }
    }
    for object in without_start(program, objects, cuts) {
        objects.list[object].lost = true;
    }
}

/// The globals of which something is read that may hold at the start what is no word and no address.
fn without_start(program: &Program, objects: &Objects, cuts: &[Cuts]) -> Vec<usize> {
    let is_unknown = |(span, how): &&(Span, How)| {
        let (object, cuts) = (&objects.list[span.object], &cuts[span.object]);
        let is_read = matches!(how, How::Load(_) | How::CopyFrom);
        let starts = || cuts.at.range(span.start..span.end);
        let mut parts = starts().filter_map(|at| cuts.part(program, span.object, *at));
        is_read
            && !object.lost
            && object.global.is_some()
            && parts.any(|part| start(program, objects, &part).is_none())
    };
    objects.accesses.iter().filter(is_unknown).map(|(span, _)| span.object).collect()
}

/// What a part of a global holds at the start: a word, or an address and a distance.
pub(super) fn start(program: &Program, objects: &Objects, part: &Part) -> Option<(Operand, i64)> {
    let global = &program.globals[objects.list[part.span.object].global?];
    let offset = i64::try_from(part.span.start).ok()?;
    match global.initial(offset, part.ty, program.word_layout())? {
        Content::Word(bits) if part.ty == Type::Pointer => bits.is_zero().then_some((Operand::Null, 0)),
        Content::Word(bits) => Some((Operand::Const(bits), 0)),
        Content::Address(target, distance) => Some((target, distance)),
    }
}

/// Whether no part in a span is much longer than a word.
fn is_covered(cuts: &Cuts, span: Span) -> bool {
    let mut last = span.start;
    cuts.at.range(span.start..=span.end).all(|at| at - std::mem::replace(&mut last, *at) <= 2 * WORD)
}

/// The parts that are read.
fn collect(program: &Program, objects: &Objects, cuts: &[Cuts]) -> Parts {
    let mut read: Vec<BTreeSet<u64>> = vec![BTreeSet::new(); objects.list.len()];
    for (span, how) in &objects.accesses {
        if let How::Load(_) | How::CopyFrom = how
            && !objects.list[span.object].lost
        {
            read[span.object].extend(cuts[span.object].at.range(span.start..span.end));
        }
    }
    let mut parts = Parts::default();
    for (object, starts) in read.iter().enumerate() {
        let first = parts.list.len();
        for start in starts {
            parts.list.extend(cuts[object].part(program, object, *start));
        }
        parts.ranges.push(first..parts.list.len());
    }
    parts
}
