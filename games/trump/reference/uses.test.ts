import { describe, expect, it } from 'vitest';
import type { Clause, Until } from './clauses.ts';
import type { Contract, Position } from './position.ts';
import {
  ANY_40,
  accept,
  after,
  agree,
  card,
  cash,
  FIVE_ROLLS,
  FORCE_SALE,
  factsOf,
  give,
  given,
  giveTo,
  HOTEL_AND_CASINO,
  HOTEL_PROFIT,
  lapsed,
  now,
  offer,
  openIn,
  option,
  owners,
  pass,
  passAll,
  play,
  promise,
  property,
  run,
  TAX,
  turnEnd,
} from './situations.ts';

/** Whether seat 0, on turn, may offer this to seat 1. */
const isOffered = (more: Partial<Position>, ...clauses: Clause[]): boolean =>
  given(more).isLegal(0, offer(1, ...clauses));

/** A contract as it stands after its now-clauses, with the dates of its clauses. */
const contract = (
  number: number,
  seats: number[],
  ...open: [Clause, number | null][]
): Contract => ({
  number,
  seats,
  open: open.map(([clause, due], index) => ({ index, due, clause })),
});

const use = (number: number, clause: number) => ({ type: 'use', contract: number, clause });

describe('D-7.2, D-7.7 however options are used', () => {
  const more = { hands: [[HOTEL_PROFIT, TAX], [], []], owners: owners('01......') };
  const onHotel = option(1, null, give(0, property(0), now));

  it('what is promised can be kept, used or not', () => {
    expect(isOffered(more, onHotel, promise(0, HOTEL_PROFIT, 2))).toBe(true); // this turn
    const late = [promise(0, TAX, 0), promise(0, HOTEL_PROFIT, 2)];
    expect(isOffered(more, ...late)).toBe(true);
    expect(isOffered(more, onHotel, ...late)).toBe(false);
    const toOthers = (taker: number) => ({
      type: 'offer',
      to: 1,
      and: [2],
      clauses: [
        option(1, null, giveTo(0, 1, property(0), now)),
        giveTo(0, taker, property(0), turnEnd(0, 2)),
      ],
    });
    expect(given(more).isLegal(0, toOthers(1))).toBe(true);
    expect(given(more).isLegal(0, toOthers(2))).toBe(false); // it would not stay
  });

  it('what comes by an option may be lacking, and is not counted on', () => {
    const others = { hands: [[HOTEL_PROFIT], [], []], owners: owners('1.......') };
    const mayHave = option(0, null, give(1, property(0), now));
    expect(isOffered(others, mayHave)).toBe(true);
    expect(isOffered(others, mayHave, promise(0, HOTEL_PROFIT, 2))).toBe(false);
    const has = give(1, property(0), turnEnd(1, 2));
    expect(isOffered(others, mayHave, has, promise(0, HOTEL_PROFIT, 2))).toBe(true);
  });

  it('nobody uses one who could then not play what they promised', () => {
    const both = { hands: [[HOTEL_PROFIT], [], []], owners: owners('01......') };
    const sell = option(0, null, give(0, property(0), now), give(1, property(1), now));
    // seat 0 may sell the Hotel only after it has played its card
    expect(isOffered(both, sell, promise(0, HOTEL_PROFIT, 2))).toBe(true);
    const contracts = [contract(1, [0, 1], [sell, null], [promise(0, HOTEL_PROFIT, 2), 3])];
    const match = given({ ...both, contracts });
    expect(match.isLegal(0, use(1, 0))).toBe(false);
    run(match, 0, play(HOTEL_PROFIT));
    passAll(match, 1, 2);
    expect(match.isLegal(0, use(1, 0))).toBe(true);
  });

  it('but is not kept from it by what hangs on a play that nobody has promised', () => {
    const sells = option(1, null, give(1, card(TAX), now), give(0, property(0), now));
    const clauses = [promise(1, ANY_40, 3), sells, give(1, property(1), after(0, FIVE_ROLLS))];
    const hands = [[FIVE_ROLLS], [], []];
    expect(isOffered({ hands, owners: owners('01......') }, ...clauses)).toBe(true);
  });

  it('one of two on the same card may be used, and it is paid with what is free', () => {
    const onTax = (amount: number) =>
      option(1, null, give(0, card(TAX), now), give(1, cash(amount), now));
    const one = { hands: [[TAX], [], []], owners: owners('01......') };
    expect(isOffered(one, onTax(10), onTax(20))).toBe(true);
    const paid = option(1, null, give(0, property(0), now), give(1, card(TAX), now));
    const mayAccept = (...hand: number[]): boolean => {
      const match = given({ hands: [[], hand, []], owners: owners('01......') });
      run(match, 0, offer(1, paid, give(1, card(TAX), turnEnd(1, 1))));
      return match.isLegal(1, accept);
    };
    expect(mayAccept(TAX)).toBe(false);
    expect(mayAccept(TAX, TAX)).toBe(true);
  });

  it('weigh two each: with promised plays and alternatives eight can be tested', () => {
    const until = { seat: 1, turn: 1 };
    const options = [10, 20].map((amount) => option(1, until, give(0, cash(amount), now)));
    const plays = [2, 3, 4, 5].map((turn) => promise(1, FIVE_ROLLS, turn));
    const old = (count: number) =>
      contract(
        1,
        [0, 1],
        ...plays.slice(0, count).map((each, nth): [Clause, number] => [each, nth + 2]),
      );
    const oneMore = promise(1, FIVE_ROLLS, 6);
    expect(isOffered({ contracts: [old(4)] }, ...options)).toBe(true);
    expect(isOffered({ contracts: [old(4)] }, ...options, oneMore)).toBe(false);
    expect(isOffered({ contracts: [old(3)] }, ...options, oneMore)).toBe(true);
    const second = (number: number) =>
      isOffered(
        { owners: owners('01......'), contracts: [old(number)] },
        ...options,
        give(0, property(0), lapsed(0)),
      );
    expect(second(4)).toBe(false);
    expect(second(3)).toBe(true);
    const onParty = contract(2, [1, 2], [option(2, null, give(1, cash(10), now)), null]);
    expect(isOffered({ contracts: [old(4), onParty] }, ...options)).toBe(false);
    const byParty = contract(2, [1, 2], [option(1, null, give(2, cash(10), now)), null]);
    expect(isOffered({ contracts: [old(4), byParty] }, ...options)).toBe(false);
    const amongOthers = contract(2, [2, 3], [option(2, null, give(3, cash(10), now)), null]);
    expect(isOffered({ seats: 4, contracts: [old(4), amongOthers] }, ...options)).toBe(true);
  });
});

