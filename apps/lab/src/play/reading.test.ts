import { fastRng, firstSeat, LANGUAGES, NO_SEATS, type People, WIDE } from '@parlor/kit';
import { loadTerminal } from '@parlor/messages/terminal';
import { GAME_IDS, games } from '@parlor/registry';
import { loadText } from '@parlor/registry/texts';
import { describe, expect, it } from 'vitest';
import { commandIn } from './ask.ts';
import { plain, readAnswer } from './reading.ts';

const listed = ['Two twos', 'Two threes', 'Steal one from Zoë', 'Pass'].map((words) => ({
  move: words,
  words,
}));
/** A game in which a number is a card. */
const read = (typed: string): unknown => (/^\d$/.test(typed) ? `card ${typed}` : undefined);
const reading = (typed: string) => readAnswer({ typed, listed, read });
const move = (input: unknown) => ({ type: 'move', input });

describe('a typed answer', () => {
  it('is a line by # and its number, and a card by its number', () => {
    expect(reading('#2')).toEqual(move('Two threes'));
    expect(reading('# 2')).toEqual(move('Two threes'));
    expect(reading('2')).toEqual({ ...move('card 2'), isLineToo: true });
    expect(reading('9')).toEqual(move('card 9'));
    expect(reading('04')).toEqual({ type: 'number' });
    expect(reading('12')).toEqual({ type: 'no-line' });
    for (const none of ['#0', '#5', '#', '#x']) expect(reading(none)).toEqual({ type: 'no-line' });
  });

  it('is a line by its words, whatever case, accents and punctuation', () => {
    expect(reading('two twos')).toEqual(move('Two twos'));
    expect(reading('  STEAL  one, from zoe! ')).toEqual(move('Steal one from Zoë'));
  });

  it('may be cut short where that tells it from all others', () => {
    expect(reading('steal')).toEqual(move('Steal one from Zoë'));
    expect(reading('two t')).toEqual({ type: 'several', lines: [0, 1] });
    expect(reading('p')).toEqual({ type: 'nothing' });
    expect(reading('three')).toEqual({ type: 'nothing' });
  });

  it('may be JSON', () => {
    expect(reading('{"coins":3}')).toEqual(move({ coins: 3 }));
    expect(reading('{"coins":')).toEqual({ type: 'nothing' });
  });

  it('keeps signs, which mean something', () => {
    expect(plain('+1 Straße')).toBe('+1 strasse');
    expect(plain('$5')).not.toBe(plain('5'));
  });
});

const STEPS = 150;
const people: People = (seat) => ({ name: ['', 'Zoë', 'Ben', 'Cy'][seat]!, isReader: seat === 0 });
const spoken = GAME_IDS.flatMap((id) => LANGUAGES.map((language) => ({ id, language })));

describe.each(spoken)('what is typed at a table of $id ($language)', async ({ id, language }) => {
  const text = await loadText[id](language);
  const terminal = await loadTerminal[language]();
  const game = games[id];

  it('chooses a line by its own words, and nothing else by them', () => {
    const rng = fastRng(11);
    const seats = game.seatCounts.includes(4) ? 4 : game.seatCounts[0]!;
    const state: unknown = game.setup({ seats, options: game.presets.standard }, rng);
    const wrong: string[] = [];
    for (let step = 0; step < STEPS && game.toAct(state) !== NO_SEATS; step++) {
      const seat = firstSeat(game.toAct(state));
      const view: unknown = game.view(state, seat);
      const moves: unknown[] = [];
      const count = game.moves(state, seat, moves as never[]);
      const lines =
        count === WIDE
          ? []
          : moves
              .slice(0, count)
              .map((one) => ({ move: one, words: text.answer(view, one, people) }));
      for (const line of lines) {
        const found = readAnswer({
          typed: line.words,
          listed: lines,
          read: (typed) => text.read(view, typed, people) as unknown,
        });
        if (found.type !== 'move' || JSON.stringify(found.input) !== JSON.stringify(line.move))
          wrong.push(line.words);
      }
      // Whatever asks for help must not be a move.
      for (const command of Object.entries(terminal.play.commands).flat()) {
        expect(commandIn(command, terminal)).toBeDefined();
        expect(text.read(view, command, people), command).toBeUndefined();
      }
      game.apply(state, seat, game.sample(state, seat, rng), rng);
    }
    expect([...new Set(wrong)]).toEqual([]);
  });
});
