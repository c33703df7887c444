"""The hunters' events that make Dracula answer or show his cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Position
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3.action_labels import DISCARD, Labels
from furyqt.rules.fury3.actions import Pick, Space, Word
from furyqt.rules.fury3.cards.scouts import turn_up
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decision import HuntersDecision
from furyqt.rules.fury3.decks import HAND, Deck, EventCard, Power
from furyqt.rules.fury3.event_timing import When
from furyqt.rules.fury3.events import CardShown, HideDenied, HuntersNamed, RegionNamed
from furyqt.rules.fury3.piles import discard_encounter_from_hand, draw_encounters, table_to_hand
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.harm import delay
from furyqt.rules.fury3.steps.search.hideouts import at_space, here, reveal_encounters
from furyqt.rules.fury3.steps.supply.bond import dracula_region, has_company
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits
from furyqt.rules.fury3.steps.turn.windows import EventEffect
from furyqt.rules.fury3.tables import DRACULA_FIGURE, ENCOUNTER_HAND, HUNTERS, MINA, SEWARD, TRAIL, WALKS
from furyqt.rules.fury3.words import FIGURE_NAMES

N_buttons = Texts("fury3.buttons")
N_cards = Texts("fury3.cards")
N_questions = Texts("fury3.questions")
N_unavailable = Texts("fury3.unavailable")

_ANALYSIS = Word("analysis")


@EVENTS.card(
    EventCard.EVIL_PRESENCE,
    N_cards("Evil Presence"),
    N_cards("Immediately: Dracula names every hunter in a place next to his, by road or sea."),
    owner=HUNTERS,
    copies=2,
    when=(When.AT_ONCE,),
)
def evil_presence(state: Fury3State, effect: EventEffect) -> None:
    """Name the hunters next to Dracula.

    The link between a port and its sea counts (R15.9); a hunter in Dracula's own place is not next to it.
    """
    near = WALKS[here(state)]
    state.tell(HuntersNamed, sum(1 << n for n, sheet in enumerate(state.hunters) if sheet.place in near))


def against_hypnosis(state: Fury3State, hunter: int) -> Text | None:
    """Return why a hunter cannot play Hypnosis."""
    if hunter != MINA:
        return N_unavailable("Only {hunter} can play it.").fill(hunter=FIGURE_NAMES[MINA])
    return None if has_company(state, hunter) else N_unavailable("No other hunter is here.")


@EVENTS.card(
    EventCard.HYPNOSIS,
    N_cards("Hypnosis"),
    N_cards(
        "Action, only Mina Harker in a city with another hunter: Dracula says which region he is in. Mina "
        "becomes delayed."
    ),
    owner=HUNTERS,
    copies=1,
    when=(When.DAY_ACTION, When.NIGHT_ACTION),
    against=against_hypnosis,
)
def hypnosis(state: Fury3State, effect: EventEffect) -> None:
    """Name Dracula's region; at sea he answers so."""
    state.tell(RegionNamed, dracula_region(state))
    delay(state, effect.actor)


# --------------------------------------------------------------------------------------------- Wax Cylinders


class CylinderChoice(HuntersDecision, frozen=True):
    """Dr. Seward chooses a hideout for deduction, or analysis."""

    card: int
    actor: int

    asks = N_questions("Wax Cylinders: reveal which encounters, or ask about Hide?")
    rules_page = "card:event:wax_cylinders"
    place_rule = N_unavailable("No hideout with a facedown encounter card is known to be here.")
    labels: ClassVar[Labels] = {_ANALYSIS: N_buttons("Ask about Hide")}

    def actions(self, state: Fury3State) -> Sequence[Word | Space]:
        return _uses(state)

    def apply(self, state: Fury3State, action: Word | Space) -> None:
        _listen(state, action, self.card, self.actor)

    def seat(self, position: Position) -> int:
        return self.actor


