"""The JSON Schema of a model, in the dialect that editors know: draft 7, without the noise of generated titles."""

from __future__ import annotations

from typing import Any

from cardforge.catalogue.models.base import Model

Schema = dict[str, Any]
"""A piece of JSON Schema; its shape is that of the specification."""


def model_schema(model: type[Model]) -> Schema:
    """The schema of a model. A field that may be absent is described as what it is when it is there: no data file
    writes null."""
    made = _tidied(model.model_json_schema())
    assert isinstance(made, dict)
    return made


def _tidied(node: Any) -> Any:
    if isinstance(node, list):
        return [_tidied(item) for item in node]
    if not isinstance(node, dict):
        return node
    made = {key: _tidied(value) for key, value in node.items()}
    if isinstance(made.get("title"), str):
        del made["title"]
    if made.get("default", ...) in (None, [], {}):
        del made["default"]
    if "patternProperties" in made:
        made.setdefault("additionalProperties", False)
    options = made.get("anyOf")
    if isinstance(options, list):
        options = [option for option in options if option != {"type": "null"}]
        if len(options) == 1:
            del made["anyOf"]
            made = {**options[0], **made}
        else:
            made["anyOf"] = options
    return made
