/** What concerns this device: installing the app, and forgetting what it kept. */

import { useState } from 'preact/hooks';
import { explained, isGuided } from '../../platform/settings.ts';
import { installOffer } from '../../platform/update.ts';
import { deleteMatches } from '../../offline/storedMatches.ts';
import { Setting } from '../../parts/Fields.tsx';
import { deleteSets } from '../../sets/storedSets.ts';
import { t } from '../../words/words.ts';

export function Install() {
  const offer = installOffer.value;
  if (!offer) return null;
  const install = (): void => {
    // An offer is good once.
    installOffer.value = undefined;
    void offer.prompt();
  };
  return (
    <Setting name={t('settings.install')} line={t('settings.install.line')}>
      <button type="button" class="btn" onClick={install}>
        {t('settings.install')}
      </button>
    </Setting>
  );
}

export function Lessons() {
  const [isDone, setDone] = useState(false);
  const again = (): void => {
    explained.value = [];
    isGuided.value = true;
    setDone(true);
  };
  return (
    <Setting
      name={t('settings.lessons')}
      line={isDone ? t('settings.lessons.done') : t('settings.lessons.line')}
    >
      <button type="button" class="btn" disabled={isDone} onClick={again}>
        {t('settings.lessons')}
      </button>
    </Setting>
  );
}

/** Cannot be undone: asked twice, in place. */
export function Forget() {
  const [isAsking, setAsking] = useState(false);
  const forget = async (): Promise<void> => {
    await Promise.all([deleteMatches(), deleteSets()]);
    localStorage.clear();
    location.assign('/');
  };
  return (
    <Setting name={t('settings.forget')} line={t('settings.forget.line')}>
      {isAsking ? (
        <span class="sure">
          <button type="button" class="btn" onClick={() => setAsking(false)}>
            {t('settings.forget.not')}
          </button>
          <button type="button" class="btn danger" onClick={() => void forget()}>
            {t('settings.forget.sure')}
          </button>
        </span>
      ) : (
        <button type="button" class="btn" onClick={() => setAsking(true)}>
          {t('settings.forget')}
        </button>
      )}
    </Setting>
  );
}
