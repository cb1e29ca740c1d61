//! Random problems against a naive closure, and the naive closure against all small models.

mod oracle;

use super::{Cc, FALSE, Node, Symbol, TRUE};
use crate::sat::{Lit, Var};
use crate::theory::{Certificate, Effort, Theory, TheoryOut};
use eufonium_base::ids::Id;
use oracle::{AtomKind, Oracle};
use quickcheck::QuickCheck;

/// A reproducible source of choices.
struct Choices(u64);

impl Choices {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % n as u64) as usize
    }
}

/// The closure and the oracle side by side, with the state of a search.
struct Bench {
    cc: Cc,
    oracle: Oracle,
    symbols: Vec<Symbol>,
    nodes: Vec<Node>,
    lits: Vec<Lit>,
    /// Numbers of literals when levels were opened.
    levels: Vec<usize>,
    /// Implied literals with the numbers of literals and levels when they were handed out.
    implied: Vec<(Lit, usize, usize)>,
    choices: Choices,
}

impl Bench {
    fn new(seed: u64, num_constants: usize, num_values: usize) -> Bench {
        let mut cc = Cc::new();
        let mut symbols: Vec<Symbol> = (0..3).map(|_| cc.new_symbol()).collect();
        symbols.push(cc.new_commutative_symbol());
        let oracle = Oracle { commutative: vec![symbols[3]], ..Oracle::default() };
        let mut bench = Bench {
            cc,
            oracle,
            symbols,
            nodes: vec![TRUE, FALSE],
            lits: Vec::new(),
            levels: Vec::new(),
            implied: Vec::new(),
            choices: Choices(seed | 1),
        };
        for i in 0..num_constants + num_values {
            let symbol = bench.cc.new_symbol();
            let is_value = i < num_values;
            let node = if is_value { bench.cc.value_node(symbol) } else { bench.cc.node(symbol, &[]) };
            bench.oracle.terms.push((node, symbol, vec![], is_value));
            bench.nodes.push(node);
        }
        bench
    }

    fn any_node(&mut self) -> Node {
        let i = self.choices.below(self.nodes.len());
        self.nodes[i]
    }

    fn add_node(&mut self) {
        let symbol = self.choices.below(4);
        let args: Vec<Node> = (0..1 + usize::from(symbol >= 2)).map(|_| self.any_node()).collect();
        let node = self.cc.node(self.symbols[symbol], &args);
        if !self.nodes.contains(&node) {
            self.oracle.terms.push((node, self.symbols[symbol], args, false));
            self.nodes.push(node);
        }
    }

    fn add_atom(&mut self) {
        let var = Var::from_usize(self.oracle.atoms.len());
        let (a, b) = (self.any_node(), self.any_node());
        if self.choices.below(4) == 0 {
            self.cc.new_predicate(var, a);
            self.oracle.atoms.push(AtomKind::Holds(a));
        } else {
            self.cc.new_equality(var, a, b);
            assert!(self.cc.equality_atom(b, a).is_some());
            self.oracle.atoms.push(AtomKind::Equal(a, b));
        }
    }

    fn assert_any(&mut self) {
        let lit =
            Lit::new(Var::from_usize(self.choices.below(self.oracle.atoms.len())), self.choices.below(5) < 2);
        if !self.lits.iter().any(|l| l.var() == lit.var()) {
            self.lits.push(lit);
            self.cc.assert(lit);
        }
    }

    fn backtrack(&mut self, level: usize) {
        if level < self.levels.len() {
            self.lits.truncate(self.levels[level]);
            self.levels.truncate(level);
            self.implied.retain(|i| i.2 <= level);
        }
        self.cc.backtrack(level);
    }

    /// Checks, and compares all that is known with the oracle. Returns whether the literals are consistent.
    fn check(&mut self) -> bool {
        let mut out = TheoryOut::default();
        self.cc.check(Effort::Quick, &mut out);
        let classes = self.oracle.close(&self.lits, &[]);
        assert_eq!(out.lemmas.is_empty(), classes.is_some(), "verdict on {:?}", self.lits);
        for lemma in &out.lemmas {
            assert_eq!(lemma.certificate, Certificate::Congruence);
            assert!(lemma.clause.iter().all(|&lit| self.lits.contains(&!lit)), "a conflict is false");
            self.oracle.assert_valid(&lemma.clause);
        }
        let Some(classes) = classes else { return false };
        self.cc.check_invariants();
        for &lit in &out.implied {
            assert!(self.lits.iter().all(|l| l.var() != lit.var()), "what is assigned is not implied");
            self.implied.push((lit, self.lits.len(), self.levels.len()));
        }
        self.compare(&classes);
        for (lit, num_lits, _) in self.implied.clone() {
            self.check_explanation(lit, num_lits);
        }
        true
    }

