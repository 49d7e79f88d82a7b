/** Around an open table: who sits where, who is ready, and the link for friends. */

import { randomText } from '../app/connection.ts';
import { Medallion } from '../parts/Medallion.tsx';
import type { OnlineTable } from '../table/onlineSession.ts';
import { t } from '../words/words.ts';

export function BeforeMatch({ table }: { readonly table: OnlineTable }) {
  const info = table.table.value!;
  const mine = table.yourSeat.value;
  const isHost = mine !== null && info.seats[mine]?.player === info.host;
  const ready = () =>
    void table.say({ type: 'ready', table: info.id, contribution: randomText(16) });
  return (
    <main class="page" data-game={info.game}>
      <h1 class="show">{t('open.title')}</h1>
      <p>
        {t('open.link')} <code>{location.href}</code>
      </p>
      <ol class="open-seats">
        {info.seats.map((seat, i) => (
          <li key={i}>
            <Medallion seat={i} name={seat.name} />
            <b>{seat.name === '' ? t('open.free') : seat.name}</b>
            {seat.isReady && <span>{t('open.ready')}</span>}
            {seat.kind === 'open' && mine === null && (
              <button
                type="button"
                class="btn"
                onClick={() => void table.say({ type: 'sit', table: info.id, seat: i })}
              >
                {t('open.sit')}
              </button>
            )}
          </li>
        ))}
      </ol>
      {mine !== null && !info.seats[mine]!.isReady && (
        <button type="button" class="btn primary" onClick={ready}>
          {t('open.be-ready')}
        </button>
      )}
      {isHost && info.seats.every(({ isReady }) => isReady) && (
        <button
          type="button"
          class="btn primary"
          onClick={() => void table.say({ type: 'start', table: info.id })}
        >
          {t('open.start')}
        </button>
      )}
    </main>
  );
}
