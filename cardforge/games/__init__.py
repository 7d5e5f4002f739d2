"""Games that Cardforge can play, a package each."""
