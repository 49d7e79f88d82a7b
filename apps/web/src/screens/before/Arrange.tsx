/** The host changes what is played before the match: the same choices as when the table was opened. */

import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '@parlor/protocol';
import type { GameId } from '@parlor/registry/ids';
import type { About } from '../../engine/calls.ts';
import { engine } from '../../engine/engine.ts';
import type { Personas } from '../../games/levels.ts';
import { Setting, Stepper } from '../../parts/Fields.tsx';
import type { OnlineTable } from '../../tables/onlineTable.ts';
import { t } from '../../words/words.ts';
import { type Chair, type Draft, resize } from '../new/draft.ts';
import { OnlineOptions } from '../new/OnlineOptions.tsx';
import { Options, Presets } from '../new/Options.tsx';
import { useRefusal } from '../new/useRefusal.ts';

type Wish = Parameters<OnlineTable['say']>[0];

interface ArrangeProps {
  readonly info: TableInfo;
  readonly game: GameId;
  readonly personas: Personas;
  readonly say: (wish: Wish) => Promise<boolean>;
  readonly close: () => void;
}

const chairOf = ({ kind, level }: TableInfo['seats'][number]): Chair => {
  if (kind === 'bot' && level) return { kind: 'bot', level };
  return { kind: kind === 'person' ? 'me' : 'open' };
};

const draftOf = (info: TableInfo): Draft => {
  const { options, seats, isPublic, clock, bank } = info;
  const { standIn, watchDelay, watchTalk = 'table', isRated = true } = info;
  const chairs = seats.map(chairOf);
  return {
    ...{ place: 'online', options, chairs, isPublic, clock },
    ...{ standIn, watchDelay, watchTalk, isRated },
    ...(bank && { bank }),
  };
};

/** A set of one's own comes with the table; only what it was opened with can be chosen here. */
const withoutSets = (about: About): About => ({
  ...about,
  options: Object.fromEntries(
    Object.entries(about.options).filter(([, spec]) => (spec as { type: string }).type !== 'data'),
  ),
});

export function Arrange({ info, game, personas, say, close }: ArrangeProps) {
  const [about, setAbout] = useState<About>();
  const [draft, setDraft] = useState(() => draftOf(info));
  const refusal = useRefusal(game, draft);
  useEffect(() => {
    void engine.about(game).then(setAbout);
  }, [game]);
  if (!about) return null;
  const people = info.seats.filter(({ kind }) => kind === 'person').length;
  const save = async (): Promise<void> => {
    const { options, chairs, isPublic, clock, bank = null } = draft;
    const { standIn, watchDelay, watchTalk, isRated } = draft;
    const table = info.id;
    const isDone =
      (await say({
        ...{ type: 'arrange', table, seats: chairs.length, options: { ...options } },
        ...{ isPublic, clock, bank, standIn, watchDelay, watchTalk },
      })) &&
      (isRated === (info.isRated ?? true) || (await say({ type: 'set-rated', table, isRated })));
    if (isDone) close();
  };
  return (
    <section class="arrange" aria-label={t('open.arrange')}>
      <Presets {...{ game, draft }} about={withoutSets(about)} change={setDraft} />
      <Setting name={t('new.seats.count')}>
        <Stepper
          name={t('new.seats.count')}
          value={draft.chairs.length}
          min={Math.max(about.seatCounts[0]!, people)}
          max={about.seatCounts.at(-1)!}
          change={(seats) => setDraft(resize(draft, seats))}
        />
      </Setting>
      <Options {...{ game, draft, refusal }} about={withoutSets(about)} change={setDraft} />
      <OnlineOptions {...{ draft, personas }} change={setDraft} />
      <p class="hint-line">{t('open.arrange.line')}</p>
      <div class="arrange-acts">
        <button
          type="button"
          class="btn strong"
          disabled={refusal !== undefined}
          onClick={() => void save()}
        >
          {t('open.arrange.save')}
        </button>
        <button type="button" class="btn quiet" onClick={close}>
          {t('open.arrange.cancel')}
        </button>
      </div>
    </section>
  );
}
