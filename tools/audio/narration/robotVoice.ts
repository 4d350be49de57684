import { bandPass, bell, filtered, highPass, highShelf, lowPass } from '../dsp/filters.ts';
import { at, type Channel, channelOf, randomFrom, rmsOf, SAMPLE_RATE, TURN } from '../dsp/signal.ts';
import { trackPitch } from './pitch.ts';

/**
 * A light robot effect: the voice itself, below it a channel vocoder that sings the sentence's melody on a pentatonic
 * scale, a chorus and a small metallic reverb. Heavier mixes are less intelligible. Nothing here delays the voice.
 */
const DRY_GAIN = 0.8;
const VOCODER_GAIN = 0.32;
const WORKING_RMS = 0.1;

const BANDS = 30;
const LOWEST_BAND_HZ = 110;
const HIGHEST_BAND_HZ = 9500;
/** Between these frequencies, noise replaces the tone, as in a voice. */
const HISS_FROM_HZ = 2600;
const HISS_SPAN_HZ = 3200;

const CHORUS = [
  { delay: 0.011, depth: 0.0022, hertz: 0.37, start: 0 },
  { delay: 0.0145, depth: 0.0026, hertz: 0.29, start: 1.9 },
];
const ROOM_DELAYS = [1031, 1327, 1523, 1871];
/** Length of the reverb after the last word. */
const TAIL_SECONDS = 0.25;

/** Applies the robot effect; the result is slightly longer, but the word times do not change. */
export function robotVoice(voice: Channel): Channel {
  const clean = filtered(voice, highPass(95));
  const sung = vocoded(clean);
  const dryGain = (DRY_GAIN * WORKING_RMS) / rmsOf(clean);
  const sungGain = (VOCODER_GAIN * WORKING_RMS) / rmsOf(sung);
  const length = voice.length + Math.round(TAIL_SECONDS * SAMPLE_RATE);
  const mixed = channelOf(length, (index) => dryGain * at(clean, index) + sungGain * at(sung, index));
  return filtered(
    inRoom(withChorus(mixed)),
    highPass(130),
    bell(320, 1.1, -3.5),
    bell(1150, 1, -1.5),
    bell(2900, 0.9, 3.5),
    highShelf(7200, 0.7, -2),
    lowPass(10_500),
  );
}

/** Shapes the carrier tone, band by band, by the voice's level (channel vocoder). */
function vocoded(voice: Channel): Channel {
  const tone = carrier(voice);
  const random = randomFrom(7);
  const hiss = channelOf(voice.length, () => 2 * random() - 1);
  const sung = new Float32Array(voice.length);
  for (let band = 0; band < BANDS; band++) {
    const hertz = LOWEST_BAND_HZ * (HIGHEST_BAND_HZ / LOWEST_BAND_HZ) ** (band / (BANDS - 1));
    const filter = bandPass(hertz, 4.6);
    const hissShare = Math.min(1, Math.max(0, (hertz - HISS_FROM_HZ) / HISS_SPAN_HZ));
    const [toneGain, hissGain] = [1 - 0.85 * hissShare, 0.9 * hissShare];
    const source = channelOf(voice.length, (index) => at(tone, index) * toneGain + at(hiss, index) * hissGain);
    const carried = filtered(source, filter, filter);
    const level = envelope(filtered(voice, filter, filter));
    const gain = 1 + 0.11 * band;
    for (let index = 0; index < sung.length; index++) {
      sung[index] = at(sung, index) + at(carried, index) * at(level, index) * gain;
    }
  }
  return sung;
}

/** The carrier: three saws on the quantised melody of the voice, one an octave below and one a fifth above. */
function carrier(voice: Channel): Channel {
  const { hop, pitches, base } = trackPitch(voice);
  const partials = [
    { ratio: 1, gain: 0.6, phase: 0 },
    { ratio: 0.5015, gain: 0.35, phase: 0 },
    { ratio: 1.5028, gain: 0.16, phase: 0 },
  ];
  let hertz = base;
  return channelOf(voice.length, (index) => {
    hertz += ((pitches[Math.min(pitches.length - 1, Math.floor(index / hop))] ?? base) - hertz) * 0.0012;
    return partials.reduce((sum, partial) => {
      partial.phase = (partial.phase + (hertz * partial.ratio) / SAMPLE_RATE) % 1;
      return sum + (2 * partial.phase - 1) * partial.gain;
    }, 0);
  });
}

function envelope(band: Channel): Channel {
  const attack = 1 - Math.exp(-1 / (0.003 * SAMPLE_RATE));
  const release = 1 - Math.exp(-1 / (0.014 * SAMPLE_RATE));
  let level = 0;
  return band.map((sample) => {
    const input = Math.abs(sample);
    level += (input - level) * (input > level ? attack : release);
    return level;
  });
}

function withChorus(voice: Channel): Channel {
  return voice.map((sample, index) => {
    const time = index / SAMPLE_RATE;
    return CHORUS.reduce((sum, { delay, depth, hertz, start }) => {
      const position = index - (delay + depth * Math.sin(TURN * hertz * time + start)) * SAMPLE_RATE;
      return sum + 0.13 * between(voice, position);
    }, sample);
  });
}

function between(channel: Channel, position: number): number {
  const before = Math.floor(position);
  const share = position - before;
  return at(channel, before) * (1 - share) + at(channel, before + 1) * share;
}

function inRoom(voice: Channel): Channel {
  const lines = ROOM_DELAYS.map((delay) => ({ memory: new Float32Array(delay), place: 0, level: 0 }));
  return voice.map((sample) => {
    const heard = lines.map(({ memory, place }) => at(memory, place));
    const sum = heard.reduce((total, value) => total + value, 0);
    lines.forEach((line, number) => {
      const fed = ((heard[number] ?? 0) - sum / 2) * -0.72 + sample * 0.25;
      line.level += (fed - line.level) * 0.55;
      line.memory[line.place] = line.level;
      line.place = (line.place + 1) % line.memory.length;
    });
    return sample + 0.15 * sum;
  });
}
