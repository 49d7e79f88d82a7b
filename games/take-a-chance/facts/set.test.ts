import { fastRng, parseOptions } from '@parlor/kit';
import { lawsHold } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { STANDARD_SET } from './cards.ts';
import { takeAChance } from '../rules/index.ts';
import { presets } from '../rules/options.ts';
import { checkSet, SOURCES } from './set.ts';
import { setup } from '../rules/setup.ts';
import { fairground, freeFairground, house } from '../rules/testSet.ts';
import { buy, chance, or, roll, TestTable, take } from '../rules/testTable.ts';
import type { Step } from './types.ts';

/** JSON of the standard set, to be changed. */
// oxlint-disable-next-line typescript/no-explicit-any
const copy = (): any => JSON.parse(JSON.stringify(STANDARD_SET));

/** Why a set is refused after `change`. */
// oxlint-disable-next-line typescript/no-explicit-any
function refusal(change: (set: any) => unknown): string | undefined {
  const set = copy();
  change(set);
  return checkSet(set)?.code;
}

const withTicket = (...choices: (readonly Partial<Step>[])[]) =>
  // oxlint-disable-next-line typescript/no-explicit-any
  refusal((set: any) => {
    set.tickets[4].choices = house(choices);
  });

describe('T-1.3 components are data that a table can replace', () => {
  it('says of every value whether the rulebook gives it or it is rebuilt', () => {
    const sources: string[] = [];
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('source' in value) sources.push(String(value.source));
      else for (const part of Object.values(value)) visit(part);
    };
    const { cards: _combinedFromColoursAndCharms, ...valued } = STANDARD_SET;
    visit(valued);
    // Six names and prices, fifteen combinations with amounts, six charms, fourteen tickets with copies.
    expect(sources).toHaveLength(6 + 6 + 2 * 15 + 6 + 2 * 14);
    expect(new Set(sources)).toEqual(new Set(['rulebook', 'rebuilt']));
    expect(SOURCES).toContain('house');
    const given = (name: string) =>
      STANDARD_SET.colours.find((colour) => colour.name.value === name)!;
    for (const name of ['Purple', 'Orange', 'Red', 'Green'])
      expect(given(name).name.source).toBe('rulebook');
    for (const name of ['Yellow', 'Blue']) expect(given(name).name.source).toBe('rebuilt');
  });

  it('accepts the standard set', () => {
    expect(checkSet(STANDARD_SET)).toBeUndefined();
    expect(checkSet(copy())).toBeUndefined();
  });

  it('refuses what is no set at all', () => {
    for (const junk of [undefined, true, 7, 'set', [], [STANDARD_SET]]) {
      expect(checkSet(junk)?.code).toBe('set-not-an-object');
    }
    expect(checkSet({})).toEqual({ code: 'set-part-missing', params: { part: 'colours' } });
    expect(refusal((set) => (set.dice = []))).toBe('set-part-unknown');
    expect(refusal((set) => (set.tickets = {}))).toBe('set-part-missing');
  });

  it('wants six colours with names, prices and known combinations', () => {
    expect(refusal((set) => set.colours.pop())).toBe('set-needs-six-colours');
    expect(refusal((set) => (set.colours[2].name = 'Red'))).toBe('set-colour-without-name');
    expect(refusal((set) => (set.colours[2].name = house('Dark Red')))).toBe(
      'set-colour-without-name',
    );
    expect(refusal((set) => (set.colours[2].name = { value: 'Red', source: 'hearsay' }))).toBe(
      'set-colour-without-name',
    );
    expect(refusal((set) => (set.colours[2].name = house('Blue')))).toBe('set-colour-twice');
    for (const price of [0, 150, -100, 1e9, '100', null]) {
      expect(refusal((set) => (set.colours[1].price = house(price)))).toBe('set-price-wrong');
    }
    expect(refusal((set) => (set.colours[3].pays = []))).toBe('set-pays-nothing');
    expect(refusal((set) => (set.colours[3].pays[0].combo = house('flush')))).toBe(
      'set-combination-unknown',
    );
    expect(refusal((set) => (set.colours[3].pays[0].combo = house('three-pairs')))).toBe(
      'set-combination-twice',
    );
    expect(refusal((set) => (set.colours[3].pays[0].amount = house(0.5)))).toBe('set-amount-wrong');
  });

  it('wants six charms, and 36 cards with each charm once in each colour', () => {
    expect(refusal((set) => set.charms.push(house('acorn')))).toBe('set-needs-six-charms');
    expect(refusal((set) => (set.charms[1] = house('')))).toBe('set-charm-without-name');
    expect(refusal((set) => (set.charms[1] = house('penny')))).toBe('set-charm-twice');
    expect(refusal((set) => set.cards.pop())).toBe('set-needs-36-cards');
    expect(refusal((set) => (set.cards[0].charm = 'acorn'))).toBe('set-card-unknown');
    expect(refusal((set) => (set.cards[0] = null))).toBe('set-card-unknown');
    expect(refusal((set) => (set.cards[0].charm = 'penny'))).toBe('set-card-twice');
    // Their order does not matter.
    expect(refusal((set) => set.cards.reverse())).toBeUndefined();
  });

  it('wants 36 tickets of known steps in a sensible order', () => {
    expect(refusal((set) => (set.tickets[0].copies = house(3)))).toBe('set-needs-36-tickets');
    expect(refusal((set) => (set.tickets[0].copies = house(0)))).toBe('set-ticket-copies-wrong');
    expect(refusal((set) => (set.tickets[0] = null))).toBe('set-ticket-copies-wrong');
    expect(refusal((set) => (set.tickets[0].choices = house([])))).toBe('set-ticket-empty');
    const plain = { do: 'roll', dice: 0, rethrows: 0, pays: 1 } as const;
    expect(withTicket([plain, { do: 'ticket' }])).toBeUndefined();
    expect(withTicket([])).toBe('set-ticket-empty');
    expect(withTicket([{ ...plain, dice: 8 }])).toBe('set-ticket-step-unknown');
    expect(withTicket([{ do: 'roll' }])).toBe('set-ticket-step-unknown');
    expect(withTicket([{ do: 'collect', amount: 120 }])).toBe('set-ticket-step-unknown');
    expect(withTicket([{ do: 'fly' as 'swap' }])).toBe('set-ticket-step-unknown');
    expect(withTicket([{ do: 'ticket' }, plain])).toBe('set-ticket-step-misplaced');
    expect(withTicket([plain, { do: 'buy' }])).toBe('set-ticket-step-misplaced');
    expect(withTicket([plain, { do: 'keep', what: 'die' }])).toBe('set-ticket-step-misplaced');
    expect(withTicket([{ do: 'buy' }])).toBe('set-ticket-needs-or');
    expect(withTicket([{ do: 'buy' }, plain])).toBe('set-ticket-needs-or');
    expect(withTicket([plain], [plain], [plain])).toBe('set-ticket-or-unreachable');
    expect(withTicket([{ do: 'buy' }], [plain], [plain])).toBe('set-ticket-or-unreachable');
    expect(withTicket([plain], [{ do: 'buy' }])).toBe('set-ticket-needs-or');
    expect(withTicket([plain], [{ do: 'collect', amount: 500 }])).toBeUndefined();
    expect(withTicket([plain], [{ do: 'swap' }], [plain])).toBeUndefined();
    const buying = Array.from({ length: 5 }, (): Step[] => [{ do: 'buy' }]);
    expect(withTicket(...buying, [plain])).toBeUndefined();
    expect(withTicket(...buying, [{ do: 'buy' }], [plain])).toBe('set-ticket-too-long');
    expect(
      withTicket([{ do: 'swap' }, plain], [{ do: 'buy-pool', less: 100 }], [plain]),
    ).toBeUndefined();
  });

  it('has no room for anything else: no field that is not known, no text without end', () => {
    const long = 'x'.repeat(100_000);
    const note = (entry: Record<string, unknown>) => {
      entry.note = long;
    };
    expect(refusal((set) => note(set))).toBe('set-part-unknown');
    expect(refusal((set) => note(set.colours[5]))).toBe('set-field-unknown');
    expect(refusal((set) => note(set.colours[5].pays[1]))).toBe('set-field-unknown');
    expect(refusal((set) => note(set.cards[35]))).toBe('set-field-unknown');
    expect(refusal((set) => note(set.tickets[13]))).toBe('set-field-unknown');
    expect(refusal((set) => note(set.tickets[13].choices.value[0][0]))).toBe(
      'set-ticket-step-unknown',
    );
    // A value is a value and where it comes from.
    expect(refusal((set) => note(set.colours[5].name))).toBe('set-colour-without-name');
    expect(refusal((set) => note(set.colours[5].price))).toBe('set-price-wrong');
    expect(refusal((set) => note(set.colours[5].pays[1].combo))).toBe('set-combination-unknown');
    expect(refusal((set) => note(set.colours[5].pays[1].amount))).toBe('set-amount-wrong');
    expect(refusal((set) => note(set.charms[5]))).toBe('set-charm-without-name');
    expect(refusal((set) => note(set.tickets[13].copies))).toBe('set-ticket-copies-wrong');
    expect(refusal((set) => note(set.tickets[13].choices))).toBe('set-ticket-empty');
    expect(refusal((set) => (set.charms[5] = house(long)))).toBe('set-charm-without-name');
    expect(refusal((set) => (set.colours[5].name = house(long)))).toBe('set-colour-without-name');
    expect(refusal((set) => (set.cards[5].charm = long))).toBe('set-card-unknown');
    // Nor does a refusal repeat what it refuses at length.
    const set = { ...copy(), [long]: 1 };
    expect(JSON.stringify(checkSet(set)).length).toBeLessThan(200);
  });

  it('may have an OR beside what can always be done, where players may choose (T-5.3)', () => {
    const set = copy();
    const plain: Step = { do: 'roll', dice: 0, rethrows: 0, pays: 1 };
    set.tickets[5].choices = house([[plain], [{ do: 'collect', amount: 500 }]]);
    const table = (or: 'free' | 'forced') => ({
      seats: 3,
      options: { ...presets.standard, set, or },
    });
    expect(takeAChance.checkTable(table('free'))).toBeUndefined();
    expect(takeAChance.checkTable(table('forced'))).toEqual({
      code: 'set-or-needs-free',
      params: { kind: 5 },
    });
    const played = new TestTable({ options: { set }, tickets: [[5]] }).play(chance);
    expect(played.offered).toEqual(['first', 'or']);
    expect([played.play(or).cash[0], played.asked]).toEqual([10_500, 1]);
  });

  it('answers to any JSON in any place', () => {
    const junk = [null, 0, -1, '', 'x', [], {}, [[]], { value: null, source: 'house' }, true];
    const places = ['colours', 'charms', 'cards', 'tickets'] as const;
    for (const part of places) {
      for (const bad of junk) {
        expect(refusal((set) => (set[part] = bad))).toMatch(/^set-/);
        expect(refusal((set) => (set[part][0] = bad))).toMatch(/^set-/);
      }
    }
    for (const bad of junk) {
      expect(refusal((set) => (set.colours[0].pays = bad))).toMatch(/^set-/);
      expect(refusal((set) => (set.colours[0].pays[0] = bad))).toMatch(/^set-/);
      expect(refusal((set) => (set.tickets[0].choices = house(bad)))).toMatch(/^set-/);
      expect(refusal((set) => (set.tickets[0].choices = house([bad])))).toMatch(/^set-/);
      expect(refusal((set) => (set.tickets[0].choices = house([[bad]])))).toMatch(/^set-/);
    }
  });

  it('is refused as an option with the reason', () => {
    const parsed = parseOptions(takeAChance.options, presets.standard, { set: { colours: [] } });
    expect(parsed).toEqual({
      ok: false,
      why: { code: 'set-part-missing', params: { part: 'charms', option: 'set' } },
    });
    expect(parseOptions(takeAChance.options, presets.standard, { set: copy() }).ok).toBe(true);
    expect(parseOptions(takeAChance.options, presets.standard, { set: null }).ok).toBe(true);
  });
});

