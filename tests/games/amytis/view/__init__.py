"""Tests of how Amytis is drawn and worded."""
