import { describe, expect, it } from 'vitest';
import { asked, cards, factsOf, given, run, TICKET } from './situations.ts';

const pile = (...kinds: number[]) => ({ tickets: [...kinds, 4, 4] });

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