    fn compare(&mut self, classes: &[usize]) {
        for &a in &self.nodes {
            for &b in &self.nodes {
                let equal = classes[a.index()] == classes[b.index()];
                assert_eq!(self.cc.are_equal(a, b), equal, "equality of {a:?} and {b:?}");
            }
        }
        for atom in 0..self.oracle.atoms.len() {
            let expected = self.oracle.value(atom, &self.lits, classes);
            let found = self.cc.value(self.cc.atoms[self.cc.atom_of_var[Var::from_usize(atom)]].node);
            assert_eq!(found.filter(|&v| v == TRUE || v == FALSE).map(|v| v == TRUE), expected);
            if let AtomKind::Equal(a, b) = self.oracle.atoms[atom] {
                assert_eq!(self.cc.are_disequal(a, b), expected == Some(false));
            }
        }
        let (a, b) = (self.any_node(), self.any_node());
        if self.cc.are_equal(a, b) {
            let mut reasons = Vec::new();
            self.cc.explain_equality(a, b, &mut reasons);
            assert!(reasons.iter().all(|lit| self.lits.contains(lit)));
            let classes = self.oracle.close(&reasons, &[]).expect("a part of what is consistent");
            assert_eq!(classes[a.index()], classes[b.index()], "the reasons entail the equality");
        }
    }

    fn check_explanation(&mut self, lit: Lit, num_lits: usize) {
        let mut clause = Vec::new();
        assert_eq!(self.cc.explain(lit, &mut clause), Certificate::Congruence);
        assert_eq!(clause[0], lit);
        assert!(
            clause[1..].iter().all(|&l| self.lits[..num_lits].contains(&!l)),
            "only earlier literals explain"
        );
        self.oracle.assert_valid(&clause);
    }

    fn step(&mut self, late: bool) {
        match self.choices.below(14) {
            // Facts of level 0 are few, so that a search does not end early.
            0..=4 if !self.levels.is_empty() || self.choices.below(20) == 0 => self.assert_any(),
            0..=4 => {}
            5..=7 => {
                if !self.check() {
                    let Some(top) = self.levels.len().checked_sub(1) else { return };
                    let level = top - self.choices.below(3).min(top);
                    self.backtrack(level);
                }
            }
            8 | 9 => {
                self.levels.push(self.lits.len());
                self.cc.push_level();
            }
            10 => {
                let level = self.levels.len().saturating_sub(self.choices.below(4));
                self.backtrack(level);
            }
            11 if late => self.add_node(),
            12 if late => self.add_atom(),
            _ => {
                // The search hears what was implied.
                let fresh = self.implied.iter().find(|i| self.lits.iter().all(|l| l.var() != i.0.var()));
                if let Some(&(lit, ..)) = fresh {
                    self.lits.push(lit);
                    self.cc.assert(lit);
                }
            }
        }
    }
}

fn run(seed: u64, late: bool) -> bool {
    let mut bench = Bench::new(seed.wrapping_mul(0x2545_f491_4f6c_dd1d), 4, 2);
    for _ in 0..3 + bench.choices.below(12) {
        bench.add_node();
    }
    for _ in 0..3 + bench.choices.below(25) {
        bench.add_atom();
    }
    for _ in 0..400 {
        bench.step(late);
    }
    bench.backtrack(0);
    bench.check();
    true
}

fn quickcheck(tests: u64, property: fn(u64) -> bool) {
    QuickCheck::new().tests(tests).max_tests(tests).quickcheck(property);
}

#[test]
fn random_searches_agree_with_the_naive_closure() {
    quickcheck(1500, |seed| run(seed, false));
}

#[test]
fn nodes_and_atoms_may_be_made_during_the_search() {
    quickcheck(1500, |seed| run(seed, true));
}

