"""The browser app: knows views, bots and tables; nothing knows it but the command line."""
