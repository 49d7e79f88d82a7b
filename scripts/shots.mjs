/** Pictures of every screen, of every table in every phase and of what happens around them: see `HELP`. */

import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { rolldown } from 'rolldown';
import { BROWSER_FLAGS, findBrowser, HOW_TO_GET_ONE } from './browser.mjs';
import { startHouse } from './house.mjs';
import { ROOT } from './repoFiles.mjs';

const HELP = `Usage: npm run shots -- [folder] [options]

Takes pictures of every screen, of every table in every phase and of what happens around them,
on a desktop and on a phone, into the folder (default: shots).

  --only=<text>      only those with the text in their name
  --language=<code>  in this language (default: en); a match with others in English only
  --readme           those of the front page, into docs/pictures
  --help             this page`;

const PICTURES = fileURLToPath(new URL('../tests/browser/pictures/main.ts', import.meta.url));

function readArguments() {
  try {
    return parseArgs({
      options: {
        readme: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
        language: { type: 'string', default: 'en' },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message}\n\n${HELP}`);
    return process.exit(2);
  }
}

/** The photographer knows the games, whose sources have to be bundled first. */
async function photographer() {
  // Beside the packages it leaves where they are.
  const folder = mkdtempSync(join(ROOT, 'node_modules/.pictures-'));
  try {
    const bundle = await rolldown({
      input: PICTURES,
      platform: 'node',
      external: (id) => !/^(\.|\/|@parlor\/)/.test(id),
    });
    const file = join(folder, 'main.mjs');
    await bundle.write({ file, format: 'esm', codeSplitting: false });
    await bundle.close();
    return /** @type {typeof import('../tests/browser/pictures/main.ts')} */ (
      await import(pathToFileURL(file).href)
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const folder = resolve(positionals[0] ?? join(ROOT, values.readme ? 'docs/pictures' : 'shots'));
const executablePath = findBrowser();
if (executablePath === undefined) throw new Error(HOW_TO_GET_ONE);
mkdirSync(folder, { recursive: true });
const { takeAll, takeReadme } = await photographer();
const house = await startHouse();
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  const studio = { browser, address: house.address, folder };
  await (values.readme ? takeReadme(studio) : takeAll(studio, values.only, values.language));
} finally {
  await browser.close();
  await house.stop();
}
console.log(`${readdirSync(folder).length} pictures in ${folder}`);
