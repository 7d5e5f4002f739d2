"""Effects: deeds, steps made of them, and the layers of a step.

A deed is a command (*move this*), so that it can follow *you may*. A change of a statistic is told instead (*this
gets*), and is a command (*give this*) only there.
"""

from cardforge.games.waybound.tree import (
    Change,
    ChooseRoute,
    Damage,
    Defeat,
    Draw,
    Exhaust,
    Form,
    GainRenown,
    Heal,
    LookAtTop,
    Manner,
    May,
    Move,
    OpenRealm,
    PreventDamage,
    Ready,
    RegainCharge,
    ReturnToHand,
    RollDie,
    Step,
    SwitchForm,
)
from cardforge.language import Series, Title, category, constant, production

_CHANGE = "{amount:modifier} {statistic:statistic} {duration:duration} {up_to:cap_layer}"

PARTS = (
    category(
        "manner",
        "in what manner",
        constant("", Manner.EFFECT),
        constant("as its normal move", Manner.NORMAL_MOVE),
        constant("as its normal move and keep it ready", Manner.NORMAL_MOVE_KEPT_READY),
    ),
    Title("form_name", "the name of a form", one_word=True),
    Series("form_statistics", "three statistics", item="printed", between="/", exactly=3),
    category("form", "a form", production("{name:form_name} {statistics:form_statistics}", Form)),
    category(
        "command",
        "something to do",
        production(
            "heal {amount:count} from {target:target}",
            Heal,
            also=(
                "heal {amount:count} damage from {target:target}",
                "remove {amount:count} damage from {target:target}",
                "heal {target:target} by {amount:count}",
            ),
        ),
        production("deal {amount:damage_amount} damage to {target:target}", Damage),
        production("draw {count:one} card", Draw, also=("draw {count:one} cards", "draw a card {count:one}")),
        production("draw {count:many} cards", Draw, also=("draw {count:many} card",)),
        production("gain {amount:count} Renown", GainRenown),
        production("regain {amount:count} Charge", RegainCharge, also=("gain {amount:count} Charge",)),
        production("move {target:moved} {origin:origin} {destination:destination} {manner:manner}", Move),
        production("ready {target:target}", Ready),
        production("exhaust {target:target}", Exhaust),
        production("defeat {target:target}", Defeat),
        production("return {target:target_inside} to its owner's hand", ReturnToHand),
        production("open the <realm>", OpenRealm),
        production(
            "look at the top {count:many} cards of your deck. "
            "keep {keep:count} and put the rest under your deck in any order",
            LookAtTop,
        ),
        production("prevent the damage", PreventDamage),
        production("choose a Route", ChooseRoute),
        production("turn this from {first:form} to {second:form}, or back", SwitchForm),
    ),
    category(
        "change",
        "a change of a statistic",
        production(
            f"{{target:target_inside}} gets {_CHANGE}", Change, also=(f"{{target:target_inside}} gains {_CHANGE}",)
        ),
    ),
    category("give", "a change of a statistic", production(f"give {{target:target_inside}} {_CHANGE}", Change)),
    category(
        "die",
        "a roll of a die",
        production("roll a die. on {at_least:die_face} or more, {effect:plain_effect}", RollDie),
    ),
    category("plain_effect", "an effect", "command", "change", "give"),
    category("effect", "an effect", "command", "change", "give", "die"),
    category("deed", "an effect", "command", "give", "die"),
    category(
        "barred_layer",
        "but it cannot Explore",
        constant("", False),
        constant(", but it cannot Explore this turn", True, also=(". it cannot Explore this turn",)),
    ),
    category(
        "step",
        "an effect",
        production("{effect:effect} {barred:barred_layer}", Step, may=None),
        production("you may {effect:deed} {barred:barred_layer}", Step, may=May(0)),
        production("you may pay {may:paid} to {effect:deed} {barred:barred_layer}", Step),
    ),
    Series("steps", "effects", item="step", between="."),
    category("open_it", "open it", production("open it", OpenRealm)),
    category("step_opening_it", "open it", production("{effect:open_it}", Step, may=None, barred=False)),
    Series("steps_opening_it", "effects", item="step", between=".", first="step_opening_it"),
    category("open_realm", "open the realm", production("open the <realm>", OpenRealm)),
    category("step_opening", "open the realm", production("{effect:open_realm}", Step, may=None, barred=False)),
    Series("only_opening", "open the realm", item="step_opening", between=".", exactly=1),
)
