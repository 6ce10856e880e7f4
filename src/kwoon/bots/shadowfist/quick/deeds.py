"""How good it is to play a card of Shadowfist or to use an ability now, in Power, on the state of a made-up game."""

from __future__ import annotations

from typing import Final

from kwoon.bots.shadowfist.gists import (
    A_CARD,
    A_LITTLE,
    A_PAYMENT,
    ALL,
    CHOSEN,
    OTHERS,
    SUBJECT,
    THIS,
    Gist,
    Part,
    reading_of,
)
from kwoon.bots.shadowfist.quick.fight import VICTORY, Fighter, Mark, one_away, stakes_of, unopposed, worth_of_card
from kwoon.bots.shadowfist.quick.styles import Style
from kwoon.games.shadowfist.effects.damage import combat_damage_of
from kwoon.games.shadowfist.standing.attack import AttackState, current_attack
from kwoon.games.shadowfist.standing.derive import derive, fighting, resources_of
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.deeds import (
    AFFECTS,
    ALL_GAIN,
    BLANKS,
    DEFLECTS,
    GENERATES,
    GIVES,
    HEALS,
    HEALS_POINTS,
    HURTS,
    PLAYS,
    RETURNS,
    SHIELDS,
    SMOKES,
    STEALS,
    STOPS,
    TAKES,
    TO_HAND,
    TURNS,
    UNTURNS,
)
from kwoon.games.shadowfist.state.scene import current_scene
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import CHARACTER, EDGE, FENG_SHUI, SITE, STATE, UNIQUE
from kwoon.games.shadowfist.terms.ids import CardId, SeatId

UNWANTED: Final = -20.0


