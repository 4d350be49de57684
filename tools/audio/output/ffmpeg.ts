import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Channel, SAMPLE_RATE } from '../dsp/signal.ts';

/**
 * Bit rates of the two formats: opus in WebM first, AAC for browsers without it. `mode` is the opus encoder's mode: at low
 * bit rates 'audio' treats the robot as speech and drops the noise of its consonants, 'lowdelay' does not.
 */
type Encoding = { opus: string; aac: string; mode: 'audio' | 'lowdelay' };

export const ENCODINGS = {
  music: { opus: '64k', aac: '96k', mode: 'audio' },
  effects: { opus: '38k', aac: '44k', mode: 'lowdelay' },
  voice: { opus: '32k', aac: '48k', mode: 'lowdelay' },
} as const satisfies Record<string, Encoding>;

/** The ffmpeg on the path, or the one given by FFMPEG. */
const PROGRAM = process.env.FFMPEG ?? 'ffmpeg';
const QUIET = ['-hide_banner', '-loglevel', 'error', '-y'];
/** Omits creation time and encoder from the file, so that the same sound gives the same bytes. */
const REPEATABLE = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];

/** The encoder's default search corrupts single speech frames at these bit rates, which crackles. */
const AAC_CODER = ['-aac_coder', 'fast'];

/** Writes `file`.webm and `file`.m4a of one channel, or of left and right. */
export function encode(channels: readonly Channel[], file: string, kind: keyof typeof ENCODINGS): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const input = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', String(channels.length), '-i', 'pipe:0'];
  const sound = interleaved(channels);
  const { opus, aac, mode } = ENCODINGS[kind];
  const opusOptions = ['-c:a', 'libopus', '-b:a', opus, '-vbr', 'on', '-application', mode];
  const aacOptions = ['-c:a', 'aac', ...AAC_CODER, '-b:a', aac, '-movflags', '+faststart'];
  ffmpeg([...QUIET, ...input, ...opusOptions, ...REPEATABLE, `${file}.webm`], sound);
  ffmpeg([...QUIET, ...input, ...aacOptions, ...REPEATABLE, `${file}.m4a`], sound);
}

/** Decodes a sound file to the given number of channels at SAMPLE_RATE; one channel is the mean of all. */
export function decode(file: string, channelCount: number): Channel[] {
  const output = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', String(channelCount), 'pipe:1'];
  const bytes = ffmpeg(['-hide_banner', '-loglevel', 'error', '-i', file, ...output]);
  const samples = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return Array.from({ length: channelCount }, (_, channel) =>
    samples.filter((_sample, index) => index % channelCount === channel),
  );
}

/** Measures a file's integrated loudness and true peak with ffmpeg's meter (EBU R 128). */
export function loudnessByFfmpeg(file: string): { lufs: number; peakDb: number } {
  const { stderr } = run(['-hide_banner', '-nostats', '-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-']);
  const summary = stderr.toString().split('Summary:').at(-1) ?? '';
  const figure = (pattern: RegExp) => Number(pattern.exec(summary)?.[1] ?? Number.NaN);
  return { lufs: figure(/I:\s+(-?[\d.]+) LUFS/), peakDb: figure(/Peak:\s+(-?[\d.]+) dBFS/) };
}

function ffmpeg(parameters: string[], input?: Buffer): Buffer {
  return run(parameters, input).stdout;
}

function run(parameters: string[], input?: Buffer): { stdout: Buffer; stderr: Buffer } {
  const { status, stdout, stderr, error } = spawnSync(PROGRAM, parameters, { input, maxBuffer: 2 ** 30 });
  if (error) throw new Error(`É preciso o ffmpeg para gravar sons: ${error.message}`);
  if (status !== 0) throw new Error(`O ffmpeg recusou: ${stderr.toString()}`);
  return { stdout, stderr };
}

function interleaved(channels: readonly Channel[]): Buffer {
  const length = channels[0]?.length ?? 0;
  const samples = new Float32Array(length * channels.length);
  channels.forEach((channel, number) => {
    channel.forEach((sample, index) => {
      samples[index * channels.length + number] = sample;
    });
  });
  return Buffer.from(samples.buffer);
}
