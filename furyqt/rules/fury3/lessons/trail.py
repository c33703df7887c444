"""The third lesson for hunters: the trail, the backs of its cards, ambushes and searches."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say
from furyqt.rules.core.stage import Scene
from furyqt.rules.core.text import Texts

N_ = Texts("lessons")

LESSON = Lesson(
    "trail",
    "hunters",
    N_("Following the trail"),
    N_("The things Dracula leaves behind, what lurks there, and how to find out where he is."),
    Scene(
        places=("TO", "MR", "BU", "MI"),
        items={"seward": ("rifle",), "helsing": ("crucifix",)},
        encounters=("hoax", "aristocratic_vampire", "rats", "spy", "wolves", "bats", "saboteur"),
        moves=(
            "CA pass*8 @SAT pass*8 @SN #1:hoax pass*8 @BO #1:aristocratic_vampire pass*8 @CF #1:rats "
            "road:BO pass*7 @PA #1:wolves"
        ),
    ),
    (
        Say(
            N_(
                "Every turn Dracula places the card of his new location on the first space of "
                "the trail, and the older ones slide on. The backs show land or sea: one of his "
                "cards shows waves, so he has been on a ship."
            ),
            ("part:trail",),
        ),
        Say(
            N_(
                "When a hunter ends a move in a city of the trail, its card is turned up. Lord Godalming "
                "came to Bordeaux yesterday: Dracula has been there. The encounter beside it is still "
                "facedown."
            ),
            ("part:trail", "place:BO"),
        ),
        Say(
            N_(
                "If Possible locations is switched on in the View menu, rings on the map show "
                "where Dracula may be now, judged only by what you know: the larger, the "
                "likelier. The Deduction tab lists the evidence."
            ),
            ("part:map",),
        ),
        Ask(
            N_(
                "The encounter in Bordeaux did not ambush. Left alone, it would mature when the "
                "card leaves the trail, and help Dracula. Let Lord Godalming search the city."
            ),
            ("search",),
            ("choice:search",),
            refusal=N_("In this lesson, Lord Godalming searches."),
        ),
        Ask(
            N_(
                "An Aristocratic Vampire, worth 4 influence to Dracula one day! Lord Godalming "
                "gets rid of it if he becomes delayed, which costs him his next action. Do it."
            ),
            ("yes",),
            ("choice:yes",),
            refusal=N_("For this lesson, chase the vampire away."),
        ),
        Ask(
            N_(
                "From Bordeaux Dracula went on by road. Perhaps through Clermont-Ferrand? Let Dr. Seward "
                "look."
            ),
            ("road:CF",),
            ("place:CF",),
            refusal=N_("In this lesson, Dr. Seward goes to Clermont-Ferrand."),
        ),
        Run("#2:rats"),
        Ask(
            N_(
                "Found! But Dracula may ambush a hunter with what lurks there: Rats, 2 damage. A gun drives "
                "them away for good. Let Dr. Seward show his Rifle."
            ),
            ("item:rifle",),
            ("choice:item:rifle",),
            refusal=N_("For this lesson, show the Rifle."),
        ),
        Say(
            N_(
                "Now think. The newest card shows land, one road from Clermont-Ferrand: Geneva, "
                "Nantes, Paris or Toulouse. It cannot be Marseilles, because Dr. Seward would "
                "have seen him come."
            ),
            ("place:GE", "place:NA", "place:PA", "place:TO"),
        ),
        Ask(
            N_("From Brussels Van Helsing can reach one of these cities at once. Let him go to Paris."),
            ("road:PA",),
            ("place:PA",),
            refusal=N_("In this lesson, Van Helsing goes to Paris."),
        ),
        Run("pass"),
        Say(
            N_(
                "Dracula is there! He is revealed, his figure is on the map, and at dusk he "
                "fights every hunter in the city. A single hunter at night is in danger; the "
                "next lesson shows a fight."
            ),
            ("place:PA",),
        ),
    ),
    shows_places=True,
)
