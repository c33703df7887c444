"""The journal of a campaign: its chapters, dossier, medals and letters, and the hunts of the day."""
