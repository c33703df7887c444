"""The first lesson for hunters: roads, the train die, the sea, and the search."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say
from furyqt.rules.core.stage import Scene
from furyqt.rules.core.text import Texts

N_ = Texts("fury2.lessons")

LESSON = Lesson(
    "travel",
    "hunters",
    N_("Moving and searching"),
    N_("Roads, the train die and the sea, and the search with which each action begins."),
    Scene(
        seed=38,
        encounters=("fog", "hoax", "wolves", "bats", "spy"),
        moves=(
            "PA MR ZA MU BD stay nothing stay nothing stay nothing stay nothing @VI encounter:fog "
            "stay nothing stay nothing stay nothing stay nothing @PR encounter:hoax"
        ),
    ),
    (
        Say(
            N_(
                "Dracula travels through Europe unseen. You lead the four hunters: Lord Godalming, "
                "Dr. Seward, Van Helsing and Mina Harker. They win if he loses all of his blood before "
                "the vampire track reaches 6."
            ),
            ("part:map",),
        ),
        Say(
            N_(
                "In a round Dracula moves first, then each hunter has a turn: a move and an action. Here "
                "you read who is to move; below it are all the choices."
            ),
            ("part:turn", "part:choices"),
        ),
        Ask(
            N_(
                "A road takes a hunter to the next city. A train goes farther, but only the train die "
                "says how far. Let Lord Godalming take the train from Paris."
            ),
            ("rail",),
            ("choice:rail",),
            refusal=N_("In this lesson, Lord Godalming takes the train."),
        ),
        Ask(
            N_(
                "An X! For any other hunter the turn would be over now. Lord Godalming may roll a second "
                "time, for himself and for his group. Roll again."
            ),
            ("yes",),
            ("choice:yes",),
            refusal=N_("For this lesson, roll again."),
        ),
        Ask(
            N_(
                "A 2: he rides along one or two railways. Had it been 0, he could have gone by road "
                "instead. Choose any city that the train reaches."
            ),
            ("rail:*",),
            ("part:choices", "part:map"),
        ),
        Run("nothing"),
        Ask(
            N_(
                "His action began with a search, but that city is not on Dracula's trail. He did nothing "
                "else. Dr. Seward is in Marseilles, a port: let him sail into the Mediterranean Sea. At "
                "sea hunters have no action."
            ),
            ("sea:MS",),
            ("place:MS",),
            refusal=N_("In this lesson, Dr. Seward goes to sea."),
        ),
        Ask(
            N_("Van Helsing is in Zagreb. Let him go to Budapest by road."),
            ("road:BD",),
            ("place:BD",),
            refusal=N_("In this lesson, Van Helsing goes to Budapest."),
        ),
        Ask(
            N_(
                "Found! Budapest is the oldest card of the trail, so Dracula started there. That city has "
                "no encounter, so Van Helsing may still rest, take supplies or trade. Let him do nothing."
            ),
            ("nothing",),
            ("choice:nothing", "part:trail"),
            refusal=N_("For this lesson, choose Do nothing. The next lesson is about actions."),
        ),
        Ask(
            N_(
                "Dracula's next card has the back of a city, one road from Budapest: Klausenburg, Szeged or "
                "Vienna. It is not Zagreb: the card of a city with a hunter is placed faceup. Let Mina "
                "look in Vienna."
            ),
            ("road:VI",),
            ("place:VI",),
            refusal=N_("In this lesson, Mina goes to Vienna."),
        ),
        Say(
            N_(
                "The next card! Each city of the trail may hide an encounter. This one was Fog: it ends "
                "Mina's turn, and she cannot move in her next turn. Dracula went on from Vienna."
            ),
            ("part:trail",),
        ),
        Run("@NU encounter:wolves stay nothing"),
        Ask(
            N_(
                "A new round: Dracula has placed another card, and Lord Godalming has waited. A hunter "
                "at sea must sail on every turn, and never straight back. Let Dr. Seward land in a port."
            ),
            ("sea:AL", "sea:BA", "sea:CG"),
            ("place:AL", "place:BA", "place:CG"),
            show="sea:BA",
            refusal=N_("In this lesson, Dr. Seward lands in a port."),
        ),
        Run("nothing"),
        Say(
            N_(
                "The trail has six spaces, and older cards leave it: be quick. Follow the chain of "
                "neighboring cities, and surround the place where it ends."
            ),
            ("part:trail",),
        ),
    ),
    game="fury2",
)
