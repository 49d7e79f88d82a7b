/** Where code lies, as the table of arrows sees it. */

import { ARROWS } from './arrows.mjs';

/** @typedef {{ part: string, game: string | undefined, arrow: import('./rows.mjs').Arrow }} Place */

/** Which row of the table a path belongs to. @returns {Place | undefined} */
export function placeOf(/** @type {string} */ path) {
  for (const [part, arrow] of Object.entries(ARROWS)) {
    const pattern = new RegExp(`^${arrow.at.replace('<g>', '(?<game>[^/.]+)')}(/|$)`);
    const match = pattern.exec(path);
    if (match) return { part, game: match.groups?.['game'], arrow };
  }
  return undefined;
}

export const nameOf = (/** @type {Place} */ { part, game }) => part.replace('<g>', game ?? '');

/** Does `target` fit what a row opens? */
export function fits(
  /** @type {string} */ pattern,
  /** @type {string} */ target,
  /** @type {string | undefined} */ game,
) {
  if (pattern.includes('<g>') && game === undefined) return false;
  const wanted = pattern.replace('<g>', game ?? '').split('/');
  const parts = target.split('/');
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => part === '*' || part === parts[index])
  );
}
