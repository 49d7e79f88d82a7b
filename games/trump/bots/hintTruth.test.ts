import { fastRng, firstSeat, type Seat } from '@parlor/kit';
import { boxSeen, cashSeen, type Move, trump, type View } from '../rules/index.ts';
import type { State } from '../rules/state/state.ts';
import { describe, expect, it } from 'vitest';
import { propertyWorth } from './appraise.ts';
import { brain } from './index.ts';
import { gainOf, WARY } from './ledger.ts';
import { say } from './testSaying.ts';
import { simpleOf } from './terms.ts';

const BRIEF = { iterations: 8 };
const STEP = 10;

/** A hint as it is shown, and what its reader sees. */
interface Shown {
  readonly state: State;
  readonly view: View;
  readonly seat: Seat;
  readonly move: Move;
}

const { cards, properties } = trump.setup({ seats: 3, options: trump.presets.standard }, fastRng(1))
  .rules.components;

const numberOf = (name: string): number => properties.findIndex((one) => one.name === name);
const seatOf = (text: string): Seat => Number(text) - 1;

/** What the cards in hand that name a property pay. */
const fit = ({ view }: Shown, property: number): number =>
  view.hand!.reduce((sum, number) => {
    const card = cards[number]!;
    if (card.kind === 'profit' && card.property === property) return sum + card.pays;
    if (card.kind === 'dieProfit' && card.property === property) return sum + 60;
    return card.kind === 'pairProfit' && card.properties.includes(property) ? sum + card.pays : sum;
  }, 0);

function choices({ state, seat }: Shown): readonly number[] {
  const moves: Move[] = [];
  const count = trump.moves(state, seat, moves);
  return moves
    .slice(0, count)
    .flatMap((move) => ('property' in move && move.property !== undefined ? [move.property] : []));
}

/** What the table looks like to the seat after the move. */
function after({ state, seat, move }: Shown): View {
  const next = trump.clone(state);
  trump.apply(next, seat, move, fastRng(1));
  return trump.view(next, seat);
}

const others = ({ view, seat }: Shown): readonly Seat[] =>
  view.handSizes.map((_, other) => other).filter((other) => other !== seat);

const wealth = ({ view }: Shown, seat: Seat): number =>
  view.owners.reduce<number>(
    (sum, owner, property) => (owner === seat ? sum + (boxSeen(view, property) ?? NaN) : sum),
    cashSeen(view, seat) ?? NaN,
  );

/** What the lot is worth, with the box as far as it is known, in whole notes. */
function worth({ view, state, seat }: Shown): number {
  const lot = view.sale!.property;
  const box = boxSeen(view, lot) ?? 50;
  return propertyWorth(state, seat, lot) - state.box[lot]! + box;
}

const isNear = (said: string | undefined, meant: number): boolean =>
  Math.abs(Number(said) - meant) < STEP;

const gain = ({ state, seat }: Shown): number =>
  gainOf(state, seat, state.offer!.from, simpleOf(state.offer!.clauses), WARY);

/** What lies in a closed box can only be guessed, and so can what somebody will be able to pay later. */
const isGuess = ({ view, state }: Shown): boolean =>
  state.offer!.clauses.some((clause) => {
    if (clause.type !== 'give') return false;
    if (clause.what.type === 'property') return boxSeen(view, clause.what.property) === null;
    return clause.when.type !== 'now' && cashSeen(view, clause.from) === null;
  });

/** What an offer pays away, or gets, in money or in a part of what a card pays. */
function priceIn({ move }: Shown): number {
  if (move.type !== 'offer') return NaN;
  for (const clause of move.clauses) {
    if (clause.type !== 'give') continue;
    if (clause.what.type === 'cash') return clause.what.amount;
    if (clause.what.type !== 'share' || clause.when.type !== 'played') continue;
    const card = cards[clause.when.card]!;
    return Math.floor((('pays' in card ? card.pays : 0) * clause.what.percent) / 1000) * STEP;
  }
  return NaN;
}

type Claim = (shown: Shown, ...said: string[]) => boolean;

