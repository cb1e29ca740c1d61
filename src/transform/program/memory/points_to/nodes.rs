//! The graph of a points-to analysis: nodes with offsets, merged by union-find.
//!
//! An *element* is made for each value that may be a pointer and for each object. Elements are merged into *nodes*; a node is a
//! class of objects that the analysis does not tell apart, and a [`Cell`] is a place in it: what an element points to, at a
//! distance in bytes. Merging two cells lays the two nodes over each other so that the cells coincide, hence each element keeps
//! its distance from the root of its class (a union-find with weights).
//!
//! Each node has a *modulus* `m`: offsets that differ by a multiple of `m` are one place; 0 keeps all offsets apart, 1 none.
//! An offset with a variable index and factor `f` and two cells of one node that must coincide at a distance `d`
//! both turn `m` into `gcd(m, f)` or `gcd(m, d)`. The modulus takes the place of DSA's sizes, array flags and collapsing
//! (Lattner, Lenharth, Adve, PLDI 2007) and of SeaDsa's sequences (Gurfinkel and Navas, SAS 2017): an array of structures keeps
//! its fields apart, a header before an array costs only as much as the two strides disagree. It shrinks at most 64 times.
//!
//! *Links*: what a pointer stored at a place points to. *Watches*: that a word is the number of a pointer matters only where it is used
//! as one. A word's node therefore carries the cells from which it would get a pointer, and these are merged when
//! (and only when) the node turns out to be pointed with. So differences of pointers used as numbers merge nothing.

use eufonium_base::ids::IdVec;
use eufonium_base::typed_id;
use num_integer::Integer;
use std::collections::BTreeMap;

typed_id! {
    /// Something that may point, or an object.
    Element
}

/// A place: a distance in bytes from where an element points. Of a resolved cell the element is the root of its node and
/// the offset is reduced by the modulus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// The element.
    pub node: Element,
    /// The distance in bytes.
    pub offset: i64,
}

/// How a word comes from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    /// It is that word plus what the cells say.
    Same,
    /// It is computed from it in some way that may keep it a pointer to the same object.
    Mixed,
}

#[derive(Clone, Copy, Debug)]
struct Watch {
    this: Cell,
    other: Cell,
    flow: Flow,
}

#[derive(Clone, Debug, Default)]
struct Root {
    modulus: u64,
    links: BTreeMap<i64, Cell>,
    pointer: bool,
    external: bool,
    /// Whether the pointers that are stored there may come from the world outside.
    open: bool,
    /// Whether the world outside may know a pointer to it.
    escaped: bool,
    watches: Vec<Watch>,
}

/// The graph.
#[derive(Clone, Debug, Default)]
pub(super) struct Nodes {
    parent: IdVec<Element, Element>,
    /// The offset of an element's zero in its parent.
    shift: IdVec<Element, i64>,
    roots: IdVec<Element, Root>,
    work: Vec<(Cell, Cell)>,
    mixed: Vec<(Cell, u64)>,
}

impl Cell {
    /// The place so many bytes on.
    pub fn plus(self, bytes: i64) -> Cell {
        Cell { node: self.node, offset: self.offset.wrapping_add(bytes) }
    }
}

fn reduce(offset: i64, modulus: u64) -> i64 {
    match i64::try_from(modulus) {
        Ok(0) | Err(_) => offset,
        Ok(m) => offset.rem_euclid(m),
    }
}

impl Nodes {
    /// A new element, a node of its own; `pointer` if what it stands for is used as a pointer.
    pub fn element(&mut self, pointer: bool) -> Element {
        let id = self.roots.push(Root { pointer, ..Root::default() });
        self.parent.push(id);
        self.shift.push(0);
        id
    }

    /// The root of the cell's node and the offset in it, reduced.
    pub fn find(&mut self, cell: Cell) -> Cell {
        let (mut root, mut path) = (cell.node, Vec::new());
        while self.parent[root] != root {
            path.push(root);
            root = self.parent[root];
        }
        let mut shift = 0i64;
        for element in path.into_iter().rev() {
            shift = shift.wrapping_add(self.shift[element]);
            self.parent[element] = root;
            self.shift[element] = shift;
        }
        let offset = cell.offset.wrapping_add(if cell.node == root { 0 } else { self.shift[cell.node] });
        Cell { node: root, offset: reduce(offset, self.roots[root].modulus) }
    }

    /// As [`Self::find`], once all paths are short, which [`Self::finish`] sees to.
    pub fn resolve(&self, cell: Cell) -> Cell {
        let root = self.parent[cell.node];
        let offset = cell.offset.wrapping_add(self.shift[cell.node]);
        Cell { node: root, offset: reduce(offset, self.roots[root].modulus) }
    }

    /// Makes all paths short, so that [`Self::resolve`] is right.
    pub fn finish(&mut self) {
        for element in self.parent.keys() {
            self.find(Cell { node: element, offset: 0 });
        }
    }

