/** The question in words: what the choice is, the one rule that matters now, what a choice brings about. */

import type { People } from '@parlor/kit';
import { BANKROLL, BANKRUPT, BUMP, FIVE, ZILLIONAIRE } from '../facts/types.ts';
import type { AskedWords } from '@parlor/table-ui';
import { countedTop } from '../facts/plays.ts';
import type { Move, View } from '../rules/index.ts';
import { m } from './messages.ts';
import { nextStatus, nextWithCards } from './reading.ts';

/** `chosen` is what the chosen cards would do, `canPlay` whether anything can be played at all. */
export function askedWords(
  view: View,
  canPlay: boolean,
  chosen: Move | undefined,
  people: People,
): AskedWords {
  const line = chosen ? consequence(view, chosen, people) : undefined;
  return { title: titleOf(view, canPlay), line: line ?? ruleNow(view, canPlay) };
}

function titleOf({ top }: View, canPlay: boolean): string {
  const { asking } = m();
  if (top === null) return asking.lead;
  if (!canPlay) return asking.cannotBeat(countedTop(top));
  if (top.rank === BANKRUPT) return asking.beatBankrupt(top.count);
  return top.count === 0 ? asking.beatOpenFive : asking.beat(countedTop(top));
}

function ruleNow({ top, hand }: View, canPlay: boolean): string {
  const { asking } = m();
  const hasFive = hand?.includes(FIVE) ?? false;
  if (top === null) return hasFive ? asking.ruleLeadFive : asking.ruleLead;
  if (top.rank === BANKRUPT) return asking.ruleBankrupt;
  if (!canPlay) return asking.ruleNothing;
  if (top.count === 0) return asking.ruleOpenFive;
  if (hasFive && top.rank >= FIVE) return asking.ruleFiveStays;
  if (hasFive && top.count > 1) return asking.ruleFiveHelps(top.count);
  return asking.ruleFollow(top.count);
}

/** What happens if these cards are laid, where it is more than the obvious. */
export function consequence(view: View, move: Move, people: People): string | undefined {
  const { viewer, top, handSizes } = view;
  if (move.type === 'pass' || typeof viewer !== 'number') return undefined;
  const { asking } = m();
  const { rank, count } = move;
  const isLast = handSizes[viewer] === count;
  const others = view.seating.filter((seat) => seat !== viewer && handSizes[seat]! > 0);
  const isDuel = others.length === 1;
  // The game ends the moment a single player is left with cards: nothing that the card does matters any more.
  if (isLast && isDuel) return asking.thenOutOver(nextStatus(view));
  const told: string[] = isLast ? [asking.thenOut(nextStatus(view))] : [];
  if (rank === FIVE && top === null) told.push(asking.thenOpen);
  if (rank === FIVE && (top?.count ?? 0) > 1) told.push(asking.thenFive(top!.count));
  if (rank === BANKRUPT) told.push(asking.thenBankrupt);
  if (rank === BUMP) {
    const skipped = nextWithCards(view, viewer, handSizes);
    if (skipped !== undefined)
      told.push((isDuel ? asking.thenSkipWins : asking.thenSkip)(people(skipped)));
  }
  const endsRound = rank === ZILLIONAIRE || (rank === BANKROLL && top?.rank === BANKRUPT);
  if (endsRound) told.push(isLast ? asking.thenEndsOut : asking.thenEnds);
  return told.length > 0 ? told.join(' ') : undefined;
}
