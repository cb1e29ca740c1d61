//! Comparisons of choices as conditions over comparisons of what is chosen.
//!
//! A program that sorts makes terms such as `ite(x <= y, x, y)`, many deep, of few constants. Each of them is a column and each comparison of two a row
//! of the simplex, or a circuit, though the comparisons say no more than those of the constants. So a word is taken as the terms that it may be,
//! its leaves, each with a condition: `ite(c, a, b)` is a leaf of `a` where `c` holds, and `f(a, b)` is `f` of two leaves where both
//! conditions hold. A comparison holds if it does for the leaves of two conditions that hold. Numbers that only ever are some few,
//! such as counts, turn into conditions alone.
//!
//! Invariant: the conditions of a word's leaves exclude each other, and one of them holds; the result is equivalent to the formula.
//!
//! Source: Kim, Somenzi and Jin, "Efficient term-ITE conversion for satisfiability modulo theories" (FMSD 2009), with the leaves of all paths that
//! end in the same term joined. Deliberately absent: words in arrays and functions, whose arguments stay what they are.

use eufonium_base::{HashMap, meter};
use eufonium_ir::{Op, Sort, Term, TermPool, visit};
use std::rc::Rc;

/// The most leaves that a word is followed with, and the most pairs of leaves that an operator is applied to. With fewer, arrays of ten elements would not do.
const MOST: usize = 128;

/// The most conditions that are made.
const BUDGET: usize = 300_000;

/// How many times fewer words there must be: a simplex does well with some choices, circuits of comparisons are hard from the start.
const GAIN_OF_NUMBERS: usize = 10;
const GAIN_OF_BITS: usize = 2;

/// What a condition costs by the meter.
const STEPS: usize = 60;

/// An equivalent formula without quantifiers whose comparisons are between what choices are made of; `formula` itself where that would leave more
/// work for the theories.
pub fn compare_leaves(pool: &mut TermPool, formula: Term) -> Term {
    let order = visit::postorder(pool, &[formula]);
    if !order.iter().any(|t| pool.op(*t) == Op::Ite && is_word(pool, pool.sort(*t))) {
        return formula;
    }
    let Some(lifted) = lifted(pool, &order) else { return formula };
    let after = visit::postorder(pool, &[lifted]);
    let is_numeric = order.iter().any(|t| pool.sort(*t).is_arith());
    let least = if is_numeric { GAIN_OF_NUMBERS } else { GAIN_OF_BITS };
    if words(pool, &after) * least <= words(pool, &order) { lifted } else { formula }
}

/// The last of these terms, which are in postorder, with comparisons of leaves, if there is room for it.
pub(crate) fn lifted(pool: &mut TermPool, order: &[Term]) -> Option<Term> {
    let mut lifting = Lifting { done: HashMap::default(), made: 0 };
    let fits = order.iter().all(|t| lifting.term(pool, *t));
    fits.then(|| order.last().map(|formula| lifting.done[formula].term)).flatten()
}

/// Numbers and bit-vectors.
fn is_word(pool: &TermPool, sort: Sort) -> bool {
    sort.is_arith() || pool.as_bv(sort).is_some()
}

/// How many of these terms are words or comparisons of words: what theories have to do with.
fn words(pool: &TermPool, terms: &[Term]) -> usize {
    let is_one = |t: Term| {
        let reads = || pool.args(t).iter().any(|arg| is_word(pool, pool.sort(*arg)));
        is_word(pool, pool.sort(t)) && !pool.args(t).is_empty() || pool.sort(t).is_bool() && reads()
    };
    terms.iter().filter(|t| is_one(**t)).count()
}

/// Whether a term is better there once than for each choice.
fn is_costly(pool: &TermPool, t: Term) -> bool {
    match pool.op(t) {
        Op::Mul => pool.as_num(pool.args(t)[0]).is_none(),
        Op::Div | Op::IDiv | Op::Mod | Op::BvMul | Op::BvUdiv | Op::BvUrem => true,
        _ => false,
    }
}

/// A leaf, and the condition under which the word is this one.
type Leaf = (Term, Term);

/// What became of a term.
#[derive(Clone, Debug)]
struct Done {
    term: Term,
    /// Of a word.
    leaves: Rc<[Leaf]>,
}

struct Lifting {
    done: HashMap<Term, Done>,
    made: usize,
}

