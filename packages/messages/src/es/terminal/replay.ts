/** Partidas que se vuelven a ver, con `replay` y `verify`. */

import { list, plural } from '@parlor/grammar/es';
import type { replay as EnglishReplay, verify as EnglishVerify } from '../../en/terminal/replay.ts';

export const replay: typeof EnglishReplay = {
  headline: ({ game, edition, seats, moves }) =>
    `${game}, edición ${edition} de las reglas, ${plural(seats, { one: 'un asiento', other: '# asientos' })}, ${plural(moves, { one: 'una jugada', other: '# jugadas' })}`,
  options: ({ options }) => `opciones ${options}`,
  notOver: 'sin terminar',
  hash: ({ hash }) => `huella ${hash}`,
};

export const verify: typeof EnglishVerify = {
  headline: ({ game, edition, match }) =>
    match === null
      ? `${game}, edición ${edition} de las reglas, una simple grabación`
      : `${game}, edición ${edition} de las reglas, partida ${match}`,
  seats: ({ names }) => `Asientos: ${list(names)}`,
  formerGuest: 'antiguo invitado',
  check: 'comprobación',
  result: 'resultado',
  fine: 'correcto',
  wrong: 'INCORRECTO',
  checks: {
    chain: 'cada entrada enlaza con la anterior: nada se ha quitado, añadido, modificado ni movido',
    shares:
      'la parte de los dados de cada persona es la que había fijado, y los bots no pusieron ninguna',
    commitment: 'la semilla revelada es la que se había fijado',
    seed: 'todo el azar sale de esa semilla y de lo que añadió cada asiento',
    moves: 'cada jugada era válida cuando se hizo',
    ending: 'llevan a la situación en que terminó la partida',
    outcome: 'los puntos y los puestos son los de esa situación',
    signature: 'todo ello está firmado con la clave del archivo, y no ha cambiado desde entonces',
    key: 'esa clave es la de una casa que conoces',
  },
  verdicts: {
    genuine: 'Auténtica: todo es como dice, y la ha firmado una casa que conoces.',
    'unknown-key':
      'Coherente, pero firmada con una clave desconocida: cualquiera puede hacerse una. --key, --keys o --house indica qué casas conoces.',
    'not-genuine': 'No es auténtica.',
  },
  open: 'SIN ATAR',
  unbound: ({ names }) =>
    `nada obliga a ${list(names)} a una parte: quien acogió la partida pudo elegir los dados`,
  older:
    'Este archivo tiene un formato anterior: no constan las jugadas deshechas, las sustituciones por un bot ni las horas.',
  broken: 'Esta partida no es lo que dice ser.',
  unsigned: 'Todo encaja, pero nadie ha firmado este archivo: puede haberlo hecho cualquiera.',
  plain: 'Una simple grabación no dice de dónde salieron sus dados.',
};
