/** The phases of Trump: The Game: every question it asks, and the end. */

import type { Event, View } from './rules/index.ts';
import type { Phase, Screens, Sighting } from '@parlor/testkit';

type Sight = Sighting<View, Event>;

const at = (
  name: string,
  is: (sight: Sight) => boolean,
  table: Partial<Phase> = {},
): Phase<View, Event> => ({ name, seats: 4, ...table, is });

const QUESTIONS = [
  'turn',
  'take',
  'fill',
  'put up',
  'trade',
  'surrender',
  'open',
  'bid',
  'answer',
  'related',
];

/** As the rulebook has it: nothing is counted for anybody. */
const FROM_MEMORY = { options: { boxes: 'memory', cash: 'memory' } };

/** Nobody ever opens, so that nothing is sold. */
const UNSOLD = {
  instead: ({ kind }: Sight) => (kind === 'open' ? { type: 'open', amount: 0 } : undefined),
};

/** In Part 2, who may open a first deal, with cards and something to lose. */
const isFirstOffer = ({ kind, view, me }: Sight): boolean =>
  kind === 'turn' &&
  view.part === 2 &&
  view.contractsMade === 0 &&
  view.dealsOpened[me]! < view.options.deals &&
  view.hand!.length > 3 &&
  view.owners.includes(me);

const ACCEPT = { type: 'accept' };

/** A card of the giver's, chosen by whoever gets it. */
const CHOICE = {
  instead: (sight: Sight) => {
    if (sight.kind === 'answer') return ACCEPT;
    if (!isFirstOffer(sight)) return undefined;
    const what = { type: 'choice', by: 'taker' };
    const clauses = [{ type: 'give', from: sight.me, what, when: { type: 'now' } }];
    return { type: 'offer', to: (sight.me + 1) % sight.view.seats, clauses };
  },
};

/** More is promised than there will ever be. */
const OWED = {
  instead: (sight: Sight) => {
    if (sight.kind === 'answer') return ACCEPT;
    if (!isFirstOffer(sight)) return undefined;
    const when = { type: 'turnEnd', seat: sight.me, turn: 1 };
    const clauses = [{ type: 'give', from: sight.me, what: { type: 'cash', amount: 2000 }, when }];
    return { type: 'offer', to: (sight.me + 1) % sight.view.seats, clauses };
  },
};

/** One may have a property of the other's, who holds back meanwhile and pays. */
const OPTION = {
  instead: (sight: Sight) => {
    if (sight.kind === 'answer') return ACCEPT;
    if (!isFirstOffer(sight)) return undefined;
    const { me, view } = sight;
    const to = (me + 1) % view.seats;
    const now = { type: 'now' };
    const gift = { type: 'give', from: me, what: { type: 'cash', amount: 10 }, when: now };
    const wanted = {
      type: 'give',
      from: me,
      what: { type: 'property', property: view.owners.indexOf(me) },
      when: now,
    };
    return {
      type: 'offer',
      to,
      clauses: [
        { type: 'option', seat: to, clauses: [wanted, { ...gift, from: to }], until: null },
        { type: 'abstain', seat: to, act: { type: 'tax', seat: me }, until: { seat: to, turn: 5 } },
        {
          ...gift,
          from: to,
          when: { type: 'everyTurnEnd', seat: to, turns: 9, while: null },
        },
        { ...gift, when: { type: 'lapsed', clause: 0 } },
      ],
    };
  },
};

/** A deal of four. */
const SEVERAL = {
  instead: (sight: Sight) => {
    if (sight.kind === 'answer') return ACCEPT;
    if (!isFirstOffer(sight)) return undefined;
    const [to, ...and] = [1, 2, 3].map((step) => (sight.me + step) % 4);
    const what = { type: 'cash', amount: 10 };
    const clauses = [sight.me, to, ...and].map((from, i, all) => ({
      type: 'give',
      from,
      to: all[(i + 1) % 4],
      what,
      when: { type: 'turnEnd', seat: sight.me, turn: 1 },
    }));
    return { type: 'offer', to, and, clauses };
  },
};

const canPlay = ({ moves }: Sight): boolean => moves.some(({ type }) => type === 'play');

const phases: readonly Phase<View, Event>[] = [
  ...QUESTIONS.map((question) => at(question, ({ kind }) => kind === question)),
  at('part two', ({ kind, view }) => kind === 'turn' && view.part === 2 && view.hand!.length > 3),
  ...['turn', 'put up', 'bid'].map((question) =>
    at(
      `a large hand, ${question}`,
      ({ kind, view }) => kind === question && view.part === 1 && new Set(view.hand).size > 14,
      { seats: 3 },
    ),
  ),
  at(
    'asked again in a sale',
    ({ kind, view, me }) => kind === 'bid' && view.sale!.maker === me && view.sale!.leader !== me,
  ),
  at(
    'a card that the deal names',
    (sight) =>
      sight.kind === 'related' && sight.view.related!.properties.length === 0 && canPlay(sight),
  ),
  at(
    'a card promised for this very turn',
    (sight) => sight.kind === 'related' && sight.moves.every(({ type }) => type === 'play'),
  ),
  at(
    'the closing sales, second round',
    ({ kind, view }) => kind === 'put up' && view.closingRound === 2,
    UNSOLD,
  ),
  at(
    'unowned properties in part two',
    ({ kind, view }) => kind === 'turn' && view.part === 2 && view.owners.includes(null),
    UNSOLD,
  ),
  ...['turn', 'open', 'bid', 'surrender', 'answer'].map((question) =>
    at(
      `from memory, ${question}`,
      ({ kind, view }) =>
        kind === question && view.owners.filter((owner) => owner !== null).length > 3,
      FROM_MEMORY,
    ),
  ),
  at('from memory, end', ({ kind }) => kind === undefined, FROM_MEMORY),
  at('a card of choice', ({ kind }) => kind === 'choose', CHOICE),
  at(
    'an option to use',
    ({ kind, view, me }) =>
      kind === 'turn' &&
      view.contracts.some(({ open }) =>
        open.some(({ clause }) => clause.type === 'option' && clause.seat === me),
      ),
    OPTION,
  ),
  at(
    'an offer to several, some of whom have accepted',
    ({ kind, view }) => kind === 'answer' && view.offer!.accepted?.length === 1,
    SEVERAL,
  ),
  at('promises in force', ({ kind, view }) => kind === 'turn' && view.contracts.length > 0),
  at('end', ({ kind }) => kind === undefined),
  at('the end, with debts', ({ kind, view }) => kind === undefined && view.debts.length > 0, OWED),
];

export const screens: Screens = { phases, portrait: { phase: 'bid' } };
