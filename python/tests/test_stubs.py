"""The stubs name what the compiled module has, and the other way round; `mypy.stubtest` says more where it is installed."""

import ast
import doctest
import inspect
import unittest
from pathlib import Path

import eufonium
from eufonium import _eufonium, errors, problems

#: Methods that every object has, or that Python makes of others.
COMMON = set(dir(object)) | {"__module__", "__doc__", "__repr__", "__str__", "__new__", "__weakref__", "__init__", "__getstate__"}


class Stubs(unittest.TestCase):
    def setUp(self):
        path = Path(eufonium.__file__).with_name("_eufonium.pyi")
        body = ast.parse(path.read_text()).body
        self.classes = {n.name: n for n in body if isinstance(n, ast.ClassDef)}
        self.functions = {n.name: n for n in body if isinstance(n, ast.FunctionDef)}

    def test_names_are_the_same(self):
        module = {name: value for name, value in vars(_eufonium).items() if not name.startswith("_")}
        classes = {name for name, value in module.items() if inspect.isclass(value)}
        self.assertEqual(classes, set(self.classes))
        self.assertEqual(set(module) - classes, set(self.functions))

    def test_members_are_the_same(self):
        for name, node in self.classes.items():
            with self.subTest(name=name):
                stub = {n.name for n in node.body if isinstance(n, ast.FunctionDef)}
                real = set(vars(getattr(_eufonium, name)))
                self.assertEqual(stub - COMMON, real - COMMON)

    def test_parameters_are_the_same(self):
        for name, node in self.functions.items():
            with self.subTest(name=name):
                arguments = node.args
                names = [a.arg for a in [*arguments.posonlyargs, *arguments.args]]
                names += [arguments.vararg.arg] if arguments.vararg else []
                self.assertEqual(list(inspect.signature(getattr(_eufonium, name)).parameters), names)

    def test_all_names_are_there(self):
        for name in eufonium.__all__:
            self.assertTrue(hasattr(eufonium, name), name)
        public = {n for n in vars(eufonium) if not n.startswith("_") and not inspect.ismodule(getattr(eufonium, n))}
        self.assertEqual(public | {"__version__"}, set(eufonium.__all__))
        self.assertTrue(all(issubclass(c, errors.Error) for c in vars(errors).values() if inspect.isclass(c) and c.__module__ == errors.__name__))
        self.assertTrue(Path(eufonium.__file__).with_name("py.typed").exists())

    def test_everything_is_documented(self):
        for name in eufonium.__all__:
            if name not in ("__version__", "sat", "unsat", "unknown"):
                self.assertTrue(getattr(eufonium, name).__doc__, name)

    def test_examples_in_the_documentation(self):
        self.assertEqual(doctest.testmod(problems).failed, 0)


if __name__ == "__main__":
    unittest.main()
