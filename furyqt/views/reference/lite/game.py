"""The aim of the simplified game."""

from __future__ import annotations

from furyqt.rules.core.text import N_
from furyqt.rules.lite.tables import DEATH_COST, MATURED_COST, START_BLOOD, START_SCORE, TRAIL, TURN_COST
from furyqt.views.reference.lite.lists import HUNTER_LIST, PLACE_COUNT, SEA_COUNT
from furyqt.views.reference.page import Chapter, Page

CHAPTER = Chapter(
    N_("lite.reference", "The game"),
    (
        Page(
            "minute",
            N_("lite.reference", "The game in one minute"),
            (
                N_(
                    "lite.reference",
                    "Four hunters, led by one player, chase Dracula across Europe. They act one "
                    "after the other, {hunters}, and Dracula comes last.",
                ).fill(hunters=HUNTER_LIST),
                N_(
                    "lite.reference",
                    "Dracula moves unseen. His last {trail} moves are his trail, and in the "
                    "cities of the trail he leaves traps and young vampires.",
                ).fill(trail=TRAIL),
                N_(
                    "lite.reference",
                    "Hunters who step on the trail uncover it. Hunters who find Dracula take blood from him.",
                ),
                N_(
                    "lite.reference",
                    "The score falls with every round. The hunters win if Dracula has no blood "
                    "left before the score is used up.",
                ),
            ),
            see=("score", "hunter_turn", "dracula_turn", "sight", "start", "options"),
            rules=("L2.1", "L2.5"),
        ),
        Page(
            "score",
            N_("lite.reference", "Score, blood and the end"),
            (
                N_("lite.reference", "The score begins at {score} and only falls:").fill(score=START_SCORE),
                (
                    N_("lite.reference", "by {turn} with each Dracula turn;").fill(turn=TURN_COST),
                    N_("lite.reference", "by {death} whenever a hunter is brought to the hospital;").fill(
                        death=DEATH_COST
                    ),
                    N_("lite.reference", "by {matured} whenever a vampire matures.").fill(
                        matured=MATURED_COST
                    ),
                ),
                N_(
                    "lite.reference",
                    "Dracula begins with {blood} blood. Without blood he is destroyed, and the "
                    "hunters win with the score that is left. If the score is used up first, "
                    "Dracula wins.",
                ).fill(blood=START_BLOOD),
                N_("lite.reference", "He may die in his own turn, at sea. That turn still costs its point."),
            ),
            see=("minute", "life", "vampires", "sea_and_castle"),
            rules=("L1.1", "L1.2", "L1.3", "L1.4", "L1.5", "L3.1", "L3.2", "L3.3"),
        ),
        Page(
            "start",
            N_("lite.reference", "The first round"),
            (
                N_(
                    "lite.reference",
                    "Rounds count from 0. In round 0 all figures are placed: each hunter "
                    "anywhere on the map, then Dracula anywhere but in the hospital. He sees "
                    "where the hunters are.",
                ),
                N_("lite.reference", "Starting in a place does not count as a rest."),
            ),
            see=("hunter_turn", "dracula_turn"),
            rules=("L2.2", "L2.4"),
        ),
        Page(
            "map",
            N_("lite.reference", "Places and ways"),
            (
                N_(
                    "lite.reference",
                    "The map has {places} places, {seas} of them seas. Roads join cities, boats "
                    "join ports and seas, and railways are for hunters only.",
                ).fill(places=PLACE_COUNT, seas=SEA_COUNT),
                N_(
                    "lite.reference",
                    "For the hunters, Castle Dracula and the hospital of St. Joseph and St. Mary "
                    "are cities like any other. Dracula never enters the hospital.",
                ),
            ),
            see=("rail", "hunter_turn", "dracula_turn"),
            rules=("L1.20",),
        ),
    ),
)
