/** Answers as people type them. */

import type { Decision, People, Seat } from '@parlor/kit';
import { readClauses } from '../deal/reader.ts';
import { ACCEPT, BACK_IN, DONE, KEEP, PASS, REJECT, ROLL } from '../../facts/moveTable.ts';
import { parseMove } from '../../facts/parseMove.ts';
import { FORCE_SALE, rulesOf, TAX } from '../../facts/rules.ts';
import type { Card, Move, Question } from '../../facts/types.ts';
import type { View } from '../../facts/views.ts';
import type { Messages } from '../../messages/en/index.ts';
import { findName, tokensOf } from '../typed/match.ts';
import { nameReader } from './named.ts';

export function typing({ typing: how }: Messages, view: View, decision: Decision): string {
  switch (decision.kind as Question) {
    case 'open':
      return how.open(view.cash[view.viewer as Seat]!);
    case 'bid':
      return how.bid;
    case 'answer':
      return how.answer;
    case 'turn':
    case 'related':
      return how.turn;
    default:
      return how.listed;
  }
}

/** Whoever reads, and how things are called in the reader's own words. */
interface Reading {
  readonly view: View;
  readonly me: Seat;
  readonly properties: readonly string[];
  readonly cards: readonly string[];
  seatOf(word: string): Seat | undefined;
}

/** With `people`, players can be called by their names too. */
export function read(
  { canonical, names }: Messages,
  view: View,
  typed: string,
  people?: People,
): Move | undefined {
  const { viewer } = view;
  if (viewer === 'public' || view.asked === null) return undefined;
  const { components } = rulesOf(view.options.components);
  const properties = components.properties.map(({ name }) => canonical(name));
  const cards = components.cards.map((_, card) => canonical(names.card(components, card)));
  const called = Array.from({ length: people ? view.seats : 0 }, (_, seat) => people!(seat).name);
  const named = nameReader(
    called,
    (words) => findName([...properties, ...cards], words) !== undefined,
  );
  const reading: Reading = {
    ...{ view, me: viewer, properties, cards },
    seatOf: (word) => readSeat(view, viewer, word) ?? named.seatOf(word, canonical),
  };
  const text = canonical(named.inSeats(typed));
  const [head = '', ...rest] = text.split(':');
  if (rest.length > 0) return readDeal(reading, head, rest.join(':'));
  const tokens = tokensOf(text);
  switch (view.asked) {
    case 'open':
      return readOpening(tokens);
    case 'bid':
      return readBid(reading, text, tokens);
    case 'turn':
    case 'related':
      return readPlay(reading, tokens) ?? readUse(tokens) ?? simple(tokens[0]);
    default:
      return readChoice(reading, tokens) ?? simple(tokens[0]);
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

/** Seats by number, or by place as seen from one's own chair. */
function readSeat({ seats }: View, me: Seat, word: string): Seat | undefined {
  const number = /^s(\d)$/.exec(word)?.[1];
  if (number !== undefined) return Number(number) < seats ? Number(number) : undefined;
  if (word === 'left') return (me + 1) % seats;
  if (word === 'right') return (me + seats - 1) % seats;
  return word === 'across' && seats === 4 ? (me + 2) % seats : undefined;
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
  { view, me, seatOf }: Reading,
  text: string,
  tokens: readonly string[],
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
  { view, properties, cards, seatOf }: Reading,
  tokens: readonly string[],
): Move | undefined {
  if (tokens[0] !== 'play') return undefined;
  const rules = rulesOf(view.options.components);
  const words = tokens.slice(1);
  const findKind = (kind: number): Card => rules.kind.indexOf(kind);
  if (words[0] === 'tax') {
    return parseMove({ type: 'play', card: findKind(TAX), seat: seatOf(words[1] ?? '') });
  }
  if (words[0] === 'force') {
    const property = findName(properties, words.slice(words[1] === 'sale' ? 2 : 1));
    return property === undefined
      ? undefined
      : parseMove({ type: 'play', card: findKind(FORCE_SALE), property });
  }
  const card = findName(cards, words);
  return card === undefined ? undefined : parseMove({ type: 'play', card });
}

/** The listed questions, by property or seat. */
function readChoice(
  { view, properties, cards, seatOf }: Reading,
  tokens: readonly string[],
): Move | undefined {
  const property = (words: readonly string[]) => findName(properties, words);
  switch (view.asked) {
    case 'choose':
      return parseMove({
        type: 'choose',
        card: findName(cards, tokens[0] === 'choose' ? tokens.slice(1) : tokens),
      });
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
  { view, me, properties, cards, seatOf }: Reading,
  head: string,
  terms: string,
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
  const clauses = readClauses(terms, {
    ...{ me, partner, partners, properties, cards, seatOf },
    turn: view.turn,
  });
  // A contract can be ended with nothing in its place.
  const isBare = ending >= 0 && terms.trim() === '';
  if (!clauses && !isBare) return undefined;
  const said = { ...ends, clauses: clauses ?? [] };
  if (isCounter) return parseMove({ type: 'counter', ...said });
  const several = and.length === 0 ? {} : { and };
  return parseMove({ type: 'offer', to: partner, ...several, ...said });
}
