"""The drawings as SVG: the engraving, the parts that drawings share, and one module per group of drawings."""
