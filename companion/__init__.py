"""The app: joins the rules and the devices."""
