/** D-7.1 What can be typed in each language, and that it comes to the same as in English. */

import { fastRng, type People, type Seat } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { STANDARD_COMPONENTS } from '../facts/components.ts';
import type { Clause } from '../facts/deal/clauses.ts';
import type { Writing } from '../facts/deal/slots.ts';
import { looseDeal } from '../rules/deal/sampleOffer.ts';
import { cash, HOTEL, offer, PASS, property, scene, TAX } from '../rules/testScene.ts';
import { trump } from '../rules/game.ts';
import { textOf } from '../text/textOf.ts';
import { messages as de } from './de/index.ts';
import { type Messages, messages as en } from './en/index.ts';
import { messages as es } from './es/index.ts';
import { messages as fr } from './fr/index.ts';

const NAMES = ['Ines', 'Bob', 'Cy', 'Max'];
/** As guests are called: several words, accents, one within another, one that begins like another. */
const LONG_NAMES = ['Stille Elster', 'Zoë O’Hara', 'Cousin Agnès', 'Cousin Agnès 2'];

const asSeen =
  (viewer: Seat, names: readonly string[] = NAMES): People =>
  (seat) => ({ name: names[seat]!, isReader: seat === viewer });

interface Typed {
  readonly messages: Messages;
  /** The examples in what it says can be typed. */
  readonly examples: RegExp;
  /** "offer left". */
  readonly offerLeft: string;
  readonly pass: string;
  readonly taxLeft: string;
  /** 100 given for Casino, to Bob. */
  readonly offerBob: string;
  /** 50 given to the left, among several. */
  readonly offerTwo: string;
  readonly use: string;
  readonly accept: string;
  readonly refuse: string;
  /** 150 asked for. */
  readonly counter: string;
  readonly nonsense: string;
  /** Before the name of a card that is given. */
  readonly giveCard: string;
  readonly raise: string;
  readonly knockLeft: string;
  readonly back: string;
  readonly lines: readonly string[];
}

/** What the lines of every language come to, in their order. */
const LINES = [
  'get hotel at end of this turn',
  'when I buy casino get 40% of the price',
  'after I play hotel casino give 50',
  'she will never knock me out',
  'I do not force a sale of hotel',
  'they will not bid above 60 for casino',
  'they may sell tax for 60',
  'they play tax on Cy by their 2nd next turn',
  'I play force sale for casino this turn',
  'give 20 at end of each of my next 5 turns while I own hotel',
  'give 10; if line 1 lapses give 50',
  'they do not deal with others about casino until their next turn',
];

const TYPED: Readonly<Record<string, Typed>> = {
  de: {
    messages: de,
    examples: /zum Beispiel: (.*?)\. Tippe/,
    offerLeft: 'biete links',
    pass: 'passe',
    taxLeft: 'spiele Steuer links',
    offerBob: 'biete Bob: gib 100, bekomme Casino',
    offerTwo: 'biete links rechts: gib 50 an links',
    use: 'nutze 2 1',
    accept: 'ja',
    refuse: 'nein',
    counter: 'Gegenangebot: bekomme 150',
    nonsense: 'hallo',
    giveCard: 'gib Karte',
    raise: 'erhöhe 30 + 40 50',
    knockLeft: 'raus links',
    back: 'zurück',
    lines: [
      'ich bekomme Hotel am Ende dieses Zugs',
      'wenn ich Casino kaufe, bekomme 40% des Preises',
      'nachdem ich Hotel Casino gespielt habe, gib 50',
      'sie werfen mich nie raus',
      'ich erzwinge keinen Verkauf von Hotel',
      'sie bieten nicht mehr als 60 für Casino',
      'sie dürfen Steuer für 60 verkaufen',
      'sie spielen Steuer gegen Cy bis zu ihrem übernächsten Zug',
      'ich spiele Zwangsverkauf für Casino diesen Zug',
      'gib 20 am Ende jedes meiner nächsten 5 Züge solange mir Hotel gehört',
      'gib 10; falls Zeile 1 verfällt gib 50',
      'sie verhandeln nicht mit anderen über Casino bis zu ihrem nächsten Zug',
    ],
  },
  fr: {
    messages: fr,
    examples: /par exemple\u00a0: (.*?)\. Tapez/,
    offerLeft: 'offre gauche',
    pass: 'passe',
    taxLeft: 'joue taxe gauche',
    offerBob: 'offre à Bob\u00a0: je donne 100, je reçois Casino',
    offerTwo: 'offre gauche droite: je donne 50 à gauche',
    use: 'utilise 2 1',
    accept: 'oui',
    refuse: 'non',
    counter: 'contre-offre: je reçois 150',
    nonsense: 'bonjour',
    giveCard: 'je donne la carte',
    raise: 'relance 30 + 40 50',
    knockLeft: 'hors jeu gauche',
    back: 'retour',
    lines: [
      'je reçois Hotel à la fin de ce tour',
      'si j’achète Casino, je reçois 40 % du prix',
      'dès que j’ai joué Hotel Casino, je donne 50',
      'l’autre ne me met jamais hors jeu',
      'je m’engage à ne pas forcer la vente d’Hotel',
      'l’autre n’enchérit pas à plus de 60 sur Casino',
      'l’autre peut vendre taxe pour 60',
      'l’autre joue taxe contre Cy avant la fin de son 2e tour à venir',
      'je joue vente forcée sur Casino pendant ce tour',
      'je donne 20 à la fin de chacun de mes 5 prochains tours tant que je possède Hotel',
      'je donne 10; si la ligne 1 tombe à l’eau je donne 50',
      'l’autre ne négocie pas Casino avec d’autres jusqu’à son prochain tour',
    ],
  },
  es: {
    messages: es,
    examples: /por ejemplo: (.*?)\. Teclea/,
    offerLeft: 'oferta izquierda',
    pass: 'paso',
    taxLeft: 'juego impuesto izquierda',
    offerBob: 'oferta a Bob: doy 100, recibo Casino',
    offerTwo: 'oferta izquierda derecha: doy 50 a izquierda',
    use: 'uso 2 1',
    accept: 'sí',
    refuse: 'no',
    counter: 'contraoferta: recibo 150',
    nonsense: 'hola',
    giveCard: 'doy la carta',
    raise: 'subo 30 + 40 50',
    knockLeft: 'expulso a la izquierda',
    back: 'regreso',
    lines: [
      'recibo Hotel al final de este turno',
      'si compro Casino, recibo el 40 % del precio',
      'en cuanto yo juegue Hotel Casino, doy 50',
      'ella no me expulsa nunca',
      'me comprometo a no forzar la subasta de Hotel',
      'la otra parte no puja más de 60 por Casino',
      'la otra parte puede vender impuesto por 60',
      'la otra parte juega impuesto contra Cy antes del final de su 2.º turno desde ahora',
      'juego subasta forzosa sobre Casino en este turno',
      'doy 20 al final de cada uno de mis próximos 5 turnos mientras posea Hotel',
      'doy 10; si la línea 1 queda en nada doy 50',
      'la otra parte no negocia Casino con nadie más hasta su próximo turno',
    ],
  },
};

