import { existsSync } from 'node:fs';
import path from 'node:path';
import { clipFile, type NarrationLine } from './narrationLines.ts';

/** File types of a recording, the preferred first. */
const ENDINGS = ['.wav', '.flac', '.mp3'];

/** Returns the human recording of this line in `folder` (<theme>/<place>-<position>.wav, .flac or .mp3), or null. */
export function recordingOf(line: NarrationLine, folder: string): string | null {
  const files = ENDINGS.map((ending) => path.join(folder, `${clipFile(line)}${ending}`));
  return files.find((file) => existsSync(file)) ?? null;
}
