/** An offer as its readers see it: sentences on paper, with what changed marked. */

import type { ComponentChildren } from 'preact';
import type { Seat } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import { type Clause, giftsOf, type HiddenClause } from '../facts/clauses.ts';
import { contractSentences } from '../text/deal/sentences.ts';
import { Icon, SeatMedallion } from '@parlor/table-ui';
import { Picture } from './art.tsx';
import { m } from './messages.ts';
import { type Deal, NO_DEAL } from './deal.ts';
import { LineNotes, type Remark as Note } from './LineNotes.tsx';
import { remarksOn } from './remarks.ts';
import { type LastDeal, remarkOn, type Version } from './last.ts';
import { propertiesOn } from './printed.ts';
import { moveKey } from './reading.ts';
import { Scales } from './Scales.tsx';
import type { Turn } from './turn.ts';

export function OfferPaper({
  turn,
  offer,
}: {
  readonly turn: Turn;
  readonly offer: NonNullable<View['offer']>;
}) {
  const { last, model, me } = turn;
  const takers = [offer.to, ...(offer.and ?? [])];
  const isMine = me !== undefined && (offer.from === me || takers.includes(me));
  const before = last.deal?.versions.at(-2);
  const remark =
    last.deal?.by === offer.from ? remarkOn(last.deal, model.remarks.value) : undefined;
  const people = model.people;
  const title = (offer.counters > 0 ? m().deals.counterFrom : m().deals.offerFrom)(
    people(offer.from),
    takers.map(people),
  );
  const notes = remarksOn(turn.view, people, offer);
  return (
    <section
      class={`tr-paper reading ${me !== undefined && takers.includes(me) ? 'to-me' : ''}`}
      aria-label={title}
    >
      <header>
        <SeatMedallion model={model} seat={offer.from} />
        <h2 class="show">{title}</h2>
      </header>
      {remark !== undefined && <Remark>{remark}</Remark>}
      {offer.ends !== undefined && <EndsNote version={offer} />}
      <Sentences turn={turn} version={offer} before={before} notes={notes} />
      {!isMine && <p class="tr-silent">{m().deals.silent([offer.from, ...takers].map(people))}</p>}
      <footer>
        {isMine && <Scales turn={turn} deal={asDeal(offer, me)} />}
        <Signs turn={turn} version={offer} accepted={offer.accepted ?? []} />
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
  const people = model.people;
  const title = (deal.versions.length > 1 ? m().deals.counterFrom : m().deals.offerFrom)(
    people(version.from),
    [version.to, ...(version.and ?? [])].map(people),
  );
  return (
    <section
      class={`tr-paper past ${deal.fate}`}
      aria-label={m().deals.stamped(title, m().deals.stamps[deal.fate])}
    >
      <header>
        <SeatMedallion model={model} seat={version.from} />
        <h2 class="show">{title}</h2>
        <span class="tr-stamp show" aria-hidden="true">
          {m().deals.stamps[deal.fate]}
          {deal.contract !== undefined && <small>{m().deals.contract(deal.contract)}</small>}
        </span>
      </header>
      {version.ends !== undefined && <EndsNote version={version} />}
      <Sentences turn={turn} version={version} before={undefined} notes={NO_NOTES} />
      {remark !== undefined && <Remark>{m().deals.remark(people(deal.by!), remark)}</Remark>}
      <footer>
        <Signs
          turn={turn}
          version={version}
          accepted={deal.fate === 'accepted' ? [version.to, ...(version.and ?? [])] : deal.accepted}
        />
      </footer>
    </section>
  );
}

/** What is past is as it came. */
const NO_NOTES: ReadonlyMap<number, readonly Note[]> = new Map();

/** An offer I am a party of, as a deal of mine: every card in it is named. */
const asDeal = ({ from, to, and = [], clauses }: Version, me: Seat): Deal => {
  const [first, ...rest] = [from, to, ...and].filter((seat) => seat !== me);
  return { ...NO_DEAL, to: first!, and: rest, lines: clauses as readonly Clause[] };
};

const EndsNote = ({ version: { ends, clauses } }: { readonly version: Version }) => (
  <p class="tr-ends-note">
    <Icon name="swap" />
    <span>{clauses.length === 0 ? m().deals.endsOnly(ends!) : m().deals.ends(ends!)}</span>
  </p>
);

const Remark = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="tr-remark">{children}</p>
);

function Sentences({
  turn,
  version,
  before,
  notes,
}: {
  readonly turn: Turn;
  readonly version: Version;
  readonly before: Version | undefined;
  readonly notes: ReadonlyMap<number, readonly Note[]>;
}) {
  const { set, model } = turn;
  const { from, to, and = [], clauses } = version;
  const old = new Set(before?.clauses.map(moveKey));
  const texts = contractSentences(m(), clauses, {
    components: set,
    people: model.people,
    seats: [from, to, ...and],
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
              {isNew && <em>{m().deals.changed}</em>}
            </p>
            <LineNotes remarks={notes.get(i) ?? []} />
          </li>
        );
      })}
    </ol>
  );
}

/** What a clause is about, in small. */
function Pictures({ turn, clause }: { readonly turn: Turn; readonly clause: HiddenClause }) {
  const { set } = turn;
  const shown = new Set(
    clause.type === 'play'
      ? clause.card === null
        ? []
        : propertiesOn(set, clause.card)
      : giftsOf(clause).flatMap(({ what }) =>
          what.type === 'property'
            ? [what.property]
            : what.type === 'card' && what.card !== null
              ? propertiesOn(set, what.card)
              : [],
        ),
  );
  return (
    <>
      {[...shown].map((property) => (
        <Picture key={property} set={set} property={property} />
      ))}
    </>
  );
}

function Signs({
  turn,
  version,
  accepted,
}: {
  readonly turn: Turn;
  readonly version: Version;
  /** Who has, beside the one who offers. */
  readonly accepted: readonly Seat[];
}) {
  const { model } = turn;
  return (
    <span class={`tr-signs ${version.and ? 'several' : ''}`}>
      {[version.from, version.to, ...(version.and ?? [])].map((seat) => {
        const isDone = seat === version.from || accepted.includes(seat);
        return (
          <span key={seat} class={isDone ? 'done' : ''}>
            <SeatMedallion model={model} seat={seat} />
            <span class="sr">{m().deals.signs(model.people(seat))}</span>
            {isDone ? m().deals.signed : m().deals.notYet}
          </span>
        );
      })}
    </span>
  );
}
