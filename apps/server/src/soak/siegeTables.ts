/** Attacks with tables: as many as there may be, and more; with bots that think hardest, in everybody's list, with the largest sets. */

import type { AnyOptionSpec } from '@parlor/kit';
import { GAME_IDS, games } from '@parlor/registry';
import { contents } from '@parlor/registry/contents';
import { chooseMove } from './chooseMove.ts';
import { newContribution } from './device.ts';
import { asGuests, type HostileSocket, type Own } from './hostileSocket.ts';
import { type Attack, count, type Ground, pause, type Tally } from './siegeGround.ts';

/** Their sockets share what one address may have with the other attacks. */
const EXPERT_GUESTS = 8;
const LOBBY_GUESTS = 4;
const SET_GUESTS = 2;
const OVER_QUOTA_MS = 200;
const KILOBYTE = 1024;

/** Of everybody hostile. */
const running = new Set<string>();

function opened({ peaks }: Ground, { tables }: Own, table: string): void {
  tables.add(table);
  running.add(table);
  peaks.tables = Math.max(peaks.tables, running.size);
}

function over({ tables }: Own, table: string): void {
  tables.delete(table);
  running.delete(table);
}

const company = <Other>(seats: number, other: Other) =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? ('me' as const) : other));

/** Tables full of experts, all of them kept thinking by somebody who answers at once. */
export const experts: Attack = (ground, tally) =>
  asGuests(ground, EXPERT_GUESTS, async (socket, own) => {
    const { table: wanted, rng, stop } = ground;
    const tableOf = new Map<string, string>();
    socket.onTable = ({ id, match }) => void (match && tableOf.set(match, id));
    socket.onPosition = ({ match, view, question, outcome }) => {
      if (outcome) over(own, tableOf.get(match) ?? '');
      if (outcome || !question || stop.aborted) return;
      const move = chooseMove(wanted.game, view, question.seat, rng);
      void socket.say({ type: 'answer', match, question: question.id, move });
    };
    for (const table of own.tables) await socket.say({ type: 'enter', table });
    while (!stop.aborted && socket.isOpen) {
      const isStarted = await startWithExperts(ground, socket, own, tally);
      if (!isStarted) await pause(OVER_QUOTA_MS, stop);
    }
  });

async function startWithExperts(ground: Ground, socket: HostileSocket, own: Own, tally: Tally) {
  const { game, options, seats } = ground.table;
  const said = await socket.say({
    ...{ type: 'open-table', game, options: { ...options } },
    seating: company(seats, { bot: 'expert' as const }),
    ...{ isPublic: true, clock: 'none', standIn: 'expert', watchDelay: 30, isRated: false },
  });
  if (!count(tally, said) || said?.table === undefined) return false;
  const { table } = said;
  opened(ground, own, table);
  await socket.say({ type: 'enter', table });
  await socket.say({ type: 'ready', table, contribution: newContribution() });
  return (await socket.say({ type: 'start', table }))?.code === undefined;
}

/** Public tables, opened and closed again as fast as it goes, to push all others off the list. */
export const lobby: Attack = (ground, tally) =>
  asGuests(ground, LOBBY_GUESTS, async (socket, own) => {
    const { game, options, seats } = ground.table;
    await socket.say({ type: 'lobby', isOn: true });
    while (!ground.stop.aborted && socket.isOpen) {
      const said = await socket.say({
        ...{ type: 'open-table', game, options: { ...options }, isPublic: true, clock: 'none' },
        seating: company(seats, 'open' as const),
      });
      if (count(tally, said) && said?.table !== undefined) {
        opened(ground, own, said.table);
        continue;
      }
      const [oldest] = own.tables;
      if (oldest === undefined) await pause(OVER_QUOTA_MS, ground.stop);
      else await giveUp(ground, socket, own, oldest);
    }
  });

/** A table nobody sits at closes. */
async function giveUp(
  ground: Ground,
  socket: Pick<HostileSocket, 'say'>,
  own: Own,
  table: string,
): Promise<void> {
  // From the moment the server has heard it others may open one.
  over(own, table);
  const said = await socket.say({ type: 'stand', table });
  if (said?.code === 'too-many-commands') opened(ground, own, table);
  // Whether the server has heard it is not known: it is said again, and not counted meanwhile.
  else if (said === undefined) own.tables.add(table);
}

/** Each once: what could not be given up, as on a line that was cut, is theirs again. */
export async function giveUpAll(
  ground: Ground,
  socket: Pick<HostileSocket, 'say'>,
  own: Own,
): Promise<void> {
  for (const table of [...own.tables]) await giveUp(ground, socket, own, table);
}

/** What is in the box of every game that can be played with a set of one's own, as a table would bring it along. */
const SETS = GAME_IDS.flatMap((game) =>
  Object.entries(games[game].options as Record<string, AnyOptionSpec>)
    .filter(([, { type }]) => type === 'data')
    .map(([option]) => ({ game, option, set: contents[game].standard as object })),
);
const LARGEST = SETS.reduce((a, b) =>
  JSON.stringify(b.set).length > JSON.stringify(a.set).length ? b : a,
);

/** The largest set there is, again and again. */
export const sets: Attack = (ground, tally) =>
  asGuests(ground, SET_GUESTS, async (socket, own) => {
    const { peaks, stop } = ground;
    const { game, option, set } = LARGEST;
    const seats = games[game].seatCounts[0]!;
    while (!stop.aborted && socket.isOpen) {
      await giveUpAll(ground, socket, own);
      const said = await socket.say({
        ...{ type: 'open-table', game, options: { [option]: set }, isPublic: false, clock: 'none' },
        seating: company(seats, 'open' as const),
      });
      if (count(tally, said) && said?.table !== undefined) {
        opened(ground, own, said.table);
        peaks.setKb += JSON.stringify(set).length / KILOBYTE;
      } else await pause(OVER_QUOTA_MS, stop);
    }
  });
