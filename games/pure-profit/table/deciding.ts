/** Every question of the game, put in words, with its buttons. */

import type { Action } from '@parlor/web/table-ui';
import { finishMove, NO_DRAFT, runOf, throwMove, usesOf } from './draft.ts';
import { type Bankrupt, HAND, isSteal, isValue, type Steal, stealPower } from './names.ts';
import { lossesOf, otherKind } from './settling.ts';
import { stealing } from './stealing.ts';
import { S } from './strings.ts';
import { type Decision, othersOf, type Turn } from './turn.ts';

export function decisionOf(turn: Turn): Decision | undefined {
  switch (turn.asked) {
    case 'draw':
      return drawing(turn);
    case 'settle':
      return settling(turn);
    case 'lay':
      return laying(turn);
    case 'stuck':
      return stuck(turn);
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

function drawing({ view, allows }: Turn): Decision {
  const top = view.discard.at(-1);
  const fromPile = { type: 'draw', from: 'pile' } as const;
  const fromDiscard = { type: 'draw', from: 'discard' } as const;
  const canPile = allows(fromPile);
  const canTake = top !== undefined && allows(fromDiscard);
  const losses = lossesOf(view.hand);
  const where = !canPile
    ? S.drawOnlyDiscard
    : view.pile.cards === 0
      ? S.drawShuffles
      : top === undefined
        ? S.drawNoDiscards
        : isValue(top)
          ? S.drawFree(top)
          : S.drawClosed(top);
  const line =
    losses.length === 0
      ? where
      : S.drawBankrupt(
          losses
            .map(({ bankrupt, value }) =>
              S.loss(view.hand[bankrupt]!, value === undefined ? undefined : view.hand[value]),
            )
            .join('; '),
        );
  const actions: Action[] = [];
  if (canTake)
    actions.push({ label: S.take(top), move: fromDiscard, key: 'x', ...(!canPile && PRIMARY) });
  if (canPile) actions.push({ label: S.draw, move: fromPile, key: 'd', ...PRIMARY });
  return { title: S.drawTitle(HAND - view.hand.length), line, actions };
}

const PRIMARY = { kind: 'primary' } as const;

function settling(turn: Turn): Decision {
  const { view, draft, me, set, model } = turn;
  const first = draft.first as Bankrupt;
  const losses = lossesOf(view.hand, first);
  const values = losses.flatMap(({ value }) => (value === undefined ? [] : [view.hand[value]!]));
  const next = model.who((me! + 1) % view.seats);
  const other = otherKind(first);
  const isShort = losses.some(({ value }) => value === undefined);
  return {
    title: turn.isFirst ? S.settleTitle : S.pairTitle,
    line: turn.isFirst
      ? S.settleLine(values, values.at(-1), next)
      : S.pairLine(
          values.toSorted((a, b) => a - b),
          isShort,
        ),
    actions: [
      {
        label: turn.isFirst ? S.settleOther(other) : S.pairOther(other),
        press: () => set({ first: other }),
        key: 'o',
      },
      {
        label: turn.isFirst ? S.settleDo(first, values[0]) : S.pairDo(first, values[0]),
        move: { type: 'settle', card: first },
        ...PRIMARY,
      },
    ],
  };
}

/** P-4.2: which pair goes to the discards next; what is laid last is free for the next player. */
function laying({ view, draft, me, model }: Turn): Decision {
  const picked = draft.picked === undefined ? undefined : view.pairs[draft.picked];
  const next = model.who((me! + 1) % view.seats);
  const rest = view.pairs.filter((_, at) => at !== draft.picked);
  const isLastKnown = picked !== undefined && new Set(rest.map(([, value]) => value)).size === 1;
  return {
    title: S.layTitle,
    line: isLastKnown ? S.layLast(rest[0]![1], next) : S.layLine(next),
    actions: [
      picked === undefined
        ? { label: S.choosePair, whyNot: S.choosePairWhy, ...PRIMARY }
        : {
            label: S.layDo(picked[0], picked[1]),
            move: { type: 'lay', bankrupt: picked[0], value: picked[1] },
            ...PRIMARY,
          },
    ],
  };
}

/** P-4.3: Bankrupts and no money to settle them with. */
function stuck({ view, draft }: Turn): Decision {
  const picked = draft.picked === undefined ? undefined : view.hand[draft.picked];
  if (!view.hand.some(isSteal)) {
    return {
      title: S.ruinTitle,
      line: S.ruinLine,
      actions: [
        picked === undefined
          ? { label: S.chooseCard, whyNot: S.chooseCardWhy, ...PRIMARY }
          : { label: S.discard(picked), move: throwMove(picked), key: 'x', ...PRIMARY },
      ],
    };
  }
  return {
    title: S.stuckTitle,
    line: S.stuckLine,
    actions: [
      { label: S.pass, move: { type: 'pass' }, key: '0' },
      picked === undefined
        ? { label: S.playSteal, whyNot: S.playStealWhich, ...PRIMARY }
        : { label: S.play(picked), move: throwMove(picked), ...PRIMARY },
    ],
  };
}

/** P-5.2: one card after another, from anybody who has two or more. */
function taking(turn: Turn): Decision {
  const { view, model, allows, me } = turn;
  const { left } = view.stealing!;
  const stolenWith = view.players[me!]!.last.card;
  const stop = { label: S.takeNoMore, move: { type: 'stop' }, key: '0' } as const;
  const able = othersOf(turn).filter((seat) => allows({ type: 'take', from: seat }));
  const only = able.length === 1 ? able[0]! : undefined;
  return {
    title: S.takeTitle(
      left,
      stolenWith !== null && isSteal(stolenWith) && left < stealPower(stolenWith),
    ),
    line: S.stealLine(view.options.openSteal),
    actions: [
      stop,
      only === undefined
        ? { label: S.takeCard, whyNot: S.takeWhom, ...PRIMARY }
        : { label: S.takeFrom(model.who(only)), move: { type: 'take', from: only }, ...PRIMARY },
    ],
  };
}

function acting(turn: Turn): Decision {
  const { view, draft, me, set } = turn;
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
      title: S.actTitle(
        canBank,
        uses.some(({ steal }) => steal),
      ),
      line: canBank || finish ? S.actLine(top) : `${S.nothingFits} ${S.actLine(top)}`,
      actions: finish ? [finish] : [{ label: S.chooseCard, whyNot: S.chooseCardWhy, ...PRIMARY }],
    };
  }
  const discard: Action = {
    label: S.discard(picked),
    move: { type: 'discard', card: picked },
    key: 'x',
  };
  const extra = finish ? [{ ...finish, kind: 'quiet' as const }] : [];
  if (!uses[draft.picked!]!.bank) {
    return {
      title: S.discardTitle(picked),
      line: S.actLine(top),
      actions: [
        ...extra,
        { label: S.cancel, press: () => set({ picked: undefined }), key: 'Escape' },
        { ...discard, ...PRIMARY },
      ],
    };
  }
  return {
    title: S.bankTitle(picked),
    line: picked === top ? S.bankAgain : S.bankStep,
    actions: [
      ...extra,
      discard,
      { label: S.bank(picked), move: { type: 'bank', card: picked }, key: 'b', ...PRIMARY },
    ],
  };
}

