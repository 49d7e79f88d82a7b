/** What has just been done stays on the table until the next deed: a turn is over before it can be looked at. */

import type { People, Seat } from '@parlor/kit';
import type { Event, View } from '../rules/index.ts';
import type { HiddenClause } from '../facts/clauses.ts';
import { type TableModel, useSoFar } from '@parlor/table-ui/logic';
import type { Face } from './art.tsx';
import { brings, type Card, type Components, type Property, setOf } from './printed.ts';
import { happened } from '../text/words/happened.ts';
import { m } from './messages.ts';
import { tagsOf } from './tags.ts';

/** A piece of a bid: cash, or what an Outside Investor brought. */
export interface Piece {
  readonly amount: number;
  readonly isInvestor: boolean;
}

export interface LastSale {
  readonly property: Property;
  readonly broker: Seat;
  /** By seat, the first at the bottom; empty until the openings are shown. */
  readonly pieces: readonly (readonly Piece[])[];
  readonly out: readonly Seat[];
  readonly end: Extract<Event, { type: 'sold' | 'unsold' }> | undefined;
  /** What was in the box when its new owner opened it. */
  readonly box: number | undefined;
  /** The moment in which the openings were shown. */
  readonly shownAt: number;
}

export interface Version {
  readonly from: Seat;
  readonly to: Seat;
  readonly and?: readonly Seat[];
  readonly ends?: number;
  readonly clauses: readonly HiddenClause[];
}

export interface LastDeal {
  /** The offer and the counter-offers to it. */
  readonly versions: readonly Version[];
  readonly fate: 'rejected' | 'accepted' | undefined;
  readonly by: Seat | undefined;
  readonly contract: number | undefined;
  /** Of several parties, those who had accepted. */
  readonly accepted: readonly Seat[];
  /** The moment of the latest of it. */
  readonly at: number;
}

/** Money on its way. */
export interface Note {
  readonly to: Seat | 'bank';
  readonly from: Seat | 'bank';
  readonly amount: number;
}

export interface Last {
  readonly version: number;
  /** The next deed clears the table. */
  readonly isOver: boolean;
  readonly dice: readonly Face[];
  readonly card: { readonly seat: Seat; readonly card: Card; readonly at: number } | undefined;
  readonly sale: LastSale | undefined;
  readonly deal: LastDeal | undefined;
  /** What I drew for the turn that has begun. */
  readonly drawn: readonly Card[];
  readonly notes: readonly Note[];
  /** Boxes that have just been filled. */
  readonly filled: readonly Property[];
  readonly tags: ReadonlyMap<Seat, string>;
  readonly story: readonly string[];
  readonly told: readonly string[];
}

/** In no moment that is shown. */
const NEVER = -1;

export const NOTHING_YET: Last = {
  version: NEVER,
  isOver: false,
  dice: [],
  card: undefined,
  sale: undefined,
  deal: undefined,
  drawn: [],
  notes: [],
  filled: [],
  tags: new Map(),
  story: [],
  told: [],
};

/** What the reducer needs to know beside the event. */
export interface Telling {
  readonly set: Components;
  readonly seats: number;
  readonly version: number;
  readonly people: People;
  text(event: Event): string | undefined;
}

const cleared = (last: Last): Last => ({
  ...last,
  isOver: false,
  dice: [],
  card: undefined,
  sale: undefined,
  deal: undefined,
  story: last.told,
  told: [],
});

/** The deeds that begin something new. */
const isDeed = (event: Event): boolean =>
  event.type === 'rolled' ||
  event.type === 'played' ||
  event.type === 'passed' ||
  event.type === 'used' ||
  event.type === 'putUp' ||
  (event.type === 'offered' && event.counters === 0);

export function after(before: Last, event: Event, telling: Telling): Last {
  let last = before.isOver && isDeed(event) ? cleared(before) : before;
  const tags = tagsOf(event, { components: telling.set, people: telling.people });
  if (tags.length > 0) last = { ...last, tags: new Map([...last.tags, ...tags]) };
  const text = telling.text(event);
  if (text !== undefined)
    last = last.isOver
      ? { ...last, told: [...last.told, text] }
      : { ...last, story: [...last.story, text] };
  return told(last, event, telling);
}

