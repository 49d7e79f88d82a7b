import { join } from 'node:path';
import { GAME_IDS, games } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import { EXIT } from '../terminal/exit.ts';
import { keepRegression, keptRegressions, lookAgain } from './regressions.ts';
import { inRepository, runWith } from '../testing/index.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..', 'games');

describe.each(GAME_IDS)('the faults once found in %s', (id) => {
  it('have not come back', () => {
    const back = [...keptRegressions(id, ROOT)].filter(([, record]) => isBack(id, record));
    expect(back.map(([name]) => name)).toEqual([]);
  });
});

function isBack(...regression: Parameters<typeof lookAgain>): boolean {
  try {
    lookAgain(...regression);
    return false;
  } catch {
    return true;
  }
}

describe('keeping a regression', () => {
  const [id] = GAME_IDS;
  const game = games[id];
  const table = { seats: game.seatCounts[0]!, options: game.presets.standard };
  const record = { game: id, rulesVersion: game.rulesVersion, table, seed: 77, moves: [] };

  it('writes a file that later runs find', async () => {
    await inRepository(async (cwd) => {
      await runWith(
        async (io) => {
          expect(keepRegression(id, record, io)).toMatch(/77-[0-9a-f]{8}\.json$/);
          return EXIT.fine;
        },
        { cwd },
      );
      expect([...keptRegressions(id, join(cwd, 'games')).values()]).toEqual([record]);
    });
  });

  it('looks at the same match again', () => {
    expect(() => lookAgain(id, record)).not.toThrow();
    const wrong = { ...record, table: { ...table, options: {} as never } };
    expect(() => lookAgain(id, wrong)).toThrow(Error);
  });
});
