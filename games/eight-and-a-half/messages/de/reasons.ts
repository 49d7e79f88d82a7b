/** Warum ein Zug einen Blick wert ist. */

import {
  accusative,
  dative,
  inWords,
  nominative,
  percent as share,
  Subject,
  verb,
} from '@parlor/grammar/de';
import { valueName } from '../../facts/cards.ts';
import type { ReasonSentences } from '../parameters.ts';
import { bent, cardCount, nameOf, One, one, oneAccusative, oneDative, thePile } from './naming.ts';

const chance = (percent: number): string =>
  percent === 0
    ? `weniger als ${share(0.01)}`
    : percent === 100
      ? `mehr als ${share(0.99)}`
      : share(percent / 100);

export const reasons: ReasonSentences = {
  'only-move': () => 'Etwas anderes kannst du nicht tun.',
  'sure-win': () => 'Ab jetzt kann niemand mehr verhindern, dass du zuerst fertig wirst.',
  'goes-out': () => 'Damit bist du alle Karten los und gewinnst die Runde.',
  'goes-out-on-a-half': ({ seat, card, percent }, people) =>
    `Damit bist du alle Karten los. Nur ${one(card)} von ${dative(people(seat))} kann dich noch aufhalten (${chance(percent)}).`,
  'lets-them-win': ({ seat }, people) =>
    `${Subject(people(seat))} ${verb(people(seat), 'bist', 'ist')} alle Karten los; nur mit der passenden Zahl könntest du das noch ändern.`,
  catches: ({ seat, cards }, people) =>
    `Erwischt: Der Stapel mit ${cardCount(cards)} geht an ${accusative(people(seat))}, und du beginnst einen neuen.`,
  'nothing-fits': ({ seat, cards }, people) =>
    `${Subject(people(seat))} ${verb(people(seat), 'hast', 'hat')} nichts Passendes und ${verb(people(seat), 'musst', 'muss')} ${thePile(cards)} nehmen.`,
  'hard-to-follow': ({ seat, cards, percent }, people) =>
    `Darauf passt wenig: Mit ${chance(percent)} Wahrscheinlichkeit ${verb(people(seat), 'musst', 'muss')} ${nominative(people(seat))} ${thePile(cards)} nehmen.`,
  'stops-the-leader': ({ seat, left, percent }, people) =>
    `${Subject(people(seat))} ${verb(people(seat), 'hast', 'hat')} nur noch ${cardCount(left)} zu legen; mit ${chance(percent)} Wahrscheinlichkeit passt hier nichts davon.`,
  'demands-low': ({ seat, percent }, people) =>
    `Auf die 5 passt nur 5 oder weniger, eine Halbe oder ein Geist; mit ${chance(percent)} Wahrscheinlichkeit ${verb(people(seat), 'hast', 'hat')} ${nominative(people(seat))} nichts davon.`,
  'safe-half': () =>
    'Der Stapel steht dann auf einer halben Zahl, aber niemand kann dich erwischen.',
  'risks-a-half': ({ seat, card, percent }, people) =>
    `Der Stapel steht dann auf einer halben Zahl: Mit ${oneDative(card)} ${verb(people(seat), 'kannst', 'kann')} ${nominative(people(seat))} dich erwischen (${chance(percent)}).`,
  'makes-it-whole': () =>
    'Der Stapel steht wieder auf einer ganzen Zahl, da kann dich niemand erwischen.',
  'sheds-a-group': ({ count }) => `Du wirst ${inWords(count)} Karten auf einmal los.`,
  'keeps-the-wild': ({ card }) =>
    `So bleibt dir ${bent(card, 'deine', 'dein')} ${nameOf(card)} für einen schwierigeren Stapel.`,
  'keeps-high': ({ card }) =>
    `Das ist deine niedrigste Karte; deine ${nameOf(card)} passt auf höhere Stapel.`,
  'same-pile': ({ seat }, people) =>
    `Ein Geist ändert nichts: Jetzt ${verb(people(seat), 'musst', 'muss')} ${nominative(people(seat))} auf denselben Stapel legen.`,
  resets: ({ value }) => `Der Stapel fällt von ${valueName(value)} auf 0 zurück.`,
  'on-a-nine': () => 'Auf eine 9 passt nur noch eine 9, eine 0, eine Halbe oder ein Geist.',
  'all-blind': () => 'Niemand kennt diese Karten: Eine ist so gut wie die andere.',
  'better-open-card': ({ seat, take, give }, people) =>
    `${One(take)} passt auf mehr Stapel als ${one(give)}, ${bent(give, 'die', 'der')} dafür an ${accusative(people(seat))} geht.`,
  'takes-from-loser': ({ seat, take }, people) =>
    `Damit nimmst du ${dative(people(seat))} ${oneAccusative(take)} weg.`,
  'keeps-the-table': ({ seat }, people) =>
    `Jede deiner offenen Karten passt auf mindestens so viele Stapel wie jede von ${dative(people(seat))}.`,
  tried: () =>
    'Nichts sticht besonders heraus; die Chance ergibt sich aus vielen durchgespielten Partien.',
};
