/** Deals on paper: offers, promises, contracts, what fate can do to them. */

import {
  capital,
  millions,
  number,
  people as listed,
  person,
  plural,
  Possessive,
  possessive,
  Subject,
  verb,
} from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import type { Fate } from '../../facts/deal/fates.ts';
import type { Risks } from '../../facts/refusals.ts';
import type { VoidReason } from '../../rules/deal/voidPromises.ts';
import { turnPhrase } from './contract.ts';
import { why } from './log.ts';

const lapsed = Object.fromEntries(
  Object.entries(why).map(([code, reason]) => [code, `lapsed: ${reason}`]),
) as { readonly [Code in keyof typeof why]: string };

/** What became of a promise. */
const ended: Readonly<Record<Fate, string>> = {
  ...lapsed,
  done: 'done',
  played: 'kept',
  used: 'used',
  over: 'its time is over',
  ended: 'ended by all its parties',
  'not-needed': 'no longer needed',
  kept: 'kept to the end',
  unused: 'never used',
  uncalled: 'never came into play',
};

/** What comes of it for whoever it was promised to. */
const loss = {
  none: '',
  hangs: ' Do not count on what depends on it.',
  may: ' You may get nothing for it.',
  nothing: ' You would get nothing for it.',
};

/** In the first edition anything could be promised: why a line comes to nothing. `who` accepts, plays or gives. */
const voids: { readonly [Why in VoidReason]: (who: Person, then: keyof typeof loss) => string } = {
  'turn-over': (who, then) =>
    `This cannot happen: the turn ends when ${person(who)} ${verb(who, 'accept', 'accepts')}.${loss[then]}`,
  'not-related': (_, then) =>
    `This cannot happen: after the deal, only a card that goes with it may be played this turn.${loss[then]}`,
  'turn-taken': (_, then) =>
    `This will not happen: one card a turn, and another promised card comes first.${loss[then]}`,
  'not-playable': (who, then) =>
    `As things stand ${person(who)} cannot play that card, because ${verb(who, 'you', 'they')} will not own what it asks for.${loss[then]}`,
  'not-held': (_, then) => `This cannot happen: the card will be gone by then.${loss[then]}`,
  bound: (_, then) =>
    `This cannot happen: another promise keeps the card in the hand.${loss[then]}`,
  'not-owned': (who, then) =>
    `As things stand this cannot happen: it will not be ${who.isReader ? 'yours' : possessive(who)} to give.${loss[then]}`,
  unbound: (who, then) => `Nothing makes ${person(who)} play that card.${loss[then]}`,
};

/** What fate can do to a line; `instead` is the line that happens then, if there is one. */
const then = (instead: number | undefined): string =>
  instead === undefined ? 'then this line lapses' : `then line ${instead} happens instead`;

const risks: {
  readonly [Code in Exclude<keyof Risks, 'risk-unplayed'>]: (instead: number | undefined) => string;
} = {
  'risk-card': (instead) => `A T can take the card first; ${then(instead)}.`,
  'risk-property': (instead) => `A forced sale or a tax can take it first; ${then(instead)}.`,
  'risk-debt': () => 'What cannot be paid then stays owed, and new cash pays it first.',
  'risk-hand': (instead) => `There may be no free card by then; ${then(instead)}.`,
  'risk-no-sale': () => 'Without such a sale nothing happens.',
};

const turnOf = (who: Person, turn: number): string => turnPhrase(possessive(who), turn);

export const deals = {
  // Offers on paper
  offerTo: (takers: readonly Person[]) => `Offer to ${listed(takers)}`,
  counterTo: (to: Person) => `Your answer to ${person(to)}`,
  offerFrom: (from: Person, takers: readonly Person[]) =>
    `${Possessive(from)} offer to ${listed(takers)}`,
  counterFrom: (from: Person, takers: readonly Person[]) =>
    `${Possessive(from)} counter-offer to ${listed(takers)}`,
  stamped: (title: string, stamp: string) => `${title}: ${stamp}`,
  ends: (contract: number) => `Contract ${contract} ends; what is written here takes its place.`,
  endsOnly: (contract: number) => `Contract ${contract} ends, and nothing takes its place.`,
  signs: (who: Person) => `${Subject(who)}: `,
  signed: 'signed',
  notYet: 'not yet',
  changed: 'changed',
  stamps: { accepted: 'Accepted', rejected: 'Refused' },
  contract: (contract: number) => `contract ${contract}`,
  silent: (parties: readonly Person[]) =>
    `Between ${listed(parties)}. Only they know which cards are named.`,
  remark: (who: Person, text: string) => `${Subject(who)}: “${text}”`,

  // What stands at a line
  refusedAt: (line: number, why: string) => `Line ${line}: ${why}`,
  warning: 'Warning: ',
  fate: 'What fate can do: ',
  voids,
  risks,
  risksInside: (notes: number) =>
    plural(notes, {
      one: 'Fate could still spoil one line: see the note there.',
      other: 'Fate could still spoil some of it: see the # notes.',
    }),
  voidsInside: (lines: number) =>
    plural(lines, {
      one: 'Mind the warning: one line comes to nothing, or may.',
      other: 'Mind the warnings: # lines come to nothing, or may.',
    }),

  // What it comes to
  scales: 'If all goes as written',
  scalesWithout: 'Without the marked lines',
  gain: (amount: number, isAbout: boolean) =>
    `${isAbout ? '~ ' : ''}${amount < 0 ? '−' : '+'} ${number(Math.abs(amount))}`,
  cards: (count: number) =>
    `${count > 0 ? '+' : '−'} ${plural(Math.abs(count), { one: '# card', other: '# cards' })}`,
  gets: (properties: readonly string[]) => `gets ${properties.join(', ')}`,
  loses: (properties: readonly string[]) => `gives up ${properties.join(', ')}`,
  willSee: (others: readonly Person[], cards: readonly string[]) =>
    `${capital(listed(others))} will see these cards of yours: ${cards.join(', ')}`,
  seesNothing: (others: readonly Person[]) =>
    `${capital(listed(others))} will see none of your cards.`,

  // Promises
  promises: 'Promises in force',
  promisesNone: 'No promises are open.',
  owes: (from: Person, to: Person, amount: number) =>
    `${Subject(from)} ${verb(from, 'owe', 'owes')} ${person(to)} ${millions(amount)}. New cash pays it first.`,
  due: (who: Person, turns: number) => `due at the end of ${turnOf(who, turns)}`,
  dueLast: (who: Person, turns: number) =>
    `due at the end of ${turnOf(who, turns)}, for the last time`,
  until: (who: Person, turns: number) => `until the end of ${turnOf(who, turns)}`,
  dueNow: 'being carried out',
  waits: 'waits for the card',
  waitsForSale: 'waits for a sale',
  forGood: 'for the rest of the game',
  use: 'Use it',
  useWhich: (contract: number, line: number) => `: line ${line} of contract ${contract}`,
  ended,

  // Contracts
  contracts: 'Contracts in force',
  change: 'Change or end it',
  changeWhich: (contract: number) => `: contract ${contract}`,
};
