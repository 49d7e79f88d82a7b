/** Pourquoi un coup mérite qu’on s’y arrête. */

import {
  inWords,
  of,
  owned,
  percent as share,
  person,
  plural,
  Subject,
  verb,
} from '@parlor/grammar/fr';
import { valueName } from '../../facts/cards.ts';
import type { ReasonSentences } from '../parameters.ts';
import { nameOf, One, one, thePile } from './naming.ts';

const chance = (percent: number): string =>
  percent === 0
    ? `moins de ${share(0.01)}`
    : percent === 100
      ? `plus de ${share(0.99)}`
      : share(percent / 100);

export const reasons: ReasonSentences = {
  'only-move': () => 'C’est le seul coup possible.',
  'sure-win': () => 'À partir d’ici, plus personne ne peut vous empêcher de finir en premier.',
  'goes-out': () => 'Il ne vous reste plus une carte, et la manche est à vous.',
  'goes-out-on-a-half': ({ seat, card, percent }, people) =>
    `Il ne vous reste plus une carte. Seul ${one(card)} ${of(people(seat))} peut encore vous arrêter (${chance(percent)}).`,
  'lets-them-win': ({ seat }, people) =>
    `${Subject(people(seat))} n’${verb(people(seat), 'avez', 'a')} plus de cartes, et seule une prise pourrait encore y changer quelque chose.`,
  catches: ({ seat, cards }, people) =>
    `C’est une prise\u00a0: ${thePile(cards)} est pour ${person(people(seat))}, et vous en commencez une nouvelle.`,
  'nothing-fits': ({ seat, cards }, people) =>
    `${Subject(people(seat))} n’${verb(people(seat), 'avez', 'a')} rien à jouer là-dessus et ${verb(people(seat), 'devez', 'doit')} ramasser ${thePile(cards)}.`,
  'hard-to-follow': ({ seat, cards, percent }, people) =>
    `Difficile de jouer là-dessus\u00a0: ${person(people(seat))} ${verb(people(seat), 'avez', 'a')} ${chance(percent)} de chances de devoir ramasser ${thePile(cards)}.`,
  'stops-the-leader': ({ seat, left, percent }, people) =>
    `${Subject(people(seat))} n’${verb(people(seat), 'avez', 'a')} plus ${plural(left, { one: 'qu’une carte', other: 'que # cartes' })} à jouer\u00a0; il y a ${chance(percent)} de chances que rien ne convienne.`,
  'demands-low': ({ seat, percent }, people) =>
    `Après un 5, il faut 5 ou moins, un Demi ou un Fantôme\u00a0; ${person(people(seat))} ${verb(people(seat), 'avez', 'a')} ${chance(percent)} de chances de n’avoir rien de tout cela.`,
  'safe-half': () =>
    'Cela laisse la pile à un nombre et demi, mais personne ne peut vous attraper.',
  'risks-a-half': ({ seat, card, percent }, people) =>
    `Cela laisse la pile à un nombre et demi\u00a0: ${one(card)} ${of(people(seat))} vous attraperait (${chance(percent)}).`,
  'makes-it-whole': () =>
    'La pile revient à un nombre entier\u00a0: personne ne peut donc vous attraper.',
  'sheds-a-group': ({ count }) => `Vous vous débarrassez de ${inWords(count)} cartes d’un coup.`,
  'keeps-the-wild': ({ card }) => `Vous gardez votre ${nameOf(card)} pour une pile plus difficile.`,
  'keeps-high': ({ card }) =>
    `C’est votre carte la plus basse\u00a0; votre ${nameOf(card)} ira sur des piles plus hautes.`,
  'same-pile': ({ seat }, people) =>
    `Un Fantôme ne change rien\u00a0: c’est à ${person(people(seat))} de jouer sur la même pile.`,
  resets: ({ value }) => `La pile retombe de ${valueName(value)} à 0.`,
  'on-a-nine': () => 'Sur un 9, il faut un autre 9, un 0, un Demi ou un Fantôme.',
  'all-blind': () => 'Personne ne connaît ces cartes\u00a0: l’une vaut l’autre.',
  'better-open-card': ({ seat, take, give }, people) =>
    `${One(take)} se pose sur plus de piles qu’${one(give)}, qui va à ${person(people(seat))} en échange.`,
  'takes-from-loser': ({ seat, take }, people) =>
    `Vous privez ${person(people(seat))} d’${one(take)}.`,
  'keeps-the-table': ({ seat }, people) =>
    `Chacune de vos cartes visibles se pose sur au moins autant de piles que ${owned(people(seat), 'les vôtres', 'celles')}.`,
  tried: () =>
    'Rien de particulier ne distingue ce coup\u00a0; ses chances viennent de nombreuses parties simulées.',
};
