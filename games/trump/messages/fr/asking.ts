/** Ce que la table demande, et les boutons qui répondent. Les lignes expliquent, les boutons sont courts. */

import { list, millions, of, plural } from '@parlor/grammar/fr';
import { TAX_PER_PROPERTY } from '../../facts/components.ts';
import type { Messages } from '../en/index.ts';

const counters = (left: number): string =>
  plural(left, {
    one: 'Il reste une contre-offre pour ce tour.',
    other: 'Il reste # contre-offres pour ce tour.',
  });

export const asking: Messages['asking'] = {
  turn: 'Lancez le dé et avancez, ou jouez une carte',
  turnLine: 'Le dé remplit les coffres et amène des ventes. Les gains peuvent attendre la phase 2.',
  dealing: 'Jouez une carte, proposez un accord ou passez',
  dealingOnly: 'Jouez une carte, ou passez',
  dealingLine: (dealsLeft, passes, isDated) =>
    [
      ...(passes === 0
        ? []
        : [
            plural(passes, {
              one: 'Une personne a passé.',
              other: '# personnes ont passé d’affilée.',
            }),
          ]),
      dealsLeft === 0
        ? 'Vous ne pouvez plus proposer d’accords.'
        : isDated
          ? 'La partie continue jusqu’à l’échéance de toutes les promesses datées.'
          : 'Quand tout le monde passe d’affilée, la partie est finie.',
    ].join(' '),
  canUse: 'Vous pouvez utiliser une option.',
  promised: 'Une promesse arrive à échéance : jouez cette carte',
  tax: (card) => `Qui doit payer la ${card} ?`,
  taxLine: `${millions(TAX_PER_PROPERTY)} par propriété. Qui ne peut pas tout payer cède tout son liquide et une propriété.`,
  force: 'De quelle propriété forcez-vous la vente ?',
  forceLine: 'Touchez une propriété. Vous êtes le Courtier et pouvez miser.',
  take: 'Vous avez fait un T : à qui prenez-vous une carte ?',
  takeLine: 'Au hasard, sans la voir. Ensuite, vous lancez de nouveau le dé.',
  takeOfFive: (left) =>
    left === 0
      ? 'Au hasard, sans la voir. C’était le dernier des cinq lancers.'
      : `Au hasard, sans la voir. ${plural(left, { one: 'Il reste un lancer.', other: 'Il reste # lancers.' })}`,
  fill: (amount) => `Quel coffre reçoit les ${millions(amount)} ?`,
  fillLine: 'Choisissez un coffre libre ; ensuite, vous piochez une carte.',
  putUp: 'Quelle propriété mettez-vous en vente ?',
  putUpLine: 'Vous êtes le Courtier. Tout le monde peut miser, vous aussi.',
  closing: 'Quelle propriété restante mettez-vous en vente ?',
  closingAgain: 'Laquelle remettez-vous en vente ?',
  closingLine: 'Celles sur lesquelles personne ne mise repassent en vente après les autres.',
  closingAgainLine: 'Si personne ne mise cette fois non plus, elles restent libres.',
  closingFirstLine: 'Celles sur lesquelles personne ne mise sortent du jeu.',
  trade: 'Échangez une propriété, ou gardez tout',
  tradeLine:
    'Touchez une des vôtres, puis n’importe quelle autre. Personne ne peut refuser, et les coffres suivent.',
  surrender: 'Votre liquide ne couvre pas la taxe : quelle propriété cédez-vous ?',
  surrenderLine: 'Elle part avec son coffre.',
  open: (property) => `Votre mise de départ pour ${property}`,
  openLine:
    'Toutes les mises sont révélées en même temps. Avec 0, vous restez en dehors de la vente.',
  bid: (least, canKnock) =>
    canKnock
      ? `Montez au moins à ${millions(least)}, mettez quelqu’un hors jeu ou renoncez`
      : `Montez au moins à ${millions(least)}, ou renoncez`,
  bidLead: 'Vous menez : restez-en là, ou montez',
  bidNo: (canKnock) =>
    canKnock ? 'Mettez quelqu’un hors jeu, ou renoncez' : 'Vous ne pouvez pas relancer : renoncez',
  bidLine: (leader, bid, cash, isAgain) =>
    [
      ...(isAgain ? ['Les autres renoncent : le dernier mot est à vous.'] : []),
      leader.isReader
        ? `La plus forte enchère est de ${millions(bid)}.`
        : `${leader.name} mène avec ${millions(bid)}.`,
      `Il vous reste ${millions(cash)} en plus de votre enchère.`,
    ].join(' '),
  out: (canReturn) =>
    canReturn ? 'Vous êtes hors jeu : revenez, ou renoncez' : 'Vous êtes hors jeu',
  outLine: (bid, canReturn) =>
    canReturn
      ? `Vos ${millions(bid)} restent sur la table. La carte De retour les ramène en jeu.`
      : `Vos ${millions(bid)} restent sur la table. Seule la carte De retour vous ferait revenir, et vous n’en avez pas.`,
  knock: 'Qui mettez-vous hors jeu ?',
  knockLine: 'Touchez quelqu’un qui est encore en jeu. Son enchère reste sur la table.',
  answer: (from) => `Acceptez-vous l’offre ${of(from)} ?`,
  answerLine: (countersLeft) =>
    countersLeft === 0
      ? 'Il n’y a plus de contre-offre possible pour ce tour : acceptez ou refusez.'
      : 'Acceptez, refusez, ou répondez par votre propre offre.',
  answerSeveralLine: 'Acceptez ou refusez. Rien ne se passe avant que tout le monde ait accepté.',
  sure: 'Accepter pour de bon ?',
  sureLine:
    'Une promesse engage : ce qui arrive à échéance se fait tout seul, et l’on ne peut revenir sur rien.',
  related: 'Jouez une carte qui va avec l’accord, ou restez-en là',
  relatedLine:
    'Une carte reçue ou nommée dans l’accord, ou qui rapporte grâce à une propriété reçue.',
  relatedFirstLine: 'Une carte reçue dans l’accord, ou qui rapporte grâce à une propriété reçue.',
  partner: 'Avec qui voulez-vous négocier ?',
  partnerLine: 'Choisissez quelqu’un, puis écrivez ce que chacun donne.',
  send: (takers) => `Envoyer cette offre ${list(takers.map(({ name }) => `à ${name}`))} ?`,
  sendCounter: (to) => `Envoyer cette réponse à ${to.name} ?`,
  sendLine: (countersLeft) =>
    countersLeft === 0
      ? 'La réponse sera oui ou non. Un refus met fin au tour.'
      : `La réponse sera oui, non ou une contre-offre. ${counters(countersLeft)}`,
  sendSeveralLine: 'Chacun répond à son tour. Un seul refus met fin à l’accord et au tour.',
  contracts: 'Contrats en cours',
  contractsLine:
    'Utilisez une de vos options, ou proposez de modifier un contrat que vous avez signé.',
  choose: (from, to) =>
    from.isReader
      ? `Laquelle de vos cartes donnez-vous à ${to.name} ?`
      : `Quelle carte ${of(from)} prenez-vous ?`,
  chooseLine: 'Une carte déjà promise ne peut pas être choisie.',
};

