"""The devices of the settings, opened and kept alive; what they hear comes through one queue."""
