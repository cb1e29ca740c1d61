//! Properties: hostile and huge inputs, printing and reading, clauses against the truth tables of their formulas.

use super::command::CommandKind;
use super::horn::{self, HornProblem};
use super::script::Context;
use eufonium_ir::{Clause, Evaluator, Model, Term, TermPool, Value, print};
use quickcheck::{Arbitrary, Gen, QuickCheck};

fn pick<'a>(g: &mut Gen, items: &[&'a str]) -> &'a str {
    g.choose(items).expect("there are items")
}

/// Reads a whole script; what it asserts.
fn asserted(pool: &mut TermPool, text: &str) -> Vec<Term> {
    let mut context = Context::new(pool, text.as_bytes());
    let mut out = Vec::new();
    loop {
        match context.next_command(pool) {
            Ok(None) => return out,
            Ok(Some(command)) => {
                if let CommandKind::Assert(t, _) = command.kind {
                    out.push(t);
                }
            }
            Err(e) => panic!("{e}\n{text}"),
        }
    }
}

const SCRIPTS: &[&str] = &[
    "(set-logic HORN)(declare-fun P (Int Bool) Bool)(declare-fun |a b| (Real) Bool)(assert (forall ((x Int) (y Real))\
     (=> (and (P x (> x 0)) (|a b| y) (let ((z (+ x 1))) (< z 3))) (P (div x 2) false))))(assert (not (P 1 true)))\
     (check-sat)(get-model)(exit)",
    "(declare-rel p (Int))(declare-var x Int)(rule (=> (= x 0.5) (p x)) r)(query p :print-certificate true)",
    "(set-logic QF_UFLRA)(declare-sort U 1)(define-sort F (A B) (U A))(declare-const u (F Int Real))(push 2)\
     (define-fun f ((x Real)) Bool (exists ((y Real)) (! (= (* x y) (/ 1 3)) :pattern (x) :named n)))\
     (assert (! (f 2.0) :named m))(check-sat-assuming (m (not m)))(get-value (u (f -1)))(pop)(echo \"a\"\"b\")",
    "(set-option :global-declarations true)(declare-fun f (Int) Int)(assert (distinct (f 1) (ite true 1 (f 2)) ((_ divisible 2) 3)\
     (as f Int)(_ bv1 2) #b01 #xff))(get-interpolants a (and b c))(reset-assertions)(reset)",
    "(declare-datatypes ((T 0) (L 1)) (((leaf) (node (f (L T)))) (par (X) ((nil) (cons (hd X) (tl (L X)))))))(push)\
     (declare-datatypes (X) ((P (p (x X) (y P)) e)))(declare-fun a () (_ BitVec 8))(declare-fun t () T)(declare-fun m () (Array T Int))\
     (assert (match t ((leaf (bvult a #x0f)) ((node q) (is-nil q)))))(assert (= (store m t 1) ((as const (Array T Int)) 2)))\
     (assert (= ((_ extract 3 0) a) ((_ repeat 2) #b01)))(assert ((_ is cons) ((as nil (L T)))))(pop)(get-value (((_ update f) t nil)))",
];

const TOKENS: &[&str] = &[
    "(",
    ")",
    "()",
    "_",
    "!",
    "as",
    "let",
    "forall",
    "exists",
    "assert",
    "Int",
    "Real",
    "Bool",
    "U",
    "x",
    "P",
    "p",
    "0",
    "-1",
    "1.5",
    "#b1",
    "\"s\"",
    "|q",
    "|q|",
    ":named",
    ":",
    "and",
    "or",
    "not",
    "=>",
    "=",
    "ite",
    "+",
    "*",
    "div",
    "true",
    "false",
    "\u{0}",
    "é",
    "push",
    "pop",
    "99999999999999999999",
    "match",
    "par",
    "reset",
    "declare-fun",
    "define-fun",
    "define-sort",
    "declare-datatypes",
    "BitVec",
    "bvadd",
    "extract",
    "Array",
    "select",
    "const",
    "cons",
    "T",
];

