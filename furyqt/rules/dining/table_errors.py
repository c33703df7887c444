"""The faults of an owner's table file, as texts."""

from __future__ import annotations

import re

import msgspec

from furyqt.rules.core.text import N_, Text, TextError, shortened

MOST_SAID = 200
"""The letters of a message that is given as it is."""
_AT = re.compile(r"(?P<what>.*) - at (?:`key` in )?`\$\.?(?P<field>.*)`", re.DOTALL)
_KINDS = {
    "int": N_("errors", "a whole number"),
    "str": N_("errors", "a text"),
    "object": N_("errors", "a table"),
    "array": N_("errors", "a list"),
}
_LEAST = N_("errors", "{field} is at least {least}")
_MOST = N_("errors", "{field} is at most {most}")
_KIND = N_("errors", "{field} has to be {wanted}, not {given}")
_WRONG = N_("errors", "{field}: {why}")
_FAULTS = (
    (re.compile(r"Expected `int` >= (?P<least>\d+)"), _LEAST),
    (re.compile(r"Expected `int` <= (?P<most>\d+)"), _MOST),
    (re.compile(r"Expected `(?P<wanted>\w+)`, got `(?P<given>\w+)`"), _KIND),
    (
        re.compile(r"Object missing required field `(?P<name>.+)`"),
        N_("errors", "{field}: “{name}” is missing"),
    ),
    (
        re.compile(r"Object contains unknown field `(?P<name>.+)`"),
        N_("errors", "{field}: “{name}” is not known"),
    ),
    (re.compile(r"Invalid enum value '(?P<value>.*)'"), N_("errors", "{field}: “{value}” is not possible")),
)
"""Messages of msgspec and what they are for a reader; any other is given as it is."""

NOT_TOML = N_("errors", "not a TOML file: {why}")
TOO_LONG = N_("errors", "a table file has at most {most} bytes")
NO_TABLE = N_("errors", "there is no table “{name}” (tables: {tables})")
SAME_KEY = N_("errors", "two rows have the same {key}")
TOURISTS = N_("errors", "components: more Tourists are placed at dawn than there are")
CARDS = N_("errors", "components: more Tourist cards are face up than there are")
ROWS = N_("errors", "{table}: the rows have to be {first} to {last}, each once")
RESOURCES = N_("errors", "location: every resource has to belong to one location")
NO_GROUP = N_("errors", "tourist {number}: there is no group “{name}”")
EFFECT_NEEDS = N_("errors", "tourist {number}: the effect needs “{key}”")
TRIGGER = N_("errors", "tourist {number}: this effect needs the trigger “{trigger}”")
NO_BOX = N_("errors", "the value is {standard} or begins with “{own}” (see furyqt dining-box)")
DAMAGED = N_("errors", "the value is damaged")


class TableError(TextError):
    """A table file that cannot be used; the text says why in one line."""


def misfit(wrong: msgspec.ValidationError) -> TableError:
    """Return msgspec's fault as a text in the reader's language."""
    found = _AT.fullmatch(str(wrong))
    what, field = (found["what"], shortened(found["field"])) if found else (str(wrong), "TOML")
    for pattern, text in _FAULTS:
        if fault := pattern.fullmatch(what):
            values: dict[str, Text | str] = {
                name: _KINDS.get(value, value) if text is _KIND else shortened(value)
                for name, value in fault.groupdict().items()
            }
            return TableError(text.fill(field=field, **values))
    return TableError(_WRONG.fill(field=field, why=shortened(what, MOST_SAID)))
