/** Tables and results, a line each. */

import type { GameId } from '@parlor/registry/ids';
import { manifests, gameName } from '../../games/games.ts';
import { Link } from '../../platform/router.tsx';
import { Icon } from '@parlor/table-ui';
import { dayOf, sinceInWords } from '../../words/days.ts';
import { namesShown } from '../../words/formerGuests.ts';
import { clockInWords } from '../../words/clocks.ts';
import { t } from '../../words/words.ts';
import { Forget } from './Forget.tsx';
import type { Forgetting } from './forgetting.ts';
import { freeSeats, isFull, type OpenTable, type OwnTable, type Result } from './lists.ts';

export const GameSign = ({ game }: { readonly game: GameId }) => (
  <span class="g" data-game={game} aria-hidden="true">
    {manifests[game].sign}
  </span>
);

export const Empty = ({ text }: { readonly text: string }) => (
  <p class="empty">
    <Icon name="fan" class="fan" />
    {text}
  </p>
);

function standing({ free, isYourTurn, isOnline, asked, since }: OwnTable) {
  if (free !== undefined)
    return free === 0 ? t('home.waits-ready') : t('home.waits-open', { free });
  const after = [
    ...(since === undefined ? [] : [sinceInWords(since, Date.now())]),
    ...(isOnline ? [] : [t('home.device')]),
  ];
  const who = asked.length > 0 ? t('table.waiting', { names: asked }) : t('home.your-turn');
  if (isYourTurn)
    return (
      <>
        <span class="turn">{who}</span>
        {after.map((one) => ` · ${one}`)}
      </>
    );
  const running = isOnline ? [t('home.running')] : [];
  return [...(asked.length > 0 ? [who] : running), ...after].join(' · ');
}

interface OwnRowProps {
  readonly table: OwnTable;
  /** The first one where it is my turn has the lamp. */
  readonly isLit: boolean;
  readonly forgetting: Forgetting;
}

export function OwnRow({ table, isLit, forgetting }: OwnRowProps) {
  const { id, game, href, others, isOnline, isYourTurn, free } = table;
  const name = gameName(game);
  const isGoing = forgetting.isForgetting(id);
  return (
    <li class="row">
      <GameSign game={game} />
      <div>
        <b>{others.length === 0 ? name : t('home.names-with', { game: name, names: others })}</b>
        <small>{isGoing ? t('forget.done') : standing(table)}</small>
      </div>
      <span class="row-acts">
        {!isGoing && (
          <Link href={href} class={isLit ? 'btn primary' : 'btn'}>
            {free !== undefined ? t('home.open') : isYourTurn ? t('home.go') : t('home.continue')}
          </Link>
        )}
        {!isOnline && <Forget {...{ id, game, forgetting }} />}
      </span>
    </li>
  );
}

export function LobbyRow({ table }: { readonly table: OpenTable }) {
  const { id, game, seats, clock, bank, isRated = true } = table;
  const free = freeSeats(table);
  const names = namesShown(
    seats.map(({ name }) => name),
    (seat) => seats[seat]!.kind === 'person',
  ).filter((name) => name !== '');
  const terms = [
    ...(clock === 'none' && !bank ? [] : [clockInWords({ clock, bank })]),
    ...(isRated ? [] : [t('new.friendly')]),
  ];
  return (
    <li class="row">
      <GameSign game={game} />
      <div>
        <b>{[gameName(game), ...terms].join(' · ')}</b>
        <small>
          {isFull(table) ? t('home.names', { names }) : t('home.free-seats', { names, free })}
        </small>
      </div>
      <Link href={`/table/${id}`} class="btn">
        {isFull(table) ? t('home.watch') : t('home.sit-down')}
      </Link>
    </li>
  );
}

export const placeInWords = (place: number): string => t('home.place', { place });

export function ResultRow({ result }: { readonly result: Result }) {
  const { id, game, others, seats, place, at } = result;
  return (
    <li>
      <Link href={`/replay/${id}`} class="row">
        <GameSign game={game} />
        <div>
          <b>{gameName(game)}</b>
          <small>{[dayOf(at), others.join(', ')].filter(Boolean).join(' · ')}</small>
        </div>
        {place === undefined ? (
          <Icon name="eye" />
        ) : (
          <span class="place">
            <span class="sr">{t('home.place-of', { place, seats })}</span>
            <span aria-hidden="true">{placeInWords(place)}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
