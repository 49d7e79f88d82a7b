/** Somebody keeps the others waiting: they may agree to go on, whoever it is about is told, and any sign of life ends it. */

import type { Seat } from '@parlor/kit';
import { useState } from 'preact/hooks';
import { Icon } from '../parts/Icon.tsx';
import type { GoingWithout, StandIn, WithoutAsked } from '../surroundings/playing.ts';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';
import { useIsBefore } from './useIsBefore.ts';

/** So long one is told what came of it. */
const TOLD_MS = 9000;

interface WithoutProps {
  readonly model: TableModel;
  readonly goingWithout: GoingWithout;
}

export function WithoutStrips({ model, goingWithout }: WithoutProps) {
  const asked = goingWithout.asked.value;
  const me = model.me.value;
  const moment = model.shown.value;
  if (me === undefined || model.isOver.value || !moment) return null;
  const { standIn } = model.surroundings;
  const isUnderWay = (seat: Seat): boolean =>
    asked?.about === seat && (asked.state === 'asked' || asked.state === 'granted');
  const waitedFor = moment.questions.map(({ seat }) => seat);
  return (
    <>
      {asked && (asked.state !== 'granted' || waitedFor.includes(asked.about)) && (
        <Asked key={asked.request + asked.state} {...{ model, goingWithout, asked, standIn, me }} />
      )}
      {waitedFor
        .filter((seat) => seat !== me && !isUnderWay(seat))
        .map((seat) => (
          <Stalling key={seat} {...{ model, goingWithout, seat }} />
        ))}
    </>
  );
}

/** Nobody has asked yet, and anybody may. */
function Stalling({ model, goingWithout, seat }: WithoutProps & { readonly seat: Seat }) {
  const at = model.times.value?.stalls?.[seat];
  const isPatient = useIsBefore(at);
  const { kind, isAway } = model.seats.value[seat]!;
  if (at === undefined || isPatient || kind !== 'person' || isAway) return null;
  // Whoever is away takes their own seat back first.
  if (model.isStoodInFor.value) return null;
  const name = model.nameOf(seat);
  const ask = async (): Promise<void> => {
    const why = await goingWithout.ask(seat);
    if (why) model.explain(model.say(why));
  };
  return (
    <div class="strip">
      <Icon name="clock" />
      <span role="status">{t('without.stalls', { name })}</span>
      {/* Whom it is about stands beside it: a long name would leave no room on a phone. */}
      <button
        type="button"
        class="btn"
        aria-label={t('without.ask', { name })}
        onClick={() => void ask()}
      >
        {t('without.agree')}
      </button>
    </div>
  );
}

interface AskedProps extends WithoutProps {
  readonly asked: WithoutAsked;
  readonly standIn: StandIn | undefined;
  readonly me: Seat;
}

function Asked({ model, goingWithout, asked, standIn, me }: AskedProps) {
  const [toldUntil] = useState(() => Date.now() + TOLD_MS);
  const { state, seat, about, until, agreed } = asked;
  const isSettled = state === 'denied' || state === 'back';
  if (!useIsBefore(isSettled ? toldUntil : until)) return null;
  const name = model.nameOf(about);
  if (about === me) return isSettled ? null : <AboutMe {...{ model, asked, standIn }} />;
  if (state === 'asked' && seat !== me && !agreed.includes(me)) {
    const text = t('without.asked', { asker: model.nameOf(seat), name });
    return (
      <div class="strip without-asked" role="alertdialog" aria-label={text}>
        <span>{text}</span>
        <button type="button" class="btn" onClick={() => void goingWithout.agree(true)}>
          {t('without.agree')}
        </button>
        <button type="button" class="btn quiet" onClick={() => void goingWithout.agree(false)}>
          {t('without.deny')}
        </button>
      </div>
    );
  }
  // Whoever has agreed waits for the others like whoever has asked, and is not told so.
  if (seat !== me && (state === 'asked' || state === 'denied')) return null;
  return (
    <div class="strip">
      <span role="status">{t(IN_WORDS[state], { name })}</span>
    </div>
  );
}

const IN_WORDS = {
  asked: 'without.waiting',
  granted: 'without.granted',
  denied: 'without.denied',
  back: 'without.back',
} as const;

/** The others go on without me, unless I show that I am here. */
function AboutMe({ model, asked, standIn }: Pick<AskedProps, 'model' | 'asked' | 'standIn'>) {
  // What has come of it then, and the way back, stands elsewhere.
  if (model.isStoodInFor.value) return null;
  return (
    <div class="strip">
      <Icon name="clock" />
      <span role="alert">
        {t(asked.state === 'asked' ? 'without.you-asked' : 'without.you-granted')}
      </span>
      <button type="button" class="btn primary" onClick={() => void standIn?.comeBack()}>
        {t('away.here')}
      </button>
    </div>
  );
}
