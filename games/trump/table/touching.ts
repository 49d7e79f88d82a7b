/** What a tap or a key does: changes the choice, or says why it cannot. */

import type { Seat } from '@parlor/kit';
import type { Move } from '../rules/index.ts';
import { STEP } from '../facts/components.ts';
import { aimKnock } from './asking.ts';
import { withCard } from './deal.ts';
import { type Card, kindOf, type Property } from './printed.ts';
import { others, playsOf } from './reading.ts';
import { m } from './messages.ts';
import type { Turn } from './turn.ts';

export function touchCard(turn: Turn, card: Card): void {
  if (turn.draft.deal) {
    const deal = withCard(turn.draft.deal, turn.me!, card);
    if (deal) turn.change({ deal });
    return;
  }
  switch (turn.asked) {
    case 'turn':
    case 'related':
      touchPlay(turn, card);
      return;
    case 'bid':
      touchBidding(turn, card);
      return;
    case 'choose':
      if (turn.view.choosing?.from !== turn.me) turn.model.explain(m().missing.cardsThere);
      else ifAllowed(turn, { type: 'choose', card }, () => turn.change({ card }));
      return;
    case 'open':
      turn.model.explain(m().missing.cardsAfterOpening);
      return;
    default:
      if (turn.asked !== undefined) turn.model.explain(m().missing.cardsLater);
  }
}

/** Does it, or says why it cannot be done. */
function ifAllowed(turn: Turn, move: Move, act: () => void): void {
  turn.whenKnown([move], () => (turn.allows(move) ? act() : turn.explain(move)));
}

function touchPlay(turn: Turn, card: Card): void {
  const { draft, view, set } = turn;
  if (draft.isSeeking) return;
  if (draft.card === card) {
    turn.change({ card: undefined, seat: undefined, property: undefined });
    return;
  }
  const plays = playsOf(view, set, card);
  turn.whenKnown(plays, () => choosePlay(turn, card, plays));
}

function choosePlay(turn: Turn, card: Card, plays: readonly Move[]): void {
  const possible = plays.filter((play) => turn.allows(play));
  if (possible.length === 0) {
    turn.explain(plays[0] ?? { type: 'play', card });
    return;
  }
  // Where only one aim is possible, it is taken.
  const only = possible.length === 1 ? possible[0] : undefined;
  turn.change({
    card,
    seat: only?.type === 'play' ? only.seat : undefined,
    property: only?.type === 'play' ? only.property : undefined,
  });
}

function touchBidding(turn: Turn, card: Card): void {
  const { draft, set, groups, view, me } = turn;
  const kind = kindOf(set, card);
  if (kind === 'out') {
    if (draft.card === card) turn.change({ card: undefined, seat: undefined });
    else {
      const knocks = others(view).map((seat): Move => ({ type: 'knockOut', seat }));
      turn.whenKnown(knocks, () => {
        if (knocks.some((knock) => turn.allows(knock))) aimKnock(turn, card);
        else turn.explain({ type: 'knockOut', seat: someoneIn(turn) });
      });
    }
    return;
  }
  if (kind === 'back') {
    ifAllowed(turn, { type: 'backIn' }, () =>
      turn.change({ card: draft.card === card ? undefined : card }),
    );
    return;
  }
  if (kind !== 'investor' || view.sale!.standing[me!] !== 'in') {
    turn.explain({ type: 'raise', cash: 0, cards: [card] });
    return;
  }
  // One more copy with each tap, then none.
  const used = draft.investors.filter((one) => one === card).length;
  const count = groups.find((group) => group.card === card)!.count;
  const rest = draft.investors.filter((one) => one !== card);
  turn.change({
    card: undefined,
    seat: undefined,
    investors: used < count ? [...draft.investors, card] : rest,
  });
}

const someoneIn = ({ view }: Turn): Seat =>
  others(view).find((seat) => view.sale!.standing[seat] === 'in') ?? others(view)[0]!;

/** The move that aims at a seat, for saying whether it is possible. */
export function aimOf({ asked, draft, set }: Turn, seat: Seat): Move | undefined {
  if (asked === 'take') return { type: 'take', seat };
  const kind = draft.card === undefined ? undefined : kindOf(set, draft.card);
  if (asked === 'bid' && kind === 'out') return { type: 'knockOut', seat };
  return kind === 'tax' ? { type: 'play', card: draft.card!, seat } : undefined;
}

export function touchSeat(turn: Turn, seat: Seat): void {
  const { draft } = turn;
  const aim = aimOf(turn, seat);
  if (aim === undefined) return;
  ifAllowed(turn, aim, () =>
    turn.change({ seat: draft.seat === seat && turn.asked !== 'take' ? undefined : seat }),
  );
}

/** The move that a tap on a property leads to; undefined while properties are not the matter. */
export function propertyMove(turn: Turn, property: Property): Move | undefined {
  const { asked, draft, set, view, me } = turn;
  switch (asked) {
    case 'fill':
      return { type: 'fill', property };
    case 'put up':
      return { type: 'putUp', property };
    case 'surrender':
      return { type: 'surrender', property };
    case 'trade': {
      if (view.owners[property] === me) {
        const take =
          draft.property ?? [...view.owners.keys()].find((one) => view.owners[one] !== me)!;
        return { type: 'trade', give: property, take };
      }
      const give = draft.give ?? [...view.owners.keys()].find((one) => view.owners[one] === me)!;
      return { type: 'trade', give, take: property };
    }
    case 'turn':
    case 'related':
      return draft.card !== undefined && kindOf(set, draft.card) === 'forceSale'
        ? { type: 'play', card: draft.card, property }
        : undefined;
    default:
      return undefined;
  }
}

export function touchProperty(turn: Turn, property: Property): void {
  const { asked, draft, view, me } = turn;
  const move = propertyMove(turn, property);
  if (move === undefined) return;
  ifAllowed(turn, move, () => {
    if (asked === 'trade' && view.owners[property] === me)
      turn.change({ give: draft.give === property ? undefined : property });
    else turn.change({ property: draft.property === property ? undefined : property });
  });
}

export const isChosenProperty = ({ draft }: Turn, property: Property): boolean =>
  draft.property === property || draft.give === property;

// Amounts

export function openWith(turn: Turn, amount: number, typed = ''): void {
  const most = turn.view.cash[turn.me!]!;
  const step = Math.floor(amount / STEP) * STEP;
  turn.change({ amount: Math.max(0, Math.min(most, step)), typed });
}

/** Digits add up to an amount; it counts in tens. */
export function typeDigit(turn: Turn, digit: string): void {
  const typed = `${turn.draft.typed}${digit}`.slice(-4);
  openWith(turn, Number(typed), typed);
}

export function addCash(turn: Turn, by: number): void {
  const { draft, view, me } = turn;
  const cash = Math.max(0, Math.min(view.cash[me!]!, draft.cash + by));
  if (by > 0 && !isCashOpen(turn)) {
    turn.explain({ type: 'raise', cash: cash || STEP, cards: [] });
    return;
  }
  turn.change({ cash, card: undefined, seat: undefined });
}

/** D-5.4: an Outside Investor has been played in this sale, or is about to be. */
export const isCashOpen = ({ view, draft }: Turn): boolean =>
  view.sale!.investorPlayed || draft.investors.length > 0;
