/** Ce qu’explique une première partie guidée, chaque chose une fois, quand elle se présente. */

import { dollars } from '@parlor/grammar/fr';
import { BID_STEP, CHARM_BONUS } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';

const EACH = dollars(CHARM_BONUS);

export const lessons: Messages['lessons'] = {
  'last-turns': {
    title: 'Les derniers tours',
    text: 'Quelqu’un a joué le dernier ticket de sa pile. Tout le monde a encore un tour, cette personne en dernier. Ensuite, on additionne votre argent et le prix de vos cartes.',
  },
  'last-turns-even': {
    title: 'Les derniers tours',
    text: 'Quelqu’un a joué le dernier ticket de sa pile. On finit le tour de table où cela s’est passé, puis on en joue encore un complet, pour que tout le monde ait autant de tours. Ensuite, on additionne votre argent et le prix de vos cartes.',
  },
  turn: {
    title: 'Une action sur trois',
    text: 'À votre tour, vous faites une seule chose : acheter une carte, lancer les dés ou retourner un ticket. Grâce à vos cartes, les lancers rapportent, et chaque nouvelle couleur donne un dé blanc de plus.',
  },
  'turn-auctions': {
    title: 'Une action sur trois',
    text: 'À votre tour, vous faites une seule chose : obtenir une carte, lancer les dés ou retourner un ticket. Une carte de votre réserve s’achète à son prix ; une carte du marché revient à la meilleure offre. Grâce à vos cartes, les lancers rapportent, et chaque nouvelle couleur donne un dé blanc de plus.',
  },
  rethrow: {
    title: 'Gardez ce qui convient',
    text: 'Touchez les dés que vous préférez relancer : un seul, quelques-uns ou tous. La liste montre ce que les dés rapportent tels quels. Quand il ne reste plus de relance, le résultat est définitif.',
  },
  charm: {
    title: 'Le dé porte-bonheur',
    text: `Si votre lancer rapporte et qu’une des cartes qui rapportent montre ce porte-bonheur, vous recevez ${EACH} pour chacune de vos cartes qui le montrent. S’il rapporte et qu’aucune d’elles ne le montre, les autres reçoivent ${EACH} pour chacune des leurs. Un lancer qui ne rapporte rien ne donne de bonus à personne.`,
  },
  collect: {
    title: 'Une seule combinaison compte',
    text: 'Choisissez une ligne. Toutes vos cartes qui montrent cette combinaison rapportent, même si plusieurs sont de la même couleur.',
  },
  or: {
    title: 'La première action, ou le OU',
    text: 'Ce ticket a deux côtés, et vous en choisissez un : la première action, ou ce qui suit le OU. S’il vous manque l’argent ou les cartes pour la première, vous devez prendre le OU.',
  },
  ticket: {
    title: 'Un ticket est sur la table',
    text: 'Faites ce qu’il dit. Si c’est impossible, faute d’argent ou de cartes, c’est le OU qui s’applique. Vous ne pouvez pas le choisir librement.',
  },
  kept: {
    title: 'Un ticket à garder',
    text: 'Il reste à qui l’a retourné et peut s’utiliser lors d’un prochain lancer : un dé de plus avant de lancer, ou une relance de plus après la dernière. On n’utilise qu’un ticket gardé par lancer, et on ne lance jamais plus de neuf dés.',
  },
  swap: {
    title: 'Échanger une carte',
    text: 'Donnez une de vos cartes et prenez-en une au marché. Si elle est plus chère, vous payez la différence ; si elle est moins chère, vous la recevez. Vous lancez un dé blanc pour chaque couleur que vous avez ensuite.',
  },
  auction: {
    title: 'À la meilleure offre',
    text: `Dans cette partie, les cartes du marché sont mises aux enchères. On enchérit par tranches de ${dollars(BID_STEP)}, qui passe ne revient plus, et qui fait la meilleure offre doit acheter. Qui met une carte aux enchères sans l’obtenir peut lancer les dés, une fois par tour, sauf si son ticket donne de toute façon un lancer.`,
  },
};
