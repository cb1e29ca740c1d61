//! Paths that meet again and differ in little become one.
//!
//! Paths that are at the same place with the same objects are joined if what differs are truth values and open words, in values that are live or in
//! cells; these become parameters of the block where they meet. Paths that differ in a constant or in a pointer stay apart, since these decide
//! what comes. Where many wait, constants that decide little may differ (`deciders`).
//!
//! Invariant: a value of the result that joined paths share is defined in a block that dominates the one where they meet, which is below the
//! last one on the ways to all of them.

use super::Run;
use super::deciders::Deciders;
use super::known::{Cell, Content, Known, Object, ObjectId};
use super::path::{Path, Range};
use super::ranges::DEPTH;
use eufonium_base::HashSet;
use eufonium_ir::program::{FunctionId, Operand, Target, Terminator, Type, ValueId};
use std::collections::VecDeque;
use std::rc::Rc;

/// Where more paths than that are apart, constants may differ.
const MANY: usize = 8;

/// What may differ between paths that are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Joining {
    /// Truth values and open words.
    Open,
    /// All words that decide little.
    Words,
}

/// What differs between paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Slot {
    Value(ValueId),
    Cell(ObjectId, u64),
}

impl Run<'_> {
    /// The ways to join where so many paths are apart, the strictest first.
    pub(super) fn ways(&self, paths: usize) -> impl Iterator<Item = Joining> + use<> {
        let many = (paths > MANY && self.joining != Joining::Open).then_some(self.joining);
        [Joining::Open].into_iter().chain(many)
    }

    /// Notes whether two of many paths that stay apart differ in nothing but words that decide little.
    pub(super) fn note_words(&mut self, waiting: &VecDeque<Path>, path: &Path) {
        if waiting.len() > MANY && !self.words_differ {
            self.words_differ = self.differences(&waiting[0], path, Joining::Words).is_some();
        }
    }

    /// Joins paths, as far as they can be.
    pub(super) fn join(&mut self, mut paths: Vec<Path>) -> Vec<Path> {
        paths = self.in_groups(paths, Joining::Open);
        match self.ways(paths.len()).last() {
            Some(Joining::Words) => self.in_groups(paths, Joining::Words),
            _ => paths,
        }
    }

    /// Joins each path to the first one to which it can be joined in a way.
    fn in_groups(&mut self, paths: Vec<Path>, how: Joining) -> Vec<Path> {
        let mut groups: Vec<Vec<Path>> = vec![];
        for path in paths {
            match groups.iter().position(|group| self.differences(&group[0], &path, how).is_some()) {
                Some(group) => groups[group].push(path),
                None => groups.push(vec![path]),
            }
        }
        groups
            .into_iter()
            .map(|mut group| if group.len() == 1 { group.remove(0) } else { self.joined(group, how) })
            .collect()
    }

    /// What differs between two paths, if they can be joined.
    pub(super) fn differences<'a>(&mut self, a: &'a Path, b: &'a Path, how: Joining) -> Option<Vec<Slot>> {
        if a.frames.len() != b.frames.len() || a.objects.len() != b.objects.len() {
            return None;
        }
        let (x, y) = (&a.frames[a.frames.len() - 1], &b.frames[b.frames.len() - 1]);
        if (x.function, x.block, x.next) != (y.function, y.block, y.next) || x.owned != y.owned {
            return None;
        }
        let callers = |path: &'a Path| path.frames.iter().rev().skip(1);
        if !callers(a).zip(callers(b)).all(|(p, q)| Rc::ptr_eq(p, q)) {
            return None;
        }
        let mut slots = vec![];
        for &value in &*self.live(a) {
            let (p, q) = (&x.values[value], &y.values[value]);
            if p != q {
                let (p, q) = (self.refined(a, p.as_ref()?), self.refined(b, q.as_ref()?));
                let how = self.may_differ(x.function, value, how);
                if p != q && !self.joins(&p, &q, how) {
                    return None;
                }
                slots.push(Slot::Value(value));
            }
        }
        for (id, (p, q)) in a.objects.iter().zip(&b.objects).enumerate() {
            if !Rc::ptr_eq(p, q) {
                let cells = self.different_cells((a, p), (b, q), how)?;
                slots.extend(cells.into_iter().map(|at| Slot::Cell(id, at)));
            }
        }
        Some(slots)
    }

    /// Where an object has different words on two paths, if its states can be joined.
    fn different_cells(
        &self,
        (a, p): (&Path, &Object),
        (b, q): (&Path, &Object),
        how: Joining,
    ) -> Option<Vec<u64>> {
        if p.base != q.base
            || (p.alive, p.ended, p.stored) != (q.alive, q.ended, q.stored)
            || (p.size.is_none() && !p.cells.is_empty())
        {
            return None;
        }
        let mut different = vec![];
        for (at, cell) in &p.cells {
            match q.cells.get(at) {
                Some(other) if other.len == cell.len => match (&cell.content, &other.content) {
                    (Content::Word(p), Content::Word(q)) if p == q => {}
                    (Content::Word(p), Content::Word(q)) => {
                        let (p, q) = (self.refined(a, p), self.refined(b, q));
                        if p != q && !self.joins(&p, &q, how) {
                            return None;
                        }
                        different.push(*at);
                    }
                    (p, q) if same(p, q) => {}
                    _ => return None,
                },
                _ if q.overlapping(*at, at + cell.len).next().is_none() => {}
                _ => return None,
            }
        }
        let alone = |(at, cell): (&u64, &Cell)| {
            p.cells.contains_key(at) || p.overlapping(*at, at + cell.len).next().is_none()
        };
        q.cells.iter().all(alone).then_some(different)
    }

    /// What may differ in a value of a function.
    fn may_differ(&mut self, function: FunctionId, value: ValueId, how: Joining) -> Joining {
        if how == Joining::Open {
            return how;
        }
        let program = self.program;
        let deciders = self.deciders.get_or_insert_with(|| Deciders::new(program));
        if deciders.contains(function, value) { Joining::Open } else { how }
    }

    /// Whether two different values may become one that is open.
    fn joins(&self, a: &Known, b: &Known, how: Joining) -> bool {
        let (Known::Is(p), Known::Is(q)) = (a, b) else { return false };
        let ty = self.out.type_of(p);
        let is_open = |o: &Operand| matches!(o, Operand::Value(_));
        ty == self.out.type_of(q)
            && match (ty, how) {
                (Type::Int(1), _) | (Type::Int(_), Joining::Words) => true,
                (Type::Int(_), Joining::Open) => is_open(p) && is_open(q),
                _ => false,
            }
    }

    fn slot(&self, path: &Path, slot: Slot) -> Known {
        let known = match slot {
            Slot::Value(value) => path.frames[path.frames.len() - 1].values[value].clone(),
            Slot::Cell(object, at) => match &path.objects[object].cells[&at].content {
                Content::Word(known) => Some(known.clone()),
                _ => None,
            },
        };
        self.refined(path, &known.expect("both paths have it"))
    }

    /// Joins paths of which each can be joined with the first one.
    pub(super) fn joined(&mut self, mut paths: Vec<Path>, how: Joining) -> Path {
        self.paths -= paths.len() - 1;
        let mut slots: Vec<Slot> = vec![];
        for i in 1..paths.len() {
            let (first, other) = (paths[0].copied(), &paths[i]);
            slots.extend(self.differences(&first, other, how).expect("these paths can be joined"));
        }
        slots.sort_unstable();
        slots.dedup();
        self.align(&mut paths);
        slots.retain(|slot| match slot {
            Slot::Value(_) => true,
            Slot::Cell(object, at) => paths[0].objects[*object].cells.contains_key(at),
        });
        let parted = paths.iter().map(|path| path.block).reduce(|a, b| self.above(a, b));
        let block = self.block(parted);
        let mut result = paths[0].copied();
        result.block = block;
        let mut args: Vec<Vec<Operand>> = paths.iter().map(|_| vec![]).collect();
        for slot in slots {
            let values: Vec<Known> = paths.iter().map(|path| self.slot(path, slot)).collect();
            let ty = self.type_of(&values[0]);
            let tainted = values.iter().any(|known| match known {
                Known::Is(Operand::Value(id)) => self.info[*id].tainted,
                _ => false,
            });
            let param = self.parameter(ty);
            self.info[param].tainted = tainted;
            if ty == Type::Int(1) {
                self.info[param].table = Some((param, (0..2).collect()));
            }
            self.out.blocks[block].params.push(param);
            if let Some(range) = self.range_of_all(&paths, &values) {
                result.ranges.insert(param, range);
            }
            for ((args, path), value) in args.iter_mut().zip(&paths).zip(&values) {
                args.push(self.operand(path, value));
            }
            let known = Known::Is(Operand::Value(param));
            match slot {
                Slot::Value(value) => result.frame().values[value] = Some(known),
                Slot::Cell(object, at) => {
                    let cell = result.object(object).cells.get_mut(&at).expect("all paths have it");
                    (cell.content, cell.dirty) = (Content::Word(known), true);
                }
            }
        }
        for (path, args) in paths.iter().zip(args) {
            self.out.blocks[path.block].terminator = Terminator::Jump(Target { block, args });
        }
        common(&mut result, &paths);
        result
    }

    /// The range of one value on each of some paths.
    fn range_of_all(&self, paths: &[Path], values: &[Known]) -> Option<Range> {
        let range = |(path, value): (&Path, &Known)| match value {
            Known::Is(operand) => self.range(path, operand, DEPTH),
            _ => None,
        };
        let ranges: Option<Vec<Range>> = paths.iter().zip(values).map(range).collect();
        ranges?.into_iter().reduce(Range::or)
    }

    /// Writes back what some paths hold and others do not, and marks as not written what one has not.
    fn align(&mut self, paths: &mut [Path]) {
        for object in 0..paths[0].objects.len() {
            let first = paths[0].objects[object].clone();
            if paths.iter().all(|path| Rc::ptr_eq(&first, &path.objects[object])) {
                continue;
            }
            let in_all = |at: &u64| paths.iter().all(|path| path.objects[object].cells.contains_key(at));
            let shared: HashSet<u64> = first.cells.keys().copied().filter(|at| in_all(at)).collect();
            let dirty: HashSet<u64> = shared
                .iter()
                .copied()
                .filter(|at| paths.iter().any(|path| path.objects[object].cells[at].dirty))
                .collect();
            for path in paths.iter_mut() {
                let alone: Vec<(u64, u64)> = path.objects[object]
                    .cells
                    .iter()
                    .filter(|(at, _)| !shared.contains(at))
                    .map(|(at, cell)| (*at, cell.len))
                    .collect();
                for (at, len) in alone {
                    if path.objects[object].alive {
                        self.flush(path, object, at, at + len);
                    }
                    path.object(object).cells.remove(&at);
                }
                for (at, cell) in &mut path.object(object).cells {
                    cell.dirty = dirty.contains(at);
                }
            }
        }
    }
}

