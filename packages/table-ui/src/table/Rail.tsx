/** Beside the cloth: standing, hint and log; on small screens the same in sheets. */

import type { ComponentChildren } from 'preact';
import { Deferred } from '../parts/Deferred.tsx';
import { t } from '../words/words.ts';
import { HintPanel } from './HintPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import type { TableModel } from './model.ts';
import { isTalkBeside, TalkPanel } from './TalkPanel.tsx';

interface RailProps {
  readonly model: TableModel;
  readonly standing: ComponentChildren;
  readonly more: ComponentChildren;
  readonly side: ComponentChildren;
}

export function Rail({ model, standing, more, side }: RailProps) {
  const talk = isTalkBeside(model) && <TalkPanel model={model} />;
  if (model.services.room.isRailFolded.value) {
    return talk && <aside class="rail only-talk">{talk}</aside>;
  }
  return (
    <aside class="rail" aria-label={t('table.standing')}>
      {side}
      {standing !== undefined && <section class="box">{standing}</section>}
      {more}
      {model.hints.value !== 'none' && (
        <section class="box hint">
          <header>
            <h2>{t('table.hint')}</h2>
          </header>
          <HintPanel model={model} />
        </section>
      )}
      <section class="box log">
        <header>
          <h2>{t('table.log')}</h2>
          <span>{t('table.newest-first')}</span>
        </header>
        <Deferred>
          <LogPanel model={model} most={RAIL_LINES} />
        </Deferred>
      </section>
      {talk}
    </aside>
  );
}

/** What fits beside a table, and some to scroll to; the sheet has it all. */
const RAIL_LINES = 40;
