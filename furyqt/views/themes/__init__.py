"""The themes of the table: colors for day and night, for weak eyes and for every kind of color vision."""
