/** What is asked of me, in words, and the buttons that answer it. */

import type { Move, View } from '../rules/index.ts';
import type { Action } from '@parlor/web/table-ui';
import { cardName, comboWords } from './printed.ts';
import { type Card, costOf, diceOf, gain, keepMove, stepNow } from './reading.ts';
import { S } from './strings.ts';
import type { Turn } from './turn.ts';

export interface Decision {
  readonly title: string;
  readonly line: string;
  readonly actions: readonly Action[];
}

export function decisionOf(turn: Turn): Decision | undefined {
  const { asked, view, draft, me } = turn;
  if (asked === undefined || me === undefined) return undefined;
  const { cash } = view.players[me]!;
  switch (asked) {
    case 'turn':
      return {
        title: S.askTurn,
        line: turnLine(view),
        actions: [doorAction(turn)],
      };
    case 'or':
      return { title: S.askOr, line: orLine(turn), actions: [sideAction(turn)] };
    case 'buy':
      return {
        title: view.ticket !== null && isSecond(turn) ? S.askSecond : S.askBuy,
        line: buyLine(turn),
        actions: [buyAction(turn)],
      };
    case 'swap':
      return { title: S.askSwap, line: S.askSwapLine, actions: [swapAction(turn)] };
    case 'extra die': {
      const size = view.roll!.size;
      return {
        title: S.askExtra,
        line: worthLine(turn, S.askExtraLine(size + 1), [
          [S.useTicket(size + 1), { type: 'use' }],
          [S.saveTicket(size), { type: 'throw' }],
        ]),
        actions: [
          { label: S.saveTicket(size), move: { type: 'throw' } satisfies Move, key: 'k' },
          {
            label: S.useTicket(size + 1),
            move: { type: 'use' } satisfies Move,
            kind: 'primary',
            key: 'r',
          },
        ],
      };
    }
    case 'rethrow':
      return {
        title: S.askThrow(view.roll!.rethrows),
        line: S.askThrowLine,
        actions: throwActions(turn),
      };
    case 'kept rethrow':
      return { title: S.askKept, line: S.askKeptLine, actions: throwActions(turn) };
    case 'collect':
      return { title: S.askCollect, line: S.askCollectLine, actions: collectActions(turn) };
    case 'open auction':
      return {
        title: S.askOpen(nameOf(turn, view.auction!.card)),
        line: S.askOpenLine(cash),
        actions: [bidAction(turn, S.open(draft.amount ?? 0))],
      };
    case 'bid':
      if (!turn.canBid)
        return {
          title: S.askOutbid,
          line: S.askOutbidLine(cash),
          actions: [
            {
              label: S.passForGood,
              move: { type: 'pass' } satisfies Move,
              kind: 'primary',
              key: 'p',
            },
          ],
        };
      return {
        title: S.askBid(nameOf(turn, view.auction!.card)),
        line: S.askBidLine(cash),
        actions: [
          { label: S.passForGood, move: { type: 'pass' } satisfies Move, key: 'p' },
          bidAction(turn, S.bid(draft.amount ?? 0)),
        ],
      };
    case 'consolation roll':
      return {
        title: S.askConsolation,
        line: worthLine(turn, S.askConsolationLine, [
          [S.roll(diceOf(view.players[me]!.board)), { type: 'roll' }],
        ]),
        actions: [
          { label: S.noRoll, move: { type: 'pass' } satisfies Move, key: 'p' },
          {
            label: S.roll(diceOf(view.players[me]!.board)),
            move: { type: 'roll' } satisfies Move,
            kind: 'primary',
            key: 'r',
          },
        ],
      };
  }
}

/** T-6.1: with even turns, the first of the last turns may not be my last. */
function turnLine({ lastTurns, seats }: View): string {
  if (lastTurns === null) return S.askTurnLine;
  return lastTurns > seats ? S.askLastButOneLine : S.askLastLine;
}

const orLine = (turn: Turn): string =>
  turn.allows({ type: 'first' }) ? S.askOrLine : S.askOrOnlyLine;

function sideAction({ draft }: Turn): Action {
  if (draft.side === undefined)
    return { label: S.chooseSide, kind: 'primary', whyNot: S.chooseSideWhy };
  const move: Move = { type: draft.side };
  return { label: draft.side === 'first' ? S.doFirst : S.takeOr, move, kind: 'primary' };
}

