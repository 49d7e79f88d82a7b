/** Was auf jeder Seite steht, und was gesagt wird, wenn etwas fehlt. */

import type { frame as English } from '../en/frame.ts';

export const frame: typeof English = {
  'app.name': 'Parlor',

  close: 'Schließen',

  you: 'Du',

  seat: ({ number }) => `Platz ${number}`,

  'page.title': ({ title }) => `${title} · Parlor`,
  'page.again': 'Noch einmal versuchen',
  'page.update': 'Eine neue Version ist da. Laufende Partien bleiben, wie sie sind.',
  'page.update.now': 'Jetzt laden',
  'page.outdated.title': 'Es gibt ein neueres Parlor',
  'page.outdated.line':
    'Diese Seite ist zu alt für den Server. Lade sie neu, dann geht es weiter. Deine Partien sind gespeichert.',
  'page.outdated.now': 'Neu laden',
  'page.signed-out.title': 'Abgemeldet',
  'page.signed-out.line':
    'Du wurdest auf diesem Gerät abgemeldet. Partien und Einstellungen, die hier gespeichert sind, bleiben erhalten.',
  'page.signed-out.now': 'Als neuer Gast weiter',
  'page.copy': 'Kopieren',
  'page.copied': 'Kopiert',
  'page.share': 'Teilen',
  'page.qr': ({ what }) => `QR-Code: ${what}`,
  'page.less': ({ what }) => `Eins weniger: ${what}`,
  'page.more': ({ what }) => `Eins mehr: ${what}`,
  'page.to-home': 'Zur Startseite',
  'page.house-bots': 'Gegen die Bots spielen',

  'nav.main': 'Hauptmenü',
  'nav.skip': 'Zum Inhalt',
  'nav.play': 'Spielen',
  'nav.tables': 'Tische',
  'nav.replays': 'Aufzeichnungen',
  'nav.learn': 'Lernen',
  'nav.offline': 'Keine Verbindung. Auf diesem Gerät kannst du spielen.',
  'nav.ready': 'Auch ohne Netz bereit',
  'nav.profile': ({ name }) => `${name}, deine Einstellungen`,

  'level.beginner': 'ungeübt',
  'level.casual': 'locker',
  'level.skilled': 'geübt',
  'level.expert': 'meisterlich',

  'edition.line': ({ edition, extent }) => `Fassung ${edition} · ${extent}`,
  'edition.none': 'aus der Anleitung',
  'edition.published': 'Anleitung und Rezensionen',
  'edition.house': 'eigene Werte',
  'edition.few': 'wenige Werte nachgebaut',
  'edition.partly': 'Werte teils nachgebaut',
  'edition.mostly': 'Werte meist nachgebaut',

  'missing.title': 'Hier ist nichts',
  'missing.line': 'Die Adresse ist vielleicht alt oder vertippt. Deine Partien sind sicher.',

  'trouble.title': 'Etwas ist schiefgegangen',
  'trouble.line':
    'Diese Seite ließ sich nicht anzeigen. Deine Partien sind gespeichert. Versuch es noch einmal.',
  'trouble.detail': 'Technische Einzelheiten',

  'gone.table': 'Diesen Tisch gibt es nicht',
  'gone.table.line': 'Vielleicht wurde er geschlossen, oder der Link ist unvollständig.',
  'shut.title': 'An diesem Tisch kannst du gerade nicht zusehen',
  'gone.local': 'Diese Partie ist nicht auf diesem Gerät',
  'gone.local.line': 'Sie wurde gelöscht oder auf einem anderen Gerät gespielt.',
  'gone.edition': 'Diese Partie braucht andere Regeln',
  'gone.edition.line':
    'Sie begann unter einer Fassung der Regeln, die hier fehlt. Nichts davon ist verloren: Mit einer neueren Version von Parlor geht sie weiter.',
  'gone.server': 'Der Server ist nicht erreichbar',
  'gone.server.line':
    'Deine Partie ist dort gespeichert und wartet auf dich. Auf diesem Gerät kannst du auch ohne Netz spielen.',

  'storage.title': 'Diese Partie kann gerade nicht weitergehen',

  'recover.passkey': 'Zurückkommen',
  'recover.passkey.line':
    'Mit einem Passkey, den du gespeichert hast, oder mit einem Link von einem anderen Gerät bist du wieder du selbst.',
  'guest.former': 'Früherer Gast',
  'guest.former.number': ({ number }) => `Früherer Gast ${number}`,
  'recover.title': 'Willkommen zurück',
  'recover.working': 'Dein Link wird geöffnet',
  'recover.done': ({ name }) => `Du bist wieder ${name}.`,
  'recover.failed': 'Dieser Link gilt nicht mehr',
  'recover.failed.line': 'Erzeuge auf dem anderen Gerät einen neuen.',
  'recover.no-server': 'Kein Server erreichbar',
  'recover.no-server.line': 'Der Link bleibt gültig. Versuch es noch einmal.',
  'recover.ask':
    'Auf diesem Gerät spielst du als die Person weiter, die den Link erzeugt hat. Was hier gespeichert ist, bleibt.',
  'recover.go': 'Hier weitermachen',

  'forget.this': ({ game }) => `Diese Partie ${game} löschen`,
  'forget.done': 'Gelöscht. Noch lässt es sich rückgängig machen.',
  'forget.undo': 'Rückgängig',
  'forget.undo-of': ({ game }) => `Rückgängig: Die Partie ${game} ist gelöscht`,

  'phrase.hello': 'Hallo',
  'phrase.good-luck': 'Viel Glück',
  'phrase.well-played': 'Gut gespielt',
  'phrase.thanks': 'Danke',
  'phrase.oops': 'Hoppla',
  'phrase.thinking': 'Einen Moment',
  'phrase.hurry': 'Du bist dran',
  'phrase.good-game': 'Schönes Spiel',
  'page.banned.title': 'Kein Zutritt',
  'page.banned.line':
    'Dieser Server lässt dich nicht herein. Wenn du das für einen Irrtum hältst, frag die Person, die den Server betreibt. Auf diesem Gerät kannst du weiterspielen.',
};
