"""The faults of an owner's table file, as texts."""

from __future__ import annotations

from furyqt.rules.core.text import TextError, Texts

N_ = Texts("errors")

NOT_TOML = N_("not a TOML file: {why}")
TOO_LONG = N_("a table file has at most {most} bytes")
NO_TABLE = N_("there is no table “{name}” (tables: {tables})")
SAME_KEY = N_("two rows have the same {key}")
TOURISTS = N_("components: more Tourists are placed at dawn than there are")
CARDS = N_("components: more Tourist cards are face up than there are")
ROWS = N_("{table}: the rows have to be {first} to {last}, each once")
RESOURCES = N_("location: every resource has to belong to one location")
NO_GROUP = N_("tourist {number}: there is no group “{name}”")
EFFECT_NEEDS = N_("tourist {number}: the effect needs “{key}”")
TRIGGER = N_("tourist {number}: this effect needs the trigger “{trigger}”")
NO_BOX = N_("the value is {standard} or begins with “{own}” (see furyqt dining-box)")
DAMAGED = N_("the value is damaged")


class TableError(TextError):
    """A table file that cannot be used; the text says why in one line."""
