/** Carrying on as oneself on another device: the secret stands after the # and goes nowhere but to the server. */

import { useState } from 'preact/hooks';
import { canUsePasskeys } from '../platform/passkeys.ts';
import { Link } from '../platform/router.tsx';
import { wayBack } from '../platform/settings.ts';
import { ComeBack } from '../parts/ComeBack.tsx';
import { Fault } from '../parts/Fault.tsx';
import { Notice } from '../parts/Notice.tsx';
import { Page } from '../parts/Page.tsx';
import { refusedByHouse, t } from '../words/words.ts';

type State = 'none' | 'asking' | 'working' | 'failed' | 'no-server' | { readonly name: string };

async function recover(token: string): Promise<State> {
  try {
    const response = await fetch('/api/recover', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (!response.ok) return response.status < 500 ? 'failed' : 'no-server';
    return (await response.json()) as { name: string };
  } catch {
    return 'no-server';
  }
}

/** Nobody is welcomed by a link that does not work. */
function said(state: State): { readonly title: string; readonly line: string } {
  if (state === 'failed' || state === 'no-server')
    return { title: t(`recover.${state}`), line: t(`recover.${state}.line`) };
  if (state === 'none') {
    const none = canUsePasskeys() ? undefined : refusedByHouse({ code: 'passkeys-impossible' });
    return { title: t('recover.passkey'), line: none ?? t('recover.passkey.line') };
  }
  const title = t('recover.title');
  if (typeof state === 'object') return { title, line: t('recover.done', { name: state.name }) };
  return { title, line: t(state === 'asking' ? 'recover.ask' : 'recover.working') };
}

export function Recover() {
  const token = location.hash.slice(1);
  const [state, setState] = useState<State>(token === '' ? 'none' : 'asking');
  const [trouble, setTrouble] = useState<string>();
  const go = async (): Promise<void> => {
    setState('working');
    const found = await recover(token);
    // Used up, and nothing that should stay in the history.
    if (typeof found === 'object') {
      history.replaceState(undefined, '', '/recover');
      wayBack.value = 'done';
    }
    setState(found);
  };
  const { title, line } = said(state);
  return (
    <Page title={title} isNarrow>
      <Notice title={title} line={line}>
        {(state === 'asking' || state === 'no-server') && (
          <button type="button" class="btn primary" onClick={() => void go()}>
            {state === 'asking' ? t('recover.go') : t('page.again')}
          </button>
        )}
        {typeof state === 'object' && (
          // A real load: the line to the server belongs to who one was before.
          <a class="btn primary" href="/">
            {t('page.to-home')}
          </a>
        )}
        {(state === 'failed' || state === 'none') && (
          <>
            {canUsePasskeys() && <ComeBack isPrimary={state === 'none'} said={setTrouble} />}
            <Link href="/" class="btn">
              {t('page.to-home')}
            </Link>
          </>
        )}
      </Notice>
      <Fault text={trouble} />
    </Page>
  );
}
