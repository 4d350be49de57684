import { integratedLoudness, momentaryMaximum, truePeak } from '../dsp/loudness.ts';
import { at, type Channel, gainOf, millisecondsOf, SAMPLE_RATE } from '../dsp/signal.ts';

/** Measurements of a finished file. */
export type Figures = {
  ms: number;
  lufs: number;
  momentaryLufs: number;
  peakDb: number;
  /** Silence at the beginning and at the end. */
  leadMs: number;
  tailMs: number;
};

/** Peaks from this level on distort in a loudspeaker. */
export const HIGHEST_PEAK_DB = -1;
const AUDIBLE = gainOf(-50);

export function figuresOf(channels: readonly Channel[]): Figures {
  const [first = new Float32Array(0)] = channels;
  const isHeard = (_: number, index: number) => channels.some((channel) => Math.abs(at(channel, index)) > AUDIBLE);
  const start = Math.max(0, first.findIndex(isHeard));
  const end = first.findLastIndex(isHeard) + 1;
  return {
    ms: millisecondsOf(first),
    lufs: integratedLoudness(channels),
    momentaryLufs: momentaryMaximum(channels),
    peakDb: truePeak(channels),
    leadMs: Math.round((start * 1000) / SAMPLE_RATE),
    tailMs: Math.round(((first.length - end) * 1000) / SAMPLE_RATE),
  };
}

/** Throws when the peak would distort in a loudspeaker. */
export function assertClean(file: string, { peakDb }: Figures): void {
  if (peakDb >= HIGHEST_PEAK_DB) throw new Error(`${file}: o pico é de ${peakDb.toFixed(1)} dB e distorceria.`);
}

export function figuresLine(name: string, { ms, lufs, momentaryLufs, peakDb, leadMs }: Figures): string {
  const loudness = `${lufs.toFixed(1)} LUFS (máx. ${momentaryLufs.toFixed(1)})`;
  return `${name}: ${ms} ms, ${loudness}, pico ${peakDb.toFixed(1)} dB, silêncio inicial ${leadMs} ms`;
}
