/** Passkeys: added, listed, removed; and used by whoever is a new guest here. */

import { useEffect, useState } from 'preact/hooks';
import type { PasskeyInfo } from '@parlor/protocol';
import { connect, server } from '../../platform/connection.ts';
import { getJson, sendJson } from '../../platform/http.ts';
import { addPasskey, canUsePasskeys } from '../../platform/passkeys.ts';
import { Fault } from '../../parts/Fault.tsx';
import { ComeBack, passkeyTrouble } from '../../parts/ComeBack.tsx';
import { dayOf } from '../../words/days.ts';
import { refusedByHouse, t } from '../../words/words.ts';

export function Passkeys() {
  const [passkeys, setPasskeys] = useState<readonly PasskeyInfo[]>();
  const [trouble, setTrouble] = useState<string>();
  const load = async (): Promise<void> => {
    await connect();
    setPasskeys((await getJson('/api/passkeys')) as readonly PasskeyInfo[]);
  };
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setTrouble(undefined);
    try {
      await work();
      await load();
    } catch (error) {
      setTrouble(passkeyTrouble(error));
    }
  };
  useEffect(() => void load().catch(() => {}), []);
  if (server.value === 'none' || !passkeys) return null;
  return (
    <section class="passkeys" aria-labelledby="set-passkeys">
      <h3 id="set-passkeys">{t('settings.passkeys')}</h3>
      <p class="hint-line">{t('settings.passkeys.line')}</p>
      <ul class="settings-list">
        {passkeys.map(({ id, device, createdAt, usedAt }) => (
          <li key={id} class="setting">
            <span class="setting-text">
              <b>{device || t('settings.sessions.unknown')}</b>
              <small>
                {usedAt === null
                  ? t('settings.passkeys.made', { day: dayOf(createdAt) })
                  : t('settings.passkeys.used', { day: dayOf(usedAt) })}
              </small>
            </span>
            <button
              type="button"
              class="btn"
              aria-label={t('settings.passkeys.remove.of', {
                device: device || t('settings.sessions.unknown'),
              })}
              onClick={() => void attempt(() => sendJson('DELETE', `/api/passkeys/${id}`))}
            >
              {t('settings.passkeys.remove')}
            </button>
          </li>
        ))}
      </ul>
      {canUsePasskeys() ? (
        <p class="sure">
          <button type="button" class="btn" onClick={() => void attempt(addPasskey)}>
            {t('settings.passkeys.add')}
          </button>
          {passkeys.length === 0 && <ComeBack said={setTrouble} />}
        </p>
      ) : (
        <p class="hint-line">{refusedByHouse({ code: 'passkeys-impossible' })}</p>
      )}
      <Fault text={trouble} />
    </section>
  );
}
