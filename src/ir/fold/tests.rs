//! Folds of trees: which bodies are definitions, and axioms against values that are counted one by one.

use super::*;
use crate::datatype::ConstructorDecl;
use crate::eval::Evaluator;
use crate::model::Model;
use crate::value::Value;
use eufonium_base::Rat;
use quickcheck::quickcheck;

/// `Tree = leaf | node(left Tree, item Int, right Tree)`, and `Nat = zero | succ(Nat)`.
struct Zoo {
    pool: TermPool,
    tree: Sort,
    nat: Sort,
    leaf: ConsId,
    node: ConsId,
    zero: ConsId,
    succ: ConsId,
}

fn zoo() -> Zoo {
    let mut pool = TermPool::new();
    let (tree, nat) = (pool.declare_datatype("Tree"), pool.declare_datatype("Nat"));
    let cons = |name: &str, fields: &[(&str, Sort)]| ConstructorDecl {
        name: name.into(),
        fields: fields.iter().map(|(name, sort)| ((*name).to_owned(), *sort)).collect(),
        ambiguous: false,
    };
    let node = cons("node", &[("left", tree), ("item", Sort::INT), ("right", tree)]);
    pool.define_datatype(tree, vec![cons("leaf", &[]), node]);
    pool.define_datatype(nat, vec![cons("zero", &[]), cons("succ", &[("pred", nat)])]);
    let (of_tree, of_nat) = (pool.constructors(tree).to_vec(), pool.constructors(nat).to_vec());
    Zoo { pool, tree, nat, leaf: of_tree[0], node: of_tree[1], zero: of_nat[0], succ: of_nat[1] }
}

impl Zoo {
    /// A fold of trees: `at_leaf` at leaves, and at nodes what `at_node` makes of the values of both branches and the item.
    fn of_trees(&mut self, at_leaf: i64, at_node: impl Fn(&mut TermPool, [Term; 3]) -> Term) -> FuncId {
        let (pool, node) = (&mut self.pool, self.node);
        let f = pool.declare("f", &[self.tree], Sort::INT);
        let param = pool.constant("t", self.tree);
        let [left, item, right] = [0, 1, 2].map(|i| pool.field(node, i, param));
        let [left, right] = [left, right].map(|branch| pool.app(f, &[branch]));
        let (is_leaf, start) = (pool.is_constructor(self.leaf, param), pool.int(at_leaf));
        let value = at_node(pool, [left, item, right]);
        let body = pool.ite(is_leaf, start, value);
        pool.define_fold(f, Fold { param, body });
        f
    }

    fn size(&mut self) -> FuncId {
        self.of_trees(0, |pool, [left, _, right]| {
            let one = pool.int(1);
            pool.add(&[left, one, right])
        })
    }

    fn height(&mut self) -> FuncId {
        self.of_trees(0, |pool, [left, _, right]| {
            let (one, less) = (pool.int(1), pool.le(left, right));
            let most = pool.ite(less, right, left);
            pool.add(&[most, one])
        })
    }

    fn sum(&mut self) -> FuncId {
        self.of_trees(0, |pool, parts| pool.add(&parts))
    }

    /// A fold of numbers: `start` at zero, and `step` more at each successor.
    fn of_numbers(&mut self, start: i64, step: i64) -> FuncId {
        let pool = &mut self.pool;
        let f = pool.declare("count", &[self.nat], Sort::INT);
        let param = pool.constant("n", self.nat);
        let below = pool.field(self.succ, 0, param);
        let (below, [start, step]) = (pool.app(f, &[below]), [start, step].map(|n| pool.int(n)));
        let (next, is_zero) = (pool.add(&[below, step]), pool.is_constructor(self.zero, param));
        let body = pool.ite(is_zero, start, next);
        pool.define_fold(f, Fold { param, body });
        f
    }

    /// The tree that a word of digits describes, used up from its end.
    fn tree(&mut self, digits: &mut Vec<u8>) -> Term {
        match digits.pop() {
            Some(digit) if digit % 3 > 0 => {
                let (left, right) = (self.tree(digits), self.tree(digits));
                let item = self.pool.int(i64::from(digit) - 128);
                self.pool.construct(self.node, &[left, item, right])
            }
            _ => self.pool.construct(self.leaf, &[]),
        }
    }

    fn number(&mut self, n: u8) -> Term {
        let zero = self.pool.construct(self.zero, &[]);
        (0..n).fold(zero, |below, _| self.pool.construct(self.succ, &[below]))
    }

