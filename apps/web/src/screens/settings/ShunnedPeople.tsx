/** Whom one has muted or blocked, and the way back. */

import { useEffect, useState } from 'preact/hooks';
import type { Shunned } from '@parlor/protocol';
import { connect, server } from '../../platform/connection.ts';
import { getJson, sendJson } from '../../platform/http.ts';
import { muted } from '../../platform/settings.ts';
import { learnShunned } from '../../tables/shunned.ts';
import { Fault } from '../../parts/Fault.tsx';
import { t } from '../../words/words.ts';

export function ShunnedPeople() {
  const [people, setPeople] = useState<readonly Shunned[]>();
  const [isFailed, setFailed] = useState(false);
  const load = async (): Promise<void> => {
    try {
      await learnShunned(await connect());
      setPeople((await getJson('/api/me/shunned')) as readonly Shunned[]);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  useEffect(() => void load(), []);
  const back = async (player: string): Promise<void> => {
    try {
      await sendJson('DELETE', `/api/me/shunned/${player}`);
      muted.value = muted.peek().filter((one) => one.player !== player);
      await load();
    } catch {
      setFailed(true);
    }
  };
  const fault = <Fault text={isFailed ? t('settings.sessions.failed') : undefined} />;
  if (server.value === 'none') return null;
  if (!people) return fault;
  return (
    <section aria-labelledby="set-shunned">
      <h3 id="set-shunned">{t('settings.shunned')}</h3>
      {people.length === 0 && <p class="hint-line">{t('settings.shunned.none')}</p>}
      <ul class="settings-list">
        {people.map(({ player, name, how }) => (
          <li key={player} class="setting">
            <span class="setting-text">
              <b>{name}</b>
              <small>{t(`settings.shunned.${how}`)}</small>
            </span>
            <button
              type="button"
              class="btn"
              aria-label={t('settings.shunned.back', { name })}
              onClick={() => void back(player)}
            >
              {t(how === 'block' ? 'settings.shunned.unblock' : 'settings.shunned.unmute')}
            </button>
          </li>
        ))}
      </ul>
      {fault}
    </section>
  );
}
