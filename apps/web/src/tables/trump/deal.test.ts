import { describe, expect, it } from 'vitest';
import type { Seat } from '@parlor/kit';
import type { View } from '@parlor/trump';
import { clauseOf, linesOf, MAX_CLAUSES, slotsFor, STARTS, startDeal } from '@parlor/trump/words';
import {
  clausesOf,
  counterTo,
  type Deal,
  dealMove,
  type Kind,
  type Line,
  newLine,
  otherParty,
  removed,
  replaced,
  returnable,
  shareOf,
  shownBy,
  sideOf,
  turned,
  withCard,
} from './deal.ts';
import { STANDARD } from './printed.ts';
import { type Step, stepsOf } from './testMatches.ts';

const NOW = { type: 'now' } as const;
const KINDS: readonly Kind[] = ['give', 'share', 'promise', 'return'];

/** Turns of Part 2 in which offers are possible. */
function* turnsOfDealing(seed: number): Generator<Step> {
  for (const step of stepsOf(4, seed))
    if (step.view.asked === 'turn' && step.view.part === 2) yield step;
}

const aTurn = (): Step => turnsOfDealing(1).next().value as Step;

const dealOf = (view: View, lines: readonly Line[] = []): Deal => ({
  to: ((view.viewer as Seat) + 1) % view.seats,
  lines,
  isCounter: false,
});

describe('lines and clauses', () => {
  it('are the same thing in two forms, for every offer that random play makes', () => {
    let offers = 0;
    for (let seed = 1; seed <= 2; seed++)
      for (const { move } of stepsOf(3 + (seed % 2), seed)) {
        if (move.type !== 'offer' && move.type !== 'counter') continue;
        offers++;
        expect(clausesOf(linesOf(move.clauses))).toEqual(move.clauses);
      }
    expect(offers).toBeGreaterThan(25);
  });

  it('make an offer, or a counter-offer with the sides as they are', () => {
    for (const { view, check } of stepsOf(4, 3)) {
      if (view.asked !== 'answer' || view.offer!.counters > 0) continue;
      const deal = counterTo(view);
      expect(deal.to).toBe(view.offer!.from);
      expect(dealMove(deal)).toEqual({ type: 'counter', clauses: view.offer!.clauses });
      // The same words from the other side stand if that side can keep them.
      expect([
        undefined,
        'card-not-held',
        'promise-card',
        'hand-promised',
        'promise-play',
      ]).toContain(check(dealMove(deal)));
      return;
    }
    expect.fail('no offer was made');
  });
});

