import { describe, expect, it } from 'vitest';
import { asked, cards, expectMoves, factsOf, given, run, TICKET } from './situations.ts';
import { ORDINARY_ROLL, readSet, type Step } from './set.ts';

const pile = (...kinds: number[]) => ({ tickets: [...kinds, 4, 4] });

const ROLL = 'keep 1 2 4';
const DICE = '1 2 4';

const auctions = { auctions: true, pool: 'R0 B0 G0', draw: 'O0 O1' };

describe('T-7.2 auctions', () => {
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

  it('end a ticket for two when nothing is left to bid with', () => {
    const match = given([{ cash: 200, ...pile(TICKET.buyTwo) }, {}, {}], auctions);
    run(match, '0 chance, 0 first, 0 buy R0, 0 bid 200, 1 pass, 2 pass');
    expect(factsOf(match)).toMatchObject({ turn: 1, ticket: null, cash: [0, 10_000, 10_000] });
  });
});

describe('T-8.1 a discount', () => {
  it('is paid back to the player of the ticket, no more than the bid', () => {
    const dear = given([pile(TICKET.buyPoolForLess), {}, {}], auctions);
    run(dear, '0 chance, 0 first, 0 buy R0, 0 bid 700, 1 pass, 2 pass', '1 2 3 4');
    expect(factsOf(dear)).toMatchObject({ cash: [9800, 10_000, 10_000], ticket: { step: 1 } });
    const cheap = given([pile(TICKET.buyPoolForLess), {}, {}], auctions);
    run(cheap, '0 chance, 0 first, 0 buy R0, 0 bid 200, 1 pass, 2 pass', '1 2 3 4');
    expect(factsOf(cheap).cash[0]).toBe(10_000);
  });

  it('is nothing to another who wins', () => {
    const match = given([pile(TICKET.buyPoolForLess), {}, {}], auctions);
    run(match, '0 chance, 0 first, 0 buy R0, 0 bid 200, 1 pass, 2 bid 1000, 0 pass', DICE);
    expect(factsOf(match).cash).toEqual([10_000, 10_000, 9000]);
  });
});

const LOSE_R0 = '0 buy R0, 0 bid 100, 1 bid 200, 2 pass, 0 pass';
const LOSE_B0 = '0 buy B0, 0 bid 100, 1 pass, 2 bid 200, 0 pass';

/** All tickets have these choices. */
const withChoices = (...choices: Step[][]) =>
  given([{ tickets: [0, 0, 0] }, {}, {}], {
    ...auctions,
    set: { ...readSet(null), tickets: [{ copies: 36, choices }] },
  });

