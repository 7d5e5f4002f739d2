"""What coverage needs of this game: its texts as trees, what else they could say, and scenarios that are followed."""
