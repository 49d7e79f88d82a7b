/** Warum etwas nicht geht. */

import { dollars } from '@parlor/grammar/de';
import type { Combo } from '../../facts/dice/combos.ts';
import type { SetPart } from '../../facts/refusals.ts';
import { BID_STEP } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { charm, colour, combo } from './names.ts';

const PARTS: Readonly<Record<SetPart, string>> = {
  colours: 'Farben',
  charms: 'Glücksbringer',
  cards: 'Karten',
  tickets: 'Lose',
};
const MOST_MONEY = 100_000;
const HUNDREDS = `aus ganzen Hundertern bestehen, von 100 bis ${dollars(MOST_MONEY)}`;
/** Gezählt wird ab 0, gesprochen ab 1. */
const nth = (place: number): number => place + 1;

export const refusals: Messages['refusals'] = {
  sentences: {
    'match-over': 'Die Partie ist zu Ende.',
    'not-your-turn': 'Gerade ist jemand anders gefragt.',
    'no-such-move': 'Diesen Zug gibt es nicht.',
    'not-asked-now': 'Das passt nicht zur Frage.',
    'card-not-available': 'Diese Karte ist weder in deinem Stapel noch in der Auslage.',
    'pool-cards-only': 'Dieses Los gilt nur für Karten aus der Auslage.',
    'colour-not-new': 'Diese Farbe hast du schon; das Los gilt für eine neue.',
    'not-enough-cash': ({ have, need }) =>
      `Das kostet ${dollars(need)}, und du hast ${dollars(have)}.`,
    'no-cash-for-second-card':
      'Du musst zwei Karten kaufen, und nach dieser reicht das Geld für keine zweite.',
    'no-tickets-left': 'Du hast keine Lose mehr.',
    'first-cannot-be-done': 'Was zuerst auf dem Los steht, geht nicht; nimm das ODER.',
    'card-not-yours': 'Hergeben kannst du nur eine eigene Karte.',
    'card-not-in-pool': 'Nehmen kannst du nur eine Karte aus der Auslage.',
    'dice-not-there': ({ face }) => `So viele Würfel mit einer ${face} liegen nicht da.`,
    'no-charm-die': 'In dieser Partie gibt es keinen Glückswürfel.',
    'charm-die-thrown-twice':
      'Der Glückswürfel darf nur einmal nachgeworfen werden und muss jetzt liegen bleiben.',
    'combination-does-not-pay': 'Dafür zahlen deine Würfel und Karten nichts.',
    'bid-not-in-hundreds': `Geboten wird in Schritten von ${dollars(BID_STEP)}.`,
    'bid-too-low': ({ least }) => `Du musst mindestens ${dollars(least)} bieten.`,
    'bid-beyond-cash': ({ have }) => `Mehr als deine ${dollars(have)} kannst du nicht bieten.`,

    'auctions-need-three': 'Versteigerungen gibt es erst ab drei Personen.',
    'lucky-charm-needs-three': 'Den Glückswürfel gibt es erst ab drei Personen.',
    'two-have-seven-tickets': 'Zu zweit hat jede Person immer sieben Lose.',
    'set-or-needs-free': ({ kind }) =>
      `Das ODER von Los ${nth(kind)} käme nie an die Reihe: Was davor steht, geht immer.`,

    'set-not-an-object': 'Das ist kein Spielsatz aus Karten und Losen.',
    'set-part-missing': ({ part }) => `Im Spielsatz fehlt ein Teil: ${PARTS[part]}.`,
    'set-part-unknown': ({ part }) => `Ein Spielsatz hat keinen Teil namens „${part}“.`,
    'set-field-unknown': ({ part, place }) =>
      `Nummer ${nth(place)} unter „${PARTS[part]}“ enthält etwas, das nicht in einen Spielsatz gehört.`,
    'set-needs-six-colours': ({ have }) => `Ein Spielsatz hat sechs Farben; dieser hat ${have}.`,
    'set-colour-without-name': ({ place }) =>
      `Farbe ${nth(place)} braucht einen Namen aus einem Wort.`,
    'set-colour-twice': (params) => `Zwei Farben heißen ${params.colour}.`,
    'set-price-wrong': (params) => `Der Preis von ${colour(params.colour)} muss ${HUNDREDS}.`,
    'set-pays-nothing': (params) => `${colour(params.colour)} muss für etwas zahlen.`,
    'set-combination-unknown': (params) =>
      `${colour(params.colour)} zeigt eine Kombination, die es nicht gibt.`,
    'set-combination-twice': (params) =>
      `${colour(params.colour)} zeigt „${combo(params.combo as Combo)}“ zweimal.`,
    'set-amount-wrong': (params) =>
      `Was ${colour(params.colour)} für „${combo(params.combo as Combo)}“ zahlt, muss ${HUNDREDS}.`,
    'set-needs-six-charms': ({ have }) =>
      `Ein Spielsatz hat sechs Glücksbringer; dieser hat ${have}.`,
    'set-charm-without-name': ({ place }) => `Glücksbringer ${nth(place)} braucht einen Namen.`,
    'set-charm-twice': 'Zwei Glücksbringer heißen gleich.',
    'set-needs-36-cards': ({ have }) => `Ein Spielsatz hat 36 Karten; dieser hat ${have}.`,
    'set-card-unknown': ({ place }) =>
      `Karte ${nth(place)} hat eine Farbe oder einen Glücksbringer, den es nicht gibt.`,
    'set-card-twice': (params) =>
      `Bei ${colour(params.colour)} kommt ${charm(params.charm)} zweimal vor.`,
    'set-needs-36-tickets': ({ have }) => `Ein Spielsatz hat 36 Lose; dieser hat ${have}.`,
    'set-ticket-copies-wrong': ({ kind }) => `Von Los ${nth(kind)} muss es 1 bis 36 Stück geben.`,
    'set-ticket-empty': ({ kind }) =>
      `Auf Los ${nth(kind)} muss etwas zu tun sein, in einem bis sechs Schritten.`,
    'set-ticket-step-unknown': ({ kind }) => `Los ${nth(kind)} verlangt etwas, das es nicht gibt.`,
    'set-ticket-step-misplaced': ({ kind }) =>
      `Die Schritte von Los ${nth(kind)} gehen in dieser Reihenfolge nicht.`,
    'set-ticket-needs-or': ({ kind }) => `Los ${nth(kind)} braucht ein ODER, das immer geht.`,
    'set-ticket-too-long': ({ kind }) =>
      `Auf Los ${nth(kind)} stehen mehr Möglichkeiten, als darauf passen.`,
    'set-ticket-or-unreachable': ({ kind }) =>
      `Ein ODER von Los ${nth(kind)} kommt nie an die Reihe.`,
  },
  unknown: 'Das geht nicht.',
};
