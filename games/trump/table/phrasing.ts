/** The choices in the slots of a line, in words. "I" and "me" are whoever writes. */

import type { Seat } from '@parlor/kit';
import type { Act, Until } from '../text/words.ts';
import { C } from './composerStrings.ts';
import { D } from './dealStrings.ts';
import type { Gift, Give, When } from './deal.ts';
import { cardName, money, propertyName } from './printed.ts';
import { boxOf } from './reading.ts';
import { likelyPay, shareOf } from './sides.ts';
import { S } from './strings.ts';
import type { Turn } from './turn.ts';

/** 'I', 'Nadia' */
export const subject = ({ me, model }: Turn, seat: Seat): string =>
  seat === me ? C.i : model.who(seat);

/** 'me', 'Nadia' */
export const object = ({ me, model }: Turn, seat: Seat): string =>
  seat === me ? C.me : model.who(seat);

/** 'my', 'Nadia’s' */
export const whose = ({ me, model }: Turn, seat: Seat): string =>
  seat === me ? C.my : D.possessive(model.who(seat));

/** Given by `from` to `to`. */
export function giftText(
  turn: Turn,
  what: Gift,
  sides: { readonly from: Seat; readonly to: Seat },
  isBack = false,
): string {
  const { set, view } = turn;
  switch (what.type) {
    case 'cash':
      return money(what.amount);
    case 'property': {
      const { amount, isLeast } = boxOf(view, what.property);
      const name = propertyName(set, what.property);
      if (isBack) return C.propertyBack(name);
      return C.propertyWithBox(name, isLeast ? S.atLeast(amount) : money(amount));
    }
    case 'card':
      return cardName(set, what.card);
    case 'random':
      return C.random(what.count);
    case 'share':
      return C.priceShare(what.percent, what.atLeast);
    case 'choice':
      return C.choice(whose(turn, what.by === 'giver' ? sides.from : sides.to));
  }
}

export const turnText = (turn: Turn, seat: Seat, n: number): string =>
  C.turnOf(whose(turn, seat), n);

export const untilText = (turn: Turn, until: Until | null): string =>
  until === null ? C.forGood : C.until(turnText(turn, until.seat, until.turn));

/** `giver` is who gives then. */
export function whenText(turn: Turn, when: When, giver: Seat): string {
  const { set, model, me } = turn;
  switch (when.type) {
    case 'now':
      return C.now;
    case 'turnEnd':
      return C.atEnd(turnText(turn, when.seat, when.turn));
    case 'played':
      return C.whenPlayed(
        model.who(when.seat),
        when.seat === me,
        cardName(set, when.card),
        when.payout === 'before',
      );
    case 'bought':
      return C.whenBought(
        model.who(when.seat),
        when.seat === me,
        propertyName(set, when.property),
        when.until === null ? '' : C.by(turnText(turn, when.until.seat, when.until.turn)),
      );
    case 'everyTurnEnd':
      return `${C.everyTurn(whose(turn, when.seat), when.turns)}${
        when.while === null
          ? ''
          : C.whileOwning(model.who(giver), giver === me, propertyName(set, when.while))
      }`;
    case 'lapsed':
      return C.ifLapsed(when.clause + 1);
  }
}

export function actText(turn: Turn, act: Act): string {
  const { set } = turn;
  switch (act.type) {
    case 'tax':
    case 'knockOut':
      return C.acts[act.type](object(turn, act.seat));
    case 'forceSale':
      return C.acts.forceSale(propertyName(set, act.property));
    case 'bid':
      return C.acts.bid(
        act.above,
        act.property === null ? undefined : propertyName(set, act.property),
      );
    case 'deal':
      return C.acts.deal(
        'card' in act.about ? cardName(set, act.about.card) : propertyName(set, act.about.property),
      );
  }
}

/** A share of what a card pays, or of a price. */
export function percentText({ set }: Turn, { what, when }: Give): string {
  if (what.type !== 'share') return '';
  const { percent, atLeast } = what;
  if (when.type !== 'played') return C.priceShare(percent, atLeast);
  const pay = likelyPay(set, when.card);
  const isDie = set.cards[when.card]?.kind === 'dieProfit';
  return C.percent(
    percent,
    pay === undefined || isDie ? undefined : shareOf(pay, percent),
    atLeast,
  );
}
