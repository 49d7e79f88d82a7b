import { describe, expect, it } from 'vitest';
import type { Moment } from '../../table/session.ts';
import { lessons } from './lessons.ts';
import { stepsOf } from './testMatches.ts';

describe('the lessons', () => {
  it('have ids of their own', () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  it('all come up in a few matches', () => {
    const met = new Set<string>();
    for (const seed of [1, 2, 3, 4])
      for (const { after, events } of stepsOf(4, 4, seed, 0)) {
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
        for (const lesson of lessons) if (lesson.isNow(moment)) met.add(lesson.id);
      }
    expect([...met].sort()).toEqual(lessons.map(({ id }) => id).sort());
  });
});
