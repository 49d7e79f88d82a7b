import { describe, expect, it } from 'vitest';
import { asked, cards, expectMoves, factsOf, given, run, TICKET } from './situations.ts';

const pile = (...kinds: number[]) => ({ tickets: [...kinds, 4, 4] });

const ROLL = 'keep 1 2 4';
const DICE = '1 2 4';

describe('T-6.1 the last turns', () => {
  it('go once around from the left of the one who ran out, that one last', () => {
    const match = given([{ tickets: [TICKET.oneMoreDie] }, { tickets: [9] }, {}]);
    run(match, '0 chance, 0 keep 1 2 4 6', '1 2 4 6');
    expect(factsOf(match)).toMatchObject({ turn: 1, lastTurns: 3 });
    run(match, '1 chance'); // running out now starts nothing anew
    expect(factsOf(match)).toMatchObject({ turn: 2, lastTurns: 2 });
    run(match, `2 roll, 2 ${ROLL}`, DICE);
    expect(factsOf(match)).toMatchObject({ turn: 0, lastTurns: 1 });
    expect(match.outcome()).toBeUndefined();
    run(match, `0 roll, 0 ${ROLL}`, DICE);
    expect(factsOf(match)).toMatchObject({
      question: null,
      asked: null,
      turn: null,
      turns: 4,
      lastTurns: 0,
      ticket: null,
      roll: null,
    });
    expect(match.toAct()).toEqual([]);
    expect(match.outcome()).toEqual({ scores: [11_000, 12_000, 11_000], places: [2, 1, 2] });
  });

  it('do not come if everybody has had 100 turns', () => {
    const match = given([{}, {}, {}], { turns: 298, turn: 1, question: { kind: 'turn', seat: 1 } });
    run(match, `1 roll, 1 ${ROLL}`, DICE);
    expect(asked(match)).toBe('turn of 2');
    run(match, `2 roll, 2 ${ROLL}`, DICE);
    expect(factsOf(match)).toMatchObject({ turn: null, turns: 300, lastTurns: null });
    expect(match.outcome()).toBeDefined();
  });

  it('come even then if the last player runs out', () => {
    const last = { tickets: [9] };
    const match = given([{}, {}, last], {
      turns: 299,
      turn: 2,
      question: { kind: 'turn', seat: 2 },
    });
    run(match, '2 chance');
    expect(factsOf(match)).toMatchObject({ turn: 0, turns: 300, lastTurns: 3 });
  });
});

describe('T-6.2 the winner', () => {
  it('has most in cash and cards; of equals the one with more cards', () => {
    const players = [
      { board: 'B0', cash: 4000 },
      { board: 'P0 P1', cash: 8000 },
      { board: 'P2 P3', cash: 8000, stack: 'B1 B2 B3' },
      { board: 'P4', cash: 10_000 },
    ];
    const match = given(players, { lastTurns: 1 });
    run(match, '0 roll, 0 keep 1 2 4', DICE);
    expect(match.outcome()).toEqual({
      scores: [10_000, 10_000, 10_000, 11_000],
      places: [4, 2, 2, 1],
    });
  });
});

describe('T-7.1 two players', () => {
  it('discard the next card after each purchase, while there is one', () => {
    const match = given([{ stack: 'P3 - -' }, {}], { pool: 'R0 O3 -', draw: 'O0 O1 O2' });
    run(match, '0 buy P3');
    expect(factsOf(match)).toMatchObject({ draw: cards('O2'), discards: cards('O1') });
    expect(factsOf(match).stacks[0]![0]).toBe(cards('O0')[0]);
    run(match, '1 buy R0');
    expect(factsOf(match)).toMatchObject({ draw: [], discards: cards('O1') });
  });
});

