"""What is made from data and not written."""
