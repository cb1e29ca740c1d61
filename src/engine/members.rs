//! The members of the portfolios, in the order of their first turns: what is cheap and often enough comes first. The number
//! of each is its first slice in milliseconds, of counted work and of time; their ratio within a portfolio is the members' share of the run.

use super::components;
use super::encodings::{BITS, BOUNDED, EXACT, IDEAL, RANGES, REAL_NUMBERS};
use super::portfolio::Slot;
use eufonium_base::Slice;
use eufonium_transform::program::encode::IntEncoding;
use std::time::Duration;

/// A unit of counted work is about a microsecond.
const UNITS_PER_MILLI: u64 = 1_000;

/// An engine with its first slice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Member {
    /// The name of the engine.
    pub(super) engine: &'static str,
    /// The counted work of the slice, in thousands of units, and its time, which is the outer guard.
    millis: u64,
    partial: bool,
    /// The part of the effort for facts from block to block that it gets: one in so many; `None` for no such facts.
    blocks: Option<u64>,
    doublings: u32,
}

const fn member(engine: &'static str, millis: u64) -> Member {
    Member { engine, millis, partial: false, blocks: None, doublings: 0 }
}

/// One that gets facts from an analysis of the program from block to block.
const fn with_blocks(engine: &'static str, millis: u64) -> Member {
    Member { blocks: Some(1), ..member(engine, millis) }
}

/// The same of one that only proves.
const fn partial_with_blocks(engine: &'static str, millis: u64) -> Member {
    Member { blocks: Some(1), ..partial(engine, millis) }
}

/// One with such facts, with little effort: its first slice is to show what it does without many facts.
const fn with_few_blocks(engine: &'static str, millis: u64) -> Member {
    Member { blocks: Some(6), ..member(engine, millis) }
}

/// One that only proves, or only finds counterexamples.
const fn partial(engine: &'static str, millis: u64) -> Member {
    Member { partial: true, ..member(engine, millis) }
}

/// One whose slices double so many times more than those of the others.
const fn growing(engine: &'static str, millis: u64, doublings: u32) -> Member {
    Member { doublings, ..member(engine, millis) }
}

/// The same of one that only proves, or only finds counterexamples.
const fn partial_growing(engine: &'static str, millis: u64, doublings: u32) -> Member {
    Member { doublings, ..partial(engine, millis) }
}

/// A slice of so much counted work.
pub(super) fn slice(work: u64) -> Slice {
    Slice { work: Some(work), time: Some(Duration::from_millis(work / UNITS_PER_MILLI)) }
}

impl Member {
    /// An engine that was asked for by name.
    pub(super) const fn named(engine: &'static str) -> Member {
        member(engine, 200)
    }

    /// Whether it can give answers of one kind alone.
    pub(super) const fn is_partial(&self) -> bool {
        self.partial
    }

    /// Whether the engine looks for invariants about arrays and records.
    pub(super) fn seeks_invariants(&self) -> bool {
        ["cells", "shapes", "parametric", "envelopes"].contains(&self.engine)
    }

    /// The part of the effort for facts from an analysis from block to block that it gets, if it gets some.
    pub(super) const fn blocks(&self) -> Option<u64> {
        self.blocks
    }

    /// Its slot under a name, from this round on.
    pub(super) fn slot(&self, name: String, round: u32) -> Slot {
        let slice = slice(self.millis * UNITS_PER_MILLI);
        Slot { name, slice, round, doublings: self.doublings, partial: self.partial }
    }
}

/// For constrained Horn clauses. Spacer has most of the time, with facts in front, and some without: where these take long or do not help it answers
/// before they are found; the others know what it does not: deep derivations, induction over
/// several steps, arrays element by element, loops of many trips, violations after many of them (at once where runs have few choices), and control over bits.
pub(super) const CLAUSES: &[Member] = &[
    member("spacer-plain", 80),
    member("spacer", 335),
    partial("envelopes", 300),
    partial("simulation", 25),
    partial("unroll", 60),
    member("kind", 80),
    member("tpa", 45),
    partial("cells", 155),
    partial("shapes", 60),
    partial("measures", 185),
    partial("parametric", 50),
    member("euforia", 80),
];

