/** How to play Pure Profit, in our own words, with the cards themselves. */

import type { ComponentChildren } from 'preact';
import { Steps } from '@parlor/web/table-ui';
import { CardBack, CardFace } from './cards.tsx';
import { type Card, cardName, HIGHEST, LOWEST } from './names.ts';
import { SmallTower } from './SmallTower.tsx';

const STEAL_ONE = 13;
const STEAL_TWO = 14;
const STEAL_THREE = 15;

export function HowTo() {
  return (
    <div class="pp-how">
      <Steps>
        <Section title="What it is about">
          <p>
            Build your <b>Bank</b> from $1M to $10M, one step at a time. The first complete Bank
            ends the game and wins it. Bankrupts eat your cards on the way, and thieves go through
            your hand.
          </p>
          <figure>
            <div class="pp-how-towers">
              {[3, 6, 10].map((top) => (
                <SmallTower key={top} top={top} />
              ))}
            </div>
            <figcaption>Three Banks: at $3M, at $6M, and complete.</figcaption>
          </figure>
        </Section>
        <Section title="Your turn">
          <p>
            First <b>draw</b> until you hold six cards, one at a time, each from the pile you like:
            unseen from the draw pile, or the open card on top of the discards. Who holds six or
            more draws nothing.
          </p>
          <p>
            Then do <b>one</b> thing: add a card to your Bank, discard a card, or end the game.
          </p>
          <Row says="The draw pile, and a $7M that is free to take">
            <CardBack />
            <CardFace card={7} />
          </Row>
        </Section>
        <Section title="The Bank">
          <p>
            It starts with a $1M. After that every card{' '}
            <b>repeats the top value or is one higher</b>. Repeating gains no height, but the card
            is safe there. Nothing ever leaves a Bank.
          </p>
          <Cards cards={[1, 2, 2, 3]} says="$1M, $2M, $2M again, $3M: next fits a $3M or a $4M" />
        </Section>
        <Section title="The discards">
          <p>
            Only the top card can be taken, and only if it is money. A Bankrupt or a Steal on top{' '}
            <b>closes</b> the pile: nobody picks it up, and what lies under it is out of reach until
            the draw pile runs out and the discards are shuffled for a new one. A Steal is used
            once: the shuffle leaves it out of the game, unless the table lets Steals come back.
          </p>
          <Cards cards={[STEAL_ONE]} says="Closed, whatever lies below" />
        </Section>
        <Section title="Bankrupt">
          <p>
            If you hold a Bankrupt after drawing, you have no choice: it goes to the discards and
            takes your <b>lowest</b> or your <b>highest</b> money card with it. With several, each
            takes its card first; then you lay the pairs <b>in the order you like</b>, each Bankrupt
            with its money on top. That was your turn.
          </p>
          <Cards
            cards={[LOWEST, 2, HIGHEST, 9]}
            says="From a hand with $2M, $5M and $9M these four go"
          />
          <p>
            Without a money card they stay in your hand and wait for your next turn. If none of them
            finds one you may use a Steal in the meantime; a full hand of nothing but Bankrupts
            discards one of them.
          </p>
        </Section>
        <Section title="Steal">
          <p>
            Discarding a Steal takes up to <b>one, two or three</b> cards from other hands, from one
            player or from several. You take one, look at it, and then take the next or stop. You
            pick backs, so it is luck what you get, and it may be a Bankrupt. Nobody's last card can
            be taken.
          </p>
          <Cards cards={[STEAL_ONE, STEAL_TWO, STEAL_THREE]} says="Then your turn is over" />
          <p>
            With the option for open steals the thief names a hand, looks at it, and chooses a card.
          </p>
        </Section>
        <Section title="Ending the game">
          <p>
            If your hand has <b>every step that is missing</b>, and no Bankrupt, lay them all at
            once: that wins. So a Bank at $7M is one good hand away from the end. A card that is
            left over goes to the discards; a table can ask for one whenever you lay more than one.
          </p>
          <Cards cards={[8, 9, 10]} says="Finish from $7M" />
        </Section>
        <Section title="A series of three">
          <p>
            After each game everybody notes the top of their Bank, $0M to $10M. After three games
            the highest sum wins, so a good second place counts.
          </p>
        </Section>
      </Steps>
    </div>
  );
}

function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section>
      <h3 class="show">{title}</h3>
      {children}
    </section>
  );
}

function Row({ says, children }: { readonly says: string; readonly children: ComponentChildren }) {
  return (
    <figure>
      <div class="pp-how-cards">{children}</div>
      <figcaption>{says}</figcaption>
    </figure>
  );
}

const Cards = ({ cards, says }: { readonly cards: readonly Card[]; readonly says: string }) => (
  <Row says={says}>
    {cards.map((card, at) => (
      <span key={at} title={cardName(card)}>
        <CardFace card={card} />
      </span>
    ))}
  </Row>
);
