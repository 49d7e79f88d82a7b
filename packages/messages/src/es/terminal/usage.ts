/** Por qué una línea de órdenes no tiene sentido. */

import { either, list, number, plural } from '@parlor/grammar/es';
import type { usage as English } from '../../en/terminal/usage.ts';

const didYouMean = (guess: string | undefined): string =>
  guess === undefined ? '' : ` ¿Querías decir ${guess}?`;

export const usage: typeof English = {
  commandFirst: ({ typed }) =>
    `Primero va la orden y después sus opciones; “${typed}” no es una orden.`,
  noSuchCommand: ({ typed, known, guess }) =>
    `No hay ninguna orden “${typed}”.${didYouMean(guess)} Órdenes: ${known.join(', ')}.`,
  noSuchOption: ({ command, option, guess }) =>
    `${command} no tiene la opción ${option}.${didYouMean(guess)}`,
  noSuchLanguage: ({ typed, known }) => `--language admite ${either(known)}, no “${typed}”.`,
  needs: ({ command, takes }) => `${command} necesita ${takes}.`,
  tooMuch: ({ command, typed }) => `${command} no sabe qué hacer con “${typed}”.`,
  twice: ({ option }) => `${option} aparece dos veces.`,
  needsValue: ({ option }) => `${option} necesita un valor.`,
  notWhole: ({ option, min, max, typed }) =>
    `${option} admite un número entero del ${number(min)} al ${number(max)}, no “${typed}”.`,
  notDecimal: ({ option, min, max, typed }) =>
    `${option} admite un número del ${number(min)} al ${number(max)}, no “${typed}”.`,
  notAChoice: ({ option, choices, typed, guess }) =>
    `${option} admite ${either(choices)}, no “${typed}”.${didYouMean(guess)}`,
  noSuchGame: ({ typed, known, guess }) =>
    `No hay ningún juego “${typed}”.${didYouMean(guess)} Juegos: ${known.join(', ')}.`,
  nobodyPlays: ({ seats, offers }) =>
    `Aquí no hay ningún juego para ${plural(seats, { one: '# persona', other: '# personas' })}. Asientos: ${offers.join('; ')}.`,
  notOptions: ({ typed }) => `--options admite un objeto JSON como {"games":3}, no “${typed}”.`,
  notAnOption: ({ typed }) => `--option admite nombre=valor, no “${typed}”.`,
  gameHasNoOption: ({ game, option, known, guess }) =>
    `${game} no tiene la opción ${option}.${didYouMean(guess)} Opciones: ${known.join(', ')}.`,
  optionRefused: ({ option, why }) => `--option ${option}: ${why}`,
  notASeed: ({ digits, typed }) =>
    `--seed admite hasta ${number(digits)} cifras hexadecimales, no “${typed}”.`,

  noSet: ({ game }) => `${game} no admite un conjunto propio.`,
  unplayableSet: ({ path, why }) => `No se puede jugar con ${path}. ${why}`,
  notASet: ({ path }) => `${path} no es un conjunto de Parlor.`,
  setOfOther: ({ path, game, expected }) => `${path} es un conjunto de ${game}, no de ${expected}.`,
  unreadable: ({ path, why }) => `No se puede leer ${path}: ${why}.`,
  unwritable: ({ path, why }) => `No se puede escribir ${path}: ${why}.`,
  notJson: ({ path }) => `${path} no es JSON.`,
  notARecord: ({ path, why }) => `${path} no es la grabación de una partida. ${why}`,
  notAMatch: ({ path, why }) => `${path} no es una partida. ${why}`,
  otherGame: ({ path, game }) =>
    `${path} es una partida de “${game}”, un juego al que aquí no se juega.`,
  unverifiable: ({ path, why }) => `${path} no se puede comprobar aquí. ${why}`,
  reasons: {
    ENOENT: 'ese archivo no existe',
    EISDIR: 'es una carpeta',
    ENOTDIR: 'una parte de la ruta no es una carpeta',
    EACCES: 'acceso denegado',
    EPERM: 'acceso denegado',
    EROFS: 'el disco es de solo lectura',
    ENOSPC: 'el disco está lleno',
  },

  fileExists: ({ path }) =>
    `${path} ya existe: --resume continúa con él, otro nombre conserva los dos.`,
  whichGame: 'play necesita un juego, porque no hay terminal donde elegir uno.',
  twoGames: ({ first, second }) => `Se nombran dos juegos: ${first} y ${second}.`,
  settled: ({ option }) => `${option} no va con --resume: lo decide la grabación.`,
  recordOfOther: ({ path, game, expected }) =>
    `${path} es una partida de ${game}, no de ${expected}.`,
  notResumed: ({ path, why }) => `No se puede continuar ${path}. ${why}`,
  seatAndWatch: '--seat no va con --watch: no te sientas en ningún sitio.',
  botsAndSeats: ({ count, bots }) =>
    `--bots nombra ${plural(count, { one: 'un bot', other: '# bots' })} para ${plural(bots, { one: 'un asiento', other: '# asientos' })}: una sola clase sirve para todos.`,
  noAdvice: ({ game, known }) => `No hay consejo exacto para ${game}, solo para ${list(known)}.`,

  notAViewer: ({ last, typed }) =>
    `--view admite un asiento del 0 al ${last}, o public, no “${typed}”.`,
  noKey: ({ path }) =>
    `${path} no es un archivo de partida firmado: no hay clave con la que comparar.`,
  notAKey: '--key admite 64 cifras hexadecimales.',
  notKeys: ({ path, line }) =>
    `La línea ${line} de ${path} no empieza por una clave de 64 cifras hexadecimales.`,
  notAHouse: '--house admite una dirección como https://parlor.example.',
  silentHouse: ({ house }) => `${house} no da ninguna clave: ¿está Parlor en marcha ahí?`,
};
