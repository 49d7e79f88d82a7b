import type { Options } from '../rules/index.ts';
import { describe, expect, it } from 'vitest';
import type { Moment } from '@parlor/web/table-ui';
import { messages } from '../messages/en/index.ts';
import { lessons } from './lessons.ts';
import { catalogue } from './messages.ts';
import { stepsOf } from './testMatches.ts';

catalogue.use(messages);

describe('the lessons', () => {
  it('have ids of their own', () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  /** The lessons that come up for seat 0 in a few matches. */
  function met(options: Partial<Options>): Set<string> {
    const ids = new Set<string>();
    for (const seed of [1, 2, 3, 4])
      for (const { after, events } of stepsOf(4, 4, seed, 0, options)) {
        const isMine = after.turn === 0;
        const moment: Moment = {
          version: 1,
          ply: 1,
          viewer: 0,
          events,
          view: after,
          questions: [],
          question: isMine
            ? { id: 1, kind: after.phase, sealed: false, optional: false }
            : undefined,
          outcome: undefined,
          deadlines: [],
        };
        for (const lesson of lessons) if (lesson.isNow(moment)) ids.add(lesson.id);
      }
    return ids;
  }

  const standard = met({});
  const other = met({ halves: 'oneByOne', collected: 'memory' });

  it('all come up in a few matches', () => {
    expect([...new Set([...standard, ...other])].sort()).toEqual(
      lessons.map(({ id }) => id).sort(),
    );
  });

  it('speak of Halves and of memory as this table has agreed', () => {
    expect([...standard]).toContain('halves');
    expect([...standard]).not.toContain('halves-one-by-one');
    expect([...standard]).not.toContain('memory');
    expect([...other]).toContain('halves-one-by-one');
    expect([...other]).not.toContain('halves');
    expect([...other]).toContain('memory');
  });
});