/// A script that something happened to.
#[derive(Clone, Debug)]
struct Damaged(Vec<u8>);

impl Arbitrary for Damaged {
    fn arbitrary(g: &mut Gen) -> Self {
        let mut text = pick(g, SCRIPTS).as_bytes().to_vec();
        for _ in 0..usize::arbitrary(g) % 6 {
            let (i, j) = (usize::arbitrary(g) % text.len().max(1), usize::arbitrary(g) % text.len().max(1));
            let (i, j) = (i.min(j).min(text.len()), i.max(j).min(text.len()));
            match u8::arbitrary(g) % 6 {
                0 => text.truncate(j.max(1)),
                1 => drop(text.drain(i..j.min(i + 12))),
                2 => {
                    let part = text[i..j.min(i + 60)].to_vec();
                    let at = usize::arbitrary(g) % (text.len() + 1);
                    text.splice(at..at, part);
                }
                3 => text.splice(i..i, pick(g, TOKENS).bytes()).for_each(drop),
                4 => {
                    let spaced = format!(" {} ", pick(g, TOKENS));
                    let word = text[i..].iter().position(|b| b" ()".contains(b)).unwrap_or(0);
                    text.splice(i..i + word, spaced.bytes()).for_each(drop);
                }
                _ => {
                    if let Some(b) = text.get_mut(i) {
                        *b = u8::arbitrary(g);
                    }
                }
            }
        }
        Damaged(text)
    }
}

#[test]
fn damaged_scripts_never_panic() {
    fn reads(script: Damaged) -> bool {
        let mut pool = TermPool::new();
        let _ = horn::read(&mut pool, &script.0[..]);
        let mut context = Context::new(&pool, &script.0[..]);
        // An error passes at least one character.
        (0..=script.0.len() + 1).any(|_| matches!(context.next_command(&mut pool), Ok(None)))
    }
    QuickCheck::new().tests(5000).quickcheck(reads as fn(Damaged) -> bool);
}

/// The text of a random term.
fn random_term(g: &mut Gen, sort: &str, depth: usize) -> String {
    let leaf = depth == 0 || u8::arbitrary(g).is_multiple_of(4);
    let sub = |g: &mut Gen, sort: &str| random_term(g, sort, depth - 1);
    match (sort, leaf) {
        ("Bool", true) => pick(g, &["p", "q", "true", "false", "(not p)"]).into(),
        ("Int", true) => pick(g, &["x", "y", "0", "1", "7", "(- 3)", "(f x)"]).into(),
        (_, true) => pick(g, &["r", "s", "0.0", "1.5", "(/ 2.0 3.0)", "(to_real x)"]).into(),
        ("Bool", false) => {
            let (op, arg) = *g
                .choose(&[
                    ("and", "Bool"),
                    ("or", "Bool"),
                    ("=>", "Bool"),
                    ("=", "Bool"),
                    ("xor", "Bool"),
                    ("=", "Int"),
                ])
                .expect("there are operators");
            let (op, arg) = match u8::arbitrary(g) % 3 {
                0 => (pick(g, &["<", "<=", ">", ">=", "=", "distinct"]), pick(g, &["Int", "Real"])),
                _ => (op, arg),
            };
            match u8::arbitrary(g) % 8 {
                0 => format!("(ite {} {} {})", sub(g, "Bool"), sub(g, "Bool"), sub(g, "Bool")),
                1 => format!("(let ((p {}) (z {})) (Q z p))", sub(g, "Bool"), sub(g, "Int")),
                2 => format!("(not {})", sub(g, "Bool")),
                3 => format!("(is_int {})", sub(g, "Real")),
                _ => format!("({op} {} {})", sub(g, arg), sub(g, arg)),
            }
        }
        (sort, false) => match (u8::arbitrary(g) % 7, sort) {
            (0, _) => format!("(ite {} {} {})", sub(g, "Bool"), sub(g, sort), sub(g, sort)),
            (1, "Int") => {
                let op = pick(g, &["div", "mod"]);
                format!("({op} {} {})", sub(g, "Int"), pick(g, &["2", "3", "(- 2)", "0", "y"]))
            }
            (1, _) => format!("(/ {} {})", sub(g, "Real"), pick(g, &["2.0", "r", "0.0"])),
            (2, "Int") => format!("(f {})", sub(g, "Int")),
            (2, _) => format!("(to_real {})", sub(g, "Int")),
            (3, "Int") => format!("(to_int {})", sub(g, "Real")),
            (n, _) => {
                format!(
                    "({} {} {})",
                    pick(g, &["+", "-", if n == 4 { "*" } else { "+" }]),
                    sub(g, sort),
                    sub(g, sort)
                )
            }
        },
    }
}

