/**
 * Todo lo que dice quien juega, y por qué merece la pena mirar una jugada. Lo que solo ven sus propios
 * ojos no se dice en voz alta: ninguna frase lo necesita.
 */

import { millions, percent, person, plural } from '@parlor/grammar/es';
import type { Person } from '@parlor/kit';
import type { Claim, Kind } from '../../facts/claims.ts';
import type { Messages } from '../en/index.ts';

const money = (amount = 0): string => millions(amount);
const about = (amount = 0): string => `unos ${millions(Math.abs(amount))}`;
const they = (other?: Person): string => (other ? person(other) : 'otra persona');
const They = (other?: Person): string => other?.name ?? 'Otra persona';
const thing = (claim: Claim): string => claim.thing ?? 'esta propiedad';
const Thing = (claim: Claim): string => claim.thing ?? 'Esta propiedad';
const another = (claim: Claim): string => claim.other ?? 'otra';

const worth = ({ worth: sum, least }: Claim): string =>
  `${least === undefined ? 'unos' : 'al menos unos'} ${money(sum)}`;

/** Tras “se queda con”. */
const part = ({ amount, percent: share = 0 }: Claim): string =>
  amount === undefined
    ? `el ${percent(share / 100)} de lo que pague, redondeado hacia abajo a un múltiplo de ${millions(10)}`
    : `${money(amount)} de lo que pague`;

const pays = ({ pays: sum, die }: Claim): string =>
  die === undefined ? money(sum) : `${money(sum)} de media`;

const outs = ({ outs: count = 0 }: Claim): string =>
  plural(count, { one: 'una carta Expulsión', other: '# cartas Expulsión' });

/** En plural, sin artículo; todas en femenino. */
const KIND_NAMES: Readonly<Record<Kind, string>> = {
  show: 'cartas enseñadas',
  abstain: 'promesas de no hacer algo',
  option: 'opciones para otras personas',
  bought: 'sumas que dependen de una subasta',
  lapsed: 'líneas que sustituyen a otras',
  several: 'promesas entre varias personas',
  ends: 'sustituciones de un contrato por otro',
};

const kindOf = ({ kind }: Claim): string => (kind ? KIND_NAMES[kind] : 'líneas de esta clase');

