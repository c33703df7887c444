"""The rows of the table files as they are written, and the checks that a file of an owner has to pass.

The files of this package have all rows. The file of an owner of the box has those that differ: a section such
as `[clock]` replaces single numbers, a row such as `[[gift]]` the row with the same number.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from furyqt.rules.core.fitting import MOST_SAID, MisfitError, fitted
from furyqt.rules.core.reading import read_toml, unmarked
from furyqt.rules.core.text import TextError, Texts, shortened
from furyqt.rules.dining.spaces import LOCATIONS, RESOURCE_SLOTS, STAND_SLOTS

N_ = Texts("errors")

RESOURCES = ("wood", "brick", "metal", "sheep", "blood", "holy_water", "beer", "doughnut", "garlic")
"""The names of the resources; a resource is an index here."""

Resource = Literal["wood", "brick", "metal", "sheep", "blood", "holy_water", "beer", "doughnut", "garlic"]
Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
PRINTABLE = r"^[^{}\x00-\x1f]+$"
Name = Annotated[str, Meta(max_length=80, pattern=PRINTABLE)]
Sentence = Annotated[str, Meta(max_length=300, pattern=PRINTABLE)]
Amounts = dict[Resource, Positive]
"""A cost or a gain."""

ROW_KEYS = {"resource": "id", "location": "number", "tourist": "id", "gift": "id", "track": "slot"}
"""The key of each list of rows that are replaced one by one; other lists are replaced whole."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row or section in which every name is known."""


class ComponentRow(Row, frozen=True):
    """Numbers of pieces and rounds (D1.1, D1.2)."""

    rounds: Annotated[int, Meta(ge=1, le=8)]
    favor_tokens: Count
    cubes_per_player: Positive
    tourists: Count
    tourists_placed_at_dawn: Annotated[int, Meta(ge=0, le=len(LOCATIONS) - 1)]
    face_up_cards: Positive
    gifts_at_start: Positive


class ClockRow(Row, frozen=True):
    """The Tower Clock (D3)."""

    hours: Annotated[int, Meta(ge=2, le=48)]
    sun_hours: Count
    collect_cost: Positive
    repair_cost: Positive


class BusRow(Row, frozen=True):
    """Tickets, and the bonus of controllers (D7.6, D10.6)."""

    ticket: tuple[Resource, ...]
    ticket_amount: Count
    controller_bonus: Count


class BribeRow(Row, frozen=True):
    """The entrance fee and the value of each Bribe (D8.3)."""

    minimum: Positive
    sheep: Positive
    blood: Positive
    tourist: Positive
    gift_cube: Positive
    gift_cubes_per_dinner: Count


class BiteRow(Row, frozen=True):
    """Bites and their cure (D8.11, D8.14)."""

    maximum: Count
    cure: tuple[Resource, ...]
    cure_amount: Positive


class ScoringRow(Row, frozen=True):
    """The majority bonus (D11)."""

    majority_vp: Count
    majority_min_repaired: Count


class TokenRow(Row, frozen=True):
    """A resource; only cards look at its group."""

    id: Resource
    group: Name
    tokens: Count


class StandRow(Row, frozen=True):
    """The cost and reward of a stand (D6.1)."""

    cost: Amounts
    favor: Count


class LocationRow(Row, frozen=True):
    """A location: its resource, the yields of its resource spaces and its stands, from left to right."""

    number: Annotated[int, Meta(ge=1, le=len(LOCATIONS))]
    name: Name
    resource: Resource
    yields: Annotated[tuple[Positive, ...], Meta(min_length=1, max_length=RESOURCE_SLOTS)]
    stands: Annotated[tuple[StandRow, ...], Meta(max_length=STAND_SLOTS)]


class SnackRow(Row, frozen=True):
    """The welcome snacks of one seat (D2.9)."""

    players: Annotated[int, Meta(ge=2, le=4)]
    seat: Annotated[int, Meta(ge=1, le=4)]
    resources: Amounts


class ConditionRow(Row, frozen=True):
    """When a card works; every key has to hold."""

    resource: tuple[Resource, ...] = ()
    group: tuple[Name, ...] = ()
    base_yield: Count = 0
    half: Literal["", "sun", "moon"] = ""


class EffectRow(Row, frozen=True):
    """The effect of a card."""

    kind: Literal[
        "gain_same", "gain_same_per", "gain_choice", "exchange_gained",
        "cure_or_gain", "refund", "favor", "choice_then_gift_swap",
    ]  # fmt: skip
    amount: Count = 0
    cure_bites: Count = 0
    per: Literal["", "other_heroes_here", "other_tourists_here", "own_stands_here"] = ""
    max: Count = 0
    options: tuple[Resource, ...] | Literal["all"] = ()
    bites: Count = 0
    swap: Annotated[int, Meta(ge=0, le=1)] = 0


class TouristRow(Row, frozen=True):
    """A Tourist Ability card (D7.11)."""

    id: Positive
    name: Name
    trigger: Literal["collect", "repair", "any"]
    condition: ConditionRow
    effect: EffectRow
    text: Sentence


class GiftRow(Row, frozen=True):
    """A Gift card (D9.1)."""

    id: Positive
    name: Name
    cost: Amounts
    vp: Count


class TrackRow(Row, frozen=True):
    """A space of the Gifts track with its award (D9.4)."""

    slot: Annotated[int, Meta(ge=1, le=20)]
    resources: Amounts = {}
    cards: Count = 0


