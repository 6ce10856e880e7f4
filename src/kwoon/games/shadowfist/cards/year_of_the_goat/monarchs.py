# not compiled
"""Year of the Goat: the Four Monarchs."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    glory = maintained(keyword(AMBUSH), toughness(2), to=SUBJECT,
                       while_=Is(SUBJECT, InCombatWith(Only(MaintainedFor()))))
    return [
        state(
            "Honor and Glory", 1, "mm", ANY_CHARACTER,
            use([TURN_AND_MAINTAIN, foe := target(ANY_CHARACTER)], Maintain(glory, foe)),
            glory,
            restrictions=SCHTICK,
        ),
        event(
            "Twin Thunders", 0, "mm",
            use(SetAside(SELF, copying=True), later(AtTurn(TURN_ENDED), ToastAside(), until=TURN_END),
                timing=RESPONSE, responds=PlayedCard(ANY_EVENT), late=True),
        ),
        character("Alfar", "Netherworld Ghosts", 2, 2, "", "mM", Against(AMBUSH, pick(CHARACTER, turned=1))),
        edge(
            "Ancient Lineage", 1, "mm",
            always(fighting(1), to=Shares(A_TITLE, YOUR_CHARACTER, pick(CHARACTER, owned=YOU, where=SMOKED))),
            restrictions=LIMITED,
        ),
        event(
            "Spontaneous Combustion", 0, "mmM",
            use([victim := target(ANY_CHARACTER)], Damage(2, victim)),
            when(happens(WAS_SMOKED, to=pick(words=("Fire",), whose=YOU)), Reload(SELF), zone=SMOKED, may=True),
            subtitle="Fire Event",
        ),
        event(
            "Tears of Hsi-Ho", 2, "mmm",
            use([victims := target(ANY_CHARACTER, least=0, most=3)],
                Damage(CardsInHand(ControllerOf(EACH_ONE)), victims)),
            subtitle="Fire Event",
        ),
        character(
            "Aleut Herbalist", "Ice Healer", 1, 1, "", "mM",
            always(cannot(NO_INTERCEPT)),
            use([TURN_AND_MAINTAIN, hero := target(pick(CHARACTER, resource="m"))],
                later(happens(UNTURNED, watched=True), Heal(WATCHED), until=MAINTAINED, watching=hero)),
        ),
        character(
            "Barbarian", "Netherworld Loyalist", 4, 7, "mmm", "m",
            always(keyword(AMBUSH), while_=Is(SELF, Attacking(pick(resource="m") | pick(words=("Netherworld",))))),
            keywords=LOYALTY,
        ),
        event(
            "Craft and Might", 1, "mmM",
            use(Give(All(pick(CHARACTER, resource="m")), [combat_damage(2)], TURN_END),
                Give(All(pick(CHARACTER, words=("Warrior",))), [combat_damage(1), keyword(TACTICS)], TURN_END)),
            subtitle="Fire and Thunder Event",
        ),
        character(
            "Fire Breather", "Street Performer", 1, 1, "m", "mM",
            when(happens(TURNED_TO_ATTACK, this=True), [victim := target(pick(CHARACTER, here=True))],
                 Damage(1, victim)),
        ),
        state(
            "Frenzy", 0, "mm", ANY_CHARACTER,
            always(fighting(Count(pick(CHARACTER, damaged=1))), keyword(LOYALTY), to=SUBJECT),
            subtitle="Bloodthirsty Fire State",
        ),
        character(
            "Knight Templar", "Thunder Warrior", 3, 4, "mm", "m",
            always(cannot(NO_TURN_TO_MOVE)),
            always(fighting(2), while_=WhileControlling(pick(SITE, FENG_SHUI, owned=OPPONENT, here=True))),
        ),
        character(
            "Master Fletcher", "Teacher of Archers", 2, 2, "m", "m",
            use([TURN_AND_MAINTAIN, pupil := target(pick(CHARACTER, without=("Master",)))],
                Give(pupil, [fighting(X_VALUE)], MAINTAINED), x=FightingOf(SELF)),
        ),
        character(
            "Pi Yin", "Ice Sorceress", 5, 9, "mmm", "mM",
            always(toughness(1), to=pick(CHARACTER, SITE, FENG_SHUI, whose=YOU, damaged=0)),
            restrictions=UNIQUE, keywords=INDEPENDENT,
        ),
        character(
            "Salamalah Sade", "Fire Dervish", 4, 6, "mmm", "m",
            use([discard(pick(owned=YOU, where=HAND)), victim := target(pick(CHARACTER, here=True))],
                Damage(2, victim), limit=ONCE_PER_TURN),
            restrictions=UNIQUE, keywords=TACTICS,
        ),
        character(
            "Shock Troops", "Thunder Scouts", 1, 1, "", "m",
            always(cannot(NO_STATES)),
            between(RECEIVED, 1, to=All(pick(CHARACTER, whose=OPPONENT, here=True)), by=pick(), damage=OTHER_DAMAGE),
        ),
        character(
            "Sir James Lamb", "Shogunate Yojimbo", 3, 4, "mm", "m",
            between(SUBTRACTED, 2, to=SELF, by=pick(), damage=COMBAT_ONLY),
            between(BONUS, 2, to=All(ANY_CHARACTER), by=THIS_CARD, damage=COMBAT_ONLY),
            restrictions=UNIQUE,
        ),
        event(
            "Twenty Lashes", 1, "mm",
            use([hero := target(ANY_CHARACTER)], Damage(3, hero, UNSTOPPABLE), Give(hero, [fighting(3)], IN_PLAY)),
        ),
        event(
            "Viking Burial", 0, "mm",
            use([toast(pick(CHARACTER, owned=YOU, where=SMOKED)), toast(pick(STATE, owned=YOU, where=SMOKED))],
                GainPower(YOU_, 2)),
            restrictions=TOAST_IT,
        ),
        character(
            "White Wolf", "Ice Spirit", 3, 4, "mMM", "m",
            when(ENTERS,
                 [gear := choose(StateFor(CanReturn(pick(STATE, where=SMOKED)), pick(CHARACTER, other=True))),
                  hero := target(SubjectFor(pick(CHARACTER, other=True), gear))],
                 ReturnState(gear, hero), may=True),
            keywords=LOYALTY,
        ),
        character(
            "William Franklin", "Thunder Soldier", 5, 8, "mmmm", "m",
            when(happens(PLAYED, to=pick(EVENT, words=("Thunder",)), doer=YOU), Reload(SELF), zone=SMOKED, may=True),
            restrictions=UNIQUE, keywords=AMBUSH,
        ),
    ]