export const reasons: Messages['reasons'] = {
  // Dicho en la mesa
  'good-for-me': () => 'Me conviene: trato hecho.',
  'costs-me': ({ mine }) =>
    mine === undefined ? 'Estaría dando más de lo que recibo.' : `Eso me costaría ${about(mine)}.`,
  'too-little': () => 'Saco demasiado poco.',
  'too-many-ifs': () => 'Eso solo me paga si te apetece, así que mejor no.',
  'void-promise': () => 'Me prometes algo que no será tuyo.',
  'one-sided': () => 'Sacarías más tú que yo.',
  'feeds-rival': () => 'Eres mi rival más fuerte: tendría que sacar bastante más.',
  'not-my-kind': (p) => `Yo no trato con ${kindOf(p)}.`,
  'want-more': () => 'Por eso pediría más.',
  'counter-cash': ({ amount }) => `Pon ${money(amount)} más y acepto.`,
  'counter-deal': () => 'Yo lo haría así.',
  'offer-loan': (p) =>
    p.percent === undefined
      ? 'Préstame por un tiempo lo que necesito: te lo devuelvo, con algo por las molestias.'
      : `Préstame lo que pide una carta: te lo devuelvo enseguida, y te quedas con ${part(p)}.`,
  'offer-card': () => 'Tengo una carta que te sirve más a ti que a mí: cómpramela.',
  'offer-buy-card': () => 'Una carta tuya me sirve más a mí que a ti: véndemela.',
  'offer-lend': () => 'Te presto lo que necesita tu carta, y repartimos.',
  'offer-buy': (p) => `Yo puedo sacarle más partido a ${thing(p)} que tú: hablemos de un precio.`,
  'offer-sell': (p) => `${Thing(p)} vale más para ti que para mí.`,
  'offer-swap': () => 'Si cambiáramos estas dos, ganaríamos tú y yo.',
  'offer-deal': () => 'Tengo un trato que ofrecerte.',

  // Pistas sobre tratos
  'take-deal': ({ mine }) => `El trato te deja ${about(mine)} de ganancia.`,
  'take-loss': ({ mine }) => `El trato te deja ${about(mine)} de pérdida.`,
  'refuse-nothing': () => 'Deja todo como está.',
  'refuse-cannot': () => 'No puedes hacer lo que te pide.',
  'refuse-void': () =>
    'Solo es bueno si todo ocurre como está escrito, y no todo tiene por qué ocurrir.',
  'refuse-cost': ({ mine }) => `El trato te costaría ${about(mine)}.`,
  'refuse-kind': (p) => `Aquí nada dice cuánto valdrían para ti las ${kindOf(p)}.`,
  'refuse-plays': () =>
    'Jugado unas cuantas veces hasta el final, no te ha dado una clara ventaja.',
  'refuse-ifs': () => 'Que te pague o no depende de la otra parte.',
  'refuse-little': ({ mine }) => `El trato solo te dejaría ${about(mine)} de ganancia.`,
  'refuse-one-sided': ({ mine, theirs }) =>
    `Le da más a la otra parte, ${about(theirs)}, que a ti, ${about(mine)}.`,
  'counter-more': ({ amount }) => `El mismo trato, con ${money(amount)} más para ti.`,
  'propose-loan': (p, other) =>
    `Pedir prestado lo que necesitas para una carta que paga ${pays(p)}: ${other?.name ?? 'otra persona'} se queda con ${part(p)}.`,
  'propose-quiet-loan': ({ amount, pays: sum }) =>
    `Pedir prestado por ${money(amount)} lo que necesitas para cartas que pagan ${about(sum)}.`,
  'propose-card': (p, other) =>
    `Vender por ${money(p.amount)} una carta que paga ${pays(p)} a ${they(other)} y, tal como están las cosas, nada a ti.`,
  'propose-buy-card': (p) => `Comprar por ${money(p.amount)} una carta que te paga ${pays(p)}.`,
  'propose-lend': (p, other) =>
    `Prestar a ${they(other)} lo que hace falta para una carta que paga ${pays(p)}: te quedas con ${part(p)}.`,
  'propose-buy': (p, other) =>
    `A grandes rasgos, ${thing(p)} vale más para ti que para ${they(other)}.`,
  'propose-sell': (p, other) =>
    `A grandes rasgos, ${thing(p)} vale más para ${they(other)} que para ti.`,
  'propose-swap': (_, other) =>
    `A grandes rasgos, con el cambio ganas tú y gana también ${they(other)}.`,

  // Pistas sobre turnos y cartas
  'cards-can-wait': () =>
    'Las cartas que pagan aún se podrán jugar en la fase 2; el dado ya no se tira.',
  'cash-in': ({ pays: sum }) => `Cobra ${money(sum)} de la banca.`,
  'cash-in-die': () => `Cobra ${millions(20)} por punto del dado, ${millions(60)} de media.`,
  'play-related': ({ pays: sum }) => `Va con el trato: cobra ${money(sum)} ahora.`,
  'tax-leader': ({ amount }, other) =>
    `Quita ${money(amount)} a ${they(other)}, que tiene más dinero que nadie.`,
  'tax-most': ({ amount }, other) =>
    `Quita ${money(amount)} a ${they(other)}; nadie tendría que pagar más.`,
  'tax-property': ({ amount }, other) =>
    `${They(other)} no puede pagarlo todo: recibes ${money(amount)} y una propiedad.`,
  'tax-up-to': ({ amount }, other) => `Quita hasta ${money(amount)} a ${they(other)}.`,
  'tax-some': ({ amount }, other) => `Quita ${money(amount)} a ${they(other)}.`,
  'steal-cards': () => 'Cinco tiradas, y con cada T quitas una carta a alguien.',
  'roll-idle': () => 'Cinco tiradas, pero nadie más tiene cartas que quitar.',
  'force-with-outs': (p, other) =>
    `Obliga a ${they(other)} a defender ${thing(p)}, y tienes ${outs(p)}.`,
  'force-to-deny': (p, other) => `Obliga a ${they(other)} a defender ${thing(p)}.`,
  'force-open': (p) => `Saca a subasta ${thing(p)}, que está libre.`,
  'force-own': (p) => `Saca a subasta ${thing(p)}, que es tuya: si la gana alguien más, te paga.`,
  'nothing-left': () =>
    'Tal como están las cosas, no se puede jugar ninguna carta de renta de tu mano.',
  'wait-and-see': () => 'Guarda tus cartas para más tarde.',
  'done-related': () => 'No se puede jugar ninguna carta de renta relacionada con el trato.',
  'use-option': () => 'Reclama lo que te concede un contrato.',
  'choose-own': () => 'Tienes que dar una carta, y puede ser esta.',
  'choose-theirs': () => 'Te toca elegir una carta, y puede ser esta.',
  'done-anyway': () => 'Con esto acaba tu turno.',
  'take-most': (_, other) => `De los demás, ${they(other)} es quien más cartas tiene.`,
  'take-even': (_, other) =>
    `Nadie de entre quienes puedes elegir tiene más cartas que ${they(other)}.`,
  'take-one': (_, other) => `Quita una carta a ${they(other)}.`,
  'fits-best': (p) => `${Thing(p)} es la que mejor va con tus cartas.`,
  'fits-even': (p) => `${Thing(p)} va tan bien con tus cartas como ${another(p)}.`,
  'fits-some': (p) => `Tienes una carta de renta para ${thing(p)}.`,
  'fill-some': (p) => `El dinero va a la caja de ${thing(p)}.`,
  'put-up-free': (p) => `Sale a subasta ${thing(p)}, que está libre.`,
  'put-up-own': (p) => `Sale a subasta ${thing(p)}, que es tuya: si la gana alguien más, te paga.`,
  'put-up-other': (p, other) => `${They(other)} tiene que defender ${thing(p)}.`,
  'trade-boxes': (p) =>
    `Te da ${thing(p)} con ${money(p.gets)} en su caja por ${another(p)} con ${money(p.gives)}.`,
  'trade-swap': (p) => `Te da ${thing(p)} por ${another(p)}.`,
  'trade-no': () => 'Conserva lo que tienes.',
  'give-up-least': (p) => `Nada de lo que podrías entregar vale menos para ti que ${thing(p)}.`,
  'give-up': (p) => `Entrega ${thing(p)} con ${money(p.gives)} en su caja.`,

  // Pistas sobre subastas
  'open-out': () => 'Te quedas fuera de esta subasta.',
  'open-owner': () => 'Es tuya: si ganas, tu puja va a su caja.',
  'open-cheap': (p) =>
    `Una puja pequeña por algo que para ti vale ${worth(p)}, con ${outs(p)} en reserva.`,
  'open-shaded': (p) => `Muy por debajo de lo que vale para ti, ${worth(p)}.`,
  'open-strong': (p) => `La mayor parte de lo que vale para ti, ${worth(p)}.`,
  'open-above': (p) => `Más de lo que vale para ti, ${worth(p)}.`,
  'open-some': ({ amount }) => `Puja ${money(amount)} de entrada.`,
  'knock-leader': ({ amount }) => `Te pone en cabeza con ${money(amount)}.`,
  'knock-rival': (_, other) => `Expulsa de la subasta a ${they(other)}.`,
  'raise-free': ({ amount }) =>
    `Si pierdes, recuperas en efectivo los ${money(amount)} del inversor.`,
  'raise-investor': ({ amount }) => `${money(amount)} son dinero de un inversor.`,
  'raise-cash': (p) =>
    `Con ${money(p.amount)} sigues por debajo de lo que vale para ti, ${worth(p)}.`,
  'raise-to': ({ amount }) => `Sube tu puja a ${money(amount)}.`,
  'come-back': ({ amount }) => `De nuevo en cabeza con ${money(amount)}.`,
  'come-back-in': ({ amount }) => `De nuevo en la subasta con ${money(amount)}.`,
  'let-it-go': (p) =>
    `Tendrías que pujar ${money(p.amount)}, más de lo que vale para ti, ${worth(p)}.`,
  'let-it-sell': ({ amount }) => `Tal como va, sacas ${money(amount)} por ella.`,
  'leave-it': ({ amount }, other) =>
    `Se la dejas a ${they(other)}, que va en cabeza con ${money(amount)}.`,
  'stay-out': () => 'Te quedas fuera de la subasta.',
  'already-ahead': () => 'Vas en cabeza: nada que añadir.',
};

export const reasonOtherwise: Messages['reasonOtherwise'] =
  'Es lo que mejor pinta tiene en conjunto.';
