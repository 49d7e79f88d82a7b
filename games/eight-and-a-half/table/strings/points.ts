/** Points, rounds and the end of a match. */

import type { View } from '../../rules/index.ts';
import type { Seat } from '@parlor/kit';
import {
  capital,
  cardsCount,
  cardText,
  countName,
  does,
  list,
  type Names,
  whom,
} from './naming.ts';

export const POINTS = 'Points';
export const afterRounds = (done: number, of: number): string => `after ${done} of ${of} rounds`;
export const BEFORE_ROUNDS = 'first round';
export const PLAYER = 'Player';
export const CARDS = 'Cards';
export const SUM = 'Sum';
export const ROUND = 'Round';
export const roundHead = (round: number): string => `R${round}`;
export const roundSlip = (round: number): string => `Round ${round}`;

/** How the points of a round came about. */
export function pointsText(points: number): string {
  switch (points) {
    case 3:
      return 'out first, and fewest cards';
    case 2:
      return 'out first';
    case 1:
      return 'fewest cards';
    default:
      return '';
  }
}
export const slipCards = (count: number): string => `${cardsCount(count)} left`;
export const STOPPED = 'Stopped after 300 turns each: nobody went out.';

export const KNOWN = 'What play has told';
/** What a hand lacks: all of it, or so many of its cards. */
export function knownLacks(
  name: string,
  { count, cards, pair }: NonNullable<View['players'][number]['lacks']>,
  handSize: number,
): string {
  const kinds = list(cards.map(cardText), 'or');
  const together = pair ? ', nor 8 with Half' : '';
  if (count >= handSize) return `${name} holds no ${kinds}${together}.`;
  return `${capital(countName(count))} of ${name}’s ${countName(handSize)} cards are no ${kinds}.`;
}

export const TABLE_OF_ROUNDS = 'How the points came about';
export const WON_MARK = 'first out: 2';
export const FEWEST_MARK = 'fewest cards: 1';

export function decidedText(
  winners: readonly Seat[],
  { points, sheet }: Pick<View, 'points' | 'sheet'>,
  since: number | undefined,
  names: Names,
): string {
  const best = Math.max(...points);
  if (winners.length > 1) {
    const who = winners.map((seat, i) => (i === 0 ? names.who(seat) : whom(names, seat)));
    return `${list(who)} share first place with ${pointsCount(best)} each.`;
  }
  const winner = winners[0]!;
  const others = points.filter((_, seat) => seat !== winner);
  const lead = best - Math.max(...others);
  const wins = sheet.filter((row) => row[winner]! >= 2).length;
  const by = `${names.who(winner)} ${does(names, winner, 'win')} by ${pointsCount(lead)}`;
  if (sheet.length === 1)
    return wins === 1
      ? `${by}: out first${sheet[0]![winner] === 3 ? ', with the fewest cards' : ''}.`
      : `${by}: nobody went out, and fewest cards decided.`;
  const rounds =
    wins === 0
      ? 'without going out first even once'
      : `out first in ${wins} of ${sheet.length} rounds`;
  const lasting =
    since === undefined
      ? ''
      : since === 1
        ? ' The lead held from the first round on.'
        : since === sheet.length
          ? ' The last round decided it.'
          : ` The lead was taken in round ${since} and kept.`;
  return `${by}, ${rounds}.${lasting}`;
}

const pointsCount = (points: number): string => (points === 1 ? '1 point' : `${points} points`);