export const buttons: Messages['buttons'] = {
  contracts: 'Contrats',
  back: 'Retour',
  choose: (card) => `Choisir ${card}`,
  roll: 'Lancer et avancer',
  play: (card) => `Jouer ${card}`,
  playOn: (card, target) => `Jouer ${card} contre ${target.name}`,
  playFor: (card, property) => `Jouer ${card} sur ${property}`,
  choosePlayer: 'Choisir quelqu’un',
  chooseProperty: 'Choisir une propriété',
  chooseCard: 'Choisir une carte',
  pass: 'Passer',
  deal: 'Proposer un accord',
  setAside: 'Reposer',
  take: (from) => `Prendre une carte à ${from.name}`,
  fill: (amount, property) => `${millions(amount)} dans ${property}`,
  putUp: (property) => `Mettre en vente ${property}`,
  keep: 'Tout garder',
  trade: (give, take) => `Échanger ${give} contre ${take}`,
  chooseTrade: 'Choisir l’échange',
  surrender: (property) => `Céder ${property}`,
  stayOut: 'Ne pas miser',
  stayOutOfSale: 'Rester en dehors',
  seal: (amount) => `Miser ${millions(amount)}`,
  letGo: 'Renoncer',
  hold: (bid) => `Rester à ${millions(bid)}`,
  bid: (bid) => `Monter à ${millions(bid)}`,
  knockOut: 'Mettre hors jeu',
  knock: (target) => `Mettre ${target.name} hors jeu`,
  backIn: (bid) => `Revenir avec ${millions(bid)}`,
  accept: 'Accepter',
  acceptSure: 'Accepter l’accord',
  notYet: 'Pas encore',
  refuse: 'Refuser',
  counter: 'Contre-offre',
  send: 'Envoyer l’offre',
  sendCounter: 'Envoyer la réponse',
  leaveIt: 'En rester là',
  choosePartner: 'Choisir quelqu’un',
};

export const missing: Messages['missing'] = {
  card: 'Touchez une carte pour la jouer.',
  give: 'Touchez la propriété que vous donnez.',
  take: 'Touchez la propriété que vous voulez.',
  bidder: 'Touchez quelqu’un qui est encore en jeu.',
  partner: 'Touchez la personne avec qui négocier.',
  lines: 'Il n’y a encore rien : ajoutez une ligne, ou partez d’un accord type.',
  cardsLater: 'On ne peut pas répondre à cela avec une carte.',
  cardsThere: 'Choisissez parmi les cartes sur la table.',
  cardsAfterOpening: 'Les cartes entrent en jeu une fois les mises révélées.',
};
