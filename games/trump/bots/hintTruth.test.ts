import { fastRng, firstSeat, LANGUAGES, type Seat } from '@parlor/kit';
import type { Reason } from '@parlor/search';
import { bySeat } from '@parlor/testkit';
import type { Claim, Claims } from '../facts/claims.ts';
import { catalogues } from '../messages/catalogues.ts';
import { boxSeen, cashSeen, type Move, trump, type View } from '../rules/index.ts';
import type { State } from '../rules/state/state.ts';
import { describe, expect, it } from 'vitest';
import { propertyWorth } from './appraise.ts';
import { brain } from './index.ts';
import { gainOf, WARY } from './ledger.ts';
import { textOf } from '../text/textOf.ts';
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

/** What a deal brings is told without its sign. */
const isNear = (said: number | undefined, meant: number): boolean =>
  Math.abs(Math.abs(said ?? NaN) - Math.abs(meant)) < STEP;

const opening = ({ move }: Shown): number => (move as { amount: number }).amount;

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

type Truth = (shown: Shown, claim: Claim) => boolean;

const whose = ({ seat }: Claim): Seat => seat!;
const named = ({ thing }: Claim): number => numberOf(thing!);

const leadsAt: Truth = (shown, { amount }) => {
  const { sale } = after(shown);
  return sale === null || (sale.leader === shown.seat && sale.bids[shown.seat] === amount);
};

const noneCanBePlayed: Truth = ({ state, seat, view }) =>
  view.hand!.every(
    (card) => trump.check(state, seat, { type: 'play', card }) !== undefined || card >= 28,
  );

const betterOff: Truth = (shown, { mine }) =>
  isGuess(shown) || (gain(shown) > -1 && isNear(mine, gain(shown)));

const worseOff: Truth = (shown, { mine }) =>
  isGuess(shown) || (gain(shown) < 0 && isNear(mine, gain(shown)));

/** Of a card that pays by the die only the share is told. */
const priced: Truth = (shown, { amount }) => amount === undefined || amount === priceIn(shown);

/** What must be so for a reason to be given. */
const TRUTHS: Partial<Readonly<Record<keyof Claims, Truth>>> = {
  'cash-in': (shown, { pays }) =>
    after(shown).cash[shown.seat]! - shown.view.cash[shown.seat]! === pays,
  'fits-best': (shown, claim) =>
    choices(shown).every(
      (one) => one === named(claim) || fit(shown, one) < fit(shown, named(claim)),
    ),
  'fits-even': (shown, claim) =>
    fit(shown, named(claim)) === fit(shown, numberOf(claim.other!)) &&
    choices(shown).every((one) => fit(shown, one) <= fit(shown, named(claim))),
  'fits-some': (shown, claim) => fit(shown, named(claim)) > 0,
  'take-most': (shown, claim) =>
    others(shown).every(
      (other) =>
        other === whose(claim) ||
        shown.view.handSizes[other]! < shown.view.handSizes[whose(claim)]!,
    ),
  'take-even': (shown, claim) =>
    others(shown).every(
      (other) => shown.view.handSizes[other]! <= shown.view.handSizes[whose(claim)]!,
    ),
  'tax-leader': (shown, claim) =>
    shown.view.cash.every(
      (_, other) => other === whose(claim) || wealth(shown, other) < wealth(shown, whose(claim)),
    ),
  'let-it-go': (shown, { amount = NaN, worth: said }) =>
    amount === shown.view.sale!.bids[shown.view.sale!.leader!]! + STEP &&
    amount > worth(shown) &&
    amount > boxSeen(shown.view, shown.view.sale!.property)! &&
    isNear(said, worth(shown)),
  'open-shaded': (shown, { worth: said }) =>
    isNear(said, worth(shown)) && opening(shown) < 0.6 * worth(shown) + STEP,
  'open-strong': (shown, { worth: said }) =>
    isNear(said, worth(shown)) &&
    opening(shown) <= worth(shown) &&
    opening(shown) > worth(shown) / 2,
  'open-above': (shown, { worth: said }) =>
    isNear(said, worth(shown)) && opening(shown) > worth(shown),
  'raise-cash': (shown, { amount = NaN }) => amount < worth(shown),
  'knock-leader': leadsAt,
  'come-back': leadsAt,
  'already-ahead': ({ view, seat }) => view.sale!.leader === seat,
  'raise-free': ({ view }) => view.options.investorMoney === 'kept',
  'leave-it': ({ view }, claim) =>
    view.sale!.leader === whose(claim) && view.sale!.bids[whose(claim)] === claim.amount,
  'nothing-left': noneCanBePlayed,
  'done-related': noneCanBePlayed,
  'take-deal': betterOff,
  'refuse-little': betterOff,
  'take-loss': worseOff,
  'refuse-cost': worseOff,
  'refuse-one-sided': (shown, { theirs = NaN, mine = NaN }) =>
    theirs > mine && (isGuess(shown) || isNear(mine, gain(shown))),
  'propose-loan': priced,
  'propose-quiet-loan': priced,
  'propose-card': priced,
  'propose-buy-card': priced,
  'propose-lend': priced,
};

