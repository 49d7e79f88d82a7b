/** Pourquoi quelque chose est refusé. */

import { capital, dollars } from '@parlor/grammar/fr';
import type { Combo } from '../../facts/dice/combos.ts';
import type { SetPart } from '../../facts/refusals.ts';
import { BID_STEP } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { combo, theCharm, theColour } from './names.ts';

const PARTS: Readonly<Record<SetPart, string>> = {
  colours: 'couleurs',
  charms: 'porte-bonheur',
  cards: 'cartes',
  tickets: 'tickets',
};
const MOST_MONEY = 100_000;
const HUNDREDS = `doit être un multiple de 100, de 100 à ${dollars(MOST_MONEY)}`;
/** On compte à partir de 0, et on parle à partir de 1. */
const nth = (place: number): number => place + 1;

export const refusals: Messages['refusals'] = {
  sentences: {
    'match-over': 'La partie est finie.',
    'not-your-turn': 'Ce n’est pas à vous de répondre.',
    'no-such-move': 'Ce coup n’existe pas.',
    'not-asked-now': 'Cela ne répond pas à la question.',
    'card-not-available': 'Cette carte n’est ni dans votre réserve ni au marché.',
    'pool-cards-only': 'Ce ticket ne vaut que pour les cartes du marché.',
    'colour-not-new': 'Vous avez déjà cette couleur ; le ticket vaut pour une nouvelle.',
    'not-enough-cash': ({ have, need }) =>
      `Cela coûte ${dollars(need)}, et vous avez ${dollars(have)}.`,
    'no-cash-for-second-card':
      'Vous devez acheter deux cartes, et celle-ci ne laisse pas assez d’argent pour une deuxième.',
    'no-tickets-left': 'Vous n’avez plus de tickets.',
    'first-cannot-be-done': 'La première action du ticket est impossible : prenez le OU.',
    'card-not-yours': 'Vous ne pouvez donner qu’une de vos cartes.',
    'card-not-in-pool': 'Vous ne pouvez prendre qu’une carte du marché.',
    'dice-not-there': ({ face }) => `Il n’y a pas autant de dés qui montrent ${face}.`,
    'no-charm-die': 'Il n’y a pas de dé porte-bonheur dans cette partie.',
    'charm-die-thrown-twice':
      'Le dé porte-bonheur ne se relance qu’une fois : il doit rester comme il est.',
    'combination-does-not-pay': 'Avec vos dés et vos cartes, cela ne rapporte rien.',
    'bid-not-in-hundreds': `On enchérit par tranches de ${dollars(BID_STEP)}.`,
    'bid-too-low': ({ least }) => `Vous devez offrir au moins ${dollars(least)}.`,
    'bid-beyond-cash': ({ have }) =>
      `Vous ne pouvez pas offrir plus que les ${dollars(have)} que vous avez.`,

    'auctions-need-three': 'Les enchères se jouent à trois ou plus.',
    'lucky-charm-needs-three': 'Le dé porte-bonheur se joue à trois ou plus.',
    'two-have-seven-tickets': 'À deux, c’est toujours sept tickets chacun.',
    'set-or-needs-free': ({ kind }) =>
      `Le OU du ticket ${nth(kind)} ne servirait jamais : ce qui le précède est toujours possible.`,

    'set-not-an-object': 'Cet exemplaire n’est pas fait de cartes et de tickets.',
    'set-part-missing': ({ part }) => `Il manque à l’exemplaire les ${PARTS[part]}.`,
    'set-part-unknown': ({ part }) => `Un exemplaire n’a pas d’élément appelé « ${part} ».`,
    'set-field-unknown': ({ part, place }) =>
      `Le numéro ${nth(place)} des ${PARTS[part]} contient quelque chose qui n’a rien à y faire.`,
    'set-needs-six-colours': ({ have }) => `Il faut six couleurs ; en voici ${have}.`,
    'set-colour-without-name': ({ place }) =>
      `Il faut à la couleur ${nth(place)} un nom d’un seul mot.`,
    'set-colour-twice': (params) => `Deux couleurs s’appellent ${params.colour}.`,
    'set-price-wrong': (params) => `Pour ${theColour(params.colour)}, le prix ${HUNDREDS}.`,
    'set-pays-nothing': (params) =>
      `${capital(theColour(params.colour))} doit rapporter quelque chose.`,
    'set-combination-unknown': (params) =>
      `${capital(theColour(params.colour))} montre une combinaison qui n’existe pas.`,
    'set-combination-twice': (params) =>
      `${capital(theColour(params.colour))} montre deux fois « ${combo(params.combo as Combo)} ».`,
    'set-amount-wrong': (params) =>
      `Pour ${theColour(params.colour)}, le gain de « ${combo(params.combo as Combo)} » ${HUNDREDS}.`,
    'set-needs-six-charms': ({ have }) => `Il faut six porte-bonheur ; en voici ${have}.`,
    'set-charm-without-name': ({ place }) => `Il faut un nom au porte-bonheur ${nth(place)}.`,
    'set-charm-twice': 'Deux porte-bonheur ont le même nom.',
    'set-needs-36-cards': ({ have }) => `Il faut 36 cartes ; en voici ${have}.`,
    'set-card-unknown': ({ place }) =>
      `La carte ${nth(place)} a une couleur ou un porte-bonheur qui n’existe pas.`,
    'set-card-twice': (params) =>
      `${capital(theColour(params.colour))} a deux fois ${theCharm(params.charm)}.`,
    'set-needs-36-tickets': ({ have }) => `Il faut 36 tickets ; en voici ${have}.`,
    'set-ticket-copies-wrong': ({ kind }) =>
      `Il faut de 1 à 36 exemplaires du ticket ${nth(kind)}.`,
    'set-ticket-empty': ({ kind }) => `Le ticket ${nth(kind)} doit demander d’une à six étapes.`,
    'set-ticket-step-unknown': ({ kind }) =>
      `Le ticket ${nth(kind)} demande quelque chose d’impossible.`,
    'set-ticket-step-misplaced': ({ kind }) =>
      `Les étapes du ticket ${nth(kind)} ne vont pas dans cet ordre.`,
    'set-ticket-needs-or': ({ kind }) =>
      `Il faut au ticket ${nth(kind)} un OU qui soit toujours possible.`,
    'set-ticket-too-long': ({ kind }) =>
      `Le ticket ${nth(kind)} a plus de choix qu’il n’en peut contenir.`,
    'set-ticket-or-unreachable': ({ kind }) => `Un OU du ticket ${nth(kind)} ne servira jamais.`,
  },
  unknown: 'C’est impossible.',
};
