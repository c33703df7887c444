"""Cards on the screen: painted in three sizes, arranged in strips, shown large."""
