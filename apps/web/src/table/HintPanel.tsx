/** Advice, only when asked for: the move in words, the chance to win with it, why, and what else is worth a look. */

import { Fragment } from 'preact';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';

/** Closer than this the bots cannot tell moves apart. */
const NOISE = 0.02;

const percent = (chance: number): number => Math.round(100 * chance);

export function HintPanel({ model }: { readonly model: TableModel }) {
  const hints = model.hints.value;
  if (!model.session.aids.value) return <p>{t('table.hint.rated')}</p>;
  if (!model.isMyTurn.value) return <p>{t('table.hint.not-now')}</p>;
  if (hints === 'none') {
    return (
      <button type="button" class="btn" onClick={() => void model.askHints()}>
        {t('table.hint.ask')}
      </button>
    );
  }
  if (hints === 'thinking') return <p>{t('table.hint.thinking')}</p>;
  const { view } = model.shown.value!;
  const [best, second] = hints;
  if (!best) return <p>{t('table.hint.none')}</p>;
  const isClose = second !== undefined && best.value - second.value < NOISE;
  return (
    <div class="hint">
      <p class="best">
        <b>{model.words.answer(view, best.move, model.who)}</b>
        <span>{t('table.hint.chance', { percent: percent(best.value) })}</span>
      </p>
      <ul>
        <li>{best.reason}</li>
        {isClose && <li>{t('table.hint.equal')}</li>}
      </ul>
      {second !== undefined && (
        <div class="alts" role="group" aria-label={t('table.hint.others')}>
          {hints.map(({ move, value, reason }, i) => (
            <Fragment key={i}>
              <span title={reason}>{model.words.answer(view, move, model.who)}</span>
              <i
                class={i === 0 ? 'top' : ''}
                style={`--v: ${percent(value)}%`}
                aria-hidden="true"
              />
              <b>{percent(value)} %</b>
            </Fragment>
          ))}
        </div>
      )}
    </div>
  );
}
