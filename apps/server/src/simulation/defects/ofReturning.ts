/** Defects of coming back: by links and by sessions. */

import type { Defect } from './defect.ts';

const PEOPLE = 'apps/server/src/application/people';
const SEEDS = 12;

export const OF_RETURNING: readonly Defect[] = [
  {
    name: 'link-lets-in-again',
    breaks: 'a link to come back by works once',
    file: 'apps/server/src/adapters/store/sql/people.ts',
    find: '.set({ recovery_hash: null })',
    replace: '.set({ recovery_hash: recoveryHash })',
    seeds: SEEDS,
    houses: { store: 'sqlite', with: 'returners' },
    foundBy: ['identity'],
  },
  {
    name: 'link-never-too-old',
    breaks: 'a link to come back by works for a week',
    file: `${PEOPLE}/people.ts`,
    find: 'this.store.useRecovery(hashOfToken(token), this.world.now());',
    replace: 'this.store.useRecovery(hashOfToken(token), 0);',
    seeds: SEEDS,
    houses: { with: 'leavers' },
    foundBy: ['identity'],
  },
  {
    name: 'link-for-a-year',
    breaks: 'a link to come back by works for a week',
    file: `${PEOPLE}/people.ts`,
    find: 'const RECOVERY_MS = 7 * A_DAY_MS;',
    replace: 'const RECOVERY_MS = 365 * A_DAY_MS;',
    seeds: SEEDS,
    houses: { with: 'returners' },
    foundBy: ['identity'],
  },
  {
    name: 'ended-session-lets-in',
    breaks: 'nobody is let in by a session that was ended',
    file: `${PEOPLE}/people.ts`,
    find: ': (await this.store.session(session))?.player === id;',
    replace: ': session !== id;',
    seeds: SEEDS,
    houses: { with: 'returners' },
    foundBy: ['identity'],
  },
  {
    name: 'signed-out-here-and-not-elsewhere',
    breaks: 'whoever signs out everywhere else does so, and stays',
    file: `${PEOPLE}/signingOut.ts`,
    find: 'this.parts.store.endSessions(player, which);',
    replace:
      "this.parts.store.endSessions(player, 'allBut' in which ? { only: which.allBut ?? '' } : which);",
    seeds: SEEDS,
    houses: { with: 'returners' },
    foundBy: ['identity'],
  },
];
