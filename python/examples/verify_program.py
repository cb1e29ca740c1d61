"""A program verified, with its invariant or the run that goes wrong; and two properties of it at once.

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
    both = verify(path, property="unreach-call,div-by-zero", timeout=30)
    for name, one in both.properties.items():
        print(f"{name}: {one.verdict} {one.reason}")


if __name__ == "__main__":
    main(*sys.argv[1:])
