"""Who waits for which moment, and who says something about which value: by face, as faces are compiled.

Most of what happens concerns nobody on the board. Here stands who may be concerned, so that only those are asked.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardforge.games.waybound.compile.faces import Face

ABOUTS = 5
"""What statics of others can be about: the three statistics, protection, what everybody's moves cost."""


class Voices:
    """The faces that have something to say."""

    def __init__(self, routes: Mapping[str, int], factions_of: Mapping[str, str], followed: bool) -> None:
        self._routes = routes
        self._factions_of = factions_of
        """The faction of each ability that factions have."""
        self._followed = followed
        """Whoever follows the matches wants to know what is passed over as well, so everybody is asked."""
        self.hearing: dict[str, set[str]] = {}
        """By moment, the faces that wait for it."""
        self.hearing_others: dict[str, set[str]] = {}
        """Those of them that do not only wait for something to happen to themselves."""
        self.factions_hearing: dict[str, dict[str, list[Face]]] = {}
        """By moment and faction, factions' own abilities that wait for it."""
        self.routes_hearing: dict[str, list[tuple[int, Face]]] = {}
        """By moment, the Routes that wait for it, with their places in the row."""
        self.speaking: tuple[set[str], ...] = tuple(set() for _ in range(ABOUTS))
        """By what it is about, faces of characters that say something."""
        self.speaking_of_others: tuple[set[str], ...] = tuple(set() for _ in range(ABOUTS))
        """Those of them that do not only speak of themselves."""
        self.routes_speak: tuple[list[tuple[int, str]], ...] = tuple([] for _ in range(ABOUTS))
        """The Routes that do: place in the row, and face."""
        self.routes_speak_at = tuple([list[tuple[int, str]]() for _ in routes] for _ in range(ABOUTS))
        """The same by the Route of whom it can concern."""

    def speaks(self, about: int) -> bool:
        """Whether anything says something about this."""
        return bool(self.speaking[about] or self.routes_speak[about])

    def note(self, face: Face) -> None:
        """Take in what a newly compiled face brings."""
        for moment in face.triggers:
            self._waits(face, moment)
        said = [bool(bonuses) for bonuses in face.statics.bonuses]
        said += [bool(face.statics.protections), any(price.everybody for price in face.statics.move_prices)]
        for about, says in enumerate(said):
            if says:
                self._speaks(face, about)

    def _waits(self, face: Face, moment: str) -> None:
        self.hearing.setdefault(moment, set()).add(face.key)
        if self._followed or not all(one.of_itself for one in face.triggers[moment]):
            self.hearing_others.setdefault(moment, set()).add(face.key)
        if face.key in self._factions_of:
            by_faction = self.factions_hearing.setdefault(moment, {})
            by_faction.setdefault(self._factions_of[face.key], []).append(face)
        elif face.key in self._routes:
            self.routes_hearing.setdefault(moment, []).append((self._routes[face.key], face))

    def _speaks(self, face: Face, about: int) -> None:
        route = self._routes.get(face.card)
        if route is None:
            self.speaking[about].add(face.key)
            if face.statics.speaks_of_others(about):
                self.speaking_of_others[about].add(face.key)
            return
        self.routes_speak[about].append((route, face.key))
        here_only = face.statics.speaks_here_only(about)
        for at, concerning in enumerate(self.routes_speak_at[about]):
            if at == route or not here_only:
                concerning.append((route, face.key))
