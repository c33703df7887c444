"""How a shape becomes an engraving: outlines, tones and lines."""