    /// An offset in the node of a root, reduced.
    pub fn reduced(&self, root: Element, offset: i64) -> i64 {
        reduce(offset, self.roots[root].modulus)
    }
    /// The modulus of a root.
    pub fn modulus(&self, root: Element) -> u64 {
        self.roots[root].modulus
    }
    /// Whether pointers to the node may lead out of the program.
    pub fn is_external(&self, root: Element) -> bool {
        self.roots[root].external
    }
    /// Notes that a pointer to the node may lead out of the program.
    pub fn set_external(&mut self, cell: Cell) {
        let root = self.find(cell).node;
        self.roots[root].external = true;
    }

    /// Notes that the pointers that are stored there may come from the world outside.
    pub fn set_open(&mut self, cell: Cell) {
        let root = self.find(cell).node;
        self.roots[root].open = true;
    }
    /// Notes that the world outside may know a pointer to it.
    pub fn set_escaped(&mut self, cell: Cell) {
        let root = self.find(cell).node;
        self.roots[root].escaped = true;
    }
    /// Whether the world outside may know a pointer to the node.
    pub fn is_escaped(&self, root: Element) -> bool {
        self.roots[root].escaped
    }

    /// What the world outside gives, points to `given`, which is whatever it may know, at any offset: pointers that are stored where it
    /// stores some lead there too. Where it gives nothing (`used` is false and no such pointer is looked at), what it knows
    /// stays apart.
    pub fn close_outside(&mut self, given: Cell, mut used: bool) {
        loop {
            let is_root = |this: &Self, e: &Element| this.parent[*e] == *e;
            let marked = |root: &Root| root.open || root.escaped;
            let roots: Vec<Element> =
                self.roots.keys().filter(|e| is_root(self, e) && marked(&self.roots[*e])).collect();
            let target = self.find(given).node;
            let links: Vec<Cell> =
                roots.iter().flat_map(|r| self.roots[*r].links.values().copied()).collect();
            used |= !links.is_empty();
            let mut apart: Vec<Cell> = links.into_iter().filter(|c| self.find(*c).node != target).collect();
            let known = roots.into_iter().filter(|r| used && self.roots[*r].escaped && *r != target);
            apart.extend(known.map(|node| Cell { node, offset: 0 }));
            if apart.is_empty() {
                break;
            }
            apart.into_iter().for_each(|cell| self.unify(cell, given));
        }
        if used {
            self.wrap(given, 1);
            self.set_external(given);
            self.point(given);
        }
    }

    /// What a pointer stored at this place points to.
    pub fn link(&mut self, cell: Cell) -> Cell {
        let at = self.find(cell);
        if let Some(target) = self.roots[at.node].links.get(&at.offset) {
            return *target;
        }
        let target = Cell { node: self.element(false), offset: 0 };
        self.roots[at.node].links.insert(at.offset, target);
        target
    }
    /// What a pointer stored at a resolved place points to, resolved.
    pub fn linked(&self, at: Cell) -> Option<Cell> {
        self.roots[at.node].links.get(&at.offset).map(|c| self.resolve(*c))
    }

