"""The texts of the terminal client."""

from __future__ import annotations

from furyqt.rules.core.text import N_

WELCOME = N_("terminal", "Type the number, the code or part of the name of your choice, or “?” for help.")
THINKING = N_("terminal", "{player}: the computer is thinking.")
NOT_UNDERSTOOD = N_("terminal", "“{line}” is not one of the choices. Type “list” to see them, “?” for help.")
AMBIGUOUS = N_("terminal", "“{line}” fits {count} choices; type “list {line}” to see them.")
MANY = N_(
    "terminal",
    "There are {count} choices. Type “list” to see them all, or “list” and part of a name to see some.",
)
HELP = (
    N_("terminal", "A number, a code in brackets or a part of the name chooses an action."),
    N_("terminal", "list: show the choices again; list NAME: only those that contain NAME."),
    N_("terminal", "look: the whole situation."),
    N_("terminal", "One part of the situation: {topics}."),
    N_("terminal", "why NUMBER: what a choice means; why PLACE: why it can be chosen or not."),
    N_("terminal", "log: everything that has happened."),
    N_("terminal", "hint: what the full-strength search would do."),
    N_("terminal", "undo, redo: undo a decision, or redo it."),
    N_("terminal", "save FILE: write the game record to a file."),
    N_("terminal", "quit: leave; the game is saved automatically."),
    N_("terminal", "?: this list."),
)
MAP_HELP = N_(
    "terminal",
    "near: the ways from your place, and who is where; near NAME: from a place or figure; map: like near.",
)
HIDDEN_HELP = N_("terminal", "places: where the hidden figure may be, with percentages.")
ON_PAPER = N_("terminal", "This is a paper-style game: there are no hints and no possible places.")
NO_PLACES = N_("terminal", "Nothing is known about the hidden figure's location.")
PLACE = N_("terminal", "{place}: {percent}%")
MORE_PLACES = N_("terminal", "Less likely places: {count}.")
HINT = N_("terminal", "The computer would choose: {action} [{token}].")
WHY_WHAT = N_("terminal", "Type “why” and the number of a choice or the name of a place.")
NOT_KNOWN = N_("terminal", "“{line}” is not a choice, place or figure.")
SEVERAL = N_("terminal", "“{line}” may be: {names}.")
NOTHING_HIDDEN = N_("terminal", "No figure is hidden in this game.")
NO_MAP = N_("terminal", "This game has no map.")
NOBODY_ON_MAP = N_("terminal", "No figure is on the map yet; type “near” and the name of a place.")
NOTHING_TO_UNDO = N_("terminal", "Nothing to undo.")
GAVE_INFORMATION = N_(
    "terminal", "In a strict game you can undo only a decision of your own that revealed nothing new to you."
)
UNDONE = N_("terminal", "Your last decision was undone.")
NOTHING_TO_REDO = N_("terminal", "Nothing to redo.")
REDONE = N_("terminal", "Redone.")
SAVE_WHERE = N_("terminal", "Type “save” and a file name.")
SAVED = N_("terminal", "The game is saved in {file}.")
NOT_SAVED = N_("terminal", "{file} could not be written: {why}")
SAVED_AGAIN = N_("terminal", "The game is being saved automatically again.")
AUTOSAVED = N_("terminal", "This game is being saved in {file}.")
TRUTH = N_("terminal", "{player} knew:")
