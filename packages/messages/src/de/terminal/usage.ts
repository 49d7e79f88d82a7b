/** Warum ein Aufruf keinen Sinn ergibt. */

import { either, list, number, plural } from '@parlor/grammar/de';
import type { usage as English } from '../../en/terminal/usage.ts';

const didYouMean = (guess: string | undefined): string =>
  guess === undefined ? '' : ` Meinst du ${guess}?`;

export const usage: typeof English = {
  commandFirst: ({ typed }) =>
    `Zuerst kommt der Befehl, dann seine Optionen; „${typed}“ ist kein Befehl.`,
  noSuchCommand: ({ typed, known, guess }) =>
    `Einen Befehl „${typed}“ gibt es nicht.${didYouMean(guess)} Befehle: ${known.join(', ')}.`,
  noSuchOption: ({ command, option, guess }) =>
    `${command} hat keine Option ${option}.${didYouMean(guess)}`,
  noSuchLanguage: ({ typed, known }) => `--language nimmt ${either(known)}, nicht „${typed}“.`,
  needs: ({ command, takes }) => `${command} braucht ${takes}.`,
  tooMuch: ({ command, typed }) => `${command} kann mit „${typed}“ nichts anfangen.`,
  twice: ({ option }) => `${option} kommt zweimal vor.`,
  needsValue: ({ option }) => `${option} braucht einen Wert.`,
  notWhole: ({ option, min, max, typed }) =>
    `${option} nimmt eine ganze Zahl von ${number(min)} bis ${number(max)}, nicht „${typed}“.`,
  notDecimal: ({ option, min, max, typed }) =>
    `${option} nimmt eine Zahl von ${number(min)} bis ${number(max)}, nicht „${typed}“.`,
  notAChoice: ({ option, choices, typed, guess }) =>
    `${option} nimmt ${either(choices)}, nicht „${typed}“.${didYouMean(guess)}`,
  noSuchGame: ({ typed, known, guess }) =>
    `Ein Spiel „${typed}“ gibt es nicht.${didYouMean(guess)} Spiele: ${known.join(', ')}.`,
  nobodyPlays: ({ seats, offers }) =>
    `Zu ${number(seats)} wird hier nichts gespielt. Plätze: ${offers.join('; ')}.`,
  notOptions: ({ typed }) => `--options nimmt ein JSON-Objekt wie {"games":3}, nicht „${typed}“.`,
  notAnOption: ({ typed }) => `--option nimmt name=wert, nicht „${typed}“.`,
  gameHasNoOption: ({ game, option, known, guess }) =>
    `${game} hat keine Option ${option}.${didYouMean(guess)} Optionen: ${known.join(', ')}.`,
  optionRefused: ({ option, why }) => `--option ${option}: ${why}`,
  notASeed: ({ digits, typed }) =>
    `--seed nimmt bis zu ${number(digits)} hexadezimale Ziffern, nicht „${typed}“.`,

  noSet: ({ game }) => `${game} lässt sich nicht mit einem eigenen Spielsatz spielen.`,
  unplayableSet: ({ path, why }) => `Mit ${path} lässt sich nicht spielen. ${why}`,
  notASet: ({ path }) => `${path} ist kein Spielsatz von Parlor.`,
  setOfOther: ({ path, game, expected }) =>
    `${path} ist ein Spielsatz für ${game}, nicht für ${expected}.`,
  unreadable: ({ path, why }) => `${path} lässt sich nicht lesen: ${why}.`,
  unwritable: ({ path, why }) => `${path} lässt sich nicht schreiben: ${why}.`,
  notJson: ({ path }) => `${path} ist kein JSON.`,
  notARecord: ({ path, why }) => `${path} ist keine Aufzeichnung einer Partie. ${why}`,
  notAMatch: ({ path, why }) => `${path} ist keine Partie. ${why}`,
  otherGame: ({ path, game }) =>
    `${path} ist eine Partie „${game}“, und dieses Spiel gibt es hier nicht.`,
  unverifiable: ({ path, why }) => `${path} lässt sich hier nicht prüfen. ${why}`,
  reasons: {
    ENOENT: 'die Datei gibt es nicht',
    EISDIR: 'das ist ein Ordner',
    ENOTDIR: 'ein Teil des Pfades ist kein Ordner',
    EACCES: 'keine Erlaubnis',
    EPERM: 'keine Erlaubnis',
    EROFS: 'der Datenträger ist schreibgeschützt',
    ENOSPC: 'der Datenträger ist voll',
  },

  fileExists: ({ path }) =>
    `${path} gibt es schon: Mit --resume geht die Partie weiter, unter einem anderen Namen bleiben beide erhalten.`,
  whichGame: 'play braucht ein Spiel, denn hier ist kein Terminal, an dem man eines wählen könnte.',
  twoGames: ({ first, second }) => `Genannt sind zwei Spiele: ${first} und ${second}.`,
  settled: ({ option }) => `${option} passt nicht zu --resume: Das legt die Aufzeichnung fest.`,
  recordOfOther: ({ path, game, expected }) =>
    `${path} ist eine Partie ${game}, nicht ${expected}.`,
  notResumed: ({ path, why }) => `${path} lässt sich nicht weiterspielen. ${why}`,
  seatAndWatch: '--seat passt nicht zu --watch: Du sitzt dann nirgends.',
  botsAndSeats: ({ count, bots }) =>
    `--bots nennt ${plural(count, { one: 'einen Bot', other: '# Bots' })} für ${plural(bots, { one: 'einen Platz', other: '# Plätze' })}: Eine Art reicht für alle.`,
  noAdvice: ({ game, known }) => `Für ${game} gibt es keinen genauen Rat, nur für ${list(known)}.`,

  notAViewer: ({ last, typed }) =>
    `--view nimmt einen Platz von 0 bis ${last} oder public, nicht „${typed}“.`,
  noKey: ({ path }) =>
    `${path} ist keine unterschriebene Partiedatei: Es gibt keinen Schlüssel zum Vergleichen.`,
  notAKey: '--key nimmt 64 hexadezimale Ziffern.',
  notKeys: ({ path, line }) =>
    `Zeile ${line} von ${path} beginnt nicht mit einem Schlüssel aus 64 hexadezimalen Ziffern.`,
  notAHouse: '--house nimmt eine Adresse wie https://parlor.example.',
  silentHouse: ({ house }) => `${house} nennt keinen Schlüssel: Läuft dort Parlor?`,
};
