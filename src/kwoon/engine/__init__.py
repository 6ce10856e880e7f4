"""What every game needs: decisions, procedures, chance, events, records. No game is named here."""
