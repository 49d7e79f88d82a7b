import { fastRng, type Json } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { plainZillionaire } from './plain.ts';
import {
  type Hands,
  PASS,
  cards,
  factsOf,
  lay,
  noChance,
  run,
  seat0Leads,
  secondGame,
  shed,
} from './situations.ts';

describe('Z-5.1, Z-5.2 going out', () => {
  it('leaves a last card to be beaten', () => {
    const match = seat0Leads(4, { 0: '1', 2: '2' });
    shed(match, 0, '1');
    run(match, '0:1×1 1 2:1×2 3 1');
    expect(factsOf(match)).toMatchObject({ turn: 2, top: null, out: [0] });
  });

  it('asks everybody with cards before an unbeaten last card wins', () => {
    const match = seat0Leads(4, { 0: '1' });
    shed(match, 0, '1');
    run(match, '0:1×1 1 2 3');
    expect(factsOf(match)).toMatchObject({ turn: 1, top: null, out: [0] });
  });

  it('hands the lead past those who went out before', () => {
    const match = seat0Leads(4, { 1: '1', 3: '8' });
    shed(match, 0, '');
    run(match, '1:1×1 2 3:1×8 1 2');
    shed(match, 3, '');
    expect(factsOf(match)).toMatchObject({ turn: 1, top: null, out: [0, 3] });
  });

  it('ends the game as soon as one player holds cards, who is Poor', () => {
    const match = seat0Leads(3, { 1: '8', 2: '13' });
    shed(match, 0, '');
    shed(match, 1, '8');
    run(match, '1:1×8');
    expect(match.toAct()).toEqual([]);
    expect([0, 1, 2].map((seat) => match.moves(seat))).toEqual([[], [], []]);
    expect(match.isLegal(2, lay(1, 13))).toBe(false);
    expect(match.outcome()).toEqual({ scores: [6, 3, 1], places: [1, 2, 3] });
    expect(factsOf(match)).toMatchObject({
      game: 1,
      turn: null,
      top: { rank: 8, count: 1, by: 1 },
      out: [0, 1],
      finished: [[0, 1, 2]],
      points: [6, 3, 1],
    });
    expect(factsOf(match).hands[2]).toHaveLength(20);
  });

  it('keeps a Zillionaire that ended the last game on the tray', () => {
    const match = seat0Leads(3, { 1: '13' });
    shed(match, 0, '');
    shed(match, 1, '13');
    run(match, '1:1×13');
    expect(factsOf(match)).toMatchObject({ turn: null, top: { rank: 13, count: 1, by: 1 } });
  });
});

describe('Z-2.3, Z-2.4 the next game', () => {
  it('seats Poor on the left of Rich, who deals, then the others upward', () => {
    expect(factsOf(secondGame(6, {}).match)).toMatchObject({
      dealer: 1,
      seating: [1, 0, 5, 4, 3, 2],
      turn: 0,
      points: [1, 6, 5, 4, 3, 2],
    });
    expect(factsOf(secondGame(5, {}).match).points).toEqual([1, 6, 4, 3, 2]);
    expect(factsOf(secondGame(4, {}).match).points).toEqual([1, 6, 4, 2]);
    expect(factsOf(secondGame(3, {}).match).points).toEqual([1, 6, 3]);
  });

  it('goes round in the new order', () => {
    const { match } = secondGame(4, { 0: '2', 3: '3', 2: '2×4', 1: '3×6' });
    run(match, '0:1×2 3:1×3 2:1×4 1:1×6 0 3 2');
    expect(factsOf(match)).toMatchObject({ turn: 1, top: null });
  });
});

