//! Dialects, what is refused, and the edges of the format.

use super::{Vmt, read, read_with_scope, trace, write};
use crate::ts_text;
use eufonium_base::error::InputErrorKind;
use eufonium_ir::{Sort, TermPool, TsInvariant, print};

fn parsed(text: &str) -> (TermPool, Vmt) {
    let mut pool = TermPool::new();
    let vmt = read(&mut pool, text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
    vmt.system.check_invariants(&pool);
    (pool, vmt)
}

/// The system on one line: states with next values; inputs that are left; init; guards; bad.
fn shown(text: &str) -> String {
    let (pool, vmt) = parsed(text);
    let system = &vmt.system;
    let list = |terms: &[eufonium_ir::Term]| {
        terms.iter().map(|t| print::term(&pool, *t)).collect::<Vec<_>>().join(" ")
    };
    let states: Vec<String> =
        system.states.iter().map(|s| format!("{}:={}", s.name, print::term(&pool, s.next))).collect();
    let inputs: Vec<&str> = system.inputs.iter().map(|i| i.name.as_str()).collect();
    let bad: Vec<String> =
        system.properties.iter().map(|p| format!("{}:{}", p.name, print::term(&pool, p.bad))).collect();
    let parts = [states.join(" "), inputs.join(" "), list(&system.init), list(&system.guards), bad.join(" ")];
    parts.join("; ")
}

/// As MathSAT and nuXmv write it: macros in definitions, every annotation a definition of its own.
const COUNTER: &str = "\
(declare-fun x () Int)
(declare-fun x.next () Int)
(declare-fun up () Bool)
(define-fun .sv0 () Int (! x :next x.next))
(define-fun .d0 () Bool (= x 0))
(define-fun .init () Bool (! .d0 :init true))
(define-fun .d1 () Int (ite up (+ x 1) x))
(define-fun .trans () Bool (! (= x.next .d1) :trans true))
(define-fun .prop () Bool (! (<= x 3) :invar-property 0))
(assert true)
";

/// As EUFORIA writes it: locations as Booleans, auxiliary variables that the relation defines.
const LOCATIONS: &str = "\
; state variable declarations
(set-info :source |Printed by hand|)
(declare-fun @L0* () Bool)
(declare-fun @L0*+ () Bool)
(declare-fun m@%x.0 () (_ BitVec 8))
(declare-fun m@%x.0+ () (_ BitVec 8))
(declare-fun mem () (Array (_ BitVec 4) (_ BitVec 8)))
(declare-fun mem+ () (Array (_ BitVec 4) (_ BitVec 8)))
(declare-fun .cond1 () Bool)
(declare-fun %in () (_ BitVec 8))
(define-fun .def0 () Bool (! @L0* :next @L0*+))
(define-fun .def1 () (_ BitVec 8) (! m@%x.0 :next m@%x.0+))
(define-fun .def2 () Bool (! mem :next mem+))
(define-fun .def3 () Bool (! (and @L0* (= m@%x.0 #x00)) :init true))
(define-fun .def4 () Bool (and (not @L0*+) (= m@%x.0+ (ite .cond1 %in m@%x.0))
  (= mem+ (store mem #b0001 m@%x.0))))
(define-fun .def5 () Bool (and .def4 (= .cond1 (let ((a!1 (bvult %in #x05))) (and a!1 @L0*)))))
(define-fun .def6 () Bool (! .def5 :trans true))
(define-fun .def7 () Bool (! (or @L0* (bvult m@%x.0 #x05)) :invar-property 0))
(assert true)
";

/// As Pono and newer files have it: `declare-const`, values of attributes left out, next values never declared.
const LOOSE: &str = "\
(set-logic QF_LRA)
(set-option :produce-models true)
(define-sort Level () Real)
(declare-const |a b| Level)
(declare-const v Real)
(define-fun s1 () Real (! |a b| :next |a b'|))
(define-fun i1 () Bool (! (> |a b| 1) :init))
(define-fun i2 () Bool (! (< |a b| 2) :init true :source |x|))
(define-fun t1 () Bool (! (= (+ |a b'| |a b'|) (+ |a b| v)) :trans))
(define-fun t2 () Bool (! (<= 0 v) :trans true))
(define-fun p () Bool (! (! (> |a b| 0) :invar-property 1) :comment 3))
(define-fun q () Bool (! (> |a b| 0) :live-property 2))
(exit)
(nonsense
";

#[test]
fn dialects() {
    let counter = "x:=(ite up (+ x 1) x); up; (= x 0); ; 0:(> x 3)";
    assert_eq!(shown(COUNTER).replace(">= x 4", "> x 3"), counter);
    let locations = shown(LOCATIONS);
    let next = "m@%x.0:=(ite (and @L0* (bvult %in #x05)) %in m@%x.0)";
    assert!(locations.starts_with("@L0*:=false "), "{locations}");
    let (pool, vmt) = parsed(LOCATIONS);
    let inputs: Vec<String> =
        vmt.inputs.iter().map(|i| format!("{}={}", i.name, print::term(&pool, i.value))).collect();
    assert_eq!(inputs.len(), 2, "{inputs:?}");
    assert!(inputs[0].starts_with(".cond1=(and "), "{next} {inputs:?}");
    assert_eq!(inputs[1], "%in=%in");
    assert_eq!(vmt.system.inputs.len(), 1);
    assert!(vmt.system.guards.is_empty() && vmt.warnings.is_empty());
    let loose = shown(LOOSE);
    assert!(loose.starts_with("a b:=(+ (* (/ 1.0 2.0) |a b|) "), "{loose}");
    let (_, vmt) = parsed(LOOSE);
    assert_eq!(vmt.next_names, ["a b'"]);
    assert_eq!((vmt.system.init.len(), vmt.system.guards.len()), (2, 1));
    let warnings: Vec<String> = vmt.warnings.iter().map(|(s, w)| format!("{} {w}", s.line)).collect();
    assert_eq!(
        warnings,
        [
            "8 the attribute `:source` is ignored",
            "11 the attribute `:comment` is ignored",
            "12 live properties are not checked"
        ]
    );
}

/// A file with one line replaced.
fn with(line: usize, text: &str) -> String {
    let mut lines: Vec<&str> = COUNTER.lines().collect();
    lines[line - 1] = text;
    lines.join("\n")
}

#[test]
fn what_is_refused() {
    let table = [
        // What must be there.
        (with(6, ""), "10:1: the file ends without `:init`"),
        (with(8, ""), "10:1: the file ends without `:trans`"),
        (with(9, ""), "10:1: the file ends without `:invar-property`"),
        (String::new(), "1:1: the file ends without `:init`"),
        // Next values.
        (with(4, ""), "6:34: the initial states speak of `x`, which is an input"),
        (
            with(4, "(define-fun .s () Int (! (+ x 1) :next x.next))"),
            "4:34: `:next` stands on a declared constant",
        ),
        (
            with(4, "(define-fun .s () Int (! x :next))"),
            "4:28: `:next` needs the name of the next value of `x`",
        ),
        (with(4, "(define-fun .s () Int (! x :next x))"), "4:34: `x` is its own next value"),
        (
            with(4, "(define-fun .s () Int (! x :next x.nest))"),
            "4:34: `x.nest` is not declared, and the relation does not speak of it",
        ),
        (with(4, "(define-fun .s () Int (! x :next up))"), "4:34: `up` has not the sort of `x`"),
        (with(4, "(define-fun .s () Int (! x :next 3))"), "4:34: expected a symbol"),
        (with(4, "(define-fun .s () Int (! x :next (x)))"), "4:34: expected a symbol"),
        (with(4, "(define-fun .s () Int (! x :next true))"), "4:34: `true` is no declared constant"),
        (
            with(4, "(define-fun .s () Int (! x :next x.next :next y))"),
            "4:47: `x` has the next value `x.next` already",
        ),
        (
            with(3, "(declare-fun up () Int) (define-fun .u () Int (! up :next x.next))"),
            "4:36: `x.next` is the next value of `up` already",
        ),
        (
            with(3, "(declare-fun up () Int) (define-fun .u () Int (! up :next x))"),
            "4:36: `x` is the next value of `up` and has none",
        ),
        (
            with(3, "(declare-fun up () Int) (define-fun .u () Int (! x.next :next up))"),
            "4:36: `x.next` is a state and no next value",
        ),
        // Who may speak of what.
        (
            with(6, "(define-fun .i () Bool (! up :init true))"),
            "6:30: the initial states speak of `up`, which is an input",
        ),
        (
            with(6, "(define-fun .i () Bool (! (= x.next 0) :init true))"),
            "6:40: the initial states speak of `x.next`, which is a next value",
        ),
        (
            with(9, "(define-fun .p () Bool (! (= x.next 0) :invar-property 0))"),
            "9:40: a property speaks of `x.next`, which is a next value",
        ),
        (
            with(9, "(define-fun .p ((y Int)) Bool (! (= x y) :invar-property 0))"),
            "9:42: a property speaks of the parameter `y` of a definition",
        ),
        // Values and sorts.
        (with(6, "(define-fun .i () Int (! x :init true))"), "6:28: `:init` stands on a formula"),
        (with(8, "(define-fun .t () Int (! x :trans true))"), "8:28: `:trans` stands on a formula"),
        (with(6, "(define-fun .i () Bool (! .d0 :init false))"), "6:31: expected `:init true`, not `false`"),
        (
            with(9, "(define-fun .p () Bool (! .d0 :invar-property))"),
            "9:31: expected `:invar-property` and an index",
        ),
        (
            with(9, "(define-fun .p () Bool (! .d0 :invar-property x))"),
            "9:31: expected `:invar-property` and an index",
        ),
        (
            with(9, "(define-fun .p () Bool (and (! .d0 :invar-property 0) (! up :invar-property 0)))"),
            "9:61: there is another property 0",
        ),
        (with(4, "(define-fun .s () Bool x)"), "4:24: "),
        // Commands.
        (with(10, "(assert up)"), "10:1: unsupported: an assertion other than `true` in VMT"),
        (with(10, "(push 1)"), "10:1: unsupported: scopes and resets in VMT"),
        (with(10, "(reset)"), "10:1: unsupported: scopes and resets in VMT"),
        (with(10, "(rule up)"), "10:1: a command of Horn clauses in VMT"),
        (
            with(9, "(declare-fun f (Int) Int) (define-fun .p () Bool (! (= x (f x)) :invar-property 0))"),
            "9:65: unsupported: the function `f` with parameters in VMT",
        ),
        (
            with(8, "(define-fun .t () Bool (! (forall ((y Int)) (> y x.next)) :trans true))"),
            "8:59: unsupported: quantifiers in VMT",
        ),
        (
            with(9, "(define-fun .p () Bool (! (<= x 3) :live-property 0))"),
            "9:36: unsupported: a system with live",
        ),
        (with(9, "(define-fun .p () Bool (! (<= x z) :invar-property 0))"), "9:33: `z` is not declared"),
        (with(9, "(define-fun .p () Bool (! (<= x 3) :invar-property 0)"), "10:"),
    ];
    let mut others = Vec::new();
    for (text, expected) in table {
        let error = read(&mut TermPool::new(), text.as_bytes()).expect_err(expected);
        let unsupported = error.kind == InputErrorKind::Unsupported;
        if !error.to_string().starts_with(expected) || unsupported != error.message.starts_with("unsupported")
        {
            others.push(format!("{error}, expected {expected}"));
        }
    }
    assert!(others.is_empty(), "{others:#?}");
}

#[test]
fn inputs_in_properties_stay() {
    let text = format!(
        "{}\n(define-fun .more () Bool (! (= up (> x 1)) :trans true))",
        with(9, "(define-fun .p () Bool (! (or up (<= x 3)) :invar-property 7))")
    );
    let (_, vmt) = parsed(&text);
    assert_eq!((vmt.system.inputs.len(), vmt.system.guards.len()), (1, 1));
    assert_eq!(vmt.warnings.len(), 1);
    assert_eq!(vmt.system.properties[0].name, "7");
    let (_, vmt) = parsed(&text.replace("or up", "or false"));
    assert_eq!((vmt.system.inputs.len(), vmt.system.guards.len()), (0, 0));
}

/// A repeated pair is no second next value, a deep graph of macros no deep recursion and no exponential text.
#[test]
fn deep_macros() {
    let mut text =
        with(4, "(define-fun .s () Int (! x :next x.next)) (define-fun .r () Int (! x :next x.next))");
    text.push_str("\n(define-fun .m0 () Bool up)\n");
    let n = 20_000;
    for i in 0..n {
        text.push_str(&format!("(define-fun .m{} () Bool (and (or .m{i} (> x {i})) (not .m{i})))\n", i + 1));
    }
    text.push_str(&format!("(define-fun .deep () Bool (! (= .m{n} (= x x.next)) :trans true))\n"));
    let (mut pool, vmt) = parsed(&text);
    assert_eq!(vmt.system.guards.len(), 1);
    let written = write(&mut pool, &vmt.system).expect("integers can be written");
    assert!(written.len() < 4 * text.len());
    assert_eq!(parsed(&written).1.system.guards.len(), 1);
}

#[test]
fn systems_are_written() {
    let (mut pool, vmt) = parsed(COUNTER);
    let text = write(&mut pool, &vmt.system).expect("integers can be written");
    assert_eq!(shown(&text), shown(COUNTER));
    let (mut pool, vmt) = parsed(LOCATIONS);
    let text = write(&mut pool, &vmt.system).expect("arrays can be written");
    let inputs = "; %in; ";
    assert_eq!(shown(&text), shown(LOCATIONS));
    assert!(shown(&text).contains(inputs));
    let sorts = "(declare-sort |my sort| 0)\n(declare-fun s () |my sort|)\n\
        (define-fun n () |my sort| (! s :next |x \u{e9}|))\n(define-fun i () Bool (! (= s s) :init true))\n\
        (define-fun t () Bool (! true :trans))\n(define-fun p () Bool (! (= s s) :invar-property 0))";
    let (mut pool, vmt) = parsed(sorts);
    let text = write(&mut pool, &vmt.system).expect("declared sorts can be written");
    assert_eq!(parsed(&text).1.system.states.len(), 1);
    let data = "(declare-datatype D ((c (f Int))))\n(declare-fun d () D)\n(define-fun n () D (! d :next e))\n\
        (define-fun i () Bool (! (= d (c 1)) :init))\n(define-fun t () Bool (! (= e (c (+ 1 (f d)))) :trans))\n\
        (define-fun p () Bool (! (> (f d) 0) :invar-property 0))";
    let (mut pool, vmt) = parsed(data);
    assert!(vmt.system.guards.is_empty());
    let refused = write(&mut pool, &vmt.system).expect_err("datatypes are not written");
    assert_eq!(refused.to_string(), "a system with datatypes cannot be written as VMT");
}

#[test]
fn traces_show_all_inputs() {
    let (pool, vmt) = parsed(LOCATIONS);
    let given = "(trace :property 0)\n\
        (model-step 0 (define-fun @L0* () Bool true) (define-fun %in () (_ BitVec 8) #x03))\n\
        (model-step 1 (define-fun m@%x.0 () (_ BitVec 8) #x03))\n";
    let read = trace::read(&pool, &vmt, given.as_bytes()).expect("a trace");
    let text = trace::write(&pool, &vmt, &read);
    let expected = "(trace :property 0)
(model-step 0
  (define-fun @L0* () Bool true)
  (define-fun m@%x.0 () (_ BitVec 8) #x00)
  (define-fun mem () (Array (_ BitVec 4) (_ BitVec 8)) ((as const (Array (_ BitVec 4) (_ BitVec 8))) #x00))
  (define-fun %in () (_ BitVec 8) #x03)
  (define-fun .cond1 () Bool true))
(model-step 1
  (define-fun @L0* () Bool false)
  (define-fun m@%x.0 () (_ BitVec 8) #x03)
  (define-fun mem () (Array (_ BitVec 4) (_ BitVec 8)) ((as const (Array (_ BitVec 4) (_ BitVec 8))) #x00))
  (define-fun %in () (_ BitVec 8) #x00))
";
    assert_eq!(text.replace("#b00000000", "#x00").replace("#b00000011", "#x03"), expected);
    assert_eq!(trace::read(&pool, &vmt, text.as_bytes()), Ok(read));
    let wrong = text.replacen("(define-fun .cond1 () Bool true)", "(define-fun .cond1 () Bool false)", 1);
    let error = trace::read(&pool, &vmt, wrong.as_bytes()).expect_err("the condition has a value");
    assert_eq!(error.to_string(), "7:30: the value of `.cond1` that follows is true");
}

#[test]
fn invariants_use_the_scope_of_the_file() {
    let data = "(declare-datatype D ((c (f Int)) (nil)))\n(declare-fun .inv () D)\n\
        (define-fun n () D (! .inv :next e))\n(define-fun i () Bool (! ((_ is c) .inv) :init))\n\
        (define-fun t () Bool (! (= e .inv) :trans))\n(define-fun p () Bool (! (not (= .inv nil)) :invar-property 0))";
    let mut pool = TermPool::new();
    let (vmt, scope) = read_with_scope(&mut pool, data.as_bytes()).expect("a system");
    let given = TsInvariant { formula: vmt.system.init[0], depth: 3, simple_path: true };
    let text = ts_text::invariant::write(&pool, &vmt.system, &vmt.vocabulary(), &given);
    assert!(
        text.starts_with("(define-fun .inv_ () Bool")
            && text.contains(":induction-depth 3 :simple-path true")
    );
    let back = ts_text::invariant::read(&mut pool, &vmt.system, &vmt.vocabulary(), scope, text.as_bytes());
    let back = back.expect("the invariant that was written");
    assert_eq!((back.formula, back.depth, back.simple_path), (given.formula, 3, true));
    assert_ne!(pool.sort(vmt.system.states[0].term), Sort::BOOL);
}
