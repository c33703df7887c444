"""The first lesson for hunters: the map, the order of play, and the three ways to move."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say
from furyqt.rules.core.stage import Scene
from furyqt.rules.core.text import Texts

N_ = Texts("lessons")

LESSON = Lesson(
    "moving",
    "hunters",
    N_("The map and moving"),
    N_("Whose turn it is, and how hunters travel by road, by sea and by railway."),
    Scene(encounters=("rats", "hoax", "wolves", "bats", "spy", "saboteur"), moves="PR"),
    (
        Say(
            N_(
                "Dracula moves through Europe unseen. You lead the four hunters who must find and destroy "
                "him: Lord Godalming, Dr. Seward, Van Helsing and Mina Harker. Their pieces carry the "
                "letters G, S, H and M."
            ),
            ("part:map",),
        ),
        Say(
            N_(
                "By day every hunter takes one action, always in this order. Here you read who "
                "acts and what the question is; below it is everything this hunter may do."
            ),
            ("part:turn", "part:choices"),
        ),
        Ask(
            N_(
                "Lord Godalming begins in Constanta. The plain lines between cities are roads; a "
                "move takes him along one of them. Click Bucharest or Varna on the map, or "
                "choose the move in the list."
            ),
            ("road:*",),
            ("place:BC", "place:VR"),
            refusal=N_("For this lesson, first let Lord Godalming take a road."),
        ),
        Ask(
            N_(
                "Dr. Seward is in a port: a dotted line leads from it out to sea. Let him sail "
                "from Marseilles into the Mediterranean Sea."
            ),
            ("sea:MS",),
            ("place:MS",),
            refusal=N_("For this lesson, let Dr. Seward go to sea now."),
        ),
        Ask(
            N_(
                "Van Helsing is in Amsterdam, near Mina in Brussels. Take him along a road as well: to "
                "Brussels or to Cologne."
            ),
            ("road:*",),
            ("place:BU", "place:CO"),
            refusal=N_("In this lesson, Van Helsing takes a road."),
        ),
        Ask(
            N_(
                "Railways are faster, but a ride needs a ticket, and Mina has none. Let her "
                "reserve one instead of moving: she draws it unseen from the pool."
            ),
            ("reserve",),
            ("choice:reserve",),
            refusal=N_("In this lesson, Mina needs a ticket first."),
        ),
        Run("pass*3 @NU #1:rats pass"),
        Say(
            N_(
                "Then night fell. By night each hunter has one more action, but no one moves; "
                "yours just waited. After the night Dracula moved: a new card is facedown on his "
                "trail."
            ),
            ("part:trail",),
        ),
        Ask(
            N_(
                "It is Tuesday. A hunter at sea must sail on every day, to the next sea zone or into a "
                "port. Choose where Dr. Seward goes."
            ),
            ("sea:*",),
            ("part:choices",),
        ),
        Run("pass"),
        Ask(
            N_(
                "Now Mina can ride. Her ticket allows three white railways, or two railways if "
                "one of them is yellow. Choose any city the train reaches."
            ),
            ("rail*",),
            ("part:choices", "part:map"),
            refusal=N_("In this lesson, Mina takes the train."),
        ),
        Say(
            N_(
                "The ticket is spent. Roads cost nothing, trains go far for a ticket, ships sail "
                "round the continent. Only the city where a move ends counts; in cities on the "
                "way nothing happens."
            ),
        ),
    ),
)
