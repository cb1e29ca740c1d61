"""Results as tables of HTML, for notebooks. All that comes from problems is escaped."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Iterable, List, Sequence

if TYPE_CHECKING:
    from .results import Invariants, Result, Trace

_COLOURS = {"safe": "#1a7f37", "unsafe": "#cf222e", "unknown": "#9a6700"}
#: So many rows of a table are shown; in the middle some are left out.
_ROWS = 200


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of cells that are HTML."""
    lines: List[str] = ["<tr>" + "".join(f"<td style='text-align:left'>{cell}</td>" for cell in row) + "</tr>" for row in rows]
    if len(lines) > _ROWS:
        left = len(lines) - _ROWS
        gap = f"<tr><td colspan='{len(head)}'>… {left} rows</td></tr>"
        lines = lines[: _ROWS // 2] + [gap] + lines[-_ROWS // 2 :]
    titles = "".join(f"<th style='text-align:left'>{escape(title)}</th>" for title in head)
    return f"<table><thead><tr>{titles}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _code(text: Any) -> str:
    return f"<code>{escape(str(text))}</code>"


def trace(steps: "Trace") -> str:
    """A row for each step; of states a column for each variable."""
    names = list(dict.fromkeys(name for step in steps for name in step.values))
    if steps and all(set(names) == set(step.values) for step in steps):
        rows = [[str(k)] + [_code(step.values[name]) for name in names] for k, step in enumerate(steps)]
        return _table(["state", *names], rows)
    rows = []
    for step in steps:
        indent = f"<span style='padding-left:{2 * step.depth}em'>{escape(step.text)}</span>"
        values = ", ".join(f"{name} = {value}" for name, value in step.values.items())
        rows.append([_code(step.location or ""), indent, _code(values) if values else ""])
    return _table(["place", "step", "values"], rows)


def invariants(all_of_them: "Invariants") -> str:
    """A row for each invariant."""
    rows = [[_code(one.location or ""), escape(one.function), _code(one.expression)] for one in all_of_them]
    return _table(["place", "of", "invariant"], rows)


def result(found: "Result") -> str:
    """The verdict with its evidence."""
    word = str(found.verdict)
    name = f"{escape(found.name)}: " if found.name else ""
    parts = [f"<div><b>{name}<span style='color:{_COLOURS[word]}'>{word}</span></b>"]
    if found.reason:
        place = f"{_code(found.location)} " if found.location else ""
        parts.append(f"<div>{place}{escape(found.reason)}</div>")
    if found.properties:
        rows = [[escape(name), escape(str(one.verdict)), escape(one.reason)] for name, one in found.properties.items()]
        parts.append(_table(["property", "verdict", "reason"], rows))
    if len(found.trace):
        parts.append(trace(found.trace))
    if len(found.invariants):
        parts.append(invariants(found.invariants))
    for what in found.assumptions:
        parts.append(f"<div><i>assumes that {escape(what)}</i></div>")
    return "".join(parts) + "</div>"
