/**
 * Whom a table speaks of although they have no seat there: whoever was sent away, was host before somebody else, may
 * expect a seat, or has changed anything. Such tables are found under this name of theirs, so that they are forgotten there, too.
 */

import type { TableDoc } from './tableDoc.ts';

const ABOUT = 'about:';

/** No player's id has a colon. */
export const mentionOf = (player: string): string => `${ABOUT}${player}`;

export const mentionsAt = ({
  removed = [],
  passed,
  done = [],
  invited = [],
}: TableDoc): string[] => [
  ...new Set([
    ...removed.map(({ player }) => player),
    ...(passed?.player === undefined ? [] : [passed.player]),
    ...done.map((name) => name.slice(0, name.indexOf(' '))),
    ...invited,
  ]),
];

/** Nothing of it speaks of this player any more; of their seat, see `forgetAt`. */
export function unmention(doc: TableDoc, player: string): TableDoc {
  const { removed, passed, done, invited, ...rest } = doc;
  return {
    ...rest,
    ...(removed && { removed: removed.filter((one) => one.player !== player) }),
    // A node of the release before has not noted whose name it is.
    ...(passed?.player !== undefined && passed.player !== player && { passed }),
    ...(done && { done: done.filter((name) => !name.startsWith(`${player} `)) }),
    ...(invited && { invited: invited.filter((one) => one !== player) }),
  };
}
