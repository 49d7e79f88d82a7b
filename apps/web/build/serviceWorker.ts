/** Writes the service worker: the page and everything it may ever load, kept for when the network is off. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const TEMPLATE = new URL('../src/offline/serviceWorker.js', import.meta.url);

export function serviceWorker(): Plugin {
  return {
    name: 'parlor-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = [
        '/',
        '/manifest.webmanifest',
        '/icon.svg',
        ...Object.keys(bundle)
          .filter((file) => !file.endsWith('.map'))
          .map((file) => `/${file}`),
      ];
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
      const source = readFileSync(TEMPLATE, 'utf8')
        .replace("'__FILES__'", JSON.stringify(files.filter((file) => file !== '/index.html')))
        .replace('__VERSION__', version);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
