import {
  type AnyContents,
  type Difference,
  differencesOf,
  type Entry,
  extentOf,
  fastRng,
  type Json,
  type Language,
  LANGUAGES,
  type Part,
  partsOf,
  problemsOf,
  type Rng,
  type SetEdit,
  type Source,
  SOURCES,
  spelledOut,
  tallyOf,
  withInside,
} from '@parlor/kit';
import { describe, expect, it, test } from 'vitest';
import { loadBoxWords } from '@parlor/games/boxes';
import { contents } from './contents.ts';
import { GAME_IDS, type GameId, games } from './index.ts';

/** Every game in every language. */
const spoken = Object.fromEntries(
  await Promise.all(
    GAME_IDS.map(async (game) => [
      game,
      Object.fromEntries(
        await Promise.all(
          LANGUAGES.map(async (language) => [language, await loadBoxWords[game][language]()]),
        ),
      ) as Record<Language, object>,
    ]),
  ),
) as Record<GameId, Record<Language, object>>;

const ours = (game: GameId, language: Language = 'en'): readonly Part[] =>
  partsOf(contents[game], contents[game].standard as Json, spoken[game][language]);

const entriesOf = (parts: readonly Part[]): readonly Entry[] =>
  parts.flatMap(({ entries }) => entries.flatMap(withInside));

/** 'Hotel: $60M' for every value with this mark. */
const marked = (game: GameId, source: Source): string[] =>
  ours(game).flatMap(({ name, totals, entries }) => [
    ...totals.filter((one) => one.source === source).map((one) => `${one.name}: ${one.have}`),
    ...entries
      .flatMap((entry) => spelledOut(entry))
      .flatMap((entry) =>
        entry.values
          .filter((value) => value.source === source)
          .map((value) => `${name} / ${entry.name} / ${value.name}: ${value.shown}`),
      ),
  ]);

describe.each(GAME_IDS)('%s', (game) => {
  test('Parlor’s own set has no value that anybody entered', () => {
    expect(tallyOf(ours(game)).house).toBe(0);
    expect(tallyOf(ours(game)).rulebook).toBeGreaterThan(0);
  });

  test('what is said of the marks follows from them: more of them rebuilt, and it is said', () => {
    const tally = tallyOf(ours(game));
    const all = SOURCES.reduce((sum, source) => sum + tally[source], 0);
    const values = entriesOf(ours(game)).flatMap((entry) => entry.values);
    const totals = ours(game).flatMap((part) => part.totals);
    expect(all).toBe(values.filter(({ source }) => source !== null).length + totals.length);
    expect(extentOf({ rulebook: 0, published: 0, rebuilt: all, house: 0 })).toBe('mostly');
    expect(extentOf({ rulebook: all, published: 0, rebuilt: 0, house: 0 })).toBe('none');
    expect(extentOf({ rulebook: all, published: 0, rebuilt: 0, house: 1 })).toBe('house');
  });

  test('a value has a key of its own, and all languages describe the same values', () => {
    const keys = (parts: readonly Part[]) =>
      entriesOf(parts).flatMap(({ key, values }) => values.map(({ field }) => `${key} ${field}`));
    expect(new Set(keys(ours(game))).size).toBe(keys(ours(game)).length);
    for (const language of LANGUAGES) {
      expect(keys(ours(game, language))).toEqual(keys(ours(game)));
      for (const { name, values } of entriesOf(ours(game, language))) {
        expect(name.trim()).not.toBe('');
        for (const value of values) expect(value.shown.trim(), value.path).not.toBe('');
      }
    }
  });

  test('a set differs from Parlor’s in nothing when it is Parlor’s', () => {
    expect(differencesOf(contents[game], contents[game].standard, spoken[game].en)).toEqual([]);
  });

  test('whoever can bring a set can bring it by an option of the table', () => {
    const { editing, standard } = contents[game];
    const data = Object.entries(games[game].options).filter(
      ([, spec]) => (spec as { type: string }).type === 'data',
    );
    expect(data.map(([name]) => name)).toEqual(editing ? [editing.option] : []);
    if (editing) expect(editing.check(standard)).toBeUndefined();
  });
});

