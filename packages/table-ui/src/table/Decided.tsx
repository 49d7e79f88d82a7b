/** What decided the match, as the bots see it, with the way to that moment of the replay. */

import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/words.ts';
import { decisive } from './decisive.ts';
import type { TableModel } from './model.ts';
import type { AfterMatch, Decided as Decision } from '../surroundings/afterMatch.ts';

/** The result is drawn first: the bots' thinking would take a processor from that. */
const DRAWN_AFTER_MS = 500;

const percent = (chance: number): number => Math.round(100 * chance);

interface DecidedProps {
  readonly model: TableModel;
  readonly afterMatch: AfterMatch;
}

export function Decided({ model, afterMatch }: DecidedProps) {
  const [decision, setDecision] = useState<Decision | null>();
  const { text, people } = model;
  const { Link } = model.services.navigation;
  useEffect(() => {
    let isWanted = true;
    const find = (): Promise<void> =>
      afterMatch.decided().then(
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
  }, [afterMatch]);
  if (decision === null) return null;
  if (decision === undefined) return <p class="turning">{t('ending.thinking')}</p>;
  const { at, winner, before, after, events, view } = decision;
  // A match that a pass ended was decided before.
  const isOver = after === 1;
  const what = decisive({ text, events, people, view, isOver });
  if (what === undefined || percent(after) <= percent(before)) return null;
  return (
    <p class="turning">
      {t('ending.decided', { what, who: people(winner), before, after })}{' '}
      <Link href={afterMatch.replay(at)} class="link">
        {t('ending.see')}
      </Link>
    </p>
  );
}
