/** Between two people at one device: nothing to be seen until the next one says so. */

import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '@parlor/kit';
import { gameName } from '../app/games.ts';
import { Link } from '../app/router.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Medallion } from '../parts/Medallion.tsx';
import { t } from '../words/words.ts';
import type { Session } from './session.ts';

export function HandOver({ session, seat }: { readonly session: Session; readonly seat: Seat }) {
  const show = useRef<HTMLButtonElement>(null);
  const name = session.seats.value[seat]?.name ?? '';
  useEffect(() => show.current?.focus({ preventScroll: true }), [seat]);
  return (
    <div class="app passing" data-game={session.game}>
      <header class="bar">
        <Link href="/" class="iconbtn" label={t('table.lobby')}>
          <Icon name="back" />
        </Link>
        <div class="where">
          <b>{gameName(session.game)}</b>
        </div>
      </header>
      <main class="hand-over">
        <Medallion seat={seat} name={name} />
        <h1 class="show">{t('table.hand-over', { name })}</h1>
        <p>{t('table.hand-over.line')}</p>
        <button
          type="button"
          class="btn primary"
          ref={show}
          onClick={() => void session.takeOver(seat)}
        >
          {t('table.hand-over.show', { name })}
        </button>
      </main>
    </div>
  );
}
