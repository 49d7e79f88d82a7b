/** Ways to get to a table. */

import type { Illegal } from '@parlor/kit';
import type { Level } from '@parlor/bots';
import { tellApart } from '@parlor/bots/namesakes';
import { type Client, commitWish } from '@parlor/client';
import type { ServerMessage, TableInfo } from '@parlor/protocol';
import type { GameId } from '@parlor/registry/ids';
import { engine } from '../engine/engine.ts';
import { openMatch } from '../offline/newMatch.ts';
import type { LocalSeat } from '../offline/storedMatch.ts';
import { t } from '../words/words.ts';
import { connect, me, randomText } from '../platform/connection.ts';
import { manifests } from '../games/games.ts';
import type { Personas } from '../games/levels.ts';
import { noteHouse } from '../platform/knownHouses.ts';
import { noteShare } from '../platform/shareNotes.ts';
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

/** What a table on the server has beside its game and its seats. */
export interface OnlineTerms {
  readonly isPublic: boolean;
  readonly clock: 'none' | 'relaxed' | 'brisk' | 'daily';
  /** With the clock `none`: what everybody has for all their answers, in seconds. */
  readonly bank?: { readonly start: number; readonly increment: number };
  readonly standIn: Level;
  readonly watchDelay: number;
  /** Whom those who watch reach when they talk. */
  readonly watchTalk: 'table' | 'apart';
  readonly isRated: boolean;
}

export interface OnlineTableOptions extends OnlineTerms {
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seating: readonly ('me' | 'open' | { readonly bot: Level })[];
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
    const info = await shown(client, table);
    if (info) {
      await client.say(await readyAt(info));
      await client.say({ type: 'start', table });
    }
  }
  goTo(`/table/${table}`);
  return undefined;
}

/** The table as it stands: what its house is bound to is noted before anything is given away. */
function shown(client: Client, table: string): Promise<TableInfo | undefined> {
  return new Promise((resolve) => {
    const stop = client.listen((message) => {
      if (message.type !== 'table' || message.table.id !== table) return;
      stop();
      resolve(message.table);
    });
    void client.say({ type: 'enter', table }).then(({ type }) => {
      if (type === 'done') return;
      stop();
      resolve(undefined);
    });
  });
}

export const illegal = ({ code, params }: Pick<Refused, 'code' | 'params'>): Illegal => ({
  code,
  ...(params && { params }),
});

type Refused = Extract<ServerMessage, { type: 'refused' }>;

const SHARE_BYTES = 16;

/** Whoever is ready is bound to a share of the dice, and has noted it, whose house it is and what that is bound to. */
export async function readyAt({ id, fairness }: TableInfo) {
  await noteHouse();
  const share = randomText(SHARE_BYTES);
  const wish = commitWish(id, share);
  noteShare({ table: id, share, commitment: wish.commitment, house: fairness.commitment });
  return wish;
}

/** A first game against beginners, in which everything new is explained once. */
export async function playGuided(game: GameId): Promise<void> {
  isGuided.value = true;
  explained.value = explained.peek().filter((lesson) => !lesson.startsWith(`${game}.`));
  await playNow(game, 'beginner');
}
