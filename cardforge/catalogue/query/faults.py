"""What can be wrong with a query. Places point into the query itself."""

from __future__ import annotations

from cardforge.diagnostics import Message, Severity, diagnostic, did_you_mean, listed


@diagnostic("query-syntax", Severity.ERROR)
def query_syntax(problem: str, expected: str, hint: str = "") -> Message:
    """A query cannot be read: a bracket or quote is open, or something is missing beside `or`, `-` or an operator.

    Close it, or put words with special characters in double quotes.
    """
    return Message(problem, expected=expected, hint=hint)


@diagnostic("query-key", Severity.ERROR)
def query_key(key: str, known: tuple[str, ...]) -> Message:
    """A query asks for something that cards do not have.

    Use one of the keys that the message lists; statistics go by their name.
    """
    return Message(f"cards have no “{key}”", expected=f"one of {listed(known)}", hint=did_you_mean(key, known))


@diagnostic("query-value", Severity.ERROR)
def query_value(key: str, value: str, known: tuple[str, ...]) -> Message:
    """A query names a kind, faction, rarity, deck or property that the game does not have.

    Use one of the words that the message lists.
    """
    return Message(f"“{key}” cannot be “{value}”", expected=f"one of {listed(known)}", hint=did_you_mean(value, known))


@diagnostic("query-number", Severity.ERROR)
def query_number(key: str, value: str) -> Message:
    """A query compares a number with something that is none.

    Compare with a whole number, or with another number of the card: `cost<=2`, `force>guard`.
    """
    return Message(f"“{key}” cannot be compared with “{value}”", expected="a number, or another number of the card")


@diagnostic("query-pattern", Severity.ERROR)
def query_pattern(pattern: str, problem: str) -> Message:
    """The pattern between two slashes is no regular expression.

    Correct it, or write plain words in quotes instead.
    """
    return Message(f"/{pattern}/ is no pattern: {problem}", expected="a regular expression, such as /^E/")


@diagnostic("query-operator", Severity.ERROR)
def query_operator(key: str, operator: str, allowed: tuple[str, ...]) -> Message:
    """A query uses a comparison that its key does not know: texts cannot be greater than a word.

    Use one of the signs that the message lists.
    """
    return Message(f"“{key}” does not go with “{operator}”", expected=f"{listed(allowed)}")
