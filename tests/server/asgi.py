"""Starlette's test client; it warns on import that httpx has a successor, which we do not need."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient, WebSocketTestSession

__all__ = ["TestClient", "WebSocketTestSession"]
