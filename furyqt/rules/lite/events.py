"""The events of the simplified game, and the hunters' knowledge of them (L8.1)."""

from __future__ import annotations

from furyqt.rules.core.events import Event
from furyqt.rules.core.numerals import counted
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.lite.tables import DRACULA, HIDE, NOWHERE, SEAS, TELEPORT, UNKNOWN_CITY, UNKNOWN_SEA
from furyqt.rules.lite.words import FIGURE_NAMES, code_text, place_text

N_ = Texts("lite.events")


class HunterMoved(Event, frozen=True):
    """A hunter ended his move in a place."""

    hunter: int
    place: int
    stays: bool = False
    """Whether it is the one he was in."""
    starts: bool = False
    """Whether it is his starting place."""

    def describe(self) -> Text:
        says = N_("{hunter} stays {place:in}.") if self.stays else N_("{hunter} goes {place:to}.")
        if self.starts:
            says = N_("{hunter} starts {place:in}.")
        return says.fill(hunter=FIGURE_NAMES[self.hunter], place=place_text(self.place))


class TrapsSprung(Event, frozen=True):
    """Traps of the city hurt a hunter and are destroyed (L5.3)."""

    hunter: int
    count: int

    def describe(self) -> Text:
        return counted(self.count, _TRAP, _TRAPS).fill(hunter=FIGURE_NAMES[self.hunter])


_TRAP = N_("A trap hurts {hunter}.")
_TRAPS = N_("{hunter} springs {count:word} traps and is hurt.")


class VampireDestroyed(Event, frozen=True):
    """A hunter destroyed an immature vampire (L5.4)."""

    hunter: int

    def describe(self) -> Text:
        return N_("{hunter} destroys an immature vampire.").fill(hunter=FIGURE_NAMES[self.hunter])


class DraculaMet(Event, frozen=True):
    """A hunter met Dracula: both are hurt (L5.5)."""

    hunter: int
    blood: int
    """Dracula's blood afterwards."""

    def describe(self) -> Text:
        says = _MET if self.blood > 0 else _MET_LAST
        return says.fill(hunter=FIGURE_NAMES[self.hunter], blood=self.blood)


_MET = N_("{hunter} meets Dracula, who has {blood} blood left.")
_MET_LAST = N_("{hunter} meets Dracula, who has no blood left.")


class HunterDied(Event, frozen=True):
    """A hunter is brought to the hospital (L5.6)."""

    hunter: int

    def describe(self) -> Text:
        return N_("{hunter} is brought to the hospital.").fill(hunter=FIGURE_NAMES[self.hunter])


class HunterRested(Event, frozen=True):
    """A hunter stayed in his place (L5.7)."""

    hunter: int
    life: int
    """His life afterwards."""

    def describe(self) -> Text:
        return N_("{hunter} rests and has {life} life.").fill(
            hunter=FIGURE_NAMES[self.hunter], life=self.life
        )


class Researched(Event, frozen=True):
    """All four hunters rested: the oldest move of the trail is revealed (L9.1)."""

    def describe(self) -> Text:
        return N_("The hunters' research uncovers the oldest move of the trail.")


_UNKNOWN_CITY = N_("Dracula moves to an unknown city.")
_UNKNOWN_SEA = N_("Dracula moves to an unknown sea zone.")
_STARTS_IN_CITY = N_("Dracula starts in an unknown city.")
_STARTS_AT_SEA = N_("Dracula starts in an unknown sea zone.")


