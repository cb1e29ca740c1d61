"""A loop as constrained Horn clauses: solved, its invariant checked again with the solver and printed.

    x = 0; y = n;
    while (y > 0) { x++; y--; }
    assert(x == n);             // if n >= 0
"""

from eufonium import HornSystem, Int, IntSort, Not, Solver, unsat


def loop(broken: bool) -> HornSystem:
    """The clauses of the loop; with `broken` the assertion is wrong by one."""
    x, y, n = Int("x"), Int("y"), Int("n")
    system = HornSystem()
    head = system.predicate("Loop", IntSort(), IntSort(), IntSort())
    system.rule(head(0, n, n), n >= 0)
    system.rule(head(x + 1, y - 1, n), head(x, y, n), y > 0)
    system.query(head(x, y, n), y <= 0, x != n + 1 if broken else x != n)
    return system


def main() -> None:
    for broken in (False, True):
        result = loop(broken).solve(timeout=60)
        print(result)
        if result.verdict == "safe":
            # The answer was checked before it was given; this is how to do it again, here for one clause.
            inside, x, y, n = result.model["Loop"], Int("x"), Int("y"), Int("n")
            solver = Solver()
            solver.add(inside(x, y, n), y > 0, Not(inside(x + 1, y - 1, n)))
            assert solver.check() == unsat


if __name__ == "__main__":
    main()
