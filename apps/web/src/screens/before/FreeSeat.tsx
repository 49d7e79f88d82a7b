/** The host frees somebody's seat: at once where nobody is there, and after asking once more where somebody is. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../words/words.ts';

interface FreeSeatProps {
  readonly name: string;
  readonly isHere: boolean;
  readonly free: () => void;
}

export function FreeSeat({ name, isHere, free }: FreeSeatProps) {
  const [isAsking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // What was pressed is gone: its place is taken by what came of it.
    if (isAsking !== wasAsking.current) first.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <button
        ref={first}
        type="button"
        class={isHere ? 'btn quiet' : 'btn'}
        aria-label={`${t('open.free-seat')}: ${name}`}
        onClick={() => (isHere ? setAsking(true) : free())}
      >
        {t('open.free-seat')}
      </button>
    );
  }
  const question = t('open.free-seat.sure', { name });
  return (
    <div class="free-seat" role="alertdialog" aria-label={question}>
      <span>{question}</span>
      <button ref={first} type="button" class="btn" onClick={() => setAsking(false)}>
        {t('open.free-seat.no')}
      </button>
      <button type="button" class="btn" onClick={free}>
        {t('open.free-seat.yes')}
      </button>
    </div>
  );
}
