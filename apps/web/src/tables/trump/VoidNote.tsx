/** The warning at a line of a deal that comes to nothing, or may. */

import { Icon } from '../../parts/Icon.tsx';
import { D } from './dealStrings.ts';

export const VoidNote = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p class="tr-void">
      <Icon name="warn" />
      <span>
        <span class="sr">{D.voidLine}</span>
        {text}
      </span>
    </p>
  );
