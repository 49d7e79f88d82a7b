/** Whom this person does not hear, as the server keeps it for all their devices. */

import type { Client } from '@parlor/client';
import type { Shunned } from '@parlor/protocol';
import { getJson } from '../platform/http.ts';
import { areMutesKept, muted } from '../platform/settings.ts';

/** Takes over what the server knows. What only this device knew from before the server kept it is told once. */
export async function learnShunned(client: Client): Promise<void> {
  if (!areMutesKept.peek()) {
    for (const { player } of muted.peek()) {
      await client.say({ type: 'mute', player, isMuted: true });
    }
    areMutesKept.value = true;
  }
  const kept = (await getJson('/api/me/shunned')) as readonly Shunned[];
  muted.value = kept.map(({ player, name }) => ({ player, name }));
}
