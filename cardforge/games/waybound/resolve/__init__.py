"""How effects are resolved: a step of an ability at a time, a class for each kind of effect in the tree."""
