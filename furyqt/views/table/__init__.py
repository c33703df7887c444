"""The pages of a game: table, replay and handover."""
