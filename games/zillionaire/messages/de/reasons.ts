/** Warum ein Bot so spielen würde, als Rat an die Person, die gefragt hat. */

import { capital, inWords, list, nominative, Subject, verb } from '@parlor/grammar/de';
import type { ReasonSentences } from '../../facts/claims.ts';
import { RANKS } from '../../facts/types.ts';
import { cardCount, cards, has, isFeminine, leads, one, several, spelled } from './cards.ts';

export const reasons: ReasonSentences = {
  'no-choice': () => 'Das ist dein einziger möglicher Zug.',
  'goes-out': () => 'Damit bist du alle Karten los.',
  'cannot-be-stopped': () =>
    'Ab hier hält dich niemand mehr auf: Alles, was du vor deinen letzten Karten legst, gewinnt sicher seine Runde.',
  'nobody-can-beat': () => 'Das kann niemand mehr schlagen, also spielst du wieder aus.',
  'wins-the-round': ({ rank }) =>
    `Gegen ${several(rank)} hilft hier nichts mehr: Du gewinnst die Runde und spielst als Nächstes aus.`,
  'too-many-for': ({ seat, left, count }, people) =>
    `${Subject(people(seat))} ${has(people(seat))} nur noch ${cardCount(left)} und ${verb(people(seat), 'kommst', 'kommt')} gegen ${inWords(count)} auf einmal nicht an.`,
  'leaves-the-number-open': () =>
    'Spielst du eine 5 aus, bestimmt die Anzahl, wer sie schlägt; später schlägt sie nur 1 bis 4.',
  'keeps-the-rest': ({ rank, rest }) => {
    if (rest > 1) return `${capital(inWords(rest))} weitere ${several(rank)} bleiben in Reserve.`;
    return `${isFeminine(rank) ? 'Eine weitere' : 'Ein weiterer'} ${spelled(rank)} bleibt in Reserve.`;
  },
  'sheds-low-group': ({ count }) =>
    `Damit wirst du ${inWords(count)} niedrige Karten auf einmal los.`,
  'only-when-led': ({ rank }) =>
    `Niemand kann mehr etwas Niedrigeres als ${one(rank, 'accusative')} legen: Loswerden kannst du die Karte nur beim Ausspielen.`,
  'sheds-low-card': () => 'Damit wirst du eine niedrige Karte los, solange du ausspielen darfst.',
  'hard-to-beat': ({ ranks }) =>
    `Nur ${list(RANKS.filter((rank) => (ranks & (1 << rank)) !== 0).map(several))} können das noch schlagen.`,
  'keeps-group': ({ rank, count }) =>
    `Deine billigste Antwort würde deine ${cards(rank, count, 'accusative')} auseinanderreißen.`,
  'saves-for-later': ({ rank }) =>
    `So behältst du ${isFeminine(rank) ? 'deine' : 'deinen'} ${spelled(rank)}, deine billigste Antwort.`,
  'gives-the-lead': ({ seat }, people) =>
    `Du behältst deine Karten, und ${nominative(people(seat))} ${leads(people(seat))} als Nächstes aus.`,
  'may-come-back': () =>
    'Du behältst deine Karten und kannst noch legen, wenn die Runde wieder zu dir kommt.',
  stops: ({ seat, left }, people) =>
    `Wenn niemand schlägt, was oben liegt, ${leads(people(seat))} ${nominative(people(seat))} mit nur noch ${left === 1 ? 'einer Karte' : `${inWords(left)} Karten`} als Nächstes aus.`,
  bumps: ({ seat, left }, people) =>
    `${Subject(people(seat))} ${verb(people(seat), 'musst', 'muss')} aussetzen und ${has(people(seat))} noch ${cardCount(left)}.`,
  'five-is-enough': ({ count }) => `Eine einzige 5 ersetzt hier ${inWords(count)} Karten.`,
  'breaks-group': ({ rank, count }) =>
    `Das reißt deine ${cards(rank, count, 'accusative')} auseinander, aber damit liegst du in dieser Runde vorn.`,
  cheapest: () => 'Das ist deine billigste Antwort und reißt nichts auseinander.',
  'safer-than-cheapest': () => 'Weniger Werte können das schlagen als deine billigste Antwort.',
  tried: () =>
    'Die Chance ergibt sich aus vielen durchgespielten Spielen; ein einzelner Grund sticht nicht heraus.',
};
