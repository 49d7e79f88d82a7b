import type { Decision, Game, GameTypes } from '@parlor/kit';
import { seatSet } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { firstQuestions, nextQuestions } from './questions.ts';

/** A game reduced to who is asked what. */
interface Asking extends GameTypes {
  State: { readonly decisions: Readonly<Record<number, Decision>> };
}

const game = {
  toAct: ({ decisions }) => seatSet(...Object.keys(decisions).map(Number)),
  decision: ({ decisions }, seat) => decisions[seat]!,
} as Game<Asking>;

const SEALED: Decision = { kind: 'bid', sealed: true, optional: false };
const OTHER_SEALED: Decision = { kind: 'choose', sealed: true, optional: false };
const OPEN: Decision = { kind: 'trade', sealed: false, optional: true };

/** The ids by seat after `mover`, asked what `before` says, has answered in step 7. */
function idsAfter(
  before: Readonly<Record<number, Decision>>,
  mover: number,
  after: Readonly<Record<number, Decision>>,
) {
  const asked = firstQuestions(game, { decisions: before });
  const next = nextQuestions(game, { decisions: after }, 7, asked, asked.get(mover)!);
  return Object.fromEntries([...next].map(([seat, { id }]) => [seat, id]));
}

describe('the ids of questions', () => {
  it('stay for sealed questions still open after a sealed answer', () => {
    const before = { 0: SEALED, 1: SEALED, 2: OTHER_SEALED };
    expect(idsAfter(before, 0, { 1: SEALED, 2: OTHER_SEALED })).toEqual({ 1: 0, 2: 0 });
  });

  it('are new for whoever has just answered', () => {
    expect(idsAfter({ 0: SEALED, 1: SEALED }, 0, { 0: SEALED, 1: SEALED })).toEqual({ 0: 7, 1: 0 });
  });

  it('are new where the question is another', () => {
    expect(idsAfter({ 0: SEALED, 1: SEALED }, 0, { 1: OTHER_SEALED })).toEqual({ 1: 7 });
    expect(idsAfter({ 0: SEALED, 1: SEALED }, 0, { 1: OPEN })).toEqual({ 1: 7 });
  });

  it('are new for all after an open answer, since it changes what everyone knows', () => {
    const before = { 0: OPEN, 1: OPEN, 2: SEALED };
    expect(idsAfter(before, 0, { 0: OPEN, 1: OPEN, 2: SEALED })).toEqual({ 0: 7, 1: 7, 2: 7 });
  });

  it('are new for open questions after a sealed answer', () => {
    expect(idsAfter({ 0: SEALED, 1: OPEN }, 0, { 1: OPEN })).toEqual({ 1: 7 });
  });

  it('are new for a seat that was not asked before', () => {
    expect(idsAfter({ 0: SEALED, 1: SEALED }, 0, { 1: SEALED, 2: SEALED })).toEqual({ 1: 0, 2: 7 });
  });
});
