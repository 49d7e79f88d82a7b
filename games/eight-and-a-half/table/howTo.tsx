/** How to play 8½, in our own words, with the cards and the dial themselves. */

import './styles/howTo.css';
import type { ComponentChildren } from 'preact';
import { Steps } from '@parlor/web/table-ui';
import { type Card, GHOST, HALF } from './cards.ts';
import { CardArt } from './CardArt.tsx';
import { DialFace } from './Dial.tsx';
import { Heap } from './Heap.tsx';
import { cardSpoken } from './strings.ts';
import { RoundMark } from './Standing.tsx';

export const HowTo = () => (
  <div class="e-how" data-game="eight-and-a-half">
    <Steps>
      <Section title="What it is about">
        <p>
          Be the first to get rid of all your cards. The pile climbs from 0 to 9, in whole and half
          steps, and you may only go on upwards. Whoever leaves it at a half takes a risk: the next
          player may <b>catch</b> them, and then the whole pile is theirs.
        </p>
        <Cards cards={[1, 4, 7, 0, 5, 9, HALF, GHOST]} />
      </Section>

      <Section title="What lies in front of you">
        <p>
          All 72 cards are dealt. Three of yours lie <b>Blind</b>, face down, three <b>Open</b> on
          top of them, three are in your hand, and the rest is your <b>Bank</b>. After every play
          from the hand you draw from the Bank back to three.
        </p>
        <figure class="e-how-store">
          <span class="place">
            <span class="blind">
              <CardArt />
            </span>
            <span class="open">
              <CardArt card={6} />
            </span>
          </span>
          <span class="place">
            <span class="blind">
              <CardArt />
            </span>
            <span class="open">
              <CardArt card={GHOST} />
            </span>
          </span>
          <span class="place bare">
            <span class="blind">
              <CardArt />
            </span>
          </span>
          <figcaption>Two Open cards on their Blind ones, and a Blind card alone</figcaption>
        </figure>
      </Section>

      <Section title="Going up">
        <p>
          Lay one card, or several of the same kind at once. A number must be <b>equal or higher</b>{' '}
          than the pile. On the dial everything that fits is lit. If nothing of yours fits, you
          collect the pile, and the next player begins a new one with any card.
        </p>
        <Picture value={6} from={6} hasReset says="The pile is 6. Numbers from 6 to 9 fit, and 0.">
          On 6 go 6, 7, 8, 9, and a 0 that takes the pile back to nothing.
        </Picture>
      </Section>

      <Section title="Cards with a will of their own">
        <ul class="e-how-list">
          <Special card={0}>goes on any whole number and takes the pile back to 0.</Special>
          <Special card={5}>
            turns things round for one turn: the next player lays 5 or less, or a Half or a Ghost.
          </Special>
          <Special card={9}>is the top. Only another 9, a 0, a Half or a Ghost goes on it.</Special>
          <Special card={HALF}>
            adds ½, on anything but 8½. Several in one turn count as one play, and only where the
            pile ends matters: two on 8 make 9, three on 7 make 8½.
          </Special>
          <Special card={GHOST}>
            goes on anything and changes nothing. The next player faces what you faced.
          </Special>
        </ul>
        <p>
          An 8 and a Half may go down <b>together</b> as 8½, wherever an 8 would fit and on another
          8½. On 8½ nothing else goes but a 9 or a Ghost.
        </p>
      </Section>

      <Section title="The catch">
        <p>
          When the pile stands at a half, the next player, and only that one, may lay the{' '}
          <b>next whole number</b>. Then whoever left the half takes the whole pile, and the catcher
          begins a new one. Anything else lets it pass. A Ghost on a half takes the risk over.
        </p>
        <div class="e-how-pair">
          <Picture value={7.5} from={7.5} catchAt={8} says="The pile is 7½. An 8 catches.">
            7½: an 8 catches whoever laid the Half.
          </Picture>
          <figure>
            <Heap
              pile={[
                { key: 'how-4', card: 4 },
                { key: 'how-7', card: 7 },
                { key: 'how-half', card: HALF },
              ]}
            />
            <figcaption>The Half sticks to its 7</figcaption>
          </figure>
        </div>
      </Section>

      <Section title="When the Bank is empty">
        <p>
          Play your hand down to nothing. Then come your Open cards, one a turn, and at last the
          Blind ones, chosen unseen: one that does not fit is yours again, together with the pile.
        </p>
        <p>
          What you collect before that lies <b>aside</b> and only counts at the end. From then on it
          goes into your hand, in everyone’s sight, and has to be played again.
        </p>
      </Section>

      <Section title="Points">
        <ul class="e-how-points">
          <li>
            <RoundMark points={2} /> for the first to be rid of all cards. Going out on a half only
            counts once the next player has not caught it.
          </li>
          <li>
            <RoundMark points={1} /> for the fewest cards, those aside included. The winner of the
            round may get it too.
          </li>
        </ul>
        <p>
          Whoever has the most cards is the <b>Big Loser</b>: before the next round the winner may
          swap one Open card with them. After six rounds, or as many as you agreed on, the highest
          sum wins.
        </p>
        <p>
          A round in which everyone has had 300 turns is stopped: the fewest cards still count, but
          nobody has won it, and nothing is swapped.
        </p>
      </Section>

      <Section title="What a table may agree on">
        <p>
          <b>Halves one by one:</b> several still go down in one turn, but one after the other, and
          none of them on 8½. On 8 there is room for a single Half, on 7 for three.
        </p>
        <p>
          <b>Hands from memory:</b> what somebody collects into the hand is seen when it happens,
          and then no longer shown. With memory aids, hints and bots still know those hands; without
          them, nobody is reminded.
        </p>
      </Section>
    </Steps>
  </div>
);

const Section = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) => (
  <section>
    <h3 class="show">{title}</h3>
    {children}
  </section>
);

const Cards = ({ cards }: { readonly cards: readonly Card[] }) => (
  <div class="e-how-cards" role="img" aria-label={cards.map(cardSpoken).join(', ')}>
    {cards.map((card) => (
      <CardArt key={card} card={card} />
    ))}
  </div>
);

const Special = ({
  card,
  children,
}: {
  readonly card: Card;
  readonly children: ComponentChildren;
}) => (
  <li>
    <CardArt card={card} />
    <p>
      <b>{cardSpoken(card)}</b> {children}
    </p>
  </li>
);

interface PictureProps {
  readonly value: number;
  readonly from: number;
  readonly hasReset?: boolean;
  readonly catchAt?: number;
  readonly says: string;
  readonly children: ComponentChildren;
}

const Picture = ({ value, from, hasReset = false, catchAt, says, children }: PictureProps) => (
  <figure>
    <DialFace value={value} lit={{ from, to: 9, hasReset }} catchAt={catchAt} label={says} />
    <figcaption>{children}</figcaption>
  </figure>
);
