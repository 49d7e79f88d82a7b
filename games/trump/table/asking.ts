/** What is asked of me, in words, and the buttons that answer it. */

import type { Person, Seat } from '@parlor/kit';
import type { Move, View } from '../rules/index.ts';
import { STEP } from '../facts/components.ts';
import { isFirstEdition } from '../facts/firstEdition.ts';
import type { Action, Asked } from '@parlor/table-ui';
import {
  askAnswer,
  askChoose,
  askContracts,
  askDeal,
  askDealing,
  askPartner,
  isPromiseDue,
} from './askingDeals.ts';
import { brings, cardName, type Components, kindOf, propertyName, setOf } from './printed.ts';
import { leastBid, others } from './reading.ts';
import { m } from './messages.ts';
import type { Turn } from './turn.ts';

export function askedOf(turn: Turn): Asked | undefined {
  const { asked, view, draft, me } = turn;
  if (asked === undefined || me === undefined) return undefined;
  if (draft.deal) return askDeal(turn, draft.deal);
  if (draft.isReading) return askContracts(turn);
  if (draft.isSeeking) return askPartner(turn);
  switch (asked) {
    case 'turn':
      if (draft.card !== undefined) return askPlay(turn, draft.card);
      if (view.part === 2) return askDealing(turn);
      return {
        title: m().asking.turn,
        line: m().asking.turnLine,
        actions: [
          {
            label: m().buttons.roll,
            move: { type: 'roll' } satisfies Move,
            kind: 'primary',
            key: 'r',
          },
        ],
      };
    case 'related':
      if (draft.card !== undefined) return askPlay(turn, draft.card);
      if (isPromiseDue(turn)) return askDealing(turn);
      return {
        title: m().asking.related,
        line: relatedLine(view),
        actions: [leaveIt('primary')],
      };
    case 'take':
      return {
        title: m().asking.take,
        line: takeLine(view),
        actions: [aimed(turn, m().buttons.take)],
      };
    case 'fill': {
      const space = setOf(view).board[view.pawns[me]!];
      const amount = space?.space === 'money' ? space.amount : 0;
      return {
        title: m().asking.fill(amount),
        line: m().asking.fillLine,
        actions: [propertyAction(turn, (name) => m().buttons.fill(amount, name))],
      };
    }
    case 'put up':
      return {
        ...putUpWords(view),
        actions: [propertyAction(turn, m().buttons.putUp)],
      };
    case 'surrender':
      return {
        title: m().asking.surrender,
        line: m().asking.surrenderLine,
        actions: [propertyAction(turn, m().buttons.surrender)],
      };
    case 'trade':
      return { title: m().asking.trade, line: m().asking.tradeLine, actions: tradeActions(turn) };
    case 'open':
      return {
        title: m().asking.open(propertyName(turn.set, view.sale!.property)),
        line: m().asking.openLine,
        actions: openActions(turn),
      };
    case 'bid':
      return askBid(turn, me);
    case 'answer':
      return askAnswer(turn);
    case 'choose':
      return askChoose(turn);
  }
}

/** A T waits to be used: whether the die goes on depends on what it is thrown for. */
const takeLine = ({ throwing, rollsLeft }: View): string =>
  throwing === 'five' ? m().asking.takeOfFive(rollsLeft) : m().asking.takeLine;

const relatedLine = (view: View): string =>
  isFirstEdition(view) ? m().asking.relatedFirstLine : m().asking.relatedLine;

function putUpWords(view: View): { title: string; line: string } {
  const { asking } = m();
  if (!view.closing) return { title: asking.putUp, line: asking.putUpLine };
  if (view.closingRound === 2) return { title: asking.closingAgain, line: asking.closingAgainLine };
  const line = isFirstEdition(view) ? asking.closingFirstLine : asking.closingLine;
  return { title: asking.closing, line };
}

const leaveIt = (kind?: 'primary'): Action => ({
  label: m().buttons.leaveIt,
  move: { type: 'done' } satisfies Move,
  key: 'p',
  ...(kind && { kind }),
});

/** A button that stays while its target is wanting. */
const pending = (label: string, whyNot: string): Action => ({ label, kind: 'primary', whyNot });

/** The brass button for what has been chosen, or why it does not go. */
function chosen(turn: Turn, label: string, key?: string): Action {
  const verdict = turn.move && turn.verdict(turn.move);
  return {
    label,
    move: turn.move,
    kind: 'primary',
    ...(key !== undefined && { key }),
    ...(typeof verdict === 'string' && { whyNot: verdict }),
  };
}

function askPlay(turn: Turn, card: number): Asked {
  const { set, draft, asked, view } = turn;
  const name = cardName(set, card);
  const out: Action[] = [{ label: m().buttons.notYet, press: () => clear(turn), key: 'Escape' }];
  switch (kindOf(set, card)) {
    case 'tax':
      return {
        title: m().asking.tax(name),
        line: m().asking.taxLine,
        actions: [...out, aimed(turn, (of) => m().buttons.playOn(name, of))],
      };
    case 'forceSale':
      return {
        title: m().asking.force,
        line: m().asking.forceLine,
        actions: [...out, propertyAction(turn, (of) => m().buttons.playFor(name, of))],
      };
    default: {
      const isPart1 = view.part === 1 && asked === 'turn';
      // Then there is nothing to choose.
      if (isPromiseDue(turn))
        return {
          title: m().asking.promised,
          line: '',
          actions: [chosen(turn, m().buttons.play(name))],
        };
      return {
        title:
          asked === 'related' ? m().asking.related : isPart1 ? m().asking.turn : m().asking.dealing,
        line: asked === 'related' ? relatedLine(view) : isPart1 ? m().asking.turnLine : '',
        actions: [...out, chosen(turn, m().buttons.play(name))],
      };
    }
  }
  function clear({ change }: Turn): void {
    change({ card: undefined, seat: undefined, property: undefined, give: draft.give });
  }
}

