/** Playing the matches of this device: what the page asks, asked of their host. */

import type { Done, Doer } from '@parlor/host';
import { movesOf } from '../offline/storedMatch.ts';
import type { LocalCalls, SessionId } from './localCalls.ts';
import { startLocalHost, type TabParts, type Think } from './localHost.ts';
import { type Session, Sessions } from './sessions.ts';

const KEY_BYTES = 12;

class UnknownMatch extends Error {
  readonly code = 'unknown-match';
}

export function localMatches(think: Think, parts: TabParts): LocalCalls {
  const { log, lease, world } = parts;
  const sessions = new Sessions(log);
  let pace = 0;
  const { host, referee } = startLocalHost({ ...parts, sessions, think, pace: () => pace });

  const mustKnow = (id: SessionId): Session => {
    const session = sessions.get(id);
    if (!session) throw new UnknownMatch('this table was left');
    return session;
  };

  /** A key of its own for everything somebody does: nothing is done twice on this line. */
  const doerAt = ({ seat }: Session): Doer => ({
    seat,
    player: `seat:${seat}`,
    key: world.randomBytes(KEY_BYTES).join('-'),
  });

  /** Out of memory, and the lock with it: another tab that waits for it goes on. */
  async function putAside(match: string): Promise<void> {
    const live = host.matches.peek(match);
    if (live) await live.inOrder(() => host.matches.putAside(live, null));
    await lease.release(match, null);
  }

  return {
    async enterMatch(match, seat) {
      const session = sessions.begin(match, seat);
      try {
        const entered = await host.matches.withNewest(match, async (live) => {
          const { positions } = referee.positions(match, [seat]);
          const { steps } = referee.history(match, live.n, seat);
          const events = steps.at(-1) ?? [];
          const lastAnswer = live.lastAnswerOf(seat);
          const update = { ...positions[0]![1], events, version: live.n, viewer: seat, lastAnswer };
          session.begin(update);
          session.tell({ type: 'thinking', seats: [...live.thinking] });
          return { ...update, session: session.id, history: steps.slice(0, -1) };
        });
        if (!entered) throw new UnknownMatch(match);
        host.replan(match);
        return entered;
      } catch (error) {
        sessions.end(session);
        throw error;
      }
    },

    news: async (id) => (await sessions.get(id)?.news()) ?? [],

    async leaveMatch(id) {
      const session = sessions.get(id);
      if (!session) return;
      sessions.end(session);
      if (!sessions.isPlayed(session.match)) await putAside(session.match);
    },

    async answer(id, question, move) {
      const session = mustKnow(id);
      let done: Done | undefined;
      await host.matches.answer(
        session.match,
        doerAt(session),
        question,
        move,
        (is) => (done = is),
      );
      return done!.ok ? null : done!.why;
    },

    async takeBack(id) {
      const session = mustKnow(id);
      const { match, seat } = session;
      const ply = movesOf(await log.entries(match, 0)).findLastIndex((one) => one.seat === seat);
      if (ply < 0) return { code: 'nothing-to-take-back' };
      // The last move of all may be one's own, too.
      await log.reopen(match);
      const isDone = await host.matches.withNewest(match, (live) =>
        host.matches.takeBack(live, doerAt(session), ply),
      );
      return isDone ? null : { code: 'try-again' };
    },

    async history(id) {
      const { match, seat } = mustKnow(id);
      const told = await host.historyFor(match, seat);
      if (!told) throw new UnknownMatch(match);
      return { version: told.version, ...told.history };
    },

    async setPace(ms) {
      pace = ms;
    },
  };
}
