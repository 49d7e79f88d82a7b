/** Which set a table plays with: Parlor's, or one of this device. */

import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '@parlor/registry/ids';
import { parlorSet } from '../../games/parlorSet.ts';
import { Link } from '../../platform/router.tsx';
import { Choices } from '../../parts/Choices.tsx';
import { Setting } from '../../parts/Fields.tsx';
import { Icon } from '@parlor/table-ui';
import { type StoredSet, storedSets } from '../../sets/storedSets.ts';
import { st } from '../../words/sets.ts';

interface DataOptionProps {
  readonly game: GameId;
  readonly name: string;
  readonly line: string;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
  /** Why the game refuses it. */
  readonly problem: string | undefined;
}

const PARLOR = '';
/** A set that is not on this device, or not any more. */
const OTHER = 'other';

export function DataOption({ game, name, line, value, set, problem }: DataOptionProps) {
  const [sets, setSets] = useState<readonly StoredSet[]>([]);
  useEffect(() => {
    storedSets(game).then(setSets, () => {});
  }, [game]);
  const text = JSON.stringify(value ?? null);
  const mine = sets.find((kept) => JSON.stringify(kept.set) === text);
  const chosen = text === 'null' ? PARLOR : (mine?.id ?? OTHER);
  return (
    <div class="data-option">
      <Setting {...{ name, line }}>
        <Choices
          legend={name}
          isLegendHidden
          chosen={chosen}
          choose={(id) => set(sets.find((kept) => kept.id === id)?.set ?? null)}
          choices={[
            { value: PARLOR, name: parlorSet(game) },
            ...sets.map((kept) => ({ value: kept.id, name: kept.name })),
            ...(chosen === OTHER ? [{ value: OTHER, name: st('set.own') }] : []),
          ]}
        />
      </Setting>
      {problem !== undefined && <p class="why">{problem}</p>}
      <Link href={mine ? `/sets/${game}/${mine.id}` : `/sets/${game}`} class="quiet-link">
        <Icon name="key" />
        {mine ? st('edit.title', { name: mine.name }) : st('set.enter')}
      </Link>
    </div>
  );
}
