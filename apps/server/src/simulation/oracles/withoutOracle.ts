/**
 * Nobody is gone on without before all others have agreed and they had their last while to answer; and whoever shows that
 * they are here is waited for again.
 */

import { votersAt } from '../../domain/tables/absence.ts';
import type { TableDoc } from '../../domain/tables/tableDoc.ts';
import type { Findings } from './findings.ts';
import type { KeptTable } from './tablesKept.ts';

/** Clocks of computers differ, and nodes know the time as well as an answer tells it. */
const TOLERANCE = 0.98;
const UNSURE_MS = 500;

export interface WithoutOracleParts {
  readonly findings: Findings;
  readonly now: () => number;
  /** So long somebody may keep the others waiting, and so much longer when they have agreed. */
  readonly stallMs: number;
  readonly lastMs: number;
  /** Since when a seat has been asked what it is asked now; undefined when it is asked nothing. */
  readonly askedAt: (match: string, seat: number) => number | undefined;
}

export class WithoutOracle {
  /** By table: when it was last agreed, in truth, whatever the clocks of nodes say. */
  private readonly granted = new Map<string, { readonly id: string; readonly at: number }>();

  constructor(private readonly parts: WithoutOracleParts) {}

  /** A table is about to change. */
  changing({ doc }: KeptTable, next: TableDoc): void {
    const { now, stallMs, askedAt } = this.parts;
    const request = next.without?.request;
    const before = doc.without?.request;
    if (!request) return;
    const { id, seat, about, agreed, state } = request;
    if (id !== before?.id && next.match !== null) {
      const asked = askedAt(next.match, about);
      const waited = now() - (asked ?? now());
      if (waited < stallMs * TOLERANCE - UNSURE_MS) {
        this.find(next, `is asked about seat ${about} after ${Math.round(waited)} ms`);
      }
    }
    if (state !== 'granted' || (id === before?.id && before.state === 'granted')) return;
    this.granted.set(next.id, { id, at: now() });
    const silent = votersAt(doc, seat).filter((one) => one !== about && !agreed.includes(one));
    if (silent.length > 0) {
      this.find(next, `goes on without seat ${about} without a word of ${silent.join()}`);
    }
  }

  /** Somebody who is there is given up: have the others agreed on it, and was their last while over? */
  isGivenUp({ id: table, without }: TableDoc, seat: number): boolean {
    const request = without?.request;
    const granted = this.granted.get(table);
    if (request?.state !== 'granted' || request.about !== seat || granted?.id !== request.id)
      return false;
    const { now, lastMs } = this.parts;
    return now() - granted.at >= lastMs * TOLERANCE - UNSURE_MS;
  }

  /** A node lets somebody in at a table: `asked` is when they asked. */
  entered(doc: TableDoc, player: string, asked: number): void {
    const request = doc.without?.request;
    const granted = this.granted.get(doc.id);
    if (doc.status !== 'playing' || request?.state !== 'granted' || granted?.id !== request.id)
      return;
    if (doc.seats[request.about]!.player === player && granted.at < asked) {
      this.find(doc, `goes on without ${player}, who is here`);
    }
  }

  private find({ id }: TableDoc, what: string): void {
    this.parts.findings.add('seat', `table ${id} ${what}`);
  }
}
