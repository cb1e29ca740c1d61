//! Tables: text and what it means, or where and why it is refused.

mod horn;

use super::command::{CommandKind, Group, Interpolation, Labels};
use super::script::Context;
use eufonium_base::InputError;
use eufonium_base::error::InputErrorKind;
use eufonium_ir::{Sort, Term, TermPool, print};

const DECLARATIONS: &str = "(declare-fun p () Bool)(declare-fun q () Bool)(declare-fun x () Int)(declare-fun y () Int)\
    (declare-fun r () Real)(declare-fun s () Real)(declare-sort U 0)(declare-fun u () U)(declare-fun v () U)\
    (declare-fun f (Int) Int)(declare-fun g (Real U) Real)(declare-fun P (Int Bool) Bool)\n";

fn show_error(e: &InputError) -> String {
    let kind = if e.kind == InputErrorKind::Unsupported { "unsupported" } else { "malformed" };
    format!("{kind} {e}")
}

/// The formulas that a script asserts, and its errors.
fn asserted(pool: &mut TermPool, text: &str) -> Vec<Result<Term, String>> {
    let mut context = Context::new(pool, text.as_bytes());
    let mut out = Vec::new();
    loop {
        match context.next_command(pool) {
            Ok(None) => return out,
            Ok(Some(command)) => {
                if let CommandKind::Assert(t, _) = command.kind {
                    out.push(Ok(t));
                }
            }
            Err(e) => out.push(Err(show_error(&e))),
        }
    }
}

/// Checks a script that asserts or gets wrong exactly one thing, below the declarations, on line 2.
fn check(text: &str, expected: &str) {
    let mut pool = TermPool::new();
    let all = asserted(&mut pool, &format!("{DECLARATIONS}{text}"));
    let shown: Vec<String> = all
        .into_iter()
        .map(|r| match r {
            Ok(t) => print::term(&pool, t),
            Err(e) => e,
        })
        .collect();
    assert_eq!(shown.join(" ; "), expected, "{text}");
}

fn check_term(term: &str, expected: &str) {
    check(&format!("(assert {term})"), expected);
}

/// Both formulas become the same term.
fn check_same(one: &str, two: &str) {
    let mut pool = TermPool::new();
    let all = asserted(&mut pool, &format!("{DECLARATIONS}(assert {one})(assert {two})"));
    assert!(all[0].is_ok() && all.len() == 2, "{one} {two} {all:?}");
    assert_eq!(all[0], all[1], "{one} {two}");
}

#[test]
fn core_terms() {
    check_term("(and p q)", "(and p q)");
    check_term("|p|", "p");
    check_same("(=> p q p)", "(or (not p) (not q) p)");
    check_same("(=> p q (P x true))", "(or (not p) (or (not q) (P x true)))");
    check_same("(xor p q p)", "(xor (xor p q) p)");
    check_same("(= p q (not p))", "(and (= p q) (= q (not p)))");
    check_same("(distinct x y (f x))", "(and (not (= x y)) (not (= x (f x))) (not (= y (f x))))");
    check_same("(ite p q (not q))", "(= p q)");
    check_same("(= (ite p x y) 3)", "(= 3 (ite p x y))");
    check_term("(= u v)", "(= u v)");
    check_same("(let ((p q) (q p)) (and p (not q)))", "(and q (not p))");
    check_same("(let ((a x)) (let ((a (+ a 1)) (b a)) (< b a y)))", "(< x (+ x 1) y)");
    check_same("(! (and p q) :pattern ((f x)) :named n)", "(and q p)");
    check_same("(as p Bool)", "p");
}