/// The same over real numbers alone: protocols in rounds and clocks, whose properties and lemmas are inductive over a few steps. Power abstractions
/// prove few that the others do not; a larger share costs more than it gives.
pub(super) const REALS: &[Member] = &[
    member("spacer-plain", 40),
    member("spacer", 160),
    member("kind", 220),
    partial("unroll", 30),
    member("pdkind", 80),
    member("tpa", 40),
];

/// For transition systems over numbers: induction finds short traces and shallow proofs at once, power abstractions long traces, EUFORIA what
/// depends on control, Spacer what depends on values.
pub(super) const SYSTEMS: &[Member] = &[
    partial("simulation", 15),
    member("kind", 60),
    member("tpa", 45),
    member("euforia", 195),
    member("spacer", 75),
];

/// For transition systems of bits. Of 147 systems of HWMCC 2019 that some member solves IC3 on bits is the first one on four in five; what it does not
/// solve, one of the others does in a second or never. Random simulation has found long traces after some milliseconds, or never.
pub(super) const BIT_SYSTEMS: &[Member] = &[
    partial("simulation", 40),
    member("kind", 40),
    member("euforia", 90),
    growing("pdr", 260, 1),
    member("spacer", 50),
];

/// The names of the engines that `auto` stands for, for clauses and for transition systems.
pub fn portfolio_members() -> [Vec<&'static str>; 2] {
    let names = |members: &[&[Member]]| -> Vec<&'static str> {
        let mut names: Vec<_> = members.iter().copied().flatten().map(|member| member.engine).collect();
        names.sort_unstable();
        names.dedup();
        names
    };
    [names(&[CLAUSES]), names(&[SYSTEMS, BIT_SYSTEMS])]
}

/// Runs of a program with random choices, which need no encoding. What they do not find at once they find late, if at all.
pub(super) const RUNS: Member = partial_growing(components::RUNS, 80, 1);

/// Proofs of the checks of a program one by one, each by all members; its share is that of the others (`programs/contest`).
pub(super) const PARTS: Member = partial(components::PARTS, 0);

/// Violations among the runs without an invalid access; its share is that of the others, too.
pub(super) const VALID: Member = partial(components::VALID, 0);

/// For programs. Ideal integers first: where a proof needs no bounds they are the cheapest, and what they find is replayed. Then
/// bit-vectors, in which short traces and control are found at once, and bounded integers. IC3 on bits knows machines whose states are told apart by bits.
pub(super) const PROGRAMS: &[(IntEncoding, Member)] = &[
    (IDEAL, with_few_blocks("spacer", 330)),
    (IDEAL, partial("envelopes", 300)),
    (BITS, member("kind", 125)),
    (IDEAL, partial("cells", 115)),
    (IDEAL, partial("shapes", 300)),
    (IDEAL, partial("parametric", 75)),
    (BITS, member("pdr", 135)),
    (BITS, member("euforia", 250)),
    (EXACT, with_blocks("spacer", 300)),
    (BITS, member("spacer", 90)),
];

/// Members for programs whose loops change memory: those that come first in such programs, and then others for all of them.
const fn over_memory(first: [(IntEncoding, Member); 5]) -> [(IntEncoding, Member); 11] {
    let [a, b, c, d, e] = first;
    [
        a,
        b,
        c,
        d,
        e,
        (BITS, partial("cells", 100)),
        (IDEAL, partial("parametric", 75)),
        (BITS, member("pdr", 85)),
        (BITS, member("euforia", 195)),
        (EXACT, with_blocks("spacer", 260)),
        (BITS, member("spacer", 90)),
    ]
}

/// For programs in which loops change arrays: an invariant speaks of all elements most often.
pub(super) const ARRAYS: &[(IntEncoding, Member)] = &over_memory([
    (IDEAL, with_few_blocks("spacer", 105)),
    (IDEAL, partial("envelopes", 105)),
    (BITS, member("kind", 125)),
    (IDEAL, partial("cells", 330)),
    (IDEAL, partial("shapes", 400)),
]);

