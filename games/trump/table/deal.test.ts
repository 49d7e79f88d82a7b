import { describe, expect, it } from 'vitest';
import type { Seat } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import { type Clause, giftsOf, MAX_CLAUSES, promiser } from '../facts/clauses.ts';
import { clauseOf, linesOf, slotsFor, STARTS, startDeal } from '../text/deal/composer.ts';
import {
  changeOf,
  counterTo,
  type Deal,
  dealMove,
  type Give,
  isSaying,
  type Line,
  NO_DEAL,
  partiesOf,
  removed,
  replaced,
  shownBy,
  takerIn,
  withCard,
} from './deal.ts';
import { COMMON, giving, givingWhen, newLine, RARE, turned } from './drafting.ts';
import { canLapse, formOf, returnable, standsInFor } from './lineForms.ts';
import { endable, withParty } from './parties.ts';
import { STANDARD } from './printed.ts';
import { others } from './reading.ts';
import { shareOf, sideOf } from './sides.ts';
import { type Step, stepsOf } from './testMatches.ts';

const NOW = { type: 'now' } as const;

const cash = (from: Seat, amount: number, when: Give['when'] = NOW): Give => ({
  type: 'give',
  from,
  what: { type: 'cash', amount },
  when,
});

/** Turns of Part 2 in which offers are possible. */
function* turnsOfDealing(seed: number): Generator<Step> {
  for (const step of stepsOf(4, seed))
    if (step.view.asked === 'turn' && step.view.part === 2) yield step;
}

const aTurn = (): Step => turnsOfDealing(1).next().value as Step;

const dealOf = (view: View, lines: readonly Line[] = []): Deal => ({
  ...NO_DEAL,
  to: ((view.viewer as Seat) + 1) % view.seats,
  lines,
});

describe('lines and clauses', () => {
  it('the lines of a usual deal make the same clauses again', () => {
    let offers = 0;
    for (let seed = 1; seed <= 2; seed++)
      for (const { move } of stepsOf(3 + (seed % 2), seed)) {
        if (move.type !== 'offer' && move.type !== 'counter') continue;
        const { clauses } = move;
        if (!clauses.every(({ type }) => type === 'give' || type === 'play')) continue;
        offers++;
        for (const line of clauses) expect(formOf(line, clauses)).toBeDefined();
      }
    expect(offers).toBeGreaterThan(10);
    const { view } = aTurn();
    for (const start of STARTS) {
      const clauses = startDeal(view, dealOf(view).to, start).map(clauseOf);
      expect(linesOf(clauses).map(clauseOf)).toEqual(clauses);
    }
  });

  it('make an offer, or a counter-offer with the sides as they are', () => {
    for (const { view, check } of stepsOf(4, 3)) {
      if (view.asked !== 'answer' || view.offer!.counters > 0 || view.offer!.and) continue;
      const deal = counterTo(view);
      expect(deal.to).toBe(view.offer!.from);
      const { ends } = view.offer!;
      expect(dealMove(deal)).toEqual({
        type: 'counter',
        ...(ends !== undefined && { ends }),
        clauses: view.offer!.clauses,
      });
      // Never refused for its form.
      expect(check(dealMove(deal))).not.toBe('no move');
      return;
    }
    expect.fail('no offer was made');
  });

  it('D-7.7 name further parties and the contract they end only where there are any', () => {
    const { view } = aTurn();
    const [to, next] = others(view);
    const plain = dealOf(view, [cash(view.viewer as Seat, 10)]);
    expect(dealMove(plain)).toEqual({ type: 'offer', to, clauses: plain.lines });
    expect(dealMove({ ...plain, and: [next], ends: 4 })).toMatchObject({ and: [next], ends: 4 });
    expect(isSaying({ ...plain, lines: [] })).toBe(false);
    expect(isSaying({ ...plain, lines: [], ends: 4 })).toBe(true);
  });
});

