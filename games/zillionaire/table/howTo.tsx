/** How to play Zillionaire, in our own words, with the cards themselves. */

import type { ComponentChildren } from 'preact';
import { Icon, Steps } from '@parlor/web/table-ui';
import { Back, Card } from './Card.tsx';
import {
  BANKROLL,
  BANKRUPT,
  BUMP,
  MILLIONAIRE,
  type Rank,
  STATUSES,
  ZILLIONAIRE,
} from './pieces.ts';
import { StatusCard } from './Status.tsx';
import { strings } from './strings.ts';

export function HowTo() {
  return (
    <div class="z-how">
      <Steps>
        <Section title="What it is about">
          <p>
            Get rid of your cards. Whoever runs out first becomes <b>Rich</b>, whoever is left with
            cards becomes <b>Poor</b>, and the next game is dealt accordingly. After the agreed
            number of games the most points win.
          </p>
          <div class="z-how-cards" aria-hidden="true">
            {STATUSES.map((status) => (
              <StatusCard key={status} status={status} />
            ))}
          </div>
          <p class="z-how-note">
            Points from Rich to Poor: 6, 5, 4, 3, 2, 1. With fewer than six players some of the
            statuses in between are left out.
          </p>
        </Section>
        <Section title="A round">
          <p>
            Somebody leads any number of cards of one rank. Clockwise, everyone either lays{' '}
            <b>the same number of a higher rank</b> or passes. Passing is not final. When all the
            others have passed in a row, whoever laid last leads anew.
          </p>
          <Example
            steps={[
              { rank: 3, count: 2, says: 'two 3s led' },
              { rank: 6, count: 2, says: 'two 6s beat them' },
              { rank: 8, count: 2, says: 'two 8s beat those' },
            ]}
          />
        </Section>
        <Section title="From low to high">
          <p>
            The numbers rise from 1 to 8. Above them stand Bump, Bankrupt, Bankroll, Millionaire and
            Zillionaire. The Climb in the middle of the table shows all thirteen, lit where they
            beat what lies on top, with the number of cards still out below each.
          </p>
          <Row ranks={[1, 8, BUMP, BANKRUPT, BANKROLL, MILLIONAIRE, ZILLIONAIRE]} />
        </Section>
        <Section title="The 5: any number">
          <p>
            A 5 is always laid alone and counts as many fives as the round asks for. Three 2s on the
            table? One 5 beats them, and three 6s beat the 5. When a 5 is <b>led</b>, the number is
            open: the first to beat it chooses how many.
          </p>
          <Example
            steps={[
              { rank: 2, count: 3, says: 'three 2s' },
              { rank: 5, count: 1, says: 'one 5 is enough' },
              { rank: 6, count: 3, says: 'three 6s beat it' },
            ]}
          />
        </Section>
        <Section title="Cards with a will of their own">
          <dl class="z-how-list">
            <Effect rank={BUMP}>
              The next player is skipped, which counts as a pass. Several Bumps still skip only one.
            </Effect>
            <Effect rank={BANKRUPT}>
              Once on top, nothing but the same number of Bankrolls beats it.
            </Effect>
            <Effect rank={BANKROLL}>
              On a Bankrupt it ends the round at once. Anywhere else it is just a high card.
            </Effect>
            <Effect rank={ZILLIONAIRE}>The round ends at once and you lead again.</Effect>
          </dl>
        </Section>
        <Section title="Going out">
          <p>
            With your last card you take the best status still free. The others may still beat it;
            if nobody does, the next player with cards leads. The game ends when a single player
            holds cards.
          </p>
        </Section>
        <Section title="The next game">
          <p>
            Everybody changes seats: Poor sits at the left of Rich, the others follow upward. Rich
            deals. Then cards are exchanged by force: Rich hands over the two lowest and gets the
            two highest of Poor; from four players on, one more couple swaps a single card. Poor
            leads.
          </p>
          <div class="z-how-cards" aria-hidden="true">
            <Card rank={1} />
            <Card rank={1} />
            <Icon name="swap" class="z-how-arrow" />
            <Card rank={MILLIONAIRE} />
            <Card rank={ZILLIONAIRE} />
            <span class="z-how-gap" />
            <Back />
          </div>
          <p class="z-how-note">
            Two cards stay unseen in every game, so you can never be quite sure what is still out.
          </p>
        </Section>
        <Section title="At this table">
          <p>
            Tap a rank and as many cards as the round asks for come up; tap single cards to change
            that, drag them up or press the brass button to play. On a keyboard the digits choose a
            rank, 9 goes through the named cards, + and − change the number, Enter plays and P
            passes.
          </p>
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

interface Shown {
  readonly rank: Rank;
  readonly count: number;
  readonly says: string;
}

const Example = ({ steps }: { readonly steps: readonly Shown[] }) => (
  <ol class="z-how-steps">
    {steps.map(({ rank, count, says }) => (
      <li key={says}>
        <span class="z-small-grp" aria-hidden="true">
          {Array.from({ length: count }, (_, i) => (
            <Card key={i} rank={rank} />
          ))}
        </span>
        <span>{says}</span>
      </li>
    ))}
  </ol>
);

const Effect = ({
  rank,
  children,
}: {
  readonly rank: Rank;
  readonly children: ComponentChildren;
}) => (
  <div>
    <Card rank={rank} />
    <dt>{strings.rank(rank)}</dt>
    <dd>{children}</dd>
  </div>
);
