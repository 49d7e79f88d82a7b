import type { Event, Options, View } from '../rules/index.ts';
import { describe, expect, it } from 'vitest';
import type { Moment } from '@parlor/table-ui';
import { messages } from '../messages/en/index.ts';
import { lessons } from './lessons.ts';
import { catalogue } from './messages.ts';
import { stepsOf } from './testMatches.ts';

catalogue.use(messages);

const momentOf = (view: View, events: readonly Event[], isAsked: boolean): Moment => ({
  version: 1,
  ply: 1,
  viewer: view.viewer,
  events,
  view,
  questions: [],
  question: isAsked ? { id: 1, kind: view.phase, sealed: false, optional: false } : undefined,
  outcome: undefined,
  deadlines: [],
});

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
        const moment = momentOf(after, events, isMine);
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

  it('E-3.6, E-6.3: call aside what lies aside, and what is in a hand a hand', () => {
    const told = new Map<string, Set<string>>();
    for (const seed of [1, 2, 3, 4])
      for (const { after, events } of stepsOf(4, 3, seed, 0)) {
        const collected = events.find((event) => event.type === 'collected');
        if (!collected) continue;
        for (const { id, isNow } of lessons)
          if (id.startsWith('collected') && isNow(momentOf(after, events, false)))
            told.set(id, (told.get(id) ?? new Set()).add(collected.to));
      }
    expect([...(told.get('collected') ?? [])]).toEqual(['aside']);
    expect([...(told.get('collected-into-hand') ?? [])]).toEqual(['hand']);
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
