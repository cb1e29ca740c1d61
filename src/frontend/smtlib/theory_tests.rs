//! Tables for bit-vectors, arrays and datatypes: text and the term it becomes, or where and why it is refused.

use super::command::CommandKind;
use super::script::Context;
use eufonium_base::error::InputErrorKind;
use eufonium_ir::{TermPool, print};

const DECLARATIONS: &str = "(declare-fun p () Bool)(declare-fun x () Int)(declare-fun r () Real)\
    (declare-fun a () (_ BitVec 8))(declare-fun b () (_ BitVec 8))(declare-fun w () (_ BitVec 16))\
    (declare-fun c () (_ BitVec 1))(declare-fun m () (Array Int Int))(declare-fun n () (Array Int Int))\
    (declare-fun mm () (Array Int (Array (_ BitVec 8) Real)))(declare-fun mr () (Array Real Real))\
    (declare-datatypes ((Tree 0) (Forest 0)) (((leaf) (node (label Int) (below Forest))) ((none) (more (first Tree) (rest Forest)))))\
    (declare-datatype List (par (T) ((nil) (cons (head T) (tail (List T))))))\
    (declare-datatypes ((Pair 2)) ((par (S T) ((pair (left S) (right T))))))\
    (declare-datatype Color ((red) (green) (blue)))\
    (declare-fun t () Tree)(declare-fun f () Forest)(declare-fun l () (List Int))(declare-fun k () Color)\
    (declare-fun lp () (List (Pair Int Bool)))\n";

/// What a script asserts, printed, and its errors.
fn read(text: &str) -> Vec<String> {
    let mut pool = TermPool::new();
    let mut context = Context::new(&pool, text.as_bytes());
    let mut out = Vec::new();
    loop {
        match context.next_command(&mut pool) {
            Ok(None) => return out,
            Ok(Some(command)) => {
                if let CommandKind::Assert(t, _) = command.kind {
                    out.push(print::term(&pool, t));
                }
            }
            Err(e) => {
                let kind = if e.kind == InputErrorKind::Unsupported { "unsupported" } else { "malformed" };
                out.push(format!("{kind} {e}"));
            }
        }
    }
}

