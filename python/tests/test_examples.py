"""The examples run, and say what they should; each is short."""

import contextlib
import io
import os
import runpy
import unittest
from pathlib import Path

HERE = Path(os.environ.get("EXAMPLES") or Path(__file__).resolve().parent.parent / "examples")


def said(name, *args):
    """What the `main` of an example prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        runpy.run_path(str(HERE / name))["main"](*args)
    return out.getvalue()


class Examples(unittest.TestCase):
    def test_horn(self):
        text = said("horn.py")
        self.assertIn("safe", text)
        self.assertIn("unsafe", text)
        self.assertIn("(Loop 0 0 0)", text)

    def test_interpolation(self):
        text = said("interpolation.py")
        self.assertEqual(text.count("{"), 3)

    def test_incremental_bmc(self):
        self.assertEqual(
            said("incremental_bmc.py").splitlines()[0].split(":")[1].split("(")[0], " bad after 6 steps"
        )

    def test_transition_system(self):
        text = said("transition_system.py")
        self.assertIn("[0, 1, 2, 3, 4, 5] x_is_five", text)
        self.assertIn("step 2: safe", text)

    def test_verify_program(self):
        program = HERE.parent.parent / "examples" / "programs" / "two_counters.ll"
        text = said("verify_program.py", str(program))
        self.assertTrue(text.startswith("safe"), text)
        self.assertIn("two_counters.c:11:3: ", text)

    def test_all_are_short_and_run(self):
        names = {path.name for path in HERE.glob("*.py")}
        tested = {"horn.py", "interpolation.py", "incremental_bmc.py", "transition_system.py", "verify_program.py"}
        self.assertEqual(names, tested)
        for name in names:
            self.assertLess(len((HERE / name).read_text().splitlines()), 40, name)


if __name__ == "__main__":
    unittest.main()
