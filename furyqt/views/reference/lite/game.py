"""The aim of the simplified game."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.lite.tables import DEATH_COST, MATURED_COST, START_BLOOD, START_SCORE, TRAIL, TURN_COST
from furyqt.views.reference.lite.lists import HUNTER_LIST, PLACE_COUNT, SEA_COUNT
from furyqt.views.reference.page import Chapter, Page

N_ = Texts("lite.reference")

CHAPTER = Chapter(
    N_("The game"),
    (
        Page(
            "minute",
            N_("The game in one minute"),
            (
                N_(
                    "Four hunters, led by one player, chase Dracula across Europe. They act one "
                    "after the other, {hunters}, and Dracula comes last."
                ).fill(hunters=HUNTER_LIST),
                N_(
                    "Dracula moves unseen. His last {trail} moves are his trail, and in the "
                    "cities of the trail he leaves traps and young vampires."
                ).fill(trail=TRAIL),
                N_("Hunters who step on the trail uncover it. Hunters who find Dracula take blood from him."),
                N_(
                    "The score falls with every round. The hunters win if Dracula has no blood "
                    "left before the score is used up."
                ),
            ),
            see=("score", "hunter_turn", "dracula_turn", "sight", "start", "options"),
            rules=("L2.1", "L2.5"),
        ),
        Page(
            "score",
            N_("Score, blood and the end"),
            (
                N_("The score begins at {score} and only falls:").fill(score=START_SCORE),
                (
                    N_("by {turn} with each Dracula turn;").fill(turn=TURN_COST),
                    N_("by {death} whenever a hunter is brought to the hospital;").fill(death=DEATH_COST),
                    N_("by {matured} whenever a vampire matures.").fill(matured=MATURED_COST),
                ),
                N_(
                    "Dracula begins with {blood} blood. Without blood he is destroyed, and the "
                    "hunters win with the score that is left. If the score is used up first, "
                    "Dracula wins."
                ).fill(blood=START_BLOOD),
                N_("He may die in his own turn, at sea. That turn still costs its point."),
            ),
            see=("minute", "life", "vampires", "sea_and_castle"),
            rules=("L1.1", "L1.2", "L1.3", "L1.4", "L1.5", "L3.1", "L3.2", "L3.3"),
        ),
        Page(
            "start",
            N_("The first round"),
            (
                N_(
                    "Rounds count from 0. In round 0 all figures are placed: each hunter "
                    "anywhere on the map, then Dracula anywhere but in the hospital. He sees "
                    "where the hunters are."
                ),
                N_("Starting in a place does not count as a rest."),
            ),
            see=("hunter_turn", "dracula_turn"),
            rules=("L2.2", "L2.4"),
        ),
        Page(
            "map",
            N_("Places and ways"),
            (
                N_(
                    "The map has {places} places, {seas} of them seas. Roads join cities, boats "
                    "join ports and seas, and railways are for hunters only."
                ).fill(places=PLACE_COUNT, seas=SEA_COUNT),
                N_(
                    "For the hunters, Castle Dracula and the hospital of St. Joseph and St. Mary "
                    "are cities like any other. Dracula never enters the hospital."
                ),
            ),
            see=("rail", "hunter_turn", "dracula_turn"),
            rules=("L1.20",),
        ),
    ),
)
