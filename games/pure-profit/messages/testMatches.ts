/** Matches in which everything happens, and all that is said while they go on. */

import { collect, type Emission, eventsFor, fastRng, type People, type Viewer } from '@parlor/kit';
import { presets } from '../facts/options.ts';
import type { Event, Move, Options } from '../facts/types.ts';
import { pureProfit as game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { RUIN, TestTable, WILD } from '../rules/testTable.ts';
import { textOf } from '../text/textOf.ts';
import type { Messages } from './en/index.ts';

const NAMES = ['Ute', 'Olaf', 'Nils', 'Ina', 'Emil', 'Kim'];

export const readBy =
  (reader: Viewer, names: readonly string[] = NAMES): People =>
  (seat) => ({ name: names[seat] ?? '', isReader: seat === reader });

/** Every preset, and what seldom comes up. */
export const TABLES: readonly (readonly [string, number, Partial<Options>])[] = [
  ...Object.entries(presets).map(([name, options]) => [name, 3, options] as const),
  ['many Bankrupts and Steals', 2, { deck: WILD, finish: 'discard' }],
  ['little but Bankrupts', 4, { deck: RUIN, openSteal: true, games: '3' }],
  ['Steals that come back', 3, { deck: WILD, steals: 'reshuffled', openSteal: true }],
];

export interface Step {
  readonly state: State;
  readonly emissions: readonly Emission<Event>[];
  readonly seat: number;
  readonly moves: readonly Move[];
}

/** So many moves of a match are enough for everything to happen. */
const LONGEST = 700;

export function* stepsOf(seats: number, change: Partial<Options>, seed: number): Generator<Step> {
  const rng = fastRng(seed);
  const options = { ...presets.standard, ...change };
  let emissions: Emission<Event>[] = [];
  const state = game.setup({ seats, options }, rng, collect(emissions));
  const moves: Move[] = [];
  for (let ply = 0; ply < LONGEST && game.toAct(state) !== 0; ply++) {
    const seat = state.turn;
    const count = game.moves(state, seat, moves);
    yield { state, emissions, seat, moves: moves.slice(0, count) };
    emissions = [];
    // A match that is over says more than one that goes on.
    const finish = moves.slice(0, count).find(({ type }) => type === 'finish');
    game.apply(state, seat, finish ?? moves[rng.below(count)]!, rng, collect(emissions));
  }
  yield { state, emissions, seat: 0, moves: [] };
}

const laidOut = ({ state }: TestTable): Step => {
  const moves: Move[] = [];
  moves.length = game.moves(state, state.turn, moves);
  return { state, emissions: [], seat: state.turn, moves };
};

/** What hardly any match comes to. */
export const RARE: readonly (readonly [string, Step])[] = [
  ['a full hand of Bankrupts', laidOut(new TestTable({ hands: ['BL BL BL BH BH BH', '5'] }))],
  [
    'no card but the top discard',
    laidOut(new TestTable({ hands: ['1', '5'], pile: '', discard: '4' })),
  ],
];

/** Everything that a catalogue says of a step to one viewer. */
export function* told(
  messages: Messages,
  { state, emissions, seat, moves }: Step,
  viewer: Viewer,
  people: People,
): Generator<string> {
  const text = textOf(messages);
  const view = game.view(state, viewer);
  yield text.board(view, people);
  for (const event of eventsFor(emissions, viewer)) {
    const line = text.happened(event, people, view);
    if (line !== undefined) yield line;
  }
  if (viewer !== seat || moves.length === 0) return;
  const decision = game.decision(state, seat);
  yield* [text.question(view, decision, people), text.typing(view, decision)];
  for (const move of moves) yield text.answer(view, move, people);
}
