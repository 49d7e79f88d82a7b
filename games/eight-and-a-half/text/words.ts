/** The game in words: for the terminal, the log and the screen reader. */

import {
  type Decision,
  type Illegal,
  listed,
  midSentence,
  possessive,
  type Seat,
  type Who,
  type Words,
} from '@parlor/kit';
import { cardName } from '../facts/cards.ts';
import { allMoves, moveText } from '../facts/notation.ts';
import type { Card, EightTypes, Event, Move, PlayerView, View } from '../facts/types.ts';

export const words: Words<EightTypes> = {
  name: '8½',
  tagline: 'Shed your cards upwards, half a step at a time, and do not get caught on a half.',
  board,
  happened,
  question,
  answer,
  typing: () =>
    'Type the cards as they are listed: 7, 2x7, 1/2, ghost, 8+1/2, open 7, blind 2, swap 7 for 3, keep.',
  read,
  refused,
};

const names = (cards: readonly Card[]): string => listed(cards.map(cardName));

/** 3.5 is written 3½, and 0.5 is ½. */
export function valueName(value: number): string {
  const whole = Math.floor(value);
  if (value === whole) return String(value);
  return whole === 0 ? '½' : `${whole}½`;
}

// The table

function board(view: View, who: Who): string {
  const whom = midSentence(who);
  const { viewer } = view;
  const mine = viewer === 'public' ? null : view.players[viewer]!.hand;
  return [
    ...(mine && viewer !== 'public' ? [`${possessive(who, viewer)} hand: ${names(mine)}.`] : []),
    `Round ${view.round} of ${view.options.rounds}, dealt by ${whom(view.dealer)}.`,
    ...pileLines(view, whom),
    ...(view.pending === null ? [] : [`If nobody catches, out: ${whom(view.pending)}.`]),
    ...view.players.map((player, seat) => `${who(seat)}: ${playerLine(view, player, seat)}.`),
  ].join('\n');
}

function pileLines(view: View, whom: Who): string[] {
  const top = view.pile.at(-1);
  if (!top) return ['The pile is empty.'];
  const demand = view.five ? ' 5 or less is demanded.' : '';
  return [
    `The pile stands at ${valueName(view.value)}, last laid by ${whom(top.by)}.${demand}`,
    `  In it, from below: ${names(view.pile.map(({ card }) => card))}.`,
  ];
}

function playerLine(view: View, player: PlayerView, seat: Seat): string {
  const { handSize, hand, open, blind, aside } = player;
  const count = handSize === 1 ? '1 card' : `${handSize} cards`;
  const held =
    handSize === 0
      ? 'no cards in hand'
      : hand === null
        ? `${count} in hand, ${isToBeRemembered(view, player) ? 'all collected, to be remembered' : 'hidden'}`
        : seat === view.viewer
          ? `${count} in hand`
          : `${count} in hand, known to all: ${names(hand)}`;
  const places = blind.flatMap((isThere, place) => (isThere ? [place + 1] : []));
  const points = view.points[seat]!;
  return [
    held,
    `${player.bank} in the Bank`,
    `Open cards: ${names(open.filter((card) => card !== null))}`,
    places.length === 0
      ? 'no Blind cards'
      : `Blind cards at ${places.length === 1 ? 'place' : 'places'} ${listed(places)}`,
    `${aside.length} aside`,
    points === 1 ? '1 point' : `${points} points`,
    ...(view.turn === seat ? ['on turn'] : []),
  ].join('; ');
}

/** E-8: everybody saw what went into this hand, and the table does not show it. */
const isToBeRemembered = ({ options }: View, { table }: PlayerView): boolean =>
  table && options.collected === 'memory';

// The log

function happened(event: Event, who: Who): string | undefined {
  const whom = midSentence(who);
  switch (event.type) {
    case 'dealt':
      return `${who(event.dealer)} dealt round ${event.round}.`;
    case 'drew':
      return event.cards
        ? `${who(event.seat)} drew ${names(event.cards)}.`
        : `${who(event.seat)} drew ${event.count === 1 ? 'a card' : `${event.count} cards`}.`;
    case 'swapped':
      return `${who(event.seat)} gave ${whom(event.other)} an Open ${cardName(event.give)} for an Open ${cardName(event.take)}.`;
    case 'kept':
      return `${who(event.seat)} swapped no Open card.`;
    case 'starts':
      return `The start fell to ${whom(event.seat)}.`;
    case 'laid':
      return `${who(event.seat)} laid ${names(event.cards)}${event.from === 'hand' ? '' : ` from the ${event.from === 'open' ? 'Open' : 'Blind'} cards`}: ${valueName(event.value)}.`;
    case 'turned':
      return `${who(event.seat)} turned up Blind card ${event.place}: ${cardName(event.card)}.`;
    case 'caught':
      return `${who(event.by)} caught ${whom(event.seat)} on ${valueName(event.value)}.`;
    case 'collected':
      return `${who(event.seat)} ${reason(event.why)}collected ${event.cards.length} ${event.cards.length === 1 ? 'card' : 'cards'}${event.to === 'hand' ? ' into the hand' : ', to lie aside'}.`;
    case 'table':
      return `${who(event.seat)} came to the cards on the table.`;
    case 'out':
      return `${who(event.seat)} went out on a half and waited for the next player.`;
    case 'round-ended':
      return roundEnded(event, who);
    case 'match-ended':
      return `The match ended: ${event.points.map((points, seat) => `${whom(seat)} ${points}`).join(', ')}.`;
  }
}

