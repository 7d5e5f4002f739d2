"""Cards as a table for spreadsheet programs, and back: what a sheet may change, and what sheets do to values."""
