"""The cards of the third edition, one function for each; importing this fills the catalogues."""