/** P-5.1: a Steal to be played; whom it takes from is asked after. */
function playing({ set }: Turn, card: Steal): Decision {
  return {
    title: S.stealTitleNow(card),
    line: S.stealNow(stealPower(card)),
    actions: [
      { label: S.cancel, press: () => set({ picked: undefined }), key: 'Escape' },
      { label: S.play(card), move: throwMove(card), key: 'x', ...PRIMARY },
    ],
  };
}

/** The button that lays out the run, once somebody has turned to something else. */
function finishAction({ view, me, allows, set }: Turn): Action | undefined {
  const move = finishMove(view, me!, NO_DRAFT);
  if (!move || !allows(move)) return undefined;
  return {
    label: S.finish(move.cards),
    press: () => set({ isFinishing: true, picked: undefined }),
    key: 'f',
    ...PRIMARY,
  };
}

function finishing(turn: Turn): Decision {
  const { view, me, draft, set } = turn;
  const move = finishMove(view, me!, draft)!;
  return {
    title: S.finishTitle,
    line: S.finishLine(move.discard, canLayMore(turn)),
    actions: [
      {
        label: S.somethingElse,
        press: () => set({ isFinishing: false, extra: [], thrown: undefined }),
        key: 'Escape',
      },
      { label: S.finish(move.cards), move, key: 'f', ...PRIMARY },
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

function choosing({ view, draft, model, isFirst }: Turn): Decision {
  const { from, left } = view.stealing!;
  const victim = from!;
  const open = view.players[victim]!.known;
  const card = draft.picked === undefined ? undefined : open[draft.picked];
  return {
    title: S.chooseTitle(model.who(victim)),
    line: isFirst ? S.chooseLine(left) : S.chooseNext(left),
    actions: [
      card === undefined
        ? { label: S.chooseCard, whyNot: S.takeWhich, ...PRIMARY }
        : { label: S.take(card), move: { type: 'choose', card }, ...PRIMARY },
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
