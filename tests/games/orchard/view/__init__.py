"""Tests of how Orchard is drawn and worded."""
