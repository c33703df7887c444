"""The order of turns, Dinners and rounds, and the bus run (D3.4, D8.2, D10, D11)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.dining.decks import TOURISTS, bus_stops, deal_row, shuffle
from furyqt.rules.dining.events import BusStopped, DayEnded, GameEnded, MajorityScored, RoundBegan
from furyqt.rules.dining.scoring import majorities
from furyqt.rules.dining.spaces import NOWHERE, TABLE, resource_space
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.conversions import draw_up_to, hand_size
from furyqt.rules.dining.steps.dinner import DinnerChoice
from furyqt.rules.dining.steps.turns import HeroTurn
from furyqt.rules.dining.steps.workplaces import can_place
from furyqt.rules.dining.supply import gain, in_supply, score


class NextTurn(Step, frozen=True):
    """The next player's turn, or Dinner when the hours are spent; who cannot act is skipped (D3.4, D3.9)."""

    diner: int

    def run(self, state: DiningState) -> None:
        """Begin a turn or the Dinner."""
        if state.clock < state.tables.clock.hours:
            players = state.players
            for further in range(players):
                player = (self.diner + further) % players
                if can_place(state, player):
                    state.turn += 1
                    state.push(HeroTurn(player), NextTurn((player + 1) % players))
                    return
        state.push(DinnerStart())


class DinnerStart(Step, frozen=True):
    """At the end of the Day all meeples leave the board, and the players dine in turn (D8.1, D8.2)."""

    def run(self, state: DiningState) -> None:
        """Clear the board and put the Dinners on the agenda."""
        state.tell(DayEnded, state.round)
        state.bus_tourists += state.tourists.bit_count()
        state.tourists, state.bus = 0, NOWHERE
        state.heroes = (TABLE,) * state.players
        players = range(state.players)
        state.push(*(NextDinner((state.first + seat) % len(players)) for seat in players), NextRound())


class NextDinner(Step, frozen=True):
    """The Dinner of one player begins."""

    diner: int

    def run(self, state: DiningState) -> None:
        """Offer the Dinner."""
        state.turn += 1
        state.push(DinnerChoice(self.diner))


class NextRound(Step, frozen=True):
    """Prepares the next round; after the last one the majorities are scored and the game is over."""

    def run(self, state: DiningState) -> None:
        """Follow the order of D10."""
        if state.round == state.tables.components.rounds:
            end_game(state)
            return
        state.round += 1
        state.first = (state.last + 1) % state.players
        state.clock = 0
        state.tell(RoundBegan, state.round, state.first)
        for seat in range(state.players):
            player = (state.first + seat) % state.players
            draw_up_to(state, player, hand_size(state, player))
        cards = sorted((*state.row_up, *state.row_down, *state.tourist_deck, *state.tourist_discard))
        state.tourist_deck, state.tourist_discard = shuffle(state, TOURISTS, tuple(cards)), ()
        deal_row(state)
        run_bus(state)
        state.push(NextTurn(state.first))


def run_bus(state: DiningState) -> None:
    """Place Tourists at the first stops; every stop pays the player who controls it (D10.5, D10.6)."""
    tables = state.tables
    placed = tables.components.tourists_placed_at_dawn
    state.bus_tourists = tables.components.tourists
    for number, location in enumerate(bus_stops(state, placed + 1)):
        gets_off = number < placed
        state.bus = location
        state.tell(BusStopped, location, tables.place_names[location], gets_off)
        if gets_off:
            state.bus_tourists -= 1
            state.tourists |= 1 << resource_space(location, 0)
        if state.stands[location] and (gets_off or state.options.fifth_stop):
            resource = tables.products[location]
            if in_supply(state, resource):
                gain(state, state.stands[location][-1], resource, tables.bus.controller_bonus)


def end_game(state: DiningState) -> None:
    """Score the majorities (D11.1)."""
    tables = state.tables
    for location, player in majorities(state).items():
        score(state, player, tables.scoring.majority_vp)
        name = tables.place_names[location]
        state.tell(MajorityScored, player, location, name, tables.scoring.majority_vp)
    state.tell(GameEnded, state.points)
