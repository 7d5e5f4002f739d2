"""What a page may use: files of the project (`card:///`), the pinned fonts, and embedded pictures. No network."""

from __future__ import annotations

import base64
import binascii
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath
from urllib.parse import unquote, unquote_to_bytes, urlsplit

from cardforge.press.files import (
    SCHEME,
    ForbiddenAssetError,
    MissingAssetError,
    ProjectFiles,
    UnusableAssetError,
    asset_url,
    project_file,
)
from cardforge.press.pictures import picture_fault

FONT_HOST = "pinned"
_TYPES = {".svg": "image/svg+xml", ".webp": "image/webp", ".css": "text/css", ".ttf": "font/ttf", ".otf": "font/otf"}


@dataclass(frozen=True, slots=True)
class Asset:
    """The bytes of a file, and what they are."""

    data: bytes
    type: str


def font_url(role: str) -> str:
    """The URL of the pinned font of a role."""
    return f"{SCHEME}://{FONT_HOST}/{role}.ttf"


def fetch_asset(url: str, files: ProjectFiles, fonts: Mapping[str, bytes]) -> Asset:
    """What a URL stands for. Raises AssetError: missing, forbidden or unusable."""
    parts = urlsplit(url)
    if parts.scheme == "data":
        return _embedded(url)
    if parts.scheme != SCHEME:
        raise ForbiddenAssetError(url, "only files of the project are used, by card:///")
    if parts.netloc == FONT_HOST:
        role = parts.path.removeprefix("/").removesuffix(".ttf")
        if role not in fonts:
            raise MissingAssetError(url, "there is no such role of text")
        return Asset(fonts[role], "font/ttf")
    file = project_file(url)
    data = files.read(file)
    kind = media_type(file)
    if kind.startswith("image/") and (fault := picture_fault(data, kind)):
        raise UnusableAssetError(asset_url(file), fault)
    return Asset(data, kind)


def media_type(file: str) -> str:
    """The media type that a file's name promises."""
    suffix = PurePosixPath(file).suffix.lower()
    return _TYPES.get(suffix) or mimetypes.guess_type(file)[0] or "application/octet-stream"


def _embedded(url: str) -> Asset:
    head, _, body = url[len("data:") :].partition(",")
    kind, *options = head.split(";")
    try:
        data = base64.b64decode(unquote(body)) if "base64" in options else unquote_to_bytes(body)
    except (binascii.Error, ValueError) as error:
        raise UnusableAssetError(url, "it is not base64") from error
    if not kind.startswith("image/"):
        raise ForbiddenAssetError(url, "only pictures may be embedded")
    if fault := picture_fault(data, kind):
        raise UnusableAssetError(url, fault)
    return Asset(data, kind)
