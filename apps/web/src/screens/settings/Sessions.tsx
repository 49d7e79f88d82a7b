/** Where one is signed in, and how to end that. */

import { useEffect, useState } from 'preact/hooks';
import type { SessionInfo } from '@parlor/protocol';
import { connect, server } from '../../platform/connection.ts';
import { getJson, sendJson } from '../../platform/http.ts';
import { Fault } from '../../parts/Fault.tsx';
import { dayOf } from '../../words/days.ts';
import { t } from '../../words/words.ts';

export function Sessions() {
  const [sessions, setSessions] = useState<readonly SessionInfo[]>();
  const [isFailed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const load = async (): Promise<void> => {
    try {
      await connect();
      setSessions((await getJson('/api/sessions')) as readonly SessionInfo[]);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  useEffect(() => void load(), []);
  const end = async (path: string, isThis = false): Promise<void> => {
    try {
      await sendJson('DELETE', path);
      // A real load: who one was is forgotten everywhere in the page.
      if (isThis) location.assign('/');
      else await load();
    } catch {
      setFailed(true);
    }
  };
  const fault = <Fault text={isFailed ? t('settings.sessions.failed') : undefined} />;
  if (server.value === 'none') return null;
  if (!sessions) return fault;
  return (
    <section aria-labelledby="set-sessions">
      <h3 id="set-sessions">{t('settings.sessions')}</h3>
      <ul class="settings-list">
        {sessions.map(({ id, device, seenAt, isThis }) => (
          <li key={id} class="setting">
            <span class="setting-text">
              <b>{device || t('settings.sessions.unknown')}</b>
              <small>
                {isThis
                  ? t(isAsking ? 'settings.sessions.last' : 'settings.sessions.this')
                  : t('settings.sessions.seen', { when: dayOf(seenAt) })}
              </small>
            </span>
            {isThis && isAsking && (
              <button type="button" class="btn" onClick={() => setAsking(false)}>
                {t('settings.sessions.not')}
              </button>
            )}
            <button
              type="button"
              class={isThis && isAsking ? 'btn danger' : 'btn'}
              aria-label={t('settings.sessions.end.of', {
                device: device || t('settings.sessions.unknown'),
              })}
              onClick={() => {
                // Cannot be undone: asked twice, in place.
                if (isThis && !isAsking) setAsking(true);
                else void end(`/api/sessions/${id}`, isThis);
              }}
            >
              {t('settings.sessions.end')}
            </button>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" class="btn" onClick={() => void end('/api/sessions')}>
          {t('settings.sessions.end.others')}
        </button>
      )}
      {fault}
    </section>
  );
}
