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

/** Moves of one word, and those with a verb and more. */
const BARE = ['roll', 'chance', 'first', 'or', 'use', 'throw', 'pass'] as const;
const VERBS = ['buy', 'swap', 'keep', 'bid', 'collect'] as const;

/** Reads '1200', 'bid $1,200', 'pass', 'buy red clover', 'keep 1 1 4 charm', 'collect full house'. */
export function read(messages: Messages, view: View, text: string): Move | undefined {
  const { typed } = messages.question;
  const box = openBox(view.options.set);
  const said = plain(text);
  for (const type of BARE) if (isSaid(said, [type, ...typed[type]])) return { type };
  const { verb, rest } = splitVerb(typed, said);
  switch (verb) {
    case 'buy':
      return parseMove({ type: 'buy', card: cardIn(messages, box, rest) });
    case 'swap':
      return readSwap(messages, box, rest);
    case 'keep':
      return readKeep(typed, view, rest);
    case 'bid':
      return readBid(typed, rest);
    case 'collect':
      return parseMove({ type: 'collect', combo: comboIn(messages, rest) });
    case undefined:
      return readBid(typed, said) ?? parseMove({ type: 'collect', combo: comboIn(messages, said) });
  }
}

/** One of these, alone or before a colon, which French sets off with a space. */
const isSaid = (said: string, words: readonly string[]): boolean =>
  words.some(
    (word) => said === word || [`${word}:`, `${word} :`].some((it) => said.startsWith(it)),
  );

interface Split {
  readonly verb: (typeof VERBS)[number] | undefined;
  readonly rest: string;
}

/** The verb comes first, and what it is about after it; or before it, where a language puts it that way. */
function splitVerb(typed: Typed, said: string): Split {
  for (const verb of VERBS)
    for (const word of [verb, ...typed[verb]].toSorted((a, b) => b.length - a.length))
      if (said === word || said.startsWith(`${word} `))
        return { verb, rest: said.slice(word.length).trim() };
  for (const verb of VERBS)
    for (const word of typed[verb]) {
      const at = `${said} `.replaceAll(',', ' ').indexOf(` ${word} `);
      if (at >= 0) return { verb, rest: said.slice(0, at) };
    }
  return { verb: undefined, rest: said };
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

/** The longest name that fits, because one can begin like another: in French 'carré' and 'carré et brelan'. */
function comboIn({ names }: Messages, said: string): Combo | undefined {
  return COMBOS.flatMap((combo) =>
    [combo, names.combo(combo), names.aCombo(combo)].map((name) => ({ combo, name: plain(name) })),
  )
    .filter(({ name }) => beginsWith(said, name))
    .toSorted((a, b) => b.name.length - a.name.length)[0]?.combo;
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
