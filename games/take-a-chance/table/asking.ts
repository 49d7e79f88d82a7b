/** What is asked of me, in words, and the buttons that answer it. */

import type { Card } from '../facts/types.ts';
import type { Move, View } from '../rules/index.ts';
import type { Action, Asked } from '@parlor/table-ui';
import { type CardName, type Named, printedOn } from '../facts/box.ts';
import { costOf, diceOf, gain, keepMove, stepNow } from './reading.ts';
import { m } from './messages.ts';
import type { Turn } from './turn.ts';

export function askedOf(turn: Turn): Asked | undefined {
  const { asked, view, draft, me } = turn;
  if (asked === undefined || me === undefined) return undefined;
  const { asking, buttons } = m();
  const { cash } = view.players[me]!;
  switch (asked) {
    case 'turn':
      return {
        title: asking.turn,
        line: turnLine(view),
        actions: [doorAction(turn)],
      };
    case 'or':
      return { title: asking.or, line: orLine(turn), actions: [sideAction(turn)] };
    case 'buy':
      return {
        title: view.ticket !== null && isSecond(turn) ? asking.buySecond : asking.buy,
        line: buyLine(turn),
        actions: [buyAction(turn)],
      };
    case 'swap':
      return { title: asking.swap, line: asking.swapLine, actions: [swapAction(turn)] };
    case 'extra die': {
      const size = view.roll!.size;
      return {
        title: asking.extraDie,
        line: worthLine(turn, asking.extraDieLine(size + 1), [
          [{ type: 'use' }, (value) => asking.useWorth(size + 1, value)],
          [{ type: 'throw' }, (value) => asking.saveWorth(size, value)],
        ]),
        actions: [
          { label: buttons.saveTicket(size), move: { type: 'throw' } satisfies Move, key: 'k' },
          {
            label: buttons.useTicket(size + 1),
            move: { type: 'use' } satisfies Move,
            kind: 'primary',
            key: 'r',
          },
        ],
      };
    }
    case 'rethrow':
      return {
        title: asking.rethrow(view.roll!.rethrows),
        line: asking.rethrowLine,
        actions: throwActions(turn),
      };
    case 'kept rethrow':
      return {
        title: asking.keptRethrow,
        line: asking.keptRethrowLine,
        actions: throwActions(turn),
      };
    case 'collect':
      return { title: asking.collect, line: asking.collectLine, actions: collectActions(turn) };
    case 'open auction':
      return {
        title: asking.open(nameOf(turn, view.auction!.card)),
        line: asking.openLine(cash),
        actions: [bidAction(turn, buttons.open(draft.amount ?? 0))],
      };
    case 'bid':
      if (!turn.canBid)
        return {
          title: asking.outbid,
          line: asking.outbidLine(cash),
          actions: [
            {
              label: buttons.pass,
              move: { type: 'pass' } satisfies Move,
              kind: 'primary',
              key: 'p',
            },
          ],
        };
      return {
        title: asking.bid(nameOf(turn, view.auction!.card)),
        line: asking.bidLine(cash),
        actions: [
          { label: buttons.pass, move: { type: 'pass' } satisfies Move, key: 'p' },
          bidAction(turn, buttons.bid(draft.amount ?? 0)),
        ],
      };
    case 'consolation roll': {
      const size = diceOf(view.players[me]!.board);
      return {
        title: asking.consolation,
        line: worthLine(turn, asking.consolationLine, [
          [{ type: 'roll' }, (value) => asking.rollWorth(size, value)],
        ]),
        actions: [
          { label: buttons.noRoll, move: { type: 'pass' } satisfies Move, key: 'p' },
          {
            label: buttons.roll(size),
            move: { type: 'roll' } satisfies Move,
            kind: 'primary',
            key: 'r',
          },
        ],
      };
    }
  }
}

/** T-6.1: with even turns, the first of the last turns may not be my last. */
function turnLine({ lastTurns, seats, options }: View): string {
  const { asking } = m();
  if (lastTurns === null) return options.auctions ? asking.turnLineAuctions : asking.turnLine;
  return lastTurns > seats ? asking.lastButOneLine : asking.lastLine;
}

