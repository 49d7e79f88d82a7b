/** How often each kind of fault has really happened: a plan alone shows nothing. */

/** What goes wrong, one word each; `--faults` turns them off and on. */
export const FAULT_KINDS = [
  /** A process ends in the middle of whatever it does. */
  'kills',
  /** A process gets no time for a while. */
  'freezes',
  /** A process is asked to end, and one with the next edition of the rules takes its place. */
  'upgrades',
  /** The wall clock of a computer is set, forwards or back. */
  'clocks',
  /** The thread with the rules ends, or hangs until it is replaced. */
  'rules',
  /** A bot's thread hangs or ends. */
  'bots',
  /** Calls between nodes are lost, late, or cut off altogether. */
  'bus',
  /** Writes fail, are torn, or find the disk full. */
  'disk',
  /** The database is slow, in doubt, or ends and comes back. */
  'database',
  /** Lines of devices break, or go silent without anybody being told. */
  'lines',
  /** Frames arrive twice, or after later ones. */
  'frames',
  /** A device sleeps. */
  'sleeps',
  /** Somebody tries what a page never would. */
  'hostile',
] as const;
export type FaultName = (typeof FAULT_KINDS)[number];

export type Counts = Readonly<Record<string, number>>;

export class Tally {
  private readonly counts = new Map<string, number>();

  add(what: string, by = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + by);
  }

  get all(): Counts {
    return Object.fromEntries([...this.counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
