//! The clause store: all clauses one after the other in one vector.
//!
//! A clause is three header words (size; flags, use counter and glue; trace id) and its literals. A header word is kept
//! as the literal that has this index, so that a clause is a plain slice of literals. Deleting a clause only marks it;
//! [`Arena::compact`] moves the others together. The idea of a flat store is that of MiniSat (Een and Sorensson, "An
//! extensible SAT-solver", 2003). Clauses are never shrunk in place.

use crate::sat::Lit;

/// The place of a clause in the store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct ClauseRef(u32);

/// Why a clause is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Given, or a theory lemma that the theory will not repeat: kept until it is satisfied or retired.
    Permanent,
    /// Learned: may be deleted when it is not a reason.
    Redundant,
    /// An explanation of a theory literal: not watched, lives as long as it is a reason.
    Explanation,
}

const HEADER: usize = 3;
const KIND_MASK: u32 = 3;
const DELETED: u32 = 4;
const USED_SHIFT: u32 = 3;
const USED_MASK: u32 = 3 << USED_SHIFT;
const TRIED: u32 = 1 << 5;
const GLUE_SHIFT: u32 = 6;
const MAX_GLUE: u32 = (1 << 20) - 1;

impl ClauseRef {
    /// Watches keep one bit beside the reference.
    pub(super) const LIMIT: usize = 1 << 31;

    pub(super) fn raw(self) -> u32 {
        self.0
    }
    pub(super) fn from_raw(raw: u32) -> ClauseRef {
        ClauseRef(raw)
    }
    #[inline]
    fn at(self) -> usize {
        self.0 as usize
    }
}

/// All clauses.
#[derive(Default)]
pub(super) struct Arena {
    words: Vec<Lit>,
    /// Words that belong to deleted clauses.
    wasted: usize,
    permanent: usize,
    redundant: usize,
    explanations: usize,
}

/// Where the clauses went in a compaction.
pub(super) struct Moved {
    old: Vec<Lit>,
}

impl Moved {
    /// The new place of a clause that was there before; `None` if it was deleted.
    pub(super) fn get(&self, c: ClauseRef) -> Option<ClauseRef> {
        let flags = self.old[c.at() + 1].index() as u32;
        (flags & DELETED == 0).then(|| ClauseRef(self.old[c.at()].index() as u32))
    }
}

impl Arena {
    pub(super) fn alloc(&mut self, lits: &[Lit], kind: Kind, glue: u32, id: u32) -> ClauseRef {
        let at = self.words.len();
        assert!(at + HEADER + lits.len() < ClauseRef::LIMIT, "the clauses fit a 31-bit index");
        let flags = kind as u32 | glue.min(MAX_GLUE) << GLUE_SHIFT;
        for word in [lits.len(), flags as usize, id as usize] {
            self.words.push(Lit::from_index(word));
        }
        self.words.extend_from_slice(lits);
        *self.count(kind) += 1;
        ClauseRef(at as u32)
    }

    fn count(&mut self, kind: Kind) -> &mut usize {
        match kind {
            Kind::Permanent => &mut self.permanent,
            Kind::Redundant => &mut self.redundant,
            Kind::Explanation => &mut self.explanations,
        }
    }

    pub(super) fn num_permanent(&self) -> usize {
        self.permanent
    }
    pub(super) fn num_redundant(&self) -> usize {
        self.redundant
    }
    pub(super) fn num_explanations(&self) -> usize {
        self.explanations
    }
    /// Where the next clause will be.
    pub(super) fn end(&self) -> ClauseRef {
        ClauseRef(self.words.len() as u32)
    }
    pub(super) fn num_words(&self) -> usize {
        self.words.len()
    }

    #[inline]
    pub(super) fn size(&self, c: ClauseRef) -> usize {
        self.words[c.at()].index()
    }
    #[inline]
    pub(super) fn lits(&self, c: ClauseRef) -> &[Lit] {
        let at = c.at();
        &self.words[at + HEADER..at + HEADER + self.words[at].index()]
    }
    #[inline]
    pub(super) fn lits_mut(&mut self, c: ClauseRef) -> &mut [Lit] {
        let at = c.at();
        let end = at + HEADER + self.words[at].index();
        &mut self.words[at + HEADER..end]
    }

