/**
 * What a screen holds, piece by piece where the page was opened with this
 * screen: a browser has everything still to learn then, and as a whole it would
 * not answer for too long. Whoever comes from another screen gets it at once.
 */

import { type ComponentChildren, toChildArray } from 'preact';
import { useState } from 'preact/hooks';
import { useServices } from '../surroundings/services.ts';
import { Deferred } from './Deferred.tsx';

interface StepsProps {
  /** So many pieces of the screen come before. */
  readonly from?: number;
  readonly children: ComponentChildren;
}

export function Steps({ from = 0, children }: StepsProps) {
  const { isEntry } = useServices().navigation;
  const [isStepwise] = useState(isEntry);
  return (
    <>
      {toChildArray(children).map((child, i) => (
        <Deferred
          key={typeof child === 'object' ? (child.key ?? i) : i}
          after={isStepwise ? from + i + 1 : 0}
        >
          {child}
        </Deferred>
      ))}
    </>
  );
}
