"""A turn begins with the Hero (D4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.agenda import Decision
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import words
from furyqt.rules.dining.actions import Cure, DiningAction, PlaceHero
from furyqt.rules.dining.events import HeroPlaced
from furyqt.rules.dining.spaces import location_of
from furyqt.rules.dining.state import DiningState, with_item
from furyqt.rules.dining.steps.choices import DinerChoice, cure, cures, refused_cures
from furyqt.rules.dining.steps.tourists import TurnContinues
from furyqt.rules.dining.steps.workplaces import against_space, placements, refused_spaces, work

N_stakes = Texts("dining.stakes")


class HeroTurn(DinerChoice, Decision, frozen=True):
    """A player places the Hero; Bites may be cured before (D4.1)."""

    diner: int
    asks = words.PLACE_HERO
    stake = N_stakes("Collecting takes 1 hour, repairing a stand 2 hours. At 24 hours the Day is over.")
    rules_page = "hero_turn"

    def actions(self, state: DiningState) -> Sequence[PlaceHero | Cure]:
        """Return the placements, then the cures."""
        found = placements(state, self.diner)
        return [*found, *cures(state, self.diner)] if state.bites[self.diner] else found

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the spaces that are closed to the Hero, and the cures."""
        yield from refused_spaces(position, self.diner, is_hero=True)
        yield from refused_cures(position, self.diner)

    def place_refusal(self, position: Any, place: int) -> Text | None:
        """Return why the Hero cannot act on a space."""
        return against_space(position, self.diner, place, is_hero=True)

    def apply(self, state: DiningState, action: DiningAction) -> None:
        """Place the Hero and do the action of the space."""
        player = self.diner
        if isinstance(action, Cure):
            cure(state, player, action.resource)
            state.push(self)
            return
        assert isinstance(action, PlaceHero)
        space = action.space
        state.heroes = with_item(state.heroes, player, space)
        state.last = player
        state.tell(HeroPlaced, player, space, state.tables.place_names[location_of(space)])
        work(state, player, space)
        state.push(TurnContinues(player))
