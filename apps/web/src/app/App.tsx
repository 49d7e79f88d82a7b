/** One screen at a time, each loaded when it is needed. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { path } from './router.tsx';
import { t } from '../words/words.ts';

type Screen = ComponentType<{ readonly id: string }>;

/** The first that fits counts; what follows the name is the screen's `id`. */
const SCREENS: readonly (readonly [string, () => Promise<Screen>])[] = [
  ['/local/', async () => (await import('../screens/LocalTable.tsx')).LocalTable],
  ['/replay/', async () => (await import('../table/replay/ReplayScreen.tsx')).ReplayScreen],
  ['/table/', async () => (await import('../screens/OnlineTableScreen.tsx')).OnlineTableScreen],
  ['/', async () => (await import('../screens/Home.tsx')).Home],
];

export function App() {
  const [Shown, setShown] = useState<Screen>();
  const [start, load] = SCREENS.find(([name]) => path.value.startsWith(name))!;
  useEffect(() => {
    let isWanted = true;
    void load().then((screen) => {
      if (isWanted) setShown(() => screen);
    });
    return () => {
      isWanted = false;
    };
  }, [start]);
  return Shown ? (
    <Shown key={path.value} id={path.value.slice(start.length)} />
  ) : (
    <p class="loading">{t('table.loading')}</p>
  );
}
