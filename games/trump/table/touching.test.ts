import { describe, expect, it, vi } from 'vitest';
import type { Move } from '../rules/index.ts';
import type { Card } from './printed.ts';
import { NO_DRAFT } from './draft.ts';
import { STANDARD } from './printed.ts';
import { playsOf } from './reading.ts';
import { stepsOf } from './testMatches.ts';
import { touchCard, touchSeat } from './touching.ts';
import type { Turn } from './turn.ts';

/** Somebody’s turn with a Tax card in the hand, while the rules are still being asked about every move. */
function unanswered() {
  for (const { view, seat } of stepsOf(4, 1)) {
    if (view.asked !== 'turn') continue;
    for (const card of new Set<Card>(view.hand ?? [])) {
      const plays = playsOf(view, STANDARD, card);
      if (plays.length === 1 || !plays.every((play) => 'seat' in play)) continue;
      const late: { moves: readonly Move[]; act: () => void }[] = [];
      const answered = { allowed: false };
      const change = vi.fn<Turn['change']>();
      const explain = vi.fn<Turn['explain']>();
      const turn = {
        ...{ view, set: STANDARD, me: seat, asked: 'turn', draft: NO_DRAFT },
        ...{ change, explain, allows: () => answered.allowed },
        whenKnown: (moves: readonly Move[], act: () => void) => void late.push({ moves, act }),
      } as unknown as Turn;
      return { turn, card, plays, late, answered, change, explain };
    }
  }
  throw new Error('nobody ever holds a Tax card');
}

describe('what is pressed before the rules have answered', () => {
  it('is done when they allow it', () => {
    const { turn, card, plays, late, answered, change, explain } = unanswered();
    touchCard(turn, card);
    expect(late.map(({ moves }) => moves)).toEqual([plays]);
    expect([change, explain].map(({ mock }) => mock.calls)).toEqual([[], []]);
    answered.allowed = true;
    late[0]?.act();
    expect(change.mock.calls).toEqual([[{ card, seat: undefined, property: undefined }]]);
    expect(explain).not.toHaveBeenCalled();
  });

  it('is explained when they do not', () => {
    const { turn, card, plays, late, change, explain } = unanswered();
    touchCard(turn, card);
    late[0]?.act();
    expect(explain.mock.calls).toEqual([[plays[0]]]);
    expect(change).not.toHaveBeenCalled();
  });

  it('waits for the aim alone when somebody is aimed at', () => {
    const { turn, card, plays, late, answered, change } = unanswered();
    const aim = plays[0] as Extract<Move, { type: 'play' }>;
    touchSeat({ ...turn, draft: { ...NO_DRAFT, card } }, aim.seat!);
    expect(late.map(({ moves }) => moves)).toEqual([[aim]]);
    answered.allowed = true;
    late[0]?.act();
    expect(change.mock.calls).toEqual([[{ seat: aim.seat }]]);
  });
});
