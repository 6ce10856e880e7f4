"""The rules, one file for each chapter, named as players name it."""
