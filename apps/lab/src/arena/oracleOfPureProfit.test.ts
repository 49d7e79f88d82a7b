import { brains } from '@parlor/bots';
import { type AnyGame, fastRng } from '@parlor/kit';
import { games } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import { shortTable } from '../games/shortTables.ts';
import { oracle } from './oracle.ts';

const SEATS = 3;

/** What the oracle may see of Pure Profit, and what not. */
interface Dealt {
  readonly turn: number;
  readonly hands: Int8Array;
  readonly pile: Int8Array;
}

describe('the oracle of Pure Profit', () => {
  it('sees every hand, and not what will be drawn', async () => {
    const game: AnyGame = games['pure-profit'];
    const state = game.setup(shortTable('pure-profit', SEATS), fastRng(8)) as Dealt;
    const brain = await brains['pure-profit']();
    const seen: Dealt[] = [];
    const watched: typeof brain.guide = (view, seat) => {
      const plan = brain.guide!(view, seat);
      const candidates: typeof plan.guide.candidates = (world, ...rest) => {
        seen.push(structuredClone(world) as Dealt);
        return plan.guide.candidates(world, ...rest);
      };
      return { ...plan, guide: { ...plan.guide, candidates } };
    };
    const asked = oracle('oracle', { ...brain, guide: watched }, { iterations: 40 });
    asked.chooseKnowing!(game, state, state.turn, fastRng(1));
    expect(seen).toHaveLength(1);
    const { hands, pile } = seen[0]!;
    expect(hands).toEqual(state.hands);
    expect(pile).not.toEqual(state.pile);
    expect(pile.toSorted()).toEqual(state.pile.toSorted());
  });
});
