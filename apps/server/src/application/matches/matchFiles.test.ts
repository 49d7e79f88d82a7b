import type { LogEntry } from '@parlor/host';
import { publicKeyOf } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { botSeat, personSeat } from '../../domain/tables/tableDoc.ts';
import { chainedFile, type Finished } from './matchFiles.ts';

const signingKey = '5eed'.repeat(16);
const KEYS = { signingKey, publicKey: publicKeyOf(signingKey) };

const move = (n: number, seat: number, player: string, isLate = false): LogEntry => ({
  ...{ match: 'M', n, at: n, seat, player, key: `k-${n}` },
  body: { type: 'move', ply: n, move: {}, ...(isLate && { isLate }) },
});

describe('the file of a match', () => {
  it('says of each move whether its person made it, a bot on its own seat, or a bot for somebody', () => {
    const log = [
      move(1, 0, 'ada'),
      move(2, 1, 'bot:casual'),
      move(3, 0, 'bot:expert'),
      move(4, 0, 'bot:expert', true),
    ];
    const file = chainedFile(
      {
        match: { id: 'M', startedAt: 0 },
        doc: {
          ...{ serverSeed: signingKey, table: { options: {} } },
          seats: [personSeat('ada', 'Ada'), botSeat('casual')],
        },
        ending: {
          record: { game: 'g', rulesVersion: 1, rng: 'r', table: { options: {} }, seed: '' },
          ...{ finalHash: '', outcome: { scores: [1, 0], places: [1, 2] } },
        },
        log,
      } as unknown as Finished,
      KEYS,
    );
    expect(file.entries.flatMap((entry) => (entry.type === 'move' ? [entry.by] : []))).toEqual([
      ...['person', 'bot', 'stand-in', 'time-out'],
    ]);
  });
});
