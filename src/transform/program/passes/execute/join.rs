//! Paths that meet again and differ in little become one.
//!
//! A branch parts a path until its immediate postdominator, or until its function returns. Paths that are there with the same objects are
//! joined if what differs are truth values and open words, in values that are live or in cells; these become parameters of the block where
//! they meet. Paths that differ in a constant or in a pointer stay apart, since these decide what comes.
//!
//! Invariant: a value of the result that joined paths share is defined in a block that dominates the one where they meet, which is below the
//! block that parted them.

use super::Run;
use super::known::{Cell, Content, Known, Object, ObjectId};
use super::path::{Path, Range};
use super::step::Halt;
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::liveness::Liveness;
use eufonium_ir::program::{BlockId, Function, FunctionId, Operand, Target, Terminator, Type, ValueId};
use std::collections::VecDeque;
use std::rc::Rc;

/// How many branches may be open one inside of the other.
const NESTED: usize = 200;

/// Where paths meet: with so many running functions at the start of a block, or when the function has returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meeting {
    Block(usize, BlockId),
    Return(usize),
    /// At the next stop in the first function behind this one.
    Stop(BlockId),
}

impl Meeting {
    pub fn is_here(self, path: &Path, stops: &[BlockId]) -> bool {
        let frame = &path.frames[path.frames.len() - 1];
        match self {
            Meeting::Block(depth, block) => {
                path.frames.len() < depth
                    || path.frames.len() == depth && frame.block == block && frame.next == 0
            }
            Meeting::Return(depth) => path.frames.len() < depth,
            Meeting::Stop(last) => {
                let at_start = path.frames.len() == 1 && frame.next == 0;
                at_start && frame.block != last && stops.contains(&frame.block)
            }
        }
    }
}

/// What is asked of the graph of a function.
#[derive(Debug)]
pub(super) struct Shape {
    /// The immediate postdominators.
    next: IdVec<BlockId, Option<BlockId>>,
    live: Liveness,
}

impl Shape {
    fn new(function: &Function) -> Shape {
        let cfg = Cfg::new(function);
        Shape { next: postdominators(function, &cfg), live: Liveness::new(function, &cfg) }
    }
}

/// The immediate postdominators, where a block has one before the function returns (Cooper, Harvey, Kennedy). Blocks that only end the run are
/// no ways on.
fn postdominators(function: &Function, cfg: &Cfg) -> IdVec<BlockId, Option<BlockId>> {
    let order = cfg.order();
    let mut number: HashMap<BlockId, usize> = HashMap::default();
    number.extend(order.iter().enumerate().map(|(i, b)| (*b, i)));
    let exit = order.len();
    let mut next: Vec<Option<usize>> = vec![None; exit + 1];
    next[exit] = Some(exit);
    let mut changed = true;
    while changed {
        changed = false;
        for (place, block) in order.iter().enumerate().rev() {
            let returns = matches!(function.blocks[*block].terminator, Terminator::Return(_));
            let targets = cfg.successors(*block).iter().map(|b| number[b]).chain(returns.then_some(exit));
            let mut found: Option<usize> = None;
            for target in targets.filter(|t| next[*t].is_some()) {
                found = Some(match found {
                    None => target,
                    Some(other) => match meet(&next, other, target) {
                        Some(both) => both,
                        None => exit,
                    },
                });
            }
            if found.is_some() && next[place] != found {
                next[place] = found;
                changed = true;
            }
        }
    }
    let mut result: IdVec<BlockId, Option<BlockId>> = function.blocks.keys().map(|_| None).collect();
    for (place, block) in order.iter().enumerate() {
        result[*block] = next[place].filter(|n| *n < exit && *n != place).map(|n| order[n]);
    }
    result
}

/// Where two chains of postdominators meet.
fn meet(next: &[Option<usize>], a: usize, b: usize) -> Option<usize> {
    let chain = |mut at: usize| {
        let mut chain = vec![at];
        while let Some(up) = next[at].filter(|up| *up != at && chain.len() <= next.len()) {
            chain.push(up);
            at = up;
        }
        chain
    };
    let first: HashSet<usize> = chain(a).into_iter().collect();
    chain(b).into_iter().find(|at| first.contains(at))
}

