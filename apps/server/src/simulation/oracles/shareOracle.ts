/**
 * Dice that nobody chooses: a match begins with exactly the shares that its people were bound to, nobody is shown one
 * before all are open, where it counts everybody is bound, and whatever is called off is counted and binds nobody any more, the house neither.
 */

import { commitmentTo, jointSeed, shareCommitment } from '@parlor/kit';
import type { TableInfo } from '@parlor/protocol';
import type { StoredMatch } from '../../domain/records.ts';
import { isRatedAt, type SeatDoc, type TableDoc } from '../../domain/tables/tableDoc.ts';
import { BEGINNING } from '../engine/machine.ts';
import type { Done } from '../store/storeLine.ts';
import type { Findings } from './findings.ts';
import type { KeptTable, TablesKept } from './tablesKept.ts';

/** By then every node has looked for tables that are due, twice. */
const SEEN_TO_MS = 4000;

export class ShareOracle {
  /** Of matches that have been made and have not begun. */
  private readonly seeds = new Map<string, string>();

  constructor(
    private readonly findings: Findings,
    private readonly tables: () => TablesKept,
  ) {}

  private add(id: string, what: string): void {
    this.findings.add('fair', `${id} ${what}`);
  }

  /** A table is about to change. */
  changing({ doc }: KeptTable, next: TableDoc): void {
    if (doc.status === 'open' && next.status === 'playing') this.lookAtBeginning(doc, next);
    else if (doc.opening && next.opening) this.lookAtOpening(doc, next);
    else if (doc.opening && next.status !== 'playing') this.lookAtCalledOff(doc, next);
  }

  private lookAtBeginning(doc: TableDoc, next: TableDoc): void {
    const shares = next.seats.map(({ contribution }) => contribution);
    if (this.seeds.get(next.match ?? '') !== jointSeed(doc.serverSeed, shares)) {
      this.add(doc.id, 'begins with a seed that does not follow from the shares');
    }
    this.seeds.delete(next.match ?? '');
    if (!doc.opening) this.add(doc.id, 'begins without shares having been opened');
    if (next.serverSeed !== doc.serverSeed) this.add(doc.id, 'begins with another seed');
    if (isRatedAt(next) && next.seats.some(isLoose)) {
      this.add(doc.id, 'is rated, and begins with a share that nothing bound its person to');
    }
    for (const [i, seat] of next.seats.entries()) {
      if (seat.commitment !== doc.seats[i]!.commitment) this.add(doc.id, 'binds anew to begin');
      if (!isHonest(seat)) this.add(doc.id, `begins, and the share of seat ${i} is not the one`);
    }
  }

  private lookAtOpening(doc: TableDoc, next: TableDoc): void {
    if (next.serverSeed !== doc.serverSeed) this.add(doc.id, 'gets another seed while opening');
    for (const [i, seat] of next.seats.entries()) {
      const { commitment, contribution, player } = doc.seats[i]!;
      const isSame = seat.commitment === commitment && seat.player === player;
      const isOpened =
        seat.contribution === contribution || (contribution === '' && isHonest(seat));
      if (!isSame || !isOpened) this.add(doc.id, `changes seat ${i} while opening`);
    }
  }

  private lookAtCalledOff(doc: TableDoc, next: TableDoc): void {
    if ((next.aborts ?? 0) !== (doc.aborts ?? 0) + 1) this.add(doc.id, 'is called off uncounted');
    if (next.serverSeed === doc.serverSeed) this.add(doc.id, 'is called off and keeps its seed');
    const bound = doc.seats.filter(({ commitment }) => commitment !== undefined);
    const isAnyOpen = bound.some(({ contribution }) => contribution !== '');
    // It is called off, too, when somebody gets up: then the others keep their seats, and have time to open anew.
    const hasOneLeft =
      doc.seats.filter(({ player }, i) => player !== next.seats[i]?.player).length === 1;
    for (const [i, seat] of next.seats.entries()) {
      if (seat.commitment !== undefined || seat.contribution !== '') {
        this.add(doc.id, `is called off, and seat ${i} is still bound`);
      }
      const before = doc.seats[i]!;
      const isMissing = before.commitment !== undefined && before.contribution === '';
      if (isAnyOpen && isMissing && !hasOneLeft && seat.player === before.player) {
        this.add(doc.id, `keeps seat ${i}, which did not open`);
      }
    }
  }

  /** The database has done something. */
  stored({ call, args, result }: Done): void {
    if (call !== 'createMatch' || result !== true) return;
    const { id, header } = args[0] as StoredMatch;
    this.seeds.set(id, (header as unknown as { readonly seed: string }).seed);
  }

  /** A node shows somebody a table. */
  shown(table: TableInfo): void {
    const doc = this.tables().get(table.id)?.doc;
    const { fairness } = table;
    if (table.status === 'open' && fairness.contributions.length > 0) {
      this.add(table.id, 'shows shares before all are open');
    }
    if (doc?.version !== table.version) return;
    if (fairness.commitment !== commitmentTo(doc.serverSeed)) {
      this.add(table.id, 'shows another commitment of the house');
    }
    if (table.aborts !== (doc.aborts ?? 0)) this.add(table.id, 'hides how often it was called off');
    if (doc.opening && doc.seats.some((seat) => isIn(table, seat))) {
      this.add(table.id, 'shows a share before all are open');
    }
  }

  /** In quiet times, once a second. */
  look(now: number): void {
    for (const { doc, changedAt } of this.tables()) {
      const due = doc.opening && Math.max(doc.opening.until - BEGINNING, changedAt);
      if (due === undefined || now - due <= SEEN_TO_MS) continue;
      this.findings.add('stuck', `${doc.id} is opening since ${Math.round(now - due)} ms too long`);
    }
  }
}

/** A share, and nothing that bound its person to it. */
const isLoose = ({ commitment, contribution }: SeatDoc): boolean =>
  contribution !== '' && commitment === undefined;

/** Whoever is bound has opened exactly that, and bots have nothing. */
const isHonest = ({ player, commitment, contribution }: SeatDoc): boolean => {
  if (player === null) return contribution === '' && commitment === undefined;
  return commitment === undefined || shareCommitment(contribution) === commitment;
};

const isIn = (table: TableInfo, { contribution }: SeatDoc): boolean =>
  contribution !== '' && JSON.stringify(table).includes(contribution);
