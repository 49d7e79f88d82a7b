/** What those are told who have just come to a match, or have missed something. */

import type { Viewer } from '@parlor/kit';
import type { Rules } from '../rules/rules.ts';
import type { Rooms } from '../sockets/rooms.ts';
import type { Desk } from './desk.ts';
import type { HotMatch } from './hotMatch.ts';
import { historyText, positionsOf, positionText, type Shown, withoutNames } from './messageText.ts';

export interface LatecomerParts {
  readonly desk: Desk;
  readonly rules: Rules;
  readonly rooms: Rooms;
  readonly now: () => number;
}

export class Latecomers {
  constructor(private readonly parts: LatecomerParts) {}

  /** Where the match stands. */
  async positionFor(id: string, viewer: Viewer): Promise<Shown | undefined> {
    const { desk, rules, now } = this.parts;
    return desk.withNewest(id, async (hot) => {
      const delay = delayOf(hot, viewer);
      if (delay > 0) {
        // Nobody may have been watching when the last steps were made.
        if (hot.versionAt(now() - delay) < hot.n) this.showPublicLater(id, delay);
        return this.publicThen(hot, delay);
      }
      const text = positionsOf(hot, now);
      const { positions } = await rules.positions(hot.id, [viewer]);
      return { text: text(viewer, positions[0]![1]), own: hot.own };
    });
  }

  /** What led there, as far as this viewer has been told by now. */
  async historyFor(id: string, viewer: Viewer): Promise<Shown | undefined> {
    const { desk, rules, now } = this.parts;
    return desk.withNewest(id, async (hot) => {
      const delay = delayOf(hot, viewer);
      const then = now() - delay;
      const version = delay > 0 ? hot.versionAt(then) : hot.n;
      const ply = delay > 0 ? hot.plyAt(then) : hot.ply;
      const steps = await rules.history(hot.id, ply, viewer);
      return withoutNames(historyText({ match: hot.id, version, viewer }, steps));
    });
  }

  /** What the public saw so long ago. Nothing of what has happened since: not how much it is, nor who is pressed for time now. */
  private async publicThen(hot: HotMatch, delay: number): Promise<Shown> {
    const { rules, now } = this.parts;
    const then = now() - delay;
    const version = hot.versionAt(then);
    const deadlines = hot.stored.seats.map(() => null);
    const update = await rules.positionAt(hot.id, hot.plyAt(then), 'public');
    const text = positionText(
      {
        ...{ match: hot.id, version, viewer: 'public', deadlines, now: now() },
        edition: hot.rules.rulesVersion,
      },
      update,
    );
    return { text, own: hot.own };
  }

  private showPublicLater(id: string, delay: number): void {
    const { desk, rooms } = this.parts;
    const show = async () => {
      const shown = await desk.with(id, (hot) => this.publicThen(hot, delay));
      if (shown) rooms.tellViewers(id, 'public', shown);
    };
    setTimeout(() => void show().catch(() => {}), delay).unref();
  }
}

/** How late this viewer is shown everything. */
const delayOf = ({ terms }: HotMatch, viewer: Viewer): number =>
  viewer === 'public' ? terms.watchDelay : 0;
