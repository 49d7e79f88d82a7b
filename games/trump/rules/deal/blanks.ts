/** Cards that a clause leaves open to whoever is not a party (D-7.5), and what they can be. */

import { FORCE_SALE, isPayingKind, isTurnKind, type Rules, TAX } from '../../facts/rules.ts';
import type { Card, Choosing } from '../../facts/types.ts';
import type { ContractView } from '../../facts/views.ts';
import type { HiddenClause } from '../../facts/clauses.ts';
import { type CardRole, namesIn } from '../../facts/deal/naming.ts';

/** What a blank can be. Each is part of one before it, or has nothing in common with it. */
const WIDTHS = ['any', 'turn', 'paying', 'tax', 'forceSale'] as const;
export type Width = (typeof WIDTHS)[number];

export function fitsWidth(rules: Rules, card: Card, width: Width): boolean {
  const kind = rules.kind[card]!;
  switch (width) {
    case 'any':
      return true;
    case 'turn':
      return isTurnKind(kind);
    case 'paying':
      return isPayingKind(kind);
    case 'tax':
      return kind === TAX;
    case 'forceSale':
      return kind === FORCE_SALE;
  }
}

/** What all can see of a blank: a share is of what a card pays, only a Tax has a target, only a Force Sale a property. */
export function widthOf(clause: HiddenClause, use: CardRole['use']): Width {
  if (clause.type === 'play') {
    if (clause.target !== undefined) return 'tax';
    return clause.property === undefined ? 'turn' : 'forceSale';
  }
  if (use !== 'trigger') return 'any';
  return clause.type === 'give' && clause.what.type === 'share' ? 'paying' : 'turn';
}

/** Blanks in clauses about one player's cards, counted. */
export class Blanks {
  private readonly left: Record<Width, number> = {
    any: 0,
    turn: 0,
    paying: 0,
    tax: 0,
    forceSale: 0,
  };

  constructor(private readonly rules: Rules) {}

  add(width: Width): void {
    this.left[width]++;
  }

  /** The narrowest that a card can be written into: wider ones are kept for cards that need them. */
  narrowest(card: Card): Width | undefined {
    return WIDTHS.findLast((width) => this.left[width] > 0 && fitsWidth(this.rules, card, width));
  }

  /** Writes a card into one. Undefined if it fits into none. */
  fill(card: Card): Width | undefined {
    const width = this.narrowest(card);
    if (width !== undefined) this.left[width]--;
    return width;
  }

  copy(): Blanks {
    const copy = new Blanks(this.rules);
    Object.assign(copy.left, this.left);
    return copy;
  }
}

/** Numbers that open clauses name of whoever gives a card of choice, as far as they can be read, and blanks. */
export interface Names {
  readonly named: ReadonlySet<Card>;
  readonly blanks: Blanks;
}

/** The clause being carried out does not count. */
export function namesOfGiver(
  { contract, index, from }: Choosing,
  contracts: readonly ContractView[],
  rules: Rules,
): Names {
  const named = new Set<Card>();
  const blanks = new Blanks(rules);
  for (const { number, open } of contracts) {
    for (const one of open) {
      if (number === contract && one.index === index) continue;
      for (const { card, role } of namesIn(one.clause)) {
        if (role.seat !== from) continue;
        if (card === null) blanks.add(widthOf(one.clause, role.use));
        else named.add(card);
      }
    }
  }
  return { named, blanks };
}
