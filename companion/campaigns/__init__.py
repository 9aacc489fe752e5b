"""The campaign tracker: the value, its file, the files of a home folder, and how it is shown."""
