import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@parlor/kit';
import { snapshot } from '@parlor/match';
import { GAME_IDS, games } from '@parlor/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUICK } from '../testing/players.ts';
import { TestServer } from '../testing/testServer.ts';
import { matchUnderWay } from '../testing/storedMatch.ts';
import { checkStoredEditions } from './storedEditions.ts';

const OTHER = GAME_IDS.find((id) => id !== QUICK.game)!;

describe('a check of stored matches', () => {
  let place: TestServer;
  let cwd: string;

  beforeAll(async () => {
    place = await TestServer.open();
    cwd = mkdtempSync(join(tmpdir(), 'parlor-editions-test-'));
  });
  afterAll(async () => {
    await place.close();
    rmSync(cwd, { recursive: true, force: true });
  });

  const tenMoves = { seats: 3, until: ({ ply }: { ply: number }) => ply === 10 };

  it('replays every match on its own edition and names those that do not come out', async () => {
    const fine = await matchUnderWay(place, { game: OTHER, ...tenMoves });
    await place.store.saveSnapshot(fine.match, 10, snapshot(fine.live) as unknown as Json);
    const over = await matchUnderWay(place, {
      ...{ game: QUICK.game, seats: 3, until: ({ outcome }) => outcome !== undefined },
    });
    await place.store.finishMatch(over.match, 1, over.live.outcome!, async () => []);
    await place.store.backup(join(cwd, 'good.db'));
    const seen: number[][] = [];
    const good = await checkStoredEditions('good.db', cwd, (...at) => seen.push(at));
    expect(good).toEqual({
      editions: [
        { game: OTHER, edition: games[OTHER].rulesVersion, running: 1, finished: 0 },
        { game: QUICK.game, edition: games[QUICK.game].rulesVersion, running: 0, finished: 1 },
      ].toSorted((a, b) => (a.game < b.game ? -1 : 1)),
      problems: [],
    });
    expect(seen).toEqual([
      [1, 2],
      [2, 2],
    ]);

    const foreign = await matchUnderWay(place, { game: OTHER, edition: 999, ...tenMoves });
    const bent = await matchUnderWay(place, { game: OTHER, ...tenMoves });
    const other = { ...snapshot(bent.live), hash: 'another' };
    await place.store.saveSnapshot(bent.match, 10, other as unknown as Json);
    const wrong = await matchUnderWay(place, {
      ...{ game: QUICK.game, seats: 3, until: ({ outcome }) => outcome !== undefined },
    });
    const { scores, places } = wrong.live.outcome!;
    const better = { scores: scores.map((score) => score + 1), places };
    await place.store.finishMatch(wrong.match, 1, better, async () => []);
    await place.store.backup(join(cwd, 'bad.db'));
    const before = readFileSync(join(cwd, 'bad.db'));
    const bad = await checkStoredEditions('bad.db', cwd);
    expect([...bad.problems].sort()).toEqual(
      [
        `${OTHER} ${foreign.match}: edition-missing`,
        `${OTHER} ${bent.match}: does not come by its snapshot`,
        `${QUICK.game} ${wrong.match}: ends otherwise than it is stored`,
      ].sort(),
    );
    expect(readFileSync(join(cwd, 'bad.db'))).toEqual(before);
  });

  it('says when there is nothing to check', async () => {
    await expect(checkStoredEditions('nowhere.db', cwd)).rejects.toThrow('There is no file');
  });
});
