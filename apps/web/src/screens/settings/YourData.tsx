/** One's own data on the server: in one file, or gone. */

import { useState } from 'preact/hooks';
import { server } from '../../platform/connection.ts';
import { sendJson } from '../../platform/http.ts';
import { Fault } from '../../parts/Fault.tsx';
import { Setting } from '../../parts/Fields.tsx';
import { t } from '../../words/words.ts';

export function YourData() {
  const [isAsking, setAsking] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const remove = async (): Promise<void> => {
    try {
      await sendJson('DELETE', '/api/me');
      // A real load: who one was is forgotten everywhere in the page.
      location.assign('/');
    } catch {
      setFailed(true);
    }
  };
  if (server.value === 'none') return null;
  return (
    <>
      <Setting name={t('settings.data.file')} line={t('settings.data.file.line')}>
        <a class="btn" href="/api/me/data" download="parlor.json">
          {t('settings.data.file')}
        </a>
      </Setting>
      {/* Cannot be undone: asked twice, in place. */}
      <Setting
        name={t('settings.data.delete')}
        line={t(isAsking ? 'settings.data.delete.ask' : 'settings.data.delete.line')}
      >
        {isAsking ? (
          <span class="sure">
            <button type="button" class="btn" onClick={() => setAsking(false)}>
              {t('settings.data.delete.not')}
            </button>
            <button type="button" class="btn danger" onClick={() => void remove()}>
              {t('settings.data.delete.sure')}
            </button>
          </span>
        ) : (
          <button type="button" class="btn" onClick={() => setAsking(true)}>
            {t('settings.data.delete')}
          </button>
        )}
      </Setting>
      <Fault text={isFailed ? t('settings.data.failed') : undefined} />
    </>
  );
}
