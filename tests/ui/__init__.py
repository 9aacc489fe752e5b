"""The touchscreen, painted without a screen and tapped with real touches."""
