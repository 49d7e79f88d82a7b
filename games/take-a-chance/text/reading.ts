/**
 * Typed answers: amounts for bids, every other move in a few words of the
 * language or as the list of answers has it, and the notation, which is the same
 * in every language.
 */

import { type Box, cardName, openBox, printedOn } from '../facts/box.ts';
import { COMBOS, type Combo } from '../facts/dice/combos.ts';
import { parseMove } from '../facts/interned.ts';
import { CARDS, type Card, type Move } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';
import type { View } from '../rules/view.ts';

/** Small letters, single spaces, plain apostrophes. */
const plain = (text: string): string =>
  text.trim().toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');

type Typed = Messages['question']['typed'];

/** Moves of one word. */
const BARE = ['roll', 'chance', 'first', 'or', 'use', 'throw', 'pass'] as const;

/** Reads '1200', 'bid $1,200', 'pass', 'buy red clover', 'keep 1 1 4 charm', 'collect full house'. */
export function read(messages: Messages, view: View, text: string): Move | undefined {
  const { typed } = messages.question;
  const box = openBox(view.options.set);
  const said = plain(text);
  for (const type of BARE) if (isSaid(said, [type, ...typed[type]])) return { type };
  const bought = after(said, ['buy', ...typed.buy]);
  if (bought !== undefined) return parseMove({ type: 'buy', card: cardIn(messages, box, bought) });
  const swapped = after(said, ['swap', ...typed.swap]);
  if (swapped !== undefined) return readSwap(messages, box, swapped);
  const kept = after(said, ['keep', ...typed.keep]);
  if (kept !== undefined) return readKeep(typed, view, kept);
  const bid = readBid(typed, after(said, ['bid', ...typed.bid]) ?? said);
  if (bid) return bid;
  const collected = after(said, ['collect', ...typed.collect]) ?? said;
  return parseMove({ type: 'collect', combo: comboIn(messages, collected) });
}

/** One of these, alone or before a colon. */
const isSaid = (said: string, words: readonly string[]): boolean =>
  words.some((word) => said === word || said.startsWith(`${word}:`));

/** What comes after the longest of these verbs; undefined where it is none of them. */
function after(said: string, verbs: readonly string[]): string | undefined {
  const verb = verbs
    .toSorted((a, b) => b.length - a.length)
    .find((one) => said === one || said.startsWith(`${one} `));
  return verb === undefined ? undefined : said.slice(verb.length).trim();
}

/** Whether a text is this name, or goes on after it. */
const beginsWith = (said: string, name: string): boolean =>
  said === name || (said.startsWith(name) && /^[ ,:]/.test(said.slice(name.length)));

function cardIn({ names }: Messages, box: Box, said: string): Card | undefined {
  for (let card = 0; card < CARDS; card++) {
    const called = [cardName(box, card), names.card(printedOn(box, card))].map(plain);
    if (called.some((name) => beginsWith(said, name))) return card;
  }
  return undefined;
}

function readSwap(messages: Messages, box: Box, said: string): Move | undefined {
  for (const between of [' → ', ' for ', ...messages.question.typed.swapFor]) {
    const at = said.indexOf(between);
    if (at < 0) continue;
    const give = cardIn(messages, box, said.slice(0, at));
    const take = cardIn(messages, box, said.slice(at + between.length));
    return parseMove({ type: 'swap', give, take });
  }
  return undefined;
}

function comboIn({ names }: Messages, said: string): Combo | undefined {
  return COMBOS.find((combo) =>
    [combo, names.combo(combo), names.aCombo(combo)].some((name) => beginsWith(said, plain(name))),
  );
}

function readKeep(typed: Typed, { roll }: View, said: string): Move | undefined {
  if (typed.everything.includes(said))
    return roll
      ? parseMove({
          type: 'keep',
          dice: roll.dice.toSorted((a, b) => a - b),
          charm: roll.charm !== null,
        })
      : undefined;
  const rest = typed.keepRest.map((one) => said.indexOf(one)).find((at) => at >= 0);
  const words = said.slice(0, rest).replaceAll(',', ' ').split(' ').filter(Boolean);
  const charms = ['charm', ...typed.charm];
  const silent = ['nothing', ...typed.nothing, ...typed.between, ...charms];
  const dice = words.filter((word) => !silent.includes(word));
  // '114' is as good as '1 1 4'.
  if (!dice.every((word) => /^[1-6]+$/.test(word))) return undefined;
  const charm = words.some((word) => charms.includes(word));
  return parseMove({ type: 'keep', dice: Array.from(dice.join(''), Number), charm });
}

function readBid({ thousands }: Typed, said: string): Move | undefined {
  const digits = said.replace(/^\$ ?/, '').replace(/ ?\$$/, '');
  const groups = digits.split(thousands);
  const isGrouped = groups.every((group, at) =>
    at === 0 ? /^\d{1,3}$/.test(group) : /^\d{3}$/.test(group),
  );
  if (!/^\d+$/.test(digits) && !isGrouped) return undefined;
  return parseMove({ type: 'bid', amount: Number(groups.join('')) });
}
