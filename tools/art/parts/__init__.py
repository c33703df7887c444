"""What several drawings share: motifs, scenery, faces."""
