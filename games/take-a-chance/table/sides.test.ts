/** T-5.3: the two sides of a ticket as the table shows and asks them. */

import { fastRng } from '@parlor/kit';
import { type Move, takeAChance, type View } from '../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { decisionOf } from './asking.ts';
import { NOTHING_YET } from './last.ts';
import { openBox } from './printed.ts';
import { moveKey } from './reading.ts';
import { whyFirstNot } from './Sides.tsx';
import { S } from './strings.ts';
import { touchSide } from './touching.ts';
import { type Draft, NO_DRAFT, type Side, type Turn } from './turn.ts';

/** Whoever starts has turned over a ticket of this kind, with so much cash. */
function asked(kind: number, cash: number): { view: View; legal: Move[]; me: number } {
  const options = takeAChance.presets.standard;
  const state = takeAChance.setup({ seats: 3, options }, fastRng(3));
  const me = state.asked;
  state.tickets[me * state.ticketsEach] = kind;
  state.cash[me] = cash;
  takeAChance.apply(state, me, { type: 'chance' }, fastRng(1));
  const legal: Move[] = [];
  legal.length = takeAChance.moves(state, me, legal);
  return { view: takeAChance.view(state, me), legal, me };
}

function turnFor(kind: number, cash: number, side?: Side) {
  const { view, legal, me } = asked(kind, cash);
  const keys = new Set(legal.map(moveKey));
  const changes: Partial<Draft>[] = [];
  const explained: Move[] = [];
  const turn: Turn = {
    ...{ view, me, box: openBox(null), asked: 'or', last: NOTHING_YET, canBid: false },
    ...{ bidTrouble: undefined, values: undefined, look: undefined },
    draft: { ...NO_DRAFT, side },
    model: {} as Turn['model'],
    allows: (move) => keys.has(moveKey(move)),
    set: (change) => void changes.push(change),
    setLook: () => undefined,
    explain: (move) => void explained.push(move),
  };
  return { turn, view, changes, explained };
}

const RICH = 50_000;

describe('T-5.3 the sides of a ticket', () => {
  it('are chosen and then taken', () => {
    const { turn, changes } = turnFor(0, RICH);
    expect(decisionOf(turn)).toMatchObject({ title: S.askOr, line: S.askOrLine });
    expect(decisionOf(turn)!.actions).toEqual([
      { label: S.chooseSide, kind: 'primary', whyNot: S.chooseSideWhy },
    ]);
    touchSide(turn, 'first');
    touchSide(turn, 'or');
    expect(changes).toEqual([{ side: 'first' }, { side: 'or' }]);
    for (const side of ['first', 'or'] as const)
      expect(decisionOf(turnFor(0, RICH, side).turn)!.actions).toMatchObject([
        { move: { type: side } },
      ]);
  });

  it('that cannot be done say why, and are not chosen', () => {
    const { turn, view, changes, explained } = turnFor(0, 0);
    expect(decisionOf(turn)!.line).toBe(S.askOrOnlyLine);
    touchSide(turn, 'first');
    expect([changes, explained]).toEqual([[], [{ type: 'first' }]]);
    expect(whyFirstNot(turn.box, view)).toBe(S.noCard(0));
    expect([1, 2, 3, 11].map((kind) => whyFirstNot(turn.box, turnFor(kind, 0).view))).toEqual([
      S.noPoolCard(0),
      S.noNew(0),
      S.noTwo(0),
      S.noSwap(0),
    ]);
    const empty = { ...turnFor(1, RICH).view, pool: [null, null, null] };
    expect(whyFirstNot(turn.box, empty)).toBe(S.poolEmpty);
  });
});
