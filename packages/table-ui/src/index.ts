/**
 * What tables on a screen are made of, and the interfaces of what they need from whatever surrounds them. The tables
 * themselves lie with their games; an app loads them through `@parlor/games/page` and implements the interfaces.
 */

export { CardFrame, CardSheet } from './parts/CardSheet.tsx';
export { focusRow } from './parts/focusGrid.ts';
export { Icon, type IconName } from './parts/Icon.tsx';
export { Inlay } from './parts/Inlay.tsx';
export { Deferred } from './parts/Deferred.tsx';
export { Medallion } from './parts/Medallion.tsx';
export { Name } from './parts/Name.tsx';
export { Sheet } from './parts/Sheet.tsx';
export { Steps } from './parts/Steps.tsx';
export { SoundButton } from './parts/SoundButton.tsx';
export { Tick } from './parts/Tick.tsx';
export { DieBody, Pips } from './parts/dice.tsx';

export type { AfterMatch, Decided, DiceCheck, DiceFault } from './surroundings/afterMatch.ts';
export type { Connection } from './surroundings/connection.ts';
export type { Advice, Engine, Hint, Reason } from './surroundings/engine.ts';
export type { HotSeat } from './surroundings/hotSeat.ts';
export type {
  GoingWithout,
  PauseAsked,
  Pausing,
  Playing,
  StandIn,
  TakeBackAsked,
  TakeBackVote,
  WithoutAsked,
} from './surroundings/playing.ts';
export {
  type AnswerPace,
  type LinkProps,
  type Services,
  ServicesContext,
  type Sound,
  type Speed,
  usePreferences,
  useServices,
} from './surroundings/services.ts';
export type { ChatLine, Said, Speaking } from './surroundings/social.ts';
export type { Surroundings } from './surroundings/surroundings.ts';
export { toldStep } from './surroundings/viewing.ts';
export type {
  GameInfo,
  LastLook,
  Moment,
  Paused,
  SeatState,
  StoodIn,
  ToldStep,
  ToldSteps,
  Viewing,
} from './surroundings/viewing.ts';

export { act, type Action } from './table/Actions.tsx';
export type { Asked, AskedWords } from './table/Ask.tsx';
export { useBeforePaint } from './table/beforePaint.ts';
export type { GameTable, Lesson } from './table/gameTable.ts';
export {
  Chapter,
  Effect,
  Effects,
  Figure,
  HowToPages,
  HowToText,
  Note,
  Paragraph,
  Paragraphs,
  Pictures,
  Together,
} from './table/howTo.tsx';
export { HandOver } from './table/HandOver.tsx';
export { TableModel } from './table/model.ts';
export { refusalInWords } from './table/refusing.ts';
export { roomOfWindow } from './table/room.ts';
export { withTime } from './table/pace.ts';
export { PersonSheet } from './table/PersonSheet.tsx';
export { Talk } from './table/Talk.tsx';
export { SeatMedallion } from './table/SeatMedallion.tsx';
export { FrameSlots } from './table/slots.ts';
export { soundsAt } from './table/sound.ts';
export { type SeatParts, TableFrame } from './table/TableFrame.tsx';
export { useSounds } from './table/useSounds.ts';
export { phraseText } from './words/phrases.ts';
export { t } from './words/words.ts';