describe('T-7.2 auctions', () => {
  const auctions = { auctions: true, pool: 'R0 B0 G0', draw: 'O0 O1' };

  it('are held for any Pool card one could bid for, never for a stack card', () => {
    const match = given([{ cash: 100, stack: 'P3 Y0 -' }, {}, {}], auctions);
    expectMoves(match, 'buy R0', 'buy B0', 'buy G0', 'roll', 'chance');
    const broke = given([{ cash: 0, stack: 'P3 Y0 -' }, {}, {}], auctions);
    expectMoves(broke, 'roll', 'chance');
    const rich = given([{ stack: 'P3 Y0 -' }, {}, {}], auctions);
    run(rich, '0 buy P3');
    expect(asked(rich)).toBe('turn of 1');
  });

  it('go round until only the highest bidder is left', () => {
    const match = given([{}, { cash: 1000 }, {}], auctions);
    run(match, '0 buy R0');
    expect(asked(match)).toBe('open auction of 0');
    expect(match.moves(0)).toBe('wide');
    expect(match.isLegal(0, { type: 'pass' })).toBe(false);
    expect(match.isLegal(0, { type: 'bid', amount: 0 })).toBe(false);
    expect(match.isLegal(0, { type: 'bid', amount: 150 })).toBe(false);
    expect(match.isLegal(0, { type: 'bid', amount: 10_000 })).toBe(true);
    expect(match.isLegal(0, { type: 'bid', amount: 10_100 })).toBe(false);
    run(match, '0 bid 100, 1 bid 200, 2 bid 300, 0 bid 900');
    expect(match.isLegal(1, { type: 'bid', amount: 900 })).toBe(false);
    run(match, '1 bid 1000, 2 pass, 0 bid 1100');
    expect(factsOf(match).auction).toEqual({
      card: cards('R0')[0],
      auctioneer: 0,
      bid: 1100,
      bidder: 0,
      passed: [2],
    });
    expectMoves(match, 'pass');
    run(match, '1 pass');
    expect(factsOf(match)).toMatchObject({ turn: 1, auction: null, pool: cards('O0 B0 G0') });
    expect(factsOf(match)).toMatchObject({ cash: [8900, 1000, 10_000], bank: 1100 });
  });

  it('let the auctioneer roll if somebody else buys', () => {
    const match = given([{}, {}, {}], auctions);
    run(match, '0 buy R0, 0 bid 5000, 1 bid 5100, 2 pass, 0 pass');
    expect(factsOf(match).boards[1]).toEqual(cards('P1 R0'));
    expect(asked(match)).toBe('consolation roll of 0');
    expectMoves(match, 'roll', 'pass');
    run(match, `0 roll, 0 ${ROLL}`, DICE);
    expect(asked(match)).toBe('turn of 1');
  });

  it('T-8.1 pay a discount back to the player of the ticket, no more than the bid', () => {
    const players = [pile(TICKET.buyPoolForLess), {}, {}];
    const dear = given(
      players.map((player) => ({ ...player })),
      auctions,
    );
    run(dear, '0 chance, 0 buy R0, 0 bid 700, 1 pass, 2 pass', '1 2 3 4');
    expect(factsOf(dear)).toMatchObject({ cash: [9800, 10_000, 10_000], ticket: { step: 1 } });
    const cheap = given([pile(TICKET.buyPoolForLess), {}, {}], auctions);
    run(cheap, '0 chance, 0 buy R0, 0 bid 200, 1 pass, 2 pass', '1 2 3 4');
    expect(factsOf(cheap).cash[0]).toBe(10_000);
    const lost = given([pile(TICKET.buyPoolForLess), {}, {}], auctions);
    run(lost, '0 chance, 0 buy R0, 0 bid 200, 1 pass, 2 bid 1000, 0 pass');
    expect(factsOf(lost)).toMatchObject({
      cash: [10_000, 10_000, 9000],
      ticket: { step: 0, buys: 0 },
    });
    run(lost, '0 pass', '1 2 3');
    expect(factsOf(lost)).toMatchObject({ ticket: { step: 1 }, roll: { size: 3 } });
  });

  it('come one after the other when a ticket buys two, each with its own roll', () => {
    const match = given([{ cash: 200, ...pile(TICKET.buyTwo) }, {}, {}], auctions);
    run(match, '0 chance, 0 buy R0, 0 bid 200, 1 bid 300, 2 pass, 0 pass');
    expect(factsOf(match)).toMatchObject({ question: 'consolation roll', ticket: { buys: 1 } });
    run(match, `0 roll, 0 ${ROLL}`, DICE);
    expect(factsOf(match)).toMatchObject({ question: 'buy', ticket: { step: 0, buys: 1 } });
    expectMoves(match, 'buy O0', 'buy B0', 'buy G0');
    run(match, '0 buy B0, 0 bid 200, 1 pass, 2 pass');
    expect(factsOf(match)).toMatchObject({ turn: 1, ticket: null });
  });

  it('end a ticket for two when nothing is left to bid with', () => {
    const match = given([{ cash: 200, ...pile(TICKET.buyTwo) }, {}, {}], auctions);
    run(match, '0 chance, 0 buy R0, 0 bid 200, 1 pass, 2 pass');
    expect(factsOf(match)).toMatchObject({ turn: 1, ticket: null, cash: [0, 10_000, 10_000] });
  });
});

