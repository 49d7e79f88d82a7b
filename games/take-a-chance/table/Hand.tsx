/** What only one seat sees: its stack. For replays with open cards. */

import { charmOf, colourOf } from '../facts/types.ts';
import type { View } from '../rules/index.ts';
import { Charm, colourClass, Emblem } from './art.tsx';
import { openBox, priceOf, printedOn } from '../facts/box.ts';
import { m } from './messages.ts';

export function Hand({ view: any }: { readonly view: unknown }) {
  const view = any as View;
  const box = openBox(view.options.set);
  if (typeof view.viewer !== 'number') return null;
  const stack = view.players[view.viewer]!.stack;
  return (
    <ul class="tc-small-hand">
      {stack.map(
        (card, place) =>
          typeof card === 'number' && (
            <li
              key={place}
              class={`tc-card tc-sc ${colourClass(box, colourOf(card))}`}
              title={m().names.card(printedOn(box, card))}
            >
              <Emblem box={box} colour={colourOf(card)} />
              <b>{m().names.colour(box.colours[colourOf(card)]!)}</b>
              {view.options.luckyCharm && <Charm name={box.charms[charmOf(card)]!} />}
              <span>{m().table.money(priceOf(box, card))}</span>
            </li>
          ),
      )}
    </ul>
  );
}