function told(last: Last, event: Event, telling: Telling): Last {
  const note = (to: Seat | 'bank', from: Seat | 'bank', amount: number): Last =>
    amount > 0 ? { ...last, notes: [...last.notes, { to, from, amount }] } : last;
  switch (event.type) {
    case 'partBegan':
      return { ...last, tags: new Map() };
    case 'turnBegan':
      return { ...last, isOver: true, told: [], drawn: [] };
    case 'drew':
      return event.card === null ? last : { ...last, drawn: [...last.drawn, event.card] };
    case 'rolled':
      return { ...last, dice: [...last.dice, event.die] };
    case 'played':
      return { ...last, card: { seat: event.seat, card: event.card, at: telling.version } };
    case 'filled':
      return { ...last, filled: [...last.filled, event.property] };
    case 'collected':
      return note(event.seat, 'bank', event.amount);
    case 'taxed':
      return note(event.seat, event.target, event.amount);
    case 'debtPaid':
      return note(event.to, event.from, event.amount);
    case 'gave':
      return event.gift.type === 'cash' ? note(event.to, event.from, event.gift.amount) : last;
    case 'offered':
    case 'agreed':
    case 'rejected':
    case 'accepted':
      return { ...last, deal: dealAfter(last.deal, event, telling) };
    case 'sold': {
      const paid = typeof event.paid === 'number' ? note(event.paid, event.to, event.price) : last;
      return { ...paid, sale: last.sale && { ...last.sale, end: event } };
    }
    default:
      return { ...last, sale: saleAfter(last.sale, event, telling) };
  }
}

function dealAfter(
  deal: LastDeal | undefined,
  event: Extract<Event, { type: 'offered' | 'agreed' | 'rejected' | 'accepted' }>,
  { version }: Telling,
): LastDeal | undefined {
  if (event.type === 'offered') {
    const { from, to, and, ends, clauses, counters } = event;
    const said: Version = {
      ...{ from, to, clauses },
      ...(and && { and }),
      ...(ends !== undefined && { ends }),
    };
    return {
      versions: [...(counters === 0 ? [] : (deal?.versions ?? [])), said],
      fate: undefined,
      by: from,
      contract: undefined,
      accepted: [],
      at: version,
    };
  }
  if (event.type === 'agreed')
    return (
      deal && { ...deal, by: event.seat, accepted: [...deal.accepted, event.seat], at: version }
    );
  return (
    deal && {
      ...deal,
      fate: event.type,
      by: event.seat,
      contract: event.type === 'accepted' ? event.contract : undefined,
      at: version,
    }
  );
}

function saleAfter(
  sale: LastSale | undefined,
  event: Event,
  { set, seats, version }: Telling,
): LastSale | undefined {
  const nobody = Array.from({ length: seats }, (): readonly Piece[] => []);
  if (event.type === 'putUp')
    return {
      property: event.property,
      broker: event.seat,
      pieces: nobody,
      out: [],
      end: undefined,
      box: undefined,
      shownAt: NEVER,
    };
  if (!sale) return sale;
  const add = (seat: Seat, pieces: readonly Piece[]): LastSale => ({
    ...sale,
    pieces: sale.pieces.map((have, of) => (of === seat ? [...have, ...pieces] : have)),
  });
  switch (event.type) {
    case 'opened':
      return {
        ...sale,
        shownAt: version,
        pieces: event.bids.map((amount) => (amount > 0 ? [{ amount, isInvestor: false }] : [])),
      };
    case 'raised':
      return add(event.seat, [
        ...event.cards.map((card) => ({ amount: brings(set, card), isInvestor: true })),
        ...(event.cash > 0 ? [{ amount: event.cash, isInvestor: false }] : []),
      ]);
    case 'knockedOut':
      return { ...sale, out: [...sale.out, event.target] };
    case 'cameBack':
      return { ...sale, out: sale.out.filter((seat) => seat !== event.seat) };
    case 'unsold':
      return { ...sale, end: event };
    case 'boxShown':
      return { ...sale, box: event.amount };
    default:
      return sale;
  }
}

/** What a bot said about the latest word in a deal: with it, or as soon as it could be heard. */
export const remarkOn = (
  { by, at }: LastDeal,
  remarks: TableModel['remarks']['value'],
): string | undefined => remarks.find(({ seat, version }) => seat === by && version >= at)?.text;

export const useLast = (model: TableModel): Last =>
  useSoFar(model, NOTHING_YET, (sofar, events, moment, version = NEVER) => {
    const view = moment.view as View;
    const people = model.people;
    const telling: Telling = {
      set: setOf(view),
      seats: view.seats,
      version,
      people,
      text: (event) => happened(m(), event, people, view),
    };
    const last = (events as readonly Event[]).reduce<Last>(
      (one, event) => after(one, event, telling),
      {
        ...sofar,
        notes: [],
        filled: [],
      },
    );
    return { ...last, version };
  });
