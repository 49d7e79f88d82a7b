/** What happened, what is safe, what can be done: for everything that is missing or went wrong. */

import type { ComponentChildren } from 'preact';
import { Icon } from '@parlor/table-ui';

interface NoticeProps {
  readonly title: string;
  readonly line: string;
  readonly children?: ComponentChildren;
}

export const Notice = ({ title, line, children }: NoticeProps) => (
  <section class="notice">
    <Icon name="fan" class="fan" />
    <h1>{title}</h1>
    <p>{line}</p>
    <div class="notice-acts">{children}</div>
  </section>
);
