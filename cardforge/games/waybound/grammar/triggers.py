"""Triggers: what an ability waits for. *When* is said of what begins, *After* of what is complete."""

from cardforge.games.waybound.tree import (
    Challenges,
    ChallengesAndDefeats,
    ChosenToDefend,
    Defender,
    Emerges,
    Enters,
    Explores,
    ExploresRealm,
    MakesNormalMove,
)
from cardforge.language import category, constant, production, wrapping

PARTS = (
    category("defender", "a defender", production("a {readiness:readiness} {kind:kind}", Defender)),
    category("defender_layer", "a defender", constant("", None), "defender"),
    category(
        "beginning",
        "an event",
        production(
            "{who:enterer} enters {place:event_place}", Enters, also=("{who:enterer} enters play {place:event_place}",)
        ),
        production("{who:party} is chosen to defend", ChosenToDefend),
    ),
    category(
        "completion",
        "an event",
        production("{who:party} Explores {place:event_place}", Explores),
        production("{who:party} Explores the <realm>", ExploresRealm),
        production("{who:party} emerges {place:event_place}", Emerges),
        production("{who:party} Challenges {defender:defender_layer} {place:event_place}", Challenges),
        production("{who:party} Challenges and defeats {defender:defender} {place:event_place}", ChallengesAndDefeats),
        production("{who:party} makes its normal move {place:event_place}", MakesNormalMove),
    ),
    category(
        "event",
        "an event",
        wrapping("when {:beginning}", also=("after {:beginning}",)),
        wrapping("after {:completion}", also=("when {:completion}",)),
    ),
)
