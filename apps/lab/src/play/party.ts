/** Who sits where: the human, if there is one, and bots with names. */

import {
  type AnyBrain,
  type Bot,
  brains,
  type Seed,
  isLevel,
  type Level,
  LEVELS,
  type Reason,
  randomBot,
  rolloutBot,
  type Thinker,
} from '@parlor/bots';
import { type AnyGame, fastRng, MAX_RANGE, matchRng, type People, type Seat } from '@parlor/kit';
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
  readonly people: People;

  /** Who the bots are, as far as there is anything to say. */
  readonly introductions: readonly Introduction[];

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

/** All bots of one level, the one it is called after first. */
export interface Introduction {
  readonly level: Level;
  readonly name: string;
  readonly others: readonly string[];
}

export interface BotAnswer {
  readonly move: unknown;
  /** What the bot says about it, aloud. */
  readonly remark?: Reason;
  /** Something went wrong, and any legal move was made. */
  readonly isMakeshift?: boolean;
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
  const names = kinds.map((_, seat) => (seat === human ? '' : nameOf(brain, kinds, seat, human)));
  const people: People = (seat) => ({ name: names[seat]!, isReader: seat === human });
  let thinker: Thinker | undefined;

  // A stream of the match seed that tells nothing about the shuffles: the whole evening follows from its seed.
  const seedAt = (ply: number): Seed => {
    const start = matchRng(bytes, ply, 'bot');
    return [start.below(MAX_RANGE), start.below(MAX_RANGE)];
  };

  return {
    human,
    people,
    introductions: introductionsOf(kinds, names, human),

    async answer(game, view, seat, ply) {
      const kind = kinds[seat]!;
      const seed = seedAt(ply);
      if (!isLevel(kind)) {
        return { move: SIMPLE_BOTS[kind].choose(game, view, seat, fastRng(...seed)) as unknown };
      }
      thinker ??= openThinker();
      const { move, remark, trouble } = await thinker.think({
        game,
        level: kind,
        view,
        seat,
        seed,
      });
      return {
        move,
        ...(remark && { remark }),
        ...(trouble && { isMakeshift: true }),
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
  return isLevel(kind) && isFirst ? personas[kind].name : NAMES[seat % NAMES.length]!;
}

function introductionsOf(
  kinds: readonly BotKind[],
  names: readonly string[],
  human: Seat | undefined,
): Introduction[] {
  return LEVELS.flatMap((level) => {
    const [name, ...others] = names.filter((_, seat) => kinds[seat] === level && seat !== human);
    return name === undefined ? [] : [{ level, name, others }];
  });
}
