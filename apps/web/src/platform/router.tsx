/** Which screen an address stands for. */

import { signal } from '@preact/signals';
import type { LinkProps } from '@parlor/table-ui';

export const path = signal(location.pathname);

let hasMoved = false;

/** Is this the screen the page was opened with? */
export const isEntry = (): boolean => !hasMoved;

function show(): void {
  hasMoved = true;
  path.value = location.pathname;
}

addEventListener('popstate', show);

/** Goes to another screen of the app; `/table/x#y` keeps what follows the #. */
export function goTo(address: string): void {
  history.pushState(undefined, '', address);
  show();
  scrollTo(0, 0);
}

/** A link that stays in the app, unless somebody wants it in a new tab. */
export function Link({ href, class: extra, label, isCurrent, children }: LinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    goTo(href);
  };
  return (
    <a
      href={href}
      class={extra}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