class Rows(Row, frozen=True):
    """All rows of a complete set of tables."""

    components: ComponentRow
    clock: ClockRow
    bus: BusRow
    bribe: BribeRow
    bites: BiteRow
    scoring: ScoringRow
    resource: tuple[TokenRow, ...]
    location: tuple[LocationRow, ...]
    snack: tuple[SnackRow, ...]
    tourist: tuple[TouristRow, ...]
    gift: tuple[GiftRow, ...]
    track: tuple[TrackRow, ...]


class TableError(TextError):
    """A table file that cannot be used; the text says why in one line."""


def merged(standard: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Return the standard tables with the rows and numbers of an owner in their places."""
    found = dict(standard)
    for name, value in own.items():
        if name not in standard:
            raise TableError(_NO_TABLE.fill(name=shortened(name), tables=", ".join(standard)))
        if isinstance(standard[name], dict) and isinstance(value, dict):
            found[name] = {**standard[name], **value}
        elif name in ROW_KEYS and isinstance(value, list) and all(isinstance(row, dict) for row in value):
            found[name] = _replaced(standard[name], value, ROW_KEYS[name])
        else:
            found[name] = value
    return found


def _replaced(rows: list[Any], own: list[Any], key: str) -> list[Any]:
    """Return rows with those of the owner in the places of the rows with the same key; others are added."""
    given = {repr(row.get(key)): row for row in own}
    if len(given) < len(own):
        raise TableError(_SAME_KEY.fill(key=key))
    kept = [given.pop(repr(row[key]), row) for row in rows]
    return [*kept, *given.values()]


def parsed(text: str) -> dict[str, Any]:
    """Return a TOML text as plain values; TableError if it is not TOML."""
    try:
        return read_toml(unmarked(text))
    except ValueError as wrong:
        raise TableError(_NOT_TOML.fill(why=shortened(str(wrong), MOST_SAID))) from None


def checked(tables: Mapping[str, Any]) -> Rows:
    """Return complete tables as rows; TableError names the first fault."""
    try:
        rows = fitted(dict(tables), Rows)
    except MisfitError as wrong:
        raise TableError(wrong.text) from None
    _check_numbers(rows)
    _check_effects(rows)
    if rows.components.tourists < rows.components.tourists_placed_at_dawn:
        raise TableError(_MANY_TOURISTS)
    if len(rows.tourist) < rows.components.face_up_cards:
        raise TableError(_MANY_CARDS)
    return rows


def _check_numbers(rows: Rows) -> None:
    """Check that every resource and location is there once, and that cards are numbered from 1."""
    found: dict[str, tuple[list[Any], list[Any]]] = {
        "resource": ([row.id for row in rows.resource], list(RESOURCES)),
        "location": ([row.number for row in rows.location], [number + 1 for number in LOCATIONS]),
        "tourist": ([row.id for row in rows.tourist], [n + 1 for n in range(len(rows.tourist))]),
        "gift": ([row.id for row in rows.gift], [n + 1 for n in range(len(rows.gift))]),
        "track": ([row.slot for row in rows.track], [n + 1 for n in range(len(rows.track))]),
    }
    for name, (given, wanted) in found.items():
        if sorted(given) != sorted(wanted):
            last = str(wanted[-1]) if wanted else "0"
            raise TableError(_NOT_EACH_ROW.fill(table=name, first=str(wanted[0]), last=last))
    if sorted(row.resource for row in rows.location) != sorted(RESOURCES):
        raise TableError(_NOT_EACH_RESOURCE)


def _check_effects(rows: Rows) -> None:
    """Check that each card has what its kind of effect needs, and that its groups exist."""
    groups = {row.group for row in rows.resource}
    for row in rows.tourist:
        effect = row.effect
        if unknown := set(row.condition.group) - groups:
            raise TableError(_NO_GROUP.fill(number=row.id, name=sorted(unknown)[0]))
        if effect.kind == "gain_same_per" and not effect.per:
            raise TableError(_EFFECT_NEEDS.fill(number=row.id, key="per"))
        if effect.kind in ("gain_choice", "cure_or_gain", "choice_then_gift_swap") and not effect.options:
            raise TableError(_EFFECT_NEEDS.fill(number=row.id, key="options"))
        needed = {"exchange_gained": "collect", "refund": "repair"}.get(effect.kind, row.trigger)
        if row.trigger != needed:
            raise TableError(_NO_TRIGGER.fill(number=row.id, trigger=needed))


_NOT_TOML = N_("not a TOML file: {why}")
_NO_TABLE = N_("there is no table “{name}” (tables: {tables})")
_SAME_KEY = N_("two rows have the same {key}")
_MANY_TOURISTS = N_("components: more Tourists are placed at dawn than there are")
_MANY_CARDS = N_("components: more Tourist cards are faceup than there are")
_NOT_EACH_ROW = N_("{table}: the rows have to be {first} to {last}, each once")
_NOT_EACH_RESOURCE = N_("location: every resource has to belong to one location")
_NO_GROUP = N_("tourist {number}: there is no group “{name}”")
_EFFECT_NEEDS = N_("tourist {number}: the effect needs “{key}”")
_NO_TRIGGER = N_("tourist {number}: this effect needs the trigger “{trigger}”")
