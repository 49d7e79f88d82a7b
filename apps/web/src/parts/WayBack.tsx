/** After the first match online: a word about how to stay who one is. Said once, whatever the answer. */

import { goTo } from '../platform/router.tsx';
import { wayBack } from '../platform/settings.ts';
import { t } from '../words/words.ts';

export function WayBack() {
  if (wayBack.value !== 'due') return null;
  const done = (): void => void (wayBack.value = 'done');
  const save = (): void => {
    done();
    goTo('/settings');
  };
  return (
    <section class="box way-back" aria-labelledby="way-back">
      <div>
        <header>
          <h2 id="way-back">{t('home.way-back')}</h2>
        </header>
        <p class="hint-line">{t('home.way-back.line')}</p>
      </div>
      <span class="sure">
        <button type="button" class="btn quiet" onClick={done}>
          {t('home.way-back.not')}
        </button>
        <button type="button" class="btn" onClick={save}>
          {t('home.way-back.go')}
        </button>
      </span>
    </section>
  );
}
