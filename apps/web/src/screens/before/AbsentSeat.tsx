/** What the host may do about somebody who is away: free the seat, put a bot there, or begin without waiting for them. */

import type { SeatInfo } from '@parlor/protocol';
import { t } from '../../words/words.ts';
import type { OnlineTable } from '../../tables/onlineTable.ts';
import { FreeSeat } from './FreeSeat.tsx';

type Wish = Parameters<OnlineTable['say']>[0];

interface AbsentSeatProps {
  readonly table: string;
  readonly seat: SeatInfo;
  readonly say: (wish: Wish) => void;
}

export function AbsentSeat({ table, seat, say }: AbsentSeatProps) {
  const player = seat.player!;
  const { name, isKept = false } = seat;
  return (
    <>
      <FreeSeat
        {...{ name }}
        isHere={false}
        free={() => say({ type: 'free-seat', table, player })}
      />
      <button
        type="button"
        class="btn"
        aria-label={`${t('open.bot-instead')}: ${name}`}
        onClick={() => say({ type: 'free-seat', table, player, level: 'casual' })}
      >
        {t('open.bot-instead')}
      </button>
      <button
        type="button"
        class="btn"
        aria-pressed={isKept}
        aria-label={`${t('open.keep-seat')}: ${name}`}
        onClick={() => say({ type: 'keep-seat', table, player, isKept: !isKept })}
      >
        {t('open.keep-seat')}
      </button>
    </>
  );
}