/// Whether two parts without words hold the same.
fn same(a: &Content, b: &Content) -> bool {
    match (a, b) {
        (Content::Fill(a), Content::Fill(b)) => a == b,
        (Content::Bytes(a, i), Content::Bytes(b, j)) => Rc::ptr_eq(a, b) && i == j,
        _ => false,
    }
}

/// What all paths know.
fn common(result: &mut Path, paths: &[Path]) {
    let others = &paths[1..];
    result.facts.retain(|id, fact| others.iter().all(|path| path.facts.get(id) == Some(fact)));
    result.left.retain(|root, _| others.iter().all(|path| path.left.contains_key(root)));
    for (root, left) in &mut result.left {
        // Most words are older than what the paths differ in.
        if paths.iter().all(|path| Rc::ptr_eq(&path.left[root], left)) {
            continue;
        }
        let mut is_left = [false; 1 << u8::BITS];
        let all = paths.iter().flat_map(|path| path.left[root].iter());
        all.for_each(|value| is_left[usize::from(*value)] = true);
        *left = (0..=u8::MAX).filter(|value| is_left[usize::from(*value)]).collect();
    }
    result.ranges.retain(|id, _| others.iter().all(|path| path.ranges.contains_key(id)));
    for (id, range) in &mut result.ranges {
        for other in others.iter().map(|path| path.ranges[id]) {
            *range = range.or(other);
        }
    }
}
