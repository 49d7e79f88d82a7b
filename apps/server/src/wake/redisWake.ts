/** Wakes the other nodes through Redis. Losing Redis loses nothing but a second. */

import { createClient } from '@redis/client';
import type { Log } from '../log.ts';
import type { Topic, Wake } from './wake.ts';

const CHANNEL = 'parlor/1';
const LONGEST_WAIT_MS = 2000;
const KINDS: readonly Topic['kind'][] = [
  ...(['match', 'table', 'presence', 'chat', 'lobby', 'everything'] as const),
];

export async function redisWake(url: string, node: string, log: Log): Promise<Wake> {
  const options = {
    url,
    // While Redis is away nothing is queued: a call that is late is worth nothing.
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, LONGEST_WAIT_MS) },
  };
  const speaker = createClient(options);
  const listener = createClient(options);
  let isSubscribed = false;
  /** Has it been said that all is well? */
  let isSaid = false;
  /** Something was called while nobody could hear it. */
  let hasMissed = false;
  let hear: (topic: Topic) => void = () => {};
  for (const client of [speaker, listener]) {
    // Without a listener for errors the process would die with Redis.
    client.on('error', () => {
      if (isSaid) log.warn({ event: 'redis-lost' });
      isSaid = false;
    });
  }
  const isHeard = () => {
    isSaid = true;
    log.info({ event: 'redis-up' });
    // Whatever was called before that was not heard.
    hear({ kind: 'everything', id: 'all' });
  };
  // Once it has subscribed, the client does so by itself whenever it comes back, before it is ready.
  listener.on('ready', () => {
    if (isSubscribed) return isHeard();
    subscribe().then(
      () => {
        isSubscribed = true;
        isHeard();
      },
      // The line is lost again already: next time.
      () => {},
    );
  });
  const publish = ({ kind, id }: Topic) => {
    speaker.publish(CHANNEL, `${node} ${kind} ${id}`).catch(() => {
      hasMissed = true;
    });
  };
  speaker.on('ready', () => {
    if (hasMissed) publish({ kind: 'everything', id: 'all' });
    hasMissed = false;
  });
  const subscribe = () =>
    listener.subscribe(CHANNEL, (text) => {
      const topic = readTopic(text, node);
      if (topic) hear(topic);
    });
  // Neither is waited for: the server opens whether Redis is there or not.
  void speaker.connect().catch(() => {});
  void listener.connect().catch(() => {});
  return {
    call(topic) {
      if (speaker.isReady) publish(topic);
      else hasMissed = true;
    },
    listen(next) {
      hear = next;
    },
    // What we hear counts. Whoever cannot hear us is told when they can again.
    get isUp() {
      return isSubscribed && listener.isReady;
    },
    async close() {
      speaker.destroy();
      listener.destroy();
    },
  };
}

function readTopic(text: string, node: string): Topic | undefined {
  const [from, kind, id] = text.split(' ');
  if (from === node || id === undefined) return undefined;
  const known = KINDS.find((one) => one === kind);
  return known && { kind: known, id };
}
