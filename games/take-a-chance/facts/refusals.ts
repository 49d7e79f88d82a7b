/** Every code with which the rules and the check of a set refuse something, and what its sentence needs to know. */

export interface Refusals {
  'match-over': undefined;
  'not-your-turn': undefined;
  'no-such-move': undefined;
  'not-asked-now': undefined;
  'card-not-available': undefined;
  'pool-cards-only': undefined;
  'colour-not-new': undefined;
  'not-enough-cash': { have: number; need: number };
  'no-cash-for-second-card': undefined;
  'no-tickets-left': undefined;
  'first-cannot-be-done': undefined;
  'card-not-yours': undefined;
  'card-not-in-pool': undefined;
  'dice-not-there': { face: number };
  'no-charm-die': undefined;
  'charm-die-thrown-twice': undefined;
  'combination-does-not-pay': undefined;
  'bid-not-in-hundreds': undefined;
  'bid-too-low': { least: number };
  'bid-beyond-cash': { have: number };

  'auctions-need-three': undefined;
  'lucky-charm-needs-three': undefined;
  'two-have-seven-tickets': undefined;
  'set-or-needs-free': { kind: number };

  // Places and kinds are counted from 0.
  'set-not-an-object': undefined;
  'set-part-missing': { part: SetPart };
  'set-part-unknown': { part: string };
  'set-field-unknown': { part: SetPart; place: number };
  'set-needs-six-colours': { have: number };
  'set-colour-without-name': { place: number };
  'set-colour-twice': { colour: string };
  'set-price-wrong': { colour: string };
  'set-pays-nothing': { colour: string };
  'set-combination-unknown': { colour: string };
  'set-combination-twice': { colour: string; combo: string };
  'set-amount-wrong': { colour: string; combo: string };
  'set-needs-six-charms': { have: number };
  'set-charm-without-name': { place: number };
  'set-charm-twice': undefined;
  'set-needs-36-cards': { have: number };
  'set-card-unknown': { place: number };
  'set-card-twice': { colour: string; charm: string };
  'set-needs-36-tickets': { have: number };
  'set-ticket-copies-wrong': { kind: number };
  'set-ticket-empty': { kind: number };
  'set-ticket-step-unknown': { kind: number };
  'set-ticket-step-misplaced': { kind: number };
  'set-ticket-needs-or': { kind: number };
  'set-ticket-too-long': { kind: number };
  'set-ticket-or-unreachable': { kind: number };
}

/** The parts of a set. */
export const PARTS = ['colours', 'charms', 'cards', 'tickets'] as const;
export type SetPart = (typeof PARTS)[number];

/** What `check`, `checkTable` or the check of a set answers: a code with all that its sentence needs. */
export type Refusal = {
  [Code in keyof Refusals]: Refusals[Code] extends undefined
    ? { readonly code: Code }
    : { readonly code: Code; readonly params: Refusals[Code] };
}[keyof Refusals];