    /// The formula without folds, by unfolding at ground terms; at a field that is open a fold is 0.
    fn evaluate(&mut self, formula: Term) -> Value {
        let mut known = Subst::new();
        for t in visit::postorder(&self.pool, &[formula]) {
            if let Some(f) = self.pool.as_fold(t) {
                let arg = self.pool.arg(t, 0);
                let arg = known.apply(&mut self.pool, arg);
                let value = match self.pool.op(arg) {
                    Op::Construct(_) => {
                        let unfolded = self.pool.unfold(f, arg);
                        self.evaluate(unfolded)
                    }
                    _ => Value::Num(Rat::ZERO),
                };
                let Value::Num(value) = value else { panic!("folds are numbers") };
                let value = self.pool.num(value, Sort::INT);
                known.insert(t, value);
            }
        }
        let ground = known.apply(&mut self.pool, formula);
        Evaluator::new(&Model::new()).eval(&self.pool, ground)
    }
}

#[test]
fn structural_bodies_are_definitions() {
    let mut zoo = zoo();
    for f in [zoo.size(), zoo.height(), zoo.sum(), zoo.of_numbers(3, -2)] {
        assert!(zoo.pool.is_structural(f));
    }
    let f = zoo.pool.declare("g", &[zoo.tree], Sort::INT);
    assert!(!zoo.pool.is_structural(f), "a function without a body");
    let param = zoo.pool.constant("t", zoo.tree);
    let (stranger, one) = (zoo.pool.constant("x", Sort::INT), zoo.pool.int(1));
    let itself = zoo.pool.app(f, &[param]);
    let left = zoo.pool.field(zoo.node, 0, param);
    let of_left = zoo.pool.app(f, &[left]);
    let item = zoo.pool.field(zoo.node, 1, param);
    let more = zoo.pool.add(&[itself, one]);
    for (body, why) in [
        (more, "no value is one more than itself"),
        (of_left, "a leaf has no left branch"),
        (item, "a leaf has no item"),
        (stranger, "a constant that is no argument"),
    ] {
        zoo.pool.define_fold(f, Fold { param, body });
        assert!(!zoo.pool.is_structural(f), "{why}");
    }
    zoo.pool.define_fold(f, Fold { param, body: one });
    assert!(zoo.pool.is_structural(f));
}

#[test]
fn signs_and_injectivity_are_read_off_the_bodies() {
    let mut zoo = zoo();
    let (size, height, sum) = (zoo.size(), zoo.height(), zoo.sum());
    let negative = zoo.of_trees(-1, |pool, parts| pool.add(&[parts[0], parts[2]]));
    let minus = zoo.of_trees(0, |pool, [left, _, right]| pool.sub(left, right));
    // It is never negative, but only if the other one is not.
    let upon = zoo.of_trees(0, |_, [left, ..]| left);
    let all = [size, height, sum, negative, minus, upon];
    assert_eq!(zoo.pool.never_negative(&all), [size, height, upon]);
    for (start, step, injective) in [(0, 1, true), (5, 2, true), (0, -1, true), (3, 0, false)] {
        let f = zoo.of_numbers(start, step);
        assert_eq!(zoo.pool.is_injective(f), injective, "{start} {step}");
        assert_eq!(!zoo.pool.never_negative(&[f]).is_empty(), step >= 0);
    }
    assert!(!zoo.pool.is_injective(size), "trees of one size differ");
}

quickcheck! {
    fn axioms_hold_of_all_values(a: Vec<u8>, b: Vec<u8>, n: u8, m: u8) -> bool {
        let mut zoo = zoo();
        let folds = [zoo.size(), zoo.height(), zoo.sum(), zoo.of_numbers(2, 3)];
        let [x, y] = ["x", "y"].map(|name| zoo.pool.constant(name, zoo.tree));
        let [k, l] = ["k", "l"].map(|name| zoo.pool.constant(name, zoo.nat));
        let (seven, choice) = (zoo.pool.int(7), zoo.pool.int(i64::from(n)));
        let above = zoo.pool.construct(zoo.node, &[x, seven, y]);
        let small = zoo.pool.lt(choice, seven);
        let chosen = zoo.pool.ite(small, x, above);
        let next = zoo.pool.construct(zoo.succ, &[k]);
        let roots = [
            zoo.pool.eq(x, y), zoo.pool.eq(chosen, y), zoo.pool.eq(k, l), zoo.pool.eq(next, l),
        ];
        let axioms = zoo.pool.fold_axioms(&folds, &roots);
        let (mut a, mut b) = (a, b);
        let values = [zoo.tree(&mut a), zoo.tree(&mut b), zoo.number(n % 5), zoo.number(m % 5)];
        let mut ground = Subst::of(&[x, y, k, l], &values);
        let axioms = ground.apply_all(&mut zoo.pool, &axioms);
        axioms.len() > 40 && axioms.into_iter().all(|axiom| zoo.evaluate(axiom) == Value::Bool(true))
    }
}
