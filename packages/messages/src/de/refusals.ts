/** Warum Schiedsrichter oder Server etwas ablehnen. Die Gründe eines Spiels stehen bei seinen eigenen Texten. */

import { number, plural } from '@parlor/grammar/de';
import type { refusals as English } from '../en/refusals.ts';

export const refusals: typeof English = {
  'match-over': 'Die Partie ist zu Ende.',
  'not-asked': 'Du bist nicht dran.',
  'stale-question': 'Die Partie ist inzwischen weitergegangen.',
  'malformed-move': 'Das ist kein Zug dieses Spiels.',
  'nothing-to-take-back': 'Gerade lässt sich nichts zurücknehmen.',
  'already-revealed':
    'Dieser Zug bleibt: Seither wurde etwas aufgedeckt oder entschieden, und die Partie zählt für deine Wertung.',
  'no-such-request': 'Das ist schon entschieden.',
  'already-paused': 'Die Partie macht schon Pause.',
  'already-asked': 'Jemand hat schon um eine Pause gebeten, und die anderen überlegen noch.',
  'too-many-pauses': ({ most }) =>
    `Du hast in dieser Partie schon ${number(most)}-mal um eine Pause gebeten. Öfter geht es nicht.`,
  'not-paused': 'Die Partie geht schon weiter.',
  'not-waited-for': 'Auf diese Person wartet gerade niemand.',
  'too-soon': ({ minutes }) =>
    plural(minutes, {
      one: 'Warte noch eine Minute, bevor du die anderen fragst, ob es weitergehen soll.',
      other: 'Warte noch # Minuten, bevor du die anderen fragst, ob es weitergehen soll.',
    }),
  'clock-decides':
    'An diesem Tisch läuft für alle eine eigene Zeit: Sie entscheidet, wie lange jemand brauchen darf.',
  'already-asked-without': 'Die anderen sind schon gefragt, oder sie sind schon einverstanden.',
  'too-many-asks': ({ most }) =>
    `Du hast in dieser Partie ${number(most)}-mal gefragt, ob es ohne jemanden weitergehen soll; öfter geht es nicht.`,

  'seats-not-offered': ({ offered }) => `Dieses Spiel ist für ${offered} Personen.`,
  'table-not-an-object': 'Ein Tisch braucht Plätze und Optionen.',
  'table-impossible': 'So einen Tisch kann es nicht geben.',
  'options-not-an-object': 'Optionen bestehen aus Namen und Werten.',
  'option-unknown': ({ option }) => `Dieses Spiel hat keine Option „${option}“.`,
  'option-not-a-flag': () => 'Das muss true oder false sein.',
  'option-out-of-range': ({ min, max }) =>
    `Das muss eine ganze Zahl von ${number(min)} bis ${number(max)} sein.`,
  'option-not-a-choice': ({ choices }) => `Das muss eines davon sein: ${choices}.`,
  'data-not-json': () => 'Das muss ein eigener Spielsatz sein, als JSON.',
  'data-too-large': ({ max }) =>
    `Das ist zu groß: Ein eigener Spielsatz hat höchstens ${number(max)} Bytes.`,
  'data-too-deep': ({ max }) =>
    `Das ist zu tief verschachtelt: Ein eigener Spielsatz hat höchstens ${number(max)} Ebenen.`,
  'data-too-many-parts': ({ max }) =>
    `Das hat zu viele Teile: Erlaubt sind höchstens ${number(max)}.`,
  'data-text-too-long': ({ max }) =>
    `Ein Text darin ist zu lang: Erlaubt sind höchstens ${number(max)} Zeichen.`,
  'data-key-too-long': ({ max }) =>
    `Der Name eines Feldes darin ist zu lang: Erlaubt sind höchstens ${number(max)} Zeichen.`,
  'unknown-table': 'Diesen Tisch gibt es nicht.',
  'not-your-table': 'Das kann nur die Tischleitung.',
  'not-open': 'Die Partie hat schon begonnen.',
  'not-ready': 'Noch sind nicht alle bereit.',
  'not-opening': 'Die Partie ist nicht dabei zu beginnen.',
  'wrong-share': 'Das ist nicht der Anteil an den Würfeln, der festgelegt war.',
  'unbound-share':
    'Diese Partie wird gewertet: Dein Anteil an den Würfeln muss festgelegt sein, bevor jemand einen kennt. Nimm ein neueres Programm oder spiel ohne Wertung.',
  'not-seated': 'Du hast an diesem Tisch keinen Platz.',
  'already-seated': 'Du hast an diesem Tisch schon einen Platz.',
  'still-here': 'Die Person ist am Tisch. Ob sie bereit ist, sagt nur sie selbst.',
  'seat-taken': 'Jemand war schneller: Der Platz ist vergeben.',
  'not-playing': 'Die Partie läuft gerade nicht.',
  'not-finished': 'Die Partie ist noch nicht zu Ende.',
  'unknown-match': 'Diese Partie ist nicht mehr auf dem Server.',

  'too-much-data': ({ most }) =>
    `Tische aus deinem Netz haben in der letzten Stunde eigene Spielsätze von zusammen ${number(most)} KB mitgebracht, und für mehr ist gerade kein Platz. Spiel mit dem, was in der Schachtel ist, oder versuch es später noch einmal.`,
  'too-much-kept': ({ most }) =>
    `Der Server hat in den letzten 24 Stunden ${number(most)} KB für dich gespeichert, und mehr darf es für eine Person nicht sein. Versuch es in ein paar Stunden noch einmal.`,
  'too-much-kept-here': ({ most }) =>
    `Der Server hat in den letzten 24 Stunden ${number(most)} KB für Personen in deinem Netz gespeichert, und für mehr ist gerade kein Platz. Versuch es in ein paar Stunden noch einmal.`,
  'too-many-views': ({ most }) =>
    `Du siehst schon an ${number(most)} Tischen zu, die verzögert gezeigt werden. Verlass einen davon, um hier zuzusehen.`,
  'too-many-views-here': ({ most }) =>
    `Aus deinem Netz wird schon an ${number(most)} Tischen zugesehen, die verzögert gezeigt werden, und für mehr ist gerade kein Platz.`,
  'too-many-commands': 'Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.',
  'too-many-connections':
    'Aus deinem Netz sind zu viele Seiten verbunden. Schließ eine und versuch es noch einmal.',
  'too-many-guests':
    'Aus deinem Netz kamen gerade sehr viele Gäste. Versuch es später noch einmal.',
  'too-many-tables': ({ most }) =>
    `Du hast schon ${number(most)} Tische, die noch nicht zu Ende sind, und mehr kann eine Person nicht haben. Spiel einen zu Ende oder verlass ihn. Du findest sie unter „Tische“.`,
  'too-many-tables-here': ({ most }) =>
    `Aus deinem Netz wurden schon ${number(most)} Tische eröffnet, die noch nicht zu Ende sind, und für mehr ist kein Platz. Warte, bis einer davon endet.`,
  'too-many-seats-here': ({ most }) =>
    `In deinem Netz sind ${number(most)} Plätze an Tischen besetzt, die noch nicht zu Ende sind; für mehr ist kein Raum. Warte, bis einer davon frei wird.`,
  'too-many-seats': ({ most }) =>
    `Du sitzt schon an ${number(most)} Tischen, die noch nicht zu Ende sind. Verlass einen davon oder spiel ihn zu Ende, um dich hier hinzusetzen.`,
  closing: 'Der Server startet gleich neu. Versuch es in einem Moment noch einmal.',
  'protocol-unsupported': 'Diese Seite ist zu alt für den Server. Lade sie neu.',
  'try-again': 'Das hat nicht geklappt. Versuch es noch einmal.',
  'name-too-long': ({ most }) => `Ein Name hat höchstens ${number(most)} Zeichen.`,
  'name-characters':
    'Ein Name besteht aus Buchstaben und Ziffern heutiger Sprachen; dazwischen dürfen Leerzeichen, Punkte, Bindestriche und Apostrophe stehen.',
  'name-marks': 'Ein Buchstabe dieses Namens trägt zu viele Akzente.',
  'name-scripts':
    'Buchstaben verschiedener Alphabete sind leicht zu verwechseln. Schreib jedes Wort in nur einem Alphabet.',
  'name-reserved':
    'Mit diesem Namen könnte man dich für einen Bot halten, für den Gastgeber, einen früheren Gast oder jemanden, der den Server betreibt. Wähl einen anderen.',
  'nothing-said': 'In dieser Nachricht steht nichts, was man lesen könnte.',
  'not-signed-in': 'Der Server kennt dich nicht. Lade die Seite neu.',
  'signed-out':
    'Du wurdest auf diesem Gerät abgemeldet. Lade die Seite neu, um als neuer Gast weiterzumachen.',
  'unknown-session': 'Das Gerät ist nicht mehr angemeldet.',
  'passkeys-impossible':
    'Unter dieser Adresse gibt es keine Passkeys. Sie brauchen https und einen Namen statt Zahlen. Nimm einen Link, um anderswo weiterzumachen.',
  'passkey-refused': 'Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt.',
  'unknown-passkey': 'Diesen Passkey gibt es nicht mehr.',
  'too-many-passkeys':
    'Du hast so viele Passkeys, wie eine Person haben kann. Entferne erst einen davon.',
  'foreign-origin': 'Diese Seite gehört nicht zu diesem Server.',
  'foreign-host': 'Das ist keine Adresse dieses Servers.',
  'frame-too-large': 'Das ist zu groß zum Verschicken.',
  'malformed-frame': 'Der Server konnte das nicht lesen. Lade die Seite neu.',
  'malformed-command': 'Der Server konnte das nicht lesen. Lade die Seite neu.',
  'malformed-request': 'Der Server konnte das nicht lesen. Lade die Seite neu.',
  'unknown-command': 'Der Server weiß nicht, wie das geht. Lade die Seite neu.',
  'unknown-page': 'Unter dieser Adresse ist nichts.',

  'storage-full':
    'Auf diesem Gerät ist kein Platz mehr: Der letzte Zug wurde nicht gespeichert, alles davor schon. Schaff etwas Platz oder vergiss alte Partien, und versuch es noch einmal.',
  'storage-blocked':
    'In einem anderen Tab oder Fenster ist noch eine ältere Version von Parlor offen. Schließ sie und versuch es noch einmal. Nichts ist verloren.',
  'storage-outdated': 'Hier war schon eine neuere Version von Parlor. Lade diese Seite neu.',
  'storage-off':
    'Dieser Browser lässt Parlor hier nichts speichern. Verlass den privaten Modus, oder erlaube dieser Seite, Daten zu speichern.',
  'unknown-game': ({ game }) =>
    game === undefined
      ? 'Dieses Spiel gibt es hier nicht.'
      : `Das ist eine Partie „${game}“, und dieses Spiel gibt es hier nicht.`,
  'seed-malformed': 'Ein Startwert hat 64 hexadezimale Ziffern, kleingeschrieben.',
  'record-malformed': ({ at, problem }) =>
    `Die Aufzeichnung ist bei „${at}“ fehlerhaft: ${problem}.`,
  'record-format-unknown': ({ format, known }) =>
    `Die Aufzeichnung hat Format ${format}; dieses Programm liest Format ${known}.`,
  'other-game': ({ recorded, expected }) => `Das ist eine Partie ${recorded}, nicht ${expected}.`,
  'rules-version-differs': ({ recorded, current }) =>
    `Die Partie wurde nach Fassung ${recorded} der Regeln gespielt; hier ist Fassung ${current}, mit der sie anders verliefe.`,
  'edition-missing': ({ edition, game, newest }) =>
    `Die Partie wurde nach Fassung ${edition} der Regeln von ${game} gespielt, die hier fehlt; die neueste hier ist ${newest}.`,
  'rng-unknown': ({ recorded, known }) =>
    `Karten und Würfel dieser Partie kamen aus ${recorded}; dieses Programm kennt ${known}.`,
  'illegal-move-in-record': ({ ply, seat, reason }) =>
    `Zug ${ply} der Aufzeichnung, von Platz ${seat}, ist nicht erlaubt: ${reason}.`,
  'snapshot-malformed': ({ at, problem }) =>
    `Der gesicherte Stand ist bei „${at}“ fehlerhaft: ${problem}.`,
  'snapshot-tampered':
    'Der gesicherte Stand passt nicht zu seiner Prüfsumme: Er ist beschädigt oder verändert.',
  removed: 'Du wurdest von diesem Tisch entfernt.',
  'blocked-here': ({ name }) => `An diesem Tisch sitzt jemand, den du blockiert hast: ${name}.`,
  'not-welcome': 'An diesem Tisch kannst du nicht Platz nehmen.',
  'table-closed': 'Dieser Tisch wurde geschlossen.',
  'unknown-person': 'Diese Person gibt es hier nicht.',
  'too-many-shunned': ({ most }) =>
    `Deine Liste stummer und blockierter Personen ist voll: Mehr als ${number(most)} passen nicht hinein. Streich jemanden in den Einstellungen.`,
  'too-many-reports': ({ most }) =>
    `Du hast in 24 Stunden ${number(most)} Meldungen geschickt, und mehr sind nicht möglich. Versuch es morgen wieder.`,
  banned: 'Dieser Server lässt dich nicht herein.',
  silenced: 'Du kannst hier im Moment weder schreiben noch deinen Namen ändern.',
  'name-forbidden': 'So kann hier niemand heißen. Wähl einen anderen Namen.',
};
