/** How to play Zillionaire, in our own words, with the cards themselves. */

import type { ComponentChildren } from 'preact';
import { Icon, Steps } from '@parlor/table-ui';
import { EXCHANGE_EXAMPLE, FIVE_EXAMPLE, ROUND_EXAMPLE } from '../facts/examples.ts';
import type { Play } from '../facts/types.ts';
import { SPECIAL } from '../text/textOf.ts';
import { Back, Card } from './Card.tsx';
import { m } from './messages.ts';
import {
  BANKROLL,
  BANKRUPT,
  BUMP,
  MILLIONAIRE,
  type Rank,
  STATUSES,
  ZILLIONAIRE,
} from './pieces.ts';
import { Prose } from './Prose.tsx';
import { StatusCard } from './Status.tsx';

export function HowTo() {
  const { aim, round, ranks, five, special, out, next, screen } = m().howTo;
  return (
    <div class="z-how">
      <Steps>
        <Section title={aim.title}>
          <Prose text={aim.text} />
          <div class="z-how-cards" aria-hidden="true">
            {STATUSES.map((status) => (
              <StatusCard key={status} status={status} />
            ))}
          </div>
          <p class="z-how-note">{aim.note}</p>
        </Section>
        <Section title={round.title}>
          <Prose text={round.text} />
          <Example plays={ROUND_EXAMPLE} />
        </Section>
        <Section title={ranks.title}>
          <Prose text={ranks.text} />
          <Prose text={ranks.climb} />
          <Row ranks={[1, 8, BUMP, BANKRUPT, BANKROLL, MILLIONAIRE, ZILLIONAIRE]} />
        </Section>
        <Section title={five.title}>
          <Prose text={five.text} />
          <Example plays={FIVE_EXAMPLE} />
        </Section>
        <Section title={special.title}>
          <dl class="z-how-list">
            {SPECIAL.map((rank) => (
              <Effect key={rank} rank={rank} />
            ))}
          </dl>
        </Section>
        <Section title={out.title}>
          <Prose text={out.text} />
        </Section>
        <Section title={next.title}>
          <Prose text={next.text} />
          <div class="z-how-cards" aria-hidden="true">
            {EXCHANGE_EXAMPLE.down.map((rank, i) => (
              <Card key={i} rank={rank} />
            ))}
            <Icon name="swap" class="z-how-arrow" />
            {EXCHANGE_EXAMPLE.up.map((rank, i) => (
              <Card key={i} rank={rank} />
            ))}
            <span class="z-how-gap" />
            <Back />
          </div>
          <p class="z-how-note">{next.note}</p>
        </Section>
        <Section title={screen.title}>
          <Prose text={screen.text} />
        </Section>
      </Steps>
    </div>
  );
}

const Section = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) => (
  <section>
    <h2 class="show">{title}</h2>
    {children}
  </section>
);

const Row = ({ ranks }: { readonly ranks: readonly Rank[] }) => (
  <div class="z-how-cards" aria-hidden="true">
    {ranks.map((rank) => (
      <Card key={rank} rank={rank} />
    ))}
  </div>
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

const Effect = ({ rank }: { readonly rank: Rank }) => (
  <div>
    <Card rank={rank} />
    <dt>{m().glossary.rank(rank)}</dt>
    <dd>{m().glossary.effect(rank)}</dd>
  </div>
);
