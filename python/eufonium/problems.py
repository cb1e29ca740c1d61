"""Problems from files, from text, and built here."""

from __future__ import annotations

import json
import os
from typing import Any, Dict, List, Optional, Sequence, Union

from . import _eufonium
from .errors import InputError, InternalError, ParseError, UnsupportedError, UsageError
from .results import Interpretation, Result, Verdict, of_finding

__all__ = ["HornSystem", "TransitionSystem", "verify"]

Path = Union[str, "os.PathLike[str]"]

#: What a run that was cut short by a limit of the command line exits with.
_USAGE, _BAD_INPUT = 2, 4


def _option(name: str, value: Any) -> List[str]:
    """An option of the command line: `no_run=True` is `--no-run`."""
    flag = "--" + name.replace("_", "-")
    if value is None or value is False:
        return []
    if value is True:
        return [flag]
    if isinstance(value, (list, tuple)):
        return [argument for one in value for argument in _option(name, one)]
    return [f"{flag}={os.fspath(value) if isinstance(value, os.PathLike) else value}"]


def _timeout(timeout: Union[None, float, str]) -> List[str]:
    if timeout is None or isinstance(timeout, str):
        return _option("timeout", timeout)
    if not 0 <= timeout < 1e9:
        raise UsageError("a timeout is a number of seconds, 0 or more")
    return [f"--timeout={max(1, round(timeout * 1000))}ms"]


def _refused(finding: Dict[str, Any], code: int) -> Exception:
    """The exception for a question that could not be asked."""
    message = finding["message"]
    if code == _USAGE:
        return UsageError(message)
    if code != _BAD_INPUT:
        return InternalError(message)
    at = finding.get("location") or {}
    place = {"file": at.get("file") or None, "line": at.get("line"), "column": at.get("column")}
    return ParseError(message, **place) if place["line"] else InputError(message, file=finding["name"])


def _ask(arguments: List[str], text: Optional[bytes] = None) -> Result:
    answer, said = _eufonium.verify(arguments, text)
    document = json.loads(answer)
    findings = document["findings"]
    if not findings:
        raise InternalError("\n".join(said) or "there is no answer")
    for finding in findings:
        if finding["verdict"] == "error":
            raise _refused(finding, document["exit_code"])
    statistics = document.get("statistics") or {}
    results = [of_finding(finding, statistics=statistics) for finding in findings]
    if len(results) == 1:
        return results[0]
    return _together(results, said)


def _together(results: Sequence[Result], said: List[str]) -> Result:
    """One result for several properties: unsafe if one is violated, safe if all hold."""
    order = (Verdict.UNSAFE, Verdict.UNKNOWN, Verdict.SAFE)
    worst = min(results, key=lambda result: order.index(result.verdict))
    fields = {name: getattr(worst, name) for name in worst.__dataclass_fields__}
    by_name = {result.property: result for result in results}
    fields.update(properties=by_name, property=",".join(by_name), notes=said)
    return Result(**fields)


def verify(
    *files: Path,
    property: Optional[str] = None,
    engine: str = "auto",
    timeout: Union[None, float, str] = None,
    invariants: bool = False,
    native_replay: bool = False,
    **options: Any,
) -> Result:
    """Decides whether a problem can go wrong: C and LLVM IR (several files are one program), Horn clauses, VMT, BTOR2, AIGER.

    `timeout` is in seconds. With `invariants`, a program that is safe has the invariants of its loops; with `native_replay`, one that is
    not is compiled and run. All other options are those of `eufonium verify`: `arith="bv"` is `--arith bv`, `D=["N=3"]` is `-D N=3`,
    `set=["spacer.relate=false"]` may be repeated.
    """
    if not files and "compile_commands" not in options:
        raise UsageError("name a file")
    paths = [os.fspath(path) for path in files]
    for path in paths:
        with open(path, "rb"):
            pass
    arguments = _timeout(timeout) + _option("property", property) + _option("engine", engine)
    arguments += _option("invariants", invariants) + _option("no-run", not native_replay)
    for name, value in options.items():
        if len(name) == 1:
            values = value if isinstance(value, (list, tuple)) else [value]
            arguments += [f"-{name}{one}" for one in values]
        else:
            arguments += _option(name, value)
    return _ask([*arguments, "--", *paths])


class TransitionSystem:
    """A transition system as text in VMT, BTOR2 or AIGER, or Horn clauses as text in SMT-LIB."""

    def __init__(self, text: Union[str, bytes], name: str = "text") -> None:
        self.text = text.encode() if isinstance(text, str) else text
        self.name = name

    @classmethod
    def read(cls, path: Path) -> "TransitionSystem":
        """The system in a file."""
        with open(path, "rb") as file:
            return cls(file.read(), os.fspath(path))

    def solve(
        self,
        property: Optional[str] = None,
        engine: str = "auto",
        timeout: Union[None, float, str] = None,
        **options: Any,
    ) -> Result:
        """Decides whether a property, by number or name, can be violated; any of them if none is named."""
        arguments = _timeout(timeout) + _option("property", property) + _option("engine", engine)
        for name, value in options.items():
            arguments += _option(name, value)
        return _ask([*arguments, "--", self.name], self.text)

    def __repr__(self) -> str:
        return f"<TransitionSystem {self.name}: {len(self.text)} bytes>"


class HornSystem(_eufonium.HornClauses):
    """Constrained Horn clauses: declare predicates, add rules, solve.

    >>> from eufonium import HornSystem, Int, IntSort
    >>> system, x = HornSystem(), Int("x")
    >>> P = system.predicate("P", IntSort())
    >>> system.rule(P(x), x == 0)
    >>> system.rule(P(x + 2), P(x))
    >>> system.query(P(x), x < 0)
    >>> str(system.solve().verdict)
    'safe'
    """

    def query(self, *body: Any) -> None:
        """Adds a clause that says that its body cannot be."""
        self.rule(False, *body)

    def solve(
        self,
        engine: str = "auto",
        timeout: Optional[float] = None,
        *,
        rlimit: Optional[int] = None,
        jobs: int = 1,
        seed: int = 0,
        set: Sequence[str] = (),
    ) -> Result:
        """Decides whether a query can be derived. `set` has settings like `spacer.relate=false`."""
        answer, formulas = self.solve_clauses((engine, jobs, seed, list(set)), timeout, rlimit)
        model = {name: Interpretation(tuple(params), formula) for name, (params, formula) in formulas.items()}
        finding = json.loads(answer)
        finding["name"] = ""
        return of_finding(finding, model=model)