describe('T-1.3 Take a Chance: what the rulebook gives, and nothing else, is marked so', () => {
  it('four colours, three combinations, a charm and two counts', () => {
    expect(marked('take-a-chance', 'rulebook')).toEqual([
      'Colours / Purple / Name: Purple',
      'Colours / Purple, two pairs / Shows: two pairs',
      'Colours / Orange / Name: Orange',
      'Colours / Orange, two pairs / Shows: two pairs',
      'Colours / Red / Name: Red',
      'Colours / Red, full house / Shows: full house',
      'Colours / Green / Name: Green',
      'Lucky charms / Charm 1 / Name: horseshoe',
      'Cards, one for each charm in every colour: 36',
      'Tickets: 36',
    ]);
  });

  it('so most of it is rebuilt', () => {
    expect(extentOf(tallyOf(ours('take-a-chance')))).toBe('mostly');
  });
});

describe('D-9, D-1.1 Trump: what the rulebook gives, and nothing else, is marked so', () => {
  const given = marked('trump', 'rulebook');

  it('six names', () => {
    expect(given.filter((text) => text.startsWith('Properties /'))).toEqual(
      [
        'Property 1 / Name: Hotel',
        'Property 2 / Name: Casino',
        'Property 3 / Name: Convention Center',
        'Property 5 / Name: Sports Complex',
        'Property 7 / Name: Cruise Line',
        'Property 8 / Name: Tropical Island',
      ].map((text) => `Properties / ${text}`),
    );
  });

  it('eight amounts', () => {
    expect(given.filter((text) => /(Pays|Brings): /.test(text))).toEqual([
      'Profit cards, one property / Hotel / Pays: $60M',
      'Profit cards, one property / Convention Center / Pays: $40M',
      'Profit cards, one property / Sports Complex / Pays: $30M',
      'Profit cards, two properties / Hotel + Casino / Pays: $120M',
      'Profit cards, two properties / Cruise Line + Tropical Island / Pays: $100M',
      'Profit cards, any property / Any property / Pays: $40M',
      'Profit cards, any property / Any property / Pays: $50M',
      'Outside Investor cards / Outside Investor / Brings: $20M',
      'Outside Investor cards / Outside Investor / Brings: $50M',
      'Outside Investor cards / Outside Investor / Brings: $60M',
    ]);
  });

  it('of the board only START', () => {
    expect(given.filter((text) => text.startsWith('Board /'))).toEqual([
      'Board / Space 0 / What lies here: START',
    ]);
  });

  it('so it is rebuilt in part', () => {
    expect(extentOf(tallyOf(ours('trump')))).toBe('partly');
  });
});

describe('P-1.1, P-1.2 Pure Profit: the rulebook gives the total and no count', () => {
  it('is marked so', () => {
    expect(marked('pure-profit', 'rulebook')).toEqual(['All cards: 108']);
    expect(marked('pure-profit', 'rebuilt')).toHaveLength(15);
  });
});

describe('Z-2.4, Z-3.2 Zillionaire: only pictures of the seating cards are lost', () => {
  it('is marked so', () => {
    expect(marked('zillionaire', 'rebuilt')).toEqual([
      'Seating cards: who swaps / 4 players / Order of seats, clockwise: Rich · Poor · Thin Ice · Upper Crust',
      'Seating cards: who swaps / 5 players / Seating cards: who swaps: Upper Crust and Thin Ice swap one card',
      'Seating cards: who swaps / 5 players / Order of seats, clockwise: Rich · Poor · Thin Ice · Credit Crazy · Upper Crust',
      'Seating cards: who swaps / 6 players / Seating cards: who swaps: Money to Burn and Thin Ice swap one card',
      'Seating cards: who swaps / 6 players / Order of seats, clockwise: Rich · Poor · Thin Ice · Credit Crazy · Upper Crust · Money to Burn',
    ]);
  });
});

