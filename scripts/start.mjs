/** `npm start`: play a game in the terminal, from a fresh clone on. */

import { fileURLToPath } from 'node:url';
import { ready } from './ready.mjs';

await ready();

// In this very process, so that keys, signals and exit codes need no passing on.
const parlor = new URL('../apps/lab/bin/parlor.mjs', import.meta.url);
process.argv.splice(1, 1, fileURLToPath(parlor), 'play');
await import(parlor.href);
