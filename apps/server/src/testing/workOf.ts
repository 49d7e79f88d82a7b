/** What the server has to do for something: every call to its store and to the rules, in order. */

import type { TestServer } from './testServer.ts';

/** Done at regular times, whatever anybody does. */
const ROUTINE = new Set([
  'takeDue',
  'renewLeases',
  'attend',
  'attendance',
  'heads',
  'ping',
  'probe',
  'now',
  'emptyTables',
  'dueTables',
  'forgetArrivals',
  'forgetAttendance',
  'forgetRefusals',
  'forgetChat',
  'forgetTables',
  'forgetGuests',
  'forgetReports',
  'forgetActs',
  'actCount',
  'departures',
]);

export interface Worked<Value> {
  readonly value: Value;
  readonly work: readonly string[];
}

/** Listens in while `does` runs. */
export async function workOf<Value>(
  { store, server }: TestServer,
  does: () => Promise<Value>,
): Promise<Worked<Value>> {
  const work: string[] = [];
  const undo = [
    overhear(store, (name) => {
      if (!ROUTINE.has(name)) work.push(`store ${name}`);
    }),
    overhear(server.referee, (name) => work.push(`rules ${name}`)),
  ];
  try {
    return { value: await does(), work };
  } finally {
    for (const one of undo) one();
  }
}

/** Has `hear` told of every method of `target` that is called; what it returns ends that. */
function overhear(target: object, hear: (name: string) => void): () => void {
  const names = new Set(
    [target, Object.getPrototypeOf(target) as object].flatMap((one) =>
      one === Object.prototype ? [] : Object.getOwnPropertyNames(one),
    ),
  );
  const undo: (() => void)[] = [];
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(target, name);
    const method: unknown = Reflect.get(target, name);
    if (name === 'constructor' || typeof method !== 'function') continue;
    Object.defineProperty(target, name, {
      configurable: true,
      writable: true,
      value: (...args: readonly unknown[]): unknown => {
        hear(name);
        return Reflect.apply(method, target, args);
      },
    });
    undo.push(() => {
      Reflect.deleteProperty(target, name);
      if (own) Object.defineProperty(target, name, own);
    });
  }
  return () => {
    for (const one of undo) one();
  };
}