/// Decides clauses by trying both values of each variable in turn, with the closure as its theory.
fn dpll(
    cc: &mut Cc,
    clauses: &[Vec<Lit>],
    assigned: &mut Vec<Option<bool>>,
    level: usize,
    oracle: &Oracle,
) -> bool {
    let is_true = |lit: Lit, a: &[Option<bool>]| a[lit.var().index()] == Some(!lit.is_negated());
    let mut out = TheoryOut::default();
    cc.check(if assigned.contains(&None) { Effort::Quick } else { Effort::Final }, &mut out);
    for lemma in &out.lemmas {
        oracle.assert_valid(&lemma.clause);
    }
    let falsified = |c: &Vec<Lit>| c.iter().all(|&lit| is_true(!lit, assigned));
    if !out.lemmas.is_empty() || clauses.iter().any(falsified) {
        return false;
    }
    let Some(next) = assigned.iter().position(Option::is_none) else { return true };
    let var = Var::from_usize(next);
    let implied = out.implied.iter().find(|lit| lit.var() == var).map(|lit| !lit.is_negated());
    for value in [false, true] {
        if implied == Some(!value) {
            continue;
        }
        assigned[next] = Some(value);
        cc.push_level();
        cc.assert(Lit::new(var, !value));
        let found = dpll(cc, clauses, assigned, level + 1, oracle);
        cc.backtrack(level);
        if found {
            return true;
        }
        assigned[next] = None;
    }
    false
}

fn search(seed: u64) -> bool {
    let mut bench = Bench::new(seed.wrapping_mul(0x2545_f491_4f6c_dd1d), 3, 1);
    for _ in 0..6 {
        bench.add_node();
    }
    let num_atoms = 4 + bench.choices.below(5);
    for _ in 0..num_atoms {
        bench.add_atom();
    }
    let mut any_lit =
        || Lit::new(Var::from_usize(bench.choices.below(num_atoms)), bench.choices.below(2) == 0);
    let clauses: Vec<Vec<Lit>> = (0..2 * num_atoms).map(|_| vec![any_lit(), any_lit(), any_lit()]).collect();
    let by_force = (0..1_u32 << num_atoms).any(|bits| {
        let lits: Vec<Lit> =
            (0..num_atoms).map(|i| Lit::new(Var::from_usize(i), bits >> i & 1 == 0)).collect();
        clauses.iter().all(|c| c.iter().any(|lit| lits.contains(lit)))
            && bench.oracle.close(&lits, &[]).is_some()
    });
    let found = dpll(&mut bench.cc, &clauses, &mut vec![None; num_atoms], 0, &bench.oracle);
    assert_eq!(found, by_force);
    true
}

#[test]
fn a_search_with_the_closure_agrees_with_brute_force() {
    quickcheck(400, search);
}

/// With the terms `a`, `b`, `f(a)`, `f(b)` there are at most four classes, so four elements are enough for a model.
#[test]
fn the_naive_closure_agrees_with_all_small_models() {
    let mut cc = Cc::new();
    let [f, a, b] = [0; 3].map(|_| cc.new_symbol());
    let mut oracle = Oracle::default();
    let (na, nb) = (cc.node(a, &[]), cc.node(b, &[]));
    let (fa, fb) = (cc.node(f, &[na]), cc.node(f, &[nb]));
    let args = [vec![], vec![], vec![na], vec![nb]];
    let terms = [na, nb, fa, fb];
    for ((term, symbol), args) in terms.into_iter().zip([a, b, f, f]).zip(args) {
        oracle.terms.push((term, symbol, args, false));
    }
    let mut sides = Vec::new();
    for i in 0..4 {
        for j in 0..i {
            sides.push((i, j));
            oracle.atoms.push(AtomKind::Equal(terms[i], terms[j]));
        }
    }
    let mut possible = std::collections::BTreeSet::new();
    for model in 0..4_usize.pow(6) {
        let digit = |i: u32| model / 4_usize.pow(i) % 4;
        let (x, y) = (digit(0), digit(1));
        let values = [x, y, digit(2 + x as u32), digit(2 + y as u32)];
        possible.insert(sides.iter().map(|&(i, j)| values[i] == values[j]).collect::<Vec<bool>>());
    }
    for bits in 0..1_u32 << sides.len() {
        let wanted: Vec<bool> = (0..sides.len()).map(|i| bits >> i & 1 == 1).collect();
        let lits: Vec<Lit> =
            wanted.iter().enumerate().map(|(i, &v)| Lit::new(Var::from_usize(i), !v)).collect();
        assert_eq!(oracle.close(&lits, &[]).is_some(), possible.contains(&wanted), "{lits:?}");
    }
}

fn var(i: usize) -> Var {
    Var::from_usize(i)
}

