"""*Dining with Dracula*: worker placement for two to four players without a map.

The rule numbers D1-D16 refer to `resources/text/en/rules/dining.md`.
"""

from furyqt.rules.dining import game

RULES = game.RULES
