"""The encounters that are agents of Dracula (C1.3, C7.4, C7.5)."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.catalog import ENCOUNTERS
from furyqt.rules.fury2.decks import Encounter
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.search.agents import fight_agent
from furyqt.rules.fury2.steps.search.search import EncounterEffect

N_ = Texts("fury2.cards")


@ENCOUNTERS.card(
    Encounter.ASSASSIN,
    N_("Assassin"),
    N_("Combat with an agent who has Punch, Dodge, Knife, Pistol and Rifle."),
    copies=1,
)
def assassin(state: Fury2State, effect: EncounterEffect) -> None:
    """Begin the fight."""
    fight_agent(state, state.group, effect.card, effect.spot)


@ENCOUNTERS.card(
    Encounter.MINION_WITH_KNIFE,
    N_("Minion with Knife"),
    N_("Combat with an agent who has Punch, Dodge and Knife."),
    copies=3,
)
def minion_with_knife(state: Fury2State, effect: EncounterEffect) -> None:
    """Begin the fight."""
    fight_agent(state, state.group, effect.card, effect.spot)


@ENCOUNTERS.card(
    Encounter.MINION_WITH_KNIFE_AND_PISTOL,
    N_("Minion with Knife and Pistol"),
    N_("Combat with an agent who has Punch, Dodge, Knife and Pistol."),
    copies=2,
)
def minion_with_knife_and_pistol(state: Fury2State, effect: EncounterEffect) -> None:
    """Begin the fight."""
    fight_agent(state, state.group, effect.card, effect.spot)


@ENCOUNTERS.card(
    Encounter.MINION_WITH_KNIFE_AND_RIFLE,
    N_("Minion with Knife and Rifle"),
    N_("Combat with an agent who has Punch, Dodge, Knife and Rifle."),
    copies=2,
)
def minion_with_knife_and_rifle(state: Fury2State, effect: EncounterEffect) -> None:
    """Begin the fight."""
    fight_agent(state, state.group, effect.card, effect.spot)
