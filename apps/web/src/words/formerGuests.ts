/** A person without a name is one whose data were deleted. Several of them at a table are told apart by a number. */

import { t } from './words.ts';

/** Names as the server tells them, each fit to be shown; `isPerson` says of which seats somebody plays, or has played. */
export function namesShown(
  names: readonly string[],
  isPerson: (seat: number) => boolean = () => true,
): string[] {
  let number = 0;
  return names.map((name, seat) => {
    if (name !== '' || !isPerson(seat)) return name;
    number++;
    return number === 1 ? t('guest.former') : t('guest.former.number', { number });
  });
}
