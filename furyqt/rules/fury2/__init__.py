"""Fury of Dracula, second edition: the complete game, and the variant with Dracula's Servant.

The rule numbers R1-R19, C1-C12 and S1-S10 refer to `docs/fury2-rules.md`. The game is listed in the menus
when this module defines RULES itself; it does so together with its board.
"""

from furyqt.rules.fury2.game import RULES as RULES
