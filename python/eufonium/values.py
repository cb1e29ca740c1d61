"""Answers of the solver, and the values that Python has no class for."""

from __future__ import annotations

import enum
import re
from fractions import Fraction
from typing import Any, Dict, NamedTuple, Union

__all__ = ["Answer", "ArrayValue", "BitVecValue", "Element", "read_value", "sat", "unknown", "unsat"]


class Answer(str, enum.Enum):
    """What a check says. Compares with the words `sat`, `unsat` and `unknown`."""

    SAT = "sat"
    UNSAT = "unsat"
    UNKNOWN = "unknown"

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return self.value

    def __bool__(self) -> bool:
        raise TypeError("an answer is one of three: compare it with sat, unsat or unknown")


sat = Answer.SAT
unsat = Answer.UNSAT
unknown = Answer.UNKNOWN


class BitVecValue(int):
    """A bit-vector: the number without sign, with a width."""

    width: int

    def __new__(cls, value: int, width: int) -> "BitVecValue":
        self = super().__new__(cls, value % (1 << width))
        self.width = width
        return self

    @property
    def signed(self) -> int:
        """The number with sign."""
        return int(self) - (1 << self.width) if int(self) >> (self.width - 1) else int(self)

    def __repr__(self) -> str:
        return f"BitVecValue({int(self)}, {self.width})"

    def __str__(self) -> str:
        return str(int(self))

    def __getnewargs__(self) -> Any:
        return (int(self), self.width)


class Element(NamedTuple):
    """An element of a declared sort: those with different numbers differ."""

    sort: str
    number: int

    def __repr__(self) -> str:
        return f"{self.sort}!{self.number}"


class ArrayValue:
    """An array: the element at all indices but those in `entries`."""

    def __init__(self, default: Any, entries: Dict[Any, Any]) -> None:
        self.default = default
        self.entries = entries

    def __getitem__(self, index: Any) -> Any:
        return self.entries.get(index, self.default)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ArrayValue):
            return NotImplemented
        return self.default == other.default and self.entries == other.entries

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        entries = "".join(f"{index!r}: {element!r}, " for index, element in self.entries.items())
        return f"{{{entries}else: {self.default!r}}}"


Value = Union[bool, int, Fraction, BitVecValue, str]

_NEGATIVE = re.compile(r"\(- (.*)\)$")
_QUOTIENT = re.compile(r"\(/ (\d+)(?:\.0)? (\d+)(?:\.0)?\)$")


def read_value(text: str) -> Value:
    """A value that is written in SMT-LIB or C; the text itself if it is neither a number, a truth value nor a bit-vector."""
    if text in ("true", "false"):
        return text == "true"
    if text.startswith("#b") and set(text[2:]) <= set("01"):
        return BitVecValue(int(text[2:], 2), len(text) - 2)
    if text.startswith("#x"):
        return BitVecValue(int(text[2:], 16), 4 * (len(text) - 2))
    negative = _NEGATIVE.match(text)
    if negative:
        value = read_value(negative.group(1))
        return text if isinstance(value, (str, bool, BitVecValue)) else -value
    quotient = _QUOTIENT.match(text)
    if quotient:
        return Fraction(int(quotient.group(1)), int(quotient.group(2)))
    if re.fullmatch(r"-?\d+", text):
        return int(text)
    if re.fullmatch(r"\d+\.\d+", text):
        return Fraction(text)
    return text
