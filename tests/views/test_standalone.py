"""Pictures that stand alone, and the sheet of all components."""

import re
from html import unescape
from xml.etree import ElementTree

import pytest

from toy.registry import registered
from views.playing import positions
from ziggurat.art.theme import THEMES
from ziggurat.core.errors import UnknownGame
from ziggurat.i18n.messages import LANGUAGES, Words, source
from ziggurat.table import Table
from ziggurat.views import NoView, view_of
from ziggurat.views.gallery import gallery
from ziggurat.views.standalone import box_drawing, picture


@pytest.mark.parametrize("colours", THEMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_needs_nothing_beside_itself(lang: str, colours: str) -> None:
    table = next(positions(1))
    for svg in (
        picture("amytis", table.seen(1), 1, lang, colours),
        box_drawing("amytis", lang, colours),
    ):
        ElementTree.fromstring(svg)
        assert "var(" not in svg
        names = set(re.findall(r'\bid="([^"]+)"', svg))
        assert set(re.findall(r'href="#([^"]+)"', svg)) <= names
        assert set(re.findall(r"url\(#([^)]+)\)", svg)) <= names


def test_two_pictures_in_one_page_share_no_name() -> None:
    table = next(positions(1))
    light, dark = (
        set(re.findall(r'\bid="([^"]+)"', picture("amytis", table.seen(0), 0, "en", colours)))
        for colours in THEMES
    )
    assert not light & dark


def test_a_table_draws_itself() -> None:
    assert Table("amytis", seed=1).svg(seat=1, lang="fr").startswith("<svg")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gallery_shows_every_component_in_every_theme(lang: str) -> None:
    words = Words(lang, "amytis")
    page = unescape(gallery("amytis", words))
    for name, _ in view_of("amytis").gallery(words):
        assert page.count(f"<figcaption>{name}</figcaption>") >= len(THEMES)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        view_of("chess")


def test_a_game_without_a_view_is_played_by_programs_only() -> None:
    """It has rules and facts; a picture of it is refused with a message."""
    with registered(view=""):
        table = Table("orchard", seed=1)
        assert table.facts()["game"] == "orchard" and table.choices()
        for shown in (table.svg, lambda: source("fr", "orchard"), lambda: view_of("orchard")):
            with pytest.raises(NoView, match="orchard cannot be shown: it has neither drawings"):
                shown()
