/**
 * Ready, start, or what is still waited for. Whatever others change stands below
 * the button, which so never moves away under a finger.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '@parlor/table-ui';
import { noteOf } from '../../platform/shareNotes.ts';
import type { OnlineTable } from '../../tables/onlineTable.ts';
import { readyAt } from '../../tables/opening.ts';
import { t } from '../../words/words.ts';

type Wish = Parameters<OnlineTable['say']>[0];

interface ReadinessProps {
  readonly table: OnlineTable;
  readonly isHost: boolean;
  readonly here: readonly boolean[];
  readonly refused: string | undefined;
  readonly isLost: boolean;
  readonly lead: string;
  /** How the host came to be host. */
  readonly passed: string | undefined;
  readonly say: (wish: Wish) => Promise<boolean>;
}

export function Readiness(props: ReadinessProps) {
  const { table, isHost, here, refused, isLost, lead, passed, say } = props;
  const [isAsking, setAsking] = useState(false);
  const info = table.table.value!;
  const mine = table.yourSeat.value;
  const amReady = mine !== null && info.seats[mine]!.isReady;
  const free = info.seats.filter(({ kind }) => kind === 'open').length;
  const others = info.seats.flatMap((seat, at) =>
    seat.kind === 'person' && at !== mine ? [{ ...seat, isHere: here[at] ?? true }] : [],
  );
  const late = others.filter(({ isHere, isReady }) => isHere && !isReady);
  /** Nobody has decided about them yet. */
  const away = others.filter(({ isHere, isKept }) => !isHere && !isKept);
  const kept = others.filter(({ isKept }) => isKept);
  const names = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name);
  const host = info.seats.find(({ player }) => player === info.host)?.name ?? '';
  const isAll = info.seats.every(({ isReady }) => isReady);
  const isOpening = info.opening !== undefined;
  const canStart = amReady && free === 0 && late.length === 0;
  const commitment = mine === null ? undefined : info.seats[mine]!.commitment;
  const isElsewhere =
    !isOpening &&
    amReady &&
    !info.seats[mine]!.isKept &&
    (commitment === undefined || noteOf(info.id, commitment) === undefined);
  const isDaily = info.clock === 'daily';
  const waits = [
    free > 0 && t('open.wait-seats', { free }),
    late.length > 0 && t('open.wait-people', { names: names(late) }),
    away.length > 0 && t('open.wait-away', { names: names(away) }),
    kept.length > 0 && t(isDaily ? 'open.kept.daily' : 'open.kept', { names: names(kept) }),
    isAll && !isHost && !isOpening && t('open.wait-host', { name: host }),
    isElsewhere && t('open.elsewhere'),
  ].filter((line) => line !== false);
  const isAsked = isAsking && away.length > 0 && canStart && !isOpening;
  useEffect(() => {
    if (away.length === 0 || isOpening) setAsking(false);
  }, [away.length === 0, isOpening]);
  const start = async (): Promise<void> => {
    setAsking(false);
    for (const { player } of away) {
      const isKept = await say({
        ...{ type: 'keep-seat', table: info.id, player: player!, isKept: true },
      });
      // Whoever has just come back is waited for.
      if (!isKept) return;
    }
    await say({ type: 'start', table: info.id });
  };
  return (
    <div class="finish">
      {mine !== null && (!amReady || isElsewhere) && (
        <button type="button" class="btn primary" onClick={() => void readyAt(info).then(say)}>
          <Icon name="check" />
          {t('open.be-ready')}
        </button>
      )}
      {isHost && amReady && !isElsewhere && (
        <button
          type="button"
          class="btn primary"
          disabled={!canStart || isOpening}
          onClick={() => (away.length > 0 ? setAsking(true) : void start())}
        >
          <Icon name="play" />
          {t('open.start')}
        </button>
      )}
      {isAsked && (
        <StartWithout
          question={t(isDaily ? 'open.begin-without.daily' : 'open.begin-without', {
            names: names(away),
          })}
          begin={() => void start()}
          wait={() => setAsking(false)}
        />
      )}
      <p class="before-lead">{lead}</p>
      <p class={refused === undefined ? 'hint-line' : 'why'} role="status">
        {refused ?? waits.join(' ')}
      </p>
      <p class="passed" role="status">
        {passed}
      </p>
      {isLost && (
        <p class="news" role="status">
          <Icon name="cloudoff" />
          {t('open.lost')}
        </p>
      )}
    </div>
  );
}

interface StartWithoutProps {
  readonly question: string;
  readonly begin: () => void;
  readonly wait: () => void;
}

/** Somebody is away: what happens if it begins now, before it does. */
function StartWithout({ question, begin, wait }: StartWithoutProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div class="free-seat start-without" role="alertdialog" aria-label={question}>
      <span>{question}</span>
      <button ref={first} type="button" class="btn" onClick={wait}>
        {t('open.begin-without.no')}
      </button>
      <button type="button" class="btn strong" onClick={begin}>
        {t('open.begin-without.yes')}
      </button>
    </div>
  );
}
