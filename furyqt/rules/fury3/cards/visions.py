"""The hunters' events that make Dracula speak or show his cards."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import Decision
from furyqt.rules.core.text import N_, Text
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3 import questions
from furyqt.rules.fury3.actions import Do, Pick, Space
from furyqt.rules.fury3.cards.scouts import turn_up
from furyqt.rules.fury3.catalogue import EVENTS
from furyqt.rules.fury3.decks import HAND, Deck, Event, Power
from furyqt.rules.fury3.events import CardShown, HideDenied, HuntersNamed, RegionTold
from furyqt.rules.fury3.piles import discard_encounter_from_hand, draw_encounters, table_to_hand
from furyqt.rules.fury3.state import State
from furyqt.rules.fury3.steps.bond import dracula_region, has_company
from furyqt.rules.fury3.steps.harm import delay
from furyqt.rules.fury3.steps.hideouts import at_space, here, reveal_lurkers
from furyqt.rules.fury3.steps.limits import tidy
from furyqt.rules.fury3.steps.windows import EventEffect
from furyqt.rules.fury3.tables import COUNT, ENCOUNTER_HAND, HUNTERS, MINA, SEWARD, TRAIL, WALKS

_ANALYSIS = Do("analysis")


@EVENTS.card(
    Event.EVIL_PRESENCE,
    N_("fury3.cards", "Evil Presence"),
    N_("fury3.cards", "Immediately: Dracula names every hunter in a place next to his, by road or sea."),
)
def evil_presence(state: State, effect: EventEffect) -> None:
    """The link between a port and its sea counts (R15.9); who is in Dracula's own place is not next to it."""
    near = WALKS[here(state)]
    state.tell(HuntersNamed, sum(1 << n for n, sheet in enumerate(state.hunters) if sheet.place in near))


@EVENTS.card(
    Event.HYPNOSIS,
    N_("fury3.cards", "Hypnosis"),
    N_(
        "fury3.cards",
        "Action, only Mina Harker in a city with another hunter: Dracula says which region he is in. Mina "
        "becomes delayed.",
    ),
    playable=lambda state, hunter: hunter == MINA and has_company(state, hunter),
)
def hypnosis(state: State, effect: EventEffect) -> None:
    """At sea he says so."""
    state.tell(RegionTold, dracula_region(state))
    delay(state, effect.actor)


# --------------------------------------------------------------------------------------------- Wax Cylinders


class CylinderChoice(Decision, frozen=True):
    """Dr. Seward chooses a hideout for deduction, or analysis."""

    card: int
    actor: int

    def player(self, state: State) -> int:
        """The hunters."""
        return HUNTERS

    def actions(self, state: State) -> Sequence[Do | Space]:
        """The hideouts and lairs with facedown encounters, then analysis."""
        return _uses(state)

    def apply(self, state: State, action: Do | Space) -> None:
        """Reveal the encounters, or tell where Hide is."""
        _listen(state, action, self.card, self.actor)

    def prompt(self, position: State) -> Text:
        """The question."""
        return questions.CYLINDERS


def _uses(state: State) -> list[Do | Space]:
    spaces = state.trail if state.options.reach == "trail" else (*state.trail, *state.lairs)
    deductions: list[Do | Space] = [
        Space(space)
        for space, hideout in enumerate(spaces)
        if hideout and any(not lurker.faceup for lurker in hideout.lurkers)
    ]
    return [*deductions, _ANALYSIS] if _can_analyse(state) else deductions


def _can_analyse(state: State) -> bool:
    """Only the advanced game has Hide; while it lies faceup there is nothing to tell."""
    return state.options.game == "advanced" and not any(
        hideout and hideout.power == Power.HIDE and hideout.faceup for hideout in state.trail
    )


def _listen(state: State, use: Do | Space, card: int, actor: int) -> None:
    if isinstance(use, Space):
        hideout = at_space(state, use.space)
        if hideout is not None:
            reveal_lurkers(state, hideout.id)
        return
    hidden = [n for n in range(TRAIL) if (spot := state.trail[n]) and spot.power == Power.HIDE]
    if hidden:
        turn_up(state, hidden[0])
    else:
        state.tell(HideDenied)
    table_to_hand(state, actor, card)
    tidy(state, actor)


@EVENTS.card(
    Event.WAX_CYLINDERS,
    N_("fury3.cards", "Wax Cylinders"),
    N_(
        "fury3.cards",
        "Action, only Dr. Seward. Deduction: choose a hideout; its encounters are revealed. Or analysis: "
        "Dracula shows where Hide is, on the trail or in his deck; take this card back.",
    ),
    playable=lambda state, hunter: hunter == SEWARD and bool(_uses(state)),
)
def wax_cylinders(state: State, effect: EventEffect) -> None:
    """Deduction or analysis."""
    uses = _uses(state)
    if len(uses) == 1:
        _listen(state, uses[0], effect.card, effect.actor)
    elif uses:
        state.push(CylinderChoice(effect.card, effect.actor))


# ------------------------------------------------------------------------------------------- Behind the Veil


class VeilChoice(Decision, frozen=True):
    """The hunters choose one of the encounter cards Dracula has just shown them; he discards it."""

    def player(self, state: State) -> int:
        """The hunters."""
        return HUNTERS

    def actions(self, state: State) -> Sequence[Pick]:
        """The encounter cards in Dracula's hand."""
        return [Pick(Deck.ENCOUNTER, card) for card in kinds(state.encounters)]

    def apply(self, state: State, action: Pick) -> None:
        """Discard it."""
        _strip(state, action.card)

    def prompt(self, position: State) -> Text:
        """The question."""
        return questions.VEILED_ENCOUNTER


def _strip(state: State, card: int) -> None:
    """Dracula discards the card and draws up to five (R6.10)."""
    discard_encounter_from_hand(state, card, faceup=True)
    draw_encounters(state, ENCOUNTER_HAND - len(state.encounters))


@EVENTS.card(
    Event.BEHIND_THE_VEIL,
    N_("fury3.cards", "Behind the Veil"),
    N_(
        "fury3.cards",
        "Immediately: Dracula shows the event and encounter cards in his hand; choose one of these "
        "encounters, which he discards.",
    ),
)
def behind_the_veil(state: State, effect: EventEffect) -> None:
    """Show the hand, then choose."""
    for deck, cards in ((Deck.EVENT, state.events), (Deck.ENCOUNTER, state.encounters)):
        for card in cards:
            state.tell(CardShown, deck, card, HAND[COUNT])
    choices = kinds(state.encounters)
    if len(choices) == 1:
        _strip(state, choices[0])
    elif choices:
        state.push(VeilChoice())
