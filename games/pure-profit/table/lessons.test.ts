import { describe, expect, it } from 'vitest';
import type { Event, View } from '../rules/index.ts';
import type { Moment } from '@parlor/table-ui';
import { messages } from '../messages/en/index.ts';
import { lessons } from './lessons.ts';
import { aPlayer, aView } from './testView.ts';

function firstLesson(view: View, events: readonly Event[] = []): string | undefined {
  const kind = view.asked ?? '';
  const moment: Moment = {
    version: 1,
    ply: 1,
    viewer: 0,
    events,
    view,
    questions: [],
    question: { id: 1, kind, sealed: false, optional: false },
    outcome: undefined,
    deadlines: [],
  };
  return lessons.find((lesson) => lesson.isNow(moment))?.id;
}

describe('lessons', () => {
  it('have ids of their own', () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  it('explain drawing, and a Bankrupt in hand before it', () => {
    expect(firstLesson(aView({ asked: 'draw', hand: [1, 2] }))).toBe('draw');
    expect(firstLesson(aView({ asked: 'draw', hand: [1, 11] }))).toBe('bankrupt-coming');
  });

  it('explain what a hand can do', () => {
    expect(firstLesson(aView({ hand: [1, 5] }))).toBe('bank');
    expect(firstLesson(aView({ hand: [4, 5] }))).toBe('nothing-fits');
    expect(firstLesson(aView({ hand: [4, 14] }))).toBe('steal');
    const players = [aPlayer({ bank: [9] }), aPlayer(), aPlayer()];
    expect(firstLesson(aView({ hand: [4, 10], players }))).toBe('finish');
  });

  it('explain the questions around Bankrupts and Steals', () => {
    expect(firstLesson(aView({ asked: 'settle', hand: [1, 11, 12] }))).toBe('settle');
    expect(
      firstLesson(
        aView({
          asked: 'lay',
          pairs: [
            [11, 1],
            [11, 2],
          ],
        }),
      ),
    ).toBe('lay');
    expect(firstLesson(aView({ asked: 'stuck', hand: [11, 13] }))).toBe('stuck');
    expect(firstLesson(aView({ asked: 'take', stealing: { left: 2, from: null } }))).toBe('take');
    const finish = 'discard';
    const options = { ...aView().options, finish } as const;
    const last = [aPlayer({ bank: [8] }), aPlayer(), aPlayer()];
    expect(firstLesson(aView({ hand: [9, 10], players: last, options }))).not.toBe('finish');
  });

  it('P-5.3 explain stealing as this table does it', () => {
    const view = aView();
    const open = { ...view.options, openSteal: true };
    const stealing = { left: 2, from: null };
    expect(firstLesson(aView({ asked: 'take', stealing, options: open }))).toBe('take-open');
    expect(firstLesson(aView({ hand: [4, 14], options: open }))).toBe('steal-open');
    const lost: Event = { type: 'lost', seat: 1, victim: 0, card: 4 };
    expect(firstLesson(aView({ asked: 'draw', options: open }), [lost])).toBe('robbed-open');
    for (const id of ['take', 'steal', 'robbed'] as const) {
      expect(messages.lessons[id].text).toMatch(/unseen|do not see/);
      expect(messages.lessons[`${id}-open`].text).not.toMatch(/unseen|do not see/);
    }
  });

  it('P-3.2 explain a reshuffle by what it left out', () => {
    const view = aView({ turn: 1, asked: 'draw' });
    const idle = (event: Event): string | undefined => {
      const moment = { viewer: 0, view, events: [event] } as unknown as Moment;
      return lessons
        .filter(({ isNow }) => isNow(moment))
        .map(({ id }) => id)
        .join();
    };
    expect(idle({ type: 'reshuffled', cards: 40, gone: [13] })).toBe('steals-gone');
    expect(idle({ type: 'reshuffled', cards: 40 })).toBe('shuffled');
  });

  it('explain what was done to me', () => {
    const view = aView({ asked: 'draw' });
    expect(firstLesson(view, [{ type: 'lost', seat: 1, victim: 0, card: 4 }])).toBe('robbed');
    expect(firstLesson(view, [{ type: 'lost', seat: 1, victim: 2 }])).toBe('draw');
    expect(firstLesson(view, [{ type: 'settled', seat: 0, bankrupt: 11, value: 2 }])).toBe(
      'settled',
    );
  });
});
