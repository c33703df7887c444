"""The effects of cards and tiles; importing this package fills the catalogs."""
