"""The looks of the table: colours for day and night, for weak eyes and for every kind of colour vision."""
