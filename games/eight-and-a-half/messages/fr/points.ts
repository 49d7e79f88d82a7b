/** Points, manches, fin de la partie, et ce que le jeu a révélé. */

import { either, inWords, owned, people, plural, Subject, verb } from '@parlor/grammar/fr';
import { TURN_CAP } from '../../facts/cards.ts';
import type { points as english } from '../en/points.ts';
import { cardCount, nameOf, one, pointCount } from './naming.ts';

const FEWEST = 'le moins de cartes';
const OUT = 'fini en premier';

const WHY = ['', FEWEST, OUT, `${OUT}, ${FEWEST}`] as const;

/** « 1 manche », « 3 manches ». */
const roundCount = (count: number): string =>
  plural(count, { one: '# manche', other: '# manches' });

export const points: typeof english = {
  player: Subject,
  title: 'Points',
  afterRounds: (done, of) => `après ${roundCount(done)} sur ${of}`,
  beforeRounds: 'première manche',
  playerHead: 'Nom',
  cardsHead: 'Cartes',
  sumHead: 'Total',
  roundHead: 'Manche',
  roundShort: (round) => `M${round}`,
  round: (round) => `Manche ${round}`,
  why: (scored) => WHY[scored] ?? '',
  spoken: (scored) =>
    scored === 0 ? pointCount(0) : `${pointCount(scored)}\u00a0: ${WHY[scored] ?? ''}`,
  cardsLeft: (count) => `encore ${cardCount(count)}`,
  stopped: `Interrompue après ${TURN_CAP} tours par personne\u00a0: personne n’a fini.`,
  sheet: 'D’où viennent les points',
  wonMark: OUT,
  fewestMark: FEWEST,

  shared: (winners, each) =>
    `${people(winners)} ${
      winners.some(({ isReader }) => isReader) ? 'partagez' : 'partagent'
    } la première place avec ${pointCount(each)}.`,

  decided: ({ winner, lead, wins, rounds, hasFewest, since }) => {
    const by = `${Subject(winner)} ${verb(winner, 'gagnez', 'gagne')} avec ${pointCount(lead)} d’avance`;
    if (rounds === 1)
      return wins === 0
        ? `${by}\u00a0: personne n’a fini, c’est donc le plus petit nombre de cartes qui a tranché.`
        : `${by}, en finissant en premier${hasFewest ? ' et avec le moins de cartes' : ''}.`;
    const how =
      wins === 0
        ? 'sans avoir fini en premier une seule fois'
        : `après avoir fini en premier dans ${roundCount(wins)} sur ${rounds}`;
    const lasting =
      since === undefined
        ? ''
        : since === 1
          ? ` ${Subject(winner)} ${verb(winner, 'avez', 'a')} mené dès la première manche.`
          : since === rounds
            ? ' La dernière manche a fait la différence.'
            : ` ${Subject(winner)} ${verb(winner, 'avez', 'a')} pris la tête à la manche ${since} et ne ${verb(winner, 'l’avez', 'l’a')} plus lâchée.`;
    return `${by}, ${how}.${lasting}`;
  },

  known: 'Ce que le jeu a révélé',
  lacks: ({ who, count, handSize, cards, hasNoPair }) => {
    if (count >= handSize)
      return `Pas de ${either(cards.map(nameOf))} dans ${owned(who, 'votre main', 'la main')}${
        hasNoPair ? ', ni 8 et Demi ensemble' : ''
      }.`;
    const most = handSize - count;
    return `Au plus ${most === 1 ? 'une' : inWords(most)} ${owned(who, `de vos ${inWords(handSize)} cartes`, `des ${inWords(handSize)} cartes`)} ${
      most === 1 ? 'peut' : 'peuvent'
    } être ${either(cards.map(one))}.`;
  },
};
