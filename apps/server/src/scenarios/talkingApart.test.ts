/** Where the host wishes so, those who watch talk among themselves, and nothing that a seat is told depends on it. */

import type { CommandOf } from '@parlor/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { NodeClient } from '../testing/nodeClient.ts';
import { begin, gather, insist, playOut, refusal } from '../testing/players.ts';
import { playerOf } from '../testing/testServer.ts';
import { TwoNodes } from '../testing/twoNodes.ts';

let place: TwoNodes;

beforeAll(async () => {
  place = await TwoNodes.open();
});
afterEach(async () => place.sendAway());
afterAll(async () => place.close());

type OpenTable = CommandOf<'open-table'>;

const heard = (one: NodeClient): string[] =>
  one.heard.flatMap((message) => (message.type === 'chat' ? [message.text ?? ''] : []));

const WITH_BOT: OpenTable['seating'] = ['me', 'open', { bot: 'beginner' }];

interface Company extends Pick<OpenTable, 'watchTalk'> {
  readonly seating?: OpenTable['seating'];
  /** On both nodes: each hears of the other once a second. */
  readonly isSpread?: true;
}

/** A host and a guest who play, and two who watch. */
async function company({ watchTalk = 'apart', seating = WITH_BOT, isSpread }: Company = {}) {
  const [one, other] = place.nodes;
  const two = isSpread ? other : one;
  const [host, guest] = [await one.arrive(), await two.arrive()];
  const table = await gather([host, guest], { seating, watchTalk });
  const [here, there] = [await one.arrive(), await two.arrive()];
  for (const watcher of [here, there]) await insist(watcher, { type: 'enter', table });
  return { table, host, guest, here, there };
}

const enters = async (one: NodeClient, table: string): Promise<void> => {
  await insist(one, { type: 'enter', table });
  // The last thing somebody is told who has just come.
  await one.until(() => one.last('presence') !== undefined);
};

