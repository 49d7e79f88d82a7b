/** Ce qu’une première partie guidée explique, une fois chacun, au moment où cela arrive. */

import type { Messages } from '../en/index.ts';

export const lessons: Messages['lessons'] = {
  turn: {
    title: 'Un tour de la phase 1',
    text: 'Vous avez pioché une carte. Maintenant, lancez le dé et avancez, ou jouez une carte. Les propriétés s’achètent dans les ventes ; l’argent d’un coffre est à qui possède la propriété. Les cartes qui rapportent peuvent attendre la phase 2.',
  },
  take: {
    title: 'Un T au dé',
    text: 'Choisissez à qui prendre une carte. Elle est tirée au hasard, vous ne voyez donc pas laquelle ce sera.',
  },
  fill: {
    title: 'De l’argent pour un coffre',
    text: 'La banque met cet argent dans un coffre libre de votre choix. Mettez-le là où vous comptez acheter.',
  },
  trade: {
    title: 'Un échange qui ne se refuse pas',
    text: 'Échangez une de vos propriétés contre n’importe quelle autre, libre ou non. Les coffres suivent avec leur argent. Vous pouvez aussi tout garder.',
  },
  open: {
    title: 'Les mises de départ',
    text: 'Tout le monde dépose un montant en secret, et on les révèle tous en même temps. On ne paie que si l’on gagne la vente. Avec 0, vous restez entièrement en dehors de cette vente : ni enchères ni cartes.',
  },
  bid: {
    title: 'Relancer, mettre hors jeu ou renoncer',
    text: 'Les Investisseurs font monter votre enchère sans toucher à votre argent. Vous pouvez ajouter votre liquide dès que quelqu’un a joué un Investisseur. La carte Hors jeu écarte quelqu’un de la vente. Quand tout le monde renonce, la vente est finie ; mais si vous mettez quelqu’un hors jeu ou revenez sans mener, vous avez encore une fois la parole.',
  },
  out: {
    title: 'Hors jeu',
    text: 'Votre enchère reste sur la table, mais ne compte plus. La carte De retour la ramène en jeu. Sans cette carte, vous ne pouvez que renoncer ; on vous pose la question quand même, pour que personne n’apprenne ce que vous avez en main.',
  },
  sold: {
    title: 'Adjugé',
    text: 'Qui gagne la vente paie, et un nouveau propriétaire montre ce que contient le coffre. Les autres reprennent toute leur enchère, même ce que les investisseurs ont apporté. Un propriétaire qui gagne met son enchère dans le coffre de sa propriété.',
  },
  'sold-returned': {
    title: 'Adjugé',
    text: 'Qui gagne la vente paie, et un nouveau propriétaire montre ce que contient le coffre. Les autres reprennent leur propre liquide ; à cette table, ce que les investisseurs ont apporté va à la banque. Un propriétaire qui gagne met son enchère dans le coffre de sa propriété.',
  },
  closing: {
    title: 'Les ventes de clôture',
    text: 'La pioche est vide. Vous mettez en vente les propriétés qui restent, l’une après l’autre.',
  },
  'closing-again': {
    title: 'Les ventes de clôture, second tour',
    text: 'Personne n’a misé sur ces propriétés : elles repassent en vente. Si personne ne mise cette fois non plus, elles restent libres ; dans la phase 2, une Vente forcée peut encore les mettre en vente.',
  },
  memory: {
    title: 'Le liquide de mémoire',
    text: 'À cette table, vous ne voyez que votre propre liquide. Chaque paiement se fait au grand jour : gardez un œil sur ce que les autres gagnent et dépensent.',
  },
  dealing: {
    title: 'Phase 2 : négociations',
    text: 'Le plateau est rangé, et on ne pioche plus. Jouez une carte, passez, ou proposez un accord : quelqu’un possède peut-être justement ce qu’il faut à votre meilleure carte. Empruntez-le pour un tour et partagez ce que la carte rapporte.',
  },
  'dealing-alone': {
    title: 'Phase 2 : les cartes seules',
    text: 'Le plateau est rangé, on ne pioche plus, et à cette table il n’y a pas d’accords. Jouez vos cartes, une par tour ; quand tout le monde passe d’affilée, la partie est finie.',
  },
  answer: {
    title: 'Une offre pour vous',
    text: 'Lisez chaque ligne. Dès que tous les signataires ont accepté, l’accord engage : ce qui arrive à échéance se fait tout seul. Si vous refusez, le tour est fini. Quand la contre-offre est possible, vous pouvez changer les lignes et les renvoyer.',
  },
  related: {
    title: 'Encore une carte',
    text: 'Après votre accord, vous pouvez jouer une carte qui va avec. Celles qui conviennent sont mises en valeur.',
  },
  surrender: {
    title: 'Trop peu de liquide pour la taxe',
    text: 'Tout votre liquide est parti, et une propriété de votre choix part avec son coffre. Vous ne pouvez pas choisir une propriété promise si vous en avez une autre.',
  },
  lapsed: {
    title: 'Une promesse tombe à l’eau',
    text: 'Quand une vente, une taxe ou un T emporte quelque chose, les promesses qui en dépendent prennent fin. La liste des promesses dit pourquoi.',
  },
};
