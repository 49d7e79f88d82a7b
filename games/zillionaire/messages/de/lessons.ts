/** Was ein begleitetes erstes Spiel erklärt, jedes einmal, wenn es zum ersten Mal vorkommt. */

import type { Messages } from '../en/index.ts';

export const lessons: Messages['lessons'] = {
  lead: {
    title: 'Du spielst aus',
    text: 'Lege so viele Karten eines Werts, wie du magst. Niedrige Karten zu zweit oder zu dritt sind ein guter Anfang: Die anderen brauchen gleich viele. Tippe auf eine Karte, und alle dieses Werts kommen hoch; tippe einzelne an, um weniger zu legen.',
  },
  follow: {
    title: 'Schlagen oder passen',
    text: 'Du brauchst gleich viele Karten eines höheren Werts. Die hellen Stufen der Treppe zeigen, welche Werte hoch genug sind. Passen ist nicht endgültig: Kommt die Runde wieder zu dir, darfst du wieder legen.',
  },
  five: {
    title: 'Eine 5 genügt',
    text: 'Eine 5 wird immer allein gelegt und zählt für so viele Fünfen, wie die Runde verlangt. Sie schlägt 1 bis 4 und sonst nichts. Spielst du sie aus, bestimmt die Anzahl, wer sie zuerst schlägt.',
  },
  'open-five': {
    title: 'Eine 5 wurde ausgespielt',
    text: 'Die Anzahl ist noch offen. Wer die 5 zuerst schlägt, legt beliebig viele Karten eines höheren Werts, und diese Anzahl gilt für den Rest der Runde.',
  },
  bankrupt: {
    title: 'Bankrupt liegt oben',
    text: 'Nur gleich viele Bankrolls schlagen ihn, und sie beenden die Runde sofort. Nicht einmal ein Zillionaire hilft hier.',
  },
  bump: {
    title: 'Bump',
    text: 'Nach einem Bump setzt die nächste Person aus; das gilt als Passen. Auch zwei Bumps zusammen treffen nur eine. Sind nur noch zwei im Spiel, gewinnt ein Bump die Runde.',
  },
  zillionaire: {
    title: 'Zillionaire',
    text: 'Die höchste Karte beendet die Runde sofort. Hast du noch Karten, spielst du wieder aus: eine Gelegenheit, niedrige loszuwerden. Einen Bankrupt schlägt der Zillionaire nicht.',
  },
  bankroll: {
    title: 'Bankroll',
    text: 'Auf einem Bankrupt beendet sie die Runde sofort. Sonst ist sie eine hohe Karte, die Millionaire und Zillionaire noch schlagen.',
  },
  round: {
    title: 'Die Runde ist gewonnen',
    text: 'Eine Runde endet, wenn alle anderen nacheinander gepasst haben, oder sofort, wenn nichts mehr schlagen kann, was oben liegt. Wer zuletzt gelegt hat, spielt als Nächstes beliebig aus; wer keine Karten mehr hat, gibt das an die nächste Person weiter.',
  },
  out: {
    title: 'Jemand ist fertig',
    text: 'Wer zuerst keine Karten mehr hat, wird Rich, danach gibt es jeweils den besten freien Rang, und wer am Ende noch Karten hat, wird Poor. Jeder Rang zählt Punkte, von 6 für Rich bis 1 für Poor.',
  },
  exchange: {
    title: 'Der Tausch',
    text: 'Vor jedem neuen Spiel wird getauscht, und niemand hat die Wahl: Rich gibt Poor die zwei niedrigsten Karten und bekommt dafür Poors zwei höchste. Ab vier Personen tauscht ein weiteres Paar eine Karte. Was du bekommen hast, ist bis zu deinem ersten Zug markiert.',
  },
  seats: {
    title: 'Neue Plätze',
    text: 'Alle sitzen jetzt nach Rang: Poor links von Rich, von dort an die anderen mit steigendem Rang. Rich teilt aus, Poor spielt aus.',
  },
};
