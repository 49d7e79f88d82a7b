/** Whoever is busy elsewhere sees in the title of the tab, and on the sign of the installed app, what waits for them. */

import { effect } from '@preact/signals';
import { title } from '../platform/title.ts';
import { isAskedHere, waitingCount } from '../platform/waiting.ts';
import { t } from '../words/words.ts';

const MARK = '● ';

/** What not every browser has. */
interface Badging {
  readonly setAppBadge?: (count: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

export function drawAttention(): void {
  effect(() => {
    const count = waitingCount.value;
    const asked = isAskedHere.value ? `${MARK}${t('home.your-turn')}: ` : '';
    document.title = `${count > 0 ? `(${count}) ` : ''}${asked}${title.value}`;
  });
  effect(() => showBadge(waitingCount.value));
  // Nobody would take it down again.
  addEventListener('pagehide', () => showBadge(0));
  addEventListener('pageshow', () => showBadge(waitingCount.peek()));
}

/** Only an installed app has one; elsewhere nothing happens. */
function showBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Badging;
  const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  done?.catch(() => {});
}