impl Lifting {
    /// Lifts a term whose arguments are lifted. Returns whether there was room for it.
    fn term(&mut self, pool: &mut TermPool, t: Term) -> bool {
        let args: Vec<Term> = pool.args(t).iter().map(|arg| self.done[arg].term).collect();
        let done = if pool.sort(t).is_bool() {
            let compared = self.applied(pool, t).map(|leaves| {
                let holds: Vec<Term> =
                    leaves.iter().map(|(comparison, condition)| pool.and2(*comparison, *condition)).collect();
                pool.or(&holds)
            });
            let term = compared.unwrap_or_else(|| pool.rebuild(t, &args));
            Done { term, leaves: Rc::from([]) }
        } else {
            let term = pool.rebuild(t, &args);
            let leaves = match pool.op(t) {
                Op::Ite => self.chosen(pool, t),
                _ => self.applied(pool, t),
            };
            Done { term, leaves: leaves.unwrap_or_else(|| Rc::from([(term, pool.tt())])) }
        };
        self.done.insert(t, done);
        self.made <= BUDGET
    }

    /// The leaves of a choice; none if they are too many.
    fn chosen(&mut self, pool: &mut TermPool, t: Term) -> Option<Rc<[Leaf]>> {
        if !is_word(pool, pool.sort(t)) {
            return None;
        }
        let &[condition, then, otherwise] = pool.args(t) else { unreachable!("a choice has three") };
        let condition = self.done[&condition].term;
        let (then, otherwise) = (self.done[&then].leaves.clone(), self.done[&otherwise].leaves.clone());
        let mut leaves = Leaves::default();
        let no = pool.not(condition);
        for (side, leaf) in [(condition, &then), (no, &otherwise)] {
            for (leaf, under) in leaf.iter() {
                let both = pool.and2(side, *under);
                leaves.add(*leaf, both);
            }
        }
        self.joined(pool, leaves)
    }

    /// What an operator makes of the leaves of its arguments, if some of them are choices, all of them are words, and they are not too many.
    fn applied(&mut self, pool: &mut TermPool, t: Term) -> Option<Rc<[Leaf]>> {
        let args: Vec<Term> = pool.args(t).to_vec();
        let known = pool.sort(t).is_bool() || is_word(pool, pool.sort(t));
        let is_function = matches!(pool.op(t), Op::App(_));
        if !known || is_function || args.is_empty() || !args.iter().all(|arg| is_word(pool, pool.sort(*arg)))
        {
            return None;
        }
        let of_args: Vec<Rc<[Leaf]>> = args.iter().map(|arg| self.done[arg].leaves.clone()).collect();
        let combinations = of_args.iter().fold(1usize, |n, leaves| n.saturating_mul(leaves.len()));
        if combinations == 1 || combinations > MOST {
            return None;
        }
        let mut leaves = Leaves::default();
        for combination in 0..combinations {
            let mut rest = combination;
            let picked: Vec<Leaf> = of_args
                .iter()
                .map(|leaves| {
                    let leaf = leaves[rest % leaves.len()];
                    rest /= leaves.len();
                    leaf
                })
                .collect();
            let conditions: Vec<Term> = picked.iter().map(|(_, condition)| *condition).collect();
            let condition = pool.and(&conditions);
            if condition == pool.ff() {
                continue;
            }
            let words: Vec<Term> = picked.iter().map(|(word, _)| *word).collect();
            let word = pool.rebuild(t, &words);
            if is_costly(pool, word) {
                return None;
            }
            leaves.add(word, condition);
        }
        self.joined(pool, leaves)
    }

    fn joined(&mut self, pool: &mut TermPool, leaves: Leaves) -> Option<Rc<[Leaf]>> {
        let made: usize = leaves.list.iter().map(|(_, conditions)| conditions.len()).sum();
        self.made += made;
        meter::spend_len(STEPS * made);
        let join = |(leaf, conditions): (Term, Vec<Term>)| (leaf, pool.or(&conditions));
        (leaves.list.len() <= MOST).then(|| leaves.list.into_iter().map(join).collect())
    }
}

/// Leaves that are collected, each once, with the conditions of which one must hold.
#[derive(Default)]
struct Leaves {
    list: Vec<(Term, Vec<Term>)>,
    places: HashMap<Term, usize>,
}

impl Leaves {
    fn add(&mut self, leaf: Term, condition: Term) {
        let place = *self.places.entry(leaf).or_insert_with(|| {
            self.list.push((leaf, Vec::new()));
            self.list.len() - 1
        });
        self.list[place].1.push(condition);
    }
}
