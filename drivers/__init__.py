"""Devices of the table: lamps, scanners, cameras. They know nothing of games or screens."""
