"""Narration: what happened, as a tab receives it, caption by caption."""

import re
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from server.asgi import TestClient
from server.play import finish, step, tab, turn
from ziggurat import registry, views
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.render.narration import Caption, NarratedStep, Thumbnails, narrate
from ziggurat.server.render.player_names import PlayerNames
from ziggurat.server.render.regions import Viewer, captions_from, recounted, render_view
from ziggurat.server.render.words import words_for
from ziggurat.server.sessions.store import Store

STEPS = 80  # positions: in each game something is earned by then


def seated(game: str, setup: Setup, seed: int = 7) -> Session:
    """Ada and Balam at another game."""
    return Session(Setup("abc", game, registry.load(game).version, {}, seed, setup.players))


def last(session: Session, seat: int = 1) -> list[Caption]:
    """The narration of the last position for a seat."""
    return captions_from(session, Viewer(seat), len(session.history.frames) - 1)


def _thumbnails(step: NarratedStep) -> Thumbnails:
    return tuple(one for line in step.lines for one in line.thumbnails)


class TestBeats:
    def test_a_choice_is_one_beat_with_what_it_earned(self, session: Session) -> None:
        turn(session)
        (beat,) = last(session)
        assert beat.text == "Ada places a blue Wall (row 1, column 1)"
        assert (beat.seat, beat.points, beat.marks, beat.chosen) == (0, 2, ("s0-site-0",), True)

    def test_a_phase_is_counted_place_by_place(self, setup: Setup) -> None:
        """Uxmal, whose levels are scored priest by priest."""
        session, pick = seated("uxmal", setup), Random(3)
        while "completes level 1" not in " ".join(beat.text for beat in last(session)):
            step(session, pick.choice)
        chosen, *counted = last(session)
        assert chosen.chosen and "completes level 1" in chosen.text
        places = [beat for beat in counted if "for a priest" in beat.text]
        assert len(places) > 1
        for beat in places:
            assert len(beat.marks) == 1 and beat.points > 0 and not beat.chosen
            assert f"scores {beat.points} point" in beat.text
        assert len({beat.seat for beat in places}) == 2, "whoever scores"

    def test_the_final_count_is_told_district_by_district(self, setup: Setup) -> None:
        session = seated("teotihuacan", setup)
        finish(session, Random(3).choice)
        counted = [beat for beat in last(session, 0) if "District" in beat.text]
        assert len(counted) == 8
        shown = render_view(session, Viewer(0)).regions
        for beat in counted:
            (mark,) = beat.marks
            assert setup.names[beat.seat] in beat.text
            assert f'<g id="{mark}">' in shown["city" if beat.seat == 0 else "table-1"]

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_a_project_is_told_by_its_pattern_and_labelled_with_its_colours(
        self, setup: Setup, lang: str
    ) -> None:
        session, pick = seated("amytis", setup), Random(3)
        view, words = views.view_of("amytis"), words_for(lang, "amytis")
        while not (
            shown := _thumbnails(narrate(session, view, 0, words, len(session.history.frames) - 1))
        ):
            step(session, pick.choice)
        ((colours, picture),) = shown
        assert f'aria-label="{colours}"' in picture and 'role="img"' in picture
        number = len(session.history.frames) - 1
        viewer = Viewer(0, lang, at=number)
        assert colours in recounted(session, viewer, [number]), "the ear hears words"
        regions = render_view(session, viewer).regions
        for name in ("say", f"log-{session.history.frames[number].turn}"):
            assert picture in regions[name]
            said = re.sub("<[^>]*>", "", regions[name])
            assert colours not in said, "nothing is told twice"

    @pytest.mark.parametrize("key", playable())
    def test_all_that_the_log_says_is_told(self, setup: Setup, key: str) -> None:
        """But for points of no place, which stand beside the sentence of what earned them."""
        session, words, pick = seated(key, setup), words_for("fr", key), Random(5)
        view, viewer = views.view_of(key), Viewer(0, "fr")
        while len(session.history.frames) < STEPS and not session.over:
            step(session, pick.choice)
        for number, frame in enumerate(session.history.frames):
            beats = captions_from(session, viewer._replace(at=number), number)
            said = " ".join(beat.text for beat in beats)
            known = [event for event in frame.events if session.over or event.seen_by(0)]
            earned = sum(event["points"] for event in known if event.kind == "scored")
            assert sum(beat.points for beat in beats) == earned
            for line in narrate(session, view, viewer.seat, words, number).lines:
                assert (
                    line.points
                    or PlayerNames(setup.names, words).in_text(line.text) in said
                    or earned
                )


def texts(told: Sequence[Sequence[object]]) -> list[object]:
    return [text for _, _, text, *_ in told]


class TestTab:
    def test_others_are_told_what_one_chose(self, client: TestClient) -> None:
        with (
            tab(client, token="Ada") as ada,
            tab(client, token="Balam") as balam,
            tab(client) as watcher,
        ):
            assert "told" not in ada.act("choose", id="take:pile-3")
            wanted = [[1, 0, "Ada takes a blue Wall (row 2, column 1)", 0, ["pile-3"], 1]]
            assert balam.hear("view")["told"] == watcher.hear("view")["told"] == wanted

    def test_what_chance_brings_is_told_to_everybody(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada, tab(client, token="Balam") as balam:
            ada.act("choose", id="take:pile-3")
            ada.act("choose", id="lay:site-0")
            (text,) = texts(ada.act("end")["told"])
            assert str(text).startswith("Next tile in row 2, column 1: ")
            while balam.view["rev"] < ada.view["rev"]:
                balam.hear("view")
            assert texts(balam.view["told"]) == [text]

    def test_what_is_taken_back_is_not_told(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada, tab(client, token="Balam") as balam:
            ada.act("choose", id="take:pile-3")
            balam.hear("view")
            ada.act("undo")
            assert "told" not in balam.hear("view")
            ada.act("choose", id="take:pile-4")
            assert len(balam.hear("view")["told"]) == 1

    def test_whoever_comes_or_comes_back_is_told_nothing(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada:
            ada.act("choose", id="take:pile-3")
            ada.act("choose", id="lay:site-0")
            with tab(client, token="Balam") as balam:
                assert "told" not in balam.view
                balam.send("at", n=1)
                assert texts(balam.hear("view")["told"]) == [
                    "Ada takes a blue Wall (row 2, column 1)"
                ]
                ada.act("end")
                assert "told" not in balam.hear("view"), "it was told before"
                balam.send("at")
                assert "told" not in balam.hear("view")

    def test_silent_positions_of_the_past_are_left_out(
        self, client: TestClient, store: Store, setup: Setup
    ) -> None:
        """Uxmal, where saying that one draws a tile is a position without words."""
        session = seated("uxmal", setup)
        rows = finish(session, Random(3).choice)
        captions = [
            len(captions_from(session, Viewer(1, at=n), n))
            for n in range(len(session.history.frames))
        ]
        silent = captions.index(0, 1)
        spoken = next(n for n in range(silent, len(captions)) if captions[n])
        store.create(replace(session.setup, id="silent"))
        store.append("silent", 0, rows).result()
        with tab(client, "silent") as mine:
            mine.send("at", n=silent, told=True)
            assert mine.hear("view")["at"] == spoken
            mine.send("at", n=silent)
            assert mine.hear("view")["at"] == silent
            assert "told" not in mine.view
