"""Why a path of a program cannot be run: interpolants as annotations between its statements.

The path goes twice through a loop that copies `n` items and then fails an assertion. The interpolants say what must be remembered after
each statement, in terms of the variables that live there.
"""

from eufonium import Int, interpolant, sequence_interpolants


def main() -> None:
    # One constant for each value that a variable takes: i0, i1, ... copied0, ...
    i, copied = ([Int(f"{name}{k}") for k in range(3)] for name in ("i", "copied"))
    n = Int("n")
    statements = [("i = 0; copied = 0;", [i[0] == 0, copied[0] == 0])]
    for k in range(2):
        step = [i[k] < n, i[k + 1] == i[k] + 1, copied[k + 1] == copied[k] + 1]
        statements.append(("assume(i < n); i++; copied++;", step))
    statements.append(("assume(i >= n); assert(copied >= i);  // fails", [i[2] >= n, copied[2] < i[2]]))

    parts = [formulas for _, formulas in statements]
    annotations = sequence_interpolants(parts, timeout=60)
    for k, (text, _) in enumerate(statements):
        print(text)
        if k < len(annotations):
            print("    {", annotations[k], "}")
    # One interpolant is between two formulas.
    print(interpolant([n > i[0], i[0] > copied[0]], copied[0] >= n))


if __name__ == "__main__":
    main()