/** The one rule that matters now; with advice, what each answer is worth instead. */
function worthLine(
  { values }: Turn,
  line: string,
  answers: readonly (readonly [name: string, move: Move])[],
): string {
  const told = answers.flatMap(([name, move]) => {
    const value = values?.of(move);
    return value === undefined ? [] : [`${name}: ${S.worthRoll(value)}.`];
  });
  return told.length === 0 ? line : told.join(' ');
}

/** Charms are told apart only where they matter; elsewhere a colour is name enough. */
export const nameOf = ({ box, view }: Turn, card: Card): string =>
  view.options.luckyCharm ? cardName(box, card) : box.colours[Math.trunc(card / 6)]!;

function doorAction(turn: Turn): Action {
  const { draft, view, me } = turn;
  switch (draft.door) {
    case 'roll':
      return {
        label: S.roll(diceOf(view.players[me!]!.board)),
        move: { type: 'roll' } satisfies Move,
        kind: 'primary',
      };
    case 'chance':
      return { label: S.chance, move: { type: 'chance' } satisfies Move, kind: 'primary' };
    case 'buy':
      return buyAction(turn);
    case undefined:
      return { label: S.choose, kind: 'primary', whyNot: S.chooseWhy };
  }
}

function buyAction(turn: Turn): Action {
  const { box, view, draft } = turn;
  if (draft.card === undefined)
    return { label: S.chooseCard, kind: 'primary', whyNot: S.chooseCardWhy };
  const cost = costOf(box, view, draft.card);
  const name = nameOf(turn, draft.card);
  return {
    label: cost === null ? S.auctionOff(name) : S.buy(name, cost),
    move: { type: 'buy', card: draft.card } satisfies Move,
    kind: 'primary',
  };
}

/** Of a ticket for two cards, the first is bought already. */
const isSecond = ({ box, view }: Turn): boolean =>
  stepNow(box, view)?.do === 'buy-two' && view.ticket!.buys === 1;

function buyLine({ box, view }: Turn): string {
  const step = stepNow(box, view);
  switch (step?.do) {
    case 'buy-pool':
      return S.askBuyPool(step.less);
    case 'buy-new':
      return S.askBuyNew;
    case 'buy-two':
      return view.ticket!.buys === 1 ? S.askBuyLine : S.askBuyTwo;
    default:
      return S.askBuyLine;
  }
}

function swapAction(turn: Turn): Action {
  const { box, draft } = turn;
  const { give, card: take } = draft;
  if (give === undefined) return { label: S.chooseSwap, kind: 'primary', whyNot: S.chooseGive };
  if (take === undefined) return { label: S.chooseSwap, kind: 'primary', whyNot: S.chooseTake };
  const cost = box.prices[Math.trunc(take / 6)]! - box.prices[Math.trunc(give / 6)]!;
  return {
    label: S.swap(nameOf(turn, give), nameOf(turn, take), cost),
    move: { type: 'swap', give, take } satisfies Move,
    kind: 'primary',
  };
}

function throwActions({ view, draft }: Turn): Action[] {
  const roll = view.roll!;
  const all: Action = { label: S.keepAll, move: keepMove(roll, new Set()), key: 'k' };
  if (draft.loose.size === 0) return [{ ...all, kind: 'primary' }];
  return [
    all,
    {
      label: S.throwAgain(draft.loose.size),
      move: keepMove(roll, draft.loose),
      kind: 'primary',
    },
  ];
}

function collectActions({ view, draft }: Turn): Action[] {
  const offer = view.offers.find(({ combo }) => combo === draft.combo);
  if (!offer) return [];
  return [
    {
      label: S.collect(comboWords(offer.combo), gain(offer)),
      move: { type: 'collect', combo: offer.combo } satisfies Move,
      kind: 'primary',
    },
  ];
}

const bidAction = ({ draft, bidTrouble }: Turn, label: string): Action => ({
  label,
  move: { type: 'bid', amount: draft.amount ?? 0 } satisfies Move,
  kind: 'primary',
  key: 'b',
  ...(bidTrouble !== undefined && { whyNot: bidTrouble }),
});
