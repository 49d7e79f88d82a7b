/** Switches the sound, at a table and on every other screen. */

import type { Signal } from '@preact/signals';
import { t } from '../words/words.ts';
import { Icon } from './Icon.tsx';

export const SoundButton = ({ isOn }: { readonly isOn: Signal<boolean> }) => (
  <button
    type="button"
    class="iconbtn wide"
    aria-pressed={isOn.value}
    aria-label={isOn.value ? t('table.sound-on') : t('table.sound-off')}
    onClick={() => (isOn.value = !isOn.value)}
  >
    <Icon name={isOn.value ? 'sound' : 'mute'} />
  </button>
);
