import { describe, expect, it } from 'vitest';
import type { Command } from '@parlor/protocol';
import type { Caller } from './caller.ts';
import { type CommandParts, Commands } from './commands.ts';

const lobby = (key: string): Command => ({ type: 'lobby', isOn: true, key });

/** Commands that look at the lobby take until somebody says so. */
function commands() {
  const begun: string[] = [];
  let goOn = () => {};
  const look = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const parts = {
    order: { isShutOut: () => false },
    metrics: { commands: { inc() {} } },
    idempotency: {
      once(_: Caller, { key }: Command, perform: () => Promise<unknown>) {
        begun.push(key);
        return perform();
      },
    },
    lobby: { watch: () => look },
  } as unknown as CommandParts;
  return { all: new Commands(parts), begun, goOn };
}

const who = {} as Caller;

describe('a node that stops', () => {
  it('gets to the end of what it has begun, and begins nothing else', async () => {
    const { all, begun, goOn } = commands();
    const before = all.run(who, lobby('before'), () => {});
    let isClosed = false;
    const closing = all.close().then(() => {
      isClosed = true;
    });
    const after = await all.run(who, lobby('after'), () => {});
    expect(after).toEqual({ why: { code: 'try-again' } });
    expect([begun, isClosed]).toEqual([['before'], false]);
    goOn();
    expect(await before).not.toHaveProperty('why');
    await closing;
    expect(isClosed).toBe(true);
  });
});
