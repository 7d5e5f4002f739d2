"""Where: here, there, at a Route; from where and to where.

A Route's preposition depends on whether it is the realm: one stands *in* it. An opposing target's place is always said,
*anywhere* included; of others *anywhere* is left unsaid.
"""

from cardforge.games.waybound.tree import AtRoute, Heading, Scene, Spot, Start
from cardforge.language import NounOf, category, constant, production

PARTS = (
    NounOf("route", "a Route", "route"),
    NounOf("realm", "the realm", "realm"),
    category(
        "at_route",
        "at a Route",
        production("at {route:route}", AtRoute, also=("in {route:route}",)),
        production("in the {route:realm}", AtRoute, also=("at the {route:realm}",)),
    ),
    category(
        "to_route",
        "to a Route",
        production("to {route:route}", AtRoute, also=("into {route:route}", "onto {route:route}")),
        production("to the {route:realm}", AtRoute, also=("into the {route:realm}", "to {route:realm}")),
    ),
    category(
        "from_route",
        "from a Route",
        production("from {route:route}", AtRoute),
        production("from the {route:realm}", AtRoute),
    ),
    category(
        "place",
        "a place",
        constant("here", Spot.HERE, also=("at this Route",)),
        constant("there", Spot.THERE, also=("at that Route",)),
        constant("where your Companion is", Spot.WITH_COMPANION, also=("at your Companion's Route",)),
        "at_route",
    ),
    category("place_said", "a place", "place", constant("anywhere", Spot.ANYWHERE, also=("at any Route", ""))),
    category("place_unsaid", "a place", constant("", Spot.ANYWHERE, also=("anywhere", "at any Route")), "place"),
    category("event_place", "where it happens", constant("", Scene.ANYWHERE), constant("here", Scene.HERE), "at_route"),
    category(
        "origin",
        "from where",
        constant("", Start.ANYWHERE),
        constant("from a normal Route", Start.NORMAL_ROUTES),
        "from_route",
    ),
    category(
        "destination",
        "to where",
        constant("onto an adjacent Route", Heading.ADJACENT, also=("to an adjacent Route", "one adjacent Route")),
        constant("to any Route", Heading.ANY_ROUTE, also=("onto any Route",)),
        constant("to this Route", Heading.THIS_ROUTE, also=("here", "onto this Route")),
        constant("to that Route", Heading.THERE, also=("there", "onto that Route")),
        constant("to where your Companion is", Heading.WITH_COMPANION, also=("to your Companion's Route",)),
        "to_route",
    ),
    category("to_layer", "to where", constant("", None), "to_route"),
)
