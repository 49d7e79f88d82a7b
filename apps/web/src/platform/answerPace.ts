/** How long this person takes to answer, as this device has seen it, for what is answered for them. */

import { signal } from '@preact/signals';
import { type AnswerPace, withTime } from '@parlor/table-ui';
import { kept } from './settings.ts';

/** By kind of question, in milliseconds; of no match and no move. */
const times = kept<Readonly<Record<string, readonly number[]>>>('pace', {});

const isAttended = signal(false);

/** Whoever has not touched anything for so long may be elsewhere. */
const AWAKE_MS = 60_000;

let asleep: ReturnType<typeof setTimeout> | undefined;

function attend(): void {
  clearTimeout(asleep);
  isAttended.value = document.visibilityState === 'visible';
  if (isAttended.peek()) asleep = setTimeout(() => (isAttended.value = false), AWAKE_MS);
}

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** From now on it is known whether somebody is here. */
export function watchAttention(): void {
  for (const sign of SIGNS) addEventListener(sign, attend, { capture: true, passive: true });
  document.addEventListener('visibilitychange', attend);
  attend();
}

const OF_ALL = 2 ** 32;

export const answerPace: AnswerPace = {
  isAttended,
  times: (kind) => times.peek()[kind] ?? [],
  note(kind, ms) {
    times.value = { ...times.peek(), [kind]: withTime(times.peek()[kind] ?? [], ms) };
  },
  chance: () => crypto.getRandomValues(new Uint32Array(1))[0]! / OF_ALL,
  now: () => performance.now(),
  after(ms, ring) {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  },
};
