"""Campaign chapters: the judge, the dossier from chapter to chapter, and the book of a campaign."""