const typedBy =
  (messages: Messages, names?: readonly string[]) =>
  (state: ReturnType<typeof scene>, seat: number, answer: string): unknown =>
    textOf(messages).read(trump.view(state, seat), answer, asSeen(seat, names));

describe.each(Object.entries(TYPED))('D-7.1 typed answers in %s', (_, words) => {
  const typed = typedBy(words.messages);
  const english = typedBy(en);

  it('understands what it says can be typed', () => {
    const examples = words.examples.exec(words.messages.typing.turn)![1]!.split('; ');
    const same = /such as: (.*?)\. Type/.exec(en.typing.turn)![1]!.split('; ');
    expect(examples).toHaveLength(same.length);
    const state = scene({ part: 2, hands: [[TAX]], owned: [[HOTEL]] });
    const move = typed(state, 0, `${words.offerLeft}: ${examples.join('; ')}`);
    expect(move).toBeDefined();
    expect(move).toEqual(english(state, 0, `offer left: ${same.join('; ')}`));
  });

  it('reads turns, plays and answers', () => {
    const state = scene({ part: 2, hands: [[TAX]], owned: [[HOTEL], [1]] });
    expect(typed(state, 0, words.pass)).toEqual(PASS);
    expect(typed(state, 0, words.taxLeft)).toEqual({ type: 'play', card: TAX, seat: 1 });
    expect(typed(state, 0, words.offerBob)).toEqual(offer(1, cash(0, 100), property(1, 1)));
    expect(typed(state, 0, words.offerTwo)).toMatchObject({
      and: [3],
      clauses: [{ from: 0, to: 1 }],
    });
    expect(typed(state, 0, words.use)).toEqual({ type: 'use', contract: 2, clause: 0 });
    const { apply } = trump;
    apply(state, 0, offer(1, cash(0, 100)), fastRng(1));
    expect(typed(state, 1, words.accept)).toEqual({ type: 'accept' });
    expect(typed(state, 1, words.refuse)).toEqual({ type: 'reject' });
    expect(typed(state, 1, words.counter)).toEqual({ type: 'counter', clauses: [cash(0, 150)] });
    expect(typed(state, 1, words.nonsense)).toBeUndefined();
  });

  it('reads bids', () => {
    const view = { ...trump.view(scene({}), 0), asked: 'bid' as const };
    const bid = (messages: Messages, answer: string): unknown =>
      textOf(messages).read(view, answer, asSeen(0));
    for (const [own, same] of [
      [words.raise, 'raise 30 + 40 50'],
      [words.knockLeft, 'out left'],
      [words.back, 'back'],
    ] as const) {
      expect(bid(en, same)).toBeDefined();
      expect(bid(words.messages, own)).toEqual(bid(en, same));
    }
  });

  it.each(LINES.map((line, at) => [words.lines[at]!, line]))('reads %s', (own, same) => {
    const state = scene({ part: 2, hands: [[TAX]], owned: [[HOTEL]] });
    const move = typed(state, 0, `${words.offerLeft}: ${own}`);
    expect(move).toBeDefined();
    expect(move).toEqual(english(state, 0, `offer left: ${same}`));
  });

  it('finds every card by its full name', () => {
    const state = scene({ part: 2, owned: [[HOTEL]] });
    for (const card of STANDARD_COMPONENTS.cards.keys()) {
      const name = words.messages.names.card(STANDARD_COMPONENTS, card);
      const move = typed(state, 0, `${words.offerLeft}: ${words.giveCard} ${name}`);
      expect(move, name).toMatchObject({ clauses: [{ what: { type: 'card', card } }] });
    }
  });
});

