/** `npm start`: the house on this machine, from a fresh clone on: installs, builds, and opens the doors. */

import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './ensureInstalled.mjs';

await ensureInstalled('run');

const { ensureBuilt } = await import('./build.mjs');
console.error('Building what has changed …');
await ensureBuilt(undefined, 'web');
const server = await ensureBuilt(undefined, 'server');

// In this very process, so that signals and exit codes need no passing on.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(server).href);
