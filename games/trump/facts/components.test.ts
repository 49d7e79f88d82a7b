import { parseOptions } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { type CardData, type Components, STANDARD_COMPONENTS } from './components.ts';
import { trump } from '../rules/game.ts';
import { rulesOf, STANDARD_RULES } from './rules.ts';
import { checkComponents } from './schema.ts';

const { properties, cards, board } = STANDARD_COMPONENTS;
const ofKind = <Kind extends CardData['kind']>(kind: Kind) =>
  cards.filter((card): card is Extract<CardData, { kind: Kind }> => card.kind === kind);
const copies = (list: readonly CardData[]): number =>
  list.reduce((sum, card) => sum + card.copies, 0);

describe('D-1.1 seventy-two cards', () => {
  it('has the numbers of each kind that the rulebook gives', () => {
    expect(copies(cards)).toBe(72);
    expect(copies(ofKind('profit'))).toBe(8);
    expect(copies(ofKind('dieProfit'))).toBe(8);
    expect(copies(ofKind('pairProfit'))).toBe(8);
    expect(copies(ofKind('anyProfit'))).toBe(8);
    expect(ofKind('manyProfit').map(({ owned, copies: many }) => [owned, many])).toEqual([
      [3, 2],
      [4, 1],
    ]);
    expect(copies(ofKind('tax'))).toBe(5);
    expect(copies(ofKind('forceSale'))).toBe(4);
    expect(copies(ofKind('rollFive'))).toBe(2);
    expect(copies(ofKind('investor'))).toBe(8);
    expect(copies(ofKind('out'))).toBe(13);
    expect(copies(ofKind('back'))).toBe(5);
  });

  it('keeps to the ranges the rulebook gives', () => {
    const range = (amounts: readonly number[]) => [Math.min(...amounts), Math.max(...amounts)];
    expect(range(ofKind('profit').map(({ pays }) => pays))).toEqual([30, 60]);
    expect(range(ofKind('pairProfit').map(({ pays }) => pays))).toEqual([60, 120]);
    expect(range(ofKind('anyProfit').map(({ pays }) => pays))).toEqual([40, 50]);
    expect(range(ofKind('investor').map(({ brings }) => brings))).toEqual([20, 60]);
  });

  it('has one profit and one die-profit card for each property', () => {
    for (const kind of ['profit', 'dieProfit'] as const) {
      expect(ofKind(kind).map(({ property }) => property)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    }
  });
});

describe('D-1.2 eight boxes and a die', () => {
  it('has eight properties, each on one space', () => {
    expect(properties).toHaveLength(8);
    const places = board.flatMap((space) => (space.space === 'property' ? [space.property] : []));
    expect(places.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('D-9 the rebuilt components', () => {
  const property = (name: string): number => properties.findIndex((one) => one.name === name);

  it('pays what the rulebook names', () => {
    const pays = (name: string) =>
      ofKind('profit').find((card) => card.property === property(name))?.pays;
    expect([pays('Hotel'), pays('Convention Center'), pays('Sports Complex')]).toEqual([
      60, 40, 30,
    ]);
    const pairPays = (one: string, other: string) =>
      ofKind('pairProfit').find(
        (card) =>
          card.properties.includes(property(one)) && card.properties.includes(property(other)),
      )?.pays;
    expect(pairPays('Hotel', 'Casino')).toBe(120);
    expect(pairPays('Tropical Island', 'Cruise Line')).toBe(100);
    expect(ofKind('manyProfit').find(({ owned }) => owned === 3)?.pays).toBe(160);
    expect(ofKind('investor').some(({ brings }) => brings === 50)).toBe(true);
  });

  it('pairs neighbours on the ring', () => {
    const ring = board.flatMap((space) => (space.space === 'property' ? [space.property] : []));
    const pairs = ring.map((one, place) =>
      [one, ring[(place + 1) % ring.length]!].toSorted((a, b) => a - b),
    );
    const sort = (list: readonly (readonly number[])[]) => list.map((one) => one.join()).toSorted();
    expect(sort(ofKind('pairProfit').map((card) => card.properties))).toEqual(sort(pairs));
  });

  it('has the amounts of the table', () => {
    expect(ofKind('profit').map(({ pays }) => pays)).toEqual([60, 60, 40, 40, 30, 30, 50, 50]);
    expect(ofKind('pairProfit').map(({ pays }) => pays)).toEqual([
      120, 100, 80, 70, 60, 80, 100, 110,
    ]);
    expect(
      ofKind('investor').flatMap(({ brings, copies: many }) => Array<number>(many).fill(brings)),
    ).toEqual([20, 30, 30, 40, 40, 50, 50, 60]);
  });

  it('lays out the board of 24 spaces', () => {
    const short = board.map((space) =>
      space.space === 'money'
        ? `money ${space.amount}`
        : space.space === 'property'
          ? properties[space.property]!.name
          : space.space,
    );
    expect(short).toEqual([
      'start',
      'Hotel',
      'money 20',
      'saleUnowned',
      'Casino',
      'roll',
      'Convention Center',
      'money 30',
      'saleAny',
      'Office Complex',
      'saleUnowned',
      'trade',
      'Sports Complex',
      'money 40',
      'saleUnowned',
      'Airline',
      'roll',
      'money 20',
      'Cruise Line',
      'saleAny',
      'trade',
      'Tropical Island',
      'money 30',
      'saleUnowned',
    ]);
  });

  it('says of every value whether it is rebuilt', () => {
    const given = ofKind('profit').filter(({ rebuilt = [] }) => !rebuilt.includes('pays'));
    expect(given.map((card) => properties[card.property]!.name)).toEqual([
      'Hotel',
      'Convention Center',
      'Sports Complex',
    ]);
    const givenPairs = ofKind('pairProfit').filter(({ rebuilt = [] }) => rebuilt.length === 0);
    expect(givenPairs.map(({ properties: both }) => both)).toEqual([
      [0, 1],
      [6, 7],
    ]);
    expect(
      properties.filter(({ rebuilt = [] }) => rebuilt.includes('name')).map(({ name }) => name),
    ).toEqual(['Office Complex', 'Airline']);
    // Only START has its place from the rulebook: it is where everybody begins.
    expect(board.filter(({ rebuilt = [] }) => !rebuilt.includes('place'))).toEqual([
      { space: 'start' },
    ]);
  });
});

describe('D-1.3 other components', () => {
  const changed = (change: (components: Record<string, unknown[]>) => void): unknown => {
    const copy = structuredClone(STANDARD_COMPONENTS) as unknown as Record<string, unknown[]>;
    change(copy);
    return copy;
  };
  const refusalOf = (change: (components: Record<string, unknown[]>) => void): string | undefined =>
    checkComponents(changed(change))?.code;

  it('takes the standard set back as data', () => {
    expect(checkComponents(structuredClone(STANDARD_COMPONENTS))).toBeUndefined();
  });

  it('comes in as a table option and is refused with a reason', () => {
    const parse = (components: unknown) =>
      parseOptions(trump.options, trump.presets.standard, { components });
    expect(parse(null).ok).toBe(true);
    expect(parse(structuredClone(STANDARD_COMPONENTS)).ok).toBe(true);
    expect(parse({ properties: [], cards: [], board: [] })).toEqual({
      ok: false,
      why: { code: 'components-property-count', params: { min: 4, max: 12, option: 'components' } },
    });
  });

  it.each<[string, (components: Record<string, unknown[]>) => void]>([
    ['components-field-unknown', (it) => (it['dice'] = [])],
    ['components-property-count', (it) => it['properties']!.splice(0, 5)],
    ['components-property-name', (it) => (it['properties']![3] = { name: '' })],
    ['components-property-name', (it) => (it['properties']![3] = { name: 'x'.repeat(31) })],
    ['components-property-name', (it) => (it['properties']![3] = { name: 'Two\nlines' })],
    ['components-property-field', (it) => (it['properties']![3] = { name: 'Zoo', note: 'x' })],
    ['components-rebuilt', (it) => (it['properties']![3] = { name: 'Zoo', rebuilt: 'all' })],
    [
      'components-rebuilt',
      (it) => (it['properties']![3] = { name: 'Zoo', rebuilt: ['x'.repeat(31)] }),
    ],
    [
      'components-rebuilt',
      (it) => (it['board']![3] = { space: 'trade', rebuilt: Array(7).fill('a') }),
    ],
    ['components-card-field', (it) => (it['cards']![28] = { kind: 'tax', copies: 5, pays: 10 })],
    ['components-card-field', (it) => (it['cards']![28] = { kind: 'tax', copies: 5, text: 'x' })],
    ['components-rebuilt', (it) => (it['cards']![28] = { kind: 'tax', copies: 5, rebuilt: [''] })],
    ['components-space-field', (it) => (it['board']![3] = { space: 'trade', amount: 20 })],
    ['components-property-twice', (it) => (it['properties']![3] = { name: 'hotel' })],
    [
      'components-card',
      (it) => (it['cards']![0] = { kind: 'profit', property: 8, pays: 60, copies: 1 }),
    ],
    [
      'components-card',
      (it) => (it['cards']![0] = { kind: 'profit', property: 0, pays: 65, copies: 1 }),
    ],
    [
      'components-card',
      (it) => (it['cards']![0] = { kind: 'profit', property: 0, pays: 60, copies: 0 }),
    ],
    ['components-card', (it) => (it['cards']![0] = { kind: 'joker', copies: 1 })],
    [
      'components-card',
      (it) => (it['cards']![16] = { kind: 'pairProfit', properties: [1, 1], pays: 60, copies: 1 }),
    ],
    [
      'components-card',
      (it) => (it['cards']![26] = { kind: 'manyProfit', owned: 9, pays: 60, copies: 1 }),
    ],
    ['components-card-twice', (it) => (it['cards']![1] = it['cards']![0])],
    ['components-deck-size', (it) => it['cards']!.splice(0, 36)],
    ['components-too-many-faces', (it) => it['cards']!.push(...Array(40).fill(it['cards']![0]))],
    ['components-board-size', (it) => it['board']!.splice(5)],
    ['components-space', (it) => (it['board']![2] = { space: 'money', amount: 25 })],
    ['components-space', (it) => (it['board']![2] = { space: 'jail' })],
    ['components-start', (it) => (it['board']![2] = { space: 'start' })],
    ['components-start', (it) => (it['board']![0] = { space: 'roll' })],
    ['components-space-twice', (it) => (it['board']![2] = it['board']![1])],
    ['components-property-not-on-board', (it) => (it['board']![1] = { space: 'roll' })],
    [
      'components-no-sale-space',
      (it) => {
        it['board'] = it['board']!.map((space) =>
          JSON.stringify(space).includes('sale') ? { space: 'roll' } : space,
        );
      },
    ],
  ])('refuses nonsense: %s', (code, change) => {
    expect(refusalOf(change)).toBe(code);
  });

  it('says the name of an unknown field in no more than 30 characters', () => {
    const long = 'x'.repeat(100_000);
    const field = 'x'.repeat(30);
    expect(checkComponents(changed((it) => (it[long] = [])))?.params).toEqual({ field });
    const card = changed((it) => (it['cards']![28] = { kind: 'tax', copies: 5, [long]: 1 }));
    expect(checkComponents(card)?.params).toEqual({ card: 28, field });
  });

  it.each([
    undefined,
    3,
    'x',
    [],
    null,
    { properties: 1, cards: 2, board: 3 },
    { properties: [null], cards: [null], board: [null] },
  ])('answers to anything: %j', (value) => {
    expect(checkComponents(value)?.code).toMatch(/^components-/);
  });

  it('plays with what was brought', () => {
    const components = changed((it) => {
      it['cards']![0] = { kind: 'profit', property: 0, pays: 500, copies: 2 };
    }) as Components;
    expect(rulesOf(components).amount[0]).toBe(500);
    expect(rulesOf(components).deck).toHaveLength(73);
    expect(rulesOf(components)).toBe(rulesOf(components));
    expect(rulesOf(null)).toBe(STANDARD_RULES);
  });
});
