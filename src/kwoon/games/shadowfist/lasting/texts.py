"""SF-36, SF-32: what a card's text is after copying. SF-47: tokens.

A card that has copied something has a definition of its own: its printed anatomy, and the texts in force, in the order
in which they came. Such a definition is made from plain numbers, a recipe, and stands behind the printed ones in the
game's library; so everything that reads a card's abilities reads copied ones too. A token's definition is that of the
verb which creates it.
"""

from __future__ import annotations

from kwoon.games.shadowfist.language.things import This
from kwoon.games.shadowfist.state.abilities import KEYWORDS, TOUGHNESS, Ability, Continuous, Used
from kwoon.games.shadowfist.state.card import Card, X
from kwoon.games.shadowfist.state.effects import (
    COPIED,
    FOR_A_WHILE,
    FORMED,
    STANDING,
    Lingering,
)
from kwoon.games.shadowfist.state.permissions import PlayedAs
from kwoon.games.shadowfist.state.table import FORM, TEXTS, TOKEN, Table, place_of, with_value
from kwoon.games.shadowfist.state.word_kinds import Verb
from kwoon.games.shadowfist.terms.codes import PLAY
from kwoon.games.shadowfist.terms.durations import IN_PLAY
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_PLACE, NO_SEAT, NONE, CardId, DefinitionId, Duration, SeatId


def text_code(definition: DefinitionId, bold: bool) -> int:
    """A text in a recipe: all of a card's text, or only its bold-faced abilities (SF-36.10)."""
    return definition * 2 + (1 if bold else 0)


def recipe_of(table: Table, card: CardId) -> tuple[int, ...]:
    """What a card's definition is made from now."""
    at = table.definitions[card]
    printed = len(table.rules.library)
    if at >= printed and table.made[at - printed][0] == TEXTS:
        return table.made[at - printed]
    return (TEXTS, at, NONE, text_code(at, False))


def copy_text(
    table: Table, card: CardId, definition: DefinitionId, bold: bool, until: Duration, source: CardId
) -> None:
    """SF-36.0: a text is added to a card's own; SF-32.0: to a blanked card's only the new one counts.

    SF-10.4: the source may be what maintains it.
    """
    recipe = recipe_of(table, card)
    texts = recipe[3:]
    if table.blanks[card] & 1:
        texts = ()
    elif table.blanks[card] & (FOR_A_WHILE | STANDING):
        texts = tuple([~text if text >= 0 else text for text in texts])
    table.blanks = with_value(table.blanks, card, 0)
    code = text_code(definition, bold)
    take_recipe(table, card, (*recipe[:3], *texts, code))
    if until != IN_PLAY:
        lasting = Lingering(card, COPIED, 0, 0, until)
        lasting.text = code
        lasting.source = source
        lasting.source_stamp = table.stamps[source]
        table.let_last(lasting)


def forget_text(table: Table, card: CardId, code: int) -> None:
    """A copied text that was only for a while is gone."""
    recipe = recipe_of(table, card)
    texts = list(recipe[3:])
    for text in (code, ~code):
        if text in texts:
            last = len(texts) - 1 - texts[::-1].index(text)
            del texts[last]
            take_recipe(table, card, (*recipe[:3], *texts))
            return


def wake_texts(table: Table, card: CardId) -> None:
    """SF-32: blanking has ended; what was blank while the card copied something counts again."""
    recipe = recipe_of(table, card)
    if has_sleeping(table, card):
        take_recipe(table, card, (*recipe[:3], *[~text if text < 0 else text for text in recipe[3:]]))


def has_sleeping(table: Table, card: CardId) -> bool:
    """Whether a card has copied a text while it was blank, so that its other texts do not count."""
    return any(text < 0 for text in recipe_of(table, card)[3:])


def become_twin(table: Table, card: CardId, definition: DefinitionId) -> None:
    """A card copies another's printed Fighting, text and restrictions, and is named after it."""
    recipe = recipe_of(table, card)
    take_recipe(table, card, (TEXTS, recipe[1], definition, *recipe[3:], text_code(definition, False)))


def take_recipe(table: Table, card: CardId, recipe: tuple[int, ...]) -> None:
    """Give a card the definition of a recipe."""
    definitions = list(table.definitions)
    printed = (TEXTS, recipe[1], NONE, text_code(DefinitionId(recipe[1]), False))
    definitions[card] = DefinitionId(recipe[1]) if recipe == printed else made_from(table, recipe)
    table.define(tuple(definitions))
    table.changed()


def made_from(table: Table, recipe: tuple[int, ...]) -> DefinitionId:
    """Where the definition of a recipe stands in the game's library; made if it is not there yet."""
    printed = len(table.rules.library)
    if recipe in table.made:
        return DefinitionId(printed + table.made.index(recipe))
    table.made = (*table.made, recipe)
    table.library = [*table.library, build(table.library, recipe)]
    return DefinitionId(len(table.library) - 1)


def rebuild_library(table: Table) -> None:
    """For a state that was restored: make its definitions anew."""
    table.library = table.rules.library
    for recipe in table.made:
        table.library = [*table.library, build(table.library, recipe)]
    table.define(table.definitions)


def build(library: list[Card], recipe: tuple[int, ...]) -> Card:
    """The definition of a recipe."""
    if recipe[0] == TOKEN:
        ability = library[recipe[1]].abilities[recipe[2]]
        assert isinstance(ability, Used)
        token = all_verbs(ability)[recipe[3]].token()
        assert token is not None
        card = anatomy(token)
        add_text(card, token, False)
        card.settle()
        return card
    if recipe[0] == FORM:
        return build_form(library, recipe)
    card = anatomy(library[recipe[1]])
    if recipe[2] != NONE:
        name_after(card, library[recipe[2]])
    for text in recipe[3:]:
        if text >= 0:
            add_text(card, library[text >> 1], text & 1 == 1)
    card.settle()
    card.base = library[recipe[1]].base
    return card


