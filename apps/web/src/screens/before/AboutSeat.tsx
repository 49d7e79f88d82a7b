/** What can be done about somebody who sits at an open table: by the host, and by everybody. */

import { useState } from 'preact/hooks';
import type { SeatInfo } from '@parlor/protocol';
import { PersonSheet, type Speaking } from '@parlor/table-ui';
import { refusedByHouse, t } from '../../words/words.ts';
import type { OnlineTable } from '../../tables/onlineTable.ts';
import { AbsentSeat } from './AbsentSeat.tsx';
import { Asking } from './Asking.tsx';
import { FreeSeat } from './FreeSeat.tsx';

type Wish = Parameters<OnlineTable['say']>[0];

interface AboutSeatProps {
  readonly table: string;
  readonly seat: SeatInfo;
  readonly isHost: boolean;
  readonly isHere: boolean;
  readonly speaking: Speaking | undefined;
  readonly say: (wish: Wish) => void;
}

export function AboutSeat({ table, seat, isHost, isHere, speaking, say }: AboutSeatProps) {
  const [isOpen, setOpen] = useState(false);
  const player = seat.player!;
  const { name } = seat;
  return (
    <div class="about-seat">
      {isHost && !isHere && <AbsentSeat {...{ table, seat, say }} />}
      {isHost && (
        <>
          {isHere && (
            <FreeSeat
              {...{ name, isHere }}
              free={() => say({ type: 'free-seat', table, player })}
            />
          )}
          <Asking
            label={t('open.hand-over')}
            about={name}
            question={t('open.hand-over.sure', { name })}
            yes={t('open.hand-over.yes')}
            act={() => say({ type: 'hand-over', table, player })}
          />
          <Asking
            label={t('open.remove')}
            about={name}
            question={t('open.remove.sure', { name })}
            yes={t('open.remove.yes')}
            act={() => say({ type: 'remove', table, player })}
          />
        </>
      )}
      {speaking && (
        <button
          type="button"
          class="btn quiet"
          aria-label={t('table.person', { name })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('table.person.short')}
        </button>
      )}
      {speaking && isOpen && (
        <PersonSheet
          {...{ player, name, speaking }}
          inWords={(why) => refusedByHouse(why) ?? why.code}
        />
      )}
    </div>
  );
}
