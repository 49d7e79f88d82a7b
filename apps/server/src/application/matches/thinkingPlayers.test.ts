import type { Turn } from '@parlor/bots';
import type { BotTurn } from '@parlor/host';
import { describe, expect, it } from 'vitest';
import type { StoredMatch } from '../../domain/records.ts';
import type { BotMatter } from '../ports/bots.ts';
import type { ServerTypes } from '../ports/referee.ts';
import { ThinkingPlayers, type ThinkingPlayersParts } from './thinkingPlayers.ts';

describe('bots at the tables of the server', () => {
  it('think about the view of their seat, and are told who waits for them', async () => {
    const asked: [BotMatter, Turn | undefined][] = [];
    const doc = { id: 'T', match: 'M', host: 'ada', openedFrom: 'home' };
    const parts = {
      world: { randomBytes: (count: number) => new Uint8Array(count) },
      tables: { recall: async () => doc },
      rooms: { isLookedAt: () => true, isPlayedAt: (table: string) => table === 'T' },
      metrics: { thoughts: { inc() {} } },
      bots: {
        think: async (matter: BotMatter, turn?: Turn) => {
          asked.push([matter, turn]);
          return { move: 'a move', remark: { code: 'why' } };
        },
      },
    };
    const header = { game: 'g', rulesVersion: 1, table: { seats: 2, options: {} } };
    const match = { id: 'M', table: 'T', header } as unknown as StoredMatch;
    const thought = await new ThinkingPlayers(parts as unknown as ThinkingPlayersParts).think({
      ...{ match, seat: 1, question: 3, ply: 3, level: 'casual' },
      position: JSON.stringify({ view: { viewer: 1, options: {} } }),
    });
    expect(thought).toEqual({ move: 'a move', remark: { code: 'why' } });
    const [[matter, turn]] = asked as [[BotMatter, Turn]];
    expect(matter).toMatchObject({ rules: header, level: 'casual', seat: 1 });
    expect(matter.view).toEqual({ viewer: 1, options: {} });
    expect(turn.account).toEqual(['home', 'ada']);
    expect(turn.isAwaited()).toBe(true);
  });

  it('answer at the pace of the server, or of their level if that is slower, and slower where nobody is', async () => {
    const paceAt = (BOT_PACE_MS: number, level: string, emptySince?: number) => {
      const presence = { emptySince: async () => emptySince };
      const parts = { config: { BOT_PACE_MS }, presence } as unknown as ThinkingPlayersParts;
      const turn = { match: { table: 'T' }, level } as BotTurn<ServerTypes>;
      return new ThinkingPlayers(parts).pace(turn);
    };
    expect(await paceAt(0, 'expert')).toBe(0);
    expect(await paceAt(0, 'expert', 1)).toBe(0);
    expect(await paceAt(10_000, 'expert')).toBe(10_000);
    expect(await paceAt(10_000, 'expert', 1)).toBe(50_000);
    expect(await paceAt(1, 'expert')).toBeGreaterThan(await paceAt(1, 'beginner'));
  });
});
