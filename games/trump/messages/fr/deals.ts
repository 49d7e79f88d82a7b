/** Les accords sur papier : offres, promesses, contrats, et ce que le sort peut en faire. */

import {
  capital,
  millions,
  number,
  owned,
  people as listed,
  person,
  plural,
  que,
  Subject,
  verb,
} from '@parlor/grammar/fr';
import type { Messages } from '../en/index.ts';
import { ofTurn } from './contract.ts';
import { why } from './log.ts';

type Loss = 'none' | 'hangs' | 'may' | 'nothing';

const lapsed = Object.fromEntries(
  Object.entries(why).map(([code, reason]) => [code, `tombée à l’eau : ${reason}`]),
) as { readonly [Code in keyof typeof why]: string };

const loss: Readonly<Record<Loss, string>> = {
  none: '',
  hangs: ' Ne comptez pas sur ce qui en dépend.',
  may: ' Il se peut que vous n’en tiriez rien.',
  nothing: ' Vous n’en tireriez rien.',
};

const then = (instead: number | undefined): string =>
  instead === undefined
    ? 'cette ligne tombe alors à l’eau'
    : `la ligne ${instead} prend alors sa place`;

export const deals: Messages['deals'] = {
  offerTo: (takers) => `Offre pour ${listed(takers)}`,
  counterTo: (to) => `Votre réponse à ${person(to)}`,
  offerFrom: (from, takers) => `${owned(from, 'Votre offre', 'Offre')} pour ${listed(takers)}`,
  counterFrom: (from, takers) =>
    `${owned(from, 'Votre contre-offre', 'Contre-offre')} pour ${listed(takers)}`,
  stamped: (title, stamp) => `${title} : ${stamp}`,
  ends: (contract) => `Le contrat ${contract} prend fin ; ce qui est écrit ici le remplace.`,
  endsOnly: (contract) => `Le contrat ${contract} prend fin, et rien ne le remplace.`,
  signs: (who) => `${Subject(who)} : `,
  signed: 'signé',
  notYet: 'à signer',
  changed: 'modifié',
  stamps: { accepted: 'Accepté', rejected: 'Refusé' },
  contract: (contract) => `contrat ${contract}`,
  silent: (parties) =>
    `Entre ${listed(parties)}. Seuls les signataires savent de quelles cartes il s’agit.`,
  remark: (who, text) => `${Subject(who)} : « ${text} »`,

  refusedAt: (line, reason) => `Ligne ${line} : ${reason}`,
  warning: 'Attention : ',
  fate: 'Les aléas : ',
  voids: {
    'turn-over': (who, after) =>
      `C’est impossible : le tour finit dès ${que(who)} ${verb(who, 'acceptez', 'accepte')}.${loss[after]}`,
    'not-related': (_, after) =>
      `C’est impossible : après l’accord, seule une carte qui va avec peut être jouée pendant ce tour.${loss[after]}`,
    'turn-taken': (_, after) =>
      `Cela n’arrivera pas : une carte par tour, et une autre carte promise passe avant.${loss[after]}`,
    'not-playable': (who, after) =>
      `En l’état, ${person(who)} ne ${verb(who, 'pouvez', 'peut')} pas jouer cette carte, faute de posséder ce qu’elle demande.${loss[after]}`,
    'not-held': (_, after) =>
      `C’est impossible : la carte ne sera plus là à ce moment.${loss[after]}`,
    bound: (_, after) =>
      `C’est impossible : une autre promesse retient la carte en main.${loss[after]}`,
    'not-owned': (who, after) =>
      `En l’état, c’est impossible : ${person(who)} ne ${verb(who, 'l’aurez', 'l’aura')} pas à ce moment.${loss[after]}`,
    unbound: (who, after) => `Rien n’oblige ${person(who)} à jouer cette carte.${loss[after]}`,
  },
  risks: {
    'risk-card': (instead) => `Un T peut prendre la carte avant ; ${then(instead)}.`,
    'risk-property': (instead) =>
      `Une vente forcée ou une taxe peut l’emporter avant ; ${then(instead)}.`,
    'risk-debt': () =>
      'Ce qui ne peut pas être payé à ce moment reste dû, et toute rentrée d’argent sert d’abord à le payer.',
    'risk-hand': (instead) => `Il se peut qu’il n’y ait plus de carte libre ; ${then(instead)}.`,
    'risk-no-sale': () => 'Sans une telle vente, rien ne se passe.',
  },
  risksInside: (notes) =>
    plural(notes, {
      one: 'Un aléa menace encore une ligne : voyez la note.',
      other: 'Des aléas menacent encore l’accord : voyez les # notes.',
    }),
  voidsInside: (lines) =>
    plural(lines, {
      one: 'Voyez l’avertissement : une ligne ne donnera rien, ou risque de ne rien donner.',
      other:
        'Voyez les avertissements : # lignes ne donneront rien, ou risquent de ne rien donner.',
    }),

  scales: 'Si tout se passe comme écrit',
  scalesWithout: 'Sans les lignes marquées',
  gain: (amount, isAbout) =>
    `${isAbout ? '~ ' : ''}${amount < 0 ? '−' : '+'} ${number(Math.abs(amount))}`,
  cards: (count) =>
    `${count > 0 ? '+' : '−'} ${plural(Math.abs(count), { one: '# carte', other: '# cartes' })}`,
  gets: (properties) => `reçoit ${properties.join(', ')}`,
  loses: (properties) => `cède ${properties.join(', ')}`,
  willSee: (others, cards) =>
    `${capital(listed(others))} ${sees(others.length)} ces cartes de votre main : ${cards.join(', ')}`,
  seesNothing: (others) =>
    `${capital(listed(others))} ne ${sees(others.length)} aucune de vos cartes.`,

  promises: 'Promesses en cours',
  promisesNone: 'Aucune promesse en cours.',
  owes: (from, to, amount) =>
    `${to.isReader ? `${from.name} vous doit ${millions(amount)}` : `${Subject(from)} ${verb(from, 'devez', 'doit')} ${millions(amount)} à ${to.name}`}. Toute rentrée d’argent sert d’abord à régler cette dette.`,
  due: (who, turns) => `échéance : fin ${ofTurn(who, turns)}`,
  dueLast: (who, turns) => `échéance : fin ${ofTurn(who, turns)}, pour la dernière fois`,
  until: (who, turns) => `jusqu’à la fin ${ofTurn(who, turns)}`,
  dueNow: 'en cours d’exécution',
  waits: 'attend la carte',
  waitsForSale: 'attend une vente',
  forGood: 'jusqu’à la fin de la partie',
  use: 'Utiliser',
  useWhich: (contract, line) => ` : ligne ${line} du contrat ${contract}`,
  ended: {
    ...lapsed,
    done: 'exécutée',
    played: 'tenue',
    used: 'utilisée',
    over: 'délai écoulé',
    ended: 'résiliée par tous',
    'not-needed': 'plus nécessaire',
    kept: 'respectée jusqu’au bout',
    unused: 'jamais utilisée',
    uncalled: 'n’a pas eu à s’appliquer',
  },

  contracts: 'Contrats en cours',
  change: 'Modifier ou résilier',
  changeWhich: (contract) => ` : contrat ${contract}`,
};

function sees(count: number): string {
  return plural(count, { one: 'verra', other: 'verront' });
}
