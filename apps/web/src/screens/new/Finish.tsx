/** The one brass button, and why it does not work yet. */

import { useState } from 'preact/hooks';
import type { GameId } from '@parlor/registry/ids';
import { openLocally, openOnline, type SeatChoice } from '../../tables/opening.ts';
import { Icon } from '@parlor/table-ui';
import { t } from '../../words/words.ts';
import { type Chair, type Draft, problemOf } from './draft.ts';
import { reasonInWords } from '../../tables/reasonInWords.ts';
import type { RefusalState } from './useRefusal.ts';
import { nameHere } from './Seating.tsx';

interface FinishProps {
  readonly game: GameId;
  readonly draft: Draft;
  readonly refusal: RefusalState;
}

const choice = (chair: Chair): SeatChoice => {
  if (chair.kind === 'bot') return chair.level;
  return chair.kind === 'person' ? { name: chair.name.trim() } : 'me';
};

const seated = (chair: Chair) => {
  if (chair.kind === 'bot') return { bot: chair.level };
  return chair.kind === 'me' ? ('me' as const) : ('open' as const);
};

async function open(game: GameId, draft: Draft): Promise<string | undefined> {
  const { chairs, place, options, isPublic, clock, bank } = draft;
  const { standIn, watchDelay, watchTalk, isRated } = draft;
  if (place === 'device') {
    await openLocally(game, options, chairs.map(choice));
    return undefined;
  }
  const wishes = {
    ...{ game, options, isPublic, clock, standIn, watchDelay, watchTalk, isRated },
    ...(bank && { bank }),
  };
  const why = await openOnline({ ...wishes, seating: chairs.map(seated) });
  return why && reasonInWords(game, why);
}

export function Finish({ game, draft, refusal }: FinishProps) {
  const [isOpening, setOpening] = useState(false);
  const [failed, setFailed] = useState<string>();
  const people = problemOf(draft, nameHere(draft));
  const problem =
    people &&
    (people.code === 'same-name'
      ? t('new.same-name', { name: people.name })
      : t(`new.${people.code}`));
  const refused = typeof refusal === 'object' ? refusal.text : undefined;
  const why = problem ?? refused ?? failed;
  const finish = (): void => {
    setOpening(true);
    setFailed(undefined);
    open(game, draft).then(
      (reason) => {
        setOpening(false);
        setFailed(reason);
      },
      () => {
        setOpening(false);
        setFailed(t('new.failed'));
      },
    );
  };
  const hasFreeSeats = draft.chairs.some(({ kind }) => kind === 'open');
  return (
    <div class="finish">
      {why !== undefined && (
        <p class="why" id="why-not" role="alert">
          {why}
        </p>
      )}
      <button
        type="button"
        class="btn primary"
        aria-describedby={why === undefined ? undefined : 'why-not'}
        disabled={isOpening || refusal !== undefined || problem !== undefined}
        onClick={finish}
      >
        <Icon name={hasFreeSeats ? 'people' : 'play'} />
        {isOpening ? t('home.starting') : hasFreeSeats ? t('new.open') : t('new.start')}
      </button>
    </div>
  );
}
