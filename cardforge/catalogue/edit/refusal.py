"""An edit that is refused."""

from __future__ import annotations


class EditRefusedError(Exception):
    """Nothing was changed; the message is one sentence that says why, and `hint` what to do instead."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint

    def __str__(self) -> str:
        message = super().__str__()
        return f"{message}\n    hint: {self.hint}" if self.hint else message
