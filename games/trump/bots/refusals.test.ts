import { fastRng, type Rng, type Seat } from '@parlor/kit';
import { type Move, trump } from '../rules/index.ts';
import { randomPosition } from '../lab/contracts/storm.ts';
import type { State } from '../rules/state/state.ts';
import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '@parlor/search';
import { objection, openTable } from './aloud.ts';
import { answerWithCare } from './answers.ts';
import { fairnessTo, Guesses } from './bargain.ts';
import { brain } from './index.ts';
import { gainOf } from './ledger.ts';
import { MANNERS } from './levels.ts';
import { ACCEPT } from './lines.ts';
import { policy } from './policy.ts';
import { say } from './testSaying.ts';
import { suspicion } from './suspicion.ts';
import { type Clause, giveCash } from './terms.ts';

const OFFERS = 90;
const VERY_MUCH = 4000;

type Offered = NonNullable<State['offer']>;

/** What the player made of the offer when it refused: the same worlds, weighed and played through once more. */
function thoughtsOf(state: State, seat: Seat, level: Level, seed: number): Thoughts {
  const rng = fastRng(seed);
  const worlds = trump.worlds(trump.view(state, seat), policy);
  worlds(rng);
  const guesses = new Guesses(worlds, seat, rng, MANNERS[level].guesses);
  const { verdict } = answerWithCare(guesses, MANNERS[level], level, rng).judgement;
  return { guesses, playsBadly: verdict === 'plays-badly' };
}

interface Thoughts {
  readonly guesses: Guesses;
  readonly playsBadly: boolean;
}

/** Is the sentence so, by the player's own count and by the rules? */
function isTrue(
  text: string,
  state: State,
  seat: Seat,
  level: Level,
  { guesses, playsBadly }: Thoughts,
): boolean {
  const { from } = state.offer!;
  const clauses = guesses.read;
  const { least, fair, fairToRival } = MANNERS[level];
  const mine = guesses.mine(from, clauses);
  const theirs = theirsIn(guesses, from, clauses, level);
  const cost = /^That would cost me about \$(\d+)M\.$/.exec(text);
  const declined = /^I do not deal in (.+)\.$/.exec(text)?.[1];
  if (declined !== undefined) return DECLINED[declined]!(state.offer!, seat);
  if (cost) return mine < 0 && Math.abs(-mine - Number(cost[1])) < 10;
  switch (text) {
    case 'I would be giving more than I get.':
      return mine < 0;
    case 'There is too little in it for me.':
      return mine >= 0 && mine < least;
    case 'That pays me only if you feel like it, so I would rather not.':
      return mine < least && ifTheyLike(guesses, state.offer!) >= least;
    case 'You promise me something that will not be yours to give.':
      return mine < least && isNeverTheirs(state, seat);
    case 'You would get more out of it than I would.':
      return mine >= least && theirs * Math.max(fair, fairToRival) > mine;
    case 'You are my strongest rival: I would have to get more out of it than that.':
      return (
        mine >= least &&
        guesses.rival === from &&
        fairnessTo(guesses, from, MANNERS[level]) * theirs > mine
      );
    case 'I would want more for that.':
      return (
        isGoodWith(VERY_MUCH, guesses, state.offer!, level) &&
        (playsBadly || !isGoodWith(0, guesses, state.offer!, level))
      );
    default:
      return false;
  }
}

/** What the other is thought to gain: by those who haggle, also what it may have in mind. */
const theirsIn = (guesses: Guesses, from: Seat, clauses: readonly Clause[], level: Level): number =>
  Math.max(
    guesses.theirs(from, clauses),
    MANNERS[level].haggles ? suspicion(guesses.state, guesses.seat, from, clauses) : 0,
  );

/** What must stand in the offer for each of the things that are not dealt in. */
const DECLINED: Readonly<Record<string, (offer: Offered, seat: Seat) => boolean>> = {
  'showing cards': ({ clauses }, seat) =>
    clauses.some((clause) => clause.type === 'show' && clause.seat === seat),
  'promises not to do something': ({ clauses }, seat) =>
    clauses.some((clause) => clause.type === 'abstain' && clause.seat === seat),
  'options that others may use': ({ clauses }, seat) =>
    clauses.some((clause) => clause.type === 'option' && clause.seat !== seat),
  'payments that depend on a sale': (offer, seat) => givesOn(offer, seat, 'bought'),
  'lines that stand in for others': (offer, seat) => givesOn(offer, seat, 'lapsed'),
  'promises among several players': ({ and }) => and !== undefined,
  'swapping one contract for another': ({ ends }) => ends !== undefined,
};

const givesOn = ({ clauses }: Offered, seat: Seat, when: 'bought' | 'lapsed'): boolean =>
  clauses.some(
    (clause) => clause.type === 'give' && clause.from === seat && clause.when.type === when,
  );

const ifTheyLike = ({ state, seat, read }: Guesses, { from }: Offered): number =>
  gainOf(state, seat, from, read, {
    dated: 1,
    promised: 1,
    free: 1,
    void: 0,
    unknown: 1,
  });