describe('T-7.3 the lucky charm', () => {
  const luckyCharm = { luckyCharm: true };

  it('joins the throw and may be thrown again with the others or alone', () => {
    const match = given([{}, {}, {}], luckyCharm);
    run(match, '0 roll', '1 1 2 c3');
    expect(factsOf(match).roll).toMatchObject({ dice: [1, 1, 2], charm: 3, charmThrown: false });
    expect(match.moves(0)).toHaveLength(12);
    run(match, '0 keep 1 1 2', 'c5');
    expect(factsOf(match).roll).toMatchObject({ dice: [1, 1, 2], charm: 5, charmThrown: true });
    expect(asked(match)).toBe('collect of 0');
  });

  it('is thrown again only once, whatever a ticket allows', () => {
    const match = given([pile(TICKET.secondRethrow), {}, {}], luckyCharm);
    run(match, '0 chance, 0 keep 1 1 2', '1 1 2 c3 c4');
    expect(asked(match)).toBe('rethrow of 0');
    expect(match.isLegal(0, { type: 'keep', dice: [1], charm: false })).toBe(false);
    run(match, '0 keep 1 1 charm', '6');
    expect(factsOf(match).roll).toMatchObject({ dice: [1, 1, 6], charm: 4, rethrows: 0 });
  });

  const players = (board: string) => [{ board }, { board: 'P1 O3 R3 B3' }, { board: 'P2 Y3' }];

  it('pays the roller for all cards with it, if one of those that paid shows it', () => {
    const match = given(players('P3 G3 O0'), luckyCharm);
    run(match, '0 roll, 0 keep 1 1 2 3 4 charm, 0 collect pair', '1 1 2 3 4 c3');
    expect(factsOf(match).cash).toEqual([10_000 + 500 + 2000, 10_000, 10_000]);
  });

  it('pays the others if none of the cards that paid shows it, even if another one does', () => {
    const match = given(players('P0 G3 O0'), luckyCharm);
    run(match, '0 roll, 0 keep 1 1 2 3 4 charm, 0 collect pair', '1 1 2 3 4 c3');
    expect(factsOf(match)).toMatchObject({ cash: [10_500, 13_000, 11_000], bank: -4500 });
  });

  it('pays nobody if the roll does not pay, and is never doubled', () => {
    const none = given(players('P3'), luckyCharm);
    run(none, '0 roll, 0 keep 1 2 4 charm', '1 2 4 c3');
    expect(factsOf(none)).toMatchObject({ turn: 1, cash: [10_000, 10_000, 10_000] });
    const [roller, ...others] = players('P3');
    const double = given([{ ...roller, ...pile(TICKET.payDouble) }, ...others], luckyCharm);
    run(double, '0 chance, 0 keep 1 1 4 charm, 0 collect pair', '1 1 4 c3');
    expect(factsOf(double).cash).toEqual([10_000 + 1000 + 1000, 10_000, 10_000]);
  });
});
