/** People at a table, in few words. */

import { fastRng, type Json, type Rng } from '@parlor/kit';
import { games, isGameId } from '@parlor/registry';
import { type Chosen, quickest } from '@parlor/registry/testing';
import { commitWish } from '@parlor/client';
import type { CommandOf } from '@parlor/protocol';
import { type NodeClient, newContribution } from './nodeClient.ts';

type Wish = Parameters<NodeClient['say']>[0];
type OpenTable = Omit<CommandOf<'open-table'>, 'type' | 'key'>;

/** Says something that must be done. */
export async function insist(guest: NodeClient, wish: Wish, key?: string) {
  const said = await guest.say(wish, key);
  if (said.type !== 'done') throw new Error(`${wish.type} was refused: ${said.code}`);
  return said;
}

/** The code of a refusal; throws when it was done after all. */
export async function refusal(guest: NodeClient, wish: Wish, key?: string): Promise<string> {
  const said = await guest.say(wish, key);
  if (said.type !== 'refused') throw new Error(`${wish.type} was done`);
  return said.code;
}

export type Three = [NodeClient, NodeClient, NodeClient];

/** Three people and no bots: nothing happens by itself. */
export const ALL_PEOPLE = { seating: ['me', 'open', 'open'] as ('me' | 'open')[] };

const asWished = ({ game, preset }: Chosen) => ({ game, options: preset });

/** What is soonest over. */
export const QUICK = asWished(quickest());

/** What is not over in the middle of a test that plays so many moves, whatever is thrown. */
export const longFor = (moves: number) => asWished(quickest(2 * moves));

const USUAL: OpenTable = {
  ...QUICK,
  seating: ['me', 'open', { bot: 'beginner' }],
  isPublic: false,
  clock: 'none',
};

/** Opens a table and sits everybody down on the open seats, in order. Nobody is ready yet. */
export async function gather(
  [host, ...others]: readonly [NodeClient, ...NodeClient[]],
  wish: Partial<OpenTable> = {},
): Promise<string> {
  const table = { ...USUAL, ...wish };
  const { table: id } = await insist(host, { type: 'open-table', ...table });
  await insist(host, { type: 'enter', table: id! });
  const open = table.seating.flatMap((seat, i) => (seat === 'open' ? [i] : []));
  for (const [i, other] of others.entries()) {
    await insist(other, { type: 'enter', table: id! });
    await insist(other, { type: 'sit', table: id!, seat: open[i]! });
  }
  return id!;
}

type People = readonly [NodeClient, ...NodeClient[]];

/** Everybody is bound to a share; returns them. */
export async function commitAll(people: readonly NodeClient[], table: string): Promise<string[]> {
  const shares = people.map(newContribution);
  for (const [i, person] of people.entries()) {
    await insist(person, commitWish(table, shares[i]!));
  }
  return shares;
}

/** Everybody is bound to a share, the first one starts, and all open theirs; returns the match. */
export async function begin(people: People, table: string): Promise<string> {
  const shares = await commitAll(people, table);
  await insist(people[0], { type: 'start', table });
  for (const [i, person] of people.entries()) {
    await insist(person, { type: 'open-share', table, share: shares[i]! });
  }
  return shown(people);
}

/** As programs do it that do not know of commitments. */
export async function beginUnbound(people: People, table: string): Promise<string> {
  for (const person of people) {
    await insist(person, { type: 'ready', table, contribution: newContribution() });
  }
  await insist(people[0], { type: 'start', table });
  return shown(people);
}

async function shown(people: People): Promise<string> {
  await Promise.all(people.map((one) => one.until(() => one.position !== undefined)));
  return people[0].position!.match;
}

/** What somebody without a plan would answer. */
export function someMove({ position, table }: NodeClient, rng: Rng = fastRng(1)): Json {
  const { game } = table!;
  if (!isGameId(game)) throw new Error(`no such game: ${game}`);
  const world: unknown = games[game].worlds(position!.view)(rng);
  return games[game].sample(world, position!.question!.seat, rng);
}

/** Answers the open question of `guest`, and waits until they have seen what came of it. */
export async function answer(guest: NodeClient, move = someMove(guest), key?: string) {
  const { match, question, version } = guest.position!;
  await guest.pace.turn();
  const said = await guest.say({ type: 'answer', match, question: question!.id, move }, key);
  if (said.type === 'done') await guest.until(() => guest.position!.version > version);
  return said;
}

/** Resolves with the person who is asked next; the bots have had their turns by then. */
export async function asked(people: readonly NodeClient[]): Promise<NodeClient> {
  const isAsked = (one: NodeClient) => one.position?.question !== undefined;
  await Promise.race(
    people.map((one) => one.until(() => isAsked(one) || one.position?.outcome !== undefined)),
  );
  const found = people.find(isAsked);
  if (!found) throw new Error('the match is over');
  return found;
}

/** Plays without a plan until the match is over. */
export async function playOut(people: readonly NodeClient[], rng: Rng = fastRng(7)): Promise<void> {
  const isOver = () => people.some(({ position }) => position?.outcome !== undefined);
  while (!isOver()) {
    await Promise.race(
      people.map((one) => one.until(() => one.position?.question !== undefined || isOver())),
    );
    const next = people.find(({ position }) => position?.question !== undefined);
    if (!next || isOver()) continue;
    const { version } = next.position!;
    await answer(next, someMove(next, rng));
    await next.until(() => next.position!.version > version);
  }
  await Promise.all(people.map((one) => one.until(() => one.table?.status === 'finished')));
}
