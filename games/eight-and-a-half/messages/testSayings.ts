/** Everything a language says of real matches, in an order that is the same in every language. */

import { collect, type Emission, eventsFor, fastRng, type Illegal, type People } from '@parlor/kit';
import { COPIES } from '../facts/cards.ts';
import type { Claims } from '../facts/claims.ts';
import { allMoves } from '../facts/notation.ts';
import type { Refusals } from '../facts/refusals.ts';
import { type Card, GHOST, HALF } from '../facts/types.ts';
import { eightAndAHalf, type Event, type Move, type Options, type View } from '../rules/index.ts';
import { askedWords } from '../table/askedWords.ts';
import { whereOf } from '../table/where.ts';
import { consequenceOf } from '../table/consequences.ts';
import { decidedText } from '../table/decided.ts';
import { captionOf, tagOf } from '../table/happening.ts';
import { catalogue, m } from '../table/messages.ts';
import { pileNote, pileSpoken } from '../table/pile.ts';
import { playLabel, playLine, playResult, playTitle } from '../table/playing.ts';
import { textOf } from '../text/textOf.ts';
import type { Messages } from './en/index.ts';

export interface Saying {
  /** What kind of text it is. */
  readonly of: string;
  readonly text: string;
}

/** What one viewer has before them at one moment of a match. */
export interface Sight {
  readonly view: View;
  readonly events: readonly Event[];
  /** Empty for whoever is not asked. */
  readonly legal: readonly Move[];
  readonly refused: readonly Illegal[];
}

interface Table {
  readonly seats: number;
  readonly seed: number;
  readonly options: Partial<Options>;
}

const { presets } = eightAndAHalf;

/** Every preset, and every option that changes what is said. */
const TABLES: readonly Table[] = [
  ...Object.values(presets).map((options, i) => ({
    seats: 2 + i,
    seed: i + 1,
    options: { ...options, rounds: Math.min(options.rounds, 3) },
  })),
  { seats: 4, seed: 7, options: { rounds: 2, halves: 'oneByOne' } },
  { seats: 3, seed: 8, options: { rounds: 2, collected: 'memory', memoryAids: true } },
  { seats: 4, seed: 3, options: { rounds: 2 } },
  { seats: 6, seed: 9, options: { rounds: 2, collected: 'memory', memoryAids: false } },
];

/** Moves of everybody's that are refused differently. */
const TRIED = allMoves().filter((_, i) => i % 7 === 0);

/** Matches of random moves, as whoever moves, the first seat and the public see them. */
export function* sights(): Generator<Sight> {
  for (const { seats, seed, options } of TABLES) {
    const rng = fastRng(seed, 0);
    const state = eightAndAHalf.setup({ seats, options: { ...presets.standard, ...options } }, rng);
    while (!eightAndAHalf.outcome(state)) {
      const seat = Math.log2(eightAndAHalf.toAct(state));
      const legal: Move[] = [];
      legal.length = eightAndAHalf.moves(state, seat, legal);
      const refused = TRIED.flatMap((move) => eightAndAHalf.check(state, seat, move) ?? []);
      yield { view: eightAndAHalf.view(state, seat), events: [], legal, refused };
      const told: Emission<Event>[] = [];
      const keep = legal.find(({ type }) => type === 'keep');
      // Both answers to a swap come up: few of the moves there are would be to keep.
      const move = keep && state.round === 2 ? keep : rng.pick(legal);
      eightAndAHalf.apply(state, seat, move, rng, collect(told));
      for (const viewer of [seat, 0, 'public'] as const)
        yield {
          view: eightAndAHalf.view(state, viewer),
          events: eventsFor(told, viewer),
          legal: [],
          refused: [],
        };
    }
  }
}

