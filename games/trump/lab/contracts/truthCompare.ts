/** The test of D-7.2 against the rules themselves: small positions, every line played out with all hands open. */

import { fastRng, type Rng, type Seat } from '@parlor/kit';
import { trump } from '../../rules/game.ts';
import { CHOOSE, handOf, RELATED, type State, TURN } from '../../rules/state/state.ts';
import type { Move } from '../../facts/types.ts';
import {
  boundGifts,
  type Clause,
  type Give,
  isNow,
  type Parties,
  promiser,
} from '../../facts/clauses.ts';
import { canBeKept, dull, keyOf, type Loss, type Ref } from './truth.ts';
import { type Kind, partiesFor, promising, smallScene } from './truthOffers.ts';

const isThing = (clause: Clause): boolean =>
  clause.type === 'give' && (clause.what.type === 'property' || clause.what.type === 'card');

const openOf = (state: State, fits: (number: number) => boolean): Ref[] =>
  state.contracts.flatMap(({ number, open }) =>
    fits(number) ? open.map(({ index, clause }) => ({ contract: number, index, clause })) : [],
  );

/** Does anything have to come of it? `plays` are the promises to play that count. */
function isDemand({ clause }: Ref, plays: readonly Ref[]): boolean {
  if (clause.type === 'play' || clause.type === 'option') return true;
  if (!isThing(clause) || clause.type !== 'give') return false;
  const { when } = clause;
  return when.type === 'turnEnd' || (when.type === 'played' && isPromised(plays, when));
}

const isPromised = (plays: readonly Ref[], { seat, card }: { seat: Seat; card: number }): boolean =>
  plays.some(
    ({ clause }) => clause.type === 'play' && clause.seat === seat && clause.card === card,
  );

const isOf = (parties: Parties, { clause }: Ref): boolean =>
  clause.type === 'option'
    ? boundGifts(clause).some(({ from }) => parties.includes(from))
    : parties.includes(promiser(clause));

/** Older promises of the parties that can still be kept, as far as together. */
function counting(state: State, parties: Parties): Ref[] {
  const all = openOf(state, () => true).filter((ref) => isOf(parties, ref));
  const kept: Ref[] = [];
  for (const ref of all) {
    if (!isDemand(ref, all)) continue;
    if (canBeKept(state, { parties, demands: [...kept, ref] }, { isResting: true })) kept.push(ref);
  }
  return kept;
}

/** Is an alternative delivered whenever fate takes what it stands in for? */
function standsIn(
  state: State,
  parties: Parties,
  demands: readonly Ref[],
  ref: Ref,
  start: Start,
): boolean {
  const { when } = ref.clause as Give;
  if (when.type !== 'lapsed') return true;
  const first = openOf(state, (number) => number === ref.contract).find(
    ({ index }) => index === when.clause,
  );
  if (!first) return true;
  const plays = demands.filter(({ clause }) => clause.type === 'play');
  return lossesOf(state, first, ref).every((loss) => {
    const { clause } = first;
    const trigger = clause.type === 'give' && clause.when.type === 'played' ? clause.when : null;
    const extra = trigger && !isPromised(plays, trigger) ? trigger : undefined;
    const question = { parties, loss, extra: loss.turn === undefined ? extra : undefined };
    const kept: Ref[] = [];
    for (const one of demands) {
      if (keyOf(one) === keyOf(first)) continue;
      if (canBeKept(state, { ...question, demands: [...kept, one] }, start)) kept.push(one);
    }
    return canBeKept(state, { ...question, demands: [...kept, ref] }, start);
  });
}

function lossesOf(state: State, ref: Ref, standIn: Ref): Loss[] {
  const { clause } = ref;
  const isSudden =
    clause.type === 'option' || (clause.type === 'give' && clause.what.type === 'property');
  if (!isSudden) return [{ ref, turn: undefined, standIn }];
  return Array.from({ length: state.seats * 3 }, (_, turn) => ({ ref, turn, standIn }));
}

/** How lines begin: whose gifts have been there after what was for now, and whether the turn goes by. */
type Start = NonNullable<Parameters<typeof canBeKept>[2]>;

interface Offered {
  readonly parties: Parties;
  readonly clauses: readonly Clause[];
}

