/** Checking a match file: this device plays it through again and says what it found, in words. */

import { useEffect, useState } from 'preact/hooks';
import { isGameId } from '@parlor/registry/ids';
import { gameName } from '../app/games.ts';
import { getJson } from '../app/http.ts';
import { engine } from '../engine/engine.ts';
import { Icon } from '../parts/Icon.tsx';
import { Page } from '../parts/Page.tsx';
import { t } from '../words/words.ts';

const CHECKS = ['commitment', 'seed', 'moves', 'ending', 'outcome', 'signature'] as const;
type Check = (typeof CHECKS)[number];

interface Line {
  readonly text: string;
  readonly isFine: boolean | undefined;
}

interface Verdict {
  readonly about: string;
  readonly isGenuine: boolean;
  readonly lines: readonly Line[];
}

type State = Verdict | { readonly trouble: string } | 'working' | undefined;

async function verify(file: unknown): Promise<State> {
  const result = await engine.verify(file);
  if ('why' in result) {
    const isOther = result.why.code === 'unknown-game' || result.why.code.includes('rules-version');
    return { trouble: isOther ? t('verify.other-rules') : t('verify.not-a-file') };
  }
  const { names, record, publicKey } = file as {
    names: string[];
    record: { game: string };
    publicKey: string;
  };
  const lines = result.findings.map(({ check, isFine, detail }): Line => {
    const known = check as Check;
    return {
      isFine,
      text: isFine ? t(`verify.${known}`, { detail }) : t(`verify.${known}.bad`, { detail }),
    };
  });
  const { game } = record;
  return {
    about: t('verify.file', {
      game: isGameId(game) ? gameName(game) : game,
      names: names.join(', '),
    }),
    isGenuine: result.findings.every(({ isFine }) => isFine),
    lines: [...lines, await houseKey(publicKey)],
  };
}

/** A signature proves little if anybody may have made it: whose key is it? */
async function houseKey(signedWith: string): Promise<Line> {
  try {
    const { publicKey } = (await getJson('/api/key')) as { publicKey: string };
    return publicKey === signedWith
      ? { text: t('verify.key'), isFine: true }
      : { text: t('verify.key.bad'), isFine: false };
  } catch {
    return { text: t('verify.key.unknown'), isFine: undefined };
  }
}

async function verifyText(text: string): Promise<State> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { trouble: t('verify.not-a-file') };
  }
  return verify(file);
}

export function Verify({ id }: { readonly id: string }) {
  const [state, setState] = useState<State>();
  const [isOver, setOver] = useState(false);
  const check = (finding: Promise<State>): void => {
    setState('working');
    finding.then(setState, () => setState({ trouble: t('verify.not-a-file') }));
  };
  const read = (file: File | undefined): void => {
    if (file) check(file.text().then(verifyText));
  };
  useEffect(() => {
    if (id === '') return;
    const fetched = getJson(`/api/matches/${encodeURIComponent(id)}`).then(verify, () => ({
      trouble: t('verify.fetch-failed'),
    }));
    check(fetched);
  }, [id]);
  return (
    <Page title={t('verify.title')} isNarrow>
      <header class="page-head">
        <h1>{t('verify.title')}</h1>
        <p>{t('verify.lead')}</p>
      </header>
      <label
        class={isOver ? 'drop over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          read(event.dataTransfer?.files[0]);
        }}
      >
        <Icon name="scroll" class="drop-sign" />
        <b>{t('verify.drop')}</b>
        <span class="btn">{t('verify.choose')}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            read(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </label>
      <div aria-live="polite">
        {state === 'working' && <p class="hint-line">{t('verify.working')}</p>}
        {typeof state === 'object' && 'trouble' in state && <p class="why">{state.trouble}</p>}
        {typeof state === 'object' && 'lines' in state && <Findings verdict={state} />}
      </div>
    </Page>
  );
}

const Findings = ({ verdict }: { readonly verdict: Verdict }) => (
  <section class="box">
    <header>
      <h2>{verdict.about}</h2>
    </header>
    <p class={verdict.isGenuine ? 'verdict good' : 'verdict bad'}>
      {verdict.isGenuine ? t('verify.genuine') : t('verify.broken')}
    </p>
    <ul class="findings">
      {verdict.lines.map(({ text, isFine }) => (
        <li key={text} class={isFine === undefined ? '' : isFine ? 'good' : 'bad'}>
          <Icon name={isFine === undefined ? 'cloudoff' : isFine ? 'check' : 'x'} />
          <span class="sr">
            {isFine === undefined
              ? t('verify.open')
              : isFine
                ? t('verify.fine')
                : t('verify.wrong')}
          </span>
          {text}
        </li>
      ))}
    </ul>
  </section>
);
