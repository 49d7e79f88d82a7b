/** The end of a match: who came where, why, and what now. */

import { useEffect, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { Name } from '../parts/Name.tsx';
import { t } from '../words/words.ts';
import { Decided } from './Decided.tsx';
import { DiceLine } from './DiceLine.tsx';
import type { TableModel } from './model.ts';
import { writtenAs } from './points.ts';
import type { AfterMatch } from '../surroundings/afterMatch.ts';
import { SeatMedallion } from './SeatMedallion.tsx';

/** A second press of what ended the match should not be one of what appears in its place. */
const EARLY_MS = 400;

interface EndingProps {
  readonly model: TableModel;
  readonly afterMatch: AfterMatch;
  readonly children?: ComponentChildren;
}

export function Ending({ model, afterMatch, children }: EndingProps) {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [isEarly, setEarly] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setEarly(false), EARLY_MS);
    return () => clearTimeout(timer);
  }, []);
  const outcome = model.shown.value?.outcome;
  if (!outcome) return null;
  const { goTo, home } = model.services.navigation;
  const { score } = model.surroundings.viewing.game;
  const order = outcome.places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place);
  const winners = order.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const rematch = afterMatch.rematch?.value;
  const again = async (): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    // Whoever joins gets a seat there along with the address; where none is free one can still look on.
    const told = await afterMatch.again().catch(() => undefined);
    const next = typeof told === 'string' ? told : (rematch ?? told);
    setBusy(false);
    if (typeof next === 'string') goTo(next);
    else setFailed(next ? model.say(next) : t('ending.failed'));
  };
  return (
    <section class="ending" aria-label={t('table.over')}>
      <h1 class="ending-head show" tabIndex={-1}>
        {t('ending.won', { winners: winners.map(model.people) })}
      </h1>
      <ol>
        {order.map(({ place, seat }) => {
          const { figure, unit } = writtenAs(score, outcome.scores[seat]!);
          return (
            <li key={seat} class={place === 1 ? 'won' : ''}>
              <SeatMedallion model={model} seat={seat} />
              <b class="show">
                <Name text={model.called(seat)} />
              </b>
              <span>{t('table.place', { place })}</span>
              <span class="points">
                <span class="face">{figure}</span>
                {unit !== undefined && <small> {unit}</small>}
              </span>
            </li>
          );
        })}
      </ol>
      {children}
      <PlayedFor model={model} />
      <Decided model={model} afterMatch={afterMatch} />
      <DiceLine model={model} afterMatch={afterMatch} />
      {failed !== undefined && (
        <p class="why" role="alert">
          {failed}
        </p>
      )}
      <div class="acts" inert={isEarly}>
        <button type="button" class="btn" onClick={() => goTo(home)}>
          {t('table.home')}
        </button>
        <button type="button" class="btn" onClick={() => goTo(afterMatch.replay())}>
          {t('table.replay')}
        </button>
        {model.me.value !== undefined && (
          <button
            type="button"
            class="btn primary"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) void again();
            }}
          >
            {rematch === undefined ? t('table.again') : t('ending.join-again')}
          </button>
        )}
      </div>
    </section>
  );
}

/** A bot made moves for me: how many, and what that does to the rating. */
function PlayedFor({ model }: { readonly model: TableModel }) {
  const me = model.me.value;
  const played = me === undefined ? undefined : model.seats.value[me]?.playedFor;
  if (!played) return null;
  const { moves: count, isCapped } = played;
  const moves = t('ending.played', { count });
  return (
    <p class="played-for">{[moves, isCapped && t('ending.capped')].filter(Boolean).join(' ')}</p>
  );
}