describe('D-7.2 copies on the sheet', () => {
  it('a card that comes too late is not given before', () => {
    const more = { hands: [[TAX, ANY_40], [], []], owners: owners('.1......') };
    const brings = [
      give(1, property(1), turnEnd(0, 0)),
      promise(0, ANY_40, 1),
      give(0, card(TAX), after(0, ANY_40)),
    ];
    expect(isOffered(more, ...brings, give(1, card(TAX), turnEnd(1, 2)))).toBe(true);
    expect(isOffered(more, ...brings, give(1, card(TAX), turnEnd(1, 1)))).toBe(false);
    expect(isOffered(more, give(1, card(TAX), turnEnd(1, 1)))).toBe(true); // if you have it
  });

  it('who has been asked is taken at their word', () => {
    const match = given({ hands: [[TAX], [], []], owners: owners('01......') });
    run(match, 0, offer(1, give(0, card(TAX), turnEnd(0, 1)), promise(1, TAX, 2)));
    expect(match.isLegal(1, accept)).toBe(true);
  });

  it('what one would pay for an option one has until its term, whatever comes later', () => {
    const more = { hands: [[TAX], [], []], owners: owners('01......') };
    const paid = (until: Until) =>
      option(1, until, give(0, property(0), now), give(1, card(TAX), now));
    const comes = give(0, card(TAX), turnEnd(0, 3));
    const soon = paid({ seat: 1, turn: 1 });
    expect(isOffered(more, soon, comes)).toBe(true);
    const other = option(1, null, give(0, cash(10), now), give(1, card(TAX), now));
    expect(isOffered(more, other, soon, comes)).toBe(true);
    expect(isOffered(more, soon, other, comes)).toBe(true);
  });

  it('who is still to be asked has no more of them for what is agreed already', () => {
    // what seat 1 has of them goes, and comes back too late for the option
    const contracts = [
      contract(
        1,
        [0, 1],
        [option(0, { seat: 2, turn: 3 }, give(1, card(TAX), now)), 3],
        [give(1, card(TAX), turnEnd(1, 1)), 1],
        [give(0, card(TAX), turnEnd(1, 3)), 3],
      ),
    ];
    const more = { hands: [[], [TAX], []], owners: owners('01......'), contracts };
    expect(isOffered(more, give(0, property(0), turnEnd(0, 1)))).toBe(true);
  });

  it('an option binds as many as its gifts take', () => {
    const two = option(1, null, give(0, card(TAX), now), give(0, card(TAX), now));
    const contracts = [contract(1, [0, 1], [two, null])];
    const tax = { type: 'play', card: TAX, seat: 1 };
    const mayTax = (...hand: number[]): boolean =>
      given({ hands: [hand, [], []], owners: owners('.1......'), contracts }).isLegal(0, tax);
    expect(mayTax(TAX, TAX)).toBe(false);
    expect(mayTax(TAX, TAX, TAX)).toBe(true);
  });

  it('nothing waits for a card that the judge does not know', () => {
    const match = given({
      hands: [[], [HOTEL_PROFIT, HOTEL_AND_CASINO], []],
      owners: owners('111.....'),
      contracts: [
        contract(
          1,
          [1, 2],
          [promise(1, HOTEL_PROFIT, 1), 1],
          [give(1, property(1), after(1, HOTEL_PROFIT)), null],
        ),
      ],
    });
    run(match, 0, offer(1, give(1, cash(10), after(1, HOTEL_AND_CASINO))));
    expect(match.isLegal(1, accept)).toBe(false); // the Casino will be gone, and seat 1 knows
  });
});

