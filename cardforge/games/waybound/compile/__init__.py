"""From effect trees to what runs fast: once per rule set, outside the state, a closure or a small table a phrase."""
