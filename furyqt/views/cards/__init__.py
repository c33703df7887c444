"""Cards on the screen: painted in three sizes, laid out in strips, read large."""
