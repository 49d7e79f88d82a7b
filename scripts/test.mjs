/** `npm test`: the whole gate, from a fresh clone on. Steps can be named: `npm test -- types lint`. */

import { ensureInstalled } from './ensureInstalled.mjs';

await ensureInstalled('develop');

const { ensureBrowser } = await import('./browser.mjs');
const { gate, stepsNamed } = await import('./gate.mjs');

const steps = stepsNamed(process.argv.slice(2));
const noBrowser = steps.some(({ name }) => name === 'tests') ? ensureBrowser() : undefined;
if (noBrowser) console.error(noBrowser);

// Elsewhere the other steps still run, and the browser tests fail with the same line.
if (noBrowser && process.env['CI'] === 'true') process.exitCode = 1;
else process.exitCode = await gate(steps);
