import { describe, expect, it } from 'vitest';
import type { Moment } from '@parlor/table-ui';
import { messages } from '../messages/en/index.ts';
import { catalogue } from './messages.ts';
import { lessons } from './lessons.ts';
import { stepsOf } from './testMatches.ts';

catalogue.use(messages);

describe('lessons', () => {
  it('have their own names and short texts', () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    for (const { title, text } of lessons) {
      expect(title.length).toBeLessThan(40);
      expect(text.length).toBeLessThan(330);
    }
  });

  it('come up in matches', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 24; seed++)
      for (const { view, seat, events } of stepsOf(4, seed)) {
        const moment = { view, viewer: seat, events, question: { id: 1 } } as unknown as Moment;
        for (const { id, isNow } of lessons) if (isNow(moment)) seen.add(id);
      }
    const missing = lessons.map(({ id }) => id).filter((id) => !seen.has(id));
    // Tables without deals, with cash from memory or with money that goes back are other presets, and nobody staying out twice is rare.
    expect(missing).toEqual(['sold-returned', 'closing-again', 'memory', 'dealing-alone']);
  });

  it('come up in the situations they are about', () => {
    const comesUp = (id: string, view: object): boolean =>
      lessons
        .find((lesson) => lesson.id === id)!
        .isNow({ view, viewer: 0, events: [], question: { id: 1 } } as unknown as Moment);
    const options = { cash: 'open', deals: 20 };
    expect(comesUp('closing-again', { asked: 'put up', closingRound: 2, options })).toBe(true);
    expect(comesUp('closing-again', { asked: 'put up', closingRound: 1, options })).toBe(false);
    expect(comesUp('memory', { asked: 'turn', options: { cash: 'memory' } })).toBe(true);
    expect(comesUp('memory', { asked: 'turn', options })).toBe(false);
  });

  it('D-5.7 tell what becomes of a lost bid at this table', () => {
    const events = [{ type: 'sold' }];
    const taught = (investorMoney: string): readonly string[] =>
      lessons
        .filter(({ isNow }) =>
          isNow({ view: { options: { investorMoney } }, viewer: 0, events } as unknown as Moment),
        )
        .map(({ id }) => id);
    expect(taught('kept')).toEqual(['sold']);
    expect(taught('returned')).toEqual(['sold-returned']);
  });
});
