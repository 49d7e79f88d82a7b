/** Zillionaire in words. */

import {
  type Illegal,
  listed,
  midSentence,
  possessive,
  type Seat,
  type Who,
  type Words,
} from '@parlor/kit';
import { RANK_NAMES, statusesFor } from '../facts/cards.ts';
import type { Zillionaire } from '../rules/index.ts';
import { parseMove } from '../facts/interned.ts';
import { type Event, FIVE, type Move, type Rank, type View } from '../facts/types.ts';

export const words: Words<Zillionaire> = {
  name: 'Zillionaire',
  tagline: 'Shed your cards first and get rich; come last and hand your best cards over.',
  board,
  happened,
  question: (view) => (view.top === null ? 'What do you lead?' : `Beat ${topOf(view)}, or pass?`),
  answer: (view, move) => answerOf(view, move),
  typing: () => 'Type a number from the list, or a play such as "2x7", "1xBump" or "pass".',
  read,
  refused,
};

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Z-4.10: "three sixes", as a player would announce it. */
export function announce(rank: Rank, count: number): string {
  const name = NUMBERS[rank] ?? RANK_NAMES[rank]!;
  if (count === 1) return `${name === 'eight' ? 'an' : 'a'} ${name}`;
  return `${NUMBERS[count]} ${name}${name.endsWith('x') ? 'es' : 's'}`;
}

/** A play as it stands on the table: a 5 counts as many, or leaves the number open. */
const played = (rank: Rank, count: number, asks: number): string => {
  if (rank !== FIVE) return announce(rank, count);
  if (asks === 0) return 'a five, the number left open';
  return asks === 1 ? announce(FIVE, 1) : `a five standing for ${announce(FIVE, asks)}`;
};

const topOf = ({ top }: View): string =>
  top === null ? 'nothing' : played(top.rank, top.count, top.count);

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

function board(view: View, who: Who): string {
  const { hand, viewer } = view;
  return [
    ...(hand && viewer !== 'public' ? [`${possessive(who, viewer)} hand: ${grouped(hand)}.`] : []),
    `Game ${view.game} of ${view.games}.`,
    trayLine(view, midSentence(who)),
    ...view.seating.map((seat) => `${who(seat)}: ${seatLine(view, seat)}.`),
  ].join('\n');
}

const trayLine = (view: View, whom: Who): string =>
  view.top ? `On the tray: ${topOf(view)}, played by ${whom(view.top.by)}.` : 'The tray is empty.';

function seatLine(view: View, seat: Seat): string {
  const statuses = statusesFor(view.seats);
  const place = view.out.indexOf(seat);
  const before = view.finished.at(-1)?.indexOf(seat);
  return [
    place < 0 ? `${counted(view.handSizes[seat]!, 'card')} in hand` : `out as ${statuses[place]}`,
    counted(view.points[seat]!, 'point'),
    ...(before === undefined ? [] : [`${statuses[before]} in the last game`]),
    ...(seat === view.turn ? ['on turn'] : []),
  ].join(', ');
}

function grouped(hand: readonly Rank[]): string {
  const groups = [...new Set(hand)].map((rank) => {
    const count = hand.filter((other) => other === rank).length;
    return count === 1 ? RANK_NAMES[rank]! : `${NUMBERS[count]} ${RANK_NAMES[rank]}s`;
  });
  return listed(groups);
}

const cardList = (cards: readonly Rank[]): string =>
  cards.map((rank) => RANK_NAMES[rank]).join(', ');

function happened(event: Event, who: Who): string | undefined {
  const whom = midSentence(who);
  switch (event.type) {
    case 'gameStarted':
      return `Game ${event.game}: ${whom(event.dealer)} dealt. Clockwise: ${listed(event.seating.map(whom))}.`;
    case 'dealt':
      return event.cards ? `${who(event.seat)} picked up ${cardList(event.cards)}.` : undefined;
    case 'exchanged': {
      const cards = event.count === 1 ? 'one card' : 'two cards';
      return event.cards
        ? `${who(event.richer)} handed ${cardList(event.cards.down)} down to ${whom(event.poorer)} and took ${cardList(event.cards.up)}.`
        : `${who(event.richer)} and ${whom(event.poorer)} swapped ${cards}.`;
    }
    case 'played':
      return `${who(event.seat)} played ${played(event.rank, event.count, event.asks)}${event.left === 1 ? ', one card left' : ''}.`;
    case 'passed':
      return `${who(event.seat)} passed.`;
    case 'bumped':
      return `${who(event.seat)} lost the turn to the Bump.`;
    case 'roundWon':
      return event.leads === event.seat
        ? `${who(event.seat)} took the round and the lead.`
        : `${who(event.seat)} took the round; the lead fell to ${whom(event.leads)}.`;
    case 'statusTaken':
      return `${who(event.seat)} became ${event.status}: ${event.points} ${event.points === 1 ? 'point' : 'points'}.`;
    case 'scored':
      return `Points after game ${event.game}: ${event.points.map((points, seat) => `${whom(seat)} ${points}`).join(', ')}.`;
  }
}

function answerOf(view: View, move: Move): string {
  if (move.type === 'pass') return 'pass';
  return played(move.rank, move.count, view.top?.count ?? 0);
}

function read(_view: View, text: string): Move | undefined {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === 'pass' || trimmed === 'p') return parseMove({ type: 'pass' });
  const match = /^(?:(\d)\s*[x×*]\s*)?([a-z]+|\d)$/.exec(trimmed);
  if (!match) return undefined;
  const rank = RANK_NAMES.findIndex((name) => name.toLowerCase() === match[2]);
  return parseMove({ type: 'play', rank, count: Number(match[1] ?? 1) });
}

function refused({ code, params = {} }: Illegal): string {
  switch (code) {
    case 'match-over':
      return 'The match is over.';
    case 'not-your-turn':
      return 'It is not your turn.';
    case 'leader-cannot-pass':
      return 'You lead: you have to play something.';
    case 'one-five-only':
      return 'A 5 always goes down alone; it stands for as many as are asked for.';
    case 'not-in-hand':
      return `You hold ${params.have} of ${RANK_NAMES[Number(params.rank)]}, not ${params.need}.`;
    case 'only-bankroll-beats-bankrupt':
      return 'Nothing but Bankroll beats a Bankrupt.';
    case 'too-low':
      return `It has to rank above ${RANK_NAMES[Number(params.top)]}.`;
    case 'wrong-number':
      return `The round asks for ${params.asked} at a time.`;
    case 'wrong-seat-count':
      return 'Zillionaire is for three to six.';
    default:
      return `Not allowed: ${code}.`;
  }
}
