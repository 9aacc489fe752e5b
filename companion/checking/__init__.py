"""What this machine has and whether its devices work: read, tried, and said as findings."""
