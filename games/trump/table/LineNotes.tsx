/** What is to be said at a line of a deal: why it is refused, or what fate can make of it. */

import { Icon } from '@parlor/table-ui';
import { m } from './messages.ts';

export interface Remark {
  /** Refused, it comes to nothing; or it is sound, and this is what can still spoil it. */
  readonly kind: 'refused' | 'void' | 'risk';
  readonly text: string;
}

export const LineNotes = ({ remarks }: { readonly remarks: readonly Remark[] }) => (
  <>
    {remarks.map(({ kind, text }, i) => (
      <p key={i} class={`tr-void ${kind}`}>
        <Icon name={kind === 'risk' ? 'die' : 'warn'} />
        <span>
          <span class="sr">{kind === 'risk' ? m().deals.fate : m().deals.warning}</span>
          {text}
        </span>
      </p>
    ))}
  </>
);
