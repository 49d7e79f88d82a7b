// The rules of trump, edition 1, frozen. Never edit this file: see scripts/freeze.mjs.
// @ts-nocheck
const seatSet = (...seats) => seats.reduce((set, seat) => set | 1 << seat, 0);
const allSeats = (count) => (1 << count) - 1;
const hasSeat = (set, seat) => Number.isInteger(seat) && seat >= 0 && seat < 32 && (set >>> seat & 1) === 1;
const firstSeat = (set) => 31 - Math.clz32(set & -set);
function seatsOf$1(set) {
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
// packages/games/trump/src/knowledge.ts
const CARD_BITS = 6;
const CARD_MASK = 63;
const HANDS_MASK = 15;
const MOST_LOST = 255;
const noteOf = (card, hands, home) => card | hands << CARD_BITS | home << 10;
const cardOfNote = (note) => note & CARD_MASK;
const handsOfNote = (note) => note >> CARD_BITS & HANDS_MASK;
const homeOfNote = (note) => note >> 10;
function notesOf(state, viewer) {
	const first = viewer * state.deck.length;
	return Array.from(state.notes.subarray(first, first + state.noteCount[viewer]));
}
const withHands = (note, hands) => noteOf(cardOfNote(note), hands, homeOfNote(note));
const isOn = (note, card, holder) => cardOfNote(note) === card && (handsOfNote(note) >> holder & 1) === 1;
function learnCard(state, viewer, card, holder) {
	const { notes } = state;
	const first = viewer * state.deck.length;
	const end = first + state.noteCount[viewer];
	let isFirst = true;
	for (let at = first; at < end; at++) if (homeOfNote(notes[at]) === holder) isFirst = false;
	if (isFirst) state.lostUnseen[viewer * state.seats + holder] = 0;
	notes[end] = noteOf(card, 1 << holder, holder);
	state.noteCount[viewer]++;
	if (state.lacks.length !== 0) dropLacks(state, (lack) => lack.viewer === viewer && lack.seat === holder && lack.card === card);
}
function forgetCard(state, viewer, card, holder) {
	const { notes } = state;
	const first = viewer * state.deck.length;
	const end = first + state.noteCount[viewer];
	let found = -1;
	let fitting = 0;
	for (let at = first; at < end; at++) {
		const note = notes[at];
		if (!isOn(note, card, holder)) continue;
		fitting++;
		if (found < 0 || isSharper(note, notes[found])) found = at;
	}
	if (found < 0) return;
	const note = notes[found];
	if (fitting > 1) mergeInto(state, viewer, note, holder);
	removeNote(state, viewer, found - first);
	const home = homeOfNote(note);
	if (home !== holder && home !== 7 && state.rules.copies[card] === 1) explainLoss(state, viewer, home);
}
const isSharper = (note, than) => countHands(handsOfNote(note)) < countHands(handsOfNote(than));
const countHands = (set) => (set & 1) + (set >> 1 & 1) + (set >> 2 & 1) + (set >> 3 & 1);
function mergeInto(state, viewer, removed, holder) {
	const { notes } = state;
	const card = cardOfNote(removed);
	const first = viewer * state.deck.length;
	const end = first + state.noteCount[viewer];
	for (let at = first; at < end; at++) {
		const note = notes[at];
		if (isOn(note, card, holder)) notes[at] = noteOf(card, handsOfNote(note) | handsOfNote(removed), 7);
	}
}
function removeNote(state, viewer, index) {
	const first = viewer * state.deck.length;
	const last = --state.noteCount[viewer];
	state.notes[first + index] = state.notes[first + last];
	state.notes[first + last] = 0;
}
function explainLoss(state, viewer, home) {
	if (--state.lostUnseen[viewer * state.seats + home] > 0) return;
	const { notes } = state;
	const first = viewer * state.deck.length;
	const end = first + state.noteCount[viewer];
	for (let at = first; at < end; at++) if (homeOfNote(notes[at]) === home) notes[at] = withHands(notes[at], 1 << home);
}
function blurHands(state, viewer, from, to) {
	const { notes } = state;
	const first = viewer * state.deck.length;
	const end = first + state.noteCount[viewer];
	for (let at = first; at < end; at++) {
		const hands = handsOfNote(notes[at]);
		if ((hands >> from & 1) === 1) notes[at] = withHands(notes[at], hands | 1 << to);
	}
	const lost = viewer * state.seats + from;
	if (state.lostUnseen[lost] < MOST_LOST) state.lostUnseen[lost]++;
	if (state.lacks.length !== 0) dropLacks(state, (lack) => lack.viewer === viewer && lack.seat === to);
}
function clearHand(state, viewer, holder) {
	const { notes } = state;
	const first = viewer * state.deck.length;
	const end = first + state.noteCount[viewer];
	for (let at = first; at < end; at++) notes[at] = withHands(notes[at], handsOfNote(notes[at]) & ~(1 << holder));
}
function learnHeld(state, viewer, card, holder, copies) {
	for (let more = copies - knownCopies(state, viewer, card, holder); more > 0; more--) {
		forgetCard(state, viewer, card, holder);
		learnCard(state, viewer, card, holder);
	}
}
function knownCopies(state, viewer, card, holder) {
	const first = viewer * state.deck.length;
	const end = first + state.noteCount[viewer];
	let copies = 0;
	for (let at = first; at < end; at++) {
		const note = state.notes[at];
		if (cardOfNote(note) === card && handsOfNote(note) === 1 << holder) copies++;
	}
	return copies;
}
function learnLack(state, viewer, card, holder) {
	const { notes } = state;
	const first = viewer * state.deck.length;
	const end = first + state.noteCount[viewer];
	for (let at = first; at < end; at++) {
		if (!isOn(notes[at], card, holder)) continue;
		notes[at] = withHands(notes[at], handsOfNote(notes[at]) & ~(1 << holder));
	}
	if (!isLacking(state, viewer, card, holder)) state.lacks = [...state.lacks, {
		viewer,
		seat: holder,
		card
	}];
}
const isLacking = (state, viewer, card, holder) => state.lacks.some((lack) => lack.viewer === viewer && lack.seat === holder && lack.card === card);
function dropLacks(state, isOver) {
	state.lacks = state.lacks.filter((lack) => !isOver(lack));
}
const wordOf = (card) => card / 32 | 0;
// packages/games/trump/src/components.ts
const CARD_KINDS = [
	"profit",
	"dieProfit",
	"pairProfit",
	"anyProfit",
	"manyProfit",
	"tax",
	"forceSale",
	"rollFive",
	"investor",
	"out",
	"back"
];
const SPACE_KINDS = [
	"start",
	"property",
	"money",
	"saleUnowned",
	"saleAny",
	"roll",
	"trade"
];
const PLACE = ["place"];
const PLACE_AND_AMOUNT = ["place", "amount"];
const property = (index) => ({
	space: "property",
	property: index,
	rebuilt: PLACE
});
const money = (amount) => ({
	space: "money",
	amount,
	rebuilt: PLACE_AND_AMOUNT
});
const saleUnowned = {
	space: "saleUnowned",
	rebuilt: PLACE
};
const saleAny = {
	space: "saleAny",
	rebuilt: PLACE
};
const rollAgain = {
	space: "roll",
	rebuilt: PLACE
};
const trade$1 = {
	space: "trade",
	rebuilt: PLACE
};
const STANDARD_COMPONENTS = {
	properties: [
		{ name: "Hotel" },
		{ name: "Casino" },
		{ name: "Convention Center" },
		{
			name: "Office Complex",
			rebuilt: ["name"]
		},
		{ name: "Sports Complex" },
		{
			name: "Airline",
			rebuilt: ["name"]
		},
		{ name: "Cruise Line" },
		{ name: "Tropical Island" }
	],
	cards: [
		{
			kind: "profit",
			property: 0,
			pays: 60,
			copies: 1
		},
		{
			kind: "profit",
			property: 1,
			pays: 60,
			copies: 1,
			rebuilt: ["pays"]
		},
		{
			kind: "profit",
			property: 2,
			pays: 40,
			copies: 1
		},
		{
			kind: "profit",
			property: 3,
			pays: 40,
			copies: 1,
			rebuilt: ["pays"]
		},
		{
			kind: "profit",
			property: 4,
			pays: 30,
			copies: 1
		},
		{
			kind: "profit",
			property: 5,
			pays: 30,
			copies: 1,
			rebuilt: ["pays"]
		},
		{
			kind: "profit",
			property: 6,
			pays: 50,
			copies: 1,
			rebuilt: ["pays"]
		},
		{
			kind: "profit",
			property: 7,
			pays: 50,
			copies: 1,
			rebuilt: ["pays"]
		},
		...Array.from({ length: 8 }, (_, index) => ({
			kind: "dieProfit",
			property: index,
			copies: 1
		})),
		{
			kind: "pairProfit",
			properties: [0, 1],
			pays: 120,
			copies: 1
		},
		{
			kind: "pairProfit",
			properties: [1, 2],
			pays: 100,
			copies: 1,
			rebuilt: ["properties", "pays"]
		},
		{
			kind: "pairProfit",
			properties: [2, 3],
			pays: 80,
			copies: 1,
			rebuilt: ["properties", "pays"]
		},
		{
			kind: "pairProfit",
			properties: [3, 4],
			pays: 70,
			copies: 1,
			rebuilt: ["properties", "pays"]
		},
		{
			kind: "pairProfit",
			properties: [4, 5],
			pays: 60,
			copies: 1,
			rebuilt: ["properties", "pays"]
		},
		{
			kind: "pairProfit",
			properties: [5, 6],
			pays: 80,
			copies: 1,
			rebuilt: ["properties", "pays"]
		},
		{
			kind: "pairProfit",
			properties: [6, 7],
			pays: 100,
			copies: 1
		},
		{
			kind: "pairProfit",
			properties: [0, 7],
			pays: 110,
			copies: 1,
			rebuilt: ["properties", "pays"]
		},
		{
			kind: "anyProfit",
			pays: 40,
			copies: 4,
			rebuilt: ["copies"]
		},
		{
			kind: "anyProfit",
			pays: 50,
			copies: 4,
			rebuilt: ["copies"]
		},
		{
			kind: "manyProfit",
			owned: 3,
			pays: 160,
			copies: 2,
			rebuilt: ["pays of the second"]
		},
		{
			kind: "manyProfit",
			owned: 4,
			pays: 200,
			copies: 1,
			rebuilt: ["pays"]
		},
		{
			kind: "tax",
			copies: 5
		},
		{
			kind: "forceSale",
			copies: 4
		},
		{
			kind: "rollFive",
			copies: 2
		},
		{
			kind: "investor",
			brings: 20,
			copies: 1,
			rebuilt: ["copies"]
		},
		{
			kind: "investor",
			brings: 30,
			copies: 2,
			rebuilt: ["brings", "copies"]
		},
		{
			kind: "investor",
			brings: 40,
			copies: 2,
			rebuilt: ["brings", "copies"]
		},
		{
			kind: "investor",
			brings: 50,
			copies: 2,
			rebuilt: ["copies"]
		},
		{
			kind: "investor",
			brings: 60,
			copies: 1,
			rebuilt: ["copies"]
		},
		{
			kind: "out",
			copies: 13
		},
		{
			kind: "back",
			copies: 5
		}
	],
	board: [
		{ space: "start" },
		property(0),
		money(20),
		saleUnowned,
		property(1),
		rollAgain,
		property(2),
		money(30),
		saleAny,
		property(3),
		saleUnowned,
		trade$1,
		property(4),
		money(40),
		saleUnowned,
		property(5),
		rollAgain,
		money(20),
		property(6),
		saleAny,
		trade$1,
		property(7),
		money(30),
		saleUnowned
	]
};
// packages/games/trump/src/rules.ts
const kindNumbers = (kinds) => Object.fromEntries(kinds.map((kind, index) => [kind, index]));
const KIND = kindNumbers(CARD_KINDS);
const SPACE = kindNumbers(SPACE_KINDS);
const DIE_PROFIT = KIND.dieProfit;
const MANY_PROFIT = KIND.manyProfit;
const TAX = KIND.tax;
const FORCE_SALE = KIND.forceSale;
const ROLL_FIVE = KIND.rollFive;
const INVESTOR = KIND.investor;
const isProfitKind = (kind) => kind <= MANY_PROFIT;
const isTurnKind = (kind) => kind < INVESTOR;
const isPayingKind = (kind) => kind <= TAX;
function compile(components) {
	const { properties, cards, board } = components;
	const kindOf = cards.map((card) => KIND[card.kind]);
	return {
		components,
		propertyCount: properties.length,
		allProperties: (1 << properties.length) - 1,
		cardCount: cards.length,
		kind: Uint8Array.from(kindOf),
		amount: Int32Array.from(cards, amountOf),
		copies: Uint8Array.from(cards, ({ copies }) => copies),
		mustOwn: Int32Array.from(cards, mustOwn),
		mustCount: Uint8Array.from(cards, mustCount),
		deck: Uint8Array.from(cards.flatMap(({ copies }, card) => Array(copies).fill(card))),
		investors: [...kindOf.keys()].filter((card) => kindOf[card] === KIND.investor),
		turnCards: turnCardSet(kindOf),
		outCard: kindOf.indexOf(KIND.out),
		backCard: kindOf.indexOf(KIND.back),
		space: Uint8Array.from(board, ({ space }) => SPACE[space]),
		spaceValue: Int32Array.from(board, (space) => space.space === "money" ? space.amount : space.space === "property" ? space.property : 0)
	};
}
function turnCardSet(kindOf) {
	const set = new Int32Array(2);
	for (const [card, kind] of kindOf.entries()) if (isTurnKind(kind)) set[wordOf(card)] |= 1 << card % 32;
	return set;
}
function amountOf(card) {
	if ("pays" in card) return card.pays;
	return card.kind === "investor" ? card.brings : 0;
}
function mustOwn(card) {
	switch (card.kind) {
		case "profit":
		case "dieProfit": return 1 << card.property;
		case "pairProfit": return card.properties.reduce((set, property) => set | 1 << property, 0);
		default: return 0;
	}
}
function mustCount(card) {
	if (card.kind === "anyProfit") return 1;
	return card.kind === "manyProfit" ? card.owned : 0;
}
const STANDARD_RULES = compile(STANDARD_COMPONENTS);
const compiled = new WeakMap();
function rulesOf(components) {
	if (components === null) return STANDARD_RULES;
	let rules = compiled.get(components);
	if (!rules) {
		rules = compile(components);
		compiled.set(components, rules);
	}
	return rules;
}
// packages/games/trump/src/types.ts
const INVESTOR_MONEY = ["kept", "returned"];
const BOXES = ["open", "memory"];
const QUESTIONS = [
	"turn",
	"take",
	"fill",
	"put up",
	"trade",
	"surrender",
	"open",
	"bid",
	"answer",
	"related"
];
const HAND_LAPSES = [
	"not-held",
	"not-playable",
	"no-turn-left"
];
const HIDDEN_LAPSE = "not-possible";
const THROWING = [
	"move",
	"space",
	"profit",
	"five"
];
// packages/games/trump/src/state.ts
const TURN = QUESTIONS.indexOf("turn");
const TAKE = QUESTIONS.indexOf("take");
const FILL = QUESTIONS.indexOf("fill");
const PUT_UP = QUESTIONS.indexOf("put up");
const TRADE = QUESTIONS.indexOf("trade");
const SURRENDER = QUESTIONS.indexOf("surrender");
const OPEN = QUESTIONS.indexOf("open");
const BID = QUESTIONS.indexOf("bid");
const ANSWER = QUESTIONS.indexOf("answer");
const RELATED = QUESTIONS.indexOf("related");
const OVER = QUESTIONS.length;
const NO_OFFER = null;
const NO_CONTRACTS = [];
const NO_ENDED = [];
const NO_DEBTS = [];
const NO_CARDS = [];
const NO_LACKS = [];
var State = class {
	options;
	rules;
	seats;
	part = 1;
	phase = TURN;
	turn = 0;
	asked = 0;
	hands;
	handCards;
	handSize;
	deck;
	drawn = 0;
	discardCount = 0;
	cash;
	owner;
	holdings;
	box;
	seenBox;
	bank = 0;
	pawns;
	throwing = 0;
	rollsLeft = 0;
	playing = -1;
	payout = 0;
	isClosing = false;
	closing = 0;
	lot = -1;
	broker = 0;
	sealed = 0;
	bids;
	investors;
	standing;
	madeAt;
	bidsMade = 0;
	investorPlayed = false;
	quiet = 0;
	acted = false;
	passes = 0;
	turnsEnded;
	dealsOpened;
	offer = NO_OFFER;
	contracts = NO_CONTRACTS;
	contractsMade = 0;
	ended = NO_ENDED;
	debts = NO_DEBTS;
	gotCards = NO_CARDS;
	gotProperties = 0;
	partner = 0;
	notes;
	noteCount;
	lostUnseen;
	lacks = NO_LACKS;
	constructor(seats, options) {
		const rules = rulesOf(options.components);
		const deckSize = rules.deck.length;
		this.options = options;
		this.rules = rules;
		this.seats = seats;
		this.hands = new Uint8Array(seats * rules.cardCount);
		this.handCards = new Int32Array(seats * 2);
		this.handSize = new Uint8Array(seats);
		this.deck = rules.deck.slice();
		this.cash = new Int32Array(seats);
		this.owner = new Int8Array(rules.propertyCount).fill(-1);
		this.holdings = new Int32Array(seats);
		this.box = new Int32Array(rules.propertyCount);
		this.seenBox = new Int32Array((seats + 1) * rules.propertyCount);
		this.pawns = new Uint8Array(seats);
		this.bids = new Int32Array(seats);
		this.investors = new Int32Array(seats);
		this.standing = new Uint8Array(seats);
		this.madeAt = new Int32Array(seats);
		this.turnsEnded = new Uint16Array(seats);
		this.dealsOpened = new Uint8Array(seats);
		this.notes = new Uint16Array(seats * deckSize);
		this.noteCount = new Uint8Array(seats);
		this.lostUnseen = new Uint8Array(seats * seats);
	}
};
function clone(state) {
	const copy = new State(state.seats, state.options);
	copyInto(state, copy);
	return copy;
}
function copyInto(from, to) {
	to.part = from.part;
	to.phase = from.phase;
	to.turn = from.turn;
	to.asked = from.asked;
	to.bank = from.bank;
	to.drawn = from.drawn;
	to.discardCount = from.discardCount;
	to.throwing = from.throwing;
	to.rollsLeft = from.rollsLeft;
	to.playing = from.playing;
	to.payout = from.payout;
	to.isClosing = from.isClosing;
	to.closing = from.closing;
	to.lot = from.lot;
	to.broker = from.broker;
	to.sealed = from.sealed;
	to.bidsMade = from.bidsMade;
	to.investorPlayed = from.investorPlayed;
	to.quiet = from.quiet;
	to.acted = from.acted;
	to.passes = from.passes;
	to.offer = from.offer;
	to.contracts = from.contracts;
	to.contractsMade = from.contractsMade;
	to.ended = from.ended;
	to.debts = from.debts;
	to.gotCards = from.gotCards;
	to.gotProperties = from.gotProperties;
	to.partner = from.partner;
	to.lacks = from.lacks;
	to.hands.set(from.hands);
	to.handCards.set(from.handCards);
	to.handSize.set(from.handSize);
	to.deck.set(from.deck);
	to.cash.set(from.cash);
	to.owner.set(from.owner);
	to.holdings.set(from.holdings);
	to.box.set(from.box);
	to.seenBox.set(from.seenBox);
	to.pawns.set(from.pawns);
	to.bids.set(from.bids);
	to.investors.set(from.investors);
	to.standing.set(from.standing);
	to.madeAt.set(from.madeAt);
	to.turnsEnded.set(from.turnsEnded);
	to.dealsOpened.set(from.dealsOpened);
	to.notes.set(from.notes);
	to.noteCount.set(from.noteCount);
	to.lostUnseen.set(from.lostUnseen);
}
const leftOf = (state, seat, steps = 1) => {
	const left = seat + steps;
	return left >= state.seats ? left - state.seats : left;
};
const held = (state, seat, card) => state.hands[seat * state.rules.cardCount + card];
function addCard(state, seat, card) {
	state.hands[seat * state.rules.cardCount + card]++;
	state.handSize[seat]++;
	state.handCards[seat * 2 + wordOf(card)] |= 1 << card % 32;
}
function removeCard(state, seat, card) {
	const left = --state.hands[seat * state.rules.cardCount + card];
	state.handSize[seat]--;
	if (left === 0) state.handCards[seat * 2 + wordOf(card)] &= ~(1 << card % 32);
}
const pileSize = (state) => state.deck.length - state.drawn;
const discardsOf = (state) => Array.from(state.deck.subarray(0, state.discardCount));
const pileOf = (state) => Array.from(state.deck.subarray(state.drawn));
function unowned(state) {
	let owned = 0;
	for (let seat = 0; seat < state.seats; seat++) owned |= state.holdings[seat];
	return state.rules.allProperties & ~owned;
}
function countSet(set) {
	let count = 0;
	for (let rest = set; rest !== 0; rest &= rest - 1) count++;
	return count;
}
const lowestOf = (set) => 31 - Math.clz32(set & -set);
function handOf(state, seat) {
	const cards = [];
	for (let card = 0; card < state.rules.cardCount; card++) for (let copy = held(state, seat, card); copy > 0; copy--) cards.push(card);
	return cards;
}
const membersOf = (set) => {
	const members = [];
	for (let rest = set; rest !== 0; rest &= rest - 1) members.push(lowestOf(rest));
	return members;
};
// packages/games/trump/src/hands.ts
function drawCard(state, seat, emit) {
	const card = state.deck[state.drawn++];
	addCard(state, seat, card);
	emit?.({
		type: "drew",
		seat,
		card: null
	}, {
		to: seatSet(seat),
		event: {
			type: "drew",
			seat,
			card
		}
	});
}
function takeRandomCard(state, seat, from, rng, emit) {
	const card = cardAt(state, from, rng.below(state.handSize[from]));
	moveCard(state, from, seat, card);
	emit?.({
		type: "took",
		seat,
		from,
		card: null
	}, {
		to: seatSet(seat, from),
		event: {
			type: "took",
			seat,
			from,
			card
		}
	});
	return card;
}
function cardAt(state, seat, index) {
	let rest = index;
	for (let word = 0; word < 2; word++) for (let bits = state.handCards[seat * 2 + word]; bits !== 0; bits &= bits - 1) {
		const card = word * 32 + lowestOf(bits);
		rest -= held(state, seat, card);
		if (rest < 0) return card;
	}
	throw new RangeError(`hand ${seat} has no card ${index}`);
}
function moveCard(state, from, to, card) {
	removeCard(state, from, card);
	addCard(state, to, card);
	for (let viewer = 0; viewer < state.seats; viewer++) if (viewer === from) learnCard(state, viewer, card, to);
	else if (viewer === to) forgetCard(state, viewer, card, from);
	else blurHands(state, viewer, from, to);
	if (state.handSize[from] === 0) noticeEmptyHand(state, from);
}
function discardCard(state, seat, card) {
	removeCard(state, seat, card);
	state.deck[state.discardCount++] = card;
	for (let viewer = 0; viewer < state.seats; viewer++) if (viewer !== seat) forgetCard(state, viewer, card, seat);
	if (state.handSize[seat] === 0) noticeEmptyHand(state, seat);
}
function noticeEmptyHand(state, seat) {
	for (let viewer = 0; viewer < state.seats; viewer++) if (viewer !== seat) clearHand(state, viewer, seat);
}
function othersHaveCards(state, seat) {
	for (let other = 0; other < state.seats; other++) if (other !== seat && state.handSize[other] !== 0) return true;
	return false;
}
// packages/games/trump/src/money.ts
function gainCash(state, seat, amount, emit) {
	state.cash[seat] += amount;
	settleDebts(state, emit);
}
function moveCash(state, from, to, amount, emit) {
	state.cash[from] -= amount;
	gainCash(state, to, amount, emit);
}
function payOrOwe(state, from, to, amount, emit) {
	const paid = Math.min(amount, state.cash[from]);
	if (paid < amount) {
		const debt = {
			from,
			to,
			amount: amount - paid
		};
		state.debts = [...state.debts, debt];
		emit?.({
			type: "owed",
			...debt
		});
	}
	if (paid > 0) moveCash(state, from, to, paid, emit);
	return paid;
}
function settleDebts(state, emit) {
	if (state.debts.length === 0) return;
	state.debts = paidDebts(state.debts, state.cash, (debt, amount) => {
		emit?.({
			type: "debtPaid",
			from: debt.from,
			to: debt.to,
			amount,
			left: debt.amount - amount
		});
	});
}
function paidDebts(debts, money, paid) {
	let left = debts;
	for (;;) {
		const index = left.findIndex(({ from }) => money[from] > 0);
		if (index < 0) return left;
		const debt = left[index];
		const amount = Math.min(debt.amount, money[debt.from]);
		money[debt.from] -= amount;
		money[debt.to] += amount;
		paid?.(debt, amount);
		left = amount === debt.amount ? left.toSpliced(index, 1) : left.with(index, {
			...debt,
			amount: debt.amount - amount
		});
	}
}
function giveProperty(state, property, to) {
	const from = state.owner[property];
	if (from !== -1) {
		state.holdings[from] &= ~(1 << property);
		state.seenBox[from * state.rules.propertyCount + property] = state.box[property];
	}
	if (to !== -1) state.holdings[to] |= 1 << property;
	state.owner[property] = to;
}
function showBox(state, seat, property, emit) {
	const amount = state.box[property];
	for (let viewer = 0; viewer <= state.seats; viewer++) state.seenBox[viewer * state.rules.propertyCount + property] = amount;
	emit?.({
		type: "boxShown",
		property,
		seat,
		amount
	});
}
function fillBox(state, seat, property, amount, emit) {
	state.bank -= amount;
	state.box[property] += amount;
	emit?.({
		type: "filled",
		seat,
		property,
		amount
	});
}
function collect(state, seat, amount, emit) {
	emit?.({
		type: "collected",
		seat,
		amount
	});
	state.bank -= amount;
	gainCash(state, seat, amount, emit);
}
// packages/games/trump/src/deal/clauses.ts
const PAYOUTS = ["before", "after"];
const MAX_PROMISED_CASH = 5e3;
const promiser = (clause) => clause.type === "give" ? clause.from : clause.seat;
const isTimed = (clause) => clause.type === "play" || clause.when.type === "turnEnd";
const isNow = (clause) => clause.type === "give" && clause.when.type === "now";
function promisedCard(clause) {
	if (clause.type === "play") return clause.card;
	return clause.what.type === "card" && clause.when.type !== "now" ? clause.what.card : void 0;
}
const propertyOf = (clause) => clause.type === "give" && clause.what.type === "property" ? clause.what.property : void 0;
function renameCards(clause, name) {
	if (clause.type === "play") return {
		...clause,
		card: name(clause.card, {
			seat: clause.seat,
			use: "play"
		})
	};
	const { from, what, when } = clause;
	const use = when.type === "now" ? "give now" : "give later";
	return {
		type: "give",
		from,
		what: what.type === "card" ? {
			type: "card",
			card: name(what.card, {
				seat: from,
				use
			})
		} : what,
		when: when.type === "played" ? {
			...when,
			card: name(when.card, {
				seat: when.seat,
				use: "trigger"
			})
		} : when
	};
}
const hide = () => null;
const hideCards = (clause) => renameCards(clause, hide);
const hideAllCards = (clauses) => clauses.map(hideCards);
// packages/games/trump/src/conditions.ts
function isMet(rules, card, holdings) {
	const mustOwn = rules.mustOwn[card];
	if ((holdings & mustOwn) !== mustOwn) return false;
	const mustCount = rules.mustCount[card];
	return mustCount === 0 || countSet(holdings) >= mustCount;
}
function countsTowards(rules, card, property) {
	if (!isProfitKind(rules.kind[card])) return false;
	return rules.mustCount[card] !== 0 || (rules.mustOwn[card] & 1 << property) !== 0;
}
function someoneElseOwns(state, seat) {
	for (let other = 0; other < state.seats; other++) if (other !== seat && state.holdings[other] !== 0) return true;
	return false;
}
const inPlay = (state) => state.part === 1 ? state.rules.allProperties : state.rules.allProperties & ~unowned(state);
// packages/games/trump/src/deal/promises.ts
const brokenPromise = (code, { contract, clause }) => ({
	code,
	params: {
		contract,
		clause
	}
});
function needed(state, seat, card) {
	if (state.contracts.length === 0) return 0;
	let contracts = 0;
	for (const { open } of state.contracts) if (open.some(({ clause }) => promiser(clause) === seat && promisedCard(clause) === card)) contracts++;
	return contracts;
}
const freeCopies = (state, seat, card) => held(state, seat, card) - needed(state, seat, card);
function cardPromise(state, seat, card) {
	for (const { number, open } of state.contracts) {
		const bound = open.find(({ clause }) => promiser(clause) === seat && promisedCard(clause) === card);
		if (bound) return {
			contract: number,
			clause: bound.index + 1
		};
	}
}
const mayPlayCard = (state, seat, card) => state.contracts.length === 0 || freeCopies(state, seat, card) > 0 || openPlays(state, seat).some((play) => play.card === card);
function openPlays(state, seat) {
	const plays = [];
	for (const { number, open } of state.contracts) for (const { index, due, clause } of open) {
		if (clause.type !== "play" || clause.seat !== seat) continue;
		const turnsLeft = due - state.turnsEnded[seat];
		plays.push({
			contract: number,
			clause: index + 1,
			card: clause.card,
			turnsLeft
		});
	}
	return plays;
}
const heldProfitPlays = (state, seat) => openPlays(state, seat).filter(({ card }) => held(state, seat, card) > 0 && isProfitKind(state.rules.kind[card]) && isMet(state.rules, card, state.holdings[seat]));
const playLostWith = (state, seat, holdings) => heldProfitPlays(state, seat).find(({ card }) => !isMet(state.rules, card, holdings));
function propertyPromise(state, property) {
	if (state.contracts.length === 0) return void 0;
	const owner = state.owner[property];
	for (const { number, open } of state.contracts) {
		const bound = open.find(({ clause }) => promiser(clause) === owner && propertyOf(clause) === property);
		if (bound) return {
			contract: number,
			clause: bound.index + 1
		};
	}
	return playLostWith(state, owner, state.holdings[owner] & ~(1 << property));
}
function clauseAbout(state, property) {
	for (const { number, open } of state.contracts) {
		const about = open.find(({ clause }) => propertyOf(clause) === property);
		if (about) return {
			contract: number,
			clause: about.index + 1
		};
	}
}
const mayPutUp = (state, seat, property) => state.contracts.length === 0 || state.owner[property] !== seat || propertyPromise(state, property) === void 0;
function maySurrender(state, seat, property) {
	if (state.contracts.length === 0 || propertyPromise(state, property) === void 0) return true;
	return membersOf(state.holdings[seat]).every((other) => propertyPromise(state, other) !== void 0);
}
function canPlayNow(state, seat, card) {
	const kind = state.rules.kind[card];
	if (held(state, seat, card) === 0 || !isTurnKind(kind)) return false;
	if (isProfitKind(kind)) return isMet(state.rules, card, state.holdings[seat]);
	if (kind === TAX) return someoneElseOwns(state, seat);
	return kind !== FORCE_SALE || mayPutUpSomething(state, seat);
}
function mayPutUpSomething(state, seat) {
	for (let rest = inPlay(state); rest !== 0; rest &= rest - 1) if (mayPutUp(state, seat, lowestOf(rest))) return true;
	return false;
}
const NO_PLAYS = [];
function duePlays(state, seat) {
	if (state.contracts.length === 0) return NO_PLAYS;
	const plays = openPlays(state, seat).filter(({ card }) => canPlayNow(state, seat, card) && (state.phase !== RELATED || isRelated(state, card)));
	plays.sort((a, b) => a.turnsLeft - b.turnsLeft);
	const last = plays.findIndex(({ turnsLeft }, index) => turnsLeft <= index + 1);
	return plays.slice(0, last + 1);
}
function isRelated(state, card) {
	if (state.gotCards.includes(card)) return true;
	for (let rest = state.gotProperties; rest !== 0; rest &= rest - 1) if (countsTowards(state.rules, card, lowestOf(rest))) return true;
	return false;
}
// packages/games/trump/src/deal/schedule.ts
const otherParty = ({ seats }, seat) => seats[0] === seat ? seats[1] : seats[0];
function enterContract(state, rng, emit) {
	const { from, to, clauses } = state.offer;
	const contract = {
		number: ++state.contractsMade,
		seats: [from, to],
		open: clauses.map((clause, index) => ({
			index,
			due: dueTurn(state, clause),
			clause
		}))
	};
	state.contracts = [...state.contracts, contract];
	const now = contract.open.filter(({ clause }) => isNow(clause));
	for (const open of now) if (!isRandom(open.clause)) carryOut(state, {
		contract,
		open
	}, rng, emit);
	for (const open of now) if (isRandom(open.clause)) carryOut(state, {
		contract,
		open
	}, rng, emit);
}
const isRandom = (clause) => clause.type === "give" && clause.what.type === "random";
function dueTurn(state, clause) {
	if (!isTimed(clause)) return null;
	const { seat, turn } = clause.type === "play" ? clause : clause.when;
	return state.turnsEnded[seat] + turn + (seat === state.turn ? 1 : 0);
}
function keepPlayPromise(state, seat, card, emit) {
	for (const contract of state.contracts) for (const open of contract.open) {
		const { clause } = open;
		if (clause.type !== "play" || clause.seat !== seat || clause.card !== card) continue;
		close(state, {
			contract,
			open
		}, "played");
		emit?.({
			type: "promiseKept",
			contract: contract.number,
			clause
		});
		return;
	}
}
function onPlayed(state, card, payout, rng, emit) {
	const seat = state.turn;
	const due = dueClauses(state, ({ clause }) => clause.type === "give" && clause.when.type === "played" && clause.when.seat === seat && clause.when.card === card && clause.when.payout === payout);
	for (const one of due) carryOut(state, one, rng, emit);
}
function onTurnEnd(state, seat, rng, emit) {
	const ended = state.turnsEnded[seat];
	const due = dueClauses(state, ({ clause, due: turn }) => {
		if (turn !== ended) return false;
		if (clause.type === "play") return clause.seat === seat;
		return clause.when.type === "turnEnd" && clause.when.seat === seat;
	});
	for (const one of due) if (one.open.clause.type === "play") missPlay(state, one, emit);
	else carryOut(state, one, rng, emit);
}
function missPlay(state, { contract, open }, emit) {
	const { seat, card } = open.clause;
	const taker = otherParty(contract, seat);
	if (held(state, seat, card) === 0) {
		learnLack(state, taker, card, seat);
		lapse(state, {
			contract,
			open
		}, "not-held", emit);
	} else {
		learnHeld(state, taker, card, seat, 1);
		lapse(state, {
			contract,
			open
		}, canPlayNow(state, seat, card) ? "no-turn-left" : "not-playable", emit);
	}
}
function dueClauses(state, isDue) {
	const due = [];
	for (const contract of state.contracts) for (const open of contract.open) if (isDue(open)) due.push({
		contract,
		open
	});
	return due;
}
function carryOut(state, due, rng, emit) {
	const { contract, open } = due;
	const { from, what } = open.clause;
	const to = otherParty(contract, from);
	switch (what.type) {
		case "cash":
			close(state, due, "done");
			pay(state, contract, from, what.amount, emit);
			return;
		case "share":
			close(state, due, "done");
			pay(state, contract, from, shareOf(state.payout, what.percent), emit);
			return;
		case "property":
			if (state.owner[what.property] !== from) return lapse(state, due, "not-owned", emit);
			close(state, due, "done");
			giveProperty(state, what.property, to);
			emit?.(gave(contract, from, what));
			return;
		case "card":
			if (held(state, from, what.card) === 0) {
				learnLack(state, to, what.card, from);
				return lapse(state, due, "not-held", emit);
			}
			close(state, due, "done");
			handOver(state, contract, from, what.card, emit);
			return;
		case "random": {
			const count = Math.min(what.count, state.handSize[from]);
			if (count === 0) return lapse(state, due, "no-cards", emit);
			close(state, due, "done");
			for (let left = count; left > 0; left--) handOver(state, contract, from, cardAt(state, from, rng.below(state.handSize[from])), emit);
		}
	}
}
const shareOf = (payout, percent) => Math.floor(payout * percent / 100 / 10) * 10;
function pay(state, contract, from, amount, emit) {
	if (amount === 0) return;
	const to = otherParty(contract, from);
	const paid = Math.min(amount, state.cash[from]);
	if (paid > 0) emit?.(gave(contract, from, {
		type: "cash",
		amount: paid
	}));
	payOrOwe(state, from, to, amount, emit);
}
function handOver(state, contract, from, card, emit) {
	moveCard(state, from, otherParty(contract, from), card);
	emit?.(gave(contract, from, {
		type: "card",
		card: null
	}), {
		to: seatSet(...contract.seats),
		event: gave(contract, from, {
			type: "card",
			card
		})
	});
	if (state.offer !== null && otherParty(contract, from) === state.turn) state.gotCards = [...state.gotCards, card];
}
const gave = (contract, from, gift) => ({
	type: "gave",
	contract: contract.number,
	from,
	to: otherParty(contract, from),
	gift
});
function releaseProperty(state, property, why, emit) {
	for (const due of dueClauses(state, ({ clause }) => propertyOf(clause) === property)) lapse(state, due, why, emit);
}
function lapseAll(state, emit) {
	for (const due of dueClauses(state, () => true)) lapse(state, due, "game-over", emit);
}
function lapse(state, due, why, emit) {
	const { contract, open } = due;
	close(state, due, why);
	const { number, seats } = contract;
	emit?.({
		type: "lapsed",
		contract: number,
		seats,
		clause: hideCards(open.clause),
		why: tableReason(why)
	}, {
		to: seatSet(...seats),
		event: {
			type: "lapsed",
			contract: number,
			seats,
			clause: open.clause,
			why
		}
	});
}
const tableReason = (how) => HAND_LAPSES.some((why) => why === how) ? HIDDEN_LAPSE : how;
const tableClause = (clause, how) => how === "played" ? clause : hideCards(clause);
function close(state, { contract, open }, how) {
	const { number, seats } = contract;
	const { index, clause } = open;
	const contracts = [];
	for (const other of state.contracts) {
		const left = other.number === number ? other.open.filter((one) => one.index !== index) : other.open;
		if (left.length !== 0) contracts.push(left === other.open ? other : {
			...other,
			open: left
		});
	}
	state.contracts = contracts;
	if (!isNow(clause)) state.ended = [...state.ended, {
		contract: number,
		seats,
		index,
		clause,
		how
	}];
}
const hasTimedClauses = (state) => state.contracts.some(({ open }) => open.some(({ clause }) => isTimed(clause)));
// packages/games/trump/src/scoring.ts
function finalMoney(state) {
	const money = Array.from(state.cash);
	for (let property = 0; property < state.rules.propertyCount; property++) {
		const owner = state.owner[property];
		if (owner !== -1) money[owner] += state.box[property];
	}
	if (state.debts.length !== 0) paidDebts(state.debts, money);
	return money;
}
function outcome(state) {
	if (state.phase !== OVER) return void 0;
	const scores = finalMoney(state);
	return {
		scores,
		places: placesByScore(scores)
	};
}
// packages/games/trump/src/turn.ts
function beginTurn(state, seat, emit) {
	state.turn = seat;
	state.asked = seat;
	state.phase = TURN;
	emit?.({
		type: "turnBegan",
		seat
	});
	if (state.part === 1) drawCard(state, seat, emit);
}
function finishTurn(state, rng, emit) {
	if (state.playing !== -1) {
		if (state.contracts.length !== 0) onPlayed(state, state.playing, "after", rng, emit);
		state.playing = -1;
		state.payout = 0;
	}
	if (state.part === 2) endDealingTurn(state, rng, emit);
	else endBuyingTurn(state, emit);
}
function endBuyingTurn(state, emit) {
	const left = unowned(state);
	if (left === 0) beginPartTwo(state, emit);
	else if (pileSize(state) === 0) beginClosingSales(state, left);
	else beginTurn(state, leftOf(state, state.turn), emit);
}
function beginClosingSales(state, left) {
	state.isClosing = true;
	state.closing = left;
	state.phase = PUT_UP;
	state.asked = state.turn;
}
function continueClosingSales(state, emit) {
	if (state.closing === 0) {
		state.isClosing = false;
		beginPartTwo(state, emit);
	} else {
		state.phase = PUT_UP;
		state.asked = state.turn;
	}
}
function beginPartTwo(state, emit) {
	const seat = leftOf(state, state.turn);
	state.part = 2;
	emit?.({
		type: "partBegan",
		part: 2,
		seat
	});
	beginTurn(state, seat, emit);
}
function endDealingTurn(state, rng, emit) {
	const seat = state.turn;
	state.turnsEnded[seat]++;
	if (state.contracts.length !== 0) onTurnEnd(state, seat, rng, emit);
	if (state.passes >= state.seats && !hasTimedClauses(state)) finishGame(state, emit);
	else beginTurn(state, leftOf(state, seat), emit);
}
function finishGame(state, emit) {
	lapseAll(state, emit);
	state.phase = OVER;
	emit?.({
		type: "finished",
		totals: finalMoney(state)
	});
}
// packages/games/trump/src/names.ts
const propertyName = ({ properties }, property) => properties[property]?.name ?? `property ${property}`;
function cardName(components, card) {
	const data = components.cards[card];
	return data ? nameOf(components, data) : `card ${card}`;
}
function nameOf(components, card) {
	switch (card.kind) {
		case "profit": return `${propertyName(components, card.property)} Profit ${card.pays}`;
		case "dieProfit": return `${propertyName(components, card.property)} Die Profit`;
		case "pairProfit": return `${card.properties.map((one) => propertyName(components, one)).join(" + ")} Profit ${card.pays}`;
		case "anyProfit": return `Any-Property Profit ${card.pays}`;
		case "manyProfit": return `${card.owned}-Property Profit ${card.pays}`;
		case "tax": return "Tax";
		case "forceSale": return "Force Sale";
		case "rollFive": return "Roll Die 5 Times";
		case "investor": return `Outside Investor ${card.brings}`;
		case "out": return "You're Out";
		case "back": return "I'm Back In";
	}
}
// packages/games/trump/src/deal/standing.ts
function checkStanding(state, seat, clauses) {
	const uses = cardUses(clauses, seat);
	for (const [card, use] of uses) {
		const why = checkUse(state, seat, card, use);
		if (why) return why;
	}
	return checkRandom(state, seat, clauses, uses) ?? checkPlays(state, seat, clauses);
}
function cardUses(clauses, seat) {
	const uses = new Map();
	const useOf = (card) => {
		const use = uses.get(card) ?? {
			out: 0,
			comesIn: 0,
			isPromised: false,
			isNamed: false
		};
		uses.set(card, use);
		return use;
	};
	for (const clause of clauses) {
		const promised = promisedCard(clause);
		if (promised !== void 0 && promiser(clause) === seat) useOf(promised).isPromised = true;
		if (clause.type === "play") continue;
		const { from, what, when } = clause;
		if (when.type === "played" && when.seat === seat) useOf(when.card).isNamed = true;
		if (when.type !== "now" || what.type !== "card") continue;
		if (from === seat) useOf(what.card).out++;
		else useOf(what.card).comesIn++;
	}
	return uses;
}
function checkUse(state, seat, card, use) {
	const have = held(state, seat, card);
	const { out, comesIn } = use;
	if (out > have) return notHeld(state, card);
	const need = needed(state, seat, card);
	if (out > 0 && out > have - need) return boundCard(state, seat, card);
	const left = have - out + comesIn;
	if ((use.isPromised || use.isNamed) && left < 1) return notHeld(state, card);
	if (use.isPromised && left < need + 1) return boundCard(state, seat, card);
}
const notHeld = (state, card) => ({
	code: "card-not-held",
	params: { card: cardName(state.rules.components, card) }
});
const boundCard = (state, seat, card) => brokenPromise("promise-card", cardPromise(state, seat, card));
function checkRandom(state, seat, clauses, uses) {
	let random = 0;
	for (const clause of clauses) if (clause.type === "give" && clause.from === seat && isNow(clause) && clause.what.type === "random") random += clause.what.count;
	if (random === 0) return void 0;
	let kept = 0;
	for (let card = 0; card < state.rules.cardCount; card++) {
		if (held(state, seat, card) === 0) continue;
		const use = uses.get(card);
		const out = use?.out ?? 0;
		const bound = needed(state, seat, card) + (use?.isPromised ? 1 : 0);
		kept += out + Math.min(held(state, seat, card) - out, bound);
	}
	const have = state.handSize[seat] - kept;
	return random <= have ? void 0 : {
		code: "hand-promised",
		params: {
			have,
			need: random
		}
	};
}
function checkPlays(state, seat, clauses) {
	let holdings = state.holdings[seat];
	for (const clause of clauses) {
		const property = propertyOf(clause);
		if (property === void 0) continue;
		if (promiser(clause) === seat) holdings &= ~(1 << property);
		else if (isNow(clause)) holdings |= 1 << property;
	}
	const lost = playLostWith(state, seat, holdings);
	return lost && brokenPromise("promise-play", lost);
}
// packages/games/trump/src/deal/negotiate.ts
function makeOffer(state, seat, to, clauses, emit) {
	state.dealsOpened[seat]++;
	state.passes = 0;
	layOffer(state, {
		from: seat,
		to,
		clauses,
		counters: 0
	}, emit);
}
function makeCounter(state, seat, clauses, emit) {
	const { from, counters } = state.offer;
	layOffer(state, {
		from: seat,
		to: from,
		clauses,
		counters: counters + 1
	}, emit);
}
function layOffer(state, offer, emit) {
	const { from, to, clauses } = offer;
	state.offer = offer;
	state.phase = ANSWER;
	state.asked = to;
	showNamedCards(state, clauses, from, to);
	emit?.({
		type: "offered",
		...offer,
		clauses: hideAllCards(clauses)
	}, {
		to: seatSet(from, to),
		event: {
			type: "offered",
			...offer
		}
	});
}
function showNamedCards(state, clauses, seat, to) {
	for (const [card, { out, comesIn, isPromised, isNamed }] of cardUses(clauses, seat)) {
		const later = isPromised || isNamed ? 1 : 0;
		const copies = Math.max(out, out - comesIn + later);
		if (copies > 0) learnHeld(state, to, card, seat, copies);
	}
}
function accept(state, seat, rng, emit) {
	const { from, clauses } = state.offer;
	showNamedCards(state, clauses, seat, from);
	emit?.({
		type: "accepted",
		seat,
		from,
		contract: state.contractsMade + 1
	});
	enterContract(state, rng, emit);
	const { turn } = state;
	state.partner = seat === turn ? from : seat;
	for (const clause of clauses) {
		const property = propertyOf(clause);
		if (property !== void 0 && isNow(clause) && promiser(clause) !== turn) state.gotProperties |= 1 << property;
	}
	state.offer = null;
	if (state.gotCards.length === 0 && state.gotProperties === 0) endDeal(state, rng, emit);
	else {
		state.phase = RELATED;
		state.asked = turn;
	}
}
function reject(state, seat, rng, emit) {
	emit?.({
		type: "rejected",
		seat
	});
	state.offer = null;
	endDeal(state, rng, emit);
}
function endDeal(state, rng, emit) {
	forgetDeal(state);
	finishTurn(state, rng, emit);
}
const NOTHING = [];
function forgetDeal(state) {
	state.gotCards = NOTHING;
	state.gotProperties = 0;
	state.partner = 0;
}
// packages/games/trump/src/dice.ts
const { start: START, property: PROPERTY, money: MONEY, roll: ROLL$1, trade: TRADE_SPACE } = SPACE;
const dieOf = (face) => face === 5 ? "T" : face + 1;
function throwFor(state, purpose, rng, emit) {
	state.throwing = purpose;
	throwOn(state, rng, emit);
}
function takeCard(state, from, rng, emit) {
	takeRandomCard(state, state.turn, from, rng, emit);
	throwOn(state, rng, emit);
}
function throwOn(state, rng, emit) {
	if (state.throwing === 3) {
		throwFive(state, rng, emit);
		return;
	}
	for (;;) {
		const face = throwDie(state, rng, emit);
		if (face !== 5) {
			useNumber(state, face + 1, rng, emit);
			return;
		}
		if (askForTake(state)) return;
	}
}
function throwFive(state, rng, emit) {
	while (state.rollsLeft > 0) {
		state.rollsLeft--;
		if (throwDie(state, rng, emit) === 5 && askForTake(state)) return;
	}
	finishTurn(state, rng, emit);
}
function throwDie(state, rng, emit) {
	const face = rng.below(6);
	emit?.({
		type: "rolled",
		seat: state.turn,
		die: dieOf(face)
	});
	return face;
}
function askForTake(state) {
	if (!othersHaveCards(state, state.turn)) return false;
	state.phase = TAKE;
	state.asked = state.turn;
	return true;
}
function useNumber(state, number, rng, emit) {
	if (state.throwing === 0) {
		movePawn(state, number, rng, emit);
		return;
	}
	const amount = number * 20;
	if (state.throwing !== 1) state.payout = amount;
	collect(state, state.turn, amount, emit);
	finishTurn(state, rng, emit);
}
function movePawn(state, steps, rng, emit) {
	const seat = state.turn;
	const spaces = state.rules.space.length;
	const to = (state.pawns[seat] + steps) % spaces;
	state.pawns[seat] = to;
	emit?.({
		type: "moved",
		seat,
		space: to
	});
	landOn(state, to, rng, emit);
}
function landOn(state, at, rng, emit) {
	const seat = state.turn;
	switch (state.rules.space[at]) {
		case START:
			takeFromEveryone(state, seat, rng, emit);
			finishTurn(state, rng, emit);
			return;
		case PROPERTY:
			fillBox(state, seat, state.rules.spaceValue[at], 10, emit);
			finishTurn(state, rng, emit);
			return;
		case MONEY:
			ask(state, FILL);
			return;
		case ROLL$1:
			throwFor(state, 1, rng, emit);
			return;
		case TRADE_SPACE:
			if (state.holdings[seat] === 0) finishTurn(state, rng, emit);
			else ask(state, TRADE);
			return;
		default: ask(state, PUT_UP);
	}
}
function ask(state, phase) {
	state.phase = phase;
	state.asked = state.turn;
}
function takeFromEveryone(state, seat, rng, emit) {
	for (let step = 1; step < state.seats; step++) {
		const other = leftOf(state, seat, step);
		if (state.handSize[other] !== 0) takeRandomCard(state, seat, other, rng, emit);
	}
}
function putUp(state, property, emit) {
	state.closing &= ~(1 << property);
	state.lot = property;
	state.broker = state.turn;
	state.phase = OPEN;
	emit?.({
		type: "putUp",
		seat: state.turn,
		property,
		closing: state.isClosing
	});
}
function seal(state, seat, amount, rng, emit) {
	state.bids[seat] = amount;
	state.sealed |= 1 << seat;
	emit?.({
		type: "sealed",
		seat,
		amount: null
	}, {
		to: seatSet(seat),
		event: {
			type: "sealed",
			seat,
			amount
		}
	});
	if (state.sealed === allSeats(state.seats)) showOpenings(state, rng, emit);
}
function showOpenings(state, rng, emit) {
	state.sealed = 0;
	let openers = 0;
	for (let step = 0; step < state.seats; step++) {
		const seat = leftOf(state, state.broker, step);
		const amount = state.bids[seat];
		if (amount === 0) continue;
		openers++;
		state.cash[seat] -= amount;
		state.standing[seat] = 1;
		state.madeAt[seat] = state.bidsMade++;
	}
	emit?.({
		type: "opened",
		broker: state.broker,
		bids: Array.from(state.bids)
	});
	if (openers === 0) {
		emit?.({
			type: "unsold",
			property: state.lot
		});
		leaveSale(state, rng, emit);
	} else if (openers === 1) concludeSale(state, rng, emit);
	else {
		state.phase = BID;
		state.asked = state.standing[state.broker] === 0 ? nextBidder(state, state.broker) : state.broker;
	}
}
function nextBidder(state, seat) {
	let next = leftOf(state, seat);
	while (state.standing[next] === 0) next = leftOf(state, next);
	return next;
}
function leader(state) {
	let best = -1;
	for (let seat = 0; seat < state.seats; seat++) {
		if (state.standing[seat] !== 1) continue;
		if (best === -1 || isAhead(state, seat, best)) best = seat;
	}
	return best;
}
function isAhead(state, seat, than) {
	const lead = state.bids[seat] - state.bids[than];
	return lead > 0 || lead === 0 && state.madeAt[seat] < state.madeAt[than];
}
const highBid = (state) => state.bids[leader(state)];
function raise(state, seat, cash, cards, emit) {
	let investors = 0;
	for (let index = 0; index < cards.length; index++) {
		const card = cards[index];
		discardCard(state, seat, card);
		investors += state.rules.amount[card];
		state.investorPlayed = true;
	}
	state.cash[seat] -= cash;
	state.bank -= investors;
	state.investors[seat] += investors;
	state.bids[seat] += cash + investors;
	state.madeAt[seat] = state.bidsMade++;
	emit?.({
		type: "raised",
		seat,
		cash,
		cards: cards.slice(),
		bid: state.bids[seat]
	});
	goOn(state, seat);
}
function knockOut(state, seat, target, emit) {
	discardCard(state, seat, state.rules.outCard);
	state.standing[target] = 2;
	emit?.({
		type: "knockedOut",
		seat,
		target
	});
	goOn(state, seat);
}
function comeBack(state, seat, emit) {
	discardCard(state, seat, state.rules.backCard);
	state.standing[seat] = 1;
	emit?.({
		type: "cameBack",
		seat,
		bid: state.bids[seat]
	});
	goOn(state, seat);
}
function goOn(state, seat) {
	state.quiet = 0;
	state.acted = true;
	state.asked = nextBidder(state, seat);
}
function letGo(state, seat, rng, emit) {
	state.quiet++;
	emit?.({
		type: "letGo",
		seat
	});
	if (state.quiet >= passesToEnd(state)) concludeSale(state, rng, emit);
	else state.asked = nextBidder(state, seat);
}
function passesToEnd(state) {
	let openers = 0;
	for (let seat = 0; seat < state.seats; seat++) if (state.standing[seat] !== 0) openers++;
	return state.acted ? openers - 1 : openers;
}
function concludeSale(state, rng, emit) {
	const winner = leader(state);
	const property = state.lot;
	const owner = state.owner[property];
	returnBids(state, winner, emit);
	const price = takeBid(state, winner);
	if (owner === winner) {
		state.box[property] += price;
		emit?.({
			type: "sold",
			property,
			to: winner,
			price,
			paid: "box"
		});
	} else {
		giveProperty(state, property, winner);
		payForProperty(state, property, owner, price, emit);
		showBox(state, winner, property, emit);
		if (state.contracts.length !== 0) releaseProperty(state, property, "sold", emit);
	}
	leaveSale(state, rng, emit);
}
function payForProperty(state, property, formerOwner, price, emit) {
	const to = state.owner[property];
	if (formerOwner === -1) {
		state.bank += price;
		emit?.({
			type: "sold",
			property,
			to,
			price,
			paid: "bank"
		});
	} else {
		state.cash[formerOwner] += price;
		emit?.({
			type: "sold",
			property,
			to,
			price,
			paid: formerOwner
		});
		settleDebts(state, emit);
	}
}
function returnBids(state, winner, emit) {
	const isReturned = state.options.investorMoney === "returned";
	for (let seat = 0; seat < state.seats; seat++) {
		if (seat === winner || state.bids[seat] === 0) continue;
		const bank = isReturned ? state.investors[seat] : 0;
		const cash = takeBid(state, seat) - bank;
		state.bank += bank;
		state.cash[seat] += cash;
		emit?.({
			type: "bidReturned",
			seat,
			cash,
			bank
		});
	}
}
function takeBid(state, seat) {
	const bid = state.bids[seat];
	state.bids[seat] = 0;
	return bid;
}
function leaveSale(state, rng, emit) {
	state.lot = -1;
	state.bidsMade = 0;
	state.investorPlayed = false;
	state.quiet = 0;
	state.acted = false;
	for (let seat = 0; seat < state.seats; seat++) {
		state.bids[seat] = 0;
		state.investors[seat] = 0;
		state.standing[seat] = 0;
		state.madeAt[seat] = 0;
	}
	if (state.isClosing) continueClosingSales(state, emit);
	else finishTurn(state, rng, emit);
}
// packages/games/trump/src/play.ts
function playCard(state, move, rng, emit) {
	const seat = state.turn;
	const { card } = move;
	state.passes = 0;
	state.playing = card;
	discardCard(state, seat, card);
	emit?.({
		type: "played",
		seat,
		card,
		target: move.seat ?? null,
		property: move.property ?? null
	});
	if (state.contracts.length !== 0) {
		keepPlayPromise(state, seat, card, emit);
		onPlayed(state, card, "before", rng, emit);
	}
	switch (state.rules.kind[card]) {
		case DIE_PROFIT:
			throwFor(state, 2, rng, emit);
			return;
		case TAX:
			tax(state, move.seat, rng, emit);
			return;
		case FORCE_SALE:
			putUp(state, move.property, emit);
			return;
		case ROLL_FIVE:
			state.rollsLeft = 5;
			throwFor(state, 3, rng, emit);
			return;
		default:
			state.payout = state.rules.amount[card];
			collect(state, seat, state.payout, emit);
			finishTurn(state, rng, emit);
	}
}
function tax(state, target, rng, emit) {
	const owed = countSet(state.holdings[target]) * 20;
	const amount = Math.min(owed, state.cash[target]);
	state.payout = amount;
	emit?.({
		type: "taxed",
		seat: state.turn,
		target,
		amount
	});
	moveCash(state, target, state.turn, amount, emit);
	if (amount === owed) finishTurn(state, rng, emit);
	else {
		state.phase = SURRENDER;
		state.asked = target;
	}
}
function surrender(state, seat, property, rng, emit) {
	giveProperty(state, property, state.turn);
	emit?.({
		type: "surrendered",
		seat,
		to: state.turn,
		property
	});
	if (state.contracts.length !== 0) releaseProperty(state, property, "taxed", emit);
	finishTurn(state, rng, emit);
}
// packages/games/trump/src/apply.ts
function apply(state, seat, move, rng, emit) {
	switch (move.type) {
		case "roll":
			throwFor(state, 0, rng, emit);
			return;
		case "open":
			seal(state, seat, move.amount, rng, emit);
			return;
		case "pass":
			if (state.phase === BID) letGo(state, seat, rng, emit);
			else pass(state, seat, rng, emit);
			return;
		case "raise":
			raise(state, seat, move.cash, move.cards, emit);
			return;
		case "play":
			if (state.phase === RELATED) forgetDeal(state);
			playCard(state, move, rng, emit);
			return;
		case "take":
			takeCard(state, move.seat, rng, emit);
			return;
		case "putUp":
			putUp(state, move.property, emit);
			return;
		case "fill":
			fill(state, seat, move.property, rng, emit);
			return;
		case "knockOut":
			knockOut(state, seat, move.seat, emit);
			return;
		case "backIn":
			comeBack(state, seat, emit);
			return;
		case "trade":
			trade(state, seat, move.give, move.take, rng, emit);
			return;
		case "keep":
			emit?.({
				type: "kept",
				seat
			});
			finishTurn(state, rng, emit);
			return;
		case "surrender":
			surrender(state, seat, move.property, rng, emit);
			return;
		case "offer":
			makeOffer(state, seat, move.to, move.clauses, emit);
			return;
		case "counter":
			makeCounter(state, seat, move.clauses, emit);
			return;
		case "accept":
			accept(state, seat, rng, emit);
			return;
		case "reject":
			reject(state, seat, rng, emit);
			return;
		case "done": endDeal(state, rng, emit);
	}
}
function pass(state, seat, rng, emit) {
	state.passes++;
	emit?.({
		type: "passed",
		seat
	});
	finishTurn(state, rng, emit);
}
function fill(state, seat, property, rng, emit) {
	fillBox(state, seat, property, state.rules.spaceValue[state.pawns[seat]], emit);
	if (pileSize(state) > 0) drawCard(state, seat, emit);
	finishTurn(state, rng, emit);
}
function trade(state, seat, give, take, rng, emit) {
	const owner = state.owner[take];
	giveProperty(state, give, owner);
	giveProperty(state, take, seat);
	emit?.({
		type: "traded",
		seat,
		give,
		take,
		with: owner === -1 ? null : owner
	});
	finishTurn(state, rng, emit);
}
// packages/games/trump/src/audit.ts
function inventory(state) {
	const cards = Array(state.rules.cardCount).fill(0);
	for (let card = 0; card < cards.length; card++) for (let seat = 0; seat < state.seats; seat++) cards[card] += held(state, seat, card);
	for (let at = state.drawn; at < state.deck.length; at++) cards[state.deck[at]]++;
	for (let at = 0; at < state.discardCount; at++) cards[state.deck[at]]++;
	return {
		cards,
		money: allMoney(state),
		properties: state.owner.length
	};
}
function allMoney(state) {
	let money = state.bank;
	for (const cash of state.cash) money += cash;
	for (const amount of state.box) money += amount;
	for (let seat = 0; seat < state.seats; seat++) if (state.standing[seat] !== 0) money += state.bids[seat];
	return money;
}
function plant(state, viewer, rng) {
	return rng.shuffle([
		swapCards,
		swapCards,
		changeOpening,
		renameCard,
		moveBoxMoney,
		dropNote
	]).some((kind) => kind(state, viewer, rng));
}
const TRIES$2 = 20;
function swapCards(state, viewer, rng) {
	for (let tries = 0; tries < TRIES$2; tries++) {
		const seat = rng.below(state.seats);
		const other = rng.below(state.seats + 1);
		if (seat === viewer || other === viewer || other === seat) continue;
		const card = randomCard(state, seat, rng);
		const swapped = other === state.seats ? randomPileCard(state, rng) : randomCard(state, other, rng);
		if (card === void 0 || swapped === void 0 || card === swapped) continue;
		if ([card, swapped].some((one) => isKnown(state, viewer, one) || isOnTheTable(state, one))) continue;
		if (isKnownToLack(state, seat, swapped) || isKnownToLack(state, other, card)) continue;
		forgetElsewhere(state, viewer, card);
		forgetElsewhere(state, viewer, swapped);
		putInHand(state, seat, card, swapped);
		if (other === state.seats) state.deck[state.deck.indexOf(swapped, state.drawn)] = card;
		else putInHand(state, other, swapped, card);
		return true;
	}
	return false;
}
function randomCard(state, seat, rng) {
	const cards = [];
	for (let card = 0; card < state.rules.cardCount; card++) for (let copy = held(state, seat, card); copy > 0; copy--) cards.push(card);
	return cards.length === 0 ? void 0 : rng.pick(cards);
}
const randomPileCard = (state, rng) => state.drawn === state.deck.length ? void 0 : state.deck[state.drawn + rng.below(state.deck.length - state.drawn)];
function putInHand(state, seat, old, card) {
	removeCard(state, seat, old);
	addCard(state, seat, card);
}
function isKnown(state, viewer, card) {
	if (viewer === "public") return false;
	return notesOf(state, viewer).some((note) => cardOfNote(note) === card);
}
function isKnownToLack(state, place, card) {
	if (place === state.seats) return false;
	for (let seat = 0; seat < state.seats; seat++) if (isLacking(state, seat, card, place)) return true;
	return false;
}
const isOnTheTable = (state, card) => state.gotCards.includes(card) || (state.offer?.clauses.some((clause) => namesCard(clause, card)) ?? false);
function namesCard(clause, card) {
	let isNamed = false;
	renameCards(clause, (named) => {
		isNamed ||= named === card;
		return named;
	});
	return isNamed;
}
function forgetElsewhere(state, viewer, card) {
	for (let seat = 0; seat < state.seats; seat++) {
		if (seat === viewer) continue;
		const notes = notesOf(state, seat);
		for (let index = notes.length - 1; index >= 0; index--) if (cardOfNote(notes[index]) === card) removeNote(state, seat, index);
	}
}
function changeOpening(state, viewer, rng) {
	if (state.phase !== OPEN) return false;
	for (let seat = 0; seat < state.seats; seat++) {
		if (seat === viewer || !hasSeat(state.sealed, seat) || state.cash[seat] === 0) continue;
		const steps = state.cash[seat] / 10;
		const old = state.bids[seat] / 10;
		state.bids[seat] = (old + 1 + rng.below(steps)) % (steps + 1) * 10;
		return true;
	}
	return false;
}
function renameCard(state, viewer, rng) {
	const turnCards = [...state.rules.kind.keys()].filter((card) => isTurnKind(state.rules.kind[card]));
	const index = state.contracts.findIndex(({ seats, open }) => !seats.some((seat) => seat === viewer) && open.some(({ clause }) => turnCards.some((card) => namesCard(clause, card))));
	if (index < 0) return false;
	const contract = state.contracts[index];
	let isChanged = false;
	const rename = (card) => {
		if (isChanged || !isTurnKind(state.rules.kind[card])) return card;
		isChanged = true;
		const at = turnCards.indexOf(card);
		return turnCards[(at + 1 + rng.below(turnCards.length - 1)) % turnCards.length];
	};
	const open = contract.open.map((one) => ({
		...one,
		clause: renameCards(one.clause, rename)
	}));
	const renamed = {
		...contract,
		open
	};
	state.contracts = state.contracts.with(index, renamed);
	return isChanged;
}
function moveBoxMoney(state, viewer, rng) {
	if (state.options.boxes === "open" || state.phase === OVER) return false;
	const closed = [...state.box.keys()].filter((property) => {
		const owner = state.owner[property];
		return owner === -1 || owner !== viewer;
	});
	const full = closed.filter((property) => state.box[property] - 10 >= mostSeen(state, property));
	if (full.length === 0 || closed.length < 2) return false;
	const from = rng.pick(full);
	const to = rng.pick(closed.filter((property) => property !== from));
	state.box[from] -= 10;
	state.box[to] += 10;
	return true;
}
function mostSeen(state, property) {
	let most = 0;
	for (let at = property; at < state.seenBox.length; at += state.box.length) most = Math.max(most, state.seenBox[at]);
	return most;
}
function dropNote(state, viewer, rng) {
	const seat = rng.below(state.seats);
	if (seat === viewer || state.noteCount[seat] === 0) return false;
	removeNote(state, seat, rng.below(state.noteCount[seat]));
	return true;
}
// packages/games/trump/src/bound.ts
const HIGHEST = 5;
function maxMoves({ seats, options }) {
	const { components, deck, propertyCount } = rulesOf(options.components);
	const cards = deck.length;
	const fromCards = components.cards.reduce((sum, card) => sum + card.copies * most(card), 0);
	const sale = seats + seats * ((seats * 400 + cards * HIGHEST * 20 + fromCards) / 10 + cards + 1);
	const turn = 2 + cards + sale;
	const buying = cards * turn + propertyCount * (1 + sale);
	const deals = seats * options.deals;
	const dealing = cards * turn + deals * 6;
	const passes = (cards + deals + 1) * seats * 11;
	return Math.ceil(buying + dealing + passes);
}
function most(card) {
	switch (card.kind) {
		case "profit":
		case "pairProfit":
		case "anyProfit":
		case "manyProfit": return card.pays;
		case "dieProfit": return 100;
		case "investor": return card.brings;
		default: return 0;
	}
}
// packages/games/trump/src/checkBid.ts
function checkBid(state, seat, move) {
	switch (move.type) {
		case "pass": return;
		case "backIn":
			if (state.standing[seat] !== 2) return { code: "not-knocked-out" };
			return checkHolds(state, seat, state.rules.backCard, 1);
		case "knockOut": return checkKnockOut(state, seat, move.seat);
		case "raise": return checkRaise(state, seat, move.cash, move.cards);
		default: return { code: "wrong-answer" };
	}
}
function checkKnockOut(state, seat, target) {
	if (state.standing[seat] !== 1) return { code: "knocked-out" };
	if (target === seat) return { code: "not-yourself" };
	if (state.standing[target] !== 1) return { code: "not-in-the-bidding" };
	return checkHolds(state, seat, state.rules.outCard, 1);
}
function checkRaise(state, seat, cash, cards) {
	if (state.standing[seat] !== 1) return { code: "knocked-out" };
	if (!Number.isInteger(cash) || cash < 0 || cash % 10 !== 0) return {
		code: "not-a-multiple",
		params: { step: 10 }
	};
	if (cash === 0 && cards.length === 0) return { code: "nothing-added" };
	let brings = 0;
	for (const [index, card] of cards.entries()) {
		if (state.rules.kind[card] !== INVESTOR) return { code: "not-an-investor" };
		if (index > 0 && cards[index - 1] > card) return { code: "cards-not-sorted" };
		const copies = cards.filter((other) => other === card).length;
		const why = checkHolds(state, seat, card, copies);
		if (why) return why;
		brings += state.rules.amount[card];
	}
	const have = state.cash[seat];
	if (cash > have) return {
		code: "not-enough-cash",
		params: { have }
	};
	if (cash > 0 && cards.length === 0 && !state.investorPlayed) return { code: "cash-needs-investor" };
	const least = highBid(state) + 10;
	const bid = state.bids[seat] + cash + brings;
	return bid >= least ? void 0 : {
		code: "bid-too-low",
		params: {
			bid,
			least
		}
	};
}
function checkHolds(state, seat, card, copies) {
	if (card < 0) return { code: "no-such-card" };
	if (held(state, seat, card) < copies) return {
		code: "card-not-held",
		params: { card: cardName(state.rules.components, card) }
	};
	return freeCopies(state, seat, card) >= copies ? void 0 : brokenPromise("promise-card", cardPromise(state, seat, card));
}
// packages/games/trump/src/deal/terms.ts
function checkTerms(state, from, to, clauses) {
	if (clauses.length === 0) return { code: "no-clauses" };
	if (clauses.length > 8) return {
		code: "too-many-clauses",
		params: { max: 8 }
	};
	for (const [index, clause] of clauses.entries()) {
		const why = checkClause(state, from, to, clause);
		if (why) return {
			code: why.code,
			params: {
				...why.params,
				line: index + 1
			}
		};
	}
	return checkCash(state, from, clauses) ?? checkCash(state, to, clauses) ?? checkProperties$1(state, from, to, clauses) ?? checkHandSize(state, from, clauses) ?? checkHandSize(state, to, clauses) ?? checkStanding(state, from, clauses);
}
const whyNotAccept = (state, seat) => checkStanding(state, seat, state.offer.clauses);
function checkClause(state, from, to, clause) {
	const seat = promiser(clause);
	if (seat !== from && seat !== to) return {
		code: "not-a-party",
		params: { seat }
	};
	return clause.type === "play" ? checkPlay$1(state, clause) : checkWhat(state, clause) ?? checkWhen(state, from, to, clause.when);
}
const checkPlay$1 = (state, { seat, card, turn }) => checkTurnCard(state, card) ?? checkTurn$1(state, seat, turn);
function checkWhat(state, { from, what, when }) {
	switch (what.type) {
		case "cash": return checkNumber(what.amount, 10, MAX_PROMISED_CASH, 10);
		case "property": return isBelow$1(what.property, state.rules.propertyCount) ? void 0 : { code: "no-such-property" };
		case "card": return checkCard(state, what.card);
		case "random": return checkNumber(what.count, 1, 10, 1);
		case "share": return checkNumber(what.percent, 10, 100, 10) ?? checkShare(state, from, when);
	}
}
function checkShare(state, from, when) {
	if (when.type !== "played" || when.payout !== "after" || when.seat !== from) return { code: "share-of-nothing" };
	return isBelow$1(when.card, state.rules.cardCount) && isPayingKind(state.rules.kind[when.card]) ? void 0 : {
		code: "no-payout",
		params: { card: cardName(state.rules.components, when.card) }
	};
}
function checkWhen(state, from, to, when) {
	switch (when.type) {
		case "now": return;
		case "turnEnd":
			if (!isBelow$1(when.seat, state.seats)) return { code: "no-such-seat" };
			return checkTurn$1(state, when.seat, when.turn);
		case "played":
			if (when.seat !== from && when.seat !== to) return {
				code: "not-a-party",
				params: { seat: when.seat }
			};
			return checkTurnCard(state, when.card);
	}
}
function checkTurn$1(state, seat, turn) {
	const first = seat === state.turn ? 0 : 1;
	return checkNumber(turn, first, 9, 1);
}
const checkCard = (state, card) => isBelow$1(card, state.rules.cardCount) ? void 0 : { code: "no-such-card" };
function checkTurnCard(state, card) {
	const why = checkCard(state, card);
	if (why) return why;
	return isTurnKind(state.rules.kind[card]) ? void 0 : {
		code: "not-a-turn-card",
		params: { card: cardName(state.rules.components, card) }
	};
}
const checkNumber = (value, min, max, step) => Number.isInteger(value) && value >= min && value <= max && value % step === 0 ? void 0 : {
	code: "number-out-of-range",
	params: {
		min,
		max,
		step
	}
};
const isBelow$1 = (value, end) => Number.isInteger(value) && value >= 0 && value < end;
function checkCash(state, seat, clauses) {
	const cash = sumNow(clauses, seat, (what) => what.type === "cash" ? what.amount : 0);
	const have = state.cash[seat];
	return cash <= have ? void 0 : {
		code: "cash-short",
		params: {
			seat,
			have,
			need: cash
		}
	};
}
const sumNow = (clauses, seat, amount) => clauses.reduce((sum, clause) => clause.type === "give" && clause.from === seat && isNow(clause) ? sum + amount(clause.what) : sum, 0);
function checkProperties$1(state, from, to, clauses) {
	let goesNow = 0;
	for (const clause of clauses) {
		const property = propertyOf(clause);
		if (property === void 0) continue;
		const owner = state.owner[property];
		if (!(isNow(clause) ? owner === promiser(clause) : owner === from || owner === to)) return {
			code: "property-not-theirs",
			params: { property: propertyName(state.rules.components, property) }
		};
		const promise = clauseAbout(state, property);
		if (promise) return brokenPromise("promise-property", promise);
		if (!isNow(clause)) continue;
		if ((goesNow & 1 << property) !== 0) return {
			code: "property-twice",
			params: { property: propertyName(state.rules.components, property) }
		};
		goesNow |= 1 << property;
	}
}
function checkHandSize(state, seat, clauses) {
	const cards = sumNow(clauses, seat, cardsIn);
	const have = state.handSize[seat];
	return cards <= have ? void 0 : {
		code: "hand-too-small",
		params: {
			seat,
			have,
			need: cards
		}
	};
}
function cardsIn(what) {
	if (what.type === "card") return 1;
	return what.type === "random" ? what.count : 0;
}
// packages/games/trump/src/deal/sampleOffer.ts
const TRIES$1 = 12;
function sampleOffer(state, seat, rng) {
	const to = (seat + 1 + rng.below(state.seats - 1)) % state.seats;
	return {
		type: "offer",
		to,
		clauses: sampleTerms(state, seat, to, rng)
	};
}
function sampleCounter(state, seat, rng) {
	return {
		type: "counter",
		clauses: sampleTerms(state, seat, state.offer.from, rng)
	};
}
function sampleTerms(state, from, to, rng) {
	for (let tries = 0; tries < TRIES$1; tries++) {
		const clauses = looseTerms(state, from, to, rng);
		if (checkTerms(state, from, to, clauses) === void 0) return clauses;
	}
	return [{
		type: "give",
		from,
		what: {
			type: "cash",
			amount: 10
		},
		when: {
			type: "turnEnd",
			seat: from,
			turn: 1
		}
	}];
}
function looseTerms(state, from, to, rng) {
	const start = rng.below(STARTS + 1);
	if (start < STARTS) return usualTerms(state, from, to, start, rng);
	const clauses = [];
	for (let count = 1 + rng.below(rng.below(8) + 1); count > 0; count--) clauses.push(looseClause(state, from, to, rng));
	return clauses;
}
const STARTS = 5;
function usualTerms(state, from, to, start, rng) {
	const now = { type: "now" };
	const give = (what, when = now) => ({
		type: "give",
		from,
		what,
		when
	});
	const get = (what, when = now) => ({
		type: "give",
		from: to,
		what,
		when
	});
	const price = (payer) => ({
		type: "cash",
		amount: 10 * (1 + rng.below(1 + state.cash[payer] / 10))
	});
	switch (start) {
		case 0: return [give(goods(state, from, from, rng)), get(price(to))];
		case 1: return [get(goods(state, to, from, rng)), give(price(from))];
		case 2: return [give(goods(state, from, from, rng)), get(goods(state, to, from, rng))];
		case 3: return [get({
			type: "random",
			count: 1 + rng.below(2)
		}), give(price(from))];
		default: return loan(state, from, to, rng);
	}
}
function loan(state, from, to, rng) {
	const property = {
		type: "property",
		property: pickOr(membersOf(state.holdings[to]), 0, rng)
	};
	const card = pickOr(handOf(state, from), 0, rng);
	const turn = sampleTurn(state, from, rng);
	return [
		{
			type: "give",
			from: to,
			what: property,
			when: { type: "now" }
		},
		{
			type: "play",
			seat: from,
			card,
			turn
		},
		{
			type: "give",
			from,
			what: {
				type: "share",
				percent: sampleShare(rng)
			},
			when: {
				type: "played",
				seat: from,
				card,
				payout: "after"
			}
		},
		{
			type: "give",
			from,
			what: property,
			when: {
				type: "turnEnd",
				seat: from,
				turn
			}
		}
	];
}
function goods(state, seat, asker, rng) {
	const properties = membersOf(state.holdings[seat]);
	if (properties.length > 0 && rng.below(2) === 0) return {
		type: "property",
		property: rng.pick(properties)
	};
	return {
		type: "card",
		card: sampleCard(state, seat, asker, rng)
	};
}
function sampleCard(state, seat, asker, rng) {
	const any = rng.below(state.rules.cardCount);
	if (seat === asker) return pickOr(handOf(state, seat), any, rng);
	return rng.below(2) === 0 ? any : pickOr(seenCards(state, asker, seat), any, rng);
}
const seenCards = (state, viewer, seat) => notesOf(state, viewer).filter((note) => handsOfNote(note) === 1 << seat).map(cardOfNote);
function looseClause(state, from, to, rng) {
	const seat = rng.below(2) === 0 ? from : to;
	const player = rng.below(2) === 0 ? from : to;
	switch (rng.below(6)) {
		case 0: return {
			type: "play",
			seat,
			card: turnCard(state, seat, from, rng),
			turn: sampleTurn(state, seat, rng)
		};
		case 1: return {
			type: "give",
			from: seat,
			what: {
				type: "share",
				percent: sampleShare(rng)
			},
			when: {
				type: "played",
				seat,
				card: turnCard(state, seat, from, rng),
				payout: "after"
			}
		};
		case 2: return {
			type: "give",
			from: seat,
			what: looseWhat(state, seat, from, rng),
			when: { type: "now" }
		};
		case 3:
		case 4: {
			const when = rng.below(state.seats);
			return {
				type: "give",
				from: seat,
				what: looseWhat(state, seat, from, rng),
				when: {
					type: "turnEnd",
					seat: when,
					turn: sampleTurn(state, when, rng)
				}
			};
		}
		default: return {
			type: "give",
			from: seat,
			what: looseWhat(state, seat, from, rng),
			when: {
				type: "played",
				seat: player,
				card: turnCard(state, player, from, rng),
				payout: rng.pick(PAYOUTS)
			}
		};
	}
}
function looseWhat(state, seat, asker, rng) {
	switch (rng.below(5)) {
		case 0: return {
			type: "cash",
			amount: 10 * (1 + rng.below(MAX_PROMISED_CASH / 10))
		};
		case 1: return {
			type: "random",
			count: 1 + rng.below(10)
		};
		case 2: return {
			type: "card",
			card: sampleCard(state, seat, asker, rng)
		};
		case 3: return {
			type: "property",
			property: rng.below(state.rules.propertyCount)
		};
		default: return {
			type: "cash",
			amount: 10 * (1 + rng.below(10))
		};
	}
}
function turnCard(state, seat, asker, rng) {
	const { kind, cardCount } = state.rules;
	const cards = (seat === asker ? handOf(state, seat) : seenCards(state, asker, seat)).filter((card) => isTurnKind(kind[card]));
	const paying = cards.filter((card) => isPayingKind(kind[card]));
	if (paying.length > 0 && rng.below(4) !== 0) return rng.pick(paying);
	return pickOr(cards, rng.below(cardCount), rng);
}
function sampleTurn(state, seat, rng) {
	const first = seat === state.turn ? 0 : 1;
	return first + rng.below(rng.below(4) === 0 ? 10 - first : 2);
}
const sampleShare = (rng) => 10 * (1 + rng.below(10));
const pickOr = (items, otherwise, rng) => items.length > 0 ? rng.pick(items) : otherwise;
const table = (length, move) => Array.from({ length }, (_, index) => move(index));
const ROLL = { type: "roll" };
const KEEP = { type: "keep" };
const PASS = { type: "pass" };
const BACK_IN = { type: "backIn" };
const ACCEPT = { type: "accept" };
const REJECT = { type: "reject" };
const DONE = { type: "done" };
const TAKES = table(4, (seat) => ({
	type: "take",
	seat
}));
const KNOCK_OUTS = table(4, (seat) => ({
	type: "knockOut",
	seat
}));
const FILLS = table(12, (property) => ({
	type: "fill",
	property
}));
const PUT_UPS = table(12, (property) => ({
	type: "putUp",
	property
}));
const SURRENDERS = table(12, (property) => ({
	type: "surrender",
	property
}));
const PLAYS = table(64, (card) => ({
	type: "play",
	card
}));
const OPENINGS = table(512, (steps) => ({
	type: "open",
	amount: steps * 10
}));
const TRADES = table(144, (index) => ({
	type: "trade",
	give: Math.floor(index / 12),
	take: index % 12
}));
const TAXES = table(256, (index) => ({
	type: "play",
	card: Math.floor(index / 4),
	seat: index % 4
}));
const FORCED_SALES = table(768, (index) => ({
	type: "play",
	card: Math.floor(index / 12),
	property: index % 12
}));
const tradeMove = (give, take) => TRADES[give * 12 + take];
const taxMove = (card, seat) => TAXES[card * 4 + seat];
const forcedSaleMove = (card, property) => FORCED_SALES[card * 12 + property];
function openMove(amount) {
	return OPENINGS[amount / 10] ?? {
		type: "open",
		amount
	};
}
// packages/games/trump/src/raises.ts
function investorReach(state, seat) {
	let reach = 0;
	for (const card of state.rules.investors) if (held(state, seat, card) !== 0) reach += usable(state, seat, card) * state.rules.amount[card];
	return reach;
}
const usable = (state, seat, card) => Math.max(0, freeCopies(state, seat, card));
function canRaise(state, seat) {
	if (state.standing[seat] !== 1) return false;
	const investors = investorReach(state, seat);
	const cash = state.investorPlayed || investors > 0 ? state.cash[seat] : 0;
	return state.bids[seat] + investors + cash >= highBid(state) + 10;
}
const TRIES = 4;
function sampleRaise(state, seat, rng) {
	const cash = state.cash[seat];
	for (let tries = 0; tries < TRIES; tries++) {
		const cards = [];
		let toAdd = highBid(state) + 10 - state.bids[seat];
		for (const card of state.rules.investors) {
			if (held(state, seat, card) === 0) continue;
			for (let copy = usable(state, seat, card); copy > 0; copy--) {
				if (rng.below(2) === 0) continue;
				cards.push(card);
				toAdd -= state.rules.amount[card];
			}
		}
		const mayUseCash = state.investorPlayed || cards.length > 0;
		const least = Math.max(0, toAdd);
		if (least === 0 && (!mayUseCash || rng.below(2) === 0)) return {
			type: "raise",
			cash: 0,
			cards
		};
		if (mayUseCash && least <= cash) return {
			type: "raise",
			cash: least + rng.below((cash - least) / 10 + 1) * 10,
			cards
		};
	}
	return allInvestors(state, seat);
}
function allInvestors(state, seat) {
	const cards = [];
	let toAdd = highBid(state) + 10 - state.bids[seat];
	for (const card of state.rules.investors) for (let copy = usable(state, seat, card); copy > 0; copy--) {
		cards.push(card);
		toAdd -= state.rules.amount[card];
	}
	return {
		type: "raise",
		cash: Math.max(0, toAdd),
		cards
	};
}
// packages/games/trump/src/moves.ts
function moves(state, seat, out) {
	return isWide(state, seat) ? -1 : list(state, seat, out);
}
function isWide(state, seat) {
	switch (state.phase) {
		case OPEN: return state.cash[seat] / 10 >= 512;
		case BID: return canRaise(state, seat);
		case TURN: return mayOffer(state, seat);
		case ANSWER: return state.offer.counters < 3;
		default: return false;
	}
}
const mayOffer = (state, seat) => state.part === 2 && state.dealsOpened[seat] < state.options.deals && duePlays(state, seat).length === 0;
function list(state, seat, out) {
	switch (state.phase) {
		case TURN: return listTurn(state, seat, out);
		case OPEN: return listOpenings(state, seat, out);
		case BID: return listBids(state, seat, out);
		case TAKE: return listTakes(state, seat, out);
		case FILL: return listProperties(unowned(state), FILLS, out);
		case PUT_UP: return listProperties(putUpChoice(state), PUT_UPS, out);
		case TRADE: return listTrades(state, seat, out);
		case SURRENDER: return listSurrenders(state, seat, out);
		case ANSWER: return listAnswers(state, seat, out);
		default: return listRelated(state, seat, out);
	}
}
function listTurn(state, seat, out) {
	const due = duePlays(state, seat);
	if (due.length !== 0) return listDue(state, seat, due, out);
	out[0] = state.part === 1 ? ROLL : PASS;
	return listPlays(state, seat, out, 1);
}
function listDue(state, seat, due, out) {
	let count = 0;
	for (let card = 0; card < state.rules.cardCount; card++) if (due.some((play) => play.card === card)) count = listPlay(state, seat, card, out, count);
	return count;
}
function listPlays(state, seat, out, from) {
	const isBound = state.contracts.length !== 0;
	const relatedOnly = state.phase === RELATED;
	let count = from;
	for (let word = 0; word < 2; word++) {
		let bits = state.handCards[seat * 2 + word] & state.rules.turnCards[word];
		for (; bits !== 0; bits &= bits - 1) {
			const card = word * 32 + lowestOf(bits);
			if (isBound && !mayPlayCard(state, seat, card)) continue;
			if (relatedOnly && !isRelated(state, card)) continue;
			count = listPlay(state, seat, card, out, count);
		}
	}
	return count;
}
function listPlay(state, seat, card, out, from) {
	let count = from;
	const kind = state.rules.kind[card];
	if (isProfitKind(kind)) {
		if (isMet(state.rules, card, state.holdings[seat])) out[count++] = PLAYS[card];
	} else if (kind === ROLL_FIVE) out[count++] = PLAYS[card];
	else if (kind === TAX) {
		for (let other = 0; other < state.seats; other++) if (other !== seat && state.holdings[other] !== 0) out[count++] = taxMove(card, other);
	} else if (kind === FORCE_SALE) for (let rest = inPlay(state); rest !== 0; rest &= rest - 1) {
		const property = lowestOf(rest);
		if (mayPutUp(state, seat, property)) out[count++] = forcedSaleMove(card, property);
	}
	return count;
}
function listOpenings(state, seat, out) {
	const last = state.cash[seat] / 10;
	for (let steps = 0; steps <= last; steps++) out[steps] = OPENINGS[steps];
	return last + 1;
}
function listBids(state, seat, out) {
	const { outCard, backCard } = state.rules;
	let count = 0;
	out[count++] = PASS;
	if (state.standing[seat] === 2) {
		if (isFree(state, seat, backCard)) out[count++] = BACK_IN;
	} else if (isFree(state, seat, outCard)) {
		for (let other = 0; other < state.seats; other++) if (other !== seat && state.standing[other] === 1) out[count++] = KNOCK_OUTS[other];
	}
	return count;
}
const isFree = (state, seat, card) => card >= 0 && held(state, seat, card) !== 0 && freeCopies(state, seat, card) > 0;
function listTakes(state, seat, out) {
	let count = 0;
	for (let other = 0; other < state.seats; other++) if (other !== seat && state.handSize[other] !== 0) out[count++] = TAKES[other];
	return count;
}
function putUpChoice(state) {
	if (state.isClosing) return state.closing;
	return state.rules.space[state.pawns[state.turn]] === SPACE.saleAny ? state.rules.allProperties : unowned(state);
}
function listProperties(set, table, out) {
	let count = 0;
	for (let rest = set; rest !== 0; rest &= rest - 1) out[count++] = table[lowestOf(rest)];
	return count;
}
function listTrades(state, seat, out) {
	const mine = state.holdings[seat];
	let count = 0;
	out[count++] = KEEP;
	for (let own = mine; own !== 0; own &= own - 1) for (let rest = state.rules.allProperties & ~mine; rest !== 0; rest &= rest - 1) out[count++] = tradeMove(lowestOf(own), lowestOf(rest));
	return count;
}
function listSurrenders(state, seat, out) {
	let count = 0;
	for (let rest = state.holdings[seat]; rest !== 0; rest &= rest - 1) {
		const property = lowestOf(rest);
		if (maySurrender(state, seat, property)) out[count++] = SURRENDERS[property];
	}
	return count;
}
function listAnswers(state, seat, out) {
	out[0] = REJECT;
	if (whyNotAccept(state, seat) !== void 0) return 1;
	out[1] = ACCEPT;
	return 2;
}
function listRelated(state, seat, out) {
	const due = duePlays(state, seat);
	if (due.length !== 0) return listDue(state, seat, due, out);
	out[0] = DONE;
	return listPlays(state, seat, out, 1);
}
const scratch = [];
const WIDE_WEIGHT = 2;
function sample(state, seat, rng) {
	if (state.phase === OPEN) return openMove(rng.below(state.cash[seat] / 10 + 1) * 10);
	if (!isWide(state, seat)) return scratch[rng.below(list(state, seat, scratch))];
	const count = list(state, seat, scratch);
	const choice = rng.below(count + WIDE_WEIGHT);
	if (choice < count) return scratch[choice];
	if (state.phase === BID) return sampleRaise(state, seat, rng);
	return state.phase === TURN ? sampleOffer(state, seat, rng) : sampleCounter(state, seat, rng);
}
// packages/games/trump/src/check.ts
function toAct(state) {
	if (state.phase === OVER) return 0;
	return state.phase === OPEN ? allSeats(state.seats) & ~state.sealed : 1 << state.asked;
}
const NOT_ASKED = { code: "not-asked" };
const WRONG_ANSWER = { code: "wrong-answer" };
function check(state, seat, move) {
	if (!isBelow(seat, state.seats) || !hasSeat(toAct(state), seat)) return NOT_ASKED;
	switch (state.phase) {
		case TURN: return checkTurn(state, seat, move);
		case TAKE: return move.type === "take" ? checkTake(state, seat, move.seat) : WRONG_ANSWER;
		case FILL: return move.type === "fill" ? checkIn(state, unowned(state), move.property, "box-owned") : WRONG_ANSWER;
		case PUT_UP: return move.type === "putUp" ? checkPutUp(state, move.property) : WRONG_ANSWER;
		case TRADE: return checkTrade(state, seat, move);
		case SURRENDER: return move.type === "surrender" ? checkSurrender(state, seat, move.property) : WRONG_ANSWER;
		case OPEN: return move.type === "open" ? checkOpening(state, seat, move.amount) : WRONG_ANSWER;
		case BID: return checkBid(state, seat, move);
		case ANSWER: return checkAnswer(state, seat, move);
		default: return checkRelated(state, seat, move);
	}
}
function checkTurn(state, seat, move) {
	switch (move.type) {
		case "roll": return state.part === 1 ? void 0 : WRONG_ANSWER;
		case "play": return checkPlay(state, seat, move);
		case "pass": return state.part === 2 ? checkNothingDue(state, seat) : WRONG_ANSWER;
		case "offer": return state.part === 2 ? checkOffer(state, seat, move) : WRONG_ANSWER;
		default: return WRONG_ANSWER;
	}
}
function checkNothingDue(state, seat) {
	const due = duePlays(state, seat)[0];
	return due && brokenPromise("promise-play", due);
}
function checkOffer(state, seat, { to, clauses }) {
	if (!isBelow(to, state.seats)) return { code: "no-such-seat" };
	if (to === seat) return { code: "not-yourself" };
	if (state.dealsOpened[seat] >= state.options.deals) return {
		code: "no-deals-left",
		params: { deals: state.options.deals }
	};
	return checkNothingDue(state, seat) ?? checkTerms(state, seat, to, clauses);
}
function checkAnswer(state, seat, move) {
	switch (move.type) {
		case "reject": return;
		case "accept": return whyNotAccept(state, seat);
		case "counter":
			if (state.offer.counters >= 3) return {
				code: "no-counters-left",
				params: { counters: 3 }
			};
			return checkTerms(state, seat, state.offer.from, move.clauses);
		default: return WRONG_ANSWER;
	}
}
function checkRelated(state, seat, move) {
	if (move.type === "done") return checkNothingDue(state, seat);
	return move.type === "play" ? checkPlay(state, seat, move) : WRONG_ANSWER;
}
function checkPlay(state, seat, move) {
	const { rules } = state;
	const { card } = move;
	if (!isBelow(card, rules.cardCount)) return { code: "no-such-card" };
	if (held(state, seat, card) === 0) return {
		code: "card-not-held",
		params: { card: cardName(state.rules.components, card) }
	};
	if (!isTurnKind(rules.kind[card])) return {
		code: "only-in-a-sale",
		params: { card: cardName(state.rules.components, card) }
	};
	const due = duePlays(state, seat);
	if (due.length !== 0 && !due.some((play) => play.card === card)) return brokenPromise("promise-play", due[0]);
	if (!mayPlayCard(state, seat, card)) return brokenPromise("promise-card", cardPromise(state, seat, card));
	if (state.phase === RELATED && !isRelated(state, card)) return {
		code: "not-related",
		params: { card: cardName(state.rules.components, card) }
	};
	return checkTarget(state, seat, move);
}
function checkTarget(state, seat, move) {
	const { rules } = state;
	const { card } = move;
	const kind = rules.kind[card];
	if (isProfitKind(kind) || kind === ROLL_FIVE) {
		if (move.seat !== void 0 || move.property !== void 0) return { code: "no-target-wanted" };
		return kind === ROLL_FIVE || isMet(rules, card, state.holdings[seat]) ? void 0 : {
			code: "condition-not-met",
			params: { card: cardName(state.rules.components, card) }
		};
	}
	if (kind === FORCE_SALE) {
		if (move.property === void 0 || move.seat !== void 0) return { code: "property-wanted" };
		const why = checkIn(state, inPlay(state), move.property, "out-of-the-game");
		if (why) return why;
		return mayPutUp(state, seat, move.property) ? void 0 : brokenPromise("promise-property", propertyPromise(state, move.property));
	}
	if (move.seat === void 0 || move.property !== void 0) return { code: "opponent-wanted" };
	if (!isBelow(move.seat, state.seats)) return { code: "no-such-seat" };
	if (move.seat === seat) return { code: "not-yourself" };
	return state.holdings[move.seat] === 0 ? {
		code: "owns-nothing",
		params: { seat: move.seat }
	} : void 0;
}
function checkTake(state, seat, from) {
	if (!isBelow(from, state.seats)) return { code: "no-such-seat" };
	if (from === seat) return { code: "not-yourself" };
	return state.handSize[from] === 0 ? {
		code: "no-cards-there",
		params: { seat: from }
	} : void 0;
}
const checkPutUp = (state, property) => checkIn(state, putUpChoice(state), property, state.isClosing ? "already-put-up" : "not-unowned");
function checkTrade(state, seat, move) {
	if (move.type === "keep") return void 0;
	if (move.type !== "trade") return WRONG_ANSWER;
	const mine = state.holdings[seat];
	return checkIn(state, mine, move.give, "not-yours") ?? checkIn(state, state.rules.allProperties & ~mine, move.take, "already-yours");
}
function checkSurrender(state, seat, property) {
	const why = checkIn(state, state.holdings[seat], property, "not-yours");
	if (why) return why;
	return maySurrender(state, seat, property) ? void 0 : brokenPromise("promise-property", propertyPromise(state, property));
}
function checkOpening(state, seat, amount) {
	if (!Number.isInteger(amount) || amount < 0 || amount % 10 !== 0) return {
		code: "not-a-multiple",
		params: { step: 10 }
	};
	const have = state.cash[seat];
	return amount <= have ? void 0 : {
		code: "not-enough-cash",
		params: { have }
	};
}
function checkIn(state, set, property, code) {
	if (!isBelow(property, state.rules.propertyCount)) return { code: "no-such-property" };
	return (set & 1 << property) !== 0 ? void 0 : {
		code,
		params: { property: propertyName(state.rules.components, property) }
	};
}
const isBelow = (value, end) => Number.isInteger(value) && value >= 0 && value < end;
// packages/games/trump/src/codec.ts
const PLAIN = [
	"part",
	"phase",
	"turn",
	"asked",
	"bank",
	"drawn",
	"throwing",
	"rollsLeft",
	"playing",
	"payout",
	"isClosing",
	"closing",
	"lot",
	"broker",
	"sealed",
	"bidsMade",
	"investorPlayed",
	"quiet",
	"acted",
	"passes",
	"offer",
	"contracts",
	"contractsMade",
	"ended",
	"debts",
	"gotCards",
	"gotProperties",
	"partner",
	"lacks"
];
const LISTS = [
	"cash",
	"owner",
	"box",
	"seenBox",
	"pawns",
	"bids",
	"investors",
	"standing",
	"madeAt",
	"turnsEnded",
	"dealsOpened",
	"lostUnseen"
];
function encode(state) {
	const json = {
		seats: state.seats,
		options: state.options
	};
	for (const name of PLAIN) json[name] = state[name];
	for (const name of LISTS) json[name] = Array.from(state[name]);
	json["hands"] = seatsOf(state).map((seat) => handOf(state, seat));
	json["discards"] = discardsOf(state);
	json["pile"] = pileOf(state);
	json["known"] = seatsOf(state).map((viewer) => notesOf(state, viewer));
	return json;
}
const seatsOf = (state) => Array.from({ length: state.seats }, (_, seat) => seat);
function decode(json) {
	const encoded = json;
	const state = new State(encoded.seats, encoded.options);
	for (const name of PLAIN) state[name] = encoded[name];
	for (const name of LISTS) state[name].set(encoded[name]);
	for (const [property, owner] of encoded.owner.entries()) if (owner !== -1) state.holdings[owner] |= 1 << property;
	for (const [seat, cards] of encoded.hands.entries()) dealHand(state, seat, cards);
	state.deck.set(encoded.discards);
	state.deck.set(encoded.pile, state.drawn);
	state.discardCount = encoded.discards.length;
	for (const [viewer, notes] of encoded.known.entries()) setNotes(state, viewer, notes);
	return state;
}
function dealHand(state, seat, cards) {
	for (const card of handOf(state, seat)) removeCard(state, seat, card);
	for (const card of cards) addCard(state, seat, card);
}
function setNotes(state, viewer, notes) {
	state.notes.set(notes, viewer * state.deck.length);
	state.noteCount[viewer] = notes.length;
}
// packages/games/trump/src/notation.ts
function notate(state, seat, move, viewer) {
	switch (move.type) {
		case "play": {
			const target = move.seat === void 0 ? "" : ` s${move.seat}`;
			const property = move.property === void 0 ? "" : ` p${move.property}`;
			return `play ${move.card}${target}${property}`;
		}
		case "take": return `take s${move.seat}`;
		case "fill": return `fill p${move.property}`;
		case "putUp": return `put-up p${move.property}`;
		case "trade": return `trade p${move.give} p${move.take}`;
		case "surrender": return `surrender p${move.property}`;
		case "open": return viewer === seat ? `open ${move.amount}` : "open ?";
		case "raise": return `raise ${move.cash}${move.cards.length === 0 ? "" : ` + ${move.cards.join(" ")}`}`;
		case "knockOut": return `knock-out s${move.seat}`;
		case "backIn": return "back-in";
		case "offer": return `offer s${move.to}: ${clausesText(move.clauses, isParty(viewer, seat, move.to))}`;
		case "counter": return `counter: ${clausesText(move.clauses, isParty(viewer, seat, state.offer?.from))}`;
		case "roll":
		case "keep":
		case "pass":
		case "accept":
		case "reject":
		case "done": return move.type;
	}
}
const isParty = (viewer, one, other) => viewer === one || viewer === other;
const clausesText = (clauses, isOpen) => (isOpen ? clauses : hideAllCards(clauses)).map(clauseText).join("; ");
function clauseText(clause) {
	if (clause.type === "play") return `s${clause.seat} plays ${clause.card ?? "?"} by turn ${clause.turn}`;
	return `s${clause.from} gives ${whatText(clause.what)} ${whenText(clause.when)}`;
}
function whatText(what) {
	switch (what.type) {
		case "cash": return `cash ${what.amount}`;
		case "property": return `p${what.property}`;
		case "card": return `card ${what.card ?? "?"}`;
		case "random": return `random ${what.count}`;
		case "share": return `share ${what.percent}%`;
	}
}
function whenText(when) {
	switch (when.type) {
		case "now": return "now";
		case "turnEnd": return `at end of s${when.seat} turn ${when.turn}`;
		case "played": return `${when.payout} s${when.seat} plays ${when.card ?? "?"}`;
	}
}
const PLAY_TARGETS = 17;
const SIMPLE = [
	"roll",
	"keep",
	"pass",
	"backIn",
	"accept",
	"reject",
	"done"
];
const TAKE_EDGES = SIMPLE.length;
const KNOCK_OUT_EDGES = TAKE_EDGES + 4;
const FILL_EDGES = KNOCK_OUT_EDGES + 4;
const PUT_UP_EDGES = FILL_EDGES + 12;
const SURRENDER_EDGES = PUT_UP_EDGES + 12;
const TRADE_EDGES = SURRENDER_EDGES + 12;
const PLAY_EDGES = TRADE_EDGES + 144;
const HIDDEN_OPENING = PLAY_EDGES + 1088;
const OPENING_EDGES = HIDDEN_OPENING + 1;
function edge(state, seat, move, viewer) {
	switch (move.type) {
		case "take": return TAKE_EDGES + move.seat;
		case "knockOut": return KNOCK_OUT_EDGES + move.seat;
		case "fill": return FILL_EDGES + move.property;
		case "putUp": return PUT_UP_EDGES + move.property;
		case "surrender": return SURRENDER_EDGES + move.property;
		case "trade": return TRADE_EDGES + move.give * 12 + move.take;
		case "play": return PLAY_EDGES + move.card * PLAY_TARGETS + targetOf(move);
		case "open": return viewer === seat ? OPENING_EDGES + move.amount : HIDDEN_OPENING;
		case "raise":
		case "offer":
		case "counter": return notate(state, seat, move, viewer);
		default: return SIMPLE.indexOf(move.type);
	}
}
function targetOf({ seat, property }) {
	if (seat !== void 0) return 1 + seat;
	return property === void 0 ? 0 : 5 + property;
}
// packages/games/trump/src/deal/parseClauses.ts
const MAX_NUMBER = 1e6;
const MAX_LINES = 64;
function parseClauses(input) {
	if (!Array.isArray(input) || input.length > MAX_LINES) return void 0;
	const clauses = [];
	for (const item of input) {
		const clause = exactly(item, parseClause(item));
		if (!clause) return void 0;
		clauses.push(clause);
	}
	return clauses;
}
function parseClause(input) {
	if (!isFields$1(input)) return void 0;
	const { type, from, what, when, seat, card, turn } = input;
	if (type === "play") return isIndex$1(seat, 4) && isIndex$1(card, 64) && isIndex$1(turn, MAX_NUMBER) ? {
		type,
		seat,
		card,
		turn
	} : void 0;
	if (type !== "give" || !isIndex$1(from, 4)) return void 0;
	const gift = exactly(what, parseWhat(what));
	const time = exactly(when, parseWhen(when));
	return gift && time && {
		type,
		from,
		what: gift,
		when: time
	};
}
function parseWhat(input) {
	if (!isFields$1(input)) return void 0;
	const { type, amount, property, card, count, percent } = input;
	switch (type) {
		case "cash": return isIndex$1(amount, MAX_NUMBER) ? {
			type,
			amount
		} : void 0;
		case "property": return isIndex$1(property, 12) ? {
			type,
			property
		} : void 0;
		case "card": return isIndex$1(card, 64) ? {
			type,
			card
		} : void 0;
		case "random": return isIndex$1(count, MAX_NUMBER) ? {
			type,
			count
		} : void 0;
		case "share": return isIndex$1(percent, MAX_NUMBER) ? {
			type,
			percent
		} : void 0;
		default: return;
	}
}
function parseWhen(input) {
	if (!isFields$1(input)) return void 0;
	const { type, seat, turn, card } = input;
	switch (type) {
		case "now": return { type };
		case "turnEnd": return isIndex$1(seat, 4) && isIndex$1(turn, MAX_NUMBER) ? {
			type,
			seat,
			turn
		} : void 0;
		case "played": {
			const payout = PAYOUTS.find((known) => known === input["payout"]);
			return payout && isIndex$1(seat, 4) && isIndex$1(card, 64) ? {
				type,
				seat,
				card,
				payout
			} : void 0;
		}
		default: return;
	}
}
const isFields$1 = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isIndex$1 = (value, end) => Number.isInteger(value) && !Object.is(value, -0) && value >= 0 && value < end;
// packages/games/trump/src/parseMove.ts
const MAX_MONEY = 1e6;
const parseMove = (input) => exactly(input, readMove(input));
function readMove(input) {
	if (typeof input !== "object" || input === null || Array.isArray(input)) return void 0;
	const fields = input;
	switch (fields["type"]) {
		case "roll": return ROLL;
		case "keep": return KEEP;
		case "pass": return PASS;
		case "backIn": return BACK_IN;
		case "accept": return ACCEPT;
		case "reject": return REJECT;
		case "done": return DONE;
		case "take": return entry(TAKES, fields["seat"]);
		case "knockOut": return entry(KNOCK_OUTS, fields["seat"]);
		case "fill": return entry(FILLS, fields["property"]);
		case "putUp": return entry(PUT_UPS, fields["property"]);
		case "surrender": return entry(SURRENDERS, fields["property"]);
		case "trade": return parseTrade(fields);
		case "play": return parsePlay(fields);
		case "open": return isMoney(fields["amount"]) ? openMove(fields["amount"]) : void 0;
		case "raise": return parseRaise(fields);
		case "offer": return parseOffer(fields);
		case "counter": {
			const clauses = parseClauses(fields["clauses"]);
			return clauses && {
				type: "counter",
				clauses
			};
		}
		default: return;
	}
}
const entry = (moves, index) => isIndex(index, moves.length) ? moves[index] : void 0;
function parseTrade({ give, take }) {
	return isIndex(give, 12) && isIndex(take, 12) ? tradeMove(give, take) : void 0;
}
function parsePlay({ card, seat, property }) {
	if (!isIndex(card, 64)) return void 0;
	if (seat === void 0 && property === void 0) return PLAYS[card];
	if (property === void 0) return isIndex(seat, 4) ? taxMove(card, seat) : void 0;
	return seat === void 0 && isIndex(property, 12) ? forcedSaleMove(card, property) : void 0;
}
function parseRaise({ cash, cards }) {
	if (!isMoney(cash) || !Array.isArray(cards) || cards.length > 150) return void 0;
	const sorted = Array.from(cards);
	if (!sorted.every((card) => isIndex(card, 64))) return void 0;
	return {
		type: "raise",
		cash,
		cards: sorted.sort((a, b) => a - b)
	};
}
function parseOffer({ to, clauses: list }) {
	const clauses = parseClauses(list);
	return clauses && isIndex(to, 4) ? {
		type: "offer",
		to,
		clauses
	} : void 0;
}
const isIndex = (value, end) => Number.isInteger(value) && !Object.is(value, -0) && value >= 0 && value < end;
const isMoney = (value) => isIndex(value, MAX_MONEY) && value % 10 === 0;
// packages/games/trump/src/schema.ts
const MIN_PROPERTIES = 4;
const MIN_SPACES = 6;
const MAX_SPACES = 60;
const MAX_AMOUNT = 500;
const MAX_NAME = 30;
const MIN_DECK = 24;
function checkComponents(value) {
	if (!isFields(value)) return { code: "components-not-an-object" };
	const { properties, cards, board } = value;
	for (const name of Object.keys(value)) if (name !== "properties" && name !== "cards" && name !== "board") return {
		code: "components-field-unknown",
		params: { field: name }
	};
	if (!Array.isArray(properties) || !Array.isArray(cards) || !Array.isArray(board)) return { code: "components-lists-missing" };
	return checkProperties(properties) ?? checkCards(cards, properties.length) ?? checkBoard(board, properties.length);
}
function checkProperties(properties) {
	const count = properties.length;
	if (count < MIN_PROPERTIES || count > 12) return {
		code: "components-property-count",
		params: {
			min: MIN_PROPERTIES,
			max: 12
		}
	};
	const names = new Set();
	for (const [index, property] of properties.entries()) {
		const name = isFields(property) ? property["name"] : void 0;
		if (!(typeof name === "string" && name.trim() === name && name !== "" && name.length <= MAX_NAME) || !isSourced(property)) return {
			code: "components-property-name",
			params: {
				property: index,
				max: MAX_NAME
			}
		};
		if (names.has(name.toLowerCase())) return {
			code: "components-property-twice",
			params: { property: index }
		};
		names.add(name.toLowerCase());
	}
}
function checkCards(cards, properties) {
	if (cards.length > 64) return {
		code: "components-too-many-faces",
		params: { max: 64 }
	};
	const faces = new Set();
	let deck = 0;
	for (const [index, card] of cards.entries()) {
		const face = faceOf(card, properties);
		const copies = isFields(card) ? card["copies"] : void 0;
		if (face === void 0 || !isCount(copies, 1, 150)) return {
			code: "components-card",
			params: { card: index }
		};
		if (faces.has(face)) return {
			code: "components-card-twice",
			params: { card: index }
		};
		faces.add(face);
		deck += copies;
	}
	if (deck < MIN_DECK || deck > 150) return {
		code: "components-deck-size",
		params: {
			min: MIN_DECK,
			max: 150
		}
	};
}
function faceOf(card, properties) {
	if (!isFields(card) || !isSourced(card)) return void 0;
	const kind = CARD_KINDS.find((known) => known === card["kind"]);
	const { property, properties: pair, owned, pays, brings } = card;
	switch (kind) {
		case void 0: return;
		case "profit": return isCount(property, 0, properties - 1) && isAmount(pays) ? `${kind} ${property} ${pays}` : void 0;
		case "dieProfit": return isCount(property, 0, properties - 1) ? `${kind} ${property}` : void 0;
		case "pairProfit": return isPair(pair, properties) && isAmount(pays) ? `${kind} ${pair.join()} ${pays}` : void 0;
		case "anyProfit": return isAmount(pays) ? `${kind} ${pays}` : void 0;
		case "manyProfit": return isCount(owned, 2, properties) && isAmount(pays) ? `${kind} ${owned} ${pays}` : void 0;
		case "investor": return isAmount(brings) ? `${kind} ${brings}` : void 0;
		case "tax":
		case "forceSale":
		case "rollFive":
		case "out":
		case "back": return kind;
	}
}
function checkBoard(board, properties) {
	if (board.length < MIN_SPACES || board.length > MAX_SPACES) return {
		code: "components-board-size",
		params: {
			min: MIN_SPACES,
			max: MAX_SPACES
		}
	};
	const placed = new Set();
	let sales = 0;
	for (const [index, space] of board.entries()) {
		if (!isFields(space) || !isSourced(space)) return {
			code: "components-space",
			params: { space: index }
		};
		const kind = SPACE_KINDS.find((known) => known === space["space"]);
		const { property, amount } = space;
		if (kind === void 0 || kind === "money" && !isAmount(amount)) return {
			code: "components-space",
			params: { space: index }
		};
		if (kind === "start" !== (index === 0)) return {
			code: "components-start",
			params: { space: index }
		};
		if (kind === "property") {
			if (!isCount(property, 0, properties - 1)) return {
				code: "components-space",
				params: { space: index }
			};
			if (placed.has(property)) return {
				code: "components-space-twice",
				params: { space: index }
			};
			placed.add(property);
		}
		if (kind === "saleUnowned" || kind === "saleAny") sales++;
	}
	if (placed.size < properties) return { code: "components-property-not-on-board" };
	if (sales === 0) return { code: "components-no-sale-space" };
}
const isFields = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isSourced = ({ rebuilt }) => rebuilt === void 0 || Array.isArray(rebuilt) && rebuilt.every((field) => typeof field === "string");
const isCount = (value, min, max) => Number.isInteger(value) && value >= min && value <= max;
const isAmount = (value) => isCount(value, 10, MAX_AMOUNT) && value % 10 === 0;
const isPair = (value, properties) => Array.isArray(value) && value.length === 2 && value.every((property) => isCount(property, 0, properties - 1)) && value[0] < value[1];
// packages/games/trump/src/setup.ts
function setup({ seats, options }, rng, emit) {
	const state = new State(seats, options);
	state.cash.fill(400);
	state.box.fill(50);
	state.seenBox.fill(50);
	state.bank = -(seats * 400 + state.box.length * 50);
	rng.shuffle(state.deck);
	dealHands(state, emit);
	const first = throwForStart(state, rng, emit);
	emit?.({
		type: "partBegan",
		part: 1,
		seat: first
	});
	beginTurn(state, first, emit);
	return state;
}
function dealHands(state, emit) {
	for (; state.drawn < 5 * state.seats; state.drawn++) addCard(state, state.drawn % state.seats, state.deck[state.drawn]);
	if (!emit) return;
	for (let seat = 0; seat < state.seats; seat++) {
		const cards = handOf(state, seat);
		emit({
			type: "dealt",
			seat,
			cards: cards.map(() => null)
		}, {
			to: seatSet(seat),
			event: {
				type: "dealt",
				seat,
				cards
			}
		});
	}
}
function throwForStart(state, rng, emit) {
	let throwing = Array.from({ length: state.seats }, (_, seat) => seat);
	while (throwing.length > 1) {
		const faces = throwing.map((seat) => {
			const face = rng.below(6);
			emit?.({
				type: "threwForStart",
				seat,
				die: dieOf(face)
			});
			return face;
		});
		const highest = Math.max(...faces);
		throwing = throwing.filter((_, index) => faces[index] === highest);
	}
	return throwing[0];
}
// packages/games/trump/src/view.ts
function view(state, viewer) {
	const isOver = state.phase === OVER;
	return {
		viewer,
		seats: state.seats,
		options: state.options,
		part: state.part,
		turn: isOver ? null : state.turn,
		asked: QUESTIONS[state.phase] ?? null,
		toAct: seatsOf$1(toAct(state)),
		pawns: Array.from(state.pawns),
		cash: Array.from(state.cash),
		handSizes: Array.from(state.handSize),
		owners: Array.from(state.owner, (owner) => owner === -1 ? null : owner),
		boxes: Array.from(state.box, (amount, property) => seesBox(state, viewer, property) ? amount : null),
		boxesSeen: Array.from(state.box, (amount, property) => seesBox(state, viewer, property) ? amount : lastSeen(state, viewer, property)),
		pileSize: pileSize(state),
		discards: discardsOf(state),
		hand: viewer === "public" ? null : handOf(state, viewer),
		known: viewer === "public" ? [] : knownCards(state, viewer),
		lostUnseen: viewer === "public" ? [] : lostUnseen(state, viewer),
		lacks: viewer === "public" ? [] : lackingCards(state, viewer),
		throwing: state.phase === TAKE ? THROWING[state.throwing] : null,
		rollsLeft: state.phase === TAKE && state.throwing === 3 ? state.rollsLeft : 0,
		playing: state.playing === -1 ? null : state.playing,
		payout: state.payout,
		taxed: state.phase === SURRENDER ? state.asked : null,
		closing: state.isClosing ? membersOf(state.closing) : null,
		sale: state.lot === -1 ? null : saleView(state, viewer),
		passes: state.passes,
		turnsEnded: Array.from(state.turnsEnded),
		dealsOpened: Array.from(state.dealsOpened),
		offer: state.offer && offerView(state.offer, viewer),
		related: state.phase === RELATED ? relatedView(state, viewer) : null,
		contractsMade: state.contractsMade,
		contracts: state.contracts.map((contract) => contractView(contract, viewer)),
		ended: state.ended.map((ended) => endedView(ended, viewer)),
		debts: state.debts.map(({ from, to, amount }) => ({
			from,
			to,
			amount
		})),
		totals: isOver ? finalMoney(state) : null
	};
}
const seesBox = (state, viewer, property) => state.options.boxes === "open" || state.owner[property] === viewer || state.phase === OVER;
function lastSeen(state, viewer, property) {
	const row = viewer === "public" ? state.seats : viewer;
	return state.seenBox[row * state.rules.propertyCount + property];
}
function knownCards(state, viewer) {
	return notesOf(state, viewer).sort((a, b) => cardOfNote(a) - cardOfNote(b) || a - b).map((note) => ({
		card: cardOfNote(note),
		seats: seatsOf$1(handsOfNote(note)),
		seenIn: homeOfNote(note) === 7 ? null : homeOfNote(note)
	}));
}
function lostUnseen(state, viewer) {
	const homes = notesOf(state, viewer).map(homeOfNote);
	return Array.from({ length: state.seats }, (_, seat) => homes.includes(seat) ? state.lostUnseen[viewer * state.seats + seat] : 0);
}
const lackingCards = (state, viewer) => state.lacks.filter((lack) => lack.viewer === viewer).map(({ seat, card }) => ({
	seat,
	card
})).sort((a, b) => a.seat - b.seat || a.card - b.card);
function saleView(state, viewer) {
	const isSealing = state.phase === OPEN;
	const seats = seatsOf$1(allSeats(state.seats));
	const winner = isSealing ? -1 : leader(state);
	const hasSealed = viewer !== "public" && hasSeat(state.sealed, viewer);
	return {
		property: state.lot,
		broker: state.broker,
		sealed: seatsOf$1(state.sealed),
		mine: hasSealed ? state.bids[viewer] : null,
		bids: isSealing ? seats.map(() => 0) : Array.from(state.bids),
		investors: Array.from(state.investors),
		standing: Array.from(state.standing, (standing) => {
			if (standing === 0) return "none";
			return standing === 1 ? "in" : "out";
		}),
		made: Array.from(state.madeAt),
		investorPlayed: state.investorPlayed,
		leader: winner === -1 ? null : winner,
		toAsk: isSealing ? [] : stillToAsk(state),
		quiet: state.quiet,
		acted: state.acted
	};
}
function stillToAsk(state) {
	const asked = [];
	let seat = state.asked;
	for (let left = passesToEnd(state) - state.quiet; left > 0; seat = leftOf(state, seat)) {
		if (state.standing[seat] === 0) continue;
		asked.push(seat);
		left--;
	}
	return asked;
}
function offerView({ from, to, clauses, counters }, viewer) {
	return {
		from,
		to,
		clauses: viewer === from || viewer === to ? clauses : hideAllCards(clauses),
		counters
	};
}
function contractView({ number, seats, open }, viewer) {
	const isParty = viewer === seats[0] || viewer === seats[1];
	return {
		number,
		seats,
		open: open.map(({ index, due, clause }) => ({
			index,
			due,
			clause: isParty ? clause : hideCards(clause)
		}))
	};
}
function endedView(ended, viewer) {
	if (viewer === ended.seats[0] || viewer === ended.seats[1]) return ended;
	return {
		...ended,
		clause: tableClause(ended.clause, ended.how),
		how: tableReason(ended.how)
	};
}
function relatedView(state, viewer) {
	const isParty = viewer === state.turn || viewer === state.partner;
	const cards = state.gotCards.toSorted((a, b) => a - b);
	return {
		cards: isParty ? cards : cards.map(() => null),
		properties: membersOf(state.gotProperties),
		with: state.partner
	};
}
// packages/games/trump/src/deal/hiddenCards.ts
function nameHiddenCards(state, view, rng) {
	if (view.offer) {
		const hands = remainingHands(state);
		const clauses = view.offer.clauses.map((clause) => nameCards(state, clause, hands, rng));
		state.offer = {
			...view.offer,
			clauses
		};
	}
	if (view.contracts.length !== 0) {
		const hands = remainingHands(state);
		state.contracts = view.contracts.map((contract) => ({
			...contract,
			open: contract.open.map((open) => ({
				...open,
				clause: nameCards(state, open.clause, hands, rng)
			}))
		}));
	}
	if (view.related) {
		const hand = remainingHands(state)[view.turn];
		state.gotCards = view.related.cards.map((card) => card ?? draw(hand, rng));
	}
}
const remainingHands = (state) => Array.from({ length: state.seats }, (_, seat) => handOf(state, seat));
function nameCards(state, clause, hands, rng) {
	const mustPay = clause.type === "give" && clause.what.type === "share";
	return renameCards(clause, (card, role) => {
		if (card !== null) return card;
		const hand = hands[role.seat];
		if (role.use === "give now") return draw(hand, rng) ?? anyCard(state, () => true, rng);
		const fits = (other) => {
			const kind = state.rules.kind[other];
			if (role.use === "give later") return true;
			return mustPay ? isPayingKind(kind) : isTurnKind(kind);
		};
		const fitting = hand.filter(fits);
		return fitting.length > 0 ? rng.pick(fitting) : anyCard(state, fits, rng);
	});
}
function draw(hand, rng) {
	return hand.length === 0 ? void 0 : hand.splice(rng.below(hand.length), 1)[0];
}
const anyCard = (state, fits, rng) => rng.pick([...state.rules.kind.keys()].filter(fits));
// packages/games/trump/src/unseen.ts
const NOWHERE = -1;
const SWAPS = 6;
function unseenCards(view, rules) {
	const pile = view.seats;
	const room = [...view.handSizes, view.pileSize];
	if (view.viewer !== "public") room[view.viewer] = 0;
	const anywhere = placesWithRoom(room);
	const cards = listUnseen(view, rules, anywhere);
	const bound = cards.filter(({ places }) => (places & anywhere) !== anywhere);
	const free = cards.filter(({ places }) => (places & anywhere) === anywhere);
	const deal = new Deal([...bound, ...free], bound.length, view.lostUnseen);
	deal.fit(room);
	const hand = view.hand ?? [];
	return (state, rng) => {
		const placed = deal.sample(rng);
		let next = state.drawn;
		for (let index = 0; index < placed.length; index++) {
			const { card } = deal.cards[index];
			if (placed[index] === pile) state.deck[next++] = card;
			else addCard(state, placed[index], card);
		}
		shuffleDeck(state, rng);
		for (const card of hand) addCard(state, view.viewer, card);
	};
}
function listUnseen(view, rules, anywhere) {
	const copies = Array.from(rules.copies);
	for (const card of view.discards) copies[card]--;
	for (const card of view.hand ?? []) copies[card]--;
	const cards = [];
	for (const { card, seats, seenIn } of view.known) {
		copies[card]--;
		const places = seats.reduce((set, seat) => set | 1 << seat, 0);
		cards.push({
			card,
			places,
			home: seenIn ?? NOWHERE
		});
	}
	for (const [card, count] of copies.entries()) {
		let places = anywhere;
		for (const lack of view.lacks) if (lack.card === card) places &= ~(1 << lack.seat);
		for (let copy = 0; copy < count; copy++) cards.push({
			card,
			places,
			home: NOWHERE
		});
	}
	return cards;
}
const placesWithRoom = (room) => room.reduce((set, free, place) => free > 0 ? set | 1 << place : set, 0);
var Deal = class {
	cards;
	boundCount;
	lost;
	fitted;
	placed;
	away;
	awayAtFirst;
	constructor(cards, boundCount, lost) {
		this.cards = cards;
		this.boundCount = boundCount;
		this.lost = lost;
		this.fitted = cards.map(() => NOWHERE);
		this.placed = cards.map(() => NOWHERE);
		this.away = lost.map(() => 0);
		this.awayAtFirst = lost.map(() => 0);
	}
	fit(room) {
		const left = room.slice();
		for (let index = 0; index < this.cards.length; index++) this.place(index, left, new Set());
		for (const [index, place] of this.fitted.entries()) this.count(this.awayAtFirst, index, place, 1);
		this.callHome();
	}
	place(index, left, tried) {
		const { places, home } = this.cards[index];
		const order = left.map((_, place) => place);
		if (home !== NOWHERE) order.unshift(home);
		for (const place of order) {
			if ((places & 1 << place) === 0 || tried.has(place)) continue;
			tried.add(place);
			if (left[place] > 0) {
				left[place]--;
				this.fitted[index] = place;
				return true;
			}
			for (let other = 0; other < index; other++) if (this.fitted[other] === place && this.place(other, left, tried)) {
				this.fitted[index] = place;
				return true;
			}
		}
		return false;
	}
	count(away, index, place, by) {
		const { home } = this.cards[index];
		if (home !== NOWHERE && place !== home) away[home] += by;
	}
	callHome() {
		const { cards, fitted, awayAtFirst, lost } = this;
		for (let one = 0; one < this.boundCount; one++) {
			const { home } = cards[one];
			if (home === NOWHERE || fitted[one] === home || awayAtFirst[home] <= lost[home]) continue;
			for (let other = 0; other < cards.length; other++) if (fitted[other] === home && this.swap(fitted, awayAtFirst, one, other)) break;
		}
	}
	swap(placed, away, one, other) {
		const [from, to] = [placed[one], placed[other]];
		const { cards, lost } = this;
		if ((cards[one].places & 1 << to) === 0 || (cards[other].places & 1 << from) === 0) return false;
		this.move(placed, away, one, to);
		this.move(placed, away, other, from);
		const isTooMany = (index) => {
			const { home } = cards[index];
			return home !== NOWHERE && placed[index] !== home && away[home] > lost[home];
		};
		if (!isTooMany(one) && !isTooMany(other)) return true;
		this.move(placed, away, one, from);
		this.move(placed, away, other, to);
		return false;
	}
	move(placed, away, index, to) {
		this.count(away, index, placed[index], -1);
		placed[index] = to;
		this.count(away, index, to, 1);
	}
	sample(rng) {
		const { placed, fitted, away, awayAtFirst, boundCount } = this;
		for (let index = 0; index < placed.length; index++) placed[index] = fitted[index];
		for (let seat = 0; seat < away.length; seat++) away[seat] = awayAtFirst[seat];
		for (let swap = boundCount * SWAPS; swap > 0; swap--) this.swap(placed, away, rng.below(boundCount), rng.below(placed.length));
		for (let last = placed.length - 1; last > boundCount; last--) {
			const other = boundCount + rng.below(last - boundCount + 1);
			const place = placed[last];
			placed[last] = placed[other];
			placed[other] = place;
		}
		return placed;
	}
};
function shuffleDeck(state, rng) {
	const { deck, drawn } = state;
	for (let last = deck.length - 1; last > drawn; last--) {
		const other = drawn + rng.below(last - drawn + 1);
		const card = deck[last];
		deck[last] = deck[other];
		deck[other] = card;
	}
}
// packages/games/trump/src/worlds.ts
const BOX_STEPS = 8;
function worlds(view, guess) {
	const base = publicState(view);
	const dealUnseen = unseenCards(view, rulesOf(view.options.components));
	const closedBoxes = [...view.boxes.keys()].filter((property) => view.boxes[property] === null);
	const sealed = view.sale ? seatSet(...view.sale.sealed) : 0;
	return (rng, into) => {
		const state = into ?? new State(view.seats, view.options);
		copyInto(base, state);
		dealUnseen(state, rng);
		for (const property of closedBoxes) state.box[property] += 10 * rng.below(BOX_STEPS);
		state.bank = -moneyAround(state);
		nameHiddenCards(state, view, rng);
		imagineKnowledge(state, view.viewer, rng);
		guessOpenings(state, view, sealed, rng, guess);
		return state;
	};
}
function publicState(view) {
	const state = new State(view.seats, view.options);
	state.part = view.part;
	state.phase = view.asked === null ? OVER : QUESTIONS.indexOf(view.asked);
	state.asked = view.toAct[0] ?? 0;
	state.turn = view.turn ?? 0;
	state.pawns.set(view.pawns);
	state.cash.set(view.cash);
	for (const [property, owner] of view.owners.entries()) if (owner !== null) giveProperty(state, property, owner);
	state.box.set(view.boxesSeen);
	state.seenBox.fill(50);
	state.seenBox.set(view.boxesSeen, seenBy(view) * view.owners.length);
	state.drawn = state.deck.length - view.pileSize;
	state.deck.set(view.discards);
	state.discardCount = view.discards.length;
	if (view.throwing !== null) state.throwing = THROWING.indexOf(view.throwing);
	state.rollsLeft = view.rollsLeft;
	state.playing = view.playing ?? -1;
	state.payout = view.payout;
	state.isClosing = view.closing !== null;
	state.closing = setOf(view.closing ?? []);
	state.lot = -1;
	if (view.sale) setSale(state, view.sale, view.viewer);
	state.passes = view.passes;
	state.turnsEnded.set(view.turnsEnded);
	state.dealsOpened.set(view.dealsOpened);
	state.contractsMade = view.contractsMade;
	state.ended = view.ended;
	state.debts = view.debts;
	state.gotProperties = setOf(view.related?.properties ?? []);
	state.partner = view.related?.with ?? 0;
	if (view.viewer !== "public") setKnowledge(state, view, view.viewer);
	return state;
}
const seenBy = ({ viewer, seats }) => viewer === "public" ? seats : viewer;
const setOf = (members) => members.reduce((set, member) => set | 1 << member, 0);
function setSale(state, sale, viewer) {
	state.lot = sale.property;
	state.broker = sale.broker;
	state.bids.set(sale.bids);
	state.investors.set(sale.investors);
	for (const [seat, standing] of sale.standing.entries()) if (standing === "none") state.standing[seat] = 0;
	else state.standing[seat] = standing === "in" ? 1 : 2;
	state.madeAt.set(sale.made);
	state.bidsMade = Math.max(...sale.made) + 1;
	state.investorPlayed = sale.investorPlayed;
	state.quiet = sale.quiet;
	state.acted = sale.acted;
	if (sale.mine !== null && viewer !== "public") {
		state.sealed = seatSet(viewer);
		state.bids[viewer] = sale.mine;
	}
}
function setKnowledge(state, view, viewer) {
	setNotes(state, viewer, view.known.map(({ card, seats, seenIn }) => noteOf(card, seatSet(...seats), seenIn ?? 7)));
	state.lostUnseen.set(view.lostUnseen, viewer * view.seats);
	for (const { seat, card } of view.lacks) learnLack(state, viewer, card, seat);
}
const IMAGINED_NOTES = 3;
function imagineKnowledge(state, viewer, rng) {
	for (let seat = 0; seat < state.seats; seat++) {
		if (seat === viewer) continue;
		for (let notes = rng.below(IMAGINED_NOTES); notes > 0; notes--) {
			const holder = rng.below(state.seats);
			if (holder === seat || state.handSize[holder] === 0) continue;
			learnHeld(state, seat, cardAt(state, holder, rng.below(state.handSize[holder])), holder, 1);
		}
	}
}
function moneyAround(state) {
	let money = 0;
	for (const cash of state.cash) money += cash;
	for (const amount of state.box) money += amount;
	for (let seat = 0; seat < state.seats; seat++) if (state.standing[seat] !== 0) money += state.bids[seat];
	return money;
}
function guessOpenings(state, view, sealed, rng, guess) {
	if (sealed === 0) return;
	for (let seat = 0; seat < state.seats; seat++) {
		if (seat === view.viewer || !hasSeat(sealed, seat)) continue;
		const guessed = guess?.(state, seat, rng);
		const move = guessed?.type === "open" ? guessed : sample(state, seat, rng);
		state.bids[seat] = move.amount;
	}
	state.sealed = sealed;
}
// packages/games/trump/src/game.ts
const STANDARD = {
	investorMoney: "kept",
	boxes: "open",
	deals: 20,
	components: null
};
const MOST_DEALS = 50;
const SEAT_COUNTS = [3, 4];
const DECISIONS = QUESTIONS.map((kind) => ({
	kind,
	sealed: kind === "open",
	optional: false
}));
function checkTable({ seats }) {
	return SEAT_COUNTS.includes(seats) ? void 0 : {
		code: "wrong-seat-count",
		params: { seats }
	};
}
const decision = (state) => DECISIONS[state.phase];
const trump = {
	id: "trump",
	rulesVersion: 1,
	seatCounts: SEAT_COUNTS,
	options: {
		investorMoney: {
			type: "choice",
			values: INVESTOR_MONEY
		},
		boxes: {
			type: "choice",
			values: BOXES
		},
		deals: {
			type: "count",
			min: 0,
			max: MOST_DEALS
		},
		components: {
			type: "data",
			check: checkComponents
		}
	},
	presets: {
		standard: STANDARD,
		memory: {
			...STANDARD,
			boxes: "memory"
		},
		returned: {
			...STANDARD,
			investorMoney: "returned"
		},
		noDeals: {
			...STANDARD,
			deals: 0
		}
	},
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
	audit: {
		inventory,
		plant
	}
};
export { trump as game };
