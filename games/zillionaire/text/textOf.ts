/** Zillionaire in words, made of the messages of any language. */

import {
  type Chapter,
  type Explained,
  type People,
  type Seat,
  sentenceOf,
  type Text,
} from '@parlor/kit';
import { COPIES, POINTS_BY_PLACE, statusesFor } from '../facts/cards.ts';
import { FIVE_EXAMPLE, ROUND_EXAMPLE } from '../facts/examples.ts';
import { counted, countedTop } from '../facts/plays.ts';
import {
  BANKROLL,
  BANKRUPT,
  BUMP,
  type Event,
  type Move,
  RANKS,
  type View,
  ZILLIONAIRE,
} from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';
import type { Zillionaire } from '../rules/index.ts';
import { readAnswer } from './readAnswer.ts';

export const textOf = (messages: Messages): Text<Zillionaire> => ({
  board: (view, people) => boardOf(messages, view, people),
  happened: (event, people) => happened(messages, event, people),
  isPass: ({ type }) => type === 'passed',
  question: ({ top }) =>
    top === null ? messages.question.lead : messages.question.follow(countedTop(top)),
  answer: (view, move) => answerOf(messages, view, move),
  typing: () => messages.question.typing,
  read: (view, typed) => readAnswer(typed, messages, (move) => answerOf(messages, view, move)),
  refused: (why) => sentenceOf(messages.refusals, why) ?? messages.refusedOtherwise(why.code),
  reason: (why, people) =>
    sentenceOf(messages.reasons, why, people) ?? messages.reasons.tried(undefined, people),
  howTo: () => chapters(messages),
  glossary: (view) => glossaryOf(messages, view),
});

function boardOf({ board }: Messages, view: View, people: People): string {
  const { hand, viewer, top } = view;
  return [
    ...(hand && viewer !== 'public' ? [board.hand(people(viewer), hand)] : []),
    board.game(view.game, view.games),
    top ? board.tray(countedTop(top), people(top.by)) : board.trayEmpty,
    ...view.seating.map((seat) => seatLine(board, view, seat, people)),
  ].join('\n');
}

function seatLine(board: Messages['board'], view: View, seat: Seat, people: People): string {
  const statuses = statusesFor(view.seats);
  const place = view.out.indexOf(seat);
  const before = view.finished.at(-1)?.indexOf(seat);
  return board.seat(people(seat), {
    left: view.handSizes[seat]!,
    out: statuses[place],
    points: view.points[seat]!,
    before: before === undefined ? undefined : statuses[before],
    isOnTurn: seat === view.turn,
  });
}

function happened({ log }: Messages, event: Event, people: People): string | undefined {
  switch (event.type) {
    case 'gameStarted':
      return log.gameStarted(
        event.game,
        people(event.dealer),
        event.seating.filter((seat) => seat !== event.dealer).map(people),
      );
    case 'dealt':
      return event.cards && log.dealt(people(event.seat), event.cards);
    case 'exchanged':
      return event.cards
        ? log.exchangedCards(people(event.richer), people(event.poorer), event.cards)
        : log.exchanged(people(event.richer), people(event.poorer), event.count);
    case 'played':
      return log.played(people(event.seat), event, event.left);
    case 'passed':
      return log.passed(people(event.seat));
    case 'bumped':
      return log.bumped(people(event.seat));
    case 'roundWon':
      return event.leads === event.seat
        ? log.roundWon(people(event.seat))
        : log.roundWonOut(people(event.seat), people(event.leads));
    case 'statusTaken':
      return log.statusTaken(people(event.seat), event.status, event.points);
    case 'scored':
      return log.scored(
        event.game,
        event.points.map((points, seat) => ({ who: people(seat), points })),
      );
  }
}

const answerOf = ({ question }: Messages, { top }: View, move: Move): string =>
  move.type === 'pass' ? question.pass : question.play(counted(top, move));

/** The cards that do more than beat lower ones. */
export const SPECIAL = [BUMP, BANKRUPT, BANKROLL, ZILLIONAIRE] as const;

/** Without what the page says about itself: the Climb, fingers and keys. */
function chapters({ howTo, glossary }: Messages): readonly Chapter[] {
  const { aim, round, ranks, five, special, out, next } = howTo;
  return [
    { title: aim.title, paragraphs: [aim.text, aim.note] },
    { title: round.title, paragraphs: [round.text, howTo.example(ROUND_EXAMPLE)] },
    { title: ranks.title, paragraphs: [ranks.text] },
    { title: five.title, paragraphs: [five.text, howTo.example(FIVE_EXAMPLE)] },
    {
      title: special.title,
      paragraphs: SPECIAL.map(glossary.entry),
    },
    { title: out.title, paragraphs: [out.text] },
    { title: next.title, paragraphs: [next.text, next.note] },
  ];
}

const glossaryOf = ({ glossary }: Messages, { seats }: View): readonly Explained[] => [
  ...RANKS.map((rank) => ({
    name: glossary.rank(rank),
    does: glossary.card(rank, COPIES[rank]!),
  })),
  ...statusesFor(seats).map((status, place) => ({
    name: glossary.status(status),
    does: glossary.statusCard(place + 1, seats, POINTS_BY_PLACE[seats]![place]!),
  })),
];