class DraculaMoved(Event, frozen=True):
    """Dracula made a move (L8.1); hunters see of a LOCATION or a HIDE only whether it is on land."""

    round: int
    code: int
    """A number of CODES."""
    place: int
    """The place of the figure after the move, or NOWHERE if it is hidden."""

    def shown_to(self, player: int) -> DraculaMoved:
        """Show the hunters the face of the move only."""
        if player == DRACULA:
            return self
        if self.code > HIDE:
            place = self.place if self.code == TELEPORT else NOWHERE
            return DraculaMoved(self.round, self.code, place)
        return DraculaMoved(self.round, UNKNOWN_SEA if self.place in SEAS else UNKNOWN_CITY, NOWHERE)

    def describe(self) -> Text:
        if self.code == UNKNOWN_CITY:
            return _UNKNOWN_CITY if self.round else _STARTS_IN_CITY
        if self.code == UNKNOWN_SEA:
            return _UNKNOWN_SEA if self.round else _STARTS_AT_SEA
        if not self.round:
            return N_("Dracula starts {place:in}.").fill(place=code_text(self.code))
        if self.place == NOWHERE or self.place == self.code:
            return N_("Dracula's move: {move}.").fill(move=code_text(self.code))
        return N_("Dracula's move: {move} ({place}).").fill(
            move=code_text(self.code), place=place_text(self.place)
        )


class MoveRevealed(Event, frozen=True):
    """The hunters learned a move of Dracula (L8.2)."""

    round: int
    code: int
    """A LOCATION or HIDE move as a number of CODES."""

    def describe(self) -> Text:
        if not self.round:
            return N_("Revealed: Dracula's starting place was {move}.").fill(move=code_text(self.code))
        return N_("Revealed: Dracula's move of round {round} was {move}.").fill(
            round=self.round, move=code_text(self.code)
        )


class TrapLaid(Event, frozen=True):
    """Dracula left a trap in his place."""

    def describe(self) -> Text:
        return N_("Dracula lays a trap.")


class VampirePlaced(Event, frozen=True):
    """Dracula left an immature vampire in his place."""

    def describe(self) -> Text:
        return N_("Dracula leaves an immature vampire.")


class TrapVanished(Event, frozen=True):
    """A trap left the trail (L7.1)."""

    def describe(self) -> Text:
        return N_("A trap vanishes at the end of the trail.")


class VampireMatured(Event, frozen=True):
    """A vampire left the trail alive (L7.1)."""

    def describe(self) -> Text:
        return N_("A vampire has matured!")


class BloodLost(Event, frozen=True):
    """Dracula lost blood at sea (L7.3)."""

    blood: int
    """His blood afterwards."""

    def describe(self) -> Text:
        return N_("The sea costs Dracula blood: {blood} left.").fill(blood=max(0, self.blood))


class BloodGained(Event, frozen=True):
    """Dracula gained blood in his castle (L7.7)."""

    blood: int
    """His blood afterwards."""

    def describe(self) -> Text:
        return N_("The castle gives Dracula strength: {blood} blood.").fill(blood=self.blood)


class RoundEnded(Event, frozen=True):
    """Dracula's turn is over and the score has fallen (L7.8)."""

    round: int
    score: int

    def describe(self) -> Text:
        if not self.round:
            return N_("All figures are placed: score {score}.").fill(score=self.score)
        return N_("Round {round} is over: score {score}.").fill(round=self.round, score=self.score)


class Disqualified(Event, frozen=True):
    """A figure gave no move and is moved by the engine from now on (L10.1)."""

    figure: int

    def describe(self) -> Text:
        return N_("{figure} is disqualified.").fill(figure=FIGURE_NAMES[self.figure])


class GameEnded(Event, frozen=True):
    """Dracula is dead, or the score is used up (L3.2)."""

    score: int
    dracula_died: bool

    def describe(self) -> Text:
        if self.dracula_died:
            return N_("Dracula is destroyed. Final score: {score}.").fill(score=self.score)
        return N_("The score is used up: Europe falls to Dracula.")


LiteEvent = (
    HunterMoved
    | TrapsSprung
    | VampireDestroyed
    | DraculaMet
    | HunterDied
    | HunterRested
    | Researched
    | DraculaMoved
    | MoveRevealed
    | TrapLaid
    | VampirePlaced
    | TrapVanished
    | VampireMatured
    | BloodLost
    | BloodGained
    | RoundEnded
    | Disqualified
    | GameEnded
)
