"""The parts of make-catalog.py: texts, items and pictures."""
