"""How a device behind a wire is kept at the newest picture: a mailbox, a pace, a thread. Strips and digits share it."""
