/** Warum ein Bot einen Zug erwägt. */

import {
  dative,
  inWords,
  millions,
  nominative,
  plural,
  possessive,
  Subject,
  verb,
} from '@parlor/grammar/de';
import { GOAL } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { cardName } from './names.ts';

export const reasons: Messages['reasons'] = {
  'ends-game': () => 'Deine Hand vollendet deine Bank, und damit gewinnst du das Spiel.',
  'settles-now': ({ card, value }) => `${cardName(card)} nimmt jetzt deine ${cardName(value)}.`,
  'lay-under-step': ({ card, seat }, people) => {
    const next = people(seat);
    return `${Subject(next)} ${verb(next, 'bist', 'ist')} als Nächstes dran und ${verb(next, 'könntest', 'könnte')} ${cardName(card)} brauchen, aber ein weiteres Paar deckt sie zu.`;
  },
  'lay-under': ({ card }) => `Auf ${cardName(card)} kommt noch ein weiteres Paar.`,
  'lone-bankrupt': ({ card }) =>
    `Ein Bankrott muss ohne Wertkarte weg, und das kann ${cardName(card)} sein.`,
  'next-step-open': ({ card }) =>
    `Mit ${cardName(card)} liegt genau die nächste Stufe deiner Bank offen da.`,
  'missing-step-open': ({ card }) =>
    `Du brauchst noch ${cardName(card)}, und dabei droht hier kein Bankrott.`,
  'denies-next': ({ card, seat }, people) => {
    const next = people(seat);
    return `Sonst ${verb(next, 'könntest', 'könnte')} ${nominative(next)} als Nächstes die ${cardName(card)} nehmen.`;
  },
  'safe-draw': () => 'Eine offene Karte ist nie ein Bankrott.',
  'nothing-open': () => 'Vom Ablagestapel ist nichts zu holen.',
  'open-card-useless': ({ card }) =>
    `Mit ${cardName(card)} vom Ablagestapel kommst du den ${millions(GOAL)} nicht näher.`,
  'open-card-waits': ({ card }) =>
    `Du ziehst danach noch einmal und kannst die ${cardName(card)} dann immer noch nehmen.`,
  'nearer-step': ({ card, nearer }) =>
    `Vielleicht ziehst du ${cardName(nearer)}, und die brauchst du vor ${cardName(card)}.`,
  'bank-double': ({ card }) =>
    `Noch einmal ${cardName(card)} in deiner Bank, und die bekommt sonst niemand mehr.`,
  'bank-and-wait': ({ card, missing }) =>
    `Du bringst ${cardName(card)} in Sicherheit und brauchst dann nur noch ${cardName(missing)}.`,
  'bank-step': ({ card }) =>
    `Eine Stufe höher, und an ${cardName(card)} kommt kein Dieb und kein Bankrott mehr heran.`,
  'useless-to-both': ({ card, seat }, people) =>
    `Weder du noch ${nominative(people(seat))}, als Nächstes am Zug, kommt mit ${cardName(card)} eine Stufe höher.`,
  'passed-step': ({ card }) => `Mit ${cardName(card)} kommst du nicht mehr höher.`,
  'spare-double': ({ card }) => `Du hast ${cardName(card)} mehr als einmal.`,
  'farthest-step': ({ card }) =>
    `Von den Stufen auf deiner Hand brauchst du ${cardName(card)} zuletzt.`,
  'easiest-again': ({ card, left }) =>
    `Keine Stufe auf deiner Hand findest du leichter wieder: ${cardName(card)} gibt es verdeckt noch ${plural(left, { one: 'einmal', other: '#-mal' })}.`,
  'waits-for': ({ card, missing }) =>
    `Vor ${cardName(card)} brauchst du erst ${cardName(missing)}, und die hast du nicht.`,
  'steal-known-step': ({ seat }, people) => {
    const victim = people(seat);
    return `Du weißt, dass ${nominative(victim)} eine Stufe ${verb(victim, 'hast', 'hat')}, die dir fehlt.`;
  },
  'victim-close': ({ seat, top, steps }, people) =>
    `${possessive(people(seat), 'Deine')} Bank steht bei ${cardName(top)}: nur noch ${steps === 1 ? 'eine Stufe' : `${inWords(steps)} Stufen`}.`,
  'highest-bank': ({ seat }, people) =>
    `Von den anderen hat niemand eine höhere Bank als ${nominative(people(seat))}.`,
  'steal-safe': ({ seat }, people) =>
    `Auf ${possessive(people(seat), 'deiner')} Hand ist kein Bankrott.`,
  'steal-brings': () => 'Damit nimmst du anderen Karten weg.',
  'steal-nothing': () =>
    'Niemand hat eine Karte übrig, aber so wirst du den Diebstahl los und schließt den Ablagestapel.',
  'steal-stops': () => 'Du behältst, was du hast, und dein Zug ist zu Ende.',
  'keeps-steal': () => 'So behältst du deinen Diebstahl für einen späteren Zug.',
  'takes-step': ({ card }) => `Du brauchst noch ${cardName(card)} als Stufe.`,
  'takes-steal': ({ card, seat }, people) =>
    `Damit nimmst du ${dative(people(seat))} ${cardName(card)} weg.`,
  'breaks-hand': ({ card, seat }, people) => {
    const victim = people(seat);
    return `Ohne ${cardName(card)} ${verb(victim, 'bist', 'ist')} ${nominative(victim)} weiter von ${millions(GOAL)} entfernt.`;
  },
  tried: () =>
    'Die Chance ergibt sich aus vielen durchgespielten Spielen; ein einzelner Grund sticht nicht heraus.',
};