/// Both formulas become the same term, which is neither true nor false unless they say so.
fn check_same(table: &[(&str, &str)]) {
    let mut wrong = String::new();
    for (one, two) in table {
        let shown = read(&format!("{DECLARATIONS}(assert {one})(assert {two})"));
        let trivial = |s: &str| s == "true" || s == "false";
        if shown.len() != 2 || shown[0] != shown[1] || trivial(&shown[0]) && !trivial(two) {
            wrong.push_str(&format!("{one}\n  {two}\n  {shown:?}\n"));
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Each text, on line 2, gives what is expected.
fn check(table: &[(&str, &str)]) {
    let mut wrong = String::new();
    for (text, expected) in table {
        let shown = read(&format!("{DECLARATIONS}{text}")).join(" ; ");
        if shown != *expected {
            wrong.push_str(&format!("{text}\n  is  {shown}\n  not {expected}\n"));
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

fn check_terms(table: &[(&str, &str)]) {
    let table: Vec<(String, &str)> = table.iter().map(|(t, e)| (format!("(assert {t})"), *e)).collect();
    check(&table.iter().map(|(t, e)| (t.as_str(), *e)).collect::<Vec<_>>());
}

/// Ground formulas with their truth values: the meaning of every operator on constants.
#[test]
fn bit_vector_values() {
    let table = [
        ("(= #b00000101 #x05 (_ bv5 8))", true),
        ("(= #xaB #b10101011)", true),
        ("(= (_ bv18446744073709551616 65) (concat #b1 #x0000000000000000))", true),
        ("(= (bvnot #x0f) #xf0)", true),
        ("(= (bvneg #x01) #xff)", true),
        ("(= (bvand #x0f #x3c #xff) #x0c)", true),
        ("(= (bvor #x0f #x30 #x80) #xbf)", true),
        ("(= (bvxor #x0f #x3c #xff) #xcc)", true),
        ("(= (bvnand #x0f #x3c) #xf3)", true),
        ("(= (bvnor #x0f #x30) #xc0)", true),
        ("(= (bvxnor #x0f #x3c) #xcc)", true),
        ("(= (bvadd #xff #x02 #x01) #x02)", true),
        ("(= (bvsub #x01 #x02) #xff)", true),
        ("(= (bvmul #x10 #x11 #x01) #x10)", true),
        ("(= (bvudiv #x07 #x02) #x03)", true),
        ("(= (bvudiv #x07 #x00) #xff)", true),
        ("(= (bvurem #x07 #x00) #x07)", true),
        ("(= (bvsdiv #xf9 #x02) #xfd)", true),
        ("(= (bvsdiv #xf9 #x00) #x01)", true),
        ("(= (bvsrem #xf9 #x02) #xff)", true),
        ("(= (bvsrem #x07 #xfe) #x01)", true),
        ("(= (bvsmod #xf9 #x02) #x01)", true),
        ("(= (bvsmod #x07 #xfe) #xff)", true),
        ("(= (bvsmod #x06 #xfe) #x00)", true),
        ("(= (bvsmod #xf9 #x00) #xf9)", true),
        ("(= (bvshl #x81 #x01) #x02)", true),
        ("(= (bvlshr #x81 #x01) #x40)", true),
        ("(= (bvashr #x81 #x01) #xc0)", true),
        ("(= (bvcomp #x81 #x81) #b1)", true),
        ("(= (bvcomp #x81 #x80) #b0)", true),
        ("(bvult #x7f #x80)", true),
        ("(bvule #x80 #x80)", true),
        ("(bvugt #x7f #x80)", false),
        ("(bvuge #x80 #x80)", true),
        ("(bvslt #x7f #x80)", false),
        ("(bvsle #x80 #x7f)", true),
        ("(bvsgt #x7f #x80)", true),
        ("(bvsge #x80 #x7f)", false),
        ("(= (concat #x1 #b0 #b101) #x15)", true),
        ("(= ((_ extract 6 3) #b01011000) #b1011)", true),
        ("(= ((_ repeat 3) #b01) #b010101)", true),
        ("(= ((_ repeat 1) #b01) #b01)", true),
        ("(= ((_ zero_extend 3) #b10) #b00010)", true),
        ("(= ((_ sign_extend 3) #b10) #b11110)", true),
        ("(= ((_ sign_extend 0) #b10) #b10)", true),
        ("(= ((_ rotate_left 1) #b1001) #b0011)", true),
        ("(= ((_ rotate_right 1) #b1001) #b1100)", true),
        ("(= ((_ rotate_left 4000000000000000000001) #b1001) #b0011)", true),
        ("(= ((_ rotate_right 4) #b1001) #b1001)", true),
        ("(= (ext_rotate_left #b1001 #b0101) #b0011)", true),
        ("(= (ext_rotate_right #b1001 #b0101) #b1100)", true),
        ("(= (ext_rotate_right #b1001 #b0100) #b1001)", true),
        ("(= (bvredor #x00) #b0)", true),
        ("(= (bvredor #x40) #b1)", true),
        ("(= (bvredand #xff) #b1)", true),
        ("(= (bvredand #xfe) #b0)", true),
        ("(bvnego #x80)", true),
        ("(bvnego #x81)", false),
        ("(bvuaddo #xff #x01)", true),
        ("(bvuaddo #xfe #x01)", false),
        ("(bvsaddo #x7f #x01)", true),
        ("(bvsaddo #xff #x01)", false),
        ("(bvsaddo #x80 #xff)", true),
        ("(bvumulo #x10 #x10)", true),
        ("(bvumulo #x10 #x0f)", false),
        ("(bvsmulo #x80 #xff)", true),
        ("(bvsmulo #xff #xff)", false),
        ("(bvsmulo #x40 #x02)", true),
        ("(bvusubo #x00 #x01)", true),
        ("(bvusubo #x01 #x01)", false),
        ("(bvssubo #x80 #x01)", true),
        ("(bvssubo #x00 #x80)", true),
        ("(bvssubo #x00 #x01)", false),
        ("(bvsdivo #x80 #xff)", true),
        ("(bvsdivo #x80 #x01)", false),
        ("(= (ubv_to_int #xff) (bv2nat #xff) (bv2int #xff) 255)", true),
        ("(= (sbv_to_int #xff) (- 1))", true),
        ("(= (sbv_to_int #x7f) 127)", true),
        ("(= ((_ int_to_bv 8) 257) ((_ int2bv 8) (- 255)) ((_ nat2bv 8) 1) #x01)", true),
        ("((_ bit2bool 3) #x08)", true),
        ("((_ bit2bool 2) #x08)", false),
        ("(= (bvultbv #x01 #x02) (bvsltbv #xff #x00) #b1)", true),
    ];
    let table: Vec<(&str, &str)> =
        table.iter().map(|(t, v)| (*t, if *v { "true" } else { "false" })).collect();
    check_terms(&table);
}

#[test]
fn bit_vector_terms() {
    check_same(&[
        ("(= (concat a b) w)", "(= w (concat a b))"),
        ("(bvugt a b)", "(bvult b a)"),
        ("(bvsge a b)", "(not (bvslt a b))"),
        ("(distinct a b #x00)", "(and (not (= a b)) (not (= a #x00)) (not (= b #x00)))"),
        ("(= (ite p a #x00) b)", "(= b (ite p a (_ bv0 8)))"),
        ("(= (bvadd a #x01) b)", "(= (bvadd #x01 a) b)"),
    ]);
    check_terms(&[
        ("(= (bvneg a) b)", "(= b (bvneg a))"),
        ("(= ((_ extract 3 0) a) #x5)", "(= ((_ extract 3 0) a) #x5)"),
        ("(= (ubv_to_int a) 3)", "(= (ubv_to_int a) 3)"),
    ]);
    // A name of a theory that the script gives another meaning.
    check(&[("(declare-fun concat (Int) Bool)(assert (concat x))", "(concat x)")]);
}

#[test]
fn refused_bit_vectors() {
    check_terms(&[
        ("(= a w)", "malformed 2:14: expected a term of sort (_ BitVec 8), not (_ BitVec 16)"),
        ("(= a x)", "malformed 2:14: expected a term of sort (_ BitVec 8), not Int"),
        ("(= a 1)", "malformed 2:14: expected a term of sort (_ BitVec 8), not Int"),
        ("(bvult a w)", "malformed 2:18: expected a term of sort (_ BitVec 8), not (_ BitVec 16)"),
        ("(bvult x a)", "malformed 2:16: expected a bit-vector, not a term of sort Int"),
        ("(bvult a b a)", "malformed 2:9: `bvult` takes 2 arguments, not 3"),
        ("(bvnot a)", "malformed 2:9: expected a term of sort Bool, not (_ BitVec 8)"),
        ("(= a (bvnot a b))", "malformed 2:14: `bvnot` takes 1 argument, not 2"),
        ("(= a (bvand a))", "malformed 2:14: `bvand` takes at least 2 arguments, not 1"),
        ("(= a (bvsub a b b))", "malformed 2:14: `bvsub` takes 2 arguments, not 3"),
        ("(= a (bvadd a p))", "malformed 2:23: expected a term of sort (_ BitVec 8), not Bool"),
        ("(= a (concat a x))", "malformed 2:24: expected a bit-vector, not a term of sort Int"),
        ("(= a (concat a))", "malformed 2:14: `concat` takes at least 2 arguments, not 1"),
        (
            "(= a ((_ extract 8 0) w))",
            "malformed 2:14: expected a term of sort (_ BitVec 8), not (_ BitVec 9)",
        ),
        ("(= a ((_ extract 8 1) a))", "malformed 2:14: there is no bit 8 in a bit-vector of width 8"),
        ("(= a ((_ extract 0 1) a))", "malformed 2:14: the bits of `extract` go down, not from 0 to 1"),
        ("(= a ((_ extract 1) a))", "malformed 2:14: `extract` has 2 numerals as its indices"),
        ("(= a ((_ extract a b) a))", "malformed 2:14: `extract` has 2 numerals as its indices"),
        ("(= a ((_ extract 99999999999 0) a))", {
            "malformed 2:14: there is no bit 4294967295 in a bit-vector of width 8"
        }),
        ("(= a ((_ extract 1 0) a b))", "malformed 2:14: `extract` takes 1 argument, not 2"),
        ("(= a ((_ extract 1 0) x))", "malformed 2:31: expected a bit-vector, not a term of sort Int"),
        ("(= a ((_ repeat 0) a))", "malformed 2:14: `repeat` has one positive index"),
        ("(= a ((_ repeat 9999999) a))", "malformed 2:14: a bit-vector has at most 16777216 bits"),
        ("(= a ((_ zero_extend 99999999999) a))", "malformed 2:14: a bit-vector has at most 16777216 bits"),
        ("(= a ((_ sign_extend) a))", "malformed 2:14: `sign_extend` has 1 numeral as its index"),
        ("(= a ((_ rotate_left p) a))", "malformed 2:14: `rotate_left` has 1 numeral as its index"),
        ("(= a ((_ int_to_bv 0) x))", "malformed 2:14: a bit-vector has a width of at least 1"),
        ("(= a ((_ int_to_bv 8) a))", "malformed 2:31: expected a term of sort Int, not (_ BitVec 8)"),
        ("(= a (_ bv256 8))", "malformed 2:14: `bv256` does not fit into 8 bits"),
        ("(= a (_ bv1 0))", "malformed 2:14: a bit-vector has a width of at least 1"),
        ("(= a (_ bv1 99999999))", "malformed 2:14: a bit-vector has at most 16777216 bits"),
        ("(= a (_ bv1 8 8))", "malformed 2:14: `bv1` has 1 numeral as its index"),
        ("(= a (_ bv1))", "malformed 2:14: `bv1` has 1 numeral as its index"),
        ("(= a (_ bvx 8))", "malformed 2:14: unknown indexed name `bvx`"),
        ("(= a bvadd)", "unsupported 2:14: unsupported: the function `bvadd` without arguments, as a value"),
        ("(forall ((y (_ BitVec 0))) p)", "malformed 2:21: a bit-vector has a width of at least 1"),
        ("(forall ((y (_ BitVec))) p)", "malformed 2:21: expected `(_ BitVec width)`"),
        ("(forall ((y (_ BitVec 8 8))) p)", "malformed 2:21: expected `(_ BitVec width)`"),
        ("(forall ((y (_ BitVec x))) p)", "malformed 2:21: a bit-vector has a width of at least 1"),
        ("(forall ((y (_ BitVec 99999999))) p)", {
            "unsupported 2:21: unsupported: bit-vectors of more than 16777216 bits"
        }),
        ("(forall ((y BitVec)) p)", "malformed 2:21: unknown sort `BitVec`"),
        ("(forall ((y (_ Nope 1))) p)", "malformed 2:21: unknown sort `Nope`"),
    ]);
}

#[test]
fn arrays() {
    check_same(&[
        ("(= (select (store m x 1) x) (select n 0))", "(= 1 (select n 0))"),
        ("(= (select m 1.0) x)", "(= (select m 1) x)"),
        ("(= (select mr 1) 2)", "(= (select mr 1.0) 2.0)"),
        ("(= (select mr x) 2)", "(= (select mr (to_real x)) 2.0)"),
        ("(= (select mm 1 a) r)", "(= (select (select mm 1) a) r)"),
        ("(= mm (store mm 1 a 2))", "(= mm (store mm 1 (store (select mm 1) a 2.0)))"),
        ("(forall ((y (Array Int (_ BitVec 8) Real))) (= y mm))", {
            "(forall ((y (Array Int (Array (_ BitVec 8) Real)))) (= y mm))"
        }),
        ("(= m ((as const (Array Int Int)) 0))", "(= ((as const (Array Int Int)) 0) m)"),
        ("(= mr ((as const (Array Real Real)) 0))", "(= ((as const (Array Real Real)) 0.0) mr)"),
        ("(distinct m n (ite p m n))", "(and (not (= m n)) (not (= m (ite p m n))) (not (= n (ite p m n))))"),
    ]);
    check_terms(&[
        ("(= (select a x) x)", "malformed 2:20: expected an array, not a term of sort (_ BitVec 8)"),
        ("(= (select m a) x)", "malformed 2:22: expected a term of sort Int, not (_ BitVec 8)"),
        ("(= (select m 1 2) x)", "malformed 2:12: too many indices: an element has sort Int"),
        ("(= (select m) x)", "malformed 2:12: `select` takes at least 2 arguments, not 1"),
        ("(= (store m 1) m)", "malformed 2:12: `store` takes at least 3 arguments, not 2"),
        ("(= (store m 1 p) m)", "malformed 2:23: expected a term of sort Int, not Bool"),
        ("(= (store m p 1) m)", "malformed 2:21: expected a term of sort Int, not Bool"),
        ("(= m mr)", "malformed 2:14: expected a term of sort (Array Int Int), not (Array Real Real)"),
        ("(= m ((as const (Array Int Int)) p))", "malformed 2:42: expected a term of sort Int, not Bool"),
        ("(= m ((as const (Array Int Int)) 1 2))", "malformed 2:14: `const` takes 1 argument, not 2"),
        ("(= x ((as const Int) 1))", "malformed 2:14: `const` needs an array sort, not Int"),
        ("(= m (const 1))", "malformed 2:15: `const` is not declared"),
        ("(= m ((_ map f) m))", "unsupported 2:15: unsupported function `map` (arrays)"),
        ("(forall ((y (Array Int))) p)", "malformed 2:21: the sort `Array` takes 2 arguments, not 1"),
        ("(forall ((y Array)) p)", "malformed 2:21: the sort `Array` takes 2 arguments, not 0"),
    ]);
}

#[test]
fn datatypes() {
    check_same(&[
        ("(= t (node 1 (more leaf none)))", "(= (node (+ 0 1) (more leaf none)) t)"),
        ("(= (label t) 1)", "(= 1 (label t))"),
        ("(= l (cons 1 (as nil (List Int))))", "(= (cons 1 ((as nil (List Int)))) l)"),
        ("(= (tail l) ((as cons (List Int)) 1 l))", "(= (tail l) (cons 1 (tail (cons 2 l))))"),
        ("((_ is cons) l)", "(is-cons l)"),
        ("((_ is (as nil (List Int))) l)", "((_ is nil) l)"),
        ("((_ is (cons (Int (List Int)) (List Int))) l)", "((_ is cons) l)"),
        ("(= (tail lp) (cons (pair 1 p) lp))", { "(= (tail lp) (cons ((as pair (Pair Int Bool)) 1 p) lp))" }),
        ("(right (head lp))", "(let ((q (head lp))) (right q))"),
        ("(= ((_ update label) t 3) t)", "(= (ite ((_ is node) t) (node 3 (below t)) t) t)"),
        ("(= ((_ update-field label) t 3) t)", "(= ((_ update label) t 3) t)"),
        ("(match l ((nil p) ((cons h s) (= h 1))))", "(ite ((_ is nil) l) p (= (head l) 1))"),
        ("(match l (((cons _ s) (= s l)) (_ p)))", "(ite ((_ is cons) l) (= (tail l) l) p)"),
        ("(match l ((other (= (head other) 1)) (nil p)))", "(= (head l) 1)"),
        ("(= 1 (match k ((red 1) (green 2) (y (ite (= y blue) 3 4)))))", {
            "(= 1 (ite ((_ is red) k) 1 (ite ((_ is green) k) 2 (ite (= k blue) 3 4))))"
        }),
        ("(= r (match k ((red 1) (_ 0.5))))", "(= r (ite ((_ is red) k) 1.0 0.5))"),
        ("(match t ((leaf p) ((node x f) (match f ((none p) ((more u v) (= u t)))))))", {
            "(ite ((_ is leaf) t) p (ite ((_ is none) (below t)) p (= (first (below t)) t)))"
        }),
    ]);
    check(&[
        (
            "(declare-datatypes (T) ((L e (link (hd T) (tl L)))))(declare-fun z () (L Int))(assert (= (hd z) (hd (tl z))))",
            { "(= (hd z) (hd (tl z)))" },
        ),
        ("(declare-datatypes () ((E e1 e2)))(declare-fun z () E)(assert (= z e2))", "((_ is e2) z)"),
        (
            "(declare-datatypes (T) ((M (mk (ma T) (mb (List T))))))(declare-fun z () (M Int))(assert (= (mb z) l))",
            { "(= l (mb z))" },
        ),
        // The same names in two datatypes.
        (
            "(declare-datatype C2 ((red) (grey (label Bool))))(declare-fun z () C2)(assert (label z))(assert (= x (label t)))\
          (assert (= z (as red C2)))",
            "(label z) ; (= x (label t)) ; ((_ is red) z)",
        ),
        (
            "(push)(declare-datatype Z ((z0)))(pop)(declare-datatype Z ((z0 (zf Int))))(assert (= (z0 x) (z0 1)))",
            { "(= x 1)" },
        ),
        // A tester's name is free for scripts that declare it.
        ("(define-fun is-red ((y Color)) Bool (= y green))(assert (is-red k))", "((_ is green) k)"),
        ("(define-sort IL () (List Int))(declare-fun z () IL)(assert (= z l))", "(= l z)"),
    ]);
}

#[test]
fn refused_datatypes() {
    check_terms(&[
        ("(= l nil)", "malformed 2:14: the sort of `nil` is not determined: write `(as nil sort)`"),
        ("(= l (cons p l))", "malformed 2:22: expected a term of sort (List Bool), not (List Int)"),
        ("(= l (cons 1))", "malformed 2:14: `cons` takes 2 arguments, not 1"),
        ("(= t (node 1 t))", "malformed 2:22: expected a term of sort Forest, not Tree"),
        ("(= l (as nil Int))", "malformed 2:14: `nil` is no constructor of Int"),
        ("(= l ((as cons Tree) 1 l))", "malformed 2:14: `cons` is no constructor of Tree"),
        ("(= x (head t))", "malformed 2:20: expected a term of datatype List, not Tree"),
        ("(= x (head l l))", "malformed 2:14: `head` takes 1 argument, not 2"),
        ("(= x head)", "malformed 2:14: `head` takes 1 argument, not 0"),
        ("((_ is cons) t)", "malformed 2:22: `cons` is no constructor of Tree"),
        ("((_ is nope) t)", "malformed 2:22: `nope` is no constructor of Tree"),
        ("((_ is cons) l l)", "malformed 2:9: `is` takes 1 argument, not 2"),
        ("(is-cons t)", "malformed 2:18: expected a term of datatype List, not Tree"),
        ("(= t ((_ update head) t 1))", "malformed 2:31: `head` is no selector of Tree"),
        ("(= t ((_ update label) t p))", "malformed 2:34: expected a term of sort Int, not Bool"),
        ("(= t ((_ update label) t))", "malformed 2:14: `update` takes 2 arguments, not 1"),
        ("(match l ((nil p)))", "malformed 2:9: no case for the constructor `cons`"),
        ("(match l (((cons h) p)))", "malformed 2:20: `cons` takes 2 arguments, not 1"),
        ("(match l ((cons p)))", "malformed 2:20: `cons` takes 2 arguments, not 0"),
        ("(match l (((node h s) p) (_ p)))", "malformed 2:21: `node` is no constructor of (List Int)"),
        ("(match l (((cons h h) p) (_ p)))", "malformed 2:28: `h` is bound twice"),
        ("(match l ((nil p) ((cons h s) h)))", "malformed 2:39: expected a term of sort Bool, not Int"),
        ("(match x (((cons h s) p)))", "malformed 2:21: `cons` is no constructor of Int"),
        ("(match l ())", "malformed 2:18: expected a list of cases `(pattern term)`"),
        ("(match l (nil p))", "malformed 2:19: expected a case `(pattern term)`"),
        ("(match l)", "malformed 2:9: expected `(match term ((pattern term) ...))`"),
        ("(forall ((y (List Int Int))) p)", "malformed 2:21: the sort `List` takes 1 argument, not 2"),
        ("(forall ((y List)) p)", "malformed 2:21: the sort `List` takes 1 argument, not 0"),
    ]);
    check(&[
        ("(declare-datatype D ((d (e D))))", "malformed 2:19: the datatype `D` has no finite values"),
        ("(declare-datatypes ((D 0) (E 0)) (((d (e E))) ((ff (g D)))))", {
            "malformed 2:22: the datatype `D` has no finite values"
        }),
        (
            "(declare-datatype D ((d (e (Array Int D)))))",
            "malformed 2:19: the datatype `D` has no finite values",
        ),
        ("(declare-datatype D (par (T) ((d (e (D T))))))", {
            "malformed 2:19: the datatype `(D T)` has no finite values"
        }),
        ("(declare-datatype D (par (T) ((d (e (D (Array Int T)))) (s))))", {
            "malformed 2:19: the sort is too large: more than 1000 sorts in one"
        }),
        ("(declare-datatype D (par (T) ((s) (d (e (D (Array Int T))) (h (D (Array Bool T)))))))", {
            "malformed 2:19: the instances of the datatype `D` do not end"
        }),
        ("(declare-datatype Tree ((d)))", "malformed 2:19: the sort `Tree` is already declared"),
        ("(declare-datatype D ((d) (d)))", "malformed 2:27: `d` is declared twice in one datatype"),
        ("(declare-datatype D ((d (e Int)) (ff (e Int))))", {
            "malformed 2:39: `e` is declared twice in one datatype"
        }),
        ("(declare-datatype D ((and)))", "malformed 2:23: `and` is an operator and cannot be declared"),
        ("(declare-datatype D ((x)))", "malformed 2:23: `x` is already declared"),
        ("(declare-datatype D ())", "malformed 2:21: expected a list of constructors"),
        ("(declare-datatype D)", "malformed 2:1: wrong number of arguments of `declare-datatype`"),
        ("(declare-datatype D (()))", "malformed 2:22: expected `(constructor (selector sort) ...)`"),
        ("(declare-datatype D ((d e)))", "malformed 2:25: expected `(selector sort)`"),
        ("(declare-datatype D ((d (e Nope))))", "malformed 2:28: unknown sort `Nope`"),
        ("(declare-datatype D (par () ((d))))", "malformed 2:26: expected a list of names"),
        ("(declare-datatypes ((D 1)) (((d))))", "malformed 2:29: expected 1 parameters, not 0"),
        ("(declare-datatypes ((D 0)) ((par (T) ((d)))))", "malformed 2:29: expected 0 parameters, not 1"),
        ("(declare-datatypes ((D 0) (E 0)) (((d))))", {
            "malformed 2:34: expected the constructors of 2 datatypes, not 1"
        }),
        (
            "(declare-datatypes ((D 0) (D 0)) (((d)) ((e))))",
            "malformed 2:28: the sort `D` is already declared",
        ),
        ("(declare-datatypes ((D x)) (((d))))", "malformed 2:21: expected `(name arity)`"),
        ("(declare-datatypes ((D 0)) ())", "malformed 2:28: expected at least one datatype"),
        ("(declare-datatypes () ((D)))", "malformed 2:24: expected `(name constructors ...)`"),
        // What failed leaves nothing behind.
        ("(declare-datatype D ((d (e D))))(declare-datatype D ((d)))(declare-fun z () D)(assert (= z d))", {
            "malformed 2:19: the datatype `D` has no finite values ; true"
        }),
        ("(push)(declare-datatype D ((d)))(pop)(assert (= d d))", "malformed 2:49: `d` is not declared"),
    ]);
}

#[test]
fn deep_and_wide() {
    const N: usize = 40_000;
    let nested = |open: &str, core: &str, close: &str| format!("{}{core}{}", open.repeat(N), close.repeat(N));
    let terms = [
        format!("(= a {})", nested("(bvadd b (bvnot ", "a", "))")),
        format!("(= a (bvxor {}))", "a b ".repeat(N)),
        format!("(= m {})", nested("(store ", "m", " x 1)")),
        format!("(= l {})", nested("(cons 1 ", "l", ")")),
        format!("(= l {})", nested("(tail ", "l", ")")),
        nested("(match l ((nil p) ((cons h l) ", "p", ")))"),
        nested("(match (cons 1 l) ((nil p) ((cons h t) (match t ((nil p) (_ ", "p", "))))))"),
    ];
    for term in terms {
        let start = std::time::Instant::now();
        let mut pool = TermPool::new();
        let text = format!("{DECLARATIONS}(assert {term})");
        let mut context = Context::new(&pool, text.as_bytes());
        while context.next_command(&mut pool).expect("well formed").is_some() {}
        assert!(start.elapsed().as_secs() < 20, "{} takes {:?}", &term[..40], start.elapsed());
    }
    let sorts = [nested("(Array Int ", "Int", ")"), nested("(List ", "Int", ")")];
    for sort in sorts {
        check(&[(&format!("(declare-fun z () {sort})"), {
            "malformed 2:19: the sort is too large: more than 1000 sorts in one"
        })]);
    }
    let doubled = "(define-sort D (T) (Pair T T))(define-sort D2 (T) (D (D (D (D T)))))";
    let doubled = format!("{doubled}(declare-fun z () (D2 (D2 (D2 (D2 Int)))))");
    check(&[(&doubled, "malformed 2:87: the sort is too large: more than 1000 sorts in one")]);
    let many: String = (0..2000).map(|i| format!("((d{i} (s{i} D{})))", i + 1)).collect();
    let names: String = (0..2001).map(|i| format!("(D{i} 0)")).collect();
    check(&[(&format!("(declare-datatypes ({names}) ({many} ((e))))(assert p)"), "p")]);
}
