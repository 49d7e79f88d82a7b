/** Between two people at one device: nothing to be seen until the next one says so. */

import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '@parlor/kit';
import { Icon } from '../parts/Icon.tsx';
import { Medallion } from '../parts/Medallion.tsx';
import { t } from '../words/words.ts';
import type { HotSeat } from '../surroundings/hotSeat.ts';
import { useServices } from '../surroundings/services.ts';
import type { Viewing } from '../surroundings/viewing.ts';

interface HandOverProps {
  readonly viewing: Viewing;
  readonly hotSeat: HotSeat;
  readonly seat: Seat;
}

export function HandOver({ viewing, hotSeat, seat }: HandOverProps) {
  const { home, Link } = useServices().navigation;
  const show = useRef<HTMLButtonElement>(null);
  const name = viewing.seats.value[seat]?.name ?? '';
  useEffect(() => show.current?.focus({ preventScroll: true }), [seat]);
  return (
    <div class="app passing" data-game={viewing.game.id}>
      <header class="bar">
        <Link href={home} class="iconbtn" label={t('table.lobby')}>
          <Icon name="back" />
        </Link>
        <div class="where">
          <b>{viewing.game.title}</b>
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
          onClick={() => void hotSeat.takeOver(seat)}
        >
          {t('table.hand-over.show', { name })}
        </button>
      </main>
    </div>
  );
}
