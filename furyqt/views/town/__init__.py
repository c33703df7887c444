"""The townscape: sites with their spaces, buildings, figures, a clock tower and a vehicle."""
