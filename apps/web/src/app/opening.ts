/** Ways to get to a table. */

import type { Level } from '@parlor/bots';
import type { GameId } from '@parlor/registry/ids';
import { engine } from '../engine/engine.ts';
import { keepMatch } from '../offline/keptMatches.ts';
import { freshMatch, type LocalSeat } from '../table/localSession.ts';
import { t } from '../words/words.ts';
import { connect } from './connection.ts';
import { FACTS } from './games.ts';
import { goTo } from './router.tsx';
import { myName } from './settings.ts';

/** Against bots on this device, at once, with what is usual. */
export async function playNow(game: GameId, level: Level = 'casual'): Promise<void> {
  const seats = FACTS[game].usual;
  const { presets } = await engine.about(game);
  await openLocally(game, presets['standard']!, [
    'me',
    ...Array.from({ length: seats - 1 }, () => level),
  ]);
}

/** A person by name, oneself, or a bot of a level. */
export type Sitter = 'me' | { readonly name: string } | Level;

export async function openLocally(
  game: GameId,
  options: Readonly<Record<string, unknown>>,
  sitters: readonly Sitter[],
): Promise<void> {
  const [{ rulesVersion }, personas] = await Promise.all([
    engine.about(game),
    engine.personas(game),
  ]);
  const taken = new Map<string, number>();
  const seats = sitters.map((sitter): LocalSeat => {
    if (sitter === 'me') return { name: myName.peek() || t('you'), level: undefined };
    if (typeof sitter === 'object') return { name: sitter.name, level: undefined };
    const { name } = personas[sitter];
    const nth = (taken.get(name) ?? 0) + 1;
    taken.set(name, nth);
    // Two of a kind at one table: the second is told apart.
    return { name: nth === 1 ? name : `${name} ${ROMAN[nth] ?? nth}`, level: sitter };
  });
  const match = freshMatch({ game, rulesVersion, options, seats });
  await keepMatch(match);
  goTo(`/local/${match.id}`);
}

const ROMAN: Readonly<Record<number, string>> = { 2: 'II', 3: 'III', 4: 'IV', 5: 'V' };

export interface OnlineWish {
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seating: readonly ('me' | 'open' | { readonly bot: Level })[];
  readonly isPublic: boolean;
  readonly clock: 'none' | 'relaxed' | 'brisk' | 'daily';
  readonly standIn: Level;
  readonly watchDelay: number;
}

/** Opens a table on the server; why not, if it could not be opened. */
export async function openOnline(wish: OnlineWish): Promise<string | undefined> {
  const client = await connect();
  const answer = await client.say({
    type: 'open-table',
    ...wish,
    options: { ...wish.options },
    seating: [...wish.seating],
  });
  if (answer.type === 'refused') return answer.code;
  if (answer.table) goTo(`/table/${answer.table}`);
  return undefined;
}
