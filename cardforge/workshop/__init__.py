"""The only room that sees all: opens a project, finds its engine, runs every room's checks, builds, locks."""
