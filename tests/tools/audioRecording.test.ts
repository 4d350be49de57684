import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { integratedLoudness, truePeak } from '../../tools/audio/dsp/loudness.ts';
import { millisecondsOf } from '../../tools/audio/dsp/signal.ts';
import { readWav } from '../../tools/audio/dsp/wav.ts';
import { humanClip, syntheticClip } from '../../tools/audio/narration/clip.ts';
import { narrationLines } from '../../tools/audio/narration/narrationLines.ts';
import { recordingOf } from '../../tools/audio/narration/recordings.ts';
import { spokenWords } from '../../tools/audio/narration/spokenWords.ts';
import { synthesise } from '../../tools/audio/narration/synthesiser.ts';
import { stockOf } from '../../tools/audio/output/items.ts';
import { VOICE_LUFS } from '../../tools/audio/output/voiceFaults.ts';

const [line] = narrationLines().filter(({ id }) => id === 'ds/tutorial/outro/3');
if (line === undefined) throw new Error('the tutorial has no farewell');
const RATE = 44_100;
const SPOKEN = [
  { from: 0.8, to: 2 },
  { from: 2.9, to: 4.4 },
];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'recordings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns a WAV file with a quiet 150 Hz voice and faint hum: 0.8 s of silence, two sentences, a pause. 16 bit, stereo. */
function recording(): Buffer {
  const frames = Math.round(5 * RATE);
  const file = Buffer.alloc(44 + frames * 4);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  const format = [16, 0x0002_0001, RATE, RATE * 4, 0x0010_0004];
  for (const [index, value] of format.entries()) file.writeUInt32LE(value, 16 + 4 * index);
  file.write('data', 36);
  file.writeUInt32LE(frames * 4, 40);
  for (let frame = 0; frame < frames; frame++) {
    const second = frame / RATE;
    const isSpoken = SPOKEN.some(({ from, to }) => second >= from && second < to);
    const syllables = 0.6 + 0.4 * Math.sin(2 * Math.PI * 5 * second);
    const voice = isSpoken ? 0.08 * syllables * Math.sin(2 * Math.PI * 150 * second) : 0;
    const sample = Math.round(32_767 * (voice + 0.0003 * Math.sin(2 * Math.PI * 100 * second)));
    file.writeInt16LE(sample, 44 + 4 * frame);
    file.writeInt16LE(sample, 46 + 4 * frame);
  }
  return file;
}

function dropIn(content: Buffer): string {
  const file = path.join(folder, 'ds/tutorial/outro-3.wav');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

describe('a human recording', { timeout: 60_000 }, () => {
  it('is found by the line’s key and makes the clip outdated', () => {
    const [robot] = stockOf([line], folder).clips;
    const file = dropIn(recording());
    const [person] = stockOf([line], folder).clips;
    expect([robot?.recording, person?.recording]).toEqual([null, file]);
    expect(person?.source).not.toBe(robot?.source);
    expect(recordingOf({ ...line, position: 2 }, folder)).toBeNull();
  });

  it('replaces the synthetic voice with the same loudness, trimmed of silence', async () => {
    const { sound, entry } = await humanClip(line, readWav(recording()));
    expect(entry).toMatchObject({ text: line.text, file: 'ds/tutorial/outro-3', voice: 'human' });
    expect(entry.ms).toBe(millisecondsOf(sound));
    expect(entry.ms).toBeGreaterThan(3600);
    expect(entry.ms).toBeLessThan(3800);
    expect(integratedLoudness([sound])).toBeCloseTo(VOICE_LUFS, 0);
    expect(truePeak([sound])).toBeLessThan(-2);
    expect(entry.levels).toHaveLength(Math.ceil(entry.ms / 50));
    expect(entry.levels).toMatch(/^[1-9]+0{10,}[1-9]+0*$/);
  });

  it('has word times in order and within speech', async () => {
    const { entry } = await humanClip(line, readWav(recording()));
    const times = entry.words.map(([, , at]) => at);
    expect(entry.words.map(([from, to]) => line.text.slice(from, to))).toEqual([
      'Cintos',
      'apertados.',
      'Vamos',
      'descolar!',
    ]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const [begin = 0] = times;
    const lead = SPOKEN[0] === undefined ? 0 : SPOKEN[0].from * 1000 - begin;
    for (const time of times) {
      expect(SPOKEN.some(({ from, to }) => time + lead >= from * 1000 - 15 && time + lead <= to * 1000 + 15)).toBe(
        true,
      );
    }
    expect(begin).toBeLessThan(80);
  });

  it('without speech is refused', async () => {
    await expect(humanClip(line, new Float32Array(96_000))).rejects.toThrow('Não se ouve ninguém');
  });

  it('that is not a WAV file is refused', () => {
    expect(() => readWav(Buffer.from('ID3 not a wave file at all, but long enough to look at'))).toThrow('WAV');
  });
});

describe('the synthetic voice', { timeout: 60_000 }, () => {
  it('is repeatable and gives the start of each word', async () => {
    const words = spokenWords(line);
    const [once, again] = [await synthesise(words), await synthesise(words)];
    expect(again).toEqual(once);
    expect(once.starts).not.toContain(null);
    expect(once.starts[0]).toBe(0);
  });

  it('makes a clip of the target loudness that starts at once, with a level per 50 ms', async () => {
    const { sound, entry } = await syntheticClip(line);
    expect(integratedLoudness([sound])).toBeCloseTo(VOICE_LUFS, 0);
    expect(truePeak([sound])).toBeLessThan(-3);
    expect(entry.voice).toBe('synthetic');
    expect(entry.words[0]?.[2]).toBeLessThan(80);
    const charactersASecond = line.text.length / (entry.ms / 1000);
    expect(charactersASecond).toBeGreaterThan(12);
    expect(charactersASecond).toBeLessThan(17);
    expect(entry.levels).toHaveLength(Math.ceil(entry.ms / 50));
  });
});
