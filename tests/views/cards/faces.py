"""Sample cards, so that no test depends on the cards of a game."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.views.picture import CardFace
from furyqt.views.theme import CARD_KINDS

N_ = Texts("test")

REVEALED = N_("revealed")
HURT = N_("2 damage")
LAMP = CardFace(
    "item",
    N_("Old lamp"),
    art="items/no_such_drawing",
    text=N_("Gives light."),
    line=N_("By night"),
    icons=("fangs", "escape_as_bat"),
    key="item:lamp",
    rule="card:item:lamp",
)
ROPE = CardFace("item", N_("Rope"), art="items/no_rope", text=N_("Holds."), key="item:rope")
TOLD = CardFace(
    "event",
    N_("Telegram"),
    art="events/none",
    key="event:telegram",
    marks=(REVEALED, HURT),
    place=4,
)
TICKET = CardFace("ticket", N_("Ticket"), art="icons/ticket", key="ticket:3/2")
BACK = CardFace("encounter", N_("Encounter card"))
HAND = (LAMP, ROPE, TOLD, TICKET, BACK)
LONG = "Every hunter in the city rests and may look at one card. " * 14


def one_of_each() -> list[CardFace]:
    """Return a face and a back of every kind."""
    title = N_("Some card")
    return [CardFace(kind, title, art=art) for kind in CARD_KINDS for art in ("items/none", "")]
