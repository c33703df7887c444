"""Foreign values as structures: a fault names the field and what would be right there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from furyqt.rules.core.text import Text, TextError, Texts, shortened

N_ = Texts("errors")

T = TypeVar("T")
MOST_SAID = 200
"""The letters of a message that is given as it is."""
_AT = re.compile(r"(?P<what>.*?)(?: - at (?P<key>`key` in )?`\$\.?(?P<path>.*)`)?", re.DOTALL)
_STEP = re.compile(r"\w+|\[[^\]]*\]")
_KINDS = {
    "int": N_("a whole number"),
    "float": N_("a decimal number"),
    "str": N_("a text"),
    "bool": N_("true or false"),
    "object": N_("a table"),
    "array": N_("a list"),
    "null": N_("nothing"),
}
_FAULTS = (
    (re.compile(r"Expected `int` >= (?P<least>-?\d+)"), N_("it has to be at least {least}")),
    (re.compile(r"Expected `int` <= (?P<most>-?\d+)"), N_("it has to be at most {most}")),
    (
        re.compile(r"Expected `(?P<wanted>\w+)(?: \| null)?`, got `(?P<given>\w+)`"),
        N_("it has to be {wanted}, not {given}"),
    ),
    (
        re.compile(r"Expected `array` of length (?P<length>(?:[<>]= )?\d+)(?:, got \d+)?"),
        N_("it has to be a list of length {length}"),
    ),
    (
        re.compile(r"Object missing required field `(?P<name>.+)`"),
        N_("“{name}” is missing"),
    ),
    (
        re.compile(r"Object contains unknown field `(?P<name>.*)`", re.DOTALL),
        N_("there is no field “{name}” (fields: {known})"),
    ),
    (
        re.compile(r"Invalid enum value '?(?P<value>.*?)'?", re.DOTALL),
        N_("“{value}” is not possible (possible values: {known})"),
    ),
)
"""Messages of msgspec and what they are for a reader; any other is given as it is."""
_WRONG = N_("{field}: {why}")
_OTHER = Text("", "{why}")


class MisfitError(TextError):
    """A value that does not have the shape it should have; the text names the field."""


def fitted(
    value: object,
    kind: type[T],
    whole: str = "",
    *,
    hook: Callable[[type[Any], Any], Any] | None = None,
    str_keys: bool = False,
) -> T:
    """Return a value of plain dicts and lists as a structure.

    Raises MisfitError, which names the field within the value; `whole` is the name of the value.
    """
    try:
        return msgspec.convert(value, kind, dec_hook=hook, str_keys=str_keys)
    except msgspec.ValidationError as wrong:
        raise MisfitError(_explained(str(wrong), kind, whole)) from None


def _explained(message: str, kind: Any, whole: str) -> Text:
    """Return msgspec's message as a text in the reader's language."""
    found = _AT.fullmatch(message)
    assert found is not None  # the pattern fits every text
    path = found["path"] or ""
    why = _why(found["what"], [*_known(kind, path, is_key=found["key"] is not None)])
    field = ".".join(filter(None, (whole, path)))
    return _WRONG.fill(field=shortened(field), why=why) if field else why


def _why(what: str, known: list[str]) -> Text:
    for pattern, text in _FAULTS:
        if fault := pattern.fullmatch(what):
            values = {name: _KINDS.get(value, shortened(value)) for name, value in fault.groupdict().items()}
            return text.fill(known=", ".join(known), **values)
    return _OTHER.fill(why=shortened(what, MOST_SAID))


def _known(kind: Any, path: str, *, is_key: bool) -> Iterator[str]:
    """Yield the fields or values that are known at a path such as `players[0].res`."""
    kinds = list(_parts(kind))
    for step in _STEP.findall(path):
        kinds = [part for outer in kinds for inner in _inner(outer, step) for part in _parts(inner)]
    if is_key:
        kinds = [part for outer in kinds for part in _parts(get_args(outer)[0])]
    for one in kinds:
        if _is_structure(one):
            yield from (field.encode_name for field in msgspec.structs.fields(one))
        elif get_origin(one) is Literal:
            yield from map(str, get_args(one))


def _inner(kind: Any, step: str) -> Iterator[Any]:
    """Yield the types that a field or an element of a type may have."""
    if _is_structure(kind):
        yield from (field.type for field in msgspec.structs.fields(kind) if field.encode_name == step)
    elif step.startswith("["):
        yield from (part for part in get_args(kind)[-2:] if part is not Ellipsis)


def _parts(kind: Any) -> Iterator[Any]:
    """Yield the members of a union, or the type itself, without annotations."""
    if get_origin(kind) is Annotated:
        yield from _parts(get_args(kind)[0])
    elif get_origin(kind) in (Union, UnionType):
        for part in get_args(kind):
            yield from _parts(part)
    else:
        yield kind


def _is_structure(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
