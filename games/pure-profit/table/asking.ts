/** Every question of the game, put in words, with its buttons. */

import type { Action, Asked } from '@parlor/table-ui';
import { HAND_FILLED } from '../facts/cards.ts';
import {
  type Bankrupt,
  isBankrupt,
  isSteal,
  isValue,
  type Steal,
  stealPower,
  type Value,
} from '../facts/types.ts';
import type { Loss } from '../messages/parameters.ts';
import { finishMove, NO_DRAFT, runOf, throwMove, usesOf } from './draft.ts';
import { m } from './messages.ts';
import { lossesOf, otherKind } from './settling.ts';
import { stealing } from './stealing.ts';
import { othersOf, type Turn } from './turn.ts';

export function askedOf(turn: Turn): Asked | undefined {
  switch (turn.asked) {
    case 'draw':
      return drawing(turn);
    case 'settle':
      return settling(turn);
    case 'lay':
      return laying(turn);
    case 'stuck':
      return stuckWith(turn);
    case 'take':
      return taking(turn);
    case 'act':
      return acting(turn);
    case 'choose':
      return choosing(turn);
    default:
      return undefined;
  }
}

function drawing({ view, allows }: Turn): Asked {
  const top = view.discard.at(-1);
  const fromPile = { type: 'draw', from: 'pile' } as const;
  const fromDiscard = { type: 'draw', from: 'discard' } as const;
  const canPile = allows(fromPile);
  const canTake = top !== undefined && allows(fromDiscard);
  const { draw } = m().asking;
  const losses = lossesIn(view.hand);
  const where = !canPile
    ? draw.onlyDiscard
    : view.pile.cards === 0
      ? draw.shuffles
      : top === undefined
        ? draw.noDiscards
        : isValue(top)
          ? draw.open(top)
          : draw.closed(top);
  const line = losses.length === 0 ? where : draw.losses(losses);
  const actions: Action[] = [];
  if (canTake)
    actions.push({
      label: draw.fromDiscard(top),
      move: fromDiscard,
      key: 'x',
      ...(!canPile && PRIMARY),
    });
  if (canPile) actions.push({ label: draw.fromPile, move: fromPile, key: 'd', ...PRIMARY });
  return { title: draw.title(HAND_FILLED - view.hand.length), line, actions };
}

const PRIMARY = { kind: 'primary' } as const;

/** The cards that Bankrupts of a hand take, in their order. */
const lossesIn = (hand: Turn['view']['hand'], first?: Bankrupt): Loss[] =>
  lossesOf(hand, first).map(({ bankrupt, value }) => ({
    bankrupt: hand[bankrupt] as Bankrupt,
    value: value === undefined ? undefined : (hand[value] as Value),
  }));

function settling(turn: Turn): Asked {
  const { view, draft, me, change, people } = turn;
  const { settle } = m().asking;
  const first = draft.first as Bankrupt;
  const losses = lossesIn(view.hand, first);
  const values = losses.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const other = otherKind(first);
  const swap = { press: () => change({ first: other }), key: 'o' } as const;
  const move = { type: 'settle', card: first } as const;
  if (turn.isFirst) {
    return {
      title: settle.firstTitle,
      line: settle.firstLine(values, people((me! + 1) % view.seats)),
      actions: [
        { label: settle.firstOther(other), ...swap },
        { label: settle.firstTake(losses[0]!), move, ...PRIMARY },
      ],
    };
  }
  return {
    title: settle.title,
    line: settle.line(
      values.toSorted((a, b) => a - b),
      values.length < losses.length,
    ),
    actions: [
      { label: settle.other(other), ...swap },
      { label: settle.take(losses[0]!), move, ...PRIMARY },
    ],
  };
}

/** P-4.2: which pair goes to the discards next; what is laid last is free for the next player. */
function laying({ view, draft, me, people }: Turn): Asked {
  const { lay } = m().asking;
  const picked = draft.picked === undefined ? undefined : view.pairs[draft.picked];
  const next = people((me! + 1) % view.seats);
  const rest = view.pairs.filter((_, at) => at !== draft.picked);
  const isLastKnown = picked !== undefined && new Set(rest.map(([, value]) => value)).size === 1;
  return {
    title: lay.title,
    line: isLastKnown ? lay.last(rest[0]![1], next) : lay.line(next),
    actions: [
      picked === undefined
        ? { label: lay.choose, whyNot: lay.whyNot, ...PRIMARY }
        : {
            label: lay.pair(picked[0], picked[1]),
            move: { type: 'lay', bankrupt: picked[0], value: picked[1] },
            ...PRIMARY,
          },
    ],
  };
}

/** P-4.3: Bankrupts and no money to settle them with. */
function stuckWith({ view, draft }: Turn): Asked {
  const { act, steal, stuck } = m().asking;
  const picked = draft.picked === undefined ? undefined : view.hand[draft.picked];
  if (!view.hand.some(isSteal)) {
    return {
      title: stuck.ruinTitle,
      line: stuck.ruinLine,
      actions: [
        picked === undefined
          ? { label: act.chooseCard, whyNot: act.whyNot, ...PRIMARY }
          : { label: act.discard(picked), move: throwMove(picked), key: 'x', ...PRIMARY },
      ],
    };
  }
  const bankrupts = view.hand.filter(isBankrupt).length;
  return {
    title: stuck.title(bankrupts),
    line: stuck.line(bankrupts),
    actions: [
      { label: stuck.pass, move: { type: 'pass' }, key: '0' },
      picked === undefined || !isSteal(picked)
        ? { label: stuck.playSteal, whyNot: stuck.whyNot, ...PRIMARY }
        : { label: steal.play(picked), move: throwMove(picked), ...PRIMARY },
    ],
  };
}

