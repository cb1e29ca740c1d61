"""Problems: Horn clauses built and from files, transition systems, programs; what is refused, limits, signals, display."""

import os
import signal
import shutil
import tempfile
import threading
import time
import unittest
from pathlib import Path

import eufonium as e
from eufonium import HornSystem, Int, IntSort, TransitionSystem, Verdict, verify

CLAUSES = """(set-logic HORN)
(declare-fun P (Int) Bool)
(assert (P 0))
(assert (forall ((x Int)) (=> (and (P x) (< x 5)) (P (+ x 1)))))
(assert (forall ((x Int)) (=> (and (P x) (> x {limit})) false)))
(check-sat)
"""
HARD = """(set-logic HORN)
(declare-fun P (Int Int) Bool)
(assert (P 2 1))
(assert (forall ((x Int) (y Int)) (=> (P x y) (P (* x x) (+ x y)))))
(assert (forall ((x Int) (y Int)) (=> (and (P x y) (= (* y y) (+ x 7))) false)))
"""
COUNTER = """1 sort bitvec 4
2 zero 1
3 state 1 x
4 init 1 3 2
5 constd 1 {step}
6 add 1 3 5
7 next 1 3 6
8 constd 1 5
9 sort bitvec 1
10 eq 9 3 8
11 bad 10 five
"""
VMT = """(declare-fun x () Int)
(declare-fun x2 () Int)
(define-fun sx () Int (! x :next x2))
(define-fun i () Bool (! (= x 0) :init true))
(define-fun t () Bool (! (= x2 (- x 1)) :trans true))
(define-fun p () Bool (! (> x (- 3)) :invar-property 0))
"""
#: A program in which `x < <b>limit</b>` would be markup, and both properties can be asked for.
MODULE = """
declare i32 @nondet()
declare void @reach_error()
define i32 @main() {
entry:
  %n = call i32 @nondet()
  %big = icmp sgt i32 %n, 41
  br i1 %big, label %bad, label %good
bad:
  call void @reach_error()
  unreachable
good:
  ret i32 0
}
"""