    fn flags(&self, c: ClauseRef) -> u32 {
        self.words[c.at() + 1].index() as u32
    }
    fn set_flags(&mut self, c: ClauseRef, flags: u32) {
        self.words[c.at() + 1] = Lit::from_index(flags as usize);
    }
    pub(super) fn kind(&self, c: ClauseRef) -> Kind {
        match self.flags(c) & KIND_MASK {
            0 => Kind::Permanent,
            1 => Kind::Redundant,
            _ => Kind::Explanation,
        }
    }
    pub(super) fn is_deleted(&self, c: ClauseRef) -> bool {
        self.flags(c) & DELETED != 0
    }
    /// The number of decision levels that the clause spanned when it was last looked at.
    pub(super) fn glue(&self, c: ClauseRef) -> u32 {
        self.flags(c) >> GLUE_SHIFT
    }
    pub(super) fn set_glue(&mut self, c: ClauseRef, glue: u32) {
        let rest = self.flags(c) & ((1 << GLUE_SHIFT) - 1);
        self.set_flags(c, rest | glue.min(MAX_GLUE) << GLUE_SHIFT);
    }
    /// How many more reductions the clause survives for having been used (0 to 3).
    pub(super) fn used(&self, c: ClauseRef) -> u32 {
        (self.flags(c) & USED_MASK) >> USED_SHIFT
    }
    pub(super) fn set_used(&mut self, c: ClauseRef, used: u32) {
        let flags = self.flags(c) & !USED_MASK | used.min(3) << USED_SHIFT;
        self.set_flags(c, flags);
    }
    /// Whether it has been tried to shorten the clause.
    pub(super) fn is_tried(&self, c: ClauseRef) -> bool {
        self.flags(c) & TRIED != 0
    }
    pub(super) fn set_tried(&mut self, c: ClauseRef, tried: bool) {
        let flags = self.flags(c) & !TRIED | if tried { TRIED } else { 0 };
        self.set_flags(c, flags);
    }
    /// Keeps a learned clause for good.
    pub(super) fn make_permanent(&mut self, c: ClauseRef) {
        debug_assert_eq!(self.kind(c), Kind::Redundant);
        self.redundant -= 1;
        self.permanent += 1;
        let flags = self.flags(c) & !KIND_MASK | Kind::Permanent as u32;
        self.set_flags(c, flags);
    }
    pub(super) fn id(&self, c: ClauseRef) -> u32 {
        self.words[c.at() + 2].index() as u32
    }
    pub(super) fn set_id(&mut self, c: ClauseRef, id: u32) {
        self.words[c.at() + 2] = Lit::from_index(id as usize);
    }

    pub(super) fn delete(&mut self, c: ClauseRef) {
        debug_assert!(!self.is_deleted(c));
        self.wasted += HEADER + self.size(c);
        *self.count(self.kind(c)) -= 1;
        let flags = self.flags(c) | DELETED;
        self.set_flags(c, flags);
    }

    /// The first clause, deleted or not, at or after `from`, and where to go on.
    fn step(&self, from: usize) -> Option<(ClauseRef, usize)> {
        (from < self.words.len()).then(|| (ClauseRef(from as u32), from + HEADER + self.words[from].index()))
    }

    /// All clauses that are not deleted, in the order of their creation.
    pub(super) fn live(&self) -> impl Iterator<Item = ClauseRef> + '_ {
        let mut at = 0;
        std::iter::from_fn(move || {
            let (c, next) = self.step(at)?;
            at = next;
            Some(c)
        })
        .filter(|&c| !self.is_deleted(c))
    }

    /// Calls `f` on all clauses that are not deleted; `f` may delete the clause.
    pub(super) fn for_each_live(&mut self, mut f: impl FnMut(&mut Arena, ClauseRef)) {
        let mut at = 0;
        while let Some((c, next)) = self.step(at) {
            if !self.is_deleted(c) {
                f(self, c);
            }
            at = next;
        }
    }

    /// Whether a quarter of the store is waste.
    pub(super) fn is_wasteful(&self) -> bool {
        self.wasted * 4 > self.words.len() && self.wasted > 256
    }

    /// Moves the clauses together. All references change; the answer says how.
    pub(super) fn compact(&mut self) -> Moved {
        let mut new = Vec::with_capacity(self.words.len() - self.wasted);
        let mut at = 0;
        while let Some((c, next)) = self.step(at) {
            if !self.is_deleted(c) {
                let place = Lit::from_index(new.len());
                new.extend_from_slice(&self.words[at..next]);
                self.words[at] = place;
            }
            at = next;
        }
        self.wasted = 0;
        Moved { old: std::mem::replace(&mut self.words, new) }
    }

    /// The sum of the sizes of all deleted clauses, recomputed. Linear.
    pub(super) fn count_waste(&self) -> (usize, usize) {
        let (mut at, mut waste) = (0, 0);
        while let Some((c, next)) = self.step(at) {
            if self.is_deleted(c) {
                waste += next - at;
            }
            at = next;
        }
        (waste, self.wasted)
    }
}