describe('E-1.1, E-1.2 8½: counts are the rulebook’s, colours but one those of reviews', () => {
  it('is marked so', () => {
    expect(marked('eight-and-a-half', 'rebuilt')).toEqual([]);
    expect(marked('eight-and-a-half', 'published')).toHaveLength(11);
    expect(extentOf(tallyOf(ours('eight-and-a-half')))).toBe('published');
  });
});

const EDITABLE = GAME_IDS.filter((game) => contents[game].editing);

const JUNK: readonly Json[] = [null, 0, 1, 100, 10, 'x', '', [], {}, -1, 1.5, true, 'house'];

/** A copy in which one thing somewhere is something else. */
function spoilt(data: Json, rng: Rng): Json {
  if (rng.below(5) === 0 || typeof data !== 'object' || data === null) return rng.pick(JUNK);
  if (Array.isArray(data)) {
    const at = rng.below(data.length + 1);
    return [
      ...(data as Json[]).slice(0, at),
      spoilt((data[at] ?? null) as Json, rng),
      ...(data as Json[]).slice(at + 1),
    ];
  }
  const fields = data as { readonly [key: string]: Json };
  const key = rng.pick([...Object.keys(fields), 'more']);
  return { ...fields, [key]: spoilt(fields[key] ?? null, rng) };
}

const put = (game: GameId, set: Json, path: string, value: Json): Json =>
  contents[game].editing!.edit(set, { type: 'put', path, value }) as Json;

describe.each(EDITABLE)('entering a set of %s', (game) => {
  const about: AnyContents = contents[game];
  const values = entriesOf(ours(game)).flatMap((entry) => entry.values);
  const numbers = values.filter(({ input }) => input?.type === 'number');

  test('each number can be entered, is marked, and goes back to what it was', () => {
    for (const { path, value, source, input } of numbers) {
      if (source === null || input?.type !== 'number') continue;
      const entered = put(game, about.standard as Json, path, Number(value) + input.step);
      const after = entriesOf(partsOf(about, entered, spoken[game].en))
        .flatMap((entry) => entry.values)
        .find((one) => one.path === path)!;
      expect([after.value, after.source], path).toEqual([Number(value) + input.step, 'house']);
      expect(after.standard).toMatchObject({ value, source });
      const back = about.editing!.edit(entered, { type: 'put', path, value, source });
      expect(partsOf(about, back as Json, spoken[game].en)).toEqual(ours(game));
    }
  });

  test('nonsense in a field is refused at that field, in both languages', () => {
    for (const { path, source } of numbers) {
      const broken = put(game, about.standard as Json, path, 'x');
      for (const language of LANGUAGES) {
        const [problem, ...more] = problemsOf(about, broken, spoken[game][language]);
        // What is inside a ticket is refused at the ticket.
        if (source === null) expect(path.startsWith(problem!.path), path).toBe(true);
        else expect(problem?.path).toBe(path);
        expect(problem?.text.trim()).not.toBe('');
        expect(more.filter((one) => !one.code.includes('needs-36'))).toEqual([]);
      }
    }
  });

  test('two wrong values are both named', () => {
    const marked = numbers.filter(({ source }) => source !== null);
    const [first, last] = [marked[0]!, marked.at(-1)!];
    const broken = put(game, put(game, about.standard as Json, first.path, ''), last.path, '');
    const paths = problemsOf(about, broken, spoken[game].en).map(({ path }) => path);
    expect(paths).toContain(first.path);
    expect(paths).toContain(last.path);
  });

  test('a set that calls its own values the rulebook’s is not believed', () => {
    const { path, value } = numbers[0]!;
    const changed = about.editing!.edit(about.standard, {
      type: 'put',
      path,
      value: Number(value) + 100,
      source: 'rulebook',
    }) as Json;
    const shown = entriesOf(partsOf(about, changed, spoken[game].en)).flatMap(
      (entry) => entry.values,
    );
    expect(shown.find((one) => one.path === path)?.source).toBe('house');
  });

  test('whatever the game takes from a stranger can be shown, listed and compared', () => {
    const rng = fastRng(7);
    let taken = 0;
    for (let round = 0; round < 400; round++) {
      const input = spoilt(about.standard as Json, rng);
      if (about.editing!.check(input)) continue;
      taken++;
      for (const language of LANGUAGES) {
        expect(() => partsOf(about, input, spoken[game][language])).not.toThrow();
        expect(() => differencesOf(about, input, spoken[game][language])).not.toThrow();
      }
    }
    expect(taken).toBeGreaterThan(0);
  });

  test('what can be added and removed is a set the form can still show', () => {
    const edits: SetEdit[] = ours(game).flatMap((part) => [
      ...[part, ...part.entries.flatMap(withInside)].flatMap(({ adds = [] }) =>
        adds.map(({ path, item }): SetEdit => ({ type: 'add', path, item })),
      ),
      ...part.entries
        .flatMap(withInside)
        .flatMap(({ member }): SetEdit[] =>
          member ? [{ type: 'remove', path: member.list, at: member.at }] : [],
        ),
    ]);
    for (const edit of edits) {
      const after = about.editing!.edit(about.standard, edit) as Json;
      expect(
        differencesOf(about, after, spoken[game].en).length,
        JSON.stringify(edit),
      ).toBeGreaterThan(0);
      expect(() => problemsOf(about, after, spoken[game].de)).not.toThrow();
    }
  });
});

