/** Writes the service worker: the page and everything it may ever load, kept for when the network is off. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languageIn } from './languages.ts';

const TEMPLATE = new URL('../src/offline/serviceWorker.js', import.meta.url);
const PUBLIC = new URL('../public/', import.meta.url);

/** Fonts come in two formats; every browser that can install the app reads the newer one. */
const isNeeded = (file: string): boolean => !file.endsWith('.map') && !file.endsWith('.woff');

/** Frozen rules are files of their own, `zillionaire-1` and a hash of eight signs: only who keeps a match of them needs them. */
export const editionIn = (file: string): string | undefined =>
  /^assets\/([a-z][a-z0-9-]*-\d+)-[\w-]{8}\.js$/.exec(file)?.[1];

export function serviceWorker(): Plugin {
  return {
    name: 'parlor-service-worker',
    apply: 'build',
    generateBundle: {
      // After the page itself has been written.
      order: 'post',
      handler(_options, bundle) {
        const template = readFileSync(TEMPLATE, 'utf8');
        const hash = createHash('sha256').update(template);
        const files = ['/'];
        const editions: Record<string, string> = {};
        const languages: Record<string, string[]> = {};
        for (const [file, made] of Object.entries(bundle)) {
          if (!isNeeded(file)) continue;
          // Names of built files change with their content; the page's does not.
          hash.update(file);
          if (file === 'index.html') hash.update(String('source' in made ? made.source : ''));
          else {
            const edition = editionIn(file);
            const language = languageIn(file);
            if (edition !== undefined) editions[edition] = `/${file}`;
            else if (language !== undefined) (languages[language] ??= []).push(`/${file}`);
            else files.push(`/${file}`);
          }
        }
        for (const file of readdirSync(PUBLIC)) {
          hash.update(readFileSync(new URL(file, PUBLIC)));
          files.push(`/${file}`);
        }
        const source = template
          .replace("'__FILES__'", JSON.stringify(files))
          .replace("'__EDITIONS__'", JSON.stringify(editions))
          .replace("'__LANGUAGES__'", JSON.stringify(languages))
          .replace('__VERSION__', hash.digest('hex').slice(0, 16));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
