/** What this device found about the dice of the match: a quiet line, or a loud one. */

import type { AfterMatch } from '../surroundings/afterMatch.ts';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';

interface DiceLineProps {
  readonly model: TableModel;
  readonly afterMatch: AfterMatch;
}

export function DiceLine({ model, afterMatch }: DiceLineProps) {
  const check = afterMatch.dice?.value;
  if (!check) return null;
  if (check.is === 'apart') return <p class="dice-line">{t('ending.dice.apart')}</p>;
  if (check.is === 'fine') {
    return (
      <p class="dice-line">
        <Icon name="check" />
        {t('ending.dice.fine')}
      </p>
    );
  }
  const { goTo } = model.services.navigation;
  const seats = model.seats.value;
  const names = check.unbound.map((seat) => seats[seat]?.name ?? '');
  return (
    <section class={`dice-wrong ${check.is === 'unbound' ? 'is-unbound' : ''}`} role="alert">
      {check.is !== 'unbound' && (
        <b>{t(check.is === 'unread' ? 'ending.dice.unread' : 'ending.dice.wrong')}</b>
      )}
      {check.faults.map((fault) => (
        <p key={fault}>{t(`ending.dice.${fault}`)}</p>
      ))}
      {names.length > 0 && <p>{t('ending.dice.unbound', { names })}</p>}
      {afterMatch.verify && (
        <button type="button" class="btn" onClick={() => goTo(afterMatch.verify!())}>
          {t('ending.dice.verify')}
        </button>
      )}
    </section>
  );
}