#[test]
fn arithmetic_terms() {
    check_same("(< x y 3)", "(and (< x y) (< y 3))");
    check_same("(= (- x) (- x y 1))", "(= (* 2 x) (+ y 1))");
    check_same("(> (/ r 2 4) 1.5)", "(> r 12)");
    check_same("(= (div x 2 3) 1)", "(= (div (div x 2) 3) 1)");
    check_same("((_ divisible 3) x)", "(= (mod x 3) 0)");
    check_same("(= (abs x) y)", "(= (ite (>= x 0) x (- x)) y)");
    check_same("(< (+ x r) 1)", "(< (+ (to_real x) r) 1.0)");
    check_same("(= r 1)", "(= r 1.0)");
    check_same("(= (ite p 1 r) s)", "(= (ite p 1.0 r) s)");
    check_same("(= (g x u) (g 0 v))", "(= (g (to_real x) u) (g 0.0 v))");
    check_same("(is_int r)", "(= (to_real (to_int r)) r)");
    check_same("(= x -5)", "(= x (- 5))");
    check_same("(= r -0.5)", "(= r (- 0.5))");
    check_same("(< x 123456789012345678901234567890)", "(<= x 123456789012345678901234567889)");
}

#[test]
fn quantifiers_and_definitions() {
    check_term("(forall ((x Int)) (exists ((y Int)) (P (+ x y) p)))", {
        "(forall ((x Int)) (exists ((y Int)) (P (+ x y) p)))"
    });
    check("(define-fun h ((a Int) (b Bool)) Bool (or b (P a b)))(assert (h y true))(assert (h y p))", {
        "true ; (or p (P y p))"
    });
    check("(define-const c Int 5)(define-fun d () Int (+ c 1))(assert (= d x))", "(= x 6)");
    check("(define-fun d () Real 5)(assert (= d r))", "(= r 5.0)");
    check(
        "(define-sort I () Int)(define-sort F (A B) B)(declare-fun z () (F U I))(assert (= z 1))",
        "(= z 1)",
    );
    check(
        "(declare-sort V 2)(declare-fun a () (V Int U))(declare-fun b () (V Int U))(assert (= a b))",
        "(= a b)",
    );
    check("(set-logic QF_LRA)(assert (= (/ 1 2) r))", "(= r (/ 1.0 2.0))");
    check(
        "(push 1)(declare-fun k () Int)(assert (= k 1))(pop 1)(declare-fun k () Bool)(assert k)",
        "(= k 1) ; k",
    );
    check("(set-option :global-declarations true)(push)(declare-fun k () Bool)(pop)(assert k)", "k");
    check("(assert (! p :named a))(assert (and a q))", "p ; (and p q)");
    check("(assert (let ((t q)) (! t :named a)))(assert a)", "q ; q");
    check("(reset)(declare-fun p () Int)(assert (= p 0))", "(= p 0)");
    check("(reset-assertions)(declare-fun p () Int)(assert (= p 0))", "(= p 0)");
    // Both uses of the definition have their own bound variable.
    let mut pool = TermPool::new();
    let text = "(define-fun h ((a Int)) Bool (exists ((z Int)) (= z (* a a))))\
        (declare-fun x () Int)(assert (h x))(assert (h x))";
    let terms = asserted(&mut pool, text);
    let bound = |i: usize| pool.arg(*terms[i].as_ref().expect("well formed"), 0);
    assert_ne!(bound(0), bound(1));
}

