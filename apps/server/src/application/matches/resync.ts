/** What those are told who have just come to a match, or have missed something. */

import type { Timers } from '@parlor/host';
import type { Viewer } from '@parlor/kit';
import type { AsyncReferee } from '../ports/referee.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { LiveMatches } from './liveMatches.ts';
import type { LiveMatch } from './liveMatch.ts';
import { historyText, positionsOf, positionText } from './messageText.ts';
import { type Shown, withoutNames } from '../rooms/shown.ts';

export interface ResyncParts {
  readonly liveMatches: LiveMatches;
  readonly referee: AsyncReferee;
  readonly rooms: Rooms;
  readonly now: () => number;
  readonly timers: Timers;
}

export class Resync {
  constructor(private readonly parts: ResyncParts) {}

  /** Where the match stands. */
  async positionFor(id: string, viewer: Viewer): Promise<Shown | undefined> {
    const { liveMatches, referee, now } = this.parts;
    return liveMatches.withNewest(id, async (live) => {
      const delay = delayOf(live, viewer);
      if (delay > 0) {
        // Nobody may have been watching when the last steps were made.
        if (live.versionAt(now() - delay) < live.n) this.showPublicLater(id, delay);
        return this.publicThen(live, delay);
      }
      const text = positionsOf(live, now);
      const { positions } = await referee.positions(live.id, [viewer]);
      return { text: text(viewer, positions[0]![1]), own: live.own };
    });
  }

  /** What led there, as far as this viewer has been told by now. */
  async historyFor(id: string, viewer: Viewer): Promise<Shown | undefined> {
    const { liveMatches, referee, now } = this.parts;
    return liveMatches.withNewest(id, async (live) => {
      const delay = delayOf(live, viewer);
      const then = now() - delay;
      const version = delay > 0 ? live.versionAt(then) : live.n;
      const ply = delay > 0 ? live.plyAt(then) : live.ply;
      const steps = await referee.history(live.id, ply, viewer);
      return withoutNames(historyText({ match: live.id, version, viewer }, steps));
    });
  }

  /** What the public saw so long ago. Nothing of what has happened since: not how much it is, nor who is pressed for time now. */
  private async publicThen(live: LiveMatch, delay: number): Promise<Shown> {
    const { referee, now } = this.parts;
    const then = now() - delay;
    const version = live.versionAt(then);
    const deadlines = live.stored.seats.map(() => null);
    const update = await referee.positionAt(live.id, live.plyAt(then), 'public');
    const text = positionText(
      {
        ...{ match: live.id, version, viewer: 'public', deadlines, now: now() },
        edition: live.rules.rulesVersion,
      },
      update,
    );
    return { text, own: live.own };
  }

  private showPublicLater(id: string, delay: number): void {
    const { liveMatches, rooms, timers } = this.parts;
    const show = async () => {
      const shown = await liveMatches.with(id, (live) => this.publicThen(live, delay));
      if (shown) rooms.tellViewers(id, 'public', shown);
    };
    timers.after(delay, () => void show().catch(() => {}));
  }
}

/** How late this viewer is shown everything. */
const delayOf = ({ terms }: LiveMatch, viewer: Viewer): number =>
  viewer === 'public' ? terms.watchDelay : 0;
