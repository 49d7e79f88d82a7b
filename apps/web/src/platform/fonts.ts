/** The fonts of the house. */

import more from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import federo from '@fontsource/federo/files/federo-latin-400-normal.woff2?url';
import limelight from '@fontsource/limelight/files/limelight-latin-400-normal.woff2?url';

/** Nobody waits longer for a font than this; without it, text is there at least. */
const LONGEST_MS = 400;

const face = (family: string, url: string, how: FontFaceDescriptors = {}): FontFace =>
  new FontFace(family, `url(${url})`, { display: 'swap', ...how });

const FACES = [
  face('Federo', federo),
  face('Limelight', limelight),
  face('Figtree', figtree, {
    weight: '300 900',
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  }),
];

/**
 * Letters that few names have: a family of its own, after the others in every
 * list, and loaded when one of them is needed. As a part of the first family it
 * would have to be looked after for every size of every text.
 */
const MORE = face('Figtree More', more, {
  weight: '300 900',
  unicodeRange:
    'U+0100-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1EFF, U+2020, U+20A0-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
});

/** Text without its font makes a browser look through those of its system, and lay everything out once more later. */
export function loadFonts(): Promise<unknown> {
  for (const one of [...FACES, MORE]) document.fonts.add(one);
  return Promise.race([
    Promise.allSettled(FACES.map((one) => one.load())),
    new Promise((resolve) => setTimeout(resolve, LONGEST_MS)),
  ]);
}
