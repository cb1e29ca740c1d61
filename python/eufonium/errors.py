"""The exceptions of the package. All are `Error`s; none stands for an answer."""

from __future__ import annotations

from typing import Optional


class Error(Exception):
    """What eufonium complains about."""


class SortError(Error, TypeError):
    """Sorts that do not go together, and objects that are no terms."""


class InputError(Error, ValueError):
    """Something is wrong with an input; the place is known as far as the attributes are not None."""

    def __init__(
        self,
        message: str,
        *,
        file: Optional[str] = None,
        line: Optional[int] = None,
        column: Optional[int] = None,
    ) -> None:
        place = ":".join(str(part) for part in (file, line, column) if part)
        is_said = not place or message.startswith(place)
        super().__init__(message if is_said else f"{place}: {message}")
        self.message = message
        self.file = file
        self.line = line or None
        self.column = column or None


class ParseError(InputError):
    """An input breaks the rules of its format."""


class UnsupportedError(InputError):
    """An input is legal, and uses what is not supported."""


class UsageError(Error, ValueError):
    """Options that make no sense."""


class StateError(Error, RuntimeError):
    """A question that does not fit the last answer, as for the model after `unsat`."""


class NoInterpolantError(Error):
    """There is no interpolant, or none was found."""


class InternalError(Error, RuntimeError):
    """A bug of eufonium: please report it."""