describe('Z-3.1, Z-3.2 exchange', () => {
  const after = (seats: number, hands: Hands) => factsOf(secondGame(seats, hands).match).hands;

  it('3 players: Rich and Poor swap two, Credit Crazy none', () => {
    const rich = '2 3×3 3×4 5 3×6 3×7 3×8 12 2×13';
    const poor = '6×1 5×2 3×3 3×4 11 2×12';
    const [seat0, seat1, seat2] = after(3, { 1: rich, 0: poor });
    expect(seat1).toEqual(cards('2×3 3×4 5 3×6 3×7 3×8 3×12 2×13'));
    expect(seat0).toEqual(cards('6×1 6×2 4×3 3×4 11'));
    expect(seat2).toEqual(cards('2×5 3×6 3×7 3×8 3×9 3×10 2×11 12'));
  });

  it('happens at once, from the hands as dealt', () => {
    const [seat0, seat1] = after(3, { 1: '6×6 6×7 6×8 2×13', 0: '6×1 6×2 6×3 2×4' });
    expect(seat1).toEqual(cards('2×4 4×6 6×7 6×8 2×13'));
    expect(seat0).toEqual(cards('6×1 6×2 6×3 2×6'));
  });

  it('4 players: also Upper Crust and Thin Ice, one card', () => {
    const hands = after(4, {
      1: '1 2×2 6×6 6×7',
      2: '2×4 6×8 3×9 3×10 11',
      3: '5×1 4×2 4×3 5 13',
      0: '2×3 4×4 2×5 2×11 4×12 13',
    });
    expect(hands).toEqual([
      cards('1 2 2×3 4×4 2×5 2×11 3×12'),
      cards('2 6×6 6×7 12 13'),
      cards('4 6×8 3×9 3×10 11 13'),
      cards('5×1 4×2 4×3 4 5'),
    ]);
  });

  it('5 players: also Upper Crust and Thin Ice, not Credit Crazy', () => {
    const hands = after(5, {
      1: '2×1 6×7 4×8',
      2: '2×2 6×6 2×8 2×9',
      3: '1 6×3 4×4 13',
      4: '3×1 4×2 2×4 5 2×12',
      0: '2×5 9 3×10 3×11 12 2×13',
    });
    expect(hands).toEqual([
      cards('2×1 2×5 9 3×10 3×11 12'),
      cards('6×7 4×8 2×13'),
      cards('2 6×6 2×8 2×9 12'),
      cards('1 6×3 4×4 13'),
      cards('3×1 5×2 2×4 5 12'),
    ]);
  });

  it('6 players: also Money to Burn and Thin Ice, not the two between', () => {
    const hands = after(6, {
      1: '5 6 6×7 2×8',
      2: '3 4 5×6 3×8',
      3: '6×1 2 3×13',
      4: '5×2 4×3 12',
      5: '3 5×4 8 2×9 10',
      0: '2×5 9 2×10 3×11 2×12',
    });
    expect(hands).toEqual([
      cards('3×5 6 9 2×10 3×11'),
      cards('6×7 2×8 2×12'),
      cards('4 5×6 3×8 10'),
      cards('6×1 2 3×13'),
      cards('5×2 4×3 12'),
      cards('2×3 5×4 8 2×9'),
    ]);
  });
});

describe('Z-5.4 the match', () => {
  it('shares a place between equal totals', () => {
    const { match, rng } = secondGame(3, {});
    expect(match.outcome()).toBeUndefined();
    shed(match, 0, '', rng);
    shed(match, 2, '', rng);
    expect(factsOf(match).finished).toEqual([
      [1, 2, 0],
      [0, 2, 1],
    ]);
    expect(match.outcome()).toEqual({ scores: [7, 7, 6], places: [1, 1, 3] });
  });
});

describe('isLegal', () => {
  it('answers any JSON from any seat', () => {
    const match = seat0Leads(3, { 0: '2×1 5 13' });
    const nonsense: Json[] = [null, true, 3, 'pass', [], [PASS], {}, { type: 'play' }, lay(0, 1)];
    nonsense.push(lay(1.5, 1), lay(1, 0), lay(-1, 1), lay(7, 1), lay(1, 14), { type: 'toString' });
    nonsense.push({ type: 'play', rank: '1', count: 1 }, { type: 'play', rank: [1], count: 1 });
    for (const move of nonsense) expect(match.isLegal(0, move)).toBe(false);
    expect(match.isLegal(0, lay(1, 1))).toBe(true);
    for (const seat of [1, 2, 3, -1]) {
      expect(match.isLegal(seat, lay(1, 1))).toBe(false);
      expect(match.moves(seat)).toEqual([]);
      expect(() => match.play(seat, lay(1, 1), noChance)).toThrow('illegal');
    }
  });
});

describe('random matches', () => {
  it.each([3, 4, 5, 6])('with %i seats end with every game scored', (seats) => {
    for (let seed = 0; seed < 20; seed++) {
      const rng = fastRng(seed);
      const match = plainZillionaire({ seats, options: { games: 3 } }, rng);
      while (match.outcome() === undefined) {
        const seat = match.toAct()[0]!;
        match.play(seat, rng.pick(match.moves(seat) as Json[]), rng);
      }
      const { game, finished, hands, out } = factsOf(match);
      expect([game, finished.length, out.length]).toEqual([3, 3, seats - 1]);
      for (const order of finished) expect(new Set(order).size).toBe(seats);
      expect(hands.filter((hand) => hand.length > 0)).toHaveLength(1);
      const perGame = { 3: 10, 4: 13, 5: 16, 6: 21 }[seats]!;
      expect(match.outcome()!.scores.reduce((sum, score) => sum + score)).toBe(3 * perGame);
    }
  });
});