const orLine = (turn: Turn): string =>
  turn.allows({ type: 'first' }) ? m().asking.orLine : m().asking.orOnlyLine;

function sideAction({ draft }: Turn): Action {
  const { buttons } = m();
  if (draft.side === undefined)
    return { label: buttons.chooseSide, kind: 'primary', whyNot: buttons.chooseSideWhy };
  const move: Move = { type: draft.side };
  return {
    label: draft.side === 'first' ? buttons.doFirst : buttons.takeOr,
    move,
    kind: 'primary',
  };
}

/** The one rule that matters now; with advice, what each answer is worth instead. */
function worthLine(
  { values }: Turn,
  line: string,
  answers: readonly (readonly [move: Move, tell: (value: number) => string])[],
): string {
  const told = answers.flatMap(([move, tell]) => {
    const value = values?.of(move);
    return value === undefined ? [] : [tell(value)];
  });
  return told.length === 0 ? line : told.join(' ');
}

export const nameOf = ({ box, view }: Turn, card: Card): Named => named(printedOn(box, card), view);

/** Charms are told apart only where they matter. */
export const named = (name: CardName, { options }: View): Named =>
  options.luckyCharm ? name : { colour: name.colour };

function doorAction(turn: Turn): Action {
  const { buttons } = m();
  const { draft, view, me } = turn;
  switch (draft.door) {
    case 'roll':
      return {
        label: buttons.roll(diceOf(view.players[me!]!.board)),
        move: { type: 'roll' } satisfies Move,
        kind: 'primary',
      };
    case 'chance':
      return { label: buttons.chance, move: { type: 'chance' } satisfies Move, kind: 'primary' };
    case 'buy':
      return buyAction(turn);
    case undefined:
      return { label: buttons.choose, kind: 'primary', whyNot: buttons.chooseWhy };
  }
}

function buyAction(turn: Turn): Action {
  const { buttons } = m();
  const { box, view, draft } = turn;
  if (draft.card === undefined)
    return { label: buttons.chooseCard, kind: 'primary', whyNot: buttons.chooseCardWhy };
  const cost = costOf(box, view, draft.card);
  const name = nameOf(turn, draft.card);
  return {
    label: cost === null ? buttons.auction(name) : buttons.buy(name, cost),
    move: { type: 'buy', card: draft.card } satisfies Move,
    kind: 'primary',
  };
}

/** Of a ticket for two cards, the first is bought already. */
const isSecond = ({ box, view }: Turn): boolean =>
  stepNow(box, view)?.do === 'buy-two' && view.ticket!.buys === 1;

function buyLine({ box, view }: Turn): string {
  const { asking } = m();
  const step = stepNow(box, view);
  switch (step?.do) {
    case 'buy-pool':
      return asking.buyPoolLine(step.less);
    case 'buy-new':
      return asking.buyNewLine;
    case 'buy-two':
      return view.ticket!.buys === 1 ? asking.buyLine : asking.buyTwoLine;
    default:
      return asking.buyLine;
  }
}

function swapAction(turn: Turn): Action {
  const { buttons } = m();
  const { box, draft } = turn;
  const { give, card: take } = draft;
  if (give === undefined)
    return { label: buttons.chooseSwap, kind: 'primary', whyNot: buttons.chooseGive };
  if (take === undefined)
    return { label: buttons.chooseSwap, kind: 'primary', whyNot: buttons.chooseTake };
  const cost = box.prices[Math.trunc(take / 6)]! - box.prices[Math.trunc(give / 6)]!;
  return {
    label: buttons.swap(nameOf(turn, give), nameOf(turn, take), cost),
    move: { type: 'swap', give, take } satisfies Move,
    kind: 'primary',
  };
}

function throwActions({ view, draft }: Turn): Action[] {
  const { buttons } = m();
  const roll = view.roll!;
  const all: Action = { label: buttons.keepAll, move: keepMove(roll, new Set()), key: 'k' };
  if (draft.loose.size === 0) return [{ ...all, kind: 'primary' }];
  return [
    all,
    {
      label: buttons.throwAgain(draft.loose.size),
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
      label: m().buttons.collect(offer.combo, gain(offer)),
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
