/** Carrying on as oneself on another device: the secret stands after the # and goes nowhere but to the server. */

import { useState } from 'preact/hooks';
import { Link } from '../app/router.tsx';
import { Notice } from '../parts/Notice.tsx';
import { Page } from '../parts/Page.tsx';
import { t } from '../words/words.ts';

type State = 'asking' | 'working' | 'failed' | 'no-server' | { readonly name: string };

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

export function Recover() {
  const token = location.hash.slice(1);
  const [state, setState] = useState<State>(token === '' ? 'failed' : 'asking');
  const go = async (): Promise<void> => {
    setState('working');
    const found = await recover(token);
    // Used up, and nothing that should stay in the history.
    if (typeof found === 'object') history.replaceState(undefined, '', '/recover');
    setState(found);
  };
  const line =
    typeof state === 'object'
      ? t('recover.done', { name: state.name })
      : state === 'asking'
        ? t('recover.ask')
        : t(`recover.${state}`);
  return (
    <Page title={t('recover.title')} isNarrow>
      <Notice title={t('recover.title')} line={line}>
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
        {state === 'failed' && (
          <Link href="/" class="btn">
            {t('page.to-home')}
          </Link>
        )}
      </Notice>
    </Page>
  );
}
