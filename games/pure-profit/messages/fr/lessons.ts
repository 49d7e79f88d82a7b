/** Ce qu’explique une première partie guidée, et ce que font les touches. */

import { millions } from '@parlor/grammar/fr';
import { GOAL } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { aCard } from './names.ts';

export const lessons: Messages['lessons'] = {
  finish: {
    title: 'Vous pouvez terminer la manche',
    text: `Vous avez en main tous les paliers qui manquent à votre Banque. Les cartes relevées y entrent ensemble, jusqu’à ${millions(GOAL)}, et vous gagnez la manche.`,
  },
  settle: {
    title: 'Deux sortes de Faillite',
    text: 'La basse prend votre carte Valeur la plus basse, la haute votre carte la plus haute, et vous dites laquelle se sert d’abord. C’est important quand vous avez moins de cartes Valeur que de Faillites.',
  },
  'settle-first': {
    title: 'Deux sortes de Faillite',
    text: 'La basse prend votre carte Valeur la plus basse, la haute votre carte la plus haute. Vous dites laquelle part d’abord : la personne qui joue après vous pourra prendre la dernière carte Valeur défaussée.',
  },
  lay: {
    title: 'Des paires à défausser',
    text: 'Chaque Faillite est défaussée avec sa carte Valeur par-dessus. Vous choisissez l’ordre : la personne qui joue après vous pourra prendre la dernière carte Valeur défaussée, les autres sont enterrées.',
  },
  stuck: {
    title: 'Une Faillite sans carte Valeur',
    text: 'Une Faillite qui ne trouve pas de carte Valeur reste dans votre main. En attendant, vous pouvez jouer un Vol, qui vous en apportera peut-être une, ou passer.',
  },
  take: {
    title: 'Une carte à la fois',
    text: 'Choisissez quelqu’un : vous recevez une de ses cartes, sans la voir d’avance. Regardez-la, puis prenez-en une autre ou arrêtez. La dernière carte d’une main ne se vole jamais.',
  },
  'take-open': {
    title: 'Une carte à la fois',
    text: 'Choisissez quelqu’un pour voir toute sa main et y prendre une carte. Puis prenez-en une autre ou arrêtez. La dernière carte d’une main ne se vole jamais.',
  },
  choose: {
    title: 'Une main ouverte',
    text: 'Vous voyez toute la main et prenez la carte qui vous plaît. Les cartes que vous avez vues restent visibles à cette place tant qu’elles y sont.',
  },
  robbed: {
    title: 'On vous a volé des cartes',
    text: 'Un Vol prend des cartes dans d’autres mains sans les voir, mais jamais la dernière. Un œil sur une de vos cartes signifie que quelqu’un sait que vous l’avez.',
  },
  'robbed-open': {
    title: 'On vous a volé des cartes',
    text: 'À cette table, on regarde toute la main avant de voler une carte, mais on ne prend jamais la dernière. Un œil sur une de vos cartes signifie que quelqu’un sait que vous l’avez.',
  },
  settled: {
    title: 'Faillite',
    text: 'Après la pioche, chaque Faillite de votre main emporte dans la défausse votre carte Valeur la plus basse ou la plus haute. Votre tour s’arrête là, et rien n’entre dans votre Banque.',
  },
  'bankrupt-coming': {
    title: 'Une Faillite dans votre main',
    text: 'Elle frappe dès que vous avez fini de piocher. Les marques rouges montrent ce que vous perdriez maintenant ; une carte plus basse ou plus haute peut encore y changer quelque chose.',
  },
  draw: {
    title: 'Complétez votre main',
    text: 'Piochez jusqu’à avoir six cartes, une par une. Touchez la pioche (ou appuyez sur D) pour une carte cachée, ou la défausse (X) si une carte Valeur est sur le dessus.',
  },
  closed: {
    title: 'La défausse est fermée',
    text: 'Personne ne peut prendre une Faillite ou un Vol dans la défausse. Tout ce qui est dessous est hors de portée jusqu’à ce qu’on la remélange.',
  },
  bank: {
    title: 'Une carte pour votre Banque',
    text: `Les cartes à la marque verte conviennent. Une Banque commence par ${aCard(1)} ; ensuite, chaque carte répète la valeur du dessus ou vaut un million de plus. Choisissez-en une, puis appuyez sur le bouton doré ou touchez l’étage éclairé.`,
  },
  steal: {
    title: 'Vous avez un Vol',
    text: 'Au lieu de placer une carte, vous pouvez voler les autres : jouez le Vol, puis choisissez à qui vous prenez des cartes. Vous ne les voyez pas d’avance : gare aux Faillites.',
  },
  'steal-open': {
    title: 'Vous avez un Vol',
    text: 'Au lieu de placer une carte, vous pouvez voler les autres : jouez le Vol, regardez une main et prenez la carte qui vous plaît.',
  },
  'nothing-fits': {
    title: 'Rien ne convient',
    text: 'Défaussez alors la carte dont vous avez le moins besoin. Pensez à la personne qui joue après vous : une carte Valeur sur le dessus de la défausse est à prendre.',
  },
  'steals-gone': {
    title: 'Les Vols joués ont disparu',
    text: 'La pioche était épuisée, et la défausse remélangée en forme une nouvelle. Les Vols qui s’y trouvaient sont hors jeu ; vous les retrouvez sous « Scores ».',
  },
  shuffled: {
    title: 'Une nouvelle pioche',
    text: 'La pioche était épuisée : toute la défausse, sauf la carte du dessus, a été remélangée pour en former une nouvelle.',
  },
  'next-game': {
    title: 'La manche suivante de la série',
    text: 'Le sommet de chaque Banque est noté, et tout le monde repart de zéro. Après trois manches, le plus haut total gagne.',
  },
};

export const keys: Messages['keys'] = {
  digits:
    'choisir une carte de votre main, de la première à la neuvième, ou une paire à défausser ; pour voler, prendre une carte à la première, à la deuxième… des autres personnes',
  draw: 'piocher',
  discard: 'prendre dans la défausse, ou défausser la carte choisie',
  arrows: 'aller d’une carte à l’autre, et des piles à la main',
  escape: 'annuler le choix, fermer une fenêtre',
};
