/** What the window is called, but for what waits for somebody: `app/attention.ts` puts that before it. */

import { signal } from '@preact/signals';

export const title = signal(document.title);
