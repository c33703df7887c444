"""The second edition's chapters of the hunter campaign: data over the ordinary game with the Servant."""
