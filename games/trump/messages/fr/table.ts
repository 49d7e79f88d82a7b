/** Ce qui est écrit sur la table : assez court pour un téléphone, et ce qu’on lit à voix haute à la place. */

import {
  millions,
  number,
  of,
  owned,
  people as listed,
  person,
  plural,
  Subject,
  verb,
} from '@parlor/grammar/fr';
import type { Messages } from '../en/index.ts';

const cards = (count: number): string => plural(count, { one: '# carte', other: '# cartes' });

export const table: Messages['table'] = {
  cards,
  part: (part) => (part === 1 ? 'Phase 1, achats' : 'Phase 2, négociations'),
  pile: (count) => `pioche ${count}`,
  closing: 'clôture',
  closingAgain: 'clôture, 2e tour',
  players: (count) => `à ${count}`,
  boxesShut: 'coffres fermés',
  cashFromMemory: 'liquide de mémoire',
  cashUnseen: 'liquide à retenir',
  investorsReturn: 'investisseurs remboursés',
  noDeals: 'sans accords',

  board: 'Plateau',
  spaces: {
    start: 'DÉPART',
    saleUnowned: 'Vente : libre',
    saleAny: 'Vente : toutes',
    roll: 'Dé × 20',
    trade: 'Échange',
  },
  space: (name, pawns) => (pawns.length === 0 ? name : `${name}. Ici : ${listed(pawns)}`),
  property: (name, box, owner) => `${name}, ${box}, ${owner}`,
  box: (amount) => `coffre ${millions(amount)}`,
  boxLeast: (amount) => `coffre fermé, au moins ${millions(amount)}`,
  atLeast: (amount) => `${number(amount)}+`,
  unowned: 'libre',
  owner: (owner) => `à ${person(owner)}`,
  outOfGame: 'retirée du jeu',
  village: 'Propriétés et leurs coffres',
  pileOf: (count) => `Pioche, ${cards(count)}`,

  sale: 'Vente',
  forSale: (owner) =>
    owner ? `en vente, ${owned(owner, 'la vôtre', 'celle')}` : 'en vente, libre',
  inBox: (amount) => `${millions(amount)} dans le coffre`,
  boxShut: 'le coffre est fermé',
  bids: 'Enchères',
  openings: 'Mises de départ secrètes',
  standing: (state, isBroker) => (isBroker ? `Courtier, ${state}` : state),
  states: {
    sealed: 'mise déposée',
    choosing: 'réfléchit',
    open: 'pas encore',
    myTurn: 'à vous',
    asked: 'a la parole',
    in: 'en jeu',
    leads: 'mène',
    out: 'hors jeu',
    none: 'hors vente',
  },
  sealedWith: (amount) => `mise : ${millions(amount)}`,
  bidLabel: (who, bid, state) => `${Subject(who)}, ${millions(bid)}, ${state}`,
  soldTo: (buyer) => (buyer.isReader ? 'Elle est à vous' : `Adjugée à ${buyer.name}`),
  keptBy: (owner) => `${Subject(owner)} ${verb(owner, 'gardez', 'garde')} la propriété`,
  nobody: 'Personne ne mise',
  nobodyYet: 'Personne ne mise : elle repassera en vente',
  forPrice: (price) => `pour ${millions(price)}`,
  intoBox: (price) => `${millions(price)} vont dans le coffre`,
  yourOpening: 'Votre mise de départ',
  openingLabel: 'Mise de départ en millions',
  millionWord: 'millions',
  zeroOut: '0, hors vente',
  boxHolds: (amount) => `dans le coffre : ${amount}`,
  allCash: (amount) => `tout : ${number(amount)}`,
  yourBid: 'Composez votre enchère',
  onTable: 'sur la table',
  investors: (count) => (count === 1 ? 'investisseur' : 'investisseurs'),
  ownCash: 'liquide',
  bidSum: 'votre enchère',
  less: '10 de moins',
  more: '10 de plus',
  cashOpen: 'Le liquide est permis : un Investisseur a été joué dans cette vente.',
  cashLocked: 'Le liquide reste bloqué tant qu’aucun Investisseur n’est joué dans cette vente.',
  comesBack: 'Si vous perdez, toute votre enchère vous revient.',
  comesBackLess:
    'Si vous perdez, votre liquide vous revient ; l’argent des investisseurs va à la banque.',

  hand: 'Votre main',
  handEmpty: 'Vous n’avez pas de cartes.',
  card: (name, count) => (count > 1 ? `${name}, ${count} fois` : name),
  cardChosen: (name, chosen, count) => (count > 1 ? `${name}, ${chosen} sur ${count}` : name),
  cardNew: 'nouvelle',
  cardPromised: 'promise',
  myCash: (amount) => `${millions(amount)} en liquide`,
  myProperties: 'Vos propriétés',

  moneyHead: 'Argent',
  moneyNote: 'liquide et coffres',
  moneyNoteBids: 'enchères comprises',
  player: 'Nom',
  cashHead: 'Liquide',
  boxesHead: 'Coffres',
  debtsHead: 'Dettes',
  sumHead: 'Total',
  partner: (cash, hand) => (cash === null ? cards(hand) : `${millions(cash)}, ${cards(hand)}`),

  taxOn: (amount, properties) =>
    `${millions(amount)} pour ${plural(properties, { one: '# propriété', other: '# propriétés' })}`,
  ownsNothing: 'sans propriété',
  story: 'Ce qui vient de se passer',
  quiet: 'Les pions sont sur DÉPART.',
  quietDealing:
    'Le plateau est rangé : désormais, ce sont les cartes et les accords qui rapportent.',
  tradeScene: 'Échange',
  youGive: 'vous donnez',
  youGet: 'vous recevez',
  chooses: (chooser, from, to) =>
    `${Subject(chooser)} ${verb(chooser, 'choisissez', 'choisit')} la carte ${of(from)} qui va à ${person(to)}.`,
  dealsComing: 'Les formulaires pour les accords se chargent.',
  dealsFailed: 'Les formulaires pour les accords n’ont pas pu être chargés. Êtes-vous en ligne ?',

  won: (winner, sum, by) =>
    `${Subject(winner)} ${verb(winner, 'gagnez', 'gagne')} avec ${millions(sum)}, ${millions(by)} d’avance.`,
  shared: (winners, sum) => `Victoire partagée avec ${millions(sum)} chacun : ${listed(winners)}.`,
  how: 'Comment on en est arrivé là',
};

export const keys: Messages['keys'] = {
  digits:
    'choisir une carte, une propriété ou quelqu’un ; dans une offre, aller à cette ligne ; pour une mise de départ, taper le montant',
  zero: 'pour une mise de départ, taper un zéro',
  backspace: 'pour une mise de départ, effacer le dernier chiffre',
  plusMinus:
    'dans une vente, dix millions de plus ou de moins ; dans une offre, + ajoute une ligne',
  arrows:
    'passer d’une carte, d’un coffre ou d’une ligne d’offre à l’autre, et de rangée en rangée',
};
