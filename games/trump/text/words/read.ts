/** Answers as people type them. */

import type { Decision, Seat, Who } from '@parlor/kit';
import { readClauses } from '../deal/reader.ts';
import { ACCEPT, BACK_IN, DONE, KEEP, PASS, REJECT, ROLL } from '../../facts/moveTable.ts';
import { cardName } from '../../facts/names.ts';
import { parseMove } from '../../facts/parseMove.ts';
import { FORCE_SALE, rulesOf, TAX } from '../../facts/rules.ts';
import type { Card, Move, Question, View } from '../../facts/types.ts';
import { findName, tokensOf } from './match.ts';

export function typing(view: View, decision: Decision): string {
  switch (decision.kind as Question) {
    case 'open':
      return `Type an amount from 0 to ${view.cash[view.viewer as Seat]}, in steps of 10.`;
    case 'bid':
      return 'Type: pass, raise 30, raise 30 + 40 50 (own cash + Outside Investors by amount), raise + 50, out left, back.';
    case 'turn':
    case 'answer':
    case 'related':
      return decision.kind === 'answer'
        ? `Type: yes, no, or counter: … ${DEAL_TYPING}`
        : `Type: pass, play tax left, play force sale hotel, or offer left: … ${DEAL_TYPING}`;
    default:
      return 'Type one of the answers listed.';
  }
}

const DEAL_TYPING =
  'Lines between semicolons, such as: give 100; get hotel; get 2 random; after I play hotel casino give half; ' +
  'I play hotel casino by turn 1; give hotel at end of my next turn; get 20 before they play tax; ' +
  'otherwise give 50; they do not tax me until my 2nd next turn; I may buy casino for 100 until my turn 3; ' +
  'they show their hand; get a card of my choice; give 20 at end of each of my next 5 turns. ' +
  'offer left right: … is for several, offer left ends 3: … changes contract 3, use 2 1 uses line 1 of contract 2. ' +
  'Seats: I, they, left, across, right, s0, or a name.';

/** With `who`, players can be called by their names too. */
export function read(view: View, text: string, who?: Who): Move | undefined {
  const { viewer } = view;
  if (viewer === 'public' || view.asked === null) return undefined;
  const seatOf = (word: string): Seat | undefined => readSeat(view, viewer, word, who);
  const [head = '', ...rest] = text.split(':');
  if (rest.length > 0) return readDeal(view, viewer, head, rest.join(':'), seatOf);
  const tokens = tokensOf(text);
  switch (view.asked) {
    case 'open':
      return readOpening(tokens);
    case 'bid':
      return readBid(view, viewer, text, tokens, seatOf);
    case 'turn':
    case 'related':
      return readPlay(view, tokens, seatOf) ?? readUse(tokens) ?? simple(tokens[0]);
    default:
      return readChoice(view, tokens, seatOf) ?? simple(tokens[0]);
  }
}

const SIMPLE: Readonly<Record<string, Move>> = {
  roll: ROLL,
  pass: PASS,
  keep: KEEP,
  done: DONE,
  leave: DONE,
  back: BACK_IN,
  yes: ACCEPT,
  accept: ACCEPT,
  no: REJECT,
  reject: REJECT,
  refuse: REJECT,
};

const simple = (word = ''): Move | undefined =>
  Object.hasOwn(SIMPLE, word) ? SIMPLE[word] : undefined;

/** Seats by number, by place as seen from one's own chair, or by name. */
function readSeat(view: View, me: Seat, word: string, who: Who | undefined): Seat | undefined {
  const { seats } = view;
  const number = /^s(\d)$/.exec(word)?.[1];
  if (number !== undefined) return Number(number) < seats ? Number(number) : undefined;
  if (word === 'left') return (me + 1) % seats;
  if (word === 'right') return (me + seats - 1) % seats;
  if (word === 'across') return seats === 4 ? (me + 2) % seats : undefined;
  if (!who) return undefined;
  const names = Array.from({ length: seats }, (_, seat) => tokensOf(who(seat))[0] ?? '');
  const found = names.indexOf(word);
  return found < 0 ? undefined : found;
}

/** "use contract 2 line 1", "use 2 1". */
function readUse(tokens: readonly string[]): Move | undefined {
  if (tokens[0] !== 'use') return undefined;
  const [contract, line = 1] = tokens.filter((token) => /^\d+$/.test(token)).map(Number);
  return parseMove({ type: 'use', contract, clause: line - 1 });
}

/** "60", "open 60". */
function readOpening(tokens: readonly string[]): Move | undefined {
  const amount = tokens.find((token) => /^\d+$/.test(token));
  return amount === undefined ? undefined : parseMove({ type: 'open', amount: Number(amount) });
}