/** What must be so for a sentence to be said. Sentences that claim nothing but the move itself are not here. */
const CLAIMS: readonly (readonly [RegExp, Claim])[] = [
  [
    /^Collects \$(\d+)M from the bank\.$/,
    (shown, pays) => after(shown).cash[shown.seat]! - shown.view.cash[shown.seat]! === Number(pays),
  ],
  [
    /^(.+) fits your cards best\.$/,
    (shown, name) =>
      choices(shown).every(
        (one) => one === numberOf(name) || fit(shown, one) < fit(shown, numberOf(name)),
      ),
  ],
  [
    /^(.+) fits your cards as well as (.+)\.$/,
    (shown, name, other) =>
      fit(shown, numberOf(name)) === fit(shown, numberOf(other)) &&
      choices(shown).every((one) => fit(shown, one) <= fit(shown, numberOf(name))),
  ],
  [/^You hold a profit card for (.+)\.$/, (shown, name) => fit(shown, numberOf(name)) > 0],
  [
    /^Of the others Seat (\d) has the most cards\.$/,
    (shown, seat) =>
      others(shown).every(
        (other) =>
          other === seatOf(seat) ||
          shown.view.handSizes[other]! < shown.view.handSizes[seatOf(seat)]!,
      ),
  ],
  [
    /^Nobody you can choose has more cards than Seat (\d)\.$/,
    (shown, seat) =>
      others(shown).every(
        (other) => shown.view.handSizes[other]! <= shown.view.handSizes[seatOf(seat)]!,
      ),
  ],
  [
    /from Seat (\d), who has the most money\.$/,
    (shown, seat) =>
      shown.view.cash.every(
        (_, other) => other === seatOf(seat) || wealth(shown, other) < wealth(shown, seatOf(seat)),
      ),
  ],
  [
    /^You would have to bid \$(\d+)M, more than it is worth to you, about \$(\d+)M\.$/,
    (shown, bid, said) =>
      Number(bid) === shown.view.sale!.bids[shown.view.sale!.leader!]! + STEP &&
      Number(bid) > worth(shown) &&
      Number(bid) > boxSeen(shown.view, shown.view.sale!.property)! &&
      isNear(said, worth(shown)),
  ],
  [
    /^Well below what it is worth to you, (?:at least )?about \$(\d+)M\.$/,
    (shown, said) =>
      isNear(said, worth(shown)) &&
      (shown.move as { amount: number }).amount < 0.6 * worth(shown) + STEP,
  ],
  [
    /^Most of what it is worth to you, about \$(\d+)M\.$/,
    (shown, said) => {
      const { amount } = shown.move as { amount: number };
      return isNear(said, worth(shown)) && amount <= worth(shown) && amount > worth(shown) / 2;
    },
  ],
  [
    /^More than it is worth to you, about \$(\d+)M\.$/,
    (shown, said) =>
      isNear(said, worth(shown)) && (shown.move as { amount: number }).amount > worth(shown),
  ],
  [
    /^At \$(\d+)M you are still below what it is worth to you/,
    (shown, bid) => Number(bid) < worth(shown),
  ],
  [
    /^(?:Puts you|Back) in the lead at \$(\d+)M\.$/,
    (shown, bid) => {
      const { sale } = after(shown);
      return sale === null || (sale.leader === shown.seat && sale.bids[shown.seat] === Number(bid));
    },
  ],
  [/^You are in the lead/, ({ view, seat }) => view.sale!.leader === seat],
  [/comes back to you as cash if you lose\.$/, ({ view }) => view.options.investorMoney === 'kept'],
  [
    /^Leaves it to Seat (\d), who leads at \$(\d+)M\.$/,
    ({ view }, seat, bid) =>
      view.sale!.leader === seatOf(seat) && view.sale!.bids[seatOf(seat)] === Number(bid),
  ],
  [
    /^No profit card/,
    ({ state, seat, view }) =>
      view.hand!.every(
        (card) => trump.check(state, seat, { type: 'play', card }) !== undefined || card >= 28,
      ),
  ],
  [
    /^The deal (?:would leave|leaves) you (?:only )?about \$(\d+)M better off\.$/,
    (shown, said) => isGuess(shown) || (gain(shown) > -1 && isNear(said, gain(shown))),
  ],
  [
    /^The deal (?:would leave|leaves) you about \$(\d+)M worse off\.$/,
    (shown, said) => isGuess(shown) || (gain(shown) < 0 && isNear(said, -gain(shown))),
  ],
  [
    /^It does more for the other side, about \$(\d+)M, than for you, about \$(\d+)M\.$/,
    (shown, theirs, mine) =>
      Number(theirs) > Number(mine) && (isGuess(shown) || isNear(mine, gain(shown))),
  ],
  [
    /^Borrow what you need for a card that pays \$\d+M: \$(\d+)M of it goes/,
    (shown, part) => Number(part) === priceIn(shown),
  ],
  [
    /^(?:Borrow|Buy a card|Sell a card) for \$(\d+)M/,
    (shown, price) => Number(price) === priceIn(shown),
  ],
  [/: \$(\d+)M of it comes to you\.$/, (shown, part) => Number(part) === priceIn(shown)],
];

