/** Comment jouer, chapitre par chapitre ; les **noms du jeu** ressortent. */

import { capital, dollars, inWords, list } from '@parlor/grammar/fr';
import { MAX_DICE } from '../../facts/dice/hands.ts';
import {
  BID_STEP,
  BLACK_DICE,
  CHARM_BONUS,
  COLOURS,
  START_CASH,
  TICKETS_EACH,
  TICKETS_OF_TWO,
  TURN_LIMIT,
} from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { aCombo, card, cardIn, theCharm } from './names.ts';

export const howTo: Messages['howTo'] = {
  about: (firstColour) => ({
    title: 'Le but du jeu',
    paragraphs: [
      `Devenez riche : à la fin, on additionne votre **argent** et le **prix de vos cartes**, et le plus gros total l’emporte. Tout le monde commence avec ${dollars(START_CASH)} et une ${cardIn(firstColour)}. Vous avez aussi une **réserve** de trois cartes, cachée aux autres, et une pile de **tickets** face cachée que personne n’a vus.`,
      `Tout le monde reçoit ${inWords(TICKETS_EACH.usual)} tickets, ou bien ${inWords(TICKETS_EACH.short)} ou ${inWords(TICKETS_EACH.long)} si la table en décide ainsi. À deux, c’est toujours ${inWords(TICKETS_OF_TWO)} chacun.`,
    ],
  }),
  turn: {
    title: 'Un tour : une action sur trois',
    paragraphs: [
      '**Achetez** une carte de votre réserve ou du **marché**, visible de tous, à son prix. **Lancez les dés** et encaissez. Ou **tentez votre chance** : retournez le ticket du dessus de votre pile et faites ce qu’il dit.',
    ],
  },
  cards: {
    title: 'Grâce aux cartes, les dés rapportent',
    paragraphs: [
      `Une carte montre des combinaisons et ce que chacune rapporte. Vous lancez deux dés noirs, plus un dé blanc pour **chaque couleur** que vous possédez : une nouvelle couleur donne donc toujours un dé de plus. Avec les ${inWords(COLOURS)} couleurs, cela fait ${inWords(BLACK_DICE + COLOURS)} dés ; des tickets peuvent en ajouter, mais on n’en lance jamais plus de ${inWords(MAX_DICE)}.`,
    ],
  },
  rolling: ({ dice, contains, best, pays }, colours) => ({
    title: 'Lancer les dés',
    paragraphs: [
      'Après le premier lancer, vous pouvez relancer une fois les dés de votre choix. Choisissez ensuite **une combinaison** présente dans les dés. Toutes vos cartes qui la montrent rapportent, et les dés en trop ne gênent pas.',
      `Par exemple, ${list(dice.map(String))} contiennent ${list(contains.map(aCombo))}. Avec ${list(colours.map((one) => `une ${cardIn(one)}`))}, vous prendriez ${aCombo(best)} pour ${dollars(pays)}.`,
    ],
  }),
  tickets: {
    title: 'Les tickets',
    paragraphs: [
      'Beaucoup de tickets ont deux côtés : faites la première action, ou prenez le **OU**, comme vous préférez. S’il vous manque l’argent ou les cartes pour la première action, vous devez prendre le OU. Une table peut aussi convenir que le OU ne sert que si la première action est impossible.',
      'Certains tickets en entraînent un autre. D’autres se gardent et s’utilisent lors d’un prochain lancer, un seul par lancer. Personne ne reçoit jamais de nouveaux tickets.',
    ],
  },
  ending: {
    title: 'La fin',
    paragraphs: [
      'Quand quelqu’un a joué le dernier ticket de sa pile, son tour se termine ; puis tout le monde joue un dernier tour, cette personne en dernier. Une table peut aussi convenir de **tours égaux** : on finit alors le tour de table, et on en joue encore un complet. En cas d’égalité, c’est le plus grand nombre de cartes qui l’emporte ; si l’égalité persiste, la victoire est partagée.',
      `Une partie où tout le monde a joué ${TURN_LIMIT} tours est arrêtée et comptée telle quelle.`,
    ],
  },
  auctions: {
    title: 'Avec les enchères',
    paragraphs: [
      `Une option à trois ou plus. Une carte du marché ne s’achète pas simplement : qui la veut ouvre les **enchères**, et elle revient à la meilleure offre. On enchérit par tranches de ${dollars(BID_STEP)}, qui passe ne revient plus, et personne n’offre plus que son argent. Qui met une carte aux enchères sans l’obtenir peut lancer les dés, une fois par tour. Si le ticket joué donne de toute façon un lancer, il n’y en a pas d’autre. Les cartes de votre réserve s’achètent comme d’habitude.`,
    ],
  },
  charm: ({ combo, bonus }, cards, thrown) => ({
    title: 'Avec les porte-bonheur',
    paragraphs: [
      `Une option à trois ou plus. Le **dé porte-bonheur** accompagne chaque lancer, et peut être relancé une fois. Si votre lancer rapporte et qu’une des cartes qui rapportent montre ce porte-bonheur, vous recevez ${dollars(CHARM_BONUS)} pour chacune de vos cartes qui le montrent. S’il rapporte et qu’aucune d’elles ne le montre, les autres reçoivent ${dollars(CHARM_BONUS)} pour chacune des leurs. Un lancer qui ne rapporte rien ne donne rien à personne.`,
      `Vous avez ${list(cards.map(card))}, et les dés montrent ${aCombo(combo)} et ${theCharm(thrown)} : cela fait ${dollars(bonus)} en plus.`,
    ],
  }),
  two: {
    title: 'À deux',
    paragraphs: [
      `${capital(inWords(TICKETS_OF_TWO))} tickets chacun, et après chaque achat, la carte suivante de la pioche est écartée sans être vue. Il n’y a ni enchères ni dé porte-bonheur.`,
    ],
  },
};
