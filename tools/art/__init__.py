"""The programs that draw the art: engraving, shared parts, and one module per group of drawings."""
