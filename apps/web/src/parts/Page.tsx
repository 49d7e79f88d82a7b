/** The frame of every screen that is not a table: head, ways around, content. */

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { connect, isBanned, isOutdated, isSignedOut, me, server } from '../platform/connection.ts';
import { Link, path } from '../platform/router.tsx';
import { isSoundOn, myName } from '../platform/settings.ts';
import { storageTrouble } from '../platform/storageStatus.ts';
import { title as windowTitle } from '../platform/title.ts';
import { isKept, isUpdateReady } from '../platform/update.ts';
import { type PlainKey, refusedByHouse, t } from '../words/words.ts';
import { Icon, type IconName, Medallion, SoundButton } from '@parlor/table-ui';

const PLACES: readonly {
  readonly href: string;
  readonly label: PlainKey;
  readonly icon: IconName;
}[] = [
  { href: '/', label: 'nav.play', icon: 'bolt' },
  { href: '/tables', label: 'nav.tables', icon: 'people' },
  { href: '/replays', label: 'nav.replays', icon: 'eye' },
  { href: '/learn', label: 'nav.learn', icon: 'book' },
];

const isHere = (href: string): boolean =>
  href === '/' ? path.value === '/' : path.value.startsWith(href);

/** The first screen leaves the focus where the browser put it. */
let isFirst = true;

/** To the content, without a trace in the address: what stands there after a # may open a seat. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#content')?.focus();
}

interface PageProps {
  /** Of the browser's window; none on the way in. */
  readonly title?: string | undefined;
  /** For screens that look best narrow. */
  readonly isNarrow?: boolean;
  readonly game?: string | undefined;
  readonly children: ComponentChildren;
}

export function Page({ title, isNarrow = false, game, children }: PageProps) {
  useEffect(() => {
    windowTitle.value = title === undefined ? t('app.name') : t('page.title', { title });
  }, [title]);
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('#content h1');
    heading?.setAttribute('tabindex', '-1');
    if (!isFirst) heading?.focus({ preventScroll: true });
    isFirst = false;
    // Every screen says who one is and whether there is a server; tables on this device need neither.
    void connect().catch(() => {});
  }, []);
  return (
    <>
      <a class="skip" href="#content" onClick={skip}>
        {t('nav.skip')}
      </a>
      <Head />
      {isOutdated.value && (
        <p class="news" role="alert">
          {t('page.outdated.line')}
          <button type="button" class="btn" onClick={() => location.reload()}>
            {t('page.outdated.now')}
          </button>
        </p>
      )}
      {isBanned.value && (
        <p class="news" role="alert">
          {t('page.banned.line')}
        </p>
      )}
      {isSignedOut.value && (
        <p class="news" role="alert">
          {t('page.signed-out.line')}
          <button type="button" class="btn" onClick={() => location.reload()}>
            {t('page.signed-out.now')}
          </button>
        </p>
      )}
      {isUpdateReady.value && !isOutdated.value && (
        <p class="news" role="status">
          {t('page.update')}
          <button type="button" class="btn" onClick={() => location.reload()}>
            {t('page.update.now')}
          </button>
        </p>
      )}
      {storageTrouble.value && (
        <p class="news" role="status">
          {refusedByHouse({ code: storageTrouble.value })}
          <button type="button" class="btn" onClick={() => location.reload()}>
            {t('page.again')}
          </button>
        </p>
      )}
      <main class={isNarrow ? 'wrap narrow' : 'wrap'} id="content" tabIndex={-1} data-game={game}>
        {children}
      </main>
      <nav class="tabs" aria-label={t('nav.main')}>
        {PLACES.map(({ href, label, icon }) => (
          <Link key={href} href={href} class={isHere(href) ? 'on' : ''} isCurrent={isHere(href)}>
            <Icon name={icon} />
            {t(label)}
          </Link>
        ))}
      </nav>
    </>
  );
}

function Head() {
  const name = me.value?.name ?? (myName.value || t('you'));
  const isOffline = server.value === 'none';
  return (
    <header class="top">
      <Link href="/" class="mark">
        <Icon name="fan" class="" />
        {t('app.name')}
      </Link>
      <nav aria-label={t('nav.main')}>
        {PLACES.map(({ href, label }) => (
          <Link key={href} href={href} class={isHere(href) ? 'on' : ''} isCurrent={isHere(href)}>
            {t(label)}
          </Link>
        ))}
      </nav>
      <span class="grow" />
      <span class={isOffline ? 'off is-off' : 'off'} role="status">
        {isOffline && <Icon name="cloudoff" />}
        {!isOffline && isKept.value && <Icon name="check" />}
        {(isOffline || isKept.value) && (
          <span>{isOffline ? t('nav.offline') : t('nav.ready')}</span>
        )}
      </span>
      <SoundButton isOn={isSoundOn} />
      <Link href="/settings" class="me">
        <Medallion seat={4} name={name} />
        <span class="name" aria-hidden="true">
          {name}
        </span>
        <span class="sr">{t('nav.profile', { name })}</span>
      </Link>
    </header>
  );
}