#[test]
fn refused_terms() {
    let table = [
        ("(and p 1)", "malformed 2:16: expected a term of sort Bool, not Int"),
        ("(+ x p)", "malformed 2:14: expected a term of sort Int or Real, not Bool"),
        ("(= x p)", "malformed 2:14: expected a term of sort Int, not Bool"),
        ("(= r\n p)", "malformed 3:2: expected a term of sort Real, not Bool"),
        ("(div r 2)", "malformed 2:14: expected a term of sort Int, not Real"),
        ("(f r)", "malformed 2:12: expected a term of sort Int, not Real"),
        ("(f x x)", "malformed 2:9: `f` takes 1 argument, not 2"),
        ("(not p q)", "malformed 2:9: `not` takes 1 argument, not 2"),
        ("(= x)", "malformed 2:9: `=` takes at least 2 arguments, not 1"),
        ("x", "malformed 2:9: expected a term of sort Bool, not Int"),
        ("nope", "malformed 2:9: `nope` is not declared"),
        ("(nope x)", "malformed 2:10: `nope` is not declared"),
        ("(and p (x y))", "malformed 2:17: `x` is no function"),
        ("(p)", "malformed 2:9: an application needs arguments"),
        ("()", "malformed 2:9: expected a term, not `()`"),
        ("((f x) y)", "malformed 2:10: expected the name of a function"),
        ("let", "malformed 2:9: expected a term, not the reserved word `let`"),
        ("(let () p)", "malformed 2:14: expected a list of bindings `(name term)`"),
        ("(let ((a p) (a q)) a)", "malformed 2:22: `a` is bound twice"),
        ("(let ((let p)) p)", "malformed 2:16: the word `let` is reserved"),
        ("(forall ((a Int) (a U)) p)", "malformed 2:27: `a` is bound twice"),
        ("(forall ((a Int)) a)", "malformed 2:27: the body of a quantifier is a formula"),
        ("(forall ((a Nope)) p)", "malformed 2:21: unknown sort `Nope`"),
        ("(forall () p)", "malformed 2:17: expected a list of variables `(name sort)`"),
        ("(! p)", "malformed 2:9: expected `(! term :keyword value)`"),
        ("(! p q)", "malformed 2:14: expected a keyword"),
        ("(! p :named x)", "malformed 2:21: `x` is already declared"),
        ("(forall ((a Int)) (! (= a 0) :named n))", {
            "malformed 2:27: a term with bound variables cannot be named"
        }),
        ("(as x U)", "malformed 2:9: the term has sort Int, not U"),
        ("((_ divisible 0) x)", "malformed 2:9: `divisible` has one positive index"),
        ("(_ nope 1)", "malformed 2:9: unknown indexed name `nope`"),
        ("(forall ((a (_ FloatingPoint 8))) p)", {
            "malformed 2:21: expected `(_ FloatingPoint exponent significand)`"
        }),
        ("(forall ((a (_ FloatingPoint 1 24))) p)", {
            "malformed 2:21: exponent and significand have at least 2 bits each"
        }),
        ("(forall ((a (_ FloatingPoint 99 24))) p)", {
            "unsupported 2:21: unsupported: formats with more than 24 bits of exponent or 65536 of significand"
        }),
        ("((_ to_fp 8 24) x)", "malformed 2:25: expected a bit-vector, not a term of sort Int"),
        ("((_ to_fp 8 24) #b1)", "malformed 2:25: a number of this format has 32 bits"),
        ("((_ to_fp 8) RNE 1.0)", "malformed 2:9: `to_fp` has two numerals as its indices"),
        ("((_ to_fp 8 24) 1.0 1.0)", "malformed 2:25: expected a rounding mode, not a term of sort Real"),
        ("(fp.abs x)", "malformed 2:17: expected a floating-point number, not a term of sort Int"),
        ("(fp.add RNE (_ NaN 2 3) (_ NaN 3 2))", {
            "malformed 2:33: expected a term of sort (_ FloatingPoint 2 3), not (_ FloatingPoint 3 2)"
        }),
        ("(fp.add (_ NaN 2 3) (_ NaN 2 3))", "malformed 2:9: `fp.add` takes 3 arguments, not 2"),
        ("(fp #b00 #b01 #b1)", "malformed 2:13: the sign of a number is one bit"),
        ("(fp #b0 #b1 #b1)", "malformed 2:9: exponent and significand have at least 2 bits each"),
        (
            "((_ fp.to_ubv 0) RNE (_ NaN 2 3))",
            "malformed 2:9: `fp.to_ubv` has the number of bits as its index",
        ),
        ("(forall ((a Tuple)) p)", "unsupported 2:21: unsupported sort `Tuple` (tuples)"),
        ("(= \"a\" \"b\")", "unsupported 2:12: unsupported literal (strings)"),
        ("(= f f)", "unsupported 2:12: unsupported: the function `f` without arguments, as a value"),
    ];
    for (term, expected) in table {
        check_term(term, expected);
    }
}

