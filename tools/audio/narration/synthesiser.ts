import type { SpeechWorker } from '@echogarden/espeak-ng-emscripten';
import { resampled } from '../dsp/resample.ts';
import type { Channel } from '../dsp/signal.ts';
import { STANDARD_RATE } from './pace.ts';
import type { SpokenWord } from './spokenWords.ts';

/** European Portuguese, second female variant; pitch and its range in percent. */
const VOICE = { name: 'pt+f2', pitch: 50, range: 64 };

/** Output of the synthesiser: the sound at SAMPLE_RATE, and the start of each word in ms, null if unknown. */
export type Speech = { sound: Channel; starts: (number | null)[] };

/** Synthesises words; `rate` in the synthesiser's words per minute. The same words give the same sound. */
export async function synthesise(words: readonly SpokenWord[], rate = STANDARD_RATE): Promise<Speech> {
  const worker = await freshWorker();
  worker.set_voice(VOICE.name);
  worker.set_rate(rate);
  worker.set_pitch(VOICE.pitch);
  worker.set_range(VOICE.range);
  const parts: Int16Array[] = [];
  const heard: Heard[] = [];
  worker.synthesize(words.map(({ spoken }) => spoken).join(' '), (samples, events) => {
    if (samples !== null) parts.push(samples);
    for (const { type, text_position, audio_position } of events) {
      if (type === 'word') heard.push({ position: text_position - 1, ms: audio_position });
    }
    return false;
  });
  return { sound: resampled(joined(parts), worker.get_samplerate()), starts: startsOf(words, heard) };
}

/** Starts a new worker at a fixed time, because espeak-ng seeds its consonant noise by the clock and by earlier speech. */
async function freshWorker(): Promise<SpeechWorker> {
  const { default: load } = await import('@echogarden/espeak-ng-emscripten');
  const { now } = Date;
  Date.now = () => 0;
  try {
    const { eSpeakNGWorker } = await load();
    return new eSpeakNGWorker();
  } finally {
    Date.now = now;
  }
}

type Heard = { position: number; ms: number };

function startsOf(words: readonly SpokenWord[], heard: readonly Heard[]): (number | null)[] {
  let offset = 0;
  return words.map(({ spoken }) => {
    const [first, end] = [offset, offset + [...spoken].length];
    offset = end + 1;
    return heard.find(({ position }) => position >= first && position < end)?.ms ?? null;
  });
}

function joined(parts: readonly Int16Array[]): Channel {
  const sound = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    sound.set(
      Float32Array.from(part, (sample) => sample / 32_768),
      offset,
    );
    offset += part.length;
  }
  return sound;
}
