"""The scripts of deploy/, run against a machine made of stand-in commands, and the files for the system, checked."""
