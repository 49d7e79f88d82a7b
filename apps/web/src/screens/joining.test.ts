import { expect, test } from 'vitest';
import { seatTokenIn, tableAddress } from './joining.ts';

const ID = 'AbCdEfGhIjKlMnOpQrSt-_';

test('a link, a part of one, or the bare id leads to the table', () => {
  for (const pasted of [
    ID,
    ` ${ID}\n`,
    `/table/${ID}`,
    `parlor.example/table/${ID}`,
    `https://parlor.example/table/${ID}`,
    `Come to my table: https://parlor.example/table/${ID} tonight`,
  ])
    expect(tableAddress(pasted)).toBe(`/table/${ID}`);
});

test('what opens a seat comes along', () => {
  expect(tableAddress(`https://parlor.example/table/${ID}#a.b_c`)).toBe(`/table/${ID}#a.b_c`);
});

test('only what begins with the table opens a seat there', () => {
  expect(seatTokenIn(`#${ID}.player.seal`, ID)).toBe(`${ID}.player.seal`);
  for (const hash of ['', '#', '#content', `#${ID}`, '#another.player.seal', '#:~:text=Start'])
    expect(seatTokenIn(hash, ID)).toBeUndefined();
});

test('anything else leads nowhere', () => {
  for (const pasted of ['', 'hello', '/table/short', `/local/${ID}`, `${ID}x`])
    expect(tableAddress(pasted)).toBeUndefined();
});
