/** Checking a match file: this device plays it through again and says what it found, in words. */

import { useEffect, useState } from 'preact/hooks';
import type { Finding, Verdict } from '@parlor/match';
import { isGameId } from '@parlor/registry/ids';
import { gameName } from '../games/games.ts';
import { getJson } from '../platform/http.ts';
import { engine } from '../engine/engine.ts';
import { askForKey, knownHouses } from '../platform/knownHouses.ts';
import { Icon } from '@parlor/table-ui';
import { Page } from '../parts/Page.tsx';
import { deviceMatchFile, isOwnKey } from '../tables/deviceMatchFile.ts';
import { isOfDevice } from '../tables/replayViewing.ts';
import { namesShown } from '../words/formerGuests.ts';
import { t } from '../words/words.ts';
import { EDITION_MISSING } from './notices/EditionMissing.tsx';

interface Line {
  readonly text: string;
  readonly isFine: boolean | undefined;
}

interface Checked {
  readonly about: string;
  readonly verdict: Verdict | 'own';
  readonly isOnlyUnsigned: boolean;
  readonly lines: readonly Line[];
}

type State = Checked | { readonly trouble: string } | 'working' | undefined;

async function verify(file: unknown): Promise<State> {
  const houses = await housesKnown();
  const result = await engine.verify(file, houses.known);
  if ('why' in result) {
    const { code, params } = result.why;
    if (code === EDITION_MISSING)
      return { trouble: t('verify.edition-missing', { edition: Number(params?.['edition']) }) };
    return { trouble: code === 'unknown-game' ? t('verify.other-rules') : t('verify.not-a-file') };
  }
  const { game, edition, names, isMovesOnly, unbound, publicKey } = result.about;
  const shown = namesShown(names);
  const loose: Line = {
    isFine: undefined,
    text: t('verify.shares.unbound', { names: unbound.map((seat) => shown[seat]!) }),
  };
  const lines = result.findings.map(({ check, isFine, detail }): Line => {
    if (check === 'signature' && !result.about.isSigned)
      return { isFine, text: t('verify.signature.none') };
    if (check === 'shares' && isFine && unbound.length > 0) return loose;
    return { isFine, text: found(check, isFine, detail) };
  });
  const isSigned = result.findings.some(({ check, isFine }) => check === 'signature' && isFine);
  const isOwn = result.verdict === 'unknown-key' && isOwnKey(publicKey);
  const older = isMovesOnly
    ? [{ text: t('verify.older'), isFine: undefined }, ...(unbound.length > 0 ? [loose] : [])]
    : [];
  return {
    about: t('verify.file', {
      game: isGameId(game) ? gameName(game) : game,
      names: shown,
      edition,
    }),
    verdict: isOwn ? 'own' : result.verdict,
    isOnlyUnsigned: result.isOnlyUnsigned,
    // Whose key it is means nothing where nobody has signed with it.
    lines: [...lines, ...(isSigned && !isOwn ? aboutKey(publicKey, houses) : []), ...older],
  };
}

function found(check: Finding['check'], isFine: boolean, detail: string): string {
  if (check === 'moves') return t(isFine ? 'verify.moves' : 'verify.moves.bad', { detail });
  if (check === 'chain' && !isFine) return t('verify.chain.bad', { entry: Number(detail) });
  return isFine || check === 'chain' ? t(`verify.${check}`) : t(`verify.${check}.bad`);
}

interface HousesKnown {
  readonly known: readonly string[];
  /** This house is among them only by its own account. */
  readonly isByOwnAccount: boolean;
  /** It was not heard. */
  readonly isSilent: boolean;
  /** It says something else now than when this device first played here. */
  readonly isChanged: boolean;
}

/** Those this device has played at; this house, if it has not played here, by what it says itself. */
async function housesKnown(): Promise<HousesKnown> {
  const houses = knownHouses.peek();
  const known = houses.map(({ key }) => key);
  const here = houses.find(({ address }) => address === location.origin);
  const told = await askForKey();
  const isByOwnAccount = here === undefined && told !== undefined;
  return {
    known: isByOwnAccount ? [...known, told] : known,
    isByOwnAccount,
    isSilent: told === undefined,
    isChanged: here !== undefined && told !== undefined && told !== here.key,
  };
}

/** A signature proves nothing while anybody may have made it: whose key is it? */
function aboutKey(signedWith: string, houses: HousesKnown): Line[] {
  const { known, isByOwnAccount, isSilent, isChanged } = houses;
  const changed = isChanged ? [{ text: t('verify.key.changed'), isFine: false }] : [];
  if (known.includes(signedWith)) {
    const isByItsWord = isByOwnAccount && known.at(-1) === signedWith;
    return [{ text: t(isByItsWord ? 'verify.key.here' : 'verify.key'), isFine: true }, ...changed];
  }
  if (known.length === 0 && isSilent) return [{ text: t('verify.key.unknown'), isFine: undefined }];
  return [{ text: t('verify.key.bad'), isFine: false }, ...changed];
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

const verifyFetched = (id: string): Promise<State> =>
  getJson(`/api/matches/${encodeURIComponent(id)}?format=2`).then(verify, () => ({
    trouble: t('verify.fetch-failed'),
  }));

async function verifyOwn(id: string): Promise<State> {
  const file = await deviceMatchFile(id);
  return file === null ? { trouble: t('verify.no-file') } : verify(file);
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
    check(isOfDevice(id) ? verifyOwn(id) : verifyFetched(id));
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
        {typeof state === 'object' && 'lines' in state && <Findings {...state} />}
      </div>
    </Page>
  );
}

const LOOKS: Readonly<Record<Checked['verdict'], string>> = {
  genuine: 'good',
  own: '',
  'unknown-key': '',
  'not-genuine': 'bad',
};

const Findings = ({ about, verdict, isOnlyUnsigned, lines }: Checked) => (
  <section class="box">
    <header>
      <h2>{about}</h2>
    </header>
    <p class={`verdict ${LOOKS[verdict]}`}>{t(`verify.${verdict}`)}</p>
    {verdict !== 'genuine' && (
      <p class="verdict-line">
        {t(isOnlyUnsigned ? 'verify.unsigned.line' : `verify.${verdict}.line`)}
      </p>
    )}
    <ul class="findings">
      {lines.map(({ text, isFine }) => (
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
