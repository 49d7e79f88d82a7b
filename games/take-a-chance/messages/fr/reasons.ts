/** Pourquoi un coup mérite réflexion. Les sommes sont arrondies à la centaine. */

import { capital, dollars, number, of, person } from '@parlor/grammar/fr';
import type { Keeping } from '../../facts/claims.ts';
import type { Messages } from '../en/index.ts';
import { aCombo, cardIn, dice, theColour } from './names.ts';

const HUNDRED = 100;
const about = (sum: number): string => dollars(HUNDRED * Math.round(sum / HUNDRED));

/** « 3 3 », « 3 3 et le porte-bonheur » */
const kept = ({ dice: faces, charm }: Keeping): string =>
  [
    ...(faces === '' ? [] : [faces.split('').join(' ')]),
    ...(charm === 'kept' ? ['le porte-bonheur'] : []),
  ].join(' et ');

/** « garder 3 3 », « ne rien garder » */
const keeping = (params: Keeping): string =>
  kept(params) === '' ? 'ne rien garder' : `garder ${kept(params)}`;

/** « une paire rapporte », « deux paires rapportent » */
const pays = (name: string): string =>
  /^une? /.test(name) && !name.includes(' et ') ? 'rapporte' : 'rapportent';

export const reasons: Messages['reasons'] = {
  'new-die': (params) =>
    `${capital(theColour(params.colour))} est une nouvelle couleur : un dé de plus à chaque lancer, et environ ${about(params.income)} de plus à chaque fois.`,
  'earns-more': (params) =>
    `Une ${cardIn(params.colour)} de plus ajoute environ ${about(params.income)} à chacun de vos lancers.`,
  'adds-little': (params) =>
    `Pour l’instant, ${theColour(params.colour)} n’ajoute qu’environ ${about(params.income)} à chaque lancer, mais son prix compte à la fin.`,
  denies: (params, people) =>
    `Cette ${cardIn(params.colour)} est aussi à la portée ${of(people(params.seat))}, qui y gagnerait plus que vous.`,
  'keeps-its-price': (params) =>
    `La fin approche : ${theColour(params.colour)} ne rapportera peut-être plus grand-chose, mais son prix compte à la fin.`,
  'tickets-roll': ({ rolls, tickets }) =>
    `Sur les ${number(tickets)} tickets de la boîte, ${number(rolls)} permettent aussi de lancer les dés, et un ticket non joué ne vaut rien.`,
  'ends-while-ahead':
    'C’est votre dernier ticket et vous êtes en tête : c’est le moment de finir la partie.',
  'starts-the-end': 'C’est votre dernier ticket : une fois joué, les derniers tours commencent.',
  'last-turn-ticket': 'Aucun tour ne suivra : inutile de garder le ticket.',
  'roll-and-wait':
    'Votre dernier ticket déclencherait la fin alors que vous n’êtes pas en tête ; un lancer prolonge la partie.',
  'roll-pays': ({ income }) =>
    `Telles quelles, vos cartes rapportent environ ${about(income)} par lancer.`,
  'free-roll': 'La carte est partie ailleurs, et le lancer ne vous coûte rien.',
  'charm-for-others':
    'Un lancer qui rapporte peut donner de l’argent aux autres grâce au porte-bonheur.',
  'swap-up': ({ give, take, income }) =>
    `Remplacer ${theColour(give)} par ${theColour(take)} ajoute environ ${about(income)} à chaque lancer.`,
  'swap-least': ({ give, take }) =>
    `Il faut échanger, et remplacer ${theColour(give)} par ${theColour(take)} est ce qui coûte le moins à vos lancers.`,
  'swap-down': ({ give, take, income }) =>
    `Remplacer ${theColour(give)} par ${theColour(take)} retire environ ${about(-income)} à chaque lancer.`,
  'first-impossible': 'La première action du ticket est impossible : il ne reste que le OU.',
  'too-late-to-buy':
    'C’est votre dernier tour : une carte achetée maintenant ne rapportera plus rien.',
  'side-rolls': (params) => `C’est tout de suite un lancer de ${dice(params.dice)}.`,
  'side-pays': ({ amount }) => `C’est ${about(amount)} tout de suite, sans avoir besoin de chance.`,
  'side-buys': (params) =>
    `Cela peut vous valoir une ${cardIn(params.colour)}, qui ajoute environ ${about(params.income)} à chaque lancer.`,
  'side-swaps': ({ give, take, income }) =>
    `Donner ${theColour(give)} contre ${theColour(take)} ajouterait environ ${about(income)} à chaque lancer.`,
  stand: ({ amount }) => `Vous tenez déjà ${about(amount)}, et relancer ne promet pas mieux.`,
  'sure-amount': ({ amount }) => `Vous tenez déjà ${about(amount)}.`,
  'keep-for-money': (params) =>
    `${capital(keeping(params))} rapporte environ ${about(params.mean)} en moyenne.`,
  'keep-for-win': (params) =>
    `${capital(keeping(params))} donne les meilleures chances de gagner, même si ce n’est pas ce qui rapporte le plus en moyenne.`,
  'keep-for-both': (params) =>
    `${capital(keeping(params))} donne les meilleures chances de gagner, et rapporte le plus en moyenne.`,
  'spend-rethrow': (params) =>
    `Avec votre relance gardée, ${keeping(params)} rapporte environ ${about(params.mean)} en moyenne.`,
  'save-rethrow': 'Votre relance gardée vous reste pour un prochain lancer.',
  'use-die': (params) => `Avec votre dé gardé, c’est un lancer de ${dice(params.dice)}.`,
  'save-die': 'Votre dé gardé vous reste pour un prochain lancer.',
  'collect-most': ({ combo, amount }) =>
    `${capital(aCombo(combo))} ${pays(aCombo(combo))} le plus : ${about(amount)}.`,
  'collect-charm': ({ combo, bonus }) =>
    `Avec ${aCombo(combo)}, une carte qui rapporte montre le porte-bonheur : ${about(bonus)} de plus pour vous.`,
  'bid-low': ({ worth }) =>
    `Commencez bas : avec son prix et ce qu’elle devrait rapporter, la carte vaut environ ${about(worth)} pour vous.`,
  'bid-fair': ({ worth }) =>
    `Jusqu’à environ ${about(worth)}, la carte se rembourse par son prix et ce qu’elle devrait rapporter.`,
  'bid-above': ({ worth }) =>
    `C’est plus que les quelque ${about(worth)} que la carte devrait vous rapporter.`,
  'bid-to-deny': ({ seat, worth }, people) =>
    `La carte ne devrait vous rapporter qu’environ ${about(worth)} ; elle rapporterait plus à ${person(people(seat))}, qui peut encore enchérir.`,
  'cannot-bid': ({ bid }) => `Vous ne pouvez pas payer plus que les ${dollars(bid)} déjà offerts.`,
  'too-dear': ({ worth }) =>
    `Au-delà d’environ ${about(worth)}, la carte ne se rembourse pas par son prix et ce qu’elle devrait rapporter.`,
  'let-go': ({ seat, bid }, people) =>
    `Vous gardez votre argent ; pour l’instant, la carte revient à ${person(people(seat))} pour ${dollars(bid)}.`,
  tried:
    'Rien de particulier ne distingue ce coup ; ses chances viennent de nombreuses parties simulées.',
};
