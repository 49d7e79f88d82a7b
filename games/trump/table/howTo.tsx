/** How to play Trump: The Game, in our own words, with the cards themselves. */

import type { ComponentChildren } from 'preact';
import { Steps } from '@parlor/web/table-ui';
import { Die, Envelope, Picture } from './art.tsx';
import { CardFace } from './cards.tsx';
import { type Card, cardName, cardOfKind, propertyName, STANDARD } from './printed.ts';

const set = STANDARD;
const [HOTEL, CASINO] = [0, 1] as const;
const find = (kind: Parameters<typeof cardOfKind>[1]): Card => cardOfKind(set, kind)!;

export function HowTo() {
  return (
    <div class="tr-how">
      <Steps>
        <Section title="What it is about">
          <div class="tr-how-row" aria-hidden="true">
            {set.properties.map((_, property) => (
              <span class="tr-chip" key={property}>
                <Picture set={set} property={property} />
                {propertyName(set, property).split(' ')[0]}
              </span>
            ))}
          </div>
          <p>
            Eight properties, each with a <b>box</b> of money. Buy them in Part 1, make them earn in
            Part 2. At the end your <b>cash</b> and the <b>money in your boxes</b> are added up, and
            the highest sum wins. You start with $400M and five cards; there are $50M in every box.
            All money is in millions and counts in tens.
          </p>
        </Section>
        <Section title="Part 1: a turn on the board">
          <div class="tr-how-row" aria-hidden="true">
            <Die face={4} />
            <Die face="T" />
          </div>
          <p>
            You draw a card, then <b>roll and move</b> or <b>play one card</b>. Spaces fill boxes,
            pay you, let you trade one of your properties for any other, or bring a sale. A <b>T</b>{' '}
            takes an unseen card from a player of your choice and rolls again.
          </p>
        </Section>
        <Section title="A sale: sealed openings">
          <div class="tr-how-row tr-how-env" aria-hidden="true">
            <Envelope state={80} />
            <Envelope state="sealed" />
            <Envelope state="sealed" />
          </div>
          <p>
            Whoever puts a property up is the Broker. Everybody, the owner too, seals an opening;
            all are shown at once. Who opens with 0 is <b>out of this sale</b>. The highest opening
            leads.
          </p>
        </Section>
        <Section title="A sale: bidding">
          <Cards cards={[find('investor'), find('out'), find('back')]} />
          <p>
            Then in turn: raise, knock somebody out, come back, or let it go. Raise with{' '}
            <b>Outside Investors</b>; own cash can be added only once an investor has been played in
            this sale. <b>You’re Out</b> knocks a bidder out, who needs <b>I’m Back In</b> to
            return. Each of these acts asks everybody anew: whoever acts without taking the lead has
            another say. When all have let it go, the leader pays and opens the box. All others take
            their whole bid back. An owner who wins pays into the box.
          </p>
        </Section>
        <Section title="Cards that pay">
          <Cards cards={[HOTEL, 8 + CASINO, 16, find('anyProfit'), find('manyProfit')]} />
          <p>
            A profit card pays whoever owns what it shows: one property, a pair of neighbours, any
            at all, or three or four of them. A die card pays $20M for each point. They can wait for
            Part 2, where there is no more drawing.
          </p>
        </Section>
        <Section title="Cards that act">
          <Cards cards={[find('tax'), find('forceSale'), find('rollFive')]} />
          <p>
            <b>Tax</b> takes $20M for each property of an opponent; who cannot pay hands over all
            cash and a property. <b>Force Sale</b> makes you the Broker for any property.{' '}
            <b>Roll Die 5 Times</b> takes a card for every T.
          </p>
        </Section>
        <Section title="Part 2: deals">
          <p>
            Once all properties are owned, or the pile is empty and its last drawer has put up the
            rest, twice if need be, the board is put away. A turn is a card, a pass, or a{' '}
            <b>deal</b> offered to one or more players: cash, properties, cards, now or later, a
            share of what a card will pay, a promise to play one or not to do something, an option.
            The other accepts, refuses, or answers with a counter-offer, up to three in a turn; with
            several, all have to accept. After a deal you may play one card that goes with it: one
            you got or that it names, or one that pays for a property you got.
          </p>
          <p>
            <b>Promises bind.</b> What could not be kept cannot be offered. What falls due happens
            by itself, and a move that would break a promise is not possible. All parties together
            can change or end a contract. What fate takes is gone: when a promised property is sold
            or taxed away, the promise lapses. Cash that is owed but not there stays a debt.
          </p>
        </Section>
        <Section title="The end">
          <p>
            When all have passed in a row and nothing with a date is open, the money is counted.
            Debts are settled first. Equal sums share the win.
          </p>
          <p>
            A table can agree to keep boxes and cash <b>from memory</b>, as the rulebook has it:
            then you see your own only, and what moves.
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
    <h3 class="show">{title}</h3>
    {children}
  </section>
);

const Cards = ({ cards }: { readonly cards: readonly Card[] }) => (
  <div
    class="tr-how-row"
    role="img"
    aria-label={cards.map((card) => cardName(set, card)).join(', ')}
  >
    {cards.map((card) => (
      <CardFace key={card} set={set} card={card} />
    ))}
  </div>
);
