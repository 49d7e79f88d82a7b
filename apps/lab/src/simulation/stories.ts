/** Stories of findings, as files. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Story } from '@parlor/server/simulation';

/** Returns the path of the file. */
export function keepStory(folder: string, story: Story): string {
  const path = join(folder, `${story.finding.kind}-${story.seed}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify(story, null, 2)}\n`);
  return path;
}

export const readStory = (file: string): Story => JSON.parse(readFileSync(file, 'utf8')) as Story;
