"""The story of a turn in the simplified game: the importance of events, and the ways of the pieces."""

from __future__ import annotations

from furyqt.rules.core.events import Event
from furyqt.rules.lite import events
from furyqt.rules.lite.observation import LiteObservation
from furyqt.rules.lite.tables import DRACULA_FIGURE, HUNTERS, LETTERS
from furyqt.views.boards.lite.great import READERS
from furyqt.views.boards.lite.picture import COLORS, known
from furyqt.views.boards.story import Story
from furyqt.views.picture import UNKNOWN_PLACE, PieceWay

_WEIGHTS: dict[type[Event], int] = {
    events.GameEnded: 100, events.VampireMatured: 90, events.HunterDied: 85, events.DraculaMet: 80,
    events.MoveRevealed: 75, events.Disqualified: 70, events.TrapsSprung: 60, events.VampireDestroyed: 58,
    events.VampirePlaced: 55, events.Researched: 50, events.BloodLost: 45, events.BloodGained: 45,
    events.DraculaMoved: 40, events.TrapLaid: 35, events.TrapVanished: 30, events.HunterMoved: 25,
    events.HunterRested: 20, events.RoundEnded: 0,
}  # fmt: skip
"""The importance of each kind of event."""
_OF_HUNTERS = (events.HunterMoved, events.HunterRested)


class LiteStory(Story):
    """The newest events of the simplified game, which has no cards."""

    great = READERS

    def importance(self, observation: LiteObservation, event: Event) -> int:
        """Return the importance of an event; usual deeds of hunters are less important to their own side."""
        weight = _WEIGHTS[type(event)]
        return weight // 3 if observation.player == HUNTERS and isinstance(event, _OF_HUNTERS) else weight

    def ways(self, observation: LiteObservation, since: int) -> tuple[PieceWay, ...]:
        """Return the ways of the hunters, and of Dracula while his places are known."""
        here: dict[int, int] = {}
        found: dict[int, list[int]] = {}
        for number, event in enumerate(observation.events):
            if isinstance(event, events.HunterMoved):
                figure, place = event.hunter, event.place
            elif isinstance(event, events.DraculaMoved):
                figure, place = DRACULA_FIGURE, known(observation.lairs[event.round])
            else:
                continue
            before, here[figure] = here.get(figure, UNKNOWN_PLACE), place
            if number >= since and min(before, place) >= 0 and before != place:
                found.setdefault(figure, [before]).append(place)
        return tuple(PieceWay(LETTERS[figure], COLORS[figure], tuple(way)) for figure, way in found.items())


STORY = LiteStory()
