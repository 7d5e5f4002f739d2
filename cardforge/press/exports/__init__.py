"""From finished pages to what a print shop or a virtual table takes."""
