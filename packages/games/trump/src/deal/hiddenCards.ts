/** Names for the cards in other people's contracts, when a world is made up from a view. */

import type { Rng, Seat } from '@parlor/kit';
import { isPayingKind, isTurnKind } from '../rules.ts';
import { handOf, type State } from '../state.ts';
import type { Card, View } from '../types.ts';
import type { Clause, HiddenClause } from './clauses.ts';
import { type CardRole, renameCards } from './naming.ts';

/** Fills offer, contracts and what came by the last deal; hands are dealt already. */
export function nameHiddenCards(state: State, view: View, rng: Rng): void {
  if (view.offer) {
    const hands = remainingHands(state);
    const clauses = view.offer.clauses.map((clause) => nameCards(state, clause, hands, rng));
    state.offer = { ...view.offer, clauses };
  }
  if (view.contracts.length !== 0) {
    const hands = remainingHands(state);
    state.contracts = view.contracts.map((contract) => ({
      ...contract,
      open: contract.open.map((open) => ({
        ...open,
        clause: nameCards(state, open.clause, hands, rng),
      })),
    }));
  }
  if (view.related) {
    const hand = remainingHands(state)[view.turn!]!;
    const any = (): Card => draw(hand, rng) ?? anyCard(state, () => true, rng);
    state.relatedCards = view.related.cards.map((card) => card ?? any());
  }
}

/** Cards by seat that can still be named; a card given away now cannot be named twice. */
const remainingHands = (state: State): Card[][] =>
  Array.from({ length: state.seats }, (_, seat: Seat) => handOf(state, seat));

/** Players name what they hold, so a hidden name is one of the hand's cards where one will do. */
function nameCards(state: State, clause: HiddenClause, hands: Card[][], rng: Rng): Clause {
  const mustPay = clause.type === 'give' && clause.what.type === 'share';
  return renameCards(clause, (card: number | null, role: CardRole): Card => {
    if (card !== null) return card;
    const hand = hands[role.seat]!;
    if (role.use === 'give now') return draw(hand, rng) ?? anyCard(state, () => true, rng);
    if (role.use === 'forbidden') return anyCard(state, () => true, rng);
    const fits = (other: Card): boolean => {
      const kind = state.rules.kind[other]!;
      if (role.use === 'give later' || role.use === 'show') return true;
      return mustPay ? isPayingKind(kind) : isTurnKind(kind);
    };
    const fitting = hand.filter(fits);
    return fitting.length > 0 ? rng.pick(fitting) : anyCard(state, fits, rng);
  });
}

function draw(hand: Card[], rng: Rng): Card | undefined {
  return hand.length === 0 ? undefined : hand.splice(rng.below(hand.length), 1)[0];
}

const anyCard = (state: State, fits: (card: Card) => boolean, rng: Rng): Card =>
  rng.pick([...state.rules.kind.keys()].filter(fits));
