//! The hash-consing pool: every term exists once, so equality of terms is equality of ids.
//!
//! Nodes are never freed; a pool lives as long as a run. Ids grow in the order of creation, so an argument's id is below
//! its parent's: a pass over a range of ids visits arguments first.

use super::datatype::Datatypes;
use super::float::{FloatOperator, Unspecified};
use super::op::Op;
use super::sort::{Sort, SortKind};
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::typed_id;
use eufonium_base::{Bits, HashMap, Rat, meter};
use hashbrown::HashTable;
use std::hash::{Hash, Hasher};

typed_id! {
    /// A term of a pool.
    Term
}
typed_id! {
    /// A declared function or constant.
    FuncId
}
typed_id! {
    /// An interned numeral.
    NumId
}
typed_id! {
    /// An interned bit-vector constant.
    BitsId
}
typed_id! {
    /// An interned operator on floating-point numbers.
    FloatId
}

/// What a term costs by the meter, with its rewriting: it is hashed, compared, looked up.
const INTERN_STEPS: u64 = 40;

#[derive(Clone, Copy, Debug)]
struct Node {
    op: Op,
    sort: Sort,
    start: u32,
    len: u32,
    /// Whether a quantifier stands in the term.
    quantified: bool,
}

/// The declaration of a function or (without parameters) a constant.
#[derive(Clone, Debug)]
pub struct FuncDecl {
    /// The name as users write it, without quotes. Different functions may share a name.
    pub name: String,
    /// The sorts of the parameters.
    pub params: Vec<Sort>,
    /// The sort of the result.
    pub result: Sort,
}

/// The pool of terms. What was made before a pool was cloned is the same in both.
#[derive(Clone, Debug)]
pub struct TermPool {
    nodes: IdVec<Term, Node>,
    args: Vec<Term>,
    table: HashTable<Term>,
    nums: IdVec<NumId, Rat>,
    num_ids: HashMap<Rat, NumId>,
    bits: IdVec<BitsId, Bits>,
    bits_ids: HashMap<Bits, BitsId>,
    floats: IdVec<FloatId, FloatOperator>,
    float_ids: HashMap<FloatOperator, FloatId>,
    funcs: IdVec<FuncId, FuncDecl>,
    sorts: Vec<SortKind>,
    sort_ids: HashMap<SortKind, Sort>,
    datatypes: Datatypes,
    by_zero: [Option<FuncId>; 3],
    pub(super) unspecified: HashMap<Unspecified, FuncId>,
    fresh: u32,
    /// How many rules of [`super::bv`] are at work, one inside the other.
    pub(super) rewriting: u32,
}

