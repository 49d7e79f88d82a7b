/** Was ein Bot sagt, und warum ein Zug einen Blick wert ist. */

import {
  accusative,
  capital,
  dative,
  millions,
  nominative,
  percent,
  plural,
  Subject,
} from '@parlor/grammar/de';
import type { Person } from '@parlor/kit';
import type { Claim, Kind } from '../../facts/claims.ts';
import type { Messages } from '../en/index.ts';

const money = (amount = 0): string => millions(amount);
const about = (amount = 0): string => `etwa ${millions(Math.abs(amount))}`;
const Wer = (other?: Person): string => (other ? Subject(other) : 'Jemand anders');
const wer = (other?: Person): string => (other ? nominative(other) : 'jemand anders');
const wem = (other?: Person): string => (other ? dative(other) : 'jemand anderem');
const wen = (other?: Person): string => (other ? accusative(other) : 'jemand anderen');
const thing = (claim: Claim): string => claim.thing ?? 'dieses Haus';
const Thing = (claim: Claim): string => claim.thing ?? 'Dieses Haus';
const free = ({ thing: name }: Claim): string =>
  name === undefined ? 'ein freies Haus' : `das freie Haus ${name}`;
const own = ({ thing: name }: Claim): string =>
  name === undefined ? 'dein Haus' : `dein Haus ${name}`;
const another = (claim: Claim): string => claim.other ?? 'ein anderes';

const worth = ({ worth: sum, least }: Claim): string =>
  `${least === undefined ? 'etwa' : 'mindestens etwa'} ${money(sum)}`;

/** Was jemand abbekommt, im Nominativ. */
const part = ({ amount, percent: share = 0 }: Claim): string =>
  amount === undefined
    ? `${percent(share / 100)} der Auszahlung, auf Zehner abgerundet,`
    : `${money(amount)} davon`;

const pays = ({ pays: sum, die }: Claim): string =>
  die === undefined ? money(sum) : `im Schnitt ${money(sum)}`;

const outs = ({ outs: count = 0 }: Claim): string =>
  plural(count, { one: 'einmal „Du bist raus“', other: '#-mal „Du bist raus“' });

/** Nach „mit“ wie nach „was … wert“: Mehrzahl oder ohne Artikel. */
const KIND_NAMES: Readonly<Record<Kind, string>> = {
  show: 'gezeigte Karten',
  abstain: 'Versprechen, etwas zu lassen',
  option: 'Optionen für andere',
  bought: 'Zahlungen, die an einem Verkauf hängen',
  lapsed: 'Ersatzzeilen',
  several: 'Versprechen unter mehreren',
  ends: 'Verträge, die einen anderen ablösen',
};

const kindOf = ({ kind }: Claim): string => (kind ? KIND_NAMES[kind] : 'solche Zeilen');

