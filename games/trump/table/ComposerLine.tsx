/** One line of a deal in the making: a sentence whose slots are buttons. */

import type { ComponentChildren } from 'preact';
import type { Seat } from '@parlor/kit';
import { MAX_OPTION_GIFTS } from '../text/words.ts';
import { Icon, Medallion } from '@parlor/web/table-ui';
import { Picture } from './art.tsx';
import { C } from './composerStrings.ts';
import {
  type Deal,
  type Give,
  type Line,
  type Picking,
  removed,
  replaced,
  takerIn,
} from './deal.ts';
import { formOf } from './lineForms.ts';
import {
  actText,
  giftText,
  object,
  percentText,
  subject,
  turnText,
  untilText,
  whenText,
  whose,
} from './phrasing.ts';
import { cardName, kindOf, propertiesOn, propertyName } from './printed.ts';
import { LineNotes, type Remark } from './LineNotes.tsx';
import type { Turn } from './turn.ts';

interface LineProps {
  readonly turn: Turn;
  readonly deal: Deal;
  readonly line: Line;
  readonly at: number;
  /** The whole line in one sentence. */
  readonly text: string;
  readonly remarks: readonly Remark[];
}

type Pick = (slot: Picking['slot'], sub?: number) => void;

export function ComposerLine({ turn, deal, line, at, text, remarks }: LineProps) {
  const pick: Pick = (slot, sub) =>
    turn.change({ picking: { at, slot, ...(sub !== undefined && { sub }) } });
  return (
    <li aria-label={`${C.line(at + 1)}: ${text}`} data-row={`line-${at}`}>
      <div class="tr-words">
        <p>
          <Words turn={turn} deal={deal} line={line} pick={pick} />
        </p>
        {line.type === 'option' && <Gifts {...{ turn, deal, at, pick }} option={line} />}
      </div>
      <button
        type="button"
        class="tr-x"
        aria-label={C.remove(at + 1)}
        onClick={() => turn.change({ deal: removed(deal, at) })}
      >
        <Icon name="x" />
      </button>
      <LineNotes remarks={remarks} />
    </li>
  );
}

interface WordsProps {
  readonly turn: Turn;
  readonly deal: Deal;
  readonly line: Line;
  readonly pick: Pick;
}

function Words({ turn, deal, line, pick }: WordsProps) {
  const { me, set } = turn;
  if (line.type === 'give') return <GiveWords turn={turn} deal={deal} line={line} pick={pick} />;
  const isMe = line.seat === me;
  const who = <Who turn={turn} seat={line.seat} onPress={() => pick('seat')} />;
  switch (line.type) {
    case 'play': {
      const kind = kindOf(set, line.card);
      return (
        <>
          {who}
          <span>{C.play(isMe)}</span>
          <CardPill turn={turn} card={line.card} onPress={() => pick('card')} />
          {kind === 'tax' && (
            <Pill kind="who" slot="aim" onPress={() => pick('aim')}>
              {`${C.on} ${line.target === undefined ? C.anybody : object(turn, line.target)}`}
            </Pill>
          )}
          {kind === 'forceSale' && (
            <Pill kind="prop" slot="aim" onPress={() => pick('aim')}>
              {`${C.forProperty} ${line.property === undefined ? C.anyProperty : propertyName(set, line.property)}`}
            </Pill>
          )}
          <Pill kind="when" slot="turn" onPress={() => pick('turn')}>
            {C.by(turnText(turn, line.seat, line.turn))}
          </Pill>
        </>
      );
    }
    case 'abstain':
      return (
        <>
          {who}
          <span>{C.doNot(isMe)}</span>
          <Pill kind="act" slot="act" onPress={() => pick('act')}>
            {actText(turn, line.act)}
          </Pill>
          <Pill kind="when" slot="until" onPress={() => pick('until')}>
            {untilText(turn, line.until)}
          </Pill>
        </>
      );
    case 'option':
      return (
        <>
          {who}
          <span>{C.may}</span>
          <Pill kind="when" slot="until" onPress={() => pick('until')}>
            {untilText(turn, line.until)}
          </Pill>
          <span>{C.haveHappen(isMe)}</span>
        </>
      );
    case 'show':
      return (
        <>
          {who}
          <span>{C.show(isMe)}</span>
          <To turn={turn} deal={deal} from={line.seat} to={line.to} onPress={() => pick('to')} />
          <Pill kind="card1" slot="shown" onPress={() => pick('shown')}>
            {line.card === null ? (
              C.wholeHand(whose(turn, line.seat))
            ) : (
              <>
                <CardPictures turn={turn} card={line.card} />
                {cardName(set, line.card)}
              </>
            )}
          </Pill>
        </>
      );
  }
}

