"""The web table: tables that people and bots sit at from anywhere."""
