"""One vocabulary for all that can be wrong: coded, placed, collected, sorted, rendered. No room's rules live here."""

from cardforge.diagnostics.kinds import Kind, diagnostic, kinds_in
from cardforge.diagnostics.model import Diagnostic, Message, Place, Severity
from cardforge.diagnostics.nearest import did_you_mean, listed, nearest, with_article
from cardforge.diagnostics.report import Report

__all__ = [
    "Diagnostic",
    "Kind",
    "Message",
    "Place",
    "Report",
    "Severity",
    "diagnostic",
    "did_you_mean",
    "kinds_in",
    "listed",
    "nearest",
    "with_article",
]
