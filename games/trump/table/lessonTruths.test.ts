/** What each lesson says, held against the rules at every moment of matches with every option. */

import { everyAgreement, holdLessons, type Situation, type Truths } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import type { Move } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';
import { type Trump, trump } from '../rules/index.ts';
import { lessons } from './lessons.ts';

type Here = Situation<Trump>;
type Of<Type extends Move['type']> = Extract<Move, { type: Type }>;

const all = <Type extends Move['type']>({ legal = [] }: Here, type: Type): Of<Type>[] =>
  legal.filter((move): move is Of<Type> => move.type === type);

const only = ({ legal = [] }: Here, ...types: Move['type'][]): boolean =>
  legal.length > 0 && legal.every(({ type }) => types.includes(type));

/** Where moves cannot be listed, too. */
const may = (here: Here, move: Move): boolean =>
  here.question !== undefined && here.check(move) === undefined;

const has = ({ events }: Here, type: Here['events'][number]['type']): boolean =>
  events.some((event) => event.type === type);

const cashOf = ({ view, viewer }: Here): number => view.cash[viewer]!;

/** D-5.7: what goes to the bank of the bids that did not win. */
const returned = ({ events }: Here): number =>
  events.reduce((sum, event) => sum + (event.type === 'bidReturned' ? event.bank : 0), 0);

const isSold = (here: Here): boolean => {
  const sold = here.events.find((event) => event.type === 'sold');
  if (sold === undefined) return false;
  return (sold.paid === 'box') !== has(here, 'boxShown');
};

/** D-5.3, D-5.4: enough of one's own cash to lead. */
function mayAddCash(here: Here): boolean | undefined {
  const { sale } = here.view;
  if (!sale) return undefined;
  const highest = Math.max(...sale.bids.filter((_, seat) => sale.standing[seat] === 'in'));
  const cash = highest + 10 - sale.bids[here.viewer]!;
  if (cash + sale.bids[here.viewer]! > cashOf(here)) return undefined;
  const refused = here.check({ type: 'raise', cash, cards: [] })?.code;
  return refused === undefined ? true : refused === 'cash-needs-investor' ? false : undefined;
}

/** D-7.2: a promise may leave nothing but to keep it. */
const isBound = ({ view, viewer }: Here): boolean =>
  view.contracts.some(({ seats }) => seats.includes(viewer));

const TRUTHS: Truths<Trump, keyof Messages['lessons']> = {
  // D-3.1
  turn: (here) => here.view.part === 1 && may(here, { type: 'roll' }) && only(here, 'roll', 'play'),
  // D-3.2
  take: (here) =>
    only(here, 'take') &&
    all(here, 'take').every((move) => here.after(move).events.some(({ type }) => type === 'took')),
  // D-3.6
  fill: (here) =>
    only(here, 'fill') &&
    all(here, 'fill').every(({ property }) => here.view.owners[property] === null),
  // D-3.9
  trade: (here) =>
    only(here, 'trade', 'keep') &&
    may(here, { type: 'keep' }) &&
    all(here, 'trade').every(
      ({ give, take }) =>
        here.view.owners[give] === here.viewer && here.view.owners[take] !== here.viewer,
    ),
  // D-5.1
  open: (here) => here.question?.sealed === true && may(here, { type: 'open', amount: 0 }),
  // D-5.3, D-5.4
  bid: (here) => {
    const { sale } = here.view;
    if (sale?.standing[here.viewer] !== 'in' || !may(here, { type: 'pass' })) return false;
    const mayAdd = mayAddCash(here);
    return mayAdd === undefined || mayAdd === sale.investorPlayed;
  },
  // D-5.5
  out: (here) =>
    here.view.sale?.standing[here.viewer] === 'out' &&
    may(here, { type: 'pass' }) &&
    (here.legal ?? []).every(({ type }) => type === 'pass' || type === 'backIn'),
  // D-5.7, D-5.8
  sold: (here) =>
    isSold(here) && returned(here) === 0 && here.view.options.investorMoney === 'kept',
  'sold-returned': (here) => isSold(here) && here.view.options.investorMoney === 'returned',
  // D-3.11
  closing: (here) => here.view.pileSize === 0 && only(here, 'putUp') && here.view.part === 1,
  'closing-again': (here) => only(here, 'putUp') && here.view.closingRound === 2,
  // D-8.2
  memory: ({ view, viewer }) =>
    view.cash.every((cash, seat) => (cash === null) !== (seat === viewer)),
  // D-6.1
  dealing: (here) =>
    here.view.part === 2 &&
    here.view.options.deals > 0 &&
    (may(here, { type: 'pass' }) || isBound(here)) &&
    !may(here, { type: 'roll' }),
  'dealing-alone': (here) =>
    here.view.part === 2 &&
    may(here, { type: 'pass' }) &&
    here.check({ type: 'offer', to: (here.viewer + 1) % here.view.seats, clauses: [] })?.code ===
      'no-deals-left',
  // D-6.2
  answer: (here) => may(here, { type: 'accept' }) || may(here, { type: 'reject' }),
  // D-6.3
  related: (here) => may(here, { type: 'done' }) && here.view.related !== null,
  // D-4.2
  surrender: (here) => only(here, 'surrender') && here.view.taxed === here.viewer,
  // D-7.3
  lapsed: (here) => has(here, 'lapsed'),
};

describe('the lessons', () => {
  const report = holdLessons(trump, lessons, TRUTHS, everyAgreement(trump));

  it('D-3.1 to D-8.2 hold wherever they are shown, with every option', () => {
    expect(report.untrue).toEqual([]);
  });

  it('are all shown at some table, but for what is rare', () => {
    const missing = lessons.map(({ id }) => id).filter((id) => !report.shown.has(id));
    // These come up in the matches and situations of lessons.test.ts.
    expect(missing).toEqual(['closing-again', 'lapsed']);
  });

  it('would not hold everywhere', () => {
    expect([...report.refutable].sort()).toEqual(lessons.map(({ id }) => id).sort());
  });
});
