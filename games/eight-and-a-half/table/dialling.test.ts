import { describe, expect, it } from 'vitest';
import { isNumber } from '../facts/cards.ts';
import { isLit, litOn, riskOf } from './dialling.ts';
import { stepsOf } from './testMatches.ts';

describe('the dial', () => {
  it('lights exactly the numbers that may be played', () => {
    let checked = 0;
    for (const { view, seat, legal } of stepsOf(4, 6, 11)) {
      if (view.phase !== 'play') continue;
      const { hand, open } = view.players[seat];
      const mine = hand!.length > 0 ? hand! : open.filter((card) => card !== null);
      for (const card of mine.filter(isNumber)) {
        const isLegal = legal.some(
          (move) => (move.type === 'play' || move.type === 'open') && move.card === card,
        );
        expect(isLit(litOn(view), card), `${card} on ${view.value}`).toBe(isLegal);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(300);
  });

  it('puts nobody at risk on whole numbers, on an empty pile and above 8½', () => {
    for (const { view } of stepsOf(5, 6, 12)) {
      const isCatchable = view.value % 1 !== 0 && view.value < 9;
      expect(riskOf(view) !== undefined).toBe(isCatchable);
    }
  });
});
