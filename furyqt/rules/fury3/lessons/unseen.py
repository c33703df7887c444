"""The first lesson for Dracula: the trail from his side, the castle, the sea, encounters that mature."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say
from furyqt.rules.core.stage import Scene
from furyqt.rules.core.text import Texts

N_ = Texts("lessons")

LESSON = Lesson(
    "unseen",
    "dracula",
    N_("Moving unseen"),
    N_("Your trail, your castle, the sea, and encounters that mature in peace."),
    Scene(
        places=("MI", "MA", "LO", "SO"),
        encounters=(
            *("reckless_vampire", "rats", "wolves", "spy", "bats", "saboteur", "szgany_mob", "hoax"),
            *("desecrated_soil", "rats"),
        ),
        wounds={"dracula": 6},
        influence=2,
        moves=(
            "BD pass*8 @SZ #1:reckless_vampire pass*8 @KL #1:spy pass*8 @CD #1:wolves pass*8 @GA #1:rats "
            "pass*8 @BC #1:bats pass*8 @CN #1:saboteur pass*8"
        ),
    ),
    (
        Say(
            N_(
                "Now you are Dracula, with one move for each day and night of the hunters. You "
                "see the faces of your trail; they see only backs, land or sea, until they come "
                "to a city or a card reveals it."
            ),
            ("part:trail",),
        ),
        Say(
            N_(
                "Three moves ago you were in Castle Dracula. Returning there healed you of 5 "
                "damage, but its card has its own back: everyone saw it."
            ),
            ("part:trail", "place:CD"),
        ),
        Ask(
            N_(
                "Your phase begins: the whole trail slides, and Szeged leaves it. No hunter "
                "found the Reckless Vampire you left there, so it can mature and bring you 4 "
                "influence. Mature it."
            ),
            ("encounter:reckless_vampire",),
            ("choice:encounter:reckless_vampire",),
            refusal=N_("For this lesson, let the vampire mature."),
        ),
        Say(
            N_(
                "Influence 6 of the 13 you need. A matured vampire also clears spaces four to six: their "
                "encounters are lost, but you may go to those cities again. No card is ever on the trail "
                "twice."
            ),
            ("part:tracks", "part:trail"),
        ),
        Ask(
            N_(
                "Now place the card of your next location: one road or one step by sea away. You never take "
                "trains. Leaving the port for the sea costs 2 damage, but shakes hunters off. Sail to the "
                "Black Sea."
            ),
            ("@BS",),
            ("place:BS",),
            refusal=N_("For this lesson, take to the sea."),
        ),
        Run("pass*8"),
        Ask(
            N_(
                "The hunters only waited. Each further step at sea costs 1 damage, landing costs "
                "nothing, and at sea nothing can be left behind. Land in Varna."
            ),
            ("@VR",),
            ("place:VR",),
            refusal=N_("For this lesson, land in Varna."),
        ),
        Ask(
            N_(
                "In a city you leave an encounter facedown: a danger to any hunter who comes, "
                "and one day it may mature. Point at the cards to read them, then choose one."
            ),
            ("#1:*",),
            ("part:choices",),
        ),
        Run("pass*8"),
        Say(
            N_(
                "The hunters see land, sea, land, land: they will look around the Black Sea. "
                "Stay away from their cities, because entering one reveals you, and keep your "
                "vampires on quiet roads."
            ),
            ("part:trail",),
        ),
    ),
)
