# not compiled
"""The front door for writers of cards: every word of the card language, under one roof.

A file of cards begins with `from kwoon.games.shadowfist.cards.make import *` and needs no other import.
docs/card-language.md lists the words by topic.
"""

from kwoon.games.shadowfist.cards.card import NO_COST as NO_COST
from kwoon.games.shadowfist.cards.card import Card as Card
from kwoon.games.shadowfist.cards.card import X as X
from kwoon.games.shadowfist.cards.card import resources as resources
from kwoon.games.shadowfist.rules.asking import NAME_RESOURCE as NAME_RESOURCE
from kwoon.games.shadowfist.rules.asking import NAME_WORD as NAME_WORD
from kwoon.games.shadowfist.rules.effects import ATTACK_END as ATTACK_END
from kwoon.games.shadowfist.rules.effects import IN_PLAY as IN_PLAY
from kwoon.games.shadowfist.rules.effects import MAINTAINED as MAINTAINED
from kwoon.games.shadowfist.rules.effects import ONLY_COMBAT as ONLY_COMBAT
from kwoon.games.shadowfist.rules.effects import TURN_END as TURN_END
from kwoon.games.shadowfist.rules.effects import WHILE_INTERCEPTING as WHILE_INTERCEPTING

# isort: split
from kwoon.games.shadowfist.language.abilities import *
from kwoon.games.shadowfist.language.choices import *
from kwoon.games.shadowfist.language.chosen import *
from kwoon.games.shadowfist.language.conditions import *
from kwoon.games.shadowfist.language.conditions_attack import *
from kwoon.games.shadowfist.language.conditions_standing import *
from kwoon.games.shadowfist.language.costs import *
from kwoon.games.shadowfist.language.damage_rules import *
from kwoon.games.shadowfist.language.keyword_abilities import *
from kwoon.games.shadowfist.language.later import *
from kwoon.games.shadowfist.language.numbers import *
from kwoon.games.shadowfist.language.numbers_counted import *
from kwoon.games.shadowfist.language.permissions import *
from kwoon.games.shadowfist.language.redirecting import *
from kwoon.games.shadowfist.language.retargeting import *
from kwoon.games.shadowfist.language.selectors import *
from kwoon.games.shadowfist.language.selectors_attack import *
from kwoon.games.shadowfist.language.selectors_effects import *
from kwoon.games.shadowfist.language.selectors_narrowed import *
from kwoon.games.shadowfist.language.selectors_other import *
from kwoon.games.shadowfist.language.selectors_states import *
from kwoon.games.shadowfist.language.shifting_numbers import *
from kwoon.games.shadowfist.language.terms import *
from kwoon.games.shadowfist.language.things import *
from kwoon.games.shadowfist.language.triggers import *
from kwoon.games.shadowfist.language.triggers_combat import *
from kwoon.games.shadowfist.language.verbs_asking import *
from kwoon.games.shadowfist.language.verbs_attack import *
from kwoon.games.shadowfist.language.verbs_auction import *
from kwoon.games.shadowfist.language.verbs_cancel import *
from kwoon.games.shadowfist.language.verbs_cards import *
from kwoon.games.shadowfist.language.verbs_copy import *
from kwoon.games.shadowfist.language.verbs_damage import *
from kwoon.games.shadowfist.language.verbs_faceoff import *
from kwoon.games.shadowfist.language.verbs_if import *
from kwoon.games.shadowfist.language.verbs_lasting import *
from kwoon.games.shadowfist.language.verbs_piles import *
from kwoon.games.shadowfist.language.verbs_play import *
from kwoon.games.shadowfist.language.verbs_power import *
from kwoon.games.shadowfist.language.verbs_states import *

# isort: split
from kwoon.games.shadowfist.cards.make_abilities import *
from kwoon.games.shadowfist.cards.make_cards import *
from kwoon.games.shadowfist.cards.make_phrases import *
