/** The game in words. */

import type { Words } from '@parlor/kit';
import { type Bazaar, type Counts, GOODS, type Move, type View } from '../facts/types.ts';

const COINS = /^(?:bid )?(\d+)$/;

export const words: Words<Bazaar> = {
  name: 'Bazaar',
  tagline: 'Sealed bids for goods that are worth more together.',

  board(view, who) {
    const lines = [
      `Day ${view.day} of ${view.options.days}. On the stall: ${view.stall ?? 'nothing'}.`,
    ];
    for (let seat = 0; seat < view.seats; seat++) {
      const hand = seat === view.viewer ? view.hand! : view.shown[seat]!;
      const covered = seat === view.viewer ? 0 : view.covered[seat]!;
      const sealed = view.sealed[seat] ? ', bid sealed' : '';
      lines.push(
        `${who(seat)}: ${coins(view.coins[seat]!)}, ${list(hand)}${covered > 0 ? ` and ${covered} covered` : ''}${sealed}`,
      );
    }
    if (view.rumour !== null) lines.push(`Your scout says the next good is ${view.rumour}.`);
    return lines.join('\n');
  },

  happened(event, who) {
    switch (event.type) {
      case 'dealt':
        return event.goods && `${who(event.seat)} began with ${list(event.goods)}.`;
      case 'offered':
        return `Day ${event.day} opened with ${event.good} on the stall.`;
      case 'sealed':
        return event.coins === undefined
          ? `${who(event.seat)} sealed a bid.`
          : `${who(event.seat)} sealed a bid of ${coins(event.coins)}.`;
      case 'bought':
        return `${who(event.seat)} bought the ${event.good} for ${coins(event.bids[event.seat]!)}.`;
      case 'sold':
        return `${who(event.seat)} sold ${event.count} ${event.good} for ${coins(event.coins)}.`;
      case 'sent scout':
        return `${who(event.seat)} sent a scout ahead.`;
      case 'scouted':
        return event.good && `${who(event.seat)} heard that ${event.good} comes next.`;
      case 'kept':
        return `${who(event.seat)} kept everything.`;
      case 'closed':
        return 'The market closed and all hands were paid for.';
    }
  },

  question: (view, { kind }) =>
    kind === 'bid' ? `How much do you bid for the ${view.stall}?` : 'What do you sell?',

  answer: (_view, move) => answer(move),

  typing: (view) => `an amount from 0 to ${ownCoins(view)}`,

  read(_view, text) {
    const typed = COINS.exec(text.trim());
    return typed ? { type: 'bid', coins: Number(typed[1]) } : undefined;
  },

  refused({ code, params }) {
    switch (code) {
      case 'too-few-coins':
        return `You have only ${coins(Number(params?.['have']))}.`;
      case 'too-few-goods':
        return `You have only ${params?.['have']} ${params?.['good']}.`;
      case 'not-your-turn':
        return 'You are not asked at the moment.';
      case 'not-now':
        return 'That is not what is asked at the moment.';
      case 'no-scouting':
        return 'There are no scouts at this table.';
      case 'too-late-to-scout':
        return 'There is nothing left for a scout to see.';
      case 'no-such-seat':
        return 'There is no such seat at this table.';
      case 'too-many-days':
        return `With so many merchants there are goods for ${params?.['most']} days at most.`;
      default:
        return `That is not possible (${code}).`;
    }
  },
};

function answer(move: Move): string {
  switch (move.type) {
    case 'bid':
      return `Bid ${coins(move.coins)}`;
    case 'sell':
      return `Sell ${move.count} ${move.good}`;
    case 'scout':
      return 'Send a scout';
    case 'keep':
      return 'Keep everything';
  }
}

const coins = (count: number): string => (count === 1 ? '1 coin' : `${count} coins`);

function list(counts: Counts): string {
  const held = GOODS.flatMap((good, index) =>
    counts[index]! > 0 ? [`${counts[index]} ${good}`] : [],
  );
  return held.length > 0 ? held.join(', ') : 'nothing';
}

const ownCoins = ({ viewer, coins: purses }: View): number =>
  viewer === 'public' ? 0 : purses[viewer]!;
