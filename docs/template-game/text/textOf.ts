/** The game in words, made of the messages of any language. */

import { type Explained, type People, sentenceOf, type Text } from '@parlor/kit';
import { PRICES } from '../facts/cards.ts';
import { type Bazaar, type Event, GOODS, type View } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';

/** A number of coins, in whatever words it stands. */
const COINS = /^\D*?(\d+)\D*$/;

export const textOf = (messages: Messages): Text<Bazaar> => ({
  board: (view, people) => boardOf(messages, view, people),
  happened: (event, people) => happened(messages, event, people),
  question: ({ stall }, { kind }) =>
    kind === 'bid' ? messages.question.bid(stall!) : messages.question.sell,
  answer: (_view, move) => messages.question.answer(move),
  plainMoves: (view) =>
    Array.from({ length: ownCoins(view) + 1 }, (_, coins) => ({ type: 'bid', coins })),
  typing: (view) => messages.question.typing(ownCoins(view)),
  read(view, typed) {
    const coins = view.phase === 'bidding' ? COINS.exec(typed.trim()) : null;
    return coins ? { type: 'bid', coins: Number(coins[1]) } : undefined;
  },
  refused: (why) => sentenceOf(messages.refusals, why) ?? messages.refusedOtherwise(why.code),
  reason: () => messages.tried,
  howTo: () => messages.howTo,
  glossary: () => glossaryOf(messages),
});

function boardOf({ board }: Messages, view: View, people: People): string {
  const { viewer, rumour } = view;
  return [
    board.day(view.day, view.options.days, view.stall),
    ...Array.from({ length: view.seats }, (_, seat) =>
      board.seat(people(seat), {
        coins: view.coins[seat]!,
        hand: seat === viewer ? view.hand! : view.shown[seat]!,
        covered: seat === viewer ? 0 : view.covered[seat]!,
        isSealed: view.sealed[seat]!,
      }),
    ),
    ...(rumour !== null && viewer !== 'public' ? [board.rumour(people(viewer), rumour)] : []),
  ].join('\n');
}

function happened({ log }: Messages, event: Event, people: People): string | undefined {
  switch (event.type) {
    case 'dealt':
      return event.goods && log.dealt(people(event.seat), event.goods);
    case 'offered':
      return log.offered(event.day, event.good);
    case 'sealed':
      return event.coins === undefined
        ? log.sealed(people(event.seat))
        : log.sealedFor(people(event.seat), event.coins);
    case 'bought':
      return log.bought(people(event.seat), event.good, event.bids[event.seat]!);
    case 'sold':
      return log.sold(people(event.seat), event.count, event.good, event.coins);
    case 'sent scout':
      return log.sentScout(people(event.seat));
    case 'scouted':
      return event.good && log.scouted(people(event.seat), event.good);
    case 'kept':
      return log.kept(people(event.seat));
    case 'closed':
      return log.closed;
  }
}

const glossaryOf = ({ contents, pays }: Messages): readonly Explained[] =>
  GOODS.map((good) => ({ name: contents.good(good), does: pays(PRICES.slice(1)) }));

const ownCoins = ({ viewer, coins }: View): number => (viewer === 'public' ? 0 : coins[viewer]!);
