/** A set as a file of one's own. */

import { saveJson } from '../platform/saveFile.ts';
import { envelopeOf, type SharedSet } from './envelope.ts';

export const exportSet = (shared: SharedSet): void =>
  saveJson(fileName(shared), envelopeOf(shared));

/** Letters and digits only: every system takes those. */
const fileName = ({ game, name }: SharedSet): string =>
  [game, name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')]
    .join('-')
    .replaceAll(/^-+|-+$/g, '');
