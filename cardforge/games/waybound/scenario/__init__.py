"""The words of Waybound's scenarios: what a position is given by, its steps, and what can be expected."""
