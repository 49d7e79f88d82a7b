/** What those are told who have just come to a match, or have missed something. */

import type { Viewer } from '@parlor/kit';
import type { Audience, Shown, ShownHistory } from '../ports/audience.ts';
import type { HostTypes } from '../ports/hostTypes.ts';
import type { Referee } from '../ports/referee.ts';
import type { World } from '../ports/world.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { LiveMatches } from './liveMatches.ts';

export interface ResyncParts<T extends HostTypes> {
  readonly world: World;
  readonly matches: LiveMatches<T>;
  readonly referee: Referee<T>;
  readonly audience: Audience<T>;
}

export class Resync<T extends HostTypes> {
  /** By match, the newest step that is shown to the public when its time has come. */
  private readonly promised = new Map<string, number>();

  constructor(private readonly parts: ResyncParts<T>) {}

  /** Where the match stands, as far as this viewer may see by now. */
  positionFor(id: string, viewer: Viewer): Promise<Shown<T> | undefined> {
    const { matches, referee, world } = this.parts;
    return matches.withNewest(id, async (live) => {
      const delay = delayOf(live, viewer);
      if (delay > 0) {
        // Nobody may have been watching when the last steps were made.
        if (live.versionAt(world.now() - delay) < live.n) this.showPublicLater(live, delay);
        return this.publicThen(live, delay);
      }
      const { positions } = await referee.positions(id, [viewer]);
      const { stored: match, n: version } = live;
      const position = positions[0]![1];
      const now = world.now();
      const paused = live.pauses.at(now);
      const stalls = live.stalls();
      const times = { deadlines: live.deadlines(), stalls, banks: live.banks(now), paused, now };
      const lastAnswer = live.lastAnswerOf(viewer);
      return { match, viewer, version, ...times, lastAnswer, position };
    });
  }

  /** What led there, as far as this viewer has been told by now. */
  historyFor(id: string, viewer: Viewer): Promise<ShownHistory<T> | undefined> {
    const { matches, referee, world } = this.parts;
    return matches.withNewest(id, async (live) => {
      const delay = delayOf(live, viewer);
      const version = delay > 0 ? live.versionAt(world.now() - delay) : live.n;
      const history = await referee.history(id, version, viewer);
      const botMoves = live.botMoves.standingAt(version);
      return { match: live.stored, viewer, version, history, botMoves };
    });
  }

  /** What the public saw so long ago. Nothing of what has happened since: not how much it is, nor who is pressed for time now. */
  private async publicThen(live: LiveMatch<T>, delay: number): Promise<Shown<T>> {
    const { referee, world } = this.parts;
    const version = live.versionAt(world.now() - delay);
    const position = await referee.positionAt(live.id, version, 'public');
    const { stored: match } = live;
    return {
      ...{ match, viewer: 'public', version, position },
      ...{ deadlines: new Map(), now: world.now() },
    };
  }

  /** Once for each step, however often and by however many it is asked for. */
  private showPublicLater({ id, n }: LiveMatch<T>, delay: number): void {
    const { matches, audience, world } = this.parts;
    if ((this.promised.get(id) ?? -1) >= n) return;
    this.promised.set(id, n);
    const show = async () => {
      if (this.promised.get(id) === n) this.promised.delete(id);
      const shown = await matches.with(id, (live) => this.publicThen(live, delay));
      if (shown) audience.show(shown);
    };
    // Whoever is not shown it asks again.
    world.timers.after(delay, () => void show().catch(() => {}));
  }
}

/** How late this viewer is shown everything. */
const delayOf = <T extends HostTypes>({ terms }: LiveMatch<T>, viewer: Viewer): number =>
  viewer === 'public' ? terms.watchDelay : 0;
