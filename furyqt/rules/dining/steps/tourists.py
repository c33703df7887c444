"""The Tourists of a turn: one of the Hero's location and one from the Bus (D7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.agenda import Decision, Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import words
from furyqt.rules.dining.actions import END, KEEP, Activate, BuyTicket, Cure, DiningAction, End, Keep, Send
from furyqt.rules.dining.events import TicketBought, TouristKept, TouristMoved
from furyqt.rules.dining.spaces import LOCATION_MASKS, NOWHERE, location_of, spaces_in
from furyqt.rules.dining.state import DiningState, with_item
from furyqt.rules.dining.steps.abilities import AbilityCard
from furyqt.rules.dining.steps.choices import DinerChoice, cure, cures, refused_cures
from furyqt.rules.dining.steps.workplaces import against_space, has_target, refused_spaces, targets, work
from furyqt.rules.dining.supply import pay

N_ = Texts("dining.guidance")
N_stakes = Texts("dining.stakes")

NAME_OF_USE = N_("Use a Tourist")
NAME_OF_TICKET = N_("Fetch a Tourist from the Bus")
USED = N_("You have already used a Tourist of this location in this turn.")
NO_TOURIST = N_("There is no Tourist at the location of your Hero.")
NO_TARGET = N_("No space is left to which the Tourist could go.")
FETCHED = N_("You have already fetched a Tourist in this turn.")
NO_BUS = N_("The Bus is not at the location of your Hero.")
EMPTY_BUS = N_("The Bus is empty.")


class TurnContinues(Step, frozen=True):
    """After an action the turn goes on, unless the Day stops at its last hour (D3.5)."""

    diner: int
    used: bool = False
    """Whether a Tourist of the location was activated in this turn (D7.1)."""
    fetched: bool = False
    """Whether a Tourist was fetched from the Bus in this turn (D7.6)."""
    arrived: int = NOWHERE
    """The space of the Tourist that came from the Bus, who does not act again (D7.8)."""

    def run(self, state: DiningState) -> None:
        """Offer more steps, or leave the turn."""
        if state.options.midnight or state.clock < state.tables.clock.hours:
            state.push(TouristSteps(self.diner, self.used, self.fetched, self.arrived))


class TouristSteps(DinerChoice, Decision, frozen=True):
    """A player uses or fetches a Tourist, cures Bites or ends the turn."""

    diner: int
    used: bool = False
    fetched: bool = False
    arrived: int = NOWHERE
    stake = N_stakes("In each turn you may use one Tourist of the location and fetch one from the Bus.")
    rules_page = "tourists"

    def actions(self, state: DiningState) -> Sequence[Activate | BuyTicket | Cure | End]:
        """Return the Tourists, the tickets, the cures and the end."""
        tourists = [Activate(space) for space in self.usable_tourists(state)]
        return [*tourists, *self.tickets(state), *cures(state, self.diner), END]

    def prompt(self, position: Any) -> Text:
        """Return the prompt with the steps that are possible."""
        steps = (
            (words.TO_USE, self.usable_tourists(position)),
            (words.TO_FETCH, self.tickets(position)),
            (words.TO_CURE, cures(position, self.diner)),
        )
        possible = [step for step, ways in steps if ways]
        if not possible:
            return words.ONLY_END
        return words.STEPS.fill(steps=words.either([*possible, words.TO_END]))

    def usable_tourists(self, state: DiningState) -> list[int]:
        """Return the spaces of the Tourists that may be activated now (D7.1, D7.4, D7.8)."""
        here = self._tourists_here(state)
        return [] if self._against_use(state, here) else spaces_in(here)

    def _tourists_here(self, state: DiningState) -> int:
        """Return the spaces of the Tourists at the Hero's location as a mask, without the one of the Bus."""
        here = state.tourists & LOCATION_MASKS[location_of(state.heroes[self.diner])]
        return here & ~(1 << self.arrived) if self.arrived >= 0 else here

    def _against_use(self, state: DiningState, here: int) -> Text | None:
        """Return the rule by which none of the Tourists of the location, a mask, may be activated."""
        if self.used:
            return USED
        if not here:
            return NO_TOURIST
        return None if has_target(state, self.diner) else NO_TARGET

    def tickets(self, state: DiningState) -> list[BuyTicket]:
        """Return the tickets for a Tourist from the Bus that can be paid (D7.6)."""
        if self.against_ticket(state):
            return []
        tables, own = state.tables, state.resources[self.diner]
        return [BuyTicket(one) for one in tables.tickets if own[one] >= tables.bus.ticket_amount]

    def against_ticket(self, state: DiningState) -> Text | None:
        """Return the rule by which no ticket can be bought, whatever it costs."""
        if self.fetched:
            return FETCHED
        if state.bus == NOWHERE or state.bus != location_of(state.heroes[self.diner]):
            return NO_BUS
        return None if state.bus_tourists else EMPTY_BUS

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield Tourists, tickets and cures that are not possible."""
        if (reason := self._against_use(position, self._tourists_here(position))) is not None:
            yield Refusal("use", NAME_OF_USE, reason)
        reason = self.against_ticket(position)
        if reason is not None or not self.tickets(position):
            yield Refusal("ticket", NAME_OF_TICKET, reason or _price(position))
        yield from refused_cures(position, self.diner)

    def place_refusal(self, position: Any, place: int) -> Text | None:
        """Return why a Tourist cannot be used; None for a space without one."""
        if not position.tourists >> place & 1:
            return None
        if location_of(place) != location_of(position.heroes[self.diner]):
            return N_("Your Hero is not at the location of this Tourist.")
        if place == self.arrived:
            return N_("This Tourist has already acted in this turn.")
        return self._against_use(position, self._tourists_here(position))

    def apply(self, state: DiningState, action: DiningAction) -> None:
        """Begin the chosen step."""
        player = self.diner
        if isinstance(action, Activate):
            state.push(
                TouristMove(player, action.space), TurnContinues(player, True, self.fetched, self.arrived)
            )
        elif isinstance(action, BuyTicket):
            pay(state, player, ((action.resource, state.tables.bus.ticket_amount),))
            state.tell(TicketBought, player, action.resource)
            state.push(FetchedTourist(player, self.used))
        elif isinstance(action, Cure):
            cure(state, player, action.resource)
            state.push(self)


def _price(position: Any) -> Text:
    """Return the costs of a ticket, of which none can be paid."""
    tables = position.tables
    first, *others = (words.amount(one, tables.bus.ticket_amount) for one in tables.tickets)
    for other in others:
        first = N_("{one} or {other}").fill(one=first, other=other)
    return N_("A ticket costs {cost}.").fill(cost=first)


class TouristTarget(DinerChoice, Decision, frozen=True):
    """A decision about the space where a Tourist acts."""

    diner: int

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the spaces that are closed to the Tourist."""
        yield from refused_spaces(position, self.diner, is_hero=False)

    def place_refusal(self, position: Any, place: int) -> Text | None:
        """Return why the Tourist cannot act on a space."""
        return against_space(position, self.diner, place, is_hero=False)


