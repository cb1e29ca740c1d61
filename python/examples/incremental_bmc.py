"""A bounded model checker on the incremental solver.

Step by step the transitions are asserted for good; whether a bad state can be reached in k steps is one check under an assumption, so that
all that was learned stays for the next k. Each check has a budget of its own.
"""

from eufonium import If, Int, Solver, sat, unknown


def bounded(limit: int, depth: int) -> str:
    """Two counters: `x` counts up by 3 below `limit`, and else starts again one higher than the last time; `y` remembers where. Bad is
    that `x` meets `limit` exactly."""
    solver = Solver()
    states = [(Int("x@0"), Int("y@0"))]
    solver.add(states[0][0] == 0, states[0][1] == 0)
    for k in range(depth + 1):
        x, y = states[-1]
        answer = solver.check(x == limit, timeout=10, rlimit=100_000_000)
        if answer == sat:
            model = solver.model()
            found = " ".join(f"({model[x]} {model[y]})" for x, y in states)
            return f"bad after {k} steps: {found}"
        if answer == unknown:
            return f"gave up at depth {k}: {solver.reason_unknown()}"
        after = (Int(f"x@{k + 1}"), Int(f"y@{k + 1}"))
        below = x < limit
        solver.add(after[0] == If(below, x + 3, y + 1), after[1] == If(below, y, y + 1))
        states.append(after)
    return f"no bad state within {depth} steps"


def main() -> None:
    for limit, depth in ((7, 20), (8, 3)):
        print(f"limit {limit}: {bounded(limit, depth)}")


if __name__ == "__main__":
    main()
