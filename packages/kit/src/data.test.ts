import { describe, expect, it } from 'vitest';
import {
  DATA_REMEMBERED,
  DataHeard,
  DataTold,
  dataName,
  isDataName,
  NO_DATA,
  ownData,
  withData,
  withoutData,
} from './data.ts';

const deck = { aces: 4, kings: [1, 2, 3] };
const options = { rounds: 3, isOpen: true, money: 'kept', board: null, deck };
const view = { viewer: 0, options, hand: [1, 2] };
const own = ownData(options);

describe('a set of one’s own', () => {
  it('is what is an object among the options, and nothing else is', () => {
    expect([...own.names.keys()]).toEqual(['deck']);
    expect([...own.byName.values()]).toEqual([deck]);
    for (const none of [{}, { ...options, deck: null }, null, undefined, 'quick', []]) {
      expect(ownData(none)).toBe(NO_DATA);
    }
  });

  it('has one name, in whatever order it was written', () => {
    const name = dataName(deck);
    expect(isDataName(name)).toBe(true);
    expect(dataName({ kings: [1, 2, 3], aces: 4 })).toBe(name);
    expect(dataName({ zero: -0 })).toBe(dataName({ zero: 0, nothing: undefined }));
    expect(dataName({ ...deck, aces: 3 })).not.toBe(name);
    for (const other of [deck, null, 'kept', name.slice(1), `${name}0`, name.toUpperCase()]) {
      expect(isDataName(other)).toBe(false);
    }
  });

  it('stands by name in what is sent, and comes back the very same', () => {
    const light = withoutData(view, own);
    expect(light).toEqual({ ...view, options: { ...options, deck: dataName(deck) } });
    expect(withData(light, own.byName)).toEqual(view);
    expect(withData(light, own.byName).options.deck).toBe(deck);
    // Nobody else's view has changed.
    expect(view.options.deck).toBe(deck);
  });

  it('leaves alone what has none', () => {
    const plain = { viewer: 0, options: { rounds: 3 } };
    expect(withoutData(plain, ownData(plain.options))).toBe(plain);
    expect(withData(plain, own.byName)).toBe(plain);
    expect(withData(view, own.byName)).toBe(view);
    for (const other of [null, 7, 'view', [], {}, { options: null }]) {
      expect(withoutData(other, own)).toBe(other);
      expect(withData(other, own.byName)).toBe(other);
    }
  });

  it('stays a name where it is not known', () => {
    const light = withoutData(view, own);
    expect(withData(light, new Map())).toBe(light);
  });
});

describe('a line', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, number) => ownData({ deck: { number } }));

  it('tells each set once', () => {
    const told = new DataTold();
    expect(told.news(own)).toEqual([[dataName(deck), deck]]);
    expect(told.news(ownData(structuredClone(options)))).toEqual([]);
    expect(told.news(NO_DATA)).toEqual([]);
    expect(told.news(ownData({ deck: { ...deck, aces: 1 } }))).toHaveLength(1);
  });

  it('forgets at both ends alike, so that whoever is told nothing knows it still', () => {
    const told = new DataTold();
    const heard = new DataHeard();
    // Somebody who was here before: the line has broken since.
    for (const { byName } of some(5)) for (const one of byName) heard.hear(...one);
    const many = some(2 * DATA_REMEMBERED);
    for (const one of many) {
      // The first is looked at again and again, the others once.
      for (const bearer of [many[0]!, one]) {
        for (const news of told.news(bearer)) heard.hear(...news);
        for (const [name, value] of bearer.byName) expect(heard.get(name)).toEqual(value);
      }
    }
    expect(heard.get([...many[1]!.byName.keys()][0]!)).toBeUndefined();
  });

  it('keeps the first copy of what it is told twice', () => {
    const heard = new DataHeard();
    const name = dataName(deck);
    heard.hear(name, deck);
    heard.hear(name, structuredClone(deck));
    expect(heard.get(name)).toBe(deck);
  });
});