class TouristMove(TouristTarget, frozen=True):
    """A player moves the activated Tourist to another space."""

    source: int
    asks = words.WHERE_TOURIST
    stake = N_stakes(
        "The Tourist does the action of the new space for you and stays there for the next player."
    )
    rules_page = "tourists"

    def actions(self, state: DiningState) -> Sequence[Send]:
        """Return the spaces."""
        return targets(state, self.diner)

    def apply(self, state: DiningState, action: DiningAction) -> None:
        """Move the Tourist and do the action of the space."""
        assert isinstance(action, Send)
        state.tourists &= ~(1 << self.source)
        _arrive(state, self.diner, self.source, action.space)


class FetchedTourist(TouristTarget, frozen=True):
    """A player keeps a Tourist fetched from the Bus, or sends the Tourist to a space (D7.7)."""

    used: bool
    stake = N_stakes(
        "The ticket is paid. A kept Tourist is worth 3 as a Bribe; one who is sent acts for you at once."
    )
    rules_page = "bus"

    def prompt(self, position: Any) -> Text:
        """Return the prompt, or that no space is open."""
        return words.KEEP_OR_USE if has_target(position, self.diner) else words.ONLY_KEEP

    def actions(self, state: DiningState) -> Sequence[Keep | Send]:
        """Return the spaces, then keeping."""
        return [*targets(state, self.diner), KEEP]

    def apply(self, state: DiningState, action: DiningAction) -> None:
        """Put the Tourist on the player board or on the space."""
        player = self.diner
        state.bus_tourists -= 1
        if isinstance(action, Send):
            state.push(TurnContinues(player, self.used, True, action.space))
            _arrive(state, player, NOWHERE, action.space)
        else:
            state.push(TurnContinues(player, self.used, True))
            state.kept = with_item(state.kept, player, state.kept[player] + 1)
            state.tell(TouristKept, player)


def _arrive(state: DiningState, player: int, source: int, space: int) -> None:
    """Put a Tourist on a space and do its action; a Tourist Ability card follows (D7.11)."""
    state.tourists |= 1 << space
    state.tell(TouristMoved, player, source, space, state.tables.place_names[location_of(space)])
    state.push(AbilityCard(player, space, work(state, player, space)))
