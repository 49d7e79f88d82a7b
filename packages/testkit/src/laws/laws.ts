/** The table of the laws. A new law is a new file and a new line here. */

import { candour } from './candour.ts';
import { clones } from './clones.ts';
import { codec } from './codec.ts';
import { conservation } from './conservation.ts';
import { determinism } from './determinism.ts';
import { endings } from './endings.ts';
import { fidelity } from './fidelity.ts';
import type { Law } from './law.ts';
import { legality } from './legality.ts';
import { likeness } from './likeness.ts';
import { notation } from './notation.ts';
import { sealing } from './sealing.ts';
import { secrecy } from './secrecy.ts';
import { variety } from './variety.ts';

/** By number. */
export const LAWS: readonly Law[] = [
  determinism,
  clones,
  codec,
  endings,
  legality,
  notation,
  likeness,
  candour,
  variety,
  sealing,
  secrecy,
  conservation,
  fidelity,
];

/**
 * The order of examination, in two rounds. A law that plays on copies comes
 * after those that make sure there is a legal move to play and a true copy to
 * play it on; what is known comes after what is. So a fault is reported by the
 * law it breaks and not by one that trusts it.
 */
export const EXAMINED: readonly (readonly Law[])[] = [
  [endings, legality, notation, clones, determinism, codec, conservation],
  [likeness, candour, variety, sealing, secrecy, fidelity],
];
