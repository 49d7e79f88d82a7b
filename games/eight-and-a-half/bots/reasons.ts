/** Why a move is worth a look: what each reason claims, and the words for it. */

import type { Seat } from '@parlor/kit';
import { type Card, GHOST, HALF } from '../rules/state.ts';
import { cards, reasonsOf, type Sentences, speaker, TRIED } from '@parlor/search';

/** What each reason claims, by code. `seat` is the next player unless it says otherwise; chances are in percent. */
export interface Claims {
  'only-move': undefined;
  'sure-win': undefined;
  'goes-out': undefined;
  'goes-out-on-a-half': { seat: Seat; card: Card; percent: number };
  /** Who has gone out and wins unless caught. */
  'lets-them-win': { seat: Seat };
  /** Who left the half. */
  catches: { seat: Seat; cards: number };
  'nothing-fits': { seat: Seat; cards: number };
  'hard-to-follow': { seat: Seat; cards: number; percent: number };
  'stops-the-leader': { seat: Seat; left: number; percent: number };
  'demands-low': { seat: Seat; percent: number };
  'safe-half': undefined;
  'risks-a-half': { seat: Seat; card: Card; percent: number };
  'makes-it-whole': undefined;
  'sheds-a-group': { count: number };
  'keeps-the-wild': { card: Card };
  'keeps-high': { card: Card };
  'same-pile': { seat: Seat };
  resets: { value: number };
  'on-a-nine': undefined;
  'all-blind': undefined;
  /** The Big Loser. */
  'better-open-card': { seat: Seat; take: Card; give: Card };
  'takes-from-loser': { seat: Seat; take: Card };
  'keeps-the-table': { seat: Seat };
  tried: undefined;
}

export const reason = reasonsOf<Claims>();

const nameOf = (card: Card): string =>
  card === HALF ? 'a Half' : card === GHOST ? 'a Ghost' : `the ${card}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const chance = (percent: number): string =>
  percent === 0 ? 'less than 1 %' : percent === 100 ? 'more than 99 %' : `${percent} %`;

const SENTENCES: Sentences<Claims> = {
  'only-move': () => 'There is nothing else to do.',
  'sure-win': () => 'From here on nobody can keep you from going out first, whatever they do.',
  'goes-out': () => 'That is the last you have to lay: the round is yours.',
  'goes-out-on-a-half': ({ seat, card, percent }, who) =>
    `It is the last you have to lay. Only a ${card} from ${who(seat)} (${chance(percent)}) can still spoil it.`,
  'lets-them-win': ({ seat }, who) =>
    `${who(seat)} has gone out: nothing but a catch could still change that.`,
  catches: ({ seat, cards: count }, who) =>
    `It catches the half: ${cards(count)} go to ${who(seat)}, and you start afresh.`,
  'nothing-fits': ({ seat, cards: count }, who) =>
    `Nothing that ${who(seat)} has fits, so the pile of ${cards(count)} goes there.`,
  'hard-to-follow': ({ seat, cards: count, percent }, who) =>
    `Hard to follow: ${chance(percent)} that ${who(seat)} has to take the pile of ${cards(count)}.`,
  'stops-the-leader': ({ seat, left, percent }, who) =>
    `With ${cards(left)} left to lay, ${who(seat)} can go out soon; ${chance(percent)} that nothing fits this.`,
  'demands-low': ({ seat, percent }, who) =>
    `The 5 asks for a 5 or lower or a wild card: ${chance(percent)} that ${who(seat)} has none.`,
  'safe-half': () => 'It leaves a half that nobody can catch.',
  'risks-a-half': ({ seat, card, percent }, who) =>
    `It leaves a half: a ${card} from ${who(seat)} would catch you (${chance(percent)}).`,
  'makes-it-whole': () =>
    'It brings the pile back to a whole number, where there is nothing to catch.',
  'sheds-a-group': ({ count }) => `It gets rid of ${count} cards in one turn.`,
  'keeps-the-wild': ({ card }) => `${capital(nameOf(card))} stays for a harder pile.`,
  'keeps-high': ({ card }) => `The lowest you have goes first: your ${card} fits higher piles.`,
  'same-pile': ({ seat }, who) =>
    `A Ghost changes nothing: the pile is now for ${who(seat)} as it was for you.`,
  resets: ({ value }) => `It takes the pile from ${value} down to 0.`,
  'on-a-nine': () => 'Only a 9, a 0, a Half or a Ghost goes on a 9.',
  'all-blind': () => 'Nobody knows these cards: one is as good as another.',
  'better-open-card': ({ seat, take, give }, who) =>
    `${capital(nameOf(take))} goes on more piles than ${nameOf(give)}, which ${who(seat)} gets for it.`,
  'takes-from-loser': ({ seat, take }, who) => `It takes ${nameOf(take)} away from ${who(seat)}.`,
  'keeps-the-table': ({ seat }, who) =>
    `No Open card of ${who(seat)} goes on more piles than one of yours.`,
  tried: () => TRIED,
};

export const say = speaker(SENTENCES);