class Folder(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def file(self, name, text):
        path = self.folder / name
        path.write_text(text)
        return path


class Horn(unittest.TestCase):
    def loop(self, broken):
        x, y, n = Int("x"), Int("y"), Int("n")
        system = HornSystem()
        head = system.predicate("Loop", IntSort(), IntSort(), IntSort())
        system.rule(head(0, n, n), n >= 0)
        system.rule(head(x + 1, y - 1, n), head(x, y, n), y > 0)
        system.query(head(x, y, n), y <= 0, x != n + 1 if broken else x != n)
        return system

    def test_safe_systems_have_formulas(self):
        system = self.loop(False)
        self.assertEqual((len(system), repr(system)), (3, "<HornSystem: 1 predicates, 3 clauses>"))
        for engine in ("auto", "spacer"):
            result = system.solve(engine=engine, timeout=60)
            self.assertIs(result.verdict, Verdict.SAFE)
            x, y, n, inside = Int("x"), Int("y"), Int("n"), result.model["Loop"]
            for clause in (
                e.Implies(n >= 0, inside(0, n, n)),
                e.Implies(inside(x, y, n) & (y > 0), inside(x + 1, y - 1, n)),
                e.Implies(inside(x, y, n) & (y <= 0), x == n),
            ):
                solver = e.Solver()
                solver.add(e.Not(clause))
                self.assertEqual(solver.check(), e.unsat)
            self.assertEqual(result.invariants[0].function, "Loop")
            self.assertIn("define-fun Loop", result.certificate)

    def test_unsafe_systems_have_derivations(self):
        result = self.loop(True).solve(timeout=60)
        self.assertEqual(result.verdict, "unsafe")
        self.assertEqual(result.trace[-1].text, "false")
        self.assertEqual(result.trace[0].text, "(Loop 0 0 0)")
        self.assertEqual(result.trace[-1].values["n"], 0)
        self.assertEqual(result.model, {})

    def test_what_is_no_clause_is_refused(self):
        system, x = HornSystem(), Int("x")
        p, f = system.predicate("P", IntSort()), e.DeclareFunction("f", IntSort(), IntSort())
        for head, body, message in [
            (x > 0, [], "a head is a predicate"),
            (p(x), [e.Not(p(x))], "below a connective"),
            (p(x), [e.Or(p(x), x > 0)], "below a connective"),
            (p(x), [f(x) > 0], "f is not a predicate"),
            (p(f(x)), [], "f is not a predicate"),
            (p(x), [e.ForAll([x], x > Int("y"))], "no quantifiers"),
        ]:
            with self.subTest(message=message), self.assertRaisesRegex(e.Error, message):
                system.rule(head, *body)
        with self.assertRaises(e.SortError):
            p(True)
        with self.assertRaises(e.UsageError):
            system.predicate("P")
        with self.assertRaisesRegex(e.UsageError, "no engine tuba"):
            system.solve(engine="tuba")
        with self.assertRaises(e.UsageError):
            system.solve(set=["spacer.relate=perhaps"])
        self.assertEqual(len(system), 0)
        self.assertEqual(system.solve().verdict, "safe")

    def test_limits(self):
        x, y, system = Int("x"), Int("y"), HornSystem()
        p = system.predicate("P", IntSort(), IntSort())
        system.rule(p(2, 1))
        system.rule(p(x * x, x + y), p(x, y))
        system.query(p(x, y), y * y == x + 7)
        begun = time.monotonic()
        result = system.solve(timeout=0.3)
        self.assertEqual((result.verdict, result.reason), ("unknown", "timeout"))
        self.assertLess(time.monotonic() - begun, 5)


class Systems(Folder):
    def test_traces_have_values(self):
        result = TransitionSystem(COUNTER.format(step=1)).solve(timeout=60)
        self.assertEqual((result.verdict, result.violated), ("unsafe", "five"))
        self.assertEqual([state.values["x"] for state in result.trace], list(range(6)))
        self.assertEqual(result.trace[1].values["x"].width, 4)
        self.assertTrue(result.certificate.startswith("sat\nb0"))

    def test_safe_systems_have_invariants(self):
        path = self.file("counter.btor2", COUNTER.format(step=2))
        for result in (TransitionSystem.read(path).solve(timeout=60), verify(path, timeout=60)):
            self.assertEqual(result.verdict, "safe")
            self.assertEqual(len(result.invariants), 1)
        self.assertIn("time.total", result.statistics["times"] if "times" in result.statistics else {"time.total": 0})

    def test_vmt(self):
        result = verify(self.file("down.vmt", VMT), timeout=60)
        self.assertEqual([state.values["x"] for state in result.trace], [0, -1, -2, -3])
        with self.assertRaises(e.UsageError):
            TransitionSystem(VMT).solve(property="7")


class Files(Folder):
    def test_clauses(self):
        safe = verify(self.file("safe.smt2", CLAUSES.format(limit=5)), timeout=60)
        self.assertEqual((str(safe.verdict), safe.reason, len(safe.invariants)), ("safe", "", 1))
        path = self.file("unsafe.smt2", CLAUSES.format(limit=4))
        found = verify(path, timeout=60)
        self.assertEqual(found.verdict, Verdict.UNSAFE)
        self.assertEqual((found.trace[-1].location.file, found.trace[-1].location.line), (str(path), 5))
        self.assertEqual(found.trace[-1].values, {"x": 5})
        with self.assertRaises(TypeError):
            bool(found.verdict)

    def test_programs(self):
        path = self.file("m.ll", MODULE)
        result = verify(path, timeout=60)
        self.assertEqual((result.verdict, result.violated), ("unsafe", "unreach-call"))
        self.assertIn("reach_error", result.trace[-1].text)
        safe = verify(self.file("s.ll", MODULE.replace("call void @reach_error()", "")), timeout=60)
        self.assertEqual(safe.verdict, "safe")
        both = verify(path, property="unreach-call,no-overflow", timeout=60)
        self.assertEqual(both.verdict, "unsafe")
        self.assertEqual({name: str(one.verdict) for name, one in both.properties.items()}, {
            "unreach-call": "unsafe",
            "no-overflow": "safe",
        })
        self.assertIn("no-overflow: safe", repr(both))

    def test_options_are_those_of_the_command_line(self):
        path = self.file("m.ll", MODULE)
        witness = self.folder / "w.yml"
        result = verify(path, timeout="60s", arith="bv", set=["spacer.relate=false"], witness=witness, seed=3)
        self.assertEqual(result.verdict, "unsafe")
        self.assertTrue(witness.exists())
        for options in ({"tuba": 1}, {"arith": "tuba"}, {"engine": "tuba"}, {"timeout": -1}, {"format": "sarif"}):
            with self.subTest(options=options), self.assertRaises(e.UsageError):
                verify(path, **options)
        with self.assertRaises(e.UsageError):
            verify(path, property="tuba")
        with self.assertRaises(e.UsageError):
            verify()

    def test_bad_input_is_an_exception_with_its_place(self):
        with self.assertRaises(FileNotFoundError):
            verify(self.folder / "nothing.c")
        with self.assertRaises(IsADirectoryError):
            verify(self.folder)
        path = self.file("wrong.smt2", "(set-logic HORN)\n(assert (P 0))\n")
        with self.assertRaises(e.ParseError) as caught:
            verify(path)
        error = caught.exception
        self.assertEqual((error.file, error.line, error.column), (str(path), 2, 10))
        self.assertIn("`P` is not declared", str(error))
        with self.assertRaises(e.ParseError) as caught:
            verify(self.file("wrong.ll", "define i32 @main() {\n  ret i33 x\n}\n"))
        self.assertEqual(caught.exception.line, 2)
        with self.assertRaises(e.InputError):
            verify(self.file("garbage.smt2", ")("))
        with self.assertRaises(e.InputError):
            verify(self.file("one.ll", MODULE), self.file("two.smt2", CLAUSES.format(limit=5)))

    def test_what_is_not_supported_is_unknown(self):
        text = "(set-logic HORN)\n(declare-fun P (String) Bool)\n"
        result = verify(self.file("strings.smt2", text))
        self.assertEqual(result.verdict, "unknown")
        self.assertIn("String", result.reason)
        self.assertEqual(result.location.line, 2)


class Limits(Folder):
    def test_timeouts_hold(self):
        begun = time.monotonic()
        result = verify(self.file("hard.smt2", HARD), timeout=0.5)
        self.assertEqual((result.verdict, result.reason), ("unknown", "timeout"))
        self.assertLess(time.monotonic() - begun, 5)
        result = verify(self.file("hard.smt2", HARD), rlimit=5000)
        self.assertEqual((result.verdict, result.reason), ("unknown", "work limit"))

    def test_ctrl_c_ends_it(self):
        threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
        begun = time.monotonic()
        with self.assertRaises(KeyboardInterrupt):
            verify(self.file("hard.smt2", HARD), timeout=60)
        self.assertLess(time.monotonic() - begun, 10)
        self.assertEqual(verify(self.file("safe.smt2", CLAUSES.format(limit=5))).verdict, "safe")

    def test_several_at_once(self):
        paths = [self.file(f"{limit}.smt2", CLAUSES.format(limit=limit)) for limit in range(2, 8)]
        found = {}
        threads = [threading.Thread(target=lambda p=p: found.setdefault(p, verify(p).verdict)) for p in paths]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual([str(found[p]) for p in paths], ["unsafe"] * 3 + ["safe"] * 3)

    def test_nothing_is_printed_and_handlers_stay(self):
        handler = signal.getsignal(signal.SIGINT)
        verify(self.file("safe.smt2", CLAUSES.format(limit=5)))
        self.assertIs(signal.getsignal(signal.SIGINT), handler)


class Display(Folder):
    def test_terminal(self):
        result = verify(self.file("unsafe.smt2", CLAUSES.format(limit=4)))
        text = repr(result)
        self.assertIn("unsafe", text)
        self.assertIn(":5:1: false", text)
        self.assertEqual(repr(result.trace).count("\n"), len(result.trace) - 1)
        self.assertEqual(repr(result.trace[:0]), "<no steps>")
        self.assertEqual(len(result.trace[1:]), len(result.trace) - 1)

    def test_html_is_escaped(self):
        step = e.Step("<script>alert(1)</script> & x", e.Location("<b>.c", 3), {"<i>": "<u>"})
        result = e.Result(
            Verdict.UNSAFE,
            reason="<img src=x>",
            name="<a>",
            trace=e.Trace([step, e.Step("end")]),
            invariants=e.Invariants([e.Invariant("x < 3 && y > 2", e.Location("f.c", 1, 2), "<main>")]),
            assumptions=["<nothing>"],
            properties={"<p>": e.Result(Verdict.SAFE)},
        )
        html = result._repr_html_() + result.trace._repr_html_() + result.invariants._repr_html_()
        for tag in ("<script", "<b>.c", "<i>=", "<u>", "<img", "<a>", "<main>", "<nothing>", "<p>", "x < 3"):
            self.assertNotIn(tag, html)
        self.assertIn("x &lt; 3 &amp;&amp; y &gt; 2", html)

    def test_states_are_a_table(self):
        html = TransitionSystem(COUNTER.format(step=1)).solve()._repr_html_()
        self.assertIn("<th style='text-align:left'>x</th>", html)
        self.assertIn("<code>5</code>", html)
        steps = e.Trace([e.Step(f"step {k}") for k in range(1000)])
        self.assertIn("800 rows", steps._repr_html_())

    def test_long_names_of_answers(self):
        self.assertEqual((str(e.sat), repr(e.unknown), str(Verdict.SAFE)), ("sat", "unknown", "safe"))
        with self.assertRaises(TypeError):
            bool(e.sat)


if __name__ == "__main__":
    unittest.main()
