"""Parts that several drawings share: motifs, scenery, faces."""
