"""The cards of the third edition, one function for each; importing the modules fills the catalogs."""
