"""What games have taught about hands and blocks in Kung Fu Fighting: learned by tools/fit_habits.py.

In the order of `NAMES` in habits.py: for duels, and for tables where more than two stand.
"""

from __future__ import annotations

from typing import Final

# fmt: off
LEARNED: Final[list[list[float]]] = [
    [
        1.62,  # chi
        1.24,  # chi_point
        -1.26,  # enhancement
        0.68,  # enhancement_damage
        -2.24,  # enhancement_other
        2.29,  # unblockable
        1.89,  # extra_attack
        0.10,  # split
        -0.95,  # stance
        0.09,  # stance_gain
        1.78,  # stance_defense
        -1.25,  # weapon
        0.46,  # weapon_gain
        3.74,  # weapon_defense
        -0.34,  # attack
        -0.72,  # attack_damage
        -0.41,  # attack_better
        -1.02,  # attack_takes_gear
        -0.53,  # block
        0.57,  # block_stops
        2.99,  # block_other
        2.37,  # twin
        -0.63,  # block_cost
        2.95,  # block_counter
        0.51,  # block_width
        0.88,  # block_spare
        3.16,  # block_gear
        -0.06,  # blow_least
        -0.16,  # gain_least
        6.37,  # wary
        -0.08,  # by_card
        -0.40,  # new_weapon
        0.08,  # new_stance
        0.49,  # stance_safer
        0.66,  # weapon_safer
        0.29,  # frail
        1.46,  # trip_gear
        11.37,  # knock_out
        6.85,  # chi_below
        10.24,  # guard_defense
        0.31,  # guard_least
        2.76,  # lose_defense
        0.74,  # lose_weapon
    ],
    [
        1.20,  # chi
        2.50,  # chi_point
        -0.92,  # enhancement
        -1.91,  # enhancement_damage
        -0.74,  # enhancement_other
        4.69,  # unblockable
        1.97,  # extra_attack
        0.91,  # split
        -1.38,  # stance
        -0.02,  # stance_gain
        3.27,  # stance_defense
        -0.52,  # weapon
        -0.10,  # weapon_gain
        2.72,  # weapon_defense
        -1.13,  # attack
        -2.27,  # attack_damage
        -1.33,  # attack_better
        0.19,  # attack_takes_gear
        1.21,  # block
        0.94,  # block_stops
        2.70,  # block_other
        3.91,  # twin
        -0.57,  # block_cost
        2.06,  # block_counter
        0.59,  # block_width
        0.35,  # block_spare
        2.15,  # block_gear
        -0.12,  # blow_least
        0.24,  # gain_least
        3.05,  # wary
        0.00,  # by_card
        0.00,  # new_weapon
        0.00,  # new_stance
        0.00,  # stance_safer
        0.00,  # weapon_safer
        0.00,  # frail
        1.00,  # trip_gear
        10.00,  # knock_out
        8.00,  # chi_below
        10.00,  # guard_defense
        0.00,  # guard_least
        2.00,  # lose_defense
        0.00,  # lose_weapon
    ],
]
# fmt: on
