"""Shurikens and Six Guns."""

TITLE = "Shurikens and Six Guns"
