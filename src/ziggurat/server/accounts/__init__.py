"""Accounts: profiles, devices, names, mutes and blocks, privacy, moderation."""