describe('D-7.2, D-7.7 an alternative stands in', () => {
  const more = { hands: [[TAX, TAX], [], []], owners: owners('0012....') };

  it('not with another copy of the card that is lost', () => {
    const first = give(0, card(TAX), turnEnd(0, 2));
    expect(isOffered(more, first, give(0, card(TAX), lapsed(0)))).toBe(false);
    expect(isOffered(more, first, give(0, property(0), lapsed(0)))).toBe(true);
  });

  it('at every time at which fate can take the first thing', () => {
    const first = give(0, property(0), turnEnd(0, 2));
    const second = give(0, property(1), lapsed(0));
    const alsoGives = (turn: number) => give(0, property(1), turnEnd(0, turn));
    expect(isOffered(more, first, second)).toBe(true);
    expect(isOffered(more, first, second, alsoGives(1))).toBe(false); // gone by then
    expect(isOffered(more, first, second, alsoGives(3))).toBe(true);
    const onHotel = option(1, null, give(0, property(0), now));
    expect(isOffered(more, onHotel, second)).toBe(true);
    expect(isOffered(more, onHotel, second, alsoGives(1))).toBe(false);
    const onTax = option(1, null, give(0, card(TAX), now));
    expect(isOffered(more, onTax, give(0, card(TAX), lapsed(0)))).toBe(false);
  });

  it('beside what fate has left', () => {
    const playing = { ...more, hands: [[HOTEL_PROFIT], [], []] };
    const first = give(0, property(0), turnEnd(0, 2));
    const needsHotel = promise(0, HOTEL_PROFIT, 1);
    expect(isOffered(playing, first, needsHotel, give(0, property(1), lapsed(0)))).toBe(true);
  });

  it('one after the other', () => {
    const chain = [
      give(0, property(0), turnEnd(0, 2)),
      give(0, property(1), lapsed(0)),
      give(0, card(TAX), lapsed(1)),
    ];
    expect(isOffered(more, ...chain)).toBe(true);
    expect(isOffered(more, ...chain, give(0, property(1), lapsed(2)))).toBe(false); // lost before
  });

  it('for a play that is never made, and for one that nobody has promised', () => {
    const playing = { ...more, hands: [[HOTEL_PROFIT, TAX], [], []] };
    const plays = promise(0, HOTEL_PROFIT, 1);
    expect(isOffered(playing, plays, give(0, card(HOTEL_PROFIT), lapsed(0)))).toBe(true);
    expect(isOffered(playing, plays, give(0, card(ANY_40), lapsed(0)))).toBe(false);
    const onPlay = give(0, card(TAX), after(0, HOTEL_PROFIT));
    expect(isOffered(playing, onPlay, give(0, property(0), lapsed(0)))).toBe(true);
    expect(isOffered(playing, onPlay, give(0, card(HOTEL_PROFIT), lapsed(0)))).toBe(false); // played
    // lost when the card is played, too: so long its player may wait
    const hotel = give(0, property(0), after(0, ANY_40));
    const any = { ...more, hands: [[ANY_40, TAX], [], []] };
    const isGiven = (second: Clause): boolean =>
      isOffered(any, hotel, promise(0, ANY_40, 1), second);
    expect(isGiven(give(0, card(TAX), lapsed(0)))).toBe(true);
    expect(isGiven(give(0, card(ANY_40), lapsed(0)))).toBe(false);
  });

  it('also an older one', () => {
    const first = give(0, card(TAX), turnEnd(0, 2));
    const contracts = [contract(1, [0, 1], [first, 3], [give(0, card(ANY_40), lapsed(0)), null])];
    const held = { ...more, hands: [[TAX, ANY_40], [], []], contracts };
    expect(isOffered(held, promise(0, ANY_40, 1))).toBe(false);
    expect(
      isOffered({ ...held, hands: [[TAX, ANY_40, ANY_40], [], []] }, promise(0, ANY_40, 1)),
    ).toBe(true);
    // without the card it stood in nowhere before
    expect(isOffered({ ...held, hands: [[TAX], [], []] }, give(0, property(1), now))).toBe(true);
  });
});

