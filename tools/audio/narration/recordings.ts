import { existsSync } from 'node:fs';
import path from 'node:path';
import { clipFile, type NarrationLine } from './narrationLines.ts';

/** What a recording may be, best first. */
const ENDINGS = ['.wav', '.flac', '.mp3'];

/** The person's recording of this line in `folder`, or null: <theme>/<place>-<position>.wav, .flac or .mp3. */
export function recordingOf(line: NarrationLine, folder: string): string | null {
  const files = ENDINGS.map((ending) => path.join(folder, `${clipFile(line)}${ending}`));
  return files.find((file) => existsSync(file)) ?? null;
}
