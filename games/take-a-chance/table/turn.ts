/** One picture of the table with what I have chosen in it. */

import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '@parlor/kit';
import { BID_STEP, type Card } from '../facts/types.ts';
import type { Move, View } from '../rules/index.ts';
import type { TableModel } from '@parlor/table-ui';
import { useKept } from '@parlor/table-ui/logic';
import { type Last, useLast } from './last.ts';
import { type Box, openBox } from '../facts/box.ts';
import { useValues, type Values } from './values.ts';
import { bestOffer, type Combo, type DieId, moveKey } from './reading.ts';

/** The three doors of a turn. */
export type Door = 'buy' | 'roll' | 'chance';

/** T-5.3: the sides of a ticket. */
export type Side = 'first' | 'or';

export interface Draft {
  readonly door: Door | undefined;
  readonly side: Side | undefined;
  /** The card to buy, or to take in a swap. */
  readonly card: Card | undefined;
  /** The card to give in a swap. */
  readonly give: Card | undefined;
  /** Dice to be thrown again. */
  readonly loose: ReadonlySet<DieId>;
  readonly combo: Combo | undefined;
  readonly amount: number | undefined;
}

const NO_DICE: ReadonlySet<DieId> = new Set();
export const NO_DRAFT: Draft = {
  door: undefined,
  side: undefined,
  card: undefined,
  give: undefined,
  loose: NO_DICE,
  combo: undefined,
  amount: undefined,
};

export interface Turn {
  readonly model: TableModel;
  readonly view: View;
  readonly box: Box;
  /** undefined for onlookers. */
  readonly me: Seat | undefined;
  /** What I am asked; undefined while I am not. */
  readonly asked: NonNullable<View['question']> | undefined;
  readonly draft: Draft;
  readonly last: Last;
  /** Bids are too many to list; where there is a list, passing is all I can do. */
  readonly canBid: boolean;
  /** Why the bid I have put together is not allowed; undefined when it is. */
  readonly bidTrouble: string | undefined;
  /** What the choices about dice are worth, once advice was asked for. */
  readonly values: Values | undefined;
  /** A colour of mine, or another's card, to be read in full. */
  readonly look: Card | undefined;
  allows(move: Move): boolean;
  change(part: Partial<Draft>): void;
  setLook(card: Card | undefined): void;
  /** Says why a move is not allowed. */
  explain(move: Move): void;
}

/** The choice a question opens with: the only possibility, or the one that pays most. */
function opening(view: View, box: Box, legal: readonly Move[]): Draft {
  const only = legal.length === 1 ? legal[0] : undefined;
  switch (view.question) {
    case 'turn':
      return only?.type === 'roll' ? { ...NO_DRAFT, door: 'roll' } : NO_DRAFT;
    case 'or':
      return only?.type === 'or' ? { ...NO_DRAFT, side: 'or' } : NO_DRAFT;
    case 'buy':
      return only?.type === 'buy' ? { ...NO_DRAFT, card: only.card } : NO_DRAFT;
    case 'swap':
      return only?.type === 'swap' ? { ...NO_DRAFT, give: only.give, card: only.take } : NO_DRAFT;
    case 'collect':
      return { ...NO_DRAFT, combo: bestOffer(view.offers)?.combo };
    case 'open auction': {
      // Half the price is a fair start, if there is so much.
      const price = box.prices[Math.trunc(view.auction!.card / 6)]!;
      const cash = view.players[view.asked!]!.cash;
      const half = Math.ceil(price / 2 / BID_STEP) * BID_STEP;
      return { ...NO_DRAFT, amount: Math.max(BID_STEP, Math.min(half, floorBid(cash))) };
    }
    case 'bid':
      return { ...NO_DRAFT, amount: view.auction!.bid + BID_STEP };
    case 'extra die':
    case 'rethrow':
    case 'kept rethrow':
    case 'consolation roll':
    case null:
      return NO_DRAFT;
  }
}

const floorBid = (cash: number): number => Math.floor(cash / BID_STEP) * BID_STEP;

export function useTurn(model: TableModel): Turn | undefined {
  const moment = model.shown.value;
  const legal = model.legal.value as readonly Move[] | null | undefined;
  const last = useLast(model);
  const [kept, keep] = useKept<Draft>(moment);
  const [look, setLook] = useKept<Card>(moment);
  const view = moment?.view as View | undefined;
  const me = model.me.value;
  const isAsked =
    view !== undefined && model.isMyTurn.value && !model.isOver.value && legal !== undefined;
  const box = view && openBox(view.options.set);
  const draft = isAsked ? (kept ?? opening(view, box!, legal ?? [])) : NO_DRAFT;
  const bidTrouble = useBidTrouble(model, isAsked && legal === null ? draft.amount : undefined);
  const values = useValues(model, isAsked ? me : undefined);
  if (!moment || !view || !box) return undefined;
  const keys = new Set((legal ?? []).map(moveKey));
  return {
    model,
    view,
    box,
    me,
    asked: isAsked ? (view.question ?? undefined) : undefined,
    draft,
    last,
    canBid: legal === null,
    bidTrouble,
    values,
    look,
    allows: (move) => keys.has(moveKey(move)),
    change(part) {
      model.refusal.value = undefined;
      keep({ ...draft, ...part });
    },
    setLook,
    explain(move) {
      void model.whyNot(move).then((why) => model.explain(why));
    },
  };
}

/** Bids cannot be listed: the rules are asked about the one at hand. */
function useBidTrouble(model: TableModel, amount: number | undefined): string | undefined {
  const [trouble, setTrouble] = useState<{ amount: number; why: string | undefined }>();
  const moment = model.shown.value;
  useEffect(() => {
    if (amount === undefined) return undefined;
    let isWanted = true;
    void model.whyNot({ type: 'bid', amount }).then((why) => {
      if (isWanted) setTrouble({ amount, why });
    });
    return () => {
      isWanted = false;
    };
  }, [moment, amount]);
  return trouble?.amount === amount ? trouble?.why : undefined;
}
