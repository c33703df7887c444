"""The faces of Gift cards and Tourist Ability cards."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.dining import words
from furyqt.rules.dining.tables import DiningTables
from furyqt.views import art
from furyqt.views.boards.dining.pieces import resource_art
from furyqt.views.picture import CardFace

N_ = Texts("dining.board")

_POINTS = N_("{points} VP")
_COST = N_("Costs {cost}.")
_ABILITY = N_("Tourist Ability card")
_USED = N_("used")
_PLAIN_GIFT, _PLAIN_TOURIST = "dining_gifts/gift", "dining_people/tourist"


def gift_face(tables: DiningTables, card: int) -> CardFace:
    """Return a Gift card: its cost as text, its points as the line below the name."""
    row = tables.gift(card)
    return CardFace(
        "gift",
        words.gift_name(row.name),
        art=_drawn(f"dining_gifts/gift_{card}", _PLAIN_GIFT),
        text=_COST.fill(cost=words.amounts(row.cost)),
        line=_POINTS.fill(points=row.points),
        key=f"gift:{card}",
        cost=tuple(resource_art(resource) for resource, count in row.cost for _ in range(count)),
        value=row.points,
        rule="gifts",
    )


def tourist_face(tables: DiningTables, card: int) -> CardFace:
    """Return a Tourist Ability card."""
    ability = tables.ability(card)
    return CardFace(
        "guest",
        words.tourist_name(ability.name),
        art=_drawn(f"dining_people/tourist_{card}", _PLAIN_TOURIST),
        text=ability.text,
        line=_ABILITY,
        key=f"card:{card}",
        rule="ability_cards",
    )


def used_face() -> CardFace:
    """Return a card that lies face down until the row is dealt again."""
    return CardFace("guest", _ABILITY, marks=(_USED,))


def _drawn(name: str, plain: str) -> str:
    """Return a drawing, or a plain one for a card that only an owner's table has."""
    return name if art.has(name) else plain
