/**
 * Deals unseen cards into the stacks the table knows something about (`possible.ts`), every deal that fits equally likely.
 *
 * A stack is drawn from the list of colours it may hold, weighted by the number of cards there are. Later stacks find fewer
 * cards than they would alone, so a deal is taken back in proportion to what they miss; that makes it exact. Should it
 * be taken back again and again (stacks known to be odd, few cards left), a search finds some deal that fits; there
 * always is one, the true one.
 */

import type { Rng } from '@parlor/kit';
import { mayHold } from './possible.ts';
import type { State } from './state.ts';
import { COLOURS, type Card, type Colour, colourOf, PLACES } from '../facts/types.ts';
import type { View } from './view.ts';

const TRIES = 100;

/** A hidden stack of which something is known. */
interface ToldStack {
  /** Its places that hold a card, as indices of `State.stacks`. */
  readonly places: readonly number[];
  /** What colours those places may have. */
  readonly choices: readonly (readonly Colour[])[];
  /** The ways to fill it if it comes first. */
  readonly waysAlone: number;
}

export class StackDealer {
  /** Places of hidden stacks nothing is known about, as indices of `State.stacks`. */
  readonly unrestricted: readonly number[];
  private readonly told: readonly ToldStack[];
  /** Cards left; the length varies. */
  private readonly rest: Card[] = [];
  private readonly left = new Array<number>(COLOURS).fill(0);
  private readonly weights: number[] = [];

  constructor(
    view: View,
    private readonly unseen: readonly Card[],
  ) {
    this.takeBack();
    const unrestricted: number[] = [];
    const told: ToldStack[] = [];
    view.players.forEach(({ stack, possible }, seat) => {
      const places = stack.flatMap((card, place) =>
        card === 'hidden' ? [PLACES * seat + place] : [],
      );
      if (places.length === 0) return;
      if (!possible) {
        unrestricted.push(...places);
        return;
      }
      const choices = choicesOf(
        possible,
        stack.map((card) => card === 'hidden'),
      );
      told.push({ places, choices, waysAlone: this.weigh(choices) });
    });
    this.unrestricted = unrestricted;
    this.told = told;
  }

  /** Fills the told stacks of `state` and returns the cards left over. */
  deal(state: State, rng: Rng): Card[] {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      this.takeBack();
      if (this.dealOnce(state, rng)) return this.rest;
    }
    this.takeBack();
    this.search(state, 0, rng);
    return this.rest;
  }

  private takeBack(): void {
    this.rest.length = 0;
    this.left.fill(0);
    for (const card of this.unseen) {
      this.rest.push(card);
      this.left[colourOf(card)]! += 1;
    }
  }

  private dealOnce(state: State, rng: Rng): boolean {
    for (const { places, choices, waysAlone } of this.told) {
      const ways = this.weigh(choices);
      if (rng.below(waysAlone) >= ways) return false;
      this.lay(state, places, choices[this.pick(rng.below(ways))]!, rng);
    }
    return true;
  }

  /** Weighs every choice by the number of ways to lay it, and returns the sum. */
  private weigh(choices: ToldStack['choices']): number {
    const { left, weights } = this;
    let total = 0;
    for (let choice = 0; choice < choices.length; choice++) {
      const colours = choices[choice]!;
      let ways = 1;
      for (let place = 0; place < colours.length; place++) ways *= left[colours[place]!]!--;
      for (let place = 0; place < colours.length; place++) left[colours[place]!]! += 1;
      weights[choice] = ways;
      total += ways;
    }
    return total;
  }

  private pick(number: number): number {
    let choice = 0;
    let rest = number;
    while (rest >= this.weights[choice]!) rest -= this.weights[choice++]!;
    return choice;
  }

  private lay(state: State, places: readonly number[], colours: readonly Colour[], rng: Rng): void {
    for (let place = 0; place < places.length; place++) {
      state.stacks[places[place]!] = this.takeColour(colours[place]!, rng);
    }
  }

  private takeColour(colour: Colour, rng: Rng): Card {
    let skip = rng.below(this.left[colour]!);
    let index = 0;
    while (colourOf(this.rest[index]!) !== colour || skip-- > 0) index++;
    const card = this.rest[index]!;
    this.left[colour]! -= 1;
    const last = this.rest.pop()!;
    if (index < this.rest.length) this.rest[index] = last;
    return card;
  }

  private putBack(state: State, places: readonly number[]): void {
    for (const place of places) {
      const card = state.stacks[place]!;
      this.rest.push(card);
      this.left[colourOf(card)]! += 1;
    }
  }

  /** Tries all choices of one stack after another, from a random one on. */
  private search(state: State, number: number, rng: Rng): boolean {
    const stack = this.told[number];
    if (!stack) return true;
    const { places, choices } = stack;
    this.weigh(choices);
    const weights = this.weights.slice(0, choices.length);
    const start = rng.below(choices.length);
    for (let offset = 0; offset < choices.length; offset++) {
      const choice = (start + offset) % choices.length;
      if (weights[choice] === 0) continue;
      this.lay(state, places, choices[choice]!, rng);
      if (this.search(state, number + 1, rng)) return true;
      this.putBack(state, places);
    }
    return false;
  }
}

/** All colours that may lie in the filled places; an empty place, which may be of any colour, is left out. */
function choicesOf(possible: readonly number[], filled: readonly boolean[]): Colour[][] {
  const coloursIn = (place: number): Colour[] =>
    filled[place] ? Array.from({ length: COLOURS }, (_, colour) => colour) : [0];
  const choices: Colour[][] = [];
  for (const a of coloursIn(0)) {
    for (const b of coloursIn(1)) {
      for (const c of coloursIn(2)) {
        if (mayHold(possible, 0, a, b, c))
          choices.push([a, b, c].filter((_, place) => filled[place]));
      }
    }
  }
  return choices;
}