describe('a new line', () => {
  it('is legal by itself or says at once why not', () => {
    let legal = 0;
    for (const { view, check } of turnsOfDealing(2)) {
      for (const kind of [...COMMON, ...RARE]) {
        const deal = dealOf(view);
        const line = newLine(view, deal, kind);
        if (!line) continue;
        const why = check(dealMove({ ...deal, lines: [line] }));
        if (why === undefined) legal++;
        else expect(why).not.toBe('no move');
      }
    }
    expect(legal).toBeGreaterThan(10);
  });

  it('starts with whoever gives nothing yet', () => {
    const { view } = aTurn();
    const first = newLine(view, dealOf(view), 'give')!;
    expect(promiser(first)).toBe(view.viewer);
    expect(promiser(newLine(view, dealOf(view, [first]), 'give')!)).toBe(dealOf(view).to);
  });

  it('promises the card whose payout is shared, and shares what is promised', () => {
    const { view } = aTurn();
    const share = newLine(view, dealOf(view), 'share') as Give;
    const promise = newLine(view, dealOf(view, [share]), 'promise')!;
    const card = share.when.type === 'played' ? share.when.card : undefined;
    expect(promise).toMatchObject({ type: 'play', seat: share.from, card });
    expect(newLine(view, dealOf(view, [promise]), 'share')).toEqual(share);
  });

  it('takes no card that is given away now', () => {
    const { view } = aTurn();
    const me = view.viewer as Seat;
    const [first = -1, second = -1] = slotsFor(view, me).turnCards;
    expect(second).not.toBe(-1);
    const gives: Line = { ...cash(me, 10), what: { type: 'card', card: first } };
    // As if everything in hand could be played.
    const rich = { ...view, owners: view.owners.map(() => me) };
    expect(newLine(rich, dealOf(rich), 'promise')).toMatchObject({ card: first });
    expect(newLine(rich, dealOf(rich, [gives]), 'promise')).toMatchObject({ card: second });
  });

  it('takes a card that can be played once the deal is made', () => {
    const { view } = aTurn();
    const me = view.viewer as Seat;
    const [HOTEL_PROFIT, CASINO_PROFIT] = [0, 1];
    const deal = dealOf(view);
    const table: View = {
      ...view,
      hand: [HOTEL_PROFIT, CASINO_PROFIT],
      owners: view.owners.map((_, property) => (property === 1 ? me : deal.to)),
    };
    expect(newLine(table, deal, 'promise')).toMatchObject({ card: CASINO_PROFIT });
    const swap: readonly Line[] = [
      { ...cash(me, 10), what: { type: 'property', property: 1 } },
      { ...cash(deal.to, 10), what: { type: 'property', property: 0 } },
    ];
    const line = newLine(table, { ...deal, lines: swap }, 'promise');
    expect(line).toMatchObject({ card: HOTEL_PROFIT });
  });

  it('asks who has no money for a card instead', () => {
    const { view } = aTurn();
    const poor: View = { ...view, cash: view.cash.map(() => 0) };
    const line = newLine(poor, dealOf(poor), 'give')!;
    expect(line).toMatchObject({ what: { type: 'random', count: 1 } });
    const round = turned(poor, dealOf(poor), cash(0, 90), dealOf(poor).to);
    expect(round).toMatchObject({ what: { type: 'random', count: 1 } });
  });

  it('can give back only what comes now', () => {
    const { view } = aTurn();
    const me = view.viewer as Seat;
    const deal = dealOf(view);
    expect(newLine(view, deal, 'return')).toBeUndefined();
    const gets: Give = { ...cash(deal.to, 10), what: { type: 'property', property: 3 } };
    expect(returnable([gets], me)).toEqual([gets.what]);
    expect(returnable([gets], deal.to)).toEqual([]);
    const later: Give = { ...gets, when: { type: 'turnEnd', seat: me, turn: 1 } };
    expect(returnable([later], me)).toEqual([]);
    expect(newLine(view, dealOf(view, [gets]), 'return')).toEqual({
      type: 'give',
      from: me,
      what: gets.what,
      when: { type: 'turnEnd', seat: me, turn: 1 },
    });
  });

  it('D-7.7 of every rarer kind can be written, a stand-in only where something can lapse', () => {
    const { view } = aTurn();
    const made = RARE.map((kind) => newLine(view, dealOf(view), kind)?.type);
    expect(made).toEqual(['abstain', 'option', 'give', 'give', undefined, 'give', 'show']);
    const promise = newLine(view, dealOf(view), 'promise')!;
    expect(canLapse(promise)).toBe(true);
    const deal = dealOf(view, [cash(0, 10), promise]);
    expect(newLine(view, deal, 'lapsed')).toMatchObject({ when: { type: 'lapsed', clause: 1 } });
  });
});

