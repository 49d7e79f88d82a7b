import { describe, expect, it } from 'vitest';
import { consequenceOf } from './consequences.ts';
import { riskOf } from './dialling.ts';
import { type Step, stepsOf } from './testMatches.ts';

/** A play, what was said of it before, and what the rules then told. */
function playOf({ view, seat, move, events, after }: Step) {
  const said = consequenceOf(view, seat, move);
  const laid = events.find((event) => event.type === 'laid');
  const caught = events.find((event) => event.type === 'caught');
  const collected = events.find((event) => event.type === 'collected');
  const isEnd = events.some(({ type }) => type === 'round-ended');
  return said && laid ? [{ view, seat, after, said, laid, caught, collected, isEnd }] : [];
}

describe('what a play is said to lead to', () => {
  const plays = [2, 3, 4, 5, 6].flatMap((seats) =>
    [...stepsOf(seats, 10, seats)].flatMap((step) => playOf(step)),
  );
  const catches = plays.filter(({ caught }) => caught !== undefined);
  // What is said of the pile holds as long as nobody has taken it at once.
  const calm = plays.filter(({ collected, isEnd }) => !collected && !isEnd);

  it('is the value the pile then has, and who is caught or gets away', () => {
    expect(plays.length).toBeGreaterThan(1000);
    for (const { view, said, laid, caught } of plays) {
      expect(said.value).toBe(laid.value);
      expect(said.caught?.seat).toBe(caught?.seat);
      expect(said.escaped).toBe(caught ? undefined : riskOf(view)?.seat);
    }
  });

  it('counts the cards of a catch', () => {
    expect(catches.length).toBeGreaterThan(10);
    for (const { said, collected } of catches)
      expect(said.caught?.cards).toBe(collected?.cards.length);
  });

  it('names the demand, the risk and the last card', () => {
    expect(calm.length).toBeGreaterThan(500);
    for (const { view, seat, after, said } of calm) {
      expect(said.demand).toBe(after.five);
      expect(said.risk).toBe(riskOf(after)?.card);
      expect(said.isOut).toBe(after.pending === seat && view.pending !== seat);
    }
  });

  it('is nothing for a Blind card and for a swap', () => {
    const others = [...stepsOf(3, 3, 5)].flatMap(({ view, seat, legal }) =>
      legal
        .filter(({ type }) => type === 'blind' || type === 'swap' || type === 'keep')
        .map((move) => consequenceOf(view, seat, move)),
    );
    expect(others.length).toBeGreaterThan(5);
    expect(others.every((said) => said === undefined)).toBe(true);
  });
});
