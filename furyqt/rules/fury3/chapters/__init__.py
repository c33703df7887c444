"""The chapters of the campaign: their files, and how they are set up."""
