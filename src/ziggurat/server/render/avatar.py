"""Avatar: the mark of a user."""

from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, el
from ziggurat.server.accounts.model import User


def avatar(person: User, words: Words) -> Element:
    """A user's initial on the user's colour."""
    letter = (person.name or words.say("me-unnamed"))[0].upper()
    return el("span", letter, class_=f"avatar hue-{person.colour}", aria_hidden="true")
