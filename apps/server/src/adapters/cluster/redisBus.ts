/** The bus between nodes by Redis. Without Redis the nodes still find everything, up to a second later. */

import { createClient } from '@redis/client';
import type { Log } from '../../application/ports/log.ts';
import type { Topic, ClusterBus } from '../../application/ports/clusterBus.ts';

const CHANNEL = 'parlor/1';
const LONGEST_WAIT_MS = 2000;
const KINDS: readonly Topic['kind'][] = [
  ...([
    'match',
    'table',
    'presence',
    'chat',
    'lobby',
    'sessions',
    'shunned',
    'everything',
  ] as const),
];

export async function redisBus(url: string, node: string, log: Log): Promise<ClusterBus> {
  const options = {
    url,
    // While Redis is away nothing is queued: a late message is worth nothing.
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, LONGEST_WAIT_MS) },
  };
  const speaker = createClient(options);
  const listener = createClient(options);
  let isSubscribed = false;
  /** Has it been said that all is well? */
  let isSaid = false;
  /** Something was published while nobody could hear it. */
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
    // Whatever was published before that was not heard.
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
    publish(topic) {
      if (speaker.isReady) publish(topic);
      else hasMissed = true;
    },
    subscribe(next) {
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
