//! What the lines of a file define: sorts, and values as formulas or words.
//!
//! A value of one bit has two forms, a formula and a word; the one that its operator gives is there from the start, the
//! other is made when an operator asks for it, once. Values of other sorts have one form. Sorts are those of the file:
//! one bit is the bit-vector of width 1, also where its term is a formula.

use eufonium_base::{Bits, HashMap};
use eufonium_ir::{Sort, Term, TermPool};

/// A value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Value {
    /// Its sort in the file.
    pub sort: Sort,
    /// Whether an input stands in it.
    pub from_input: bool,
    formula: Option<Term>,
    word: Option<Term>,
}

impl Value {
    /// The value that a term is: a formula, or a term of the sort.
    pub fn new(pool: &TermPool, sort: Sort, term: Term) -> Self {
        let is_formula = pool.sort(term).is_bool();
        debug_assert!(
            if is_formula { is_bit(pool, sort) } else { pool.sort(term) == sort },
            "sort of a value"
        );
        let (formula, word) = if is_formula { (Some(term), None) } else { (None, Some(term)) };
        Value { sort, from_input: false, formula, word }
    }

    /// The value as a formula, which is there if it has one bit.
    pub fn formula(&mut self, pool: &mut TermPool) -> Term {
        if let Some(formula) = self.formula {
            return formula;
        }
        let word = self.word.expect("a value has a form");
        let one = pool.bits(Bits::one(1));
        let formula = pool.eq(word, one);
        self.formula = Some(formula);
        formula
    }

    /// The value as a word or array.
    pub fn word(&mut self, pool: &mut TermPool) -> Term {
        if let Some(word) = self.word {
            return word;
        }
        let formula = self.formula.expect("a value has a form");
        let word = pool.bv_of_bool(formula);
        self.word = Some(word);
        word
    }

    /// The complement; of bit-vectors only.
    pub fn inverted(&self, pool: &mut TermPool) -> Value {
        let formula = self.formula.map(|t| pool.not(t));
        let word = match formula {
            Some(_) => None,
            None => self.word.map(|t| pool.bv_not(t)),
        };
        Value { formula, word, ..*self }
    }
}

/// Whether a sort is that of bit-vectors of width 1.
pub(super) fn is_bit(pool: &TermPool, sort: Sort) -> bool {
    pool.as_bv(sort) == Some(1)
}

/// The sort of the terms that stand for values of a sort of the file.
pub(super) fn term_sort(pool: &TermPool, sort: Sort) -> Sort {
    if is_bit(pool, sort) { Sort::BOOL } else { sort }
}

/// What a line defines.
#[derive(Clone, Copy, Debug)]
pub(super) enum Node {
    /// A sort, and how deep arrays are nested in it.
    Sort(Sort, u32),
    /// A value; of a state, its place among the states.
    Value(Value, Option<usize>),
    /// Something without a value, by its keyword.
    Other(&'static str),
}

/// All lines by their identifiers, which ascend with gaps.
#[derive(Debug, Default)]
pub(super) struct Nodes {
    places: HashMap<u64, u32>,
    nodes: Vec<Node>,
    last: u64,
}

impl Nodes {
    /// The greatest identifier so far, 0 if there is none.
    pub fn last(&self) -> u64 {
        self.last
    }
    /// Whether a line has the identifier.
    pub fn contains(&self, id: u64) -> bool {
        self.places.contains_key(&id)
    }
    /// What a line defines, and its place.
    pub fn find(&self, id: u64) -> Option<(u32, &Node)> {
        let place = *self.places.get(&id)?;
        Some((place, &self.nodes[place as usize]))
    }
    /// The value at a place where there is one.
    pub fn value(&mut self, place: u32) -> &mut Value {
        match &mut self.nodes[place as usize] {
            Node::Value(value, _) => value,
            other => panic!("a line that was found to be a value is {other:?}"),
        }
    }
    /// Adds a line, whose identifier is above all others.
    pub fn push(&mut self, id: u64, node: Node) {
        debug_assert!(id > self.last, "identifiers ascend");
        let place = u32::try_from(self.nodes.len()).expect("a file has fewer than 2^32 lines");
        self.places.insert(id, place);
        self.nodes.push(node);
        self.last = id;
    }
}
