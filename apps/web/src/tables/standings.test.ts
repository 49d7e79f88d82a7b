import { describe, expect, it } from 'vitest';
import type { OwnTable } from '@parlor/protocol';
import { GAME_IDS } from '@parlor/registry/ids';
import { standingOf, waitingIn } from './standings.ts';

const person = (player: string, name: string) => ({ kind: 'person', player, name });

const told = (more: Partial<Record<keyof OwnTable, unknown>> = {}) =>
  ({
    id: 't',
    game: GAME_IDS[0],
    status: 'playing',
    seats: [
      person('me', 'Ines'),
      person('other', 'Mina'),
      { kind: 'open', player: null, name: '' },
    ],
    isYourTurn: false,
    ...more,
  }) as unknown as OwnTable;

const HERE = 1_000_000;
/** The server's clock is far ahead. */
const THERE = 9_000_000;

describe('a table of one’s own', () => {
  it('tells who is asked, and since when by the clock of this device', () => {
    const asked = [
      { seat: 1, since: THERE - 5000 },
      { seat: 2, since: THERE - 9000 },
    ];
    const [table] = standingOf(told({ asked, now: THERE }), 'me', HERE);
    expect(table).toMatchObject({ mine: 0, isYourTurn: false, asked: [1, 2], since: HERE - 9000 });
  });

  it('tells since when one is asked oneself, whoever else is', () => {
    const asked = [
      { seat: 0, since: THERE - 5000 },
      { seat: 1, since: THERE - 9000 },
    ];
    const [table] = standingOf(told({ asked, now: THERE, isYourTurn: true }), 'me', HERE);
    expect(table).toMatchObject({ isYourTurn: true, since: HERE - 5000 });
  });

  it('is shown, too, where an older server says less, and nobody’s turn before it begins', () => {
    const [table] = standingOf(told({ isYourTurn: true }), 'me', HERE);
    expect(table).toMatchObject({ isYourTurn: true, asked: [], since: undefined });
    const [open] = standingOf(told({ isYourTurn: true, status: 'open' }), 'me', HERE);
    expect(open).toMatchObject({ isYourTurn: false, isPlaying: false, free: 1 });
    expect(standingOf(told({ game: 'no such game' }), 'me', HERE)).toEqual([]);
    expect(standingOf(told(), undefined, HERE)[0]).toMatchObject({ mine: undefined });
  });
});

describe('the next table', () => {
  it('is where one has been waited for longest', () => {
    const at = (id: string, ago?: number, isYourTurn = true) =>
      standingOf(
        told({
          ...{ id, isYourTurn, now: THERE },
          ...(ago !== undefined && { asked: [{ seat: 0, since: THERE - ago }] }),
        }),
        'me',
        HERE,
      );
    const all = [...at('new', 5), ...at('unknown'), ...at('old', 500), ...at('theirs', 900, false)];
    expect(waitingIn(all)).toEqual(['/table/old', '/table/new', '/table/unknown']);
  });
});
