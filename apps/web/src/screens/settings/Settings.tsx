/** What a person can choose for this device, and who they are. */

import {
  cardSize,
  chosenLanguage,
  hasColourAids,
  hasLetterKeys,
  isAnswering,
  isSoundOn,
  isTextTable,
  type Motion,
  motion,
  speed,
  type Theme,
  theme,
  volume,
} from '../../platform/settings.ts';
import type { Speed } from '@parlor/table-ui';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@parlor/kit';
import { Link } from '../../platform/router.tsx';
import { Choices } from '../../parts/Choices.tsx';
import { Setting, Switch } from '../../parts/Fields.tsx';
import { Page } from '../../parts/Page.tsx';
import { language, speak } from '../../platform/language.ts';
import { t } from '../../words/words.ts';
import { Forget, Install, Lessons } from './Device.tsx';
import { Passkeys } from './Passkeys.tsx';
import { AnotherDevice, YourName } from './Person.tsx';
import { Sessions } from './Sessions.tsx';
import { ShunnedPeople } from './ShunnedPeople.tsx';
import { YourData } from './YourData.tsx';

const THEMES: readonly Theme[] = ['system', 'evening', 'morning'];
const MOTIONS: readonly Motion[] = ['system', 'full', 'reduced'];
const SPEEDS: readonly Speed[] = ['calm', 'normal', 'quick', 'instant'];
const SIZES = ['small', 'normal', 'large'] as const;

/** Kept as soon as it is there: what cannot be fetched is not chosen. */
async function change(to: Language): Promise<void> {
  await speak(to);
  chosenLanguage.value = to;
}

export const Settings = () => (
  <Page title={t('settings.title')}>
    <header class="page-head">
      <h1>{t('settings.title')}</h1>
      <p>{t('settings.saved')}</p>
    </header>
    <div class="settings">
      <div>
        <section class="box" aria-labelledby="set-you">
          <header>
            <h2 id="set-you">{t('settings.you')}</h2>
          </header>
          <YourName />
          <Setting name={t('settings.language')}>
            <Choices
              legend={t('settings.language')}
              isLegendHidden
              chosen={language.value}
              choose={(code) => void change(code)}
              choices={LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] }))}
            />
          </Setting>
          <ShunnedPeople />
        </section>
        <section class="box" aria-labelledby="set-look">
          <header>
            <h2 id="set-look">{t('settings.look')}</h2>
          </header>
          <Setting name={t('settings.theme')}>
            <Choices
              legend={t('settings.theme')}
              isLegendHidden
              chosen={theme.value}
              choose={(value) => (theme.value = value)}
              choices={THEMES.map((value) => ({ value, name: t(`settings.theme.${value}`) }))}
            />
          </Setting>
          <Setting name={t('settings.cards')}>
            <Choices
              legend={t('settings.cards')}
              isLegendHidden
              chosen={cardSize.value}
              choose={(value) => (cardSize.value = value)}
              choices={SIZES.map((value) => ({ value, name: t(`settings.cards.${value}`) }))}
            />
          </Setting>
          <Switch
            name={t('settings.aids')}
            line={t('settings.aids.line')}
            isOn={hasColourAids.value}
            change={(isOn) => (hasColourAids.value = isOn)}
          />
        </section>
        <section class="box" aria-labelledby="set-device">
          <header>
            <h2 id="set-device">{t('settings.device')}</h2>
          </header>
          <AnotherDevice />
          <Passkeys />
          <Sessions />
          <Install />
          <p class="hint-line">
            <Link href="/verify" class="text-link">
              {t('settings.version')}
            </Link>
          </p>
        </section>
      </div>
      <div>
        <section class="box" aria-labelledby="set-play">
          <header>
            <h2 id="set-play">{t('settings.play')}</h2>
          </header>
          <Setting name={t('settings.speed')}>
            <Choices
              legend={t('settings.speed')}
              isLegendHidden
              chosen={speed.value}
              choose={(value) => (speed.value = value)}
              choices={SPEEDS.map((value) => ({ value, name: t(`settings.speed.${value}`) }))}
            />
          </Setting>
          <Setting name={t('settings.motion')}>
            <Choices
              legend={t('settings.motion')}
              isLegendHidden
              chosen={motion.value}
              choose={(value) => (motion.value = value)}
              choices={MOTIONS.map((value) => ({ value, name: t(`settings.motion.${value}`) }))}
            />
          </Setting>
          <Switch
            name={t('settings.sound')}
            isOn={isSoundOn.value}
            change={(isOn) => (isSoundOn.value = isOn)}
          />
          <Volume />
          <Switch
            name={t('settings.keys')}
            line={t('settings.keys.line')}
            isOn={hasLetterKeys.value}
            change={(isOn) => (hasLetterKeys.value = isOn)}
          />
          <Switch
            name={t('settings.text')}
            line={t('settings.text.line')}
            isOn={isTextTable.value}
            change={(isOn) => (isTextTable.value = isOn)}
          />
          <Switch
            name={t('settings.forced')}
            line={t('settings.forced.line')}
            isOn={isAnswering.value}
            change={(isOn) => (isAnswering.value = isOn)}
          />
          <Lessons />
        </section>
        <section class="box" aria-labelledby="set-data">
          <header>
            <h2 id="set-data">{t('settings.data')}</h2>
          </header>
          <YourData />
          <Forget />
        </section>
      </div>
    </div>
  </Page>
);

const PERCENT = 100;

const Volume = () => (
  <label class="setting">
    <span class="setting-text">
      <b>{t('settings.volume')}</b>
    </span>
    <input
      type="range"
      min="0"
      max={PERCENT}
      step="5"
      disabled={!isSoundOn.value}
      value={Math.round(volume.value * PERCENT)}
      onInput={(event) => (volume.value = Number(event.currentTarget.value) / PERCENT)}
    />
  </label>
);
