"""The JSON Schema of a model, in the dialect that editors know: draft 7, without the noise of generated titles."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from typing import Any

from cardforge.catalogue.models.base import Model

Schema = dict[str, Any]
"""A piece of JSON Schema; its shape is that of the specification."""


def model_schema(model: type[Model]) -> Schema:
    """The schema of a model. A field that may be absent is described as what it is when it is there: no data file
    writes null."""
    made = model.model_json_schema()
    _describe(made, model)
    for one in _models(Model):
        if one.__name__ in made.get("$defs", {}):
            _describe(made["$defs"][one.__name__], one)
    made = _tidied(made)
    assert isinstance(made, dict)
    return made


def _describe(schema: Schema, model: type[Model]) -> None:
    """Give each property the words that stand below its field.

    Pydantic can do that too, but reads its own source for it each time that a model is imported: half of an import that
    every command waits for.
    """
    for field, words in _words_below_fields(model).items():
        if field in schema["properties"]:
            schema["properties"][field] = dict(sorted({**schema["properties"][field], "description": words}.items()))


def _words_below_fields(model: type[Model]) -> dict[str, str]:
    """The text that stands right below a field of the class, by field."""
    body = ast.parse(inspect.getsource(model)).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, text in zip(body.body, body.body[1:], strict=False):
        match field, text:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(words))):
                found[name] = inspect.cleandoc(words)
    return found


def _models(model: type[Model]) -> Iterator[type[Model]]:
    for one in model.__subclasses__():
        yield one
        yield from _models(one)


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
