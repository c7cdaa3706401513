"""New games: start page, form, invitations."""
