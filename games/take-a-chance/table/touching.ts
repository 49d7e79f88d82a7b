/** What a tap or a key does: changes the choice, or says why it cannot. */

import { BID_STEP, type Card } from '../facts/types.ts';
import type { Move } from '../rules/index.ts';
import { byColour, type Combo, type DieId, keepMove } from './reading.ts';
import { type Door, type Side, type Turn } from './turn.ts';

export function touchDoor(turn: Turn, door: Door): void {
  if (turn.asked !== 'turn') return;
  if (door === 'chance' && !turn.allows({ type: 'chance' })) {
    turn.explain({ type: 'chance' });
    return;
  }
  turn.change({ door, card: undefined });
  if (door === 'buy') document.querySelector<HTMLElement>('[data-row] .tc-buyable')?.focus();
}

/** One side of the ticket; one that cannot be done says why. */
export function touchSide(turn: Turn, side: Side): void {
  if (turn.asked !== 'or') return;
  if (turn.allows({ type: side })) turn.change({ side });
  else turn.explain({ type: side });
}

/** A card in the Pool or in my stack. */
export function touchCard(turn: Turn, card: Card): void {
  const { asked, draft, change } = turn;
  turn.setLook(turn.look === card || draft.card === card ? undefined : card);
  if (asked === 'swap') {
    touchTake(turn, card);
    return;
  }
  if (asked !== 'turn' && asked !== 'buy') return;
  const move: Move = { type: 'buy', card };
  if (!turn.allows(move)) turn.explain(move);
  else if (draft.card === card)
    change({ card: undefined, ...(asked === 'turn' && { door: undefined }) });
  else change({ card, ...(asked === 'turn' && { door: 'buy' }) });
}

function touchTake(turn: Turn, take: Card): void {
  const { draft, change, view, me } = turn;
  if (draft.card === take) {
    change({ card: undefined });
    return;
  }
  const board = view.players[me!]!.board;
  const possible = board.find((give) => turn.allows({ type: 'swap', give, take }));
  const give = draft.give ?? possible ?? board[0];
  const move: Move = { type: 'swap', give: give!, take };
  if (turn.allows(move)) change({ card: take });
  else turn.explain(move);
}

/** One of my colours: to be read, or in a swap to be given; once more for the next card of it. */
export function touchMine(turn: Turn, colour: number): void {
  const { asked, view, me, draft, change } = turn;
  const cards = byColour(view.players[me!]!.board).find((group) => group.colour === colour)!.cards;
  if (asked !== 'swap') {
    turn.setLook(turn.look === cards[0] ? undefined : cards[0]);
    return;
  }
  const at = draft.give === undefined ? -1 : cards.indexOf(draft.give);
  const give = cards[at + 1];
  if (give === undefined) {
    change({ give: undefined });
    return;
  }
  const isTakeable = (take: Card | null): take is Card =>
    take !== null && turn.allows({ type: 'swap', give, take });
  if (draft.card !== undefined && !isTakeable(draft.card)) {
    turn.explain({ type: 'swap', give, take: draft.card });
    return;
  }
  const any = view.pool.find((take) => take !== null);
  if (!view.pool.some(isTakeable) && any !== undefined && any !== null) {
    turn.explain({ type: 'swap', give, take: any });
    return;
  }
  change({ give });
}

export function touchDie(turn: Turn, die: DieId): void {
  const { asked, draft, view, change } = turn;
  if (asked !== 'rethrow' && asked !== 'kept rethrow') return;
  const loose = new Set(draft.loose);
  if (!loose.delete(die)) loose.add(die);
  const move = keepMove(view.roll!, loose);
  if (turn.allows(move)) change({ loose });
  else turn.explain(move);
}

/** Every die that may be thrown again. */
export function loosenAll(turn: Turn): void {
  const roll = turn.view.roll!;
  const dice: DieId[] = roll.dice.map((_, die) => die);
  const withCharm = new Set<DieId>([...dice, 'charm']);
  const isFine = roll.charm !== null && turn.allows(keepMove(roll, withCharm));
  turn.change({ loose: isFine ? withCharm : new Set(dice) });
}

export function touchOffer(turn: Turn, combo: Combo): void {
  if (turn.asked === 'collect') turn.change({ combo });
}

export function raise(turn: Turn, by: number): void {
  const { draft, change } = turn;
  if (draft.amount === undefined) return;
  change({ amount: Math.max(BID_STEP, draft.amount + by) });
}

export const setBid = (turn: Turn, amount: number): void => turn.change({ amount });
