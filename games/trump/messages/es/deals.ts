/** Los tratos en papel: ofertas, promesas, contratos, y lo que el azar puede hacer con ellos. */

import {
  capital,
  millions,
  number,
  owned,
  people as listed,
  person,
  plural,
  Subject,
  verb,
} from '@parlor/grammar/es';
import type { Person } from '@parlor/kit';
import type { Messages } from '../en/index.ts';
import { ofTurn } from './contract.ts';
import { why } from './log.ts';

type Loss = 'none' | 'hangs' | 'may' | 'nothing';

const lapsed = Object.fromEntries(
  Object.entries(why).map(([code, reason]) => [code, `queda en nada: ${reason}`]),
) as { readonly [Code in keyof typeof why]: string };

const loss: Readonly<Record<Loss, string>> = {
  none: '',
  hangs: ' No cuentes con lo que depende de ello.',
  may: ' Puede que no saques nada.',
  nothing: ' No sacarías nada.',
};

const then = (instead: number | undefined): string =>
  instead === undefined
    ? 'entonces esta línea queda en nada'
    : `entonces vale en su lugar la línea ${instead}`;

/** “para Ana y para ti”. */
const forAll = (takers: readonly Person[]): string =>
  listed(takers, (one) => `para ${person(one)}`);

const sees = (others: readonly Person[]): string =>
  plural(others.length, { one: 'verá', other: 'verán' });

export const deals: Messages['deals'] = {
  offerTo: (takers) => `Oferta ${forAll(takers)}`,
  counterTo: (to) => `Tu respuesta a ${person(to)}`,
  offerFrom: (from, takers) => `${owned(from, 'Tu oferta', 'Oferta')} ${forAll(takers)}`,
  counterFrom: (from, takers) =>
    `${owned(from, 'Tu contraoferta', 'Contraoferta')} ${forAll(takers)}`,
  stamped: (title, stamp) => `${title}: ${stamp}`,
  ends: (contract) => `El contrato ${contract} termina; lo escrito aquí ocupa su lugar.`,
  endsOnly: (contract) => `El contrato ${contract} termina, y nada ocupa su lugar.`,
  signs: (who) => `${Subject(who)}: `,
  signed: 'firma',
  notYet: 'falta',
  changed: 'cambiada',
  stamps: { accepted: 'Aceptada', rejected: 'Rechazada' },
  contract: (contract) => `contrato ${contract}`,
  silent: (parties) => `Entre ${listed(parties)}. Solo las partes saben de qué cartas se trata.`,
  remark: (who, text) => `${Subject(who)}: “${text}”`,

  refusedAt: (line, reason) => `Línea ${line}: ${reason}`,
  warning: 'Atención: ',
  fate: 'Imprevistos: ',
  voids: {
    'turn-over': (who, after) =>
      `Es imposible: el turno acaba en cuanto ${who.isReader ? 'aceptas' : `${who.name} acepta`}.${loss[after]}`,
    'not-related': (_, after) =>
      `Es imposible: tras el trato, en este turno solo se puede jugar una carta relacionada con él.${loss[after]}`,
    'turn-taken': (_, after) =>
      `No llegará a pasar: una carta por turno, y otra carta prometida va antes.${loss[after]}`,
    'not-playable': (who, after) =>
      `Tal como están las cosas, ${who.isReader ? 'no puedes' : `${who.name} no puede`} jugar esa carta: no ${verb(who, 'tendrás', 'tendrá')} lo que pide.${loss[after]}`,
    'not-held': (_, after) => `Es imposible: para entonces la carta ya no estará.${loss[after]}`,
    bound: (_, after) => `Es imposible: otra promesa retiene la carta en la mano.${loss[after]}`,
    'not-owned': (who, after) =>
      `Tal como están las cosas, es imposible: ${who.isReader ? 'no lo tendrás' : `${who.name} no lo tendrá`} para entonces.${loss[after]}`,
    unbound: (who, after) =>
      `Nada ${who.isReader ? 'te obliga' : `obliga a ${who.name}`} a jugar esa carta.${loss[after]}`,
  },
  risks: {
    'risk-card': (instead) => `Una T puede llevarse antes la carta; ${then(instead)}.`,
    'risk-property': (instead) =>
      `Una subasta forzosa o un impuesto pueden llevársela antes; ${then(instead)}.`,
    'risk-debt': () =>
      'Lo que no se pueda pagar entonces queda a deber, y el primer dinero que entre lo paga.',
    'risk-hand': (instead) =>
      `Puede que para entonces no haya ninguna carta libre; ${then(instead)}.`,
    'risk-no-sale': () => 'Sin una subasta así no pasa nada.',
  },
  risksInside: (notes) =>
    plural(notes, {
      one: 'Un imprevisto aún puede estropear una línea: mira la nota.',
      other: 'Los imprevistos aún pueden estropear algo: mira las # notas.',
    }),
  voidsInside: (lines) =>
    plural(lines, {
      one: 'Ojo con el aviso: una línea queda o puede quedar en nada.',
      other: 'Ojo con los avisos: # líneas quedan o pueden quedar en nada.',
    }),

  scales: 'Si todo va como está escrito',
  scalesWithout: 'Sin las líneas marcadas',
  gain: (amount, isAbout) =>
    `${isAbout ? '~ ' : ''}${amount < 0 ? '−' : '+'} ${number(Math.abs(amount))}`,
  cards: (count) =>
    `${count > 0 ? '+' : '−'} ${plural(Math.abs(count), { one: '# carta', other: '# cartas' })}`,
  gets: (properties) => `recibe ${properties.join(', ')}`,
  loses: (properties) => `cede ${properties.join(', ')}`,
  willSee: (others, cards) =>
    `${capital(listed(others))} ${sees(others)} estas cartas tuyas: ${cards.join(', ')}`,
  seesNothing: (others) => `${capital(listed(others))} no ${sees(others)} ninguna carta tuya.`,

  promises: 'Promesas en vigor',
  promisesNone: 'No hay promesas pendientes.',
  owes: (from, to, amount) =>
    `${
      to.isReader
        ? `${from.name} te debe ${millions(amount)}`
        : `${from.isReader ? 'Debes' : `${from.name} debe`} ${millions(amount)} a ${to.name}`
    }. El primer dinero que entre paga esta deuda.`,
  due: (who, turns) => `vence al final ${ofTurn(who, turns)}`,
  dueLast: (who, turns) => `vence al final ${ofTurn(who, turns)}, por última vez`,
  until: (who, turns) => `hasta el final ${ofTurn(who, turns)}`,
  dueNow: 'se está cumpliendo',
  waits: 'espera a la carta',
  waitsForSale: 'espera a una subasta',
  forGood: 'hasta el final de la partida',
  use: 'Usar',
  useWhich: (contract, line) => `: línea ${line} del contrato ${contract}`,
  ended: {
    ...lapsed,
    done: 'hecha',
    played: 'cumplida',
    used: 'usada',
    over: 'se acabó el plazo',
    ended: 'anulada por las partes',
    'not-needed': 'ya no hace falta',
    kept: 'cumplida hasta el final',
    unused: 'sin usar',
    uncalled: 'no llegó a aplicarse',
  },

  contracts: 'Contratos en vigor',
  change: 'Cambiar o anular',
  changeWhich: (contract) => `: contrato ${contract}`,
};
