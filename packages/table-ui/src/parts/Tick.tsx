/** The sign on what is chosen. */

import { Icon } from './Icon.tsx';

export const Tick = () => (
  <span class="tick" aria-hidden="true">
    <Icon name="check" />
  </span>
);
