"""The model: the rules of every game, without a screen, a clock or a global random number."""
