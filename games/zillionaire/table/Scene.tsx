/** Between two games: who became what, new seats, and the exchange as far as one may see it. */

import type { Who } from '@parlor/kit';
import type { Event, View } from '../rules/index.ts';
import { Icon, Medallion, Name } from '@parlor/web/table-ui';
import { Back, Card } from './Card.tsx';
import { pointsOf, type Rank, statusesFor } from './pieces.ts';
import { StatusCard } from './Status.tsx';
import { strings } from './strings.ts';

interface SceneProps {
  readonly view: View;
  readonly events: readonly Event[];
  readonly who: Who;
  /** Names as they are, never 'You', for the medallions. */
  readonly nameOf: Who;
}

export function Scene({ view, events, who, nameOf }: SceneProps) {
  const order = view.finished.at(-1);
  const dealt = strings.whoDealt(who(view.dealer), who(view.turn!), view.turn === view.viewer);
  return (
    <section class="z-scene" aria-label={strings.newGame(view.game, view.games)}>
      <header>
        <h2 class="show">
          {order ? strings.gameOver(view.game - 1) : strings.newGame(view.game, view.games)}
        </h2>
        <p>{order ? `${strings.newGame(view.game, view.games)}: ${dealt}` : dealt}</p>
      </header>
      {order ? (
        <ol class="z-rise">
          {order.map((seat, place) => {
            const status = statusesFor(view.seats)[place]!;
            return (
              <li key={seat} style={`--place: ${place}`}>
                <StatusCard status={status} />
                <span class="z-riser">
                  <Medallion seat={seat} name={nameOf(seat)} />
                  <span>
                    <Name text={who(seat)} />
                    <span class="sr">: {status}</span>
                  </span>
                  <b>{strings.plusPoints(pointsOf(status))}</b>
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
      <Swaps view={view} events={events} who={who} />
    </section>
  );
}

function Swaps({ view, events, who }: Omit<SceneProps, 'nameOf'>) {
  const others = events.filter(
    (event) =>
      event.type === 'exchanged' && event.richer !== view.viewer && event.poorer !== view.viewer,
  );
  if (!view.exchange && others.length === 0) return null;
  return (
    <div class="z-swaps">
      {view.exchange && (
        <p class="z-swap">
          <Given label={strings.youGave(who(view.exchange.with))} cards={view.exchange.gave} />
          <Icon name="swap" />
          <Given label={strings.youGot} cards={view.exchange.got} />
        </p>
      )}
      {others.map(
        (event) =>
          event.type === 'exchanged' && (
            <Quiet
              key={event.richer}
              text={strings.swapped(who(event.richer), who(event.poorer), event.count)}
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
      <span key={i} role="img" aria-label={strings.card(rank, 1, 1)}>
        <Card rank={rank} />
      </span>
    ))}
  </span>
);
