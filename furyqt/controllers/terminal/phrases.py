"""The texts of the terminal client."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts

N_ = Texts("terminal")

WELCOME = N_("Type the number, the code or part of the name of your choice, or “?” for help.")
THINKING = N_("{player}: the computer is thinking.")
NOT_UNDERSTOOD = N_("“{line}” is not one of the choices. Type “list” to see them, “?” for help.")
AMBIGUOUS = N_("“{line}” fits {count} choices; type “list {line}” to see them.")
MANY = N_("There are {count} choices. Type “list” to see them all, or “list” and part of a name to see some.")
HELP = (
    N_("A number, a code in brackets or a part of the name chooses an action."),
    N_("Several of them with commas in between are chosen one after the other."),
    N_("list: show the choices again; list NAME: only those that contain NAME."),
    N_("look: the whole situation."),
    N_("One part of the situation: {topics}."),
    N_("why NUMBER: what a choice means; why PLACE: why it can be chosen or not."),
    N_("log: everything that has happened."),
    N_("hint: what the full-strength search would do."),
    N_("undo, redo: undo a decision, or redo it."),
    N_("save FILE: write the game record to a file."),
    N_("quit: leave; the game is saved automatically."),
    N_("?: this list."),
)
SEVERAL_CHOICES = N_("Several choices, one after the other")
MAP_HELP = N_(
    "near: the ways from your place, and who is where; near NAME: from a place or figure; map: like near."
)
HIDDEN_HELP = N_(
    "places: where the hidden figure may be: the number of ways and the estimate; its own player reads what "
    "the others know."
)
THEIRS = N_("Knowledge of the others about you, by all that they have seen:")
ON_PAPER = N_("This is a paper-style game: there are no hints and no possible places.")
NO_PLACES = N_("Nothing is known about the hidden figure's location.")
CERTAIN = N_("{when}: {place}, for certain.")
PLACE = N_("{place}: estimate {percent}%")
MORE_PLACES = N_("Less likely places: {count}.")
HINT = N_("The computer would choose: {action} [{token}].")
WHY_WHAT = N_("Type “why” and the number of a choice or the name of a place.")
NOT_KNOWN = N_("“{line}” is not a choice, place or figure.")
SEVERAL = N_("“{line}” may be: {names}.")
NOTHING_HIDDEN = N_("No figure is hidden in this game.")
NO_MAP = N_("This game has no map.")
NOBODY_ON_MAP = N_("No figure is on the map yet; type “near” and the name of a place.")
NOTHING_TO_UNDO = N_("Nothing to undo.")
GAVE_INFORMATION = N_(
    "In a strict game you can undo only a decision of your own that revealed nothing new to you."
)
UNDONE = N_("Your last decision was undone.")
NOTHING_TO_REDO = N_("Nothing to redo.")
REDONE = N_("Redone.")
SAVE_WHERE = N_("Type “save” and a file name.")
SAVED = N_("The game is saved in {file}.")
NOT_SAVED = N_("{file} could not be written: {why}")
SAVED_AGAIN = N_("The game is being saved automatically again.")
AUTOSAVED = N_("This game is being saved in {file}.")
TRUTH = N_("{player} knew:")


def several_at_once(count: int) -> Text:
    """Return how to make several choices in one line."""
    return N_.plural("Type all %n numbers in one line, with commas in between.", count)


def ways_to(count: int) -> Text:
    """Return the line of a place with its number of ways."""
    return N_.plural("{place}: %n way(s), estimate {percent}%", count)
