/** Punkte, Runden, das Ende einer Partie, und was das Spiel verraten hat. */

import { either, inWords, people, possessive, Subject, verb } from '@parlor/grammar/de';
import { TURN_CAP } from '../../facts/cards.ts';
import type { points as english } from '../en/points.ts';
import { cardCount, nameOf, noneAccusative, one, pointCount, pointCountDative } from './naming.ts';

const WHY = ['', 'wenigste Karten', 'zuerst fertig', 'zuerst fertig, wenigste Karten'] as const;

export const points: typeof english = {
  player: Subject,
  title: 'Punkte',
  afterRounds: (done, of) => `nach ${done} von ${of} Runden`,
  beforeRounds: 'erste Runde',
  playerHead: 'Name',
  cardsHead: 'Karten',
  sumHead: 'Summe',
  roundHead: 'Runde',
  roundShort: (round) => `R${round}`,
  round: (round) => `Runde ${round}`,
  why: (scored) => WHY[scored] ?? '',
  spoken: (scored) =>
    scored === 0 ? pointCount(0) : `${pointCount(scored)}: ${WHY[scored] ?? ''}`,
  cardsLeft: (count) => `noch ${cardCount(count)}`,
  stopped: `Nach je ${TURN_CAP} Zügen abgebrochen: Niemand ist fertig geworden.`,
  sheet: 'So kamen die Punkte zustande',
  wonMark: 'zuerst fertig',
  fewestMark: 'wenigste Karten',

  shared: (winners, each) =>
    `${people(winners)} ${
      winners.some(({ isReader }) => isReader) ? 'teilt euch' : 'teilen sich'
    } den ersten Platz mit je ${pointCountDative(each)}.`,

  decided: ({ winner, lead, wins, rounds, hasFewest, since }) => {
    const by = `${Subject(winner)} ${verb(winner, 'gewinnst', 'gewinnt')} mit ${pointCountDative(lead)} Vorsprung`;
    if (rounds === 1)
      return wins === 0
        ? `${by}: Niemand wurde fertig, also entschieden die wenigsten Karten.`
        : `${by}: zuerst fertig${hasFewest ? ', mit den wenigsten Karten' : ''}.`;
    const how =
      wins === 0
        ? 'ohne auch nur einmal zuerst fertig zu sein'
        : `zuerst fertig in ${wins} von ${rounds} Runden`;
    const lasting =
      since === undefined
        ? ''
        : since === 1
          ? ` ${Subject(winner)} ${verb(winner, 'lagst', 'lag')} von der ersten Runde an vorn.`
          : since === rounds
            ? ' Die letzte Runde gab den Ausschlag.'
            : ` ${Subject(winner)} ${verb(winner, 'gingst', 'ging')} in Runde ${since} in Führung und ${verb(winner, 'gabst', 'gab')} sie nicht mehr ab.`;
    return `${by}, ${how}.${lasting}`;
  },

  known: 'Was das Spiel verraten hat',
  lacks: ({ who, count, handSize, cards, hasNoPair }) => {
    const [card] = cards;
    if (count >= handSize && card !== undefined && cards.length === 1)
      return `${Subject(who)} ${verb(who, 'hast', 'hat')} ${noneAccusative(card)} auf der Hand.`;
    if (count >= handSize)
      return `Nichts davon ${verb(who, 'hast du', `hat ${who.name}`)} auf der Hand: ${either(cards.map(nameOf))}${
        hasNoPair ? ', auch nicht 8 und Halbe zusammen' : ''
      }.`;
    const most = handSize - count;
    return `Höchstens ${most === 1 ? 'eine' : inWords(most)} von ${possessive(who, 'deinen')} ${inWords(handSize)} Karten ${
      most === 1 ? 'kann' : 'können'
    } ${either(cards.map(one))} sein.`;
  },
};
