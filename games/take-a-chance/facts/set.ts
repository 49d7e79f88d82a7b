/** T-1.3: components as data. A set of them can be replaced; this says what a set is and what makes sense. */

import { COMBOS } from './dice/combos.ts';
import { CARDS, CHARMS, COLOURS, KEPT_USES, type KeptUse, type Step, TICKETS } from './types.ts';
import { PARTS, type Refusal, type SetPart } from './refusals.ts';

/** Whether the rulebook gives a value, we rebuilt it, or a table brought its own. */
export const SOURCES = ['rulebook', 'rebuilt', 'house'] as const;
export type Source = (typeof SOURCES)[number];

export interface Sourced<Value> {
  readonly value: Value;
  readonly source: Source;
}

export interface ComponentSet {
  readonly colours: readonly ColourData[];
  readonly charms: readonly Sourced<string>[];
  readonly cards: readonly CardData[];
  readonly tickets: readonly TicketData[];
}

export interface ColourData {
  readonly name: Sourced<string>;
  readonly price: Sourced<number>;
  readonly pays: readonly { readonly combo: Sourced<string>; readonly amount: Sourced<number> }[];
}

export interface CardData {
  readonly colour: string;
  readonly charm: string;
}

export interface TicketData {
  readonly copies: Sourced<number>;
  /** What it says first, then its OR and what is done if that cannot be done (T-5.3). */
  readonly choices: Sourced<readonly (readonly Step[])[]>;
}

/** Steps that may be impossible, so that a ticket needs an OR. */
const MAY_FAIL: readonly string[] = ['buy', 'buy-two', 'buy-pool', 'buy-new', 'swap'];

const MONEY_STEP = 100;
const MOST_MONEY = 100_000;
const MOST_EXTRA_DICE = 7;
const MOST_EXTRA_RETHROWS = 3;
const MOST_PAYS = 5;
const MOST_STEPS = 6;
const MOST_CHOICES = 6;
const LONGEST_NAME = 40;

type Fields = Readonly<Record<string, unknown>>;
type Check = Refusal | undefined;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined;

