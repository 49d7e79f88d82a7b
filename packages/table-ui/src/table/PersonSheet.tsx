/** Blocking somebody, or telling whoever runs the server about them. */

import { type Illegal, REPORT_REASONS, type ReportReason } from '@parlor/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Speaking } from '../surroundings/social.ts';
import { t } from '../words/words.ts';

interface PersonSheetProps {
  readonly player: string;
  readonly name: string;
  readonly speaking: Pick<Speaking, 'block' | 'report'>;
  readonly inWords: (why: Illegal) => string | Promise<string>;
}

/** What somebody may write to a report. */
const MOST_WORDS = 500;

export function PersonSheet({ player, name, speaking, inWords }: PersonSheetProps) {
  const [reason, setReason] = useState<ReportReason>('insults');
  const [words, setWords] = useState('');
  const [said, setSaid] = useState<string>();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const tell = async (asked: Promise<Illegal | undefined>, done: string): Promise<void> => {
    const why = await asked;
    setSaid(why ? await inWords(why) : done);
  };
  const send = (event: Event): void => {
    event.preventDefault();
    void tell(speaking.report(player, { reason, words }), t('table.person.sent'));
  };
  return (
    <div class="person-sheet" role="group" aria-label={t('table.person', { name })}>
      <p class="hint-line">{t('table.person.block.line')}</p>
      <button
        ref={first}
        type="button"
        class="btn"
        onClick={() => void tell(speaking.block(player), t('table.person.blocked', { name }))}
      >
        {t('table.person.block', { name })}
      </button>
      <form onSubmit={send}>
        <p class="hint-line">{t('table.person.report.line')}</p>
        <label>
          {t('table.person.reason')}
          <select
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value as ReportReason)}
          >
            {REPORT_REASONS.map((one) => (
              <option key={one} value={one}>
                {t(`report.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('table.person.words')}
          <textarea
            rows={2}
            maxLength={MOST_WORDS}
            value={words}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn">
          {t('table.person.send')}
        </button>
      </form>
      <p role="status">{said}</p>
    </div>
  );
}
