// The rules of take-a-chance, edition 1, frozen. Never edit this file: see scripts/freeze.mjs.
// @ts-nocheck
const seatSet = (...seats) => seats.reduce((set, seat) => set | 1 << seat, 0);
const hasSeat = (set, seat) => Number.isInteger(seat) && seat >= 0 && seat < 32 && (set >>> seat & 1) === 1;
const firstSeat = (set) => 31 - Math.clz32(set & -set);
function seatsOf(set) {
	const seats = [];
	for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(firstSeat(rest));
	return seats;
}
// packages/kit/src/rng.ts
const MAX_RANGE = 2 ** 21;
// packages/games/take-a-chance/src/cards.ts
const rulebook = (value) => ({
	value,
	source: "rulebook"
});
const rebuilt = (value) => ({
	value,
	source: "rebuilt"
});
const pays = (combo, amount, source = "rebuilt") => ({
	combo: {
		value: combo,
		source
	},
	amount: rebuilt(amount)
});
const COLOURS = [
	{
		name: rulebook("Purple"),
		price: rebuilt(1e3),
		pays: [
			pays("pair", 500),
			pays("two-pairs", 1e3, "rulebook"),
			pays("three-of-a-kind", 2e3)
		]
	},
	{
		name: rulebook("Orange"),
		price: rebuilt(2e3),
		pays: [pays("two-pairs", 1500, "rulebook"), pays("straight-of-four", 3e3)]
	},
	{
		name: rulebook("Red"),
		price: rebuilt(3e3),
		pays: [pays("full-house", 4e3, "rulebook"), pays("four-of-a-kind", 5e3)]
	},
	{
		name: rebuilt("Yellow"),
		price: rebuilt(4e3),
		pays: [pays("straight-of-five", 5e3), pays("three-pairs", 6e3)]
	},
	{
		name: rulebook("Green"),
		price: rebuilt(5e3),
		pays: [
			pays("straight-of-six", 8e3),
			pays("two-threes", 8e3),
			pays("five-of-a-kind", 1e4)
		]
	},
	{
		name: rebuilt("Blue"),
		price: rebuilt(6e3),
		pays: [
			pays("four-and-three", 12e3),
			pays("six-of-a-kind", 2e4),
			pays("seven-of-a-kind", 5e4)
		]
	}
];
const CHARMS$1 = [
	rulebook("horseshoe"),
	rebuilt("clover"),
	rebuilt("rabbit's foot"),
	rebuilt("wishbone"),
	rebuilt("penny"),
	rebuilt("ladybug")
];
const BUY$1 = { do: "buy" };
const BUY_TWO = { do: "buy-two" };
const BUY_NEW = { do: "buy-new" };
const SWAP = { do: "swap" };
const ANOTHER_TICKET = { do: "ticket" };
const PLAIN_ROLL$1 = {
	do: "roll",
	dice: 0,
	rethrows: 0,
	pays: 1
};
const poolLess = (less) => ({
	do: "buy-pool",
	less
});
const collect$1 = (amount) => ({
	do: "collect",
	amount
});
const keep = (what) => ({
	do: "keep",
	what
});
const roll = (more = {}) => ({
	...PLAIN_ROLL$1,
	...more
});
const ticket = (copies, ...choices) => ({
	copies: rebuilt(copies),
	choices: rebuilt(choices)
});
const TICKETS = [
	ticket(4, [BUY$1, roll()], [roll()]),
	ticket(3, [poolLess(500), roll()], [collect$1(500)]),
	ticket(3, [BUY_NEW, roll()], [roll({ dice: 1 })]),
	ticket(3, [BUY_TWO], [BUY$1], [roll()]),
	ticket(3, [roll({ dice: 1 })]),
	ticket(2, [roll({ dice: 2 })]),
	ticket(3, [roll(), roll()]),
	ticket(2, [roll({ rethrows: 1 })]),
	ticket(2, [roll({ pays: 2 })]),
	ticket(3, [collect$1(1e3), ANOTHER_TICKET]),
	ticket(2, [roll(), ANOTHER_TICKET]),
	ticket(2, [SWAP, roll()], [collect$1(1e3)]),
	ticket(2, [keep("die")]),
	ticket(2, [keep("rethrow")])
];
const STANDARD_SET = {
	colours: COLOURS,
	charms: CHARMS$1,
	cards: COLOURS.flatMap((colour) => CHARMS$1.map((charm) => ({
		colour: colour.name.value,
		charm: charm.value
	}))),
	tickets: TICKETS
};
const COUNTS = countsByHand();
const HANDS = COUNTS.length / 6;
const FIRST_HAND = firstHands();
const WITH_DIE = handsWithDie();
function countsByHand() {
	const all = [];
	const counts = new Array(6).fill(0);
	const fill = (face, left) => {
		if (face === 5) {
			counts[face] = left;
			all.push(...counts);
			return;
		}
		for (let count = 0; count <= left; count++) {
			counts[face] = count;
			fill(face + 1, left - count);
		}
	};
	for (let size = 0; size <= 9; size++) fill(0, size);
	return Uint8Array.from(all);
}
function firstHands() {
	const first = new Uint16Array(11);
	for (let hand = 0; hand < HANDS; hand++) {
		let size = 0;
		for (let face = 0; face < 6; face++) size += COUNTS[6 * hand + face];
		first[size + 1] = hand + 1;
	}
	return first;
}
function handsWithDie() {
	const base = 10;
	const codeOf = (hand) => {
		let code = 0;
		for (let face = 0; face < 6; face++) code = code * base + COUNTS[6 * hand + face];
		return code;
	};
	const byCode = new Map();
	for (let hand = 0; hand < HANDS; hand++) byCode.set(codeOf(hand), hand);
	const table = new Uint16Array(6 * FIRST_HAND[9]);
	for (let hand = 0; hand < FIRST_HAND[9]; hand++) for (let face = 0; face < 6; face++) table[6 * hand + face] = byCode.get(codeOf(hand) + base ** (5 - face));
	return table;
}
function handOf(dice) {
	let hand = 0;
	for (let die = 0; die < dice.length; die++) hand = WITH_DIE[6 * hand + dice[die] - 1];
	return hand;
}
function diceOf(hand) {
	const dice = [];
	for (let face = 0; face < 6; face++) for (let count = COUNTS[6 * hand + face]; count > 0; count--) dice.push(face + 1);
	return dice;
}
const partsCache = new Array(HANDS).fill(void 0);
function partsOf(hand) {
	return partsCache[hand] ??= makeParts(hand);
}
function makeParts(hand) {
	let parts = [0];
	for (let face = 0; face < 6; face++) {
		const count = COUNTS[6 * hand + face];
		const wider = [];
		for (const part of parts) {
			wider.push(part);
			for (let more = 1, next = part; more <= count; more++) {
				next = WITH_DIE[6 * next + face];
				wider.push(next);
			}
		}
		parts = wider;
	}
	return Uint16Array.from(parts).sort();
}
// packages/games/take-a-chance/src/dice/combos.ts
const COMBOS = [
	"pair",
	"two-pairs",
	"three-pairs",
	"three-of-a-kind",
	"four-of-a-kind",
	"five-of-a-kind",
	"six-of-a-kind",
	"seven-of-a-kind",
	"straight-of-four",
	"straight-of-five",
	"straight-of-six",
	"full-house",
	"two-threes",
	"four-and-three"
];
const comboNumber = (combo) => COMBOS.indexOf(combo);
const groups = (size, wanted) => (counts) => {
	let found = 0;
	for (let face = 0; face < 6; face++) found += Math.trunc(counts[face] / size);
	return found >= wanted;
};
const ofAKind = (size) => groups(size, 1);
const straight = (length) => (counts) => {
	let run = 0;
	for (let face = 0; face < 6; face++) {
		run = counts[face] > 0 ? run + 1 : 0;
		if (run >= length) return true;
	}
	return false;
};
const twoGroups = (large, small) => (counts) => {
	for (let face = 0; face < 6; face++) {
		if (counts[face] < large) continue;
		for (let other = 0; other < 6; other++) {
			const needed = other === face ? large + small : small;
			if (counts[other] >= needed) return true;
		}
	}
	return false;
};
const TESTS = {
	pair: ofAKind(2),
	"two-pairs": groups(2, 2),
	"three-pairs": groups(2, 3),
	"three-of-a-kind": ofAKind(3),
	"four-of-a-kind": ofAKind(4),
	"five-of-a-kind": ofAKind(5),
	"six-of-a-kind": ofAKind(6),
	"seven-of-a-kind": ofAKind(7),
	"straight-of-four": straight(4),
	"straight-of-five": straight(5),
	"straight-of-six": straight(6),
	"full-house": twoGroups(3, 2),
	"two-threes": groups(3, 2),
	"four-and-three": twoGroups(4, 3)
};
const CONTAINED = containedByHand();
function containedByHand() {
	const contained = new Uint16Array(HANDS);
	for (let hand = 0; hand < HANDS; hand++) {
		const counts = COUNTS.subarray(6 * hand, 6 * (hand + 1));
		COMBOS.forEach((combo, number) => {
			if (TESTS[combo](counts)) contained[hand] |= 1 << number;
		});
	}
	return contained;
}
const combosIn = (hand) => CONTAINED[hand];
// packages/games/take-a-chance/src/types.ts
const SEAT_COUNTS = [
	2,
	3,
	4,
	5
];
const colourOf = (card) => Math.trunc(card / 6);
const charmOf = (card) => card % 6;
const START_CASH = 1e4;
const CHARM_BONUS = 1e3;
const ASK = {
	turn: 0,
	buy: 1,
	swap: 2,
	"extra die": 3,
	rethrow: 4,
	"kept rethrow": 5,
	collect: 6,
	"open auction": 7,
	bid: 8,
	"consolation roll": 9
};
const QUESTIONS = Object.keys(ASK);
const KEPT_USES = ["die", "rethrow"];
// packages/games/take-a-chance/src/box.ts
const boxes = new WeakMap();
function openBox(set) {
	const components = set ?? STANDARD_SET;
	let box = boxes.get(components);
	if (!box) {
		box = unpack(components);
		boxes.set(components, box);
	}
	return box;
}
function unpack(set) {
	const pays = new Array(6 * COMBOS.length).fill(0);
	set.colours.forEach((colour, number) => {
		for (const { combo, amount } of colour.pays) pays[COMBOS.length * number + comboNumber(combo.value)] = amount.value;
	});
	return {
		set,
		colours: set.colours.map(({ name }) => name.value),
		charms: set.charms.map(({ value }) => value),
		prices: set.colours.map(({ price }) => price.value),
		pays,
		shown: set.colours.map((colour) => colour.pays.map(({ combo }) => comboNumber(combo.value))),
		tickets: set.tickets.map(({ copies, choices }) => {
			const first = choices.value[0][0];
			return {
				copies: copies.value,
				choices: choices.value,
				keptFor: first.do === "keep" ? first.what : null
			};
		}),
		ticketPile: set.tickets.flatMap(({ copies }, kind) => new Array(copies.value).fill(kind))
	};
}
const priceOf = (box, card) => box.prices[colourOf(card)];
const cardName = (box, card) => `${box.colours[colourOf(card)]} ${box.charms[charmOf(card)]}`;
// packages/games/take-a-chance/src/boards.ts
function gainCard(state, seat, card) {
	state.holder[card] = seat;
	addCard(state, seat, card, 1);
}
function loseCard(state, seat, card) {
	state.holder[card] = -1;
	addCard(state, seat, card, -1);
}
function addCard(state, seat, card, count) {
	const colour = colourOf(card);
	const owned = state.owned[6 * seat + colour] + count;
	state.owned[6 * seat + colour] = owned;
	state.charms[6 * seat + charmOf(card)] += count;
	if (owned === (count > 0 ? 1 : 0)) state.colours[seat] += count;
	const { pays, shown } = state.box;
	const combos = shown[colour];
	for (let i = 0; i < combos.length; i++) {
		const combo = combos[i];
		const worth = state.worth[COMBOS.length * seat + combo] + count * pays[COMBOS.length * colour + combo];
		state.worth[COMBOS.length * seat + combo] = worth;
		if (worth > 0) state.paid[seat] |= 1 << combo;
		else state.paid[seat] &= ~(1 << combo);
	}
}
function boardOf(state, seat) {
	const cards = [];
	for (let card = 0; card < 36; card++) if (state.holder[card] === seat) cards.push(card);
	return cards;
}
function deriveBoards(state) {
	for (let card = 0; card < 36; card++) {
		const seat = state.holder[card];
		if (seat !== -1) addCard(state, seat, card, 1);
	}
}
// packages/games/take-a-chance/src/money.ts
function payBank(state, seat, amount) {
	state.cash[seat] -= amount;
	state.bank += amount;
}
function receive(state, seat, amount) {
	state.cash[seat] += amount;
	state.bank -= amount;
}
// packages/games/take-a-chance/src/prospect.ts
const NOT_FOR_SALE = 1e9;
const ANY_CARD = { do: "buy" };
const seen = {
	cash: 0,
	needed: 1,
	pool: new Array(3).fill(NOT_FOR_SALE),
	byColour: new Array(6).fill(NOT_FOR_SALE),
	filled: new Array(3).fill(false),
	poolLow: NOT_FOR_SALE,
	poolNext: NOT_FOR_SALE
};
function lookAt(state, seat, step, needed) {
	seen.cash = state.cash[seat];
	seen.needed = needed;
	const poolOnly = step.do === "buy-pool";
	for (let colour = 0; colour < 6; colour++) seen.byColour[colour] = poolOnly || isRefused(state, seat, step, colour) ? NOT_FOR_SALE : state.box.prices[colour];
	for (let place = 0; place < 3; place++) {
		seen.filled[place] = state.stacks[3 * seat + place] !== -1;
		const card = state.pool[place];
		seen.pool[place] = card === -1 || isRefused(state, seat, step, colourOf(card)) ? NOT_FOR_SALE : poolCost(state, step, card);
	}
	findPoolLows();
	return seen;
}
const isRefused = (state, seat, step, colour) => step.do === "buy-new" && state.owned[6 * seat + colour] > 0;
function poolCost(state, step, card) {
	if (state.options.auctions) return 100;
	const price = priceOf(state.box, card);
	return step.do === "buy-pool" ? Math.max(0, price - step.less) : price;
}
function findPoolLows() {
	seen.poolLow = NOT_FOR_SALE;
	seen.poolNext = NOT_FOR_SALE;
	for (let place = 0; place < 3; place++) {
		const cost = seen.pool[place];
		if (cost < seen.poolLow) {
			seen.poolNext = seen.poolLow;
			seen.poolLow = cost;
		} else if (cost < seen.poolNext) seen.poolNext = cost;
	}
}
function afterPoolCard(prospect, place) {
	prospect.cash -= prospect.pool[place];
	prospect.needed = 1;
	prospect.pool[place] = NOT_FOR_SALE;
	findPoolLows();
	return prospect;
}
function afterStackCard(prospect, place, colour) {
	prospect.cash -= prospect.byColour[colour];
	prospect.needed = 1;
	prospect.filled[place] = false;
	return prospect;
}
const stackCost = (prospect, place, colour) => prospect.filled[place] ? prospect.byColour[colour] : NOT_FOR_SALE;
function affordable(prospect, a, b, c) {
	let low = prospect.poolLow;
	if (prospect.needed === 1) return low <= prospect.cash || a <= prospect.cash || b <= prospect.cash || c <= prospect.cash;
	let next = prospect.poolNext;
	if (a < low) {
		next = low;
		low = a;
	} else if (a < next) next = a;
	if (b < low) {
		next = low;
		low = b;
	} else if (b < next) next = b;
	if (c < low) {
		next = low;
		low = c;
	} else if (c < next) next = c;
	return low + next <= prospect.cash;
}
function costInStack(state, prospect, seat, place) {
	const card = state.stacks[3 * seat + place];
	return card === -1 ? NOT_FOR_SALE : stackCost(prospect, place, colourOf(card));
}
const canBuy = (state, prospect, seat) => affordable(prospect, costInStack(state, prospect, seat, 0), costInStack(state, prospect, seat, 1), costInStack(state, prospect, seat, 2));
// packages/games/take-a-chance/src/possible.ts
const ENTRIES = 36;
function observe(state, seat, prospect, couldBeDone) {
	if (prospect.needed === 1 ? observeOne(state.possible, ENTRIES * seat, prospect, couldBeDone) : observeTwo(state.possible, ENTRIES * seat, prospect, couldBeDone)) state.told |= 1 << seat;
}
function payable(prospect, budget) {
	let colours = 0;
	for (let colour = 0; colour < 6; colour++) if (prospect.byColour[colour] <= budget) colours |= 1 << colour;
	return colours;
}
function observeOne(possible, base, prospect, couldBeDone) {
	if (prospect.poolLow <= prospect.cash) return false;
	const colours = payable(prospect, prospect.cash);
	if (colours === 0) return false;
	const first = prospect.filled[0] ? colours : 0;
	const second = prospect.filled[1] ? colours : 0;
	const third = prospect.filled[2] ? colours : 0;
	let ruledOut = false;
	for (let a = 0; a < 6; a++) for (let b = 0; b < 6; b++) {
		const found = (first >>> a | second >>> b) & 1;
		if (restrict(possible, base + 6 * a + b, found ? 63 : third, couldBeDone)) ruledOut = true;
	}
	return ruledOut;
}
function observeTwo(possible, base, prospect, couldBeDone) {
	const { cash, poolLow, poolNext } = prospect;
	if (poolLow + poolNext <= cash) return false;
	let ruledOut = false;
	let cheapest = NOT_FOR_SALE;
	let third = 0;
	for (let a = 0; a < 6; a++) {
		const costA = stackCost(prospect, 0, a);
		for (let b = 0; b < 6; b++) {
			const costB = stackCost(prospect, 1, b);
			const low = Math.min(poolLow, costA, costB);
			const two = Math.min(poolLow + costA, poolLow + costB, costA + costB);
			if (low !== cheapest) {
				cheapest = low;
				third = prospect.filled[2] ? payable(prospect, cash - low) : 0;
			}
			if (restrict(possible, base + 6 * a + b, two <= cash ? 63 : third, couldBeDone)) ruledOut = true;
		}
	}
	return ruledOut;
}
function restrict(possible, entry, done, couldBeDone) {
	const before = possible[entry];
	const after = before & (couldBeDone ? done : ~done);
	possible[entry] = after;
	return after !== before;
}
function forget(state, seat, place, colour) {
	if (!hasSeat(state.told, seat)) return;
	const base = ENTRIES * seat;
	const { possible } = state;
	let free = true;
	for (let a = 0; a < 6; a++) for (let b = 0; b < 6; b++) {
		const entry = base + 6 * a + b;
		if (place === 0) possible[entry] = possible[base + 6 * colour + b];
		else if (place === 1) possible[entry] = possible[base + 6 * a + colour];
		else possible[entry] = possible[entry] >>> colour & 1 ? 63 : 0;
		free &&= possible[entry] === 63;
	}
	if (free) state.told &= ~(1 << seat);
}
const mayHold = (possible, base, a, b, c) => (possible[base + 6 * a + b] >>> c & 1) === 1;
// packages/games/take-a-chance/src/buying.ts
function poolPlace(state, card) {
	let place = 0;
	while (place < 3 && state.pool[place] !== card) place++;
	return place;
}
function stackPlace(state, seat, card) {
	let place = 0;
	while (place < 3 && state.stacks[3 * seat + place] !== card) place++;
	return place;
}
function buyFromStack(state, seat, place, emit) {
	const card = state.stacks[3 * seat + place];
	const paid = priceOf(state.box, card);
	payBank(state, seat, paid);
	gainCard(state, seat, card);
	forget(state, seat, place, colourOf(card));
	emit?.({
		type: "bought",
		seat,
		card,
		name: cardName(state.box, card),
		from: "stack",
		place,
		paid
	});
	const next = drawCard(state);
	state.stacks[3 * seat + place] = next;
	state.since[3 * seat + place] = next === -1 ? 0 : state.turns + 1;
	if (next !== -1 && emit) tellDraw(state, seat, place, emit);
	discardForTwo(state, emit);
}
function buyFromPool(state, seat, place, step, emit) {
	takeFromPool(state, seat, place, poolCost(state, step, state.pool[place]), emit);
	discardForTwo(state, emit);
}
function takeFromPool(state, seat, place, paid, emit) {
	const card = state.pool[place];
	payBank(state, seat, paid);
	gainCard(state, seat, card);
	emit?.({
		type: "bought",
		seat,
		card,
		name: cardName(state.box, card),
		from: "pool",
		place,
		paid
	});
	const next = drawCard(state);
	state.pool[place] = next;
	if (next !== -1) emit?.({
		type: "refilled",
		place,
		card: next,
		name: cardName(state.box, next)
	});
}
function tellDraw(state, seat, place, emit) {
	const card = state.stacks[3 * seat + place];
	const name = cardName(state.box, card);
	emit({
		type: "drew",
		seat,
		place,
		card: null,
		name: null
	}, {
		to: seatSet(seat),
		event: {
			type: "drew",
			seat,
			place,
			card,
			name
		}
	});
}
function drawCard(state) {
	return state.drawNext < state.drawEnd ? state.draw[state.drawNext++] : -1;
}
function discardForTwo(state, emit) {
	if (state.seats !== 2 || state.drawNext === state.drawEnd) return;
	state.discards[state.discarded++] = state.draw[state.drawNext++];
	emit?.({
		type: "discarded",
		draw: state.drawEnd - state.drawNext
	});
}
// packages/games/take-a-chance/src/auction.ts
function openAuction(state, place, emit) {
	state.auctioning = true;
	state.lotPlace = place;
	state.bid = 0;
	state.passed = 0;
	state.asked = state.turn;
	state.question = ASK["open auction"];
	const card = state.pool[place];
	emit?.({
		type: "auction",
		auctioneer: state.turn,
		card,
		name: cardName(state.box, card)
	});
}
function placeBid(state, seat, amount, emit) {
	state.bid = amount;
	state.bidder = seat;
	state.question = ASK.bid;
	state.asked = nextBidder(state, seat);
	emit?.({
		type: "bid",
		seat,
		amount
	});
}
function passBid(state, seat, emit) {
	state.passed |= seatSet(seat);
	emit?.({
		type: "passed",
		seat
	});
	state.asked = nextBidder(state, seat);
	return state.asked === state.bidder;
}
function nextBidder(state, after) {
	let seat = after;
	do
		seat = seat + 1 === state.seats ? 0 : seat + 1;
	while (hasSeat(state.passed, seat));
	return seat;
}
function settleAuction(state, discount, emit) {
	state.auctioning = false;
	takeFromPool(state, state.bidder, state.lotPlace, state.bid, emit);
	if (state.bidder !== state.turn || discount === 0) return;
	const amount = Math.min(discount, state.bid);
	receive(state, state.turn, amount);
	emit?.({
		type: "refund",
		seat: state.turn,
		amount
	});
}
const POSSIBLE = 36;
const USES = KEPT_USES.length;
var Cutter = class {
	used = 0;
	memory = new ArrayBuffer(2048);
	floats(length) {
		return new Float64Array(this.memory, this.take(8 * length), length);
	}
	words(length) {
		return new Uint16Array(this.memory, this.take(2 * length), length);
	}
	bytes(length) {
		return new Uint8Array(this.memory, this.take(length), length);
	}
	signed(length) {
		return new Int8Array(this.memory, this.take(length), length);
	}
	all() {
		return new Uint8Array(this.memory, 0, this.used);
	}
	take(bytes) {
		const start = this.used;
		this.used += bytes;
		return start;
	}
};
var State = class {
	seats;
	options;
	box;
	ticketsEach;
	question = 10;
	asked = 0;
	turn = 0;
	turns = 0;
	ending = false;
	lastTurns = 0;
	bank = 0;
	cash;
	holder;
	stacks;
	since;
	pool;
	draw;
	drawNext = 0;
	drawEnd = 0;
	discards;
	discarded = 0;
	tickets;
	played;
	kept;
	ticketOpen = false;
	ticketKind = 0;
	choice = 0;
	step = 0;
	buys = 0;
	rolling = false;
	thrown = false;
	size = 0;
	dice;
	charm = 0;
	rethrows = 0;
	pays = 1;
	spent = false;
	charmThrown = false;
	auctioning = false;
	lotPlace = 0;
	bid = 0;
	bidder = 0;
	passed = 0;
	possible;
	told = 0;
	owned;
	charms;
	colours;
	worth;
	paid;
	keptFor;
	hand = 0;
	memory;
	constructor(table) {
		const { seats, options } = table;
		this.seats = seats;
		this.options = options;
		this.box = openBox(options.set);
		this.ticketsEach = seats === 2 ? 7 : options.tickets;
		const cut = new Cutter();
		this.cash = cut.floats(seats);
		this.worth = cut.floats(seats * COMBOS.length);
		this.paid = cut.words(seats);
		this.since = cut.words(seats * 3);
		this.holder = cut.signed(36).fill(-1);
		this.stacks = cut.signed(seats * 3).fill(-1);
		this.pool = cut.signed(3).fill(-1);
		this.draw = cut.signed(36);
		this.discards = cut.signed(36);
		this.tickets = cut.bytes(36);
		this.played = cut.bytes(seats);
		this.kept = cut.bytes(36);
		this.dice = cut.bytes(9);
		this.possible = cut.bytes(seats * POSSIBLE).fill(63);
		this.owned = cut.bytes(seats * 6);
		this.charms = cut.bytes(seats * 6);
		this.colours = cut.bytes(seats);
		this.keptFor = cut.bytes(seats * USES);
		this.memory = cut.all();
	}
	copyTo(to) {
		to.question = this.question;
		to.asked = this.asked;
		to.turn = this.turn;
		to.turns = this.turns;
		to.ending = this.ending;
		to.lastTurns = this.lastTurns;
		to.bank = this.bank;
		to.drawNext = this.drawNext;
		to.drawEnd = this.drawEnd;
		to.discarded = this.discarded;
		to.ticketOpen = this.ticketOpen;
		to.ticketKind = this.ticketKind;
		to.choice = this.choice;
		to.step = this.step;
		to.buys = this.buys;
		to.rolling = this.rolling;
		to.thrown = this.thrown;
		to.size = this.size;
		to.charm = this.charm;
		to.rethrows = this.rethrows;
		to.pays = this.pays;
		to.spent = this.spent;
		to.charmThrown = this.charmThrown;
		to.auctioning = this.auctioning;
		to.lotPlace = this.lotPlace;
		to.bid = this.bid;
		to.bidder = this.bidder;
		to.passed = this.passed;
		to.told = this.told;
		to.hand = this.hand;
		to.memory.set(this.memory);
	}
};
function clone(state) {
	const copy = new State({
		seats: state.seats,
		options: state.options
	});
	state.copyTo(copy);
	return copy;
}
const copyInto = (from, to) => from.copyTo(to);
const ticketsLeft = (state, seat) => state.ticketsEach - state.played[seat];
const useOf = (box, kind) => KEPT_USES.indexOf(box.tickets[kind].keptFor);
// packages/games/take-a-chance/src/rolling.ts
const DIE = KEPT_USES.indexOf("die");
const RETHROW = KEPT_USES.indexOf("rethrow");
const PLAIN_ROLL = {
	do: "roll",
	dice: 0,
	rethrows: 0,
	pays: 1
};
function startRoll(state, roll, rng, emit) {
	const { turn } = state;
	state.rolling = true;
	state.thrown = false;
	state.size = Math.min(9, 2 + state.colours[turn] + roll.dice);
	state.rethrows = 1 + roll.rethrows;
	state.pays = roll.pays;
	state.spent = false;
	state.charmThrown = false;
	state.asked = turn;
	if (state.size < 9 && state.keptFor[USES * turn + DIE] > 0) state.question = ASK["extra die"];
	else throwAll(state, rng, emit);
}
function useExtraDie(state, rng, emit) {
	spendKept(state, "die", emit);
	state.size++;
	throwAll(state, rng, emit);
}
function throwAll(state, rng, emit) {
	for (let die = 0; die < state.size; die++) state.dice[die] = rng.below(6) + 1;
	if (state.options.luckyCharm) state.charm = rng.below(6);
	state.thrown = true;
	state.question = ASK.rethrow;
	countHand(state);
	if (emit) tellThrow(state, (1 << state.size) - 1, state.options.luckyCharm, emit);
}
function countHand(state) {
	let hand = 0;
	for (let die = 0; die < state.size; die++) hand = WITH_DIE[6 * hand + state.dice[die] - 1];
	state.hand = hand;
}
const keepsAll = (state, move) => move.dice.length === state.size && (move.charm || !state.options.luckyCharm);
const ONE_OF = Array.from({ length: 7 }, (_, face) => 1 << 4 * face);
const countOf = (counts, face) => counts >>> 4 * face & 15;
function throwAgain(state, move, rng, emit) {
	if (keepsAll(state, move)) return true;
	if (state.question === ASK["kept rethrow"]) spendKept(state, "rethrow", emit);
	else state.rethrows--;
	let staying = 0;
	for (let kept = 0; kept < move.dice.length; kept++) staying += ONE_OF[move.dice[kept]];
	let thrown = 0;
	for (let die = 0; die < state.size; die++) {
		const face = state.dice[die];
		if (countOf(staying, face) > 0) {
			staying -= ONE_OF[face];
			continue;
		}
		state.dice[die] = rng.below(6) + 1;
		thrown |= 1 << die;
	}
	const charmAgain = state.options.luckyCharm && !move.charm;
	if (charmAgain) {
		state.charm = rng.below(6);
		state.charmThrown = true;
	}
	countHand(state);
	if (emit) tellThrow(state, thrown, charmAgain, emit);
	if (state.rethrows > 0) return false;
	if (state.spent || state.keptFor[USES * state.turn + RETHROW] === 0) return true;
	state.question = ASK["kept rethrow"];
	return false;
}
const collectable = (state) => combosIn(state.hand) & state.paid[state.turn];
const collectAmount = (state, combo) => state.worth[COMBOS.length * state.turn + combo] * state.pays;
function offers(state) {
	return COMBOS.flatMap((combo, number) => {
		if ((collectable(state) >>> number & 1) === 0) return [];
		const own = state.options.luckyCharm && earnsBonus(state, number);
		let bonus = 0;
		let toOthers = 0;
		for (let seat = 0; state.options.luckyCharm && seat < state.seats; seat++) {
			const amount = bonusOf(state, seat);
			if (seat === state.turn) bonus = own ? amount : 0;
			else if (!own) toOthers += amount;
		}
		return [{
			combo,
			amount: collectAmount(state, number),
			bonus,
			toOthers
		}];
	});
}
const bonusOf = (state, seat) => CHARM_BONUS * state.charms[6 * seat + state.charm];
function collect(state, combo, emit) {
	const { turn } = state;
	const number = comboNumber(combo);
	const amount = collectAmount(state, number);
	receive(state, turn, amount);
	emit?.({
		type: "collected",
		seat: turn,
		combo,
		amount,
		cards: payingCards(state, number)
	});
	if (state.options.luckyCharm) payBonus(state, number, emit);
}
const shows = (state, colour, combo) => state.box.pays[COMBOS.length * colour + combo] > 0;
const payingCards = (state, combo) => boardOf(state, state.turn).filter((card) => shows(state, colourOf(card), combo));
function payBonus(state, combo, emit) {
	const own = earnsBonus(state, combo);
	for (let seat = 0; seat < state.seats; seat++) {
		if (seat === state.turn !== own) continue;
		const amount = bonusOf(state, seat);
		if (amount === 0) continue;
		receive(state, seat, amount);
		if (emit) tellBonus(state, seat, amount, emit);
	}
}
function earnsBonus(state, combo) {
	for (let colour = 0; colour < 6; colour++) if (state.holder[6 * colour + state.charm] === state.turn && shows(state, colour, combo)) return true;
	return false;
}
function spendKept(state, what, emit) {
	const use = KEPT_USES.indexOf(what);
	const first = state.turn * state.ticketsEach;
	let spent = first + state.ticketsEach;
	for (let place = first; place < first + state.ticketsEach; place++) {
		if (state.kept[place] === 0 || useOf(state.box, state.tickets[place]) !== use) continue;
		if (spent === first + state.ticketsEach || state.tickets[place] < state.tickets[spent]) spent = place;
	}
	state.kept[spent] = 0;
	state.keptFor[USES * state.turn + use] -= 1;
	state.spent = true;
	emit?.({
		type: "spent",
		seat: state.turn,
		kind: state.tickets[spent],
		what
	});
}
function tellThrow(state, thrown, charmThrown, emit) {
	const dice = Array.from(state.dice.subarray(0, state.size));
	emit({
		type: "threw",
		seat: state.turn,
		dice,
		thrown: dice.flatMap((_, die) => thrown >>> die & 1 ? [die] : []),
		charm: state.options.luckyCharm ? state.charm : null,
		charmName: state.options.luckyCharm ? state.box.charms[state.charm] : null,
		charmThrown
	});
}
function tellBonus(state, seat, amount, emit) {
	const cards = boardOf(state, seat).filter((card) => charmOf(card) === state.charm);
	emit({
		type: "bonus",
		seat,
		charm: state.charm,
		charmName: state.box.charms[state.charm],
		amount,
		cards
	});
}
// packages/games/take-a-chance/src/steps.ts
const currentChoice = (state) => state.box.tickets[state.ticketKind].choices[state.choice];
const currentStep = (state) => currentChoice(state)[state.step];
function purchaseStep(state) {
	if (!state.ticketOpen) return ANY_CARD;
	const step = currentStep(state);
	return step.do === "buy-pool" || step.do === "buy-new" ? step : ANY_CARD;
}
const swapCost = (state, give, take) => priceOf(state.box, take) - priceOf(state.box, give);
// packages/games/take-a-chance/src/scoring.ts
function wealth(state, seat) {
	let sum = state.cash[seat];
	for (let colour = 0; colour < 6; colour++) sum += state.owned[6 * seat + colour] * state.box.prices[colour];
	return sum;
}
function cardsOwned(state, seat) {
	let cards = 0;
	for (let colour = 0; colour < 6; colour++) cards += state.owned[6 * seat + colour];
	return cards;
}
function outcome(state) {
	if (state.question !== 10) return void 0;
	const seats = Array.from({ length: state.seats }, (_, seat) => seat);
	const scores = seats.map((seat) => wealth(state, seat));
	const cards = seats.map((seat) => cardsOwned(state, seat));
	const isAhead = (one, other) => scores[one] > scores[other] || scores[one] === scores[other] && cards[one] > cards[other];
	return {
		scores,
		places: seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length)
	};
}
// packages/games/take-a-chance/src/turn.ts
function beginTurn(state, emit) {
	state.question = ASK.turn;
	state.asked = state.turn;
	emit?.({
		type: "turn",
		seat: state.turn,
		last: state.ending
	});
}
function endTurn(state, emit) {
	state.turns++;
	if (state.ending) {
		state.lastTurns--;
		if (state.lastTurns === 0) return endMatch(state, emit);
	} else if (ticketsLeft(state, state.turn) === 0) {
		state.ending = true;
		state.lastTurns = state.seats;
		emit?.({
			type: "last turns",
			seat: state.turn
		});
	} else if (state.turns === 100 * state.seats) return endMatch(state, emit);
	state.turn = state.turn + 1 === state.seats ? 0 : state.turn + 1;
	beginTurn(state, emit);
}
function endMatch(state, emit) {
	state.question = 10;
	if (emit) {
		const { scores, places } = outcome(state);
		emit({
			type: "over",
			scores,
			places
		});
	}
}
// packages/games/take-a-chance/src/tickets.ts
function takeChance(state, rng, emit) {
	turnOver(state, emit);
	run(state, rng, emit);
}
function turnOver(state, emit) {
	const { turn } = state;
	const place = turn * state.ticketsEach + state.played[turn];
	state.played[turn] += 1;
	state.ticketOpen = true;
	state.ticketKind = state.tickets[place];
	state.choice = firstPossible(state, turn);
	state.step = 0;
	state.buys = 0;
	emit?.({
		type: "ticket",
		seat: turn,
		kind: state.ticketKind,
		choice: state.choice,
		steps: currentChoice(state),
		left: ticketsLeft(state, turn)
	});
}
function firstPossible(state, seat) {
	const { choices } = state.box.tickets[state.ticketKind];
	let choice = 0;
	while (!canDo(state, seat, choices[choice][0])) choice++;
	return choice;
}
function canDo(state, seat, step) {
	switch (step.do) {
		case "buy":
		case "buy-pool":
		case "buy-new": return canBuyInTheOpen(state, seat, step, 1);
		case "buy-two": return canBuyInTheOpen(state, seat, step, 2);
		case "swap": return canSwap(state, seat);
		default: return true;
	}
}
function canBuyInTheOpen(state, seat, step, needed) {
	const prospect = lookAt(state, seat, step, needed);
	const answer = canBuy(state, prospect, seat);
	observe(state, seat, prospect, answer);
	return answer;
}
function canSwap(state, seat) {
	for (let place = 0; place < 3; place++) {
		if (state.pool[place] === -1) continue;
		for (let card = 0; card < 36; card++) if (state.holder[card] === seat && swapCost(state, card, state.pool[place]) <= state.cash[seat]) return true;
	}
	return false;
}
function run(state, rng, emit) {
	for (;;) {
		if (state.step === currentChoice(state).length) {
			state.ticketOpen = false;
			return endTurn(state, emit);
		}
		const step = currentStep(state);
		switch (step.do) {
			case "buy":
			case "buy-pool":
			case "buy-new": return askPurchase(state, 1);
			case "buy-two": return askPurchase(state, 2);
			case "swap":
				state.question = ASK.swap;
				state.asked = state.turn;
				return;
			case "roll": return startRoll(state, step, rng, emit);
			case "collect":
				receive(state, state.turn, step.amount);
				emit?.({
					type: "got",
					seat: state.turn,
					amount: step.amount
				});
				state.step++;
				break;
			case "keep":
				keepTicket(state, emit);
				state.step++;
				break;
			case "ticket": if (ticketsLeft(state, state.turn) > 0) turnOver(state, emit);
			else {
				emit?.({
					type: "no ticket left",
					seat: state.turn
				});
				state.step++;
			}
		}
	}
}
function askPurchase(state, buys) {
	state.buys = buys;
	state.question = ASK.buy;
	state.asked = state.turn;
}
function keepTicket(state, emit) {
	const { turn } = state;
	state.kept[turn * state.ticketsEach + state.played[turn] - 1] = 1;
	state.keptFor[USES * turn + useOf(state.box, state.ticketKind)] += 1;
	emit?.({
		type: "kept",
		seat: turn,
		kind: state.ticketKind,
		what: state.box.tickets[state.ticketKind].keptFor
	});
}
function stepDone(state, rng, emit) {
	state.step++;
	run(state, rng, emit);
}
function purchaseDone(state, rng, emit) {
	if (state.buys > 0 && canBuyInTheOpen(state, state.turn, ANY_CARD, 1)) return askPurchase(state, state.buys);
	state.buys = 0;
	stepDone(state, rng, emit);
}
// packages/games/take-a-chance/src/apply.ts
function apply(state, seat, move, rng, emit) {
	switch (move.type) {
		case "keep":
			if (throwAgain(state, move, rng, emit)) settleRoll(state, rng, emit);
			return;
		case "buy": return buy(state, move.card, rng, emit);
		case "roll": return startRoll(state, PLAIN_ROLL, rng, emit);
		case "collect":
			collect(state, move.combo, emit);
			return rollDone(state, rng, emit);
		case "chance": return takeChance(state, rng, emit);
		case "use": return useExtraDie(state, rng, emit);
		case "throw": return throwAll(state, rng, emit);
		case "swap":
			swap(state, move.give, move.take, emit);
			return stepDone(state, rng, emit);
		case "bid": return placeBid(state, seat, move.amount, emit);
		case "pass":
			if (state.question === ASK["consolation roll"]) return afterPurchase(state, rng, emit);
			if (passBid(state, seat, emit)) auctionDone(state, rng, emit);
			return;
	}
}
function buy(state, card, rng, emit) {
	const { turn } = state;
	const step = purchaseStep(state);
	const inPool = poolPlace(state, card);
	const place = inPool < 3 ? inPool : stackPlace(state, turn, card);
	if (state.ticketOpen && state.buys === 2) {
		const prospect = lookAt(state, turn, step, 2);
		observe(state, turn, inPool < 3 ? afterPoolCard(prospect, place) : afterStackCard(prospect, place, colourOf(card)), true);
	}
	if (inPool < 3 && state.options.auctions) return openAuction(state, place, emit);
	if (inPool < 3) buyFromPool(state, turn, place, step, emit);
	else buyFromStack(state, turn, place, emit);
	oneBought(state);
	afterPurchase(state, rng, emit);
}
function oneBought(state) {
	if (state.ticketOpen) state.buys--;
}
function auctionDone(state, rng, emit) {
	const step = purchaseStep(state);
	settleAuction(state, step.do === "buy-pool" ? step.less : 0, emit);
	oneBought(state);
	state.asked = state.turn;
	if (state.bidder !== state.turn) state.question = ASK["consolation roll"];
	else afterPurchase(state, rng, emit);
}
function afterPurchase(state, rng, emit) {
	if (state.ticketOpen) purchaseDone(state, rng, emit);
	else endTurn(state, emit);
}
function settleRoll(state, rng, emit) {
	if (collectable(state) !== 0) {
		state.question = ASK.collect;
		return;
	}
	emit?.({
		type: "nothing",
		seat: state.turn
	});
	rollDone(state, rng, emit);
}
function rollDone(state, rng, emit) {
	state.rolling = false;
	state.hand = 0;
	if (!state.ticketOpen) endTurn(state, emit);
	else if (currentStep(state).do === "roll") stepDone(state, rng, emit);
	else purchaseDone(state, rng, emit);
}
function swap(state, give, take, emit) {
	const { turn } = state;
	const paid = swapCost(state, give, take);
	payBank(state, turn, paid);
	state.pool[poolPlace(state, take)] = give;
	loseCard(state, turn, give);
	gainCard(state, turn, take);
	emit?.({
		type: "swapped",
		seat: turn,
		gave: give,
		gaveName: cardName(state.box, give),
		took: take,
		tookName: cardName(state.box, take),
		paid
	});
}
// packages/games/take-a-chance/src/audit.ts
const ascending = (numbers) => numbers.sort((a, b) => a - b);
function inventory(state) {
	const lying = [
		...state.stacks,
		...state.pool,
		...state.draw.subarray(state.drawNext, state.drawEnd),
		...state.discards.subarray(0, state.discarded)
	].filter((card) => card !== -1);
	const owned = Array.from({ length: 36 }, (_, card) => card).filter((card) => state.holder[card] !== -1);
	return {
		cards: ascending([...lying, ...owned]),
		tickets: ascending([...state.tickets]),
		money: state.cash.reduce((sum, cash) => sum + cash, state.bank)
	};
}
function cardSpots(state, viewer) {
	const spots = [];
	for (let index = 0; index < state.stacks.length; index++) if (Math.trunc(index / 3) !== viewer && state.stacks[index] !== -1) spots.push({
		list: state.stacks,
		index
	});
	for (let index = state.drawNext; index < state.drawEnd; index++) spots.push({
		list: state.draw,
		index
	});
	for (let index = 0; index < state.discarded; index++) spots.push({
		list: state.discards,
		index
	});
	return spots;
}
function ticketSpots(state) {
	const spots = [];
	for (let index = 0; index < state.tickets.length; index++) {
		const seat = Math.trunc(index / state.ticketsEach);
		if (!(seat < state.seats && index % state.ticketsEach < state.played[seat])) spots.push({
			list: state.tickets,
			index
		});
	}
	return spots;
}
const TRIES$1 = 20;
function plant(state, viewer, rng) {
	const swapped = rng.below(2) === 0 ? swapSome(state, cardSpots(state, viewer), rng) : false;
	return swapSome(state, ticketSpots(state), rng) || swapped || swapSome(state, cardSpots(state, viewer), rng);
}
function swapSome(state, spots, rng) {
	if (spots.length < 2) return false;
	for (let attempt = 0; attempt < TRIES$1; attempt++) {
		const one = rng.pick(spots);
		const other = rng.pick(spots);
		if (one.list[one.index] === other.list[other.index]) continue;
		exchange(one, other);
		if (stacksFit(state)) return true;
		exchange(one, other);
	}
	return false;
}
function exchange(one, other) {
	const content = one.list[one.index];
	one.list[one.index] = other.list[other.index];
	other.list[other.index] = content;
}
function stacksFit(state) {
	const colour = (card) => card === -1 ? 0 : colourOf(card);
	for (let seat = 0; seat < state.seats; seat++) {
		const [a, b, c] = state.stacks.subarray(3 * seat, 3 * (seat + 1));
		if (!hasSeat(state.told, seat)) continue;
		if (!mayHold(state.possible, POSSIBLE * seat, colour(a), colour(b), colour(c))) return false;
	}
	return true;
}
const audit = {
	inventory,
	plant
};
// packages/games/take-a-chance/src/dice/keeps.ts
const keeps = new Array(2 * HANDS).fill(void 0);
function keepOf(hand, charm) {
	const number = charm ? HANDS + hand : hand;
	return keeps[number] ??= {
		type: "keep",
		dice: diceOf(hand),
		charm
	};
}
const lists = new Array(3 * HANDS).fill(void 0);
function keepsOf(hand, charm) {
	return lists[HANDS * charm + hand] ??= makeList(hand, charm);
}
function makeList(hand, charm) {
	const list = [];
	for (const part of partsOf(hand)) {
		if (charm !== 1) list.push(keepOf(part, false));
		if (charm !== 0) list.push(keepOf(part, true));
	}
	return list;
}
// packages/games/take-a-chance/src/interned.ts
const ROLL = { type: "roll" };
const CHANCE = { type: "chance" };
const USE = { type: "use" };
const THROW = { type: "throw" };
const PASS = { type: "pass" };
const BUY = Array.from({ length: 36 }, (_, card) => ({
	type: "buy",
	card
}));
const COLLECT = COMBOS.map((combo) => ({
	type: "collect",
	combo
}));
const swaps = [];
function swapOf(give, take) {
	return swaps[36 * give + take] ??= {
		type: "swap",
		give,
		take
	};
}
const isCard = (value) => Number.isInteger(value) && value >= 0 && value < 36;
const isFace = (value) => Number.isInteger(value) && value >= 1 && value <= 6;
function parseMove(input) {
	if (typeof input !== "object" || input === null || Array.isArray(input)) return void 0;
	const fields = input;
	const has = (...names) => Object.keys(fields).length === names.length + 1 && names.every((name) => Object.hasOwn(fields, name));
	switch (Object.hasOwn(fields, "type") ? fields.type : void 0) {
		case "roll": return has() ? ROLL : void 0;
		case "chance": return has() ? CHANCE : void 0;
		case "use": return has() ? USE : void 0;
		case "throw": return has() ? THROW : void 0;
		case "pass": return has() ? PASS : void 0;
		case "buy": return has("card") && isCard(fields.card) ? BUY[fields.card] : void 0;
		case "swap": return has("give", "take") && isCard(fields.give) && isCard(fields.take) ? swapOf(fields.give, fields.take) : void 0;
		case "keep": return has("dice", "charm") ? parseKeep(fields.dice, fields.charm) : void 0;
		case "collect": return has("combo") ? COLLECT[COMBOS.indexOf(fields.combo)] : void 0;
		case "bid": return has("amount") && Number.isSafeInteger(fields.amount) && !Object.is(fields.amount, -0) ? {
			type: "bid",
			amount: fields.amount
		} : void 0;
		default: return;
	}
}
function parseKeep(dice, charm) {
	if (!Array.isArray(dice) || dice.length > 9 || typeof charm !== "boolean") return void 0;
	return dice.every(isFace) ? keepOf(handOf(dice), charm) : void 0;
}
// packages/games/take-a-chance/src/moves.ts
function moves(state, seat, out) {
	switch (state.question) {
		case ASK.turn: {
			let count = listOwnPurchases(state, seat, out);
			out[count++] = ROLL;
			if (ticketsLeft(state, seat) > 0) out[count++] = CHANCE;
			return count;
		}
		case ASK.buy: return state.buys === 2 ? listFirstOfTwo(state, seat, out) : listPurchases(state, seat, out);
		case ASK.swap: return listSwaps(state, seat, out);
		case ASK["extra die"]:
			out[0] = USE;
			out[1] = THROW;
			return 2;
		case ASK.rethrow:
		case ASK["kept rethrow"]: return listKeeps(state, out);
		case ASK.collect: return listCombos(state, out);
		case ASK["open auction"]: return -1;
		case ASK.bid:
			if (lowestBid(state) <= state.cash[seat]) return -1;
			out[0] = PASS;
			return 1;
		case ASK["consolation roll"]:
			out[0] = ROLL;
			out[1] = PASS;
			return 2;
		default: return 0;
	}
}
function listOwnPurchases(state, seat, out) {
	const cash = state.cash[seat];
	const { prices } = state.box;
	let count = 0;
	for (let place = 0; place < 3; place++) {
		const card = state.stacks[3 * seat + place];
		if (card !== -1 && prices[colourOf(card)] <= cash) out[count++] = BUY[card];
	}
	for (let place = 0; place < 3; place++) {
		const card = state.pool[place];
		if (card !== -1 && poolCost(state, ANY_CARD, card) <= cash) out[count++] = BUY[card];
	}
	return count;
}
function listPurchases(state, seat, out) {
	const prospect = lookAt(state, seat, purchaseStep(state), 1);
	const { cash } = prospect;
	let count = 0;
	for (let place = 0; place < 3; place++) {
		const card = state.stacks[3 * seat + place];
		if (card !== -1 && prospect.byColour[colourOf(card)] <= cash) out[count++] = BUY[card];
	}
	for (let place = 0; place < 3; place++) if (prospect.pool[place] <= cash) out[count++] = BUY[state.pool[place]];
	return count;
}
function listFirstOfTwo(state, seat, out) {
	let count = 0;
	for (let place = 0; place < 3; place++) {
		const card = state.stacks[3 * seat + place];
		if (card !== -1 && leavesAnother(state, seat, place, false)) out[count++] = BUY[card];
	}
	for (let place = 0; place < 3; place++) {
		const card = state.pool[place];
		if (card !== -1 && leavesAnother(state, seat, place, true)) out[count++] = BUY[card];
	}
	return count;
}
function leavesAnother(state, seat, place, inPool) {
	const prospect = lookAt(state, seat, purchaseStep(state), 2);
	const rest = inPool ? afterPoolCard(prospect, place) : afterStackCard(prospect, place, colourOf(state.stacks[3 * seat + place]));
	return canBuy(state, rest, seat);
}
function listSwaps(state, seat, out) {
	let count = 0;
	for (let give = 0; give < 36; give++) {
		if (state.holder[give] !== seat) continue;
		for (let place = 0; place < 3; place++) {
			const take = state.pool[place];
			if (take !== -1 && swapCost(state, give, take) <= state.cash[seat]) out[count++] = swapOf(give, take);
		}
	}
	return count;
}
function charmDie(state) {
	if (!state.options.luckyCharm) return 0;
	return state.charmThrown ? 1 : 2;
}
function listKeeps(state, out) {
	const list = keepsOf(state.hand, charmDie(state));
	for (let choice = 0; choice < list.length; choice++) out[choice] = list[choice];
	return list.length;
}
function listCombos(state, out) {
	let count = 0;
	for (let combos = collectable(state); combos !== 0; combos &= combos - 1) out[count++] = COLLECT[31 - Math.clz32(combos & -combos)];
	return count;
}
const lowestBid = (state) => state.bid + 100;
const listed = [];
function sample(state, seat, rng) {
	const count = moves(state, seat, listed);
	if (count !== -1) return listed[rng.below(count)];
	if (state.question === ASK.bid && rng.below(2) === 0) return PASS;
	const steps = Math.trunc((state.cash[seat] - lowestBid(state)) / 100) + 1;
	return {
		type: "bid",
		amount: lowestBid(state) + 100 * sampleRaise(steps, rng)
	};
}
const SMALL_RAISE = 10;
const LARGE_RAISE_IN = 4;
function sampleRaise(steps, rng) {
	const range = rng.below(LARGE_RAISE_IN) === 0 ? MAX_RANGE : SMALL_RAISE;
	return rng.below(Math.min(steps, range));
}
// packages/games/take-a-chance/src/check.ts
const ANSWERS = {
	buy: [ASK.turn, ASK.buy],
	roll: [ASK.turn, ASK["consolation roll"]],
	chance: [ASK.turn],
	swap: [ASK.swap],
	use: [ASK["extra die"]],
	throw: [ASK["extra die"]],
	keep: [ASK.rethrow, ASK["kept rethrow"]],
	collect: [ASK.collect],
	bid: [ASK["open auction"], ASK.bid],
	pass: [ASK.bid, ASK["consolation roll"]]
};
function check(state, seat, input) {
	if (state.question === 10) return { code: "match-over" };
	if (seat !== state.asked) return { code: "not-your-turn" };
	const move = parseMove(input);
	if (!move) return { code: "no-such-move" };
	if (!ANSWERS[move.type].includes(state.question)) return { code: "not-asked-now" };
	switch (move.type) {
		case "buy": return checkPurchase(state, seat, move.card);
		case "chance": return ticketsLeft(state, seat) > 0 ? void 0 : { code: "no-tickets-left" };
		case "swap": return checkSwap(state, seat, move.give, move.take);
		case "keep": return checkKeep(state, move);
		case "collect": return collectable(state) >>> comboNumber(move.combo) & 1 ? void 0 : { code: "combination-does-not-pay" };
		case "bid": return checkBid(state, seat, move.amount);
		default: return;
	}
}
function checkPurchase(state, seat, card) {
	const inPool = poolPlace(state, card);
	const inStack = stackPlace(state, seat, card);
	if (inPool === 3 && inStack === 3) return { code: "card-not-available" };
	const step = purchaseStep(state);
	if (step.do === "buy-pool" && inPool === 3) return { code: "pool-cards-only" };
	const colour = colourOf(card);
	if (step.do === "buy-new" && state.owned[6 * seat + colour] > 0) return { code: "colour-not-new" };
	const { cash, pool, byColour } = lookAt(state, seat, step, 1);
	const cost = (inPool < 3 ? pool[inPool] : byColour[colour]) ?? 1e9;
	if (cost > cash) return {
		code: "not-enough-cash",
		params: {
			have: cash,
			need: cost
		}
	};
	if (state.question !== ASK.buy || state.buys !== 2) return void 0;
	return leavesAnother(state, seat, inPool < 3 ? inPool : inStack, inPool < 3) ? void 0 : { code: "no-cash-for-second-card" };
}
function checkSwap(state, seat, give, take) {
	if (state.holder[give] !== seat) return { code: "card-not-yours" };
	if (poolPlace(state, take) === 3) return { code: "card-not-in-pool" };
	const need = swapCost(state, give, take);
	const have = state.cash[seat];
	return need <= have ? void 0 : {
		code: "not-enough-cash",
		params: {
			have,
			need
		}
	};
}
function checkKeep(state, move) {
	const kept = handOf(move.dice);
	for (let face = 0; face < 6; face++) if (COUNTS[6 * kept + face] > COUNTS[6 * state.hand + face]) return {
		code: "dice-not-there",
		params: { face: face + 1 }
	};
	if (!state.options.luckyCharm) return move.charm ? { code: "no-charm-die" } : void 0;
	return state.charmThrown && !move.charm ? { code: "charm-die-thrown-twice" } : void 0;
}
function checkBid(state, seat, amount) {
	if (amount % 100 !== 0) return { code: "bid-not-in-hundreds" };
	if (amount < lowestBid(state)) return {
		code: "bid-too-low",
		params: { least: lowestBid(state) }
	};
	const have = state.cash[seat];
	return amount <= have ? void 0 : {
		code: "bid-beyond-cash",
		params: { have }
	};
}
// packages/games/take-a-chance/src/codec.ts
const PLAIN = [
	"question",
	"asked",
	"turn",
	"turns",
	"ending",
	"lastTurns",
	"bank",
	"drawNext",
	"drawEnd",
	"discarded",
	"ticketOpen",
	"ticketKind",
	"choice",
	"step",
	"buys",
	"rolling",
	"thrown",
	"size",
	"charm",
	"rethrows",
	"pays",
	"spent",
	"charmThrown",
	"auctioning",
	"lotPlace",
	"bid",
	"bidder",
	"passed",
	"told"
];
const ARRAYS = [
	"cash",
	"holder",
	"stacks",
	"since",
	"pool",
	"draw",
	"discards",
	"tickets",
	"played",
	"kept",
	"dice",
	"possible"
];
function encode(state) {
	const json = {
		seats: state.seats,
		options: state.options
	};
	for (const field of PLAIN) json[field] = state[field];
	for (const field of ARRAYS) json[field] = Array.from(state[field]);
	return json;
}
function decode(json) {
	const fields = json;
	const state = new State({
		seats: fields.seats,
		options: fields.options
	});
	for (const field of PLAIN) state[field] = fields[field];
	for (const field of ARRAYS) state[field].set(fields[field]);
	derive(state);
	return state;
}
function derive(state) {
	deriveBoards(state);
	for (let place = 0; place < state.seats * state.ticketsEach; place++) {
		if (state.kept[place] === 0) continue;
		const seat = Math.trunc(place / state.ticketsEach);
		state.keptFor[USES * seat + useOf(state.box, state.tickets[place])] += 1;
	}
	state.hand = state.rolling && state.thrown ? handOf(state.dice.subarray(0, state.size)) : 0;
}
// packages/games/take-a-chance/src/limits.ts
function maxMoves({ seats, options }) {
	const box = openBox(options.set);
	const steps = box.tickets.flatMap(({ choices }) => choices.flat());
	const rolls = steps.filter((step) => step.do === "roll");
	const mostSteps = Math.max(...box.tickets.flatMap(({ choices }) => choices.map((choice) => choice.length)));
	const mostRethrows = Math.max(0, ...rolls.map((step) => step.rethrows));
	const turns = 101 * seats;
	const tickets = seats * (seats === 2 ? 7 : options.tickets);
	const movesOfPurchase = 2 + (2 + mostRethrows + 1 + 1);
	const movesOfTurn = movesOfPurchase;
	const movesOfTicket = mostSteps * 2 * movesOfPurchase;
	const withoutBids = turns * movesOfTurn + tickets * movesOfTicket;
	if (!options.auctions) return withoutBids;
	const mostPays = Math.max(1, ...rolls.map((step) => step.pays));
	const oneStep = 36 * Math.max(...box.pays) * mostPays + 6 * CHARM_BONUS * seats + Math.max(0, ...steps.map((step) => step.do === "collect" ? step.amount : 0));
	const swapping = tickets * mostSteps * Math.max(...box.prices);
	return withoutBids + 36 * ((seats * START_CASH + (turns * 2 + tickets * mostSteps * 3) * oneStep + swapping) / 100 + seats);
}
// packages/games/take-a-chance/src/notation.ts
function notate(state, _seat, move) {
	switch (move.type) {
		case "buy": return `buy ${cardName(state.box, move.card)}`;
		case "swap": return `swap ${cardName(state.box, move.give)} → ${cardName(state.box, move.take)}`;
		case "keep": return `keep ${keptThings(move).join(" ") || "nothing"}`;
		case "collect": return `collect ${move.combo}`;
		case "bid": return `bid ${move.amount}`;
		default: return move.type;
	}
}
const keptThings = ({ dice, charm }) => charm ? [...dice, "charm"] : [...dice];
const BARE = [
	"roll",
	"chance",
	"use",
	"throw",
	"pass"
];
const FIRST_BUY = BARE.length;
const FIRST_SWAP = FIRST_BUY + 36;
const FIRST_COLLECT = FIRST_SWAP + 1296;
const FIRST_KEEP = FIRST_COLLECT + COMBOS.length;
const FIRST_BID = FIRST_KEEP + 2 * HANDS;
function edge(_state, _seat, move) {
	switch (move.type) {
		case "buy": return FIRST_BUY + move.card;
		case "swap": return FIRST_SWAP + 36 * move.give + move.take;
		case "keep": return FIRST_KEEP + handOf(move.dice) + (move.charm ? HANDS : 0);
		case "collect": return FIRST_COLLECT + comboNumber(move.combo);
		case "bid": return FIRST_BID + move.amount;
		default: return BARE.indexOf(move.type);
	}
}
// packages/games/take-a-chance/src/set.ts
const SOURCES = [
	"rulebook",
	"rebuilt",
	"house"
];
const MAY_FAIL = [
	"buy",
	"buy-two",
	"buy-pool",
	"buy-new",
	"swap"
];
const MONEY_STEP = 100;
const MOST_MONEY = 1e5;
const MOST_EXTRA_DICE = 7;
const MOST_EXTRA_RETHROWS = 3;
const MOST_PAYS = 5;
const MOST_STEPS = 6;
const LONGEST_NAME = 40;
const fieldsOf = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
const isWord = (value) => typeof value === "string" && value.length <= LONGEST_NAME && /^[\p{L}\p{N}'’-]+$/u.test(value);
const isName = (value) => typeof value === "string" && value.length <= LONGEST_NAME && value.split(" ").every(isWord);
const isBetween = (value, min, max) => Number.isInteger(value) && value >= min && value <= max;
const isMoney = (value) => isBetween(value, MONEY_STEP, MOST_MONEY) && value % MONEY_STEP === 0;
function valueOf(field) {
	const sourced = fieldsOf(field);
	return sourced && SOURCES.includes(sourced.source) ? sourced.value : void 0;
}
function checkSet(input) {
	const set = fieldsOf(input);
	if (!set) return { code: "set-not-an-object" };
	for (const part of [
		"colours",
		"charms",
		"cards",
		"tickets"
	]) if (!Array.isArray(set[part])) return {
		code: "set-part-missing",
		params: { part }
	};
	for (const part of Object.keys(set)) if (![
		"colours",
		"charms",
		"cards",
		"tickets"
	].includes(part)) return {
		code: "set-part-unknown",
		params: { part }
	};
	return checkColours(set.colours) ?? checkCharms(set.charms) ?? checkCards(set) ?? checkTickets(set.tickets);
}
function checkColours(colours) {
	if (colours.length !== 6) return {
		code: "set-needs-six-colours",
		params: { have: colours.length }
	};
	const names = new Set();
	for (const [place, colour] of colours.entries()) {
		const fields = fieldsOf(colour);
		const name = valueOf(fields?.name);
		if (!fields || !isWord(name)) return {
			code: "set-colour-without-name",
			params: { place }
		};
		if (names.has(name)) return {
			code: "set-colour-twice",
			params: { colour: name }
		};
		names.add(name);
		if (!isMoney(valueOf(fields.price))) return {
			code: "set-price-wrong",
			params: { colour: name }
		};
		const why = checkPays(fields.pays, name);
		if (why) return why;
	}
}
function checkPays(pays, colour) {
	if (!Array.isArray(pays) || pays.length === 0) return {
		code: "set-pays-nothing",
		params: { colour }
	};
	const shown = new Set();
	for (const entry of pays) {
		const fields = fieldsOf(entry);
		const combo = valueOf(fields?.combo);
		if (typeof combo !== "string" || !COMBOS.includes(combo)) return {
			code: "set-combination-unknown",
			params: { colour }
		};
		if (shown.has(combo)) return {
			code: "set-combination-twice",
			params: {
				colour,
				combo
			}
		};
		shown.add(combo);
		if (!isMoney(valueOf(fields?.amount))) return {
			code: "set-amount-wrong",
			params: {
				colour,
				combo
			}
		};
	}
}
function checkCharms(charms) {
	if (charms.length !== 6) return {
		code: "set-needs-six-charms",
		params: { have: charms.length }
	};
	const names = charms.map(valueOf);
	const unnamed = names.findIndex((name) => !isName(name));
	if (unnamed >= 0) return {
		code: "set-charm-without-name",
		params: { place: unnamed }
	};
	if (new Set(names).size !== 6) return { code: "set-charm-twice" };
}
function checkCards(set) {
	if (set.cards.length !== 36) return {
		code: "set-needs-36-cards",
		params: { have: set.cards.length }
	};
	const seen = new Set();
	for (const [place, card] of set.cards.entries()) {
		const colour = set.colours.findIndex((data) => data.name.value === fieldsOf(card)?.colour);
		const charm = set.charms.findIndex((data) => data.value === fieldsOf(card)?.charm);
		if (colour < 0 || charm < 0) return {
			code: "set-card-unknown",
			params: { place }
		};
		if (seen.has(`${colour} ${charm}`)) {
			const { name } = set.colours[colour];
			return {
				code: "set-card-twice",
				params: {
					colour: name.value,
					charm: set.charms[charm].value
				}
			};
		}
		seen.add(`${colour} ${charm}`);
	}
}
function checkTickets(tickets) {
	let copies = 0;
	for (const [kind, ticket] of tickets.entries()) {
		const fields = fieldsOf(ticket);
		const many = valueOf(fields?.copies);
		if (!isBetween(many, 1, 36)) return {
			code: "set-ticket-copies-wrong",
			params: { kind }
		};
		copies += many;
		const choices = valueOf(fields?.choices);
		const why = checkChoices(Array.isArray(choices) ? choices : [], kind);
		if (why) return why;
	}
	return copies === 36 ? void 0 : {
		code: "set-needs-36-tickets",
		params: { have: copies }
	};
}
function checkChoices(choices, kind) {
	if (choices.length === 0) return {
		code: "set-ticket-empty",
		params: { kind }
	};
	for (const [place, steps] of choices.entries()) {
		if (!Array.isArray(steps) || !isBetween(steps.length, 1, MOST_STEPS)) return {
			code: "set-ticket-empty",
			params: { kind }
		};
		if (!steps.every(isStep)) return {
			code: "set-ticket-step-unknown",
			params: { kind }
		};
		if (!isWellOrdered(steps, choices.length)) return {
			code: "set-ticket-step-misplaced",
			params: { kind }
		};
		const mayFail = MAY_FAIL.includes(steps[0].do);
		if (mayFail && place === choices.length - 1) return {
			code: "set-ticket-needs-or",
			params: { kind }
		};
		if (!mayFail && place < choices.length - 1) return {
			code: "set-ticket-or-unreachable",
			params: { kind }
		};
	}
}
function isStep(step) {
	const fields = fieldsOf(step);
	const names = Object.keys(fields ?? {}).sort().join(" ");
	switch (fields?.do) {
		case "buy":
		case "buy-two":
		case "buy-new":
		case "swap":
		case "ticket": return names === "do";
		case "buy-pool": return names === "do less" && isMoney(fields.less);
		case "collect": return names === "amount do" && isMoney(fields.amount);
		case "keep": return names === "do what" && KEPT_USES.includes(fields.what);
		case "roll": return names === "dice do pays rethrows" && isBetween(fields.dice, 0, MOST_EXTRA_DICE) && isBetween(fields.rethrows, 0, MOST_EXTRA_RETHROWS) && isBetween(fields.pays, 1, MOST_PAYS);
		default: return false;
	}
}
const isWellOrdered = (steps, choices) => steps.every((step, place) => (place === 0 || !MAY_FAIL.includes(step.do)) && (step.do !== "ticket" || place === steps.length - 1) && (step.do !== "keep" || steps.length === 1 && choices === 1));
// packages/games/take-a-chance/src/options.ts
const SHORT = 5;
const USUAL = 6;
const LONG = 7;
const optionsSpec = {
	tickets: {
		type: "count",
		min: SHORT,
		max: LONG
	},
	auctions: { type: "flag" },
	luckyCharm: { type: "flag" },
	set: {
		type: "data",
		check: checkSet
	}
};
const standard = {
	tickets: USUAL,
	auctions: false,
	luckyCharm: false,
	set: null
};
const presets = {
	standard,
	short: {
		...standard,
		tickets: SHORT
	},
	long: {
		...standard,
		tickets: LONG
	},
	auctions: {
		...standard,
		auctions: true
	},
	luckyCharm: {
		...standard,
		luckyCharm: true
	},
	advanced: {
		...standard,
		auctions: true,
		luckyCharm: true
	}
};
const TWO = 2;
function checkTable({ seats, options }) {
	if (seats !== TWO) return void 0;
	if (options.auctions) return { code: "auctions-need-three" };
	if (options.luckyCharm) return { code: "lucky-charm-needs-three" };
	if (options.tickets === SHORT) return { code: "two-have-seven-tickets" };
}
// packages/games/take-a-chance/src/setup.ts
function setup(table, rng, emit) {
	const state = new State(table);
	state.turn = rng.below(state.seats);
	dealStarters(state, rng);
	dealCards(state, rng);
	state.tickets.set(state.box.ticketPile);
	rng.shuffle(state.tickets);
	if (emit) tellDeal(state, emit);
	beginTurn(state, emit);
	return state;
}
const starters = new Uint8Array(6);
function dealStarters(state, rng) {
	for (let card = 0; card < 6; card++) starters[card] = card;
	rng.shuffle(starters);
	for (let seat = 0; seat < state.seats; seat++) {
		gainCard(state, seat, starters[seat]);
		receive(state, seat, START_CASH);
	}
}
function dealCards(state, rng) {
	let cards = 0;
	for (let card = 0; card < 36; card++) if (state.holder[card] === -1) state.draw[cards++] = card;
	state.drawEnd = cards;
	rng.shuffle(state.draw.subarray(0, cards));
	for (let place = 0; place < state.stacks.length; place++) state.stacks[place] = drawCard(state);
	for (let place = 0; place < 3; place++) state.pool[place] = drawCard(state);
}
function tellDeal(state, emit) {
	const dealt = Array.from(starters.subarray(0, state.seats));
	emit({
		type: "dealt",
		first: state.turn,
		starters: dealt,
		pool: Array.from(state.pool)
	});
	for (let seat = 0; seat < state.seats; seat++) for (let place = 0; place < 3; place++) tellDraw(state, seat, place, emit);
}
// packages/games/take-a-chance/src/view.ts
function view(state, viewer) {
	const over = state.question === 10;
	return {
		viewer,
		seats: state.seats,
		options: state.options,
		question: over ? null : QUESTIONS[state.question],
		asked: over ? null : state.asked,
		turn: over ? null : state.turn,
		turns: state.turns,
		lastTurns: state.ending ? state.lastTurns : null,
		bank: state.bank,
		players: Array.from({ length: state.seats }, (_, seat) => seatView(state, seat, viewer)),
		pool: cardsIn(state.pool),
		draw: state.drawEnd - state.drawNext,
		discards: state.discarded,
		ticket: ticketView(state),
		roll: rollView(state),
		offers: state.rolling && state.thrown ? offers(state) : [],
		auction: auctionView(state)
	};
}
const cardsIn = (places) => Array.from(places, (card) => card === -1 ? null : card);
function seatView(state, seat, viewer) {
	const stack = cardsIn(state.stacks.subarray(3 * seat, 3 * (seat + 1)));
	return {
		cash: state.cash[seat],
		board: boardOf(state, seat),
		stack: seat === viewer ? stack : stack.map((card) => card === null ? null : "hidden"),
		since: Array.from(state.since.subarray(3 * seat, 3 * (seat + 1))),
		possible: hasSeat(state.told, seat) ? Array.from(state.possible.subarray(POSSIBLE * seat, POSSIBLE * (seat + 1))) : null,
		ticketsLeft: ticketsLeft(state, seat),
		played: playedBy(state, seat),
		kept: keptBy(state, seat)
	};
}
function playedBy(state, seat) {
	const first = seat * state.ticketsEach;
	return Array.from(state.tickets.subarray(first, first + state.played[seat]));
}
function keptBy(state, seat) {
	const first = seat * state.ticketsEach;
	return playedBy(state, seat).filter((_, place) => state.kept[first + place] === 1).sort((a, b) => a - b);
}
const ticketView = (state) => state.ticketOpen ? {
	kind: state.ticketKind,
	choice: state.choice,
	step: state.step,
	buys: state.buys
} : null;
const rollView = (state) => state.rolling ? {
	size: state.size,
	dice: state.thrown ? Array.from(state.dice.subarray(0, state.size)) : [],
	charm: state.thrown && state.options.luckyCharm ? state.charm : null,
	rethrows: state.rethrows,
	pays: state.pays,
	spent: state.spent,
	charmThrown: state.charmThrown
} : null;
const auctionView = (state) => state.auctioning ? {
	card: state.pool[state.lotPlace],
	auctioneer: state.turn,
	bid: state.bid,
	bidder: state.bid === 0 ? null : state.bidder,
	passed: seatsOf(state.passed)
} : null;
// packages/games/take-a-chance/src/dealStacks.ts
const TRIES = 100;
var StackDealer = class {
	unseen;
	unrestricted;
	told;
	rest = [];
	left = new Array(6).fill(0);
	weights = [];
	constructor(view, unseen) {
		this.unseen = unseen;
		this.takeBack();
		const unrestricted = [];
		const told = [];
		view.players.forEach(({ stack, possible }, seat) => {
			const places = stack.flatMap((card, place) => card === "hidden" ? [3 * seat + place] : []);
			if (places.length === 0) return;
			if (!possible) {
				unrestricted.push(...places);
				return;
			}
			const choices = choicesOf(possible, stack.map((card) => card === "hidden"));
			told.push({
				places,
				choices,
				waysAlone: this.weigh(choices)
			});
		});
		this.unrestricted = unrestricted;
		this.told = told;
	}
	deal(state, rng) {
		for (let attempt = 0; attempt < TRIES; attempt++) {
			this.takeBack();
			if (this.dealOnce(state, rng)) return this.rest;
		}
		this.takeBack();
		this.search(state, 0, rng);
		return this.rest;
	}
	takeBack() {
		this.rest.length = 0;
		this.left.fill(0);
		for (const card of this.unseen) {
			this.rest.push(card);
			this.left[colourOf(card)] += 1;
		}
	}
	dealOnce(state, rng) {
		for (const { places, choices, waysAlone } of this.told) {
			const ways = this.weigh(choices);
			if (rng.below(waysAlone) >= ways) return false;
			this.lay(state, places, choices[this.pick(rng.below(ways))], rng);
		}
		return true;
	}
	weigh(choices) {
		const { left, weights } = this;
		let total = 0;
		for (let choice = 0; choice < choices.length; choice++) {
			const colours = choices[choice];
			let ways = 1;
			for (let place = 0; place < colours.length; place++) ways *= left[colours[place]]--;
			for (let place = 0; place < colours.length; place++) left[colours[place]] += 1;
			weights[choice] = ways;
			total += ways;
		}
		return total;
	}
	pick(number) {
		let choice = 0;
		let rest = number;
		while (rest >= this.weights[choice]) rest -= this.weights[choice++];
		return choice;
	}
	lay(state, places, colours, rng) {
		for (let place = 0; place < places.length; place++) state.stacks[places[place]] = this.takeColour(colours[place], rng);
	}
	takeColour(colour, rng) {
		let skip = rng.below(this.left[colour]);
		let index = 0;
		while (colourOf(this.rest[index]) !== colour || skip-- > 0) index++;
		const card = this.rest[index];
		this.left[colour] -= 1;
		const last = this.rest.pop();
		if (index < this.rest.length) this.rest[index] = last;
		return card;
	}
	putBack(state, places) {
		for (const place of places) {
			const card = state.stacks[place];
			this.rest.push(card);
			this.left[colourOf(card)] += 1;
		}
	}
	search(state, number, rng) {
		const stack = this.told[number];
		if (!stack) return true;
		const { places, choices } = stack;
		this.weigh(choices);
		const weights = this.weights.slice(0, choices.length);
		const start = rng.below(choices.length);
		for (let offset = 0; offset < choices.length; offset++) {
			const choice = (start + offset) % choices.length;
			if (weights[choice] === 0) continue;
			this.lay(state, places, choices[choice], rng);
			if (this.search(state, number + 1, rng)) return true;
			this.putBack(state, places);
		}
		return false;
	}
};
function choicesOf(possible, filled) {
	const coloursIn = (place) => filled[place] ? Array.from({ length: 6 }, (_, colour) => colour) : [0];
	const choices = [];
	for (const a of coloursIn(0)) for (const b of coloursIn(1)) for (const c of coloursIn(2)) if (mayHold(possible, 0, a, b, c)) choices.push([
		a,
		b,
		c
	].filter((_, place) => filled[place]));
	return choices;
}
// packages/games/take-a-chance/src/worlds.ts
function worlds(view) {
	const known = knownPart(view);
	const cards = cardsUnseen(view);
	const tickets = ticketsUnseen(view, known);
	const stacks = new StackDealer(view, cards);
	const pile = [];
	return (rng, into) => {
		const state = into ?? new State({
			seats: view.seats,
			options: view.options
		});
		copyInto(known, state);
		layPiles(state, rng.shuffle(stacks.deal(state, rng)), stacks.unrestricted);
		for (let place = 0; place < tickets.length; place++) pile[place] = tickets[place];
		layTickets(state, rng.shuffle(pile));
		return state;
	};
}
function knownPart(view) {
	const state = new State({
		seats: view.seats,
		options: view.options
	});
	state.question = view.question === null ? 10 : ASK[view.question];
	state.asked = view.asked ?? 0;
	state.turn = view.turn ?? 0;
	state.turns = view.turns;
	state.ending = view.lastTurns !== null;
	state.lastTurns = view.lastTurns ?? 0;
	state.bank = view.bank;
	state.pool.set(view.pool.map((card) => card ?? -1));
	state.drawEnd = view.draw;
	state.discarded = view.discards;
	view.players.forEach((player, seat) => {
		knowSeat(state, seat, player);
	});
	knowTicket(state, view);
	knowRoll(state, view);
	knowAuction(state, view);
	deriveBoards(state);
	return state;
}
function knowSeat(state, seat, player) {
	state.cash[seat] = player.cash;
	for (const card of player.board) state.holder[card] = seat;
	player.stack.forEach((card, place) => {
		state.stacks[3 * seat + place] = typeof card === "number" ? card : -1;
	});
	state.since.set(player.since, 3 * seat);
	if (player.possible) {
		state.possible.set(player.possible, POSSIBLE * seat);
		state.told |= seatSet(seat);
	}
	const first = seat * state.ticketsEach;
	state.played[seat] = player.played.length;
	state.tickets.set(player.played, first);
	for (const kind of player.kept) {
		const isFree = (played, place) => played === kind && state.kept[first + place] === 0;
		state.kept[first + player.played.findIndex(isFree)] = 1;
		state.keptFor[USES * seat + useOf(state.box, kind)] += 1;
	}
}
function knowTicket(state, { ticket }) {
	if (!ticket) return;
	state.ticketOpen = true;
	state.ticketKind = ticket.kind;
	state.choice = ticket.choice;
	state.step = ticket.step;
	state.buys = ticket.buys;
}
function knowRoll(state, { roll }) {
	if (!roll) return;
	state.rolling = true;
	state.thrown = roll.dice.length > 0;
	state.size = roll.size;
	state.dice.set(roll.dice);
	state.hand = handOf(roll.dice);
	state.charm = roll.charm ?? 0;
	state.rethrows = roll.rethrows;
	state.pays = roll.pays;
	state.spent = roll.spent;
	state.charmThrown = roll.charmThrown;
}
function knowAuction(state, { auction, pool }) {
	if (!auction) return;
	state.auctioning = true;
	state.lotPlace = pool.indexOf(auction.card);
	state.bid = auction.bid;
	state.bidder = auction.bidder ?? 0;
	state.passed = auction.passed.length === 0 ? 0 : seatSet(...auction.passed);
}
function cardsUnseen(view) {
	const seen = new Set(view.pool);
	for (const player of view.players) for (const card of [...player.board, ...player.stack]) seen.add(card);
	return Array.from({ length: 36 }, (_, card) => card).filter((card) => !seen.has(card));
}
function ticketsUnseen(view, state) {
	const unseen = [...state.box.ticketPile];
	for (const { played } of view.players) for (const kind of played) unseen.splice(unseen.indexOf(kind), 1);
	return unseen;
}
function layPiles(state, cards, stackPlaces) {
	let next = 0;
	for (let i = 0; i < stackPlaces.length; i++) state.stacks[stackPlaces[i]] = cards[next++];
	for (let i = 0; i < state.drawEnd; i++) state.draw[i] = cards[next++];
	for (let i = 0; i < state.discarded; i++) state.discards[i] = cards[next++];
}
function layTickets(state, tickets) {
	let next = 0;
	for (let seat = 0; seat < state.seats; seat++) for (let place = state.played[seat]; place < state.ticketsEach; place++) state.tickets[seat * state.ticketsEach + place] = tickets[next++];
	for (let place = state.seats * state.ticketsEach; next < tickets.length; place++) state.tickets[place] = tickets[next++];
}
// packages/games/take-a-chance/src/index.ts
const toAct = (state) => state.question === 10 ? 0 : 1 << state.asked;
const DECISIONS = QUESTIONS.map((kind) => ({
	kind,
	sealed: false,
	optional: false
}));
const decision = (state, _seat) => DECISIONS[state.question];
const takeAChance = {
	id: "take-a-chance",
	rulesVersion: 1,
	seatCounts: SEAT_COUNTS,
	options: optionsSpec,
	presets,
	maxMoves,
	checkTable,
	setup,
	toAct,
	decision,
	moves,
	sample,
	check,
	apply,
	outcome,
	view,
	worlds,
	notate,
	edge,
	parseMove,
	clone,
	copyInto,
	encode,
	decode,
	audit
};
export { takeAChance as game };
