/** Who sits where: the human, if there is one, and bots with names. */

import {
  type AnyBrain,
  type Bot,
  brains,
  type Dice,
  isLevel,
  type Level,
  LEVELS,
  randomBot,
  rolloutBot,
  type Thinker,
} from '@parlor/bots';
import { type AnyGame, fastRng, MAX_RANGE, matchRng, type Seat, type Who } from '@parlor/kit';
import { seedBytes } from '@parlor/match';
import type { GameId } from '@parlor/registry';
import { openThinker } from '../thinking/open.ts';

export const BOT_KINDS = [...LEVELS, 'rollout', 'random'] as const;
export type BotKind = (typeof BOT_KINDS)[number];

const PLAYOUTS_PER_ANSWER = 300;

/** Those who need no brain. */
const SIMPLE_BOTS: Readonly<Record<Exclude<BotKind, Level>, Bot>> = {
  random: randomBot,
  rollout: rolloutBot(PLAYOUTS_PER_ANSWER),
};

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elsa', 'Felix', 'Greta', 'Hugo'];

export interface Party {
  /** Undefined when only bots play. */
  readonly human: Seat | undefined;
  readonly who: Who;

  /** Who the bots are, a line each, as far as there is anything to say. */
  readonly introductions: readonly string[];

  /** The answer of the bot at `seat`, which is asked at `ply` and sees `view`. */
  answer(
    game: AnyGame,
    view: { readonly viewer: unknown },
    seat: Seat,
    ply: number,
  ): Promise<BotAnswer>;

  /** When the evening is over. */
  close(): void;
}

export interface BotAnswer {
  readonly move: unknown;
  /** What the bot says about it, aloud. */
  readonly remark?: string;
  /** What went wrong, if the move is only a makeshift. */
  readonly trouble?: string;
}

export interface PartyWish {
  readonly game: GameId;
  /** Undefined when only bots play. */
  readonly human: Seat | undefined;
  /** By seat; what stands at the human's is not looked at. */
  readonly kinds: readonly BotKind[];
  /** Of the match. */
  readonly seed: string;
}

export async function party({ game, human, kinds, seed }: PartyWish): Promise<Party> {
  const bytes = seedBytes(seed);
  const brain = await brains[game]();
  const names = kinds.map((_, seat) =>
    seat === human ? 'You' : nameOf(brain, kinds, seat, human),
  );
  const who: Who = (seat) => names[seat] ?? `Seat ${seat}`;
  let thinker: Thinker | undefined;

  // A stream of the match seed that tells nothing about the shuffles: the whole evening follows from its seed.
  const diceAt = (ply: number): Dice => {
    const start = matchRng(bytes, ply, 'bot');
    return [start.below(MAX_RANGE), start.below(MAX_RANGE)];
  };

  return {
    human,
    who,
    introductions: introductionsOf(brain, kinds, names, human),

    async answer(game, view, seat, ply) {
      const kind = kinds[seat]!;
      const dice = diceAt(ply);
      if (!isLevel(kind)) {
        return { move: SIMPLE_BOTS[kind].choose(game, view, seat, fastRng(...dice)) as unknown };
      }
      thinker ??= openThinker();
      const { move, remark, trouble } = await thinker.think({
        game,
        level: kind,
        view,
        seat,
        dice,
      });
      return {
        move,
        ...(remark && { remark: brain.say(remark, who) }),
        ...(trouble && { trouble: trouble.why }),
      };
    },

    close: () => thinker?.close(),
  };
}

/** The first of a level is its persona in person; the others, and simple bots, have names of the house. */
function nameOf(
  { personas }: AnyBrain,
  kinds: readonly BotKind[],
  seat: Seat,
  human: Seat | undefined,
): string {
  const kind = kinds[seat]!;
  const isFirst = kinds.findIndex((other, at) => other === kind && at !== human) === seat;
  return isLevel(kind) && isFirst ? personas[kind].name : (NAMES[seat] ?? `Seat ${seat}`);
}

function introductionsOf(
  { personas }: AnyBrain,
  kinds: readonly BotKind[],
  names: readonly string[],
  human: Seat | undefined,
): string[] {
  return LEVELS.flatMap((level) => {
    const [first, ...others] = names.filter((_, seat) => kinds[seat] === level && seat !== human);
    if (first === undefined) return [];
    const like =
      others.length > 0
        ? ` ${inWords(others)} ${others.length > 1 ? 'play' : 'plays'} the same way.`
        : '';
    return [`${first}, ${level}: ${personas[level].style}${like}`];
  });
}

/** Ada, Bruno and Clara. */
export const inWords = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
