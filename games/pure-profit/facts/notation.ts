/** Moves in short: for people, and as labels for search. */

import type { Edge, Seat, Viewer } from '@parlor/kit';
import { COPIES_PER_KEY, DISCARD_UNIT, finishKey } from './interned.ts';
import { parseMove } from './parse.ts';
import type { State } from '../rules/state.ts';
import { BANKRUPT_LOWEST, type Bankrupt, type Move, STEAL_ONE } from './types.ts';

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
  viewer === seat || viewer === state.stealFrom;

const kindOf = (bankrupt: Bankrupt): string =>
  bankrupt === BANKRUPT_LOWEST ? 'lowest' : 'highest';

export function notate(state: State, seat: Seat, move: Move, viewer: Viewer): string {
  switch (move.type) {
    case 'draw':
      return move.from === 'pile' ? 'draw' : 'take';
    case 'settle':
      return `settle ${kindOf(move.card)}`;
    case 'lay':
      return `lay ${kindOf(move.bankrupt)} ${cardName(move.value)}`;
    case 'bank':
    case 'discard':
      return `${move.type} ${cardName(move.card)}`;
    case 'choose':
      return seesChoice(state, seat, viewer) ? `choose ${cardName(move.card)}` : 'choose';
    case 'steal':
      return `steal ${STEAL_NAMES[move.card - STEAL_ONE]}`;
    case 'take':
      return `rob ${move.from}`;
    case 'pass':
    case 'stop':
      return move.type;
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
    case 'lay':
      return readLay(rest);
    case 'steal':
      return parseMove({ type: 'steal', card: readCard(`steal ${what}`) });
    case 'rob':
      return /^\d$/.test(what) ? parseMove({ type: 'take', from: Number(what) }) : undefined;
    case 'pass':
    case 'stop':
      return what === '' ? parseMove({ type: verb }) : undefined;
    case 'finish':
      return readFinish(what);
    default:
      return undefined;
  }
}

export function readCard(text: string): number {
  const value = /^\$?(\d+)m?$/.exec(text)?.[1];
  return value ? Number(value) : CARD_NAMES.findIndex((name) => name.toLowerCase() === text);
}

function readLay([kind, value = '', ...rest]: readonly string[]): Move | undefined {
  if (rest.length > 0) return undefined;
  const bankrupt = readCard(`bankrupt ${kind}`);
  return parseMove({ type: 'lay', bankrupt, value: readCard(value) });
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
  steal: 0x50,
  take: 0x60,
  stop: 0x70,
  pass: 0x71,
  lay: 0x100,
  finish: COPIES_PER_KEY * DISCARD_UNIT,
} as const;

/** Above the bits of the value in a pair. */
const BANKRUPT_UNIT = 0x10;

export function edge(state: State, seat: Seat, move: Move, viewer: Viewer): Edge {
  switch (move.type) {
    case 'draw':
      return move.from === 'pile' ? EDGES.draw : EDGES.draw + 1;
    case 'settle':
    case 'bank':
    case 'discard':
    case 'steal':
      return EDGES[move.type] + move.card;
    case 'lay':
      return EDGES.lay + move.bankrupt * BANKRUPT_UNIT + move.value;
    case 'take':
      return EDGES.take + move.from;
    case 'pass':
    case 'stop':
      return EDGES[move.type];
    case 'choose':
      return EDGES.choose + (seesChoice(state, seat, viewer) ? move.card : 0);
    case 'finish': {
      const key = finishKey(move);
      return key === undefined ? notate(state, seat, move, viewer) : EDGES.finish + key;
    }
  }
}
