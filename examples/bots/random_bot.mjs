#!/usr/bin/env node
/** The same in JavaScript: any legal move of any game. */

import { createInterface } from 'node:readline';

const PROTOCOL = 1;

/** @type {(ask: { moves?: unknown[], examples?: unknown[], dice: number }) => unknown} */
function choose({ moves, examples, dice }) {
  const legal = moves ?? examples ?? [];
  return legal[dice % legal.length];
}

const say = (/** @type {object} */ message) => console.log(JSON.stringify(message));

for await (const line of createInterface({ input: process.stdin })) {
  const heard = JSON.parse(line);
  if (heard.type === 'hello') say({ type: 'hello', protocol: PROTOCOL });
  else if (heard.type === 'ask') say({ type: 'move', id: heard.id, move: choose(heard) });
  else if (heard.type === 'refused') console.error(`refused: ${heard.code}`);
  else if (heard.type === 'bye') break;
}
