/** The choices in the slots of a line, in words. "I" and "me" are whoever writes. */

import type { Seat } from '@parlor/kit';
import { D } from './dealStrings.ts';
import { type Gift, type Line, likelyPay, shareOf, type When } from './deal.ts';
import { cardName, money, propertyName } from './printed.ts';
import { boxOf } from './reading.ts';
import { S } from './strings.ts';
import type { Turn } from './turn.ts';

/** 'I', 'Nadia' */
export const subject = ({ me, model }: Turn, seat: Seat): string =>
  seat === me ? D.i : model.who(seat);

/** 'me', 'Nadia' */
export const object = ({ me, model }: Turn, seat: Seat): string =>
  seat === me ? D.me : model.who(seat);

/** 'my', 'Nadia’s' */
const whose = ({ me, model }: Turn, seat: Seat): string =>
  seat === me ? D.my : D.possessive(model.who(seat));

export function giftText({ set, view }: Turn, what: Gift, isBack = false): string {
  switch (what.type) {
    case 'cash':
      return money(what.amount);
    case 'property': {
      const { amount, isLeast } = boxOf(view, what.property);
      const name = propertyName(set, what.property);
      if (isBack) return D.propertyBack(name);
      return D.propertyWithBox(name, isLeast ? S.atLeast(amount) : money(amount));
    }
    case 'card':
      return cardName(set, what.card);
    case 'random':
      return D.random(what.count);
  }
}

export const turnText = (turn: Turn, seat: Seat, n: number): string =>
  D.turnOf(whose(turn, seat), n);

export function whenText(turn: Turn, when: When): string {
  const { set, model, me } = turn;
  switch (when.type) {
    case 'now':
      return D.now;
    case 'turnEnd':
      return D.atEnd(turnText(turn, when.seat, when.turn));
    case 'played':
      return D.whenPlayed(
        model.who(when.seat),
        when.seat === me,
        cardName(set, when.card),
        when.payout === 'before',
      );
  }
}

export function percentText({ set }: Turn, line: Extract<Line, { line: 'share' }>): string {
  const pay = likelyPay(set, line.card);
  const isDie = set.cards[line.card]?.kind === 'dieProfit';
  return D.percent(
    line.percent,
    pay === undefined || isDie ? undefined : shareOf(pay, line.percent),
  );
}

/** The whole line as one sentence, for whoever cannot see its slots. */
export function lineText(turn: Turn, line: Line, other: Seat): string {
  const { me, set } = turn;
  const giver = subject(turn, line.seat);
  const isMe = line.seat === me;
  switch (line.line) {
    case 'give':
      return `${giver} ${D.give(isMe)} ${object(turn, other)} ${giftText(turn, line.what)} ${whenText(turn, line.when)}`;
    case 'return':
      return `${giver} ${D.giveBack(isMe)} ${giftText(turn, line.what, true)} ${whenText(turn, line.when)}`;
    case 'share':
      return `${D.when} ${giver} ${D.play(isMe)} ${cardName(set, line.card)} ${D.shareGets(turn.model.who(other), other === me)} ${percentText(turn, line)}`;
    case 'promise':
      return `${giver} ${D.play(isMe)} ${cardName(set, line.card)} ${D.by(turnText(turn, line.seat, line.turn))}`;
  }
}
