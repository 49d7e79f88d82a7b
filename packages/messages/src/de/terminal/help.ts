/** Hilfe zu den Befehlen, die Spieler brauchen. Die für Entwickler sprechen überall Englisch. */

import type { help as English } from '../../en/terminal/help.ts';

export const help: typeof English = {
  headline: 'Parlor: Gesellschaftsspiele im Terminal, und die Werkzeuge, die ihre Regeln prüfen.',
  usage: 'Aufruf',
  synopsis: '[Optionen]',
  commands: 'Befehle',
  options: 'Optionen',
  examples: 'Beispiele',
  startHere: 'Für den Anfang',
  startPlay: 'ein Spiel aussuchen und gegen Bots spielen',
  startGames: 'was es zu spielen gibt',
  exitCodes: 'Rückgabewerte',
  exits: {
    fine: 'in Ordnung',
    failed: 'eine Prüfung ist fehlgeschlagen',
    usage: 'der Aufruf oder eine darin genannte Datei ergibt keinen Sinn',
    defect: 'ein Fehler dieses Programms',
    interrupted: 'unterbrochen; was bis dahin geschah, wird gemeldet',
  },
  helpOption: 'diese Seite',
  languageOption: ({ known }) => `spricht ${known.join(', ')} (sonst: die Sprache des Systems)`,

  play: {
    summary: 'ein Spiel im Terminal gegen Bots spielen',
    about:
      'Ein Spiel im Terminal. Du sitzt auf einem Platz, Bots auf den anderen; sie sehen nicht mehr, als du an ihrer Stelle sähest. Ohne Spiel gibt es ein Menü. Du antwortest mit der Nummer einer Zeile (#1), mit ihrem Wortlaut oder mit einem getippten Zug. „?“ hilft, „regeln“ sagt, wie gespielt wird, „karten“ erklärt jede Karte, „ende“ hört auf. Kommt die Eingabe aus einer Pipe, ist jede Zeile eine Antwort, und mit der Eingabe endet die Sitzung.',
    game: 'was gespielt wird; dasselbe wie der Name ohne --game',
    seats: 'wie viele am Tisch sitzen (sonst: 4, wo das Spiel es erlaubt)',
    seat: 'wo du sitzt, von 0 an gezählt (sonst: 0)',
    preset: 'eine fertige Spielweise mit ihrem Namen (sonst: standard); siehe „parlor games“',
    option: 'eine Option des Spiels; darf mehrmals vorkommen',
    set: 'spielt mit den Karten und Werten aus dieser Datei, wie der Editor auf den Seiten sie speichert',
    bots: ({ kinds }) =>
      `eine Art für alle Bots, oder je eine mit Kommas dazwischen: ${kinds.join(', ')} (sonst: casual)`,
    seed: 'bis zu 64 hexadezimale Ziffern: Derselbe Startwert gibt dieselben Karten (sonst: gezogen)',
    save: 'speichert die Aufzeichnung der Partie dort, nach jeder Antwort auf neuem Stand',
    resume: 'spielt eine gespeicherte Partie weiter und speichert sie weiter dort',
    watch: 'Bots auf allen Plätzen; du siehst zu',
    advice: ({ games }) => `sagt genau, was jede Antwort im Schnitt wert ist (${games.join(', ')})`,
    examples: {
      menu: 'aus dem Menü wählen',
      quick: 'eine kurze Partie',
      levels: 'gegen jemanden, der schwer zu schlagen ist, und jemanden, der neu ist',
      save: 'mit einer gesetzten Option, in einer Datei gespeichert',
      resume: 'weiterspielen, wo du aufgehört hast',
      advice: 'mit ausgerechneten Chancen',
      watch: 'eine Partie unter Bots, jedes Mal dieselbe',
    },
  },

  games: {
    summary: 'was es zu spielen gibt, mit Optionen und Vorgaben',
    about:
      'Listet die Spiele auf: für wie viele sie sind, ihre Optionen und Vorgaben, die Fassung ihrer Regeln, und wie viel von dem, was in der Schachtel liegt, nachgebaut ist, weil die Anleitung es nicht angibt.',
    json: 'als eine JSON-Liste',
    values:
      'jede Karte, jeder Preis und jede Anzahl eines Spiels, mit der Angabe, ob aus der Anleitung oder nachgebaut',
    examples: {
      plain: 'Tabellen zum Lesen',
      values: 'was in der Schachtel liegt, Wert für Wert',
      json: 'dasselbe für Programme',
    },
  },

  replay: {
    summary: 'eine Aufzeichnung nachspielen: Ergebnis, Prüfsumme, was ein Platz sah',
    about:
      'Spielt eine aufgezeichnete Partie nach, prüft jeden Zug und zeigt das Ergebnis und die Prüfsumme des letzten Standes. Rückgabewert 1 heißt, dass die Aufzeichnung nach diesen Regeln nicht stimmt.',
    view: 'auch, was geschah, und den Tisch, wie dieser Platz (von 0 an) oder „public“ ihn sah',
    ply: 'nach so vielen Zügen anhalten',
    json: 'als ein JSON-Objekt',
    examples: {
      plain: 'wer gewonnen hat, und die Prüfsumme zum Vergleichen',
      view: 'was Platz 2 nach 40 Zügen wusste',
    },
  },

  verify: {
    summary: 'eine beendete Partie nachrechnen: Würfel, Züge, Ende, Unterschrift',
    about:
      'Rechnet alles in einer Partiedatei nach, die von einem Server stammt (ihre Adresse ist /api/matches/ und die Kennung der Partie): dass der Startwert feststand, bevor jemand etwas beitrug, dass aller Zufall daraus folgt, dass jeder Zug erlaubt war und zu diesem Ende führte, und dass sie unterschrieben ist. So eine Datei lässt sich mit jedem eigenen Schlüssel machen: Erst mit den Schlüsseln der Häuser, die du kennst, zeigt sich, ob die Partie echt ist. Von einer bloßen Aufzeichnung lassen sich nur die Züge prüfen. Rückgabewert 0 heißt echt; 1 heißt, dass etwas nicht stimmt, dass niemand unterschrieben hat oder dass der Schlüssel unbekannt ist.',
    key: 'der öffentliche Schlüssel eines Hauses, das du kennst; auch mehrmals',
    keys: 'eine Datei mit solchen Schlüsseln, je einer am Anfang einer Zeile; # beginnt eine Bemerkung',
    house: 'fragt das Haus, in dem du spielst, nach seinem Schlüssel',
    json: 'als ein JSON-Objekt',
    examples: {
      plain: 'alles außer der Frage, wessen Unterschrift es ist',
      house: 'auch, dass genau dieses Haus unterschrieben hat',
      keys: 'auch, dass eines der Häuser in der Datei unterschrieben hat',
    },
  },
};
