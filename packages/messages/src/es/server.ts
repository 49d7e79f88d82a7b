/** Lo que se le dice a un navegador cuando algo falla antes de que la aplicación pueda contarlo. */

import type { server as English } from '../en/server.ts';

const ANIMALS = [
  ...['Garza', 'Nutria', 'Zorro', 'Urraca', 'Tejón', 'Lince'],
  ...['Petirrojo', 'Liebre', 'Pinzón', 'Armiño', 'Búho', 'Jilguero'],
];
/** Iguales en masculino y en femenino. */
const ADJECTIVES = [
  ...['Ágil', 'Alegre', 'Amable', 'Audaz', 'Dulce', 'Feliz'],
  ...['Fugaz', 'Gentil', 'Leal', 'Noble', 'Valiente', 'Veloz'],
];

export const server: typeof English = {
  guestName: ({ first, second }) =>
    `${ANIMALS[second % ANIMALS.length]} ${ADJECTIVES[first % ADJECTIVES.length]}`,
  app: {
    description: 'Juegos de mesa, con amigos o contra los bots.',
    shortcuts: { '/new': 'Abrir una mesa', '/tables': 'Tus mesas' },
  },
  again: 'Reintentar',
  home: 'Inicio',
  troubles: {
    missing: {
      title: 'Aquí no hay nada',
      line: 'Puede que la dirección sea antigua o esté mal escrita. Tus partidas están a salvo.',
    },
    'not-alone': {
      title: 'Por aquí no se entra',
      line: 'Esta dirección no está hecha para abrirse sola. Desde el inicio se llega a todo.',
    },
    banned: {
      title: 'Acceso cerrado',
      line: 'Este servidor no te deja entrar. Si crees que es un error, habla con quien administra el servidor.',
    },
    malformed: {
      title: 'Esta dirección no se entiende',
      line: 'Puede que se haya perdido un trozo por el camino. Copia otra vez el enlace entero, o pide uno nuevo.',
    },
    'other-name': {
      title: 'Otra dirección, por favor',
      line: 'Esta no es una dirección de este servidor. Usa la que te dieron o pregunta a quien lo administra.',
    },
    'too-many': {
      title: 'Un momento, por favor',
      line: 'Han llegado muchísimas peticiones tuyas en un minuto. Espera un poco e inténtalo de nuevo. Tus partidas están a salvo.',
    },
    closing: {
      title: 'Volvemos enseguida',
      line: 'El servidor se está reiniciando. Tus partidas están a salvo y seguirán donde estaban.',
    },
    failed: {
      title: 'Algo ha salido mal',
      line: 'El servidor no ha podido responder. Tus partidas están guardadas. Inténtalo de nuevo.',
    },
    'not-built': {
      title: 'El servidor funciona',
      line: 'Sus páginas aún no están construidas. Inícialo con npm start.',
    },
  },
};
