/** The dice: what is kept in one tray, what will be thrown again in the other. */

import { BLACK_DICE } from '../facts/types.ts';
import { CharmDie, Die } from './art.tsx';
import { CHARM_DIE, type DieId } from './reading.ts';
import { Spoken } from './Spoken.tsx';
import { m } from './messages.ts';
import { touchDie } from './touching.ts';
import { swing } from './values.ts';
import type { Turn } from './turn.ts';

interface Shown {
  readonly dice: readonly number[];
  readonly charm: number | null;
}

export function Trays({ turn }: { readonly turn: Turn }) {
  const { view, asked, draft, last, model } = turn;
  const roll = view.roll;
  const isOpen = asked === 'rethrow' || asked === 'kept rethrow';
  if (roll && roll.dice.length === 0) return <Unthrown turn={turn} size={roll.size} />;
  const shown: Shown | undefined = roll ?? last.roll;
  if (!shown) return null;
  const ids: DieId[] = shown.dice.map((_, die) => die);
  if (shown.charm !== null) ids.push(CHARM_DIE);
  const isLoose = (id: DieId): boolean => isOpen && draft.loose.has(id);
  const says = m().table.dice;
  const owner = roll ? view.turn! : last.roll!.seat;
  const name = isOpen ? says.kept : says.of(model.people(owner));
  return (
    <div class={`tc-trays ${roll ? '' : 'past'} n-${ids.length}`}>
      <div class="tc-tray" role="group" aria-label={name} data-row={isOpen ? 'dice' : undefined}>
        <span class="tc-t">{name}</span>
        {ids
          .filter((id) => !isLoose(id))
          .map((id) => (
            <OneDie key={id} turn={turn} shown={shown} id={id} isOpen={isOpen} isLoose={false} />
          ))}
        {ids.every(isLoose) && <span class="tc-none">–</span>}
      </div>
      {isOpen && (
        <div
          class={`tc-tray again ${draft.loose.size === 0 ? 'empty' : ''}`}
          role="group"
          aria-label={says.again}
          data-row={draft.loose.size > 0 ? 'dice' : undefined}
        >
          <span class="tc-t">{says.again}</span>
          {draft.loose.size === 0 && <span class="tc-none">{says.againHint}</span>}
          {ids.filter(isLoose).map((id) => (
            <OneDie key={id} turn={turn} shown={shown} id={id} isOpen isLoose />
          ))}
        </div>
      )}
    </div>
  );
}

interface OneDieProps {
  readonly turn: Turn;
  readonly shown: Shown;
  readonly id: DieId;
  readonly isOpen: boolean;
  readonly isLoose: boolean;
}

function OneDie({ turn, shown, id, isOpen, isLoose }: OneDieProps) {
  const { box, last, model } = turn;
  const isCharm = id === CHARM_DIE;
  const charm = shown.charm === null ? '' : box.charms[shown.charm]!;
  const { dice: says, worth } = m().table;
  const die = isCharm
    ? { charm }
    : { colour: id < BLACK_DICE ? ('black' as const) : ('white' as const), face: shown.dice[id]! };
  const art = isCharm ? (
    <CharmDie name={charm} />
  ) : (
    <Die face={shown.dice[id]!} isBlack={id < BLACK_DICE} />
  );
  const justThrown =
    last.thrownAt === model.shown.value?.version &&
    last.roll !== undefined &&
    (isCharm ? last.roll.charmThrown : last.roll.thrown.includes(id));
  const tumbles = justThrown && !model.services.preferences.isMotionReduced.value;
  const nth = isCharm ? shown.dice.length : id;
  const inner = (
    <span
      class={`tc-die-in ${tumbles ? 'tumble' : ''}`}
      key={tumbles ? last.thrownAt : 0}
      style={`--n: ${nth}`}
    >
      {art}
    </span>
  );
  const { values, draft, view } = turn;
  const change = isOpen && values ? swing(view.roll!, values, draft.loose, id) : undefined;
  if (!isOpen)
    return (
      <span class="tc-die" role="img" aria-label={says.spoken({ die })}>
        {inner}
      </span>
    );
  return (
    <button
      type="button"
      class={`tc-die ${isLoose ? 'loose' : ''}`}
      aria-pressed={!isLoose}
      onClick={() => touchDie(turn, id)}
    >
      <Spoken name={says.spoken({ die, state: isLoose ? 'loose' : 'kept', change })}>
        {inner}
        {change !== undefined && (
          <span class={`tc-swing ${change > 0 ? 'up' : change < 0 ? 'down' : ''}`}>
            {worth.swing(change)}
          </span>
        )}
        <kbd>{isCharm ? 'C' : id + 1}</kbd>
      </Spoken>
    </button>
  );
}

/** Before the throw: how many there will be. */
function Unthrown({ turn, size }: { readonly turn: Turn; readonly size: number }) {
  const says = m().table.dice;
  return (
    <div class={`tc-trays n-${size}`}>
      <div class="tc-tray waiting" role="img" aria-label={says.toThrowSpoken(size)}>
        <span class="tc-t">{says.toThrow}</span>
        {Array.from({ length: size }, (_, die) => (
          <span class="tc-die" key={die}>
            <Die face={0} isBlack={die < BLACK_DICE} />
          </span>
        ))}
        {turn.view.options.luckyCharm && (
          <span class="tc-die">
            <CharmDie name={undefined} />
          </span>
        )}
      </div>
    </div>
  );
}
