"""The cards of the third edition, one function for each, grouped by deck; importing this fills the catalogues."""
