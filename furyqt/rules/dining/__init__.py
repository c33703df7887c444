"""*Dining with Dracula*: worker placement for two to four players without a map.

The rule numbers D1-D16 refer to `docs/dining-rules.md`.
"""

from furyqt.rules.dining import game

RULES = game.RULES
