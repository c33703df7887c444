"""The signs of players, resources and tokens on the board, and the faces of the cards."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import words
from furyqt.rules.dining.table_rows import RESOURCES
from furyqt.rules.dining.tables import Amounts, DiningTables
from furyqt.views import art
from furyqt.views.picture import CardFace, Tokens

N_ = Texts("dining.board")

IDS = ("red", "blue", "green", "yellow")
"""The players by their ids, in the order of the table."""
COLORS = (5, 0, 2, 4)
"""The number of each player's color among those of the pieces."""
EMBLEMS = ("icons/heart", "icons/spade", "icons/club", "icons/diamond")
"""The drawing on each player's pieces, the same in all languages."""
BUS_SPOT = 63
"""The number of the Bus among the spots of the town, above those of all spaces."""
ROW = "row"
"""The id of the row of Tourist Ability cards."""
TOURIST = N_("Tourist")
HERO = N_("{player}'s Hero")
FAVOR = N_("Favor")
BITES = N_("Bites")
KEPT = N_("Tourists kept as Bribes")
CUBES = N_("Cubes in stock")
POINTS = N_("VP")
GIFT = N_("Gift card")


def resource_art(resource: int) -> str:
    """Return the drawing of a resource."""
    return f"dining/{RESOURCES[resource]}"


def resource_tokens(amounts: Amounts) -> tuple[Tokens, ...]:
    """Return amounts as tokens."""
    return tuple(
        Tokens(words.RESOURCE_NAMES[resource], count, resource_art(resource)) for resource, count in amounts
    )


def favor_tokens(count: int) -> tuple[Tokens, ...]:
    """Return Favor as tokens."""
    return (Tokens(FAVOR, count, "dining/favor"),)


def hero_name(player: int) -> Text:
    """Return the name of a player's Hero."""
    return HERO.fill(player=words.PLAYERS[player])


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
