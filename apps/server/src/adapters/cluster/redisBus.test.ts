import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startRedis } from '../../testing/services.ts';
import { SILENT_LOG } from '../../testing/silentLog.ts';
import { redisBus } from './redisBus.ts';

let redis: Service;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(async () => redis.remove());

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
};

describe('messages through Redis', () => {
  it('are heard again, and known to be, after only the line of the speaker broke', async () => {
    const [one, two] = [
      await redisBus(redis.url, 'one', SILENT_LOG),
      await redisBus(redis.url, 'two', SILENT_LOG),
    ];
    const heard: string[] = [];
    two.subscribe(({ kind, id }) => heard.push(`${kind} ${id}`));
    await until(() => one.isUp && two.isUp);
    const say = async (id: string) => {
      // While the line is away a call is not kept: who calls again is heard when it is back.
      while (!heard.includes(`match ${id}`)) {
        one.publish({ kind: 'match', id });
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    await say('first');
    const admin = await createClient({ url: redis.url }).connect();
    await admin.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes']);
    admin.destroy();
    await say('second');
    expect([one.isUp, two.isUp]).toEqual([true, true]);
    await redis.stop();
    await until(() => !one.isUp && !two.isUp);
    await one.close();
    await two.close();
  });
});
