/** Thinks in this very thread: where the program runs from its sources there is no other to ask. */

import { serve } from '@parlor/bots';
import { frozenRules } from '@parlor/registry/editions';
import type { Line, Port } from '@parlor/rpc';

export function herePort(): Port {
  let hearHost: (message: unknown) => void = () => {};
  let hearBrain: (message: unknown) => void = () => {};
  let isOpen = true;
  const post = (hear: (message: unknown) => void, message: unknown): void => {
    const copy: unknown = structuredClone(message);
    setImmediate(() => {
      if (isOpen) hear(copy);
    });
  };
  const brain: Line = {
    post: (message) => post(hearHost, message),
    listen: (hear) => {
      hearBrain = hear;
    },
  };
  serve(brain, () => performance.now(), frozenRules);
  return {
    post: (message) => post(hearBrain, message),
    listen: (hear) => {
      hearHost = hear;
    },
    terminate: () => {
      isOpen = false;
    },
  };
}
