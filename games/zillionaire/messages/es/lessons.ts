/** Lo que explica una primera ronda guiada, cada cosa una vez, cuando se presenta. */

import type { Messages } from '../en/index.ts';

export const lessons: Messages['lessons'] = {
  lead: {
    title: 'Abres tú',
    text: 'Juega tantas cartas del mismo valor como quieras. Las cartas bajas de dos en dos o de tres en tres son un buen comienzo: para seguirte hacen falta otras tantas. Toca una carta y se levantarán todas las de su valor; toca cartas sueltas para jugar menos.',
  },
  follow: {
    title: 'Superar o pasar',
    text: 'Necesitas la misma cantidad de cartas de un valor más alto. Los escalones iluminados de la Escalera muestran qué valores bastan. Pasar no es definitivo: si la baza vuelve a ti, puedes jugar de nuevo.',
  },
  five: {
    title: 'Basta un 5',
    text: 'Un 5 se juega siempre solo y vale por tantos cincos como pida la baza. Supera del 1 al 4 y nada más. Si abres con él, elige la cantidad quien lo supere primero.',
  },
  'open-five': {
    title: 'Se ha abierto con un 5',
    text: 'La cantidad sigue libre. Quien supere primero el 5 juega tantas cartas como quiera de un mismo valor más alto, y esa cantidad vale para el resto de la baza.',
  },
  bankrupt: {
    title: 'Hay un Bankrupt encima',
    text: 'Solo lo supera la misma cantidad de Bankrolls, y con eso termina la baza al instante. Aquí no sirve ni un Zillionaire.',
  },
  bump: {
    title: 'Bump',
    text: 'Tras un Bump, la siguiente persona pierde el turno, como si pasara. Dos Bumps juntos también hacen perder un solo turno. Si solo quedan dos personas, quien juega un Bump gana la baza.',
  },
  zillionaire: {
    title: 'Zillionaire',
    text: 'La carta más alta termina la baza al instante. Si te quedan cartas, vuelves a abrir: una buena ocasión para soltar las bajas. No puede superar un Bankrupt.',
  },
  bankroll: {
    title: 'Bankroll',
    text: 'Sobre un Bankrupt termina la baza al instante. Sobre cualquier otra cosa es una carta alta que Millionaire y Zillionaire aún superan.',
  },
  round: {
    title: 'La baza está ganada',
    text: 'Una baza termina cuando pasan todos los demás, una persona tras otra, o al instante si ya nada puede superar lo que hay encima. Quien jugó en último lugar abre la siguiente con lo que quiera; si no le quedan cartas, abre la siguiente persona.',
  },
  out: {
    title: 'Alguien se ha quedado sin cartas',
    text: 'Quien se queda primero sin cartas es Rich, después, cada cual se lleva el mejor rango que quede libre, y quien se queda con cartas al final es Poor. Cada rango da puntos, de 6 para Rich a 1 para Poor.',
  },
  exchange: {
    title: 'El intercambio',
    text: 'Antes de cada nueva ronda se intercambian cartas, y nadie elige: Rich da a Poor sus dos cartas más bajas y recibe las dos más altas de Poor. A partir de cuatro personas, otra pareja intercambia una carta. Lo que has recibido queda marcado hasta tu primer turno.',
  },
  seats: {
    title: 'Nuevos asientos',
    text: 'Ahora os sentáis según el rango: Poor a la izquierda de Rich y, desde ahí, los demás de menor a mayor. Rich reparte, Poor abre.',
  },
};
