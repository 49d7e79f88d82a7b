/** Where the thread of the database lies: beside the bundled program, or one folder up from its chunks. */

import { existsSync } from 'node:fs';
import { StoreError } from '../../application/ports/storeError.ts';

const NAME = 'sqlite.worker.mjs';

const PLACES = [`./${NAME}`, `./adapters/store/${NAME}`, `../${NAME}`, `../adapters/store/${NAME}`];

export function workerFile(): URL {
  const found = PLACES.map((place) => new URL(place, import.meta.url)).find((url) =>
    existsSync(url),
  );
  if (found) return found;
  throw new StoreError('not-found', `${NAME} does not lie beside the program: build it again.`);
}
