"""The command line: options, one call into the workshop, printing."""
