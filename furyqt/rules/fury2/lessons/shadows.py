"""The lesson for Dracula: trail and catacombs, encounters that mature, powers, time and the sea."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say
from furyqt.rules.core.stage import Scene
from furyqt.rules.core.text import Texts

N_ = Texts("fury2.lessons")

WAITING = "stay nothing stay nothing stay nothing stay nothing done"
"""A round in which the hunters wait; then Dracula clears no space of the catacombs."""

LESSON = Lesson(
    "shadows",
    "dracula",
    N_("The Count's trail"),
    N_("Trail and catacombs, encounters that mature, powers, and the price of the sea."),
    Scene(
        turn="dracula",
        places={"godalming": "paris", "seward": "rome", "helsing": "munich", "mina": "london"},
        trail=(
            *("belgrade+bats", "klausenburg+wolves", "galatz+fog", "constanta+hoax"),
            *("varna+new_vampire", "sofia+rats"),
        ),
        encounters=("minion_with_knife", "spy", "thief", "ambush", "peasants"),
        fields={"time": 2, "vampires": 1, "chance": 1, "round": 9, "blood": 11},
    ),
    (
        Say(
            N_(
                "Now you are Dracula, in Belgrade. The hunters see only the backs of your trail until they "
                "search a city. You win when the vampire track reaches 6, and lose without blood. With "
                "your turn the time went from Dusk to Twilight: it is night. Each dawn brings you 1 "
                "vampire point."
            ),
            ("part:trail", "part:tracks"),
        ),
        Ask(
            N_(
                "Each turn you place one card: a city one road away, a step by sea, or a power. Cards on "
                "the trail cannot be chosen again. Go to Sarajevo."
            ),
            ("@SJ",),
            ("place:SJ",),
            refusal=N_("For this lesson, go to Sarajevo."),
        ),
        Ask(
            N_(
                "The oldest card, Sofia, leaves the trail. You can return it to your hand, or keep it in "
                "the catacombs, where its encounter waits for hunters. Move it into the catacombs."
            ),
            ("catacomb",),
            ("choice:catacomb",),
            refusal=N_("For this lesson, use the catacombs."),
        ),
        Ask(
            N_(
                "There a card may have a second encounter. Choose one of your five; point at them to read "
                "what they do."
            ),
            ("encounter:*",),
            ("part:choices",),
            refusal=N_("For this lesson, add an encounter."),
        ),
        Ask(
            N_(
                "Now leave an encounter in Sarajevo: in every city except your castle you have to leave "
                "one. At the end of your turn you draw until you have five again."
            ),
            ("encounter:*",),
            ("part:choices",),
        ),
        Run(WAITING),
        Ask(
            N_(
                "The hunters waited, and it is Midnight. By night Wolf Form takes you up to two roads for "
                "1 blood. Run to Athens, a port."
            ),
            ("@wolf_form:AT",),
            ("choice:@wolf_form:AT", "place:AT"),
            refusal=N_("For this lesson, run to Athens in Wolf Form."),
        ),
        Ask(
            N_(
                "Varna leaves the trail, and no hunter ever found the New Vampire there. Encounters mature "
                "only if the card returns to your hand. Return it."
            ),
            ("return",),
            ("choice:return",),
            refusal=N_("For this lesson, return Varna to your hand."),
        ),
        Ask(
            N_("First leave an encounter in Athens. Choose any."),
            ("encounter:*",),
            ("part:choices",),
        ),
        Ask(
            N_(
                "Three kinds mature: Ambush, Desecrated Soil and New Vampire. This one brings 2 vampire "
                "points, but clears the trail except for your newest card. Confirm that it matures."
            ),
            ("yes",),
            ("choice:yes",),
            refusal=N_("For this lesson, let the vampire mature."),
        ),
        Run(WAITING),
        Ask(
            N_(
                "The vampire track is at 3. In the Small Hours it is still night: Feed gives you 1 blood, "
                "and you stay in Athens. But its card is faceup, so everyone knows that you stayed. Feed."
            ),
            ("@feed",),
            ("choice:@feed",),
            refusal=N_("For this lesson, choose Feed."),
        ),
        Run(WAITING),
        Ask(
            N_(
                "Dawn: a vampire point for you, 1 resolve for the hunters. Leave the coast: it costs 1 "
                "blood, and later every second step at sea. Landing is free. Sail to the Ionian Sea."
            ),
            ("@IO",),
            ("place:IO",),
            refusal=N_("For this lesson, take to the sea."),
        ),
        Run(WAITING),
        Say(
            N_(
                "At sea no hunter can fight you, but you leave no encounters, and time stands still. Hide "
                "pretends a move, Double Back returns to your trail, Dark Call draws ten encounters for 2 "
                "blood. Avoid cities with hunters by day!"
            ),
            ("part:trail", "part:tracks"),
        ),
    ),
    game="fury2",
)
