import type { Player, Playing } from './Player.ts';
import { say } from './say.ts';
import { type Span, wordsOf } from './sentences.ts';

/** How long a word of a usual voice takes at speed 1, in ms. */
const MS_PER_CHAR = 62;
const MS_PER_WORD = 70;
const MS_PER_STOP = 180;
/** How far the measured pace of a voice may be from the usual one. */
const PACE_MIN = 0.5;
const PACE_MAX = 2;
/** A voice that reports its words has done so by then. */
const FIRST_WORD_MS = 250;
/** Fewer characters say too little about the pace. */
const MEASURED_CHARS = 30;

/** Returns how long each word is expected to take at speed 1, in ms. */
export function expectedMs(text: string, words: readonly Span[]): number[] {
  return words.map(({ from, to }) => {
    const stop = /[.,;:!?…]$/.test(text.slice(from, to)) ? MS_PER_STOP : 0;
    return MS_PER_WORD + (to - from) * MS_PER_CHAR + stop;
  });
}

/**
 * Reads with a voice of the device. Words are told by the voice's own `boundary` events; for a voice that sends none, at estimated
 * times, corrected by how long it took for earlier sentences.
 */
export class DevicePlayer implements Player {
  readonly voice: SpeechSynthesisVoice;
  private pace = 1;
  private reportsWords = false;

  constructor(voice: SpeechSynthesisVoice) {
    this.voice = voice;
  }

  play({ unit, from, rate, events }: Playing): () => void {
    const whole = unit.block.text;
    const words = wordsOf(whole, { from, to: unit.to });
    const text = whole.slice(from, unit.to);
    let startedAt: number | null = null;
    let stopEstimate = () => {};
    const cancel = say({
      text,
      voice: this.voice,
      rate,
      onStart: () => {
        startedAt = performance.now();
        if (!this.reportsWords) stopEstimate = this.estimate(whole, words, rate, events.onWord);
      },
      onWord: (at) => {
        this.reportsWords = true;
        stopEstimate();
        const word = words.find(({ to }) => from + at < to);
        if (word !== undefined) events.onWord(word);
      },
      onEnd: () => {
        stopEstimate();
        if (startedAt !== null && text.length >= MEASURED_CHARS) this.measure(whole, words, rate, startedAt);
        events.onEnd();
      },
    });
    return () => {
      stopEstimate();
      cancel();
    };
  }

  /** Tells each word at its estimated time; returns a function that stops. */
  private estimate(text: string, words: readonly Span[], rate: number, onWord: (word: Span) => void): () => void {
    const times = expectedMs(text, words).map((ms) => (ms * this.pace) / rate);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (index: number) => {
      const word = words[index];
      if (word === undefined) return;
      onWord(word);
      timer = setTimeout(tell, times[index], index + 1);
    };
    // The first words of a voice that reports them would be told twice.
    const [first = 0] = times;
    timer = setTimeout(() => {
      if (words[0] !== undefined) onWord(words[0]);
      timer = setTimeout(tell, Math.max(0, first - FIRST_WORD_MS), 1);
    }, FIRST_WORD_MS);
    return () => clearTimeout(timer);
  }

  private measure(text: string, words: readonly Span[], rate: number, startedAt: number): void {
    const expected = expectedMs(text, words).reduce((sum, ms) => sum + ms, 0) / rate;
    this.pace = Math.min(PACE_MAX, Math.max(PACE_MIN, (performance.now() - startedAt) / expected));
  }
}
