/** Under the bar: what is wrong with the line, that one is back, who would like a move back or a pause, that there is one, and who keeps the others waiting. */

import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../words/words.ts';
import { AwayStrip } from './AwayStrip.tsx';
import type { TableModel } from './model.ts';
import type { Connection } from '../surroundings/connection.ts';
import { ForcedStrip } from './ForcedStrip.tsx';
import { PauseAskedStrip, PauseStrip } from './PauseStrips.tsx';
import { TakeBackStrip } from './TakeBackStrip.tsx';
import { WithoutStrips } from './WithoutStrips.tsx';

/** So long one is told that one is back. */
const BACK_MS = 9000;

export function Strips({ model }: { readonly model: TableModel }) {
  const { connection, standIn, takeBackVote, pausing, goingWithout } = model.surroundings;
  return (
    <div class="strips">
      {connection && <LineStrip connection={connection} />}
      {standIn && <AwayStrip model={model} standIn={standIn} />}
      <BackStrip model={model} />
      {takeBackVote && <TakeBackStrip model={model} vote={takeBackVote} />}
      {pausing && <PauseAskedStrip model={model} pausing={pausing} />}
      <PauseStrip model={model} pausing={pausing} />
      {goingWithout && <WithoutStrips model={model} goingWithout={goingWithout} />}
      <ForcedStrip model={model} />
    </div>
  );
}

function LineStrip({ connection }: { readonly connection: Connection }) {
  const line = connection.line.value;
  const [hasNetwork, setNetwork] = useState(navigator.onLine);
  useEffect(() => {
    const look = (): void => setNetwork(navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  if (line === 'open') return null;
  const text =
    line === 'lost' ? t('table.lost') : hasNetwork ? t('table.gone') : t('table.no-network');
  return (
    <div class="strip">
      <Icon name="cloudoff" />
      <span role="status">{text}</span>
      {line === 'gone' && hasNetwork && (
        <button type="button" class="btn" onClick={() => connection.retry()}>
          {t('table.retry')}
        </button>
      )}
    </div>
  );
}

function BackStrip({ model }: { readonly model: TableModel }) {
  const count = model.missed.value;
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => (model.missed.value = 0), BACK_MS);
    return () => clearTimeout(timer);
  }, [count]);
  if (count === 0) return null;
  const hasTurn = model.since.value.length > 0;
  return (
    <div class="strip">
      <span role="status">{t('table.back', { count })}</span>
      <button
        type="button"
        class="btn quiet"
        onClick={() => {
          model.missed.value = 0;
          model.sheet.value = hasTurn ? 'since' : 'log';
        }}
      >
        {hasTurn ? t('table.since') : t('table.back.log')}
      </button>
    </div>
  );
}