function readBid(
  view: View,
  me: Seat,
  text: string,
  tokens: readonly string[],
  seatOf: (word: string) => Seat | undefined,
): Move | undefined {
  if (tokens[0] === 'raise') return readRaise(view, text);
  const isKnockOut = tokens[0] === 'out' || tokens[0] === 'knock';
  if (!isKnockOut) return simple(tokens[0]);
  const target = tokens
    .slice(1)
    .map(seatOf)
    .find((seat) => seat !== undefined && seat !== me);
  return target === undefined ? undefined : parseMove({ type: 'knockOut', seat: target });
}

/** "raise 30 + 40 50": own cash before the plus, Outside Investors by their amounts after it. */
function readRaise(view: View, text: string): Move | undefined {
  const rules = rulesOf(view.options.components);
  const [own = '', brought = ''] = text.split('+');
  const cards: Card[] = [];
  for (const amount of numbersIn(brought)) {
    const card = rules.investors.find((investor) => rules.amount[investor] === amount);
    if (card === undefined) return undefined;
    cards.push(card);
  }
  const [cash = 0, ...more] = numbersIn(own);
  return more.length > 0 ? undefined : parseMove({ type: 'raise', cash, cards });
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** "play tax left", "play force sale hotel", "play hotel profit". */
function readPlay(
  view: View,
  tokens: readonly string[],
  seatOf: (word: string) => Seat | undefined,
): Move | undefined {
  if (tokens[0] !== 'play') return undefined;
  const rules = rulesOf(view.options.components);
  const names = rules.components.cards.map((_, card) => cardName(rules.components, card));
  const words = tokens.slice(1);
  const findKind = (kind: number): Card => rules.kind.indexOf(kind);
  if (words[0] === 'tax') {
    return parseMove({ type: 'play', card: findKind(TAX), seat: seatOf(words[1] ?? '') });
  }
  if (words[0] === 'force') {
    const property = findName(propertyNames(view), words.slice(words[1] === 'sale' ? 2 : 1));
    return property === undefined
      ? undefined
      : parseMove({ type: 'play', card: findKind(FORCE_SALE), property });
  }
  const card = findName(names, words);
  return card === undefined ? undefined : parseMove({ type: 'play', card });
}

const propertyNames = (view: View): string[] =>
  rulesOf(view.options.components).components.properties.map(({ name }) => name);

/** The listed questions, by property or seat. */
function readChoice(
  view: View,
  tokens: readonly string[],
  seatOf: (word: string) => Seat | undefined,
): Move | undefined {
  const property = (words: readonly string[]) => findName(propertyNames(view), words);
  switch (view.asked) {
    case 'choose': {
      const { components } = rulesOf(view.options.components);
      const names = components.cards.map((_, card) => cardName(components, card));
      return parseMove({
        type: 'choose',
        card: findName(names, tokens[0] === 'choose' ? tokens.slice(1) : tokens),
      });
    }
    case 'take':
      return parseMove({ type: 'take', seat: seatOf(tokens.at(-1) ?? '') });
    case 'fill':
      return parseMove({ type: 'fill', property: property(tokens) });
    case 'put up':
      return parseMove({ type: 'putUp', property: property(tokens) });
    case 'surrender':
      return parseMove({ type: 'surrender', property: property(tokens) });
    case 'trade': {
      const at = tokens.indexOf('for');
      const give = property(tokens.slice(tokens[0] === 'trade' ? 1 : 0, Math.max(0, at)));
      return parseMove({ type: 'trade', give, take: property(tokens.slice(at + 1)) });
    }
    default:
      return undefined;
  }
}

/** "offer left: …", "counter: …". */
function readDeal(
  view: View,
  me: Seat,
  head: string,
  terms: string,
  seatOf: (word: string) => Seat | undefined,
): Move | undefined {
  const words = tokensOf(head);
  const isCounter = words[0] === 'counter';
  const ending = words.indexOf('ends');
  const ends = ending < 0 ? {} : { ends: Number(words[ending + 1]) };
  const partners = isCounter
    ? [view.offer?.from].filter((seat) => seat !== undefined)
    : words
        .slice(1)
        .map(seatOf)
        .filter((seat) => seat !== undefined)
        // As they are asked.
        .sort(
          (a, b) => ((a - me + view.seats) % view.seats) - ((b - me + view.seats) % view.seats),
        );
  const [partner, ...and] = partners;
  if (partner === undefined || view.turn === null || (!isCounter && words[0] !== 'offer'))
    return undefined;
  const { components } = rulesOf(view.options.components);
  const clauses = readClauses(terms, {
    me,
    partner,
    partners,
    turn: view.turn,
    properties: propertyNames(view),
    cards: components.cards.map((_, card) => cardName(components, card)),
    seatOf,
  });
  // A contract can be ended with nothing in its place.
  const isBare = ending >= 0 && terms.trim() === '';
  if (!clauses && !isBare) return undefined;
  const said = { ...ends, clauses: clauses ?? [] };
  if (isCounter) return parseMove({ type: 'counter', ...said });
  const several = and.length === 0 ? {} : { and };
  return parseMove({ type: 'offer', to: partner, ...several, ...said });
}
