/** Between two games: who became what, new seats, and the exchange as far as one may see it. */

import type { People } from '@parlor/kit';
import type { Rank } from '../facts/types.ts';
import { pointsOf, statusesFor } from '../facts/cards.ts';
import type { Event, View } from '../rules/index.ts';
import { Icon, Medallion, Name } from '@parlor/table-ui';
import { Back, Card } from './Card.tsx';
import { m } from './messages.ts';
import { StatusCard } from './Status.tsx';

interface SceneProps {
  readonly view: View;
  readonly events: readonly Event[];
  readonly people: People;
}

export function Scene({ view, events, people }: SceneProps) {
  const order = view.finished.at(-1);
  const { table } = m();
  const newGame = table.newGame(view.game, view.games);
  const dealer = people(view.dealer);
  const leader = people(view.turn!);
  return (
    <section class="z-scene" aria-label={newGame}>
      <header>
        <h2 class="show">{order ? table.gameOver(view.game - 1) : newGame}</h2>
        <p>
          {order
            ? table.nextGame(view.game, view.games, dealer, leader)
            : table.whoDealt(dealer, leader)}
        </p>
      </header>
      {order ? (
        <ol class="z-rise">
          {order.map((seat, place) => {
            const status = statusesFor(view.seats)[place]!;
            return (
              <li key={seat} style={`--place: ${place}`}>
                <StatusCard status={status} />
                <span class="z-riser">
                  <Medallion seat={seat} name={people(seat).name} />
                  <span>
                    <Name text={table.name(people(seat))} />
                    <span class="sr">{table.became(status)}</span>
                  </span>
                  <b>{table.plusPoints(pointsOf(status))}</b>
                </span>
              </li>
            );
          })}
        </ol>
      ) : (
        <div class="z-deck" aria-hidden="true">
          {[0, 1, 2, 3, 4].map((i) => (
            <Back key={i} />
          ))}
        </div>
      )}
      <Swaps view={view} events={events} people={people} />
    </section>
  );
}

function Swaps({ view, events, people }: SceneProps) {
  const { table } = m();
  const others = events.filter(
    (event) =>
      event.type === 'exchanged' && event.richer !== view.viewer && event.poorer !== view.viewer,
  );
  if (!view.exchange && others.length === 0) return null;
  return (
    <div class="z-swaps">
      {view.exchange && (
        <p class="z-swap">
          <Given label={table.youGave(people(view.exchange.with))} cards={view.exchange.gave} />
          <Icon name="swap" />
          <Given label={table.youGot} cards={view.exchange.got} />
        </p>
      )}
      {others.map(
        (event) =>
          event.type === 'exchanged' && (
            <Quiet
              key={event.richer}
              text={table.swapped(people(event.richer), people(event.poorer), event.count)}
            />
          ),
      )}
    </div>
  );
}

const Quiet = ({ text }: { readonly text: string }) => (
  <p class="z-quiet" title={text}>
    {text}
  </p>
);

const Given = ({ label, cards }: { readonly label: string; readonly cards: readonly Rank[] }) => (
  <span class="z-given">
    <Name text={label} />
    {cards.map((rank, i) => (
      <span key={i} role="img" aria-label={m().table.card(rank, 1, 1)}>
        <Card rank={rank} />
      </span>
    ))}
  </span>
);
