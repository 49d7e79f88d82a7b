/** Options of a table, and tables that do not go together. */

import type { OptionsSpec, Presets, Table } from '@parlor/kit';
import { type ComponentSet, checkSet, freeOr } from '../facts/set.ts';
import type { Refusal } from '../facts/refusals.ts';
import { type Ending, ENDINGS, TICKETS_EACH } from '../facts/types.ts';

/** T-5.3: whether a ticket's player chooses between its sides, or has to do the first that can be done. */
const ORS = ['free', 'forced'] as const;
export type Or = (typeof ORS)[number];

export interface Options {
  /** T-2.2: tickets each; two players always have seven. */
  tickets: number;
  /** T-7.2 */
  auctions: boolean;
  /** T-7.3 */
  luckyCharm: boolean;
  /** T-5.3 */
  or: Or;
  /** T-6.1 */
  ending: Ending;
  /** T-1.3: other components, or null for the ones in the box. */
  set: ComponentSet | null;
}

const { short: SHORT, usual: USUAL, long: LONG } = TICKETS_EACH;

export const optionsSpec: OptionsSpec<Options> = {
  tickets: { type: 'count', min: SHORT, max: LONG },
  auctions: { type: 'flag' },
  luckyCharm: { type: 'flag' },
  or: { type: 'choice', values: ORS },
  ending: { type: 'choice', values: ENDINGS },
  set: { type: 'data', check: checkSet },
};

const standard: Options = {
  tickets: USUAL,
  auctions: false,
  luckyCharm: false,
  or: 'free',
  ending: 'rulebook',
  set: null,
};

// T-7.4: the advanced rules one by one, or together.
export const presets: Presets<Options> = {
  standard,
  short: { ...standard, tickets: SHORT },
  long: { ...standard, tickets: LONG },
  auctions: { ...standard, auctions: true },
  luckyCharm: { ...standard, luckyCharm: true },
  advanced: { ...standard, auctions: true, luckyCharm: true },
  even: { ...standard, ending: 'evenTurns' },
};

const TWO = 2;

export function checkTable({ seats, options }: Table<Options>): Refusal | undefined {
  // T-5.3: an OR beside something that can always be done is for those who may choose.
  const kind = options.or === 'forced' && options.set ? freeOr(options.set) : undefined;
  if (kind !== undefined) return { code: 'set-or-needs-free', params: { kind } };
  if (seats !== TWO) return undefined;
  // T-7.1: no advanced rules for two, and always seven tickets; the usual number stands for them.
  if (options.auctions) return { code: 'auctions-need-three' };
  if (options.luckyCharm) return { code: 'lucky-charm-needs-three' };
  if (options.tickets === SHORT) return { code: 'two-have-seven-tickets' };
  return undefined;
}
