"""A counter of four bits as BTOR2: the trace to a violation as values, and the invariant where there is none."""

from eufonium import TransitionSystem

COUNTER = """
1 sort bitvec 4
2 zero 1
3 state 1 x
4 init 1 3 2
5 constd 1 {step}
6 add 1 3 5
7 next 1 3 6
8 constd 1 5
9 sort bitvec 1
10 eq 9 3 8
11 bad 10 x_is_five
"""


def main() -> None:
    for step in (1, 2):
        result = TransitionSystem(COUNTER.format(step=step)).solve(timeout=30)
        print(f"step {step}: {result.verdict}")
        print("  ", [int(state.values["x"]) for state in result.trace], result.violated or "")
        print("  ", "; ".join(invariant.expression for invariant in result.invariants))


if __name__ == "__main__":
    main()
