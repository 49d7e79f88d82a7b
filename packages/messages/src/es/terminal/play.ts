/** Una partida en el terminal. */

import { dollars, list, millions, number, ordinal, plural } from '@parlor/grammar/es';
import type { play as English } from '../../en/terminal/play.ts';

const moves = (count: number): string => plural(count, { one: 'una jugada', other: '# jugadas' });

export const play: typeof English = {
  you: 'Tú',
  seat: ({ number: at }) => `Asiento ${at}`,

  which: '¿A qué quieres jugar?',
  choose: ({ last }) => `Del 1 al ${last}, o q para salir: `,
  noSuchGame: ({ name }) => `No hay ningún juego “${name}”.`,
  yourTable: ({ names }) =>
    `Juegas con ${list(names)}. Teclea ? para ver la ayuda, o “reglas” para leer cómo se juega.`,
  theirTable: ({ names }) => `Juegan ${list(names)}; tú miras.`,
  introduction: ({ name, level, style, others }) =>
    others.length === 0
      ? `${name}, ${level}: ${style}`
      : `${name}, ${level}: ${style} ${list(others)} ${others.length === 1 ? 'juega' : 'juegan'} igual.`,
  levels: { beginner: 'principiante', casual: 'ocasional', skilled: 'hábil', expert: 'magistral' },
  valuesListed: 'Teclea “valores” para verlos todos.',

  commands: {
    help: 'ayuda',
    rules: 'reglas',
    cards: 'cartas',
    table: 'mesa',
    log: 'historial',
    values: 'valores',
    quit: 'salir',
  },
  commandHelp: {
    help: 'qué se pregunta, y cómo responder',
    rules: 'cómo se juega',
    cards: 'cada carta y lo que hace; “? NOMBRE” explica una de ellas',
    table: 'la mesa otra vez',
    log: 'todo lo que ha pasado hasta ahora',
    values: 'cada valor, y si sale del reglamento',
    quit: 'dejar de jugar',
  },
  orElse: 'También puedes teclear:',

  fromList: 'Teclea # y el número de una línea, por ejemplo #1, o las palabras de una línea.',
  noAnswer: ({ typed }) => `Aquí “${typed}” no vale como respuesta.`,
  noLine: ({ last }) => `Las líneas van de #1 a #${last}.`,
  notUnique: ({ typed, lines }) => `“${typed}” puede ser varias cosas: ${lines.join('; ')}.`,
  numberIsNoLine: ({ typed }) =>
    `“${typed}” a secas no vale como respuesta. Para la línea ${typed}, teclea #${typed}.`,
  forced: ({ answer }) => `Solo se puede hacer una cosa, y ya está hecha: ${answer}.`,
  worth: ({ value }) => `${dollars(Math.round(value))} de media`,
  noValues: 'Esta partida sigue reglas más antiguas, cuyos valores no figuran aquí.',
  noSuchCard: ({ name }) => `Aquí nada se llama “${name}”. Teclea “cartas” para verlo todo.`,
  remark: ({ name, text }) => `${name}: “${text}”`,
  trouble: ({ name }) => `(${name} no ha podido pensar y ha jugado al azar.)`,

  over: ({ count }) => `La partida ha terminado tras ${moves(count)}.`,
  stopped: ({ count }) => `Lo has dejado tras ${moves(count)}; la partida no ha terminado.`,
  inputEnded: ({ count }) =>
    `La entrada se acabó tras ${moves(count)}; la partida no ha terminado.`,
  interrupted: ({ count }) => `Interrumpida tras ${moves(count)}; la partida no ha terminado.`,
  place: 'puesto',
  player: 'nombre',
  points: 'puntos',
  placed: ({ place }) => ordinal(place),
  score: {
    points: ({ value }) => number(value),
    dollars: ({ value }) => dollars(value),
    millions: ({ value }) => millions(value),
  },
  seed: ({ seed }) => `Semilla: ${seed}`,
  record: ({ path }) => `Grabación: ${path}`,
  keep: '¿Guardar la grabación? Un nombre de archivo, o Intro para no guardarla: ',
  exists: ({ path }) => `${path} ya existe.`,
};
