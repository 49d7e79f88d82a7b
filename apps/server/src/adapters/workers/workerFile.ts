/** Where the code of a worker lies: beside the bundled program, a folder up from its chunks, or in dist when run from source. */

import { existsSync } from 'node:fs';

const PLACES = ['./', '../', '../../../dist/'];

/** `name` is that of the source below src, without its ending. */
export function workerFile(name: string): URL {
  const found = PLACES.map((place) => new URL(`${place}${name}.mjs`, import.meta.url)).find((url) =>
    existsSync(url),
  );
  if (!found) throw new Error(`${name}.mjs does not lie beside the program: build it again`);
  return found;
}
