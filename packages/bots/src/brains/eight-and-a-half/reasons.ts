/** Why a move is worth a look, in words. */

import type { Reason } from '../../brain.ts';

/** What a sentence may speak of: cards by name, chances in percent, counts. */
type Params = NonNullable<Reason['params']>;

type Sentence = (params: Params) => string;

const SENTENCES = {
  'sure-win': () => 'From here on nobody can keep you from going out first, whatever they do.',
  'goes-out': () => 'That is your last card: the round is yours.',
  'goes-out-on-a-half': ({ percent, card }) =>
    `Your last card. Only a ${card} in the next hand (${percent} %) can still spoil it.`,
  catches: ({ cards }) =>
    `Catches the half: ${plural(cards, 'card')} go to whoever left it, and you start afresh.`,
  'nothing-fits': ({ cards }) =>
    `The next player has nothing that fits and must take ${plural(cards, 'card')}.`,
  'hard-to-follow': ({ percent, cards }) =>
    `Hard to follow: a ${percent} % chance that the next player takes ${plural(cards, 'card')}.`,
  'stops-the-leader': ({ left, percent }) =>
    `The next player is ${plural(left, 'card')} from going out; this stops them ${percent} % of the time.`,
  'demands-low': ({ percent }) =>
    `The Five asks for a low card, and ${percent} % of the hands like theirs have no answer.`,
  'safe-half': () => 'A half that nobody can catch.',
  'makes-it-whole': () =>
    'Brings the pile back to a whole number, where there is nothing to catch.',
  'risks-a-half': ({ percent, card }) =>
    `Leaves a half. A ${card} would catch you, ${percent} % by the cards still out.`,
  'sheds-a-group': ({ count }) => `Gets rid of ${count} cards in one turn.`,
  'keeps-the-wild': ({ wild }) => `A plain card goes, and ${wild} stays for a harder pile.`,
  'spends-the-wild': ({ card }) => `${card} is made for piles like this one.`,
  resets: ({ value }) => `Takes the pile from ${value} down to 0 before your high cards are stuck.`,
  'keeps-high': ({ card }) => `The lowest that fits: your ${card} is good for longer.`,
  'all-blind': () => 'Nobody knows these cards: one is as good as another.',
  'better-open-card': ({ take, give }) =>
    `${take} is easier to lay at the end than ${give}, and the Big Loser gets the harder one.`,
  'swap-hurts-them': ({ take }) => `Leaves the Big Loser without ${take}.`,
  'keeps-the-table': () => 'Your Open cards are better than what you could get.',
  'only-move': () => 'There is nothing else to do.',
  'worth-a-look': () => 'Not the first choice, but close to it.',
} satisfies Record<string, Sentence>;

export type Code = keyof typeof SENTENCES;

export const reason = (code: Code, params?: Params): Reason =>
  params ? { code, params } : { code };

const plural = (count: string | number | undefined, noun: string): string =>
  count === 1 ? `1 ${noun}` : `${count} ${noun}s`;

export function say({ code, params = {} }: Reason): string {
  return Object.hasOwn(SENTENCES, code)
    ? SENTENCES[code as Code](params)
    : 'It looks like a good move here.';
}
