"""Drafts (TR-7): packs, who picks what, the bot that drafts for someone who left, and the file of a draft."""
