/** What is asked of me, in words, and the buttons that answer it. */

import type { Seat } from '@parlor/kit';
import type { Move } from '../rules/index.ts';
import { isFirstEdition, STEP } from '../text/words.ts';
import type { Action } from '@parlor/web/table-ui';
import {
  askAnswer,
  askChoose,
  askContracts,
  askDeal,
  askDealing,
  askPartner,
  isPromiseDue,
} from './askingDeals.ts';
import type { Decision } from './decision.ts';
import { brings, cardName, type Components, kindOf, propertyName, setOf } from './printed.ts';
import { leastBid, others } from './reading.ts';
import { S } from './strings.ts';
import type { Turn } from './turn.ts';

export function decisionOf(turn: Turn): Decision | undefined {
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
        title: S.askTurn,
        line: S.askTurnLine,
        actions: [
          { label: S.rollMove, move: { type: 'roll' } satisfies Move, kind: 'primary', key: 'r' },
        ],
      };
    case 'related':
      if (draft.card !== undefined) return askPlay(turn, draft.card);
      if (isPromiseDue(turn)) return askDealing(turn);
      return {
        title: S.askRelated,
        line: S.askRelatedLine(isFirstEdition(view)),
        actions: [leaveIt('primary')],
      };
    case 'take':
      return {
        title: S.askTake,
        line: S.askTakeLine(view.rollsLeft),
        actions: [aimed(turn, (name) => S.take(name))],
      };
    case 'fill': {
      const space = setOf(view).board[view.pawns[me]!];
      const amount = space?.space === 'money' ? space.amount : 0;
      return {
        title: S.askFill(amount),
        line: S.askFillLine,
        actions: [propertyAction(turn, (name) => S.fill(amount, name))],
      };
    }
    case 'put up':
      return {
        title: view.closing ? S.askClosing(view.closingRound === 2) : S.askPutUp,
        line: view.closing
          ? isFirstEdition(view)
            ? S.askClosingFirst
            : S.askClosingLine(view.closingRound === 2)
          : S.askPutUpLine,
        actions: [propertyAction(turn, S.putUp)],
      };
    case 'surrender':
      return {
        title: S.askSurrender,
        line: S.askSurrenderLine,
        actions: [propertyAction(turn, S.surrender)],
      };
    case 'trade':
      return { title: S.askTrade, line: S.askTradeLine, actions: tradeActions(turn) };
    case 'open':
      return {
        title: S.askOpen(propertyName(turn.set, view.sale!.property)),
        line: S.askOpenLine,
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

const nameOf = ({ model }: Turn, seat: Seat): string => S.lower(model.who(seat));

const leaveIt = (kind?: 'primary'): Action => ({
  label: S.leaveIt,
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

function askPlay(turn: Turn, card: number): Decision {
  const { set, draft, asked, view } = turn;
  const name = cardName(set, card);
  const out: Action[] = [{ label: S.notYet, press: () => clear(turn), key: 'Escape' }];
  switch (kindOf(set, card)) {
    case 'tax':
      return {
        title: S.askTarget(name),
        line: S.askTaxLine,
        actions: [...out, aimed(turn, (of) => S.playOn(name, of))],
      };
    case 'forceSale':
      return {
        title: S.askForce,
        line: S.askForceLine,
        actions: [...out, propertyAction(turn, (of) => S.playFor(name, of))],
      };
    default: {
      const isPart1 = view.part === 1 && asked === 'turn';
      // Then there is nothing to choose.
      if (isPromiseDue(turn))
        return { title: S.askPromised, line: '', actions: [chosen(turn, S.play(name))] };
      return {
        title: asked === 'related' ? S.askRelated : isPart1 ? S.askTurn : S.askDealing,
        line:
          asked === 'related'
            ? S.askRelatedLine(isFirstEdition(view))
            : isPart1
              ? S.askTurnLine
              : '',
        actions: [...out, chosen(turn, S.play(name))],
      };
    }
  }
  function clear({ change }: Turn): void {
    change({ card: undefined, seat: undefined, property: undefined, give: draft.give });
  }
}

function aimed(turn: Turn, label: (name: string) => string): Action {
  const { seat } = turn.draft;
  return seat === undefined
    ? pending(S.chooseTarget, S.targets)
    : chosen(turn, label(nameOf(turn, seat)));
}

function propertyAction(turn: Turn, label: (name: string) => string): Action {
  const { property } = turn.draft;
  return property === undefined
    ? pending(S.chooseProperty, S.chooseProperty)
    : chosen(turn, label(propertyName(turn.set, property)));
}

function tradeActions(turn: Turn): Action[] {
  const { draft, set } = turn;
  const keep: Action = { label: S.keep, move: { type: 'keep' } satisfies Move, key: 'k' };
  if (draft.give === undefined && draft.property === undefined)
    return [{ ...keep, kind: 'primary' }];
  if (draft.give === undefined) return [keep, pending(S.chooseTrade, S.chooseGive)];
  if (draft.property === undefined) return [keep, pending(S.chooseTrade, S.chooseTake)];
  const label = S.tradeFor(propertyName(set, draft.give), propertyName(set, draft.property));
  return [keep, chosen(turn, label)];
}

function openActions(turn: Turn): Action[] {
  const { amount } = turn.draft;
  const out: Action = {
    label: S.stayOut,
    move: { type: 'open', amount: 0 } satisfies Move,
    key: 'p',
  };
  if (amount === 0) return [{ ...out, label: S.sealZero, kind: 'primary' }];
  return [out, chosen(turn, S.seal(amount), 's')];
}

/** What my bid comes to with what I add. */
export function sumOf({ view, set, draft, me }: Turn): number {
  const added = draft.investors.reduce((sum, card) => sum + brings(set, card), 0);
  return view.sale!.bids[me!]! + added + draft.cash;
}

/** Knocking out is possible when one of the others is still in. */
const knockable = (turn: Turn): readonly Seat[] =>
  others(turn.view).filter((seat) => turn.allows({ type: 'knockOut', seat }));

function askBid(turn: Turn, me: Seat): Decision {
  const { view, set, draft, model } = turn;
  const sale = view.sale!;
  const leader = sale.leader!;
  const isLeading = leader === me;
  const kind = draft.card === undefined ? undefined : kindOf(set, draft.card);
  const isAgain = sale.maker === me && !isLeading;
  const line = `${isAgain ? S.askAgain : ''}${S.askBidLine(model.who(leader), sale.bids[leader]!, view.cash[me]!)}`;
  const pass: Action = {
    label: isLeading ? S.hold(sale.bids[me]!) : S.letGo,
    move: { type: 'pass' } satisfies Move,
    key: 'p',
  };
  if (sale.standing[me] === 'out') return askOut(turn, me, pass);
  if (kind === 'out')
    return {
      title: S.askKnock,
      line: S.askKnockLine,
      actions: [
        {
          label: S.notYet,
          press: () => turn.change({ card: undefined, seat: undefined }),
          key: 'Escape',
        },
        draft.seat === undefined
          ? pending(S.knockOut, S.knockWhy)
          : chosen(turn, S.knock(nameOf(turn, draft.seat))),
      ],
    };
  const out = outCard(turn, set);
  const hasTargets = out !== undefined && knockable(turn).length > 0;
  const knock: Action[] = hasTargets
    ? [{ label: S.knockOut, press: () => aimKnock(turn, out), key: 'o' }]
    : [];
  if (turn.move)
    return {
      title: S.askBid(leastBid(sale, STEP), hasTargets),
      line,
      actions: [pass, ...knock, chosen(turn, S.bid(sumOf(turn)), 'b')],
    };
  // Raising is possible wherever the moves cannot be listed.
  const canRaise = model.legal.value === null;
  const title = isLeading
    ? S.askBidLead
    : canRaise
      ? S.askBid(leastBid(sale, STEP), hasTargets)
      : S.askBidNo(hasTargets);
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

function askOut(turn: Turn, me: Seat, pass: Action): Decision {
  const { view } = turn;
  const back: Move = { type: 'backIn' };
  const canReturn = turn.allows(back);
  return {
    title: S.askOut(canReturn),
    line: S.askOutLine(view.sale!.bids[me]!, canReturn),
    actions: canReturn
      ? [pass, { label: S.backIn(view.sale!.bids[me]!), move: back, kind: 'primary', key: 'b' }]
      : [{ ...pass, kind: 'primary' }],
  };
}