/** P-5.2: one card after another, from anybody who has two or more. */
function taking(turn: Turn): Asked {
  const { view, people, allows, me } = turn;
  const { take } = m().asking;
  const { left } = view.stealing!;
  const stolenWith = view.players[me!]!.last.card;
  const hasTaken = stolenWith !== null && isSteal(stolenWith) && left < stealPower(stolenWith);
  const stop = { label: take.stop(hasTaken), move: { type: 'stop' }, key: '0' } as const;
  const able = othersOf(turn).filter((seat) => allows({ type: 'take', from: seat }));
  const only = able.length === 1 ? able[0]! : undefined;
  return {
    title: take.title(left, hasTaken),
    line: take.line(view.options.openSteal),
    actions: [
      stop,
      only === undefined
        ? { label: take.any, whyNot: take.whyNot, ...PRIMARY }
        : { label: take.from(people(only)), move: { type: 'take', from: only }, ...PRIMARY },
    ],
  };
}

function acting(turn: Turn): Asked {
  const { view, draft, me, change } = turn;
  const { act } = m().asking;
  if (draft.isFinishing) return finishing(turn);
  const finish = finishAction(turn);
  const picked = draft.picked === undefined ? undefined : view.hand[draft.picked];
  if (picked !== undefined && isSteal(picked)) {
    return turn.isFirst ? stealing(turn, picked) : playing(turn, picked);
  }
  const top = view.players[me!]!.bank.at(-1) ?? 0;
  const uses = view.hand.map((card) => usesOf(card, turn));
  const canBank = uses.some(({ bank }) => bank);
  if (picked === undefined) {
    return {
      title: act.title({
        canBank,
        canDiscard: uses.some(({ discard }) => discard),
        canSteal: uses.some(({ steal }) => steal),
      }),
      line: canBank || finish ? act.line(top) : act.nothingFits(top),
      actions: finish ? [finish] : [{ label: act.chooseCard, whyNot: act.whyNot, ...PRIMARY }],
    };
  }
  const discard: Action = {
    label: act.discard(picked),
    move: { type: 'discard', card: picked },
    key: 'x',
  };
  const extra = finish ? [{ ...finish, kind: 'quiet' as const }] : [];
  if (!uses[draft.picked!]!.bank) {
    return {
      title: act.discardTitle(picked),
      line: act.line(top),
      actions: [
        ...extra,
        { label: act.cancel, press: () => change({ picked: undefined }), key: 'Escape' },
        { ...discard, ...PRIMARY },
      ],
    };
  }
  return {
    title: act.bankTitle(picked),
    line: picked === top ? act.bankAgain : act.bankStep,
    actions: [
      ...extra,
      discard,
      { label: act.bank(picked), move: { type: 'bank', card: picked }, key: 'b', ...PRIMARY },
    ],
  };
}

/** P-5.1: a Steal to be played; whom it takes from is asked after. */
function playing({ change, view }: Turn, card: Steal): Asked {
  const { act, steal } = m().asking;
  return {
    title: steal.title(card),
    line: steal.line(stealPower(card), view.options.openSteal),
    actions: [
      { label: act.cancel, press: () => change({ picked: undefined }), key: 'Escape' },
      { label: steal.play(card), move: throwMove(card), key: 'x', ...PRIMARY },
    ],
  };
}

/** The button that lays out the run, once somebody has turned to something else. */
function finishAction({ view, me, allows, change }: Turn): Action | undefined {
  const move = finishMove(view, me!, NO_DRAFT);
  if (!move || !allows(move)) return undefined;
  return {
    label: m().asking.finish.finish(move.cards),
    press: () => change({ isFinishing: true, picked: undefined }),
    key: 'f',
    ...PRIMARY,
  };
}

function finishing(turn: Turn): Asked {
  const { view, me, draft, change } = turn;
  const { finish } = m().asking;
  const move = finishMove(view, me!, draft)!;
  return {
    title: finish.title,
    line: finish.line(move.discard, canLayMore(turn)),
    actions: [
      {
        label: finish.somethingElse,
        press: () => change({ isFinishing: false, extra: [], thrown: undefined }),
        key: 'Escape',
      },
      { label: finish.finish(move.cards), move, key: 'f', ...PRIMARY },
    ],
  };
}

/** Is there a duplicate that could be laid with the run? */
function canLayMore({ view, me, draft, allows }: Turn): boolean {
  const run = runOf(view, me!) ?? [];
  return view.hand.some((card, at) => {
    if (!isValue(card) || run.includes(at) || draft.extra.includes(at)) return false;
    return allows(finishMove(view, me!, { ...draft, extra: [...draft.extra, at] })!);
  });
}

function choosing({ view, draft, people, isFirst }: Turn): Asked {
  const { act, choose } = m().asking;
  const { from, left } = view.stealing!;
  const victim = from!;
  const open = view.players[victim]!.known;
  const card = draft.picked === undefined ? undefined : open[draft.picked];
  return {
    title: choose.title(people(victim)),
    line: isFirst ? choose.firstLine(left - 1) : choose.line(left - 1),
    actions: [
      card === undefined
        ? { label: act.chooseCard, whyNot: choose.whyNot, ...PRIMARY }
        : { label: choose.take(card), move: { type: 'choose', card }, ...PRIMARY },
    ],
  };
}

/** For each card of my hand that Bankrupts will take along, its place in their order. */
export function doomed({ view, asked, draft }: Turn): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  if (asked !== 'draw' && asked !== 'settle') return places;
  lossesOf(view.hand, draft.first).forEach(({ bankrupt, value }, order) => {
    // One that finds no value card waits, and is not lost.
    if (value === undefined) return;
    places.set(bankrupt, order);
    places.set(value, order);
  });
  return places;
}
