"""Time, tracks, markers, dice and the end of the game (R3, R13, R14, R18)."""

from __future__ import annotations

from typing import ClassVar

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.events.fact import Fact, TrackMoved
from furyqt.rules.fury2.tables import HUNTERS, TRAIN_FACES

N_ = Texts("fury2.events")


class TimePassed(Fact, frozen=True):
    """The time marker moved (R3)."""

    time: int
    says: ClassVar[Text] = N_("Time of day: {time}.")


class VampiresChanged(TrackMoved, frozen=True):
    """The vampire track moved (R18.2)."""

    vampires: int
    says: ClassVar[Text] = N_("The vampire track is now at {vampires}.")
    rises: ClassVar[Text] = N_("The vampire track rises from {before} to {vampires}.")
    falls: ClassVar[Text] = N_("The vampire track falls from {before} to {vampires}.")


class ResolveChanged(TrackMoved, frozen=True):
    """The resolve track moved (R13)."""

    resolve: int
    says: ClassVar[Text] = N_("The hunters' resolve is now {resolve}.")
    rises: ClassVar[Text] = N_("The hunters' resolve rises from {before} to {resolve}.")
    falls: ClassVar[Text] = N_("The hunters' resolve falls from {before} to {resolve}.")


class ResolveUsed(Event, frozen=True):
    """A hunter paid resolve for one of its three effects (R13.1)."""

    hunter: int
    effect: int

    def describe(self) -> Text:
        return _RESOLVED[self.effect].fill(hunter=words.FIGURE_NAMES[self.hunter])


_RESOLVED = (
    N_("{hunter} uses resolve for Newspaper Reports."),
    N_("{hunter} uses resolve for Sense of Emergency."),
    N_("{hunter} uses resolve for Inner Strength."),
)


class MarkerPlaced(Event, frozen=True):
    """A marker came on the board: host, consecrated, storm (at a place) or roadblock (line)."""

    marker: str
    where: int

    def describe(self) -> Text:
        return _marked(_PLACED, self.marker, self.where)


class MarkerRemoved(Event, frozen=True):
    """A marker left the board; fields as in MarkerPlaced."""

    marker: str
    where: int

    def describe(self) -> Text:
        return _marked(_REMOVED, self.marker, self.where)


def _marked(texts: dict[str, Text], marker: str, where: int) -> Text:
    if marker == "roadblock":
        return texts[marker].fill(line=words.line_text(where))
    return texts[marker].fill(place=words.place_text(where))


_PLACED = {
    "host": N_("A Heavenly Host protects {place}."),
    "consecrated": N_("{place} is consecrated."),
    "storm": N_("A storm rages {place:in}."),
    "roadblock": N_("A roadblock closes {line}."),
}
_REMOVED = {
    "host": N_("The Heavenly Host no longer protects {place}."),
    "consecrated": N_("{place} is no longer consecrated."),
    "storm": N_("The storm {place:in} ends."),
    "roadblock": N_("The roadblock on {line} is removed."),
}


class DiceRolled(Event, frozen=True):
    """Dice were rolled; `die` is one of DICE, and the faces of the train die are indices of TRAIN_FACES.

    The record writes them with the action that caused the roll.
    """

    die: str
    faces: tuple[int, ...]
    is_open: bool = False
    """Whether it may be rolled again, so that it decides nothing yet."""

    @property
    def token(self) -> str:
        """The faces in the notation."""
        return "-".join(TRAIN_FACES[face] if self.die == "train" else str(face) for face in self.faces)

    def describe(self) -> Text:
        decides = self.die == "train" and not self.is_open
        says = TRAIN.get(self.token, DICE[self.die]) if decides else DICE[self.die]
        return says.fill(faces=self.token)


DICE = {
    "train": N_("The train die shows {faces}."),
    "hunters": N_("The hunters roll {faces}."),
    "dracula": N_("Dracula rolls {faces}."),
    "agent": N_("The agent rolls {faces}."),
    "vampire": N_("The vampire rolls {faces}."),
    "new_vampire": N_("The New Vampire rolls {faces}: up to 3 is a bite, more an escape."),
    "servant": N_("The Servant rolls {faces}."),
    "hunter": N_("The hunter rolls {faces}."),
}
"""The dice, and who rolls them, with their sentences."""
TRAIN = {
    "X": N_("The train die shows X: the turn is over."),
    "0": N_("The train die shows 0: the train is missed."),
}
"""The faces of the train die without a journey, with their sentences."""


class GameEnded(Fact, frozen=True):
    """The game is over (R18)."""

    winner: int

    def describe(self) -> Text:
        return words.HUNTERS_WIN if self.winner == HUNTERS else words.DRACULA_WINS
