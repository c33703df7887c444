"""The texts of the terminal client."""

from __future__ import annotations

from furyqt.rules.core.text import N_

WELCOME = N_("terminal", "Type the number, the code or a part of the name of what you choose, or “help”.")
THINKING = N_("terminal", "{player}: the computer is thinking.")
NOT_UNDERSTOOD = N_("terminal", "“{line}” is none of the choices; “list” reads them, “help” explains.")
AMBIGUOUS = N_("terminal", "“{line}” fits {count} choices; “list {line}” reads them.")
MANY = N_("terminal", "There are {count} choices. “list” reads them all, “list” with a part of a name some.")
HELP = (
    N_("terminal", "A number, a code in brackets or a part of the name chooses an action."),
    N_("terminal", "list: read the choices again; list NAME: only those with NAME in them."),
    N_("terminal", "look: the whole situation."),
    N_("terminal", "One part of the situation: {topics}."),
    N_("terminal", "places: where the hidden figure may be, with percentages."),
    N_("terminal", "log: everything that has happened."),
    N_("terminal", "hint: what the full-strength search would do."),
    N_("terminal", "undo, redo: take a decision back, or do it again."),
    N_("terminal", "save FILE: write the record of the game to a file."),
    N_("terminal", "quit: leave; the game is saved automatically."),
)
ON_PAPER = N_("terminal", "This game is played as on paper: there are no hints and no possible places.")
NO_PLACES = N_("terminal", "Nothing is known about where the hidden figure may be.")
PLACE = N_("terminal", "{place}: {percent}%")
MORE_PLACES = N_("terminal", "Less likely places: {count}.")
HINT = N_("terminal", "The search would choose: {action} [{token}]. Win estimate: {percent}%.")
NOTHING_TO_UNDO = N_("terminal", "There is nothing to take back.")
GAVE_INFORMATION = N_(
    "terminal", "In a strict game only a decision of your own that told you nothing new can be taken back."
)
UNDONE = N_("terminal", "Your last decision was taken back.")
NOTHING_TO_REDO = N_("terminal", "There is nothing to do again.")
REDONE = N_("terminal", "Done again.")
SAVE_WHERE = N_("terminal", "Type “save” and the name of a file.")
SAVED = N_("terminal", "The game is saved in {file}.")
NOT_SAVED = N_("terminal", "{file} could not be written: {why}")
SAVED_AGAIN = N_("terminal", "The game is being saved automatically again.")
AUTOSAVED = N_("terminal", "The game is kept in {file}.")
TRUTH = N_("terminal", "{player} knew:")
