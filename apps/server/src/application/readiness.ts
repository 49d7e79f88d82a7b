/** Can the server keep what it is told? Found out by keeping something, at most once a second however often it is asked. */

import type { Log } from './ports/log.ts';
import { StoreError, type StoreErrorCode } from './ports/storeError.ts';
import type { Store } from './ports/store.ts';
import type { World } from './ports/world.ts';

export type Readiness =
  | 'ready'
  | 'no store'
  | 'store silent'
  | 'disk full'
  | 'read-only'
  | 'database replaced'
  | 'database damaged';

const READINESS_AFTER: Partial<Record<StoreErrorCode, Readiness>> = {
  full: 'disk full',
  'read-only': 'read-only',
  replaced: 'database replaced',
  damaged: 'database damaged',
};

const FRESH_MS = 1000;

/** A store that is frozen never answers at all. Whoever asks is to know within two seconds, with what it takes to tell them. */
const SILENT_MS = 1500;

export interface ReadinessParts {
  readonly store: Pick<Store, 'probe'>;
  readonly log: Log;
  readonly world: Pick<World, 'now' | 'timers'>;
}

export class ReadinessCheck {
  private known: Readiness = 'ready';
  private knownAt = -Infinity;
  /** Everybody who asks meanwhile gets the same answer. */
  private asking: Promise<Readiness> | undefined;
  /** A probe has not come back; until it does there is no other, so that no more than one of them hangs. */
  private isStuck = false;

  constructor(private readonly parts: ReadinessParts) {}

  async look(): Promise<Readiness> {
    const isKnown = this.isStuck || this.parts.world.now() - this.knownAt < FRESH_MS;
    if (this.asking === undefined && isKnown) return this.known;
    this.asking ??= this.ask();
    return this.asking;
  }

  private ask(): Promise<Readiness> {
    return new Promise((resolve) => {
      const conclude = (readiness: Readiness) => {
        this.learn(readiness);
        this.asking = undefined;
        resolve(readiness);
      };
      const cancel = this.parts.world.timers.after(SILENT_MS, () => {
        this.isStuck = true;
        conclude('store silent');
      });
      void this.parts.store
        .probe()
        .then(() => 'ready' as const, readinessAfter)
        .then((readiness) => {
          cancel();
          this.isStuck = false;
          conclude(readiness);
        });
    });
  }

  private learn(readiness: Readiness): void {
    const { log, world } = this.parts;
    this.knownAt = world.now();
    if (readiness === this.known) return;
    this.known = readiness;
    const line = { event: 'readiness', status: readiness };
    if (readiness === 'ready') log.info(line);
    else log.error(line);
  }
}

const readinessAfter = (error: unknown): Readiness =>
  (error instanceof StoreError ? READINESS_AFTER[error.code] : undefined) ?? 'no store';
