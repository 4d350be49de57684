import path from 'node:path';
import type { NarrationLine } from '../narration/narrationLines.ts';
import { clipFile } from '../narration/narrationLines.ts';
import { spokenWordCount, spokenWords } from '../narration/spokenWords.ts';
import { decode, loudnessByFfmpeg } from './ffmpeg.ts';
import { figuresOf } from './figures.ts';
import { VOICE_LUFS } from './voiceFaults.ts';

/** Measures the finished clips with ffmpeg's meter, independently of the meter used for mastering. */

type Row = { file: string; lufs: number; peakDb: number; leadMs: number; tailMs: number; wordsAMinute: number };

const COLUMNS = {
  lufs: { title: 'loudness (LUFS)', digits: 1, aim: VOICE_LUFS },
  peakDb: { title: 'true peak (dB)', digits: 1, aim: -4 },
  leadMs: { title: 'silence before (ms)', digits: 0, aim: 20 },
  tailMs: { title: 'silence after (ms)', digits: 0, aim: 0 },
  wordsAMinute: { title: 'words a minute, ring included', digits: 0, aim: 170 },
} as const;
type Column = keyof typeof COLUMNS;

const WORST = 5;

/** Returns a Markdown table of all clips in both formats, and the five of each column that are farthest from its target. */
export function measuredTable(folder: string, lines: readonly NarrationLine[]): string {
  const rows = lines.flatMap((line) => ['webm', 'm4a'].map((ending) => rowOf(folder, line, ending)));
  const columns = Object.keys(COLUMNS) as Column[];
  return [
    `| ${rows.length} files | least | median | most |`,
    '| --- | --- | --- | --- |',
    ...columns.map((column) => summary(rows, column)),
    '',
    ...columns.map((column) => worst(rows, column)),
  ].join('\n');
}

function rowOf(folder: string, line: NarrationLine, ending: string): Row {
  const name = `${clipFile(line)}.${ending}`;
  const file = path.join(folder, 'narration', name);
  const { ms, leadMs, tailMs } = figuresOf(decode(file, 1));
  const words = spokenWordCount(spokenWords(line));
  return { file: name, ...loudnessByFfmpeg(file), leadMs, tailMs, wordsAMinute: (words * 60_000) / ms };
}

function summary(rows: readonly Row[], column: Column): string {
  const { title, digits } = COLUMNS[column];
  const sorted = rows.map((row) => row[column]).sort((a, b) => a - b);
  const shares = [0, 0.5, 1].map((share) => sorted[Math.round(share * (sorted.length - 1))]?.toFixed(digits));
  return `| ${title} | ${shares.join(' | ')} |`;
}

function worst(rows: readonly Row[], column: Column): string {
  const { title, digits, aim } = COLUMNS[column];
  const far = rows.toSorted((a, b) => Math.abs(b[column] - aim) - Math.abs(a[column] - aim)).slice(0, WORST);
  return `${title}: ${far.map((row) => `${row.file} ${row[column].toFixed(digits)}`).join(', ')}`;
}