describe('T-8.1 buying and rolling by a ticket', () => {
  it('is one roll if another wins the auction: the ticket’s is the consolation', () => {
    const match = given([pile(TICKET.buyAndRoll), {}, {}], auctions);
    run(match, `0 chance, 0 first`);
    expect(factsOf(match).consoled).toBe(false);
    run(match, LOSE_R0, DICE); // the pass that ends the auction throws the dice
    expect(factsOf(match)).toMatchObject({
      question: 'rethrow',
      consoled: true,
      ticket: { step: 1, buys: 0 },
      roll: { size: 3 },
    });
    run(match, `0 ${ROLL}`);
    expect(factsOf(match)).toMatchObject({ turn: 1, question: 'turn', consoled: false });
  });

  it('is one roll if the auctioneer wins, which is no consolation', () => {
    const match = given([pile(TICKET.buyAndRoll), {}, {}], auctions);
    run(match, '0 chance, 0 first, 0 buy R0, 0 bid 100, 1 pass, 2 pass', '1 2 3 4');
    expect(factsOf(match)).toMatchObject({ consoled: false, ticket: { step: 1 } });
  });

  it('leaves no consolation to the next ticket of the chain', () => {
    const match = withChoices([{ do: 'buy' }, ORDINARY_ROLL, { do: 'ticket' }], [ORDINARY_ROLL]);
    run(match, `0 chance, 0 first, ${LOSE_R0}, 0 ${ROLL}, 0 first, ${LOSE_B0}`, `${DICE} ${DICE}`);
    expect(factsOf(match)).toMatchObject({ question: 'rethrow', consoled: true });
  });

  it('counts a roll that comes after something else', () => {
    const collect: Step = { do: 'collect', amount: 500 };
    const match = withChoices([{ do: 'buy' }, collect, ORDINARY_ROLL], [ORDINARY_ROLL]);
    run(match, `0 chance, 0 first, ${LOSE_R0}`, DICE);
    expect(factsOf(match)).toMatchObject({ consoled: true, ticket: { step: 2 } });
  });

  it('counts no roll of the OR that was not taken, nor of the next ticket', () => {
    const match = withChoices([{ do: 'buy' }, { do: 'ticket' }], [ORDINARY_ROLL]);
    run(match, `0 chance, 0 first, ${LOSE_R0}`);
    expect(factsOf(match)).toMatchObject({ question: 'consolation roll', consoled: false });
  });

  it('counts neither its own roll for the second purchase', () => {
    const match = withChoices([{ do: 'buy-two' }, ORDINARY_ROLL], [ORDINARY_ROLL]);
    run(match, `0 chance, 0 first, ${LOSE_R0}`);
    expect(factsOf(match)).toMatchObject({ question: 'buy', consoled: true, ticket: { buys: 1 } });
    run(match, LOSE_B0, DICE);
    expect(factsOf(match)).toMatchObject({ question: 'rethrow', ticket: { step: 1 } });
  });
});

describe('T-8.1 one consolation roll a turn', () => {
  const buyingTwo = () => {
    const match = given([pile(TICKET.buyTwo), {}, {}], auctions);
    run(match, `0 chance, 0 first, ${LOSE_R0}`);
    return match;
  };

  it('comes straight after the auction of a ticket that gives no roll', () => {
    const match = buyingTwo();
    expect(factsOf(match)).toMatchObject({
      question: 'consolation roll',
      asked: 0,
      consoled: false,
      ticket: { step: 0, buys: 1 },
    });
    run(match, '0 roll', DICE);
    expect(factsOf(match)).toMatchObject({ question: 'rethrow', consoled: true });
    run(match, `0 ${ROLL}`);
    expect(factsOf(match)).toMatchObject({ question: 'buy', ticket: { step: 0, buys: 1 } });
    expectMoves(match, 'buy O0', 'buy B0', 'buy G0');
  });

  it('is not asked for again when it has been taken', () => {
    const match = buyingTwo();
    run(match, `0 roll, 0 ${ROLL}, ${LOSE_B0}`, DICE);
    expect(factsOf(match)).toMatchObject({ turn: 1, ticket: null, consoled: false });
  });

  it('is asked for again when it has been declined', () => {
    const match = buyingTwo();
    run(match, '0 pass');
    expect(factsOf(match)).toMatchObject({ question: 'buy', consoled: false });
    run(match, LOSE_B0);
    expect(asked(match)).toBe('consolation roll of 0');
    run(match, '0 pass');
    expect(factsOf(match)).toMatchObject({ turn: 1, ticket: null });
  });

  it('is there anew in the next turn', () => {
    const match = buyingTwo();
    run(match, `0 roll, 0 ${ROLL}, 0 buy B0, 0 bid 100, 1 pass, 2 pass`, DICE);
    run(match, '1 buy G0, 1 bid 100, 2 bid 200, 0 pass, 1 pass');
    expect(factsOf(match)).toMatchObject({
      question: 'consolation roll',
      asked: 1,
      consoled: false,
    });
    run(match, '1 roll', '1 2 4 6');
    expect(factsOf(match).consoled).toBe(true);
  });

  it('is not what anybody rolls in an ordinary turn', () => {
    const match = given([{}, {}, {}], auctions);
    run(match, '0 roll', DICE);
    expect(factsOf(match)).toMatchObject({ question: 'rethrow', consoled: false });
  });
});
