/** Section 8: the cards, the charms and the tickets, and how another set of them is read. */

export type Step =
  | { do: 'buy' | 'buy-two' | 'buy-new' | 'swap' | 'ticket' }
  | { do: 'buy-pool'; less: number }
  | { do: 'roll'; dice: number; rethrows: number; pays: number }
  | { do: 'collect'; amount: number }
  | { do: 'keep'; what: 'die' | 'rethrow' };

interface Colour {
  name: string;
  price: number;
  /** What each card of this colour pays. */
  pays: { combo: string; amount: number }[];
}

interface TicketKind {
  copies: number;
  /** T-5.3: what to do, and the ORs. */
  choices: Step[][];
}

export interface ComponentSet {
  /** The one everybody starts with first. */
  colours: Colour[];
  tickets: TicketKind[];
}

export type Card = number;

/** T-1.1, T-1.2: six cards of each colour, one with each charm. */
export const SIX = 6;

export const allCards = (): Card[] => Array.from({ length: SIX * SIX }, (_, card) => card);

export const colourOf = (card: Card): number => Math.floor(card / SIX);

export const charmOf = (card: Card): number => card % SIX;

/** A roll as anybody may do in a turn. */
export const ORDINARY_ROLL = { do: 'roll', dice: 0, rethrows: 0, pays: 1 } as const;

const roll: Step = ORDINARY_ROLL;
const oneMoreDie: Step = { ...ORDINARY_ROLL, dice: 1 };
const twoMoreDice: Step = { ...ORDINARY_ROLL, dice: 2 };
const oneMoreRethrow: Step = { ...ORDINARY_ROLL, rethrows: 1 };
const payingDouble: Step = { ...ORDINARY_ROLL, pays: 2 };
const another: Step = { do: 'ticket' };
const collect = (amount: number): Step => ({ do: 'collect', amount });

const pays = (combo: string, amount: number) => ({ combo, amount });

const STANDARD: ComponentSet = {
  colours: [
    {
      name: 'Purple',
      price: 1000,
      pays: [pays('pair', 500), pays('two-pairs', 1000), pays('three-of-a-kind', 2000)],
    },
    {
      name: 'Orange',
      price: 2000,
      pays: [pays('two-pairs', 1500), pays('straight-of-four', 3000)],
    },
    {
      name: 'Red',
      price: 3000,
      pays: [pays('full-house', 4000), pays('four-of-a-kind', 5000)],
    },
    {
      name: 'Yellow',
      price: 4000,
      pays: [pays('straight-of-five', 5000), pays('three-pairs', 6000)],
    },
    {
      name: 'Green',
      price: 5000,
      pays: [
        pays('straight-of-six', 8000),
        pays('two-threes', 8000),
        pays('five-of-a-kind', 10_000),
      ],
    },
    {
      name: 'Blue',
      price: 6000,
      pays: [
        pays('four-and-three', 12_000),
        pays('six-of-a-kind', 20_000),
        pays('seven-of-a-kind', 50_000),
      ],
    },
  ],
  tickets: [
    { copies: 4, choices: [[{ do: 'buy' }, roll], [roll]] },
    { copies: 3, choices: [[{ do: 'buy-pool', less: 500 }, roll], [collect(500)]] },
    { copies: 3, choices: [[{ do: 'buy-new' }, roll], [oneMoreDie]] },
    { copies: 3, choices: [[{ do: 'buy-two' }], [{ do: 'buy' }], [roll]] },
    { copies: 3, choices: [[oneMoreDie]] },
    { copies: 2, choices: [[twoMoreDice]] },
    { copies: 3, choices: [[roll, roll]] },
    { copies: 2, choices: [[oneMoreRethrow]] },
    { copies: 2, choices: [[payingDouble]] },
    { copies: 3, choices: [[collect(1000), another]] },
    { copies: 2, choices: [[roll, another]] },
    { copies: 2, choices: [[{ do: 'swap' }, roll], [collect(1000)]] },
    { copies: 2, choices: [[{ do: 'keep', what: 'die' }]] },
    { copies: 2, choices: [[{ do: 'keep', what: 'rethrow' }]] },
  ],
};

/** Another set says of every value where it comes from; the rules only want to know the value. */
function withoutSources(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withoutSources);
  if (typeof json !== 'object' || json === null) return json;
  if ('value' in json && 'source' in json) return withoutSources(json.value);
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [name, withoutSources(value)]),
  );
}

/** T-1.3: null is the standard set. */
export const readSet = (set: unknown): ComponentSet =>
  set === null ? STANDARD : (withoutSources(set) as ComponentSet);
