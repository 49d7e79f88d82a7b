/** Short, dry sounds made on the spot: wood, paper, brass. Never the only sign of anything. */

import type { ReadonlySignal } from '@preact/signals';
import type { Sound, Sounds } from '../surroundings/services.ts';

/** Frequency, start and length; noise is a frequency of 0. */
type Tone = readonly [hertz: number, at: number, length: number];

const SCORES: Readonly<Record<Sound, readonly Tone[]>> = {
  deal: [[0, 0, 0.05]],
  lay: [
    [0, 0, 0.07],
    [160, 0, 0.06],
  ],
  pass: [[120, 0, 0.08]],
  dice: [
    [0, 0, 0.05],
    [0, 0.12, 0.05],
    [0, 0.22, 0.05],
    [0, 0.36, 0.08],
  ],
  coin: [
    [1900, 0, 0.1],
    [2600, 0.02, 0.09],
  ],
  seal: [
    [0, 0, 0.06],
    [220, 0.06, 0.09],
  ],
  gavel: [
    [110, 0, 0.14],
    [90, 0.03, 0.16],
  ],
  caught: [
    [300, 0, 0.14],
    [220, 0.13, 0.16],
  ],
  turn: [
    [523, 0, 0.16],
    [784, 0.15, 0.2],
  ],
  tick: [[1000, 0, 0.03]],
  won: [
    [523, 0, 0.25],
    [659, 0.18, 0.25],
    [784, 0.36, 0.25],
    [1046, 0.54, 0.35],
  ],
  error: [[95, 0, 0.08]],
};

const TURN_BUZZ_MS = 10;
const TUNING_MS = 1000;
const GESTURES = ['pointerup', 'keydown'] as const;

interface Loudness {
  readonly isSoundOn: ReadonlySignal<boolean>;
  readonly volume: ReadonlySignal<number>;
}

/** One for the whole page: a browser's sound system is started once. */
export function soundsAt({ isSoundOn, volume }: Loudness): Sounds {
  let context: AudioContext | undefined;
  let isTuning = false;

  /** Browsers stay silent until the first tap or key; and while a table is first drawn they have enough to do. */
  const prepare = (): void => {
    isTuning = true;
    if (navigator.userActivation?.hasBeenActive) setTimeout(tune, TUNING_MS);
    else for (const gesture of GESTURES) addEventListener(gesture, tune);
  };

  /**
   * The first context of a browser waits for its sound system, and the page
   * with it, for 30 ms and more. A silent clip makes the system start, too,
   * and nobody waits for that.
   */
  const tune = (): void => {
    for (const gesture of GESTURES) removeEventListener(gesture, tune);
    const clip = new Audio(new URL('./silence.wav', import.meta.url).href);
    clip.addEventListener('ended', makeContext);
    // Where it may not play after all, the context is only made more slowly.
    clip.play().catch(makeContext);
  };

  const makeContext = (): void => {
    context = new AudioContext();
    // Some browsers want to be asked for sound by each tap until there is some.
    for (const gesture of GESTURES) addEventListener(gesture, wake);
  };

  const wake = (): void => {
    if (context?.state !== 'running') void context?.resume();
  };

  return {
    play(sound) {
      if (!isSoundOn.peek() || typeof AudioContext === 'undefined') return;
      if (!isTuning) prepare();
      // A sound that would come late is worth nothing: none before everything is in tune, none before the first tap.
      if (context?.state !== 'running') return;
      // A phone in the hand says so as well.
      if (sound === 'turn' && 'vibrate' in navigator) navigator.vibrate(TURN_BUZZ_MS);
      for (const tone of SCORES[sound]) strike(context, volume.peek(), tone);
    },
  };
}

const LOUDEST = 0.12;
const SILENT = 0.0001;

function strike(audio: AudioContext, volume: number, [hertz, after, length]: Tone): void {
  const at = audio.currentTime + after;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(LOUDEST * volume, at);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + length);
  gain.connect(audio.destination);
  const source = hertz === 0 ? noise(audio) : tone(audio, hertz);
  source.connect(gain);
  source.start(at);
  source.stop(at + length);
}

function tone(audio: AudioContext, hertz: number): OscillatorNode {
  const oscillator = audio.createOscillator();
  oscillator.type = 'triangle';
  oscillator.frequency.value = hertz;
  return oscillator;
}

function noise(audio: AudioContext): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, audio.sampleRate / 10, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = 2 * ((Math.imul(i + 1, 2_654_435_761) >>> 8) / 2 ** 24) - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}
