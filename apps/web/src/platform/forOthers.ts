/** Links to give away. On the machine that runs the server the page may be open under an address that nobody else can open. */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Reachable } from '@parlor/protocol';
import { getJson } from './http.ts';

/** Where others find the server. */
const origin = signal(location.origin);

const isOnlyHere = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);

let isAsked = !isOnlyHere;

async function learn(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    const { address } = (await getJson('/api/address')) as Reachable;
    if (address !== null) origin.value = address;
  } catch {
    // Without a server there is nobody to invite; perhaps the next time.
    isAsked = false;
  }
}

/** A link of this page, as others can open it. */
export function useLinkForOthers(url: string): string {
  useEffect(() => void learn(), []);
  const { origin: ours } = location;
  return url.startsWith(`${ours}/`) ? `${origin.value}${url.slice(ours.length)}` : url;
}
