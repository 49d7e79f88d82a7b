/** Attacks on what people have of a table: its seats, the view of it, and a name of one's own at it. */

import { looksOf, type TableInfo } from '@parlor/protocol';
import { asGuests, type HostileSocket } from './hostileSocket.ts';
import { type Attack, count, type Ground, pause } from './siegeGround.ts';
import { hostileTables } from './siegeTables.ts';

const SEAT_GUESTS = 2;
const VIEW_GUESTS = 2;
const NAMESAKE_GUESTS = 2;
const BREATH_MS = 100;
const LOOK_MS = 500;

/** More than one person may have; then the first one is given back. */
const SEATS_AT_MOST = 32;

/** Of everybody hostile: who has which seat, and who watches what. */
const seatsTaken = new Set<string>();
const watched = new Set<string>();
let comers = 0;

const isOver = ({ status }: TableInfo): boolean => status === 'finished' || status === 'closed';

/** At every table of theirs where a seat is free; never at those of honest people, who would miss it. */
export const seats: Attack = (ground, tally) =>
  asGuests(ground, SEAT_GUESTS, async (socket, own) => {
    const { peaks, stop, rng } = ground;
    const me = comers++;
    const mine = new Set<string>();
    const leave = (table: string) => {
      mine.delete(table);
      seatsTaken.delete(`${me} ${table}`);
    };
    socket.onTable = (table) => void (isOver(table) && leave(table.id));
    while (!stop.aborted && socket.isOpen) {
      const free = hostileTables().filter((table) => !mine.has(table) && !own.tables.has(table));
      if (free.length > 0 && mine.size < SEATS_AT_MOST) {
        const table = rng.pick(free);
        await socket.say({ type: 'enter', table });
        if (count(tally, await socket.say({ type: 'sit', table, seat: 1 }))) {
          mine.add(table);
          seatsTaken.add(`${me} ${table}`);
          peaks.seatsOfPerson = Math.max(peaks.seatsOfPerson, mine.size);
          peaks.seats = Math.max(peaks.seats, seatsTaken.size);
        }
      } else await leaveOne(socket, mine, leave);
      await pause(BREATH_MS, stop);
    }
    for (const table of mine) await leaveOne(socket, new Set([table]), leave);
  });

async function leaveOne(
  socket: HostileSocket,
  mine: ReadonlySet<string>,
  leave: (table: string) => void,
): Promise<void> {
  const [table] = mine;
  if (table === undefined) return;
  leave(table);
  await socket.say({ type: 'leave', table });
}

/** Every public table that is shown with a delay, all at once. */
export const views: Attack = (ground, tally) =>
  asGuests(ground, VIEW_GUESTS, async (socket) => {
    const { peaks, stop } = ground;
    const me = comers++;
    const mine = new Map<string, boolean>();
    const note = (table: string, isLate: boolean) => {
      mine.set(table, isLate);
      if (isLate) watched.add(`${me} ${table}`);
      else watched.delete(`${me} ${table}`);
      const own = [...mine.values()].filter(Boolean).length;
      peaks.viewsOfPerson = Math.max(peaks.viewsOfPerson, own);
      peaks.views = Math.max(peaks.views, watched.size);
    };
    socket.onTable = (table) => note(table.id, table.watchDelay > 0 && !isOver(table));
    await socket.say({ type: 'lobby', isOn: true });
    while (!stop.aborted && socket.isOpen) {
      const fresh = socket.listed.filter((table) => mine.get(table) !== true);
      for (const table of fresh) count(tally, await socket.say({ type: 'enter', table }));
      if (fresh.length === 0) {
        for (const table of [...mine.keys()]) {
          await socket.say({ type: 'exit', table });
          note(table, false);
        }
      }
      await pause(LOOK_MS, stop);
    }
    for (const table of mine.keys()) watched.delete(`${me} ${table}`);
  });

/** What somebody else at the table is called, in letters that look alike. */
const ONE = 'Robin';
const ALIKE = [
  'Robin',
  'ROBIN',
  'Rob1n',
  'R\u00f3bin',
  'R0bin',
  'ROB\u0406N',
  '\ua4e3\ua4f3\ua4d0\ua4f2\ua4e0',
  'Ro bin',
];

let meeting: string | undefined;

/** One opens a table, the other one sits down there and takes all those names. */
export const namesakes: Attack = (ground, tally) =>
  asGuests(ground, NAMESAKE_GUESTS, async (socket) => {
    const { peaks, stop, rng, table: wanted } = ground;
    socket.onTable = ({ seats: all }) => {
      const people = all.flatMap((seat) => (seat.player === null ? [] : [looksOf(seat.name)]));
      if (new Set(people).size < people.length) peaks.namesakes++;
    };
    const isFirst = comers++ % 2 === 0 || meeting === undefined;
    await socket.say({ type: 'rename', name: isFirst ? ONE : rng.pick(ALIKE) });
    const table = isFirst ? await openMeeting(socket, wanted) : meeting;
    if (table === undefined) return pause(LOOK_MS, stop);
    await socket.say({ type: 'enter', table });
    if (!isFirst) await socket.say({ type: 'sit', table, seat: 1 });
    while (!stop.aborted && socket.isOpen) {
      const name = isFirst ? ONE : rng.pick(ALIKE);
      count(tally, await socket.say({ type: 'rename', name }));
      await pause(BREATH_MS, stop);
    }
  });

async function openMeeting(
  socket: HostileSocket,
  { game, options, seats: places }: Ground['table'],
): Promise<string | undefined> {
  const said = await socket.say({
    ...{ type: 'open-table', game, options: { ...options }, isPublic: false, clock: 'none' },
    seating: Array.from({ length: places }, (_, seat) => (seat === 0 ? 'me' : 'open')),
  });
  meeting = said?.table;
  return meeting;
}
