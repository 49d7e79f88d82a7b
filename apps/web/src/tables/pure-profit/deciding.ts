/** Every question of the game, put in words, with its buttons. */

import type { Action } from '../../table/Actions.tsx';
import { finishMove, NO_DRAFT, runOf, usesOf } from './draft.ts';
import { type Bankrupt, HAND, isSteal, isValue } from './names.ts';
import { lossesOf, otherKind } from './settling.ts';
import { stealing } from './stealing.ts';
import { S } from './strings.ts';
import type { Decision, Turn } from './turn.ts';

export function decisionOf(turn: Turn): Decision | undefined {
  switch (turn.asked) {
    case 'draw':
      return drawing(turn);
    case 'settle':
      return settling(turn);
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
  return {
    title: S.settleTitle,
    line: S.settleLine(values, values.at(-1), next),
    actions: [
      { label: S.settleOther(other), press: () => set({ first: other }), key: 'o' },
      {
        label: S.settleDo(first, values[0]),
        move: { type: 'settle', card: first },
        ...PRIMARY,
      },
    ],
  };
}

function acting(turn: Turn): Decision {
  const { view, draft, me, set } = turn;
  if (draft.isFinishing) return finishing(turn);
  const finish = finishAction(turn);
  const picked = draft.picked === undefined ? undefined : view.hand[draft.picked];
  if (picked !== undefined && isSteal(picked)) return stealing(turn, picked);
  const top = view.players[me!]!.bank.at(-1) ?? 0;
  const uses = view.hand.map((card) => usesOf(card, turn.allows));
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

function choosing({ view, draft, model }: Turn): Decision {
  const victim = view.choosing[0]!;
  const open = view.players[victim]!.known;
  const card = draft.picked === undefined ? undefined : open[draft.picked];
  return {
    title: S.chooseTitle(model.who(victim)),
    line: S.chooseLine(view.choosing.length),
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
    places.set(bankrupt, order);
    if (value !== undefined) places.set(value, order);
  });
  return places;
}
