/** Why a set is refused, short enough to stand beside the value. */

import type { Illegal, Language } from '@parlor/kit';
import { type Refusal, refused } from '../refused.ts';

type Params = Readonly<Record<string, string | number>>;
type Sentence = (params: Params) => string;

/** What the check of a set can answer; German has a sentence for each. */
type SetCode = Extract<Refusal['code'], `set-${string}`>;

const EN: Readonly<Record<string, Sentence>> = {
  'set-colour-without-name': () => 'One word, of letters, digits, hyphens or apostrophes.',
  'set-colour-twice': ({ colour }) => `Two colours are called ${colour}.`,
  'set-price-wrong': () => 'Whole hundreds, from $100 to $100,000.',
  'set-amount-wrong': () => 'Whole hundreds, from $100 to $100,000.',
  'set-pays-nothing': () => 'A colour has to pay for something.',
  'set-combination-twice': () => 'This colour shows that already.',
  'set-charm-without-name': () => 'A charm needs a name.',
  'set-charm-twice': () => 'Two charms have this name.',
  'set-ticket-copies-wrong': () => 'A whole number from 1 to 36.',
  'set-needs-36-tickets': ({ have }) => `There have to be 36 tickets; these are ${have}.`,
  'set-ticket-empty': () => 'A ticket has something to do, in one to six steps.',
  'set-ticket-step-unknown': () =>
    'Money goes in whole hundreds; dice, re-rolls and factors have their limits.',
  'set-ticket-step-misplaced': () =>
    'Buying or swapping comes first, another ticket last, and a kept ticket does nothing else.',
  'set-ticket-needs-or': () => 'The last choice has to be one that can always be done.',
  'set-ticket-or-unreachable': () => 'A choice after this one can never be reached.',
};

const DE: Readonly<Record<SetCode, Sentence>> = {
  'set-colour-without-name': () => 'Ein Wort aus Buchstaben, Ziffern, Binde- oder Hochstrichen.',
  'set-colour-twice': ({ colour }) => `Zwei Farben heißen ${colour}.`,
  'set-price-wrong': () => 'Ganze Hunderter, von 100 bis 100.000 $.',
  'set-amount-wrong': () => 'Ganze Hunderter, von 100 bis 100.000 $.',
  'set-pays-nothing': () => 'Eine Farbe muss für etwas zahlen.',
  'set-combination-twice': () => 'Das zeigt diese Farbe schon.',
  'set-charm-without-name': () => 'Ein Glücksbringer braucht einen Namen.',
  'set-charm-twice': () => 'Zwei Glücksbringer heißen so.',
  'set-ticket-copies-wrong': () => 'Eine ganze Zahl von 1 bis 36.',
  'set-needs-36-tickets': ({ have }) => `Es müssen 36 Lose sein; hier sind es ${have}.`,
  'set-ticket-empty': () => 'Ein Los tut etwas, in einem bis sechs Schritten.',
  'set-ticket-step-unknown': () =>
    'Geld in ganzen Hundertern; Würfel, Würfe und Faktor haben Grenzen.',
  'set-ticket-step-misplaced': () =>
    'Kaufen oder Tauschen kommt zuerst, ein weiteres Los zuletzt, und ein Los zum Aufheben tut sonst nichts.',
  'set-ticket-needs-or': () => 'Die letzte Wahl muss immer möglich sein.',
  'set-ticket-or-unreachable': () => 'Eine Wahl danach kommt nie an die Reihe.',
  'set-not-an-object': () => 'Das ist kein Satz von Karten und Losen.',
  'set-part-missing': () => 'Dem Satz fehlt ein Teil.',
  'set-part-unknown': () => 'Der Satz hat einen Teil, den es nicht gibt.',
  'set-field-unknown': () => 'Hier steht etwas, das nicht zu einem Satz gehört.',
  'set-needs-six-colours': ({ have }) => `Es müssen sechs Farben sein; hier sind es ${have}.`,
  'set-combination-unknown': ({ colour }) => `${colour} zeigt einen Wurf, den es nicht gibt.`,
  'set-needs-six-charms': ({ have }) => `Es müssen sechs Glücksbringer sein; hier sind es ${have}.`,
  'set-needs-36-cards': ({ have }) => `Es müssen 36 Karten sein; hier sind es ${have}.`,
  'set-card-unknown': () =>
    'Eine Karte hat eine Farbe oder einen Glücksbringer, den es nicht gibt.',
  'set-card-twice': ({ colour, charm }) => `Bei ${colour} kommt ${charm} zweimal vor.`,
  'set-ticket-too-long': () => 'Auf ein Los passen nicht so viele Möglichkeiten.',
  'set-or-needs-free': () =>
    'Ein Los hat ein ODER neben etwas, das immer geht: Das braucht die freie Wahl.',
};

export function refusedSet(why: Illegal, language: Language): string {
  const sentences: Readonly<Record<string, Sentence>> = language === 'de' ? DE : EN;
  const sentence = Object.hasOwn(sentences, why.code) ? sentences[why.code] : undefined;
  return sentence ? sentence(why.params ?? {}) : refused(why, () => '');
}
