"""Appendix II: Proving Ground leagues, their weeks, their files and papers."""
