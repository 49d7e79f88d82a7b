import { describe, expect, it } from 'vitest';
import { forgetAt } from './former.ts';
import { handOver, passHosting, remove } from './hosting.ts';
import { mentionOf } from './mentions.ts';
import { standUp } from './shares.ts';
import {
  type Changed,
  freeSeat,
  noteDone,
  OPEN_SEAT,
  personSeat,
  seatOf,
  sit,
  type TableDoc,
  tableInfo,
  toStored,
} from './tableDoc.ts';

const AS = { as: 'former:x', freshSeed: 'f00d'.repeat(16) };

const doc = (changed: Changed): TableDoc => {
  if (!changed.ok) throw new Error(changed.why.code);
  return changed.doc;
};

/** Ada, who is the host, Bo and Cy, and a free seat. */
const TABLE: TableDoc = {
  ...{ id: 't', version: 1, game: 'some', table: { seats: 4, options: {} }, status: 'open' },
  ...{ isPublic: false, clock: 'none', standIn: 'casual', watchDelay: 0, host: 'ada' },
  seats: [...['ada', 'bo', 'cy'].map((one) => personSeat(one, `Name of ${one}`)), OPEN_SEAT],
  ...{ match: null, rematch: null, takeBack: null, updatedAt: 5, serverSeed: '5eed'.repeat(16) },
};
const HERE: ReadonlySet<string> = new Set(['cy']);

/** Bo is spoken of, and may have no seat any more. */
const SPOKEN: readonly (readonly [string, TableDoc])[] = [
  ['was sent away', doc(remove(TABLE, 'ada', 'bo'))],
  ['was host and handed it over', doc(handOver(doc(handOver(TABLE, 'ada', 'bo')), 'bo', 'ada'))],
  ['was host and got up', doc(standUp(doc(handOver(TABLE, 'ada', 'bo')), 'bo', AS.freshSeed))],
  ['was host and is away', doc(passHosting(doc(handOver(TABLE, 'ada', 'bo')), 'bo', HERE))],
  ['has lost the seat to the host', doc(freeSeat(TABLE, 'ada', 'bo'))],
  [
    'has done something and got up',
    noteDone(doc(standUp(TABLE, 'bo', AS.freshSeed)), 'bo some-key'),
  ],
];

describe('somebody who is forgotten', () => {
  it.each(SPOKEN)('and %s is found there, and not spoken of any more', (_, table) => {
    // Whoever has a seat there is found by it.
    const found = toStored(table).players.filter((one) => one === 'bo' || one === mentionOf('bo'));
    expect(found).toContain(seatOf(table, 'bo') === undefined ? mentionOf('bo') : 'bo');
    for (const status of ['open', 'playing', 'finished', 'closed'] as const) {
      const left = doc(forgetAt({ ...table, status }, 'bo', AS));
      expect(JSON.stringify(left)).not.toMatch(/"bo|Name of bo/);
      expect(toStored(left).players).not.toContain(mentionOf('bo'));
      // Of nobody else anything is lost.
      expect(JSON.stringify(left)).toContain('Name of cy');
    }
  });

  it('was host until then, and nobody is told who was', () => {
    const left = doc(forgetAt(TABLE, 'ada', AS));
    expect(left).toMatchObject({ host: 'bo', status: 'open' });
    expect(JSON.stringify(left)).not.toMatch(/"ada|Name of ada/);
    expect(tableInfo(left)).not.toHaveProperty('passed');
  });

  it('leaves those who were sent away, and were host, as they are', () => {
    const table = doc(handOver(doc(remove(TABLE, 'ada', 'bo')), 'ada', 'cy'));
    const left = doc(forgetAt(table, 'di', AS));
    expect(left.removed).toEqual(table.removed);
    expect(left.passed).toEqual(table.passed);
  });

  it('may be the one whose name a node of the release before has noted', () => {
    const { passed, ...rest } = doc(handOver(TABLE, 'ada', 'bo'));
    const { player: _, ...older } = passed!;
    expect(doc(forgetAt({ ...rest, passed: older }, 'cy', AS))).not.toHaveProperty('passed');
  });
});

describe('whom a table speaks of', () => {
  it('is told nobody by their id, and has it among theirs no more than before', () => {
    const [, handed] = SPOKEN[1]!;
    expect(tableInfo(handed).passed).toEqual({ from: 'Name of bo', how: 'given' });
    const [, sentAway] = SPOKEN[0]!;
    expect(toStored(sentAway).players).toEqual(['ada', 'cy', mentionOf('bo')]);
    expect(toStored(doc(sit(TABLE, 'di', 'Di', 3))).players).toEqual(['ada', 'bo', 'cy', 'di']);
  });
});
