/** What a system shows of the installed app, in the language of whoever installs it. */

import { readFile } from 'node:fs/promises';
import type { Language } from '@parlor/kit';
import { server } from '@parlor/messages/server';

export const MANIFEST = 'manifest.webmanifest';

interface Shortcut {
  readonly url: keyof (typeof server)['en']['app']['shortcuts'];
}

/** `file` has what is the same in every language. */
export async function appManifest(file: string, language: Language): Promise<string> {
  const common = JSON.parse(await readFile(file, 'utf8')) as { readonly shortcuts: Shortcut[] };
  const { description, shortcuts } = server[language].app;
  return JSON.stringify({
    ...common,
    lang: language,
    description,
    shortcuts: common.shortcuts.map((shortcut) => ({ ...shortcut, name: shortcuts[shortcut.url] })),
  });
}