def all_verbs(ability: Used) -> list[Verb]:
    """An ability's verbs, and behind them those that they are put together from."""
    found = ability.verbs[:]
    for verb in found:
        found.extend(verb.parts())
    return found


def place_of_verb(ability: Ability, verb: Verb) -> int:
    """Where a verb stands among them: so a recipe names it."""
    assert isinstance(ability, Used)
    return all_verbs(ability).index(verb)


def build_form(library: list[Card], recipe: tuple[int, ...]) -> Card:
    """A card's names, cost, resources and restrictions with another type, scores and text."""
    ability = library[recipe[2]].abilities[recipe[3]]
    if isinstance(ability, PlayedAs):
        return build_state(library[recipe[1]], ability.form)
    assert isinstance(ability, Used)
    form = all_verbs(ability)[recipe[4]].token()
    assert form is not None
    card = anatomy(library[recipe[1]])
    card.type = form.type
    card.fighting = form.fighting
    card.subject = None
    add_text(card, form, False)
    card.settle()
    card.base = library[recipe[1]].base
    return card


def build_state(printed: Card, form: Card) -> Card:
    """SF-7.1.1: a card as the State that it was played as: its own names, cost and resources, the State's text."""
    card = anatomy(printed)
    card.type = form.type
    card.fighting = card.power = card.body = 0
    card.restrictions |= form.restrictions
    card.subject = form.subject
    add_text(card, form, False)
    card.settle()
    card.base = printed.base
    return card


def wear_form(table: Table, card: CardId) -> None:
    """SF-7.1.1: a card in the hand is about to be played as a State, and is one from now on."""
    at = table.definitions[card]
    for index, ability in enumerate(table.library[at].abilities):
        if isinstance(ability, PlayedAs):
            form = made_from(table, (FORM, at, at, index, NONE))
            table.define(with_value(table.definitions, card, form))
            table.changed()


def take_form(table: Table, card: CardId, definition: DefinitionId, ability: int, verb: int, until: Duration) -> None:
    """SF-7.1.1: a State becomes a Character where it is; it has lost its old type and all that came with it."""
    subject = table.subjects[card]
    lasting = Lingering(card, FORMED, 0, 0, until)
    lasting.other = subject
    lasting.other_stamp = table.stamps[subject]
    table.let_last(lasting)
    place = place_of(table, card)
    definitions = list(table.definitions)
    definitions[card] = made_from(table, (FORM, table.printed_as(card), definition, ability, verb))
    table.define(tuple(definitions))
    table.subjects[card] = NO_CARD
    table.places[card] = place
    table.changed()


def leave_form(table: Table, lasting: Lingering) -> None:
    """The card is a State on its former subject again, or is smoked if that has left play."""
    card = lasting.card
    table.forget_copies(card)
    table.places[card] = NO_PLACE
    table.unhurt(card)
    table.changed()
    if table.same(lasting.other, lasting.other_stamp) and table.zones[lasting.other] == PLAY:
        table.subjects[card] = lasting.other
    else:
        table.smoke(card, NO_CARD, NO_SEAT)


def anatomy(printed: Card) -> Card:
    """SF-8: all of a card but its text."""
    card = Card(printed.title, printed.subtitle, printed.type)
    card.set = printed.set
    card.cost = printed.cost
    card.requires = printed.requires
    card.provides = printed.provides
    card.fighting = printed.fighting
    card.power = printed.power
    card.body = printed.body
    card.restrictions = printed.restrictions
    card.subject = printed.subject
    card.token = printed.token
    card.identity = printed.identity
    card.crisis = printed.crisis
    card.crisis_requires = printed.crisis_requires
    if printed.cost == X:
        card.x = printed.x
    return card


def name_after(card: Card, other: Card) -> None:
    """SF-36.1: the printed Fighting and the restrictions of another card, and its names after one's own."""
    named = Card(f"{card.title} of {other.title}", f"{card.subtitle} of {other.subtitle}", card.type)
    card.title = named.title
    card.subtitle = named.subtitle
    card.designators = named.designators
    card.fighting = other.fighting
    card.restrictions |= other.restrictions


def add_text(card: Card, printed: Card, bold: bool) -> None:
    """SF-36.2, SF-36.8: what is printed, added to what is there; SF-48.2: the newest X of a Character counts."""
    card.keywords |= printed.keywords
    card.toughness += printed.toughness
    card.influence += printed.influence
    if bold:
        card.abilities.extend([ability for ability in printed.abilities if is_bold(ability)])
        return
    card.abilities.extend(printed.abilities)
    if card.fighting == X and printed.fighting == X:
        card.x = printed.x


def is_bold(ability: Ability) -> bool:
    """SF-36.10: a bold-faced ability with a number of its own, such as Toughness: X; not one under a condition."""
    if not isinstance(ability, Continuous) or ability.condition is not None or not isinstance(ability.affects, This):
        return False
    return all(grant.kind in (TOUGHNESS, KEYWORDS) for grant in ability.grants)


def create_token(table: Table, definition: DefinitionId, ability: int, verb: int, seat: SeatId) -> CardId:
    """SF-47.0: one more card; it lies outside of the game until it is put into play."""
    return table.add_card(made_from(table, (TOKEN, definition, ability, verb)), seat)