    /// The links of a root by their offsets, resolved.
    pub fn links_of(&self, root: Element) -> impl Iterator<Item = (i64, Cell)> + '_ {
        self.roots[root].links.iter().map(|(offset, target)| (*offset, self.resolve(*target)))
    }

    /// All links, as pairs of roots.
    pub fn links(&self) -> impl Iterator<Item = (Element, Element)> + '_ {
        // What has been merged into another node has no links left.
        self.roots.iter().flat_map(move |(root, node)| {
            node.links.values().map(move |target| (root, self.resolve(*target).node))
        })
    }

    /// Lays two places over each other.
    pub fn unify(&mut self, a: Cell, b: Cell) {
        self.work.push((a, b));
        self.run();
    }
    /// Makes offsets that differ by a multiple of the factor one place.
    pub fn wrap(&mut self, cell: Cell, factor: u64) {
        self.mixed.push((cell, factor));
        self.run();
    }
    /// Notes that what points there is used as a pointer.
    pub fn point(&mut self, cell: Cell) {
        let root = self.find(cell).node;
        self.roots[root].pointer = true;
        self.fire(root);
        self.run();
    }
    /// If what `this` stands for is used as a pointer, it comes from `other`.
    pub fn watch(&mut self, this: Cell, other: Cell, flow: Flow) {
        let root = self.find(this).node;
        self.roots[root].watches.push(Watch { this, other, flow });
        self.fire(root);
        self.run();
    }

    /// Turns the watches of a node that is pointed with into work.
    fn fire(&mut self, root: Element) {
        if self.roots[root].pointer {
            for watch in std::mem::take(&mut self.roots[root].watches) {
                self.work.push((watch.this, watch.other));
                if watch.flow == Flow::Mixed {
                    self.mixed.push((watch.this, 1));
                }
            }
        }
    }

    fn run(&mut self) {
        loop {
            if let Some((a, b)) = self.work.pop() {
                self.merge(a, b);
            } else if let Some((cell, factor)) = self.mixed.pop() {
                let root = self.find(cell).node;
                self.set_modulus(root, factor);
            } else {
                return;
            }
        }
    }

    fn merge(&mut self, a: Cell, b: Cell) {
        let (a, b) = (self.find(a), self.find(b));
        if a.node == b.node {
            return self.set_modulus(a.node, a.offset.wrapping_sub(b.offset).unsigned_abs());
        }
        let size = |root: &Root| root.links.len() + root.watches.len();
        let swap = size(&self.roots[a.node]) > size(&self.roots[b.node]);
        let (small, large) = if swap { (b, a) } else { (a, b) };
        let shift = large.offset.wrapping_sub(small.offset);
        self.parent[small.node] = large.node;
        self.shift[small.node] = shift;
        let old = std::mem::take(&mut self.roots[small.node]);
        self.set_modulus(large.node, old.modulus);
        let root = &mut self.roots[large.node];
        root.external |= old.external;
        root.open |= old.open;
        root.escaped |= old.escaped;
        root.pointer |= old.pointer;
        root.watches.extend(old.watches);
        for (offset, target) in old.links {
            self.add_link(large.node, offset.wrapping_add(shift), target);
        }
        self.fire(large.node);
    }

    fn add_link(&mut self, root: Element, offset: i64, target: Cell) {
        let node = &mut self.roots[root];
        match node.links.entry(reduce(offset, node.modulus)) {
            std::collections::btree_map::Entry::Occupied(old) => self.work.push((*old.get(), target)),
            std::collections::btree_map::Entry::Vacant(free) => {
                free.insert(target);
            }
        }
    }

    fn set_modulus(&mut self, root: Element, factor: u64) {
        let modulus = self.roots[root].modulus.gcd(&factor);
        if modulus != self.roots[root].modulus {
            self.roots[root].modulus = modulus;
            for (offset, target) in std::mem::take(&mut self.roots[root].links) {
                self.add_link(root, offset, target);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells<const N: usize>(nodes: &mut Nodes) -> [Cell; N] {
        std::array::from_fn(|_| Cell { node: nodes.element(true), offset: 0 })
    }

    #[test]
    fn offsets_stay_apart_until_they_meet() {
        let mut nodes = Nodes::default();
        let [a, b, x, y] = cells(&mut nodes);
        let (at_8, at_16) = (nodes.link(a.plus(8)), nodes.link(a.plus(16)));
        nodes.unify(at_8, x);
        nodes.unify(at_16, y);
        nodes.unify(b, a.plus(8));
        assert_eq!(nodes.find(b), nodes.find(a).plus(8));
        assert_eq!(nodes.find(b.plus(-8)), nodes.find(a));
        assert_ne!(nodes.find(x).node, nodes.find(y).node);
        let target = nodes.link(b.plus(8));
        assert_eq!(nodes.find(target), nodes.find(y));
        nodes.unify(b, a.plus(16));
        let root = nodes.find(a).node;
        assert_eq!(nodes.modulus(root), 8);
        assert_eq!(nodes.find(x), nodes.find(y));
    }

    #[test]
    fn strides_keep_what_they_have_in_common() {
        let mut nodes = Nodes::default();
        let [a] = cells(&mut nodes);
        for (factor, modulus) in [(24, 24), (16, 8), (40, 8), (12, 4), (3, 1)] {
            nodes.wrap(a, factor);
            let root = nodes.find(a).node;
            assert_eq!(nodes.modulus(root), modulus);
        }
    }

    #[test]
    fn words_count_only_where_they_are_pointed_with() {
        let mut nodes = Nodes::default();
        let [p, q] = cells(&mut nodes);
        let word = Cell { node: nodes.element(false), offset: 0 };
        nodes.watch(word, p, Flow::Mixed);
        nodes.watch(word, q, Flow::Same);
        assert_ne!(nodes.find(p).node, nodes.find(q).node);
        nodes.point(word);
        assert_eq!(nodes.find(p), nodes.find(q));
        let root = nodes.find(p).node;
        assert_eq!(nodes.modulus(root), 1);
    }

    #[test]
    fn a_long_chain_needs_no_stack() {
        let mut nodes = Nodes::default();
        let first = Cell { node: nodes.element(true), offset: 0 };
        let mut last = first;
        for _ in 0..100_000 {
            let next = nodes.link(last);
            nodes.point(next);
            last = next;
        }
        let target = nodes.link(first);
        nodes.unify(first, target);
        assert_eq!(nodes.find(last), nodes.find(first));
    }
}
