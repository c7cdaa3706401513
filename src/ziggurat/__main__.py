"""`python -m ziggurat` is the command line."""

from ziggurat.cli import main

main()
