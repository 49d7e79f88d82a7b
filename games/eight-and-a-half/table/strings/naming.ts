/** Words the sentences of this table are made of. */

import type { Seat } from '@parlor/kit';
import { type Card, GHOST, HALF } from '../cards.ts';

/** Who is called what: a name, or 'You'. */
export interface Names {
  readonly me: Seat | undefined;
  readonly who: (seat: Seat) => string;
}

/** 'You' in the middle of a sentence. */
export const whom = ({ me, who }: Names, seat: Seat): string => (seat === me ? 'you' : who(seat));

export const whose = ({ me, who }: Names, seat: Seat): string =>
  seat === me ? 'your' : `${who(seat)}’s`;

/** You take, Bruno takes. */
export const does = ({ me }: Names, seat: Seat, mine: string, theirs = `${mine}s`): string =>
  seat === me ? mine : theirs;

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
export const countName = (count: number): string => COUNTS[count] ?? String(count);

const NUMBERS = ['zero', ...COUNTS.slice(1), 'nine'];

/** For the eye: 7, Half, Ghost. */
export const cardText = (card: Card): string =>
  card === HALF ? 'Half' : card === GHOST ? 'Ghost' : String(card);

/** For the ear: Seven, Half, Ghost. */
export const cardSpoken = (card: Card): string => {
  const name = card === HALF ? 'half' : card === GHOST ? 'ghost' : NUMBERS[card]!;
  return name[0]!.toUpperCase() + name.slice(1);
};

/** Two 7s, three Halves. */
export function cardsText(card: Card, count: number): string {
  if (count === 1) return cardText(card);
  const many = card === HALF ? 'Halves' : card === GHOST ? 'Ghosts' : `${card}s`;
  return `${countName(count)} ${many}`;
}

/** An 8, a 7. */
export const withArticle = (card: Card): string => `${card === 8 ? 'an' : 'a'} ${cardText(card)}`;

export const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

export const cardsCount = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** 'You', 'You and Bruno', 'You, Bruno and Nadia'. */
export const list = (names: readonly string[], joint = 'and'): string =>
  names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} ${joint} ${names[names.length - 1]!}`;
