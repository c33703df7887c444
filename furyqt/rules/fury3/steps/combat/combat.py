"""Combat: its participants and the steps before it (R10.1, R10.8, R10.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.action_labels import Labels
from furyqt.rules.fury3.actions import HUNTER_CHOICES, NO, PASS, YES, Choose, Word
from furyqt.rules.fury3.decision import DraculaDecision, HunterDecision
from furyqt.rules.fury3.decks import TABLE, Encounter
from furyqt.rules.fury3.events import CombatRefused, HunterChosen
from furyqt.rules.fury3.piles import discard_encounter
from furyqt.rules.fury3.state import Fight, Fury3State, PlacedEncounter
from furyqt.rules.fury3.steps.combat.combat_effects import fight_of
from furyqt.rules.fury3.steps.combat.harm import delay
from furyqt.rules.fury3.steps.combat.preparation import Preparation
from furyqt.rules.fury3.steps.search.encounters import EncounterEffect
from furyqt.rules.fury3.steps.search.hideouts import here
from furyqt.rules.fury3.tables import CITIES, FIGURES, NOWHERE

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")


class Battle(Step, frozen=True):
    """Combat at dawn or dusk, if a hunter is in Dracula's city (R10.1)."""

    def run(self, state: Fury3State) -> None:
        """Begin the combat; in a fogged city Dracula may refuse (R9.4)."""
        if hunters_here(state):
            if here(state) in state.fog:
                state.push(RefuseChoice())
            else:
                face_dracula(state)


def hunters_here(state: Fury3State) -> tuple[int, ...]:
    """Return the hunters in Dracula's city who can fight; a hospital is not in its city (R11.4, R11.9)."""
    place = here(state)
    if place not in CITIES:
        return ()
    return tuple(
        hunter for hunter in FIGURES if (sheet := state.hunters[hunter]).place == place and not sheet.defeated
    )


class RefuseChoice(DraculaDecision, frozen=True):
    """Dracula may decline a combat in a fogged city (R9.4)."""

    asks = N_questions("Avoid the combat in the fog?")
    stake = N_stakes("In fog you may avoid this combat: then none takes place now, and you stay revealed.")
    rules_page = "fog"

    def actions(self, state: Fury3State) -> Sequence[Word]:
        return (YES, NO)

    def apply(self, state: Fury3State, action: Word) -> None:
        if action == YES:
            state.tell(CombatRefused)
        else:
            face_dracula(state)


def face_dracula(state: Fury3State) -> None:
    """Use matured bodyguards first, then begin the combat with the remaining hunters (R10.2)."""
    state.push(Bodyguards(), DraculaCombat())


class Bodyguards(Step, frozen=True):
    """Dracula may use his matured Szgany Bodyguards before a combat."""

    def run(self, state: Fury3State) -> None:
        if state.bodyguards and hunters_here(state):
            state.push(BodyguardsChoice())


class BodyguardsChoice(DraculaDecision, frozen=True):
    """Dracula uses the bodyguards against a hunter in his city, or keeps them for later."""

    asks = N_questions("Use Szgany Bodyguards against a hunter before the combat?")
    rules_page = "card:encounter:szgany_bodyguards"
    is_matured = True
    place_rule = N_unavailable("Only hunters in Dracula's city can be chosen.")
    labels: ClassVar[Labels] = {PASS: N_buttons("Keep the bodyguards")}

    def actions(self, state: Fury3State) -> Sequence[Word | Choose]:
        return (PASS, *(HUNTER_CHOICES[hunter] for hunter in hunters_here(state)))

    def apply(self, state: Fury3State, action: Word | Choose) -> None:
        if isinstance(action, Choose):
            state.bodyguards -= 1
            state.tell(HunterChosen, action.hunter)
            discard_encounter(state, Encounter.SZGANY_BODYGUARDS, TABLE, faceup=True)
            guards = PlacedEncounter(Encounter.SZGANY_BODYGUARDS, True)
            state.push(EncounterEffect(action.hunter, NOWHERE, guards, True), Bodyguards())


class DraculaCombat(Step, frozen=True):
    """The combat with Dracula, if there is still a hunter in his city."""

    def run(self, state: Fury3State) -> None:
        """Begin the combat with all hunters there (R10.1)."""
        if hunters := hunters_here(state):
            state.fight = Fight(hunters)
            state.push(Preparation())


def fight_vampire(
    state: Fury3State, hunters: tuple[int, ...], hideout: int, placed: PlacedEncounter, *, ambush: bool
) -> None:
    """Put the combat with a vampire encounter, which is on the table, on the agenda (R10.8)."""
    state.push(VampireCombat(hunters, hideout, placed, ambush))


class VampireCombat(Step, frozen=True):
    """The combat of one hunter with a vampire encounter; others may join against a New Vampire (R10.9)."""

    hunters: tuple[int, ...]
    hideout: int
    placed: PlacedEncounter
    ambush: bool

    def run(self, state: Fury3State) -> None:
        state.fight = Fight(self.hunters, self.placed, self.hideout, self.ambush)
        place = state.hunters[self.hunters[0]].place
        others = () if self.placed.card != Encounter.NEW_VAMPIRE else FIGURES
        state.push(
            *(
                JoinChoice(hunter)
                for hunter in others
                if hunter not in self.hunters
                and (sheet := state.hunters[hunter]).place == place
                and not sheet.delayed
                and not sheet.defeated
            ),
            Preparation(),
        )


class JoinChoice(HunterDecision, frozen=True):
    """A hunter in the city may become delayed to join the combat with a New Vampire (R10.9)."""

    asks = N_questions("{hunter}: become delayed to join the combat?")
    stake = N_stakes(
        "A delayed hunter loses the next action. Without you the other hunter fights the New Vampire alone."
    )
    rules_page = "card:encounter:new_vampire"

    def actions(self, state: Fury3State) -> Sequence[Word]:
        return (YES, NO)

    def apply(self, state: Fury3State, action: Word) -> None:
        if action == YES:
            delay(state, self.hunter)
            state.update_fight(hunters=tuple(sorted((*fight_of(state).hunters, self.hunter))))
