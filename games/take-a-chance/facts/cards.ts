/**
 * The components in the box. What the rulebook says of them is marked so; the
 * rest is rebuilt (T-1.3, section 8 of the rules).
 */

import type { ColourData, ComponentSet, Source, Sourced, TicketData } from './set.ts';
import type { Combo } from './dice/combos.ts';
import type { KeptUse, RollStep, Step } from './types.ts';

const rulebook = <Value>(value: Value): Sourced<Value> => ({ value, source: 'rulebook' });
const rebuilt = <Value>(value: Value): Sourced<Value> => ({ value, source: 'rebuilt' });

/** Amounts are rebuilt throughout; of some combinations the rulebook tells on which colour they are. */
const pays = (
  combo: Combo,
  amount: number,
  source: Source = 'rebuilt',
): ColourData['pays'][number] => ({
  combo: { value: combo, source },
  amount: rebuilt(amount),
});

const COLOURS: readonly ColourData[] = [
  {
    name: rulebook('Purple'),
    price: rebuilt(1_000),
    pays: [pays('pair', 500), pays('two-pairs', 1_000, 'rulebook'), pays('three-of-a-kind', 2_000)],
  },
  {
    name: rulebook('Orange'),
    price: rebuilt(2_000),
    pays: [pays('two-pairs', 1_500, 'rulebook'), pays('straight-of-four', 3_000)],
  },
  {
    name: rulebook('Red'),
    price: rebuilt(3_000),
    pays: [pays('full-house', 4_000, 'rulebook'), pays('four-of-a-kind', 5_000)],
  },
  {
    name: rebuilt('Yellow'),
    price: rebuilt(4_000),
    pays: [pays('straight-of-five', 5_000), pays('three-pairs', 6_000)],
  },
  {
    name: rulebook('Green'),
    price: rebuilt(5_000),
    pays: [
      pays('straight-of-six', 8_000),
      pays('two-threes', 8_000),
      pays('five-of-a-kind', 10_000),
    ],
  },
  {
    name: rebuilt('Blue'),
    price: rebuilt(6_000),
    pays: [
      pays('four-and-three', 12_000),
      pays('six-of-a-kind', 20_000),
      pays('seven-of-a-kind', 50_000),
    ],
  },
];

const CHARMS: readonly Sourced<string>[] = [
  rulebook('horseshoe'),
  rebuilt('clover'),
  rebuilt("rabbit's foot"),
  rebuilt('wishbone'),
  rebuilt('penny'),
  rebuilt('ladybug'),
];

const BUY: Step = { do: 'buy' };
const BUY_TWO: Step = { do: 'buy-two' };
const BUY_NEW: Step = { do: 'buy-new' };
const SWAP: Step = { do: 'swap' };
const ANOTHER_TICKET: Step = { do: 'ticket' };
const PLAIN_ROLL: RollStep = { do: 'roll', dice: 0, rethrows: 0, pays: 1 };
const poolLess = (less: number): Step => ({ do: 'buy-pool', less });
const collect = (amount: number): Step => ({ do: 'collect', amount });
const keep = (what: KeptUse): Step => ({ do: 'keep', what });
const roll = (more: Partial<Omit<RollStep, 'do'>> = {}): Step => ({ ...PLAIN_ROLL, ...more });

const ticket = (copies: number, ...choices: (readonly Step[])[]): TicketData => ({
  copies: rebuilt(copies),
  choices: rebuilt(choices),
});

const TICKETS: readonly TicketData[] = [
  ticket(4, [BUY, roll()], [roll()]),
  ticket(3, [poolLess(500), roll()], [collect(500)]),
  ticket(3, [BUY_NEW, roll()], [roll({ dice: 1 })]),
  ticket(3, [BUY_TWO], [BUY], [roll()]),
  ticket(3, [roll({ dice: 1 })]),
  ticket(2, [roll({ dice: 2 })]),
  ticket(3, [roll(), roll()]),
  ticket(2, [roll({ rethrows: 1 })]),
  ticket(2, [roll({ pays: 2 })]),
  ticket(3, [collect(1_000), ANOTHER_TICKET]),
  ticket(2, [roll(), ANOTHER_TICKET]),
  ticket(2, [SWAP, roll()], [collect(1_000)]),
  ticket(2, [keep('die')]),
  ticket(2, [keep('rethrow')]),
];

export const STANDARD_SET: ComponentSet = {
  colours: COLOURS,
  charms: CHARMS,
  // T-1.2: that each charm appears once in every colour is the rulebook's.
  cards: COLOURS.flatMap((colour) =>
    CHARMS.map((charm) => ({ colour: colour.name.value, charm: charm.value })),
  ),
  tickets: TICKETS,
};
