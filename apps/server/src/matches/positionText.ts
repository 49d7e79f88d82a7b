import type { Viewer } from '@parlor/kit';

interface Envelope {
  readonly match: string;
  readonly version: number;
  readonly viewer: Viewer;
  readonly deadlines: readonly (number | null)[];
  readonly now: number;
}

/** A position message around an update that is JSON already, so that a large view is written once. */
export function positionText(envelope: Envelope, update: string): string {
  const head = JSON.stringify({ type: 'position', ...envelope });
  return `${head.slice(0, -1)},${update.slice(1)}`;
}
