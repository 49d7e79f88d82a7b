/** What is printed on a thing is for the eye; its name says it in words. */

import type { ComponentChildren } from 'preact';

export const Spoken = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ComponentChildren;
}) => (
  <>
    <span class="sr">{name}</span>
    <span class="tc-print" aria-hidden="true">
      {children}
    </span>
  </>
);
