/** Was die Tasten an diesem Tisch tun. */

import type { Messages } from '../en/index.ts';

export const keys: Messages['keys'] = {
  buy: 'kaufen: erst wählen, dann die gewählte Karte kaufen',
  roll: 'würfeln: erst wählen, dann werfen; nach einem Wurf alle Würfel aufnehmen oder die aufgenommenen nachwerfen',
  chance: 'Glück versuchen: erst wählen, dann das Los aufdecken; nach einem Wurf der Glückswürfel',
  digits:
    'einen Würfel, eine Karte, eine Zeile oder eine Seite des Loses wählen; in einer Versteigerung so viele Hunderter mehr bieten',
  charm: 'der Glückswürfel',
  bid: 'in einer Versteigerung das Gebot um hundert erhöhen oder senken',
  arrows: 'von Würfel zu Würfel und Karte zu Karte, und von Reihe zu Reihe',
};
