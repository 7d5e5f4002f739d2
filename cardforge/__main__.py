"""`python -m cardforge`."""

from cardforge.cli.main import run

run()
