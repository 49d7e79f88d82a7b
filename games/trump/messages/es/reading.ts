/** Lo que se teclea, en las palabras del lector, que lee inglés (`text/deal/reader.ts`). Las tildes son opcionales. */

/** Quien hace algo: una palabra. */
const WHO = '(\\S+)';
const PLAYS = '(?:(?:he|ha|has|han|haya|hayas|hayan) jugado|juego|juegas?|juegan|juegues?|jueguen)';
const BUYS =
  '(?:(?:he|ha|has|han|haya|hayas|hayan) comprado|compro|compras?|compran|compres?|compren)';
const WHEN = '(?:cuando|en cuanto|si|despues de que|una vez que)';
const NOT = '(?:no|nunca)';
const SHARE = '(?:(?:el )?\\d+%|(?:la )?mitad)';
const TAXES = '(?:el |un |ningun )?impuestos?';

/** En órdenes y líneas. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/ (?:el |la )?otr[oa](?: parte)?(?= )/g, ' they'],
  [/ subasta forzosa(?= )/g, ' force sale'],
  [/ al dado(?= )/g, ' die'],
  [/ (\d+) %/g, ' $1%'],
  [/ (\d+)\.?(?:[ºª°]|er)(?= )/g, ' $1th'],
  [/ segundo(?= )/g, ' 2th'],
  [/ tercero?(?= )/g, ' 3th'],
  [/ (?:desde|a partir de) ahora(?= )/g, ''],
  [/ en (?:lugar|vez) del?(?: contrato)? /, ' ends '],
];

/** Donde el español ordena de otra manera, giro por giro; después vienen las palabras. */
const ORDER: readonly (readonly [RegExp, string])[] = [
  [/ todo (?:lo que (?:pague|paga)|el precio)(?= )/, ' 100%'],
  [/ (?:del precio|de lo que (?:pague|paga))(?= )/g, ''],
  [/ (?:pero )?(?:al menos|como minimo)(?= )/, ' at least'],
  [/ (?:de inmediato|ahora mismo|enseguida)(?= )/, ' now'],
  [/ en (?:una|la) subasta(?= )/, ''],
  [/ (?:contra cualquiera|sobre cualquier propiedad)(?= )/, ''],

  // Condiciones
  [/^ (?:si no|de lo contrario)(?= )/, ' otherwise'],
  [/ si (?:la )?linea (\d+) (?:queda en nada|no se cumple|falla)(?= )/, ' if line $1 lapses'],
  [new RegExp(` ${WHEN} ${WHO} ${PLAYS}(?= )`), ' after $1 play'],
  [new RegExp(` ${WHEN} (?:juegas?|juegan)(?= )`), ' after they play'],
  [new RegExp(` ${WHEN} ${PLAYS}(?= )`), ' after i play'],
  [new RegExp(` antes de que ${WHO} ${PLAYS}(?= )`), ' before $1 play'],
  [/ antes de (?:que juegue|jugar)(?= )/, ' before i play'],
  [new RegExp(` ${WHEN} ${WHO} ${BUYS}(?= )`), ' when $1 buy'],
  [new RegExp(` ${WHEN} (?:compras?|compran)(?= )`), ' when they buy'],
  [new RegExp(` ${WHEN} ${BUYS}(?= )`), ' when i buy'],
  [
    / mientras (?:\S+ )?(?:poseo|posees?|poseas?|tengo|tienes?|tengas?|conserves?)(?= )/,
    ' while own',
  ],

  // Lo que se promete no hacer, en infinitivo o no
  [/^ (?:yo )?me comprometo a no(?= )/, ' i do not'],
  [/^ se compromete a no(?= )/, ' they do not'],
  [new RegExp(`^ ${WHO} se compromete a no(?= )`), ' $1 do not'],
  [
    new RegExp(`^ (?:yo )?${NOT} (?=(?:le |te )?(?:cobro|expulso|fuerzo|pujo|negocio) )`),
    ' i do not ',
  ],
  [new RegExp(`^ ${NOT} (?=\\S+ \\S)`), ' they do not '],
  [new RegExp(`^ ${WHO} ${NOT}(?= )`), ' $1 do not'],
  [/( do not .+?) (?:nunca|jamas)(?= )/, '$1'],
  [new RegExp(` do not (?:les? )?cobr\\p{L}+ ${TAXES} a ${WHO}(?= )`, 'u'), ' do not tax $1'],
  [new RegExp(` do not (me|te|le) cobr\\p{L}+ ${TAXES}(?= )`, 'u'), ' do not tax $1'],
  [new RegExp(` do not cobrar(me|te|le) ${TAXES}(?= )`), ' do not tax $1'],
  [/ do not (me|te) expuls\p{L}+(?= )/u, ' do not knock $1 out'],
  [/ do not expulsar(me|te)(?= )/, ' do not knock $1 out'],
  [/ do not expuls\p{L}+ a (\S+)(?= )/u, ' do not knock $1 out'],
  [/ do not f(?:ue|o)r[zc]\p{L}+ (?:la |una )?subasta del? /u, ' do not force sale of '],
  [/ do not puj\p{L}+ (?:mas de|por encima de) (\d+)(?= )/u, ' do not bid above $1'],
  [/ do not puj\p{L}+(?= )/u, ' do not bid'],
  [
    / do not negoci\p{L}+ (?:sobre )?(.+?) con (?:nadie mas|otr[oa]s|los demas)(?= )/u,
    ' do not deal with others about $1',
  ],

  // Lo que se da, se enseña y se puede hacer
  [/ (?:le|les|te) (?=(?:doy|devuelvo|enseno|muestro|da|devuelve|ensena|muestra) )/, ' '],
  // Un porcentaje de lo que paga una carta lo da quien la juega.
  [new RegExp(`^ ${WHO} recibe (${SHARE} .*after ${WHO} play .+)$`), ' $3 give $1 $2'],
  [new RegExp(`^ (?:yo )?recibo (${SHARE} .*after (?!yo |i )${WHO} play .+)$`), ' $2 give me $1'],
  [/^ yo (?=(?:recibo|obtengo) )/, ' '],
  [/^ me (?:da|dan|das|devuelve)(?= )/, ' they give me'],
  [new RegExp(`^ ${WHO} me (?:da|dan|das|devuelve)(?= )`), ' $1 give me'],
  [/ (they|izquierda|derecha|enfrente|s\d) me (?:da|devuelve)(?= )/, ' $1 give me'],
  [/ me (?:da|devuelve)(?= )/, ' they give me'],
  [new RegExp(`^ ${WHO} recibe(?= )`), ' i give $1'],
  [/ (doy|da|devuelvo|devuelve|enseno|ensena|muestro|muestra) a (\S+) (?=\S)/, ' $1 $2 '],
  [/^ me (?:ensena|ensenas|muestra|muestras)(?= )/, ' they show me'],
  [new RegExp(`^ ${WHO} me (?:ensena|muestra)(?= )`), ' $1 show me'],
  [/^ (?:yo )?(?:enseno|muestro)(?= )/, ' i show'],
  [/^ (?:yo )?juego(?= )/, ' i play'],
  [/^ (?:yo )?puedo (?:comprar|recibir|obtener)(?= )/, ' i may buy'],
  [/^ puede (?:comprar|recibir|obtener)(?= )/, ' they may buy'],
  [/ puede (?:comprar|recibir|obtener)(?= )/, ' may buy'],
  [/^ (?:yo )?puedo (?:vender|ceder|dar)(?= )/, ' i may sell'],
  [/^ puede (?:vender|ceder|dar)(?= )/, ' they may sell'],
  [/ puede (?:vender|ceder|dar)(?= )/, ' may sell'],
  [/ una carta al azar(?= )/, ' one random card'],
  [/ (\d+) cartas? al azar(?= )/, ' $1 random cards'],
  [/ una carta (?:a|de) (mi|su|tu) eleccion(?= )/, ' one card of $1 choice'],
  [/ una carta a eleccion de (\S+)(?= )/, ' one card of $1 choice'],
  [/ (?:la )?mitad(?= )/, ' half'],

  // Fechas
  [/ hasta el final de la partida(?= )/, ''],
  [/ (?:el|del) (proximo|\d+th(?: proximo)?) turno de (\S+)(?= )/, ' de $2 $1 turno'],
  [/ (?:el|del) turno (\d+) de (\S+)(?= )/, ' de $2 turno $1'],
  [/ cada uno de (mis|sus|tus) proximos (\d+) turnos(?= )/, ' each of $1 next $2 turns'],
  [/ cada uno de (mis|sus|tus) (\d+) proximos turnos(?= )/, ' each of $1 next $2 turns'],
  [/ cada uno de los proximos (\d+) turnos de (\S+)(?= )/, ' each of $2 next $1 turns'],
  [/ al final (?:del? )?/, ' at end of '],
  [/ hasta (?:el )?(?:final )?(?:del? )?/, ' until '],
  [/ antes (?:del final )?(?:del? )?/, ' by '],
  [/ (?:durante|en) este turno(?= )/, ' this turn'],
];

