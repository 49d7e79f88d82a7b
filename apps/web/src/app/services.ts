/** What this page hands down to its tables. */

import { roomOfWindow, type Services, soundsAt } from '@parlor/table-ui';
import { goTo, isEntry, Link } from '../platform/router.tsx';
import { isAskedHere, nextTable } from '../platform/waiting.ts';
import { answerPace } from '../platform/answerPace.ts';
import {
  explained,
  hasLetterKeys,
  isAnswering,
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
    isAnswering,
    isTalkBeside,
    isGuided,
    explained,
  },
  navigation: {
    ...{ home: '/', settings: '/settings', Link, goTo, isEntry, nextTable },
    showAsked(isAsked) {
      isAskedHere.value = isAsked;
    },
  },
  room: roomOfWindow(),
  sounds: soundsAt({ isSoundOn, volume }),
  pace: answerPace,
});