describe('T-1.3 another set', () => {
  const options = { ...presets.standard, set: fairground() };

  it('makes sense to the check', () => {
    expect(checkSet(fairground())).toBeUndefined();
    expect(checkSet(freeFairground())).toBeUndefined();
  });

  it('is what the table plays with', () => {
    const table = new TestTable({
      options,
      pool: 'O0',
      tickets: [[2]],
      boards: ['P0 P5', 'P1', 'P2'],
    });
    table.play(roll, 2, 2, 5).stand().play(take('pair'));
    expect(table.cash[0]).toBe(10_200);
    table.play(buy('O0'));
    expect([table.cash[1], table.board(1)]).toEqual([9_000, 'P1 O0']);
    table.rolls(roll, [1, 3, 5]);
    table.play(chance, 1, 1, 2, 3, 4, 5, 6, 6, 6);
    expect(table.state).toMatchObject({ size: 9, rethrows: 4, pays: 5 });
  });

  it('spends the lowest kind of two kept tickets for the same', () => {
    const table = new TestTable({ options, tickets: [[5, 4]], played: [2] });
    table.play(roll).play({ type: 'use' }, 1, 3, 5, 6);
    expect(table.happened('spent')).toEqual([{ type: 'spent', seat: 0, kind: 4, what: 'die' }]);
  });

  it('keeps its names in the record and survives encoding', () => {
    const state = setup({ seats: 3, options }, fastRng(2));
    const back = takeAChance.decode(JSON.parse(JSON.stringify(takeAChance.encode(state))));
    expect(takeAChance.notate(back, 0, { type: 'buy', card: 7 }, 'public')).toBe(
      'buy Pearl black cat',
    );
    expect(takeAChance.view(back, 0)).toEqual(takeAChance.view(state, 0));
  });

  it('obeys the laws with every advanced rule', () => {
    const table = { seats: 3, options: { ...options, auctions: true, luckyCharm: true } };
    expect(() => lawsHold(takeAChance, table, { matches: 1, seed: 77 })).not.toThrow();
    const free = { ...table, options: { ...table.options, set: freeFairground() } };
    expect(() => lawsHold(takeAChance, free, { matches: 1, seed: 78 })).not.toThrow();
  });
});
