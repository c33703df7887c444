"""Controllers between the model and the views: QtCore only, without widgets or a game's rules."""

import logging

# without a handler, Python would print warnings between the lines of a game in the terminal
logging.getLogger(__name__).addHandler(logging.NullHandler())
