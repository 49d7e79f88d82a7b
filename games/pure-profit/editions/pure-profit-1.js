// The rules of pure-profit, edition 1, frozen. Never edit this file: see scripts/freeze.mjs.
// @ts-nocheck
const seatSet = (...seats) => seats.reduce((set, seat) => set | 1 << seat, 0);
// packages/kit/src/exactly.ts
function exactly(input, move) {
	if (move === void 0) return void 0;
	return Object.keys(input).length === Object.keys(move).length ? move : void 0;
}
// packages/kit/src/places.ts
const placesByScore = (scores) => scores.map((score) => 1 + scores.filter((other) => other > score).length);
// packages/games/pure-profit/src/types.ts
const VALUES = [
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10
];
const STEAL_TWO = 14;
const BANKRUPTS = [11, 12];
const STEALS = [
	13,
	STEAL_TWO,
	15
];
const CARDS = [
	...VALUES,
	...BANKRUPTS,
	...STEALS
];
const stealPower = (card) => card - 13 + 1;
const QUESTIONS = [
	"draw",
	"settle",
	"act",
	"choose"
];
const DEEDS = [
	"none",
	"banked",
	"discarded",
	"stole",
	"bankrupt"
];
const CARD_KEYS = [
	...[
		"1",
		"2",
		"3",
		"4",
		"5",
		"6",
		"7",
		"8",
		"9",
		"10"
	],
	...["bankruptLowest", "bankruptHighest"],
	...[
		"stealOne",
		"stealTwo",
		"stealThree"
	]
];
// packages/games/pure-profit/src/cards.ts
const BOX = {
	"1": 8,
	"2": 8,
	"3": 8,
	"4": 8,
	"5": 8,
	"6": 8,
	"7": 8,
	"8": 8,
	"9": 8,
	"10": 8,
	bankruptLowest: 8,
	bankruptHighest: 8,
	stealOne: 4,
	stealTwo: 4,
	stealThree: 4
};
const keyOf = (card) => CARD_KEYS[card - 1];
function countsOf(deck) {
	const counts = new Uint8Array(CARDS.length + 1);
	for (const card of CARDS) counts[card] = (deck ?? BOX)[keyOf(card)] ?? 0;
	return counts;
}
const sizeOf = (deck) => countsOf(deck).reduce((total, count) => total + count, 0);
function checkDeck(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return { code: "deck-not-an-object" };
	let total = 0;
	for (const [card, count] of Object.entries(value)) {
		if (!CARD_KEYS.includes(card)) return {
			code: "deck-unknown-card",
			params: { card }
		};
		if (!Number.isInteger(count) || count < 0 || count > 60) return {
			code: "deck-bad-count",
			params: {
				card,
				max: 60
			}
		};
		total += count;
	}
	const deck = value;
	const lacking = VALUES.find((card) => !deck[keyOf(card)]);
	if (lacking) return {
		code: "deck-lacks-value",
		params: { value: lacking }
	};
	if (total > 240) return {
		code: "deck-too-large",
		params: {
			cards: total,
			max: 240
		}
	};
}
// packages/games/pure-profit/src/sets.ts
const setOf = (cards) => cards.reduce((set, card) => set | 1 << card, 0);
const VALUE_SET = setOf(VALUES);
const BANKRUPT_SET = setOf(BANKRUPTS);
const STEAL_SET = setOf(STEALS);
const lowestOf = (set) => 31 - Math.clz32(set & -set);
const highestOf = (set) => 31 - Math.clz32(set);
const valuesBelow = (value) => VALUE_SET & (1 << value) - 1;
const valuesAbove = (value) => VALUE_SET & ~((1 << value + 1) - 1);
function cardsIn(counts, row = 0) {
	const cards = [];
	for (let card = 1; card <= CARDS.length; card++) for (let copy = counts[row + card]; copy > 0; copy--) cards.push(card);
	return cards;
}
// packages/games/pure-profit/src/guesses.ts
function takeOutTightest(state, seat, card) {
	const { couldBe } = state;
	const first = seat * state.deckSize;
	const last = first + state.sizes[seat] - 1;
	const bit = 1 << card;
	let out = last;
	let tightest = -1;
	for (let place = first; place <= last; place++) {
		const set = couldBe[place];
		if ((set & bit) !== 0 && (set & tightest) === set) {
			out = place;
			tightest = set;
		}
	}
	if (tightest !== bit) {
		for (let place = first; place <= last; place++) if ((couldBe[place] & bit) !== 0) couldBe[place] |= tightest;
	}
	couldBe[out] = couldBe[last];
}
function takeOutAny(state, seat) {
	const { couldBe } = state;
	const first = seat * state.deckSize;
	const last = first + state.sizes[seat] - 1;
	let out = last;
	let tightest = -1;
	for (let place = first; place <= last; place++) {
		const set = couldBe[place];
		if ((set & tightest) === set) {
			out = place;
			tightest = set;
		}
	}
	couldBe[out] = couldBe[last];
	for (let place = first; place < last; place++) couldBe[place] |= tightest;
}
function anyOf(state, seat) {
	const first = seat * state.deckSize;
	const end = first + state.sizes[seat];
	let any = 0;
	for (let place = first; place < end; place++) any |= state.couldBe[place];
	return any;
}
function hasOneOf(state, seat, set) {
	const first = seat * state.deckSize;
	const end = first + state.sizes[seat];
	for (let place = first; place < end; place++) if ((state.couldBe[place] & ~(set | 1)) === 0) return true;
	return false;
}
function ruleOut(state, seat, set) {
	const first = seat * state.deckSize;
	const end = first + state.sizes[seat];
	for (let place = first; place < end; place++) state.couldBe[place] &= ~set;
}
function oneIs(state, seat, set) {
	if (hasOneOf(state, seat, set)) return;
	const { couldBe } = state;
	const first = seat * state.deckSize;
	const end = first + state.sizes[seat];
	let chosen = first;
	let any = 0;
	for (let place = first; place < end; place++) {
		if ((couldBe[place] & set) === 0) continue;
		any |= couldBe[place] & (set | 1);
		chosen = place;
	}
	const swapped = couldBe[chosen];
	for (let place = first; place < end; place++) if ((couldBe[place] & set) !== 0) couldBe[place] |= swapped;
	couldBe[chosen] = any;
}
function afterSettling(state, seat, bankrupt, value) {
	ruleOut(state, seat, bankrupt === 11 ? valuesBelow(value) : valuesAbove(value));
}
function afterLastSettling(state, seat) {
	if (hasOneOf(state, seat, VALUE_SET)) ruleOut(state, seat, BANKRUPT_SET);
	if (hasOneOf(state, seat, BANKRUPT_SET)) ruleOut(state, seat, VALUE_SET);
	const any = anyOf(state, seat);
	const open = (any & BANKRUPT_SET) !== 0 && (any & VALUE_SET) !== 0;
	state.unclear[seat] = open ? state.sizes[seat] : 0;
}
function afterNoSettling(state, seat) {
	ruleOut(state, seat, VALUE_SET);
	oneIs(state, seat, BANKRUPT_SET);
	state.unclear[seat] = 0;
}
function afterShuffle(state) {
	for (let seat = 0; seat < state.seats; seat++) ruleOut(state, seat, 1);
}
// packages/games/pure-profit/src/options.ts
const SEAT_COUNTS = [
	2,
	3,
	4,
	5,
	6
];
const optionsSpec = {
	games: {
		type: "choice",
		values: ["1", "3"]
	},
	openSteal: { type: "flag" },
	deck: {
		type: "data",
		check: checkDeck
	}
};
const standard = {
	games: "1",
	openSteal: false,
	deck: null
};
const presets = {
	standard,
	series: {
		...standard,
		games: "3"
	},
	openSteal: {
		...standard,
		openSteal: true
	}
};
const gamesOf = (options) => Number(options.games);
function checkTable({ seats, options }) {
	if (!SEAT_COUNTS.includes(seats)) return {
		code: "seats-out-of-range",
		params: {
			min: SEAT_COUNTS[0],
			max: 6
		}
	};
	const cards = sizeOf(options.deck);
	const need = 5 * seats + 1;
	return cards < need ? {
		code: "deck-too-small",
		params: {
			cards,
			need
		}
	} : void 0;
}
function maxMoves({ seats, options }) {
	const cardsPerTurn = 6 + stealPower(15);
	const turns = 200 * (cardsPerTurn + 1 + Math.ceil(cardsPerTurn / 2));
	return gamesOf(options) * seats * (turns + 5);
}
const PUBLIC = 6;
const DRAW = QUESTIONS.indexOf("draw");
const SETTLE = QUESTIONS.indexOf("settle");
const ACT = QUESTIONS.indexOf("act");
const CHOOSE = QUESTIONS.indexOf("choose");
const OVER = QUESTIONS.length;
const BANKED = DEEDS.indexOf("banked");
const DISCARDED = DEEDS.indexOf("discarded");
const STOLE = DEEDS.indexOf("stole");
const BANKRUPT = DEEDS.indexOf("bankrupt");
const SEAT_ROWS = 96;
var Block = class {
	memory;
	used = 0;
	constructor(sets, counts) {
		this.memory = new Uint8Array(Uint16Array.BYTES_PER_ELEMENT * sets + counts);
	}
	sets(length) {
		const window = new Uint16Array(this.memory.buffer, this.used, length);
		this.used += window.byteLength;
		return window;
	}
	counts(length) {
		const window = new Uint8Array(this.memory.buffer, this.used, length);
		this.used += length;
		return window;
	}
};
var State = class {
	table;
	seats;
	games;
	deck;
	deckSize;
	game = 0;
	dealer = 0;
	turn = 0;
	asked = OVER;
	turns = 0;
	settled = 0;
	choosing = 0;
	pileTop = 0;
	pileEnd = 0;
	discardSize = 0;
	pileSet = 0;
	finishedGames = 0;
	memory;
	hands;
	sizes;
	holds;
	banks;
	tops;
	pile;
	discard;
	finished;
	couldBe;
	unclear;
	known;
	shuffled;
	drawn;
	deeds;
	deedCards;
	letGo;
	constructor(table) {
		this.table = table;
		this.seats = table.seats;
		this.games = gamesOf(table.options);
		this.deck = countsOf(table.options.deck);
		this.deckSize = sizeOf(table.options.deck);
		const block = new Block(6 * this.deckSize + 6, 1120 + 2 * this.deckSize);
		this.memory = block.memory;
		this.couldBe = block.sets(6 * this.deckSize);
		this.holds = block.sets(6);
		this.hands = block.counts(SEAT_ROWS);
		this.banks = block.counts(SEAT_ROWS);
		this.drawn = block.counts(SEAT_ROWS);
		this.known = block.counts(672);
		this.shuffled = block.counts(16);
		this.sizes = block.counts(6);
		this.tops = block.counts(6);
		this.unclear = block.counts(6);
		this.finished = block.counts(18);
		this.deeds = block.counts(6);
		this.deedCards = block.counts(6);
		this.letGo = block.counts(SEAT_ROWS);
		this.pile = block.counts(this.deckSize);
		this.discard = block.counts(this.deckSize);
	}
};
const knownRow = (onlooker, seat) => (onlooker * 6 + seat) * 16;
const pileSize = (state) => state.pileEnd - state.pileTop;
const topDiscard = (state) => state.discardSize > 0 ? state.discard[state.discardSize - 1] : 0;
const roundOf = (state) => 1 + Math.floor(state.turns / state.seats);
function remember(state, seat, deed, card) {
	state.deeds[seat] = deed;
	state.deedCards[seat] = card;
	if (deed === DISCARDED) state.letGo[seat * 16 + card] = roundOf(state);
}
function setOfCounts(counts) {
	let set = 1;
	for (const card of CARDS) if (counts[card] > 0) set |= 1 << card;
	return set;
}
function clone(state) {
	const copy = new State(state.table);
	copyInto(state, copy);
	return copy;
}
function copyInto(from, to) {
	to.game = from.game;
	to.dealer = from.dealer;
	to.turn = from.turn;
	to.asked = from.asked;
	to.turns = from.turns;
	to.settled = from.settled;
	to.choosing = from.choosing;
	to.pileTop = from.pileTop;
	to.pileEnd = from.pileEnd;
	to.discardSize = from.discardSize;
	to.pileSet = from.pileSet;
	to.finishedGames = from.finishedGames;
	to.memory.set(from.memory);
}
// packages/games/pure-profit/src/hands.ts
function gain(state, seat, card, couldBe) {
	state.hands[seat * 16 + card]++;
	state.holds[seat] |= 1 << card;
	state.couldBe[seat * state.deckSize + state.sizes[seat]] = couldBe;
	state.sizes[seat]++;
}
function gainOpenly(state, seat, card) {
	gain(state, seat, card, 1 << card);
	for (let onlooker = 0; onlooker < state.seats; onlooker++) if (onlooker !== seat) state.known[knownRow(onlooker, seat) + card]++;
	state.known[knownRow(PUBLIC, seat) + card]++;
}
function loseOpenly(state, seat, card) {
	takeOutTightest(state, seat, card);
	drop(state, seat, card);
	for (let onlooker = 0; onlooker < state.seats; onlooker++) lessCertain(state, knownRow(onlooker, seat) + card);
	lessCertain(state, knownRow(PUBLIC, seat) + card);
}
function reveal(state, seat, card) {
	if (!hasOneOf(state, seat, 1 << card)) {
		takeOutTightest(state, seat, card);
		state.couldBe[seat * state.deckSize + state.sizes[seat] - 1] = 1 << card;
	}
	for (let onlooker = 0; onlooker < state.seats; onlooker++) if (onlooker !== seat) atLeastOne(state, knownRow(onlooker, seat) + card);
	atLeastOne(state, knownRow(PUBLIC, seat) + card);
}
function steal(state, thief, victim, card) {
	gain(state, thief, card, anyOf(state, victim));
	takeOutAny(state, victim);
	drop(state, victim, card);
	lessCertain(state, knownRow(thief, victim) + card);
	state.known[knownRow(victim, thief) + card]++;
	for (let onlooker = 0; onlooker < state.seats; onlooker++) if (onlooker !== thief && onlooker !== victim) allLessCertain(state, onlooker, victim);
	allLessCertain(state, PUBLIC, victim);
}
function see(state, onlooker, seat) {
	const row = knownRow(onlooker, seat);
	for (const card of CARDS) state.known[row + card] = state.hands[seat * 16 + card];
}
function drop(state, seat, card) {
	const place = seat * 16 + card;
	state.hands[place]--;
	if (state.hands[place] === 0) state.holds[seat] &= ~(1 << card);
	state.sizes[seat]--;
	if (state.unclear[seat] > state.sizes[seat]) state.unclear[seat] = state.sizes[seat];
}
function lessCertain(state, place) {
	if (state.known[place] > 0) state.known[place]--;
}
function atLeastOne(state, place) {
	if (state.known[place] === 0) state.known[place] = 1;
}
function allLessCertain(state, onlooker, seat) {
	const { known } = state;
	const row = knownRow(onlooker, seat);
	for (let place = row + 1; place < row + 16; place++) if (known[place] > 0) known[place]--;
}
// packages/games/pure-profit/src/deal.ts
function deal(state, rng, emit) {
	clearTable(state);
	const { pile, seats } = state;
	let end = 0;
	for (const card of CARDS) for (let copy = state.deck[card]; copy > 0; copy--) pile[end++] = card;
	rng.shuffle(pile);
	state.pileTop = 0;
	state.pileEnd = end;
	for (let dealt = 1; dealt <= 5 * seats; dealt++) gain(state, (state.dealer + dealt) % seats, pile[state.pileTop++], state.pileSet);
	const turnedUp = pile[state.pileTop++];
	state.discard[0] = turnedUp;
	state.discardSize = 1;
	state.turn = (state.dealer + 1) % seats;
	if (emit) tellDeal(state, turnedUp, emit);
}
function tellDeal(state, turnedUp, emit) {
	for (let seat = 0; seat < state.seats; seat++) {
		const hand = cardsIn(state.hands, seat * 16);
		emit({
			type: "dealt",
			seat,
			cards: 5
		}, {
			to: seatSet(seat),
			event: {
				type: "dealt",
				seat,
				cards: hand
			}
		});
	}
	emit({
		type: "opened",
		game: state.game + 1,
		dealer: state.dealer,
		card: turnedUp
	});
}
function clearTable(state) {
	state.turns = 0;
	state.settled = 0;
	state.choosing = 0;
	state.hands.fill(0);
	state.sizes.fill(0);
	state.holds.fill(0);
	state.banks.fill(0);
	state.tops.fill(0);
	state.unclear.fill(0);
	state.known.fill(0);
	state.drawn.fill(0);
	state.deeds.fill(0);
	state.deedCards.fill(0);
	state.letGo.fill(0);
	state.shuffled.set(state.deck);
	state.pileSet = setOfCounts(state.deck);
}
const rest = [];
function reshuffle(state, rng, emit) {
	const { discard, pile, shuffled } = state;
	const count = state.discardSize - 1;
	rest.length = count;
	for (let place = 0; place < count; place++) rest[place] = discard[place];
	rng.shuffle(rest);
	shuffled.fill(0);
	for (let place = 0; place < count; place++) {
		const card = rest[place];
		pile[place] = card;
		shuffled[card]++;
	}
	state.pileTop = 0;
	state.pileEnd = count;
	state.pileSet = setOfCounts(shuffled);
	state.drawn.fill(0);
	afterShuffle(state);
	discard[0] = discard[count];
	state.discardSize = 1;
	emit?.({
		type: "reshuffled",
		cards: count
	});
}
// packages/games/pure-profit/src/takes.ts
const BITS = 3;
const MOST = 3;
const oneFrom = (seat) => 1 << BITS * seat;
const GUARDS = Array.from({ length: 6 }, (_, seat) => oneFrom(seat) << 2).reduce((guards, guard) => guards | guard);
function takesOf(from) {
	let takes = 0;
	for (let place = 0; place < from.length; place++) takes += oneFrom(from[place]);
	return takes;
}
const mostFrom = (size) => Math.min(MOST, Math.max(0, size - 1));
const within = (takes, most) => ((most | GUARDS) - takes & GUARDS) === GUARDS;
const firstVictim = (takes) => Math.floor((31 - Math.clz32(takes & -takes)) / BITS);
function victimsOf(takes) {
	const victims = [];
	for (let left = takes; left !== 0; left -= oneFrom(firstVictim(left))) victims.push(firstVictim(left));
	return victims;
}
// packages/games/pure-profit/src/scoring.ts
function endGame(state, rng, emit) {
	for (let seat = 0; seat < state.seats; seat++) state.finished[state.finishedGames * 6 + seat] = state.tops[seat];
	state.finishedGames++;
	emit?.({
		type: "scored",
		game: state.game + 1,
		tops: topsOf(state, state.game)
	});
	if (state.finishedGames === state.games) {
		state.asked = OVER;
		return false;
	}
	state.game++;
	state.dealer = (state.dealer + 1) % state.seats;
	deal(state, rng, emit);
	return true;
}
function topsOf(state, game) {
	const row = game * 6;
	return Array.from(state.finished.subarray(row, row + state.seats));
}
function finishedOf(state) {
	const games = [];
	for (let game = 0; game < state.finishedGames; game++) games.push(topsOf(state, game));
	return games;
}
function outcome(state) {
	if (state.asked !== OVER) return void 0;
	const [first, ...others] = finishedOf(state);
	const scores = first.map((top, seat) => others.reduce((sum, tops) => sum + tops[seat], top));
	return {
		scores,
		places: placesByScore(scores)
	};
}
// packages/games/pure-profit/src/turn.ts
const canDrawFromPile = (state) => pileSize(state) > 0 || state.discardSize > 1;
function canTakeDiscard(state) {
	const top = topDiscard(state);
	return top > 0 && top <= 10;
}
const mustDraw = (state) => state.sizes[state.turn] < 6 && (canDrawFromPile(state) || canTakeDiscard(state));
function afterDraw(state, rng, emit) {
	if (mustDraw(state)) return;
	if (!askWhenFilled(state, emit)) endTurn(state, rng, emit);
}
function afterChoice(state, bankrupt, rng, emit) {
	settle(state, bankrupt, emit);
	if (!settleOrAsk(state, emit)) endTurn(state, rng, emit);
}
function endTurn(state, rng, emit) {
	do {
		state.turns++;
		if (state.turns < 200 * state.seats) state.turn = (state.turn + 1) % state.seats;
		else {
			emit?.({
				type: "stopped",
				turns: 200
			});
			if (!endGame(state, rng, emit)) return;
		}
	} while (!ask(state, emit));
}
function winGame(state, rng, emit) {
	state.turns++;
	if (endGame(state, rng, emit)) beginTurns(state, rng, emit);
}
function beginTurns(state, rng, emit) {
	if (!ask(state, emit)) endTurn(state, rng, emit);
}
function ask(state, emit) {
	state.settled = 0;
	if (mustDraw(state)) {
		state.asked = DRAW;
		return true;
	}
	return askWhenFilled(state, emit);
}
function askWhenFilled(state, emit) {
	const seat = state.turn;
	state.unclear[seat] = 0;
	if ((state.holds[seat] & BANKRUPT_SET) !== 0) return settleOrAsk(state, emit);
	if (state.sizes[seat] === 0) {
		remember(state, seat, BANKRUPT, 0);
		emit?.({
			type: "idle",
			seat
		});
		return false;
	}
	ruleOut(state, seat, BANKRUPT_SET);
	state.asked = ACT;
	return true;
}
function settleOrAsk(state, emit) {
	const seat = state.turn;
	for (;;) {
		const held = state.holds[seat];
		const bankrupts = held & BANKRUPT_SET;
		if (bankrupts === 0 || (held & VALUE_SET) === 0) break;
		if (bankrupts === BANKRUPT_SET) {
			reveal(state, seat, 11);
			reveal(state, seat, 12);
			oneIs(state, seat, VALUE_SET);
			state.asked = SETTLE;
			return true;
		}
		ruleOut(state, seat, BANKRUPT_SET & ~bankrupts);
		settle(state, lowestOf(bankrupts), emit);
	}
	remember(state, seat, BANKRUPT, 0);
	if (state.settled > 0) afterLastSettling(state, seat);
	else {
		afterNoSettling(state, seat);
		emit?.({
			type: "stuck",
			seat
		});
	}
	return false;
}
function settle(state, bankrupt, emit) {
	const seat = state.turn;
	const values = state.holds[seat] & VALUE_SET;
	const value = bankrupt === 11 ? lowestOf(values) : highestOf(values);
	loseOpenly(state, seat, bankrupt);
	loseOpenly(state, seat, value);
	state.discard[state.discardSize++] = bankrupt;
	state.discard[state.discardSize++] = value;
	state.settled++;
	afterSettling(state, seat, bankrupt, value);
	emit?.({
		type: "settled",
		seat,
		bankrupt,
		value
	});
}
// packages/games/pure-profit/src/apply.ts
function apply(state, seat, move, rng, emit) {
	switch (move.type) {
		case "draw":
			if (move.from === "pile") draw(state, seat, rng, emit);
			else take(state, seat, emit);
			afterDraw(state, rng, emit);
			return;
		case "settle":
			afterChoice(state, move.card, rng, emit);
			return;
		case "bank":
			loseOpenly(state, seat, move.card);
			lay(state, seat, move.card);
			remember(state, seat, BANKED, move.card);
			emit?.({
				type: "banked",
				seat,
				card: move.card
			});
			endTurn(state, rng, emit);
			return;
		case "discard":
			discard(state, seat, move.card);
			remember(state, seat, DISCARDED, move.card);
			emit?.({
				type: "discarded",
				seat,
				card: move.card
			});
			endTurn(state, rng, emit);
			return;
		case "steal":
			playSteal(state, seat, move, rng, emit);
			return;
		case "choose":
			choose(state, seat, move.card, rng, emit);
			return;
		case "finish":
			finish(state, seat, move, rng, emit);
			return;
	}
}
function draw(state, seat, rng, emit) {
	if (pileSize(state) === 0) reshuffle(state, rng, emit);
	const card = state.pile[state.pileTop++];
	gain(state, seat, card, state.pileSet);
	state.drawn[seat * 16 + card]++;
	emit?.({
		type: "drew",
		seat
	}, {
		to: seatSet(seat),
		event: {
			type: "drew",
			seat,
			card
		}
	});
}
function take(state, seat, emit) {
	const card = state.discard[--state.discardSize];
	gainOpenly(state, seat, card);
	emit?.({
		type: "took",
		seat,
		card
	});
}
function discard(state, seat, card) {
	loseOpenly(state, seat, card);
	state.discard[state.discardSize++] = card;
}
function lay(state, seat, card) {
	state.banks[seat * 16 + card]++;
	state.tops[seat] = card;
}
function playSteal(state, seat, move, rng, emit) {
	const { card, from } = move;
	discard(state, seat, card);
	remember(state, seat, STOLE, card);
	emit?.({
		type: "stole",
		seat,
		card,
		from
	});
	if (state.table.options.openSteal && from.length > 0) {
		openHands(state, seat, from, emit);
		return;
	}
	for (let place = 0; place < from.length; place++) {
		const victim = from[place];
		loseTo(state, seat, victim, cardAt(state, victim, rng.below(state.sizes[victim])), emit);
	}
	endTurn(state, rng, emit);
}
function cardAt(state, seat, place) {
	let card = 0;
	let left = place;
	do {
		card++;
		left -= state.hands[seat * 16 + card];
	} while (left >= 0);
	return card;
}
function openHands(state, seat, from, emit) {
	state.choosing = takesOf(from);
	state.asked = CHOOSE;
	for (let place = 0; place < from.length; place++) {
		const victim = from[place];
		if (victim === from[place - 1]) continue;
		see(state, seat, victim);
		if (emit) {
			const seen = {
				type: "looked",
				seat,
				victim,
				hand: cardsIn(state.hands, victim * 16)
			};
			emit({
				type: "looked",
				seat,
				victim
			}, {
				to: seatSet(seat),
				event: seen
			});
		}
	}
}
function choose(state, seat, card, rng, emit) {
	const victim = firstVictim(state.choosing);
	loseTo(state, seat, victim, card, emit);
	state.choosing -= oneFrom(victim);
	if (state.choosing === 0) endTurn(state, rng, emit);
}
function loseTo(state, thief, victim, card, emit) {
	steal(state, thief, victim, card);
	emit?.({
		type: "lost",
		seat: thief,
		victim
	}, {
		to: seatSet(thief, victim),
		event: {
			type: "lost",
			seat: thief,
			victim,
			card
		}
	});
}
function finish(state, seat, move, rng, emit) {
	for (const card of move.cards) {
		loseOpenly(state, seat, card);
		lay(state, seat, card);
	}
	if (move.discard !== null) discard(state, seat, move.discard);
	emit?.({
		type: "finished",
		seat,
		cards: move.cards,
		discard: move.discard
	});
	winGame(state, rng, emit);
}
// packages/games/pure-profit/src/codec.ts
function listOf(window, start, end) {
	const list = [];
	for (let place = start; place < end; place++) list.push(window[place]);
	return list;
}
const countsIn = (counts, row = 0) => listOf(counts, row + 1, row + 16);
function bySeat(state, read) {
	const all = [];
	for (let seat = 0; seat < state.seats; seat++) all.push(read(seat));
	return all;
}
const setsOf = (state, seat) => listOf(state.couldBe, seat * state.deckSize, seat * state.deckSize + state.sizes[seat]);
const pileOf = (state) => listOf(state.pile, state.pileTop, state.pileEnd);
const discardOf = (state) => listOf(state.discard, 0, state.discardSize);
const lastOf = (state, seat) => ({
	deed: DEEDS[state.deeds[seat]],
	card: state.deedCards[seat] || null
});
const letGoOf = (state, seat) => listOf(state.letGo, seat * 16 + 1, seat * 16 + 10 + 1);
function knowledge(state) {
	const all = [];
	for (let onlooker = 0; onlooker <= PUBLIC; onlooker++) for (let seat = 0; seat < state.seats; seat++) {
		const row = knownRow(onlooker, seat);
		for (let card = 1; card < 16; card++) {
			const copies = state.known[row + card];
			if (copies > 0) all.push([
				onlooker,
				seat,
				card,
				copies
			]);
		}
	}
	return all;
}
function encode(state) {
	return {
		seats: state.seats,
		options: state.table.options,
		game: state.game,
		dealer: state.dealer,
		turn: state.turn,
		asked: QUESTIONS[state.asked] ?? null,
		turns: state.turns,
		settled: state.settled,
		choosing: victimsOf(state.choosing),
		hands: bySeat(state, (seat) => cardsIn(state.hands, seat * 16)),
		banks: bySeat(state, (seat) => cardsIn(state.banks, seat * 16)),
		pile: pileOf(state),
		discard: discardOf(state),
		finished: finishedOf(state),
		couldBe: bySeat(state, (seat) => setsOf(state, seat)),
		unclear: bySeat(state, (seat) => state.unclear[seat]),
		known: knowledge(state),
		shuffled: countsIn(state.shuffled),
		drawn: bySeat(state, (seat) => countsIn(state.drawn, seat * 16)),
		last: bySeat(state, (seat) => lastOf(state, seat)),
		letGo: bySeat(state, (seat) => letGoOf(state, seat))
	};
}
function decode(json) {
	const encoded = json;
	const state = new State({
		seats: encoded.seats,
		options: encoded.options
	});
	state.game = encoded.game;
	state.dealer = encoded.dealer;
	state.turn = encoded.turn;
	state.asked = encoded.asked === null ? OVER : QUESTIONS.indexOf(encoded.asked);
	state.turns = encoded.turns;
	state.settled = encoded.settled;
	state.choosing = takesOf(encoded.choosing);
	encoded.hands.forEach((hand, seat) => {
		putHand(state, seat, hand);
	});
	encoded.banks.forEach((bank, seat) => {
		putBank(state, seat, bank);
	});
	state.pile.set(encoded.pile);
	state.pileEnd = encoded.pile.length;
	state.discard.set(encoded.discard);
	state.discardSize = encoded.discard.length;
	encoded.finished.forEach((tops, game) => {
		state.finished.set(tops, game * 6);
	});
	state.finishedGames = encoded.finished.length;
	encoded.couldBe.forEach((sets, seat) => {
		state.couldBe.set(sets, seat * state.deckSize);
	});
	state.unclear.set(encoded.unclear);
	for (const [onlooker, seat, card, copies] of encoded.known) state.known[knownRow(onlooker, seat) + card] = copies;
	state.shuffled.set(encoded.shuffled, 1);
	state.pileSet = setOfCounts(state.shuffled);
	encoded.drawn.forEach((counts, seat) => {
		state.drawn.set(counts, seat * 16 + 1);
	});
	encoded.last.forEach(({ deed, card }, seat) => {
		state.deeds[seat] = DEEDS.indexOf(deed);
		state.deedCards[seat] = card ?? 0;
	});
	encoded.letGo.forEach((rounds, seat) => {
		state.letGo.set(rounds, seat * 16 + 1);
	});
	return state;
}
function addCards(counts, row, cards) {
	for (const card of cards) counts[row + card]++;
}
function putHand(state, seat, hand) {
	addCards(state.hands, seat * 16, hand);
	state.sizes[seat] = hand.length;
	for (const card of hand) state.holds[seat] |= 1 << card;
}
function putBank(state, seat, bank) {
	addCards(state.banks, seat * 16, bank);
	state.tops[seat] = bank.at(-1) ?? 0;
}
// packages/games/pure-profit/src/fit.ts
const OPEN = 0;
const ANY_HAND = -1;
const NOTHING = 0;
const accepts = (set, card) => (set & 1 << card) !== 0;
const countBits = (set) => {
	let bits = 0;
	for (let rest = set; rest !== 0; rest &= rest - 1) bits++;
	return bits;
};
var Fitting = class {
	places;
	left = new Uint8Array(CARDS.length + 1);
	tightestFirst;
	found = [];
	constructor(hands) {
		const places = [];
		for (const { seat, sets } of hands) for (const set of sets) {
			const number = places.length;
			places.push({
				seat,
				number,
				set,
				card: OPEN,
				bound: ANY_HAND,
				visited: false
			});
		}
		this.places = places;
		this.tightestFirst = [...this.places];
	}
	begin(left) {
		this.left.set(left);
		for (const place of this.places) place.card = OPEN;
		this.tightestFirst.sort((a, b) => countBits(a.set) - countBits(b.set) || a.number - b.number);
	}
	layKnown(card, seat) {
		this.left[card]--;
		const place = this.tightestFirst.find((one) => one.card === OPEN && one.seat === seat && accepts(one.set, card));
		if (!place) return this.makeRoom(card, seat, NOTHING);
		place.card = card;
		place.bound = seat;
		return true;
	}
	layInAnyHand(card, rng) {
		this.left[card]--;
		return this.layRandomly(card, 1, rng) || this.layRandomly(card, NOTHING, rng);
	}
	layRandomly(card, without, rng) {
		const place = this.randomOpen(card, without, rng);
		if (!place) return this.makeRoom(card, ANY_HAND, without);
		place.card = card;
		place.bound = ANY_HAND;
		return true;
	}
	fill(rng) {
		for (const place of this.tightestFirst) {
			if (place.card !== OPEN) continue;
			const card = this.randomLeft(place.set, rng);
			if (card !== OPEN) this.layLeft(place, card);
			else if (!this.findCardFor(place, rng)) return false;
		}
		return true;
	}
	layLeft(place, card) {
		this.left[card]--;
		place.card = card;
		place.bound = ANY_HAND;
	}
	randomOpen(card, without, rng) {
		const { found } = this;
		found.length = 0;
		for (const place of this.places) if (place.card === OPEN && accepts(place.set, card) && (place.set & without) === 0) found.push(place);
		return found.length > 0 ? rng.pick(found) : void 0;
	}
	randomLeft(set, rng) {
		let total = 0;
		for (const card of CARDS) if (accepts(set, card)) total += this.left[card];
		if (total === 0) return OPEN;
		let at = rng.below(total);
		for (const card of CARDS) {
			if (!accepts(set, card)) continue;
			at -= this.left[card];
			if (at < 0) return card;
		}
		return OPEN;
	}
	makeRoom(card, bound, without) {
		this.forgetVisits();
		return this.push(card, bound, without);
	}
	push(card, bound, without) {
		for (const place of this.places) {
			if (place.visited || !accepts(place.set, card) || (place.set & without) !== 0) continue;
			if (bound !== ANY_HAND && bound !== place.seat) continue;
			place.visited = true;
			if (place.card === OPEN || this.push(place.card, place.bound, without)) {
				place.card = card;
				place.bound = bound;
				return true;
			}
		}
		return false;
	}
	findCardFor(place, rng) {
		this.forgetVisits();
		return this.pull(place, rng);
	}
	pull(place, rng) {
		place.visited = true;
		for (const other of this.places) {
			const { card, bound } = other;
			if (other.visited || card === OPEN || !accepts(place.set, card)) continue;
			if (bound !== ANY_HAND && bound !== place.seat) continue;
			const instead = this.randomLeft(other.set, rng);
			if (instead !== OPEN) this.layLeft(other, instead);
			else if (!this.pull(other, rng)) continue;
			place.card = card;
			place.bound = bound;
			return true;
		}
		return false;
	}
	forgetVisits() {
		for (const place of this.places) place.visited = false;
	}
};
// packages/games/pure-profit/src/audit.ts
const TRIES = 24;
const audit = {
	inventory(state) {
		const counts = new Uint8Array(16);
		const add = (cards) => {
			for (const card of cards) counts[card]++;
		};
		add(pileOf(state));
		add(discardOf(state));
		for (let seat = 0; seat < state.seats; seat++) {
			add(cardsIn(state.hands, seat * 16));
			add(cardsIn(state.banks, seat * 16));
		}
		return countsIn(counts);
	},
	plant(state, viewer, rng) {
		const hidden = bySeat(state, (seat) => seat).filter((seat) => seat !== viewer && state.sizes[seat] > 0);
		for (let tries = 0; tries < TRIES; tries++) {
			const one = pickHidden(state, hidden, rng);
			const other = pickHidden(state, hidden, rng);
			if (!one || !other || one.card === other.card) continue;
			if (one.seat !== void 0 && one.seat === other.seat) continue;
			swap(state, one, other);
			if (isPossible(state)) return true;
			swap(state, {
				...one,
				card: other.card
			}, {
				...other,
				card: one.card
			});
		}
		return false;
	}
};
function pickHidden(state, hidden, rng) {
	const left = pileSize(state);
	if (left > 0 && (hidden.length === 0 || rng.below(2) === 0)) {
		const place = state.pileTop + rng.below(left);
		return {
			card: state.pile[place],
			place
		};
	}
	if (hidden.length === 0) return void 0;
	const seat = rng.pick(hidden);
	return {
		card: rng.pick(cardsIn(state.hands, seat * 16)),
		seat
	};
}
function swap(state, one, other) {
	replace(state, one, other.card);
	replace(state, other, one.card);
}
function replace(state, { card, seat, place }, by) {
	if (place !== void 0) state.pile[place] = by;
	if (seat === void 0) return;
	state.hands[seat * 16 + card]--;
	state.hands[seat * 16 + by]++;
	state.holds[seat] = setOf(cardsIn(state.hands, seat * 16));
}
const isPossible = (state) => asksTheRight(state) && bySeat(state, (seat) => handIsPossible(state, seat)).every(Boolean) && pileIsPossible(state);
function asksTheRight(state) {
	const held = state.holds[state.turn];
	if (state.asked === ACT) return (held & BANKRUPT_SET) === 0;
	if (state.asked !== SETTLE) return true;
	return (held & BANKRUPT_SET) === BANKRUPT_SET && (held & VALUE_SET) !== 0;
}
function handIsPossible(state, seat) {
	if (![...bySeat(state, (onlooker) => onlooker), PUBLIC].every((onlooker) => CARDS.every((card) => {
		return state.known[knownRow(onlooker, seat) + card] <= state.hands[seat * 16 + card];
	}))) return false;
	const sets = setsOf(state, seat);
	if (state.unclear[seat] === 0) return fits(state, seat, sets);
	return [BANKRUPT_SET, VALUE_SET].some((out) => fits(state, seat, sets.map((set, place) => place < state.unclear[seat] ? set & ~out : set)));
}
function fits(state, seat, sets) {
	const fitting = new Fitting([{
		seat,
		sets
	}]);
	fitting.begin(state.hands.subarray(seat * 16, (seat + 1) * 16));
	return cardsIn(state.hands, seat * 16).every((card) => fitting.layKnown(card, seat));
}
function pileIsPossible(state) {
	const inPile = new Uint8Array(16);
	for (let place = state.pileTop; place < state.pileEnd; place++) inPile[state.pile[place]]++;
	return bySeat(state, (seat) => CARDS.every((card) => inPile[card] + state.drawn[seat * 16 + card] <= state.shuffled[card])).every(Boolean);
}
// packages/games/pure-profit/src/interned.ts
function byCard(cards, make) {
	const moves = [];
	for (const card of cards) moves[card] = make(card);
	return moves;
}
const DRAW_FROM_PILE = {
	type: "draw",
	from: "pile"
};
const TAKE_DISCARD = {
	type: "draw",
	from: "discard"
};
const SETTLING = byCard(BANKRUPTS, (card) => ({
	type: "settle",
	card
}));
const BANKING = byCard(CARDS, (card) => ({
	type: "bank",
	card
}));
const DISCARDING = byCard(CARDS, (card) => ({
	type: "discard",
	card
}));
const CHOOSING = byCard(CARDS, (card) => ({
	type: "choose",
	card
}));
function victimLists() {
	const lists = [[]];
	let longest = [[]];
	for (let length = 1; length <= stealPower(15); length++) {
		longest = longest.flatMap((list) => {
			const from = list.at(-1) ?? 0;
			return Array.from({ length: 6 - from }, (_, step) => [...list, from + step]);
		});
		lists.push(...longest);
	}
	return lists;
}
const stealsByTakes = STEALS.map((card) => new Map(victimLists().map((from) => [takesOf(from), {
	type: "steal",
	card,
	from
}])));
const stealMove = (card, takes) => stealsByTakes[card - 13].get(takes);
function stealListOf(card, seats, thief) {
	const moves = [...stealsByTakes[card - 13].values()].filter(({ from }) => from.length <= stealPower(card) && from.every((victim) => victim !== thief && victim < seats));
	return {
		moves,
		takes: Int32Array.from(moves, ({ from }) => takesOf(from))
	};
}
const stealLists = STEALS.map((card) => {
	const bySeats = [];
	for (const seats of SEAT_COUNTS) bySeats[seats] = Array.from({ length: seats }, (_, thief) => stealListOf(card, seats, thief));
	return bySeats;
});
const stealList = (card, seats, thief) => stealLists[card - 13][seats][thief];
const DISCARD_UNIT = 16 ** VALUES.length;
const KEY_UNITS = [0, ...VALUES.map((value) => 16 ** (value - 1))];
const finishes = new Map();
function finishMove(key) {
	const known = finishes.get(key);
	if (known) return known;
	const discard = Math.floor(key / DISCARD_UNIT);
	const move = {
		type: "finish",
		cards: VALUES.flatMap((value) => {
			const copies = Math.floor(key / KEY_UNITS[value]) % 16;
			return new Array(copies).fill(value);
		}),
		discard: discard === 0 ? null : discard
	};
	finishes.set(key, move);
	return move;
}
const USUAL_LENGTH = 9;
function internedFinish(move) {
	const key = finishKey(move);
	if (key === void 0) return move;
	const { cards } = move;
	return cards.every((card, place) => (cards[place + 1] ?? 10) - card <= 1) && cards.length <= USUAL_LENGTH ? finishMove(key) : finishes.get(key) ?? move;
}
function finishKey({ cards, discard }) {
	let key = DISCARD_UNIT * (discard ?? 0);
	let copies = 0;
	let last = 0;
	for (const card of cards) {
		copies = card === last ? copies + 1 : 1;
		if (copies === 16) return void 0;
		last = card;
		key += KEY_UNITS[card];
	}
	return key;
}
// packages/games/pure-profit/src/parse.ts
const parseMove = (input) => exactly(input, readMove(input));
function readMove(input) {
	if (typeof input !== "object" || input === null) return void 0;
	const fields = input;
	switch (fields["type"]) {
		case "draw": return fields["from"] === "pile" ? DRAW_FROM_PILE : fields["from"] === "discard" ? TAKE_DISCARD : void 0;
		case "settle": return ofCard(SETTLING, fields["card"]);
		case "bank": return ofCard(BANKING, fields["card"]);
		case "discard": return ofCard(DISCARDING, fields["card"]);
		case "choose": return ofCard(CHOOSING, fields["card"]);
		case "steal": return parseSteal(fields["card"], fields["from"]);
		case "finish": return parseFinish(fields["cards"], fields["discard"]);
		default: return;
	}
}
const isWhole = (value, min, max) => Number.isInteger(value) && value >= min && value <= max;
const ofCard = (moves, card) => isWhole(card, 1, 15) ? moves[card] : void 0;
const ascending = (items) => items.every((item, place) => place === 0 || items[place - 1] <= item);
function parseSteal(card, from) {
	if (!isWhole(card, 13, 15) || !Array.isArray(from)) return void 0;
	const victims = Array.from(from);
	if (victims.length > stealPower(15)) return void 0;
	const seats = victims.filter((seat) => isWhole(seat, 0, 5));
	if (seats.length !== victims.length || !ascending(seats)) return void 0;
	return stealMove(card, takesOf(seats));
}
function parseFinish(cards, discard) {
	if (!Array.isArray(cards) || cards.length === 0 || cards.length > 240) return void 0;
	if (discard !== null && !isWhole(discard, 1, 15)) return void 0;
	const all = Array.from(cards);
	const values = all.filter((card) => isWhole(card, 1, 10));
	if (values.length !== all.length || !ascending(values)) return void 0;
	return internedFinish({
		type: "finish",
		cards: values,
		discard
	});
}
// packages/games/pure-profit/src/check.ts
const ANSWERS = {
	draw: "draw",
	settle: "settle",
	bank: "act",
	discard: "act",
	steal: "act",
	finish: "act",
	choose: "choose"
};
function check(state, seat, move) {
	const read = parseMove(move);
	if (!read) return { code: "malformed" };
	if (state.asked === OVER) return { code: "match-over" };
	if (seat !== state.turn) return { code: "not-your-turn" };
	const asked = QUESTIONS[state.asked];
	if (ANSWERS[read.type] !== asked) return {
		code: "not-asked",
		params: { asked }
	};
	switch (read.type) {
		case "draw": return checkDraw(state, read.from);
		case "settle": return checkHeld(state, seat, read.card);
		case "discard": return checkHeld(state, seat, read.card) ?? checkDiscard(read.card);
		case "bank": return checkHeld(state, seat, read.card) ?? checkBank(state.tops[seat], read.card);
		case "steal": return checkHeld(state, seat, read.card) ?? checkSteal(state, seat, read);
		case "finish": return checkFinish(state, seat, read);
		case "choose": return checkHeld(state, firstVictim(state.choosing), read.card);
	}
}
const checkHeld = (state, seat, card) => state.hands[seat * 16 + card] === 0 ? {
	code: "card-not-there",
	params: { card }
} : void 0;
function checkDraw(state, from) {
	if (from === "pile") return canDrawFromPile(state) ? void 0 : { code: "no-card-to-draw" };
	const top = topDiscard(state);
	if (top === 0) return { code: "discard-pile-empty" };
	return top > 10 ? {
		code: "discard-out-of-reach",
		params: { card: top }
	} : void 0;
}
const checkDiscard = (card) => card > 10 ? {
	code: "steal-to-be-used",
	params: { card }
} : void 0;
function checkBank(top, card) {
	if (card > 10) return {
		code: "bank-not-a-value",
		params: { card }
	};
	return checkStep(top, card) ?? (card === 10 ? { code: "bank-by-finishing" } : void 0);
}
const checkStep = (top, card) => card === top && top > 0 || card === top + 1 ? void 0 : {
	code: "bank-wrong-step",
	params: {
		card,
		top
	}
};
function checkSteal(state, seat, { card, from }) {
	const most = stealPower(card);
	if (from.length > most) return {
		code: "steal-too-many",
		params: { most }
	};
	for (const victim of from) {
		if (victim >= state.seats) return {
			code: "no-such-seat",
			params: { seat: victim }
		};
		if (victim === seat) return { code: "steal-from-yourself" };
		if (from.filter((other) => other === victim).length >= state.sizes[victim]) return {
			code: "steal-last-card",
			params: {
				seat: victim,
				cards: state.sizes[victim]
			}
		};
	}
}
function checkFinish(state, seat, { cards, discard }) {
	let top = state.tops[seat];
	for (const card of cards) {
		const held = state.hands[seat * 16 + card];
		if (cards.filter((other) => other === card).length > held) return {
			code: "card-not-there",
			params: { card }
		};
		const wrong = checkStep(top, card);
		if (wrong) return wrong;
		top = card;
	}
	if (top < 10) return {
		code: "finish-incomplete",
		params: { top }
	};
	const left = state.sizes[seat] - cards.length;
	if (discard === null) return left > 0 ? { code: "finish-needs-discard" } : void 0;
	const laid = cards.filter((card) => card === discard).length;
	return state.hands[seat * 16 + discard] > laid ? void 0 : {
		code: "card-not-there",
		params: { card: discard }
	};
}
// packages/games/pure-profit/src/finish.ts
function canFinish(state, seat) {
	const missing = valuesAbove(state.tops[seat]);
	return (state.holds[seat] & missing) === missing;
}
const firstLaid = (state, seat) => Math.max(1, state.tops[seat]);
const least = (state, seat, value) => value === state.tops[seat] ? 0 : 1;
function countFinishes(state, seat) {
	if (!canFinish(state, seat)) return 0;
	const first = firstLaid(state, seat);
	let lays = 1;
	for (let value = first; value <= 10; value++) {
		const held = state.hands[seat * 16 + value];
		if (held >= 16) return Number.POSITIVE_INFINITY;
		lays *= held + 1 - least(state, seat, value);
	}
	let finishes = 0;
	for (let kinds = state.holds[seat]; kinds !== 0; kinds &= kinds - 1) {
		const card = lowestOf(kinds);
		if (card < first || card > 10) finishes += lays;
		else {
			const ways = state.hands[seat * 16 + card] + 1 - least(state, seat, card);
			finishes += lays / ways * (ways - 1);
		}
	}
	return holdsOnlyLayable(state, seat) ? finishes + 1 : finishes;
}
const holdsOnlyLayable = (state, seat) => (state.holds[seat] & ~VALUE_SET) === 0 && lowestOf(state.holds[seat]) >= firstLaid(state, seat);
const laid = new Uint8Array(11);
function listFinishes(state, seat, out, count) {
	const first = firstLaid(state, seat);
	for (let value = first; value <= 10; value++) laid[value] = least(state, seat, value);
	let end = count;
	for (;;) {
		end = listDiscards(state, seat, out, end);
		let value = 10;
		while (value >= first && laid[value] === state.hands[seat * 16 + value]) {
			laid[value] = least(state, seat, value);
			value--;
		}
		if (value < first) return end;
		laid[value]++;
	}
}
function listDiscards(state, seat, out, count) {
	const first = firstLaid(state, seat);
	let key = 0;
	for (let value = first; value <= 10; value++) key += laid[value] * KEY_UNITS[value];
	let end = count;
	for (let kinds = state.holds[seat]; kinds !== 0; kinds &= kinds - 1) {
		const card = lowestOf(kinds);
		const gone = card >= first && card <= 10 ? laid[card] : 0;
		if (state.hands[seat * 16 + card] > gone) out[end++] = finishMove(key + card * DISCARD_UNIT);
	}
	if (end === count) out[end++] = finishMove(key);
	return end;
}
function sampleFinish(state, seat, rng) {
	const cards = [];
	const left = [];
	const first = firstLaid(state, seat);
	for (let kinds = state.holds[seat]; kinds !== 0; kinds &= kinds - 1) {
		const card = lowestOf(kinds);
		const held = state.hands[seat * 16 + card];
		let lay = 0;
		if (card >= first && card <= 10) {
			const fewest = least(state, seat, card);
			lay = fewest + rng.below(held + 1 - fewest);
		}
		for (let copy = 0; copy < lay; copy++) cards.push(card);
		if (lay < held) left.push(card);
	}
	return internedFinish({
		type: "finish",
		cards,
		discard: left.length === 0 ? null : rng.pick(left)
	});
}
// packages/games/pure-profit/src/moves.ts
const LONGEST_LIST = 512;
const DECISIONS = QUESTIONS.map((kind) => ({
	kind,
	sealed: false,
	optional: false
}));
const toAct = (state) => state.asked === OVER ? 0 : 1 << state.turn;
const decision = (state, _seat) => DECISIONS[state.asked];
function moves(state, seat, out) {
	switch (state.asked) {
		case DRAW: return listDraws(state, out);
		case SETTLE:
			out[0] = SETTLING[11];
			out[1] = SETTLING[12];
			return 2;
		case ACT: return canFinish(state, seat) ? listActsAndFinishes(state, seat, out) : listActs(state, seat, out);
		case CHOOSE: return listChoices(state, out);
		default: return 0;
	}
}
function listDraws(state, out) {
	let count = 0;
	if (canDrawFromPile(state)) out[count++] = DRAW_FROM_PILE;
	if (canTakeDiscard(state)) out[count++] = TAKE_DISCARD;
	return count;
}
function listChoices(state, out) {
	let count = 0;
	for (let kinds = state.holds[firstVictim(state.choosing)]; kinds !== 0; kinds &= kinds - 1) out[count++] = CHOOSING[lowestOf(kinds)];
	return count;
}
function listActs(state, seat, out) {
	const held = state.holds[seat];
	const top = state.tops[seat];
	let count = 0;
	if (top > 0 && (held & 1 << top) !== 0) out[count++] = BANKING[top];
	const next = top + 1;
	if (next < 10 && (held & 1 << next) !== 0) out[count++] = BANKING[next];
	for (let kinds = held & VALUE_SET; kinds !== 0; kinds &= kinds - 1) out[count++] = DISCARDING[lowestOf(kinds)];
	const steals = held & STEAL_SET;
	return steals === 0 ? count : listSteals(state, seat, steals, out, count);
}
function listSteals(state, seat, steals, out, count) {
	let most = 0;
	for (let victim = 0; victim < state.seats; victim++) if (victim !== seat) most += mostFrom(state.sizes[victim]) * oneFrom(victim);
	let end = count;
	for (let kinds = steals; kinds !== 0; kinds &= kinds - 1) {
		const list = stealList(lowestOf(kinds), state.seats, seat);
		for (let place = 0; place < list.takes.length; place++) if (within(list.takes[place], most)) out[end++] = list.moves[place];
	}
	return end;
}
const counted = [];
function listActsAndFinishes(state, seat, out) {
	const count = listActs(state, seat, counted);
	if (count + countFinishes(state, seat) > LONGEST_LIST) return -1;
	for (let place = 0; place < count; place++) out[place] = counted[place];
	return listFinishes(state, seat, out, count);
}
function sample(state, seat, rng) {
	const count = moves(state, seat, counted);
	if (count !== -1) return counted[rng.below(count)];
	if (rng.below(2) === 0) return sampleFinish(state, seat, rng);
	return counted[rng.below(listActs(state, seat, counted))];
}
// packages/games/pure-profit/src/notation.ts
const STEAL_NAMES = [
	"one",
	"two",
	"three"
];
const CARD_NAMES = [
	"",
	...Array.from({ length: 10 }, (_, step) => `$${step + 1}M`),
	"Bankrupt Lowest",
	"Bankrupt Highest",
	"Steal One",
	"Steal Two",
	"Steal Three"
];
const cardName = (card) => CARD_NAMES[card];
const seesChoice = (state, seat, viewer) => viewer === seat || viewer === firstVictim(state.choosing);
function notate(state, seat, move, viewer) {
	switch (move.type) {
		case "draw": return move.from === "pile" ? "draw" : "take";
		case "settle": return move.card === 11 ? "settle lowest" : "settle highest";
		case "bank":
		case "discard": return `${move.type} ${cardName(move.card)}`;
		case "choose": return seesChoice(state, seat, viewer) ? `choose ${cardName(move.card)}` : "choose";
		case "steal": {
			const from = move.from.length === 0 ? "nobody" : move.from.join(",");
			return `steal ${STEAL_NAMES[move.card - 13]} from ${from}`;
		}
		case "finish": return `finish ${move.cards.map(cardName).join(" ")}${move.discard === null ? "" : ` discard ${cardName(move.discard)}`}`;
	}
}
const EDGES = {
	draw: 0,
	settle: 16,
	bank: 32,
	discard: 48,
	choose: 64,
	steal: 16777216,
	finish: 16 * DISCARD_UNIT
};
const STEAL_UNIT = 1048576;
function edge(state, seat, move, viewer) {
	switch (move.type) {
		case "draw": return move.from === "pile" ? EDGES.draw : EDGES.draw + 1;
		case "settle":
		case "bank":
		case "discard": return EDGES[move.type] + move.card;
		case "choose": return EDGES.choose + (seesChoice(state, seat, viewer) ? move.card : 0);
		case "steal": return EDGES.steal + (move.card - 13) * STEAL_UNIT + takesOf(move.from);
		case "finish": {
			const key = finishKey(move);
			return key === void 0 ? notate(state, seat, move, viewer) : EDGES.finish + key;
		}
	}
}
// packages/games/pure-profit/src/setup.ts
function setup(table, rng, emit) {
	const state = new State(table);
	state.dealer = rng.below(table.seats);
	deal(state, rng, emit);
	beginTurns(state, rng, emit);
	return state;
}
// packages/games/pure-profit/src/view.ts
function view(state, viewer) {
	const over = state.asked === OVER;
	return {
		viewer,
		seats: state.seats,
		options: state.table.options,
		game: state.game + 1,
		dealer: state.dealer,
		turn: over ? null : state.turn,
		asked: QUESTIONS[state.asked] ?? null,
		turns: state.turns,
		settled: state.settled,
		choosing: victimsOf(state.choosing),
		hand: viewer === "public" ? [] : cardsIn(state.hands, viewer * 16),
		players: bySeat(state, (seat) => player(state, seat, viewer)),
		pile: {
			cards: pileSize(state),
			shuffled: countsIn(state.shuffled),
			yours: viewer === "public" ? [] : countsIn(state.drawn, viewer * 16)
		},
		discard: discardOf(state),
		finished: finishedOf(state)
	};
}
function player(state, seat, viewer) {
	const known = (onlooker, of) => cardsIn(state.known, knownRow(onlooker, of));
	return {
		bank: cardsIn(state.banks, seat * 16),
		cards: state.sizes[seat],
		known: viewer === seat ? cardsIn(state.hands, seat * 16) : known(viewer === "public" ? PUBLIC : viewer, seat),
		shown: known(PUBLIC, seat),
		knowsOfYou: viewer === "public" || viewer === seat ? [] : known(seat, viewer),
		couldBe: setsOf(state, seat),
		unclear: state.unclear[seat],
		last: lastOf(state, seat),
		letGo: letGoOf(state, seat)
	};
}
// packages/games/pure-profit/src/unclear.ts
var UnclearHands = class {
	hands;
	constructor(view, hidden, places) {
		this.hands = hidden.filter((seat) => view.players[seat].unclear > 0).map((seat) => {
			const { known, couldBe, unclear } = view.players[seat];
			return {
				places: places.filter((place) => place.seat === seat).slice(0, unclear),
				sets: couldBe.slice(0, unclear),
				known: setOf(known)
			};
		});
	}
	decide(unseen, rng, fit) {
		const { hands } = this;
		let choice = 0;
		hands.forEach((hand, place) => {
			if (prefersNoValue(hand, unseen, rng)) choice |= 1 << place;
		});
		for (let tries = 0; tries < 1 << hands.length; tries++) {
			hands.forEach(({ places, sets }, hand) => {
				const out = ((choice ^ tries) & 1 << hand) !== 0 ? VALUE_SET : BANKRUPT_SET;
				places.forEach((place, at) => {
					place.set = sets[at] & ~out;
				});
			});
			if (fit(rng)) return;
		}
		throw new Error("no deal fits this view");
	}
};
function prefersNoValue({ sets, known }, unseen, rng) {
	if ((known & VALUE_SET) !== 0) return false;
	if ((known & BANKRUPT_SET) !== 0) return true;
	const [without, withThem] = [VALUE_SET, BANKRUPT_SET].map((out) => ways(sets, out, unseen));
	const odds = without / (without + withThem);
	return rng.below(PRECISION) < odds * PRECISION;
}
const PRECISION = 2 ** 16;
function ways(sets, out, unseen) {
	let product = 1;
	sets.forEach((set, laid) => {
		const cards = CARDS.reduce((sum, card) => sum + ((set & ~out) >> card & 1) * unseen[card], 0);
		product *= Math.max(0, cards - laid);
	});
	return product;
}
// packages/games/pure-profit/src/worlds.ts
function worlds(view) {
	const known = knownPart(view);
	const hidden = view.players.map((_, seat) => seat).filter((seat) => seat !== view.viewer);
	const unseen = unseenCards(view);
	const inHands = cardsNotInPile(view, unseen, hidden);
	const fitting = new Fitting(hidden.map((seat) => ({
		seat,
		sets: view.players[seat].couldBe
	})));
	const unclear = new UnclearHands(view, hidden, fitting.places);
	const fit = (rng) => {
		fitting.begin(unseen);
		return hidden.every((seat) => view.players[seat].known.every((card) => fitting.layKnown(card, seat))) && rng.shuffle([...inHands]).every((card) => fitting.layInAnyHand(card, rng)) && fitting.fill(rng);
	};
	return (rng, into) => {
		const world = into ?? clone(known);
		if (into) copyInto(known, into);
		unclear.decide(unseen, rng, fit);
		for (const { seat, card } of fitting.places) {
			world.hands[seat * 16 + card]++;
			world.holds[seat] |= 1 << card;
		}
		shufflePile(world, fitting.left, rng);
		if (world.asked === CHOOSE && world.turn !== view.viewer) for (const victim of view.choosing) see(world, world.turn, victim);
		return world;
	};
}
function knownPart(view) {
	const { viewer, players } = view;
	const none = new Array(CARDS.length).fill(0);
	const state = decode({
		seats: view.seats,
		options: view.options,
		game: view.game - 1,
		dealer: view.dealer,
		turn: view.turn ?? 0,
		asked: view.asked,
		turns: view.turns,
		settled: view.settled,
		choosing: view.choosing,
		hands: players.map((_, seat) => seat === viewer ? view.hand : []),
		banks: players.map(({ bank }) => bank),
		pile: new Array(view.pile.cards).fill(0),
		discard: view.discard,
		finished: view.finished,
		couldBe: players.map(({ couldBe }) => couldBe),
		unclear: players.map(({ unclear }) => unclear),
		known: [],
		shuffled: view.pile.shuffled,
		drawn: players.map((_, seat) => seat === viewer ? view.pile.yours : none),
		last: players.map(({ last }) => last),
		letGo: players.map(({ letGo }) => letGo)
	});
	players.forEach(({ cards, known, shown, knowsOfYou }, seat) => {
		state.sizes[seat] = cards;
		addCards(state.known, knownRow(PUBLIC, seat), shown);
		if (viewer !== "public" && viewer !== seat) {
			addCards(state.known, knownRow(viewer, seat), known);
			addCards(state.known, knownRow(seat, viewer), knowsOfYou);
		}
		players.forEach((_, other) => {
			if (other !== seat && other !== viewer && seat !== viewer) addCards(state.known, knownRow(other, seat), shown);
		});
	});
	return state;
}
function unseenCards(view) {
	const seen = new Uint8Array(CARDS.length + 1);
	addCards(seen, 0, view.hand);
	addCards(seen, 0, view.discard);
	for (const { bank } of view.players) addCards(seen, 0, bank);
	return countsOf(view.options.deck).map((count, card) => count - seen[card]);
}
function cardsNotInPile(view, unseen, hidden) {
	const known = new Uint8Array(CARDS.length + 1);
	for (const seat of hidden) addCards(known, 0, view.players[seat].known);
	return CARDS.flatMap((card) => {
		const inPile = view.pile.shuffled[card - 1] - (view.pile.yours[card - 1] ?? 0);
		const inHands = Math.max(0, unseen[card] - inPile - known[card]);
		return new Array(inHands).fill(card);
	});
}
function shufflePile(world, left, rng) {
	const { pile } = world;
	let end = 0;
	for (const card of CARDS) for (let copy = left[card]; copy > 0; copy--) pile[end++] = card;
	for (let last = end - 1; last > 0; last--) {
		const other = rng.below(last + 1);
		const card = pile[last];
		pile[last] = pile[other];
		pile[other] = card;
	}
}
// packages/games/pure-profit/src/index.ts
const pureProfit = {
	id: "pure-profit",
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
export { pureProfit as game };
