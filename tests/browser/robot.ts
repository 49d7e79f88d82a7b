/**
 * Plays through the page like somebody who tries whatever can be tried. It looks
 * at the page as a person does, and acts with nothing but mouse, finger or keys.
 */

import type { Page } from 'playwright-core';
import { LOOK } from './look.mjs';

const STUCK_MS = 45_000;
/** A little less than a test may take: here the page is told of, too. */
const LIMIT_MS = 850_000;
const WAIT_MS = 15;

/** What can be seen of a table. */
interface Sight {
  readonly isOver: boolean;
  /** Am I asked something, with no answer on its way? */
  readonly isAsked: boolean;
  /** Does a sheet lie over the table? */
  readonly isInSheet: boolean;
  /** Where the brass button is, when it does something. */
  readonly primary: Spot | undefined;
  /** Cards, piles, answers and other buttons that can be pressed, none of the bar or the rail. */
  readonly targets: readonly Spot[];
  /** The letters printed on the buttons. */
  readonly keys: readonly string[];
  readonly hasFocus: boolean;
  /** What has it, for whoever reads why a robot got nowhere. */
  readonly focused: string;
  /** Changes whenever anything on the page does. */
  readonly print: string;
}

type Spot = readonly [x: number, y: number];

export const look = (page: Page): Promise<Sight> => page.evaluate<Sight>(LOOK);

export interface Robot {
  /** Does one thing that can be done now. */
  act(page: Page, sight: Sight, turn: number): Promise<void>;
}

/** Every few turns something else first, so that more than the one usual way is walked. */
const isUsual = (turn: number): boolean => turn % 4 !== 3;

/** Neighbours of a turn get quite different numbers, the same each time. */
const mixed = (turn: number): number => Math.imul(turn + 1, 0x9e3779b1) >>> 8;

const pressing = (press: (page: Page, spot: Spot) => Promise<void>): Robot => ({
  async act(page, { primary, targets }, turn) {
    const spot =
      primary && (isUsual(turn) || targets.length === 0)
        ? primary
        : targets[mixed(turn) % targets.length];
    if (spot) await press(page, spot);
  },
});

export const clicking = pressing((page, [x, y]) => page.mouse.click(x, y));
export const tapping = pressing((page, [x, y]) => page.touchscreen.tap(x, y));

/** Along the cards, and to other rows of them. */
const ARROWS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'] as const;

/** Only keys: Enter for the brass button, arrows and Space or digits to choose, and the letters on the buttons. */
export const typing: Robot = {
  async act(page, { primary, keys, isInSheet }, turn) {
    if (primary && isUsual(turn)) return page.keyboard.press('Enter');
    const number = mixed(turn);
    if (isInSheet) {
      // Out of a field as well, where arrows and Space belong to the text.
      for (let step = 0; step <= number % 5; step++) await page.keyboard.press('Tab');
      return page.keyboard.press('Space');
    }
    const letters = keys.filter((key) => /^[A-Z0-9]$/.test(key));
    switch (number % 4) {
      case 0: {
        const letter = letters[(number >> 4) % letters.length];
        if (letter !== undefined) return page.keyboard.press(letter.toLowerCase());
        break;
      }
      case 1:
        return page.keyboard.press(String(1 + ((number >> 4) % 9)));
      default:
    }
    const arrow = ARROWS[(number >> 8) % ARROWS.length]!;
    for (let step = 0; step <= (number >> 4) % 4; step++) await page.keyboard.press(arrow);
    return page.keyboard.press('Space');
  },
};

export interface Game {
  readonly limitMs?: number;
  /** Called between two actions, with how many there have been. */
  readonly between?: (turn: number, sight: Sight) => Promise<void>;
  /** Stops before the end. */
  readonly until?: (turn: number, sight: Sight) => boolean | Promise<boolean>;
}

/** Plays until the match is over; throws when nothing happens for too long. */
export async function playToTheEnd(
  page: Page,
  robot: Robot,
  { limitMs = LIMIT_MS, between, until }: Game = {},
): Promise<void> {
  const ends = Date.now() + limitMs;
  let lastChange = Date.now();
  let seen = '';
  let focused = '';
  for (let turn = 0; Date.now() < ends; ) {
    const sight = await look(page);
    if (sight.isOver || (await until?.(turn, sight))) return;
    focused = sight.focused;
    if (sight.print !== seen) {
      seen = sight.print;
      lastChange = Date.now();
    } else if (Date.now() - lastChange > STUCK_MS)
      throw new Error(`nothing happens any more, at ${focused}:\n${seen.slice(0, 2000)}`);
    if (sight.isAsked || sight.primary) {
      await between?.(turn, sight);
      await robot.act(page, sight, turn);
      turn++;
    } else await page.waitForTimeout(WAIT_MS);
  }
  throw new Error(`the match did not end in time, at ${focused}:\n${seen.slice(0, 2000)}`);
}
