/** The middle of the cloth: what is to be decided there, or what has just happened. */

import type { Seat } from '@parlor/kit';
import { Icon, SeatMedallion } from '@parlor/table-ui';
import { Die, Picture } from './art.tsx';
import { CardBack, CardFace } from './cards.tsx';
import { dealing, dealingNow } from './dealingLater.ts';
import { Choosing } from './Choosing.tsx';
import { kindOf, type Property, propertyName } from './printed.ts';
import { PromiseList } from './Promises.tsx';
import { boxOf, others, ownedBy } from './reading.ts';
import { SaleStage } from './SaleStage.tsx';
import { Sold } from './Sold.tsx';
import { m } from './messages.ts';
import { aimOf, touchSeat } from './touching.ts';
import type { Turn } from './turn.ts';

export function Stage({ turn }: { readonly turn: Turn }) {
  const { view, draft, asked, set, last } = turn;
  if (draft.deal || draft.isSeeking || draft.isReading || view.offer) return <Deals turn={turn} />;
  if (view.choosing) return <Choosing turn={turn} choosing={view.choosing} />;
  const isTax = draft.card !== undefined && kindOf(set, draft.card) === 'tax';
  if (asked === 'take' || (isTax && asked !== 'bid')) return <Targets turn={turn} />;
  if (asked === 'trade') return <Trade turn={turn} />;
  if (view.sale) return <SaleStage turn={turn} sale={view.sale} />;
  if (last.sale?.end) return <Sold turn={turn} sale={last.sale} />;
  return <Happened turn={turn} />;
}

/** What is there only once the part of the table for deals has come. */
function Deals({ turn }: { readonly turn: Turn }) {
  const { view, draft } = turn;
  const parts = dealingNow();
  if (!parts)
    return (
      <p class="tr-quiet" role="status">
        {dealing.value === 'failed' ? m().table.dealsFailed : m().table.dealsComing}
      </p>
    );
  if (draft.deal) return <parts.Composer turn={turn} deal={draft.deal} />;
  if (draft.isReading) return <parts.Contracts turn={turn} />;
  if (draft.isSeeking) return <Partners turn={turn} />;
  return <parts.OfferPaper turn={turn} offer={view.offer!} />;
}

const TOLD = 4;

function Happened({ turn }: { readonly turn: Turn }) {
  const { view, last, set } = turn;
  const story = last.story.slice(-TOLD);
  const isDealing = view.part === 2;
  const parts = dealingNow();
  return (
    <div class={`tr-happened ${isDealing ? 'dealing' : ''}`}>
      {last.deal?.fate && parts ? (
        <parts.LastPaper turn={turn} deal={last.deal} />
      ) : (
        <section class="tr-story" aria-label={m().table.story}>
          {last.card ? (
            <span
              class="tr-played"
              data-flip={`played-${last.card.at}`}
              data-from={`seat-${last.card.seat}`}
            >
              <CardFace set={set} card={last.card.card} />
            </span>
          ) : last.dice.length === 0 && !isDealing ? (
            <Pile turn={turn} />
          ) : null}
          {last.dice.length > 0 && (
            <span class={`tr-dice n-${last.dice.length}`} key={last.version}>
              {last.dice.slice(-5).map((face, i) => (
                <Die key={i} face={face} class="thrown" />
              ))}
            </span>
          )}
          {story.length === 0 ? (
            <p class="tr-quiet">{isDealing ? m().table.quietDealing : m().table.quiet}</p>
          ) : (
            <ol class="tr-told">
              {story.map((text, i) => (
                <li key={`${last.version}-${i}`}>{text}</li>
              ))}
            </ol>
          )}
        </section>
      )}
      {isDealing && (
        <div class="tr-ledger" tabIndex={0} role="group" aria-label={m().deals.promises}>
          <PromiseList turn={turn} isShort />
        </div>
      )}
    </div>
  );
}

const Pile = ({ turn }: { readonly turn: Turn }) => (
  <span
    class="tr-pile"
    role="img"
    aria-label={m().table.pileOf(turn.view.pileSize)}
    data-place="pile"
  >
    <CardBack />
    <b class="face">{turn.view.pileSize}</b>
  </span>
);

