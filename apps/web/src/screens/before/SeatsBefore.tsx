/** The seats of an open table: who is here, who is ready, where one can sit. */

import { useEffect, useState } from 'preact/hooks';
import type { Level } from '@parlor/bots';
import type { SeatInfo, TableInfo } from '@parlor/protocol';
import { botName, LEVELS, levelName, type Personas } from '../../games/levels.ts';
import { Pick } from '../../parts/Fields.tsx';
import { Icon, Inlay, Medallion, type Speaking } from '@parlor/table-ui';
import type { OnlineTable, RemovedPerson } from '../../tables/onlineTable.ts';
import { t } from '../../words/words.ts';
import { AboutSeat } from './AboutSeat.tsx';

type Wish = Parameters<OnlineTable['say']>[0];

interface SeatsBeforeProps {
  readonly info: TableInfo;
  readonly mine: number | null;
  readonly isHost: boolean;
  readonly personas: Personas | undefined;
  /** By seat: is its person at the table? */
  readonly here: readonly boolean[];
  /** By seat: since when its person has been away, by the clock of this device; null where it is not known. */
  readonly awaySince: readonly (number | null)[];
  readonly speaking: Speaking | undefined;
  readonly isRemoved: boolean;
  /** Whom the host has sent away, for the host. */
  readonly removed: readonly RemovedPerson[];
  readonly say: (wish: Wish) => void;
}

/** Stands for a seat without a bot. */
const FREE = '';

export function SeatsBefore(props: SeatsBeforeProps) {
  const { info, mine, isHost, personas, here, awaySince, speaking, isRemoved, removed, say } =
    props;
  const now = useMinutes();
  const fill = (): void => {
    info.seats.forEach(({ kind }, seat) => {
      if (kind === 'open') say({ type: 'seat-bot', table: info.id, seat, level: 'casual' });
    });
  };
  const hasFree = info.seats.some(({ kind }) => kind === 'open');
  return (
    <section class="cloth seating" aria-labelledby="seats">
      <Inlay />
      <header>
        <h2 id="seats">{t('open.seats')}</h2>
        {isHost && hasFree && (
          <button type="button" class="btn quiet" onClick={fill}>
            <Icon name="bot" />
            {t('open.fill')}
          </button>
        )}
      </header>
      <ol>
        {info.seats.map((seat, at) => (
          <li key={at}>
            <div class={`seat-row ${seat.kind === 'open' || !here[at] ? 'is-free' : ''}`}>
              <Medallion seat={at} name={seat.name} />
              <div class="seat-who">
                <b class="seat-name">
                  {seat.kind === 'open' ? t('open.free') : seat.name}
                  {seat.isReady && !seat.isKept && <Icon name="check" />}
                </b>
                <small>
                  {aboutSeat(seat, {
                    isMe: at === mine,
                    isHost: isHostOf(info, seat),
                    away: here[at] === false ? awayFor(awaySince[at] ?? null, now) : undefined,
                  })}
                </small>
                {seat.isKept && (
                  <small class="kept">
                    {t(info.clock === 'daily' ? 'open.kept.daily' : 'open.kept', {
                      names: [seat.name],
                    })}
                  </small>
                )}
                {isUnbound(seat) && (
                  <small class="kept">{t('open.unbound', { names: [seat.name] })}</small>
                )}
                {seat.player !== null && at !== mine && (
                  <AboutSeat
                    key={seat.player}
                    table={info.id}
                    {...{ seat, isHost, speaking, say }}
                    isHere={here[at] ?? true}
                  />
                )}
                {isHost && seat.kind !== 'person' && (
                  <Pick
                    label={t('open.put-bot', { number: at + 1 })}
                    isLabelHidden
                    value={seat.level ?? FREE}
                    choices={[
                      [FREE, t('open.keep-free')],
                      ...LEVELS.map((level) => [level, botName(personas, level)] as const),
                    ]}
                    change={(level) =>
                      say({
                        type: 'seat-bot',
                        table: info.id,
                        seat: at,
                        level: level === FREE ? null : (level as Level),
                      })
                    }
                  />
                )}
              </div>
              {seat.kind === 'open' && mine !== null && !info.opening && (
                <button
                  type="button"
                  class="btn quiet"
                  aria-label={`${t('open.move-here')}: ${t('open.seat-name', { number: at + 1 })}`}
                  onClick={() => say({ type: 'sit', table: info.id, seat: at })}
                >
                  {t('open.move-here')}
                </button>
              )}
              {seat.kind === 'open' && mine === null && !isRemoved && (
                <button
                  type="button"
                  class={isFirstFree(info, at) ? 'btn primary' : 'btn'}
                  aria-label={`${t('open.sit')}: ${t('open.seat-name', { number: at + 1 })}`}
                  onClick={() => say({ type: 'sit', table: info.id, seat: at })}
                >
                  {t('open.sit')}
                </button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {removed.length > 0 && (
        <ul class="removed" aria-label={t('open.removed.list')}>
          {removed.map(({ player, name }) => (
            <li key={player}>
              <span>{t('open.removed.who', { name })}</span>
              <button
                type="button"
                class="btn"
                onClick={() => say({ type: 'let-back', table: info.id, player })}
              >
                {t('open.let-back', { name })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Ready, and bound to no share of the dice: whoever it is could still choose theirs when all others are known. */
export const isUnbound = ({ kind, isReady, isKept = false, commitment }: SeatInfo): boolean =>
  kind === 'person' && isReady && !isKept && commitment === undefined;

const isHostOf = (info: TableInfo, { player }: SeatInfo): boolean => player === info.host;

const isFirstFree = ({ seats }: TableInfo, at: number): boolean =>
  seats.findIndex(({ kind }) => kind === 'open') === at;

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 15_000;

/** The time, as often as minutes are counted. */
function useMinutes(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function awayFor(since: number | null, now: number): string {
  if (since === null) return t('open.away');
  const minutes = Math.max(0, Math.floor((now - since) / MINUTE_MS));
  return t('open.away-for', { minutes });
}

interface About {
  readonly isMe: boolean;
  readonly isHost: boolean;
  /** For how long, in words; undefined for whoever is here. */
  readonly away: string | undefined;
}

function aboutSeat(
  { kind, level, isReady, isKept }: SeatInfo,
  { isMe, isHost, away }: About,
): string {
  if (kind === 'open') return t('new.seat.link');
  if (kind === 'bot') return level ? t('open.bot', { level: levelName(level) }) : '';
  return [
    isMe && t('open.you'),
    isHost && t('open.host'),
    !isMe && (away ?? t('open.here')),
    !isKept && (isReady ? t('open.ready') : t('open.not-ready')),
  ]
    .filter((part) => part !== false)
    .join(', ');
}
