/** Everything this table says in English, beyond the game's own words. */

import type { Event, Move, View } from '@parlor/eight-and-a-half';
import { valueName } from '@parlor/eight-and-a-half/words';
import type { Seat } from '@parlor/kit';
import { type Card, GHOST, HALF } from './cards.ts';
import type { Consequence } from './consequences.ts';

/** Who is called what: a name, or 'You'. */
export interface Names {
  readonly me: Seat | undefined;
  readonly who: (seat: Seat) => string;
}

/** 'You' in the middle of a sentence. */
export const whom = ({ me, who }: Names, seat: Seat): string => (seat === me ? 'you' : who(seat));

const whose = ({ me, who }: Names, seat: Seat): string => (seat === me ? 'your' : `${who(seat)}’s`);

/** You take, Bruno takes. */
const does = ({ me }: Names, seat: Seat, mine: string, theirs = `${mine}s`): string =>
  seat === me ? mine : theirs;

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const countName = (count: number): string => COUNTS[count] ?? String(count);

const NUMBERS = ['zero', ...COUNTS.slice(1), 'nine'];

/** For the eye: 7, Half, Ghost. */
export const cardText = (card: Card): string =>
  card === HALF ? 'Half' : card === GHOST ? 'Ghost' : String(card);

/** For the ear: Seven, Half, Ghost. */
export const cardSpoken = (card: Card): string => {
  const name = card === HALF ? 'half' : card === GHOST ? 'ghost' : NUMBERS[card]!;
  return name[0]!.toUpperCase() + name.slice(1);
};

/** Two 7s, three Halves. */
export function cardsText(card: Card, count: number): string {
  if (count === 1) return cardText(card);
  const many = card === HALF ? 'Halves' : card === GHOST ? 'Ghosts' : `${card}s`;
  return `${countName(count)} ${many}`;
}

/** An 8, a 7. */
const withArticle = (card: Card): string => `${card === 8 ? 'an' : 'a'} ${cardText(card)}`;

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

