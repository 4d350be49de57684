import { describe, expect, it } from 'vitest';
import { channelOf, sampleCount } from '../../tools/audio/dsp/signal.ts';
import { alignedTimes, speechBounds, speechFrames } from '../../tools/audio/narration/activity.ts';
import { levelDigits } from '../../tools/audio/narration/levels.ts';
import { spokenWords } from '../../tools/audio/narration/spokenWords.ts';
import { wordTimings } from '../../tools/audio/narration/timings.ts';

const WORDS = spokenWords({ id: 'x/1', text: 'Um dois três quatro' });

/** Returns a 200 Hz tone with the gain `gainAt(second)`. */
function tone(seconds: number, gainAt: (second: number) => number) {
  return channelOf(
    sampleCount(seconds),
    (index) => gainAt(index / 48_000) * Math.sin((2 * Math.PI * 200 * index) / 48_000),
  );
}

describe('word timings', () => {
  it('are those of the synthesiser if known', () => {
    expect(wordTimings(WORDS, [20, 400, 800, 1200.4], 2000)).toEqual([
      [0, 2, 20],
      [3, 7, 400],
      [8, 12, 800],
      [13, 19, 1200],
    ]);
  });

  it('of unknown words are interpolated between their neighbours by letters', () => {
    expect(wordTimings(WORDS, [0, 100, null, null], 1500).map(([, , at]) => at)).toEqual([0, 100, 500, 900]);
    expect(wordTimings(WORDS, [null, null, null, null], 1600).map(([, , at]) => at)).toEqual([0, 200, 600, 1000]);
  });

  it('never decrease and stay within the clip', () => {
    expect(wordTimings(WORDS, [-30, 500, 400, 3000], 2000).map(([, , at]) => at)).toEqual([0, 500, 500, 2000]);
  });
});

describe('speech and pauses', () => {
  const sound = tone(2, (second) => (second > 0.5 && second < 1 ? 0.3 : second > 1.3 && second < 1.8 ? 0.2 : 0.0005));

  it('are distinguished above the room noise', () => {
    expect(speechBounds(sound)).toEqual({ from: 500, to: 1800 });
    expect(speechFrames(sound).slice(105, 125)).toEqual(Array(20).fill(false));
  });

  it('count a short pause as part of the word', () => {
    const word = tone(1, (second) => (second > 0.4 && second < 0.45 ? 0 : 0.3));
    expect(speechFrames(word).every(Boolean)).toBe(true);
  });

  it('throw for silence', () => {
    expect(() => speechBounds(new Float32Array(48_000))).toThrow('Não se ouve ninguém');
  });
});

describe('times aligned to another recording', () => {
  const frames = (pattern: string) => [...pattern].map((mark) => mark === '#');

  it('keep their share of the speech', () => {
    expect(alignedTimes([0, 20, 40], frames('####'), frames('..########'))).toEqual([20, 60, 90]);
  });

  it('skip the pauses of the other recording', () => {
    expect(alignedTimes([0, 40], frames('##..##'), frames('####......####'))).toEqual([0, 100]);
  });
});

describe('levels', () => {
  it('have a digit per 50 ms, from 0 for silence to 9 for loud', () => {
    const digits = levelDigits(tone(1, (second) => (second < 0.5 ? 0 : second < 0.75 ? 0.1 : 0.3)));
    expect(digits).toMatch(/^0{10}[3-5]{5}9{5}$/);
  });

  it('of silence are all 0', () => {
    expect(levelDigits(new Float32Array(4800))).toBe('00');
  });
});