fn hash_node(op: Op, sort: Sort, args: &[Term]) -> u64 {
    let mut hasher = fxhash::FxHasher::default();
    op.hash(&mut hasher);
    sort.hash(&mut hasher);
    for arg in args {
        arg.hash(&mut hasher);
    }
    // The table reads the top bits as a tag and the low bits as a place; mix them.
    let h = hasher.finish();
    (h ^ (h >> 29)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl Default for TermPool {
    fn default() -> Self {
        Self::new()
    }
}

impl TermPool {
    /// A pool that holds `true` and `false`.
    pub fn new() -> Self {
        let mut pool = TermPool {
            nodes: IdVec::new(),
            args: Vec::new(),
            table: HashTable::new(),
            nums: IdVec::new(),
            num_ids: HashMap::default(),
            bits: IdVec::new(),
            bits_ids: HashMap::default(),
            floats: IdVec::new(),
            float_ids: HashMap::default(),
            funcs: IdVec::new(),
            sorts: vec![SortKind::Bool, SortKind::Int, SortKind::Real],
            sort_ids: HashMap::default(),
            datatypes: Datatypes::default(),
            by_zero: [None; 3],
            unspecified: HashMap::default(),
            fresh: 0,
            rewriting: 0,
        };
        pool.intern(Op::True, Sort::BOOL, &[]);
        pool.intern(Op::False, Sort::BOOL, &[]);
        pool
    }

    /// The term with this operator, sort and arguments, as they are: for constructors that have normalised them.
    pub(super) fn intern(&mut self, op: Op, sort: Sort, args: &[Term]) -> Term {
        meter::spend(INTERN_STEPS + 2 * args.len() as u64);
        let hash = hash_node(op, sort, args);
        let (nodes, arena) = (&self.nodes, &self.args);
        let same = |t: &Term| {
            let n = &nodes[*t];
            n.op == op && n.sort == sort && arena[n.start as usize..(n.start + n.len) as usize] == *args
        };
        if let Some(t) = self.table.find(hash, same) {
            return *t;
        }
        let start = u32::try_from(self.args.len()).expect("a pool holds fewer than 2^32 arguments");
        self.args.extend_from_slice(args);
        let quantified =
            matches!(op, Op::Forall | Op::Exists) || args.iter().any(|a| self.nodes[*a].quantified);
        let term = self.nodes.push(Node { op, sort, start, len: args.len() as u32, quantified });
        let (nodes, arena) = (&self.nodes, &self.args);
        self.table.insert_unique(hash, term, |t| {
            let n = &nodes[*t];
            hash_node(n.op, n.sort, &arena[n.start as usize..(n.start + n.len) as usize])
        });
        term
    }

    /// The number of terms.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }
    /// Never: a pool holds at least the Boolean constants.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
    /// The operator of a term.
    #[inline]
    pub fn op(&self, t: Term) -> Op {
        self.nodes[t].op
    }
    /// The sort of a term.
    #[inline]
    pub fn sort(&self, t: Term) -> Sort {
        self.nodes[t].sort
    }
    /// The arguments of a term.
    #[inline]
    pub fn args(&self, t: Term) -> &[Term] {
        let n = &self.nodes[t];
        &self.args[n.start as usize..(n.start + n.len) as usize]
    }
    /// Whether a quantifier stands in the term.
    #[inline]
    pub fn has_quantifier(&self, t: Term) -> bool {
        self.nodes[t].quantified
    }
    /// The only argument of `not` and its like.
    #[inline]
    pub fn arg(&self, t: Term, i: usize) -> Term {
        self.args(t)[i]
    }

    /// Truth.
    #[inline]
    pub fn tt(&self) -> Term {
        Term::from_usize(0)
    }
    /// Falsehood.
    #[inline]
    pub fn ff(&self) -> Term {
        Term::from_usize(1)
    }

    /// A numeral of sort `Int` or `Real`.
    pub fn num(&mut self, value: Rat, sort: Sort) -> Term {
        debug_assert!(sort == Sort::REAL || (sort == Sort::INT && value.is_int()));
        let id = match self.num_ids.get(&value) {
            Some(id) => *id,
            None => {
                let id = self.nums.push(value.clone());
                self.num_ids.insert(value, id);
                id
            }
        };
        self.intern(Op::Num(id), sort, &[])
    }
    /// An integer numeral.
    pub fn int(&mut self, n: i64) -> Term {
        self.num(Rat::from(n), Sort::INT)
    }
    /// The value of a numeral, `None` for other terms.
    #[inline]
    pub fn as_num(&self, t: Term) -> Option<&Rat> {
        match self.nodes[t].op {
            Op::Num(id) => Some(&self.nums[id]),
            _ => None,
        }
    }

    /// A bit-vector constant.
    pub fn bits(&mut self, value: Bits) -> Term {
        let sort = self.bv_sort(value.width());
        self.constant_word(sort, value)
    }
    /// The constant with this word, which a value of the sort has.
    pub(super) fn constant_word(&mut self, sort: Sort, word: Bits) -> Term {
        let id = match self.bits_ids.get(&word) {
            Some(id) => *id,
            None => {
                let id = self.bits.push(word.clone());
                self.bits_ids.insert(word, id);
                id
            }
        };
        self.intern(Op::Bits(id), sort, &[])
    }
    /// The word of a constant, `None` for other terms: of a bit-vector, or of another sort with [`TermPool::word_width`].
    #[inline]
    pub fn as_bits(&self, t: Term) -> Option<&Bits> {
        match self.nodes[t].op {
            Op::Bits(id) => Some(&self.bits[id]),
            _ => None,
        }
    }
    /// The width of a bit-vector term.
    ///
    /// # Panics
    /// If the term is none.
    #[inline]
    pub fn width(&self, t: Term) -> u32 {
        self.as_bv(self.sort(t)).expect("only bit-vectors have a width")
    }

    /// Declares a function or constant; every call makes a new one.
    pub fn declare(&mut self, name: impl Into<String>, params: &[Sort], result: Sort) -> FuncId {
        self.funcs.push(FuncDecl { name: name.into(), params: params.to_vec(), result })
    }
    /// All declared functions and constants, in the order of their declaration.
    pub fn funcs(&self) -> impl DoubleEndedIterator<Item = FuncId> + use<> {
        (0..self.funcs.len()).map(FuncId::from_usize)
    }
    /// All sorts, in the order in which they were made.
    pub fn sorts(&self) -> impl Iterator<Item = Sort> + use<> {
        (0..self.sorts.len() as u32).map(Sort)
    }
    /// The declaration of a function.
    pub fn func(&self, f: FuncId) -> &FuncDecl {
        &self.funcs[f]
    }
    /// Applies a declared function; the arguments have the declared sorts.
    pub fn app(&mut self, f: FuncId, args: &[Term]) -> Term {
        let decl = &self.funcs[f];
        debug_assert_eq!(decl.params.len(), args.len(), "arity of {}", decl.name);
        debug_assert!(
            decl.params.iter().zip(args).all(|(s, a)| *s == self.sort(*a)),
            "sorts of {}",
            decl.name
        );
        let sort = decl.result;
        self.intern(Op::App(f), sort, args)
    }
    /// A constant with this name, unlike all others.
    pub fn constant(&mut self, name: impl Into<String>, sort: Sort) -> Term {
        let f = self.declare(name, &[], sort);
        self.app(f, &[])
    }
    /// A constant unlike all others, with a name made from `hint` that no input can write unquoted.
    pub fn fresh(&mut self, hint: &str, sort: Sort) -> Term {
        self.fresh += 1;
        let base = hint.split('!').next().unwrap_or(hint);
        let name = format!("{base}!{}", self.fresh);
        self.constant(name, sort)
    }
    /// The function of an application, `None` for other terms.
    #[inline]
    pub fn as_app(&self, t: Term) -> Option<FuncId> {
        match self.nodes[t].op {
            Op::App(f) => Some(f),
            _ => None,
        }
    }
    /// The symbol of a declared constant (an application without arguments).
    #[inline]
    pub fn as_constant(&self, t: Term) -> Option<FuncId> {
        match self.nodes[t] {
            Node { op: Op::App(f), len: 0, .. } => Some(f),
            _ => None,
        }
    }

    /// The uninterpreted sort with this name; every call makes a new one.
    pub fn declare_sort(&mut self, name: impl Into<String>) -> Sort {
        self.new_sort(SortKind::Uninterpreted(name.into()))
    }
    /// The sort of bit-vectors of a width, which is at least 1.
    pub fn bv_sort(&mut self, width: u32) -> Sort {
        debug_assert!(width > 0, "a bit-vector has bits");
        self.shared_sort(SortKind::BitVec(width))
    }
    /// The sort of arrays with these indices and elements.
    pub fn array_sort(&mut self, index: Sort, element: Sort) -> Sort {
        self.shared_sort(SortKind::Array(index, element))
    }
    /// The width of the bit-vectors of a sort, `None` for other sorts.
    #[inline]
    pub fn as_bv(&self, s: Sort) -> Option<u32> {
        match self.sorts[s.0 as usize] {
            SortKind::BitVec(width) => Some(width),
            _ => None,
        }
    }

    /// The number of an operator on floating-point numbers.
    pub(super) fn float_id(&mut self, operator: FloatOperator) -> FloatId {
        if let Some(id) = self.float_ids.get(&operator) {
            return *id;
        }
        let id = self.floats.push(operator);
        self.float_ids.insert(operator, id);
        id
    }
    /// What an operator on floating-point numbers does.
    pub fn float_operator(&self, id: FloatId) -> FloatOperator {
        self.floats[id]
    }

    /// Whether a sort of some kind was ever asked for.
    pub(super) fn has_sort(&self, kind: impl Fn(&SortKind) -> bool) -> bool {
        self.sorts.iter().any(kind)
    }
    pub(super) fn shared_sort(&mut self, kind: SortKind) -> Sort {
        if let Some(sort) = self.sort_ids.get(&kind) {
            return *sort;
        }
        let sort = self.new_sort(kind.clone());
        self.sort_ids.insert(kind, sort);
        sort
    }
    pub(super) fn new_sort(&mut self, kind: SortKind) -> Sort {
        self.sorts.push(kind);
        Sort(self.sorts.len() as u32 - 1)
    }
    pub(super) fn data(&self) -> &Datatypes {
        &self.datatypes
    }
    pub(super) fn data_mut(&mut self) -> &mut Datatypes {
        &mut self.datatypes
    }
    /// What a sort is made of.
    pub fn sort_kind(&self, s: Sort) -> &SortKind {
        &self.sorts[s.0 as usize]
    }

    /// The function that stands for `x / 0`, `div x 0` or `mod x 0`, which SMT-LIB leaves open.
    pub fn by_zero(&mut self, which: ByZero) -> FuncId {
        if let Some(f) = self.by_zero[which as usize] {
            return f;
        }
        let (name, sort) = match which {
            ByZero::Div => ("/0", Sort::REAL),
            ByZero::IDiv => ("div0", Sort::INT),
            ByZero::Mod => ("mod0", Sort::INT),
        };
        let f = self.declare(name, &[sort], sort);
        self.by_zero[which as usize] = Some(f);
        f
    }
    /// What a function of [`TermPool::unspecified`] stands for; `None` for other functions.
    pub fn as_unspecified(&self, f: FuncId) -> Option<Unspecified> {
        self.unspecified.iter().find(|(_, known)| **known == f).map(|(what, _)| *what)
    }
    /// The function of [`TermPool::by_zero`] if a term ever needed it.
    pub fn by_zero_if_used(&self, which: ByZero) -> Option<FuncId> {
        self.by_zero[which as usize]
    }
}

/// The three divisions by zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByZero {
    /// `x / 0` over the reals.
    Div = 0,
    /// `div x 0`.
    IDiv = 1,
    /// `mod x 0`.
    Mod = 2,
}