/** Una palabra del lector y las que se teclean por ella. */
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: 'yo',
    my: 'mi mis',
    they: 'te ti ella ellos ellas usted',
    their: 'tu tus su sus',
    left: 'izquierda',
    right: 'derecha',
    across: 'enfrente',
    give: 'doy da das dan devuelvo devuelve devuelves',
    get: 'recibo obtengo',
    play: 'juego juega juegas juegan jugar',
    show: 'enseno ensena ensenas ensenan muestro muestra',
    now: 'ahora',
    turn: 'turno',
    turns: 'turnos',
    this: 'este',
    next: 'proximo proximos siguiente siguientes',
    card: 'carta',
    cards: 'cartas',
    hand: 'mano',
    a: 'un una',
    '': 'el la los las lo le les toda',
    from: 'de del',
    to: 'a al',
    and: 'y e',
    for: 'por para sobre',
    on: 'contra',
    tax: 'impuesto',
    contract: 'contrato',
    line: 'linea',
    offer: 'oferta ofrezco ofrecer propongo proponer',
    counter: 'contraoferta',
    use: 'uso usa usar',
    choose: 'elijo elige elegir',
    roll: 'tiro tira tirar',
    pass: 'paso pasa pasar',
    raise: 'subo sube subir',
    out: 'expulso expulsa expulsar expulsion',
    back: 'regreso regresa regresar vuelvo volver',
    yes: 'si acepto aceptar',
    no: 'no rechazo rechazar',
    keep: 'conservo conservar',
    done: 'listo fin',
    take: 'quito quita quitar',
    trade: 'cambio cambia cambiar',
  }).flatMap(([own, typed]) => typed.split(' ').map((word) => [word, own] as const)),
);

