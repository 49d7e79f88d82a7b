/** What is in the box of Take a Chance, value by value (T-1.3, section 8 of the rules). */

import { type Contents, type Entry, type Input, type Part, twinsOf, type Value } from '@parlor/kit';
import { STANDARD_SET } from '../facts/cards.ts';
import { asJson, editing, freshPay, freshStep, freshTicket } from './contents/editing.ts';
import { type Combo, COMBOS } from '../facts/dice/combos.ts';
import type { ColourData, ComponentSet, Sourced, TicketData } from '../facts/set.ts';
import { CARDS, KEPT_USES, type Step, TICKETS } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';

type ContentsWords = Messages['contents'];

const HUNDREDS = 100;
const MONEY: Input = { type: 'number', step: HUNDREDS };
const NUMBER: Input = { type: 'number', step: 1 };
const TEXT: Input = { type: 'text' };

export const contents: Contents<ComponentSet, ContentsWords> = {
  rulebook: { title: 'Take a Chance', publisher: 'Winning Moves' },
  standard: STANDARD_SET,
  parts: (set, words) => partsIn(set, words),
  editing,
};

const partsIn = (set: ComponentSet, words: ContentsWords): Part[] => [
  {
    path: 'colours',
    name: words.colours,
    totals: [],
    entries: set.colours.map((colour, at) => colourEntry(colour, at, words)),
  },
  {
    path: 'charms',
    name: words.charms,
    totals: [],
    entries: set.charms.map((charm, at) => {
      const path = `charms/${at}`;
      const about = { path, field: 'name', name: words.name, input: TEXT };
      const name = valueOf(charm, about, words.charmName(charm.value));
      return { path, key: path, name: words.charm(at + 1), values: [name] };
    }),
  },
  {
    path: 'cards',
    name: words.cards,
    // T-1.1, T-1.2: six of each of six colours, each charm once among them.
    totals: [{ name: words.cards, have: set.cards.length, given: CARDS, source: 'rulebook' }],
    entries: [],
  },
  {
    path: 'tickets',
    name: words.tickets,
    totals: [
      {
        name: words.tickets,
        have: set.tickets.reduce((sum, { copies }) => sum + (Number(copies.value) || 0), 0),
        given: TICKETS,
        source: 'rulebook',
      },
    ],
    entries: ticketEntries(set.tickets, words),
    adds: [{ path: 'tickets', name: words.newTicket, item: freshTicket() }],
  },
];

/** A value with a mark of its own. */
const valueOf = (
  { value, source }: Sourced<string | number>,
  about: Pick<Value, 'path' | 'field' | 'name' | 'input'>,
  shown: string = String(value),
): Value => ({ ...about, path: `${about.path}/value`, value, shown, source });

function colourEntry(colour: ColourData, at: number, words: ContentsWords): Entry {
  const path = `colours/${at}`;
  const standard = STANDARD_SET.colours[at]?.pays ?? [];
  const twins = twinsOf(colour.pays, standard, ({ combo }) => combo.value);
  const price = words.money(Number(colour.price.value));
  return {
    path,
    key: path,
    name: words.colourName(colour.name.value) || words.colour(at + 1),
    values: [
      valueOf(
        colour.name,
        { path: `${path}/name`, field: 'name', name: words.name, input: TEXT },
        words.colourName(colour.name.value),
      ),
      valueOf(
        colour.price,
        { path: `${path}/price`, field: 'price', name: words.price, input: MONEY },
        price,
      ),
    ],
    inside: colour.pays.map((pay, place) =>
      payEntry(pay, {
        words,
        list: `${path}/pays`,
        place,
        key: `${path}/pays/${twins[place] ?? `new ${place}`}`,
      }),
    ),
    adds: addedPays(colour).map((item) => ({ path: `${path}/pays`, name: words.newPay, item })),
  };
}