describe('D-7.2, D-7.7 ending a contract', () => {
  it('may not make impossible what somebody else was promised', () => {
    const contracts = [
      contract(1, [0, 1], [give(1, card(TAX), turnEnd(1, 1)), 1]),
      contract(2, [0, 2], [promise(0, TAX, 2), 3]),
    ];
    const ending = (number: number, to: number) => ({
      type: 'offer',
      to,
      clauses: [],
      ends: number,
    });
    const match = given({ owners: owners('01......'), hands: [[], [TAX], []], contracts });
    expect(match.isLegal(0, ending(1, 1))).toBe(false);
    expect(match.isLegal(0, ending(2, 2))).toBe(true);
  });
});

describe('D-7.2 a promised Force Sale', () => {
  it('does not take what a promised profit card needs', () => {
    const more = { hands: [[FORCE_SALE, HOTEL_PROFIT], [], []], owners: owners('0.......') };
    const sale = (turn: number) => promise(0, FORCE_SALE, turn, { property: 0 });
    expect(isOffered(more, sale(0))).toBe(true);
    expect(isOffered(more, sale(0), promise(0, HOTEL_PROFIT, 1))).toBe(false);
    expect(isOffered(more, sale(1), promise(0, HOTEL_PROFIT, 1))).toBe(true);
  });
});

describe('D-7.7 using an option', () => {
  it('needs every property to be with its giver', () => {
    const clause = option(0, null, give(1, property(1), now));
    const contracts = [contract(1, [0, 1], [clause, null])];
    expect(given({ owners: owners('01......'), contracts }).isLegal(0, use(1, 0))).toBe(true);
    expect(given({ owners: owners('02......'), contracts }).isLegal(0, use(1, 0))).toBe(false);
  });

  it('is not paid with what another contract has to do with', () => {
    const sells = (to: number) =>
      contract(
        to,
        [0, to],
        [option(0, null, give(0, property(0), now), give(to, cash(10), now)), null],
      );
    const one = { owners: owners('0.......'), contracts: [sells(1)] };
    expect(given(one).isLegal(0, use(1, 0))).toBe(true);
    expect(given({ ...one, contracts: [sells(1), sells(2)] }).isLegal(0, use(1, 0))).toBe(false);
  });

  it('gives at once what the same contract was to give later', () => {
    const match = given({ hands: [[TAX], [], []], cash: [0, 0, 0] });
    agree(
      match,
      0,
      offer(
        1,
        option(1, null, give(0, card(TAX), now)),
        give(0, card(TAX), turnEnd(0, 1)),
        give(0, cash(50), lapsed(1)),
      ),
    );
    run(match, 1, use(1, 0));
    run(match, 1, { type: 'done' });
    passAll(match, 2);
    expect(openIn(match)).toEqual({ 1: [1, 2] });
    run(match, 0, pass);
    expect(factsOf(match)).toMatchObject({ contracts: [], debts: [], hands: [[], [TAX], []] });
  });
});
