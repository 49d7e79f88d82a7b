/** The frame of every screen that is not a table: head, ways around, content. */

import type { ComponentChildren } from 'preact';
import { me, server } from '../app/connection.ts';
import { Link, path } from '../app/router.tsx';
import { isSoundOn, myName } from '../app/settings.ts';
import { type Key, t } from '../words/words.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Medallion } from './Medallion.tsx';

const PLACES: readonly { readonly href: string; readonly label: Key; readonly icon: IconName }[] = [
  { href: '/', label: 'nav.play', icon: 'play' },
  { href: '/tables', label: 'nav.tables', icon: 'people' },
  { href: '/replays', label: 'nav.replays', icon: 'scroll' },
  { href: '/learn', label: 'nav.learn', icon: 'book' },
];

const isHere = (href: string): boolean =>
  href === '/' ? path.value === '/' : path.value.startsWith(href);

export function Page({ children }: { readonly children: ComponentChildren }) {
  const name = me.value?.name ?? (myName.value || t('you'));
  const isSound = isSoundOn.value;
  return (
    <>
      <a class="skip" href="#content">
        {t('nav.skip')}
      </a>
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
        <span class="off">
          <Icon name={server.value === 'none' ? 'cloudoff' : 'check'} />
          <span>{server.value === 'none' ? t('nav.offline') : t('nav.ready')}</span>
        </span>
        <button
          type="button"
          class="iconbtn wide"
          aria-pressed={isSound}
          aria-label={isSound ? t('table.sound-on') : t('table.sound-off')}
          onClick={() => (isSoundOn.value = !isSound)}
        >
          <Icon name="sound" />
        </button>
        <Link href="/settings" class="me" label={t('nav.profile', { name })}>
          <Medallion seat={4} name={name} />
          <span>{name}</span>
        </Link>
      </header>
      <main class="wrap" id="content" tabIndex={-1}>
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
