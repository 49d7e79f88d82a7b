/** Behind a line of the log: a bot did this for somebody. */

import { Icon } from '../parts/Icon.tsx';

export const StoodInMark = ({ mark }: { readonly mark: string | undefined }) =>
  mark === undefined ? null : (
    <>
      {' '}
      <span class="stood-in">
        <Icon name="bot" /> {mark}
      </span>
    </>
  );
