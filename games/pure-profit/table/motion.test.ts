import { describe, expect, it } from 'vitest';
import {
  DISCARDS,
  MY_HAND,
  PAIRS,
  PILE,
  backOf,
  cardsOf,
  discardAt,
  faceOf,
  floorOf,
  motionOf,
  myCard,
  pairCard,
} from './motion.ts';
import { aPlayer, aView } from './testView.ts';

describe('motionOf', () => {
  it('brings a drawn card from the pile, the newest of its kind', () => {
    const view = aView({ hand: [4, 4, 7] });
    const motion = motionOf([{ type: 'drew', seat: 0, card: 4 }], view);
    expect(motion.from(myCard(4, 2))).toBe(PILE);
    expect(motion.from(myCard(4, 1))).toBeUndefined();
    expect(motion.from(myCard(7, 1))).toBeUndefined();
  });

  it('names nothing of a card that another drew unseen but its place among the backs', () => {
    const view = aView({ players: [aPlayer(), aPlayer({ cards: 6, known: [7, 9] }), aPlayer()] });
    const motion = motionOf([{ type: 'drew', seat: 1 }], view);
    expect(motion.from(backOf(1, 4))).toBe(PILE);
    expect(motion.from(faceOf(1, 7, 1))).toBeUndefined();
  });

  it('brings a card taken from the discards there with its face', () => {
    const view = aView({ players: [aPlayer(), aPlayer({ cards: 6, known: [7, 7] }), aPlayer()] });
    const motion = motionOf([{ type: 'took', seat: 1, card: 7 }], view);
    expect(motion.from(faceOf(1, 7, 2))).toBe(DISCARDS);
  });

  it('lets a card of mine keep its key on the way to my Bank', () => {
    const view = aView({
      hand: [3, 5],
      players: [aPlayer({ bank: [1, 2, 3] }), aPlayer(), aPlayer()],
    });
    const motion = motionOf([{ type: 'banked', seat: 0, card: 3 }], view);
    expect(motion.key(floorOf(0, 3, 1))).toBe(myCard(3, 2));
    expect(motion.from(floorOf(0, 3, 1))).toBe(MY_HAND);
  });

  it("brings another's card to the Bank from that seat", () => {
    const view = aView({ players: [aPlayer(), aPlayer({ bank: [1, 1] }), aPlayer()] });
    const motion = motionOf([{ type: 'banked', seat: 1, card: 1 }], view);
    expect(motion.key(floorOf(1, 1, 2))).toBe(floorOf(1, 1, 2));
    expect(motion.from(floorOf(1, 1, 2))).toBe(cardsOf(1));
  });

  it('lays Bankrupt and value on the discards, in order', () => {
    const view = aView({ hand: [5], discard: [6, 11, 2, 12, 9] });
    const motion = motionOf(
      [
        { type: 'settled', seat: 0, bankrupt: 11, value: 2 },
        { type: 'settled', seat: 0, bankrupt: 12, value: 9 },
      ],
      view,
    );
    expect([1, 2, 3, 4].map((at) => motion.key(discardAt(at)))).toEqual([
      myCard(11, 1),
      myCard(2, 1),
      myCard(12, 1),
      myCard(9, 1),
    ]);
    expect(motion.from(discardAt(0))).toBeUndefined();
  });

  it('puts pairs before the player, and takes them on to the discards later', () => {
    const made = aView({
      hand: [5],
      pairs: [
        [11, 2],
        [12, 9],
      ],
    });
    const pairing = motionOf(
      [
        { type: 'paired', seat: 0, bankrupt: 11, value: 2 },
        { type: 'paired', seat: 0, bankrupt: 12, value: 9 },
      ],
      made,
    );
    expect(pairing.key(pairCard(1, 1))).toBe(myCard(9, 1));
    expect(pairing.from(pairCard(0, 0))).toBe(MY_HAND);
    const laying = motionOf(
      [
        { type: 'settled', seat: 0, bankrupt: 12, value: 9, pairs: 2 },
        { type: 'settled', seat: 0, bankrupt: 11, value: 2, pairs: 2 },
      ],
      aView({ hand: [5], discard: [6, 12, 9, 11, 2] }),
    );
    expect([1, 2, 3, 4].map((at) => laying.from(discardAt(at)))).toEqual(new Array(4).fill(PAIRS));
    expect(laying.from(discardAt(0))).toBeUndefined();
  });

  it('takes a single pair from the hand to the discards at once', () => {
    const view = aView({ hand: [5], discard: [6, 11, 2] });
    const motion = motionOf(
      [
        { type: 'paired', seat: 0, bankrupt: 11, value: 2 },
        { type: 'settled', seat: 0, bankrupt: 11, value: 2, pairs: 1 },
      ],
      view,
    );
    expect([1, 2].map((at) => motion.key(discardAt(at)))).toEqual([myCard(11, 1), myCard(2, 1)]);
  });

  it('moves a stolen card from victim to thief: with its face where I know it, else unseen', () => {
    const mine = motionOf([{ type: 'lost', seat: 0, victim: 2, card: 8 }], aView({ hand: [8] }));
    expect(mine.from(myCard(8, 1))).toBe(cardsOf(2));
    const theirs = motionOf(
      [{ type: 'lost', seat: 1, victim: 2 }],
      aView({ players: [aPlayer(), aPlayer({ cards: 5 }), aPlayer()] }),
    );
    expect(theirs.from(backOf(1, 5))).toBe(cardsOf(2));
  });

  it('deals everybody from the pile', () => {
    const view = aView({ hand: [1, 1, 2, 3, 4] });
    const motion = motionOf(
      [
        { type: 'dealt', seat: 0, cards: [1, 1, 2, 3, 4] },
        { type: 'dealt', seat: 1, cards: 5 },
      ],
      view,
    );
    expect([myCard(1, 1), myCard(1, 2), backOf(1, 1), backOf(1, 5)].map(motion.from)).toEqual([
      PILE,
      PILE,
      PILE,
      PILE,
    ]);
  });
});
