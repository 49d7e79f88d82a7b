/** What decided the match, as the bots see it, with the way to that moment of the replay. */

import { useEffect, useState } from 'preact/hooks';
import type { Json } from '@parlor/kit';
import { Link } from '../app/router.tsx';
import type { Decided as Decision } from '../engine/calls.ts';
import { engine } from '../engine/engine.ts';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';

/** The result is drawn first: the bots' thinking would take a processor from that. */
const DRAWN_AFTER_MS = 500;

const percent = (chance: number): number => Math.round(100 * chance);

export function Decided({ model }: { readonly model: TableModel }) {
  const [decision, setDecision] = useState<Decision | null>();
  const { session, text, people } = model;
  useEffect(() => {
    let isWanted = true;
    const find = (): Promise<void> =>
      session
        .record()
        .then((record) => engine.decided(record as Json))
        .then(
          (found) => {
            if (isWanted) setDecision(found);
          },
          // The result stands without it.
          () => {
            if (isWanted) setDecision(null);
          },
        );
    const timer = setTimeout(find, DRAWN_AFTER_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [session]);
  if (decision === null) return null;
  if (decision === undefined) return <p class="turning">{t('ending.thinking')}</p>;
  const { at, winner, before, after, events, view } = decision;
  const what = events.flatMap((event) => text.happened(event, people, view) ?? [])[0];
  if (what === undefined || percent(after) <= percent(before)) return null;
  return (
    <p class="turning">
      {t('ending.decided', { what, who: people(winner), before, after })}{' '}
      <Link href={`/replay/${session.match}?at=${at}&from=public`} class="link">
        {t('ending.see')}
      </Link>
    </p>
  );
}
