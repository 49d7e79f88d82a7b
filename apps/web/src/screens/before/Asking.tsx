/** Something that is asked once more before it is done, in place. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../words/words.ts';

interface AskingProps {
  readonly label: string;
  /** Tells it from others with the same label, for whoever hears it. */
  readonly about?: string;
  readonly question: string;
  readonly yes: string;
  readonly no?: string;
  readonly act: () => void;
}

export function Asking({ label, about, question, yes, no = t('open.no'), act }: AskingProps) {
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
        class="btn quiet"
        aria-label={about === undefined ? undefined : `${label}: ${about}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </button>
    );
  }
  const done = (): void => {
    setAsking(false);
    act();
  };
  return (
    <div class="free-seat" role="alertdialog" aria-label={question}>
      <span>{question}</span>
      <button ref={first} type="button" class="btn" onClick={() => setAsking(false)}>
        {no}
      </button>
      <button type="button" class="btn" onClick={done}>
        {yes}
      </button>
    </div>
  );
}
