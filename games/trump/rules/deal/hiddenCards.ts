/** Names for the cards in other people's contracts, when a world is made up from a view. */

import type { Rng, Seat } from '@parlor/kit';
import { handOf, type State } from '../state/state.ts';
import type { Card } from '../../facts/types.ts';
import type { ContractView, View } from '../../facts/views.ts';
import { fitsWidth, namesOfGiver, type Width, widthOf } from './blanks.ts';
import type { Clause, HiddenClause } from '../../facts/clauses.ts';
import { type CardRole, renameCards } from '../../facts/deal/naming.ts';

/** Fills offer, contracts and what came by the last deal; hands are dealt already. */
export function nameHiddenCards(state: State, view: View, rng: Rng): void {
  if (view.offer) {
    const namer = new Namer(state, rng);
    const clauses = view.offer.clauses.map((clause) => namer.name(clause));
    state.offer = { ...view.offer, clauses };
  }
  if (view.contracts.length !== 0) {
    const namer = new Namer(state, rng);
    if (view.choosing) namer.keepToChoice(view.choosing, view.contracts);
    state.contracts = view.contracts.map((contract) => ({
      ...contract,
      open: contract.open.map((open) => ({
        ...open,
        clause: namer.name(open.clause),
      })),
    }));
  }
  if (view.related) {
    const hand = handOf(state, view.turn!);
    const any = (): Card => draw(hand, rng) ?? rng.below(state.rules.cardCount);
    state.relatedCards = view.related.cards.map((card) => card ?? any());
  }
}

/** Names one blank after the other. Players name what they hold, so it is one of the hand's cards where one will do. */
class Namer {
  /** Cards by seat that can still be named; a card given away now cannot be named twice. */
  private readonly hands: Card[][];
  private giver: Seat | undefined;
  /** Numbers of the giver that no clause names. */
  private free: ReadonlySet<Card> = new Set();
  /** Cards of the giver that must be named, by the kind of blank they are written into. */
  private readonly toName = new Map<Width, Card[]>();

  constructor(
    private readonly state: State,
    private readonly rng: Rng,
  ) {
    this.hands = Array.from({ length: state.seats }, (_, seat: Seat) => handOf(state, seat));
  }

  /** D-7.7: the cards that can be chosen are those that no clause names, all of them where the view has them. */
  keepToChoice(choosing: NonNullable<View['choosing']>, contracts: readonly ContractView[]): void {
    const { from, cards } = choosing;
    const { named, blanks } = namesOfGiver(choosing, contracts, this.state.rules);
    const rest = this.hands[from]!.filter((card) => !named.has(card));
    this.giver = from;
    if (!cards) {
      this.free = new Set(rest.length === 0 ? [] : [this.rng.pick(rest)]);
      return;
    }
    this.free = new Set(cards);
    const withheld = new Set(rest.filter((card) => !this.free.has(card)));
    for (const card of this.rng.shuffle([...withheld])) {
      const width = blanks.fill(card);
      if (width !== undefined) this.toName.set(width, [...(this.toName.get(width) ?? []), card]);
    }
  }

  name(clause: HiddenClause): Clause {
    return renameCards(
      clause,
      (card: number | null, role: CardRole): Card =>
        card ?? this.nameBlank(role, widthOf(clause, role.use)),
    );
  }

  private nameBlank({ seat, use }: CardRole, width: Width): Card {
    const { rules } = this.state;
    const isGivers = seat === this.giver && use !== 'forbidden';
    const withheld = isGivers ? this.toName.get(width)?.pop() : undefined;
    if (withheld !== undefined) return withheld;
    const fits = (card: Card): boolean =>
      fitsWidth(rules, card, width) && !(isGivers && this.free.has(card));
    const hand = use === 'forbidden' ? NO_HAND : this.hands[seat]!;
    const fitting = hand.filter(fits);
    if (fitting.length === 0) return anyCard(this.state, fits, this.rng);
    const card = this.rng.pick(fitting);
    if (use === 'give now') hand.splice(hand.indexOf(card), 1);
    return card;
  }
}

const NO_HAND: Card[] = [];

function draw(hand: Card[], rng: Rng): Card | undefined {
  return hand.length === 0 ? undefined : hand.splice(rng.below(hand.length), 1)[0];
}

const anyCard = (state: State, fits: (card: Card) => boolean, rng: Rng): Card =>
  rng.pick([...state.rules.kind.keys()].filter(fits));
