/** How people come to sit at a table and begin. */

import type { Level } from '@parlor/bots';
import type { TableInfo } from '@parlor/protocol';
import type { Device, Said } from './device.ts';

/** A table as it is wished for. */
export interface SoakTable {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface OpeningOptions {
  readonly clock: TableInfo['clock'];
  /** Who sits where nobody does; beginners if not said otherwise. */
  readonly bots?: Level;
  /** Hears of answers that nobody should get here. */
  readonly surprised: (what: string) => void;
}

/** Opens a table where `people` sit on the first seats and bots on the others, and starts; returns its id. */
export async function openTable(
  people: readonly Device[],
  { game, seats, options }: SoakTable,
  { clock, bots = 'beginner', surprised }: OpeningOptions,
): Promise<string | undefined> {
  const insist = async (
    device: Device,
    wish: Parameters<Device['say']>[0],
  ): Promise<Extract<Said, { type: 'done' }> | undefined> => {
    const said = await device.say(wish);
    if (said?.type === 'done') return said;
    surprised(`${wish.type}: ${said?.code ?? 'silence'}`);
    return undefined;
  };
  const [host, ...others] = people as readonly [Device, ...Device[]];
  const seating = Array.from({ length: seats }, (_, seat) => {
    if (seat === 0) return 'me' as const;
    return seat < people.length ? ('open' as const) : { bot: bots };
  });
  const opened = await insist(host, {
    type: 'open-table',
    ...{ game, options: { ...options }, seating, clock },
    isPublic: true,
    standIn: 'beginner',
  });
  const table = opened?.table;
  if (table === undefined) return undefined;
  for (const device of people) await insist(device, { type: 'enter', table });
  for (const [i, other] of others.entries()) {
    await insist(other, { type: 'sit', table, seat: i + 1 });
  }
  for (const device of people) await insist(device, device.commitAt(table));
  return (await insist(host, { type: 'start', table })) && table;
}
