"""Fury of Dracula, second edition: the complete game, and the variant with Dracula's Servant.

The rule numbers R1-R20, C1-C12 and S1-S10 refer to `resources/text/en/rules/fury2.md`.
"""

from furyqt.rules.fury2 import game

RULES = game.RULES
