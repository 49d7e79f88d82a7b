/** Moves in short: for people, and as labels for search. */

import type { Edge, Seat, Viewer } from '@parlor/kit';
import { COPIES_PER_KEY, DISCARD_UNIT, finishKey } from './interned.ts';
import { parseMove } from './parse.ts';
import type { State } from './state.ts';
import { firstVictim, takesOf } from './takes.ts';
import { BANKRUPT_LOWEST, type Move, STEAL_ONE } from './types.ts';

const STEAL_NAMES = ['one', 'two', 'three'] as const;

const CARD_NAMES: readonly string[] = [
  '',
  ...Array.from({ length: 10 }, (_, step) => `$${step + 1}M`),
  'Bankrupt Lowest',
  'Bankrupt Highest',
  'Steal One',
  'Steal Two',
  'Steal Three',
];

export const cardName = (card: number): string => CARD_NAMES[card]!;

/** The card chosen from an open hand is seen by the thief and the victim only. */
const seesChoice = (state: State, seat: Seat, viewer: Viewer): boolean =>
  viewer === seat || viewer === firstVictim(state.choosing);

export function notate(state: State, seat: Seat, move: Move, viewer: Viewer): string {
  switch (move.type) {
    case 'draw':
      return move.from === 'pile' ? 'draw' : 'take';
    case 'settle':
      return move.card === BANKRUPT_LOWEST ? 'settle lowest' : 'settle highest';
    case 'bank':
    case 'discard':
      return `${move.type} ${cardName(move.card)}`;
    case 'choose':
      return seesChoice(state, seat, viewer) ? `choose ${cardName(move.card)}` : 'choose';
    case 'steal': {
      const from = move.from.length === 0 ? 'nobody' : move.from.join(',');
      return `steal ${STEAL_NAMES[move.card - STEAL_ONE]} from ${from}`;
    }
    case 'finish': {
      const cards = move.cards.map(cardName).join(' ');
      return `finish ${cards}${move.discard === null ? '' : ` discard ${cardName(move.discard)}`}`;
    }
  }
}

/** Reads notation as a person may type it: "$" and "M" can be left out, capitals do not matter. */
export function readNotation(text: string): Move | undefined {
  const [verb, ...rest] = text.trim().toLowerCase().split(/\s+/);
  const what = rest.join(' ');
  switch (verb) {
    case 'draw':
    case 'take':
      return what === ''
        ? parseMove({ type: 'draw', from: verb === 'draw' ? 'pile' : 'discard' })
        : undefined;
    case 'settle':
      return parseMove({ type: 'settle', card: readCard(`bankrupt ${what}`) });
    case 'bank':
    case 'discard':
    case 'choose':
      return parseMove({ type: verb, card: readCard(what) });
    case 'steal':
      return readSteal(what);
    case 'finish':
      return readFinish(what);
    default:
      return undefined;
  }
}

function readCard(text: string): number {
  const value = /^\$?(\d+)m?$/.exec(text)?.[1];
  return value ? Number(value) : CARD_NAMES.findIndex((name) => name.toLowerCase() === text);
}

function readSteal(text: string): Move | undefined {
  const [, power, from] = /^(one|two|three) from (nobody|\d( ?,? ?\d)*)$/.exec(text) ?? [];
  if (!power || !from) return undefined;
  const seats = (from.match(/\d/g) ?? []).map(Number).sort((a, b) => a - b);
  return parseMove({ type: 'steal', card: readCard(`steal ${power}`), from: seats });
}

function readFinish(text: string): Move | undefined {
  const [laid = '', discard] = text.split(/ ?discard /);
  const cards = laid
    .split(/[ ,]+/)
    .map(readCard)
    .sort((a, b) => a - b);
  return parseMove({
    type: 'finish',
    cards,
    discard: discard === undefined ? null : readCard(discard),
  });
}

/** Edges of one type of move begin here and end before the next. */
const EDGES = {
  draw: 0,
  settle: 0x10,
  bank: 0x20,
  discard: 0x30,
  choose: 0x40,
  steal: 0x100_0000,
  finish: COPIES_PER_KEY * DISCARD_UNIT,
} as const;

/** Above the bits of what a steal takes. */
const STEAL_UNIT = 0x10_0000;

export function edge(state: State, seat: Seat, move: Move, viewer: Viewer): Edge {
  switch (move.type) {
    case 'draw':
      return move.from === 'pile' ? EDGES.draw : EDGES.draw + 1;
    case 'settle':
    case 'bank':
    case 'discard':
      return EDGES[move.type] + move.card;
    case 'choose':
      return EDGES.choose + (seesChoice(state, seat, viewer) ? move.card : 0);
    case 'steal':
      return EDGES.steal + (move.card - STEAL_ONE) * STEAL_UNIT + takesOf(move.from);
    case 'finish': {
      const key = finishKey(move);
      return key === undefined ? notate(state, seat, move, viewer) : EDGES.finish + key;
    }
  }
}