#[test]
fn merges_from_outside_are_explained_and_undone() {
    let mut cc = Cc::new();
    let [f, a, b] = [0; 3].map(|_| cc.new_symbol());
    let (a, b) = (cc.node(a, &[]), cc.node(b, &[]));
    let (fa, fb) = (cc.node(f, &[a]), cc.node(f, &[b]));
    cc.new_equality(var(0), fa, fb);
    cc.share(fa);
    cc.share(fb);
    let foreign = [var(7).positive(), var(8).negative()];
    for _ in 0..2 {
        cc.push_level();
        cc.assert(var(0).negative());
        cc.check(Effort::Quick, &mut TheoryOut::default());
        cc.push_level();
        cc.merge_by(a, b, &foreign);
        let mut out = TheoryOut::default();
        cc.check(Effort::Final, &mut out);
        let mut clause = out.lemmas[0].clause.clone();
        clause.sort_unstable();
        assert_eq!(clause, [var(0).positive(), !foreign[0], !foreign[1]]);
        assert_eq!(out.lemmas[0].certificate, Certificate::Rule("combination"));
        cc.backtrack(0);
        assert!(!cc.are_equal(a, b));
    }
    let mut equalities = Vec::new();
    cc.push_level();
    cc.merge_by(a, b, &foreign);
    let mut out = TheoryOut::default();
    cc.check(Effort::Final, &mut out);
    assert_eq!(out.implied, [var(0).positive()]);
    cc.take_new_equalities(&mut equalities);
    assert!(equalities == [(fa, fb)] || equalities == [(fb, fa)]);
    cc.save_model();
    cc.backtrack(0);
    assert!(cc.model_root(a) == cc.model_root(b) && cc.model_root(a) != cc.model_root(fa));
    equalities.clear();
    cc.take_new_equalities(&mut equalities);
    assert!(equalities.is_empty());
}

#[test]
fn a_shared_node_flagged_late_is_seen_at_every_level() {
    let mut cc = Cc::new();
    let [a, b, c] = [0; 3].map(|_| cc.new_symbol()).map(|s| cc.node(s, &[]));
    cc.new_equality(var(0), a, b);
    cc.new_equality(var(1), b, c);
    cc.share(c);
    for (i, lit) in [var(0).positive(), var(1).positive()].into_iter().enumerate() {
        cc.push_level();
        cc.assert(lit);
        cc.check(Effort::Quick, &mut TheoryOut::default());
        assert_eq!(cc.are_equal(a, c), i == 1);
    }
    cc.share(a);
    let mut equalities = Vec::new();
    cc.take_new_equalities(&mut equalities);
    assert_eq!(equalities, [(c, a)]);
    cc.backtrack(1);
    cc.push_level();
    cc.assert(var(1).positive());
    cc.check(Effort::Final, &mut TheoryOut::default());
    equalities.clear();
    cc.take_new_equalities(&mut equalities);
    assert_eq!(equalities.len(), 1, "the flag outlives the level at which it was set");
}

#[test]
fn an_atom_that_is_removed_frees_its_variable() {
    let mut cc = Cc::new();
    let [a, b] = [0; 2].map(|_| cc.new_symbol()).map(|s| cc.node(s, &[]));
    cc.new_equality(var(0), a, b);
    cc.new_equality(var(1), a, b);
    cc.remove_atom(var(0));
    assert!(!cc.is_atom(var(0)));
    assert_eq!(cc.equality_atom(a, b), Some(var(1)));
    cc.new_predicate(var(0), a);
    cc.push_level();
    cc.assert(var(0).positive());
    cc.assert(var(1).positive());
    let mut out = TheoryOut::default();
    cc.check(Effort::Final, &mut out);
    assert!(out.lemmas.is_empty() && cc.value(b) == Some(TRUE));
}

/// `a = b` makes the detour over `f` needless: the conflict does without it.
#[test]
fn conflicts_are_minimised() {
    let mut cc = Cc::new();
    let [f, a, b, c, d] = [0; 5].map(|_| cc.new_symbol());
    let [a, b, c, d] = [a, b, c, d].map(|s| cc.node(s, &[]));
    let (fa, fb) = (cc.node(f, &[a]), cc.node(f, &[b]));
    for (i, (x, y)) in [(a, c), (c, d), (d, b), (fa, c), (fb, d), (a, b), (fa, fb)].into_iter().enumerate() {
        cc.new_equality(var(i), x, y);
    }
    cc.push_level();
    for lit in [0, 3, 4, 2, 1].map(|i| var(i).positive()).into_iter().chain([var(6).negative()]) {
        cc.assert(lit);
    }
    let mut out = TheoryOut::default();
    cc.check(Effort::Quick, &mut out);
    assert_eq!(out.lemmas[0].clause.len(), 4, "{:?}", out.lemmas[0].clause);
}
