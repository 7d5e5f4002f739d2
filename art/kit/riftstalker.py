"""Riftstalker. Morrow upside of a leap: out of a slit high on the left, down across the picture, one heron leg stretched ahead and the staff levelled like a spear."""
from brushes import disc, line, lit, path, placed, poly, smooth, star
from places import contours, ground, island, sheet
from veil import BONE, BONE_DARK, DARK, HIGH, MID, MINT, NIGHT, PALE, RIM, TIDE, edged, gate, ribbon, stars

CARD = "P-RIFTSTALKER"
ALT = "Morrow leaps down out of a slit in the night, cloak streaming behind, a long hooked blade of a staff levelled at whoever waits below."
