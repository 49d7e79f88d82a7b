/** Was gefragt wird, was man antworten kann, und wie man es tippt. */

import { accusative, capital, dative } from '@parlor/grammar/de';
import { valueName } from '../../facts/cards.ts';
import type {
  answers as englishAnswers,
  questions as englishQuestions,
  typing as englishTyping,
} from '../en/answers.ts';
import { nameOf, oneDative, someAccusative, theAccusative } from './naming.ts';

export const questions: typeof englishQuestions = {
  swap: (loser) => `Tauschst du eine offene Karte mit ${dative(loser)}?`,
  start: 'Womit beginnst du die Runde?',
  newPile: 'Womit beginnst du den neuen Stapel?',
  five: 'Auf die 5 passt nur 5 oder weniger, eine Halbe oder ein Geist. Was legst du?',
  play: (value) => `Der Stapel steht auf ${valueName(value)}. Was legst du?`,
  playOrCatch: ({ value, card, who }) =>
    `Der Stapel steht auf ${valueName(value)}; mit ${oneDative(card)} erwischst du ${accusative(who)}. Was legst du?`,
};

export const answers: typeof englishAnswers = {
  play: (card, count) => `${capital(someAccusative(card, count))} legen`,
  pair: '8 und Halbe zusammen legen',
  open: (card) => `${capital(theAccusative(card, 'offen'))} legen`,
  blind: (place) => `Verdeckte Karte ${place} umdrehen`,
  swap: (give, take) => `${nameOf(give)} gegen ${nameOf(take)} tauschen`,
  keep: 'Nicht tauschen',
};

export const typing: typeof englishTyping = {
  swap: 'Tippe „tausche 7 gegen 3“, deine Karte zuerst, oder „behalten“, um nicht zu tauschen.',
  play: 'Tippe die Karten: 7, 2x7, 1/2, Geist, 8+1/2, offen 7 oder verdeckt 2.',
  words: {
    half: ['halbe', 'halben'],
    ghost: ['geist', 'geister'],
    open: ['offen'],
    blind: ['verdeckt'],
    swap: ['tausche', 'tausch'],
    for: ['gegen'],
    keep: ['behalten', 'behalte'],
  },
};
