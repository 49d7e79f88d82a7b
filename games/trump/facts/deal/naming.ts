/** The cards and properties that clauses speak of. */

import type { Seat } from '@parlor/kit';
import type { AboutOf, ClauseOf, GiveOf, HiddenClause, ShowOf } from '../clauses.ts';

/** Whose hand a named card is looked for in, and what for. */
export interface CardRole {
  readonly seat: Seat;
  readonly use: 'give now' | 'give later' | 'play' | 'trigger' | 'show' | 'forbidden';
}

type Name<From, To> = (card: From, role: CardRole) => To;

/** The clause with every card name replaced by what `name` makes of it, in the order they stand. */
export function renameCards<From, To>(clause: ClauseOf<From>, name: Name<From, To>): ClauseOf<To> {
  switch (clause.type) {
    case 'play':
      return { ...clause, card: name(clause.card, { seat: clause.seat, use: 'play' }) };
    case 'give':
      return renameGift(clause, name, clause.when.type === 'now' ? 'give now' : 'give later');
    case 'option':
      return {
        ...clause,
        clauses: clause.clauses.map((gift) => renameGift(gift, name, 'give later')),
      };
    case 'show':
      return renameShown(clause, name);
    case 'abstain': {
      const { act } = clause;
      if (act.type !== 'deal') return { ...clause, act };
      return { ...clause, act: { type: 'deal', about: renameAbout(act.about, clause.seat, name) } };
    }
  }
}

function renameGift<From, To>(
  gift: GiveOf<From>,
  name: Name<From, To>,
  use: 'give now' | 'give later',
): GiveOf<To> {
  const { from, what, when } = gift;
  return {
    ...gift,
    what:
      what.type === 'card' ? { type: 'card', card: name(what.card, { seat: from, use }) } : what,
    when:
      when.type === 'played'
        ? { ...when, card: name(when.card, { seat: when.seat, use: 'trigger' }) }
        : when,
  };
}

/** No card means the whole hand, unless it is one that has been left open. */
function renameShown<From, To>(
  { some, ...clause }: ShowOf<From>,
  name: Name<From, To>,
): ShowOf<To> {
  if (clause.card === null && !some) return { ...clause, card: null };
  return { ...clause, card: name(clause.card as From, { seat: clause.seat, use: 'show' }) };
}

const renameAbout = <From, To>(
  about: AboutOf<From>,
  seat: Seat,
  name: Name<From, To>,
): AboutOf<To> =>
  'card' in about ? { card: name(about.card, { seat, use: 'forbidden' }) } : about;

export interface NamedCard<Named> {
  readonly card: Named;
  readonly role: CardRole;
}

const NO_NAMES: readonly never[] = [];

/** Every card a clause names of somebody, with whose it is and what for; not those a deal is forbidden about. */
export function namesIn<Named>(clause: ClauseOf<Named>): readonly NamedCard<Named>[] {
  switch (clause.type) {
    case 'play':
      return [{ card: clause.card, role: { seat: clause.seat, use: 'play' } }];
    case 'give': {
      const { when } = clause;
      if (clause.what.type !== 'card' && when.type !== 'played') return NO_NAMES;
      const names: NamedCard<Named>[] = [];
      noteGift(clause, when.type === 'now' ? 'give now' : 'give later', names);
      if (when.type === 'played')
        names.push({ card: when.card, role: { seat: when.seat, use: 'trigger' } });
      return names;
    }
    case 'option': {
      const names: NamedCard<Named>[] = [];
      for (const gift of clause.clauses) noteGift(gift, 'give later', names);
      return names;
    }
    case 'show': {
      const { card, seat, some } = clause;
      if (card === null && !some) return NO_NAMES;
      return [{ card: card as Named, role: { seat, use: 'show' } }];
    }
    case 'abstain':
      return NO_NAMES;
  }
}

function noteGift<Named>(
  { from, what }: GiveOf<Named>,
  use: 'give now' | 'give later',
  names: NamedCard<Named>[],
): void {
  if (what.type === 'card') names.push({ card: what.card, role: { seat: from, use } });
}

/** D-6.3: cards to be given at any time, to be played, or waited for; not those only shown or forbidden. */
export const cardsNamed = <Named>(clause: ClauseOf<Named>): readonly Named[] =>
  clause.type === 'show' ? NO_NAMES : namesIn(clause).map(({ card }) => card);

/** Does a clause speak of this card, or of this property, anywhere in it? */
export function speaksOf(clause: HiddenClause, about: AboutOf<number>): boolean {
  if ('card' in about) {
    let isNamed = false;
    renameCards(clause, (card) => {
      isNamed ||= card === about.card;
      return card;
    });
    return isNamed;
  }
  return propertiesIn(clause).includes(about.property);
}

function propertiesIn(clause: HiddenClause): number[] {
  switch (clause.type) {
    case 'play':
      return clause.property === undefined ? [] : [clause.property];
    case 'show':
      return [];
    case 'option':
      return clause.clauses.flatMap(propertiesIn);
    case 'abstain': {
      const { act } = clause;
      if (act.type === 'forceSale') return [act.property];
      if (act.type === 'bid') return act.property === null ? [] : [act.property];
      return act.type === 'deal' && 'property' in act.about ? [act.about.property] : [];
    }
    case 'give': {
      const { what, when } = clause;
      return [
        ...(what.type === 'property' ? [what.property] : []),
        ...(when.type === 'bought' ? [when.property] : []),
        ...(when.type === 'everyTurnEnd' && when.while !== null ? [when.while] : []),
      ];
    }
  }
}

const hide = (): null => null;

/** As others than the parties see it. */
export function hideCards(clause: HiddenClause): HiddenClause {
  const hidden = renameCards(clause, hide);
  return clause.type === 'show' && clause.card !== null && hidden.type === 'show'
    ? { ...hidden, some: true }
    : hidden;
}

export const hideAllCards = (clauses: readonly HiddenClause[]): HiddenClause[] =>
  clauses.map(hideCards);
