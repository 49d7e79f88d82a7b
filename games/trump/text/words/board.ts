/** The table as text. */

import type { People, Seat } from '@parlor/kit';
import { asOfNow } from '../../facts/deal/asOfNow.ts';
import { leastInBox } from '../../facts/firstEdition.ts';
import { propertyName } from '../../facts/names.ts';
import { rulesOf } from '../../facts/rules.ts';
import type { Telling } from '../../facts/telling.ts';
import type { Property } from '../../facts/types.ts';
import type { SaleView, View } from '../../facts/views.ts';
import type { Messages } from '../../messages/en/index.ts';
import { contractSentences } from '../deal/sentences.ts';

export function board(messages: Messages, view: View, people: People): string {
  const { board: say } = messages;
  const telling: Telling = { components: rulesOf(view.options.components).components, people };
  const last = view.discards.at(-1);
  const table = [
    say.unowned(propertiesOf(messages, view, null, telling), view.pileSize),
    ...(last === undefined ? [] : [say.lastCard(last, telling)]),
  ].join(' ');
  return [
    view.turn === null ? say.over : say.heading(view.part, people(view.turn)),
    ...playerLines(messages, view, telling),
    table,
    ...(view.sale ? saleLines(messages, view.sale, telling) : []),
    ...offerLines(messages, view, telling),
    ...contractLines(messages, view, telling),
    ...view.debts.map(({ from, to, amount }) => say.debt(people(from), people(to), amount)),
    ...handLines(messages, view, telling),
  ].join('\n');
}

function playerLines(messages: Messages, view: View, telling: Telling): string[] {
  const { board: say } = messages;
  return Array.from({ length: view.seats }, (_, seat) => {
    const owned = propertiesOf(messages, view, seat, telling);
    return say.seat(telling.people(seat), [
      // D-8.2: what is for the reader to remember is not written down.
      say.cash(view.cash[seat] ?? null),
      say.cards(view.handSizes[seat]!),
      ...(owned.length === 0 ? [say.noProperty] : owned),
      ...(view.part === 1 ? [say.pawn(view.pawns[seat]!, telling)] : []),
      ...(view.totals ? [say.total(view.totals[seat]!)] : []),
    ]);
  });
}

function propertiesOf(
  messages: Messages,
  view: View,
  owner: Seat | null,
  { components }: Telling,
): string[] {
  return view.owners.flatMap((of, property) =>
    of === owner
      ? [
          messages.board.property(
            propertyName(components, property),
            boxText(messages, view, property),
          ),
        ]
      : [],
  );
}

function boxText({ board: say }: Messages, view: View, property: Property): string {
  const amount = view.boxes[property] ?? null;
  if (amount !== null) return say.box(amount);
  const least = leastInBox(view, property);
  return least === null ? say.boxClosed : say.boxLeast(least);
}

function saleLines({ board: say }: Messages, sale: SaleView, telling: Telling): string[] {
  const { components, people } = telling;
  const property = propertyName(components, sale.property);
  if (sale.leader === null) return [say.saleSealing(property, sale.sealed.map(people))];
  const bids = sale.bids.flatMap((bid, seat) =>
    sale.standing[seat] === 'none'
      ? []
      : [say.bid(people(seat), bid, sale.standing[seat] === 'out')],
  );
  return [say.saleBids(property, bids), say.lead(people(sale.leader), sale.investorPlayed)];
}

function offerLines(messages: Messages, { offer }: View, telling: Telling): string[] {
  if (!offer) return [];
  const { board: say } = messages;
  const { people } = telling;
  const { from, to, and = [], accepted = [], ends, clauses } = offer;
  return [
    say.offer(people(from), [to, ...and].map(people)),
    ...[
      ...accepted.map((seat) => say.acceptedBy(people(seat))),
      ...(ends === undefined ? [] : [say.endsContract(ends)]),
      ...contractSentences(messages, clauses, { ...telling, seats: [from, to, ...and] }),
    ].map(indented),
  ];
}

const contractLines = (messages: Messages, view: View, telling: Telling): string[] =>
  view.contracts.flatMap(({ number, seats, open }) => [
    messages.contract.between(number, telling.people, seats),
    ...contractSentences(
      messages,
      open.map(({ clause, due, left }) => asOfNow(clause, due, view, left)),
      { ...telling, seats },
    ).map(indented),
  ]);

const indented = (line: string): string => `  ${line}`;

function handLines({ board: say }: Messages, view: View, telling: Telling): string[] {
  if (view.hand === null) return [];
  const known = view.known.map(({ card, seats }) => ({
    card,
    holders: seats.map((seat) => telling.people(seat)),
  }));
  return [say.hand(view.hand, telling), ...(known.length === 0 ? [] : [say.known(known, telling)])];
}
