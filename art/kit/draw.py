"""Draw pictures into `art/`: `python art/kit/draw.py RR-001 IM-002`, or all without an argument."""
import importlib
import sys
from pathlib import Path

HERE = Path(__file__).parent
PICTURES = {
    "RR-001": "korr", "RR-004": "nima", "VB-002": "morrow", "IM-001": "rauk", "IM-002": "skara",
    "VB-004": "vesperant", "VB-006": "grinshade", "VB-009": "hexmantle", "IM-003": "gorequill", "IM-006": "bloodhowl",
    "WB-011": "emberback", "WB-012": "thundercrest", "FA-005": "hearthshell", "FA-002": "cindertusk",
    "FA-004": "glass_lynx", "WB-005": "burrowguard", "WB-010": "gale_courier",
    "IM-004": "snapmaw", "VB-003": "riftcrown", "VB-008": "null_harrier", "WB-009": "hearth_singer",
}

if __name__ == "__main__":
    for card in sys.argv[1:] or PICTURES:
        picture = importlib.import_module(PICTURES[card]).picture()
        (HERE.parent / f"{card}.svg").write_text(picture, encoding="utf-8", newline="\n")
        print(card, len(picture), "bytes")
