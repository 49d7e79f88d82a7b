/** A set as a file of one's own. */

import { envelopeOf, type SharedSet } from './envelope.ts';

export function exportSet(shared: SharedSet): void {
  const text = JSON.stringify(envelopeOf(shared), undefined, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName(shared)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** Letters and digits only: every system takes those. */
const fileName = ({ game, name }: SharedSet): string =>
  [game, name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')]
    .join('-')
    .replaceAll(/^-+|-+$/g, '');
