/** What buttons say, and what a play leads to. */

import type { Move, View } from '../../rules/index.ts';
import { valueName } from '../../text/words.ts';
import { GHOST } from '../cards.ts';
import type { Consequence } from '../consequences.ts';
import {
  capital,
  cardsCount,
  cardsText,
  cardText,
  does,
  type Names,
  whom,
  withArticle,
} from './naming.ts';

export function playLabel(view: View, names: Names, move: Move): string {
  const next = consequenceName(view, names, move);
  switch (move.type) {
    case 'play':
      return next ?? `Play ${cardsText(move.card, move.count)}`;
    case 'eight-and-a-half':
      return 'Play 8 and Half';
    case 'open':
      return next ?? `Play the Open ${cardText(move.card)}`;
    case 'blind':
      return `Turn up Blind card ${move.place}`;
    case 'swap':
      return `Swap ${cardText(move.give)} for ${cardText(move.take)}`;
    case 'keep':
      return 'Keep as it is';
  }
}

function consequenceName(view: View, names: Names, move: Move): string | undefined {
  if (move.type !== 'play' && move.type !== 'open') return undefined;
  const top = view.pile.at(-1);
  if (!top || Number.isInteger(view.value) || view.value + 0.5 !== move.card) return undefined;
  const cards = move.type === 'play' ? cardsText(move.card, move.count) : `Open ${move.card}`;
  const the = move.type === 'play' && move.count > 1 ? '' : 'the ';
  return names.me === undefined ? undefined : `Catch with ${the}${cards}`;
}

/** A play in few words: 'two 7s', '8 + Half'. */
export function playTitle(move: Move, consequence: Consequence | undefined): string {
  const cards =
    move.type === 'play'
      ? capital(cardsText(move.card, move.count))
      : move.type === 'eight-and-a-half'
        ? '8 + Half'
        : move.type === 'open'
          ? `Open ${cardText(move.card)}`
          : move.type === 'blind'
            ? `Blind card ${move.place}`
            : '';
  return consequence?.caught ? `${cards}: catch` : cards;
}

/** What it leads to: 'makes 8, nobody is caught'. */
export function playResult(
  view: View,
  names: Names,
  move: Move,
  consequence: Consequence | undefined,
): string {
  if (!consequence) return 'nobody knows what it is';
  const { value, caught, escaped, risk, demand, isOut } = consequence;
  if (caught) {
    const takes = `${names.who(caught.seat)} ${does(names, caught.seat, 'take')} ${cardsCount(caught.cards)}`;
    return isOut ? `${takes}, and you are out` : takes;
  }
  const parts: string[] = [pileResult(view, move, value)];
  if (demand) parts.push('the next must play 5 or less');
  else if (risk !== undefined) parts.push(`${withArticle(risk)} catches you`);
  else if (escaped !== undefined)
    parts.push(`${whom(names, escaped)} ${does(names, escaped, 'get')} away`);
  if (isOut) parts.push(Number.isInteger(value) ? 'you are out' : 'you are out if nobody catches');
  return parts.join(', ');
}

function pileResult(view: View, move: Move, value: number): string {
  const name = valueName(value);
  if (move.type === 'play' || move.type === 'open') {
    if (move.card === GHOST) return view.pile.length === 0 ? 'stays empty at 0' : `stays ${name}`;
    if (move.card === 0) return 'back to 0';
  }
  return `makes ${name}`;
}

export const CHOOSE_A_CARD = 'Choose a card';
export const CHOOSE_FIRST = 'Choose a card first, with its twins if you like.';
export const CHOOSE_BLIND = 'Choose one of your Blind cards first.';
export const CHOOSE_BOTH = 'Choose one of your Open cards and one of theirs.';
export const SWAP = 'Swap';
export const KEEP = 'Keep as it is';
export const NOT_NOW = 'It is not your turn.';
