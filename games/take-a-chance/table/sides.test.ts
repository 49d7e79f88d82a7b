/** T-5.3: the two sides of a ticket as the table shows and asks them. */

import { fastRng } from '@parlor/kit';
import { type Move, takeAChance, type View } from '../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { askedOf } from './asking.ts';
import { NOTHING_YET } from './last.ts';
import { openBox } from '../facts/box.ts';
import { moveKey } from './reading.ts';
import { whyFirstNot } from './Sides.tsx';
import { messages } from '../messages/en/index.ts';
import { catalogue } from './messages.ts';
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
    change: (part) => void changes.push(part),
    setLook: () => undefined,
    explain: (move) => void explained.push(move),
  };
  return { turn, view, changes, explained };
}

const RICH = 50_000;
const { asking, buttons, table } = messages;
catalogue.use(messages);

describe('T-5.3 the sides of a ticket', () => {
  it('are chosen and then taken', () => {
    const { turn, changes } = turnFor(0, RICH);
    expect(askedOf(turn)).toMatchObject({ title: asking.or, line: asking.orLine });
    expect(askedOf(turn)!.actions).toEqual([
      { label: buttons.chooseSide, kind: 'primary', whyNot: buttons.chooseSideWhy },
    ]);
    touchSide(turn, 'first');
    touchSide(turn, 'or');
    expect(changes).toEqual([{ side: 'first' }, { side: 'or' }]);
    for (const side of ['first', 'or'] as const)
      expect(askedOf(turnFor(0, RICH, side).turn)!.actions).toMatchObject([
        { move: { type: side } },
      ]);
  });

  it('that cannot be done say why, and are not chosen', () => {
    const { turn, view, changes, explained } = turnFor(0, 0);
    expect(askedOf(turn)!.line).toBe(asking.orOnlyLine);
    touchSide(turn, 'first');
    expect([changes, explained]).toEqual([[], [{ type: 'first' }]]);
    expect(whyFirstNot(turn.box, view)).toBe(table.sides.noCard(0));
    expect([1, 2, 3, 11].map((kind) => whyFirstNot(turn.box, turnFor(kind, 0).view))).toEqual([
      table.sides.noPoolCard(0),
      table.sides.noNew(0),
      table.sides.noTwo(0),
      table.sides.noSwap(0),
    ]);
    const empty = { ...turnFor(1, RICH).view, pool: [null, null, null] };
    expect(whyFirstNot(turn.box, empty)).toBe(table.sides.poolEmpty);
  });
});
