"""The texts of the terminal client."""

from __future__ import annotations

from furyqt.rules.core.text import N_

WELCOME = N_("console", "Type the number, the code or a part of the name of what you choose, or “help”.")
THINKING = N_("console", "{player}: the computer is thinking.")
NOT_UNDERSTOOD = N_("console", "“{line}” is none of the choices; “list” reads them, “help” explains.")
AMBIGUOUS = N_("console", "“{line}” fits {count} choices; “list {line}” reads them.")
MANY = N_("console", "There are {count} choices. “list” reads them all, “list” with a part of a name some.")
HELP = (
    N_("console", "A number, a code in brackets or a part of the name chooses an action."),
    N_("console", "list: read the choices again; list NAME: only those with NAME in them."),
    N_("console", "look: the whole situation."),
    N_("console", "One part of the situation: {topics}."),
    N_("console", "places: where the hidden figure may be, with percentages."),
    N_("console", "log: everything that has happened."),
    N_("console", "hint: what the full-strength search would do."),
    N_("console", "undo, redo: take a decision back, or do it again."),
    N_("console", "save FILE: write the record of the game to a file."),
    N_("console", "quit: leave; the game is saved automatically."),
)
ON_PAPER = N_("console", "This game is played as on paper: there are no hints and no possible places.")
NO_PLACES = N_("console", "Nothing is known about where the hidden figure may be.")
PLACE = N_("console", "{place}: {percent}%")
MORE_PLACES = N_("console", "Less likely places: {count}.")
HINT = N_("console", "The search would choose: {action} [{token}]. Win estimate: {percent}%.")
NOTHING_TO_UNDO = N_("console", "There is nothing to take back.")
GAVE_INFORMATION = N_(
    "console", "In a strict game only a decision of your own that told you nothing new can be taken back."
)
UNDONE = N_("console", "Your last decision was taken back.")
NOTHING_TO_REDO = N_("console", "There is nothing to do again.")
REDONE = N_("console", "Done again.")
SAVE_WHERE = N_("console", "Type “save” and the name of a file.")
SAVED = N_("console", "The game is saved in {file}.")
NOT_SAVED = N_("console", "{file} could not be written: {why}")
SAVED_AGAIN = N_("console", "The game is being saved automatically again.")
AUTOSAVED = N_("console", "The game is kept in {file}.")
TRUTH = N_("console", "{player} knew:")
