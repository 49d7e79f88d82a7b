/** Opening a table: how it is played, who sits where, here or online. */

import { useEffect, useState } from 'preact/hooks';
import { isGameId, type GameId } from '@parlor/registry/ids';
import { server } from '../../platform/connection.ts';
import { manifests, gameName } from '../../games/games.ts';
import { Link } from '../../platform/router.tsx';
import type { About } from '../../engine/calls.ts';
import { engine } from '../../engine/engine.ts';
import { Choices } from '../../parts/Choices.tsx';
import { Icon, Steps } from '@parlor/table-ui';
import { Page } from '../../parts/Page.tsx';
import { storedSet } from '../../sets/storedSets.ts';
import { language } from '../../platform/language.ts';
import { loadSetWords } from '../../words/sets.ts';
import { t } from '../../words/words.ts';
import { NotFound } from '../notices/NotFound.tsx';
import { type Draft, freshDraft, moveTo, type Place } from './draft.ts';
import { Finish } from './Finish.tsx';
import { OnlineOptions } from './OnlineOptions.tsx';
import { Options, Presets } from './Options.tsx';
import { type Personas, Seating } from './Seating.tsx';
import { useRefusal } from './useRefusal.ts';

export const NewTable = ({ id }: { readonly id: string }) =>
  isGameId(id) ? <TableOfGame game={id} /> : <NotFound />;

/** The set of this device that somebody came to play with, as an option of the table. */
async function wantedSet(
  game: GameId,
  id: string | null,
): Promise<Readonly<Record<string, unknown>>> {
  if (id === null) return {};
  const kept = await storedSet(id).catch(() => undefined);
  const { editing } = await engine.contents(game, null, language.peek());
  return kept?.game === game && editing ? { [editing.option]: kept.set } : {};
}

function TableOfGame({ game }: { readonly game: GameId }) {
  const [known, setKnown] = useState<{ readonly about: About; readonly personas: Personas }>();
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    const wishes = new URLSearchParams(location.search);
    void Promise.all([
      engine.about(game),
      engine.personas(game),
      wantedSet(game, wishes.get('set')),
      loadSetWords(),
    ]).then(([about, personas, own]) => {
      setKnown({ about, personas });
      const place = wishes.get('at') === 'online' ? 'online' : 'device';
      const draft = freshDraft(about, manifests[game].usual, place);
      setDraft({ ...draft, options: { ...draft.options, ...own } });
    });
  }, [game]);
  const refusal = useRefusal(game, draft);
  const name = gameName(game);
  return (
    <Page title={t('new.of', { game: name })} game={game}>
      <header class="page-head">
        <h1>{t('new.of', { game: name })}</h1>
        <Link href="/new" class="quiet-link">
          <Icon name="back" />
          {t('new.other-game')}
        </Link>
      </header>
      {known && draft && (
        <div class="new-table">
          <div class="new-left">
            <Steps>
              <WhereToPlay draft={draft} change={setDraft} />
              <section class="box presets">
                <Presets {...{ game, draft }} about={known.about} change={setDraft} />
              </section>
              <Options {...{ game, draft, refusal }} about={known.about} change={setDraft} />
              {draft.place === 'online' && (
                <OnlineOptions draft={draft} personas={known.personas} change={setDraft} />
              )}
            </Steps>
          </div>
          <div class="new-right">
            <Steps from={3}>
              <Seating {...{ game, draft, ...known }} change={setDraft} />
              <Finish {...{ game, draft, refusal }} />
            </Steps>
          </div>
        </div>
      )}
    </Page>
  );
}

interface WhereProps {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

const WhereToPlay = ({ draft, change }: WhereProps) => (
  <section class="box">
    <Choices<Place>
      legend={t('new.where')}
      kind="cards"
      chosen={draft.place}
      choose={(place) => change(moveTo(draft, place))}
      choices={[
        { value: 'device', name: t('new.device'), line: t('new.device.line') },
        {
          value: 'online',
          name: t('new.online'),
          line: server.value === 'none' ? t('new.online.none') : t('new.online.line'),
          isOff: server.value === 'none' && draft.place === 'device',
        },
      ]}
    />
  </section>
);