def _uses(state: Fury3State) -> list[Word | Space]:
    spaces = state.trail if state.options.reach == "trail" else (*state.trail, *state.lairs)
    deductions: list[Word | Space] = [
        Space(space)
        for space, hideout in enumerate(spaces)
        if hideout and any(not placed.faceup for placed in hideout.contents)
    ]
    return [*deductions, _ANALYSIS] if _can_analyse(state) else deductions


def _can_analyse(state: Fury3State) -> bool:
    """Return whether Dracula has to answer: only the advanced game has Hide, and a faceup Hide is known."""
    return state.options.game == "advanced" and not any(
        hideout and hideout.power == Power.HIDE and hideout.faceup for hideout in state.trail
    )


def _listen(state: Fury3State, use: Word | Space, card: int, actor: int) -> None:
    if isinstance(use, Space):
        hideout = at_space(state, use.space)
        if hideout is not None:
            reveal_encounters(state, hideout.id)
        return
    hidden = [n for n in range(TRAIL) if (spot := state.trail[n]) and spot.power == Power.HIDE]
    if hidden:
        turn_up(state, hidden[0])
    else:
        state.tell(HideDenied)
    table_to_hand(state, actor, card)
    check_hand_limits(state, actor)


def against_cylinders(state: Fury3State, hunter: int) -> Text | None:
    """Return why a hunter cannot play Wax Cylinders."""
    if hunter != SEWARD:
        return N_unavailable("Only {hunter} can play it.").fill(hunter=FIGURE_NAMES[SEWARD])
    return None if _uses(state) else N_unavailable("Nothing can be learned from it now.")


@EVENTS.card(
    EventCard.WAX_CYLINDERS,
    N_cards("Wax Cylinders"),
    N_cards(
        "Action, only Dr. Seward. Deduction: choose a hideout; its encounters are revealed. Or analysis: "
        "Dracula shows where Hide is, on the trail or in his deck; take this card back."
    ),
    owner=HUNTERS,
    copies=1,
    when=(When.DAY_ACTION, When.NIGHT_ACTION),
    against=against_cylinders,
)
def wax_cylinders(state: Fury3State, effect: EventEffect) -> None:
    """Choose deduction or analysis."""
    uses = _uses(state)
    if len(uses) == 1:
        _listen(state, uses[0], effect.card, effect.actor)
    elif uses:
        state.push(CylinderChoice(effect.card, effect.actor))


# ------------------------------------------------------------------------------------------- Behind the Veil


class VeilChoice(HuntersDecision, frozen=True):
    """The hunters choose one of the encounter cards Dracula has just shown them; he discards it."""

    asks = N_questions("Behind the Veil: which encounter must Dracula discard?")
    rules_page = "card:event:behind_the_veil"
    labels: ClassVar[Labels] = {Pick: DISCARD}

    def actions(self, state: Fury3State) -> Sequence[Pick]:
        return [Pick(Deck.ENCOUNTER, card) for card in kinds(state.encounters)]

    def apply(self, state: Fury3State, action: Pick) -> None:
        _strip(state, action.card)


def _strip(state: Fury3State, card: int) -> None:
    """Discard Dracula's card and draw up to five (R6.10)."""
    discard_encounter_from_hand(state, card, faceup=True)
    draw_encounters(state, ENCOUNTER_HAND - len(state.encounters))


@EVENTS.card(
    EventCard.BEHIND_THE_VEIL,
    N_cards("Behind the Veil"),
    N_cards(
        "Immediately: Dracula shows the event and encounter cards in his hand; choose one of these "
        "encounters, which he discards."
    ),
    owner=HUNTERS,
    copies=1,
    when=(When.AT_ONCE,),
)
def behind_the_veil(state: Fury3State, effect: EventEffect) -> None:
    """Show Dracula's hand, then choose."""
    for deck, cards in ((Deck.EVENT, state.events), (Deck.ENCOUNTER, state.encounters)):
        for card in cards:
            state.tell(CardShown, deck, card, HAND[DRACULA_FIGURE])
    choices = kinds(state.encounters)
    if len(choices) == 1:
        _strip(state, choices[0])
    elif choices:
        state.push(VeilChoice())
