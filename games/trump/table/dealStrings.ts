/** What the deals of this table say. */

import type { View } from '../rules/index.ts';
import type { VoidReason } from '../text/words.ts';
import { money } from './printed.ts';

const ORDINALS = ['', '', '2nd ', '3rd ', '4th ', '5th ', '6th ', '7th ', '8th ', '9th '];

/** '' for the very next one. */
const ordinal = (n: number): string => ORDINALS[n] ?? `${n}th `;

/** 'Nadia' → 'Nadia's', 'You' → 'your' */
const possessive = (name: string): string =>
  name === 'You' ? 'your' : name.endsWith('s') ? `${name}’` : `${name}’s`;

const lower = (name: string): string => (name === 'You' ? 'you' : name);
const accepts = (name: string): string => (name === 'You' ? 'you accept' : `${name} accepts`);

type How = View['ended'][number]['how'];

const ended: Readonly<Record<How, string>> = {
  done: 'done',
  played: 'kept',
  used: 'used',
  over: 'its time is over',
  ended: 'ended by all of you',
  'not-needed': 'not needed any more',
  sold: 'lapsed: the property was sold',
  taxed: 'lapsed: the property went for a tax',
  'not-owned': 'lapsed: the property was no longer there to give',
  'not-held': 'lapsed: the card was no longer in the hand',
  'no-cards': 'lapsed: the hand was empty',
  'not-playable': 'lapsed: the card could not be played',
  'no-turn-left': 'lapsed: another promised card took the turn',
  'game-over': 'lapsed: the game was over',
  'not-possible': 'lapsed: it could no longer be kept',
};

export const D = {
  possessive,
  ordinal,
  empty: 'Nothing in it yet. Add a line, or start from a usual deal.',

  // Lines that come to nothing
  void: {
    'turn-over': (name) => `This cannot happen: the turn ends when ${accepts(name)}.`,
    'not-related': () =>
      'This cannot happen: after it is signed, only a card that has to do with the deal may be played this turn.',
    'turn-taken': () =>
      'This will not happen: one card a turn, and another promised card comes first.',
    'not-playable': (name) =>
      `As things stand ${lower(name)} cannot play that card: what it asks for will not be ${name === 'You' ? 'yours' : 'there'}.`,
    'not-held': () => 'This cannot happen: the card will be gone by then.',
    bound: () => 'This cannot happen: another promise keeps the card in the hand.',
    'not-owned': (name) =>
      `As things stand this cannot happen: it will not be ${possessive(name) === 'your' ? 'yours' : possessive(name)} to give.`,
    unbound: (name) => `Nothing makes ${lower(name)} play that card.`,
  } satisfies Readonly<Record<VoidReason, (name: string) => string>>,
  voidHangs: ' Do not count on what hangs on it.',
  voidMay: ' You may get nothing for it.',
  voidNothing: ' You would get nothing for it.',
  voidLine: 'Warning: ',
  riskLine: 'What fate can do: ',
  riskInside: (n: number) =>
    n === 1
      ? 'Fate could still spoil one line; it says how.'
      : `Fate could still spoil some of it; ${n} notes say how.`,
  voidInside: (n: number) =>
    n === 1
      ? 'Mind the warning: one line comes to nothing, or may.'
      : `Mind the warnings: ${n} lines come to nothing, or may.`,

  spentTwice: (card: string) => `${card} cannot be given now and be there later too.`,

  // Promises
  promises: 'Promises in force',
  promisesNone: 'No promises are open.',
  owes: (from: string, to: string, amount: number) =>
    `${from} ${from === 'You' ? 'owe' : 'owes'} ${to === 'You' ? 'you' : to} ${money(amount)}. New cash pays it first.`,
  due: (name: string, left: number) =>
    left <= 0
      ? 'due at the end of this turn'
      : `due at the end of ${possessive(name)} ${ordinal(left)}next turn`,
  over: (name: string, left: number) =>
    left <= 0
      ? 'until the end of this turn'
      : `until the end of ${possessive(name)} ${ordinal(left)}next turn`,
  last: (due: string) => `${due}, for the last time`,
  dueNow: 'being carried out',
  waits: 'waits for the card',
  waitsForSale: 'waits for a sale',
  forGood: 'to the end of the game',
  use: 'Use it',
  useIt: (n: number, clause: number) => `: line ${clause} of contract ${n}`,
  ended,
  promised: (sentence: string, code: string) =>
    code === 'promise-play'
      ? `A promise comes first: “${sentence}”`
      : `That is promised: “${sentence}”`,
};
