/** What this page hands down to its tables. */

import { roomOfWindow, type Services, soundsAt } from '@parlor/table-ui';
import { goTo, isEntry, Link } from '../platform/router.tsx';
import {
  explained,
  hasLetterKeys,
  isGuided,
  isMotionReduced,
  isSoundOn,
  isTalkBeside,
  isTextTable,
  speed,
  volume,
} from '../platform/settings.ts';

export const createServices = (): Services => ({
  preferences: {
    speed,
    isMotionReduced,
    isSoundOn,
    volume,
    hasLetterKeys,
    isTextTable,
    isTalkBeside,
    isGuided,
    explained,
  },
  navigation: { home: '/', settings: '/settings', Link, goTo, isEntry },
  room: roomOfWindow(),
  sounds: soundsAt({ isSoundOn, volume }),
});
