import { describe, expect, it } from 'vitest';
import { type LastDeal, NOTHING_YET, remarkOn } from './last.ts';
import { messages } from '../messages/en/index.ts';
import { catalogue } from './messages.ts';
import { piecesOf } from './pieces.ts';
import { lastOf, stepsOf } from './testMatches.ts';

catalogue.use(messages);

describe('what stays on the table', () => {
  it('shows every bid as the sum of its pieces, in whole matches of random moves', () => {
    let seen = 0;
    for (let seed = 1; seed <= 2; seed++) {
      let last = NOTHING_YET;
      for (const { events, after } of stepsOf(4, seed, 'public')) {
        last = lastOf(last, events, 4);
        const { sale } = after;
        if (!sale || after.asked !== 'bid') continue;
        for (let seat = 0; seat < 4; seat++) {
          const pieces = piecesOf(sale, last.sale, seat);
          expect(pieces.reduce((sum, { amount }) => sum + amount, 0)).toBe(sale.bids[seat]);
          const investors = pieces.filter(({ isInvestor }) => isInvestor);
          expect(investors.reduce((sum, { amount }) => sum + amount, 0)).toBe(sale.investors[seat]);
          expect(last.sale!.out.includes(seat)).toBe(sale.standing[seat] === 'out');
          // Not a guess: the pieces are those that were told.
          expect(pieces).toBe(last.sale!.pieces[seat]);
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(60);
  });

  it('keeps cash and investors apart when the beginning was not seen', () => {
    for (const { after } of stepsOf(4, 2, 'public')) {
      const { sale } = after;
      if (!sale || sale.investors.every((brought) => brought === 0)) continue;
      const seat = sale.investors.findIndex((brought) => brought > 0);
      expect(piecesOf(sale, undefined, seat).at(-1)).toEqual({
        amount: sale.investors[seat],
        isInvestor: true,
      });
      return;
    }
    expect.fail('nobody played an investor');
  });

  it('knows how a sale ended until the next deed', () => {
    let last = NOTHING_YET;
    let sales = 0;
    for (const { events, after } of stepsOf(3, 5, 'public')) {
      last = lastOf(last, events, 3);
      const sold = events.find(({ type }) => type === 'sold');
      if (sold) {
        sales++;
        expect(last.sale!.end).toEqual(sold);
        const shown = events.find(({ type }) => type === 'boxShown');
        expect(last.sale!.box).toBe(shown?.type === 'boxShown' ? shown.amount : undefined);
      } else if (events.some(({ type }) => type === 'rolled') && after.sale === null)
        expect(last.sale).toBeUndefined();
    }
    expect(sales).toBeGreaterThan(3);
  });

  it('keeps the versions of an offer and its fate', () => {
    let answered = 0;
    for (const seed of [6, 7, 8]) answered += answeredIn(seed);
    expect(answered).toBeGreaterThan(5);
  });

  function answeredIn(seed: number): number {
    let last = NOTHING_YET;
    let answered = 0;
    for (const { events, after } of stepsOf(4, seed, 'public')) {
      last = lastOf(last, events, 4);
      if (after.offer) {
        expect(last.deal!.versions).toHaveLength(after.offer.counters + 1);
        expect(last.deal!.versions.at(-1)).toMatchObject({
          from: after.offer.from,
          to: after.offer.to,
        });
        expect(last.deal!.fate).toBeUndefined();
      }
      const fate = events.find(({ type }) => type === 'rejected' || type === 'accepted');
      if (fate) {
        answered++;
        expect(last.deal!.fate).toBe(fate.type);
      }
    }
    return answered;
  }
});

describe('what a bot says about a deal', () => {
  const deal: LastDeal = {
    versions: [],
    fate: 'rejected',
    by: 2,
    contract: undefined,
    accepted: [],
    at: 7,
  };
  const said = (seat: number, version: number) => ({
    ...{ seat, version, name: 'Otto', text: `${seat} at ${version}` },
  });

  it('belongs to its latest word, however late it is heard', () => {
    expect(remarkOn(deal, [said(2, 7)])).toBe('2 at 7');
    expect(remarkOn(deal, [said(2, 9)])).toBe('2 at 9');
  });

  it('is not what it said about an earlier one, nor what others say', () => {
    expect(remarkOn(deal, [said(2, 5), said(1, 8)])).toBeUndefined();
    expect(remarkOn(deal, [said(2, 5), said(1, 7), said(2, 8)])).toBe('2 at 8');
  });
});
