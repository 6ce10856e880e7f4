# not compiled
"""The front door for writers of cards: every word of the card language, under one roof.

A file of cards begins with `from kwoon.games.shadowfist.cards.make import *` and needs no other import.
docs/card-language.md lists the words by topic.
"""

from kwoon.games.shadowfist.effects.asking import NAME_RESOURCE as NAME_RESOURCE
from kwoon.games.shadowfist.effects.asking import NAME_WORD as NAME_WORD
from kwoon.games.shadowfist.state.card import NO_COST as NO_COST
from kwoon.games.shadowfist.state.card import Card as Card
from kwoon.games.shadowfist.state.card import X as X
from kwoon.games.shadowfist.state.card import resources as resources
from kwoon.games.shadowfist.state.effects import ATTACK_END as ATTACK_END
from kwoon.games.shadowfist.state.effects import IN_PLAY as IN_PLAY
from kwoon.games.shadowfist.state.effects import MAINTAINED as MAINTAINED
from kwoon.games.shadowfist.state.effects import ONLY_COMBAT as ONLY_COMBAT
from kwoon.games.shadowfist.state.effects import TURN_END as TURN_END
from kwoon.games.shadowfist.state.effects import WHILE_INTERCEPTING as WHILE_INTERCEPTING

# isort: split
from kwoon.games.shadowfist.language.conditions import *
from kwoon.games.shadowfist.language.costs import *
from kwoon.games.shadowfist.language.numbers import *
from kwoon.games.shadowfist.language.selectors import *
from kwoon.games.shadowfist.language.things import *
from kwoon.games.shadowfist.state.abilities import *
from kwoon.games.shadowfist.state.damage_rules import *
from kwoon.games.shadowfist.state.delayed import *
from kwoon.games.shadowfist.state.permissions import *
from kwoon.games.shadowfist.terms.codes import *
from kwoon.games.shadowfist.words.changing_numbers import *
from kwoon.games.shadowfist.words.choices import *
from kwoon.games.shadowfist.words.conditions_attack import *
from kwoon.games.shadowfist.words.conditions_standing import *
from kwoon.games.shadowfist.words.counts import *
from kwoon.games.shadowfist.words.keyword_abilities import *
from kwoon.games.shadowfist.words.redirecting import *
from kwoon.games.shadowfist.words.remembered import *
from kwoon.games.shadowfist.words.retargeting import *
from kwoon.games.shadowfist.words.selectors_attack import *
from kwoon.games.shadowfist.words.selectors_effects import *
from kwoon.games.shadowfist.words.selectors_narrowing import *
from kwoon.games.shadowfist.words.selectors_no_cards import *
from kwoon.games.shadowfist.words.selectors_states import *
from kwoon.games.shadowfist.words.triggers import *
from kwoon.games.shadowfist.words.triggers_combat import *
from kwoon.games.shadowfist.words.verbs_asking import *
from kwoon.games.shadowfist.words.verbs_attack import *
from kwoon.games.shadowfist.words.verbs_auction import *
from kwoon.games.shadowfist.words.verbs_cancel import *
from kwoon.games.shadowfist.words.verbs_cards import *
from kwoon.games.shadowfist.words.verbs_copy import *
from kwoon.games.shadowfist.words.verbs_damage import *
from kwoon.games.shadowfist.words.verbs_faceoff import *
from kwoon.games.shadowfist.words.verbs_if import *
from kwoon.games.shadowfist.words.verbs_lasting import *
from kwoon.games.shadowfist.words.verbs_piles import *
from kwoon.games.shadowfist.words.verbs_play import *
from kwoon.games.shadowfist.words.verbs_power import *
from kwoon.games.shadowfist.words.verbs_states import *

# isort: split
from kwoon.games.shadowfist.cards.make_abilities import *
from kwoon.games.shadowfist.cards.make_cards import *
from kwoon.games.shadowfist.cards.make_phrases import *
