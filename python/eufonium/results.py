"""Results of verification: verdicts with their evidence. In notebooks they display themselves as tables."""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple, Union, overload

from . import display
from ._eufonium import Term
from .values import Value, read_value

__all__ = ["Interpretation", "Invariant", "Invariants", "Location", "Result", "Step", "Trace", "Verdict"]


class Verdict(str, enum.Enum):
    """`safe`, `unsafe` or `unknown`; compares with these words."""

    SAFE = "safe"
    UNSAFE = "unsafe"
    UNKNOWN = "unknown"

    def __str__(self) -> str:
        return self.value

    def __bool__(self) -> bool:
        raise TypeError("a verdict is one of three: compare it with 'safe', 'unsafe' or 'unknown'")


@dataclass(frozen=True)
class Location:
    """A place in a file; 0 is not known."""

    file: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        return ":".join(str(part) for part in (self.file, self.line, self.column) if part)


@dataclass(frozen=True)
class Step:
    """What happens in a run, a state of a transition system, or a fact that is derived."""

    text: str
    location: Optional[Location] = None
    values: Dict[str, Value] = field(default_factory=dict)
    depth: int = 0

    def __str__(self) -> str:
        place = f"{self.location}: " if self.location and str(self.location) else ""
        return f"{place}{'  ' * self.depth}{self.text}"


@dataclass(frozen=True)
class Invariant:
    """What always holds: an expression of C at a loop, or a formula of SMT-LIB about a predicate's arguments `A0`, `A1` and so on, or
    about states."""

    expression: str
    location: Optional[Location] = None
    function: str = ""

    def __str__(self) -> str:
        place = ", ".join(part for part in (str(self.location or ""), self.function) if part)
        return f"{place}: {self.expression}" if place else self.expression


@dataclass(frozen=True)
class Interpretation:
    """The meaning of a predicate: a formula over its parameters."""

    parameters: Tuple[Term, ...]
    formula: Term

    def __call__(self, *args: Any) -> Term:
        """The formula for these arguments."""
        if len(args) != len(self.parameters):
            raise TypeError(f"{len(self.parameters)} arguments are expected, not {len(args)}")
        return self.formula.substitute(dict(zip(self.parameters, args)))

    def __repr__(self) -> str:
        return f"({', '.join(map(str, self.parameters))}) -> {self.formula}"


class Trace(Sequence[Step]):
    """The way to a violation, step by step."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self._steps = list(steps)

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> "Trace": ...
    def __getitem__(self, index: Union[int, slice]) -> Union[Step, "Trace"]:
        return Trace(self._steps[index]) if isinstance(index, slice) else self._steps[index]

    def __len__(self) -> int:
        return len(self._steps)

    def __iter__(self) -> Iterator[Step]:
        return iter(self._steps)

    def __repr__(self) -> str:
        return "\n".join(map(str, self._steps)) if self._steps else "<no steps>"

    def _repr_html_(self) -> str:
        return display.trace(self)


class Invariants(Sequence[Invariant]):
    """What always holds, at loops or of predicates."""

    def __init__(self, invariants: Sequence[Invariant]) -> None:
        self._all = list(invariants)

    @overload
    def __getitem__(self, index: int) -> Invariant: ...
    @overload
    def __getitem__(self, index: slice) -> "Invariants": ...
    def __getitem__(self, index: Union[int, slice]) -> Union[Invariant, "Invariants"]:
        return Invariants(self._all[index]) if isinstance(index, slice) else self._all[index]

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Invariant]:
        return iter(self._all)

    def __repr__(self) -> str:
        return "\n".join(map(str, self._all)) if self._all else "<no invariants>"

    def _repr_html_(self) -> str:
        return display.invariants(self)


@dataclass(frozen=True, repr=False)
class Result:
    """An answer with its evidence, which was checked before it was given."""

    verdict: Verdict
    """`safe`, `unsafe` or `unknown`."""
    reason: str = ""
    """What is violated, or why there is no answer; empty for `safe`."""
    name: str = ""
    """What was looked at."""
    property: str = ""
    """The property that was asked for; empty where the problem says it."""
    violated: Optional[str] = None
    """The property that is violated."""
    location: Optional[Location] = None
    """Where it is violated, or where what is not supported stands."""
    trace: Trace = field(default_factory=lambda: Trace([]))
    """The way to the violation."""
    invariants: Invariants = field(default_factory=lambda: Invariants([]))
    """What always holds. Of programs only if it is asked for (`invariants=True`)."""
    assumptions: List[str] = field(default_factory=list)
    """What `safe` takes for granted."""
    notes: List[str] = field(default_factory=list)
    """What else is to be said."""
    certificate: Optional[str] = None
    """The evidence as text, as `eufonium check` reads it where it is one of clauses or of a transition system."""
    statistics: Dict[str, Any] = field(default_factory=dict)
    """The figures of the run."""
    properties: Dict[str, "Result"] = field(default_factory=dict)
    """Where several properties were asked for, the result of each."""
    model: Dict[str, Interpretation] = field(default_factory=dict)
    """Of Horn clauses that were built here and are safe, the meaning of each predicate."""
    seconds: float = 0.0
    """The time that it took."""

    def __repr__(self) -> str:
        head = f"{self.name}: {self.verdict}" if self.name else str(self.verdict)
        lines = [f"{head} ({self.reason})" if self.reason else head]
        lines += [f"  {step}" for step in self.trace]
        lines += [f"  invariant {invariant}" for invariant in self.invariants]
        lines += [f"  assumes that {what}" for what in self.assumptions]
        lines += [f"  {name}: {one.verdict}" for name, one in self.properties.items()]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        return display.result(self)


def _location(data: Optional[Dict[str, Any]]) -> Optional[Location]:
    if not data or not (data["file"] or data.get("line")):
        return None
    return Location(data["file"], data.get("line", 0), data.get("column", 0))


def _step(data: Dict[str, Any]) -> Step:
    values = {named["name"]: read_value(named["value"]) for named in data.get("values", [])}
    return Step(data["text"], _location(data.get("location")), values, data.get("depth", 0))


def _invariant(data: Dict[str, Any]) -> Invariant:
    return Invariant(data["expression"], _location(data["location"]), data.get("function", ""))


def of_finding(data: Dict[str, Any], **more: Any) -> Result:
    """The result of a finding, as `docs/json.md` describes it."""
    return Result(
        verdict=Verdict(data["verdict"]),
        reason=data.get("message", ""),
        name=data["name"],
        property=data["property"],
        violated=data.get("violated"),
        location=_location(data.get("location")),
        trace=Trace([_step(step) for step in data.get("trace", [])]),
        invariants=Invariants([_invariant(one) for one in data.get("invariants", [])]),
        assumptions=data.get("assumptions", []),
        notes=data.get("notes", []),
        certificate=data.get("certificate"),
        seconds=data.get("seconds", 0.0),
        **more,
    )
