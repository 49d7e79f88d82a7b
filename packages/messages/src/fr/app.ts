/**
 * Tout ce que disent les pages en français, hormis les textes des jeux. Les mots de la maison, que les jeux
 * emploient aussi :
 *
 * | English | français |
 * | --- | --- |
 * | game (the one on the shelf) | jeu |
 * | match; round or game of a match; turn; move | partie ; manche ; tour ; coup |
 * | table; seat; place (in the result) | table ; place ; 1er, 2e |
 * | host; spectator | hôte ; qui regarde |
 * | standing; rating | scores ; classement |
 * | log; hint; table talk | journal ; conseil ; discussion |
 * | 4 players | à 4 |
 * | brass button; sheet | bouton doré ; fenêtre |
 * | take back | reprendre (un coup) |
 * | replay, record | enregistrement ; revoir une partie |
 * | match file | fichier de partie |
 * | bot; its levels | bot ; novice, tranquille, habile, virtuose |
 * | preset; option | formule ; option |
 * | edition (of the rules); rulebook | édition ; livret (de règles) |
 * | box; set; rebuilt; own values | boîte ; exemplaire ; recréé ; valeurs maison |
 * | the house; to sign; key; seed | la maison ; signer ; clé ; graine |
 * | device; link; connection | appareil ; lien ; connexion |
 *
 * On vouvoie. Rien ne s’accorde avec qui joue : « c’est bon pour moi » plutôt que « je suis prêt ».
 * Une espace insécable précède : ; ? et » et suit «. En français, zéro se dit au singulier : où il peut venir,
 * le singulier est écrit en chiffres.
 */

import type { App } from '../en/app.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { opening } from './opening.ts';
import { refusals } from './refusals.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

export const app: App = {
  texts: { ...frame, ...home, ...opening, ...settings, ...table },
  refusals,
};
