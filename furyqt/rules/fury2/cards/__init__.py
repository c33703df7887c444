"""The effects of cards and tiles; importing the modules fills the catalogs."""
