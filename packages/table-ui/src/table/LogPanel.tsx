/** What has happened so far, newest first, with the place of my last turn in it. */

import { Fragment } from 'preact';
import { t } from '../words/words.ts';
import { LogLines } from './LogLines.tsx';
import type { TableModel } from './model.ts';

interface LogPanelProps {
  readonly model: TableModel;
  readonly most?: number;
}

export function LogPanel({ model, most = Number.POSITIVE_INFINITY }: LogPanelProps) {
  const log = model.log.value.slice(-most);
  if (log.length === 0) return <p>{t('table.log.none')}</p>;
  const { length } = model.since.value;
  const newest = log.toReversed();
  const hasTurn = length > 0 && length < newest.length && model.lastTurn.value.length > 0;
  return (
    <>
      {length > 0 && (
        <button
          type="button"
          class="btn quiet since-turn"
          onClick={() => {
            model.sheet.value = 'since';
          }}
        >
          {t('table.since')}
        </button>
      )}
      {/* Scrolled by keyboard too. */}
      <ol tabIndex={0} aria-label={t('table.log')}>
        {hasTurn ? (
          <Fragment>
            <LogLines model={model} lines={newest.slice(0, length)} />
            <li class="head">{t('table.last-turn')}</li>
            <LogLines model={model} lines={newest.slice(length)} />
          </Fragment>
        ) : (
          <LogLines model={model} lines={newest} />
        )}
      </ol>
    </>
  );
}
