/**
 * Which game a test plays when any will do: chosen by what the games of the house are like, so that no test depends on
 * one of them being there.
 */

import { type AnyGame, fastRng } from '@parlor/kit';
import { openMatch } from '@parlor/match';
import { GAME_IDS, type GameId, games } from './index.ts';

/** A game, and one of its presets. */
export interface Chosen {
  readonly game: GameId;
  readonly preset: string;
}

const SEATS = 3;

const choices = (seats: number): Chosen[] =>
  GAME_IDS.filter((game) => games[game].seatCounts.includes(seats)).flatMap((game) =>
    Object.keys(games[game].presets).map((preset) => ({ game, preset })),
  );

const tableOf = ({ game, preset }: Chosen, seats: number) => ({
  seats,
  options: games[game].presets[preset]!,
});

/**
 * What is over after the fewest moves, whatever is played: of all there is, or of that which goes on for `moves` at least
 * when everybody plays by chance.
 */
export function quickest(moves = 0, seats = SEATS): Chosen {
  const atMost = (one: Chosen) => games[one.game].maxMoves(tableOf(one, seats));
  const sorted = choices(seats).toSorted((a, b) => atMost(a) - atMost(b));
  const found = sorted.find((one) => moves === 0 || lastsFor(one, moves, seats));
  if (!found) throw new Error(`no game for ${seats} lasts for ${moves} moves`);
  return found;
}

function lastsFor(one: Chosen, moves: number, seats: number): boolean {
  const game: AnyGame = games[one.game];
  const opened = openMatch(game, tableOf(one, seats), '5eed'.repeat(16));
  if (!opened.ok) throw new Error(opened.why.code);
  const match = opened.value;
  const rng = fastRng(1);
  while (!match.outcome && match.ply < moves) {
    const { seat, id } = rng.pick(match.questions());
    const world: unknown = game.worlds(match.update(seat).view)(rng);
    const done = match.answer(seat, id, game.sample(world, seat, rng));
    if (!done.ok) throw new Error(done.why.code);
  }
  return match.ply >= moves;
}