const cardsCount = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** 'You', 'You and Bruno', 'You, Bruno and Nadia'. */
export const list = (names: readonly string[]): string =>
  names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]!}`;

// Where we are

export const whereText = ({ round, options, seats, phase }: View): string => {
  const at = `Round ${round} of ${options.rounds}`;
  return phase === 'swap' ? `${at} · before the first card` : `${at} · ${seats} players`;
};

// The question

export interface Asked {
  readonly title: string;
  readonly line: string;
}

export function askedToPlay(view: View, names: Names, legal: readonly Move[]): Asked {
  const me = view.players[names.me!]!;
  const first = legal[0];
  if (first?.type === 'blind')
    return {
      title: 'Turn up a Blind card, unseen',
      line: 'If it does not fit, you take it together with the pile. It can catch like any card.',
    };
  const fromTable = first?.type === 'open' ? 'One Open card a turn. ' : '';
  if (view.phase === 'start') {
    const isYellow = legal.every((move) => move.type === 'play' && move.card === firstCard(legal));
    return isYellow
      ? {
          title: `Start the round with your ${firstCard(legal)}`,
          line: 'The lowest yellow card in any hand opens the pile; its twins may go with it.',
        }
      : {
          title: 'Start the round with any card',
          line: 'Nobody holds a yellow card, so the choice is yours.',
        };
  }
  if (view.pile.length === 0)
    return {
      title:
        first?.type === 'open'
          ? 'Start a new pile with an Open card'
          : 'Start a new pile with any card',
      line: `${fromTable}The pile is empty: everything fits.`,
    };
  if (view.five)
    return {
      title: 'Answer the 5 with 5 or less',
      line: `${fromTable}0 to 5 go in any order. A Half lifts the demand, a Ghost hands it on.`,
    };
  const value = valueName(view.value);
  if (view.value === 8.5)
    return {
      title: catchTitle(view, names, legal) ?? 'Play on 8½',
      line: `${fromTable}Only a 9, a Ghost, or 8 and Half together go on 8½.`,
    };
  if (!Number.isInteger(view.value)) {
    const top = view.pile.at(-1)!.by;
    const catcher = view.value + 0.5;
    const title = catchTitle(view, names, legal);
    if (title !== undefined) {
      const place = view.players[top]!.table ? 'into the hand' : 'aside';
      return {
        title,
        line: `${fromTable}${capital(withArticle(catcher))} sends the whole pile to ${names.who(top)}, ${place}, and you start a new one.`,
      };
    }
    return {
      title: view.value > 9 ? `Play on ${value}` : `Play ${catcher} or more on ${value}`,
      line:
        view.value > 9
          ? `${fromTable}No number reaches it: a Half or a Ghost goes on.`
          : `${fromTable}No 0 on a half. You have no ${catcher} ${me.handSize > 0 ? 'in hand' : 'there'} to catch ${names.who(top)} with.`,
    };
  }
  return {
    title:
      view.value === 0
        ? 'Play anything on 0'
        : view.value >= 9
          ? `Play on ${value}`
          : `Play ${value} or more`,
    line: `${fromTable}A 0 takes it back to zero, a Half adds ½, a Ghost changes nothing.`,
  };
}

const firstCard = (legal: readonly Move[]): Card | undefined => {
  const [first] = legal;
  return first?.type === 'play' || first?.type === 'open' ? first.card : undefined;
};

function catchTitle(view: View, names: Names, legal: readonly Move[]): string | undefined {
  const catcher = view.value + 0.5;
  const canCatch = legal.some(
    (move) => (move.type === 'play' || move.type === 'open') && move.card === catcher,
  );
  return canCatch ? `Catch ${names.who(view.pile.at(-1)!.by)}, or play on` : undefined;
}

export const askedToSwap = (loser: string): Asked => ({
  title: 'You won the round: swap one Open card?',
  line: `One of yours against one of ${loser}’s, before anyone plays. Both go on top of the Blind cards.`,
});

// Buttons

export function playLabel(view: View, names: Names, move: Move): string {
  const next = consequenceName(view, names, move);
  switch (move.type) {
    case 'play':
      return next ?? `Play ${cardsText(move.card, move.count)}`;
    case 'eight-and-a-half':
      return 'Play 8 and Half';
    case 'open':
      return next ?? `Play the Open ${cardText(move.card)}`;
    case 'blind':
      return `Turn up Blind card ${move.place}`;
    case 'swap':
      return `Swap ${cardText(move.give)} for ${cardText(move.take)}`;
    case 'keep':
      return 'Keep as it is';
  }
}

function consequenceName(view: View, names: Names, move: Move): string | undefined {
  if (move.type !== 'play' && move.type !== 'open') return undefined;
  const top = view.pile.at(-1);
  if (!top || Number.isInteger(view.value) || view.value + 0.5 !== move.card) return undefined;
  const cards = move.type === 'play' ? cardsText(move.card, move.count) : `Open ${move.card}`;
  const the = move.type === 'play' && move.count > 1 ? '' : 'the ';
  return names.me === undefined ? undefined : `Catch with ${the}${cards}`;
}

/** A play in few words: 'two 7s', '8 + Half'. */
export function playTitle(move: Move, consequence: Consequence | undefined): string {
  const cards =
    move.type === 'play'
      ? capital(cardsText(move.card, move.count))
      : move.type === 'eight-and-a-half'
        ? '8 + Half'
        : move.type === 'open'
          ? `Open ${cardText(move.card)}`
          : move.type === 'blind'
            ? `Blind card ${move.place}`
            : '';
  return consequence?.caught ? `${cards}: catch` : cards;
}

/** What it leads to: 'makes 8, nobody is caught'. */
export function playResult(
  view: View,
  names: Names,
  move: Move,
  consequence: Consequence | undefined,
): string {
  if (!consequence) return 'nobody knows what it is';
  const { value, caught, escaped, risk, demand, isOut } = consequence;
  if (caught) {
    const takes = `${names.who(caught.seat)} ${does(names, caught.seat, 'take')} ${cardsCount(caught.cards)}`;
    return isOut ? `${takes}, and you are out` : takes;
  }
  const parts: string[] = [pileResult(view, move, value)];
  if (demand) parts.push('the next must play 5 or less');
  else if (risk !== undefined) parts.push(`${withArticle(risk)} catches you`);
  else if (escaped !== undefined) parts.push(`${names.who(escaped)} gets away`);
  if (isOut) parts.push(Number.isInteger(value) ? 'you are out' : 'you are out if nobody catches');
  return parts.join(', ');
}

function pileResult(view: View, move: Move, value: number): string {
  const name = valueName(value);
  if (move.type === 'play' || move.type === 'open') {
    if (move.card === GHOST) return view.pile.length === 0 ? 'stays empty at 0' : `stays ${name}`;
    if (move.card === 0) return 'back to 0';
  }
  return `makes ${name}`;
}

export const CHOOSE_A_CARD = 'Choose a card';
export const CHOOSE_FIRST = 'Choose a card first, with its twins if you like.';
export const CHOOSE_BLIND = 'Choose one of your Blind cards first.';
export const CHOOSE_BOTH = 'Choose one of your Open cards and one of theirs.';
export const SWAP = 'Swap';
export const KEEP = 'Keep as it is';
export const NOT_NOW = 'It is not your turn.';

// The pile

export const EMPTY_PILE = 'Empty';
export const pileCount = (count: number): string =>
  count === 1 ? '1 card in the pile' : `${count} cards in the pile`;

/** Under the value, line by line: whose it is and what threatens. */
export function pileNote(view: View, names: Names): readonly string[] {
  const top = view.pile.at(-1);
  if (!top)
    return [view.phase === 'start' ? 'the lowest yellow card starts' : 'any card starts it'];
  const left = `left by ${whom(names, top.by)}`;
  if (view.five) return [left, '5 or less goes on it'];
  if (Number.isInteger(view.value)) return [left];
  if (view.value > 8.5) return [left, 'no card catches it'];
  return [
    left,
    `${withArticle(view.value + 0.5)} catches ${top.by === names.me ? 'you' : names.who(top.by)}`,
  ];
}

export function dialSpoken(view: View, names: Names): string {
  const top = view.pile.at(-1);
  if (!top) return 'The pile is empty.';
  const demand = view.five ? ' 5 or less is demanded.' : '';
  const risk =
    !Number.isInteger(view.value) && view.value <= 8.5
      ? ` ${capital(withArticle(view.value + 0.5))} catches ${whom(names, top.by)}.`
      : '';
  return `The pile is ${valueName(view.value)}, ${cardsCount(view.pile.length)}, left by ${whom(names, top.by)}.${demand}${risk}`;
}

// Zones

export const HAND = 'Your hand';
export const OPEN = 'Open, on Blind';
export const OPEN_SHORT = 'Open on Blind';
export const BLIND = 'Blind';
export const BANK = 'Bank';
export const ASIDE = 'Aside';
export const HAND_KNOWN = 'Hand, known to all';
export const EMPTY_HAND = 'Your hand is empty';
export const inHand = (count: number): string => `${count} in hand`;
export const asideCount = (count: number): string => `${count} aside`;
export const bankCount = (count: number): string => `Bank ${count}`;
export const FROM_TABLE = 'on the table';
export const OUT_WAITING = 'out, if not caught';
export const WHAT_CARDS_DO = 'What your cards can do';
export const CHOOSE_TO_SEE = 'Choose a card to see what it does.';

/** The name of a card of mine as a screen reader says it. */
export const handSpoken = (card: Card, nth: number, of: number): string =>
  of === 1 ? cardSpoken(card) : `${cardSpoken(card)}, ${nth} of ${of}`;
export const openSpoken = (card: Card): string => `Open ${cardSpoken(card).toLowerCase()}`;
export const blindSpoken = (place: number): string => `Blind card ${place}, face down`;
export const bankSpoken = (count: number): string => `Bank: ${cardsCount(count)}`;
export const asideSpoken = (cards: readonly Card[]): string =>
  cards.length === 0 ? 'Nothing aside' : `Aside: ${cards.map(cardText).join(', ')}`;
/** Everything in front of a player, for the ear. */
export const storeSpoken = (
  bank: number,
  open: readonly (Card | null)[],
  blind: number,
  aside: number,
): string => {
  const cards = open.flatMap((card) => (card === null ? [] : [cardSpoken(card).toLowerCase()]));
  return `Bank ${bank}. Open: ${cards.length === 0 ? 'none' : cards.join(', ')}. Blind: ${blind}. Aside: ${aside}.`;
};

// The swap

export const swapTitle = (names: Names, seat: Seat): string =>
  seat === names.me ? 'yours' : whose(names, seat);
export const swapWatched = (names: Names, winner: Seat, loser: Seat): string =>
  `${names.who(winner)} won the last round and may swap an Open card with ${whom(names, loser)}, the Big Loser.`;
export const BIG_LOSER = 'Big Loser of the last round';
export const LAST_WINNER = 'won the last round';
export const swapSpoken = (names: Names, seat: Seat, card: Card): string =>
  `${swapTitle(names, seat)}: Open ${cardSpoken(card).toLowerCase()}`;

// What just happened

/** The tag at a seat: what it did, in a few words. */
export function tagOf(event: Event): string | undefined {
  switch (event.type) {
    case 'laid': {
      const [card] = event.cards;
      if (card === undefined) return undefined;
      if (event.cards.length === 2 && event.cards[1] !== card) return '8 and Half: 8½';
      const cards = capital(cardsText(card, event.cards.length));
      const from =
        event.from === 'hand' ? '' : event.from === 'open' ? 'Open card: ' : 'Blind card: ';
      if (card === HALF)
        return `${from}${cards}: ${valueName(event.value - event.cards.length / 2)} becomes ${valueName(event.value)}`;
      if (card === GHOST) return `${from}${cards}: still ${valueName(event.value)}`;
      if (card === 0) return `${from}${cards}: back to 0`;
      if (card === 5) return `${from}${cards}: now 5 or less`;
      return `${from}${cards}`;
    }
    case 'collected':
      return event.why === 'caught'
        ? `caught, takes ${cardsCount(event.cards.length)}`
        : event.why === 'blind'
          ? `${cardText(event.cards.at(-1)!)} does not fit, takes ${cardsCount(event.cards.length)}`
          : `nothing fits, takes ${cardsCount(event.cards.length)}`;
    case 'swapped':
      return `swaps ${cardText(event.give)} for ${cardText(event.take)}`;
    case 'kept':
      return 'swaps nothing';
    case 'out':
      return 'out, if not caught';
    case 'starts':
      return 'starts the round';
    default:
      return undefined;
  }
}

export const catchTag = (names: Names, seat: Seat): string => `catches ${whom(names, seat)}`;

/** The sentence on the cloth: the weightiest thing of a moment. */
export function captionOf(events: readonly Event[], view: View, names: Names): string | undefined {
  const of = <Type extends Event['type']>(type: Type) =>
    events.find((event): event is Extract<Event, { type: Type }> => event.type === type);
  const { who } = names;
  const ended = of('round-ended');
  if (ended)
    return ended.winner === null
      ? `Round ${ended.round} is stopped.`
      : `${who(ended.winner)} ${does(names, ended.winner, 'win')} round ${ended.round}.`;
  const caught = of('caught');
  const collected = of('collected');
  if (caught)
    return `${who(caught.by)} ${does(names, caught.by, 'catch', 'catches')} ${whom(names, caught.seat)} on ${valueName(caught.value)}. ${who(caught.seat)} ${does(names, caught.seat, 'take')} ${cardsCount(collected?.cards.length ?? 0)}.`;
  const turned = of('turned');
  if (collected?.why === 'blind' && turned)
    return `${who(turned.seat)} ${does(names, turned.seat, 'turn')} up ${cardText(turned.card)}: it does not fit. ${cardsCount(collected.cards.length)} ${collected.to === 'hand' ? 'into the hand' : 'aside'}.`;
  const laid = of('laid');
  if (collected)
    return `${laid ? `${laidText(laid, names)} ` : ''}${who(collected.seat)} ${does(names, collected.seat, 'have', 'has')} nothing to lay and ${does(names, collected.seat, 'take')} ${cardsCount(collected.cards.length)}.`;
  const out = of('out');
  if (out && view.turn !== null)
    return `${who(out.seat)} ${does(names, out.seat, 'are', 'is')} out, unless ${whom(names, view.turn)} ${does(names, view.turn, 'catch', 'catches')} it.`;
  if (laid) return `${laidText(laid, names)}${riskText(view, names)}`;
  const swapped = of('swapped');
  if (swapped)
    return `${who(swapped.seat)} ${does(names, swapped.seat, 'swap')} ${cardText(swapped.give)} for ${whose(names, swapped.other)} ${cardText(swapped.take)}.`;
  const starts = of('starts');
  const kept = of('kept');
  if (starts)
    return `${kept ? `${who(kept.seat)} ${does(names, kept.seat, 'swap')} nothing. ` : ''}${who(starts.seat)} ${does(names, starts.seat, 'start')} the round.`;
  const dealt = of('dealt');
  if (dealt)
    return `${who(dealt.dealer)} ${does(names, dealt.dealer, 'deal')} round ${dealt.round}.`;
  return undefined;
}

function laidText(laid: Extract<Event, { type: 'laid' }>, names: Names): string {
  const { seat, cards, from, value } = laid;
  const [card] = cards;
  const isPair = cards.length === 2 && cards[0] !== cards[1];
  const what = isPair
    ? '8 and Half'
    : cards.length === 1 && from === 'hand' && (card === HALF || card === GHOST)
      ? withArticle(card)
      : cardsText(card!, cards.length);
  const table = from === 'hand' ? '' : from === 'open' ? 'the Open ' : 'the Blind ';
  const verb =
    from === 'blind'
      ? does(names, seat, 'turn up', 'turns up')
      : card === HALF && !isPair
        ? does(names, seat, 'add')
        : does(names, seat, 'play');
  const leads =
    card === HALF || isPair
      ? `: ${valueName(value)}`
      : card === GHOST
        ? `: still ${valueName(value)}`
        : card === 5
          ? ': now 5 or less'
          : '';
  return `${names.who(seat)} ${verb} ${table}${what}${leads}.`;
}

function riskText(view: View, names: Names): string {
  if (Number.isInteger(view.value) || view.value > 8.5 || view.turn === null) return '';
  return view.turn === names.me
    ? ' Only you can catch it, and only now.'
    : ` Only ${names.who(view.turn)} can catch it, and only now.`;
}

// Rounds and points

export const POINTS = 'Points';
export const afterRounds = (done: number, of: number): string => `after ${done} of ${of} rounds`;
export const BEFORE_ROUNDS = 'first round';
export const PLAYER = 'Player';
export const CARDS = 'Cards';
export const SUM = 'Sum';
export const roundHead = (round: number): string => `R${round}`;
export const roundSlip = (round: number): string => `Round ${round}`;

/** How the points of a round came about. */
export function pointsText(points: number): string {
  switch (points) {
    case 3:
      return 'out first, and fewest cards';
    case 2:
      return 'out first';
    case 1:
      return 'fewest cards';
    default:
      return '';
  }
}
export const slipCards = (count: number): string => `${cardsCount(count)} left`;
export const STOPPED = 'Stopped after 300 turns each: nobody went out.';

export const KNOWN = 'What play has told';
export const knownLacks = (
  name: string,
  { count, cards, pair }: NonNullable<View['players'][number]['lacks']>,
  handSize: number,
): string =>
  `${name}: ${count === handSize ? 'holds' : `of ${handSize} cards at least ${countName(count)}`} ${count === handSize ? 'none of' : count === 1 ? 'is none of' : 'are none of'} ${cards.map(cardText).join(' ')}${pair ? ', no 8 with a Half' : ''}`;

// The ending

export const TABLE_OF_ROUNDS = 'How the points came about';
export const WON_MARK = 'first out: 2';
export const FEWEST_MARK = 'fewest cards: 1';

export function decidedText(
  winners: readonly Seat[],
  { points, sheet }: Pick<View, 'points' | 'sheet'>,
  since: number | undefined,
  names: Names,
): string {
  const best = Math.max(...points);
  if (winners.length > 1) {
    const who = winners.map((seat, i) => (i === 0 ? names.who(seat) : whom(names, seat)));
    return `${list(who)} share first place with ${pointsCount(best)} each.`;
  }
  const winner = winners[0]!;
  const others = points.filter((_, seat) => seat !== winner);
  const lead = best - Math.max(...others);
  const wins = sheet.filter((row) => row[winner]! >= 2).length;
  const by = `${names.who(winner)} ${does(names, winner, 'win')} by ${pointsCount(lead)}`;
  if (sheet.length === 1)
    return wins === 1
      ? `${by}: out first${sheet[0]![winner] === 3 ? ', with the fewest cards' : ''}.`
      : `${by}: nobody went out, and fewest cards decided.`;
  const rounds =
    wins === 0
      ? 'without going out first even once'
      : `out first in ${wins} of ${sheet.length} rounds`;
  const lasting =
    since === undefined
      ? ''
      : since === 1
        ? ' The lead held from the first round on.'
        : since === sheet.length
          ? ' The last round decided it.'
          : ` The lead was taken in round ${since} and kept.`;
  return `${by}, ${rounds}.${lasting}`;
}

const pointsCount = (points: number): string => (points === 1 ? '1 point' : `${points} points`);
