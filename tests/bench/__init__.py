"""How fast it is: `make bench`. Figures for reading; no test depends on them."""
