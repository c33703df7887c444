"""One module per group of drawings; each has DRAWINGS, functions by file name."""
