/** Partien noch einmal ansehen: `replay` und `verify`. */

import { list, plural } from '@parlor/grammar/de';
import type { replay as EnglishReplay, verify as EnglishVerify } from '../../en/terminal/replay.ts';

export const replay: typeof EnglishReplay = {
  headline: ({ game, edition, seats, moves }) =>
    `${game}, Fassung ${edition} der Regeln, ${plural(seats, { one: 'ein Platz', other: '# Plätze' })}, ${plural(moves, { one: 'ein Zug', other: '# Züge' })}`,
  options: ({ options }) => `Optionen ${options}`,
  notOver: 'noch nicht zu Ende',
  hash: ({ hash }) => `Prüfsumme ${hash}`,
};

export const verify: typeof EnglishVerify = {
  headline: ({ game, edition, match }) =>
    match === null
      ? `${game}, Fassung ${edition} der Regeln, eine bloße Aufzeichnung`
      : `${game}, Fassung ${edition} der Regeln, Partie ${match}`,
  seats: ({ names }) => `Plätze: ${list(names)}`,
  formerGuest: 'früherer Gast',
  check: 'Prüfung',
  result: 'Ergebnis',
  fine: 'stimmt',
  wrong: 'FALSCH',
  checks: {
    chain:
      'jeder Eintrag folgt aus dem davor: nichts fehlt, kam dazu, wurde geändert oder vertauscht',
    shares:
      'jeder Anteil ist der, auf den sich die Person festgelegt hatte, und die Bots gaben nichts dazu',
    commitment: 'der offengelegte Startwert ist der, auf den man sich festgelegt hatte',
    seed: 'aller Zufall folgt aus diesem Startwert und aus dem, was die Plätze beitrugen',
    moves: 'jeder Zug war erlaubt, als er gemacht wurde',
    ending: 'sie führen zu dem Stand, in dem die Partie endete',
    outcome: 'Punkte und Platzierungen gehören zu diesem Stand',
    signature: 'all das ist mit dem Schlüssel in der Datei unterschrieben und seither unverändert',
    key: 'dieser Schlüssel ist der eines Hauses, das du kennst',
  },
  verdicts: {
    genuine: 'Echt: Alles ist, wie es dasteht, und ein Haus, das du kennst, hat es unterschrieben.',
    'unknown-key':
      'In sich stimmig, aber mit unbekanntem Schlüssel unterschrieben: So einen macht man sich leicht selbst. --key, --keys oder --house sagt, welche Häuser du kennst.',
    'not-genuine': 'Nicht echt.',
  },
  open: 'NICHT GEBUNDEN',
  unbound: ({ names }) =>
    `nichts legt ${list(names)} auf einen Anteil fest: Wer die Partie ausgerichtet hat, könnte die Würfel bestimmt haben`,
  older:
    'Diese Datei hat ein älteres Format: Zurückgenommene Züge, Vertretungen und Zeiten stehen nicht darin.',
  broken: 'Diese Partie ist nicht, was sie zu sein behauptet.',
  unsigned:
    'Alles passt zusammen, aber niemand hat es unterschrieben: Es kann von irgendwem stammen.',
  plain: 'Woher ihre Würfel kamen, sagt eine bloße Aufzeichnung nicht.',
};
