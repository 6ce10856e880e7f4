"""What games have taught about hands and blocks in Kung Fu Fighting: learned by tools/fit_habits.py.

In the order of `NAMES` in habits.py: for duels, and for tables where more than two stand.
"""

from __future__ import annotations

from typing import Final

# fmt: off
LEARNED: Final[list[list[float]]] = [
    [
        1.40,  # chi
        1.30,  # chi_point
        -1.19,  # enhancement
        0.75,  # enhancement_damage
        -2.21,  # enhancement_other
        1.92,  # unblockable
        1.72,  # extra_attack
        0.05,  # split
        -1.12,  # stance
        0.21,  # stance_gain
        1.92,  # stance_defense
        -1.13,  # weapon
        0.84,  # weapon_gain
        3.66,  # weapon_defense
        -0.18,  # attack
        -0.80,  # attack_damage
        -0.60,  # attack_better
        -0.81,  # attack_takes_gear
        0.31,  # block
        0.79,  # block_stops
        2.69,  # block_other
        2.62,  # twin
        -0.40,  # block_cost
        2.93,  # block_counter
        0.69,  # block_width
        0.43,  # block_spare
        2.84,  # block_gear
        -0.45,  # blow_least
        -0.34,  # gain_least
        6.63,  # wary
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
    ],
]
# fmt: on
