import { mastered } from '../dsp/dynamics.ts';
import { filtered, highPass } from '../dsp/filters.ts';
import {
  at,
  type Channel,
  channelOf,
  fadedOut,
  millisecondsOf,
  peakOf,
  SAMPLE_RATE,
  sampleCount,
} from '../dsp/signal.ts';
import { alignedTimes, speechBounds, speechFrames } from './activity.ts';
import { levelDigits } from './levels.ts';
import { clipFile, type NarrationLine } from './narrationLines.ts';
import { isAtPace, RATES } from './pace.ts';
import { robotVoice } from './robotVoice.ts';
import { type SpokenWord, spokenWordCount, spokenWords } from './spokenWords.ts';
import { synthesise } from './synthesiser.ts';
import { type WordTiming, wordTimings } from './timings.ts';

/** Index entry of a clip for the game, in assets/audio/narration/<theme>.json by the line's id. */
export type ClipEntry = {
  text: string;
  /** File without extension, relative to the narration folder. */
  file: string;
  ms: number;
  words: WordTiming[];
  voice: 'synthetic' | 'human';
  /** One digit from 0 to 9 per 50 ms. */
  levels: string;
};

/** `words`: number of spoken words. */
export type Clip = { sound: Channel; entry: ClipEntry; words: number };

const LOUDNESS = { lufs: -16, even: true };
/** Leaves headroom for the codecs. */
const CEILING_DB = -4.5;
const LEAD_MS = 20;
const ONSET_LEAD_MS = 5;
/** Relative to the loudest sample. */
const ONSET_SHARE = 0.001;
const ROBOT_TAIL_MS = 260;
const HUMAN_TAIL_MS = 120;
const LOWEST_HUMAN_HZ = 80;

/** Makes a line's clip with the robot's voice. */
export async function syntheticClip(line: NarrationLine): Promise<Clip> {
  const words = spokenWords(line);
  const { sound, starts, from, to } = await atPace(words);
  const cut = Math.min(from - LEAD_MS, onsetOf(sound) - ONSET_LEAD_MS);
  const heard = starts.map((start) => (start === null ? null : start - cut));
  const clip = excerpt(robotVoice(sound), cut, to + ROBOT_TAIL_MS);
  return finished(line, words, heard, clip, 'synthetic');
}

/** Returns the end of the synthesiser's silence, in ms: soft consonants start below the speech threshold. */
function onsetOf(sound: Channel): number {
  const threshold = ONSET_SHARE * peakOf(sound);
  return Math.floor((sound.findIndex((sample) => Math.abs(sample) > threshold) * 1000) / SAMPLE_RATE);
}

/** Synthesises the speech at the first rate within the allowed pace; `from`, `to`: its start and end, in ms. */
async function atPace(words: readonly SpokenWord[]) {
  for (const rate of RATES) {
    const speech = await synthesise(words, rate);
    const bounds = speechBounds(speech.sound);
    const ms = LEAD_MS + bounds.to - bounds.from + ROBOT_TAIL_MS;
    if (isAtPace(ms, spokenWordCount(words))) return { ...speech, ...bounds };
  }
  throw new Error(`Não há ritmo que sirva a esta fala: «${words.map(({ spoken }) => spoken).join(' ')}».`);
}

/**
 * Makes a line's clip from a human recording, without the robot effect. Word times are estimated from the synthetic voice.
 * Throws for a recording without speech.
 */
export async function humanClip(line: NarrationLine, recording: Channel): Promise<Clip> {
  const words = spokenWords(line);
  const model = await synthesise(words);
  const clean = filtered(recording, highPass(LOWEST_HUMAN_HZ));
  const { from, to } = speechBounds(clean);
  const cut = from - LEAD_MS;
  const modelStarts = wordTimings(words, model.starts, millisecondsOf(model.sound)).map(([, , at]) => at);
  const starts = alignedTimes(modelStarts, speechFrames(model.sound), speechFrames(clean));
  const heard = starts.map((start) => start - cut);
  return finished(line, words, heard, excerpt(clean, cut, to + HUMAN_TAIL_MS), 'human');
}

function finished(
  line: NarrationLine,
  words: readonly SpokenWord[],
  starts: readonly (number | null)[],
  clip: Channel,
  voice: ClipEntry['voice'],
): Clip {
  const sound = fadedOut(mastered(clip, { ...LOUDNESS, ceilingDb: CEILING_DB }), 0.06);
  const ms = millisecondsOf(sound);
  const timings = wordTimings(words, starts, ms);
  const entry = { text: line.text, file: clipFile(line), ms, words: timings, voice, levels: levelDigits(sound) };
  return { sound, entry, words: spokenWordCount(words) };
}

function excerpt(sound: Channel, fromMs: number, toMs: number): Channel {
  const [from, to] = [sampleCount(fromMs / 1000), sampleCount(toMs / 1000)];
  return channelOf(to - from, (index) => at(sound, from + index));
}