#[test]
fn refused_commands() {
    let table = [
        ("(frobnicate)", "malformed 2:2: unknown command `frobnicate`"),
        ("()", "malformed 2:1: expected a command"),
        ("(\"a\")", "malformed 2:2: expected the name of a command"),
        ("(assert)", "malformed 2:1: expected `(assert formula)`"),
        ("(declare-fun x () Int)", "malformed 2:14: `x` is already declared"),
        ("(declare-fun and () Int)", "malformed 2:14: `and` is an operator and cannot be declared"),
        ("(declare-fun z Int)", "malformed 2:1: wrong number of arguments of `declare-fun`"),
        ("(declare-fun z Int Int)", "malformed 2:16: expected a list of sorts"),
        ("(declare-fun 5 () Int)", "malformed 2:14: expected a symbol"),
        ("(declare-sort U 0)", "malformed 2:15: the sort `U` is already declared"),
        ("(declare-fun z () (U Int))", "malformed 2:19: the sort `U` takes 0 arguments, not 1"),
        ("(define-fun z () Int true)", "malformed 2:22: expected a term of sort Int, not Bool"),
        ("(pop 1)", "malformed 2:1: cannot pop 1 scopes, there are 0"),
        ("(push x)", "malformed 2:1: expected `(push number)`"),
        ("(check-sat 1)", "malformed 2:12: `check-sat` takes no arguments"),
        ("(set-info x)", "malformed 2:1: expected `(set-info :keyword value)`"),
        ("(set-info :status)", "malformed 2:11: `:status` needs a value"),
        ("(echo a)", "malformed 2:1: expected `(echo \"text\")`"),
        ("(define-fun-rec z () Int z)", "unsupported 2:26: unsupported: the recursion of `z`"),
        ("(declare-codatatypes ((L 0)) (((nil))))", {
            "unsupported 2:1: unsupported command `declare-codatatypes`"
        }),
        ("(assert (and p q)", "malformed 2:18: unexpected end: the `(` at 2:1 is not closed"),
        ("(define-fun h ((a Int)) Bool (! p :named n))", {
            "malformed 2:30: `n` names a part of a definition with parameters"
        }),
    ];
    for (text, expected) in table {
        check(text, expected);
    }
    // A failed command leaves nothing behind, and the next one is read.
    check("(assert (and (! p :named n) 1))(assert n)(assert p)", {
        "malformed 2:29: expected a term of sort Bool, not Int ; malformed 2:40: `n` is not declared ; p"
    });
}

#[test]
fn commands() {
    let text = "(set-logic ALL)(set-option :produce-models true)(set-info :source |a b|)(declare-const x Int)\
        (assert (! (> x 0) :named a))(push 2)(check-sat)(check-sat-assuming (a (not a)))(get-value (x (+ x 1)))\
        (get-assignment)(get-interpolants a (and a a))(get-info :name)(echo \"a\"\"b\")(display x)(simplify x)(pop)(exit)";
    let mut pool = TermPool::new();
    let mut context = Context::new(&pool, text.as_bytes());
    let mut out = Vec::new();
    while let Some(command) = context.next_command(&mut pool).expect("well formed") {
        out.push(command.kind);
    }
    let CommandKind::Assert(a, ref labels) = out[4] else { panic!("the fifth command asserts") };
    let CommandKind::GetValue(values) = &out[8] else { panic!("the ninth command asks for values") };
    assert_eq!(values.iter().map(|(_, s)| s.as_str()).collect::<Vec<_>>(), ["x", "(+ x 1)"]);
    let not_a = pool.not(a);
    let a_name = || "a".to_owned();
    assert_eq!(out[0], CommandKind::SetLogic("ALL".into()));
    assert_eq!(out[1], CommandKind::SetOption("produce-models".into(), "true".into()));
    assert_eq!(out[2], CommandKind::SetInfo("source".into(), "a b".into()));
    assert_eq!(*labels, Labels { name: Some("a".into()), ..Labels::default() });
    assert_eq!(
        out[5..8],
        [
            CommandKind::Push(2),
            CommandKind::CheckSat,
            CommandKind::CheckSatAssuming(vec![(a, "a".into()), (not_a, "(not a)".into())])
        ]
    );
    assert_eq!(out[9], CommandKind::GetAssignment(vec![("a".into(), a)]));
    let group = |n: usize| Group { names: vec![a_name(); n], first: 0 };
    let groups = Interpolation::Tree(vec![group(1), group(2)]);
    assert_eq!(out[10], CommandKind::GetInterpolants(groups));
    assert_eq!(
        out[11..],
        [
            CommandKind::GetInfo("name".into()),
            CommandKind::Echo("a\"b".into()),
            CommandKind::Ignored("display".into()),
            CommandKind::Simplify(values[0].0),
            CommandKind::Pop(1),
            CommandKind::Exit,
        ]
    );
}

