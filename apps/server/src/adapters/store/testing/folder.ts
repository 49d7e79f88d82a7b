/** A folder for one test. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function newFolder(): { readonly folder: string; remove(): Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-store-'));
  return {
    folder,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
