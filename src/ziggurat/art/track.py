"""Tracks: where a step lies."""


def around(
    step: int, inset: float, size: tuple[float, float], steps: tuple[int, int]
) -> tuple[float, float]:
    """A step on a track that runs around a board, clockwise from the top left.

    `steps` go along the upper and along the right side; a lap has twice their sum.
    """
    width, height = size[0] - 2 * inset, size[1] - 2 * inset
    across, down = steps
    step %= 2 * (across + down)
    if step > across + down:
        x, y = around(step - across - down, inset, size, steps)
        return size[0] - x, size[1] - y
    if step <= across:
        return inset + step * width / across, inset
    return inset + width, inset + (step - across) * height / down
