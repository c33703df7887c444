"""The themes: colors for light and dark, for low vision and for every kind of color vision."""
