/** What each refusal is about, by its code. Lines and clauses count from 1, cards are codes, properties names. */

import type { Seat } from '@parlor/kit';

/** Nothing to add. */
type Bare = object;

interface OfCard {
  /** See `cardCode`; in the first edition its English name. */
  readonly card: string;
}

interface OfProperty {
  readonly property: string;
}

interface OfLine {
  readonly line: number;
}

interface OfPromise {
  readonly contract: number;
  readonly clause: number;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

interface OfSeat {
  readonly seat: Seat;
}

interface Short extends OfSeat {
  readonly have: number;
  readonly need: number;
}

export interface Refusals extends ComponentRefusals, Risks {
  readonly 'not-asked': Bare;
  readonly 'wrong-answer': Bare;

  readonly 'no-such-card': Bare;
  readonly 'card-not-held': OfCard;
  readonly 'only-in-a-sale': OfCard;
  readonly 'not-related': OfCard;
  readonly 'condition-not-met': OfCard;
  readonly 'no-target-wanted': Bare;
  readonly 'opponent-wanted': Bare;
  readonly 'property-wanted': Bare;
  readonly 'owns-nothing': OfSeat;
  readonly 'no-such-seat': Bare;
  readonly 'not-yourself': Bare;
  readonly 'no-cards-there': OfSeat;

  readonly 'no-such-property': Bare;
  readonly 'box-owned': OfProperty;
  readonly 'not-unowned': OfProperty;
  readonly 'already-put-up': OfProperty;
  /** Of the first edition. */
  readonly 'out-of-the-game': OfProperty;
  readonly 'not-yours': OfProperty;
  readonly 'already-yours': OfProperty;

  readonly 'not-a-multiple': { readonly step: number };
  readonly 'not-enough-cash': { readonly have: number };
  readonly 'not-knocked-out': Bare;
  readonly 'knocked-out': Bare;
  readonly 'not-in-the-bidding': Bare;
  readonly 'nothing-added': Bare;
  readonly 'not-an-investor': Bare;
  readonly 'cards-not-sorted': Bare;
  readonly 'cash-needs-investor': Bare;
  readonly 'bid-too-low': { readonly bid: number; readonly least: number };

  readonly 'no-deals-left': { readonly deals: number };
  readonly 'no-counters-left': { readonly counters: number };
  readonly 'no-clauses': Bare;
  readonly 'too-many-clauses': { readonly max: number };
  readonly 'not-a-party': OfLine;
  readonly 'number-out-of-range': OfLine & Range & { readonly step: number };
  readonly 'not-a-turn-card': OfLine & OfCard;
  readonly 'share-of-nothing': OfLine;
  readonly 'no-payout': OfLine & OfCard;
  readonly 'cash-short': Short;
  readonly 'property-not-theirs': OfProperty;
  readonly 'property-twice': OfProperty;
  readonly 'hand-too-small': Short;
  readonly 'hand-promised': { readonly have: number };
  readonly 'taker-wanted': OfLine;
  readonly 'no-taker-wanted': OfLine;
  readonly 'cash-only': OfLine;
  readonly 'option-too-much': OfLine;
  readonly 'option-of-nothing': OfLine;
  readonly 'no-alternative': OfLine;
  readonly 'not-clockwise': Bare;
  readonly 'no-such-contract': { readonly contract: number };
  readonly 'other-parties': { readonly contract: number };
  readonly 'no-counter-among-several': Bare;
  readonly 'shares-over': OfLine & { readonly most: number };
  readonly 'no-such-option': OfPromise;
  readonly 'not-to-choose': OfCard;
  readonly 'too-complex': { readonly most: number };
  readonly 'unsound-not-held': OfLine;
  readonly 'unsound-not-playable': OfLine;
  readonly 'unsound-turn-taken': OfLine;
  readonly 'unsound-not-owned': OfLine;
  readonly 'unsound-never-played': OfLine;
  readonly 'unsound-option': OfLine;
  readonly 'unsound-while': OfLine;
  readonly 'unsound-old': OfPromise;

  readonly 'promise-abstain': OfPromise;
  readonly 'promise-card': OfPromise;
  readonly 'promise-property': OfPromise;
  readonly 'promise-play': OfPromise;

  readonly 'wrong-seat-count': { readonly seats: number };
}

/** What fate alone can make of a sound line (D-7.3, D-7.4). */
export interface Risks {
  readonly 'risk-card': OfLine;
  readonly 'risk-property': OfLine;
  readonly 'risk-debt': OfLine;
  readonly 'risk-hand': OfLine;
  readonly 'risk-unplayed': OfLine;
  readonly 'risk-no-sale': OfLine;
}

/** Of a table's own set; places count from 0. */
export interface ComponentRefusals {
  readonly 'components-not-an-object': Bare;
  readonly 'components-field-unknown': { readonly field: string };
  readonly 'components-property-field': { readonly property: number; readonly field: string };
  readonly 'components-card-field': { readonly card: number; readonly field: string };
  readonly 'components-space-field': { readonly space: number; readonly field: string };
  readonly 'components-rebuilt': { readonly most: number; readonly max: number };
  readonly 'components-lists-missing': Bare;
  readonly 'components-property-count': Range;
  readonly 'components-property-name': { readonly property: number; readonly max: number };
  readonly 'components-property-twice': { readonly property: number };
  readonly 'components-too-many-faces': { readonly max: number };
  readonly 'components-card': { readonly card: number };
  readonly 'components-card-twice': { readonly card: number };
  readonly 'components-deck-size': Range;
  readonly 'components-board-size': Range;
  readonly 'components-space': { readonly space: number };
  readonly 'components-start': { readonly space: number };
  readonly 'components-space-twice': { readonly space: number };
  readonly 'components-property-not-on-board': Bare;
  readonly 'components-no-sale-space': Bare;
}