/** By the rules: a property is promised for later that its giver does not own after the acceptance. */
function isNeverTheirs(state: State, seat: Seat): boolean {
  const { from, clauses } = state.offer!;
  const after = trump.clone(state);
  trump.apply(after, seat, ACCEPT, fastRng(1));
  return clauses.some(
    (clause) =>
      clause.type === 'give' &&
      clause.from === from &&
      clause.when.type !== 'now' &&
      clause.what.type === 'property' &&
      after.owner[clause.what.property] !== from,
  );
}

function isGoodWith(more: number, guesses: Guesses, offered: Offered, level: Level) {
  const { from } = offered;
  const clauses = guesses.read;
  const asked = more === 0 ? clauses : [...clauses, giveCash(from, more)];
  const mine = guesses.mine(from, asked);
  const fair = fairnessTo(guesses, from, MANNERS[level]);
  return mine >= MANNERS[level].least && mine >= fair * theirsIn(guesses, from, asked, level);
}

/** Offers as they come, and more of those that ask for no cards and have nothing odd about them. */
function offerFor(state: State, rng: Rng): Move {
  const from = state.turn;
  const to = (from + 1 + rng.below(state.seats - 1)) % state.seats;
  const cash = (seat: Seat): Clause => giveCash(seat, 10 + 10 * rng.below(20));
  const property = (seat: Seat, when: 'now' | 'later'): Clause[] => {
    const owned = [...state.owner.keys()].filter((one) => state.owner[one] === seat);
    if (owned.length === 0) return [cash(seat)];
    const what = { type: 'property', property: rng.pick(owned) } as const;
    const taker = seat === from ? to : from;
    const now: Clause = { type: 'give', from: seat, what, when: { type: 'now' } };
    const back: Clause = {
      type: 'give',
      from: taker,
      what,
      when: { type: 'turnEnd', seat: taker, turn: 1 },
    };
    return when === 'now' ? [now] : [now, back];
  };
  switch (rng.below(6)) {
    case 0:
      return { type: 'offer', to, clauses: [cash(from), ...property(to, 'now')] };
    case 1:
      return { type: 'offer', to, clauses: [...property(from, 'now'), cash(to)] };
    case 2:
      return { type: 'offer', to, clauses: [...property(from, 'now'), ...property(to, 'now')] };
    case 3:
      return { type: 'offer', to, clauses: [...property(to, 'later'), cash(from)] };
    case 4:
      return {
        type: 'offer',
        to,
        clauses: [cash(to), giveCash(from, 40, { type: 'turnEnd', seat: from, turn: 2 })],
      };
    default:
      return trump.sample(state, from, rng);
  }
}

interface Heard {
  readonly text: string | undefined;
  readonly isSo: boolean;
  /** Would the open objection have been so, said without a look at the player's own judgement? */
  readonly unchecked: boolean;
  readonly maySpeak: boolean;
}

/** Refusals of one level. */
function refusals(level: Level): Heard[] {
  const rng = fastRng(LEVELS.indexOf(level), 5);
  const heard: Heard[] = [];
  for (let seed = 0; heard.length < OFFERS; seed++) {
    const state = randomPosition(rng);
    const move = offerFor(state, rng);
    if (move.type !== 'offer' || trump.check(state, state.turn, move) !== undefined) continue;
    trump.apply(state, state.turn, move, rng);
    const seat = move.to;
    const view = trump.view(state, seat);
    const thought = brain.think(level, view, seat, fastRng(seed), { iterations: 1 });
    if (thought.move.type !== 'reject') continue;
    const thoughts = thoughtsOf(state, seat, level, seed);
    const judge = (text: string): boolean => isTrue(text, state, seat, level, thoughts);
    const names = state.rules.components.properties.map(({ name }) => name);
    const text = thought.remark && say(thought.remark);
    heard.push({
      text,
      isSo: text === undefined || judge(text),
      unchecked: judge(say(objection(openTable(view, names), seat))),
      maySpeak:
        text?.startsWith('I do not deal in') ||
        (trump.check(state, seat, ACCEPT) === undefined && !asksForCards(move.clauses, seat)),
    });
  }
  return heard;
}

const asksForCards = (clauses: Offered['clauses'], seat: Seat): boolean =>
  clauses.some((clause) => {
    if (clause.type === 'play') return clause.seat === seat;
    if (clause.type === 'option')
      return clause.clauses.some(({ from, what }) => from === seat && what.type === 'card');
    if (clause.type !== 'give') return false;
    if (clause.when.type === 'played' && clause.when.seat === seat) return true;
    return clause.from === seat && ['card', 'random', 'choice', 'share'].includes(clause.what.type);
  });

describe('a refusal', () => {
  for (const level of LEVELS) {
    it(`gives its true reason or none: ${level}`, () => {
      const heard = refusals(level);
      const said = heard.filter(({ text }) => text !== undefined);
      expect(heard.filter(({ isSo }) => !isSo).map(({ text }) => text)).toEqual([]);
      // It has something to say whenever that tells nothing of its cards, and not always the same.
      expect(said.length).toBe(heard.filter(({ maySpeak }) => maySpeak).length);
      expect(said.length).toBeGreaterThan(OFFERS / 3);
      expect(new Set(said.map(({ text }) => text?.replace(/\d+/, 'n'))).size).toBeGreaterThan(2);
      // Said without a look at the judgement it would often be untrue: so this test can fail.
      expect(heard.filter(({ unchecked }) => !unchecked).length).toBeGreaterThan(OFFERS / 6);
    });
  }
});