/// What differs between paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Slot {
    Value(ValueId),
    Cell(ObjectId, u64),
}

/// How far paths are followed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// Where they end.
    pub until: Option<Meeting>,
    /// Where they wait for each other on the way.
    pub pause: Option<Meeting>,
    /// How many branches are open around them.
    pub depth: usize,
}

impl Way {
    /// The way to a place.
    pub fn to(until: Option<Meeting>) -> Way {
        Way { until, pause: None, depth: 0 }
    }

    fn inside(self, until: Meeting, pause: Option<Meeting>) -> Way {
        Way { until: Some(until), pause, depth: self.depth + 1 }
    }
}

impl Run<'_> {
    /// Follows paths and those into which they are parted until they end or meet: those that meet.
    ///
    /// All of them go on by turns, and who comes to where another one waits may join it.
    pub(super) fn explore(&mut self, start: Vec<Path>, way: Way) -> Result<Vec<Path>, &'static str> {
        let (mut left, mut met) = (VecDeque::from(start), vec![]);
        while let Some(mut path) = left.pop_front() {
            match self.go(&mut path, way) {
                Halt::Ended => {}
                Halt::Met => met.push(path),
                Halt::Paused => self.wait(&mut left, path),
                Halt::GiveUp(why) => return Err(why),
                Halt::Decide(value) => {
                    let meeting = self.meeting(&path).filter(|m| self.is_inside(*m, way));
                    let here = path.place();
                    let parts = self.part(path, value).ok_or("too many paths")?;
                    let Some(meeting) = meeting.filter(|_| parts.len() > 1) else {
                        // They are where they were parted, and would only be joined again.
                        left.extend(parts);
                        continue;
                    };
                    for end in self.joined_ahead(parts, [here, meeting], way)? {
                        self.wait(&mut left, end);
                    }
                }
            }
        }
        Ok(met)
    }

    /// Whether a place is before the end of a way.
    fn is_inside(&self, meeting: Meeting, way: Way) -> bool {
        Some(meeting) != way.until && way.depth < NESTED
    }

    /// Paths that were parted at one place, where they meet at another; what stays apart there may be joined farther out: behind the loop, or
    /// where the function returns.
    fn joined_ahead(
        &mut self,
        mut paths: Vec<Path>,
        [mut here, mut meeting]: [Meeting; 2],
        way: Way,
    ) -> Result<Vec<Path>, &'static str> {
        loop {
            // A block of a loop is come to again.
            let pause = Some(here).filter(|m| matches!(m, Meeting::Block(..)));
            paths = self.explore(paths, way.inside(meeting, pause))?;
            paths = self.join(paths);
            let is_end = |path: &Path| way.until.is_some_and(|until| until.is_here(path, &self.stops));
            if paths.len() < 2 || is_end(&paths[0]) {
                return Ok(paths);
            }
            let next = self.beyond(&paths[0], meeting).filter(|m| self.is_inside(*m, way));
            let Some(next) = next else { return Ok(paths) };
            (here, meeting) = (meeting, next);
        }
    }

    /// A path waits for its turn, if it cannot join one that does.
    fn wait(&mut self, waiting: &mut VecDeque<Path>, path: Path) {
        match waiting.iter().position(|other| self.differences(other, &path).is_some()) {
            Some(place) => {
                let other = waiting.remove(place).expect("it was found there");
                let joined = self.joined(vec![other, path]);
                waiting.push_back(joined);
            }
            None => waiting.push_back(path),
        }
    }

    /// Where paths meet next that are at a place.
    fn beyond(&mut self, path: &Path, meeting: Meeting) -> Option<Meeting> {
        let (depth, block) = match meeting {
            Meeting::Block(depth, block) => (depth, block),
            Meeting::Return(depth) => (depth - 1, path.frames.get(depth.checked_sub(2)?)?.block),
            Meeting::Stop(_) => return None,
        };
        let function = path.frames.get(depth - 1)?.function;
        match self.shape(function).next[block] {
            Some(next) => Some(Meeting::Block(depth, next)),
            None => (depth > 1).then_some(Meeting::Return(depth)),
        }
    }

    /// Where the ways from a path's block meet.
    fn meeting(&mut self, path: &Path) -> Option<Meeting> {
        self.beyond(path, path.place())
    }

    fn shape(&mut self, id: FunctionId) -> Rc<Shape> {
        let function = &self.program.functions[id];
        self.shapes.entry(id).or_insert_with(|| Rc::new(Shape::new(function))).clone()
    }

    /// Joins paths, as far as they can be.
    fn join(&mut self, paths: Vec<Path>) -> Vec<Path> {
        let mut groups: Vec<Vec<Path>> = vec![];
        for path in paths {
            match groups.iter().position(|group| self.differences(&group[0], &path).is_some()) {
                Some(group) => groups[group].push(path),
                None => groups.push(vec![path]),
            }
        }
        groups
            .into_iter()
            .map(|mut group| if group.len() == 1 { group.remove(0) } else { self.joined(group) })
            .collect()
    }

    /// What differs between two paths, if they can be joined.
    fn differences<'a>(&mut self, a: &'a Path, b: &'a Path) -> Option<Vec<Slot>> {
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
        for value in self.live(a) {
            let (p, q) = (&x.values[value], &y.values[value]);
            if p != q {
                let (p, q) = (self.refined(a, p.as_ref()?), self.refined(b, q.as_ref()?));
                if p != q && !self.joins(&p, &q) {
                    return None;
                }
                slots.push(Slot::Value(value));
            }
        }
        for (id, (p, q)) in a.objects.iter().zip(&b.objects).enumerate() {
            if !Rc::ptr_eq(p, q) {
                let cells = self.different_cells((a, p), (b, q))?;
                slots.extend(cells.into_iter().map(|at| Slot::Cell(id, at)));
            }
        }
        Some(slots)
    }

    /// Where an object has different words on two paths, if its states can be joined.
    fn different_cells(&self, (a, p): (&Path, &Object), (b, q): (&Path, &Object)) -> Option<Vec<u64>> {
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
                        if p != q && !self.joins(&p, &q) {
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

    /// The values of the running function that may be used where a path is.
    fn live(&mut self, path: &Path) -> Vec<ValueId> {
        let frame = &path.frames[path.frames.len() - 1];
        let block = &self.program.functions[frame.function].blocks[frame.block];
        if frame.next == 0 {
            let shape = self.shape(frame.function);
            return shape.live.live_in(frame.block).iter().chain(&block.params).copied().collect();
        }
        // A call has just returned.
        block.instrs[frame.next - 1].defs.clone()
    }

    /// Whether two different values may become one that is open.
    fn joins(&self, a: &Known, b: &Known) -> bool {
        let (Known::Is(p), Known::Is(q)) = (a, b) else { return false };
        let ty = self.out.type_of(p);
        let open = |o: &Operand| matches!(o, Operand::Value(_));
        ty == self.out.type_of(q)
            && match ty {
                Type::Int(1) => true,
                Type::Int(_) => open(p) && open(q),
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
    fn joined(&mut self, mut paths: Vec<Path>) -> Path {
        self.paths -= paths.len() - 1;
        let mut slots: Vec<Slot> = vec![];
        for i in 1..paths.len() {
            let (first, other) = (paths[0].copied(), &paths[i]);
            slots.extend(self.differences(&first, other).expect("these paths can be joined"));
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
            *range = Range {
                unsigned: (range.unsigned.0.min(other.unsigned.0), range.unsigned.1.max(other.unsigned.1)),
                signed: (range.signed.0.min(other.signed.0), range.signed.1.max(other.signed.1)),
            };
        }
    }
}
