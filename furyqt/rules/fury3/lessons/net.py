"""The sixth lesson for hunters: Dracula's ways to win, powers and lairs, and the end of the hunt."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say
from furyqt.rules.core.stage import Scene
from furyqt.rules.core.text import Texts

N_ = Texts("lessons")

CARD = N_("For this lesson, play the card the lesson asks for.")

LESSON = Lesson(
    "net",
    "hunters",
    N_("Closing the net"),
    N_("Influence, time and despair, Dracula's powers and lairs, and how to destroy him."),
    Scene(
        seed=3,
        options={"game": "advanced"},
        items={"helsing": ("heavenly_host", "knife", "crucifix"), "mina": ("pistol",)},
        encounters=(
            *("rats", "spy", "wolves", "hoax", "bats", "saboteur", "reckless_vampire", "szgany_mob", "hoax"),
            "wolves",
        ),
        events={"godalming": ("money_trail",)},
        top_events=("hired_scouts",),
        wounds={"dracula": 9},
        influence=8,
        time=2,
        moves=(
            "VI PA RO BI SR pass*8 @BA #1:rats pass*9 @hide #1:spy pass*9 @MS pass*8 @TS pass*8 "
            "@NP #1:hoax pass godalming>money_trail #2 pass*7 #a:wolves @feed"
        ),
    ),
    (
        Say(
            N_(
                "Dracula wins with 13 influence; he has 8. Vampires that mature, defeated "
                "hunters and some bites add to it. A second week has started, so there is a "
                "despair token, and every defeat costs you more."
            ),
            ("part:tracks",),
        ),
        Say(
            N_(
                "In the advanced game he has power cards. Feed is faceup on the newest space: he "
                "stayed and healed. Hide is facedown and looks like any city. And his oldest "
                "hideout became a lair, to which he can return."
            ),
            ("part:trail",),
        ),
        Ask(
            N_(
                "Money Trail has shown you the Tyrrhenian Sea. After it he landed: in Cagliari, "
                "Genoa or Naples, because in Rome Van Helsing would have met him. Let Lord "
                "Godalming take supplies; perhaps help comes."
            ),
            ("supply",),
            ("choice:supply", "part:trail"),
            refusal=N_("In this lesson, Lord Godalming takes supplies."),
        ),
        Ask(
            N_(
                "Hired Scouts! Name two cities, and Dracula must show their cards if they are on "
                "his trail or in a lair. Ask about Genoa first."
            ),
            ("GO",),
            ("place:GO",),
            refusal=N_("For this lesson, name Genoa first."),
        ),
        Ask(
            N_("Not Genoa. Then name Naples."),
            ("NP",),
            ("place:NP",),
            refusal=N_("For this lesson, name Naples now."),
        ),
        Run("pass"),
        Ask(
            N_(
                "There he is, with 9 of 15 damage. Van Helsing has a Heavenly Host, a Knife and a Crucifix. "
                "Strike now: let him go to Naples."
            ),
            ("road:NP",),
            ("place:NP",),
            refusal=N_("In this lesson, Van Helsing goes to Naples."),
        ),
        Ask(
            N_("And let Mina come from Bari, so that Dracula has to choose who he engages."),
            ("road:NP",),
            ("place:NP",),
            refusal=N_("In this lesson, Mina goes to Naples, too."),
        ),
        Ask(
            N_(
                "Dusk. A Heavenly Host does 4 damage, unless Dracula answers with Fangs. Let Van Helsing "
                "show it."
            ),
            ("!heavenly_host",),
            ("choice:!heavenly_host",),
            refusal=CARD,
        ),
        Ask(
            N_("The next bite would defeat Mina. Let her dodge."),
            ("!dodge",),
            ("choice:!dodge",),
            refusal=CARD,
        ),
        Run("!claws mina"),
        Ask(
            N_("13 damage. Van Helsing's Knife does 3: that is enough if it is not stopped."),
            ("!knife",),
            ("choice:!knife",),
            refusal=CARD,
        ),
        Ask(
            N_("Mina keeps him busy. Choose a card for her; only fleeing is not allowed."),
            ("!pistol", "!punch"),
            ("part:choices",),
            refusal=N_("In this lesson, Mina stays and fights."),
        ),
        Run("!strength mina"),
        Say(
            N_(
                "Dracula had 15 damage and is destroyed: the hunters have won. You know all you "
                "need for a first hunt; the rules reference explains the rest."
            ),
        ),
    ),
    shows_places=True,
)
