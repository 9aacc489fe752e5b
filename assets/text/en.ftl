cli-about = A companion beside a real card game
cli-command = COMMAND
cli-replay = tell a play or a journal again, and say where the rules of today differ
cli-replay-files = a play, a journal, or - to answer the lines of standard input
cli-update = write what the rules show now into the play
cli-json = one JSON object a line
cli-language = the language of the texts: en, fr, es or cs
