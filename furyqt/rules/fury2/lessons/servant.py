"""The lesson for Dracula's Servant: his event, weapons, the wolf, a combat, and his lives."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say
from furyqt.rules.core.stage import Scene
from furyqt.rules.core.text import Texts

N_ = Texts("fury2.lessons")

ROUND = N_("For this lesson, play the card that the lesson asks for.")

LESSON = Lesson(
    "servant",
    "dracula",
    N_("Dracula's Servant"),
    N_("A sixth figure: his weapons, his event, the wolf, and three lives."),
    Scene(
        options={"variant": "servant"},
        turn="servant",
        places={
            **{"godalming": "paris", "seward": "munich", "helsing": "rome", "mina": "london"},
            "servant": "zagreb",
        },
        items={"seward": ("knife", "pistol")},
        events={"dracula": ("trap", "rage")},
        trail=("sofia+bats", "belgrade+wolves", "klausenburg+fog", "galatz+hoax"),
        encounters=("minion_with_knife", "spy", "thief", "ambush", "rats"),
        fields={"time": 2, "vampires": 1, "chance": 255, "round": 9, "blood": 11},
    ),
    (
        Say(
            N_(
                "In this variant Dracula has a Servant, and you lead both. Everyone sees the Servant's "
                "figure. His turn comes after Mina's and before Dracula's: a move and an action. He is in "
                "Zagreb now."
            ),
            ("part:map", "place:ZA"),
        ),
        Ask(
            N_(
                "Dracula may give him one event, which the Servant keeps facedown. That also makes room in "
                "Dracula's hand. Give him a Trap."
            ),
            ("event:trap",),
            ("choice:event:trap",),
            refusal=N_("For this lesson, give him the Trap."),
        ),
        Ask(
            N_(
                "By day the Servant moves like a hunter: he stays, takes a road, rolls the train die, or "
                "sails. Move him to Vienna, a large city."
            ),
            ("road:VI",),
            ("place:VI",),
            refusal=N_("In this lesson, the Servant goes to Vienna."),
        ),
        Ask(
            N_(
                "After a road he may search for an event; a hunter event goes to the hunter with the "
                "fewest. In a large city he may look for a weapon instead: Knife, then Rifle, then Pistol. "
                "Choose the weapon."
            ),
            ("weapon",),
            ("choice:weapon",),
            refusal=N_("For this lesson, search for a weapon."),
        ),
        Run("@SA encounter:spy stay nothing stay nothing stay nothing stay nothing"),
        Ask(
            N_(
                "Dracula went to Salonica, the hunters waited, and it is night. Once per night the Servant "
                "can run up to two roads as a wolf. Dr. Seward is in Munich: attack him there."
            ),
            ("wolf:MU",),
            ("choice:wolf:MU", "place:MU"),
            refusal=N_("In this lesson, the Servant runs to Munich as a wolf."),
        ),
        Ask(
            N_(
                "A combat begins. The Trap adds 1 to each of the Servant's rolls. He needs Dracula's consent "
                "to play his event. Play it."
            ),
            ("servant>trap",),
            ("choice:servant>trap",),
            refusal=N_("For this lesson, play the Trap."),
        ),
        Run("yes !knife"),
        Ask(
            N_(
                "Consent is given, and Dr. Seward has already chosen his card unseen. By night the Servant "
                "fights with Dracula's Claws instead of Punch, but without the Rifle. Choose Claws."
            ),
            ("!!claws",),
            ("choice:!!claws",),
            refusal=ROUND,
        ),
        Run("!pistol"),
        Ask(
            N_(
                "Both rolled 6, and the Trap made the difference: Claws against Knife costs Dr. Seward 1 "
                "health. Claws cannot follow Claws, so choose the Knife now."
            ),
            ("!!agent_knife",),
            ("choice:!!agent_knife",),
            refusal=ROUND,
        ),
        Run("!punch"),
        Ask(
            N_(
                "Dr. Seward's Pistol beat the Knife: Killed costs the Servant one of his three lives, and "
                "the combat continues. Losses of health or blood never harm him. End it with Escape "
                "(Man)."
            ),
            ("!!escape_man",),
            ("choice:!!escape_man",),
            refusal=ROUND,
        ),
        Run("@VA encounter:rats stay nothing road:NU nothing stay nothing stay nothing"),
        Ask(
            N_(
                "He escaped, and Dr. Seward left Munich; a hunter who stays in the Servant's place has to "
                "fight him again. To rest, the Servant must not move. Let him stay."
            ),
            ("stay",),
            ("choice:stay",),
            refusal=N_("In this lesson, the Servant stays."),
        ),
        Ask(
            N_("Now let him rest and regain a life."),
            ("rest",),
            ("choice:rest",),
            refusal=N_("In this lesson, the Servant rests."),
        ),
        Say(
            N_(
                "Three lives again. If he loses the last one, the vampire track falls by 1, and he leaves "
                "the board. In his second turn after that he returns to a small city. Use him to "
                "draw the hunters away."
            ),
            ("part:figures",),
        ),
    ),
    game="fury2",
)
