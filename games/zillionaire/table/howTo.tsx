/** How to play Zillionaire, in our own words, with the cards themselves. */

import './styles/howTo.css';
import {
  Chapter,
  Effect,
  Effects,
  HowToPages,
  Icon,
  Note,
  Paragraph,
  Pictures,
} from '@parlor/table-ui';
import { EXCHANGE_EXAMPLE, FIVE_EXAMPLE, ROUND_EXAMPLE } from '../facts/examples.ts';
import {
  BANKROLL,
  BANKRUPT,
  BUMP,
  MILLIONAIRE,
  type Play,
  type Rank,
  STATUSES,
  ZILLIONAIRE,
} from '../facts/types.ts';
import { SPECIAL } from '../text/textOf.ts';
import { Back, Card } from './Card.tsx';
import { m } from './messages.ts';
import { StatusCard } from './Status.tsx';

export function HowTo() {
  const { aim, round, ranks, five, special, out, next, screen } = m().howTo;
  return (
    <HowToPages class="z-how">
      <Chapter title={aim.title}>
        <Paragraph text={aim.text} />
        <Pictures>
          {STATUSES.map((status) => (
            <StatusCard key={status} status={status} />
          ))}
        </Pictures>
        <Note text={aim.note} />
      </Chapter>
      <Chapter title={round.title}>
        <Paragraph text={round.text} />
        <Example plays={ROUND_EXAMPLE} />
      </Chapter>
      <Chapter title={ranks.title}>
        <Paragraph text={ranks.text} />
        <Paragraph text={ranks.climb} />
        <Row ranks={[1, 8, BUMP, BANKRUPT, BANKROLL, MILLIONAIRE, ZILLIONAIRE]} />
      </Chapter>
      <Chapter title={five.title}>
        <Paragraph text={five.text} />
        <Example plays={FIVE_EXAMPLE} />
      </Chapter>
      <Chapter title={special.title}>
        <Effects>
          {SPECIAL.map((rank) => (
            <Effect key={rank} name={m().glossary.rank(rank)} does={m().glossary.effect(rank)}>
              <Card rank={rank} />
            </Effect>
          ))}
        </Effects>
      </Chapter>
      <Chapter title={out.title}>
        <Paragraph text={out.text} />
      </Chapter>
      <Chapter title={next.title}>
        <Paragraph text={next.text} />
        <Pictures>
          {EXCHANGE_EXAMPLE.down.map((rank, i) => (
            <Card key={i} rank={rank} />
          ))}
          <Icon name="swap" class="z-how-arrow" />
          {EXCHANGE_EXAMPLE.up.map((rank, i) => (
            <Card key={i} rank={rank} />
          ))}
          <span class="z-how-gap" />
          <Back />
        </Pictures>
        <Note text={next.note} />
      </Chapter>
      <Chapter title={screen.title}>
        <Paragraph text={screen.text} />
      </Chapter>
    </HowToPages>
  );
}

const Row = ({ ranks }: { readonly ranks: readonly Rank[] }) => (
  <Pictures>
    {ranks.map((rank) => (
      <Card key={rank} rank={rank} />
    ))}
  </Pictures>
);

/** Plays on top of each other, each with what it does. */
const Example = ({ plays }: { readonly plays: readonly Play[] }) => (
  <ol class="z-how-steps">
    {plays.map((play, nth) => (
      <li key={nth}>
        <span class="z-small-grp" aria-hidden="true">
          {Array.from({ length: play.count }, (_, i) => (
            <Card key={i} rank={play.rank} />
          ))}
        </span>
        <span>{nth === 0 ? m().howTo.led(play) : m().howTo.beats(play, plays[nth - 1]!)}</span>
      </li>
    ))}
  </ol>
);
