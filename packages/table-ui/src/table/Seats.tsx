/** Everybody else, around the cloth: play runs clockwise, so the next player sits at my left. */

import type { Seat } from '@parlor/kit';
import { Icon } from '../parts/Icon.tsx';
import { Medallion } from '../parts/Medallion.tsx';
import { Name } from '../parts/Name.tsx';
import { t } from '../words/words.ts';
import { BankTime, TimeRing } from './Clock.tsx';
import type { TableModel } from './model.ts';
import type { SeatState } from '../surroundings/viewing.ts';
import type { SeatParts } from './TableFrame.tsx';

/** Places for one to six others, in the order of play. */
const PLACES: readonly (readonly string[])[] = [
  [],
  ['pos-t'],
  ['pos-l', 'pos-r'],
  ['pos-l', 'pos-t', 'pos-r'],
  ['pos-l', 'pos-tl', 'pos-tr', 'pos-r'],
  ['pos-l', 'pos-tl', 'pos-t', 'pos-tr', 'pos-r'],
  ['pos-l', 'pos-tl', 'pos-t', 'pos-tr', 'pos-r', 'pos-b'],
];

interface SeatsProps {
  readonly model: TableModel;
  readonly seat?: (seat: Seat) => SeatParts;
  /** Seats clockwise, when the game moves people about. */
  readonly order?: readonly Seat[];
}

export function Seats({ model, seat: partsOf, order }: SeatsProps) {
  const moment = model.shown.value!;
  const seats = model.seats.value;
  const me = model.me.value;
  const circle = order ?? seats.map((_, seat) => seat);
  const mine = me === undefined ? -1 : circle.indexOf(me);
  const around = [...circle.slice(mine + 1), ...circle.slice(0, mine + 1)];
  const others = around.filter((seat) => seat !== me);
  const places = PLACES[others.length] ?? [];
  return (
    <div class="seats">
      {others.map((seat, i) => {
        const state = seats[seat]!;
        const parts = partsOf?.(seat) ?? {};
        const isAsked = moment.questions.some((question) => question.seat === seat);
        const said = parts.say ?? model.says.value.get(seat);
        const talk = model.talk.value.get(seat);
        return (
          <article
            key={seat}
            class={`seat ${places[i] ?? ''} ${isAsked ? 'lit' : ''} ${i === 0 && me !== undefined ? 'next' : ''} ${parts.isAtRisk ? 'at-risk' : ''} ${state.isAway || !state.isConnected ? 'away' : ''}`}
            data-place={`seat-${seat}`}
            data-flip={`seat-${seat}`}
            data-seat={seat}
            data-next={t('table.next')}
            aria-label={state.name}
          >
            <span class="med-ring">
              <Medallion seat={seat} name={state.name} />
              {isAsked && <TimeRing {...{ model, seat }} />}
            </span>
            <span class="nm">
              <Name class="nm-text" text={state.name} />{' '}
              {state.kind === 'bot' && <Icon name="bot" />}
              {isAsked && <span class="sr">{t('table.asked')}</span>}
            </span>
            <span class="sub">
              {state.isAway
                ? t('table.away')
                : state.isConnected
                  ? parts.sub
                  : t('table.unconnected')}
              <BankTime {...{ model, seat }} />
            </span>
            {parts.more !== undefined && <div class="more">{parts.more}</div>}
            {talk !== undefined ? (
              // In the place of what the seat did last: nothing else is covered by it.
              <span class="say speech" title={model.saying(talk)}>
                {t('table.quoted', { text: model.saying(talk) })}
              </span>
            ) : state.isThinking ? (
              <span class="say dimmed">{t('table.thinking')}</span>
            ) : (
              said !== undefined &&
              said !== '' && (
                <span class="say" title={said}>
                  {shortly(said, state.name, seats)}
                </span>
              )
            )}
          </article>
        );
      })}
    </div>
  );
}

/** A paper tag has room for a few words, and hangs at the seat: the name is not needed. */
const shortly = (text: string, name: string, seats: readonly SeatState[]): string => {
  const isAbout = (one: string): boolean => text.startsWith(`${one} `);
  // 'Buck II lost a card' is not about Buck.
  const isOthers = seats.some((one) => one.name.length > name.length && isAbout(one.name));
  const bare = isAbout(name) && !isOthers ? text.slice(name.length + 1) : text;
  return bare.replace(/\.$/, '');
};
