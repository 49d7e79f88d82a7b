/** Ce que font les touches à cette table. */

import type { Messages } from '../en/index.ts';

export const keys: Messages['keys'] = {
  buy: 'acheter : choisir l’action, puis acheter la carte choisie',
  roll: 'lancer les dés : choisir l’action, puis lancer ; après un lancer, ramasser tous les dés ou relancer ceux qu’on a ramassés',
  chance:
    'tenter sa chance : choisir l’action, puis retourner le ticket ; après un lancer, le dé porte-bonheur',
  digits:
    'choisir un dé, une carte, une ligne ou un côté du ticket ; aux enchères, offrir autant de centaines de plus',
  charm: 'le dé porte-bonheur',
  bid: 'aux enchères, monter ou baisser son offre de cent',
  arrows: 'aller d’un dé, d’un choix ou d’une carte à l’autre, et d’une rangée à l’autre',
};
