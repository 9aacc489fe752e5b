"""Every game, tried with random events by the thousand: a table or a reason, never anything else."""
