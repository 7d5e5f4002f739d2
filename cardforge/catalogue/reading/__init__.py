"""From a file to checked values, with the place of each kept. Knows YAML and models, but no rule about cards."""
