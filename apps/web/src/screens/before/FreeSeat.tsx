/** The host frees somebody's seat: at once where nobody is there, and after asking once more where somebody is. */

import { t } from '../../words/words.ts';
import { Asking } from './Asking.tsx';

interface FreeSeatProps {
  readonly name: string;
  readonly isHere: boolean;
  readonly free: () => void;
}

export function FreeSeat({ name, isHere, free }: FreeSeatProps) {
  const label = t('open.free-seat');
  if (isHere) {
    return (
      <Asking
        label={label}
        about={name}
        question={t('open.free-seat.sure', { name })}
        yes={t('open.free-seat.yes')}
        no={t('open.free-seat.no')}
        act={free}
      />
    );
  }
  return (
    <button type="button" class="btn" aria-label={`${label}: ${name}`} onClick={free}>
      {label}
    </button>
  );
}
