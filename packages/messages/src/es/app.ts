/**
 * Todo lo que dicen las páginas en español, salvo los textos de los juegos. Las palabras de la casa, que también
 * usan los juegos:
 *
 * | English | español |
 * | --- | --- |
 * | game (the one on the shelf) | juego |
 * | match; round; turn; move | partida; ronda; turno; jugada |
 * | table; seat; place (in the result) | mesa; asiento; puesto |
 * | host; spectator | quien organiza; público |
 * | standing; rating | marcador; clasificación |
 * | log; hint; table talk | historial; pista; charla |
 * | take back | deshacer (una jugada) |
 * | replay; record | repetición; grabación |
 * | match file | archivo de partida |
 * | bot; its levels | bot; principiante, ocasional, hábil, magistral |
 * | preset; option | modalidad; opción |
 * | edition (of the rules); rulebook | edición; reglamento |
 * | box; set; rebuilt; own values | caja; conjunto; recreado; valores propios |
 * | the house; to sign; key; seed | la casa; firmar; clave; semilla |
 * | device; link; connection | dispositivo; enlace; conexión |
 *
 * Se tutea. Nada concuerda con quien juega: “por mí, adelante” en vez de “estoy listo”.
 */

import type { App } from '../en/app.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { opening } from './opening.ts';
import { refusals } from './refusals.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

export const app: App = {
  texts: { ...frame, ...home, ...opening, ...settings, ...table },
  refusals,
};
