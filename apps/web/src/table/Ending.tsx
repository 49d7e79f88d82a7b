/** The end of a match: who came where, why, and what now. */

import type { ComponentChildren } from 'preact';
import { goTo } from '../app/router.tsx';
import { Medallion } from '../parts/Medallion.tsx';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';

export function Ending({
  model,
  children,
}: {
  readonly model: TableModel;
  readonly children?: ComponentChildren;
}) {
  const outcome = model.shown.value?.outcome;
  if (!outcome) return null;
  const order = outcome.places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place);
  const rematch = model.session.rematch.value;
  const again = async (): Promise<void> => {
    const path = rematch ?? (await model.session.again());
    if (path !== undefined) goTo(path);
  };
  return (
    <section class="ending" aria-label={t('table.over')}>
      <ol>
        {order.map(({ place, seat }) => (
          <li key={seat} class={place === 1 ? 'won' : ''}>
            <Medallion seat={seat} name={model.seats.value[seat]?.name ?? ''} />
            <b class="show">{model.who(seat)}</b>
            <span>{t('table.place', { place })}</span>
            <span class="face">{outcome.scores[seat]}</span>
          </li>
        ))}
      </ol>
      {children}
      <div class="acts">
        <button type="button" class="btn" onClick={() => goTo('/')}>
          {t('table.home')}
        </button>
        <button type="button" class="btn" onClick={() => goTo(`/replay/${model.session.match}`)}>
          {t('table.replay')}
        </button>
        <button type="button" class="btn primary" onClick={() => void again()}>
          {t('table.again')}
        </button>
      </div>
    </section>
  );
}
