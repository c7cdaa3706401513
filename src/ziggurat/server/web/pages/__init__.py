"""Page shells: element trees in, HTML out; every foreign string is escaped on the way."""