describe('a change to a line', () => {
  const { view } = aTurn();
  const me = view.viewer as Seat;
  const every: Give['when'] = { type: 'everyTurnEnd', seat: me, turns: 3, while: null };
  const bought: Give['when'] = { type: 'bought', seat: me, property: 1, until: null };

  it('D-7.7 never leaves a thing at a time when it cannot be given', () => {
    const card = { type: 'card', card: 24 } as const;
    expect(giving(view, cash(me, 10, every), card).when.type).toBe('turnEnd');
    expect(giving(view, cash(me, 10, bought), card).when.type).toBe('turnEnd');
    expect(giving(view, cash(me, 10), card).when).toEqual(NOW);
    const gift: Give = { ...cash(me, 10), what: card };
    for (const when of [every, bought]) expect(givingWhen(gift, when).what.type).toBe('cash');
    expect(givingWhen(gift, { type: 'lapsed', clause: 0 }).what).toEqual(card);
    const share: Give = { ...cash(me, 10, bought), what: { type: 'share', percent: 50 } };
    expect(givingWhen(share, bought).what.type).toBe('share');
    expect(givingWhen(share, every).what.type).toBe('cash');
  });

  it('D-7.7 lets nothing stand in for itself, also not by way of another', () => {
    const play: Line = { type: 'play', seat: me, card: 24, turn: 1 };
    const stand = (clause: number): Give => ({
      ...cash(me, 10, { type: 'lapsed', clause }),
      what: { type: 'card', card: 25 },
    });
    const deal = dealOf(view, [play, stand(0), stand(1), cash(me, 10)]);
    expect(standsInFor(deal, 3)).toEqual([0, 1, 2]);
    expect(standsInFor(deal, 2)).toEqual([0, 1]);
    expect(standsInFor(deal, 1)).toEqual([0]);
    expect(standsInFor(deal, 0)).toEqual([]);
  });
});

describe('several parties', () => {
  const { view } = aTurn();
  const me = view.viewer as Seat;
  const [first, second, third] = others(view) as [Seat, Seat, Seat];

  it('D-7.7 are asked clockwise, whoever was chosen first, and every gift says whose it is', () => {
    const option = newLine(view, { ...NO_DEAL, to: third }, 'option')!;
    const deal: Deal = { ...NO_DEAL, to: third, lines: [cash(me, 10), cash(third, 20), option] };
    const wide = withParty(view, deal, first);
    expect([wide.to, ...wide.and]).toEqual([first, third]);
    expect(partiesOf(view, wide)).toEqual([me, first, third]);
    // As before: between the two who were there.
    expect(wide.lines.slice(0, 2)).toMatchObject([
      { from: me, to: third },
      { from: third, to: me },
    ]);
    for (const gift of wide.lines.flatMap((line) => giftsOf(line)))
      expect(gift).toHaveProperty('to');
    expect(withParty(view, wide, first)).toEqual(deal);
  });

  it('leave with their lines, and with what stood in for those', () => {
    const wide = withParty(view, dealOf(view, [cash(me, 10)]), second);
    const play: Line = { type: 'play', seat: second, card: 24, turn: 1 };
    const stand: Give = { ...cash(first, 50, { type: 'lapsed', clause: 1 }), to: me };
    const deal = { ...wide, lines: [...wide.lines, play, stand, { ...cash(first, 30), to: me }] };
    expect(withParty(view, deal, second).lines).toEqual([cash(me, 10), cash(first, 30)]);
  });

  it('stay at least two', () => {
    const deal = dealOf(view);
    expect(withParty(view, deal, deal.to)).toBe(deal);
  });

  it('take what is given to them, and nobody else does', () => {
    const wide = withParty(view, dealOf(view), second);
    const gift = { ...cash(first, 40), to: second };
    const money = partiesOf(view, wide).map(
      (seat) => sideOf(view, STANDARD, wide, [gift], seat).money,
    );
    expect(money).toEqual([0, -40, 40]);
    expect(takerIn(view, wide, first, undefined)).toBe(me);
  });
});

