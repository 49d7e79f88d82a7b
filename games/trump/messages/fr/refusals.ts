/** Pourquoi un coup ou une table a été refusé. */

import { inWords, millions, number, owned, plural, Subject, verb } from '@parlor/grammar/fr';
import type { Refusals } from '../../facts/refusals.ts';
import type { Messages } from '../en/index.ts';
import { codedCard } from './names.ts';

const promise = ({ contract, clause }: Refusals['promise-card']): string =>
  `ligne ${clause} du contrat ${contract}`;

export const refusals: Messages['refusals'] = {
  'not-asked': () => 'On ne vous demande rien pour l’instant.',
  'wrong-answer': () => 'Cela ne répond pas à la question.',

  'no-such-card': () => 'Cette carte n’existe pas.',
  'card-not-held': ({ card }) => `Vous n’avez pas ${codedCard(card)} en main.`,
  'only-in-a-sale': ({ card }) => `${codedCard(card)} ne se joue que dans une vente.`,
  'not-related': ({ card }) => `${codedCard(card)} n’a rien à voir avec l’accord conclu.`,
  'condition-not-met': ({ card }) => `Vous ne possédez pas ce que demande ${codedCard(card)}.`,
  'no-target-wanted': () => 'Cette carte ne se joue contre personne.',
  'opponent-wanted': () => 'Dites contre qui la carte est jouée.',
  'property-wanted': () => 'Dites quelle propriété doit être vendue.',
  'owns-nothing': ({ seat }, people) =>
    `${Subject(people(seat))} ne ${verb(people(seat), 'possédez', 'possède')} aucune propriété.`,
  'no-such-seat': () => 'Cette place n’existe pas à la table.',
  'not-yourself': () => 'Choisissez quelqu’un d’autre.',
  'no-cards-there': ({ seat }, people) =>
    `${Subject(people(seat))} ${verb(people(seat), 'n’avez', 'n’a')} pas de cartes.`,

  'no-such-property': () => 'Cette propriété n’existe pas.',
  'box-owned': ({ property }) =>
    `${property} a un propriétaire ; l’argent va dans un coffre libre.`,
  'not-unowned': ({ property }) =>
    `${property} a un propriétaire ; cette case ne vend que des propriétés libres.`,
  'already-put-up': ({ property }) =>
    `${property} ne fait pas partie de celles qui restent à mettre en vente.`,
  'out-of-the-game': ({ property }) => `${property} ne fait plus partie du jeu.`,
  'not-yours': ({ property }) => `${property} n’est pas à vous.`,
  'already-yours': ({ property }) => `${property} est déjà à vous.`,

  'not-a-multiple': ({ step }) => `Les montants se comptent par tranches de ${millions(step)}.`,
  'not-enough-cash': ({ have }) => `Vous n’avez que ${millions(have)} en liquide.`,
  'not-knocked-out': () => 'Vous êtes encore dans les enchères.',
  'knocked-out': () => 'Vous êtes hors jeu : vous ne pouvez que revenir.',
  'not-in-the-bidding': () => 'Cette personne n’est pas dans les enchères.',
  'nothing-added': () => 'Pour relancer, ajoutez du liquide ou un Investisseur.',
  'not-an-investor': () => 'Seuls les Investisseurs font monter une enchère.',
  'cards-not-sorted': () => 'Nommez les cartes par ordre croissant.',
  'cash-needs-investor': () =>
    'Vous ne pouvez ajouter votre liquide qu’une fois un Investisseur joué dans cette vente.',
  'bid-too-low': ({ bid, least }) =>
    `Cela fait ${millions(bid)} ; il vous faut au moins ${millions(least)}.`,

  'no-deals-left': ({ deals }) =>
    plural(deals, {
      one: 'Vous avez déjà proposé le seul accord permis.',
      other: 'Vous avez déjà proposé les # accords permis.',
    }),
  'no-counters-left': ({ counters }) =>
    `Il y a déjà eu ${inWords(counters)} contre-offres dans ce tour : acceptez ou refusez.`,
  'no-clauses': () => 'Un accord a besoin d’au moins une ligne.',
  'too-many-clauses': ({ max }) => `Un accord a ${max} lignes au plus.`,
  'not-a-party': ({ line }) =>
    `La ligne ${line} engage quelqu’un qui ne fait pas partie de l’accord.`,
  'number-out-of-range': ({ line, min, max, step }) =>
    `Le nombre de la ligne ${line} doit être compris entre ${number(min)} et ${number(max)}${step === 1 ? '' : `, de ${step} en ${step}`}.`,
  'not-a-turn-card': ({ line, card }) =>
    `Ligne ${line} : ${codedCard(card)} ne se joue pas pendant un tour.`,
  'share-of-nothing': ({ line }) =>
    `Ligne ${line} : une part ne peut être payée que par qui joue la carte, après le gain.`,
  'no-payout': ({ line, card }) => `Ligne ${line} : ${codedCard(card)} ne rapporte rien.`,
  'cash-short': ({ seat, have, need }, people) =>
    `${Subject(people(seat))} ${verb(people(seat), 'avez', 'a')} ${millions(have)} en liquide, et l’accord demande ${millions(need)} tout de suite.`,
  'property-not-theirs': ({ property }) => `Seul le propriétaire peut donner ${property}.`,
  'property-twice': ({ property }) =>
    `${property} ne peut pas changer de mains deux fois en même temps.`,
  'hand-too-small': ({ seat, have, need }, people) =>
    `${owned(people(seat), 'Votre main', 'La main')} compte ${plural(have, { one: '# carte', other: '# cartes' })}, et l’accord en demande ${need} tout de suite.`,
  'hand-promised': ({ have }) =>
    have === 0
      ? 'Aucune de vos cartes ne peut être tirée : elles sont toutes promises.'
      : plural(have, {
          one: 'Une seule de vos cartes peut être tirée : les autres sont promises.',
          other: 'Seules # de vos cartes peuvent être tirées : les autres sont promises.',
        }),
  'taker-wanted': ({ line }) => `Ligne ${line} : dites qui reçoit.`,
  'no-taker-wanted': ({ line }) =>
    `Ligne ${line} : à deux, on sait qui reçoit ; inutile de le dire.`,
  'cash-only': ({ line }) => `Ligne ${line} : à ce moment, on ne peut donner que de l’argent.`,
  'option-too-much': ({ line }) =>
    `Ligne ${line} : une option peut apporter du liquide, des propriétés et des cartes nommées, en une seule fois, et rien d’autre.`,
  'option-of-nothing': ({ line }) =>
    `Ligne ${line} : une option doit apporter quelque chose à qui la détient.`,
  'no-alternative': ({ line }) =>
    `La ligne ${line} remplace une ligne qui ne peut pas tomber à l’eau.`,
  'not-clockwise': () => 'Nommez les autres dans le sens horaire, chacun une fois.',
  'no-such-contract': ({ contract }) => `Il n’y a pas de contrat ${contract} en cours.`,
  'other-parties': ({ contract }) =>
    `Seuls tous les signataires du contrat ${contract} ensemble peuvent y mettre fin.`,
  'no-counter-among-several': () =>
    'Pas de contre-offre dans un accord à plusieurs : acceptez ou refusez.',
  'shares-over': ({ line, most }) =>
    `Ligne ${line} : les parts d’un même gain dépassent ${most} %.`,
  'no-such-option': ({ contract, clause }) =>
    `Vous n’avez pas d’option à la ligne ${clause} du contrat ${contract}.`,
  'not-to-choose': ({ card }) => `${codedCard(card)} ne fait pas partie des cartes au choix.`,
  'too-complex': ({ most }) =>
    `Cet accord est trop compliqué à vérifier. Cartes promises et lignes de remplacement comptent 1 chacune, les options 2, et le maximum est ${most}.`,
  'unsound-not-held': ({ line }) =>
    `La ligne ${line} ne peut pas être tenue : la carte ne sera pas là.`,
  'unsound-not-playable': ({ line }) =>
    `La ligne ${line} ne peut pas être tenue : en l’état, la carte ne pourra pas être jouée à ce moment.`,
  'unsound-turn-taken': ({ line }) =>
    `La ligne ${line} ne peut pas être tenue : il faudrait jouer deux cartes dans un même tour.`,
  'unsound-not-owned': ({ line }) =>
    `La ligne ${line} ne peut pas être tenue : qui doit donner la propriété ne l’aura pas.`,
  'unsound-never-played': ({ line }) =>
    `La ligne ${line} n’arriverait jamais : sa carte ne peut pas être jouée.`,
  'unsound-option': ({ line }) =>
    `La ligne ${line} ne peut pas être tenue : ce que l’option promet ne sera pas là à temps.`,
  'unsound-while': ({ line }) =>
    `La ligne ${line} ne serait jamais payée : qui paie ne possède pas la propriété.`,
  'unsound-old': (params) =>
    `Une promesse plus ancienne ne pourrait plus être tenue : ${promise(params)}.`,

  'risk-card': ({ line }) => `Ligne ${line} : un T peut prendre la carte d’ici là.`,
  'risk-property': ({ line }) =>
    `Ligne ${line} : une vente forcée ou une taxe peut emporter la propriété d’ici là.`,
  'risk-debt': ({ line }) => `Ligne ${line} : ce qui ne peut pas être payé alors reste dû.`,
  'risk-hand': ({ line }) => `Ligne ${line} : il se peut qu’il ne reste plus de carte à donner.`,
  'risk-unplayed': ({ line }) => `Ligne ${line} : personne n’a promis de jouer cette carte.`,
  'risk-no-sale': ({ line }) => `Ligne ${line} : une telle vente n’aura peut-être jamais lieu.`,

  'promise-abstain': (params) => `Une promesse l’interdit : ${promise(params)}.`,
  'promise-card': (params) => `Cette carte est promise : ${promise(params)}.`,
  'promise-property': (params) => `Cette propriété est promise : ${promise(params)}.`,
  'promise-play': (params) => `Cela romprait la promesse de jouer une carte : ${promise(params)}.`,

  'wrong-seat-count': ({ seats }) => `Ce jeu se joue à 3 ou 4, pas à ${seats}.`,
  'components-not-an-object': () =>
    'Un exemplaire se compose de propriétés, de cartes et d’un plateau.',
  'components-field-unknown': ({ field }) => `Un exemplaire n’a pas d’élément appelé « ${field} ».`,
  'components-property-field': ({ property, field }) =>
    `La propriété ${property + 1} contient quelque chose qui n’a rien à y faire : « ${field} ».`,
  'components-card-field': ({ card, field }) =>
    `La carte ${card + 1} contient quelque chose qui n’a rien à y faire : « ${field} ».`,
  'components-space-field': ({ space, field }) =>
    `La case ${space} contient quelque chose qui n’a rien à y faire : « ${field} ».`,
  'components-rebuilt': ({ most, max }) =>
    `L’origine des valeurs est une liste de ${most} mots au plus, de ${max} caractères au plus chacun.`,
  'components-lists-missing': () =>
    'Les propriétés, les cartes et le plateau doivent être des listes.',
  'components-property-count': ({ min, max }) => `Il faut de ${min} à ${max} propriétés.`,
  'components-property-name': ({ property, max }) =>
    `La propriété ${property + 1} a besoin d’un nom de 1 à ${max} caractères, sans espace au début ni à la fin.`,
  'components-property-twice': ({ property }) =>
    `La propriété ${property + 1} porte le nom d’une autre.`,
  'components-too-many-faces': ({ max }) => `Il peut y avoir ${max} cartes différentes au plus.`,
  'components-card': ({ card }) => `La carte ${card + 1} n’a pas de sens.`,
  'components-card-twice': ({ card }) =>
    `La carte ${card + 1} existe déjà : augmentez son nombre d’exemplaires.`,
  'components-deck-size': ({ min, max }) => `Il faut de ${min} à ${max} cartes.`,
  'components-board-size': ({ min, max }) => `Le plateau doit avoir de ${min} à ${max} cases.`,
  'components-space': ({ space }) => `La case ${space} n’a pas de sens.`,
  'components-start': ({ space }) =>
    `Seule la première case est DÉPART ; regardez la case ${space}.`,
  'components-space-twice': ({ space }) => `La propriété de la case ${space} a déjà une case.`,
  'components-property-not-on-board': () => 'Chaque propriété doit avoir une case sur le plateau.',
  'components-no-sale-space': () => 'Le plateau a besoin d’une case de vente.',
};

export const refusedOtherwise: Messages['refusedOtherwise'] = (code) =>
  `Cela a été refusé : ${code}.`;

export const brokenPromise: Messages['brokenPromise'] = (quoted, isPlay) =>
  isPlay ? `Une promesse passe avant : ${quoted}.` : `C’est promis : ${quoted}.`;

export const spentTwice: Messages['spentTwice'] = (card) =>
  `${codedCard(card)} ne peut pas être donnée maintenant et être encore là plus tard.`;
