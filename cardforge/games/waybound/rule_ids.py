"""The ids of the rules that speak in a match: in its events, its decisions and its refusals.

The rulebook has a rule of each of these ids. An id is never used for another rule again.
"""

from __future__ import annotations

SETUP_START = "setup.start"
SETUP_DRAW = "setup.opening-hand"
SETUP_REPLACE = "setup.replacement"
SETUP_FEATURED = "setup.featured"

TURN_PENDING = "turn.pending"
TURN_YOURS = "turn.yours"
TURN_READY = "turn.ready"
TURN_CHARGE = "turn.charge"
TURN_DRAW = "turn.draw"
TURN_EMPTY_HAND = "turn.empty-hand"
TURN_END = "turn.end"
TURN_HAND_LIMIT = "turn.hand-limit"
TURN_ACTION = "turn.action"

WIN_RENOWN = "win.renown"
WIN_ROUND_LIMIT = "win.round-limit"

PLAY_COST = "play.cost"
PLAY_ALLY = "play.ally"
PLAY_TACTIC = "play.tactic"
PLAY_TARGET = "play.target"
PLAY_ONLY_WHILE = "play.only-while"
PLAY_HAND = "play.hand"

MOVE_NORMAL = "move.normal"
MOVE_ONCE = "move.once"
MOVE_READY = "move.ready"
MOVE_ADJACENT = "move.adjacent"
MOVE_COST = "move.cost"
MOVE_ROOTED = "move.rooted"
MOVE_STAY_READY = "move.stay-ready"
MOVE_EFFECT = "move.effect"

EXPLORE = "explore.renown"
EXPLORE_READY = "explore.ready"
EXPLORE_BLOCK = "explore.block"
EXPLORE_INSIGHT = "explore.insight"
EXPLORE_FORBIDDEN = "explore.forbidden"
EXPLORE_FIRST_TURN = "explore.first-turn"
EXPLORE_MARK = "explore.mark"

CHALLENGE = "challenge.damage"
CHALLENGE_READY = "challenge.ready"
CHALLENGE_NOBODY = "challenge.nobody"
CHALLENGE_DEFENDER = "challenge.defender"

DEFEAT_ALLY = "defeat.ally"
DEFEAT_COMPANION = "defeat.companion"
DEFEAT_RENOWN = "defeat.renown"
RECOVERY = "defeat.recovery"

REALM_OPEN = "realm.open"
REALM_CLOSED = "realm.closed"
REALM_CLOSE = "realm.close"
REALM_EXIT = "realm.exit"
REALM_ONCE = "realm.once"

PATH_MARKS = "path.marks"
PATH_COST = "path.cost"
PATH_ONCE = "path.once"
PATH_OWN = "path.own"
PATH_TAKE = "path.take"

ASCEND_MARKS = "ascend.marks"
ASCEND_COST = "ascend.cost"
ASCEND_PATH = "ascend.path"
ASCEND_ONCE = "ascend.once"
ASCEND = "ascend.take"

ABILITY = "ability.effect"
ABILITY_CHOICE = "ability.choice"
ABILITY_OPTIONAL = "ability.optional"
ABILITY_LIMIT = "ability.limit"
ABILITY_COST = "ability.cost"
ABILITY_CONDITION = "ability.condition"
ABILITY_TARGET = "ability.target"

CHARACTER_OWN = "character.own"

DAMAGE = "damage.deal"
DAMAGE_PREVENT = "damage.prevent"
HEAL = "damage.heal"
DIE = "die.roll"

ALL = frozenset(value for name, value in list(globals().items()) if name.isupper() and isinstance(value, str))
"""Every rule id that this engine can speak."""