/** What is said of one moment. */
export function* sayingsOf(messages: Messages, sight: Sight, people: People): Generator<Saying> {
  catalogue.use(messages);
  const text = textOf(messages);
  const { view, events, legal, refused } = sight;
  for (const line of text.board(view, people).split('\n'))
    yield { of: 'board', text: line.replace(/^ {2}/, '') };
  for (const event of events) {
    yield { of: 'happened', text: text.happened(event, people, view)! };
    for (const line of text.details!(event, people, view)) yield { of: 'details', text: line };
    const tag = tagOf(event, people);
    if (tag !== undefined) yield { of: 'tag', text: tag };
  }
  yield { of: 'where', text: whereOf(view) };
  yield { of: 'pile', text: pileSpoken(view, people) };
  for (const line of pileNote(view, people)) yield { of: 'pile', text: line };
  const caption = captionOf(events, view, people);
  if (caption !== undefined) yield { of: 'caption', text: caption };
  if (view.phase === 'over') yield { of: 'end', text: decidedText(view, people) };
  yield* sayingsOfSeats(view, people);
  for (const why of refused) yield { of: 'refused', text: text.refused(why, people) };
  if (legal.length > 0) yield* sayingsOfAsking(messages, view, people, legal);
}

function* sayingsOfSeats(view: View, people: People): Generator<Saying> {
  const { places, points } = m();
  for (const [seat, player] of view.players.entries()) {
    const who = people(seat);
    const { lacks, bank, aside, handSize, hand, blind } = player;
    const open = player.open.filter((card) => card !== null);
    yield { of: 'place', text: places.asideSpoken(aside) };
    yield {
      of: 'place',
      text: places.storeSpoken({
        bank,
        open,
        blind: blind.filter(Boolean).length,
        aside: aside.length,
      }),
    };
    for (const card of open) yield { of: 'place', text: places.swapSpoken(who, card) };
    if (hand) yield { of: 'place', text: places.knownHandSpoken(hand) };
    if (lacks && handSize > 0) {
      const { count, cards, pair } = lacks;
      yield {
        of: 'known',
        text: points.lacks({ who, count, handSize, cards, hasNoPair: pair }),
      };
    }
  }
}

function* sayingsOfAsking(
  messages: Messages,
  view: View,
  people: People,
  legal: readonly Move[],
): Generator<Saying> {
  const text = textOf(messages);
  const me = view.viewer as number;
  const decision = { kind: view.phase, sealed: false, optional: false };
  yield { of: 'question', text: text.question(view, decision, people) };
  yield { of: 'typing', text: text.typing(view, decision) };
  const { title, line } = askedWords(view, people, legal);
  yield* [title, line].map((said) => ({ of: 'asked', text: said }));
  for (const move of legal) {
    const consequence = consequenceOf(view, me, move);
    yield { of: 'answer', text: text.answer(view, move, people) };
    yield { of: 'label', text: playLabel(move, consequence) };
    yield { of: 'title', text: playTitle(move, consequence) };
    yield { of: 'result', text: playResult(view, people, move, consequence) };
    if (consequence) yield { of: 'line', text: playLine(view, people, move, consequence) };
  }
}

const CARDS: readonly Card[] = COPIES.map((_, card) => card);
const WILD: readonly Card[] = [0, 9, HALF, GHOST];
const NUMBERS: readonly Card[] = CARDS.filter((card) => card < HALF);
const PERCENTS = [0, 34, 100];

