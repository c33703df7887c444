"""The pages of the settings, each with what belongs together."""