/** Reasons that tell the move itself, of which nothing can be untrue. */
const PLAIN = new Set<string>([
  ...(['cards-can-wait', 'cash-in-die', 'play-related', 'tax-most', 'tax-property'] as const),
  ...(['tax-up-to', 'tax-some', 'steal-cards', 'roll-idle', 'force-with-outs'] as const),
  ...(['force-to-deny', 'force-open', 'force-own', 'wait-and-see', 'use-option'] as const),
  ...(['choose-own', 'choose-theirs', 'done-anyway', 'take-one', 'fill-some'] as const),
  ...(['put-up-free', 'put-up-own', 'put-up-other', 'trade-boxes', 'trade-swap'] as const),
  ...(['trade-no', 'give-up-least', 'give-up', 'open-out', 'open-owner', 'open-cheap'] as const),
  ...(['open-some', 'knock-rival', 'raise-investor', 'raise-to', 'come-back-in'] as const),
  ...(['let-it-sell', 'stay-out', 'refuse-nothing', 'refuse-cannot', 'refuse-void'] as const),
  ...(['refuse-kind', 'refuse-plays', 'refuse-ifs', 'counter-more', 'propose-buy'] as const),
  ...(['propose-sell', 'propose-swap'] as const),
] satisfies readonly (keyof Claims)[]);

/** Matches of casual players who deal; every so often somebody asks for hints. */
function* hintsIn(
  seats: number,
  preset: string,
  seed: number,
  memoryAids = true,
): Generator<Shown & { reason: Reason }> {
  const options = { ...trump.presets[preset]!, memoryAids, deals: 5 };
  const state = trump.setup({ seats, options }, fastRng(seed));
  for (let at = 0; trump.toAct(state) !== 0; at++) {
    const seat = firstSeat(trump.toAct(state));
    const view = trump.view(state, seat);
    if (at % 3 === 0 || view.asked === 'put up' || view.asked === 'fill') {
      for (const { move, reason } of brain.hints(view, seat, fastRng(at), BRIEF)) {
        yield { state, view, seat, move, reason };
      }
    }
    const { move } = brain.think('casual', view, seat, fastRng(at), BRIEF);
    trump.apply(state, seat, move, fastRng(at, 9));
  }
}

/** Amounts in a sentence, however its language writes them; the smallest note is a word in some. */
const amountsIn = (text: string): readonly number[] =>
  (text.replaceAll(/(?<=\d)[.,\u00a0\u202f](?=\d{3})/gu, '').match(/\d{2,}/g) ?? [])
    .map(Number)
    .filter((amount) => amount !== STEP)
    .sort((a, b) => a - b);

const TEXTS = LANGUAGES.map((language) => textOf(catalogues[language].messages));
const [first] = TEXTS as [(typeof TEXTS)[number]];

describe('what a hint says', () => {
  const all = (
    [
      [3, 'standard', 1, true],
      [4, 'standard', 2, true],
      [3, 'memory', 3, false],
      [4, 'returned', 4, true],
      [4, 'rulebook', 5, true],
      [3, 'rulebook', 6, false],
    ] as const
  ).flatMap(([seats, preset, seed, memoryAids]) => {
    const untrue: string[] = [];
    const reasons: Reason[] = [];
    for (const { reason, ...shown } of hintsIn(seats, preset, seed, memoryAids)) {
      const { code, params = {} } = reason;
      const truth = TRUTHS[code as keyof Claims];
      if (truth ? !truth(shown, params) : !PLAIN.has(code))
        untrue.push(`${JSON.stringify(reason)} ${JSON.stringify(shown.move)}`);
      reasons.push(reason);
    }
    return [{ untrue, reasons }];
  });
  const given = all.flatMap(({ reasons }) => reasons);

  it('is so, as far as its reader can see', () => {
    expect(all.flatMap(({ untrue }) => untrue)).toEqual([]);
    const codes = new Set(given.map(({ code }) => code));
    const silent = Object.keys(TRUTHS).filter((code) => !codes.has(code));
    expect(silent.length, silent.join()).toBeLessThan(7);
  });

  it('is the same in every language: amounts, properties and players', () => {
    for (const reason of given) {
      const { params = {} } = reason;
      const amounts = amountsIn(first.reason(reason, bySeat));
      for (const text of TEXTS) {
        const said = text.reason(reason, bySeat);
        expect(amountsIn(said), said).toEqual(amounts);
        for (const name of [params['thing'], params['other']])
          if (name !== undefined && first.reason(reason, bySeat).includes(String(name)))
            expect(said).toContain(name);
      }
    }
  });

  it('calls one property the best at most', () => {
    for (const { reason, ...shown } of hintsIn(4, 'standard', 8)) {
      if (reason.code !== 'fits-best') continue;
      const best = numberOf(String(reason.params?.['thing']));
      const even = choices(shown).filter((one) => fit(shown, one) === fit(shown, best));
      expect(even).toEqual([best]);
    }
  });

  it('names a share by what it comes to: 30 % of 60 is 10', () => {
    const reason = { code: 'propose-loan', params: { pays: 60, percent: 30, amount: 10, seat: 1 } };
    const aloud = { code: 'offer-loan', params: { percent: 30, seat: 1 } };
    for (const text of TEXTS) {
      expect(text.reason(reason, bySeat)).toMatch(/(?<!\d)10(?!\d)/);
      expect(amountsIn(text.reason(reason, bySeat))).toEqual([60]);
      expect(amountsIn(text.reason(aloud, bySeat))).toEqual([30]);
    }
  });
});
