/** Who sits where: medallions on the cloth, each to be filled. */

import type { Level } from '@parlor/bots';
import type { GameId } from '@parlor/registry/ids';
import { me } from '../../platform/connection.ts';
import { botName, LEVELS, type Personas } from '../../games/levels.ts';
import { myName } from '../../platform/settings.ts';
import type { About } from '../../engine/calls.ts';
import { Pick, Stepper } from '../../parts/Fields.tsx';
import { Inlay, Medallion } from '@parlor/table-ui';
import { shelfOf } from '../../words/shelves.ts';
import { t } from '../../words/words.ts';
import { type Chair, type Draft, resize, seat } from './draft.ts';

export type { Personas };

interface SeatingProps {
  readonly game: GameId;
  readonly about: About;
  readonly personas: Personas;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

/** What one is called here: online by the house, on this device by oneself. */
export const nameHere = ({ place }: Draft): string =>
  (place === 'online' ? me.value?.name : myName.value) || me.value?.name || t('you');

export function Seating({ game, about, personas, draft, change }: SeatingProps) {
  const { seatCounts } = about;
  return (
    <section class="cloth seating" aria-labelledby="seating">
      <Inlay />
      <header>
        <h2 id="seating">{t('new.seats')}</h2>
        <Stepper
          name={t('new.seats.count')}
          value={draft.chairs.length}
          min={seatCounts[0]!}
          max={seatCounts.at(-1)!}
          change={(seats) => change(resize(draft, seats))}
        />
      </header>
      <ol>
        {draft.chairs.map((chair, at) => (
          <li key={at}>
            <SeatRow
              {...{ game, chair, at, draft, personas }}
              set={(to) => change(seat(draft, at, to))}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SeatRowProps {
  readonly game: GameId;
  readonly chair: Chair;
  readonly at: number;
  readonly draft: Draft;
  readonly personas: Personas;
  readonly set: (chair: Chair) => void;
}

const keyOf = (chair: Chair): string => (chair.kind === 'bot' ? chair.level : chair.kind);

function SeatRow({ game, chair, at, draft, personas, set }: SeatRowProps) {
  const number = at + 1;
  const mine = nameHere(draft);
  const isOnline = draft.place === 'online';
  const name =
    chair.kind === 'me'
      ? mine
      : chair.kind === 'person'
        ? chair.name
        : chair.kind === 'bot'
          ? personas[chair.level].name
          : '';
  const choose = (key: string): void => {
    if (key === 'me' || key === 'open') set({ kind: key });
    else if (key === 'person') set({ kind: 'person', name: t('new.seat.guest', { number }) });
    else set({ kind: 'bot', level: key as Level });
  };
  const friend = draft.isPublic ? t('new.seat.anyone') : t('new.seat.open');
  return (
    <div class={chair.kind === 'open' ? 'seat-row is-free' : 'seat-row'}>
      <Medallion seat={at} name={name} />
      <div class="seat-who">
        <Pick
          label={t('new.seat.who', { number })}
          isLabelHidden
          value={keyOf(chair)}
          change={choose}
          choices={[
            ['me', t('new.seat.me', { name: mine })],
            isOnline ? ['open', friend] : ['person', t('new.seat.person')],
            ...LEVELS.map((level) => [level, botName(personas, level)] as const),
          ]}
        />
        {chair.kind === 'person' && (
          <input
            class="text-field"
            value={chair.name}
            maxLength={24}
            autocomplete="off"
            aria-label={t('new.seat.name', { number })}
            onInput={({ currentTarget }) => set({ kind: 'person', name: currentTarget.value })}
          />
        )}
        <small>
          {chair.kind === 'bot' && shelfOf(game).bots[chair.level]}
          {chair.kind === 'open' && t('new.seat.link')}
          {chair.kind === 'person' && t('new.seat.passes')}
          {chair.kind === 'me' && t('new.seat.yours')}
        </small>
      </div>
    </div>
  );
}