const REASONS = {
  'nothing-to-lay': 'had nothing to lay and ',
  caught: '',
  blind: 'could not lay it and ',
} as const;

const reason = (why: keyof typeof REASONS): string => REASONS[why];

function roundEnded(event: Extract<Event, { type: 'round-ended' }>, who: Who): string {
  const whom = midSentence(who);
  const score = event.scored.map((points, seat) => `${whom(seat)} ${points}`).join(', ');
  const how =
    event.winner === null
      ? `Round ${event.round} was stopped.`
      : `${who(event.winner)} won round ${event.round}.`;
  const loser = event.loser === null ? '' : ` Big Loser: ${whom(event.loser)}.`;
  return `${how}${loser} Points: ${score}.`;
}

// Questions and answers

function question(view: View, decision: Decision, who: Who): string {
  switch (decision.kind) {
    case 'swap':
      return `Which Open card do you swap with ${midSentence(who)(view.loser!)}?`;
    case 'start':
      return 'How do you start the pile?';
    default:
      return playQuestion(view);
  }
}

function playQuestion(view: View): string {
  if (view.pile.length === 0) return 'What do you start the new pile with?';
  if (view.five) return 'A 5 demands 5 or less. What do you lay?';
  const whole = view.value + 0.5;
  const catchable = !Number.isInteger(view.value) && whole <= 9;
  const hint = catchable ? ` A ${whole} would catch.` : '';
  return `The pile stands at ${valueName(view.value)}.${hint} What do you lay?`;
}

function answer(_view: View, move: Move): string {
  switch (move.type) {
    case 'play':
      return `Lay ${moveText(move)}`;
    case 'eight-and-a-half':
      return 'Lay 8 and ½ together';
    case 'open':
      return `Lay the Open ${cardName(move.card)}`;
    case 'blind':
      return `Turn up Blind card ${move.place}`;
    case 'swap':
      return `Give ${cardName(move.give)} for ${cardName(move.take)}`;
    case 'keep':
      return 'Swap nothing';
  }
}

/** Moves by what can be typed for them. */
const TYPED = new Map<string, Move>(allMoves().map((move) => [typed(moveText(move)), move]));

function read(_view: View, text: string): Move | undefined {
  return TYPED.get(typed(text));
}

/** One spelling for all: small letters, x for ×, 1/2 or half for ½, one space between words. */
function typed(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('½', '1/2')
    .replaceAll('×', 'x')
    .replaceAll(/\bhalf\b|\bhalves\b/g, '1/2')
    .replaceAll(/\bghosts\b/g, 'ghost')
    .replaceAll(/\s*([x+])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replace(/^1x/, '')
    .trim();
}

// Refusals

function refused({ code, params = {} }: Illegal): string {
  const card = typeof params.card === 'number' ? cardName(params.card) : '';
  const value = typeof params.value === 'number' ? valueName(params.value) : '';
  switch (code) {
    case 'match-over':
      return 'The match is over.';
    case 'not-your-turn':
      return 'It is not your turn.';
    case 'not-a-move':
      return 'That is no move of this game.';
    case 'no-swap-now':
      return 'Open cards are swapped only by the last winner, before the round.';
    case 'swap-first':
      return 'First settle whether you swap an Open card.';
    case 'not-your-open-card':
      return `You have no Open ${card}.`;
    case 'not-their-open-card':
      return `The Big Loser has no Open ${card}.`;
    case 'swap-of-equals':
      return `Swapping a ${card} for a ${card} changes nothing.`;
    case 'hand-empty':
      return 'Your hand is empty: play from the table.';
    case 'not-in-hand':
      return params.have === 0
        ? `You have no ${card} in your hand.`
        : `You have only ${params.have} of ${card} in your hand.`;
    case 'must-start-with':
      return `The lowest yellow card starts the round: your ${card}.`;
    case 'hand-first':
      return 'Your hand comes before the table.';
    case 'open-cards-first':
      return 'Your Open cards come before the Blind ones.';
    case 'no-blind-card':
      return `There is no Blind card at place ${params.place} any more.`;
    case 'half-on-eight-and-a-half':
      return 'No ½ goes on 8½.';
    case 'too-many-halves':
      return `Halves are laid one by one: only ${params.most} fit here, as none goes on 8½.`;
    case 'zero-on-a-half':
      return `0 goes on whole numbers only, not on ${value}.`;
    case 'five-demands-less':
      return `The 5 demands 5 or less; ${card} is more.`;
    case 'eight-and-a-half-stands':
      return `On 8½ go only Ghost, 8+½ and 9, not ${card}.`;
    case 'too-low':
      return `${card} is less than ${value}.`;
    case 'seats-out-of-range':
      return `This game has ${params.min} to ${params.max} players, not ${params.seats}.`;
    default:
      return 'That is not possible.';
  }
}