/** Somebody is to be chosen: large, with what matters for the choice. */
function Targets({ turn }: { readonly turn: Turn }) {
  const { view, last, draft, asked } = turn;
  return (
    <section class="tr-targets" aria-label={m().buttons.choosePlayer}>
      {asked === 'take' && last.dice.length > 0 && (
        <Die face={last.dice.at(-1)!} class="thrown" key={last.version} />
      )}
      <div class="tr-people" data-row="people">
        {others(view).map((seat, i) => {
          const aim = aimOf(turn, seat)!;
          return (
            <Person
              key={seat}
              turn={turn}
              seat={seat}
              digit={i + 1}
              note={asked === 'take' ? m().table.cards(view.handSizes[seat]!) : taxNote(turn, seat)}
              isOn={draft.seat === seat}
              isOff={!turn.allows(aim)}
              move={aim}
              press={() => touchSeat(turn, seat)}
            />
          );
        })}
      </div>
    </section>
  );
}

const TAX = 20;

const taxNote = ({ view }: Turn, seat: Seat): string => {
  const count = ownedBy(view, seat).length;
  return count === 0 ? m().table.ownsNothing : m().table.taxOn(count * TAX, count);
};

function Partners({ turn }: { readonly turn: Turn }) {
  const { view } = turn;
  return (
    <section class="tr-targets" aria-label={m().buttons.choosePartner}>
      <div class="tr-people" data-row="people">
        {others(view).map((seat, i) => (
          <Person
            key={seat}
            turn={turn}
            seat={seat}
            digit={i + 1}
            note={m().table.partner(view.cash[seat] ?? null, view.handSizes[seat]!)}
            isOn={false}
            isOff={false}
            press={() => dealingNow()?.beginDeal(turn, seat)}
          />
        ))}
      </div>
    </section>
  );
}

interface PersonProps {
  readonly turn: Turn;
  readonly seat: Seat;
  readonly digit: number;
  readonly note: string;
  readonly isOn: boolean;
  readonly isOff: boolean;
  readonly move?: unknown;
  readonly press: () => void;
}

function Person({ turn, seat, digit, note, isOn, isOff, move, press }: PersonProps) {
  const { model, view, set } = turn;
  const name = model.called(seat);
  return (
    <button
      type="button"
      class={`tr-person ${isOn ? 'on' : ''} ${isOff ? 'off' : ''}`}
      aria-pressed={isOn}
      data-move={move === undefined ? undefined : JSON.stringify(move)}
      onClick={press}
    >
      <SeatMedallion model={model} seat={seat} />
      <b class="show">
        {name}
        <span class="sr">, </span>
      </b>
      <span>{note}</span>
      <span class="tr-pics" aria-hidden="true">
        {ownedBy(view, seat).map((property) => (
          <Picture key={property} set={set} property={property} />
        ))}
      </span>
      <kbd aria-hidden="true">{digit}</kbd>
    </button>
  );
}

function Trade({ turn }: { readonly turn: Turn }) {
  const { draft } = turn;
  return (
    <section class="tr-trade" aria-label={m().table.tradeScene}>
      <Side turn={turn} property={draft.give} label={m().table.youGive} />
      <Icon name="swap" />
      <Side turn={turn} property={draft.property} label={m().table.youGet} />
    </section>
  );
}

function Side({
  turn,
  property,
  label,
}: {
  readonly turn: Turn;
  readonly property: Property | undefined;
  readonly label: string;
}) {
  const box = property === undefined ? undefined : boxOf(turn.view, property);
  return (
    <div class={`tr-side ${property === undefined ? 'empty' : ''}`}>
      <small>{label}</small>
      {property !== undefined && (
        <>
          <Picture set={turn.set} property={property} />
          <b class="show">{propertyName(turn.set, property)}</b>
          <span>{box!.isLeast ? m().table.boxShut : m().table.inBox(box!.amount)}</span>
        </>
      )}
    </div>
  );
}