describe('those who watch', () => {
  it('talk with everybody unless the host wishes otherwise', async () => {
    const { table, host, guest, here, there } = await company({ watchTalk: 'table' });
    await insist(here, { type: 'chat', table, text: 'well done' });
    for (const one of [host, guest, there]) await one.until(() => heard(one).includes('well done'));
    expect(host.table!.watchTalk).toBeUndefined();
    expect(host.last('chat')!.isApart).toBeUndefined();
  });

  it('talk among themselves at such a table, on every node, and hear those who play', async () => {
    const { table, host, guest, here, there } = await company({ isSpread: true });
    await begin([host, guest], table);
    for (const one of [host, there]) expect(one.table!.watchTalk).toBe('apart');
    await insist(here, { type: 'chat', table, text: 'he holds it back' });
    await insist(there, { type: 'phrase', table, phrase: 'oops' });
    await here.until(() => here.last('chat')?.phrase === 'oops');
    expect(here.last('chat')).toMatchObject({ player: playerOf(there), isApart: true });
    await there.until(() => heard(there).includes('he holds it back'));
    await insist(guest, { type: 'chat', table, text: 'your turn' });
    for (const one of [host, here, there]) await one.until(() => heard(one).includes('your turn'));
    expect(here.last('chat')!.isApart).toBeUndefined();
    for (const one of [host, guest]) {
      expect(heard(one)).toEqual(['your turn']);
      for (const frame of one.frames) expect(frame).not.toMatch(/holds it back|isApart/);
    }
  });

  it('are found talking by whoever comes to watch, and never by whoever comes to play', async () => {
    const { table, host, guest, here } = await company();
    await begin([host, guest], table);
    await insist(host, { type: 'chat', table, text: 'good evening' });
    // More than anybody is told who comes.
    for (let i = 0; i < 60; i++) {
      const line = { table, id: `apart-${i}`, at: Date.now() + i, player: playerOf(here) };
      await place.store.addChat({ ...line, name: 'W', text: '{"text":"psst"}', isApart: true });
    }
    const [tablet, late] = [
      await place.nodes[1].device(host.cookie),
      await place.nodes[0].arrive(),
    ];
    await enters(tablet, table);
    expect(heard(tablet)).toEqual(['good evening']);
    await enters(late, table);
    expect(heard(late)).toEqual(Array(50).fill('psst'));
    // Nor after the line was cut.
    host.client.drop();
    await enters(host, table);
    expect(heard(host)).not.toContain('psst');
  });

  it('are none of them whoever plays a seat by its link', async () => {
    const { table, host, guest, here } = await company();
    const stranger = await place.nodes[0].arrive();
    const seatToken = place.nodes[0].server.people.seatToken(table, playerOf(host));
    await insist(stranger, { type: 'enter', table, seatToken });
    await insist(here, { type: 'chat', table, text: 'look at that hand' });
    await insist(stranger, { type: 'chat', table, text: 'from the other device' });
    for (const one of [guest, here]) {
      await one.until(() => heard(one).includes('from the other device'));
    }
    expect(heard(stranger)).toEqual(['from the other device']);
  });

  it('are not heard where they are muted, and taken off the screens of those who have heard them', async () => {
    const { table, host, here, there } = await company({ seating: ['me', 'open', 'open'] });
    const witness = await place.nodes[0].arrive();
    await insist(witness, { type: 'enter', table });
    await insist(there, { type: 'mute', player: playerOf(here), isMuted: true });
    await insist(here, { type: 'chat', table, text: 'LOOK AT ME' });
    await witness.until(() => heard(witness).includes('LOOK AT ME'));
    expect(heard(there)).toEqual([]);
    // Sits down meanwhile: what they have read is still on their page.
    await insist(witness, { type: 'sit', table, seat: 2 });
    await fetch(`${here.base}/api/me`, { method: 'DELETE', headers: { cookie: here.cookie } });
    await witness.until(() => witness.last('unsaid')?.player === playerOf(here));
    // What is said later has come: what was said before would be here.
    await insist(host, { type: 'chat', table, text: 'is anybody there?' });
    await host.until(() => heard(host).includes('is anybody there?'));
    expect(host.last('unsaid')).toBeUndefined();
  });

  it('can be reported by each other, and not by those who cannot hear them', async () => {
    const { table, host, here, there } = await company();
    await insist(here, { type: 'chat', table, text: 'you fool' });
    const report = { type: 'report', table, player: playerOf(here), reason: 'insults' } as const;
    expect(await refusal(host, report)).toBe('unknown-person');
    await insist(there, report);
    const [kept] = await place.store.reportsAbout(playerOf(here), 9);
    expect(kept!.lines).toMatchObject([{ text: '{"text":"you fool"}', isApart: true }]);
  });
});

describe('the host', () => {
  it('says so before the match, and it stays so when it is played again', async () => {
    // All on one node: the match is over sooner.
    const [one] = place.nodes;
    const [host, guest, here] = [await one.arrive(), await one.arrive(), await one.arrive()];
    const table = await gather([host, guest]);
    await insist(here, { type: 'enter', table });
    expect(await refusal(here, { type: 'arrange', table, watchTalk: 'apart' })).toBe(
      'not-your-table',
    );
    await insist(host, { type: 'arrange', table, watchTalk: 'apart' });
    await here.until(() => here.table?.watchTalk === 'apart');
    await begin([host, guest], table);
    expect(await refusal(host, { type: 'arrange', table, watchTalk: 'table' })).toBe('not-open');
    await playOut([host, guest]);
    const { table: next } = await insist(host, { type: 'rematch', table });
    await insist(here, { type: 'enter', table: next! });
    await here.until(() => here.table?.id === next);
    expect(here.table!.watchTalk).toBe('apart');
    await insist(host, { type: 'arrange', table: next!, watchTalk: 'table' });
    await here.until(() => here.table!.watchTalk === undefined);
  });
});
