// The rules of eight-and-a-half, edition 1, frozen. Never edit this file: see scripts/freeze.mjs.
// @ts-nocheck
// packages/kit/src/seatSet.ts
const hasSeat = (set, seat) => Number.isInteger(seat) && seat >= 0 && seat < 32 && (set >>> seat & 1) === 1;
// packages/kit/src/exactly.ts
function exactly(input, move) {
	if (move === void 0) return void 0;
	return Object.keys(input).length === Object.keys(move).length ? move : void 0;
}
// packages/kit/src/places.ts
const placesByScore = (scores) => scores.map((score) => 1 + scores.filter((other) => other > score).length);
const COPIES = [
	6,
	4,
	4,
	6,
	6,
	6,
	6,
	6,
	6,
	6,
	8,
	8
];
const MOST_COPIES = Math.max(...COPIES);
const DECK = COPIES.flatMap((copies, card) => Array(copies).fill(card));
const kindBit = (card) => 1 << card;
const kindsOf = (...cards) => cards.reduce((kinds, card) => kinds | kindBit(card), 0);
const lowestKind = (kinds) => 31 - Math.clz32(kinds & -kinds);
const YELLOW = kindsOf(1, 2, 3, 4, 6, 7, 8);
const ALL_KINDS = 4095;
const PAIR = 4096;
const PAIR_CARDS = kindsOf(8, 10);
const holdsPair = (kinds) => (kinds & PAIR_CARDS) === PAIR_CARDS;
const isCard = (value) => typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 12;
const cardName = (card) => card === 10 ? "½" : card === 11 ? "Ghost" : String(card);
const FIVE = 5;
const NINE = 9;
const HIGHEST_VALUE = 26;
const isHalf = (value) => (value & 1) === 1;
const legalKinds = (value, five) => five ? ON_FIVE : BY_VALUE[value];
const ON_FIVE = 63 | kindBit(10) | kindBit(11);
const BY_VALUE = Array.from({ length: 27 }, (_, value) => onValue(value));
function onValue(value) {
	let kinds = kindBit(11);
	for (let number = 1; number <= NINE; number++) if (2 * number >= value) kinds |= kindBit(number);
	if (!isHalf(value)) kinds |= kindBit(0);
	if (value !== 17) kinds |= kindBit(10);
	if (value <= 16 || value === 17) kinds |= PAIR;
	return kinds;
}
const halvesThatFit = (value) => value <= 17 ? 17 - value : HIGHEST_VALUE - value;
const catches = (value, card) => isHalf(value) && 2 * card === value + 1 && card <= NINE;
const valueAfter = (value, card, count) => {
	if (card === 11) return value;
	if (card === 10) return value + count;
	return 2 * card;
};
const demandAfter = (five, card) => card === FIVE || five && card === 11;
var State = class {
	seats;
	options;
	round = 0;
	dealer = 0;
	phase = "start";
	turn = -1;
	value = 0;
	five = false;
	pileSize = 0;
	pending = -1;
	winner = -1;
	loser = -1;
	turnedSeat = -1;
	turnedPlace = 0;
	turnedCard = 15;
	belowCap = 0;
	handKinds;
	lackKinds;
	turns;
	points;
	lackCount;
	handSize;
	asideSize;
	bankSize;
	openLeft;
	blindLeft;
	table;
	hand;
	aside;
	open;
	blind;
	bank;
	bankRoom;
	pile;
	sheet;
	cells;
	constructor(seats, options) {
		this.seats = seats;
		this.options = options;
		this.bankRoom = Math.ceil(DECK.length / seats) - 6 - 3;
		const words = 4 * seats;
		const bytes = 7 * seats + 2 * seats * 12 + 2 * seats * 3 + seats * this.bankRoom + DECK.length + seats * options.rounds;
		const buffer = new ArrayBuffer(2 * words + bytes);
		let used = 0;
		const shorts = (length) => {
			const part = new Uint16Array(buffer, used, length);
			used += part.byteLength;
			return part;
		};
		const small = (length) => {
			const part = new Uint8Array(buffer, used, length);
			used += part.byteLength;
			return part;
		};
		this.handKinds = shorts(seats);
		this.lackKinds = shorts(seats);
		this.turns = shorts(seats);
		this.points = shorts(seats);
		this.lackCount = small(seats);
		this.handSize = small(seats);
		this.asideSize = small(seats);
		this.bankSize = small(seats);
		this.openLeft = small(seats);
		this.blindLeft = small(seats);
		this.table = small(seats);
		this.hand = small(seats * 12);
		this.aside = small(seats * 12);
		this.open = small(seats * 3);
		this.blind = small(seats * 3);
		this.bank = small(seats * this.bankRoom);
		this.pile = small(DECK.length);
		this.sheet = small(seats * options.rounds);
		this.cells = new Uint8Array(buffer);
	}
	static copy(from, to) {
		to.round = from.round;
		to.dealer = from.dealer;
		to.phase = from.phase;
		to.turn = from.turn;
		to.value = from.value;
		to.five = from.five;
		to.pileSize = from.pileSize;
		to.pending = from.pending;
		to.winner = from.winner;
		to.loser = from.loser;
		to.turnedSeat = from.turnedSeat;
		to.turnedPlace = from.turnedPlace;
		to.turnedCard = from.turnedCard;
		to.belowCap = from.belowCap;
		to.cells.set(from.cells);
	}
};
const copyInto = State.copy;
function clone(state) {
	const twin = new State(state.seats, state.options);
	State.copy(state, twin);
	return twin;
}
// packages/games/eight-and-a-half/src/hands.ts
function addToHand(state, seat, card) {
	state.hand[seat * 12 + card]++;
	state.handSize[seat]++;
	state.handKinds[seat] |= kindBit(card);
}
function takeFromHand(state, seat, card, count) {
	const left = state.hand[seat * 12 + card] -= count;
	state.handSize[seat] -= count;
	if (left === 0) state.handKinds[seat] &= ~kindBit(card);
}
function clearHand(state, seat) {
	state.hand.fill(0, seat * 12, (seat + 1) * 12);
	state.handSize[seat] = 0;
	state.handKinds[seat] = 0;
}
function drawFromBank(state, seat) {
	let drawn = 0;
	while (state.handSize[seat] < 3 && state.bankSize[seat] > 0) {
		const top = --state.bankSize[seat];
		addToHand(state, seat, state.bank[seat * state.bankRoom + top]);
		drawn++;
	}
	return drawn;
}
const isOut = (state, seat) => (state.handSize[seat] | state.openLeft[seat] | state.blindLeft[seat]) === 0;
const cardsOf = (state, seat) => state.handSize[seat] + state.bankSize[seat] + state.openLeft[seat] + state.blindLeft[seat] + state.asideSize[seat];
const isHandPublic = (state, seat) => state.table[seat] === 1;
function learnLack(state, seat, kinds) {
	const size = state.handSize[seat];
	const all = (state.lackCount[seat] === size ? state.lackKinds[seat] : 0) | kinds;
	state.lackKinds[seat] = (all & PAIR_CARDS) === 0 ? all : all & -4097;
	state.lackCount[seat] = size;
}
function forgetPlayed(state, seat, card, count) {
	if ((state.lackKinds[seat] & kindBit(card)) !== 0) return;
	const known = state.lackCount[seat] - count;
	if (known > 0) state.lackCount[seat] = known;
	else forgetLack(state, seat);
}
function forgetPair(state, seat) {
	const noPair = (state.lackKinds[seat] & PAIR) !== 0;
	forgetPlayed(state, seat, 8, 1);
	if (!noPair) forgetPlayed(state, seat, 10, 1);
}
function forgetLack(state, seat) {
	state.lackKinds[seat] = 0;
	state.lackCount[seat] = 0;
}
function cardsByKind(counts, seat) {
	const cards = [];
	for (let card = 0; card < 12; card++) for (let n = counts[seat * 12 + card]; n > 0; n--) cards.push(card);
	return cards;
}
// packages/games/eight-and-a-half/src/setup.ts
function setup(table, rng, emit) {
	const state = new State(table.seats, table.options);
	state.dealer = rng.below(state.seats);
	dealRound(state, rng, emit);
	return state;
}
const seatAfter = (state, seat) => seat + 1 === state.seats ? 0 : seat + 1;
function dealRound(state, rng, emit) {
	state.round++;
	clearPile(state);
	state.pending = -1;
	state.belowCap = state.seats;
	for (let card = 0; card < DECK.length; card++) deck[card] = DECK[card];
	rng.shuffle(deck);
	let seat = state.dealer;
	for (let first = 0; first < state.seats; first++) {
		seat = seatAfter(state, seat);
		dealSeat(state, seat, first);
	}
	if (emit) tellDeal(state, emit);
	if (state.winner === -1) nameStarter(state, emit);
	else {
		state.phase = "swap";
		state.turn = state.winner;
	}
}
const deck = [...DECK];
function clearPile(state) {
	state.pileSize = 0;
	state.value = 0;
	state.five = false;
}
function dealSeat(state, seat, first) {
	clearHand(state, seat);
	forgetLack(state, seat);
	state.aside.fill(0, seat * 12, (seat + 1) * 12);
	state.asideSize[seat] = 0;
	state.turns[seat] = 0;
	state.table[seat] = 0;
	let next = first;
	for (let place = seat * 3, end = place + 3; place < end; place++, next += state.seats) state.blind[place] = deck[next];
	for (let place = seat * 3, end = place + 3; place < end; place++, next += state.seats) state.open[place] = deck[next];
	state.blindLeft[seat] = 3;
	state.openLeft[seat] = 3;
	for (let drawn = 0; drawn < 3; drawn++, next += state.seats) addToHand(state, seat, deck[next]);
	const size = Math.ceil((DECK.length - next) / state.seats);
	state.bankSize[seat] = size;
	for (let cell = seat * state.bankRoom + size - 1; next < DECK.length; cell--, next += state.seats) state.bank[cell] = deck[next];
}
function starterOf(state) {
	let starter = seatAfter(state, state.dealer);
	let lowest = 12;
	let seat = state.dealer;
	for (let n = 0; n < state.seats; n++) {
		seat = seatAfter(state, seat);
		const yellow = state.handKinds[seat] & YELLOW;
		if (yellow !== 0 && lowestKind(yellow) < lowest) {
			lowest = lowestKind(yellow);
			starter = seat;
		}
	}
	return starter;
}
function lackAtStart(state, seat, starter, card) {
	const start = kindBit(card);
	if ((start & YELLOW) === 0) return YELLOW;
	const lower = YELLOW & start - 1;
	return fromDealersLeft(state, seat) < fromDealersLeft(state, starter) ? lower | start : lower;
}
const fromDealersLeft = (state, seat) => (seat - state.dealer - 1 + state.seats) % state.seats;
function nameStarter(state, emit) {
	state.phase = "start";
	state.turn = starterOf(state);
	emit?.({
		type: "starts",
		seat: state.turn
	});
}
function tellDeal(state, emit) {
	const seats = Array.from({ length: state.seats }, (_, seat) => seat);
	emit({
		type: "dealt",
		round: state.round,
		dealer: state.dealer,
		opens: seats.map((seat) => Array.from(state.open.subarray(seat * 3, (seat + 1) * 3)))
	});
	for (const seat of seats) {
		const drew = {
			type: "drew",
			seat,
			count: 3,
			bank: state.bankSize[seat]
		};
		emit(drew, {
			to: 1 << seat,
			event: {
				...drew,
				cards: cardsByKind(state.hand, seat)
			}
		});
	}
}
// packages/games/eight-and-a-half/src/collect.ts
function collect(state, seat, why, emit) {
	const toHand = isHandPublic(state, seat);
	if (emit) tellCollected(state, seat, why, emit);
	for (let index = 0; index < state.pileSize; index++) {
		const card = state.pile[index] & 15;
		if (toHand) addToHand(state, seat, card);
		else state.aside[seat * 12 + card]++;
	}
	if (!toHand) state.asideSize[seat] += state.pileSize;
	clearPile(state);
}
function tellCollected(state, seat, why, emit) {
	emit({
		type: "collected",
		seat,
		why,
		to: isHandPublic(state, seat) ? "hand" : "aside",
		cards: Array.from(state.pile.subarray(0, state.pileSize), (cell) => cell & 15)
	});
}
// packages/games/eight-and-a-half/src/moves.ts
const KIND_LIST = COPIES.map((_, card) => card);
const PLAYS = COPIES.map((copies, card) => Array.from({ length: copies }, (_, index) => ({
	type: "play",
	card,
	count: index + 1
})));
const EIGHT_AND_A_HALF = { type: "eight-and-a-half" };
const OPEN_PLAYS = KIND_LIST.map((card) => ({
	type: "open",
	card
}));
const BLIND_TURNS = Array.from({ length: 3 }, (_, index) => ({
	type: "blind",
	place: index + 1
}));
const SWAPS = KIND_LIST.map((give) => KIND_LIST.map((take) => ({
	type: "swap",
	give,
	take
})));
const KEEP = { type: "keep" };
function moves(state, seat, out) {
	switch (state.phase) {
		case "play": return state.handKinds[seat] !== 0 ? handPlays(state, seat, out) : state.openLeft[seat] !== 0 ? openPlays(state, seat, out) : blindTurns(state, seat, out);
		case "start": return startPlays(state, seat, out);
		case "swap": return swaps(state, seat, out);
		case "over": return 0;
	}
}
function handPlays(state, seat, out) {
	const legal = legalKinds(state.value, state.five);
	const holds = state.handKinds[seat];
	let count = 0;
	for (let rest = holds & legal; rest !== 0; rest &= rest - 1) {
		const card = lowestKind(rest);
		let most = state.hand[seat * 12 + card];
		if (card === 10) most = Math.min(most, halvesThatFit(state.value));
		count = groups(card, most, out, count);
	}
	if ((legal & 4096) !== 0 && holdsPair(holds)) out[count++] = EIGHT_AND_A_HALF;
	return count;
}
function groups(card, most, out, from) {
	const plays = PLAYS[card];
	for (let index = 0; index < most; index++) out[from + index] = plays[index];
	return from + most;
}
function startPlays(state, seat, out) {
	const yellow = state.handKinds[seat] & YELLOW;
	if (yellow === 0) return handPlays(state, seat, out);
	const card = lowestKind(yellow);
	return groups(card, state.hand[seat * 12 + card], out, 0);
}
function openPlays(state, seat, out) {
	let count = 0;
	for (let rest = openKinds(state, seat) & legalKinds(state.value, state.five); rest !== 0; rest &= rest - 1) out[count++] = OPEN_PLAYS[lowestKind(rest)];
	return count;
}
function blindTurns(state, seat, out) {
	let count = 0;
	for (let index = 0; index < 3; index++) if (state.blind[seat * 3 + index] !== 15) out[count++] = BLIND_TURNS[index];
	return count;
}
function swaps(state, seat, out) {
	let count = 0;
	out[count++] = KEEP;
	for (let mine = openKinds(state, seat); mine !== 0; mine &= mine - 1) {
		const give = lowestKind(mine);
		for (let theirs = openKinds(state, state.loser) & ~kindBit(give); theirs !== 0; theirs &= theirs - 1) out[count++] = SWAPS[give][lowestKind(theirs)];
	}
	return count;
}
function openKinds(state, seat) {
	let kinds = 0;
	for (let place = seat * 3, end = place + 3; place < end; place++) {
		const card = state.open[place];
		if (card !== 15) kinds |= kindBit(card);
	}
	return kinds;
}
function canPlay(state, seat) {
	const legal = legalKinds(state.value, state.five);
	const holds = state.handKinds[seat];
	if (holds !== 0) return canLay(holds, legal);
	if (state.openLeft[seat] !== 0) return (openKinds(state, seat) & legal) !== 0;
	return true;
}
const canLay = (holds, legal) => (holds & legal) !== 0 || (legal & 4096) !== 0 && holdsPair(holds);
const listed = [];
const sample = (state, seat, rng) => listed[rng.below(moves(state, seat, listed))];
// packages/games/eight-and-a-half/src/scoring.ts
const POINTS_FOR_WINNING = 2;
const POINTS_FOR_FEWEST = 1;
function endRound(state, winner, rng, emit) {
	state.winner = winner;
	state.loser = winner === -1 ? -1 : bigLoser(state, winner);
	const fewest = fewestCards(state);
	const row = (state.round - 1) * state.seats;
	for (let seat = 0; seat < state.seats; seat++) {
		let points = 0;
		if (seat === winner) points += POINTS_FOR_WINNING;
		if (cardsOf(state, seat) === fewest) points += POINTS_FOR_FEWEST;
		state.sheet[row + seat] = points;
		state.points[seat] += points;
	}
	if (emit) tellScore(state, emit);
	if (state.round < state.options.rounds) {
		state.dealer = seatAfter(state, state.dealer);
		dealRound(state, rng, emit);
	} else {
		state.phase = "over";
		state.turn = -1;
		emit?.({
			type: "match-ended",
			points: Array.from(state.points)
		});
	}
}
function bigLoser(state, winner) {
	let loser = -1;
	let most = -1;
	for (let seat = seatAfter(state, winner); seat !== winner; seat = seatAfter(state, seat)) {
		const cards = cardsOf(state, seat);
		if (cards > most) {
			most = cards;
			loser = seat;
		}
	}
	return loser;
}
function fewestCards(state) {
	let fewest = cardsOf(state, 0);
	for (let seat = 1; seat < state.seats; seat++) fewest = Math.min(fewest, cardsOf(state, seat));
	return fewest;
}
function tellScore(state, emit) {
	const row = (state.round - 1) * state.seats;
	emit({
		type: "round-ended",
		round: state.round,
		winner: state.winner === -1 ? null : state.winner,
		loser: state.loser === -1 ? null : state.loser,
		cards: Array.from({ length: state.seats }, (_, seat) => cardsOf(state, seat)),
		scored: Array.from(state.sheet.subarray(row, row + state.seats)),
		points: Array.from(state.points)
	});
}
function outcome(state) {
	if (state.phase !== "over") return void 0;
	const scores = Array.from(state.points);
	return {
		scores,
		places: placesByScore(scores)
	};
}
// packages/games/eight-and-a-half/src/apply.ts
function apply(state, seat, move, rng, emit) {
	switch (move.type) {
		case "play": return playFromHand(state, seat, move.card, move.count, rng, emit);
		case "eight-and-a-half": return playPair(state, seat, rng, emit);
		case "open": return playOpen(state, seat, move.card, rng, emit);
		case "blind": return turnBlind(state, seat, move.place, rng, emit);
		case "swap": return swapOpen(state, seat, move, emit);
		case "keep":
			emit?.({
				type: "kept",
				seat
			});
			return nameStarter(state, emit);
	}
}
function swapOpen(state, seat, { give, take }, emit) {
	const mine = cellOf(state, seat, give);
	const theirs = cellOf(state, state.loser, take);
	state.open[mine] = take;
	state.open[theirs] = give;
	emit?.({
		type: "swapped",
		seat,
		other: state.loser,
		give,
		take
	});
	nameStarter(state, emit);
}
function cellOf(state, seat, card) {
	let cell = seat * 3;
	while (state.open[cell] !== card) cell++;
	return cell;
}
function learnFromStart(state, starter, card) {
	for (let seat = 0; seat < state.seats; seat++) {
		const kinds = lackAtStart(state, seat, starter, card);
		if (kinds !== 0) learnLack(state, seat, kinds);
	}
}
function playFromHand(state, seat, card, count, rng, emit) {
	if (state.phase === "start") {
		learnFromStart(state, seat, card);
		state.phase = "play";
	}
	takeFromHand(state, seat, card, count);
	if (state.lackCount[seat] !== 0) forgetPlayed(state, seat, card, count);
	for (let n = 0; n < count; n++) putOnPile(state, seat, card);
	lay(state, seat, card, count, "hand", rng, emit);
}
function playPair(state, seat, rng, emit) {
	takeFromHand(state, seat, 8, 1);
	takeFromHand(state, seat, 10, 1);
	if (state.lackCount[seat] !== 0) forgetPair(state, seat);
	putOnPile(state, seat, 8);
	putOnPile(state, seat, 10);
	state.value = 17;
	emit?.({
		type: "laid",
		seat,
		from: "hand",
		cards: [8, 10],
		value: state.value / 2
	});
	goOn(state, seat, rng, emit);
}
function playOpen(state, seat, card, rng, emit) {
	state.open[cellOf(state, seat, card)] = 15;
	state.openLeft[seat]--;
	putOnPile(state, seat, card);
	lay(state, seat, card, 1, "open", rng, emit);
}
function turnBlind(state, seat, place, rng, emit) {
	const cell = seat * 3 + place - 1;
	const card = state.blind[cell];
	state.blind[cell] = 15;
	state.blindLeft[seat]--;
	state.turnedSeat = seat;
	state.turnedPlace = place;
	state.turnedCard = card;
	putOnPile(state, seat, card);
	emit?.({
		type: "turned",
		seat,
		place,
		card
	});
	if ((legalKinds(state.value, state.five) & kindBit(card)) !== 0) lay(state, seat, card, 1, "blind", rng, emit);
	else {
		collect(state, seat, "blind", emit);
		goOn(state, seat, rng, emit);
	}
}
function putOnPile(state, seat, card) {
	state.pile[state.pileSize++] = card | seat << 4;
}
function lay(state, seat, card, count, from, rng, emit) {
	const before = state.value;
	state.value = valueAfter(before, card, count);
	state.five = demandAfter(state.five, card);
	emit?.({
		type: "laid",
		seat,
		from,
		cards: Array(count).fill(card),
		value: state.value / 2
	});
	if (catches(before, card)) catchOut(state, seat, count, rng, emit);
	else goOn(state, seat, rng, emit);
}
function draw(state, seat, emit) {
	const before = state.bankSize[seat];
	const count = drawFromBank(state, seat);
	if (count === 0 || !emit) return;
	const top = seat * state.bankRoom + before;
	const cards = Array.from(state.bank.subarray(top - count, top)).sort((a, b) => a - b);
	const drew = {
		type: "drew",
		seat,
		count,
		bank: before - count
	};
	emit(drew, {
		to: 1 << seat,
		event: {
			...drew,
			cards
		}
	});
}
function catchOut(state, catcher, count, rng, emit) {
	const caught = state.pile[state.pileSize - count - 1] >> 4;
	emit?.({
		type: "caught",
		seat: caught,
		by: catcher,
		value: (state.value - 1) / 2
	});
	collect(state, caught, "caught", emit);
	state.pending = -1;
	const stopped = countTurn(state, catcher);
	if (isOut(state, catcher)) endRound(state, catcher, rng, emit);
	else if (stopped) endRound(state, -1, rng, emit);
	else {
		draw(state, catcher, emit);
		beginTurn(state, catcher, rng, emit);
	}
}
function goOn(state, seat, rng, emit) {
	const stopped = countTurn(state, seat);
	if (state.pending !== -1) return endRound(state, state.pending, rng, emit);
	if (isOut(state, seat)) {
		if (!isHalf(state.value)) return endRound(state, seat, rng, emit);
		state.pending = seat;
		emit?.({
			type: "out",
			seat
		});
	}
	if (stopped) return endRound(state, -1, rng, emit);
	draw(state, seat, emit);
	beginTurn(state, seatAfter(state, seat), rng, emit);
}
function countTurn(state, seat) {
	return ++state.turns[seat] === 300 && --state.belowCap === 0;
}
function beginTurn(state, seat, rng, emit) {
	state.turn = seat;
	if (state.handSize[seat] === 0 && state.table[seat] === 0) {
		state.table[seat] = 1;
		emit?.({
			type: "table",
			seat
		});
	}
	if (canPlay(state, seat)) return;
	if (!isHandPublic(state, seat)) learnLack(state, seat, legalKinds(state.value, state.five));
	collect(state, seat, "nothing-to-lay", emit);
	goOn(state, seat, rng, emit);
}
// packages/games/eight-and-a-half/src/audit.ts
const audit = {
	inventory,
	plant
};
function inventory(state) {
	const cards = Array(12).fill(0);
	const count = (card) => {
		if (card !== 15) cards[card]++;
	};
	state.open.forEach(count);
	state.blind.forEach(count);
	state.pile.subarray(0, state.pileSize).forEach((cell) => count(cell & 15));
	for (let seat = 0; seat < state.seats; seat++) {
		const bank = seat * state.bankRoom;
		state.bank.subarray(bank, bank + state.bankSize[seat]).forEach(count);
		for (let card = 0; card < 12; card++) cards[card] += state.hand[seat * 12 + card] + state.aside[seat * 12 + card];
	}
	return cards;
}
function plant(state, viewer, rng) {
	const hidden = hiddenFrom(state, viewer);
	for (let attempt = 0; attempt < 20 && hidden.length > 1; attempt++) {
		const one = rng.pick(hidden);
		const other = rng.pick(hidden);
		const sameHand = one.hand !== void 0 && one.hand === other.hand;
		if (one.card === other.card || sameHand) continue;
		change(one, other);
		if (isPossible(state)) return true;
		change(one, other);
	}
	return false;
}
function change(one, other) {
	const { card } = one;
	one.put(other.card);
	one.card = other.card;
	other.put(card);
	other.card = card;
}
function hiddenFrom(state, viewer) {
	const hidden = [];
	const cell = (cells, index) => {
		if (cells[index] === 15) return;
		hidden.push({
			card: cells[index],
			put: (card) => {
				cells[index] = card;
			}
		});
	};
	for (let seat = 0; seat < state.seats; seat++) {
		for (let top = 0; top < state.bankSize[seat]; top++) cell(state.bank, seat * state.bankRoom + top);
		for (let place = 0; place < 3; place++) cell(state.blind, seat * 3 + place);
		if (seat === viewer || state.table[seat] === 1) continue;
		for (let card = 0; card < 12; card++) for (let n = state.hand[seat * 12 + card]; n > 0; n--) {
			const held = {
				card,
				hand: seat,
				put: (next) => {
					takeFromHand(state, seat, held.card, 1);
					addToHand(state, seat, next);
				}
			};
			hidden.push(held);
		}
	}
	return hidden;
}
function isPossible(state) {
	if (state.phase === "start" && starterOf(state) !== state.turn) return false;
	if (state.phase === "play" && !canPlay(state, state.turn)) return false;
	for (let seat = 0; seat < state.seats; seat++) if (withoutLacks(state, seat) < state.lackCount[seat]) return false;
	return true;
}
function withoutLacks(state, seat) {
	const kinds = state.lackKinds[seat];
	let fitting = 0;
	for (let card = 0; card < 12; card++) if ((kinds & kindBit(card)) === 0) fitting += state.hand[seat * 12 + card];
	if ((kinds & 4096) === 0) return fitting;
	return fitting - Math.min(state.hand[seat * 12 + 8], state.hand[seat * 12 + 10]);
}
// packages/games/eight-and-a-half/src/notation.ts
function moveText(move) {
	switch (move.type) {
		case "play": return move.count === 1 ? cardName(move.card) : `${move.count}×${cardName(move.card)}`;
		case "eight-and-a-half": return "8+½";
		case "open": return `open ${cardName(move.card)}`;
		case "blind": return `blind ${move.place}`;
		case "swap": return `swap ${cardName(move.give)} for ${cardName(move.take)}`;
		case "keep": return "keep";
	}
}
const FIRST_PLAY = 0;
const PAIR_EDGE = FIRST_PLAY + 12 * MOST_COPIES;
const FIRST_OPEN = PAIR_EDGE + 1;
const FIRST_BLIND = FIRST_OPEN + 12;
const FIRST_SWAP = FIRST_BLIND + 3;
const KEEP_EDGE = FIRST_SWAP + 144;
function moveEdge(move) {
	switch (move.type) {
		case "play": return FIRST_PLAY + move.card * MOST_COPIES + move.count - 1;
		case "eight-and-a-half": return PAIR_EDGE;
		case "open": return FIRST_OPEN + move.card;
		case "blind": return FIRST_BLIND + move.place - 1;
		case "swap": return FIRST_SWAP + move.give * 12 + move.take;
		case "keep": return KEEP_EDGE;
	}
}
const parseMove = (input) => exactly(input, readMove(input));
function readMove(input) {
	if (typeof input !== "object" || input === null) return void 0;
	const { type, card, count, place, give, take } = input;
	switch (type) {
		case "play": return isCard(card) && isCount(count, COPIES[card]) ? PLAYS[card][count - 1] : void 0;
		case "eight-and-a-half": return EIGHT_AND_A_HALF;
		case "open": return isCard(card) ? OPEN_PLAYS[card] : void 0;
		case "blind": return isCount(place, 3) ? BLIND_TURNS[place - 1] : void 0;
		case "swap": return isCard(give) && isCard(take) ? SWAPS[give][take] : void 0;
		case "keep": return KEEP;
		default: return;
	}
}
const isCount = (value, most) => typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= most;
// packages/games/eight-and-a-half/src/check.ts
function check(state, seat, input) {
	if (state.phase === "over") return { code: "match-over" };
	if (seat !== state.turn) return { code: "not-your-turn" };
	const move = parseMove(input);
	if (!move) return { code: "not-a-move" };
	if (move.type === "swap" || move.type === "keep") {
		if (state.phase !== "swap") return { code: "no-swap-now" };
		return move.type === "swap" ? checkSwap(state, seat, move) : void 0;
	}
	if (state.phase === "swap") return { code: "swap-first" };
	switch (move.type) {
		case "play": return checkPlay(state, seat, move.card, move.count);
		case "eight-and-a-half": return checkPair(state, seat);
		case "open": return checkOpen(state, seat, move.card);
		case "blind": return checkBlind(state, seat, move.place);
	}
}
function checkSwap(state, seat, { give, take }) {
	if (!has(openKinds(state, seat), give)) return {
		code: "not-your-open-card",
		params: { card: give }
	};
	if (!has(openKinds(state, state.loser), take)) return {
		code: "not-their-open-card",
		params: { card: take }
	};
	if (give === take) return {
		code: "swap-of-equals",
		params: { card: give }
	};
}
const has = (kinds, card) => (kinds & kindBit(card)) !== 0;
const inHand = (state, seat, card) => state.hand[seat * 12 + card];
function checkPlay(state, seat, card, count) {
	if (state.handSize[seat] === 0) return { code: "hand-empty" };
	const have = inHand(state, seat, card);
	if (have < count) return {
		code: "not-in-hand",
		params: {
			card,
			have,
			need: count
		}
	};
	return checkStart(state, seat, card) ?? checkOnPile(state, card, count);
}
function checkPair(state, seat) {
	if (state.handSize[seat] === 0) return { code: "hand-empty" };
	for (const card of [8, 10]) if (inHand(state, seat, card) === 0) return {
		code: "not-in-hand",
		params: {
			card,
			have: 0,
			need: 1
		}
	};
	const why = checkStart(state, seat, 10);
	if (why) return why;
	if ((legalKinds(state.value, state.five) & 4096) !== 0) return void 0;
	return refusedNumber(state, 8);
}
function checkStart(state, seat, card) {
	const yellow = state.handKinds[seat] & YELLOW;
	if (state.phase !== "start" || yellow === 0 || card === lowestKind(yellow)) return void 0;
	return {
		code: "must-start-with",
		params: { card: lowestKind(yellow) }
	};
}
function checkOpen(state, seat, card) {
	if (state.handSize[seat] !== 0) return { code: "hand-first" };
	if (!has(openKinds(state, seat), card)) return {
		code: "not-your-open-card",
		params: { card }
	};
	return checkOnPile(state, card, 1);
}
function checkBlind(state, seat, place) {
	if (state.handSize[seat] !== 0) return { code: "hand-first" };
	if (state.openLeft[seat] !== 0) return { code: "open-cards-first" };
	if (state.blind[seat * 3 + place - 1] === 15) return {
		code: "no-blind-card",
		params: { place }
	};
}
function checkOnPile(state, card, count) {
	if (!has(legalKinds(state.value, state.five), card)) {
		if (card === 10) return { code: "half-on-eight-and-a-half" };
		if (card === 0) return {
			code: "zero-on-a-half",
			params: { value: state.value / 2 }
		};
		return refusedNumber(state, card);
	}
	if (card === 10 && count > halvesThatFit(state.value)) return {
		code: "too-many-halves",
		params: { most: halvesThatFit(state.value) }
	};
}
function refusedNumber(state, card) {
	if (state.five) return {
		code: "five-demands-less",
		params: { card }
	};
	if (state.value === 17) return {
		code: "eight-and-a-half-stands",
		params: { card }
	};
	return {
		code: "too-low",
		params: {
			card,
			value: state.value / 2
		}
	};
}
// packages/games/eight-and-a-half/src/codec.ts
function encode(state) {
	return {
		seats: state.seats,
		options: { rounds: state.options.rounds },
		round: state.round,
		dealer: state.dealer,
		phase: state.phase,
		turn: state.turn,
		value: state.value,
		five: state.five,
		pending: state.pending,
		winner: state.winner,
		loser: state.loser,
		turned: [
			state.turnedSeat,
			state.turnedPlace,
			state.turnedCard
		],
		pile: Array.from(state.pile.subarray(0, state.pileSize)),
		sheet: Array.from(state.sheet),
		players: Array.from({ length: state.seats }, (_, seat) => writePlayer(state, seat))
	};
}
function writePlayer(state, seat) {
	const bank = seat * state.bankRoom;
	return {
		hand: cardsByKind(state.hand, seat),
		aside: cardsByKind(state.aside, seat),
		bank: Array.from(state.bank.subarray(bank, bank + state.bankSize[seat])),
		open: Array.from(state.open.subarray(seat * 3, (seat + 1) * 3)),
		blind: Array.from(state.blind.subarray(seat * 3, (seat + 1) * 3)),
		table: state.table[seat],
		turns: state.turns[seat],
		points: state.points[seat],
		lackCount: state.lackCount[seat],
		lackKinds: state.lackKinds[seat]
	};
}
function decode(json) {
	const written = json;
	const state = new State(written.seats, written.options);
	state.round = written.round;
	state.dealer = written.dealer;
	state.phase = written.phase;
	state.turn = written.turn;
	state.value = written.value;
	state.five = written.five;
	state.pending = written.pending;
	state.winner = written.winner;
	state.loser = written.loser;
	[state.turnedSeat, state.turnedPlace, state.turnedCard] = written.turned;
	state.pile.set(written.pile);
	state.pileSize = written.pile.length;
	state.sheet.set(written.sheet);
	written.players.forEach((player, seat) => readPlayer(state, seat, player));
	return state;
}
function readPlayer(state, seat, player) {
	for (const card of player.hand) addToHand(state, seat, card);
	layAside(state, seat, player.aside);
	state.bank.set(player.bank, seat * state.bankRoom);
	state.bankSize[seat] = player.bank.length;
	setPlaces(state, seat, player.open, player.blind);
	state.table[seat] = player.table;
	setTurns(state, seat, player.turns);
	state.points[seat] = player.points;
	state.lackCount[seat] = player.lackCount;
	state.lackKinds[seat] = player.lackKinds;
}
function layAside(state, seat, cards) {
	for (const card of cards) state.aside[seat * 12 + card]++;
	state.asideSize[seat] = cards.length;
}
function setPlaces(state, seat, open, blind) {
	state.open.set(open, seat * 3);
	state.blind.set(blind, seat * 3);
	state.openLeft[seat] = open.filter((card) => card !== 15).length;
	state.blindLeft[seat] = blind.filter((card) => card !== 15).length;
}
function setTurns(state, seat, turns) {
	state.turns[seat] = turns;
	if (turns < 300) state.belowCap++;
}
// packages/games/eight-and-a-half/src/view.ts
function view(state, viewer) {
	const players = [];
	for (let seat = 0; seat < state.seats; seat++) players.push(playerView(state, seat, viewer));
	return {
		viewer,
		seats: state.seats,
		options: { rounds: state.options.rounds },
		round: state.round,
		dealer: state.dealer,
		phase: state.phase,
		turn: seatOrNull(state.turn),
		value: state.value / 2,
		five: state.five,
		pile: pileCards(state),
		pending: seatOrNull(state.pending),
		winner: seatOrNull(state.winner),
		loser: seatOrNull(state.loser),
		turned: state.turnedSeat === -1 ? null : {
			seat: state.turnedSeat,
			place: state.turnedPlace,
			card: state.turnedCard
		},
		points: Array.from(state.points),
		sheet: sheetRows(state),
		players
	};
}
const seatOrNull = (seat) => seat === -1 ? null : seat;
function playerView(state, seat, viewer) {
	const knowsHand = seat === viewer || isHandPublic(state, seat);
	return {
		handSize: state.handSize[seat],
		hand: knowsHand ? cardsByKind(state.hand, seat) : null,
		lacks: lacks(state.lackKinds[seat], state.lackCount[seat]),
		bank: state.bankSize[seat],
		open: openCards(state, seat),
		blind: blindPlaces(state, seat),
		aside: cardsByKind(state.aside, seat),
		table: isHandPublic(state, seat),
		turns: state.turns[seat]
	};
}
function lacks(kinds, count) {
	if (count === 0) return null;
	const cards = [];
	for (let card = 0; card < 12; card++) if ((kinds & kindBit(card)) !== 0) cards.push(card);
	return {
		count,
		cards,
		pair: (kinds & PAIR) !== 0
	};
}
function openCards(state, seat) {
	const cards = [];
	for (let cell = seat * 3; cards.length < 3; cell++) {
		const card = state.open[cell];
		cards.push(card === 15 ? null : card);
	}
	return cards;
}
function blindPlaces(state, seat) {
	const there = [];
	for (let cell = seat * 3; there.length < 3; cell++) there.push(state.blind[cell] !== 15);
	return there;
}
function pileCards(state) {
	const cards = [];
	for (let index = 0; index < state.pileSize; index++) {
		const cell = state.pile[index];
		cards.push({
			card: cell & 15,
			by: cell >> 4
		});
	}
	return cards;
}
function sheetRows(state) {
	const finished = state.phase === "over" ? state.round : state.round - 1;
	return Array.from({ length: finished }, (_, row) => Array.from(state.sheet.subarray(row * state.seats, (row + 1) * state.seats)));
}
// packages/games/eight-and-a-half/src/worlds.ts
function worlds(view) {
	const known = whatIsKnown(view);
	const unseen = unseenCards(view);
	const guesses = guessesFor(view, known);
	const left = new Uint8Array(12);
	const inHands = guesses.reduce((sum, guess) => sum + guess.size, 0);
	const rest = Array(unseen.reduce((sum, count) => sum + count, 0) - inHands).fill(0);
	return (rng, into) => {
		const world = into ?? new State(view.seats, view.options);
		copyInto(known, world);
		for (let attempt = 0;; attempt++) {
			if (attempt === MOST_ATTEMPTS) throw new Error("no state fits this view");
			left.set(unseen);
			if (guessHands(world, guesses, left, rng) && startFits(world, view)) break;
			for (const { seat } of guesses) clearHand(world, seat);
		}
		dealRest(world, left, rest, rng);
		return world;
	};
}
const MOST_ATTEMPTS = 1e6;
const TRIES_PER_HAND = 200;
const ANYTHING = ALL_KINDS;
function guessesFor(view, known) {
	return view.players.flatMap((player, seat) => {
		if (player.hand !== null) return [];
		const asked = view.phase === "play" && view.turn === seat;
		return [{
			seat,
			size: player.handSize,
			...view.phase === "start" && view.turn === view.viewer ? lacksBesideStarter(known, seat, view.viewer) : lacksOf(player.lacks),
			mustLay: asked ? legalKinds(known.value, known.five) : ANYTHING
		}];
	}).sort((a, b) => tightness(b) - tightness(a));
}
const tightness = (guess) => (guess.mustLay === ANYTHING ? 0 : 4) + guess.lackCount;
const lacksOf = (lacks) => ({
	lackKinds: lackKindsOf(lacks),
	lackCount: lacks?.count ?? 0
});
const lackKindsOf = (lacks) => (lacks?.cards ?? []).reduce((kinds, card) => kinds | kindBit(card), lacks?.pair ? PAIR : 0);
function lacksBesideStarter(known, seat, starter) {
	const yellow = known.handKinds[starter] & YELLOW;
	return {
		lackKinds: lackAtStart(known, seat, starter, yellow === 0 ? 11 : lowestKind(yellow)),
		lackCount: 3
	};
}
const startFits = (world, view) => view.phase !== "start" || starterOf(world) === view.turn;
function guessHands(world, guesses, left, rng) {
	for (const guess of guesses) {
		let tries = 0;
		while (!guessHand(world, guess, left, rng)) {
			for (let card = 0; card < 12; card++) left[card] += world.hand[guess.seat * 12 + card];
			clearHand(world, guess.seat);
			if (++tries === TRIES_PER_HAND) return false;
		}
	}
	return true;
}
function guessHand(world, guess, left, rng) {
	const { seat } = guess;
	for (let n = 0; n < guess.lackCount; n++) if (!drawUnseen(world, seat, left, 4095 & ~guess.lackKinds, rng)) return false;
	if ((guess.lackKinds & 4096) !== 0 && holdsPair(world.handKinds[seat])) return false;
	for (let n = guess.lackCount; n < guess.size; n++) if (!drawUnseen(world, seat, left, 4095, rng)) return false;
	return guess.mustLay === ANYTHING || canLay(world.handKinds[seat], guess.mustLay);
}
function drawUnseen(world, seat, left, kinds, rng) {
	let total = 0;
	for (let card = 0; card < 12; card++) if ((kinds & kindBit(card)) !== 0) total += left[card];
	if (total === 0) return false;
	let at = rng.below(total);
	for (let card = 0;; card++) {
		if ((kinds & kindBit(card)) === 0) continue;
		at -= left[card];
		if (at < 0) {
			left[card]--;
			addToHand(world, seat, card);
			return true;
		}
	}
}
function dealRest(world, left, rest, rng) {
	let end = 0;
	for (let card = 0; card < 12; card++) for (let n = left[card]; n > 0; n--) rest[end++] = card;
	rng.shuffle(rest);
	for (let seat = 0; seat < world.seats; seat++) {
		const bank = seat * world.bankRoom;
		for (let card = world.bankSize[seat] - 1; card >= 0; card--) world.bank[bank + card] = rest[--end];
		for (let place = seat * 3; place < (seat + 1) * 3; place++) if (world.blind[place] !== 15) world.blind[place] = rest[--end];
	}
}
function unseenCards(view) {
	const unseen = [...COPIES];
	const see = (card) => {
		if (card !== null) unseen[card]--;
	};
	for (const { card } of view.pile) see(card);
	for (const player of view.players) {
		player.open.forEach(see);
		player.aside.forEach(see);
		player.hand?.forEach(see);
	}
	return unseen;
}
function whatIsKnown(view) {
	const state = new State(view.seats, view.options);
	state.round = view.round;
	state.dealer = view.dealer;
	state.phase = view.phase;
	state.turn = view.turn ?? -1;
	state.value = 2 * view.value;
	state.five = view.five;
	state.pending = view.pending ?? -1;
	state.winner = view.winner ?? -1;
	state.loser = view.loser ?? -1;
	for (const { card, by } of view.pile) state.pile[state.pileSize++] = card | by << 4;
	state.turnedSeat = view.turned?.seat ?? -1;
	state.turnedPlace = view.turned?.place ?? 0;
	state.turnedCard = view.turned?.card ?? 15;
	state.points.set(view.points);
	view.sheet.forEach((row, round) => state.sheet.set(row, round * view.seats));
	view.players.forEach((player, seat) => {
		for (const card of player.hand ?? []) addToHand(state, seat, card);
		state.lackCount[seat] = player.lacks?.count ?? 0;
		state.lackKinds[seat] = lackKindsOf(player.lacks);
		state.bankSize[seat] = player.bank;
		setPlaces(state, seat, player.open.map((card) => card ?? 15), player.blind.map((there) => there ? UNKNOWN : 15));
		layAside(state, seat, player.aside);
		state.table[seat] = player.table ? 1 : 0;
		setTurns(state, seat, player.turns);
	});
	return state;
}
const UNKNOWN = 0;
// packages/games/eight-and-a-half/src/index.ts
const SEAT_COUNTS = [
	2,
	3,
	4,
	5,
	6
];
const toAct = (state) => state.phase === "over" ? 0 : 1 << state.turn;
const DECISIONS = {
	swap: {
		kind: "swap",
		sealed: false,
		optional: false
	},
	start: {
		kind: "start",
		sealed: false,
		optional: false
	},
	play: {
		kind: "play",
		sealed: false,
		optional: false
	}
};
function decision(state, seat) {
	if (state.phase === "over" || !hasSeat(toAct(state), seat)) throw new Error(`seat ${seat} is not asked`);
	return DECISIONS[state.phase];
}
const eightAndAHalf = {
	id: "eight-and-a-half",
	rulesVersion: 1,
	seatCounts: SEAT_COUNTS,
	options: { rounds: {
		type: "count",
		min: 1,
		max: 12
	} },
	presets: {
		standard: { rounds: 6 },
		short: { rounds: 1 }
	},
	maxMoves: ({ seats, options }) => options.rounds * (600 * seats + 1),
	checkTable: ({ seats }) => SEAT_COUNTS.some((count) => count === seats) ? void 0 : {
		code: "seats-out-of-range",
		params: {
			min: 2,
			max: 6,
			seats
		}
	},
	setup,
	toAct,
	decision,
	moves,
	sample,
	check,
	apply,
	outcome,
	view,
	worlds: (seen) => worlds(seen),
	notate: (_state, _seat, move) => moveText(move),
	edge: (_state, _seat, move) => moveEdge(move),
	parseMove,
	clone,
	copyInto,
	encode,
	decode,
	audit
};
export { eightAndAHalf as game };
