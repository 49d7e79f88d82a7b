/** What a host may do before the match, and who is host when the host is gone. */

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ALL_PEOPLE, gather, insist, refusal } from '../testing/players.ts';
import { newContribution } from '../testing/nodeClient.ts';
import { playerOf } from '../testing/testServer.ts';
import { TwoNodes } from '../testing/twoNodes.ts';

let place: TwoNodes;

beforeAll(async () => {
  place = await TwoNodes.open({ env: { HOST_AWAY_S: '1', LEASE_MS: '600' } });
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

async function three() {
  const [one, two] = place.nodes;
  const people = [await one.arrive(), await two.arrive(), await one.arrive()] as const;
  const table = await gather(people, ALL_PEOPLE);
  const [host, guest, friend] = people;
  await host.until(() => host.last('presence')?.connected.join() === 'true,true,true');
  return { host, guest, friend, table };
}

describe('somebody whom the host sends away', () => {
  it('neither sits down nor talks there again until the host lets them', async () => {
    const { host, guest, friend, table } = await three();
    const player = playerOf(guest);
    await insist(host, { type: 'remove', table, player });
    await guest.until(() => guest.last('table')!.isRemoved === true);
    expect(guest.seat).toBeNull();
    await host.until(() => host.last('table')!.removed?.[0]?.player === player);
    // Whom the host does not want is nobody else's business.
    await friend.until(() => friend.table!.seats[1]!.kind === 'open');
    expect(friend.last('table')).not.toHaveProperty('removed');
    expect(guest.last('table')).not.toHaveProperty('removed');
    expect(await refusal(guest, { type: 'sit', table, seat: 1 })).toBe('removed');
    expect(await refusal(guest, { type: 'chat', table, text: 'let me in' })).toBe('removed');
    expect(await refusal(guest, { type: 'phrase', table, phrase: 'hello' })).toBe('removed');
    await insist(host, { type: 'let-back', table, player });
    await guest.until(() => guest.last('table')!.isRemoved === undefined);
    await insist(guest, { type: 'chat', table, text: 'thank you' });
    await insist(guest, { type: 'sit', table, seat: 1 });
    await host.until(() => host.table!.seats[1]!.player === player);
    expect(host.last('table')).not.toHaveProperty('removed');
  });

  it('is not somebody who only lost the seat they held', async () => {
    const { host, guest, table } = await three();
    await insist(host, { type: 'free-seat', table, player: playerOf(guest) });
    await insist(guest, { type: 'sit', table, seat: 1 });
    await guest.until(() => guest.seat === 1);
    expect(guest.last('table')).not.toHaveProperty('isRemoved');
  });
});

describe('a host', () => {
  it('hands over to somebody at the table, who may do everything then', async () => {
    const { host, guest, friend, table } = await three();
    const name = host.table!.seats[0]!.name;
    await insist(host, { type: 'hand-over', table, player: playerOf(guest) });
    for (const one of [host, guest, friend]) {
      await one.until(() => one.table!.host === playerOf(guest));
      expect(one.table!.passed).toEqual({ from: name, how: 'given' });
    }
    expect(await refusal(host, { type: 'close-table', table })).toBe('not-your-table');
    await insist(guest, { type: 'remove', table, player: playerOf(friend) });
  });

  it('closes the table: everybody is told by whom, and nothing goes on there', async () => {
    const { host, guest, friend, table } = await three();
    await insist(host, { type: 'close-table', table }, 'close-it-once');
    for (const one of [host, guest, friend]) {
      await one.until(() => one.table!.status === 'closed');
      expect(one.table!.closedBy).toBe('host');
    }
    await insist(host, { type: 'close-table', table }, 'close-it-once');
    const contribution = newContribution();
    expect(await refusal(guest, { type: 'ready', table, contribution })).toBe('not-open');
    expect(await refusal(host, { type: 'start', table })).toBe('not-open');
    const own = (await (await guest.get('/api/me/tables')).json()) as { id: string }[];
    expect(own.map(({ id }) => id)).not.toContain(table);
  });

  it('who gets up is followed by somebody who is there', async () => {
    const { host, guest, friend, table } = await three();
    guest.close();
    await host.until(() => host.last('presence')?.connected.join() === 'true,false,true');
    await insist(host, { type: 'leave', table });
    await friend.until(() => friend.table!.host === playerOf(friend));
    expect(friend.table!.passed!.how).toBe('left');
  });

  it('who is gone is followed by somebody who is there, on whichever node, after a while', async () => {
    const { host, guest, friend, table } = await three();
    const name = host.table!.seats[0]!.name;
    host.close();
    await insist(friend, { type: 'exit', table });
    await guest.until(() => guest.table!.host === playerOf(guest), 'nobody took over');
    expect(guest.table!.passed).toEqual({ from: name, how: 'away' });
    // The seat is still theirs.
    expect(guest.table!.seats[0]!.player).toBe(playerOf(host));
  });
});
