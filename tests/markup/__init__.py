"""Tests of elements, serialisers and patches."""
