/** One screen at a time, each loaded when it is needed; the old one stays until the new one is there. */

import type { ComponentType } from 'preact';
import { useEffect, useErrorBoundary, useState } from 'preact/hooks';
import { BannedScreen } from '../screens/notices/BannedScreen.tsx';
import { ErrorScreen } from '../screens/notices/ErrorScreen.tsx';
import { OutdatedScreen } from '../screens/notices/OutdatedScreen.tsx';
import { SignedOutScreen } from '../screens/notices/SignedOutScreen.tsx';
import { t } from '../words/words.ts';
import { isBanned, isOutdated, isSignedOut } from '../platform/connection.ts';
import { path } from '../platform/router.tsx';

type Screen = ComponentType<{ readonly id: string }>;
type Load = () => Promise<Screen>;

/** An address that ends in a slash takes what follows as the screen's `id`. */
const SCREENS: Readonly<Record<string, Load>> = {
  '/': async () => (await import('../screens/Home.tsx')).Home,
  '/new': async () => (await import('../screens/new/ChooseGame.tsx')).ChooseGame,
  '/new/': async () => (await import('../screens/new/NewTable.tsx')).NewTable,
  '/join': async () => (await import('../screens/Join.tsx')).Join,
  '/tables': async () => (await import('../screens/Tables.tsx')).Tables,
  '/replays': async () => (await import('../screens/Replays.tsx')).Replays,
  '/learn': async () => (await import('../screens/Learn.tsx')).Learn,
  '/learn/': async () => (await import('../screens/LearnGame.tsx')).LearnGame,
  '/sets/': async () => (await import('../screens/sets/Sets.tsx')).Sets,
  '/settings': async () => (await import('../screens/settings/Settings.tsx')).Settings,
  '/recover': async () => (await import('../screens/Recover.tsx')).Recover,
  '/verify': async () => (await import('../screens/Verify.tsx')).Verify,
  '/verify/': async () => (await import('../screens/Verify.tsx')).Verify,
  '/local/': async () => (await import('../screens/LocalTableScreen.tsx')).LocalTableScreen,
  '/table/': async () => (await import('../screens/OnlineTableScreen.tsx')).OnlineTableScreen,
  '/replay/': async () => (await import('../screens/replay/ReplayScreen.tsx')).ReplayScreen,
};

const nowhere: Load = async () => (await import('../screens/notices/NotFound.tsx')).NotFound;

function screenAt(address: string): { readonly load: Load; readonly id: string } {
  const plain = address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address;
  const exact = SCREENS[plain];
  if (exact) return { load: exact, id: '' };
  const cut = plain.indexOf('/', 1) + 1;
  const withId = cut > 0 ? SCREENS[plain.slice(0, cut)] : undefined;
  return withId ? { load: withId, id: plain.slice(cut) } : { load: nowhere, id: '' };
}

/** Starts to load what the page was opened with. */
export const loadEntry = (): Promise<unknown> => screenAt(path.peek()).load();

/** The one screen that is nothing without a server. */
const ONLINE = '/table/';

interface Shown {
  readonly Screen: Screen;
  readonly id: string;
  readonly address: string;
}

export function App() {
  const [shown, setShown] = useState<Shown>();
  const [failed, setFailed] = useState<unknown>();
  const [broken, mend] = useErrorBoundary();
  const address = path.value;
  useEffect(() => {
    let isWanted = true;
    const { load, id } = screenAt(address);
    setFailed(undefined);
    mend();
    load().then(
      (Screen) => {
        if (isWanted) setShown({ Screen, id, address });
      },
      (error: unknown) => {
        if (isWanted) setFailed(error ?? 'not loaded');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [address]);
  const error: unknown = broken ?? failed;
  if (error !== undefined) return <ErrorScreen error={error} />;
  // Tables on this device go on without it, and the other screens say so above what they show.
  if (isOutdated.value && address.startsWith(ONLINE)) return <OutdatedScreen />;
  if (isBanned.value && address.startsWith(ONLINE)) return <BannedScreen />;
  if (isSignedOut.value && address.startsWith(ONLINE)) return <SignedOutScreen />;
  if (!shown) return <p class="loading">{t('table.loading')}</p>;
  return <shown.Screen key={shown.address} id={shown.id} />;
}