class Eye:
    """One player's look at the table; what takes long to find is found when it is asked for, once."""

    def __init__(self, table: Table, seat: SeatId, style: Style) -> None:
        self.table = table
        self.seat: SeatId = seat
        self.style = style
        self.mine: list[CardId] = derive(table).by_seat[seat]
        self.attack: AttackState | None = current_attack(table)
        self.my_shot: bool = table.active == seat and self.attack is None
        """Whether it is this player's turn and nobody attacks."""
        self.known_pool: list[int] | None = None
        self.known_income: int = -1
        self.known_stakes: float = -1.0

    # --- what is so ---------------------------------------------------------------------

    def worth(self, card: CardId) -> float:
        """How much it would hurt to lose a card in play."""
        return worth_of_card(self.table, card)

    def pool(self) -> list[int]:
        """SF-18.1: this player's resources."""
        if self.known_pool is None:
            self.known_pool = resources_of(self.table, self.seat)
        return self.known_pool

    def missing(self, card: Card) -> int:
        """How many resources a card lacks."""
        pool = self.pool()
        total = 0
        for at in card.wants:
            total += max(0, card.requires[at] - pool[at])
        return total

    def income(self) -> int:
        """The Power that this player's Sites give each turn."""
        if self.known_income < 0:
            table = self.table
            total = 0
            for card in self.mine:
                face = table.faces[card]
                if face.type == FENG_SHUI or face.type == SITE:
                    total += 1 if table.face_down[card] else face.power
            self.known_income = total
        return self.known_income

    def stakes(self) -> float:
        """What the attack under way would cost this player."""
        if self.known_stakes < 0.0:
            self.known_stakes = 0.0 if self.attack is None else stakes_of(self.table, self.attack, self.seat)
        return self.known_stakes

    def is_in_play(self, face: Card) -> bool:
        """Whether a card of that title is in play, whoever has it."""
        for card in self.table.in_play:
            if self.table.faces[card] is face:
                return True
        return False

    def opponents(self) -> list[SeatId]:
        """Who else is still in the game."""
        return [seat for seat in self.table.playing() if seat != self.seat]

    # --- playing cards ------------------------------------------------------------------

    def of_play(self, card: Card) -> float:
        """How much one wants to play a card from the hand; less than nothing for one that had better wait."""
        table = self.table
        kind = card.type
        if kind == FENG_SHUI:
            return self.of_feng_shui()
        if kind == SITE:
            if table.feng_shui_count(self.seat) >= 2:
                return 4.0 + table.power[self.seat] - card.cost
            return -1.0
        if kind == CHARACTER:
            return self.of_character(card)
        if kind == STATE:
            return self.of_state(card)
        if kind == EDGE:
            return 3.0
        gist = reading_of(card).played
        return -1.0 if gist is None else self.of_ability(gist, CardId(-1)) - A_CARD - max(0, card.cost)

    def of_feng_shui(self) -> float:
        """The first ones pay for everything; a later one has to leave something for Characters."""
        table = self.table
        count = table.feng_shui_count(self.seat)
        if count < self.style.sites:
            return 30.0
        fighters = 0
        for card in self.mine:
            if table.faces[card].type == CHARACTER and fighting(table, card) > 2:
                fighters += 1
        return 8.0 if fighters >= 2 or table.power[self.seat] >= count + 3 else -1.0

    def of_character(self, card: Card) -> float:
        """Foundations that make other cards playable, then the hardest hitter that can be paid."""
        if card.restrictions & UNIQUE and self.is_in_play(card):
            return -1.0
        need = self.need_of(card)
        if need:
            return 20.0 + need - card.cost
        table = self.table
        power = table.power[self.seat]
        income = self.income()
        count = 0
        for each in self.mine:
            if table.faces[each].type == CHARACTER:
                count += 1
        best = 0
        for other in table.hands[self.seat]:
            face = table.faces[other]
            if face.type == CHARACTER and best < face.cost <= power + income and self.missing(face) == 0:
                best = face.cost
        worth = 5.0 + card.fighting + 0.5 * card.cost
        short = power - card.cost + income < best
        if card.cost < best and count >= 2:
            if short:
                return -1.0
            if best > power:
                return worth - 3.0
        return worth

    def need_of(self, card: Card) -> int:
        """How many cards in hand come nearer to being played by the resources of this one."""
        if not card.gives:
            return 0
        table = self.table
        pool = self.pool()
        found = 0
        for other in table.hands[self.seat]:
            face = table.faces[other]
            if face is card:
                continue
            for at in face.wants:
                if face.requires[at] > pool[at] and card.provides[at]:
                    found += 1
                    break
        return found

    def of_state(self, card: Card) -> float:
        """A State wants someone to be put on."""
        table = self.table
        own = reading_of(card).suits > 0
        for each in derive(table).by_type[CHARACTER]:
            if own and table.controllers[each] == self.seat and fighting(table, each) > 1:
                return 4.0
            if not own and table.controllers[each] != self.seat:
                return 3.0
        return -1.0

    # --- abilities ----------------------------------------------------------------------

    def of_ability(self, gist: Gist, source: CardId) -> float:
        """What an ability does for the player, less what it costs."""
        if gist.responds:
            return self.of_response(gist)
        if gist.counts_unrevealed and not any([self.table.face_down[card] for card in self.mine]):
            return -1.0
        total = -self.cost_of(gist, source)
        for part in gist.parts:
            total += self.of_part(part, source)
        return total

    def cost_of(self, gist: Gist, source: CardId) -> float:
        """Power, turning and sacrifices."""
        table = self.table
        total = gist.pay_least()
        if source >= 0 and gist.turns and table.faces[source].type == CHARACTER:
            total += 0.3 * combat_damage_of(table, source)
        if source >= 0 and gist.sacrifices:
            total += self.worth(source)
        if gist.pays_with:
            least = 5.0
            for card in self.mine:
                if table.faces[card].type == CHARACTER:
                    least = min(least, self.worth(card))
            total += least
        if gist.turns_other:
            total += 0.3 * self.least_strikes()
        return total

    def least_strikes(self) -> int:
        """What the Character deals that one would turn first."""
        table = self.table
        least = 0
        for card in self.mine:
            if table.faces[card].type == CHARACTER and not table.turned[card]:
                strikes = combat_damage_of(table, card)
                if not least or strikes < least:
                    least = strikes
        return least

    def of_response(self, gist: Gist) -> float:
        """An opponent's effect is worth canceling by what its card cost."""
        stage = current_scene(self.table)
        if stage is None or not stage.effects:
            return -1.0
        waiting = stage.effects[-1]
        if waiting.player == self.seat:
            return -1.0
        if gist.cancels:
            return 2.0 + max(0, self.table.faces[waiting.source].cost)
        total = 0.5
        for part in gist.parts:
            total += self.of_part(part, CardId(-1))
        return total

    def of_part(self, part: Part, source: CardId) -> float:
        """What one part of an ability does."""
        return part.worth if part.settled else part.weight * self.of_deed(part, source)

    def of_deed(self, part: Part, source: CardId) -> float:
        """The same, where it depends on the table, and if it comes true."""
        table = self.table
        kind = part.kind
        if kind == ALL_GAIN:
            return 0.4 * part.number if self.my_shot else -1.0
        if kind == GENERATES:
            richest = max([table.feng_shui_count(seat) for seat in self.opponents()])
            return 1.5 * (richest - 1 - self.income())
        if kind == STEALS:
            return float(max([table.power[seat] for seat in self.opponents()]))
        if kind == PLAYS:
            return self.of_playing_through(part)
        if kind == RETURNS:
            return self.of_return()
        if kind == HEALS_POINTS:
            return 0.4 * sum([table.damage[card] for card in self.mine])
        if part.on == ALL and (kind == HURTS or kind == SMOKES):
            return self.of_sweep(part)
        if kind == GIVES:
            return self.of_gift(part, source)
        if kind == STOPS:
            return self.of_stopping(CardId(-1))
        if kind == DEFLECTS:
            return 0.5 * self.of_stopping(CardId(-1))
        return self.of_best_target(part, source)

    def of_playing_through(self, part: Part) -> float:
        """SF-37: to play a card in another way is good for one that cannot be played, or paid, otherwise."""
        table = self.table
        for other in table.hands[self.seat]:
            card = table.faces[other]
            if card.cost < 0 or not part.types >> card.type & 1:
                continue
            less = min(part.number, card.cost)
            missing = self.missing(card)
            saves = less > 0 and missing == 0
            lets = missing == 1 and part.ignores
            if (saves or lets) and card.cost - less <= table.power[self.seat]:
                return 1.0 + max(card.fighting if lets else 0, less)
        return 0.0

    def of_return(self) -> float:
        """SF-44.1: a Character that comes back to stay, without its cost."""
        table = self.table
        most = 0.0
        for other in table.smoked[self.seat]:
            card = table.faces[other]
            if card.type == CHARACTER:
                most = max(most, card.fighting + 0.5 * card.cost)
        return most

    def of_best_target(self, part: Part, source: CardId) -> float:
        """What a verb would do to its card, or to the card that suits it best."""
        table = self.table
        if part.kind == SHIELDS and self.stakes() <= 0.0:
            return 0.0
        if part.on == THIS:
            return 0.0 if source < 0 else self.of_target(part, source)
        if part.on == SUBJECT:
            subject = -1 if source < 0 else table.subjects[source]
            return 0.0 if subject < 0 else self.of_target(part, CardId(subject))
        most = 0.0
        for card in table.in_play:
            if not part.types >> table.faces[card].type & 1:
                continue
            if part.whose and (table.controllers[card] == self.seat) != (part.whose > 0):
                continue
            most = max(most, self.of_target(part, card))
        return most

    def of_target(self, part: Part, card: CardId) -> float:
        """What a verb does to one card, as this player sees it."""
        table = self.table
        mine = table.controllers[card] == self.seat
        what = part.kind
        sign = 1.0 if mine == (part.does > 0) else -1.0
        kind = table.faces[card].type
        if what == HURTS:
            return sign * self.of_damage(card, part.number)
        if what == SMOKES:
            return sign * self.worth(card)
        if what == TAKES:
            return 0.0 if mine or not self.my_shot else 0.4 * self.strikes(card)
        if what == TO_HAND:
            return sign * (3.0 if kind == FENG_SHUI else 0.6 * self.worth(card))
        if what == TURNS:
            if mine:
                return -1.0
            ahead = self.my_shot and kind == CHARACTER and not table.turned[card] and self.can_attack()
            return 0.1 + 0.2 * fighting(table, card) if ahead else 0.0
        if what == UNTURNS:
            useful = self.my_shot and table.turned[card] and kind == CHARACTER and mine
            return sign * 0.5 * self.strikes(card) if useful else 0.0
        if what == HEALS:
            return sign * (0.5 if kind == FENG_SHUI else 0.4) * table.damage[card]
        if what == SHIELDS:
            return self.of_stopping(card)
        if what == BLANKS or what == AFFECTS:
            return sign * A_LITTLE * self.worth(card) if part.does else 0.0
        return 0.0

    def strikes(self, card: CardId) -> int:
        """What a Character deals; nothing for other cards."""
        return combat_damage_of(self.table, card) if self.table.faces[card].type == CHARACTER else 0

    def can_attack(self) -> bool:
        """Whether this player has anyone to attack with."""
        table = self.table
        for card in self.mine:
            if table.faces[card].type == CHARACTER and table.ready[card] and not table.turned[card]:
                return True
        return False

    def of_damage(self, card: CardId, number: int) -> float:
        """Non-combat damage on a card: all its worth if it falls."""
        table = self.table
        kind = table.faces[card].type
        done = max(0, number - derive(table).of[card].toughness)
        if kind == CHARACTER:
            return self.worth(card) if done >= fighting(table, card) else 0.3 * done
        return 0.2 * done if kind == SITE or kind == FENG_SHUI else 0.0

    def of_sweep(self, part: Part) -> float:
        """Something that happens to every card of a kind, one's own too."""
        table = self.table
        total = 0.0
        others = len(self.opponents())
        for card in table.in_play:
            mine = table.controllers[card] == self.seat
            if part.types >> table.faces[card].type & 1 and (not part.whose or mine == (part.whose > 0)):
                loss = self.of_damage(card, part.number) if part.kind == HURTS else self.worth(card)
                total += -loss if mine else loss / others
        return total

    def of_revealing(self, card: CardId) -> float:
        """SF-24.4: a Site under attack is turned up, if its own text saves it."""
        attack = self.attack
        if attack is None or attack.target != card:
            return 0.0
        face = self.table.faces[card]
        mark = Mark(self.table, card)
        team = self.team(attack)
        before = unopposed(team, mark)
        mark.toughness = face.toughness
        mark.cap = reading_of(face).cap
        return self.stakes() if before >= mark.needed > unopposed(team, mark) else 0.0

    def team(self, attack: AttackState) -> list[Fighter]:
        """Those who attack."""
        found: list[Fighter] = []
        for each in attack.attackers:
            if each.attacking and self.table.same(each.card, each.stamp):
                found.append(Fighter(self.table, each.card))
        return found

    def of_stopping(self, card: CardId) -> float:
        """What is saved if an attacker comes to nothing: the given one, or the strongest."""
        attack = self.attack
        if attack is None or self.stakes() <= 0.0:
            return 0.0
        team = self.team(attack)
        mark = Mark(self.table, attack.target)
        total = unopposed(team, mark)
        most = 0
        for each in team:
            if self.table.controllers[each.card] != self.seat and (card < 0 or each.card == card):
                most = max(most, mark.blow(each.strikes))
        return self.stakes() if total >= mark.needed > total - most else 0.0

    # --- fights that a bonus decides ----------------------------------------------------

    def of_gift(self, part: Part, source: CardId) -> float:
        """A bonus is worth what it turns around in the fight at hand."""
        if part.does < 0 or self.attack is None:
            return 0.0
        if part.on == THIS:
            return 0.0 if source < 0 else self.of_bonus(source, part.number)
        most = 0.0
        for card in self.mine:
            if self.table.faces[card].type == CHARACTER:
                most = max(most, self.of_bonus(card, part.number))
        return most

    def of_bonus(self, card: CardId, bonus: int) -> float:
        """What changes if one Character gets stronger now."""
        attack = self.attack
        table = self.table
        if attack is None or bonus <= 0 or table.controllers[card] != self.seat:
            return 0.0
        if table.faces[card].type != CHARACTER:
            return 0.0
        if attack.is_attacking(card):
            chain = attack.interceptors_of(card)
            if chain:
                return self.of_clash(card, chain[0], bonus)
            if attack.coming >= 0 or not table.same(attack.target, attack.target_stamp):
                return 0.0
            for each in attack.attackers:
                if each.chain:
                    return 0.0
            mark = Mark(table, attack.target)
            total = unopposed(self.team(attack), mark)
            if total < mark.needed <= total + bonus:
                closes = mark.is_feng_shui and one_away(table, attack.seat)
                return VICTORY if closes else self.worth(attack.target)
            return 0.0
        for each in attack.attackers:
            if card in each.chain:
                return self.of_block(each.card, card, bonus)
        return 0.0

    def of_clash(self, card: CardId, other: CardId, bonus: int) -> float:
        """An attacker of one's own against its interceptor, with a bonus and without."""
        one = Fighter(self.table, card)
        stronger = Fighter(self.table, card)
        stronger.life += bonus
        stronger.strikes += bonus
        guard = Fighter(self.table, other)
        one.meet(guard)
        stronger.meet(guard)
        found = 2.0 + one.worth if one.stopped and not stronger.stopped else 0.0
        return found + (one.worth if one.life <= 0 < stronger.life else 0.0)

    def of_block(self, attacker: CardId, card: CardId, bonus: int) -> float:
        """An interceptor of one's own against an attacker, with a bonus and without."""
        other = Fighter(self.table, attacker)
        guard = Fighter(self.table, card)
        blow = other.strikes - guard.toughness
        saved = guard.life <= blow < guard.life + bonus
        back = guard.strikes - other.toughness
        won = back < other.life <= back + bonus
        return (guard.worth if saved else 0.0) + (other.worth if won else 0.0)

    # --- picking ------------------------------------------------------------------------

    def of_pick(self, gist: Gist, at: int, card: CardId) -> float:
        """How good it is to pick a card in play for a choice of an ability."""
        table = self.table
        side = gist.leaning_of(at)
        worth = self.worth(card)
        mine = table.controllers[card] == self.seat
        if side == A_PAYMENT:
            return -worth - (1.0 if table.faces[card].type == CHARACTER and not table.turned[card] else 0.0)
        if side == 0:
            return worth if mine else 0.5 * worth
        found = 0.0
        for part in gist.parts:
            if part.on == OTHERS or (part.on == CHOSEN and part.at == at):
                if part.kind == GIVES and side > 0:
                    found += part.weight * self.of_bonus(card, part.number)
                elif part.kind != GIVES:
                    found += part.weight * self.of_target(part, card)
        if mine != (side > 0):
            return found + UNWANTED - worth
        return found + 0.1 * worth + (0.0 if mine else 0.3 * table.closeness(table.controllers[card]))
