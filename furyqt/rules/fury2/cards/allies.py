"""The six allies, three for each side (R12.2)."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decks import EventCard
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.allies import propose_ally
from furyqt.rules.fury2.steps.events.playing import EventEffect
from furyqt.rules.fury2.steps.trail.revealing import LastCardWatch
from furyqt.rules.fury2.tables import DRACULA, HUNTERS

N_ = Texts("fury2.cards")


@EVENTS.card(
    EventCard.JONATHAN_HARKER,
    N_("Jonathan Harker"),
    N_("Ally: the card on the sixth space of the trail is always faceup."),
    owner=HUNTERS,
    copies=1,
    is_ally=True,
)
def jonathan_harker(state: Fury2State, effect: EventEffect) -> None:
    """Turn up the sixth card at once; later the trail does it whenever it grows."""
    state.push(LastCardWatch())
    propose_ally(state, effect.card, effect.actor)


@EVENTS.card(
    EventCard.RUFUS_SMITH,
    N_("Rufus Smith"),
    N_("Ally: Dracula pays 1 blood for every sea move."),
    owner=HUNTERS,
    copies=1,
    is_ally=True,
)
def rufus_smith(state: Fury2State, effect: EventEffect) -> None:
    """Come into play; the cost of Dracula's sea moves asks for him (R5.8)."""
    propose_ally(state, effect.card, effect.actor)


@EVENTS.card(
    EventCard.SISTER_AGATHA,
    N_("Sister Agatha"),
    N_("Ally: Dracula pays 2 blood each time he plays Fangs or an Escape card."),
    owner=HUNTERS,
    copies=1,
    is_ally=True,
)
def sister_agatha(state: Fury2State, effect: EventEffect) -> None:
    """Come into play; Dracula's cards in combat ask for her (C3.9)."""
    propose_ally(state, effect.card, effect.actor)


@EVENTS.card(
    EventCard.DRACULAS_BRIDES,
    N_("Dracula's Brides"),
    N_("Ally: your encounter hand may have seven tiles instead of five."),
    owner=DRACULA,
    copies=1,
    is_ally=True,
)
def draculas_brides(state: Fury2State, effect: EventEffect) -> None:
    """Come into play; the limit of the encounter hand asks for them (R7.10)."""
    propose_ally(state, effect.card, effect.actor)


@EVENTS.card(
    EventCard.IMMANUEL_HILDESHEIM,
    N_("Immanuel Hildesheim"),
    N_("Ally: you may hold six event cards instead of four."),
    owner=DRACULA,
    copies=1,
    is_ally=True,
)
def immanuel_hildesheim(state: Fury2State, effect: EventEffect) -> None:
    """Come into play; the limit of the event hand asks for him (R12.3)."""
    propose_ally(state, effect.card, effect.actor)


@EVENTS.card(
    EventCard.QUINCEY_P_MORRIS,
    N_("Quincey P. Morris"),
    N_(
        "Ally: at the start of each of your turns choose a hunter, who loses 1 health unless they show a "
        "Crucifix or a Heavenly Host."
    ),
    owner=DRACULA,
    copies=1,
    is_ally=True,
)
def quincey_p_morris(state: Fury2State, effect: EventEffect) -> None:
    """Come into play; he acts at the start of Dracula's turn (R2.4)."""
    propose_ally(state, effect.card, effect.actor)
