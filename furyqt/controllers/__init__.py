"""What stands between the model and the screen: QtCore only, no widgets and no game's rules."""
