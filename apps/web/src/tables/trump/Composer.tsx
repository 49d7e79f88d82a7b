/** The deal composer: sentences with slots on a sheet of paper. */

import type { ComponentChildren } from 'preact';
import { MAX_CLAUSES, STARTS } from '@parlor/trump/words';
import { Icon } from '../../parts/Icon.tsx';
import { Medallion } from '../../parts/Medallion.tsx';
import {
  type Deal,
  type Kind,
  type Line,
  newLine,
  otherParty,
  removed,
  type Slot,
} from './deal.ts';
import { D } from './dealStrings.ts';
import {
  giftText,
  lineText,
  object,
  percentText,
  subject,
  turnText,
  whenText,
} from './phrasing.ts';
import { Picture } from './art.tsx';
import { cardName, propertiesOn } from './printed.ts';
import { beginDeal } from './touching.ts';
import type { Turn } from './turn.ts';

export function Composer({ turn, deal }: { readonly turn: Turn; readonly deal: Deal }) {
  const { model } = turn;
  const name = model.who(deal.to);
  const title = deal.isCounter ? D.counterTo(name) : D.offerTo(name);
  const verdict = turn.move && turn.verdict(turn.move);
  return (
    <section class="tr-paper composing" aria-label={title}>
      <header>
        <Medallion seat={deal.to} name={model.seats.value[deal.to]?.name ?? ''} />
        <h2 class="show">{title}</h2>
        {!deal.isCounter && <Starts turn={turn} deal={deal} />}
      </header>
      {deal.lines.length === 0 ? (
        <p class="tr-empty">{D.empty}</p>
      ) : (
        <ol class="tr-lines">
          {deal.lines.map((line, at) => (
            <ComposerLine
              key={at}
              turn={turn}
              deal={deal}
              line={line}
              at={at}
              pick={(slot) => turn.change({ picking: { at, slot } })}
            />
          ))}
        </ol>
      )}
      <p class={`tr-verdict ${typeof verdict === 'string' ? 'why' : ''}`} role="status">
        {typeof verdict === 'string' ? verdict : ''}
      </p>
      <footer>
        <Adds turn={turn} deal={deal} />
      </footer>
    </section>
  );
}

function Starts({ turn, deal }: { readonly turn: Turn; readonly deal: Deal }) {
  const { aside } = turn;
  return (
    <div class="tr-starts" role="group" aria-label={D.startFrom} data-row="starts">
      {STARTS.map((start) => (
        <button type="button" key={start} onClick={() => beginDeal(turn, deal.to, start)}>
          {D.starts[start]}
        </button>
      ))}
      {aside && aside.to === deal.to && aside.lines !== deal.lines && (
        <button type="button" onClick={() => beginDeal(turn, deal.to)}>
          {D.again}
        </button>
      )}
    </div>
  );
}

const KINDS: readonly Kind[] = ['give', 'share', 'promise', 'return'];

function Adds({ turn, deal }: { readonly turn: Turn; readonly deal: Deal }) {
  const isFull = deal.lines.length >= MAX_CLAUSES;
  return (
    <div class="tr-adds" role="group" aria-label={D.addLine} data-row="adds">
      <span class="desk">{D.addLine}</span>
      {KINDS.map((kind) => {
        const line = newLine(turn.view, deal, kind);
        const whyNot = isFull
          ? D.tooMany(MAX_CLAUSES)
          : line === undefined
            ? D.addsWhy[kind]
            : undefined;
        return (
          <button
            type="button"
            key={kind}
            aria-disabled={whyNot !== undefined}
            title={whyNot}
            onClick={() =>
              whyNot === undefined
                ? turn.change({ deal: { ...deal, lines: [...deal.lines, line!] } })
                : turn.model.explain(whyNot)
            }
          >
            <Icon name="plus" />
            <span class="desk">{D.adds[kind]}</span>
            <span class="phone">{D.addsShort[kind]}</span>
          </button>
        );
      })}
    </div>
  );
}

interface LineProps {
  readonly turn: Turn;
  readonly deal: Deal;
  readonly line: Line;
  readonly at: number;
  readonly pick: (slot: Slot) => void;
}

function ComposerLine({ turn, deal, line, at, pick }: LineProps) {
  const other = otherParty(turn.view, deal, line.seat);
  return (
    <li aria-label={`${D.line(at + 1)}: ${lineText(turn, line, other)}`} data-row={`line-${at}`}>
      <p>
        <Words turn={turn} deal={deal} line={line} pick={pick} />
      </p>
      <button
        type="button"
        class="tr-x"
        aria-label={D.remove(at + 1)}
        onClick={() => turn.change({ deal: removed(deal, at) })}
      >
        <Icon name="x" />
      </button>
    </li>
  );
}

function Words({
  turn,
  deal,
  line,
  pick,
}: {
  readonly turn: Turn;
  readonly deal: Deal;
  readonly line: Line;
  readonly pick: (slot: Slot) => void;
}) {
  const { me, view, model } = turn;
  const other = otherParty(view, deal, line.seat);
  const isMe = line.seat === me;
  const giver = (
    <Pill kind="who" onPress={() => pick('seat')}>
      <Medallion seat={line.seat} name={model.seats.value[line.seat]?.name ?? ''} />
      {subject(turn, line.seat)}
    </Pill>
  );
  switch (line.line) {
    case 'give':
    case 'return': {
      const isBack = line.line === 'return';
      return (
        <>
          {giver}
          <span>{isBack ? D.giveBack(isMe) : `${D.give(isMe)} ${object(turn, other)}`}</span>
          <Pill
            kind={
              line.what.type === 'cash' ? 'amt' : line.what.type === 'property' ? 'prop' : 'card1'
            }
            onPress={() => pick('what')}
          >
            {line.what.type === 'property' && (
              <Picture set={turn.set} property={line.what.property} />
            )}
            {line.what.type === 'card' && <CardPictures turn={turn} card={line.what.card} />}
            {giftText(turn, line.what, isBack)}
          </Pill>
          <Pill kind="when" onPress={() => pick('when')}>
            {whenText(turn, line.when)}
          </Pill>
        </>
      );
    }
    case 'share':
      return (
        <>
          <span>{D.when}</span>
          {giver}
          <span>{D.play(isMe)}</span>
          <CardPill turn={turn} card={line.card} onPress={() => pick('card')} />
          <span>{D.shareGets(model.who(other), other === me)}</span>
          <Pill kind="amt" onPress={() => pick('percent')}>
            {percentText(turn, line)}
          </Pill>
        </>
      );
    case 'promise':
      return (
        <>
          {giver}
          <span>{D.play(isMe)}</span>
          <CardPill turn={turn} card={line.card} onPress={() => pick('card')} />
          <Pill kind="when" onPress={() => pick('turn')}>
            {D.by(turnText(turn, line.seat, line.turn))}
          </Pill>
        </>
      );
  }
}

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
  <Pill kind="card1" onPress={onPress}>
    <CardPictures turn={turn} card={card} />
    {cardName(turn.set, card)}
  </Pill>
);

const Pill = ({
  kind,
  onPress,
  children,
}: {
  readonly kind: string;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}) => (
  <button type="button" class={`tr-pill ${kind}`} aria-haspopup="dialog" onClick={onPress}>
    {children}
    <Icon name="down" />
  </button>
);