describe('a new line', () => {
  it('is legal by itself or says at once why not', () => {
    let legal = 0;
    for (const { view, check } of turnsOfDealing(2)) {
      for (const kind of KINDS) {
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
    expect(first.seat).toBe(view.viewer);
    expect(newLine(view, dealOf(view, [first]), 'give')!.seat).toBe(dealOf(view).to);
  });

  it('promises the card whose payout is shared, and shares what is promised', () => {
    const { view } = aTurn();
    const share = newLine(view, dealOf(view), 'share')!;
    const promise = newLine(view, dealOf(view, [share]), 'promise')!;
    expect(promise).toMatchObject({ seat: share.seat, card: 'card' in share && share.card });
    expect(newLine(view, dealOf(view, [promise]), 'share')).toEqual(share);
  });

  it('takes no card that is given away now', () => {
    const { view } = aTurn();
    const me = view.viewer as Seat;
    const [first = -1, second = -1] = slotsFor(view, me).turnCards;
    expect(second).not.toBe(-1);
    const gives: Line = { line: 'give', seat: me, what: { type: 'card', card: first }, when: NOW };
    expect(newLine(view, dealOf(view), 'promise')).toMatchObject({ card: first });
    expect(newLine(view, dealOf(view, [gives]), 'promise')).toMatchObject({ card: second });
  });

  it('asks who has no money for a card instead', () => {
    const { view } = aTurn();
    const poor: View = { ...view, cash: view.cash.map(() => 0) };
    const line = newLine(poor, dealOf(poor), 'give')!;
    expect(line).toMatchObject({ what: { type: 'random', count: 1 } });
    const cash: Line = { line: 'give', seat: 0, what: { type: 'cash', amount: 90 }, when: NOW };
    const round = turned(poor, dealOf(poor), cash, dealOf(poor).to);
    expect(round).toMatchObject({ what: { type: 'random', count: 1 } });
  });

  it('can give back only what comes now', () => {
    const { view } = aTurn();
    const me = view.viewer as Seat;
    const deal = dealOf(view);
    expect(newLine(view, deal, 'return')).toBeUndefined();
    const gets: Line = {
      line: 'give',
      seat: deal.to,
      what: { type: 'property', property: 3 },
      when: NOW,
    };
    expect(returnable([gets], me)).toEqual([gets.what]);
    expect(returnable([gets], deal.to)).toEqual([]);
    const later: Line = { ...gets, when: { type: 'turnEnd', seat: me, turn: 1 } };
    expect(returnable([later], me)).toEqual([]);
    expect(newLine(view, dealOf(view, [gets]), 'return')).toEqual({
      line: 'return',
      seat: me,
      what: gets.what,
      when: { type: 'turnEnd', seat: me, turn: 1 },
    });
  });
});

describe('turning a line round', () => {
  it('keeps what the other side can give as well, and finds something it can', () => {
    for (const { view } of turnsOfDealing(4)) {
      const me = view.viewer as Seat;
      const deal = dealOf(view);
      for (const start of STARTS)
        for (const line of startDeal(view, deal.to, start)) {
          const seat = otherParty(view, deal, line.seat);
          const round = turned(view, deal, line, seat);
          expect(round.seat).toBe(seat);
          expect(otherParty(view, deal, seat)).toBe(line.seat);
          if (round.line !== 'give') continue;
          const slots = slotsFor(view, seat);
          if (round.what.type === 'property')
            expect(slots.properties).toContain(round.what.property);
          if (round.what.type === 'card') expect(slots.cards).toContain(round.what.card);
        }
      expect(me).toBe(view.viewer);
    }
  });

  it('never leaves a promise for a turn that is not running', () => {
    const { view } = aTurn();
    const deal = dealOf(view);
    const mine: Line = { line: 'promise', seat: view.viewer as Seat, card: 24, turn: 0 };
    expect(turned(view, deal, mine, deal.to)).toMatchObject({ seat: deal.to, turn: 1 });
  });
});

describe('changing a deal', () => {
  const { view } = aTurn();
  const me = view.viewer as Seat;
  const cash = (amount: number): Line => ({
    line: 'give',
    seat: me,
    what: { type: 'cash', amount },
    when: NOW,
  });

  it('replaces and removes single lines', () => {
    const deal = dealOf(view, [cash(10), cash(20), cash(30)]);
    expect(replaced(deal, 1, cash(50)).lines).toEqual([cash(10), cash(50), cash(30)]);
    expect(removed(deal, 0).lines).toEqual([cash(20), cash(30)]);
  });

  it('adds a tapped card once, takes it away with the next tap, and stops when it is full', () => {
    const one = withCard(dealOf(view), me, 24)!;
    expect(one.lines.map(clauseOf)).toEqual([
      { type: 'give', from: me, what: { type: 'card', card: 24 }, when: NOW },
    ]);
    expect(withCard(one, me, 24)!.lines).toEqual([]);
    const full = dealOf(
      view,
      Array.from({ length: MAX_CLAUSES }, () => cash(10)),
    );
    expect(withCard(full, me, 24)).toBeUndefined();
  });
});

describe('what a deal comes to', () => {
  const view = { ...aTurn().view, viewer: 0, hand: [0, 16, 24] } as View;
  const boxes = [80, 50, 50, 50, 50, 50, 50, 50];
  const table = { ...view, boxes, boxesSeen: boxes } as View;
  const loan: readonly Line[] = [
    { line: 'give', seat: 1, what: { type: 'property', property: 0 }, when: NOW },
    { line: 'share', seat: 0, percent: 50, card: 16 },
    { line: 'promise', seat: 0, card: 16, turn: 1 },
    {
      line: 'return',
      seat: 0,
      what: { type: 'property', property: 0 },
      when: { type: 'turnEnd', seat: 0, turn: 1 },
    },
  ];

  it('counts a card once, its share, and what comes back not at all', () => {
    // Hotel + Casino pays 120.
    expect(sideOf(table, STANDARD, loan, 0)).toMatchObject({ money: 60, properties: [], lost: [] });
    expect(sideOf(table, STANDARD, loan, 1)).toMatchObject({ money: 60, properties: [], lost: [] });
  });

  it('counts boxes with their properties, and cards by number', () => {
    const sale: readonly Line[] = [
      { line: 'give', seat: 1, what: { type: 'property', property: 0 }, when: NOW },
      { line: 'give', seat: 0, what: { type: 'cash', amount: 100 }, when: NOW },
      { line: 'give', seat: 0, what: { type: 'random', count: 2 }, when: NOW },
    ];
    expect(sideOf(table, STANDARD, sale, 0)).toEqual({
      money: -20,
      cards: -2,
      properties: [0],
      lost: [],
      isAbout: false,
    });
    expect(sideOf(table, STANDARD, sale, 1)).toMatchObject({ money: 20, cards: 2, lost: [0] });
  });

  it('says "about" where a die or a shut box is in it', () => {
    const die: readonly Line[] = [{ line: 'share', seat: 0, percent: 50, card: 8 }];
    expect(sideOf(table, STANDARD, die, 0)).toMatchObject({ money: 30, isAbout: true });
    const shut = { ...table, boxes: boxes.map(() => null), boxesSeen: boxes } as View;
    expect(sideOf(shut, STANDARD, loan, 0).isAbout).toBe(true);
  });

  it('rounds a share down to tens', () => {
    expect(shareOf(70, 50)).toBe(30);
    expect(shareOf(120, 50)).toBe(60);
    expect(shareOf(40, 10)).toBe(0);
  });

  it('tells which of my cards the other gets to see', () => {
    expect(shownBy(table, loan)).toEqual([16]);
    const more: readonly Line[] = [
      ...loan,
      { line: 'give', seat: 0, what: { type: 'card', card: 24 }, when: NOW },
      {
        line: 'give',
        seat: 1,
        what: { type: 'cash', amount: 10 },
        when: { type: 'played', seat: 0, card: 0, payout: 'before' },
      },
      // Another's card, and one I do not hold.
      { line: 'give', seat: 1, what: { type: 'card', card: 5 }, when: NOW },
      { line: 'promise', seat: 0, card: 30, turn: 1 },
    ];
    expect(shownBy(table, more)).toEqual([16, 24, 0]);
  });
});