/** With all hands open: can everything be kept that counts, old and new? */
function isSound(before: State, after: State, { parties, clauses }: Offered): boolean {
  const old = counting(before, parties);
  const contract = after.contractsMade;
  const fresh = clauses
    .map((clause, index): Ref => ({ contract, index, clause }))
    .filter(({ clause }) => !isNow(clause));
  const start = {
    had: new Set([...old, ...fresh].filter((ref) => hasAfterNow(before, ref, clauses)).map(keyOf)),
  };
  const plays = [...old, ...fresh].filter(({ clause }) => clause.type === 'play');
  const demands = [...old, ...fresh.filter((ref) => isDemand(ref, plays))];
  if (!canBeKept(after, { parties, demands }, start)) return false;
  for (const ref of fresh) {
    const { clause } = ref;
    if (clause.type !== 'give' || clause.when.type !== 'played') continue;
    if (isPromised(plays, clause.when)) continue;
    const extra = clause.when;
    const asked = isThing(clause) ? [...demands, ref] : demands;
    if (!canBeKept(after, { parties, demands: asked, extra }, start)) return false;
  }
  const isResting = { isResting: true };
  const standIns = openOf(before, () => true).filter(
    (ref) =>
      isOf(parties, ref) && isThing(ref.clause) && standsIn(before, parties, old, ref, isResting),
  );
  return [...standIns, ...fresh.filter(({ clause }) => isThing(clause))].every((ref) =>
    standsIn(after, parties, demands, ref, start),
  );
}

/** Has the giver the property once everything that is for now has happened? */
function hasAfterNow(before: State, { clause }: Ref, clauses: readonly Clause[]): boolean {
  if (clause.type !== 'give' || clause.what.type !== 'property') return false;
  const { from, what } = clause;
  const now = clauses.find(
    (other): other is Give =>
      other.type === 'give' &&
      isNow(other) &&
      other.what.type === 'property' &&
      other.what.property === what.property,
  );
  if (!now) return before.owner[what.property] === from;
  return now.to === undefined ? now.from !== from : now.to === from;
}

/** Deals that stand already, and a few turns on. */
export function withStanding(state: State, rng: Rng): void {
  for (let deals = 1 + rng.below(2); deals > 0; deals--) {
    for (let tries = 0; tries < 10; tries++) {
      const writing: Kind = rng.pick(['plain', 'everything']);
      const parties = partiesFor(writing, state, rng);
      const clauses = promising(writing, state, parties, rng);
      const next = trump.clone(state);
      if (refusals(next, { parties, clauses }).some((code) => code !== undefined)) continue;
      while (next.phase === RELATED) trump.apply(next, next.turn, { type: 'done' }, dull);
      if (next.phase !== TURN || trump.toAct(next) === 0) continue;
      trump.copyInto(next, state);
      break;
    }
  }
}

/** Offers and accepts, whatever the rules say to it; what they say, by party. */
function refusals(state: State, { parties, clauses }: Offered): (string | undefined)[] {
  const [from, to, ...and] = parties;
  const move: Move = { type: 'offer', to, ...(and.length > 0 ? { and } : {}), clauses };
  const codes = [trump.check(state, from, move)?.code];
  if (codes[0] !== undefined && !codes[0].startsWith('unsound')) return codes;
  trump.apply(state, from, move, dull);
  for (const party of parties.slice(1)) {
    codes.push(trump.check(state, party, { type: 'accept' })?.code);
    trump.apply(state, party, { type: 'accept' }, dull);
  }
  return codes;
}

export interface Count {
  refused: number;
  agreed: number;
  /** Agreed to though no line keeps them, and refused though one does: as they can be looked at. */
  readonly empty: string[];
  readonly wrongly: string[];
  readonly codes: Set<string>;
}

/** `each` offers of a kind that are refused, and as many that are agreed to. */
export function compare(kind: Kind, each: number, seed: number): Count {
  const rng = fastRng(seed);
  const count: Count = { refused: 0, agreed: 0, empty: [], wrongly: [], codes: new Set() };
  while (count.refused < each || count.agreed < each) {
    const before = smallScene(kind, rng);
    if (kind === 'standing') withStanding(before, rng);
    if (before.phase !== TURN) continue;
    const parties = partiesFor(kind, before, rng);
    const writing: Kind = kind === 'standing' ? rng.pick(['plain', 'everything']) : kind;
    const offered = { parties, clauses: promising(writing, before, parties, rng) };
    const after = trump.clone(before);
    const codes = refusals(after, offered).filter((code) => code !== undefined);
    if (codes.some((code) => !code.startsWith('unsound')) || after.phase === CHOOSE) continue;
    const isRefused = codes.length > 0;
    if (isRefused ? count.refused >= each : count.agreed >= each) continue;
    if (isRefused) count.refused++;
    else count.agreed++;
    for (const code of codes) count.codes.add(code);
    if (isSound(before, after, offered) === isRefused)
      (isRefused ? count.wrongly : count.empty).push(asText(before, offered));
  }
  return count;
}

function asText(before: State, offered: Offered): string {
  const { turn, contracts } = before;
  const hands = Array.from({ length: before.seats }, (_, seat) => handOf(before, seat));
  return JSON.stringify({ turn, owner: Array.from(before.owner), hands, contracts, offered });
}

/** Both figures, with the samples. */
export const figuresOf = (kind: Kind, { refused, wrongly, agreed, empty }: Count): string =>
  `${kind}: ${empty.length} void of ${agreed} agreed to, ${wrongly.length} sound of ${refused} refused`;

export { KINDS } from './truthOffers.ts';
