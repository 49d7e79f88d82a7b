/** Sets of one's own, as every game that takes them has to treat them: here, outside the games, nobody looks again. */

import {
  type AnyGame,
  type AnyOptionSpec,
  canonicalJson,
  checkBounds,
  DATA_BOUNDS,
  fastRng,
  ownData,
  type Viewer,
  withData,
  withoutData,
} from '@parlor/kit';
import { lightSnapshot, type Match, openMatch, parseNewTable, restore } from '@parlor/match';
import { type Snapshot, snapshot, wholeSnapshot } from '@parlor/match';
import { describe, expect, it } from 'vitest';
import { standardSets as SETS } from './testing.ts';
import { frozenEditions, frozenRules, GAME_IDS, games } from './index.ts';

const SEED = '5e75'.repeat(16);

const rulesOf = async (game: keyof typeof games): Promise<AnyGame[]> => [
  games[game],
  ...(await Promise.all(frozenEditions(game).map(async (one) => (await frozenRules(game, one))!))),
];

const specsOf = ({ options }: AnyGame): [string, AnyOptionSpec][] =>
  Object.entries(options as Record<string, AnyOptionSpec>);

/** Every edition that takes a set, with the one in its box brought along as one's own. */
const all = (
  await Promise.all(
    SETS.map(async ({ game, option, seats, set }) =>
      (await rulesOf(game)).map((rules) => ({ game, option, seats, set, rules })),
    ),
  )
)
  .flat()
  // A frozen edition may have had other components in its box.
  .filter(({ rules, option, set }) => {
    const spec = specsOf(rules).find(([name]) => name === option)?.[1];
    return spec?.type === 'data' && spec.check(set) === undefined;
  })
  .map((one) => ({ ...one, edition: one.rules.rulesVersion }));

// oxlint-disable-next-line typescript/no-explicit-any
type AnyMatch = Match<any>;

function played({ rules, option, seats, set }: (typeof all)[number], plies: number): AnyMatch {
  const opened = openMatch(
    rules,
    { seats, options: { ...rules.presets.standard, [option]: set } },
    SEED,
  );
  if (!opened.ok) throw new Error(opened.why.code);
  const match: AnyMatch = opened.value;
  while (match.ply < plies && match.outcome === undefined) {
    const rng = fastRng(match.ply);
    const { seat, id } = match.questions()[0]!;
    const world: unknown = rules.worlds(match.update(seat).view)(rng);
    const answered = match.answer(seat, id, rules.sample(world, seat, rng));
    if (!answered.ok) throw new Error(answered.why.code);
  }
  return match;
}

describe('sets of one’s own', () => {
  it('are what every data option takes, and the newest rules of each of these games are among them', () => {
    const options = GAME_IDS.flatMap((game) =>
      specsOf(games[game]).flatMap(([name, { type }]) =>
        type === 'data' ? [`${game} ${name}`] : [],
      ),
    );
    expect(SETS.map(({ game, option }) => `${game} ${option}`).sort()).toEqual(options.sort());
    for (const { game } of SETS) {
      const { rulesVersion } = games[game];
      expect(all.some((one) => one.game === game && one.edition === rulesVersion)).toBe(true);
    }
  });

  it.each(SETS)(
    '$game: what is in the box takes less than a third of what a set may',
    ({ set }) => {
      expect(checkBounds(set)).toBeUndefined();
      expect(new TextEncoder().encode(canonicalJson(set)).length).toBeLessThan(
        DATA_BOUNDS.bytes / 3,
      );
    },
  );

  it.each(all)(
    '$game $edition: nothing else among its options is an object',
    async ({ rules, option }) => {
      for (const options of Object.values(rules.presets))
        expect(ownData(options).names.size).toBe(0);
      const { check } = specsOf(rules).find(([name]) => name === option)![1] as {
        check: (value: unknown) => unknown;
      };
      for (const value of ['', 'sha256:', 7, true]) expect(check(value)).toBeDefined();
    },
  );

  it.each(all)(
    '$game $edition: views and states carry the set among their options and nowhere else',
    (one) => {
      const match = played(one, 40);
      const own = ownData(match.table.options);
      expect([...own.names.keys()]).toEqual([one.option]);
      const text = JSON.stringify(match.table.options[one.option as never]);
      const viewers: Viewer[] = [...Array.from({ length: one.seats }, (_, seat) => seat), 'public'];
      for (const bearer of [
        ...viewers.map((viewer) => match.update(viewer).view as object),
        match.encodeState() as object,
      ]) {
        expect(JSON.stringify(bearer).split(text)).toHaveLength(2);
        const light = withoutData(bearer, own);
        expect(JSON.stringify(light)).not.toContain(text.slice(1, 40));
        expect(canonicalJson(withData(light, own.byName))).toBe(canonicalJson(bearer));
      }
    },
  );

  it.each(all)(
    '$game $edition: a snapshot without them is the same when they are put back',
    (one) => {
      const match = played(one, 40);
      const own = ownData(match.table.options);
      const whole = snapshot(match) as Snapshot;
      const light = JSON.parse(JSON.stringify(lightSnapshot(whole, own))) as Snapshot;
      expect(JSON.stringify(light)).not.toContain(JSON.stringify(one.set).slice(1, 40));
      expect(restore(one.rules, light).ok).toBe(false);
      const back = restore(one.rules, wholeSnapshot(light, own.byName));
      expect(back.ok && back.value.stateHash()).toBe(match.stateHash());
      // Those of before hold them, and are read as ever.
      const before = restore(one.rules, wholeSnapshot(whole, own.byName));
      expect(before.ok && before.value.stateHash()).toBe(match.stateHash());
      for (const junk of [null, 7, 'x', [], {}, { header: 7 }, { header: {} }]) {
        expect(restore(one.rules, wholeSnapshot(junk, own.byName)).ok).toBe(false);
      }
    },
  );

  it.each(SETS)(
    '$game: one that is too large is refused when a table is opened, and not in a record',
    ({ game, option, seats }) => {
      const set = { book: new Array(DATA_BOUNDS.parts).fill('x') };
      const options = { ...games[game].presets.standard, [option]: set };
      const why = (result: { ok: true } | { ok: false; why: { code: string } }) =>
        result.ok ? 'fine' : result.why.code;
      expect(why(parseNewTable(games[game], { seats, options }))).toBe('data-too-many-parts');
      expect(why(openMatch(games[game], { seats, options }, SEED))).not.toMatch(/^data-/);
    },
  );
});
