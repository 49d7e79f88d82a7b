#!/usr/bin/env node
/** `npx parlor`: builds the program when its sources have changed, then runs it. */

import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt } from '../../../scripts/build.mjs';

/** @type {string | undefined} */
let program;
try {
  program = await ensureBuilt();
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  const isSeen = process.stderr.isTTY;
  console.error(`Parlor could not be built.\n${isSeen ? why : stripVTControlCharacters(why)}`);
  process.exitCode = 1;
}
if (program) {
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(program).href);
}
