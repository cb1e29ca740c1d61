//! Spaces: of what kind each dimension of a point is, and which domains know something about it.
//!
//! Relational domains relate the first numeric dimensions, some of them only within packs. Invariant: no dimension is in two packs.

use eufonium_base::options::OptionValue;
use eufonium_ir::{Sort, TermPool};
use std::sync::Arc;

/// The position of a dimension in its space.
pub type Dim = usize;

/// What values a dimension has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Truth values.
    Bool,
    /// Integers.
    Int,
    /// Rationals.
    Real,
    /// Bit-vectors of this width.
    Word(u32),
    /// Values of which no domain knows anything: arrays, datatypes.
    Other,
}

impl Kind {
    /// The kind of a sort's values.
    pub fn of(pool: &TermPool, sort: Sort) -> Kind {
        match sort {
            Sort::BOOL => Kind::Bool,
            Sort::INT => Kind::Int,
            Sort::REAL => Kind::Real,
            other => pool.as_bv(other).map_or(Kind::Other, Kind::Word),
        }
    }
    /// Whether the values are numbers.
    pub fn is_number(self) -> bool {
        matches!(self, Kind::Int | Kind::Real)
    }
}

/// Which of the domains of a product are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Domains {
    used: u32,
}

/// The domains by name.
const NAMES: [&str; 10] = [
    "booleans",
    "intervals",
    "congruences",
    "words",
    "zones",
    "equalities",
    "octagons",
    "polyhedra",
    "pieces",
    "wrapped",
];

impl Domains {
    /// Known truth values.
    pub const BOOLEANS: Domains = Domains { used: 1 };
    /// Bounds of numbers.
    pub const INTERVALS: Domains = Domains { used: 2 };
    /// Numbers modulo others.
    pub const CONGRUENCES: Domains = Domains { used: 4 };
    /// Bounds of bit-vectors.
    pub const WORDS: Domains = Domains { used: 8 };
    /// Bounds of differences.
    pub const ZONES: Domains = Domains { used: 16 };
    /// Affine equalities.
    pub const EQUALITIES: Domains = Domains { used: 32 };
    /// Bounds of sums and differences of two numbers, in packs. For study.
    pub const OCTAGONS: Domains = Domains { used: 64 };
    /// Inequalities between few numbers.
    pub const POLYHEDRA: Domains = Domains { used: 128 };
    /// Intervals apart.
    pub const PIECES: Domains = Domains { used: 256 };
    /// Arcs of the circle of words. For study.
    pub const WRAPPED: Domains = Domains { used: 512 };
    /// All of them.
    pub const ALL: Domains = Domains { used: (1 << NAMES.len()) - 1 };
    /// Those that are used if nobody says which: all but those that cost more than they decide (`docs/ablations.md`).
    pub const DEFAULT: Domains = Domains::ALL.without(Domains::OCTAGONS).without(Domains::WRAPPED);
    /// Those that know each dimension by itself, and cost little.
    pub const SINGLE: Domains =
        Domains::BOOLEANS.with(Domains::INTERVALS).with(Domains::CONGRUENCES).with(Domains::WORDS);
    /// Those that decide least for what they cost, in large programs.
    pub const COSTLY: Domains =
        Domains::OCTAGONS.with(Domains::POLYHEDRA).with(Domains::PIECES).with(Domains::WRAPPED);
    /// Those that relate dimensions.
    const RELATIONAL: Domains =
        Domains::ZONES.with(Domains::EQUALITIES).with(Domains::OCTAGONS).with(Domains::POLYHEDRA);

    /// The names of all domains.
    pub fn names() -> &'static [&'static str] {
        &NAMES
    }
    /// The domains of these names; truth values are known in any case.
    ///
    /// # Errors
    /// The first name that is none.
    pub fn named<'a>(names: impl Iterator<Item = &'a str>) -> Result<Domains, &'a str> {
        let mut used = Domains::BOOLEANS.used;
        for name in names {
            used |= 1 << NAMES.iter().position(|n| *n == name).ok_or(name)?;
        }
        Ok(Domains { used })
    }
    /// All but these.
    pub const fn without(self, other: Domains) -> Domains {
        Domains { used: self.used & !other.used }
    }
    /// These and others.
    pub const fn with(self, others: Domains) -> Domains {
        Domains { used: self.used | others.used }
    }
    /// Whether some of them relate dimensions.
    pub const fn relate(self) -> bool {
        self.among(Domains::RELATIONAL).used != 0
    }
    /// Whether those that relate dimensions know equations alone.
    pub const fn relate_by_equations(self) -> bool {
        self.among(Domains::RELATIONAL).used == Domains::EQUALITIES.used
    }
    /// Those among others.
    pub const fn among(self, others: Domains) -> Domains {
        Domains { used: self.used & others.used }
    }
    /// Whether these are used.
    pub fn has(self, other: Domains) -> bool {
        self.used & other.used == other.used
    }
}

