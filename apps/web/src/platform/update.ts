/** The app kept for when the network is off, and a newer one when there is one. */

import { effect, signal } from '@preact/signals';
import type { Language } from '@parlor/kit';
import { language } from './language.ts';

/** A newer app is ready. It comes with the next load; nobody is interrupted. */
export const isUpdateReady = signal(false);

/** Is everything there that is needed without a network? */
export const isKept = signal(false);

/** The page that is running is the one its entry script belongs to. */
async function isNewest(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  const page = await (await fetch('/', { cache: 'no-store' })).text();
  return entry === undefined || page.includes(new URL(entry).pathname);
}

/** Without its language nothing can be shown; others are not kept. */
function keepLanguage({ active }: ServiceWorkerRegistration, wanted: Language): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => (isKept.value = true));
  port1.start();
  active?.postMessage({ language: wanted }, [port2]);
}

const HOUR_MS = 3_600_000;

export function keepApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const look = (): void =>
    void isNewest().then(
      (isSo) => (isUpdateReady.value = !isSo),
      () => {},
    );
  serviceWorker.addEventListener('controllerchange', look);
  void serviceWorker.ready.then((registration) => {
    effect(() => keepLanguage(registration, language.value));
    setInterval(() => void registration.update().catch(() => {}), HOUR_MS);
  });
  void serviceWorker.register('/sw.js').catch(() => {});
}

/** Browsers that can install the app tell so once; the offer is kept for the settings. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}
export const installOffer = signal<InstallOffer | undefined>(undefined);

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  installOffer.value = event as InstallOffer;
});
addEventListener('appinstalled', () => {
  installOffer.value = undefined;
});
