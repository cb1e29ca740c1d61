"""Terms: operators, literals, sorts, text."""

import unittest
from decimal import Decimal
from fractions import Fraction

import eufonium as e
from eufonium import Bool, BitVec, Int, Real, SortError


class Operators(unittest.TestCase):
    def test_operators_build_terms_in_normal_form(self):
        x, y, r, p, q = Int("x"), Int("y"), Real("r"), Bool("p"), Bool("q")
        v = BitVec("v", 8)
        for term, text in [
            (x + 1 <= y, "(<= (+ x 1) y)"),
            (1 + x - x, "1"),
            (2 * x // 2, None),
            (r / 2 == Fraction(1, 3), None),
            (r > Decimal("0.5"), None),
            (p & q, "(and p q)"),
            (p | ~p, "true"),
            (p ^ p, "false"),
            (v & 0xFF, "v"),
            (v << 1, None),
            (-v + v, "#x00"),
            (e.If(p, x, 0) + 0, "(ite p x 0)"),
            (e.And(), "true"),
            (e.And([p, q]), "(and p q)"),
            (e.Or(p, False, q), "(or p q)"),
            (e.Implies(True, p), "p"),
            (e.Xor(p, True), "(not p)"),
            (e.Sum(x, y, -y), "x"),
            (e.Concat(v, v).sort, "(_ BitVec 16)"),
            (e.Extract(3, 0, v).sort, "(_ BitVec 4)"),
            (abs(e.IntVal(-3)), "3"),
        ]:
            with self.subTest(term=repr(term)):
                if text is not None:
                    self.assertEqual(str(term), text)

    def test_equal_terms_are_the_same(self):
        x, y = Int("x"), Int("y")
        self.assertTrue((x + y).same(y + x))
        self.assertTrue((x <= y).same(y >= x))
        self.assertTrue(Int("x").same(x))
        self.assertFalse(Int("ambiguous").same(Real("ambiguous")))
        self.assertEqual(len({x, y, Int("x")}), 2)
        self.assertTrue(x == x)
        with self.assertRaises(e.StateError):
            bool(x == y)
        self.assertFalse(x == None)  # noqa: E711
        self.assertTrue(x != "x")

    def test_terms_know_what_they_are(self):
        x, f = Int("x"), e.DeclareFunction("f", e.IntSort(), e.BoolSort())
        self.assertEqual(x.sort, e.IntSort())
        self.assertEqual((x.name, x.op, x.value), ("x", "app", None))
        self.assertEqual(e.IntVal(7).value, 7)
        self.assertEqual(e.RealVal("0.1").value, Fraction(1, 10))
        self.assertEqual(e.BitVecVal(-1, 8).value, 255)
        self.assertIs(e.BoolVal(True).value, True)
        self.assertEqual(f(x + 1).function, f)
        self.assertEqual([str(t) for t in f(x + 1).args], ["(+ x 1)"])
        self.assertEqual([t.name for t in (f(x) & (Int("y") > x)).constants()], ["x", "y"])
        self.assertEqual(str((x + 1).substitute({x: 4})), "5")
        self.assertEqual((f.name, f.domain, f.range), ("f", [e.IntSort()], e.BoolSort()))
        a = e.ArraySort(e.IntSort(), e.BitVecSort(8))
        self.assertEqual((a.index, a.element.width, a.width), (e.IntSort(), 8, None))

    def test_large_numbers(self):
        n = 3**200
        self.assertEqual(e.IntVal(n).value, n)
        self.assertEqual(e.IntVal(-n).value, -n)
        self.assertEqual(e.BitVecVal(n, 400).value, n)
        self.assertEqual(e.RealVal(Fraction(1, n)).value, Fraction(1, n))

    def test_deep_terms_are_no_problem(self):
        x, p = Int("x"), Bool("p")
        term = x
        for _ in range(20_000):
            term = e.If(p, term + 1, x)
        self.assertEqual(term.sort, e.IntSort())
        self.assertLess(len(repr(term)), 3000)
        self.assertEqual(str(term.substitute({p: False})), "x")


class Sorts(unittest.TestCase):
    def test_sorts_are_not_mixed(self):
        x, r, p, v, w = Int("x"), Real("r"), Bool("p"), BitVec("v", 8), BitVec("w", 16)
        a = e.Array("a", e.IntSort(), e.BitVecSort(8))
        f = e.DeclareFunction("f", e.IntSort(), e.IntSort())
        for wrong in [
            lambda: x + r,
            lambda: x <= v,
            lambda: v + w,
            lambda: x + True,
            lambda: p & 1,
            lambda: p + p,
            lambda: p < p,
            lambda: x & x,
            lambda: ~x,
            lambda: -p,
            lambda: x / 2,
            lambda: v / 2,
            lambda: r % 2,
            lambda: x == Fraction(1, 2),
            lambda: x + 0.5,
            lambda: v + 256,
            lambda: v + (-129),
            lambda: e.And(p, x),
            lambda: e.Not(x),
            lambda: e.If(x, 1, 2),
            lambda: e.If(p, 1, r > 0),
            lambda: e.ULT(x, x),
            lambda: e.Extract(8, 0, v),
            lambda: e.Extract(0, 1, v),
            lambda: e.Concat(v, x),
            lambda: a["i"],
            lambda: a[r],
            lambda: x[0],
            lambda: e.Store(a, 0, x),
            lambda: f(r),
            lambda: f(x, x),
            lambda: f(),
            lambda: e.BitVecSort(0),
            lambda: e.BitVecSort(2**31),
            lambda: e.BitVecVal(1, 2**31),
            lambda: e.ZeroExt(2**30, v),
            lambda: e.Concat(),
            lambda: e.IntVal("3"),
            lambda: e.Distinct(x, r),
            lambda: e.ToReal(r),
            lambda: e.Const("x", "Int"),
            lambda: e.DeclareFunction("g", e.IntSort()),
            lambda: e.ForAll([x + 1], p),
            lambda: e.Solver().add(x),
            lambda: e.Solver().check(x),
            lambda: x.substitute({x: r}),
            lambda: e.And("p"),
        ]:
            with self.subTest(), self.assertRaises(SortError):
                wrong()
        for wrong in (lambda: x + "1", lambda: x < None, lambda: e.BitVecSort(-1)):
            with self.subTest(), self.assertRaises((TypeError, OverflowError)):
                wrong()

    def test_names_can_be_written(self):
        self.assertTrue(e.parse(str(Int("two words") + 1)).same(Int("two words") + 1))
        for name in ("a|b", "a\\b", "a\0b"):
            for make in (Int, e.DeclareSort, lambda n: e.DeclareFunction(n, e.IntSort(), e.IntSort())):
                with self.subTest(name=name), self.assertRaises(e.UsageError):
                    make(name)

    def test_messages_say_what_was_expected(self):
        with self.assertRaisesRegex(SortError, r"expected Int, found Real: r \(ToInt rounds it down\)"):
            Int("x") + Real("r")
        with self.assertRaisesRegex(SortError, "Fraction"):
            Real("r") + 0.1
        with self.assertRaisesRegex(TypeError, "Int has no operator /: use //"):
            Int("x") / 2


class Text(unittest.TestCase):
    def test_text_becomes_terms(self):
        x, y = Int("x"), Int("y")
        self.assertTrue(e.parse("(<= x (+ y 1))").same(x <= y + 1))
        f = e.DeclareFunction("f", e.BitVecSort(4), e.DeclareSort("Colour"))
        v, red = BitVec("nibble", 4), e.Const("red", e.DeclareSort("Colour"))
        self.assertTrue(e.parse("(= (f (bvadd nibble #x1)) red)").same(f(v + 1) == red))
        self.assertTrue(e.parse(str(x + 2 * y)).same(x + 2 * y))
        self.assertEqual(str(e.parse("(let ((z (+ x x))) (- z x))")), "x")

    def test_what_is_wrong_has_its_place(self):
        Int("x"), Bool("p")
        for text, line, column in [
            ("(<= x\n  nobody)", 2, 3),
            ("(<= x", 1, None),
            ("x)", 1, None),
            ("(+ x true)", 1, None),
            ("", 1, 1),
            ("3 x", 1, 3),
            ("(assert true)", 1, None),
        ]:
            with self.subTest(text=text):
                with self.assertRaises(e.ParseError) as caught:
                    e.parse(text)
                self.assertEqual(caught.exception.line, line)
                if column:
                    self.assertEqual(caught.exception.column, column)
        with self.assertRaises(e.UnsupportedError):
            e.parse("(str.len x)")

    def test_names_mean_what_they_were_declared_as_last(self):
        here, there = Int("ambiguous"), Real("ambiguous")
        self.assertTrue(e.parse("ambiguous").same(there))
        self.assertTrue(e.parse("(+ ambiguous 1)", names=[here]).same(here + 1))
        Int("ambiguous")
        self.assertTrue(e.parse("ambiguous").same(here))
        with self.assertRaises(e.UsageError):
            e.parse("ambiguous", names=[here + 1])


if __name__ == "__main__":
    unittest.main()