/** Of every reason what it can be about. One that is missing here does not compile. */
const CLAIMED: { readonly [Code in keyof Claims]: readonly Claims[Code][] } = {
  'only-move': [undefined],
  'sure-win': [undefined],
  'goes-out': [undefined],
  'goes-out-on-a-half': PERCENTS.map((percent) => ({ seat: 1, card: 8, percent })),
  'lets-them-win': [{ seat: 1 }],
  catches: [1, 5].map((cards) => ({ seat: 1, cards })),
  'nothing-fits': [1, 5].map((cards) => ({ seat: 1, cards })),
  'hard-to-follow': PERCENTS.map((percent) => ({ seat: 1, cards: percent + 1, percent })),
  'stops-the-leader': PERCENTS.map((percent, i) => ({ seat: 1, left: i + 1, percent })),
  'demands-low': PERCENTS.map((percent) => ({ seat: 1, percent })),
  'safe-half': [undefined],
  'risks-a-half': NUMBERS.slice(1).map((card) => ({ seat: 1, card, percent: 12 })),
  'makes-it-whole': [undefined],
  'sheds-a-group': [2, 3, 8].map((count) => ({ count })),
  'keeps-the-wild': WILD.map((card) => ({ card })),
  'keeps-high': NUMBERS.map((card) => ({ card })),
  'same-pile': [{ seat: 1 }],
  resets: [1, 5, 9, 10].map((value) => ({ value })),
  'on-a-nine': [undefined],
  'all-blind': [undefined],
  'better-open-card': CARDS.map((take) => ({ seat: 1, take, give: 11 - take })),
  'takes-from-loser': CARDS.map((take) => ({ seat: 1, take })),
  'keeps-the-table': [{ seat: 1 }],
  tried: [undefined],
};

const ofEach = CARDS.map((card) => ({ card }));

/** The same of refusals. */
const REFUSED: { readonly [Code in keyof Refusals]: readonly Refusals[Code][] } = {
  'match-over': [undefined],
  'not-your-turn': [undefined],
  'not-a-move': [undefined],
  'no-swap-now': [undefined],
  'swap-first': [undefined],
  'not-your-open-card': ofEach,
  'not-their-open-card': ofEach,
  'swap-of-equals': ofEach,
  'hand-empty': [undefined],
  'not-in-hand': CARDS.flatMap((card) => [0, 1, 2].map((have) => ({ card, have, need: have + 1 }))),
  'must-start-with': ofEach.slice(1, 9),
  'hand-first': [undefined],
  'open-cards-first': [undefined],
  'no-blind-card': [{ place: 2 }],
  'half-on-eight-and-a-half': [undefined],
  'too-many-halves': [1, 2, 5].map((most) => ({ most })),
  'zero-on-a-half': [{ value: 0.5 }, { value: 3.5 }],
  'five-demands-less': [6, 7, 8, 9].map((card) => ({ card })),
  'eight-and-a-half-stands': ofEach.slice(1, 9),
  'too-low': ofEach.slice(1, 9).map(({ card }) => ({ card, value: card + 0.5 })),
  'seats-out-of-range': [{ min: 2, max: 6, seats: 7 }],
};

const illegalsOf = (all: Readonly<Record<string, readonly unknown[]>>): Illegal[] =>
  Object.entries(all).flatMap(([code, samples]) =>
    samples.map((params) => ({ code, ...(params !== undefined && { params }) }) as Illegal),
  );

export const reasonCodes = illegalsOf(CLAIMED);
export const refusalCodes = illegalsOf(REFUSED);

/** What no match is needed for: codes, lessons, how to play, what everything is called. */
export function* sayingsOfAll(messages: Messages, view: View, people: People): Generator<Saying> {
  catalogue.use(messages);
  const text = textOf(messages);
  for (const why of reasonCodes) yield { of: 'reason', text: text.reason(why, people) };
  for (const why of refusalCodes) yield { of: 'refused', text: text.refused(why, people) };
  for (const { title, text: said } of Object.values(messages.lessons)) {
    yield { of: 'lesson title', text: title };
    yield { of: 'lesson', text: said };
  }
  for (const { title, paragraphs } of text.howTo()) {
    yield { of: 'chapter', text: title };
    for (const paragraph of paragraphs) yield { of: 'paragraph', text: paragraph };
  }
  for (const options of [presets.standard, TABLES.at(-1)!.options, TABLES[2]!.options])
    for (const { name, does } of text.glossary({
      ...view,
      options: { ...presets.standard, ...options },
    })) {
      yield { of: 'term', text: name };
      yield { of: 'explained', text: does };
    }
}
