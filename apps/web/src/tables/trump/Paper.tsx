/** An offer as its readers see it: sentences on paper, with what changed marked. */

import type { ComponentChildren } from 'preact';
import type { View } from '@parlor/trump';
import { contractSentences, type HiddenClause } from '@parlor/trump/words';
import { Medallion } from '../../parts/Medallion.tsx';
import { Picture } from './art.tsx';
import { D } from './dealStrings.ts';
import { VoidNote } from './VoidNote.tsx';
import { warningsOn } from './voids.ts';
import { type LastDeal, remarkOn, type Version } from './last.ts';
import { propertiesOn } from './printed.ts';
import { moveKey } from './reading.ts';
import { Scales } from './Scales.tsx';
import { S } from './strings.ts';
import type { Turn } from './turn.ts';

export function OfferPaper({
  turn,
  offer,
}: {
  readonly turn: Turn;
  readonly offer: NonNullable<View['offer']>;
}) {
  const { last, model, me } = turn;
  const isMine = offer.from === me || offer.to === me;
  const before = last.deal?.versions.at(-2);
  const remark =
    last.deal?.by === offer.from ? remarkOn(last.deal, model.remarks.value) : undefined;
  const title = (offer.counters > 0 ? D.counterFrom : D.offerFrom)(
    model.who(offer.from),
    S.lower(model.who(offer.to)),
  );
  const warnings = warningsOn(turn.view, model.who, offer);
  return (
    <section class={`tr-paper reading ${offer.to === me ? 'to-me' : ''}`} aria-label={title}>
      <header>
        <Medallion seat={offer.from} name={model.seats.value[offer.from]?.name ?? ''} />
        <h2 class="show">{capital(title)}</h2>
      </header>
      {remark !== undefined && <Remark>{remark}</Remark>}
      <Sentences turn={turn} version={offer} before={before} warnings={warnings} />
      {!isMine && <p class="tr-silent">{D.silent(model.who(offer.from), model.who(offer.to))}</p>}
      <footer>
        {isMine && (
          <Scales
            turn={turn}
            clauses={offer.clauses}
            other={me === offer.from ? offer.to : offer.from}
          />
        )}
        <Signs turn={turn} version={offer} isDone={false} />
      </footer>
    </section>
  );
}

/** What became of the last offer, until something new is done. */
export function LastPaper({ turn, deal }: { readonly turn: Turn; readonly deal: LastDeal }) {
  const { model } = turn;
  const version = deal.versions.at(-1);
  if (!version || !deal.fate) return null;
  const remark = remarkOn(deal, model.remarks.value);
  const title = (deal.versions.length > 1 ? D.counterFrom : D.offerFrom)(
    model.who(version.from),
    S.lower(model.who(version.to)),
  );
  return (
    <section class={`tr-paper past ${deal.fate}`} aria-label={`${title}, ${D.stamps[deal.fate]}`}>
      <header>
        <Medallion seat={version.from} name={model.seats.value[version.from]?.name ?? ''} />
        <h2 class="show">{capital(title)}</h2>
      </header>
      <Sentences turn={turn} version={version} before={undefined} warnings={NO_WARNINGS} />
      {remark !== undefined && <Remark>{`${model.who(deal.by!)}: “${remark}”`}</Remark>}
      <footer>
        <Signs turn={turn} version={version} isDone={deal.fate === 'accepted'} />
      </footer>
      <span class="tr-stamp show" aria-hidden="true">
        {D.stamps[deal.fate]}
        {deal.contract !== undefined && <small>{D.contract(deal.contract)}</small>}
      </span>
    </section>
  );
}

/** What is past is as it came. */
const NO_WARNINGS: ReadonlyMap<number, string> = new Map();

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const Remark = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="tr-remark">{children}</p>
);

function Sentences({
  turn,
  version,
  before,
  warnings,
}: {
  readonly turn: Turn;
  readonly version: Version;
  readonly before: Version | undefined;
  readonly warnings: ReadonlyMap<number, string>;
}) {
  const { set, model } = turn;
  const { from, to, clauses } = version;
  const old = new Set(before?.clauses.map(moveKey));
  const texts = contractSentences(clauses, {
    components: set,
    who: model.who,
    seats: [from, to],
  });
  return (
    <ol class={`tr-lines ${clauses.length > 4 ? 'close' : ''}`} tabIndex={0}>
      {clauses.map((clause, i) => {
        const isNew = before !== undefined && !old.has(moveKey(clause));
        return (
          <li key={i} class={isNew ? 'changed' : ''}>
            <p>
              <Pictures turn={turn} clause={clause} />
              <span>{texts[i]}</span>
              {isNew && <em>{D.changed}</em>}
            </p>
            <VoidNote text={warnings.get(i)} />
          </li>
        );
      })}
    </ol>
  );
}

/** What a clause is about, in small. */
function Pictures({ turn, clause }: { readonly turn: Turn; readonly clause: HiddenClause }) {
  const { set } = turn;
  const shown =
    clause.type === 'play'
      ? clause.card === null
        ? []
        : propertiesOn(set, clause.card)
      : clause.what.type === 'property'
        ? [clause.what.property]
        : clause.what.type === 'card' && clause.what.card !== null
          ? propertiesOn(set, clause.what.card)
          : [];
  return (
    <>
      {shown.map((property) => (
        <Picture key={property} set={set} property={property} />
      ))}
    </>
  );
}

function Signs({
  turn,
  version,
  isDone,
}: {
  readonly turn: Turn;
  readonly version: Version;
  readonly isDone: boolean;
}) {
  const { model } = turn;
  return (
    <span class="tr-signs">
      {[version.from, version.to].map((seat) => (
        <span key={seat} class={seat === version.from || isDone ? 'done' : ''}>
          <Medallion seat={seat} name={model.seats.value[seat]?.name ?? ''} />
          <span class="sr">{D.signs(model.who(seat))}</span>
          {seat === version.from || isDone ? D.signed : D.notYet}
        </span>
      ))}
    </span>
  );
}