type Rules = readonly (readonly [RegExp, string])[];

const inOrder = (typed: string, rules: Rules): string =>
  rules.reduce((text, [pattern, order]) => text.replace(pattern, order), typed);

const spaced = (typed: string): string => ` ${typed.trim().replaceAll(/\s+/g, ' ')} `;

const inWordsOfReader = (typed: string): string =>
  spaced(typed.replaceAll(/\p{L}[\p{L}\p{N}]*/gu, (word) => WORDS.get(word) ?? word));

/** Una orden, o un nombre. A quién o qué va una carta lo dice su lugar. */
function command(typed: string): string {
  const text = inWordsOfReader(inOrder(spaced(typed), PHRASES));
  return text.startsWith(' play ') ? text.replace(/ (?:on|for)(?= )/, '') : text;
}

/** El lector espera la condición detrás de la entrega, si esta dice quién da. */
const CONDITION_FIRST =
  /^ ((?:after|before|when|if) .+?) ((?:(?:i|they|left|right|across|s\d) )?give|get) (.+)$/;

function clause(typed: string): string {
  const text = inWordsOfReader(inOrder(inOrder(spaced(typed), PHRASES), ORDER));
  // Una promesa tiene un plazo, una compra y una opción un término: para el lector, dos palabras.
  return /^ \S+ play /.test(text)
    ? text.replace(' until ', ' by ').replace(' by this turn', ' this turn')
    : text.replace(' by ', ' until ');
}

function line(typed: string): string {
  const [condition = '', gift] = typed.split('|').map(clause);
  if (gift === undefined) return condition.replace(CONDITION_FIRST, ' $2 $3 $1');
  return condition === ' otherwise ' ? condition + gift : gift + condition;
}

/** Sin tildes; los importes, sin su unidad; lo que se cobra antes de que pague una carta, con su “antes” delante. */
const plain = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/(?<!\p{L})él(?!\p{L})/gu, 'ella')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(\d)\s?m\$?(?!\p{L})/gu, '$1')
    .replaceAll(/, caja \d+\+?| con su caja(?!\p{L})/gu, '')
    .replaceAll(/ \(\d+\)/g, '')
    .replaceAll(/,(?= (?:pero )?(?:al menos|como minimo) )/g, '')
    .replaceAll(/(?:cuando|en cuanto) ([^;,]*?),? antes de que pague/g, 'antes de que $1');

/** Una condición acaba en una coma, y una línea también. */
const conditionsApart = (typed: string): string =>
  typed.replaceAll(
    /(^|[;,])(\s*(?:cuando|en cuanto|si|despues de que|antes de que|una vez que|de lo contrario)(?=[ ,])[^;,]*),/g,
    '$1$2|',
  );

export function canonical(typed: string): string {
  const [head = '', ...rest] = plain(typed).split(':');
  if (rest.length === 0) return command(head).trim();
  const lines = conditionsApart(rest.join(' '))
    .split(/[;,]/)
    .map((one) => (one.trim() === '' ? '' : line(one).trim()));
  return `${command(head).trim()} : ${lines.join(' ; ')}`;
}
