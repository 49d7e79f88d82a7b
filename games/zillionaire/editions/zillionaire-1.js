// The rules of zillionaire, edition 1, frozen. Never edit this file: see scripts/freeze.mjs.
// @ts-nocheck
// packages/games/zillionaire/src/types.ts
const RANKS = [
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	11,
	12,
	13
];
// packages/games/zillionaire/src/cards.ts
const COPIES = [0, ...RANKS.map(copiesOf)];
function copiesOf(rank) {
	switch (rank) {
		case 5:
		case 9:
		case 10:
		case 11: return 3;
		case 12:
		case 13: return 4;
		default: return 6;
	}
}
const DECK = RANKS.flatMap((rank) => new Array(copiesOf(rank)).fill(rank));
const MOST_COPIES = Math.max(...COPIES);
const RANK_NAMES = [
	"",
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"Bump",
	"Bankrupt",
	"Bankroll",
	"Millionaire",
	"Zillionaire"
];
const STATUS_POINTS = {
	Rich: 6,
	"Money to Burn": 5,
	"Upper Crust": 4,
	"Credit Crazy": 3,
	"Thin Ice": 2,
	Poor: 1
};
const STATUSES_IN_USE = {
	3: [
		"Rich",
		"Credit Crazy",
		"Poor"
	],
	4: [
		"Rich",
		"Upper Crust",
		"Thin Ice",
		"Poor"
	],
	5: [
		"Rich",
		"Upper Crust",
		"Credit Crazy",
		"Thin Ice",
		"Poor"
	],
	6: [
		"Rich",
		"Money to Burn",
		"Upper Crust",
		"Credit Crazy",
		"Thin Ice",
		"Poor"
	]
};
const SEAT_COUNTS = [
	3,
	4,
	5,
	6
];
const statusesFor = (seats) => STATUSES_IN_USE[seats];
const POINTS_BY_PLACE = Array.from({ length: 7 }, (_, seats) => (STATUSES_IN_USE[seats] ?? []).map((status) => STATUS_POINTS[status]));
const couple = (seats, richer, poorer, count) => ({
	richer: statusesFor(seats).indexOf(richer),
	poorer: statusesFor(seats).indexOf(poorer),
	count
});
const COUPLES = {
	3: [couple(3, "Rich", "Poor", 2)],
	4: [couple(4, "Rich", "Poor", 2), couple(4, "Upper Crust", "Thin Ice", 1)],
	5: [couple(5, "Rich", "Poor", 2), couple(5, "Upper Crust", "Thin Ice", 1)],
	6: [couple(6, "Rich", "Poor", 2), couple(6, "Money to Burn", "Thin Ice", 1)]
};
// packages/games/zillionaire/src/state.ts
const HAND_ROW = 14;
const SETS_ROW = MOST_COPIES + 1;
const packTurn = (seat, rank, count) => seat << 7 | rank << 3 | count;
const turnSeat = (turn) => turn >> 7;
const turnRank = (turn) => turn >> 3 & 15;
const turnCount = (turn) => turn & 7;
const mostTurns = (seats) => (DECK.length - 2) * seats;
var State = class {
	seats;
	games;
	game = 1;
	dealer = 0;
	turn = 0;
	over = false;
	topRank = 0;
	topCount = 0;
	topBy = 0;
	passes = 0;
	passesToWin = 0;
	playing;
	outCount = 0;
	turns = 0;
	block;
	hands;
	sets;
	held;
	left;
	next;
	out;
	points;
	leftOut;
	given;
	finished;
	history;
	constructor(seats, games) {
		this.seats = seats;
		this.games = games;
		this.playing = seats;
		const turns = mostTurns(seats);
		const sets = seats * SETS_ROW;
		const wide = (turns + sets) * Uint16Array.BYTES_PER_ELEMENT;
		const rows = seats * (21 + games) + 2;
		const block = new Uint8Array(wide + rows);
		let used = wide;
		const window = (length) => block.subarray(used, used += length);
		this.block = block;
		this.history = new Uint16Array(block.buffer, 0, turns);
		this.sets = new Uint16Array(block.buffer, turns * Uint16Array.BYTES_PER_ELEMENT, sets);
		this.hands = window(seats * HAND_ROW);
		this.held = window(seats);
		this.left = window(seats);
		this.next = window(seats);
		this.out = window(seats);
		this.points = window(seats);
		this.leftOut = window(2);
		this.given = window(seats * 2);
		this.finished = window(seats * games);
	}
	copyFrom(from) {
		this.block.set(from.block);
		this.game = from.game;
		this.dealer = from.dealer;
		this.turn = from.turn;
		this.over = from.over;
		this.topRank = from.topRank;
		this.topCount = from.topCount;
		this.topBy = from.topBy;
		this.passes = from.passes;
		this.passesToWin = from.passesToWin;
		this.playing = from.playing;
		this.outCount = from.outCount;
		this.turns = from.turns;
	}
};
function clone(state) {
	const copy = new State(state.seats, state.games);
	copy.copyFrom(state);
	return copy;
}
const copyInto = (from, to) => to.copyFrom(from);
const gamesFinished = (state) => state.over ? state.game : state.game - 1;
function linkPlayers(state) {
	for (let seat = 0; seat < state.seats; seat++) {
		let next = state.left[seat];
		while (state.held[next] === 0) next = state.left[next];
		state.next[seat] = next;
	}
	countPassesToWin(state);
}
function countPassesToWin(state) {
	state.passesToWin = state.held[state.topBy] > 0 ? state.playing - 1 : state.playing;
}
function addCard(state, seat, rank) {
	const count = state.hands[seat * HAND_ROW + rank] += 1;
	state.sets[seat * SETS_ROW + count] |= 1 << rank;
}
function removeCards(state, seat, rank, count) {
	const card = seat * HAND_ROW + rank;
	const had = state.hands[card];
	const keeps = had - count;
	state.hands[card] = keeps;
	for (let n = keeps + 1; n <= had; n++) state.sets[seat * SETS_ROW + n] &= ~(1 << rank);
}
function seatingOf(state) {
	const seating = [];
	for (let seat = state.dealer; seating.length < state.seats; seat = state.left[seat]) seating.push(seat);
	return seating;
}
function cardsOf(counts, row) {
	const cards = [];
	for (let rank = 1; rank < HAND_ROW; rank++) for (let n = counts[row * HAND_ROW + rank]; n > 0; n--) cards.push(rank);
	return cards;
}
function encode(state) {
	const { seats } = state;
	return {
		seats,
		games: state.games,
		game: state.game,
		dealer: state.dealer,
		turn: state.turn,
		over: state.over,
		top: [
			state.topRank,
			state.topCount,
			state.topBy
		],
		passes: state.passes,
		hands: Array.from({ length: seats }, (_, seat) => cardsOf(state.hands, seat)),
		left: Array.from(state.left),
		out: Array.from(state.out.subarray(0, state.outCount)),
		points: Array.from(state.points),
		leftOut: Array.from(state.leftOut),
		given: Array.from(state.given),
		finished: Array.from(state.finished.subarray(0, gamesFinished(state) * seats)),
		history: Array.from(state.history.subarray(0, state.turns))
	};
}
function decode(json) {
	const encoded = json;
	const state = new State(encoded.seats, encoded.games);
	state.game = encoded.game;
	state.dealer = encoded.dealer;
	state.turn = encoded.turn;
	state.over = encoded.over;
	[state.topRank, state.topCount, state.topBy] = encoded.top;
	state.passes = encoded.passes;
	state.left.set(encoded.left);
	state.out.set(encoded.out);
	state.outCount = encoded.out.length;
	state.points.set(encoded.points);
	state.leftOut.set(encoded.leftOut);
	state.given.set(encoded.given);
	state.finished.set(encoded.finished);
	state.history.set(encoded.history);
	state.turns = encoded.history.length;
	state.playing = 0;
	encoded.hands.forEach((hand, seat) => {
		for (const rank of hand) addCard(state, seat, rank);
		state.held[seat] = hand.length;
		if (hand.length > 0) state.playing++;
	});
	linkPlayers(state);
	return state;
}
// packages/games/zillionaire/src/setup.ts
function setup(table, rng, emit) {
	const state = new State(table.seats, table.options.games);
	state.dealer = rng.below(state.seats);
	for (let seat = 0; seat < state.seats; seat++) state.left[seat] = (seat + 1) % state.seats;
	startGame(state, rng, emit);
	return state;
}
function startNextGame(state, rng, emit) {
	state.game++;
	takeSeats(state);
	startGame(state, rng, emit);
}
function takeSeats(state) {
	const { seats, finished } = state;
	const last = (gamesFinished(state) - 1) * seats;
	state.dealer = finished[last];
	for (let place = 0; place < seats; place++) {
		const above = place === 0 ? seats - 1 : place - 1;
		state.left[finished[last + place]] = finished[last + above];
	}
}
function startGame(state, rng, emit) {
	state.topRank = 0;
	state.topCount = 0;
	state.topBy = state.dealer;
	state.passes = 0;
	state.outCount = 0;
	state.out.fill(0);
	state.turns = 0;
	state.history.fill(0);
	state.playing = state.seats;
	state.turn = state.left[state.dealer];
	emit?.({
		type: "gameStarted",
		game: state.game,
		dealer: state.dealer,
		seating: seatingOf(state)
	});
	deal(state, rng, emit);
	exchange(state, emit);
}
function deal(state, rng, emit) {
	const deck = rng.shuffle(DECK.slice());
	const dealt = deck.length - 2;
	state.hands.fill(0);
	state.sets.fill(0);
	state.held.fill(dealt / state.seats);
	linkPlayers(state);
	let seat = state.left[state.dealer];
	for (let card = 0; card < dealt; card++) {
		addCard(state, seat, deck[card]);
		seat = state.left[seat];
	}
	for (let card = 0; card < 2; card++) state.leftOut[card] = deck[dealt + card];
	if (emit) for (const to of seatingOf(state)) {
		const shared = {
			type: "dealt",
			seat: to,
			count: state.held[to]
		};
		emit(shared, {
			to: 1 << to,
			event: {
				...shared,
				cards: cardsOf(state.hands, to)
			}
		});
	}
}
function exchange(state, emit) {
	state.given.fill(0);
	if (state.game === 1) return;
	const last = (gamesFinished(state) - 1) * state.seats;
	for (const couple of COUPLES[state.seats]) {
		const richer = state.finished[last + couple.richer];
		const poorer = state.finished[last + couple.poorer];
		const down = takeLowest(state, richer, couple.count);
		const up = takeHighest(state, poorer, couple.count);
		give(state, richer, poorer, down);
		give(state, poorer, richer, up);
		if (emit) {
			const shared = {
				type: "exchanged",
				richer,
				poorer,
				count: couple.count
			};
			emit(shared, {
				to: 1 << richer | 1 << poorer,
				event: {
					...shared,
					cards: {
						down,
						up
					}
				}
			});
		}
	}
}
function takeLowest(state, seat, count) {
	const taken = [];
	for (let rank = 1; taken.length < count; rank++) takeRank(state, seat, rank, count, taken);
	return taken;
}
function takeHighest(state, seat, count) {
	const taken = [];
	for (let rank = 13; taken.length < count; rank--) takeRank(state, seat, rank, count, taken);
	return taken;
}
function takeRank(state, seat, rank, count, taken) {
	const card = seat * HAND_ROW + rank;
	while (taken.length < count && state.hands[card] > 0) {
		removeCards(state, seat, rank, 1);
		taken.push(rank);
	}
}
function give(state, from, to, cards) {
	cards.forEach((rank, index) => {
		state.given[from * 2 + index] = rank;
		addCard(state, to, rank);
	});
}
// packages/games/zillionaire/src/apply.ts
function applyMove(state, seat, move, rng, emit) {
	if (move.type === "pass") pass(state, seat, emit);
	else play(state, seat, move, rng, emit);
}
function pass(state, seat, emit) {
	state.history[state.turns++] = packTurn(seat, 0, 0);
	state.passes++;
	emit?.({
		type: "passed",
		seat
	});
	moveOn(state, seat, emit);
}
function play(state, seat, move, rng, emit) {
	const { rank, count } = move;
	const wasOnTop = state.topRank;
	state.history[state.turns++] = packTurn(seat, rank, count);
	removeCards(state, seat, rank, count);
	const left = state.held[seat] -= count;
	state.topRank = rank;
	if (rank !== 5) state.topCount = count;
	state.topBy = seat;
	state.passes = 0;
	state.passesToWin = state.playing - 1;
	emit?.({
		type: "played",
		seat,
		rank,
		count,
		asks: state.topCount,
		left
	});
	if (left === 0) {
		takeStatus(state, seat, emit);
		if (state.playing === 1) {
			endGame(state, rng, emit);
			return;
		}
	}
	if (rank === 13 || rank === 11 && wasOnTop === 10) endRound(state, emit);
	else if (rank === 9) bump(state, seat, emit);
	else moveOn(state, seat, emit);
}
function bump(state, seat, emit) {
	const bumped = state.next[seat];
	state.passes++;
	emit?.({
		type: "bumped",
		seat: bumped
	});
	moveOn(state, bumped, emit);
}
function moveOn(state, seat, emit) {
	if (state.passes >= state.passesToWin) endRound(state, emit);
	else state.turn = state.next[seat];
}
function endRound(state, emit) {
	const winner = state.topBy;
	state.turn = state.held[winner] > 0 ? winner : state.next[winner];
	state.topRank = 0;
	state.topCount = 0;
	state.passes = 0;
	emit?.({
		type: "roundWon",
		seat: winner,
		leads: state.turn
	});
}
function takeStatus(state, seat, emit) {
	const place = state.outCount++;
	const points = POINTS_BY_PLACE[state.seats][place];
	state.out[place] = seat;
	state.playing--;
	linkPlayers(state);
	emit?.({
		type: "statusTaken",
		seat,
		status: statusesFor(state.seats)[place],
		points
	});
}
function endGame(state, rng, emit) {
	const { seats } = state;
	const row = (state.game - 1) * seats;
	const poorest = seats - 1;
	const scale = POINTS_BY_PLACE[seats];
	const poor = state.next[state.topBy];
	for (let place = 0; place < poorest; place++) state.finished[row + place] = state.out[place];
	state.finished[row + poorest] = poor;
	for (let place = 0; place < seats; place++) state.points[state.finished[row + place]] += scale[place];
	if (emit) {
		const status = statusesFor(seats)[poorest];
		emit({
			type: "statusTaken",
			seat: poor,
			status,
			points: scale[poorest]
		});
		emit({
			type: "scored",
			game: state.game,
			points: Array.from(state.points)
		});
	}
	if (state.game < state.games) startNextGame(state, rng, emit);
	else state.over = true;
}
const allSeats = (count) => (1 << count) - 1;
const firstSeat = (set) => 31 - Math.clz32(set & -set);
function seatsOf(set) {
	const seats = [];
	for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(firstSeat(rest));
	return seats;
}
// packages/kit/src/exactly.ts
function exactly(input, move) {
	if (move === void 0) return void 0;
	return Object.keys(input).length === Object.keys(move).length ? move : void 0;
}
// packages/kit/src/places.ts
const placesByScore = (scores) => scores.map((score) => 1 + scores.filter((other) => other > score).length);
// packages/games/zillionaire/src/audit.ts
const audit = {
	inventory,
	plant
};
function inventory(state) {
	const counts = new Array(HAND_ROW).fill(0);
	for (let seat = 0; seat < state.seats; seat++) for (let rank = 1; rank <= 13; rank++) counts[rank] += state.hands[seat * HAND_ROW + rank];
	for (let turn = 0; turn < state.turns; turn++) counts[turnRank(state.history[turn])] += turnCount(state.history[turn]);
	for (const rank of state.leftOut) counts[rank] += 1;
	return counts;
}
function plant(state, viewer, rng) {
	const strangers = seatsOf(allSeats(state.seats)).filter((seat) => state.held[seat] > 0 && seat !== viewer && !swappedWith(state, seat, viewer));
	if (strangers.length === 0) return false;
	const seat = rng.pick(strangers);
	const hidden = rng.below(state.leftOut.length);
	const put = state.leftOut[hidden];
	const take = rng.pick(cardsOf(state.hands, seat));
	state.leftOut[hidden] = take;
	removeCards(state, seat, take, 1);
	addCard(state, seat, put);
	return put !== take;
}
function swappedWith(state, seat, viewer) {
	if (state.game === 1) return false;
	const row = (state.game - 2) * state.seats;
	return COUPLES[state.seats].some((couple) => {
		const pair = [state.finished[row + couple.richer], state.finished[row + couple.poorer]];
		return pair.includes(seat) && pair.includes(viewer);
	});
}
// packages/games/zillionaire/src/moves.ts
const PASS = { type: "pass" };
const PLAY_ROW = MOST_COPIES + 1;
const PLAYS = [0, ...RANKS].flatMap((rank) => Array.from({ length: PLAY_ROW }, (_, count) => ({
	type: "play",
	rank,
	count
})));
const FIVE_SET = 32;
const BANKROLL_SET = 2048;
const ABOVE = [0, ...RANKS].map((rank) => 16384 - (2 << rank));
const lowestOf = (ranks) => 31 - Math.clz32(ranks & -ranks);
function listMoves(state, seat, out) {
	if (seat !== state.turn || state.over) return 0;
	return state.topRank === 0 ? listLeads(state, seat, out) : listFollows(state, seat, out);
}
function listLeads(state, seat, out) {
	const { hands, sets } = state;
	const hand = seat * HAND_ROW;
	let listed = 0;
	for (let rest = sets[seat * SETS_ROW + 1]; rest !== 0; rest &= rest - 1) {
		const rank = lowestOf(rest);
		const most = rank === 5 ? 1 : hands[hand + rank];
		for (let count = 1; count <= most; count++) out[listed++] = PLAYS[rank * PLAY_ROW + count];
	}
	return listed;
}
function listFollows(state, seat, out) {
	const { sets, topRank, topCount } = state;
	const row = seat * SETS_ROW;
	out[0] = PASS;
	let listed = 1;
	if (topCount === 0) return listOnOpenFive(state, seat, out);
	const beaters = topRank === 10 ? BANKROLL_SET : ABOVE[topRank];
	const enough = sets[row + topCount] & -33 | sets[row + 1] & FIVE_SET;
	for (let rest = enough & beaters; rest !== 0; rest &= rest - 1) {
		const rank = lowestOf(rest);
		out[listed++] = PLAYS[rank * PLAY_ROW + (rank === 5 ? 1 : topCount)];
	}
	return listed;
}
function listOnOpenFive(state, seat, out) {
	const { hands, sets } = state;
	const hand = seat * HAND_ROW;
	let listed = 1;
	for (let rest = sets[seat * SETS_ROW + 1] & ABOVE[5]; rest !== 0; rest &= rest - 1) {
		const rank = lowestOf(rest);
		const held = hands[hand + rank];
		for (let count = 1; count <= held; count++) out[listed++] = PLAYS[rank * PLAY_ROW + count];
	}
	return listed;
}
const scratch = [];
const sampleMove = (state, seat, rng) => scratch[rng.below(listMoves(state, seat, scratch))];
function checkMove(state, seat, move) {
	if (state.over) return { code: "match-over" };
	if (seat !== state.turn) return { code: "not-your-turn" };
	if (move.type === "pass") return state.topRank === 0 ? { code: "leader-cannot-pass" } : void 0;
	return checkCards(state, seat, move) ?? checkBeats(state, move);
}
function checkCards(state, seat, { rank, count }) {
	if (rank === 5 && count > 1) return { code: "one-five-only" };
	const have = state.hands[seat * HAND_ROW + rank];
	return have < count ? {
		code: "not-in-hand",
		params: {
			rank,
			have,
			need: count
		}
	} : void 0;
}
function checkBeats({ topRank, topCount }, { rank, count }) {
	if (topRank === 0) return void 0;
	if (topRank === 10 && rank !== 11) return { code: "only-bankroll-beats-bankrupt" };
	if (rank <= topRank) return {
		code: "too-low",
		params: { top: topRank }
	};
	return topCount === 0 || rank === 5 || count === topCount ? void 0 : {
		code: "wrong-number",
		params: { asked: topCount }
	};
}
const parseMove = (input) => exactly(input, readMove(input));
function readMove(input) {
	if (typeof input !== "object" || input === null) return void 0;
	const { type, rank, count } = input;
	if (type === "pass") return PASS;
	if (type !== "play") return void 0;
	if (!isWithin(rank, 13) || !isWithin(count, MOST_COPIES)) return void 0;
	return PLAYS[rank * PLAY_ROW + count];
}
const isWithin = (value, most) => Number.isInteger(value) && value >= 1 && value <= most;
// packages/games/zillionaire/src/notation.ts
const notate = (move) => move.type === "pass" ? "pass" : `${move.count}×${RANK_NAMES[move.rank]}`;
const edgeOf = (move) => move.type === "pass" ? 0 : move.rank * (MOST_COPIES + 1) + move.count;
// packages/games/zillionaire/src/scoring.ts
function outcomeOf(state) {
	if (!state.over) return void 0;
	const scores = Array.from(state.points);
	return {
		scores,
		places: placesByScore(scores)
	};
}
// packages/games/zillionaire/src/view.ts
function viewOf(state, viewer) {
	const { seats } = state;
	return {
		viewer,
		seats,
		games: state.games,
		game: state.game,
		dealer: state.dealer,
		seating: seatingOf(state),
		turn: state.over ? null : state.turn,
		top: state.topRank === 0 ? null : {
			rank: state.topRank,
			count: state.topCount,
			by: state.topBy
		},
		hand: viewer === "public" ? null : cardsOf(state.hands, viewer),
		handSizes: Array.from(state.held),
		exchange: viewer === "public" ? null : exchangeOf(state, viewer),
		history: Array.from(state.history.subarray(0, state.turns), (turn) => [
			turnSeat(turn),
			turnRank(turn),
			turnCount(turn)
		]),
		out: Array.from(state.out.subarray(0, state.outCount)),
		points: Array.from(state.points),
		finished: Array.from({ length: gamesFinished(state) }, (_, game) => Array.from(state.finished.subarray(game * seats, (game + 1) * seats)))
	};
}
function exchangeOf(state, seat) {
	const partner = partnerOf(state, seat);
	if (partner === void 0) return null;
	return {
		with: partner,
		gave: givenBy(state, seat),
		got: givenBy(state, partner)
	};
}
function partnerOf(state, seat) {
	if (state.game === 1) return void 0;
	const row = (state.game - 2) * state.seats;
	for (const couple of COUPLES[state.seats]) {
		const richer = state.finished[row + couple.richer];
		const poorer = state.finished[row + couple.poorer];
		if (seat === richer) return poorer;
		if (seat === poorer) return richer;
	}
}
function givenBy(state, seat) {
	const row = state.given.subarray(seat * 2, (seat + 1) * 2);
	return Array.from(row).filter((rank) => rank !== 0);
}
// packages/games/zillionaire/src/guessExchange.ts
function guessExchanges(state, couples, played, rng) {
	let fits = true;
	for (const couple of couples) if (!guessExchange(state, couple, played, rng)) fits = false;
	return fits;
}
function guessExchange(state, { richer, poorer, count }, played, rng) {
	let highestKept = 13;
	while (total(state, played, poorer, highestKept) === 0) highestKept--;
	let lowestKept = 1;
	while (total(state, played, richer, lowestKept) === 0) lowestKept++;
	const fitUp = countBetween(state, played, richer, highestKept, 13);
	const fitDown = countBetween(state, played, poorer, 1, lowestKept);
	const fits = fitUp >= count && fitDown >= count;
	const [upFirst, upSecond] = twoBelow(fits ? fitUp : count, count, rng);
	const [downFirst, downSecond] = twoBelow(fits ? fitDown : count, count, rng);
	const up = poorer * 2;
	const down = richer * 2;
	state.given[up] = nthHighest(state, played, richer, upFirst);
	state.given[down] = nthLowest(state, played, poorer, downFirst);
	if (count === 2) {
		state.given[up + 1] = nthHighest(state, played, richer, upSecond);
		state.given[down + 1] = nthLowest(state, played, poorer, downSecond);
	}
	return fits;
}
function twoBelow(n, count, rng) {
	const one = rng.below(n);
	if (count === 1) return [one, one];
	const other = rng.below(n - 1);
	return other < one ? [other, one] : [one, other + 1];
}
const total = (state, played, seat, rank) => state.hands[seat * HAND_ROW + rank] + played[seat * HAND_ROW + rank];
function countBetween(state, played, seat, low, high) {
	let count = 0;
	for (let rank = low; rank <= high; rank++) count += total(state, played, seat, rank);
	return count;
}
function nthHighest(state, played, seat, n) {
	let rank = 13;
	let passed = total(state, played, seat, rank);
	while (passed <= n) passed += total(state, played, seat, --rank);
	return rank;
}
function nthLowest(state, played, seat, n) {
	let rank = 1;
	let passed = total(state, played, seat, rank);
	while (passed <= n) passed += total(state, played, seat, ++rank);
	return rank;
}
// packages/games/zillionaire/src/worlds.ts
const MOST_ATTEMPTS = 64;
function worldsOf(view) {
	const known = knownState(view);
	const played = playedBySeat(view);
	const pool = unseenCards(view, played);
	const partner = partnerKnowledge(view, played);
	const watched = couplesOf(view).filter(({ richer, poorer }) => richer !== view.viewer && poorer !== view.viewer);
	const others = othersOf(view, partner?.seat);
	if (partner) for (const rank of partner.holds) takeFrom(pool, rank);
	return (rng, into = new State(view.seats, view.games)) => {
		for (let attempt = 1;; attempt++) {
			into.copyFrom(known);
			rng.shuffle(pool);
			let dealt = partner ? dealPartner(into, pool, partner) : 0;
			for (const seat of others) dealt = dealHand(into, seat, pool, dealt, view.handSizes[seat]);
			for (let card = 0; card < 2; card++) into.leftOut[card] = pool[dealt + card];
			if (guessExchanges(into, watched, played, rng) || attempt === MOST_ATTEMPTS) return into;
		}
	};
}
function knownState(view) {
	const state = new State(view.seats, view.games);
	state.game = view.game;
	state.dealer = view.dealer;
	state.over = view.turn === null;
	state.turn = view.turn ?? lastTaker(view);
	state.topRank = view.top?.rank ?? 0;
	state.topCount = view.top?.count ?? 0;
	state.topBy = view.top?.by ?? lastTaker(view);
	state.passes = passesInARow(view);
	state.playing = view.handSizes.filter((size) => size > 0).length;
	view.seating.forEach((seat, index) => {
		state.left[seat] = view.seating[(index + 1) % view.seats];
	});
	state.held.set(view.handSizes);
	linkPlayers(state);
	state.out.set(view.out);
	state.outCount = view.out.length;
	state.points.set(view.points);
	state.finished.set(view.finished.flat());
	state.history.set(view.history.map(([seat, rank, count]) => packTurn(seat, rank, count)));
	state.turns = view.history.length;
	if (view.viewer !== "public") {
		for (const rank of view.hand) addCard(state, view.viewer, rank);
		if (view.exchange) {
			state.given.set(view.exchange.gave, view.viewer * 2);
			state.given.set(view.exchange.got, view.exchange.with * 2);
		}
	}
	return state;
}
const lastTaker = (view) => view.history.findLast(([, rank]) => rank !== 0)?.[0] ?? view.dealer;
function passesInARow(view) {
	if (view.top === null) return 0;
	const last = view.history.findLastIndex(([, rank]) => rank !== 0);
	const bumped = view.top.rank === 9 ? 1 : 0;
	return view.history.length - 1 - last + bumped;
}
function playedBySeat(view) {
	const played = new Uint8Array(view.seats * HAND_ROW);
	for (const [seat, rank, count] of view.history) played[seat * HAND_ROW + rank] += count;
	return played;
}
function unseenCards(view, played) {
	const pool = [];
	for (let rank = 1; rank <= 13; rank++) {
		let unseen = COPIES[rank];
		for (let seat = 0; seat < view.seats; seat++) unseen -= played[seat * HAND_ROW + rank];
		for (const own of view.hand ?? []) if (own === rank) unseen--;
		for (; unseen > 0; unseen--) pool.push(rank);
	}
	return pool;
}
function partnerKnowledge(view, played) {
	if (!view.exchange) return void 0;
	const { with: seat, gave, got } = view.exchange;
	const playedHere = Array.from(played.subarray(seat * HAND_ROW, (seat + 1) * HAND_ROW));
	const holds = gave.filter((rank) => {
		const gone = playedHere[rank] > 0;
		if (gone) playedHere[rank] -= 1;
		return !gone;
	});
	const partnerIsPoorer = couplesOf(view).some(({ poorer }) => poorer === seat);
	return {
		seat,
		holds,
		unknown: view.handSizes[seat] - holds.length,
		lowest: partnerIsPoorer ? 1 : Math.max(...got),
		highest: partnerIsPoorer ? Math.min(...got) : 13
	};
}
function couplesOf(view) {
	const last = view.finished[view.game - 2];
	if (!last) return [];
	return COUPLES[view.seats].map(({ richer, poorer, count }) => ({
		richer: last[richer],
		poorer: last[poorer],
		count
	}));
}
const othersOf = (view, partner) => seatsOf(allSeats(view.seats)).filter((seat) => seat !== view.viewer && seat !== partner);
function takeFrom(pool, rank) {
	pool.splice(pool.indexOf(rank), 1);
}
function dealPartner(state, pool, partner) {
	const { seat, holds, unknown, lowest, highest } = partner;
	for (const rank of holds) addCard(state, seat, rank);
	let dealt = 0;
	for (let card = 0; dealt < unknown; card++) {
		const rank = pool[card];
		if (rank < lowest || rank > highest) continue;
		pool[card] = pool[dealt];
		pool[dealt++] = rank;
		addCard(state, seat, rank);
	}
	return dealt;
}
function dealHand(state, seat, pool, from, size) {
	const end = from + size;
	for (let card = from; card < end; card++) addCard(state, seat, pool[card]);
	return end;
}
// packages/games/zillionaire/src/index.ts
const LEAD = {
	kind: "lead",
	sealed: false,
	optional: false
};
const FOLLOW = {
	kind: "follow",
	sealed: false,
	optional: false
};
const zillionaire = {
	id: "zillionaire",
	rulesVersion: 1,
	seatCounts: SEAT_COUNTS,
	options: { games: {
		type: "count",
		min: 1,
		max: 10
	} },
	presets: {
		standard: { games: 4 },
		quick: { games: 1 },
		evening: { games: 10 }
	},
	maxMoves: ({ seats, options }) => options.games * (DECK.length - 2) * seats,
	checkTable: ({ seats }) => SEAT_COUNTS.includes(seats) ? void 0 : {
		code: "wrong-seat-count",
		params: { seats }
	},
	setup,
	toAct: (state) => state.over ? 0 : 1 << state.turn,
	decision: (state) => state.topRank === 0 ? LEAD : FOLLOW,
	moves: listMoves,
	sample: sampleMove,
	check: checkMove,
	apply: applyMove,
	outcome: outcomeOf,
	view: viewOf,
	worlds: worldsOf,
	notate: (_state, _seat, move) => notate(move),
	edge: (_state, _seat, move) => edgeOf(move),
	parseMove,
	clone,
	copyInto,
	encode,
	decode,
	audit
};
export { zillionaire as game };
