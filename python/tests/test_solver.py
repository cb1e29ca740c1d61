"""The solver: scopes, assumptions, models, cores, limits, threads, signals."""

import os
import signal
import threading
import time
import unittest
from fractions import Fraction

import eufonium as e
from eufonium import Bool, BitVec, Int, Real, Solver, sat, unknown, unsat


def pigeons(n):
    """`n` pigeons in `n - 1` holes."""
    sits = [[Bool(f"p{p}h{h}") for h in range(n - 1)] for p in range(n)]
    formulas = [e.Or(holes) for holes in sits]
    for h in range(n - 1):
        formulas += [e.Not(sits[p][h] & sits[q][h]) for p in range(n) for q in range(p)]
    return formulas


class Checks(unittest.TestCase):
    def test_scopes_and_assumptions(self):
        x, y, s = Int("x"), Int("y"), Solver()
        s.add(x < y)
        self.assertEqual(s.check(), sat)
        self.assertEqual(s.check(), "sat")
        s.push()
        s.add([x > 5, y < 7])
        self.assertEqual(s.check(), unsat)
        self.assertEqual((s.depth, len(s.assertions())), (1, 3))
        s.pop()
        self.assertEqual(s.check(x > 5, y < 8), sat)
        self.assertEqual(s.model()["x"], 6)
        self.assertEqual(s.check(x > y), unsat)
        with self.assertRaises(e.StateError):
            s.pop()
        with self.assertRaises(e.StateError):
            s.model()

    def test_models_are_mappings(self):
        x, r, p, v = Int("x"), Real("r"), Bool("p"), BitVec("v", 8)
        a = e.Array("a", e.IntSort(), e.IntSort())
        f = e.DeclareFunction("f", e.IntSort(), e.BitVecSort(8))
        s = Solver()
        s.add(x == 3, 3 * r == 1, p, v == 0x80, a[x] == 5, f(x) == 7, f(x + 1) == 9)
        self.assertEqual(s.check(), sat)
        m = s.model()
        self.assertEqual((m[x], m["r"], m[p], m[v]), (3, Fraction(1, 3), True, 128))
        self.assertIsInstance(m[r], Fraction)
        self.assertIs(m[p], True)
        self.assertEqual((m[v].width, m[v].signed), (8, -128))
        self.assertEqual(m[a][3], 5)
        self.assertEqual((m[f](3), m[f](4), m[f](3).width), (7, 9, 8))
        self.assertEqual(m.functions(), [f])
        self.assertEqual(len(m), 5)
        self.assertEqual({t.name for t in m}, {"x", "r", "p", "v", "a"})
        self.assertEqual(dict(m.items())[x], 3)
        self.assertEqual(m.as_dict()["x"], 3)
        self.assertEqual(len(m.values()), 5)
        self.assertEqual(m.eval(x + 1 <= 4), True)
        self.assertEqual(m[x * 2], 6)
        self.assertIn("x", m)
        self.assertNotIn(Int("elsewhere"), m)
        self.assertIsNone(m.get("elsewhere"))
        with self.assertRaises(KeyError):
            m["elsewhere"]
        # It outlives what happens to the solver.
        s.add(x != 3)
        self.assertEqual(s.check(), unsat)
        self.assertEqual(m[x], 3)
        self.assertIn("x = 3", repr(m))

    def test_elements_of_declared_sorts(self):
        colour = e.DeclareSort("Colour")
        red, green = e.Const("red", colour), e.Const("green", colour)
        s = Solver()
        s.add(red != green)
        self.assertEqual(s.check(), sat)
        m = s.model()
        self.assertNotEqual(m[red], m[green])
        self.assertEqual(m[red].sort, "Colour")

    def test_cores(self):
        x, y, s = Int("x"), Int("y"), Solver()
        s.add(x > y, name="up")
        s.add(x > 100, name="far")
        self.assertEqual(s.check(y > x, y > 0), unsat)
        core = s.unsat_core(minimize=True)
        self.assertIn("up", core)
        terms = [part for part in core if not isinstance(part, str)]
        self.assertTrue(len(terms) == 1 and terms[0].same(y > x))
        self.assertEqual(s.check(), sat)
        with self.assertRaises(e.StateError):
            s.unsat_core()
        with self.assertRaises(e.UsageError):
            s.add(x > 0, x > 1, name="two")

    def test_quantifiers_are_never_guessed(self):
        x, y, s = Int("x"), Int("y"), Solver()
        s.add(e.ForAll([x], e.Implies(x > 0, x > y)))
        self.assertIn(s.check(), (sat, unknown))
        s.add(y > 5)
        self.assertIn(s.check(), (unsat, unknown))
        t = Solver()
        t.add(e.Exists([x], (x > y) & (x < y + 2)))
        self.assertEqual(t.check(), sat)

    def test_euclidean_division(self):
        x, s = Int("x"), Solver()
        s.add(x == -7)
        self.assertEqual(s.check(), sat)
        m = s.model()
        self.assertEqual((m.eval(x // 2), m.eval(x % 2)), (-7 // 2, -7 % 2))
        self.assertEqual((m.eval(x // -2), m.eval(x % -2)), (4, 1))
        v = e.BitVecVal(0xF8, 8)
        self.assertEqual([t.value for t in (v >> 1, e.LShR(v, 1), e.SDiv(v, 2), e.UDiv(v, 2))], [0xFC, 0x7C, 0xFC, 0x7C])

    def test_models_are_evaluated_unless_that_is_not_wanted(self):
        for check in (True, False):
            s, x = Solver(check_models=check, seed=3), Int("x")
            s.add(x * x == 49, x < 0)
            self.assertEqual(s.check(), sat)
            self.assertEqual(s.model()[x], -7)

    def test_statistics(self):
        s = Solver()
        s.add(pigeons(4))
        self.assertEqual(s.check(), unsat)
        self.assertGreater(s.statistics()["checks"], 0)
        self.assertEqual(repr(s), "<Solver: 22 assertions, 0 scopes>")


class Limits(unittest.TestCase):
    def test_timeouts_hold(self):
        s = Solver(timeout=0.3)
        s.add(pigeons(13))
        begun = time.monotonic()
        self.assertEqual(s.check(), unknown)
        self.assertLess(time.monotonic() - begun, 5)
        self.assertEqual(s.reason_unknown(), "timeout")
        self.assertEqual(s.check(rlimit=10, timeout=60), unknown)
        self.assertEqual(s.reason_unknown(), "work limit")
        s.push()
        s.add(False)
        self.assertEqual(s.check(timeout=60), unsat)
        for wrong in (-1, float("nan"), float("inf")):
            with self.subTest(timeout=wrong), self.assertRaises(e.UsageError):
                s.check(timeout=wrong)

    def test_ctrl_c_ends_a_check(self):
        s = Solver()
        s.add(pigeons(14))
        threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
        begun = time.monotonic()
        with self.assertRaises(KeyboardInterrupt):
            s.check(timeout=60)
        self.assertLess(time.monotonic() - begun, 10)
        s.push()
        s.add(Int("x") > 3)
        self.assertEqual(s.depth, 1)

    def test_two_solvers_in_two_threads(self):
        found = {}

        def work(n):
            s, x = Solver(), Int(f"thread{n}")
            s.add(pigeons(7), x > n)
            s.push()
            found[n, "whole"] = s.check()
            t = Solver()
            for k in range(200):
                t.add(x + k > n)
                assert t.check() == sat
            found[n] = t.model()[x]

        threads = [threading.Thread(target=work, args=(n,)) for n in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual([found[n, "whole"] for n in range(2)], [unsat, unsat])
        self.assertTrue(all(found[n] > n for n in range(2)))

    def test_other_threads_go_on_while_one_solves(self):
        s = Solver()
        s.add(pigeons(13))
        ticks = []
        thread = threading.Thread(target=s.check, kwargs={"timeout": 1.0})
        thread.start()
        while thread.is_alive():
            ticks.append(Int("x") + len(ticks))
            time.sleep(0.001)
        self.assertGreater(len(ticks), 100)


class Interpolants(unittest.TestCase):
    def test_interpolants(self):
        x, y, z = Int("x"), Int("y"), Int("z")
        i = e.interpolant([x < y, y < z], z <= x)
        self.assertLessEqual({t.name for t in i.constants()}, {"x", "z"})
        for formulas in ([x < y, y < z, e.Not(i)], [i, z <= x]):
            s = Solver()
            s.add(formulas)
            self.assertEqual(s.check(), unsat)
        self.assertEqual(len(e.sequence_interpolants([x < y, [y < z], z <= x])), 2)
        self.assertEqual(e.sequence_interpolants([]), [])

    def test_there_is_none(self):
        x = Int("x")
        with self.assertRaisesRegex(e.NoInterpolantError, "satisfiable together"):
            e.interpolant(x > 0, x > 1)
        with self.assertRaises(e.SortError):
            e.interpolant(x, x > 1)


if __name__ == "__main__":
    unittest.main()
