import { RECORDING_MAX_BYTES } from '../limits.ts';
import type { ValidationMessage } from '../validation.ts';
import type { Part } from '../vocabulary.ts';

/** Answers by voice (decision 0086): a recording stands beside the text of one step, or in its place. */

/** The text that is posted for a step that was answered by voice alone. */
export const VOICE_ONLY_TEXT = 'Resposta por voz.';

/** What a device may record, best first: the type for MediaRecorder, and the extension of the file. */
export const RECORDING_FORMATS = [
  { mime: 'audio/webm;codecs=opus', extension: 'webm' },
  { mime: 'audio/mp4', extension: 'mp4' },
] as const;

/** The parts that are answered with texts: the training, and missions 2 and 4. */
const RECORDED_PARTS = [0, 2, 4] as const;
type RecordedPart = (typeof RECORDED_PARTS)[number];

/** Returns whether the steps of this part may have recordings. */
export function hasRecordings(part: Part): part is RecordedPart {
  return RECORDED_PARTS.some((recorded) => recorded === part);
}

/** Returns whether a recording alone answers a step of this part. The texts of mission 4 become the plan that the council reads. */
export function isVoiceEnough(part: Part | null): boolean {
  return part === 0 || part === 2;
}

/** Returns whether the text only says that the answer was given by voice. */
export function isVoiceOnly(text: string): boolean {
  return text === VOICE_ONLY_TEXT;
}

/** Returns the words that a team wrote; '' where it answered by voice alone. */
export function writtenText(text: string): string {
  return isVoiceOnly(text) ? '' : text;
}

/** Returns the file name of the recording of a step, which counts from 0. */
export function recordingName(step: number, extension: string): string {
  return `Resposta por voz ${step + 1}.${extension}`;
}

/** Checks the name and the size of a recording. */
export function validateRecording(name: string, bytes: number): ValidationMessage {
  const isKnown = RECORDING_FORMATS.some(({ extension }) => name.toLowerCase().endsWith(`.${extension}`));
  if (!isKnown) return `A gravação «${name}» não é de um tipo aceite. Tipos aceites: webm, mp4.`;
  if (bytes <= RECORDING_MAX_BYTES) return null;
  return `A gravação «${name}» tem mais de ${RECORDING_MAX_BYTES / (1024 * 1024)}\u00a0MB.`;
}

/** Returns a length as minutes and seconds: '1:05'. */
export function recordingTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;
}