describe('changing a contract', () => {
  it('D-7.7 begins with what is open of it, counted from now', () => {
    const { view } = aTurn();
    const me = view.viewer as Seat;
    const [other] = others(view) as [Seat];
    const ended = view.turnsEnded[other];
    const contract = {
      number: 7,
      seats: [other, me] as const,
      open: [
        {
          index: 1,
          due: ended + 2,
          clause: { type: 'play', seat: other, card: 24, turn: 5 } as const,
        },
        {
          index: 3,
          due: ended + 1,
          left: 2,
          clause: cash(other, 10, { type: 'everyTurnEnd', seat: other, turns: 6, while: null }),
        },
        { index: 4, due: null, clause: cash(other, 50, { type: 'lapsed', clause: 1 }) },
      ],
    };
    const table: View = { ...view, turn: me, contracts: [contract] };
    const deal = changeOf(table, contract);
    expect(deal).toMatchObject({ to: other, and: [], ends: 7, isCounter: false });
    expect(deal.lines).toEqual([
      { type: 'play', seat: other, card: 24, turn: 2 },
      cash(other, 10, { type: 'everyTurnEnd', seat: other, turns: 2, while: null }),
      cash(other, 50, { type: 'lapsed', clause: 0 }),
    ] satisfies Clause[]);
    expect(endable(table, deal)).toEqual([7]);
    expect(endable(table, withParty(table, deal, others(view)[1]))).toEqual([]);
  });
});

describe('turning a line round', () => {
  it('keeps what the other side can give as well, and finds something it can', () => {
    for (const { view } of turnsOfDealing(4)) {
      const me = view.viewer as Seat;
      const deal = dealOf(view);
      for (const start of STARTS)
        for (const line of startDeal(view, deal.to, start).map(clauseOf)) {
          const seat = takerIn(view, deal, promiser(line), undefined);
          const round = turned(view, deal, line, seat);
          expect(promiser(round)).toBe(seat);
          if (round.type !== 'give' || formOf(round, deal.lines) !== 'give') continue;
          const slots = slotsFor(view, seat);
          if (round.what.type === 'property' && round.when.type === 'now')
            expect(slots.properties).toContain(round.what.property);
          if (round.what.type === 'card') expect(slots.cards).toContain(round.what.card);
        }
      expect(me).toBe(view.viewer);
    }
  });

  it('never leaves a promise for a turn that is not running', () => {
    const { view } = aTurn();
    const deal = dealOf(view);
    const mine: Line = { type: 'play', seat: view.viewer as Seat, card: 24, turn: 0 };
    expect(turned(view, deal, mine, deal.to)).toMatchObject({ seat: deal.to, turn: 1 });
  });

  it('turns what is forbidden and an option round as well', () => {
    const { view } = aTurn();
    const me = view.viewer as Seat;
    const deal = dealOf(view);
    const act = { type: 'tax', seat: me } as const;
    const abstain: Line = { type: 'abstain', seat: deal.to, act, until: null };
    expect(turned(view, deal, abstain, me)).toMatchObject({ seat: me, act: { seat: deal.to } });
    const option = newLine(view, deal, 'option') as Extract<Line, { type: 'option' }>;
    const round = turned(view, deal, option, deal.to) as typeof option;
    expect(round.clauses.map(({ from }) => from)).toEqual([me, deal.to]);
  });
});

describe('changing a deal', () => {
  const { view } = aTurn();
  const me = view.viewer as Seat;
  const sum = (amount: number): Line => cash(me, amount);

  it('replaces and removes single lines', () => {
    const deal = dealOf(view, [sum(10), sum(20), sum(30)]);
    expect(replaced(deal, 1, sum(50)).lines).toEqual([sum(10), sum(50), sum(30)]);
    expect(removed(deal, 0).lines).toEqual([sum(20), sum(30)]);
  });

  it('removes with a line what stands in for it, and lets the others name the same lines', () => {
    const play: Line = { type: 'play', seat: me, card: 24, turn: 1 };
    const stand = (clause: number): Give => cash(me, 10, { type: 'lapsed', clause });
    const deal = dealOf(view, [sum(10), play, stand(1), play, stand(3)]);
    expect(removed(deal, 0).lines).toEqual([play, stand(0), play, stand(2)]);
    expect(removed(deal, 1).lines).toEqual([sum(10), play, stand(1)]);
  });

  it('adds a tapped card once, takes it away with the next tap, and stops when it is full', () => {
    const one = withCard(dealOf(view), me, 24)!;
    expect(one.lines).toEqual([
      { type: 'give', from: me, what: { type: 'card', card: 24 }, when: NOW },
    ]);
    expect(withCard(one, me, 24)!.lines).toEqual([]);
    const full = dealOf(
      view,
      Array.from({ length: MAX_CLAUSES }, () => sum(10)),
    );
    expect(withCard(full, me, 24)).toBeUndefined();
  });
});

