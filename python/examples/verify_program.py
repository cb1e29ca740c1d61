"""A program verified, with its invariant or the run that goes wrong; and its checks of overflow.

    python verify_program.py examples/programs/two_counters.ll
"""

import sys

from eufonium import Error, verify


def main(path: str) -> None:
    try:
        result = verify(path, timeout=30, invariants=True)
    except (Error, OSError) as error:
        sys.exit(f"error: {error}")
    print(result.verdict, result.reason)
    for step in result.trace:
        print(" ", step.location, step.text, step.values or "")
    for invariant in result.invariants:
        print(f"  {invariant.location}: {invariant.expression}")
    for what in result.assumptions:
        print(f"  assumes that {what}")
    overflow = verify(path, property="no-overflow", timeout=30)
    print(f"no-overflow: {overflow.verdict} ({overflow.seconds:.1f} s)")


if __name__ == "__main__":
    main(*sys.argv[1:])
