/** Takes pictures under names, of one page in one size. */

import { join } from 'node:path';
import type { Page } from 'playwright-core';

export type Theme = 'dark' | 'light';

export interface Camera {
  readonly page: Page;
  readonly size: 'desktop' | 'phone';
  /** In which theme a picture is taken when nobody says: the two sizes share the work. */
  readonly usual: Theme;
  readonly folder: string;
  /** Only pictures whose name has this in it. */
  readonly only: string;
  readonly spoken: string;
}

interface Shot {
  readonly themes?: readonly Theme[];
  /** All that can be scrolled to. */
  readonly isWhole?: boolean;
}

export const BOTH: readonly Theme[] = ['dark', 'light'];

const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('½', '-and-a-half')
    .replaceAll(/[^a-z0-9]+/g, '-');

export const isWanted = ({ only }: Camera, name: string): boolean => fileName(name).includes(only);

export async function take(
  { page, folder, size, usual }: Camera,
  name: string,
  { themes = [usual], isWhole = false }: Shot = {},
): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    const path = join(folder, `${fileName(name)}-${size}-${colorScheme}.png`);
    await page.screenshot({ path, fullPage: isWhole, animations: 'disabled' });
  }
}