/// Names, separated by commas.
impl OptionValue for Domains {
    fn takes() -> String {
        let names: Vec<String> = NAMES.iter().map(|name| format!("`{name}`")).collect();
        format!("some of {}, separated by commas", names.join(", "))
    }
    fn read(text: &str) -> Option<Self> {
        Domains::named(text.split(',')).ok()
    }
    fn show(&self) -> String {
        let used = |i: &usize| self.used & (1 << i) != 0;
        (0..NAMES.len()).filter(used).map(|i| NAMES[i]).collect::<Vec<_>>().join(",")
    }
}

impl Default for Domains {
    fn default() -> Self {
        Domains::DEFAULT
    }
}

/// Most dimensions that relational domains relate; those beyond are known by themselves alone.
const RELATED: usize = 40;

/// The same where they are related by equations alone, which are few and cost little.
const EQUATED: usize = 160;

/// The dimensions of a pack, where nobody says which have to do with each other.
const SMALL_PACK: usize = 8;

/// The dimensions of points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Space {
    kinds: Vec<Kind>,
    /// The first numeric dimensions, which relational domains relate.
    related: Vec<Dim>,
    /// For each dimension its place among the related ones.
    place: Vec<Option<usize>>,
    /// Groups of related dimensions that have to do with each other, none in two of them.
    packs: Vec<Vec<Dim>>,
    /// For each dimension its pack and its place there.
    in_pack: Vec<Option<(usize, usize)>>,
    domains: Domains,
}

impl Space {
    /// The space with dimensions of these kinds.
    pub fn new(kinds: Vec<Kind>) -> Arc<Space> {
        Self::with(kinds, Domains::ALL)
    }
    /// The space with dimensions of these kinds, about which these domains know something.
    pub fn with(kinds: Vec<Kind>, domains: Domains) -> Arc<Space> {
        let numbers = (0..kinds.len()).filter(|&d| kinds[d].is_number());
        let most = if domains.relate_by_equations() { EQUATED } else { RELATED };
        let related: Vec<Dim> = numbers.take(most).collect();
        let mut place = vec![None; kinds.len()];
        for (i, &d) in related.iter().enumerate() {
            place[d] = Some(i);
        }
        let packs = vec![related.iter().copied().take(SMALL_PACK).collect()];
        let in_pack = vec![None; kinds.len()];
        Arc::new(Space { kinds, related, place, packs: Vec::new(), in_pack, domains }.with_packs(packs))
    }
    /// The same space with these packs, as far as their dimensions are related; those of one dimension are none.
    #[must_use]
    pub fn with_packs(&self, packs: Vec<Vec<Dim>>) -> Space {
        let mut space = Space { packs: Vec::new(), in_pack: vec![None; self.len()], ..self.clone() };
        for mut pack in packs {
            pack.retain(|d| space.place[*d].is_some() && space.in_pack[*d].is_none());
            if pack.len() > 1 {
                for (i, &d) in pack.iter().enumerate() {
                    space.in_pack[d] = Some((space.packs.len(), i));
                }
                space.packs.push(pack);
            }
        }
        space
    }
    /// The packs: groups of related dimensions that have to do with each other.
    pub fn packs(&self) -> &[Vec<Dim>] {
        &self.packs
    }
    /// The pack of a dimension and its place there.
    pub fn in_pack(&self, d: Dim) -> Option<(usize, usize)> {
        self.in_pack[d]
    }
    /// The domains that know something about points.
    pub fn domains(&self) -> Domains {
        self.domains
    }
    /// The number of dimensions.
    pub fn len(&self) -> usize {
        self.kinds.len()
    }
    /// Whether there is no dimension.
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }
    /// The kind of a dimension.
    pub fn kind(&self, d: Dim) -> Kind {
        self.kinds[d]
    }
    /// The dimensions that relational domains relate.
    pub fn related(&self) -> &[Dim] {
        &self.related
    }
    /// The place of a dimension among the related ones.
    pub fn place(&self, d: Dim) -> Option<usize> {
        self.place[d]
    }
}
