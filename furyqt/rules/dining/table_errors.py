"""The faults of an owner's table file, as texts."""

from __future__ import annotations

from furyqt.rules.core.text import N_, TextError

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