/** A gift at the end of one turn is the same, whether it is meant to come once or as a series of one. */
const once = (clause: Clause): Clause =>
  clause.type === 'give' && clause.when.type === 'everyTurnEnd' && clause.when.turns === 1
    ? { ...clause, when: { type: 'turnEnd', seat: clause.when.seat, turn: 1 } }
    : clause;

const isGivenBack = (clause: Clause): boolean =>
  clause.type === 'give' &&
  (clause.what.type === 'property' || clause.what.type === 'card') &&
  clause.when.type !== 'now';

/** An option has lines of its own, so it is not typed as it is written. */
describe.each([
  ['en', en, 'offer'],
  ['de', de, 'biete'],
  ['fr', fr, 'offre'],
  ['es', es, 'oferta'],
] as const)('D-7.1 the lines of a deal in the making in %s', (_, messages, offers) => {
  it.each([
    ['of one word', NAMES],
    ['of several words', LONG_NAMES],
  ])('are understood when typed, between two and among several, with names %s', (__, names) => {
    const state = scene({
      part: 2,
      hands: [
        [0, TAX, 16, 24, 29, 30],
        [TAX, 24],
      ],
      owned: [[HOTEL], [1]],
    });
    const rng = fastRng(5);
    let count = 0;
    for (let tries = 0; tries < 200; tries++) {
      const { to, and = [], clauses } = looseDeal(state, 0, rng);
      const partners = [to, ...and];
      const head = `${offers} ${partners.map((seat) => names[seat]).join(' ')}`;
      const writing: Writing = {
        ...{ components: STANDARD_COMPONENTS, people: asSeen(0, names), seats: [0, to, ...and] },
        box: () => ({ amount: 1200, isLeast: tries % 3 === 0 }),
        shareOf: () => (tries % 2 === 0 ? 1200 : undefined),
      };
      for (const clause of clauses) {
        if (clause.type === 'option') continue;
        for (const isBack of isGivenBack(clause) ? [false, true] : [false]) {
          count++;
          const line = messages.composer
            .line(clause, writing, isBack)
            .map(({ text }) => text)
            .join(' ');
          const move = typedBy(messages, names)(state, 0, `${head}: ${line}`);
          expect(move, line).toMatchObject({ clauses: [once(clause)] });
        }
      }
    }
    expect(count).toBeGreaterThan(400);
  });
});

describe('D-7.1 players by their names', () => {
  const state = scene({ part: 2, hands: [[TAX]], owned: [[HOTEL]] });
  const offered = (names: readonly string[], whom: string): unknown =>
    typedBy(en, names)(state, 0, `offer ${whom}: give 100`);

  it('are found in full, with or without accents and capitals', () => {
    for (const whom of ['Zoë O’Hara', "zoe o'hara", 'zoë  o’hara']) {
      expect(offered(LONG_NAMES, whom), whom).toEqual(offer(1, cash(0, 100)));
    }
    expect(offered(LONG_NAMES, 'Cousin Agnès')).toEqual(offer(2, cash(0, 100)));
    expect(offered(LONG_NAMES, 'Cousin Agnès 2')).toEqual(offer(3, cash(0, 100)));
  });

  it('are found by the first word where nobody else has it', () => {
    expect(offered(LONG_NAMES, 'Zoe')).toBeUndefined();
    expect(offered(LONG_NAMES, 'Zoë')).toEqual(offer(1, cash(0, 100)));
    expect(offered(LONG_NAMES, 'Cousin')).toBeUndefined();
  });

  it('never take the place of a thing of the same name', () => {
    const names = ['Ines', 'Force Sale', 'Cy', 'Max'];
    const move = typedBy(en, names)(state, 0, 'offer left: give force sale');
    expect(move).toMatchObject({ to: 1, clauses: [{ what: { type: 'card' } }] });
  });

  it('several at once', () => {
    const move = typedBy(en, LONG_NAMES)(
      state,
      0,
      'offer Cousin Agnès 2 and Zoë O’Hara: give Cousin Agnès 2 50',
    );
    expect(move).toMatchObject({ to: 1, and: [3], clauses: [{ from: 0, to: 3 }] });
  });
});
