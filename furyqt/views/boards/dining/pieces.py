"""The signs of players, resources and tokens on the board."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import words
from furyqt.rules.dining.table_rows import RESOURCES
from furyqt.rules.dining.tables import Amounts
from furyqt.views.picture import Tokens

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
