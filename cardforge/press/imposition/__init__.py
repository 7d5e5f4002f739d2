"""From cards to sheets of paper: where each card lies, what is behind it, and the marks to cut it out by.

All of it is geometry in whole micrometres from the upper left corner of the sheet, x to the right and y downwards. It
becomes points in one place, `document.py`, where the file is written.
"""
