/** Startseite, Listen von Tischen und Partien, Lernen, Prüfen. */

import { list, number, ordinal, plural } from '@parlor/grammar/de';
import type { home as English } from '../en/home.ts';

export const home: typeof English = {
  'home.play-now': 'Gleich spielen',
  'home.with-friends': 'Mit Freunden',
  'home.evening': ({ name }) => (name === '' ? 'Guten Abend' : `Guten Abend, ${name}`),
  'home.morning': ({ name }) => (name === '' ? 'Guten Morgen' : `Guten Morgen, ${name}`),
  'home.day': ({ name }) => (name === '' ? 'Guten Tag' : `Guten Tag, ${name}`),
  'home.lead': 'Spiel mit Freunden oder gegen die Bots.',
  'home.way-back': 'Bleib, wer du bist',
  'home.way-back.line':
    'Bisher kennt dich nur dieser Browser. Mit einem Link oder einem Passkey findest du deinen Namen und deine Partien auch ohne ihn wieder.',
  'home.way-back.go': 'Rückweg sichern',
  'home.way-back.not': 'Nein, danke',
  'home.open-table': 'Tisch eröffnen',
  'home.join': 'Mit Link dazukommen',
  'home.games': 'Die Spiele',
  'home.about': ({ game }) => `Über ${game}`,
  'home.minutes': ({ minutes }) => `${minutes} Min.`,
  'home.how-to': 'Spielregeln',
  'home.your-tables': 'Deine Tische',
  'home.no-tables': 'Kein Tisch wartet auf dich. Eröffne einen oder spiel gegen die Bots.',
  'home.open': 'Öffnen',
  'home.continue': 'Weiter',
  'home.looking': 'Tische mit freien Plätzen',
  'home.nobody-looking': 'Gerade keine offenen Tische. Eröffne einen oder spiel gegen die Bots.',
  'home.needs-connection': 'Das braucht eine Verbindung.',
  'home.free-seats': ({ names, free }) =>
    `${list(names)}; ${plural(free, { one: 'ein freier Platz', other: '# freie Plätze' })}`,
  'home.sit-down': 'Platz nehmen',
  'home.watch': 'Zusehen',
  'home.last': 'Letzte Partien',
  'home.replays': 'Aufzeichnungen',
  'home.no-results': 'Noch keine Partie zu Ende gespielt.',
  'home.turns': ({ count }) =>
    plural(count, { one: 'An einem Tisch bist du dran.', other: 'An # Tischen bist du dran.' }),
  'home.lookers': ({ count }) =>
    plural(count, {
      one: 'An einem Tisch ist noch Platz.',
      other: 'An # Tischen ist noch Platz.',
    }),
  'home.all': ({ count }) => `alle ${number(count)}`,
  'home.your-turn': 'Du bist dran',
  'home.go': 'Spielen',
  'home.names-with': ({ game, names }) => `${game} mit ${list(names)}`,
  'home.waits-open': ({ free }) =>
    plural(free, {
      one: 'Noch nicht begonnen. Ein Platz ist frei.',
      other: 'Noch nicht begonnen. # Plätze sind frei.',
    }),
  'home.waits-ready': 'Alle sind da. Gleich geht es los.',
  'home.device': 'Auf diesem Gerät',
  'home.running': 'Läuft',
  'home.for-minutes': ({ count }) => (count === 0 ? 'gerade eben' : `seit ${number(count)} Min.`),
  'home.for-hours': ({ count }) => `seit ${number(count)} Std.`,
  'home.for-days': ({ count }) => plural(count, { one: 'seit einem Tag', other: 'seit # Tagen' }),
  'home.starting': 'Das Spiel wird aufgebaut',
  'home.start-failed':
    'Das Spiel ließ sich nicht aufbauen. Nichts ist verloren. Versuch es noch einmal.',
  'home.place': ({ place }) => ordinal(place),
  'home.place-of': ({ place, seats }) => `Platz ${place} von ${seats}`,

  'join.title': 'Zu einem Tisch dazukommen',
  'join.lead': 'Füge den Link ein, den du bekommen hast.',
  'join.field': 'Link oder Code des Tisches',
  'join.go': 'Zum Tisch',
  'join.bad': 'Das führt zu keinem Tisch. Kopiere den ganzen Link und füge ihn noch einmal ein.',

  'tables.title': 'Tische',
  'tables.lead': 'Zuerst deine, dann die, an die du dich setzen kannst.',
  'tables.filter': 'Zeigen',
  'tables.filter.all': 'Alle Spiele',
  'tables.none-of': ({ game }) =>
    `Gerade kein offener Tisch für ${game}. Eröffne einen oder spiel gegen die Bots.`,

  'replays.title': 'Aufzeichnungen',
  'replays.lead': 'Jede beendete Partie kannst du dir noch einmal ansehen, von jedem Platz aus.',
  'replays.none': 'Noch keine Partie zu Ende gespielt. Die erste wird hier gespeichert.',
  'replays.online': 'Online',
  'replays.device': 'Auf diesem Gerät',
  'replays.watch': 'Ansehen',
  'replays.verify': 'Würfel prüfen',
  'replays.file': 'Partiedatei',
  'replays.check-file': 'Eine Partiedatei prüfen',
  'replays.with': ({ names }) => `Mit ${list(names)}`,
  'replays.more': 'Mehr zeigen',

  'learn.title': 'Ein Spiel lernen',
  'learn.lead': 'Regeln in einer Minute, dann eine erste Partie, die sich selbst erklärt.',
  'learn.how': 'Spielregeln',
  'learn.loading': 'Die Regeln werden geladen',
  'learn.failed':
    'Die Regeln ließen sich nicht laden. Versuch es noch einmal, wenn du verbunden bist.',
  'learn.guided': 'Erste Partie, mit Erklärungen',
  'learn.guided.line': 'Gegen ungeübte Bots. Alles Neue wird einmal erklärt, sobald es vorkommt.',
  'learn.bots': 'Gleich spielen',
  'learn.friends': 'Mit Freunden',
  'learn.open-tables': 'Offene Tische',
  'learn.house': 'Die Bots',
  'learn.seats': ({ fewest, most }) => `${fewest} bis ${most} Personen`,
  'learn.minutes': ({ minutes }) => `etwa ${minutes} Minuten`,

  'verify.title': 'Eine Partie prüfen',
  'verify.lead':
    'Eine Partiedatei enthält jeden Zug und wie die Würfel zustande kamen. Dein eigenes Gerät spielt sie noch einmal durch und vergleicht.',
  'verify.drop': 'Leg hier eine Partiedatei ab',
  'verify.choose': 'Datei wählen',
  'verify.working': 'Wird noch einmal durchgespielt',
  'verify.genuine': 'Echt: von einem Haus unterschrieben, das du kennst.',
  'verify.unknown-key': 'In sich stimmig, aber mit unbekanntem Schlüssel unterschrieben.',
  'verify.unknown-key.line':
    'Die Datei passt in sich zusammen, aber das allein beweist nichts: Wer will, kann eine Partie mit selbst gewählten Würfeln spielen und mit einem eigenen Schlüssel unterschreiben.',
  'verify.not-genuine': 'Nicht echt.',
  'verify.not-genuine.line':
    'Diese Partie ist nicht, was die Datei behauptet. Was nicht passt, ist unten markiert.',
  'verify.unsigned.line':
    'Die Datei passt in sich zusammen, aber niemand hat sie unterschrieben: Sie kann von irgendwem stammen.',
  'verify.own': 'Stimmig und von diesem Gerät unterschrieben.',
  'verify.own.line':
    'Die Partie folgt Zug um Zug aus ihren Würfeln, und niemand hat die Datei seither verändert. Kein Haus bürgt für sie: Für andere ist der Schlüssel unbekannt.',
  'verify.no-file':
    'Diese Partie hat keine eigene Datei: Sie wurde aus einer anderen heraus weitergespielt oder begann, bevor Partien eines Geräts Dateien hatten.',
  'verify.not-a-file': 'Das ist keine Partiedatei von Parlor.',
  'verify.other-rules': 'Diese Partie wurde nach Regeln gespielt, die dieses Programm nicht kennt.',
  'verify.fetch-failed':
    'Die Datei ließ sich nicht laden. Versuch es noch einmal, wenn du verbunden bist.',
  'verify.edition-missing': ({ edition }) =>
    `Diese Partie wurde nach Fassung ${edition} der Regeln gespielt, die dieses Programm nicht hat.`,
  'verify.file': ({ game, edition, names }) =>
    `${game}, Fassung ${edition} der Regeln: ${list(names)}`,
  'verify.older':
    'Diese Datei hat ein älteres Format: Zurückgenommene Züge, Vertretungen und Zeiten stehen nicht darin.',
  'verify.chain':
    'Nichts fehlt, nichts kam dazu, nichts wurde vertauscht: Jeder Eintrag folgt aus dem davor.',
  'verify.chain.bad': ({ entry }) =>
    entry === 0
      ? 'Die Kette der Einträge ist nicht lesbar.'
      : `Die Kette reißt bei Eintrag ${entry}: Etwas fehlt, kam dazu, wurde geändert oder vertauscht.`,
  'verify.shares':
    'Jeder Anteil an den Würfeln ist der, den die Person festgelegt hatte; die Bots gaben nichts dazu.',
  'verify.shares.unbound': ({ names }) =>
    `Nichts in dieser Datei legt ${list(names)} auf einen Anteil an den Würfeln fest: Wer die Partie ausgerichtet hat, könnte die Würfel bestimmt haben.`,
  'verify.shares.bad':
    'Ein Anteil an den Würfeln ist nicht der, den die Person festgelegt hatte, oder ein Bot hat einen dazugegeben.',
  'verify.commitment':
    'Der Anteil des Hauses an den Würfeln ist der, den es vor der Partie festgelegt hatte.',
  'verify.commitment.bad':
    'Der Anteil des Hauses an den Würfeln ist nicht der, den es vor der Partie festgelegt hatte.',
  'verify.seed': 'Die Würfel folgen daraus und aus dem, was die Geräte am Tisch dazugegeben haben.',
  'verify.seed.bad': 'Die Würfel folgen nicht aus den Anteilen, die in der Datei stehen.',
  'verify.moves': ({ detail }) => `Alle ${detail} Züge sind erlaubt.`,
  'verify.moves.bad': ({ detail }) => `Ein Zug in der Datei ist nicht erlaubt: ${detail}`,
  'verify.ending': 'Noch einmal durchgespielt, endet die Partie mit demselben Stand.',
  'verify.ending.bad': 'Noch einmal durchgespielt, endet die Partie mit einem anderen Stand.',
  'verify.outcome': 'Punkte und Platzierungen stimmen.',
  'verify.outcome.bad': 'Punkte oder Platzierungen sind andere, als die Partie ergab.',
  'verify.signature': 'Die Datei ist unterschrieben und seither unverändert.',
  'verify.signature.none': 'Es gibt keine Unterschrift.',
  'verify.signature.bad': 'Die Unterschrift passt nicht: Die Datei wurde verändert.',
  'verify.key': 'Die Unterschrift stammt von einem Haus, in dem dieses Gerät gespielt hat.',
  'verify.key.here':
    'Dieses Haus gibt an, dass es seine Unterschrift ist. Bestätigen kann das dieses Gerät nicht: Es hat hier noch nicht gespielt.',
  'verify.key.bad': 'Unterschrieben wurde mit einem Schlüssel, den dieses Gerät nicht kennt.',
  'verify.key.unknown':
    'Dieses Gerät hat noch in keinem Haus gespielt, und dieses Haus antwortet gerade nicht auf die Frage nach seinem Schlüssel.',
  'verify.key.changed':
    'Dieses Haus nennt jetzt einen anderen Schlüssel als damals, als dieses Gerät hier zum ersten Mal spielte. Als bekannt gilt nur der erste.',
  'verify.fine': 'In Ordnung',
  'verify.wrong': 'Falsch',
  'verify.open': 'Nicht bekannt',
  'home.names': ({ names }) => list(names),
};
