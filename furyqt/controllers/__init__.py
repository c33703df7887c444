"""Controllers between the model and the views: QtCore only, without widgets or a game's rules."""