/** Sentences about the move itself, of which nothing can be untrue. */
const PLAIN =
  /^(Cards that pay|Collects \$20M for each|Goes with the deal|Takes |Five rolls|Makes |Puts |Keeps |Ends |The money goes|.* comes up|.* has to defend|Brings you|Nothing you could|Gives up|Stays out|It is yours|A small bid|Opens with|Back in the bidding|As it stands|Leaves everything|You cannot do|It is only good|Whether it pays|Played through|Nothing here tells|Calls for|You have to give|A card is yours|The same deal|On a rough estimate|Seat \d cannot pay|\$\d+M of it is|Borrow what you need for a card.*%|Lend .*%)/;

/** Matches of casual players who deal; every so often somebody asks for hints. */
function* hintsIn(
  seats: number,
  preset: string,
  seed: number,
  memoryAids = true,
): Generator<Shown & { text: string }> {
  const options = { ...trump.presets[preset]!, memoryAids, deals: 5 };
  const state = trump.setup({ seats, options }, fastRng(seed));
  for (let at = 0; trump.toAct(state) !== 0; at++) {
    const seat = firstSeat(trump.toAct(state));
    const view = trump.view(state, seat);
    if (at % 3 === 0 || view.asked === 'put up' || view.asked === 'fill') {
      for (const { move, reason } of brain.hints(view, seat, fastRng(at), BRIEF)) {
        yield { state, view, seat, move, text: say(reason) };
      }
    }
    const { move } = brain.think('casual', view, seat, fastRng(at), BRIEF);
    trump.apply(state, seat, move, fastRng(at, 9));
  }
}

describe('what a hint says', () => {
  it('is so, as far as its reader can see', () => {
    const untrue: string[] = [];
    const told = new Set<RegExp>();
    for (const [seats, preset, seed, memoryAids] of [
      [3, 'standard', 1, true],
      [4, 'standard', 2, true],
      [3, 'memory', 3, false],
      [4, 'returned', 4, true],
      [4, 'rulebook', 5, true],
      [3, 'rulebook', 6, false],
    ] as const) {
      for (const { text, ...shown } of hintsIn(seats, preset, seed, memoryAids)) {
        const claim = CLAIMS.find(([words]) => words.test(text));
        if (!claim) {
          if (!PLAIN.test(text)) untrue.push(`not looked at: ${text}`);
          continue;
        }
        told.add(claim[0]);
        const [, ...said] = claim[0].exec(text)!;
        if (!claim[1](shown, ...said)) untrue.push(`${text} ${JSON.stringify(shown.move)}`);
      }
    }
    expect(untrue).toEqual([]);
    expect(CLAIMS.map(([words]) => words).filter((words) => !told.has(words)).length).toBeLessThan(
      7,
    );
  });

  it('calls one property the best at most', () => {
    for (const { text, ...shown } of hintsIn(4, 'standard', 8)) {
      const best = /^(.+) fits your cards best\.$/.exec(text)?.[1];
      if (best === undefined) continue;
      const even = choices(shown).filter((one) => fit(shown, one) === fit(shown, numberOf(best)));
      expect(even).toEqual([numberOf(best)]);
    }
  });

  it('names a share by what it comes to: 30 % of 60 is 10', () => {
    const reason = { code: 'propose-loan', params: { pays: 60, percent: 30, amount: 10, seat: 1 } };
    expect(say(reason)).toBe(
      'Borrow what you need for a card that pays $60M: $10M of it goes to Seat 2.',
    );
    const aloud = { code: 'offer-loan', params: { percent: 30, seat: 1 } };
    expect(say(aloud)).toMatch(/30% of what it pays, rounded down to a multiple of \$10M,/);
  });
});
