/** Advice, only when asked for: the move in words, the chance to win with it, why, and what else is worth a look. */

import { Fragment } from 'preact';
import { t } from '../words/words.ts';
import { isClose } from './advice.ts';
import { askHints } from './hints.ts';
import type { TableModel } from './model.ts';
import type { Hint } from '../surroundings/engine.ts';

const PERCENT = 100;

export function HintPanel({ model }: { readonly model: TableModel }) {
  const hints = model.hints.value;
  if (!model.surroundings.advice) return <p>{t('table.hint.rated')}</p>;
  if (!model.isMyTurn.value) return <p>{t('table.hint.not-now')}</p>;
  if (hints === 'none') {
    return (
      <button type="button" class="btn" onClick={() => void askHints(model)}>
        {t('table.hint.ask')}
      </button>
    );
  }
  if (hints === 'thinking') return <p>{t('table.hint.thinking')}</p>;
  const { text, people } = model;
  const { view } = model.shown.value!;
  const [best, second] = hints;
  if (!best) return <p>{t('table.hint.none')}</p>;
  const { value: share } = best;
  return (
    <div class="hint">
      <p class="best">
        <b>{text.answer(view, best.move, people)}</b>
        {share !== undefined && <span>{t('table.hint.chance', { share })}</span>}
      </p>
      <ul>
        <li>{text.reason(best.reason, people)}</li>
        {isClose(hints) && <li>{t('table.hint.equal')}</li>}
      </ul>
      {second !== undefined && (
        <div class="alts" role="group" aria-label={t('table.hint.others')}>
          {hints.map((hint, i) => (
            <Fragment key={i}>
              <span title={text.reason(hint.reason, people)}>
                {text.answer(view, hint.move, people)}
              </span>
              <Chance hint={hint} isBest={i === 0} />
            </Fragment>
          ))}
        </div>
      )}
    </div>
  );
}

/** A bar and the figure; both cells stay empty where there is none. */
function Chance({ hint, isBest }: { readonly hint: Hint; readonly isBest: boolean }) {
  if (hint.value === undefined) {
    return (
      <>
        <span />
        <span />
      </>
    );
  }
  return (
    <>
      <i class={isBest ? 'top' : ''} style={`--v: ${PERCENT * hint.value}%`} aria-hidden="true" />
      <b>{t('table.share', { share: hint.value })}</b>
    </>
  );
}
