/** Pourquoi un bot jouerait ce coup. */

import {
  capital,
  inWords,
  millions,
  owned,
  person,
  plural,
  que,
  Subject,
  verb,
} from '@parlor/grammar/fr';
import { GOAL } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { aCard, cardName, theCard } from './names.ts';

export const reasons: Messages['reasons'] = {
  'ends-game': () => 'Votre main complète votre Banque, et la manche est gagnée.',
  'settles-now': ({ card, value }) =>
    `${capital(theCard(card))} prend maintenant votre ${cardName(value)}.`,
  'lay-under-step': ({ card, seat }, people) => {
    const next = people(seat);
    return `${Subject(next)} ${verb(next, 'jouez', 'joue')} ensuite et ${verb(next, 'gagneriez', 'gagnerait')} un palier avec ${theCard(card)}, mais une autre paire va le couvrir.`;
  },
  'lay-under': ({ card }) => `Une autre paire va couvrir ${theCard(card)}.`,
  'lone-bankrupt': ({ card }) =>
    `Une Faillite doit partir sans carte Valeur, et ${theCard(card)} fait l’affaire.`,
  'next-step-open': ({ card }) =>
    `${capital(theCard(card))} de la défausse est justement le prochain palier de votre Banque.`,
  'missing-step-open': ({ card }) =>
    `Il vous faut encore ${aCard(card)}, et en prenant celui-ci vous ne risquez pas de Faillite.`,
  'denies-next': ({ card, seat }, people) => {
    const next = people(seat);
    return `Sinon, ${person(next)} ${verb(next, 'pourriez', 'pourrait')} prendre ${theCard(card)} juste après.`;
  },
  'safe-draw': () => 'Une carte qu’on voit n’est jamais une Faillite.',
  'nothing-open': () => 'Il n’y a rien à prendre dans la défausse.',
  'open-card-useless': ({ card }) =>
    `${capital(theCard(card))} de la défausse ne vous rapproche pas des ${millions(GOAL)}.`,
  'open-card-waits': ({ card }) =>
    `Vous piochez encore après, et ${theCard(card)} sera toujours là.`,
  'nearer-step': ({ card, nearer }) =>
    `Vous piocherez peut-être ${aCard(nearer)}, qu’il vous faut avant ${theCard(card)}.`,
  'bank-double': ({ card }) =>
    `Un autre ${cardName(card)} dans votre Banque, et personne d’autre ne l’aura.`,
  'bank-and-wait': ({ card, missing }) =>
    `${capital(theCard(card))} est à l’abri dans votre Banque, et il ne vous manque plus que ${theCard(missing)}.`,
  'bank-step': ({ card }) =>
    `C’est un palier de plus, et ni Vol ni Faillite ne peut plus toucher ${theCard(card)}.`,
  'useless-to-both': ({ card, seat }, people) =>
    `${capital(theCard(card))} n’est un palier ni pour vous, ni pour ${person(people(seat))} juste après.`,
  'passed-step': ({ card }) => `${capital(theCard(card))} n’est plus un palier pour vous.`,
  'spare-double': ({ card }) => `Vous avez plus d’un ${cardName(card)}.`,
  'farthest-step': ({ card }) =>
    `De tous les paliers de votre main, ${theCard(card)} est celui qui servira en dernier.`,
  'easiest-again': ({ card, left }) =>
    `Aucun palier de votre main n’est plus facile à retrouver : il reste ${plural(left, {
      one: `un autre ${cardName(card)} caché`,
      other: `# autres ${cardName(card)} cachés`,
    })}.`,
  'waits-for': ({ card, missing }) =>
    `Pour placer ${theCard(card)}, il faut d’abord ${aCard(missing)}, que vous n’avez pas.`,
  'steal-known-step': ({ seat }, people) => {
    const victim = people(seat);
    return `Vous savez ${que(victim)} ${verb(victim, 'avez', 'a')} en main un palier qu’il vous faut.`;
  },
  'victim-close': ({ seat, top, steps }, people) =>
    `${capital(owned(people(seat), 'votre Banque', 'la Banque'))} est à ${cardName(top)} : plus ${steps === 1 ? 'qu’un palier' : `que ${inWords(steps)} paliers`}.`,
  'highest-bank': ({ seat }, people) =>
    `Parmi les autres, personne n’a une Banque plus haute ${que(people(seat))}.`,
  'steal-safe': ({ seat }, people) =>
    `Il n’y a pas de Faillite dans ${owned(people(seat), 'votre main', 'la main')}.`,
  'steal-brings': () => 'Vous prenez ainsi des cartes aux autres.',
  'steal-nothing': () =>
    'Personne n’a de carte en trop, mais cela vous débarrasse du Vol et ferme la défausse.',
  'steal-stops': () => 'Vous gardez ce que vous avez, et votre tour est fini.',
  'keeps-steal': () => 'Vous gardez ainsi votre Vol pour un autre tour.',
  'takes-step': ({ card }) => `${capital(theCard(card))} est un palier qu’il vous faut.`,
  'takes-steal': ({ card, seat }, people) => {
    const victim = people(seat);
    return victim.isReader
      ? `Cela vous enlève ${theCard(card)}.`
      : `Cela enlève ${theCard(card)} à ${person(victim)}.`;
  },
  'breaks-hand': ({ card, seat }, people) => {
    const victim = people(seat);
    return `Sans ${theCard(card)}, ${person(victim)} ${verb(victim, 'avez', 'a')} plus de chemin jusqu’à ${millions(GOAL)}.`;
  },
  tried: () =>
    'Rien de particulier ne distingue ce coup ; ses chances viennent de nombreuses manches simulées.',
};