const named = ({ entry, name, shown, standard }: Difference): string =>
  `${entry}, ${name}: ${standard ?? '–'} → ${shown ?? '–'}`;

describe('what a set changes', () => {
  it('is told value by value', () => {
    const deck = put('pure-profit', contents['pure-profit'].standard as Json, '10', 4);
    expect(
      differencesOf(contents['pure-profit'], deck, spoken['pure-profit'].en).map(named),
    ).toEqual(['$10M, Copies: 8 → 4']);
  });

  it('does not take the tickets after one that was removed for changed ones', () => {
    const about = contents['take-a-chance'];
    const edit: SetEdit = { type: 'remove', path: 'tickets', at: 4 };
    const without = about.editing!.edit(about.standard, edit) as Json;
    expect(differencesOf(about, without, spoken['take-a-chance'].en).map(named)).toEqual([
      'Ticket 5, Copies: 3 → –',
      'Ticket 5, Says: roll with one extra die → –',
    ]);
  });

  it('renames the cards along with their colour', () => {
    const about = contents['take-a-chance'];
    const renamed = put('take-a-chance', about.standard as Json, 'colours/3/name/value', 'Gold');
    expect(about.editing!.check(renamed)).toBeUndefined();
  });

  it('is the name alone when a property has another one, not its space and its cards', () => {
    const renamed = put(
      'trump',
      contents.trump.standard as Json,
      'properties/5/name',
      'Golf Course',
    );
    expect(differencesOf(contents.trump, renamed, spoken.trump.en).map(named)).toEqual([
      'Property 6, Name: Airline → Golf Course',
    ]);
    expect(tallyOf(partsOf(contents.trump, renamed, spoken.trump.en)).house).toBe(1);
  });

  it('leaves no card or space of a property that is gone', () => {
    const about = contents.trump;
    const edit: SetEdit = { type: 'remove', path: 'properties', at: 3 };
    expect(about.editing!.check(about.editing!.edit(about.standard, edit))).toBeUndefined();
  });

  it('lets a value that equals ours be the box’s own', () => {
    for (const [game, path] of [
      ['take-a-chance', 'colours/0/price/value'],
      ['trump', 'cards/1/pays'],
    ] as const) {
      const { editing, standard } = contents[game];
      const confirmed = editing!.edit(standard, { type: 'mark', path, source: 'house' }) as Json;
      expect(editing!.check(confirmed)).toBeUndefined();
      expect(tallyOf(partsOf(contents[game], confirmed, spoken[game].en)).house).toBe(1);
      expect(differencesOf(contents[game], confirmed, spoken[game].en)).toEqual([]);
    }
  });
});
