"""The project that the tests of the press print: beasts with numbers and text, and places with neither."""

from dataclasses import dataclass, replace
from pathlib import Path

from cardforge.press.build import PressOptions, Result, build_pages
from cardforge.press.face import Ability, Art, Collector, Face, PlannedFace, Stat, TypeLine

FONTS = """\
faces:
  display: {package: Fraunces, variable: true}
  text: {package: Alegreya Sans, weight: 500}
  text-bold: {package: Alegreya Sans, weight: 800}
  text-slant: {package: Alegreya Sans, weight: 500, style: italic}
roles:
  name: {face: display, axes: {wght: 640, opsz: 36, SOFT: 20, WONK: 0}, figures: lining}
  flavour: {face: text-slant}
  rules: {face: text}
  ability: {face: text-bold}
  reminder: {face: text-slant}
  type: {face: text-bold, tracking: 0.09, case: upper}
  foot: {face: text, tracking: 0.05}
"""

LAYOUT = """\
card: {width: 63, height: 88, bleed: 3}
ladders:
  full:
    - {rules: 8.5, flavour: 7.2, reminder: true}
    - {rules: 8.5, flavour: 7.2}
    - {rules: 7.5, flavour: 6.6}
    - {rules: 8, flavour: null}
    - {rules: 7, flavour: null}
    - {rules: 6.5, flavour: null}
kinds:
  beast:
    template: beast.html
    lines:
      name: {text: [name], role: name, x: 5, baseline: 8, width: 50, sizes: [12, 10, 9]}
      type:
        {text: [type_line.kind, type_line.faction], separator: " · ", role: type, x: 5, width: 44, sizes: [6]}
    body: {x: 5, y: 54, width: 53, height: 24, between: 3, crown: 5, paragraph_gap: 1, ladder: full, alone: [9, 8, 7]}
  place:
    template: place.html
    lines:
      name: {text: [name], role: name, x: 5, baseline: 8, width: 50, sizes: [12, 10, 9]}
foot: {role: foot, size: 5, baseline: 84, left: 5, right: 58}
"""

CSS = """\
{%- for face in faces.values() %}
@font-face { font-family: {{ face.family }}; src: url("{{ face.url }}"); }
{%- endfor %}
* { margin: 0; padding: 0 }
div, img { position: absolute }
.page { left: 0; top: 0; width: 69mm; height: 94mm; overflow: hidden }
img { left: 0; top: 0; width: 69mm; height: 94mm }
{%- for name, role in roles.items() %}
.{{ name }} { font-family: {{ role.family }}; font-style: normal; font-weight: 400;
  {%- if role.tracking is defined %} letter-spacing: {{ role.tracking }}em;{% endif %}
  {%- if role.case is defined %} text-transform: {{ role.case }}case;{% endif %}
  {%- if role.figures is defined %} font-feature-settings: "lnum";{% endif %} }
{%- endfor %}
"""

BASE = """\
<!doctype html><html lang="en"><head><title>{{ face.name }}</title></head><body><div class="page">
{% if face.art_url %}<img src="{{ face.art_url }}">{% endif %}
<div class="name" style="left:8mm;top:6mm;white-space:nowrap;font-size:{{ fit.name_size }}pt">{{ face.name }}</div>
{% block body %}{% endblock %}
<div class="foot" style="left:8mm;top:86mm;font-size:5pt">{{ face.collector.id }} {{ face.collector.edition }}</div>
</div></body></html>
"""

BEAST = """\
{% extends "base.html" %}
{% block body %}
<div class="rules" style="left:8mm;top:57mm;width:53mm;
  font-size:{{ fit.rules_size }}pt;line-height:{{ fit.rules_leading }}pt">
{%- for ability in face.abilities -%}
<p>{% if ability.name %}<span class="ability">{{ ability.name }}</span> — {% endif %}{{ ability.text_html }}
{%- if fit.reminder and ability.reminder_html %} <span class="reminder">{{ ability.reminder_html }}</span>{% endif -%}
</p>
{%- endfor -%}
</div>
{% if fit.flavour_size -%}
<div class="flavour" style="left:8mm;top:72mm;width:53mm;
  font-size:{{ fit.flavour_size }}pt;line-height:{{ fit.flavour_leading }}pt">
{%- for line in fit.flavour_lines %}{{ line }}<br>{% endfor -%}
</div>
{%- endif %}
{% endblock %}
"""

PLACE = """{% extends "base.html" %}"""

PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 69 94"><path fill="{}" d="M-3-3H66V91H-3Z"/></svg>'


@dataclass(frozen=True)
class SmallProject:
    """Its folder, and the ways in which the tests use it."""

    root: Path

    def write(self, file: str, content: str | bytes) -> None:
        path = self.root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)

    def build(self, *faces: Face, **options: object) -> Result:
        return build_pages(self.root, [PlannedFace(face) for face in faces], PressOptions(**options))

    def proof(self, name: str) -> Path:
        return self.root / "build" / "proofs" / name

    def outputs(self) -> dict[str, bytes]:
        folder = self.root / "build/proofs"
        return {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }


def write_project(root: Path) -> SmallProject:
    project = SmallProject(root)
    files = {
        "fonts/fonts.yaml": FONTS,
        "templates/layout.yaml": LAYOUT,
        "templates/card.css": CSS,
        "templates/base.html": BASE,
        "templates/beast.html": BEAST,
        "templates/place.html": PLACE,
        "art/red.svg": PICTURE.format("#c04030"),
        "art/blue.svg": PICTURE.format("#3040c0"),
    }
    for file, content in files.items():
        project.write(file, content)
    return project


def beast(id: str = "B-1", **changes: object) -> Face:
    """A beast with one ability and a line of flavour; any field may be changed."""
    face = Face(
        id=id,
        name="Mossback",
        kind="beast",
        kind_name="Beast",
        faction="forest",
        faction_name="Forest",
        palette={"ink": "#101010"},
        emblem="leaf",
        type_line=TypeLine("Beast", "Forest"),
        collector=Collector(id, "1.0", "abc123"),
        cost=2,
        stats=(Stat("strength", "Strength", "fist", 3, "3"),),
        abilities=(Ability("Slow", "This moves last.", "(After all others.)"),),
        flavour="It carries a small wood on its back, and two owls who quarrel about the lease.",
        art=Art("art/red.svg"),
    )
    return replace(face, **changes)


def place(id: str = "P-1", **changes: object) -> Face:
    """A place: a name and a picture."""
    bare = beast(id, name="Stone Bridge", kind="place", kind_name="Place", type_line=TypeLine("Place", "Forest"))
    return replace(
        bare, **{"abilities": (), "flavour": None, "cost": None, "stats": (), "art": Art("art/blue.svg"), **changes}
    )


def codes(result: Result) -> list[str]:
    return [found.code for found in result.diagnostics]
