/** Ways to get to a table. */

import type { Illegal } from '@parlor/kit';
import type { Level } from '@parlor/bots';
import { tellApart } from '@parlor/bots/namesakes';
import type { ServerMessage } from '@parlor/protocol';
import type { GameId } from '@parlor/registry/ids';
import { engine } from '../engine/engine.ts';
import { openMatch } from '../offline/newMatch.ts';
import type { LocalSeat } from '../offline/storedMatch.ts';
import { t } from '../words/words.ts';
import { connect, me, randomText } from '../platform/connection.ts';
import { manifests } from '../games/games.ts';
import type { Personas } from '../games/levels.ts';
import { noteHouse } from '../platform/knownHouses.ts';
import { goTo } from '../platform/router.tsx';
import { explained, isGuided, myName } from '../platform/settings.ts';
import { noteStorage } from '../platform/storageStatus.ts';

/** Against bots on this device, at once, with what is usual. */
export async function playNow(game: GameId, level: Level = 'casual'): Promise<void> {
  const seats = manifests[game].usual;
  const { presets } = await engine.about(game);
  await openLocally(game, presets['standard']!, [
    'me',
    ...Array.from({ length: seats - 1 }, () => level),
  ]);
}

/** A person by name, oneself, or a bot of a level. */
export type SeatChoice = 'me' | { readonly name: string } | Level;

export async function openLocally(
  game: GameId,
  options: Readonly<Record<string, unknown>>,
  choices: readonly SeatChoice[],
): Promise<void> {
  const [{ rulesVersion }, personas] = await Promise.all([
    engine.about(game),
    engine.personas(game),
  ]);
  const seats = seatsFor(choices, personas);
  const dice = await engine.newDice(seats.map(({ level }) => level));
  try {
    goTo(await openMatch({ game, rulesVersion, options, seats, dice }));
  } catch (error) {
    noteStorage(error);
    throw error;
  }
}

/** Who sits where. Two bots of a kind at one table are told apart, as online. */
function seatsFor(choices: readonly SeatChoice[], personas: Personas): LocalSeat[] {
  const botNames = tellApart(
    choices.map((choice) =>
      choice === 'me' || typeof choice === 'object' ? undefined : personas[choice].name,
    ),
  );
  return choices.map((choice, seat): LocalSeat => {
    if (choice === 'me')
      return { name: myName.peek() || me.peek()?.name || t('you'), level: undefined };
    if (typeof choice === 'object') return { name: choice.name, level: undefined };
    return { name: botNames[seat]!, level: choice };
  });
}

export interface OnlineTableOptions {
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seating: readonly ('me' | 'open' | { readonly bot: Level })[];
  readonly isPublic: boolean;
  readonly clock: 'none' | 'relaxed' | 'brisk' | 'daily';
  readonly standIn: Level;
  readonly watchDelay: number;
}

/** Opens a table on the server, and starts at once where nobody is waited for; why not, if that was refused. */
export async function openOnline(wish: OnlineTableOptions): Promise<Illegal | undefined> {
  const client = await connect();
  const answer = await client.say({
    type: 'open-table',
    ...wish,
    options: { ...wish.options },
    seating: [...wish.seating],
  });
  if (answer.type === 'refused') return illegal(answer);
  const { table } = answer;
  if (table === undefined) return { code: 'unknown-table' };
  if (!wish.seating.includes('open')) {
    await client.say(await readyAt(table));
    await client.say({ type: 'start', table });
  }
  goTo(`/table/${table}`);
  return undefined;
}

export const illegal = ({ code, params }: Pick<Refused, 'code' | 'params'>): Illegal => ({
  code,
  ...(params && { params }),
});

type Refused = Extract<ServerMessage, { type: 'refused' }>;

const CONTRIBUTION_BYTES = 16;

/** Whoever is ready brings a share of the dice along, and has noted whose house it is before the first card. */
export async function readyAt(table: string) {
  await noteHouse();
  return { type: 'ready', table, contribution: randomText(CONTRIBUTION_BYTES) } as const;
}

/** A first game against beginners, in which everything new is explained once. */
export async function playGuided(game: GameId): Promise<void> {
  isGuided.value = true;
  explained.value = explained.peek().filter((lesson) => !lesson.startsWith(`${game}.`));
  await playNow(game, 'beginner');
}
