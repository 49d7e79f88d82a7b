/**
 * The game once more, as plainly as it can be said: cards by name, nothing
 * counted, nothing fast. Written from the README alone; shares no code with
 * the game, so that a mistake in one of them shows.
 */

import type { Json, Seat } from '@parlor/kit';
import type { PlainGame } from '@parlor/testkit';

interface Options {
  readonly days: number;
  readonly purse: number;
  readonly scouting: boolean;
}

interface Merchant {
  coins: number;
  hand: string[];
  /** Goods of the hand that all saw being bought. */
  shown: string[];
  bid: number | null;
}

interface AnyMove {
  readonly type: string;
  readonly coins: number;
  readonly good: string;
  readonly count: number;
}

const KINDS = ['silk', 'spice', 'tea', 'copper'];
const PRICE = [0, 1, 4, 8, 13, 19, 26];

export const plainBazaar: PlainGame<Options> = ({ seats, options }, setupRng) => {
  const deck = setupRng.shuffle(KINDS.flatMap((kind) => new Array<string>(6).fill(kind)));
  const merchants: Merchant[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const hand = [deck.pop()!, deck.pop()!, deck.pop()!];
    merchants.push({ coins: options.purse, hand, shown: [], bid: null });
  }
  const sold: string[] = [];
  let bank = 120;
  let day = 1;
  let phase = 'bidding';
  let winner: Seat | null = null;
  let scout: Seat | null = null;
  let stall: string | null = deck.pop()!;

  const howMany = (goods: readonly string[], kind: string) =>
    goods.filter((good) => good === kind).length;

  const remove = (goods: string[], kind: string) => {
    if (goods.includes(kind)) goods.splice(goods.indexOf(kind), 1);
  };

  function pay(merchant: Merchant, coins: number): void {
    merchant.coins += coins;
    bank -= coins;
  }

  function nextDay(sender: Seat | null): void {
    day++;
    stall = deck.pop()!;
    scout = sender;
    winner = null;
    phase = 'bidding';
  }

  function openBids(): void {
    const order = merchants.map((_, turn) => (day - 1 + turn) % seats);
    const highest = Math.max(...merchants.map(({ bid }) => bid!));
    winner = order.find((seat) => merchants[seat]!.bid === highest)!;
    const buyer = merchants[winner]!;
    pay(buyer, -highest);
    buyer.hand.push(stall!);
    buyer.shown.push(stall!);
    for (const merchant of merchants) merchant.bid = null;
    phase = 'selling';
    if (day === options.days) close();
  }

  function close(): void {
    phase = 'over';
    winner = null;
    stall = null;
    scout = null;
    for (const merchant of merchants) {
      for (const kind of KINDS) pay(merchant, PRICE[howMany(merchant.hand, kind)]!);
      merchant.shown = [...merchant.hand];
    }
  }

  function toAct(): Seat[] {
    if (phase === 'selling') return [winner!];
    if (phase === 'over') return [];
    return merchants.flatMap(({ bid }, seat) => (bid === null ? [seat] : []));
  }

  const mayScout = () => options.scouting && day + 2 <= options.days;

  function isLegal(seat: Seat, json: Json): boolean {
    const move = json as unknown as AnyMove;
    if (!toAct().includes(seat)) return false;
    const merchant = merchants[seat]!;
    if (phase === 'bidding') return move.type === 'bid' && move.coins <= merchant.coins;
    if (move.type === 'sell') return move.count <= howMany(merchant.hand, move.good);
    if (move.type === 'scout') return mayScout();
    return move.type === 'keep';
  }

  const counted = (goods: readonly string[]): Json =>
    Object.fromEntries(KINDS.map((kind) => [kind, howMany(goods, kind)]));

  return {
    toAct,
    isLegal,

    moves(seat) {
      if (phase === 'bidding') return 'wide';
      const moves: Json[] = [{ type: 'keep' }];
      for (const good of KINDS) {
        for (let count = 1; count <= howMany(merchants[seat]!.hand, good); count++) {
          moves.push({ type: 'sell', good, count });
        }
      }
      if (mayScout()) moves.push({ type: 'scout' });
      return moves;
    },

    play(seat, json) {
      const move = json as unknown as AnyMove;
      const merchant = merchants[seat]!;
      if (move.type === 'bid') {
        merchant.bid = move.coins;
        if (toAct().length === 0) openBids();
        return;
      }
      if (move.type === 'sell') {
        for (let card = 0; card < move.count; card++) {
          remove(merchant.hand, move.good);
          remove(merchant.shown, move.good);
          sold.push(move.good);
        }
        pay(merchant, PRICE[move.count]!);
      }
      nextDay(move.type === 'scout' ? seat : null);
    },

    outcome() {
      if (phase !== 'over') return undefined;
      const scores = merchants.map(({ coins }) => coins);
      const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
      return { scores, places };
    },

    facts: () => ({
      day,
      phase,
      winner,
      stall,
      bank,
      coins: merchants.map(({ coins }) => coins),
      hands: merchants.map(({ hand }) => counted(hand)),
      shown: merchants.map(({ shown }) => counted(shown)),
      deck: [...deck],
      sold: counted(sold),
      bids: merchants.map(({ bid }) => bid),
      scout,
    }),
  };
};
