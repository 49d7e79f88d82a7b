/** Positions of every kind: found by playing seeded matches until one comes up, the same each time. */

import { brains, levelBot } from '@parlor/bots';
import { fastRng, type Json, type Seat } from '@parlor/kit';
import { type Match, openMatch, type Update } from '@parlor/match';
import { type GameId, games } from '@parlor/registry';
import type { Phase as AnyPhase, Sighting } from '@parlor/testkit';

// Each game's own predicates know what they look at.
// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

/** A kind of position that a table has to show, of a game of the house. */
export type Phase<View = Any, Event = Any> = AnyPhase<View, Event> & { readonly game: GameId };

/** A match stopped where the phase has come up, with a person where somebody is asked. */
export interface Found {
  readonly game: GameId;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly moves: readonly Json[];
  /** Who is asked; the first seat when the match is over. */
  readonly person: Seat;
}

const MOST_MATCHES = 300;
/** Bots need no more than this to play like people who have just learned a game. */
const THOUGHT = { iterations: 4 };

/** Finds the first position of each phase; throws when one never comes. */
export async function findPhases(phases: readonly Phase[]): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  // Phases of the same table are looked for in the same matches.
  const tables = new Map<string, Phase[]>();
  for (const phase of phases) {
    const table = JSON.stringify([
      phase.game,
      phase.seats,
      phase.options,
      phase.instead?.toString(),
    ]);
    tables.set(table, [...(tables.get(table) ?? []), phase]);
  }
  for (const wanted of tables.values()) await search(wanted, found);
  return found;
}

async function search(phases: readonly Phase[], found: Map<string, Found>): Promise<void> {
  const { game: id, seats, options: wish = {}, instead } = phases[0]!;
  const game = games[id];
  const options = { ...game.presets.standard, ...wish };
  const bot = levelBot(await brains[id](), 'casual', THOUGHT);
  const open = new Set(phases);
  for (let number = 0; number < MOST_MATCHES && open.size > 0; number++) {
    const seed = number.toString(16).padStart(64, '0');
    const opened = openMatch(game, { seats, options }, seed);
    if (!opened.ok) throw new Error(`no such table: ${opened.why.code}`);
    const match = opened.value;
    const dice = fastRng(number);
    for (;;) {
      const sighting = look(match);
      for (const phase of open) {
        if (!phase.is(sighting)) continue;
        open.delete(phase);
        found.set(`${id}: ${phase.name}`, {
          ...{ game: id, seats, options, seed, person: sighting.me },
          moves: match.record().moves as unknown as Json[],
        });
      }
      const [question] = match.questions();
      if (!question || open.size === 0) break;
      const { seat } = question;
      const move: unknown =
        instead?.(sighting) ?? bot.choose(game, match.update(seat).view, seat, dice);
      const answered = match.answer(seat, question.id, move);
      if (!answered.ok) throw new Error(`a bot was refused: ${answered.why.code}`);
    }
  }
  if (open.size > 0)
    throw new Error(
      `never came up: ${[...open].map(({ game: of, name }) => `${of}: ${name}`).join(', ')}`,
    );
}

function look(match: Match<Any>): Sighting {
  const [question] = match.questions();
  const me = question?.seat ?? 0;
  const { view, events, ply }: Update<Any> = match.update(me);
  const moves: unknown[] = [];
  return {
    ...{ view, events, ply, me },
    kind: question?.decision.kind,
    get moves() {
      if (moves.length === 0 && question) {
        const world: unknown = match.game.worlds(view)(fastRng(1));
        moves.length = Math.max(0, match.game.moves(world, me, moves));
      }
      return moves;
    },
  };
}
