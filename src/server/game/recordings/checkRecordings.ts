import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { SentRecording } from '#contract/fields.ts';
import { hasRecordings, validateRecording } from '#domain/game/recordings.ts';
import type { Part, Theme } from '#domain/vocabulary.ts';
import { badInput } from '#server/http/badInput.ts';
import { Refusal } from '#server/http/Refusal.ts';

/** Throws badInput for a recording of a step that the part does not have, and for two of one step. */
export function checkRecordingSteps(theme: Theme, part: Part, recordings: readonly SentRecording[]): void {
  const steps = hasRecordings(part) ? textSteps(theme, part) : 0;
  if (recordings.some(({ step }) => step >= steps)) throw badInput({ recordings: 'Há uma gravação a mais.' });
  if (new Set(recordings.map(({ step }) => step)).size < recordings.length) {
    throw badInput({ recordings: 'Cada resposta pode ter uma gravação.' });
  }
}

/** Throws wrongFileType for a file that is no recording, and fileTooLarge for one that is too large. */
export function checkRecordingFiles(files: readonly { name: string; bytes: number }[]): void {
  for (const { name, bytes } of files) {
    const message = validateRecording(name, 0);
    if (message !== null) throw new Refusal('wrongFileType', { message });
    const tooLarge = validateRecording(name, bytes);
    if (tooLarge !== null) throw new Refusal('fileTooLarge', { message: tooLarge });
  }
}

function textSteps(theme: Theme, part: 0 | 2 | 4): number {
  return part === 0 ? 1 : SOLAR_SYSTEMS[theme].levels[`level${part}`].length;
}