/** The next combination the colour does not show yet, if there is one. */
const addedPays = ({ pays }: ColourData) =>
  COMBOS.filter((combo) => !pays.some((pay) => pay.combo.value === combo))
    .slice(0, 1)
    .map(freshPay);

interface Place {
  readonly words: ContentsWords;
  readonly list: string;
  readonly place: number;
  readonly key: string;
}

function payEntry(
  { combo, amount }: ColourData['pays'][number],
  { words, list, place, key }: Place,
): Entry {
  const path = `${list}/${place}`;
  const choices = COMBOS.map((one) => [one, words.combo(one)] as const);
  return {
    path,
    key,
    name: words.combo(combo.value as Combo),
    values: [
      valueOf(
        combo,
        {
          path: `${path}/combo`,
          field: 'combo',
          name: words.combination,
          input: { type: 'choice', choices },
        },
        words.combo(combo.value as Combo),
      ),
      valueOf(
        amount,
        { path: `${path}/amount`, field: 'amount', name: words.amount, input: MONEY },
        words.money(Number(amount.value)),
      ),
    ],
    member: { list, at: place },
  };
}

function ticketEntries(tickets: readonly TicketData[], words: ContentsWords): Entry[] {
  const twins = twinsOf(tickets, STANDARD_SET.tickets, ({ choices }) =>
    JSON.stringify(choices.value),
  );
  return tickets.map(({ copies, choices }, at) => {
    const path = `tickets/${at}`;
    const inside = `${path}/choices/value`;
    const text = words.ticketText(choices.value);
    return {
      path,
      key: `tickets/${twins[at] ?? `new ${at}`}`,
      name: words.ticket(at + 1),
      values: [
        valueOf(copies, {
          path: `${path}/copies`,
          field: 'copies',
          name: words.copies,
          input: NUMBER,
        }),
        {
          path: inside,
          field: 'choices',
          name: words.says,
          value: text,
          shown: text,
          source: choices.source,
        },
      ],
      inside: choices.value.map((steps, choice) => choiceEntry(steps, choice, inside, words)),
      adds: [{ path: inside, name: words.newOr, item: [asJson(freshStep('roll'))] }],
      member: { list: 'tickets', at },
    };
  });
}

function choiceEntry(
  steps: readonly Step[],
  at: number,
  list: string,
  words: ContentsWords,
): Entry {
  const path = `${list}/${at}`;
  return {
    path,
    key: path,
    name: at === 0 ? words.first : words.or,
    values: [],
    inside: steps.map((step, place) => ({
      path: `${path}/${place}`,
      key: `${path}/${place}`,
      name: words.step(place + 1),
      values: stepValues(step, `${path}/${place}`, words),
      member: { list: path, at: place },
    })),
    adds: [{ path, name: words.newStep, item: asJson(freshStep('roll')) }],
    member: { list, at },
  };
}

/** The fields of a step; the mark of the ticket holds for all of them. */
function stepValues(step: Step, path: string, words: ContentsWords): Value[] {
  const part = (field: string, name: string, value: string | number, input: Input): Value => ({
    path: `${path}/${field}`,
    field,
    name,
    value,
    shown: String(value),
    source: null,
    input,
  });
  const kinds = Object.entries(words.kinds);
  const kind = part('do', words.does, step.do, { type: 'choice', choices: kinds });
  switch (step.do) {
    case 'buy-pool':
      return [kind, part('less', words.less, step.less, MONEY)];
    case 'collect':
      return [kind, part('amount', words.collected, step.amount, MONEY)];
    case 'keep': {
      const choices = KEPT_USES.map((use) => [use, words.kept[use]] as const);
      return [kind, part('what', words.what, step.what, { type: 'choice', choices })];
    }
    case 'roll':
      return [
        kind,
        part('dice', words.dice, step.dice, NUMBER),
        part('rethrows', words.rethrows, step.rethrows, NUMBER),
        part('pays', words.factor, step.pays, NUMBER),
      ];
    default:
      return [kind];
  }
}