function GiveWords({ turn, deal, line, pick }: WordsProps & { readonly line: Give }) {
  const { me, view, model } = turn;
  const { when, from } = line;
  const isMe = from === me;
  const taker = takerIn(view, deal, from, line.to);
  const form = formOf(line, deal.lines);
  const who = <Who turn={turn} seat={from} onPress={() => pick('seat')} />;
  const several = deal.and.length > 0;
  const percent = (
    <Pill kind="amt" slot="percent" onPress={() => pick('percent')}>
      {percentText(turn, line)}
    </Pill>
  );
  if (form === 'share' && when.type === 'played')
    return (
      <>
        <span>{C.when}</span>
        {who}
        <span>{C.play(isMe)}</span>
        <CardPill turn={turn} card={when.card} onPress={() => pick('card')} />
        {several ? (
          <To turn={turn} deal={deal} from={from} to={line.to} onPress={() => pick('to')} />
        ) : (
          <span>{C.shareGets(model.who(taker), taker === me)}</span>
        )}
        {percent}
      </>
    );
  const isBack = form === 'return';
  return (
    <>
      {who}
      <span>{isBack ? C.giveBack(isMe) : C.give(isMe)}</span>
      {!isBack && (
        <To turn={turn} deal={deal} from={from} to={line.to} onPress={() => pick('to')} />
      )}
      {form === 'share' ? (
        percent
      ) : (
        <WhatPill
          turn={turn}
          line={line}
          taker={taker}
          isBack={isBack}
          onPress={() => pick('what')}
        />
      )}
      {isBack && several && (
        <To turn={turn} deal={deal} from={from} to={line.to} onPress={() => pick('to')} />
      )}
      <Pill kind="when" slot="when" onPress={() => pick('when')}>
        {whenText(turn, when, from)}
      </Pill>
    </>
  );
}

/** What an option makes happen. */
function Gifts({
  turn,
  deal,
  option,
  at,
  pick,
}: {
  readonly turn: Turn;
  readonly deal: Deal;
  readonly option: Extract<Line, { type: 'option' }>;
  readonly at: number;
  readonly pick: Pick;
}) {
  const { view, me } = turn;
  const change = (clauses: readonly Give[]): void =>
    turn.change({ deal: replaced(deal, at, { ...option, clauses }) });
  return (
    <ul class="tr-gifts">
      {option.clauses.map((gift, sub) => (
        <li key={sub}>
          <p>
            <Who turn={turn} seat={gift.from} onPress={() => pick('seat', sub)} />
            <span>{C.give(gift.from === me)}</span>
            <To
              turn={turn}
              deal={deal}
              from={gift.from}
              to={gift.to}
              onPress={() => pick('to', sub)}
            />
            <WhatPill
              turn={turn}
              line={gift}
              taker={takerIn(view, deal, gift.from, gift.to)}
              isBack={false}
              onPress={() => pick('what', sub)}
            />
          </p>
          {option.clauses.length > 1 && (
            <button
              type="button"
              class="tr-x"
              aria-label={C.removeGift(sub + 1)}
              onClick={() => change(option.clauses.filter((_, i) => i !== sub))}
            >
              <Icon name="x" />
            </button>
          )}
        </li>
      ))}
      {option.clauses.length < MAX_OPTION_GIFTS && (
        <li class="tr-adds">
          <button type="button" onClick={() => change([...option.clauses, option.clauses.at(-1)!])}>
            <Icon name="plus" />
            {C.addGift}
          </button>
        </li>
      )}
    </ul>
  );
}

const Who = ({
  turn,
  seat,
  onPress,
}: {
  readonly turn: Turn;
  readonly seat: Seat;
  readonly onPress: () => void;
}) => (
  <Pill kind="who" slot="seat" onPress={onPress}>
    <Medallion seat={seat} name={turn.model.seats.value[seat]?.name ?? ''} />
    {subject(turn, seat)}
  </Pill>
);

/** Between two there is nothing to choose. */
function To({
  turn,
  deal,
  from,
  to,
  onPress,
}: {
  readonly turn: Turn;
  readonly deal: Deal;
  readonly from: Seat;
  readonly to: Seat | undefined;
  readonly onPress: () => void;
}) {
  const taker = takerIn(turn.view, deal, from, to);
  if (deal.and.length === 0) return <span>{object(turn, taker)}</span>;
  return (
    <Pill kind="who" slot="to" onPress={onPress}>
      {object(turn, taker)}
    </Pill>
  );
}

const WhatPill = ({
  turn,
  line: { what, from },
  taker,
  isBack,
  onPress,
}: {
  readonly turn: Turn;
  readonly line: Give;
  readonly taker: Seat;
  readonly isBack: boolean;
  readonly onPress: () => void;
}) => (
  <Pill
    kind={what.type === 'cash' ? 'amt' : what.type === 'property' ? 'prop' : 'card1'}
    slot="what"
    onPress={onPress}
  >
    {what.type === 'property' && <Picture set={turn.set} property={what.property} />}
    {what.type === 'card' && <CardPictures turn={turn} card={what.card} />}
    {giftText(turn, what, { from, to: taker }, isBack)}
  </Pill>
);

const CardPictures = ({ turn, card }: { readonly turn: Turn; readonly card: number }) => (
  <>
    {propertiesOn(turn.set, card).map((property) => (
      <Picture key={property} set={turn.set} property={property} />
    ))}
  </>
);

const CardPill = ({
  turn,
  card,
  onPress,
}: {
  readonly turn: Turn;
  readonly card: number;
  readonly onPress: () => void;
}) => (
  <Pill kind="card1" slot="card" onPress={onPress}>
    <CardPictures turn={turn} card={card} />
    {cardName(turn.set, card)}
  </Pill>
);

const Pill = ({
  kind,
  slot,
  onPress,
  children,
}: {
  readonly kind: string;
  readonly slot: Picking['slot'];
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}) => (
  <button type="button" class={`tr-pill ${kind}`} aria-haspopup="dialog" onClick={onPress}>
    <span class="sr">{C.slots[slot]}</span>
    {children}
    <Icon name="down" />
  </button>
);