describe('what a deal comes to', () => {
  const view = { ...aTurn().view, viewer: 0, hand: [0, 16, 24] } as View;
  const boxes = [80, 50, 50, 50, 50, 50, 50, 50];
  const table = { ...view, boxes, boxesSeen: boxes } as View;
  const deal: Deal = { ...NO_DEAL, to: 1 };
  const property = (from: Seat, when: Give['when'] = NOW): Give => ({
    ...cash(from, 10, when),
    what: { type: 'property', property: 0 },
  });
  const share = (card: number, percent = 50, atLeast?: number): Give => ({
    type: 'give',
    from: 0,
    what: { type: 'share', percent, ...(atLeast !== undefined && { atLeast }) },
    when: { type: 'played', seat: 0, card, payout: 'after' },
  });
  const play = (card: number): Line => ({ type: 'play', seat: 0, card, turn: 1 });
  const loan: readonly Line[] = [
    property(1),
    share(16),
    play(16),
    property(0, { type: 'turnEnd', seat: 0, turn: 1 }),
  ];
  const side = (lines: readonly Line[], seat: Seat, of: View = table) =>
    sideOf(of, STANDARD, deal, lines, seat);

  it('counts a card once, its share, and what comes back not at all', () => {
    // Hotel + Casino pays 120.
    expect(side(loan, 0)).toMatchObject({ money: 60, properties: [], lost: [] });
    expect(side(loan, 1)).toMatchObject({ money: 60, properties: [], lost: [] });
  });

  it('counts boxes with their properties, and cards by number', () => {
    const sale: readonly Line[] = [
      property(1),
      cash(0, 100),
      { ...cash(0, 10), what: { type: 'random', count: 2 } },
      { ...cash(0, 10), what: { type: 'choice', by: 'taker' } },
    ];
    expect(side(sale, 0)).toEqual({
      money: -20,
      cards: -3,
      properties: [0],
      lost: [],
      isAbout: false,
    });
    expect(side(sale, 1)).toMatchObject({ money: 20, cards: 3, lost: [0] });
  });

  it('counts every payment, and only what is not left to a sale, a lapse or somebody’s choice', () => {
    const rent = cash(0, 20, { type: 'everyTurnEnd', seat: 0, turns: 4, while: null });
    expect(side([rent], 1)).toMatchObject({ money: 80, isAbout: false });
    const maybe: readonly Line[] = [
      cash(0, 50, { type: 'lapsed', clause: 1 }),
      play(16),
      cash(0, 70, { type: 'bought', seat: 1, property: 2, until: null }),
      { type: 'option', seat: 0, clauses: [cash(1, 90)], until: null },
    ];
    expect(side(maybe, 1)).toMatchObject({ money: 0, isAbout: true });
  });

  it('says "about" where a die or a shut box is in it', () => {
    expect(side([share(8)], 0)).toMatchObject({ money: 30, isAbout: true });
    const shut = { ...table, boxes: boxes.map(() => null), boxesSeen: boxes } as View;
    expect(side(loan, 0, shut).isAbout).toBe(true);
  });

  it('D-7.1 rounds a share down to tens, and to no less than what is guaranteed', () => {
    expect(shareOf(70, 50)).toBe(30);
    expect(shareOf(120, 50)).toBe(60);
    expect(shareOf(40, 10)).toBe(0);
    expect(shareOf(40, 10, 20)).toBe(20);
    expect(side([share(16, 10, 50)], 1).money).toBe(50);
  });

  it('tells which of my cards the other gets to see', () => {
    expect(shownBy(table, loan)).toEqual([16]);
    const more: readonly Line[] = [
      ...loan,
      { ...cash(0, 10), what: { type: 'card', card: 24 } },
      cash(1, 10, { type: 'played', seat: 0, card: 0, payout: 'before' }),
      // Another's card, and one I do not hold.
      { ...cash(1, 10), what: { type: 'card', card: 5 } },
      play(30),
    ];
    expect(shownBy(table, more)).toEqual([16, 24, 0]);
    const option: Line = {
      type: 'option',
      seat: 1,
      clauses: [{ ...cash(0, 10), what: { type: 'card', card: 24 } }],
      until: null,
    };
    expect(shownBy(table, [option])).toEqual([24]);
    expect(shownBy(table, [{ type: 'show', seat: 0, card: null }])).toEqual([0, 16, 24]);
    expect(shownBy(table, [{ type: 'show', seat: 1, card: null }])).toEqual([]);
  });
});
