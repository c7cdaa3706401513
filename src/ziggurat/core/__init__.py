"""The engine: knows no game, no screen, no clock."""


def is_compiled() -> bool:
    """Whether the engine runs as compiled code or interpreted."""
    from ziggurat.core import state  # looked at only when asked

    return not state.__file__.endswith(".py")