/** Letters, digits, hyphens and apostrophes; words, so that notation stays readable. */
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_NAME && /^[\p{L}\p{N}'’-]+$/u.test(value);

/** One or more words. */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_NAME && value.split(' ').every(isWord);

const isBetween = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

const isMoney = (value: unknown): value is number =>
  isBetween(value, MONEY_STEP, MOST_MONEY) && value % MONEY_STEP === 0;

/** Whether an object has no fields but these: a set is kept and sent around, so nothing may hide in it. */
const hasOnly = (fields: Fields, names: readonly string[]): boolean =>
  Object.keys(fields).every((name) => names.includes(name));

const SOURCED = ['value', 'source'];

/** The value of a sourced field, or undefined if it is not one. */
function valueOf(field: unknown): unknown {
  const sourced = fieldsOf(field);
  return sourced && hasOnly(sourced, SOURCED) && SOURCES.includes(sourced.source as Source)
    ? sourced.value
    : undefined;
}

/** The refusal of an entry that has other fields than it should. */
const unknownField = (part: SetPart, place: number): Refusal => ({
  code: 'set-field-unknown',
  params: { part, place },
});

/** T-5.3: the first kind with an OR although what comes before it can always be done; such a set is for those who may choose. */
export function freeOr({ tickets }: ComponentSet): number | undefined {
  const kind = tickets.findIndex(
    ({ choices }) => choices.value.length > 1 && !MAY_FAIL.includes(choices.value[0]![0]!.do),
  );
  return kind < 0 ? undefined : kind;
}

/** Why `input`, any JSON at all, is not a set this game can be played with. */
export function checkSet(input: unknown): Check {
  const set = fieldsOf(input);
  if (!set) return { code: 'set-not-an-object' };
  for (const part of PARTS) {
    if (!Array.isArray(set[part])) return { code: 'set-part-missing', params: { part } };
  }
  for (const part of Object.keys(set)) {
    if (!(PARTS as readonly string[]).includes(part)) {
      return { code: 'set-part-unknown', params: { part: part.slice(0, LONGEST_NAME) } };
    }
  }
  return (
    checkColours(set.colours as unknown[]) ??
    checkCharms(set.charms as unknown[]) ??
    checkCards(set as { colours: ColourData[]; charms: Sourced<string>[]; cards: unknown[] }) ??
    checkTickets(set.tickets as unknown[])
  );
}

function checkColours(colours: readonly unknown[]): Check {
  if (colours.length !== COLOURS) {
    return { code: 'set-needs-six-colours', params: { have: colours.length } };
  }
  const names = new Set<string>();
  for (const [place, colour] of colours.entries()) {
    const fields = fieldsOf(colour);
    const name = valueOf(fields?.name);
    if (!fields || !isWord(name)) return { code: 'set-colour-without-name', params: { place } };
    if (!hasOnly(fields, ['name', 'price', 'pays'])) return unknownField('colours', place);
    if (names.has(name)) return { code: 'set-colour-twice', params: { colour: name } };
    names.add(name);
    if (!isMoney(valueOf(fields.price)))
      return { code: 'set-price-wrong', params: { colour: name } };
    const why = checkPays(fields.pays, name, place);
    if (why) return why;
  }
  return undefined;
}

function checkPays(pays: unknown, colour: string, place: number): Check {
  if (!Array.isArray(pays) || pays.length === 0)
    return { code: 'set-pays-nothing', params: { colour } };
  const shown = new Set<unknown>();
  for (const entry of pays) {
    const fields = fieldsOf(entry);
    const combo = valueOf(fields?.combo);
    if (typeof combo !== 'string' || !(COMBOS as readonly string[]).includes(combo)) {
      return { code: 'set-combination-unknown', params: { colour } };
    }
    if (!hasOnly(fields!, ['combo', 'amount'])) return unknownField('colours', place);
    if (shown.has(combo)) return { code: 'set-combination-twice', params: { colour, combo } };
    shown.add(combo);
    if (!isMoney(valueOf(fields?.amount)))
      return { code: 'set-amount-wrong', params: { colour, combo } };
  }
  return undefined;
}

function checkCharms(charms: readonly unknown[]): Check {
  if (charms.length !== CHARMS)
    return { code: 'set-needs-six-charms', params: { have: charms.length } };
  const names = charms.map(valueOf);
  const unnamed = names.findIndex((name) => !isName(name));
  if (unnamed >= 0) return { code: 'set-charm-without-name', params: { place: unnamed } };
  if (new Set(names).size !== CHARMS) return { code: 'set-charm-twice' };
  return undefined;
}

function checkCards(set: {
  colours: readonly ColourData[];
  charms: readonly Sourced<string>[];
  cards: readonly unknown[];
}): Check {
  if (set.cards.length !== CARDS)
    return { code: 'set-needs-36-cards', params: { have: set.cards.length } };
  const seen = new Set<string>();
  for (const [place, card] of set.cards.entries()) {
    const colour = set.colours.findIndex((data) => data.name.value === fieldsOf(card)?.colour);
    const charm = set.charms.findIndex((data) => data.value === fieldsOf(card)?.charm);
    if (colour < 0 || charm < 0) return { code: 'set-card-unknown', params: { place } };
    if (!hasOnly(card as Fields, ['colour', 'charm'])) return unknownField('cards', place);
    // T-1.2: each charm once in every colour.
    if (seen.has(`${colour} ${charm}`)) {
      const { name } = set.colours[colour]!;
      return {
        code: 'set-card-twice',
        params: { colour: name.value, charm: set.charms[charm]!.value },
      };
    }
    seen.add(`${colour} ${charm}`);
  }
  return undefined;
}

function checkTickets(tickets: readonly unknown[]): Check {
  let copies = 0;
  for (const [kind, ticket] of tickets.entries()) {
    const fields = fieldsOf(ticket);
    const many = valueOf(fields?.copies);
    if (!isBetween(many, 1, TICKETS)) return { code: 'set-ticket-copies-wrong', params: { kind } };
    if (!hasOnly(fields!, ['copies', 'choices'])) return unknownField('tickets', kind);
    copies += many;
    const choices = valueOf(fields?.choices);
    const why = checkChoices(Array.isArray(choices) ? choices : [], kind);
    if (why) return why;
  }
  return copies === TICKETS
    ? undefined
    : { code: 'set-needs-36-tickets', params: { have: copies } };
}

function checkChoices(choices: readonly unknown[], kind: number): Check {
  if (choices.length === 0) return { code: 'set-ticket-empty', params: { kind } };
  if (choices.length > MOST_CHOICES) return { code: 'set-ticket-too-long', params: { kind } };
  const last = choices.length - 1;
  for (const [place, steps] of choices.entries()) {
    if (!Array.isArray(steps) || !isBetween(steps.length, 1, MOST_STEPS)) {
      return { code: 'set-ticket-empty', params: { kind } };
    }
    if (!steps.every(isStep)) return { code: 'set-ticket-step-unknown', params: { kind } };
    if (!isWellOrdered(steps, choices.length))
      return { code: 'set-ticket-step-misplaced', params: { kind } };
    // T-5.3: the last must be possible. Between the first, which is chosen or not, and the last, what can always be
    // done would leave the rest out of reach.
    const mayFail = MAY_FAIL.includes(steps[0]!.do);
    if (mayFail && place === last) return { code: 'set-ticket-needs-or', params: { kind } };
    if (!mayFail && place > 0 && place < last)
      return { code: 'set-ticket-or-unreachable', params: { kind } };
  }
  return undefined;
}

function isStep(step: unknown): step is Step {
  const fields = fieldsOf(step);
  const names = Object.keys(fields ?? {})
    .sort()
    .join(' ');
  switch (fields?.do) {
    case 'buy':
    case 'buy-two':
    case 'buy-new':
    case 'swap':
    case 'ticket':
      return names === 'do';
    case 'buy-pool':
      return names === 'do less' && isMoney(fields.less);
    case 'collect':
      return names === 'amount do' && isMoney(fields.amount);
    case 'keep':
      return names === 'do what' && KEPT_USES.includes(fields.what as KeptUse);
    case 'roll':
      return (
        names === 'dice do pays rethrows' &&
        isBetween(fields.dice, 0, MOST_EXTRA_DICE) &&
        isBetween(fields.rethrows, 0, MOST_EXTRA_RETHROWS) &&
        isBetween(fields.pays, 1, MOST_PAYS)
      );
    default:
      return false;
  }
}

/** What may fail comes first, a chain comes last, a kept ticket does nothing else. */
const isWellOrdered = (steps: readonly Step[], choices: number): boolean =>
  steps.every(
    (step, place) =>
      (place === 0 || !MAY_FAIL.includes(step.do)) &&
      (step.do !== 'ticket' || place === steps.length - 1) &&
      (step.do !== 'keep' || (steps.length === 1 && choices === 1)),
  );
