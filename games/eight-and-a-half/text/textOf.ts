/** The game in words, in the language of its messages: for the terminal, the log and the screen reader. */

import { type Decision, type People, type Seat, sentenceOf, type Text } from '@parlor/kit';
import { NINE } from '../facts/cards.ts';
import type { EightTypes, Event, Move, View } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';
import type { Tally } from '../messages/parameters.ts';
import { boardOf } from './board.ts';
import { chaptersOf, glossaryOf } from './howTo.ts';
import { readerOf } from './reading.ts';

export function textOf(messages: Messages): Text<EightTypes> {
  const answer = (_view: View, move: Move): string => answerOf(messages, move);
  const reader = readerOf(messages, (move) => answerOf(messages, move));
  return {
    board: (view, people) => boardOf(messages, view, people),
    happened: (event, people) => happenedOf(messages, event, people),
    details: (event, people) =>
      event.type === 'round-ended'
        ? [messages.log.cardsLeft(event.cards.map(tallyOf(people)))]
        : [],
    isPass: ({ type }) => type === 'kept',
    question: (view, decision, people) => questionOf(messages, view, decision, people),
    answer,
    typing: (_view, { kind }) => (kind === 'swap' ? messages.typing.swap : messages.typing.play),
    read: (_view, text) => reader(text),
    refused: (why) => sentenceOf(messages.refusals.sentences, why) ?? messages.refusals.unknown,
    reason: (why, people) =>
      sentenceOf(messages.reasons, why, people) ?? messages.reasons.tried(undefined, people),
    howTo: () => chaptersOf(messages),
    glossary: (view) => glossaryOf(messages, view),
  };
}

const tallyOf =
  (people: People) =>
  (count: number, seat: Seat): Tally => ({ who: people(seat), count });

function happenedOf({ log }: Messages, event: Event, people: People): string {
  switch (event.type) {
    case 'dealt':
      return log.dealt(people(event.dealer), event.round);
    case 'drew':
      return event.cards
        ? log.drewCards(people(event.seat), event.cards)
        : log.drew(people(event.seat), event.count);
    case 'swapped':
      return log.swapped({ ...event, who: people(event.seat), other: people(event.other) });
    case 'kept':
      return log.kept(people(event.seat));
    case 'starts':
      return log.starts(people(event.seat));
    case 'laid':
      return log.laid({ ...event, who: people(event.seat) });
    case 'turned':
      return log.turned({ ...event, who: people(event.seat) });
    case 'caught':
      return log.caught({ by: people(event.by), who: people(event.seat), value: event.value });
    case 'collected':
      return log.collected({ ...event, who: people(event.seat), count: event.cards.length });
    case 'table':
      return log.table(people(event.seat));
    case 'out':
      return log.out(people(event.seat));
    case 'round-ended':
      return log.roundEnded({
        round: event.round,
        winner: event.winner === null ? undefined : people(event.winner),
        loser: event.loser === null ? undefined : people(event.loser),
        scored: event.scored.map(tallyOf(people)),
      });
    case 'match-ended':
      return log.matchEnded(event.points.map(tallyOf(people)));
  }
}

function questionOf(
  { questions }: Messages,
  view: View,
  { kind }: Decision,
  people: People,
): string {
  if (kind === 'swap') return questions.swap(people(view.loser!));
  if (kind === 'start') return questions.start;
  if (view.pile.length === 0) return questions.newPile;
  if (view.five) return questions.five;
  const { value } = view;
  const card = value + 0.5;
  // E-5.1: the 9 is the highest card that catches.
  const isCatchable = !Number.isInteger(value) && card <= NINE;
  if (!isCatchable) return questions.play(value);
  return questions.playOrCatch({ value, card, who: people(view.pile.at(-1)!.by) });
}

function answerOf({ answers }: Messages, move: Move): string {
  switch (move.type) {
    case 'play':
      return answers.play(move.card, move.count);
    case 'eight-and-a-half':
      return answers.pair;
    case 'open':
      return answers.open(move.card);
    case 'blind':
      return answers.blind(move.place);
    case 'swap':
      return answers.swap(move.give, move.take);
    case 'keep':
      return answers.keep;
  }
}
