import { at, type Channel, SAMPLE_RATE } from '../dsp/signal.ts';

const HOP = 480;
const WINDOW = 1440;
/** Pitch periods in samples: 320 Hz down to 69 Hz. */
const SHORTEST_PERIOD = 150;
const LONGEST_PERIOD = 700;
const SILENT_ENERGY = 1e-3;
/** With a correlation between periods below this, a sound has no pitch. */
const VOICED = 0.55;
const PENTATONIC = [0, 2, 4, 7, 9, 12];
/** Amount of pitch correction towards the nearest note of the scale: 1 = singing, 0 = speaking. */
const STEPPING = 0.75;

/** Returns the melody as one frequency in Hz per `hop` samples, and the voice's median frequency. */
export function trackPitch(voice: Channel): { hop: number; pitches: number[]; base: number } {
  const measured: number[] = [];
  for (let start = 0; start + WINDOW + LONGEST_PERIOD < voice.length; start += HOP)
    measured.push(pitchAt(voice, start));
  const voiced = measured.filter((hertz) => hertz > 0).sort((a, b) => a - b);
  const base = voiced[Math.floor(voiced.length / 2)] ?? 180;
  let last = base;
  const pitches = measured.map((hertz) => {
    if (hertz > 0) last = stepped(Math.min(base * 1.7, Math.max(base * 0.6, hertz)), base);
    return last;
  });
  return { hop: HOP, pitches, base };
}

/** Estimates the pitch from the period with the highest autocorrelation; 0 = none. */
function pitchAt(voice: Channel, start: number): number {
  const energy = likeness(voice, start, 0).later;
  if (energy * 1.5 <= SILENT_ENERGY) return 0;
  let [best, period] = [0, 0];
  for (let lag = SHORTEST_PERIOD; lag < LONGEST_PERIOD; lag += 2) {
    const { later, both } = likeness(voice, start, lag);
    const share = both / Math.sqrt(energy * later + 1e-9);
    if (share > best + 0.02) [best, period] = [share, lag];
  }
  return best > VOICED ? SAMPLE_RATE / period : 0;
}

/** Returns the energy `lag` samples later, and the correlation of both segments. */
function likeness(voice: Channel, start: number, lag: number): { later: number; both: number } {
  let later = 0;
  let both = 0;
  for (let index = start; index < start + WINDOW; index += 3) {
    const other = at(voice, index + lag);
    later += other * other;
    both += at(voice, index) * other;
  }
  return { later, both };
}

function stepped(hertz: number, base: number): number {
  const semitones = 12 * Math.log2(hertz / base);
  const octave = Math.floor(semitones / 12);
  const within = semitones - 12 * octave;
  const nearest = PENTATONIC.reduce((a, b) => (Math.abs(b - within) < Math.abs(a - within) ? b : a));
  return base * 2 ** ((12 * octave + nearest * STEPPING + within * (1 - STEPPING)) / 12);
}