/// For programs in which objects of the heap lead to others: lists, whose invariants relate what two records at a time hold.
pub(super) const LISTS: &[(IntEncoding, Member)] = &over_memory([
    (IDEAL, with_few_blocks("spacer", 105)),
    (BITS, member("kind", 125)),
    (IDEAL, partial("shapes", 1_000)),
    (IDEAL, partial("cells", 700)),
    (IDEAL, partial("envelopes", 105)),
]);

/// For programs in whose structures there are arrays, where these are objects of their own: tables and lists of records, whose invariants speak of all of them.
pub(super) const RECORDS: &[(IntEncoding, Member)] = &over_memory([
    (IDEAL, with_few_blocks("spacer", 105)),
    (BITS, member("kind", 125)),
    (IDEAL, partial("cells", 700)),
    (IDEAL, partial("shapes", 400)),
    (IDEAL, partial("envelopes", 105)),
]);

/// For large programs without what arrays hold, where only proofs are believed: control over bits, relations between counters.
pub(super) const FORGETFUL: &[(IntEncoding, Member)] = &[
    (IDEAL, partial("spacer", 105)),
    (BITS, partial("pdr", 135)),
    (BITS, partial("euforia", 195)),
    (EXACT, partial("spacer", 105)),
];

/// For programs that go through texts, of which only the zeros are kept, where only proofs are believed: relations between counters, tables and lists of texts.
pub(super) const TEXTS: &[(IntEncoding, Member)] = &[
    (IDEAL, partial_with_blocks("spacer", 800)),
    (IDEAL, partial("cells", 330)),
    (IDEAL, partial("shapes", 1200)),
];

/// For programs that keep objects of the heap in short tables, where only proofs are believed.
pub(super) const TABLES: &[(IntEncoding, Member)] = &[
    (IDEAL, partial("spacer-plain", 200)),
    (IDEAL, partial("shapes", 1_200)),
    (IDEAL, partial("cells", 300)),
];

/// For lists and trees of which records may be lost: who holds which is a matter of few records, and that links lead to records of all.
pub(super) const CHAINS: &[(IntEncoding, Member)] = &[
    (IDEAL, partial("spacer-plain", 200)),
    (IDEAL, partial("shapes", 1_200)),
    (IDEAL, partial("cells", 300)),
];

/// For programs that index short arrays in loops, of whose elements more is said together than one by one.
pub(super) const INDEXED: &[(IntEncoding, Member)] =
    &[(IDEAL, with_blocks("spacer", 330)), (IDEAL, partial("cells", 330)), (IDEAL, partial("shapes", 600))];

/// For programs without loops, which are one question: integers where sums decide it, circuits where bits do.
pub(super) const STRAIGHT: &[(IntEncoding, Member)] =
    &[(IDEAL, member("spacer", 400)), (BITS, member("kind", 400)), (EXACT, member("spacer", 200))];

/// For programs without loops but those that copy memory, which are one question of words and of what is read.
pub(super) const ONE_QUESTION: Member = member("kind", 600);

/// The same with operators on floating-point numbers.
pub(super) const STRAIGHT_FLOATS: &[(IntEncoding, Member)] = &[
    (IDEAL, member("spacer", 165)),
    (RANGES, member("kind", 200)),
    (REAL_NUMBERS, member("spacer", 500)),
    (BOUNDED, member("kind", 600)),
    (BITS, member("kind", 1_200)),
];

/// For programs with loops that are copied for some trips: bugs that are not deep, and proofs about loops that are short whatever the
/// input is. Random runs find many of the bugs before it does, so its first slices are small.
pub(super) const UNWOUND: Member = partial_growing("bmc", 200, 2);

/// For how many trips loops are copied, one number after the other, until no run takes more.
pub(super) const TRIPS: [usize; 4] = [4, 16, 64, 256];

/// For programs with operators on floating-point numbers, of which integers know nothing: most proofs need circuits.
pub(super) const FLOATS: &[(IntEncoding, Member)] = &[
    (IDEAL, member("spacer", 165)),
    (BITS, member("kind", 400)),
    (BOUNDED, member("kind", 200)),
    (RANGES, member("kind", 150)),
    (RANGES, member("spacer", 200)),
    (REAL_NUMBERS, member("spacer", 300)),
    (BITS, member("spacer", 250)),
    (EXACT, with_blocks("spacer", 165)),
    (BITS, member("euforia", 150)),
];
