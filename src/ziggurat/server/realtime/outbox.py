"""Outbox: the messages queued for one tab, and the signal that there is something to send."""

import asyncio

from ziggurat.server.config import CONFIG
from ziggurat.server.realtime.message_parsing import Message


class Outbox:
    """A bounded queue between the session and the writer of a socket."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.missed = False  # whether a message was dropped
        self.awake = asyncio.Event()
        self.emptied = asyncio.Event()

    def __len__(self) -> int:
        return len(self.messages)

    def wake(self) -> None:
        """There is something to send: a view or a message."""
        self.awake.set()

    def put(self, message: Message) -> None:
        """Queue a message, unless the queue of a slow tab is full."""
        if len(self.messages) < CONFIG.realtime.max_queued_messages:
            self.messages.append(message)
        else:
            self.missed = True
        self.wake()

    def put_latest(self, message: Message) -> None:
        """Queue a message instead of earlier ones of its type."""
        self.messages = [one for one in self.messages if one["t"] != message["t"]]
        self.put(message)

    def take(self) -> list[Message]:
        """Remove all messages; changes from now on wake the writer again."""
        self.awake.clear()
        messages, self.messages = self.messages, []
        self.emptied.set()
        return messages

    async def has_room(self) -> None:
        """Wait until a slow tab has taken its messages."""
        while len(self.messages) >= CONFIG.realtime.pause_reading_at:
            self.emptied.clear()
            await self.emptied.wait()