#[derive(Clone, Debug)]
struct TermText(String);

impl Arbitrary for TermText {
    fn arbitrary(g: &mut Gen) -> Self {
        TermText(random_term(g, "Bool", 5))
    }
}

#[test]
fn printed_terms_read_as_themselves() {
    fn round_trip(term: TermText) -> bool {
        let declarations = "(declare-fun p () Bool)(declare-fun q () Bool)(declare-fun x () Int)(declare-fun y () Int)\
            (declare-fun r () Real)(declare-fun s () Real)(declare-fun f (Int) Int)(declare-fun Q (Int Bool) Bool)";
        let script = format!("{declarations}(assert {})", term.0);
        let mut pool = TermPool::new();
        let t = asserted(&mut pool, &script)[0];
        let again = format!("{script}(assert {})", print::term(&pool, t));
        let mut pool = TermPool::new();
        let both = asserted(&mut pool, &again);
        both[0] == both[1]
    }
    QuickCheck::new().tests(2000).quickcheck(round_trip as fn(TermText) -> bool);
}

/// A random formula over four propositional predicates, mostly of bodies.
#[derive(Clone, Debug)]
struct Propositional(String);

fn propositional(g: &mut Gen, depth: usize, positive: bool) -> String {
    if depth == 0 {
        let name = pick(g, &["A", "B", "C", "D", "true"]);
        let negate = positive && !u8::arbitrary(g).is_multiple_of(8);
        return if negate { format!("(not {name})") } else { name.into() };
    }
    let sub = |g: &mut Gen, positive| propositional(g, depth - 1, positive);
    match u8::arbitrary(g) % 8 {
        0 => format!("(not {})", sub(g, !positive)),
        1 | 2 => format!("(and {} {} {})", sub(g, positive), sub(g, positive), sub(g, positive)),
        3 | 4 => format!("(or {} {} {})", sub(g, positive), sub(g, positive), sub(g, positive)),
        5 => format!("(=> {} {})", sub(g, !positive), sub(g, positive)),
        6 => format!("(ite A {} {})", sub(g, positive), sub(g, positive)),
        _ => format!("(= A {})", sub(g, positive)),
    }
}

impl Arbitrary for Propositional {
    fn arbitrary(g: &mut Gen) -> Self {
        let depth = 1 + usize::arbitrary(g) % 4;
        Propositional(propositional(g, depth, true))
    }
}

/// Whether the clauses hold when the declared predicates have the given values and the auxiliary ones the least.
fn clauses_hold(pool: &mut TermPool, problem: &HornProblem, declared: &[bool]) -> bool {
    use eufonium_base::ids::Id;
    let mut values = declared.to_vec();
    values.resize(problem.system.preds.len(), false);
    let tt = pool.tt();
    let body =
        |c: &Clause, values: &[bool]| c.constraint == tt && c.body.iter().all(|a| values[a.pred.index()]);
    loop {
        let next = problem.system.clauses.iter().find_map(|c| {
            let head = c.head.as_ref()?.pred.index();
            (head >= declared.len() && !values[head] && body(c, &values)).then_some(head)
        });
        match next {
            Some(head) => values[head] = true,
            None => break,
        }
    }
    problem
        .system
        .clauses
        .iter()
        .all(|c| !body(c, &values) || c.head.as_ref().is_some_and(|h| values[h.pred.index()]))
}