function aimed(turn: Turn, label: (target: Person) => string): Action {
  const { seat } = turn.draft;
  return seat === undefined
    ? pending(m().buttons.choosePlayer, m().buttons.choosePlayer)
    : chosen(turn, label(turn.model.people(seat)));
}

function propertyAction(turn: Turn, label: (name: string) => string): Action {
  const { property } = turn.draft;
  return property === undefined
    ? pending(m().buttons.chooseProperty, m().buttons.chooseProperty)
    : chosen(turn, label(propertyName(turn.set, property)));
}

function tradeActions(turn: Turn): Action[] {
  const { draft, set } = turn;
  const keep: Action = { label: m().buttons.keep, move: { type: 'keep' } satisfies Move, key: 'k' };
  if (draft.give === undefined && draft.property === undefined)
    return [{ ...keep, kind: 'primary' }];
  if (draft.give === undefined) return [keep, pending(m().buttons.chooseTrade, m().missing.give)];
  if (draft.property === undefined)
    return [keep, pending(m().buttons.chooseTrade, m().missing.take)];
  const label = m().buttons.trade(propertyName(set, draft.give), propertyName(set, draft.property));
  return [keep, chosen(turn, label)];
}

function openActions(turn: Turn): Action[] {
  const { amount } = turn.draft;
  const out: Action = {
    label: m().buttons.stayOut,
    move: { type: 'open', amount: 0 } satisfies Move,
    key: 'p',
  };
  if (amount === 0) return [{ ...out, label: m().buttons.stayOutOfSale, kind: 'primary' }];
  return [out, chosen(turn, m().buttons.seal(amount), 's')];
}

/** What my bid comes to with what I add. */
export function sumOf({ view, set, draft, me }: Turn): number {
  const added = draft.investors.reduce((sum, card) => sum + brings(set, card), 0);
  return view.sale!.bids[me!]! + added + draft.cash;
}

/** Knocking out is possible when one of the others is still in. */
const knockable = (turn: Turn): readonly Seat[] =>
  others(turn.view).filter((seat) => turn.allows({ type: 'knockOut', seat }));

function askBid(turn: Turn, me: Seat): Asked {
  const { view, set, draft, model } = turn;
  const sale = view.sale!;
  const leader = sale.leader!;
  const isLeading = leader === me;
  const kind = draft.card === undefined ? undefined : kindOf(set, draft.card);
  const isAgain = sale.maker === me && !isLeading;
  const line = m().asking.bidLine(
    model.people(leader),
    sale.bids[leader]!,
    view.cash[me]!,
    isAgain,
  );
  const pass: Action = {
    label: isLeading ? m().buttons.hold(sale.bids[me]!) : m().buttons.letGo,
    move: { type: 'pass' } satisfies Move,
    key: 'p',
  };
  if (sale.standing[me] === 'out') return askOut(turn, me, pass);
  if (kind === 'out')
    return {
      title: m().asking.knock,
      line: m().asking.knockLine,
      actions: [
        {
          label: m().buttons.notYet,
          press: () => turn.change({ card: undefined, seat: undefined }),
          key: 'Escape',
        },
        draft.seat === undefined
          ? pending(m().buttons.knockOut, m().missing.bidder)
          : chosen(turn, m().buttons.knock(turn.model.people(draft.seat))),
      ],
    };
  const out = outCard(turn, set);
  const hasTargets = out !== undefined && knockable(turn).length > 0;
  const knock: Action[] = hasTargets
    ? [{ label: m().buttons.knockOut, press: () => aimKnock(turn, out), key: 'o' }]
    : [];
  if (turn.move)
    return {
      title: m().asking.bid(leastBid(sale, STEP), hasTargets),
      line,
      actions: [pass, ...knock, chosen(turn, m().buttons.bid(sumOf(turn)), 'b')],
    };
  // Raising is possible wherever the moves cannot be listed.
  const canRaise = model.legal.value === null;
  const title = isLeading
    ? m().asking.bidLead
    : canRaise
      ? m().asking.bid(leastBid(sale, STEP), hasTargets)
      : m().asking.bidNo(hasTargets);
  return { title, line, actions: [...knock, { ...pass, kind: 'primary' }] };
}

const outCard = ({ groups }: Turn, set: Components): number | undefined =>
  groups.find(({ card }) => kindOf(set, card) === 'out')?.card;

export function aimKnock(turn: Turn, card: number): void {
  const targets = knockable(turn);
  turn.change({
    card,
    seat: targets.length === 1 ? targets[0] : undefined,
    investors: [],
    cash: 0,
  });
}

function askOut(turn: Turn, me: Seat, pass: Action): Asked {
  const { view } = turn;
  const back: Move = { type: 'backIn' };
  const canReturn = turn.allows(back);
  return {
    title: m().asking.out(canReturn),
    line: m().asking.outLine(view.sale!.bids[me]!, canReturn),
    actions: canReturn
      ? [
          pass,
          {
            label: m().buttons.backIn(view.sale!.bids[me]!),
            move: back,
            kind: 'primary',
            key: 'b',
          },
        ]
      : [{ ...pass, kind: 'primary' }],
  };
}
