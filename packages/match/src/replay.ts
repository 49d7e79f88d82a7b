/** From a record back to the match: the same events, views and states, or a reason why not. */

import type { Game, GameTypes, Illegal } from '@parlor/kit';
import { MATCH_RNG } from '@parlor/kit';
import { type Match, openMatch } from './match.ts';
import type { MatchRecord, RecordedMove, RecordHeader } from './record.ts';
import { type Result, refused } from './result.ts';

/** Is shown the match after the opening and after every move. */
export type Onlooker<T extends GameTypes> = (match: Match<T>) => void;

export function replay<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  watch?: Onlooker<T>,
): Result<Match<T>> {
  const why = checkSameRules(game, record);
  if (why) return { ok: false, why };
  const opened = openMatch(game, record.table, record.seed);
  if (!opened.ok) return opened;
  watch?.(opened.value);
  const stopped = playOn(opened.value, record.moves, watch);
  return stopped ? { ok: false, why: stopped } : opened;
}

/** Why `header` belongs to another game, other rules or other dice. */
export function checkSameRules(
  game: Pick<Game<GameTypes>, 'id' | 'rulesVersion'>,
  header: RecordHeader,
): Illegal | undefined {
  if (header.game !== game.id) {
    return { code: 'other-game', params: { recorded: header.game, expected: game.id } };
  }
  if (header.rulesVersion !== game.rulesVersion) {
    const params = { recorded: header.rulesVersion, current: game.rulesVersion };
    return { code: 'rules-version-differs', params };
  }
  if (header.rng !== MATCH_RNG) {
    return refused('rng-unknown', { recorded: header.rng, known: MATCH_RNG }).why;
  }
  return undefined;
}

/** Plays recorded moves until one is refused; says which ply that was, and why. */
export function playOn<T extends GameTypes>(
  match: Match<T>,
  moves: readonly RecordedMove[],
  watch?: Onlooker<T>,
): Illegal | undefined {
  for (const { seat, move } of moves) {
    const ply = match.ply + 1;
    // A record tells who answered, not which question: it can only have been the open one.
    const id = match.question(seat)?.id ?? ply;
    const answered = match.answer(seat, id, move);
    if (!answered.ok) {
      const params = { ply, seat, reason: answered.why.code };
      return { code: 'illegal-move-in-record', params };
    }
    watch?.(match);
  }
  return undefined;
}
