import type { Event } from '../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages/en/index.ts';
import { catalogue } from './messages.ts';
import { BANK, notesOf } from './notes.ts';

catalogue.use(messages);

const swapped = (paid: number): Event => ({
  ...{ type: 'swapped', seat: 1, gave: 0, gaveName: 'Purple penny' },
  ...{ took: 6, tookName: 'Orange clover', paid },
});

describe('money on its way', () => {
  it('goes to the bank for a card, with the name of the card', () => {
    const bought: Event = {
      ...{ type: 'bought', seat: 2, card: 7, name: 'Orange clover' },
      ...{ from: 'pool', place: 0, paid: 2000 },
    };
    expect(notesOf([bought])).toEqual([
      { from: 2, to: BANK, amount: 2000, caption: 'Orange clover' },
    ]);
  });

  it('comes from the bank for a combination, and the charm pays everybody named', () => {
    const notes = notesOf([
      { type: 'collected', seat: 0, combo: 'full-house', amount: 4000, cards: [12] },
      { type: 'bonus', seat: 1, charm: 1, charmName: 'clover', amount: 1000, cards: [1] },
      { type: 'bonus', seat: 2, charm: 1, charmName: 'clover', amount: 2000, cards: [7, 13] },
    ]);
    expect(notes.map(({ from, to, amount }) => [from, to, amount])).toEqual([
      [BANK, 0, 4000],
      [BANK, 1, 1000],
      [BANK, 2, 2000],
    ]);
    expect(notes[1]?.caption).toBe('clover');
  });

  it('goes whichever way a swap costs, and stays where it costs nothing', () => {
    expect(notesOf([swapped(500)])).toMatchObject([{ from: 1, to: BANK, amount: 500 }]);
    expect(notesOf([swapped(-500)])).toMatchObject([{ from: BANK, to: 1, amount: 500 }]);
    expect(notesOf([swapped(0)])).toEqual([]);
  });
});