#[test]
fn interpolation_requests() {
    let script = |request: &str| {
        let text = format!("(declare-const p Bool)(assert (! p :named a :interpolation-group g)){request}");
        let mut pool = TermPool::new();
        let mut context = Context::new(&pool, text.as_bytes());
        let mut next = || Ok(context.next_command(&mut pool)?.map(|c| c.kind));
        let (_, assertion) = (next(), next());
        let Ok(Some(CommandKind::Assert(p, labels))) = assertion else { panic!("an assertion") };
        assert_eq!((labels.name.as_deref(), labels.group.as_deref()), (Some("a"), Some("g")));
        (p, next().map_err(|e: InputError| e.to_string()))
    };
    let places = |request: &str| match script(request).1 {
        Ok(Some(CommandKind::GetInterpolants(Interpolation::Tree(groups)))) => {
            groups.iter().map(|g| (g.names.join("+"), g.first)).collect::<Vec<_>>()
        }
        other => panic!("{other:?}"),
    };
    let node = |names: &str, first| (names.to_owned(), first);
    assert_eq!(places("(get-interpolants a b)"), [node("a", 0), node("b", 0)]);
    assert_eq!(
        places("(get-interpolants a ((and b c)) (d e) f :note x)"),
        [node("a", 0), node("b+c", 1), node("d", 2), node("e", 2), node("f", 0)]
    );
    assert!(script("(get-interpolants a)").1.is_err_and(|e| e.contains("expected")));
    assert!(script("(get-interpolants a ())").1.is_err_and(|e| e.contains("expected")));
    let (p, request) = script("(get-interpolant |I J| p)");
    let expected = Interpolation::Implied("|I J|".into(), p);
    assert_eq!(request, Ok(Some(CommandKind::GetInterpolants(expected))));
    let (_, request) = script("(get-interpolant (g a))");
    let expected = Interpolation::Between(vec!["g".into(), "a".into()]);
    assert_eq!(request, Ok(Some(CommandKind::GetInterpolants(expected))));
    let (_, request) = script("(get-interpolant I p ((S Bool)))");
    assert!(matches!(request, Ok(Some(CommandKind::Ignored(_)))));
}

#[test]
fn recursive_definitions() {
    for (text, expected) in [
        ("(define-fun-rec h ((a Int)) Int (+ a 1))(assert (= (h x) 3))", "(= x 2)"),
        (
            "(define-funs-rec ((h ((a Int)) Int) (k ((a Int)) Int)) ((k (+ a 1)) (* 2 a)))(assert (= (h x) 6))",
            "(= x 2)",
        ),
        ("(define-fun-rec h ((a Int)) Int (h a))", "unsupported 2:34: unsupported: the recursion of `h`"),
        (
            "(define-funs-rec ((h ((a Int)) Int) (k ((a Int)) Int)) ((k a) (h a)))",
            "unsupported 2:58: unsupported: the recursion of `k`",
        ),
        ("(define-funs-rec ((h () Int)) ())", "malformed 2:1: 1 functions have 0 bodies"),
        ("(define-funs-rec () ())", "malformed 2:1: expected a function"),
    ] {
        check(text, expected);
    }
}