export const reasons: Messages['reasons'] = {
  'good-for-me': () => 'Das passt mir: abgemacht.',
  'costs-me': ({ mine }) =>
    mine === undefined
      ? 'Da gebe ich mehr, als ich bekomme.'
      : `Das würde mich ${about(mine)} kosten.`,
  'too-little': () => 'Da springt für mich zu wenig heraus.',
  'too-many-ifs': () => 'Das zahlt sich für mich nur aus, wenn dir danach ist. Lieber nicht.',
  'void-promise': () => 'Du versprichst mir etwas, das dir dann gar nicht gehört.',
  'one-sided': () => 'Du hättest mehr davon als ich.',
  'feeds-rival': () =>
    'Vor dir muss ich mich am meisten in Acht nehmen: Da müsste mehr für mich herausspringen.',
  'not-my-kind': (p) => `Auf so etwas lasse ich mich nicht ein: ${kindOf(p)}.`,
  'want-more': () => 'Dafür möchte ich mehr.',
  'counter-cash': ({ amount }) => `Leg ${money(amount)} drauf, und ich bin dabei.`,
  'counter-deal': () => 'Ich würde es so machen.',
  'offer-loan': (p) =>
    p.percent === undefined
      ? 'Leih mir eine Weile, was ich brauche: Du bekommst es zurück und etwas für deine Mühe.'
      : `Leih mir, was ich für eine Karte brauche: Du hast es gleich wieder, und ${part(p)} gehören dir.`,
  'offer-card': () => 'Ich habe eine Karte, die dir mehr bringt als mir: Kauf sie mir ab.',
  'offer-buy-card': () => 'Eine Karte von dir bringt mir mehr als dir: Verkauf sie mir.',
  'offer-lend': () => 'Ich leihe dir, was du für deine Karte brauchst, und wir teilen.',
  'offer-buy': (p) =>
    `Aus ${p.thing ?? 'diesem Haus'} kann ich mehr machen als du. Reden wir über einen Preis.`,
  'offer-sell': (p) => `${Thing(p)} ist dir mehr wert als mir.`,
  'offer-swap': () => 'Wenn wir diese beiden tauschen, haben wir beide etwas davon.',
  'offer-deal': () => 'Ich habe eine Abmachung anzubieten.',

  'take-deal': ({ mine }) => `Mit der Abmachung stehst du um ${about(mine)} besser da.`,
  'take-loss': ({ mine }) => `Mit der Abmachung stehst du um ${about(mine)} schlechter da.`,
  'refuse-nothing': () => 'Damit bleibt alles, wie es ist.',
  'refuse-cannot': () => 'Was sie von dir verlangt, kannst du nicht.',
  'refuse-void': () => 'Sie ist nur gut, wenn alles kommt wie geschrieben, und das muss es nicht.',
  'refuse-cost': ({ mine }) => `Mit der Abmachung stündest du um ${about(mine)} schlechter da.`,
  'refuse-kind': (p) => `Was das für dich wert wäre, lässt sich hier nicht sagen: ${kindOf(p)}.`,
  'refuse-plays': () =>
    'Ein paarmal bis zum Ende durchgespielt, standest du damit nicht klar besser da.',
  'refuse-ifs': () => 'Ob sie sich für dich auszahlt, hat die andere Seite in der Hand.',
  'refuse-little': ({ mine }) => `Mit der Abmachung stündest du nur um ${about(mine)} besser da.`,
  'refuse-one-sided': ({ mine, theirs }) =>
    `Sie bringt der anderen Seite mehr, ${about(theirs)}, als dir, ${about(mine)}.`,
  'counter-more': ({ amount }) => `Dieselbe Abmachung mit ${money(amount)} mehr für dich.`,
  'propose-loan': (p, other) =>
    `Leih dir, was du für eine Karte brauchst, die ${pays(p)} zahlt: ${part(p)} gehen an ${wen(other)}.`,
  'propose-quiet-loan': ({ amount, pays: sum }) =>
    `Leih dir für ${money(amount)}, was du für Karten brauchst, die ${about(sum)} zahlen.`,
  'propose-card': (p, other) =>
    `Verkauf für ${money(p.amount)} eine Karte, die ${wem(other)} ${pays(p)} zahlt und dir, so wie es steht, nichts.`,
  'propose-buy-card': (p) => `Kauf für ${money(p.amount)} eine Karte, die dir ${pays(p)} zahlt.`,
  'propose-lend': (p, other) =>
    `Leih ${wem(other)}, was für eine Karte fehlt, die ${pays(p)} zahlt: ${part(p)} gehen an dich.`,
  'propose-buy': (p, other) => `Grob geschätzt ist ${thing(p)} dir mehr wert als ${wem(other)}.`,
  'propose-sell': (p, other) => `Grob geschätzt ist ${thing(p)} ${wem(other)} mehr wert als dir.`,
  'propose-swap': (_, other) =>
    `Grob geschätzt lohnt sich der Tausch für dich und für ${wen(other)}.`,

  'cards-can-wait': () =>
    'Karten, die zahlen, gehen auch noch in Teil 2; gewürfelt wird dort nicht mehr.',
  'cash-in': ({ pays: sum }) => `Bringt ${money(sum)} von der Bank.`,
  'cash-in-die': () => `Bringt ${money(20)} für jeden Punkt des Würfels, im Schnitt ${money(60)}.`,
  'play-related': ({ pays: sum }) => `Gehört zur Abmachung: bringt jetzt ${money(sum)}.`,
  'tax-leader': ({ amount }, other) =>
    `Du nimmst ${wem(other)} ${money(amount)} ab; dort ist am meisten Geld.`,
  'tax-most': ({ amount }, other) =>
    `Du nimmst ${wem(other)} ${money(amount)} ab; mehr müsste niemand zahlen.`,
  'tax-property': ({ amount }, other) =>
    `${Wer(other)} kann nicht alles zahlen: Du bekommst ${money(amount)} und ein Haus.`,
  'tax-up-to': ({ amount }, other) => `Du nimmst ${wem(other)} bis zu ${money(amount)} ab.`,
  'tax-some': ({ amount }, other) => `Du nimmst ${wem(other)} ${money(amount)} ab.`,
  'steal-cards': () => 'Fünf Würfe, und jedes T nimmt jemandem eine Karte ab.',
  'roll-idle': () => 'Fünf Würfe, aber niemand sonst hat eine Karte.',
  'force-with-outs': (p, other) =>
    `${Wer(other)} muss ${thing(p)} verteidigen, und du hast ${outs(p)}.`,
  'force-to-deny': (p, other) => `${Wer(other)} muss ${thing(p)} verteidigen.`,
  'force-open': (p) => `Du stellst ${free(p)} zum Verkauf.`,
  'force-own': (p) => `Du stellst ${own(p)} zum Verkauf: Wer es sonst bekommt, zahlt dir.`,
  'nothing-left': () => 'So wie es steht, ist keine Gewinnkarte auf deiner Hand spielbar.',
  'wait-and-see': () => 'Du hebst deine Karten für später auf.',
  'done-related': () => 'Keine Gewinnkarte, die zur Abmachung gehört, ist spielbar.',
  'use-option': () => 'Du nutzt, was dir ein Vertrag einräumt.',
  'choose-own': () => 'Eine Karte musst du geben, und diese darf es sein.',
  'choose-theirs': () => 'Eine Karte darfst du wählen, und diese darf es sein.',
  'done-anyway': () => 'Beendet deinen Zug.',
  'take-most': (_, other) => `Von den anderen hat ${wer(other)} die meisten Karten.`,
  'take-even': (_, other) => `Niemand, der zur Wahl steht, hat mehr Karten als ${wer(other)}.`,
  'take-one': (_, other) => `Du nimmst ${wem(other)} eine Karte ab.`,
  'fits-best': (p) => `${Thing(p)} passt am besten zu deinen Karten.`,
  'fits-even': (p) => `${Thing(p)} passt so gut zu deinen Karten wie ${another(p)}.`,
  'fits-some': (p) => `Du hast eine Gewinnkarte für ${thing(p)}.`,
  'fill-some': (p) => `Das Geld kommt in den Kasten von ${p.thing ?? 'diesem Haus'}.`,
  'put-up-free': (p) => `${capital(free(p))} kommt zum Verkauf.`,
  'put-up-own': (p) => `${capital(own(p))} kommt zum Verkauf: Wer es sonst bekommt, zahlt dir.`,
  'put-up-other': (p, other) => `${Wer(other)} muss ${thing(p)} verteidigen.`,
  'trade-boxes': (p) =>
    `Bringt dir ${thing(p)} mit ${money(p.gets)} im Kasten für ${another(p)} mit ${money(p.gives)}.`,
  'trade-swap': (p) => `Bringt dir ${thing(p)} für ${another(p)}.`,
  'trade-no': () => 'Du behältst, was du hast.',
  'give-up-least': (p) => `Nichts, was du abgeben könntest, ist dir weniger wert als ${thing(p)}.`,
  'give-up': (p) => `Du gibst ${thing(p)} mit ${money(p.gives)} im Kasten ab.`,

  'open-out': () => 'Du bleibst bei diesem Verkauf draußen.',
  'open-owner': () => 'Es gehört dir: Wenn du gewinnst, kommt dein Gebot in den Kasten.',
  'open-cheap': (p) =>
    `Wenig für etwas, das dir ${worth(p)} wert ist, und du hast noch ${outs(p)}.`,
  'open-shaded': (p) => `Deutlich unter dem, was es dir wert ist: ${worth(p)}.`,
  'open-strong': (p) => `Das meiste von dem, was es dir wert ist: ${worth(p)}.`,
  'open-above': (p) => `Mehr, als es dir wert ist: ${worth(p)}.`,
  'open-some': ({ amount }) => `Du fängst mit ${money(amount)} an.`,
  'knock-leader': ({ amount }) => `Bringt dich mit ${money(amount)} in Führung.`,
  'knock-rival': (_, other) => `Du wirfst ${wen(other)} aus dem Verkauf.`,
  'raise-free': ({ amount }) =>
    `Die ${money(amount)} des Investors bekommst du als Bargeld, wenn du verlierst.`,
  'raise-investor': ({ amount }) => `${money(amount)} davon sind Geld eines Investors.`,
  'raise-cash': (p) =>
    `Mit ${money(p.amount)} bist du noch unter dem, was es dir wert ist: ${worth(p)}.`,
  'raise-to': ({ amount }) => `Bringt dein Gebot auf ${money(amount)}.`,
  'come-back': ({ amount }) => `Mit ${money(amount)} wieder in Führung.`,
  'come-back-in': ({ amount }) => `Mit ${money(amount)} wieder dabei.`,
  'let-it-go': (p) =>
    `Du müsstest ${money(p.amount)} bieten, mehr, als es dir wert ist: ${worth(p)}.`,
  'let-it-sell': ({ amount }) => `So, wie es steht, bekommst du ${money(amount)} dafür.`,
  'leave-it': ({ amount }, other) =>
    `Du überlässt es ${wem(other)}; das führende Gebot ist ${money(amount)}.`,
  'stay-out': () => 'Du bleibst draußen.',
  'already-ahead': () => 'Du führst schon: nichts hinzuzufügen.',
};

export const reasonOtherwise: Messages['reasonOtherwise'] =
  'Es sieht alles in allem am besten aus.';
