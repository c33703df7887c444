"""The drawings, one module per group; each module has DRAWINGS, drawing functions by file name."""