#[test]
fn recursion_on_fields_is_read_where_it_is_expected() {
    let list = "(declare-datatypes ((L 0)) (((nil) (cons (hd Int) (tl L)))))";
    for (text, expected) in [
        ("(define-fun-rec len ((l L)) Int (ite ((_ is nil) l) 0 (+ 1 (len (tl l)))))", true),
        (
            "(define-funs-rec ((a ((l L)) Int) (b ((l L)) Int))
              ((ite ((_ is nil) l) 0 (+ 1 (b (tl l)))) (ite ((_ is nil) l) 0 (a (tl l)))))",
            true,
        ),
        ("(define-fun-rec len ((l L)) Int (+ 1 (len (tl l))))", false),
        ("(define-fun-rec len ((l L)) Int (len l))", false),
        ("(define-fun-rec f ((l L) (n Int)) Int (ite ((_ is nil) l) n (f (tl l) n)))", false),
        ("(define-fun-rec f ((n Int)) Int (f n))", false),
    ] {
        for expects in [true, false] {
            let mut pool = TermPool::new();
            let script = format!("{list}{text}");
            let mut context = Context::new(&pool, script.as_bytes());
            if expects {
                context.expect_folds();
            }
            context.next_command(&mut pool).expect("the datatype is declared");
            let read = context.next_command(&mut pool);
            match read {
                Ok(command) => {
                    assert!(expects && expected, "{text}");
                    assert_eq!(command.expect("a command").kind, CommandKind::DefineFolds);
                }
                Err(error) => assert!(!(expects && expected), "{text}: {error}"),
            }
        }
    }
}

#[test]
fn uses_of_refused_names_are_no_mistakes() {
    check("(declare-const t String)(assert (= t t))", {
        "unsupported 2:18: unsupported sort `String` (strings and sequences) ; \
         unsupported 2:36: the declaration of `t` was refused"
    });
    check("(define-sort W () (Set Int))(declare-fun w (W) Int)(assert (= (w 1) 1))", {
        "unsupported 2:19: unsupported sort `Set` (sets and relations) ; \
         unsupported 2:45: the declaration of the sort `W` was refused ; \
         unsupported 2:64: the declaration of `w` was refused"
    });
    check("(define-funs-rec ((h ((a Int)) Int)) ((h a)))(assert (= (h 1) 1))", {
        "unsupported 2:40: unsupported: the recursion of `h` ; unsupported 2:58: the declaration of `h` was refused"
    });
}

#[test]
fn single_terms_are_read_with_names_that_are_given() {
    let mut pool = TermPool::new();
    let x = pool.constant("x", Sort::INT);
    let f = pool.declare("f", &[Sort::INT], Sort::INT);
    let colour = pool.declare_sort("Colour");
    let mut read = |text: &str| {
        let mut context = Context::new(&pool, text.as_bytes());
        let name = pool.as_constant(x).expect("it is one");
        context.know(&mut pool, name);
        context.know(&mut pool, f);
        context.know_sort("Colour", colour);
        context.only_term(&mut pool).map(|t| print::term(&pool, t)).map_err(|error| error.to_string())
    };
    for (text, expected) in [
        ("x", Ok("x")),
        (" (f (+ x 1)) ; one", Ok("(f (+ x 1))")),
        ("(let ((y (f x))) (<= y x))", Ok("(>= x (f x))")),
        ("7", Ok("7")),
        ("(= x true)", Err("1:6: expected a term of sort Int, not Bool")),
        ("(<= x\n y)", Err("2:2: `y` is not declared")),
        ("x x", Err("1:3: expected the end of the text")),
        ("  ", Err("1:1: expected a term")),
        ("(f x", Err("1:5: unexpected end: the `(` at 1:1 is not closed")),
    ] {
        assert_eq!(read(text), expected.map(str::to_owned).map_err(str::to_owned), "{text}");
    }
}