#[test]
fn clauses_mean_what_the_formula_means() {
    fn equivalent(formula: Propositional) -> quickcheck::TestResult {
        let script = format!(
            "(declare-fun A () Bool)(declare-fun B () Bool)(declare-fun C () Bool)(declare-fun D () Bool)(assert {})",
            formula.0
        );
        let mut pool = TermPool::new();
        let Ok(problem) = horn::read(&mut pool, script.as_bytes()) else {
            return quickcheck::TestResult::discard();
        };
        let mut pool_of_term = TermPool::new();
        let t = asserted(&mut pool_of_term, &script)[0];
        let constants: Vec<Term> = eufonium_ir::visit::constants(&pool_of_term, &[t]);
        for bits in 0..16u32 {
            let declared: Vec<bool> = (0..4).map(|i| bits >> i & 1 == 1).collect();
            let model = Model::default();
            let mut eval = Evaluator::new(&model);
            for &c in &constants {
                let name = &pool_of_term.func(pool_of_term.as_app(c).expect("a constant")).name;
                let i = ["A", "B", "C", "D"].iter().position(|n| n == name).expect("a declared name");
                eval.set(c, Value::Bool(declared[i]));
            }
            if eval.holds(&pool_of_term, t) != clauses_hold(&mut pool, &problem, &declared) {
                return quickcheck::TestResult::failed();
            }
        }
        quickcheck::TestResult::passed()
    }
    QuickCheck::new()
        .tests(1500)
        .max_tests(200_000)
        .min_tests_passed(1500)
        .quickcheck(equivalent as fn(Propositional) -> _);
}

#[test]
fn deep_and_wide_inputs() {
    const N: usize = 200_000;
    let declarations =
        "(declare-fun p () Bool)(declare-fun x () Int)(declare-fun f (Int) Int)(declare-fun P (Int) Bool)";
    let nested = |open: &str, core: &str, close: &str| format!("{}{core}{}", open.repeat(N), close.repeat(N));
    let terms = [
        nested("(and p (or (P x) ", "p", "))"),
        nested("(not ", "p", ")"),
        nested("(=> p ", "(P x)", ")"),
        nested("(let ((x (f x))) ", "(= x 0)", ")"),
        nested("(forall ((x Int)) ", "(P x)", ")"),
        nested("(! ", "p", " :weight 1)"),
        format!("(= 0 {})", nested("(+ x (f ", "x", "))")),
        format!("(= 0 {})", nested("(ite p x ", "x", ")")),
        format!("(= 0 (+ {}))", (0..N).map(|i| format!("(f {i}) ")).collect::<String>()),
        format!("(and {})", (0..N).map(|i| format!("(P {i}) ")).collect::<String>()),
        format!("(< {})", "x 1 ".repeat(N)),
    ];
    for term in terms {
        let mut pool = TermPool::new();
        let start = std::time::Instant::now();
        assert_eq!(asserted(&mut pool, &format!("{declarations}(assert {term})")).len(), 1);
        assert!(start.elapsed().as_secs() < 20, "{} takes {:?}", &term[..40], start.elapsed());
    }
    let deep_sort = format!("(define-sort I (A) A)(declare-fun x () {})", nested("(I ", "Int", ")"));
    asserted(&mut TermPool::new(), &deep_sort);
    let bodies = [nested("(=> B ", "B", ")"), nested("(=> (and B (not false)) ", "(P 1)", ")")];
    for body in bodies
        .into_iter()
        .chain([format!("(=> (and {}) B)", (0..N).map(|i| format!("(P {i}) ")).collect::<String>())])
    {
        let text = format!("(declare-fun P (Int) Bool)(declare-fun B () Bool)(assert {body})");
        let mut pool = TermPool::new();
        horn::read(&mut pool, text.as_bytes()).expect("Horn");
    }
}
