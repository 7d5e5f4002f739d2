"""A match in words and pictures, for one player or for somebody who may see everything."""
