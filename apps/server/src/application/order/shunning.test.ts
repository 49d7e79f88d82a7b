import { describe, expect, it } from 'vitest';
import type { ShunnedPerson } from '../../domain/order/records.ts';
import { KeptBytes } from './keptBytes.ts';
import { SINGLE_NODE, type Topic } from '../ports/clusterBus.ts';
import { Shunning } from './shunning.ts';

/** One store that two nodes have, and what either has called. */
function twoNodes() {
  const kept: ShunnedPerson[] = [];
  const called: Topic[] = [];
  const store = {
    player: async (id: string) => ({ id, name: id, recoveryHash: null, createdAt: 0 }),
    shunnedBy: async () => [...kept],
    shun: async (_player: string, whom: ShunnedPerson) => {
      kept.push(whom);
      return 'noted' as const;
    },
    unshun: async () => void kept.splice(0),
  };
  const bus = { ...SINGLE_NODE, publish: (topic: Topic) => void called.push(topic) };
  const now = () => 1;
  const keptBytes = new KeptBytes({ secret: '', now, perPersonKb: 1, perPlaceKb: 1 });
  const node = () => {
    const line = {
      player: 'me',
      address: '',
      muted: [] as string[],
      shun: (whom: ReadonlySet<string>) => void (line.muted = [...whom]),
    };
    const shunning = new Shunning({ store, bus, lines: () => [line], now, keptBytes });
    return { line, shunning };
  };
  return { here: node(), there: node(), called };
}

describe('whom somebody does not want to hear', () => {
  it('is known at once on the node where that was said, and the others are called', async () => {
    const { here, there, called } = twoNodes();
    expect(await here.shunning.mute(here.line, 'loud', true)).toBeUndefined();
    expect(here.line.muted).toEqual(['loud']);
    expect(called).toEqual([{ kind: 'shunned', id: 'me' }]);
    expect(there.line.muted).toEqual([]);
    await there.shunning.look('me');
    expect(there.line.muted).toEqual(['loud']);
  });

  it('is known elsewhere in time without any call, and so is that it was taken back', async () => {
    const { here, there } = twoNodes();
    await here.shunning.mute(here.line, 'loud', true);
    await there.shunning.lookAtSome();
    expect(there.line.muted).toEqual(['loud']);
    await here.shunning.mute(here.line, 'loud', false);
    await there.shunning.lookAtSome();
    expect(there.line.muted).toEqual([]);
  });
});
